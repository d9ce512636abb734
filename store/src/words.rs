//! What people leave in a log besides their decisions, and how it is taken out again: their names
//! and what they said. Decisions, draws and standings do not depend on either.

use ludi_engine::log::NOBODY;
use ludi_engine::{Header, LogIndex, Player, Seat};
use serde::{Deserialize, Serialize};

use crate::{Outcome, StoreError};

/// What stands where somebody has taken back what they said.
pub const UNSAID: &str = "[…]";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    at: LogIndex,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    say: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Joined {
    at: LogIndex,
    seat: Seat,
    join: Player,
}

fn written(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("plain data is always JSON")
}

/// What a line of a log says, if it is a word of chat.
pub fn said(line: &str) -> Option<String> {
    serde_json::from_str::<Said>(line).ok().map(|said| said.say)
}

/// Whether a line of a log is a word of chat.
pub fn is_said(line: &str) -> bool {
    line.contains("\"say\":") && said(line).is_some()
}

/// Whether a line of a log seats somebody.
pub fn is_joined(line: &str) -> bool {
    line.contains("\"join\":") && serde_json::from_str::<Joined>(line).is_ok()
}

/// A word of chat without what was said; `None` if the line is something else.
pub fn unsaid(line: &str) -> Option<String> {
    let said: Said = serde_json::from_str(line).ok()?;
    Some(written(&Said { say: UNSAID.to_owned(), ..said }))
}

/// Takes the name of a player away; whether there was one.
fn hide(player: &mut Player) -> Option<String> {
    let known = player.name != NOBODY;
    known.then(|| std::mem::replace(&mut player.name, NOBODY.to_owned()))
}

/// A line without the name of whoever sits down in one of these seats; `None` if there is none.
pub fn nameless(line: &str, seats: &[Seat]) -> Option<String> {
    if !line.contains("\"join\":") {
        return None;
    }
    let mut joined: Joined = serde_json::from_str(line).ok()?;
    if !seats.contains(&joined.seat) {
        return None;
    }
    hide(&mut joined.join)?;
    Some(written(&joined))
}

/// Players without the names in some seats.
pub fn without_names(players: &mut [Player], seats: &[Seat]) {
    for seat in seats {
        if let Some(player) = players.get_mut(seat.index()) {
            hide(player);
        }
    }
}

/// The players as they are kept.
pub fn players_text(players: &[Player]) -> String {
    written(&players)
}

/// The first line of a log.
pub fn read_header(line: &str) -> Outcome<Header> {
    serde_json::from_str(line)
        .map_err(|error| StoreError::Unreadable(format!("the header of a log: {error}")))
}

/// The first line of a log, as logs are written.
pub fn header_line(header: &Header) -> String {
    written(header)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_goes_and_its_place_stays() {
        let line = r#"{"at":23,"seat":0,"say":"salve"}"#;
        assert_eq!(said(line).as_deref(), Some("salve"));
        assert_eq!(unsaid(line).as_deref(), Some(r#"{"at":23,"seat":0,"say":"[…]"}"#));
        assert_eq!(unsaid(r#"{"at":9,"say":"ave"}"#).as_deref(), Some(r#"{"at":9,"say":"[…]"}"#));
        for other in [r#"{"at":2,"seat":1,"do":"say hello"}"#, "", r#"{"at":2,"draw":"\"say\":"}"#]
        {
            assert!(!is_said(other) && unsaid(other).is_none(), "{other}");
        }
    }

    #[test]
    fn a_name_goes_and_whoever_plays_stays() {
        let person = r#"{"at":22,"seat":1,"join":{"name":"Ben"}}"#;
        let bot = r#"{"at":22,"seat":1,"join":{"name":"Ben","bot":"miles"}}"#;
        let hidden = |line| nameless(line, &[Seat(1)]);
        assert_eq!(hidden(person).as_deref(), Some(r#"{"at":22,"seat":1,"join":{"name":"?"}}"#));
        assert!(hidden(bot).unwrap().contains(r#"{"name":"?","bot":"miles"}"#));
        assert_eq!(nameless(person, &[Seat(0)]), None, "somebody else's");
        assert_eq!(hidden(&hidden(person).unwrap()), None, "nothing is left to take");
    }
}
