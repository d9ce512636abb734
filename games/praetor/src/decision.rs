//! What a player can point at, what chance can turn over, and how both are written.

use std::fmt;

use ludi_engine::{NotationError, Seat};

use crate::components::{BoardId, Components, Good, TileId, WallId};

/// One thing a player points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// `take gold_mine_1`: AMB-39, claim a Gold Mine at the beginning.
    Take(TileId),
    /// `build curia_1`: PR-070, build an Available City Tile.
    Build(TileId),
    /// `activate curia_1`: PR-080, put a Worker on an activation area.
    Activate(TileId),
    /// `camp labor_camp_1`: PR-123, pay a Labor Camp to use a Retired Worker.
    Camp(TileId),
    /// `pass`: PR-064.
    Pass,
    /// `worker 3`: the Active Worker with this experience does it.
    Worker(u8),
    /// `at 2 -1`: PR-072, the tile is built on this cell, east and north counted.
    At(i8, i8),
    /// `turn 90`: PR-072, the tile is turned clockwise; here in quarter turns.
    Turn(u8),
    /// `buy wood`: PR-116, one lot.
    Buy(Good),
    /// `sell wood`: PR-116, one lot.
    Sell(Good),
    /// `done`: no more trades.
    Done,
    /// `forge 2`: PR-105, so many units.
    Forge(u8),
    /// `fulfil wall_3`: PR-118.
    Fulfil(WallId),
    /// `academy academy`: PR-132, Novices skip the second level.
    Academy(TileId),
    /// `no academy`: PR-131, they do not.
    NoAcademy,
    /// `recruit`: PR-147.
    Recruit,
    /// `no recruit`: PR-147.
    NoRecruit,
}

/// One outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Draw {
    /// `city curia_1`: a tile is turned over from the City deck.
    City(TileId),
    /// `wall wall_3`: a tile is turned over from the Wall deck.
    Wall(WallId),
    /// `board b2`: AMB-40, the next seat without a board gets this side.
    Board(BoardId),
    /// `rome 2`: AMB-38, the player in this seat visited Rome last.
    Rome(Seat),
}

fn tile(pack: &Components, tile: TileId) -> &'static str {
    pack.tile(tile).map_or("?", |tile| tile.id)
}

fn wall(pack: &Components, wall: WallId) -> &'static str {
    pack.walls.get(wall.index()).map_or("?", |wall| wall.id)
}

/// Writes a decision.
pub(crate) fn write(
    pack: &Components,
    decision: Decision,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match decision {
        Decision::Take(id) => write!(f, "take {}", tile(pack, id)),
        Decision::Build(id) => write!(f, "build {}", tile(pack, id)),
        Decision::Activate(id) => write!(f, "activate {}", tile(pack, id)),
        Decision::Camp(id) => write!(f, "camp {}", tile(pack, id)),
        Decision::Pass => f.write_str("pass"),
        Decision::Worker(experience) => write!(f, "worker {experience}"),
        Decision::At(x, y) => write!(f, "at {x} {y}"),
        Decision::Turn(quarters) => write!(f, "turn {}", u16::from(quarters) * 90),
        Decision::Buy(good) => write!(f, "buy {}", good.word()),
        Decision::Sell(good) => write!(f, "sell {}", good.word()),
        Decision::Done => f.write_str("done"),
        Decision::Forge(amount) => write!(f, "forge {amount}"),
        Decision::Fulfil(id) => write!(f, "fulfil {}", wall(pack, id)),
        Decision::Academy(id) => write!(f, "academy {}", tile(pack, id)),
        Decision::NoAcademy => f.write_str("no academy"),
        Decision::Recruit => f.write_str("recruit"),
        Decision::NoRecruit => f.write_str("no recruit"),
    }
}

/// Reads what [`write`] writes, and nothing else.
pub(crate) fn read(pack: &Components, text: &str) -> Result<Decision, NotationError> {
    let error = |problem: &str| NotationError::new(text, problem);
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let tile = || pack.tile_by_id(rest).ok_or_else(|| error("there is no such tile"));
    let good = || Good::from_word(rest).ok_or_else(|| error("there is no such good"));
    let number = || rest.parse::<u8>().map_err(|_| error("expected a number"));
    let decision = match verb {
        "take" => Decision::Take(tile()?),
        "build" => Decision::Build(tile()?),
        "activate" => Decision::Activate(tile()?),
        "camp" => Decision::Camp(tile()?),
        "academy" => Decision::Academy(tile()?),
        "worker" => Decision::Worker(number()?),
        "forge" => Decision::Forge(number()?),
        "buy" => Decision::Buy(good()?),
        "sell" => Decision::Sell(good()?),
        "fulfil" => Decision::Fulfil(
            pack.wall_by_id(rest).ok_or_else(|| error("there is no such wall tile"))?,
        ),
        "at" => {
            let place =
                rest.split_once(' ').and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
            let (x, y) = place.ok_or_else(|| error("expected two numbers, east and north"))?;
            Decision::At(x, y)
        }
        "turn" => Decision::Turn(match rest {
            "0" => 0,
            "90" => 1,
            "180" => 2,
            "270" => 3,
            _ => return Err(error("a tile is turned by 0, 90, 180 or 270")),
        }),
        "pass" => Decision::Pass,
        "done" => Decision::Done,
        "recruit" => Decision::Recruit,
        "no" if rest == "academy" => Decision::NoAcademy,
        "no" if rest == "recruit" => Decision::NoRecruit,
        _ => return Err(error("no such decision")),
    };
    // One way to write each decision: no leading zeros, plus signs or spare words.
    let written = fmt::from_fn(|f| write(pack, decision, f)).to_string();
    if written == text { Ok(decision) } else { Err(error(&format!("is written \"{written}\""))) }
}

/// Writes a draw.
pub(crate) fn write_draw(pack: &Components, draw: Draw, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match draw {
        Draw::City(id) => write!(f, "city {}", tile(pack, id)),
        Draw::Wall(id) => write!(f, "wall {}", wall(pack, id)),
        Draw::Board(id) => {
            write!(f, "board {}", pack.boards.get(id.index()).map_or("?", |board| board.id))
        }
        Draw::Rome(seat) => write!(f, "rome {seat}"),
    }
}

/// Reads what [`write_draw`] writes, and nothing else.
pub(crate) fn read_draw(pack: &Components, text: &str) -> Result<Draw, NotationError> {
    let error = |problem: &str| NotationError::new(text, problem);
    let draw = match text.split_once(' ') {
        Some(("city", id)) => pack.tile_by_id(id).map(Draw::City),
        Some(("wall", id)) => pack.wall_by_id(id).map(Draw::Wall),
        Some(("board", id)) => pack.board_by_id(id).map(Draw::Board),
        Some(("rome", seat)) => match seat {
            "1" | "2" | "3" | "4" | "5" => Some(Draw::Rome(Seat(seat.as_bytes()[0] - b'1'))),
            _ => None,
        },
        _ => return Err(error("expected city, wall, board or rome")),
    };
    draw.ok_or_else(|| error("there is no such tile, board or seat"))
}
