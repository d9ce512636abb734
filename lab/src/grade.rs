//! How hard a puzzle is: by who finds it.

use ludi_bots::{Bot, Level, Skill};
use ludi_engine::puzzle::Grade;
use ludi_engine::{Chance as _, Perspective, Quick, Seat, Seed, Strategy, Table, View, Words};

use crate::puzzles::Asked;

/// So often the level below those who play strong games tries to find a hard one.
const TRIES: usize = 8;
/// At most so often it finds it.
const LUCK: usize = 1;
/// An easy one is ahead by so many times what is asked for.
const EASY: f32 = 2.0;

/// Whether the level below those who play strong games misses one of the decisions that are asked
/// for, nearly always; the others are made for it.
pub(crate) fn is_missed<G: Strategy>(
    view: &View<G>,
    seat: Seat,
    steps: &[(G::Decision, bool)],
    chance: &mut Quick,
) -> bool {
    let mut found = 0;
    for _ in 0..TRIES {
        let mut state = G::imagine(view, chance);
        let below = Skill::from(Level::Centurio).without_clock();
        let mut bot = Bot::<G>::new(below, Quick::from_number(chance.word().into()));
        let finds = steps.iter().all(|(best, asked)| {
            let right = !asked || bot.choose(&Perspective::new(&state, seat)) == *best;
            state.decide(seat, *best);
            right
        });
        found += usize::from(finds);
        if found > LUCK {
            return false;
        }
    }
    true
}

/// The grade of what the level below finds.
pub(crate) fn graded<D>(steps: &[Asked<D>], margin: f32) -> Grade {
    let seconds = steps.iter().flat_map(|(_, judged)| judged).map(|it| it.others[0].1);
    let ahead = seconds.fold(f32::MAX, f32::min);
    if missed_any(steps) || ahead < EASY * margin { Grade::Medium } else { Grade::Easy }
}

/// The grade of a puzzle that was made before; `table` is the one it is asked at.
pub fn grade_anew<G: Words + Strategy>(
    table: &Table<G>,
    seat: Seat,
    steps: &[Asked<G::Decision>],
    margin: f32,
    seed: Seed,
) -> Grade {
    let mut chance = Quick::new(seed);
    if is_missed(&table.view(Some(seat)), seat, &asked_of(steps), &mut chance) {
        Grade::Hard
    } else {
        graded(steps, margin)
    }
}

/// The decisions of a puzzle, and which of them are asked for.
pub(crate) fn asked_of<D: Copy>(steps: &[Asked<D>]) -> Vec<(D, bool)> {
    steps.iter().map(|(best, judged)| (*best, judged.is_some())).collect()
}

/// Whether the sensible player misses one of the decisions.
pub(crate) fn missed_any<D>(steps: &[Asked<D>]) -> bool {
    steps.iter().flat_map(|(_, judged)| judged).any(|judged| judged.tempting.is_some())
}
