//! The recorded games of Praetor.

use std::path::Path;

use ludi_engine::Game as _;
use ludi_engine::conformance::{Recorder, Recording, Temper, cases, disturb, the_first};
use ludi_praetor::{Edition, Praetor, Setup};

use crate::Done;

/// Mostly sensible, now and then random.
const MOODY: Temper = Temper::Moody(6);

/// Records them anew.
pub fn record(folder: &Path) -> Done {
    let recorder = Recorder {
        names: &["Livia", "Marcus", "Cornélie", "Titus", "Aelia"],
        acts: the_first,
        once_in: 16,
        at_most: u32::MAX,
        disturb: |table, seat, chance| {
            let sayings = ["Who has the most Favor?", "Quelle belle cité !"];
            disturb(table, seat, chance, sayings, 9)
        },
    };
    recorder.record(folder, &recordings())
}

/// Different sides for all players, beginning with another one each time.
fn sides(players: u8, shift: u8) -> Vec<String> {
    let words = ["a", "b1", "b2", "b3", "b4", "b5"];
    (0..players).map(|seat| words[usize::from((seat * 5 + shift) % 6)].to_owned()).collect()
}

fn recordings() -> Vec<Recording<Praetor>> {
    let mut recordings = Vec::new();
    let mut add = |players, topic: &str, style, setup, lively| {
        recordings.push(Recording {
            players,
            topic: topic.to_owned(),
            chooser: style,
            setup,
            lively,
        });
    };
    // Every number of players with every edition and variant, boards mixed.
    let mut shift = 0;
    for players in 2..=5 {
        for edition in [Edition::En, Edition::Fr] {
            for (expert, tough) in [(false, false), (true, false), (false, true), (true, true)] {
                if expert && players == 2 {
                    continue;
                }
                shift += 1;
                let boards = sides(players, shift);
                let setup = Setup { edition, expert, tough, boards, ..Setup::default() };
                let book = if edition == Edition::En { "en" } else { "fr" };
                let variant = match (expert, tough) {
                    (false, false) => "plain",
                    (true, false) => "expert",
                    (false, true) => "tough",
                    (true, true) => "expert_tough",
                };
                let style = if shift % 4 == 0 { MOODY } else { Temper::Sensible };
                add(players, &format!("{book}_{variant}"), style, setup, false);
            }
        }
    }
    // Every value of every switch, as the common suite samples them.
    for (index, case) in cases::<Praetor>().into_iter().enumerate() {
        let letters = case.name.chars();
        let word: String =
            letters.map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        let words: Vec<&str> = word.split('_').filter(|part| !part.is_empty()).collect();
        let style = [Temper::Sensible, MOODY, Temper::Random][index % 3];
        add(case.players, &words.join("_"), style, case.setup, false);
    }
    // Every switch the other way round, and tables where people change their minds.
    for players in 2..=5 {
        for style in [Temper::Sensible, MOODY, Temper::Random] {
            add(players, "everything_else", style, everything_else(players), false);
            let setup = Setup { boards: sides(players, players), ..Setup::default() };
            add(players, "lively", style, setup, true);
        }
        add(players, "lively_everything_else", MOODY, everything_else(players), true);
    }
    recordings
}

/// Every switch as it usually is not.
fn everything_else(players: u8) -> Setup {
    let usual = serde_json::to_value(Setup::default()).expect("a setup is plain data");
    let mut other = usual.clone();
    for option in Praetor::OPTIONS {
        let samples = option.kind.samples(players);
        let change = samples.into_iter().rev().find(|sample| *sample != usual[option.key]);
        let refused = option.key == "expert" && players == 2;
        if let Some(value) = change.filter(|_| !refused) {
            other[option.key] = value;
        }
    }
    serde_json::from_value(other).expect("samples of switches are accepted")
}
