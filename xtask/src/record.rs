//! Recording the games that are tests.

mod builders;
mod hadrian;
mod magna_roma;
mod praetor;

use std::path::Path;

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
        _ => Err(format!("no recordings are planned for {game}").into()),
    }
}
