//! The log of a table: JSON Lines, described in `docs/log-format.md`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value as Json;

use crate::{
    Commitment, Game, Gift, Head, Notation as _, NotationError, Seat, Seed, Stamp, Standings,
};

/// The version of the log format that is written.
pub const FORMAT: u32 = 2;

/// The oldest version that is read.
pub const OLDEST_FORMAT: u32 = 1;

/// The place of an event in the log: the first event is at 1.
pub type LogIndex = u32;

/// The longest name a player can have, in bytes.
pub const NAME_LIMIT: usize = 80;

/// The longest word of chat, in bytes.
pub const SAY_LIMIT: usize = 1000;

/// The first line of a log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the format.
    pub ludi: u32,
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The pack the game is played with.
    pub pack: Stamp,
    /// Every switch of the setup.
    #[serde(serialize_with = "sorted")]
    pub setup: Json,
    /// The players, by seat.
    pub seats: Vec<Player>,
    /// The SHA-256 of the table's secret.
    pub commitment: Commitment,
    /// Where the game was forked from, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fork: Option<Fork>,
    /// The name of its cards, if every table of the game that names them meets the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
}

/// Switches are written in the order of their keys, however the program was built.
fn sorted<S: Serializer>(setup: &Json, serializer: S) -> Result<S::Ok, S::Error> {
    match setup.as_object() {
        Some(switches) => serializer.collect_map(switches.iter().collect::<BTreeMap<_, _>>()),
        None => setup.serialize(serializer),
    }
}

/// Where a forked game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// The commitment of the table it was forked from.
    pub of: Commitment,
    /// The position there after which it was forked.
    pub at: LogIndex,
    /// How many of this log's first events are copies from there. Copied draws follow from the
    /// other table's seed.
    pub copied: LogIndex,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name shown to others.
    pub name: String,
    /// The level, if a bot plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// The name of a seat nobody has taken yet.
pub const NOBODY: &str = "?";

impl Player {
    /// The name to be called by; empty where nobody has sat down yet.
    pub fn called(&self) -> &str {
        if self.name == NOBODY { "" } else { &self.name }
    }

    /// A person.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), bot: None }
    }

    /// A bot of a level.
    pub fn bot(name: impl Into<String>, level: impl Into<String>) -> Self {
        Self { name: name.into(), bot: Some(level.into()) }
    }
}

/// What a table remembers.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<G: Game> {
    /// An outcome of chance.
    Draw(G::Draw),
    /// A decision of a seat.
    Decide(Seat, G::Decision),
    /// A seat takes back its decision at a position.
    Undo(Seat, LogIndex),
    /// A seat makes a decision again that it took back.
    Redo(Seat, G::Decision),
    /// A seat asks everybody to go back to a position: events after it would be taken back.
    Ask(Seat, LogIndex),
    /// A seat agrees to the question that is open.
    Agree(Seat),
    /// A seat declines the question that is open.
    Decline(Seat),
    /// Somebody else sits down in a seat.
    Join(Seat, Player),
    /// A word of chat; `None` is a spectator.
    Say(Option<Seat>, String),
    /// A seat adds to the chance of the table, before the first draw.
    Give(Seat, Gift),
    /// The table is closed.
    End(End),
}

impl<G: Game> Event<G> {
    /// Whose event it is; `None` for chance, spectators and the table itself.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Decide(seat, _)
            | Self::Undo(seat, _)
            | Self::Redo(seat, _)
            | Self::Ask(seat, _)
            | Self::Agree(seat)
            | Self::Decline(seat)
            | Self::Join(seat, _)
            | Self::Give(seat, _) => Some(*seat),
            Self::Say(seat, _) => *seat,
            Self::Draw(_) | Self::End(..) => None,
        }
    }
}

/// A line that is no event.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LineError {
    /// Not JSON, or fields that do not exist.
    #[error("not an event: {0}")]
    Json(String),
    /// Not exactly one of the kinds of event.
    #[error("an event has exactly one of draw, do, undo, redo, ask, agree, join, say, give, end")]
    Kind,
    /// A seat is missing or out of place.
    #[error("this event needs a seat")]
    Seat,
    /// A draw or the end does not belong to a seat.
    #[error("this event belongs to no seat")]
    NoSeat,
    /// A decision or a draw that cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    at: LogIndex,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draw: Option<String>,
    #[serde(default, rename = "do", skip_serializing_if = "Option::is_none")]
    decision: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<LogIndex>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    redo: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ask: Option<LogIndex>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    agree: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    join: Option<Player>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    say: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    give: Option<Gift>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<End>,
}

/// How a table is closed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// The final standings.
    pub standings: Standings,
    /// The secret that the header commits to.
    pub seed: Seed,
    /// How often something revealed was taken back in a game alone, as far as the log says
    /// ([`crate::Table::revealed_taken_back`]).
    #[serde(default, skip_serializing_if = "is_never")]
    pub taken_back: u32,
    /// The head of the chain over all lines before; none in format 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<Head>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_never(times: &u32) -> bool {
    *times == 0
}

/// What stands in a log where the reader may not know.
pub const SECRET: &str = "?";

/// Writes an event as a line of JSON, without the line end. A `secret` event keeps its place
/// but shows [`SECRET`] for its draw or decision.
pub fn write_event<G: Game>(
    pack: &G::Pack,
    at: LogIndex,
    event: &Event<G>,
    secret: bool,
) -> String {
    let decision = |d: &G::Decision| {
        if secret { SECRET.to_owned() } else { d.notation(pack).to_string() }
    };
    let mut line = Line { at, ..Line::default() };
    match event {
        Event::Draw(_) if secret => line.draw = Some(SECRET.to_owned()),
        Event::Draw(draw) => {
            line.draw = Some(draw.notation(pack).to_string());
        }
        Event::Decide(seat, d) => (line.seat, line.decision) = (Some(*seat), Some(decision(d))),
        Event::Undo(seat, of) => (line.seat, line.undo) = (Some(*seat), Some(*of)),
        Event::Redo(seat, d) => (line.seat, line.redo) = (Some(*seat), Some(decision(d))),
        Event::Ask(seat, to) => (line.seat, line.ask) = (Some(*seat), Some(*to)),
        Event::Agree(seat) => (line.seat, line.agree) = (Some(*seat), Some(true)),
        Event::Decline(seat) => (line.seat, line.agree) = (Some(*seat), Some(false)),
        Event::Join(seat, who) => (line.seat, line.join) = (Some(*seat), Some(who.clone())),
        Event::Say(seat, text) => (line.seat, line.say) = (*seat, Some(text.clone())),
        Event::Give(seat, gift) => (line.seat, line.give) = (Some(*seat), Some(*gift)),
        Event::End(end) => line.end = Some(end.clone()),
    }
    serde_json::to_string(&line).expect("a line of plain fields is always JSON")
}

/// Reads a line that [`write_event`] wrote.
pub fn read_event<G: Game>(pack: &G::Pack, text: &str) -> Result<(LogIndex, Event<G>), LineError> {
    let line: Line = serde_json::from_str(text).map_err(|e| LineError::Json(e.to_string()))?;
    let kinds = [
        line.draw.is_some(),
        line.decision.is_some(),
        line.undo.is_some(),
        line.redo.is_some(),
        line.ask.is_some(),
        line.agree.is_some(),
        line.join.is_some(),
        line.say.is_some(),
        line.give.is_some(),
        line.end.is_some(),
    ];
    if kinds.iter().filter(|kind| **kind).count() != 1 {
        return Err(LineError::Kind);
    }
    if line.seat.is_some() && (line.draw.is_some() || line.end.is_some()) {
        return Err(LineError::NoSeat);
    }
    let seat = || line.seat.ok_or(LineError::Seat);
    let event = if let Some(draw) = &line.draw {
        Event::Draw(G::Draw::read(pack, draw)?)
    } else if let Some(decision) = &line.decision {
        Event::Decide(seat()?, G::Decision::read(pack, decision)?)
    } else if let Some(of) = line.undo {
        Event::Undo(seat()?, of)
    } else if let Some(decision) = &line.redo {
        Event::Redo(seat()?, G::Decision::read(pack, decision)?)
    } else if let Some(to) = line.ask {
        Event::Ask(seat()?, to)
    } else if let Some(agree) = line.agree {
        if agree { Event::Agree(seat()?) } else { Event::Decline(seat()?) }
    } else if let Some(who) = line.join.clone() {
        Event::Join(seat()?, who)
    } else if let Some(text) = line.say {
        Event::Say(line.seat, text)
    } else if let Some(gift) = line.give {
        Event::Give(seat()?, gift)
    } else {
        Event::End(line.end.ok_or(LineError::Kind)?)
    };
    Ok((line.at, event))
}

/// The seed a log reveals at its end, if it has come to it. Only words may follow the end.
pub fn revealed_seed(log: &str) -> Option<Seed> {
    ended(log).map(|end| end.seed)
}

/// The final standings a log tells at its end, whatever program wrote it.
pub fn final_standings(log: &str) -> Option<Standings> {
    ended(log).map(|end| end.standings)
}

/// How a log ends, if it has come to it. Only words may follow the end.
fn ended(log: &str) -> Option<End> {
    let mut events = log.lines().rev().map_while(|line| serde_json::from_str::<Line>(line).ok());
    events.find(|line| line.say.is_none())?.end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_are_written_in_the_order_of_their_keys() {
        let mut switches = serde_json::Map::new();
        for key in ["walls", "ages", "rome"] {
            switches.insert(key.to_owned(), true.into());
        }
        let header = Header {
            ludi: FORMAT,
            game: "x".to_owned(),
            rules: 1,
            pack: Stamp::new("x", ""),
            setup: switches.into(),
            seats: Vec::new(),
            commitment: Seed::from_text("x").commitment(),
            fork: None,
            cards: None,
        };
        let line = serde_json::to_string(&header).unwrap();
        let sorted = r#""setup":{"ages":true,"rome":true,"walls":true},"#;
        assert!(line.contains(sorted), "{line}");
    }
}
