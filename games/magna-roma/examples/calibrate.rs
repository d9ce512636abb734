//! Finds the weights of the forecast anew, by least squares over games of sensible players:
//!
//! ```text
//! cargo run --release -p ludi-magna-roma --example calibrate -- [games] > games/magna-roma/foresight.toml
//! ```
//!
//! Says on the error output how well the forecast fits games it was not made from.

use ludi_engine::LinearForecast as _;
use ludi_lab::Calibration;
use ludi_magna_roma::{Features, Level, MagnaRoma, Phase, Setup, features};

const LEVELS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Random];

fn main() {
    let calibration = Calibration::<MagnaRoma> {
        package: "ludi-magna-roma",
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
    };
    let number = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(4000);
    calibration.run(number);
}
