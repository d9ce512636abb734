//! Thinking at tables whose game is not known.
//!
//! What comes back is work to be done elsewhere, on any thread: it takes along what the seat may
//! know, and nothing else.

use std::marker::PhantomData;

use ludi_engine::puzzle::Step;
use ludi_engine::{
    AnyTable, Notation as _, Perspective, Phrase, Quick, Seat, Seed, Strategy, Table, Words,
};

use crate::solution::solution;
use crate::{
    Analysis, AnalysisBudget, Bot, Budget, Explanation, Skill, advise, analyse, estimate, explain,
};

/// Work to be done elsewhere.
pub type Task<T> = Box<dyn FnOnce() -> T + Send>;

/// An analysis to be made elsewhere. It says how many of how many steps are done and is told
/// whether to go on.
pub type AnalysisTask =
    Box<dyn FnOnce(&dyn Fn(usize, usize) -> bool) -> Option<Analysis<String>> + Send>;

/// Players of some game that are programs; decisions are in notation. The tables they are given
/// must be of their game.
pub trait Thinker: Send + Sync {
    /// Whether there is a net for those levels that learned.
    fn has_learned(&self) -> bool;

    /// What a bot decides for a seat that the game waits for, looking ahead on so many threads.
    fn decide(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        skill: Skill,
        threads: usize,
        chance: Quick,
    ) -> Task<String>;

    /// What a bot would do for a seat that the game waits for, and why.
    fn explain(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        budget: Budget,
        chance: Quick,
    ) -> Task<Explanation<String>>;

    /// The same, with what speaks for every alternative.
    fn advise(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        budget: Budget,
        chance: Quick,
    ) -> Task<Explanation<String>>;

    /// The final score every seat can expect, in points, by what a seat or a spectator may know;
    /// `None` where there is no net to tell at once, or nothing left to guess.
    fn estimate(&self, table: &dyn AnyTable, seen_by: Option<Seat>) -> Option<Vec<f32>>;

    /// Looking back at a game.
    fn analyse(&self, table: &dyn AnyTable, budget: AnalysisBudget, seed: Seed) -> AnalysisTask;

    /// Why the best decision of a step of a puzzle is the best, in sentences; `table` is as it is
    /// before the step. To be said with the words of the game and [`crate::BOT_WORDS`].
    fn solution(&self, table: &dyn AnyTable, seat: Seat, step: &Step) -> Vec<Phrase>;
}

/// The players of a game.
pub const fn thinker<G: Words + Strategy>() -> &'static dyn Thinker {
    const { &Of::<G>(PhantomData) }
}

struct Of<G>(PhantomData<fn() -> G>);

fn known<G: Words>(table: &dyn AnyTable) -> &Table<G> {
    table.as_any().downcast_ref().expect("players sit at tables of their own game")
}

/// What is explained to a seat, with decisions in notation.
fn told<G: Words + Strategy>(
    table: &Table<G>,
    seat: Seat,
    mut chance: Quick,
    explain: impl FnOnce(&Perspective<'_, G>, &mut Quick) -> Explanation<G::Decision> + Send + 'static,
) -> Task<Explanation<String>> {
    let view = table.view(Some(seat));
    Box::new(move || {
        let explanation = explain(&Perspective::new(&*view, seat), &mut chance);
        explanation.map(|decision| decision.notation(view.pack()).to_string())
    })
}

impl<G: Words + Strategy> Thinker for Of<G> {
    fn has_learned(&self) -> bool {
        G::net().is_some()
    }

    fn decide(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        skill: Skill,
        threads: usize,
        chance: Quick,
    ) -> Task<String> {
        let view = known::<G>(table).view(Some(seat));
        Box::new(move || {
            let mut bot = Bot::new(skill, chance).with_threads(threads);
            let decision = bot.choose(&Perspective::new(&*view, seat));
            decision.notation(view.pack()).to_string()
        })
    }

    fn explain(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        budget: Budget,
        chance: Quick,
    ) -> Task<Explanation<String>> {
        told::<G>(known(table), seat, chance, move |seen, chance| explain(seen, budget, chance))
    }

    fn advise(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        budget: Budget,
        chance: Quick,
    ) -> Task<Explanation<String>> {
        told::<G>(known(table), seat, chance, move |seen, chance| advise(seen, budget, chance))
    }

    fn estimate(&self, table: &dyn AnyTable, seen_by: Option<Seat>) -> Option<Vec<f32>> {
        estimate(&known::<G>(table).view(seen_by))
    }

    fn analyse(&self, table: &dyn AnyTable, budget: AnalysisBudget, seed: Seed) -> AnalysisTask {
        let table = known::<G>(table).clone();
        Box::new(move |progress| {
            let analysis = analyse(&table, budget, seed, progress)?;
            Some(analysis.map(|decision| decision.notation(table.pack()).to_string()))
        })
    }

    fn solution(&self, table: &dyn AnyTable, seat: Seat, step: &Step) -> Vec<Phrase> {
        solution(&known::<G>(table).view(Some(seat)), seat, step)
    }
}
