//! Measuring how reconstructed components are balanced.

mod magna_roma;
mod praetor;

use std::path::Path;

use ludi_engine::Pack;

use crate::Done;

/// What is measured, and over how many games.
struct Measure<P: 'static> {
    games: u32,
    seed: u64,
    pack: &'static P,
}

/// Prints the balance of a game's components.
pub fn balance(game: &str, games: u32, seed: u64, pack: Option<&Path>) -> Done {
    match game {
        "magna-roma" => magna_roma::balance(&Measure { games, seed, pack: read(pack)? }),
        "praetor" => praetor::balance(&Measure { games, seed, pack: read(pack)? }),
        _ => return Err(format!("the components of {game} are not reconstructed").into()),
    }
    Ok(())
}

fn read<P: Pack>(path: Option<&Path>) -> Result<&'static P, Box<dyn std::error::Error>> {
    let Some(path) = path else {
        return Ok(P::builtin());
    };
    let shown = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
    let pack = P::parse(&text).map_err(|error| format!("{shown}: {error}"))?;
    Ok(Box::leak(Box::new(pack)))
}
