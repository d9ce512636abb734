//! Decisions and draws, and how they are written.

use std::fmt;

use ludi_engine::{Notation, NotationError, Seat};

use crate::components::{Building, Components, FIRST_APPRENTICE, Hand, SEATS, Tool, University};

/// One thing a player points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// Open a site: `open lighthouse`.
    Open(Building),
    /// Recruit a worker: `recruit master_2`.
    Recruit(Hand),
    /// Buy a slave: `buy slave_3`.
    BuySlave(Hand),
    /// Buy a tool: `buy mallet`.
    BuyTool(Tool),
    /// Take a loan: `loan`.
    Loan,
    /// Choose a university: `university stone`. Then comes [`Decision::Teach`].
    University(University),
    /// Choose who studies there: `teach master_2`.
    Teach(Hand),
    /// Free a slave: `free slave_3`.
    Free(Hand),
    /// Choose a hand to be sent: `send master_2`. Then comes [`Decision::To`].
    Send(Hand),
    /// Choose the site it goes to: `to lighthouse`.
    To(Building),
    /// Give it a tool: `with mallet`.
    With(Tool),
    /// Give it no tool: `bare`.
    Bare,
    /// Exchange 1, 2 or 3 actions for sesterces: `coins 2`.
    Coins(u8),
    /// Repay a loan: `repay`.
    Repay,
    /// End the turn: `end`.
    End,
    /// Free and repay nothing more at final scoring: `done`.
    Done,
}

/// One outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Draw {
    /// Who plays first, counted from 1: `first 2`.
    First(Seat),
    /// The apprentice of the next seat: `apprentice apprentice_3`.
    Apprentice(Hand),
    /// A building is turned over: `building port`.
    Building(Building),
    /// A worker is turned over: `worker labourer_1`.
    Worker(Hand),
}

impl Decision {
    /// Whether the pack has the card the decision points at.
    pub(crate) fn names_existing_cards(self) -> bool {
        match self {
            Self::Open(building) | Self::To(building) => building.exists(),
            Self::Recruit(hand)
            | Self::BuySlave(hand)
            | Self::Teach(hand)
            | Self::Free(hand)
            | Self::Send(hand) => hand.exists(),
            Self::BuyTool(tool) | Self::With(tool) => tool.exists(),
            Self::University(university) => university.exists(),
            Self::Coins(actions) => (1..=3).contains(&actions),
            Self::Loan | Self::Bare | Self::Repay | Self::End | Self::Done => true,
        }
    }
}

/// What stands for a card that does not exist; it cannot be read back.
const NO_CARD: &str = "?";

fn building_id(pack: &Components, building: Building) -> &'static str {
    if building.exists() { pack.building(building).id } else { NO_CARD }
}

fn hand_id(pack: &Components, hand: Hand) -> &'static str {
    if hand.exists() { pack.hand(hand).id } else { NO_CARD }
}

fn tool_id(pack: &Components, tool: Tool) -> &'static str {
    if tool.exists() { pack.tool(tool).id } else { NO_CARD }
}

fn university_id(pack: &Components, university: University) -> &'static str {
    if university.exists() { pack.university(university).id } else { NO_CARD }
}

impl Notation<Components> for Decision {
    fn write(self, pack: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(building) => write!(f, "open {}", building_id(pack, building)),
            Self::Recruit(hand) => write!(f, "recruit {}", hand_id(pack, hand)),
            Self::BuySlave(hand) => write!(f, "buy {}", hand_id(pack, hand)),
            Self::BuyTool(tool) => write!(f, "buy {}", tool_id(pack, tool)),
            Self::Loan => f.write_str("loan"),
            Self::University(card) => write!(f, "university {}", university_id(pack, card)),
            Self::Teach(hand) => write!(f, "teach {}", hand_id(pack, hand)),
            Self::Free(hand) => write!(f, "free {}", hand_id(pack, hand)),
            Self::Send(hand) => write!(f, "send {}", hand_id(pack, hand)),
            Self::To(site) => write!(f, "to {}", building_id(pack, site)),
            Self::With(tool) => write!(f, "with {}", tool_id(pack, tool)),
            Self::Bare => f.write_str("bare"),
            Self::Coins(actions) => write!(f, "coins {actions}"),
            Self::Repay => f.write_str("repay"),
            Self::End => f.write_str("end"),
            Self::Done => f.write_str("done"),
        }
    }

    fn read(pack: &Components, text: &str) -> Result<Self, NotationError> {
        let wrong = |problem: String| NotationError::new(text, problem);
        let Some((verb, what)) = text.split_once(' ') else {
            return match text {
                "loan" => Ok(Self::Loan),
                "bare" => Ok(Self::Bare),
                "repay" => Ok(Self::Repay),
                "end" => Ok(Self::End),
                "done" => Ok(Self::Done),
                _ => Err(wrong(
                    "expected open, recruit, buy, loan, university, teach, free, send, to, with, \
                     bare, coins, repay, end or done"
                        .to_owned(),
                )),
            };
        };
        let hand = |kind: &str, fits: fn(Hand) -> bool| {
            let found = pack.find_hand(what).filter(|hand| fits(*hand));
            found.ok_or_else(|| wrong(format!("there is no {kind} \"{what}\"")))
        };
        let building = |kind: &str| {
            pack.find_building(what).ok_or_else(|| wrong(format!("there is no {kind} \"{what}\"")))
        };
        match verb {
            "open" => building("building").map(Self::Open),
            "recruit" => hand("worker", Hand::is_worker).map(Self::Recruit),
            "buy" => match pack.find_tool(what) {
                Some(tool) => Ok(Self::BuyTool(tool)),
                None => hand("slave or tool", Hand::is_slave).map(Self::BuySlave),
            },
            "university" => pack
                .find_university(what)
                .map(Self::University)
                .ok_or_else(|| wrong(format!("there is no university \"{what}\""))),
            "teach" => hand("worker", |_| true).map(Self::Teach),
            "free" => hand("slave", Hand::is_slave).map(Self::Free),
            "send" => hand("worker", |_| true).map(Self::Send),
            "to" => building("site").map(Self::To),
            "with" => pack
                .find_tool(what)
                .map(Self::With)
                .ok_or_else(|| wrong(format!("there is no tool \"{what}\""))),
            "coins" => match what {
                "1" => Ok(Self::Coins(1)),
                "2" => Ok(Self::Coins(2)),
                "3" => Ok(Self::Coins(3)),
                _ => Err(wrong("coins are taken for 1, 2 or 3 actions".to_owned())),
            },
            _ => Err(wrong(format!("\"{verb}\" is nothing one can do"))),
        }
    }
}

impl Notation<Components> for Draw {
    fn write(self, pack: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {}", u16::from(seat.0) + 1),
            Self::Apprentice(hand) => write!(f, "apprentice {}", hand_id(pack, hand)),
            Self::Building(building) => write!(f, "building {}", building_id(pack, building)),
            Self::Worker(hand) => write!(f, "worker {}", hand_id(pack, hand)),
        }
    }

    fn read(pack: &Components, text: &str) -> Result<Self, NotationError> {
        let wrong = |problem: &str| NotationError::new(text, problem);
        let (kind, what) = text
            .split_once(' ')
            .ok_or_else(|| wrong("expected first, apprentice, building or worker and which"))?;
        match kind {
            "first" => Seat::all(SEATS as u8)
                .find(|seat| seat.to_string() == what)
                .map(Self::First)
                .ok_or_else(|| wrong("seats are counted from 1 to 4")),
            "apprentice" => pack
                .find_hand(what)
                .filter(|hand| hand.is_worker() && hand.index() >= FIRST_APPRENTICE)
                .map(Self::Apprentice)
                .ok_or_else(|| wrong("there is no such apprentice")),
            "building" => pack
                .find_building(what)
                .map(Self::Building)
                .ok_or_else(|| wrong("there is no such building")),
            "worker" => pack
                .find_hand(what)
                .filter(|hand| hand.is_worker())
                .map(Self::Worker)
                .ok_or_else(|| wrong("there is no such worker")),
            _ => Err(wrong("expected first, apprentice, building or worker")),
        }
    }
}
