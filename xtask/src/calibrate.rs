//! Finding the weights of forecasts anew, by least squares over games of sensible players.

mod magna_roma;
mod praetor;

use crate::Done;

/// Prints the weights of a game's forecast, to be kept as its `foresight.toml`.
pub fn calibrate(game: &str, games: u32) -> Done {
    match game {
        "magna-roma" => magna_roma::calibration().run(games),
        "praetor" => praetor::calibration().run(games),
        _ => return Err(format!("{game} has no forecast to calibrate").into()),
    }
    Ok(())
}
