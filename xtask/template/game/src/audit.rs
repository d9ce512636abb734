//! What holds in every position.

use crate::TemplateGame;

/// Says what does not hold: no stone is lost or made.
pub fn audit(game: &TemplateGame) -> Result<(), String> {
    let printed: u8 = game.pack.heaps.iter().map(|heap| heap.stones).sum();
    let there: u8 = game.stones.iter().chain(&game.taken).sum();
    if there != printed {
        return Err(format!("{there} of {printed} stones are there"));
    }
    Ok(())
}
