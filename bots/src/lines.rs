//! Comparing lines of play: several decisions of one seat, made one after the other.
//!
//! A search plays on sensibly after the decision it tries, so a decision may look bad only because
//! the sensible player does not know what to do next. A line says what comes next, too; and two
//! orders of the same decisions come to the same.

use ludi_engine::{Next, Quick, Seat, Strategy, Turns, View};

use crate::search::{Playout, number, streams};
use crate::{Budget, Level, Search, SearchSettings};

/// Lines of play from one position, compared in imagined games that meet the same chance.
pub struct Lines<G: Strategy> {
    view: View<G>,
    seat: Seat,
    compared: Vec<Vec<G::Decision>>,
    playout: Playout<G>,
    seed: u64,
    round: u64,
    /// By how much each line was behind the first one, summed up, and its squares.
    behind: Vec<(f64, f64)>,
}

impl<G: Strategy> Lines<G> {
    /// Lines to be compared; each must begin with a decision that is allowed.
    pub fn new(
        view: View<G>,
        seat: Seat,
        lines: Vec<Vec<G::Decision>>,
        chance: &mut Quick,
    ) -> Self {
        Self {
            view,
            seat,
            behind: vec![(0.0, 0.0); lines.len()],
            compared: lines,
            playout: Playout::new(SearchSettings::of::<G>(Level::Legatus)),
            seed: number(chance),
            round: 0,
        }
    }

    /// Plays every line so many times more.
    pub fn play(&mut self, rounds: u32) {
        for _ in 0..rounds {
            self.round += 1;
            let first = self.lead(0);
            for line in 1..self.compared.len() {
                let behind = f64::from(first - self.lead(line));
                let (sum, squares) = &mut self.behind[line];
                *sum += behind;
                *squares += behind * behind;
            }
        }
    }

    /// How many points a line is behind the first one, of the score alone, of the lead over the
    /// best of the others among others; with its standard error.
    pub fn behind(&self, line: usize) -> (f32, f32) {
        let rounds = self.round.max(1) as f64;
        let (sum, squares) = self.behind[line];
        let mean = sum / rounds;
        let error = ((squares / rounds - mean * mean).max(0.0) / rounds).sqrt();
        let unit = f64::from(self.view.standings().unit);
        ((mean / unit) as f32, (error / unit) as f32)
    }

    /// What comes of a line in this round.
    fn lead(&mut self, line: usize) -> f32 {
        let (mut chance_rng, mut policy_rng) = streams(self.seed, self.round);
        let mut state = G::imagine(&self.view, &mut chance_rng);
        for decision in &self.compared[line] {
            // What was imagined otherwise may forbid the rest.
            if !is_asked(&state, self.seat) || state.check(self.seat, *decision).is_err() {
                break;
            }
            state.decide(self.seat, *decision);
        }
        let turns = Turns::after(self.seat);
        let end = self.playout.end(&mut state, turns, self.seat, &mut chance_rng, &mut policy_rng);
        end.lead(self.seat)
    }
}

/// A decision, and the best that the same seat can do after it as far as a search sees, up to so
/// many more decisions: as long as nothing is drawn and the seat is asked.
pub fn best_line<G: Strategy>(
    view: &View<G>,
    seat: Seat,
    decision: G::Decision,
    more: usize,
    budget: Budget,
    chance: &mut Quick,
) -> Vec<G::Decision> {
    let mut line = vec![decision];
    let mut state = G::imagine(view, chance);
    state.decide(seat, decision);
    while line.len() <= more && is_asked(&state, seat) {
        let result = Search::new(View::new(&state, Some(seat)), seat).run(budget, chance);
        let Some(best) = result.evaluations.first() else { break };
        state.decide(seat, best.decision);
        line.push(best.decision);
    }
    line
}

fn is_asked<G: Strategy>(state: &G, seat: Seat) -> bool {
    matches!(state.next(), Next::Decide(seats) if seats.contains(seat))
}
