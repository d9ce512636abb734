//! The recorded games of The Builders.

use std::path::Path;

use ludi_builders::{ApprenticeSet, Builders, FirstSeat, Setup};
use ludi_engine::Seat;
use ludi_engine::conformance::{Recorder, Recording, Temper, anybody, disturb};

use crate::Done;

/// Records them anew.
pub fn record(folder: &Path) -> Done {
    let recorder = Recorder {
        names: &["Livia", "Marcus", "Cornélie", "Titus"],
        acts: anybody,
        once_in: 12,
        at_most: u32::MAX,
        disturb: |table, seat, chance| {
            let sayings = ["Whose turn is it?", "Beau chantier « là-bas » !"];
            disturb(table, seat, chance, sayings, 6)
        },
    };
    recorder.record(folder, &recordings())
}

/// Every switch with every value, for every number of players, sensible and random.
fn recordings() -> Vec<Recording<Builders>> {
    let usual = Setup::default();
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
    for players in 2..=4 {
        let last = FirstSeat::Fixed(Seat(players - 1));
        let cases = [
            ("usual", usual.clone()),
            ("finite_bank", Setup { finite_bank: true, ..usual.clone() }),
            ("plain_machines", Setup { machines_are_full_workers: false, ..usual.clone() }),
            ("late_repayment", Setup { early_repayment: false, ..usual.clone() }),
            ("ask_final_scoring", Setup { ask_final_scoring: true, ..usual.clone() }),
            ("first_seat", Setup { first_seat: last, ..usual.clone() }),
            ("hidden_building_top", Setup { open_building_top: false, ..usual.clone() }),
            ("open_worker_top", Setup { open_worker_top: true, ..usual.clone() }),
            ("stall_rounds_3", Setup { stall_rounds: 3, ..usual.clone() }),
            ("stall_rounds_20", Setup { stall_rounds: 20, ..usual.clone() }),
            ("notebook", Setup { apprentice_set: ApprenticeSet::Notebook, ..usual.clone() }),
            ("balanced", Setup { apprentice_set: ApprenticeSet::Balanced, ..usual.clone() }),
            ("everything_else", everything_else(last)),
        ];
        for (topic, setup) in cases {
            for style in [Temper::Sensible, Temper::Random] {
                add(players, topic, style, setup.clone(), false);
            }
        }
        let endless = Setup { stall_rounds: 0, ..usual.clone() };
        add(players, "stall_rounds_off", Temper::Sensible, endless, false);
        let moody = Temper::Moody(4);
        for style in [Temper::Sensible, moody, moody, Temper::Random] {
            add(players, "lively", style, usual.clone(), true);
            add(players, "lively_everything_else", style, everything_else(last), true);
        }
    }
    recordings
}

/// Every switch as it usually is not.
fn everything_else(first: FirstSeat) -> Setup {
    Setup {
        finite_bank: true,
        machines_are_full_workers: false,
        early_repayment: false,
        ask_final_scoring: true,
        first_seat: first,
        open_building_top: false,
        open_worker_top: true,
        stall_rounds: 4,
        apprentice_set: ApprenticeSet::Balanced,
    }
}
