//! The forecast of Praetor.

use ludi_engine::{Chance as _, LinearForecast as _};
use ludi_lab::Calibration;
use ludi_praetor::{Edition, Features, Praetor, Setup, Step, features};

/// How its weights are found.
pub fn calibration() -> Calibration<Praetor> {
    Calibration {
        unit: "Favor",
        names: Features::NAMES,
        features: |state, seat| features(state, seat).numbers().collect(),
        game: |number| {
            let players = (number % 4) as u8 + 2;
            let setup = Setup {
                edition: if (number / 4).is_multiple_of(2) { Edition::En } else { Edition::Fr },
                expert: players > 2 && number / 8 % 4 == 1,
                tough: number / 8 % 4 == 2,
                ..Setup::default()
            };
            (players, setup)
        },
        stage: |state, _| state.turn(),
        stages: "turns",
        report: (15, 3),
        // Once a turn for everybody, and now and then in the middle of it.
        sample: |state, turn, chance| {
            turn != state.turn() || state.step() == Step::Choose && chance.below(32) == 0
        },
    }
}
