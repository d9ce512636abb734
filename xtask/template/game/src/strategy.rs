//! The sensible player.

mod weights;

use ludi_engine::{Chance, Foresight, Game as _, Glance, Learned, Seat, Strategy, View};

use self::weights::Taste;
use crate::{Decision, TemplateGame};

impl Strategy for TemplateGame {
    type Taste = Taste;

    const FORESIGHT: Foresight =
        Foresight { blunders: 30, candidates: 9, horizon: 40, learned: Glance::USUAL };

    fn learned() -> Option<&'static Learned> {
        // Nobody has learned this game yet: `ludi train` writes such a file.
        static LEARNED: Learned = Learned::new(&[]);
        Some(&LEARNED)
    }

    fn choose<C: Chance>(
        taste: &Taste,
        view: &View<Self>,
        seat: Seat,
        chance: &mut C,
    ) -> Decision {
        let mut list = Vec::new();
        view.decisions(seat, &mut list);
        // Of equals, any.
        let start = chance.below(list.len() as u32) as usize;
        list.rotate_left(start);
        let worth = |decision: &Decision| worth(taste, view, *decision);
        list.into_iter()
            .max_by(|one, other| worth(one).total_cmp(&worth(other)))
            .expect("whoever is asked has a decision")
    }

    fn appraise(
        taste: &Taste,
        view: &View<Self>,
        _seat: Seat,
        decision: Decision,
    ) -> Option<f32> {
        Some(worth(taste, view, decision))
    }
}

/// The stones it brings, and what it is worth to leave heaps in balance: the others can only
/// disturb it.
fn worth(taste: &Taste, game: &TemplateGame, decision: Decision) -> f32 {
    let mut left = game.stones;
    left[decision.heap.index()] -= decision.stones;
    let balanced = left.iter().fold(0, |sum, stones| sum ^ stones) == 0;
    f32::from(decision.stones) + if balanced { taste.balance } else { 0.0 }
}
