//! The forecast of Magna Roma.

use ludi_engine::LinearForecast as _;
use ludi_lab::Calibration;
use ludi_magna_roma::{Features, Level, MagnaRoma, Phase, Setup, features};

const LEVELS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Random];

/// How its weights are found.
pub fn calibration() -> Calibration<MagnaRoma> {
    Calibration {
        unit: "points",
        names: Features::NAMES,
        features: |game, seat| features(game, seat).numbers().collect(),
        game: |number| {
            let level = LEVELS[(number / 4 % 4) as usize];
            ((number % 4) as u8 + 1, Setup { level, ..Setup::default() })
        },
        stage: |game, seat| game.realm(seat).city.placed(),
        stages: "tiles placed",
        report: (24, 4),
        sample: |game, _, _| matches!(game.phase, Phase::Place | Phase::Act),
    }
}
