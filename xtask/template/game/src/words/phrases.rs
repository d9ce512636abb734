//! Parts of sentences.

use ludi_engine::{Bilingual, Phrase};

use crate::components::Heap;
use crate::TemplateGame;

/// The name of a heap.
pub fn heap(game: &TemplateGame, heap: Heap) -> Bilingual {
    game.pack.heap(heap).name
}

/// So many stones.
pub fn stones(stones: u8) -> Phrase {
    Phrase::new("stones").with("stones", stones)
}

/// So many points.
pub fn points(points: u8) -> Phrase {
    Phrase::new("points").with("points", points)
}
