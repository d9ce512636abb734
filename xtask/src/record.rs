//! Recording the games that are tests.

mod builders;
mod hadrian;
mod magna_roma;
mod praetor;

use std::path::Path;

use ludi_engine::Strategy;
use ludi_engine::conformance::{Recorder, Recording, Temper, anybody, cases, disturb};

use crate::Done;

/// Records the games of one title anew.
pub fn record(game: &str) -> Done {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game);
    let folder = folder.join("tests/games");
    match game {
        "builders" => builders::record(&folder),
        "hadrian" => hadrian::record(&folder),
        "magna-roma" => magna_roma::record(&folder),
        "praetor" => praetor::record(&folder),
        _ => ludi_registry::with_game!(game, G => usual::<G>(&folder))
            .unwrap_or_else(|| Err(format!("there is no game {game}").into())),
    }
}

/// The recordings of a game that plans none of its own: every number of players and every value of
/// every switch, sensible, moody and random, at quiet tables and at lively ones.
fn usual<G: Strategy>(folder: &Path) -> Done {
    let recorder = Recorder::<G> {
        names: &["Livia", "Marcus", "Cornélie", "Titus", "Julia", "Gaius"],
        acts: anybody,
        once_in: 6,
        at_most: 12,
        disturb: |table, seat, chance| {
            disturb(table, seat, chance, ["Whose turn is it?", "À vous !"], 4)
        },
    };
    let mut recordings = Vec::new();
    for case in cases::<G>() {
        for (chooser, lively) in [
            (Temper::Sensible, false),
            (Temper::Random, false),
            (Temper::Moody(3), true),
            (Temper::Random, true),
        ] {
            let topic =
                if lively { format!("lively_{}", topic(&case.name)) } else { topic(&case.name) };
            let setup = case.setup.clone();
            recordings.push(Recording { players: case.players, topic, chooser, setup, lively });
        }
    }
    recorder.record(folder, &recordings)
}

/// What a case is about, as part of the name of a file: `first_seat_2` for `first_seat = 2`.
fn topic(case: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { ' ' };
    let words: String = case.chars().map(plain).collect();
    words.split_whitespace().collect::<Vec<_>>().join("_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_is_a_word_of_a_file_name() {
        assert_eq!(topic("2 players"), "2_players");
        assert_eq!(topic("each = [\"a\",\"b\"]"), "each_a_b");
    }

    #[test]
    fn a_game_that_there_is_not_is_not_recorded() {
        assert_eq!(record("chess").unwrap_err().to_string(), "there is no game chess");
    }
}
