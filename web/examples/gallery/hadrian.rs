//! Positions of Hadrian's Wall worth looking at.

use ludi_hadrian::{Hadrian, Setup};

use crate::{Shown, deciding, new_table, play_until};

pub fn positions() -> Vec<Shown<Hadrian>> {
    let start = new_table("start", 2, &Setup::default());
    let first = deciding(&start);
    let mut later = start.clone();
    play_until(&mut later, |table, _| table.next_position() > 60);
    let next = deciding(&later);
    vec![("start", start, first), ("middle", later.clone(), next), ("watching", later, None)]
}
