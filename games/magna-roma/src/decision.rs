//! Decisions and draws, and their notation.

use std::fmt;

use ludi_engine::{Notation, NotationError};

use crate::components::TILES;
use crate::{Cell, Components, Gain, Resource};

/// One thing a player points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// `choose r07`: put the cylinder on a tile of the ring, or take a tile of the solo offer.
    Choose(u8),
    /// `place d5`: the tile goes to this cell.
    Place(Cell),
    /// `face east`: its printed north side points east, after so many quarter turns.
    Face(u8),
    /// `first coin 2`: this gain before the others.
    First(Gain),
    /// `trade`: make the trade that is offered.
    Trade,
    /// `decline`: let it go.
    Decline,
    /// `build senate c4-d5`: a monument on the block from one tile to the other; `build forum e5`.
    Build {
        /// The number of the monument.
        monument: u8,
        /// The north-west tile of the block, or the centre.
        cell: Cell,
    },
    /// `conquer africa middle`: a disc on a slot.
    Conquer {
        /// The number of the province.
        province: u8,
        /// The slot: 0 top, 1 middle, 2 bottom.
        row: u8,
    },
    /// `bless d5`: a blessing token on this tile.
    Bless(Cell),
    /// `pass`: no action, or no more blessings.
    Pass,
    /// `settle senate`: put a meeple on a monument.
    Settle(u8),
    /// `withdraw senate`: take a meeple off.
    Withdraw(u8),
}

/// One outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Draw {
    /// `tile r07`: a tile for the ring or the offer.
    Tile(u8),
    /// `monument senate`: a monument for the display.
    Monument(u8),
    /// `province africa`: a province in play.
    Province(u8),
    /// `token t1`: a trade token for the next place of the market.
    Token(u8),
    /// `objective ii-3`: a solo objective for the next line.
    Objective(u8),
    /// `first 2`: who chooses first, counted from 1.
    First(u8),
}

const FACES: [&str; 4] = ["north", "east", "south", "west"];
const ROW_NAMES: [&str; 3] = ["top", "middle", "bottom"];

/// The id of a card, or `?` and its number for a value that is none.
fn id(found: Option<&'static str>, number: u8) -> impl fmt::Display {
    fmt::from_fn(move |f| match found {
        Some(id) => f.write_str(id),
        None => write!(f, "?{number}"),
    })
}

fn word(words: &[&'static str], number: u8) -> impl fmt::Display {
    id(words.get(usize::from(number)).copied(), number)
}

fn tile_id(pack: &Components, tile: u8) -> impl fmt::Display + use<> {
    id(pack.tiles[..TILES].get(usize::from(tile)).map(|tile| tile.id), tile)
}

fn monument_id(pack: &Components, monument: u8) -> impl fmt::Display + use<> {
    id(pack.monuments.get(usize::from(monument)).map(|monument| monument.id), monument)
}

fn province_id(pack: &Components, province: u8) -> impl fmt::Display + use<> {
    id(pack.provinces.get(usize::from(province)).map(|province| province.id), province)
}

fn find<T>(list: &[T], name: &str, id: impl Fn(&T) -> &str) -> Option<u8> {
    list.iter().position(|item| id(item) == name).map(|index| index as u8)
}

fn tile(pack: &Components, name: &str) -> Result<u8, String> {
    find(&pack.tiles[..TILES], name, |tile| tile.id).ok_or_else(|| format!("no tile \"{name}\""))
}

fn monument(pack: &Components, name: &str) -> Result<u8, String> {
    find(&pack.monuments, name, |monument| monument.id)
        .ok_or_else(|| format!("no monument \"{name}\""))
}

fn province(pack: &Components, name: &str) -> Result<u8, String> {
    find(&pack.provinces, name, |province| province.id)
        .ok_or_else(|| format!("no province \"{name}\""))
}

fn cell(name: &str) -> Result<Cell, String> {
    Cell::read(name).ok_or_else(|| format!("no cell \"{name}\""))
}

fn among(words: &[&str], name: &str) -> Result<u8, String> {
    let found = words.iter().position(|word| *word == name);
    found
        .map(|index| index as u8)
        .ok_or_else(|| format!("\"{name}\" is none of {}", words.join(", ")))
}

/// A whole number without sign or leading zeros.
fn number(text: &str) -> Result<u8, String> {
    let plain = text.bytes().all(|c| c.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok().filter(|_| plain);
    number.ok_or_else(|| format!("\"{text}\" is no small number"))
}

/// `c4-d5` for a block, `e5` for the centre.
fn place(pack: &Components, monument: u8, text: &str) -> Result<Cell, String> {
    if pack.monuments[usize::from(monument)].on_centre {
        return cell(text);
    }
    let (first, last) = text.split_once('-').ok_or("expected a block such as c4-d5")?;
    let corner = cell(first)?;
    if cell(last)? == corner.across() {
        Ok(corner)
    } else {
        Err(format!("\"{text}\" is no block of two by two"))
    }
}

impl Notation<Components> for Decision {
    fn write(self, pack: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(tile) => write!(f, "choose {}", tile_id(pack, tile)),
            Self::Place(cell) => write!(f, "place {cell}"),
            Self::Face(turns) => write!(f, "face {}", word(&FACES, turns)),
            Self::First(gain) => write!(f, "first {} {}", gain.resource.id(), gain.amount),
            Self::Trade => f.write_str("trade"),
            Self::Decline => f.write_str("decline"),
            Self::Build { monument, cell } => {
                write!(f, "build {} {cell}", monument_id(pack, monument))?;
                let printed = pack.monuments.get(usize::from(monument));
                if printed.is_some_and(|printed| printed.on_centre) {
                    return Ok(());
                }
                write!(f, "-{}", cell.across())
            }
            Self::Conquer { province, row } => {
                write!(f, "conquer {} {}", province_id(pack, province), word(&ROW_NAMES, row))
            }
            Self::Bless(cell) => write!(f, "bless {cell}"),
            Self::Pass => f.write_str("pass"),
            Self::Settle(monument) => write!(f, "settle {}", monument_id(pack, monument)),
            Self::Withdraw(monument) => write!(f, "withdraw {}", monument_id(pack, monument)),
        }
    }

    fn read(pack: &Components, text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        let decision = match words.as_slice() {
            ["choose", name] => tile(pack, name).map(Self::Choose),
            ["place", name] => cell(name).map(Self::Place),
            ["face", name] => among(&FACES, name).map(Self::Face),
            ["first", resource, amount] => among(&Resource::ALL.map(Resource::id), resource)
                .and_then(|resource| {
                    let resource = Resource::ALL[usize::from(resource)];
                    Ok(Self::First(Gain { resource, amount: number(amount)? }))
                }),
            ["trade"] => Ok(Self::Trade),
            ["decline"] => Ok(Self::Decline),
            ["build", name, at] => monument(pack, name).and_then(|monument| {
                Ok(Self::Build { monument, cell: place(pack, monument, at)? })
            }),
            ["conquer", name, row] => province(pack, name)
                .and_then(|province| Ok(Self::Conquer { province, row: among(&ROW_NAMES, row)? })),
            ["bless", name] => cell(name).map(Self::Bless),
            ["pass"] => Ok(Self::Pass),
            ["settle", name] => monument(pack, name).map(Self::Settle),
            ["withdraw", name] => monument(pack, name).map(Self::Withdraw),
            _ => Err("no decision of Magna Roma".to_owned()),
        };
        decision.map_err(|problem| NotationError::new(text, problem))
    }
}

impl Notation<Components> for Draw {
    fn write(self, pack: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(tile) => write!(f, "tile {}", tile_id(pack, tile)),
            Self::Monument(monument) => write!(f, "monument {}", monument_id(pack, monument)),
            Self::Province(province) => write!(f, "province {}", province_id(pack, province)),
            Self::Token(token) => {
                let found = pack.tokens.get(usize::from(token)).map(|token| token.id);
                write!(f, "token {}", id(found, token))
            }
            Self::Objective(objective) => {
                let found = pack.objectives.get(usize::from(objective));
                write!(f, "objective {}", id(found.map(|objective| objective.id), objective))
            }
            Self::First(seat) => write!(f, "first {}", u16::from(seat) + 1),
        }
    }

    fn read(pack: &Components, text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        let draw = match words.as_slice() {
            ["tile", name] => tile(pack, name).map(Self::Tile),
            ["monument", name] => monument(pack, name).map(Self::Monument),
            ["province", name] => province(pack, name).map(Self::Province),
            ["token", name] => find(&pack.tokens, name, |token| token.id)
                .map(Self::Token)
                .ok_or_else(|| format!("no token \"{name}\"")),
            ["objective", name] => find(&pack.objectives, name, |objective| objective.id)
                .map(Self::Objective)
                .ok_or_else(|| format!("no objective \"{name}\"")),
            ["first", seat] => number(seat).and_then(|seat| {
                seat.checked_sub(1).map(Self::First).ok_or_else(|| "seats count from 1".to_owned())
            }),
            _ => Err("no draw of Magna Roma".to_owned()),
        };
        draw.map_err(|problem| NotationError::new(text, problem))
    }
}
