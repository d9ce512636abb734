//! How the things of the game are said: gains, tiles, monuments, provinces, objectives.

use ludi_engine::{Phrase, Value};

use crate::cell::{SIDES, Side};
use crate::components::{Aim, Line, Sets, TILES, Tile, Token, Worth};
use crate::{Cell, Colour, Decision, Edges, Gain, Icon, MagnaRoma, Resource};

/// The name of a colour.
pub const fn colour(colour: Colour) -> Phrase {
    Phrase::new(["colour-red", "colour-purple", "colour-brown"][colour as usize])
}

/// The name of an icon.
pub const fn icon(icon: Icon) -> Phrase {
    Phrase::new(["icon-mask", "icon-lyre", "icon-column"][icon as usize])
}

/// The symbol that pays a resource.
pub const fn symbol(resource: Resource) -> Phrase {
    Phrase::new(match resource {
        Resource::Legion => "symbol-military",
        Resource::Faith => "symbol-pantheon",
        Resource::Luxury => "symbol-market",
        Resource::Vp => "symbol-prestige",
        Resource::Coin => "symbol-coin",
        Resource::Population => "symbol-population",
    })
}

/// `2 coins`.
pub fn gain(gain: Gain) -> Phrase {
    let id = match gain.resource {
        Resource::Legion => "gain-legion",
        Resource::Faith => "gain-faith",
        Resource::Luxury => "gain-luxury",
        Resource::Vp => "gain-vp",
        Resource::Coin => "gain-coin",
        Resource::Population => "gain-population",
    };
    Phrase::new(id).with("n", gain.amount)
}

/// Gains as a list; `nothing` if there are none.
pub fn gains(gains: &[Gain]) -> Vec<Phrase> {
    if gains.is_empty() {
        return vec![Phrase::new("gain-nothing")];
    }
    gains.iter().copied().map(gain).collect()
}

/// Where a cell lies, seen from the centre of its city: `2 above and 1 left of the centre`.
pub fn spot(cell: Cell) -> Phrase {
    let (down, right) = from_centre(cell);
    let id = match (down.signum(), right.signum()) {
        (0, 0) => return Phrase::new("spot-centre"),
        (-1, 0) => "spot-above",
        (1, 0) => "spot-below",
        (0, -1) => "spot-left",
        (0, 1) => "spot-right",
        (-1, -1) => "spot-above-left",
        (-1, _) => "spot-above-right",
        (_, -1) => "spot-below-left",
        _ => "spot-below-right",
    };
    Phrase::new(id).with("n", down.unsigned_abs()).with("aside", right.unsigned_abs())
}

/// Where the four tiles lie whose north-west one is on a cell: `2 to 3 above and 0 to 1 left of the
/// centre`.
pub fn block(cell: Cell) -> Phrase {
    let (down, right) = from_centre(cell);
    let id = match (down < 0, right < 0) {
        (true, true) => "block-above-left",
        (true, false) => "block-above-right",
        (false, true) => "block-below-left",
        (false, false) => "block-below-right",
    };
    let ends = |first: i8| {
        let (one, other) = (first.unsigned_abs(), (first + 1).unsigned_abs());
        (one.min(other), one.max(other))
    };
    let ((near, far), (beside, out)) = (ends(down), ends(right));
    Phrase::new(id).with("near", near).with("far", far).with("beside", beside).with("out", out)
}

/// How many rows below and columns to the right of the centre a cell lies.
fn from_centre(cell: Cell) -> (i8, i8) {
    let from = |line: u8, centre: u8| line as i8 - centre as i8;
    (from(cell.row(), Cell::CENTRE.row()), from(cell.column(), Cell::CENTRE.column()))
}

/// On which side of a tile something lies.
pub const fn side(side: Side) -> Phrase {
    Phrase::new(["side-above", "side-right", "side-below", "side-left"][side as usize & 3])
}

/// What a token exchanges.
pub fn token(token: &Token) -> Phrase {
    Phrase::new("token").with("give", gains(&token.give)).with("get", gains(&token.get))
}

/// What a monument scores.
pub fn worth(worth: &Worth) -> Phrase {
    match worth {
        Worth::Fixed(vp) => Phrase::new("worth-fixed").with("vp", *vp),
        Worth::ByPopulation(vp) => {
            let steps: Vec<String> = vp.iter().map(u8::to_string).collect();
            Phrase::new("worth-population").with("vp", steps.join("/")).with("most", vp.len())
        }
        Worth::PerColour(counted, vp) => {
            Phrase::new("worth-colour").with("vp", *vp).with("colour", colour(*counted))
        }
        Worth::PerIcon(counted, vp) => {
            Phrase::new("worth-icon").with("vp", *vp).with("icon", icon(*counted))
        }
    }
}

/// What a province counts.
pub fn sets(sets: Sets) -> Phrase {
    match sets {
        Sets::Districts(counted) => Phrase::new("sets-districts").with("colour", colour(counted)),
        Sets::Icons([2, 0, 0]) => Phrase::new("sets-masks"),
        Sets::Icons([0, 2, 0]) => Phrase::new("sets-lyres"),
        Sets::Icons([0, 0, 2]) => Phrase::new("sets-columns"),
        Sets::Icons(needed) => {
            let mut icons = Vec::new();
            for (kind, count) in Icon::ALL.into_iter().zip(needed) {
                for _ in 0..count {
                    icons.push(icon(kind));
                }
            }
            Phrase::new("sets-icons").with("icons", icons)
        }
    }
}

/// What an objective asks.
pub fn aim(aim: Aim) -> Phrase {
    match aim {
        Aim::Icons(needed) => {
            let icons = Icon::ALL.into_iter().zip(needed).filter(|(_, needed)| *needed);
            let icons: Vec<Phrase> = icons.map(|(kind, _)| icon(kind)).collect();
            Phrase::new("aim-icons").with("icons", icons)
        }
        Aim::AllColours => Phrase::new("aim-all-colours"),
        Aim::Blessings(n) => Phrase::new("aim-blessings").with("n", n),
        Aim::NoIcons => Phrase::new("aim-no-icons"),
        Aim::Stars(n) => Phrase::new("aim-stars").with("n", n),
        Aim::OneColour(n) => Phrase::new("aim-one-colour").with("n", n),
        Aim::NoEqualNeighbours => Phrase::new("aim-no-equal-neighbours"),
        Aim::OneIcon(n) => Phrase::new("aim-one-icon").with("n", n),
        Aim::Monuments(n) => Phrase::new("aim-monuments").with("n", n),
    }
}

/// `upper row`, `column 2 from the left`.
pub fn line(line: &Line) -> Phrase {
    let id = if line.is_row { "line-row" } else { "line-column" };
    Phrase::new(id).with("number", line.number)
}

/// A slot of a province.
pub(super) fn slot(row: u8) -> Phrase {
    Phrase::new(match row {
        0 => "slot-top",
        1 => "slot-middle",
        _ => "slot-bottom",
    })
}

/// The marks of the halves on a tile, clockwise from the north.
pub(super) fn marks(game: &MagnaRoma, edges: Edges) -> [&'static str; 4] {
    SIDES.map(|side| mark(game, edges.half(side)))
}

fn mark(game: &MagnaRoma, half: u8) -> &'static str {
    match half {
        0 => "·",
        half => game.pack.0.halves[usize::from(half) - 1].mark,
    }
}

/// What lies on a side of a tile.
fn half(game: &MagnaRoma, half: u8) -> Value {
    match half {
        0 => Phrase::new("half-none").into(),
        half => game.pack.0.halves[usize::from(half) - 1].name.into(),
    }
}

/// A tile with all that is printed on it.
pub fn tile(game: &MagnaRoma, tile: u8) -> Phrase {
    turned_tile(game, tile, 0)
}

/// A tile as it lies after quarter turns, with all that is printed on it.
pub fn turned_tile(game: &MagnaRoma, tile: u8, turns: u8) -> Phrase {
    let Some(printed) = game.pack.0.tiles[..TILES].get(usize::from(tile)) else {
        return Phrase::new("tile-none");
    };
    let edges = printed.edges.turned(turns);
    let [north, east, south, west] = SIDES.map(|side| half(game, edges.half(side)));
    let sides = Phrase::new("edges").with("north", north).with("east", east);
    let mut features = features(printed);
    features.push(sides.with("south", south).with("west", west));
    Phrase::new("tile").with("kind", kind(printed.colour)).with("features", features)
}

/// A tile by what one sees first: its colour, its stars and icons.
pub(super) fn tile_in_brief(game: &MagnaRoma, tile: u8) -> Phrase {
    let Some(printed) = game.pack.0.tiles[..TILES].get(usize::from(tile)) else {
        return Phrase::new("tile-none");
    };
    let features = features(printed);
    if features.is_empty() {
        return kind(printed.colour);
    }
    Phrase::new("tile").with("kind", kind(printed.colour)).with("features", features)
}

/// A tile in little space, by the name it has in a drawing of text, its halves as marks.
pub(super) fn tile_in_marks(game: &MagnaRoma, tile: u8) -> Phrase {
    let Some(printed) = game.pack.0.tiles[..TILES].get(usize::from(tile)) else {
        return Phrase::new("tile-none");
    };
    let mut shown = Vec::from_iter(printed.colour.map(colour));
    shown.extend(features(printed));
    shown.push(Phrase::new("edges-marks").with("marks", marks(game, printed.edges).join(" ")));
    Phrase::new("tile-marks").with("id", printed.id.to_owned()).with("features", shown)
}

/// What the action of a turn is called in its sentence; `None` for decisions that are no action.
pub fn action(game: &MagnaRoma, decision: Decision) -> Option<Phrase> {
    Some(match decision {
        Decision::Build { monument, .. } => {
            Phrase::new("deed-build").with("monument", monument_name(game, monument))
        }
        Decision::Conquer { province, .. } => {
            Phrase::new("deed-conquer").with("province", province_name(game, province))
        }
        Decision::Bless(_) => Phrase::new("deed-bless").with("n", 1),
        _ => return None,
    })
}

/// `red tile`.
const fn kind(colour: Option<Colour>) -> Phrase {
    Phrase::new(match colour {
        Some(Colour::Red) => "tile-red",
        Some(Colour::Purple) => "tile-purple",
        Some(Colour::Brown) => "tile-brown",
        None => "tile-plain",
    })
}

/// The stars and icons of a tile.
fn features(printed: &Tile) -> Vec<Phrase> {
    let mut features = Vec::new();
    for (star, n) in Colour::ALL.into_iter().zip(printed.stars).filter(|(_, n)| *n > 0) {
        features.push(if printed.colour == Some(star) {
            Phrase::new("stars").with("n", n)
        } else {
            Phrase::new("stars-of").with("n", n).with("colour", colour(star))
        });
    }
    features.extend(printed.icons().map(icon));
    features
}

pub(super) fn monument_name(game: &MagnaRoma, monument: u8) -> Value {
    match game.pack.0.monuments.get(usize::from(monument)) {
        Some(printed) => printed.name.into(),
        None => format!("?{monument}").into(),
    }
}

pub(super) fn province_name(game: &MagnaRoma, province: u8) -> Value {
    match game.pack.0.provinces.get(usize::from(province)) {
        Some(printed) => printed.name.into(),
        None => format!("?{province}").into(),
    }
}
