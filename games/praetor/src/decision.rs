//! What a player can point at, what chance can turn over, and how both are written.

use std::fmt;

use ludi_engine::{Notation, NotationError, Seat};

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

impl Notation<Components> for Decision {
    fn write(self, pack: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(id) => write!(f, "take {}", tile(pack, id)),
            Self::Build(id) => write!(f, "build {}", tile(pack, id)),
            Self::Activate(id) => write!(f, "activate {}", tile(pack, id)),
            Self::Camp(id) => write!(f, "camp {}", tile(pack, id)),
            Self::Pass => f.write_str("pass"),
            Self::Worker(experience) => write!(f, "worker {experience}"),
            Self::At(x, y) => write!(f, "at {x} {y}"),
            Self::Turn(quarters) => write!(f, "turn {}", u16::from(quarters) * 90),
            Self::Buy(good) => write!(f, "buy {}", good.word()),
            Self::Sell(good) => write!(f, "sell {}", good.word()),
            Self::Done => f.write_str("done"),
            Self::Forge(amount) => write!(f, "forge {amount}"),
            Self::Fulfil(id) => write!(f, "fulfil {}", wall(pack, id)),
            Self::Academy(id) => write!(f, "academy {}", tile(pack, id)),
            Self::NoAcademy => f.write_str("no academy"),
            Self::Recruit => f.write_str("recruit"),
            Self::NoRecruit => f.write_str("no recruit"),
        }
    }

    fn read(pack: &Components, text: &str) -> Result<Self, NotationError> {
        let error = |problem: &str| NotationError::new(text, problem);
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let tile = || pack.tile_by_id(rest).ok_or_else(|| error("there is no such tile"));
        let good = || Good::from_word(rest).ok_or_else(|| error("there is no such good"));
        let number = || rest.parse::<u8>().map_err(|_| error("expected a number"));
        let decision = match verb {
            "take" => Self::Take(tile()?),
            "build" => Self::Build(tile()?),
            "activate" => Self::Activate(tile()?),
            "camp" => Self::Camp(tile()?),
            "academy" => Self::Academy(tile()?),
            "worker" => Self::Worker(number()?),
            "forge" => Self::Forge(number()?),
            "buy" => Self::Buy(good()?),
            "sell" => Self::Sell(good()?),
            "fulfil" => Self::Fulfil(
                pack.wall_by_id(rest).ok_or_else(|| error("there is no such wall tile"))?,
            ),
            "at" => {
                let place = rest
                    .split_once(' ')
                    .and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
                let (x, y) = place.ok_or_else(|| error("expected two numbers, east and north"))?;
                Self::At(x, y)
            }
            "turn" => Self::Turn(match rest {
                "0" => 0,
                "90" => 1,
                "180" => 2,
                "270" => 3,
                _ => return Err(error("a tile is turned by 0, 90, 180 or 270")),
            }),
            "pass" => Self::Pass,
            "done" => Self::Done,
            "recruit" => Self::Recruit,
            "no" if rest == "academy" => Self::NoAcademy,
            "no" if rest == "recruit" => Self::NoRecruit,
            _ => return Err(error("no such decision")),
        };
        // One way to write each decision: no leading zeros, plus signs or spare words.
        let written = decision.notation(pack).to_string();
        if written == text {
            Ok(decision)
        } else {
            Err(error(&format!("is written \"{written}\"")))
        }
    }
}

impl Notation<Components> for Draw {
    fn write(self, pack: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::City(id) => write!(f, "city {}", tile(pack, id)),
            Self::Wall(id) => write!(f, "wall {}", wall(pack, id)),
            Self::Board(id) => {
                write!(f, "board {}", pack.boards.get(id.index()).map_or("?", |board| board.id))
            }
            Self::Rome(seat) => write!(f, "rome {seat}"),
        }
    }

    fn read(pack: &Components, text: &str) -> Result<Self, NotationError> {
        let error = |problem: &str| NotationError::new(text, problem);
        let draw = match text.split_once(' ') {
            Some(("city", id)) => pack.tile_by_id(id).map(Self::City),
            Some(("wall", id)) => pack.wall_by_id(id).map(Self::Wall),
            Some(("board", id)) => pack.board_by_id(id).map(Self::Board),
            Some(("rome", seat)) => match seat {
                "1" | "2" | "3" | "4" | "5" => Some(Self::Rome(Seat(seat.as_bytes()[0] - b'1'))),
                _ => None,
            },
            _ => return Err(error("expected city, wall, board or rome")),
        };
        draw.ok_or_else(|| error("there is no such tile, board or seat"))
    }
}
