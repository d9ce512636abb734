//! Decisions and draws, and how they are written.

use std::fmt;

use ludi_engine::{Notation, NotationError, Seat};

use crate::Purpose;
use crate::components::{Components, Spot};
use crate::vocabulary::{Attribute, Citizen, Cohort, Gladiator, Piece, words};

/// One thing a player points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// HW-031: this card becomes the path card, the other one the prospect card.
    Path(u8),
    /// HW-037, HW-078: fill a box of this attribute.
    Attribute(Attribute),
    /// HW-051: fill a box of this cohort.
    Cohort(Cohort),
    /// HW-053: Mining & Foresting.
    Mine,
    /// HW-055: Wall Guard.
    Guard,
    /// HW-057: Cippi.
    Cippi,
    /// HW-058: Wall.
    Wall,
    /// HW-059: Fort, paid with this piece.
    Fort(Piece),
    /// Build a building.
    Build(u8),
    /// HW-082: build a landmark.
    Landmark(u8),
    /// HW-072: train a Builder.
    Train,
    /// HW-081: an exchange at the Forum.
    Forum(u8),
    /// HW-091: a citizen.
    Citizen(Citizen),
    /// HW-101: a trade good into a box of the Market.
    Good {
        /// The box, from 0.
        place: u8,
        /// Where it is bought.
        source: Source,
    },
    /// HW-111: a performance, by its box from 0.
    Perform(u8),
    /// HW-116: train a gladiator.
    Gladiator {
        /// Which one.
        which: Gladiator,
        /// The piece that pays.
        pay: Piece,
    },
    /// HW-117: a gladiator fights.
    Battle(Gladiator),
    /// HW-125: fill a temple box, paid with this piece.
    Temple(Piece),
    /// HW-131: a bribe, by its box from 0.
    Bribe(u8),
    /// HW-134: a ruling in a column.
    Ruling(Cohort),
    /// HW-140: a diplomat for a cohort.
    Diplomat(Cohort),
    /// HW-142: a scout with the pattern of this card.
    Scout(Source),
    /// HW-144: lay the pattern on the map.
    Map {
        /// The card it comes from.
        source: Source,
        /// Where and how.
        spot: Spot,
    },
    /// HW-154: spend a Favour on an attack against a cohort.
    Favour {
        /// The cohort.
        cohort: Cohort,
        /// Whose Favour.
        from: Patron,
    },
    /// AMB-43: spend no further Favour.
    Accept,
    /// HW-043: no further action this year.
    Finish,
}

words! {
    /// Where a trade good or a pattern comes from.
    Source {
        /// The own prospect card.
        Own = "own",
        /// The neighbour to the left, who sits next in clockwise order.
        Left = "left",
        /// The neighbour to the right.
        Right = "right",
        /// The first neutral card.
        Neutral1 = "neutral_1",
        /// The second neutral card.
        Neutral2 = "neutral_2",
        /// The Fate deck.
        Deck = "deck",
    }
}

words! {
    /// HW-154: who grants a Favour.
    Patron {
        /// A temple, against any attack.
        Temple = "temple",
        /// The diplomat of the attacked cohort.
        Diplomat = "diplomat",
    }
}

/// One outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Draw {
    /// A Fate card is turned over.
    Fate(u8),
    /// HW-031: a seat draws one of its player cards.
    Deal(Seat, u8),
    /// HW-171: a neutral card is turned up.
    Neutral(u8),
}

/// A card or building that the pack does not have.
const UNKNOWN: &str = "?";

fn card_id(pack: &Components, card: u8) -> &'static str {
    pack.cards.get(usize::from(card)).map_or(UNKNOWN, |card| card.id)
}

impl Decision {
    /// What a Fate card is turned over for to carry this out.
    pub(crate) const fn purpose(self) -> Option<Purpose> {
        match self {
            Self::Good { place, source: Source::Deck } => Some(Purpose::Good(place)),
            Self::Battle(which) => Some(Purpose::Battle(which)),
            _ => None,
        }
    }
}

impl Notation<Components> for Decision {
    fn write(self, pack: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Path(card) => write!(f, "path {}", card_id(pack, card)),
            Self::Attribute(attribute) => write!(f, "attribute {}", attribute.id()),
            Self::Cohort(cohort) => write!(f, "cohort {}", cohort.id()),
            Self::Mine => f.write_str("mine"),
            Self::Guard => f.write_str("guard"),
            Self::Cippi => f.write_str("cippi"),
            Self::Wall => f.write_str("wall"),
            Self::Fort(piece) => write!(f, "fort {}", piece.id()),
            Self::Build(building) => {
                let building = pack.buildings.get(usize::from(building));
                write!(f, "build {}", building.map_or(UNKNOWN, |building| building.id))
            }
            Self::Landmark(landmark) => {
                let landmark = pack.landmarks.get(usize::from(landmark));
                write!(f, "landmark {}", landmark.map_or(UNKNOWN, |landmark| landmark.id))
            }
            Self::Train => f.write_str("train"),
            Self::Forum(exchange) => match pack.exchanges.get(usize::from(exchange)) {
                Some(exchange) => {
                    let [first, second] = exchange.give;
                    write!(f, "forum {} {} for {}", first.id(), second.id(), exchange.get.id())
                }
                None => write!(f, "forum {UNKNOWN}"),
            },
            Self::Citizen(citizen) => write!(f, "citizen {}", citizen.id()),
            Self::Good { place, source } => {
                write!(f, "good {} from {}", u16::from(place) + 1, source.id())
            }
            Self::Perform(place) => write!(f, "perform {}", u16::from(place) + 1),
            Self::Gladiator { which, pay } => write!(f, "gladiator {} {}", which.id(), pay.id()),
            Self::Battle(which) => write!(f, "battle {}", which.id()),
            Self::Temple(piece) => write!(f, "temple {}", piece.id()),
            Self::Bribe(place) => write!(f, "bribe {}", u16::from(place) + 1),
            Self::Ruling(column) => write!(f, "ruling {}", column.id()),
            Self::Diplomat(cohort) => write!(f, "diplomat {}", cohort.id()),
            Self::Scout(source) => write!(f, "scout {}", source.id()),
            Self::Map { source, spot } => write!(f, "map {} {spot}", source.id()),
            Self::Favour { cohort, from } => write!(f, "favour {} {}", from.id(), cohort.id()),
            Self::Accept => f.write_str("accept"),
            Self::Finish => f.write_str("finish"),
        }
    }

    fn read(pack: &Components, text: &str) -> Result<Self, NotationError> {
        Self::parse(pack, text).ok_or_else(|| NotationError::new(text, "is no decision"))
    }
}

impl Decision {
    fn parse(pack: &Components, text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').take(8).collect();
        Some(match *words.as_slice() {
            ["path", card] => Self::Path(pack.card(card)?),
            ["attribute", attribute] => Self::Attribute(Attribute::from_id(attribute)?),
            ["cohort", cohort] => Self::Cohort(Cohort::from_id(cohort)?),
            ["mine"] => Self::Mine,
            ["guard"] => Self::Guard,
            ["cippi"] => Self::Cippi,
            ["wall"] => Self::Wall,
            ["fort", piece] => Self::Fort(Piece::from_id(piece)?),
            ["build", building] => Self::Build(pack.building(building)?),
            ["landmark", landmark] => Self::Landmark(pack.landmark(landmark)?),
            ["train"] => Self::Train,
            ["forum", first, second, "for", get] => {
                let give = [Piece::from_id(first)?, Piece::from_id(second)?];
                let get = Piece::from_id(get)?;
                let index = pack.exchanges.iter().position(|e| e.give == give && e.get == get)?;
                Self::Forum(index as u8)
            }
            ["citizen", citizen] => Self::Citizen(Citizen::from_id(citizen)?),
            ["good", place, "from", source] => {
                Self::Good { place: place_from(place)?, source: Source::from_id(source)? }
            }
            ["perform", place] => Self::Perform(place_from(place)?),
            ["gladiator", which, pay] => {
                Self::Gladiator { which: Gladiator::from_id(which)?, pay: Piece::from_id(pay)? }
            }
            ["battle", which] => Self::Battle(Gladiator::from_id(which)?),
            ["temple", piece] => Self::Temple(Piece::from_id(piece)?),
            ["bribe", place] => Self::Bribe(place_from(place)?),
            ["ruling", column] => Self::Ruling(Cohort::from_id(column)?),
            ["diplomat", cohort] => Self::Diplomat(Cohort::from_id(cohort)?),
            ["scout", source] => Self::Scout(Source::from_id(source)?),
            ["map", source, ref spot @ ..] => {
                Self::Map { source: Source::from_id(source)?, spot: spot_from(spot)? }
            }
            ["favour", from, cohort] => {
                Self::Favour { cohort: Cohort::from_id(cohort)?, from: Patron::from_id(from)? }
            }
            ["accept"] => Self::Accept,
            ["finish"] => Self::Finish,
            _ => return None,
        })
    }
}

/// A number as it is written: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|c| c.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain)
}

/// A box counted from 1.
fn place_from(text: &str) -> Option<u8> {
    Some(number(text)? - 1)
}

/// `r2c3`, then `rot90`, `rot180` or `rot270`, then `flip`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)?;
        if self.turns() > 0 {
            write!(f, " rot{}", 90 * u16::from(self.turns()))?;
        }
        if self.mirrored() { f.write_str(" flip") } else { Ok(()) }
    }
}

fn spot_from(words: &[&str]) -> Option<Spot> {
    let (corner, rest) = words.split_first()?;
    let (row, column) = corner.strip_prefix('r')?.split_once('c')?;
    let (turns, rest) = match rest {
        ["rot90", rest @ ..] => (1, rest),
        ["rot180", rest @ ..] => (2, rest),
        ["rot270", rest @ ..] => (3, rest),
        rest => (0, rest),
    };
    let mirrored = match rest {
        [] => false,
        ["flip"] => true,
        _ => return None,
    };
    Spot::new(place_from(row)?, place_from(column)?, turns, mirrored)
}

impl Notation<Components> for Draw {
    fn write(self, pack: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fate(card) => write!(f, "fate {}", u16::from(card) + 1),
            Self::Deal(seat, card) => write!(f, "deal {} to {seat}", card_id(pack, card)),
            Self::Neutral(card) => write!(f, "neutral {}", card_id(pack, card)),
        }
    }

    fn read(pack: &Components, text: &str) -> Result<Self, NotationError> {
        Self::parse(pack, text).ok_or_else(|| NotationError::new(text, "is no draw"))
    }
}

impl Draw {
    fn parse(pack: &Components, text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').take(5).collect();
        match *words.as_slice() {
            ["fate", card] => {
                place_from(card).filter(|card| usize::from(*card) < pack.fate.len()).map(Self::Fate)
            }
            ["deal", card, "to", seat] => {
                Some(Self::Deal(Seat(place_from(seat)?), pack.card(card)?))
            }
            ["neutral", card] => pack.card(card).map(Self::Neutral),
            _ => None,
        }
    }
}
