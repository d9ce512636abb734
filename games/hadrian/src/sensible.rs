//! A simple, sensible player.
use crate::{Decision, Hadrian};
use ludi_engine::{Chance, Game as _, Seat, View};

pub fn choose<C: Chance>(view: &View<Hadrian>, seat: Seat, chance: &mut C) -> Decision {
    let mut list = Vec::new();
    view.decisions(seat, &mut list);
    list[chance.below(list.len() as u32) as usize]
}
