//! How imagined games ended, for every seat.

use ludi_engine::{MAX_SEATS, Next, Seat, Strategy};

/// How one imagined game ended, or was judged to end.
#[derive(Clone, Copy)]
pub(crate) struct FinalScores {
    pub(super) players: usize,
    /// What each seat scored, in the units of the game.
    pub(crate) scores: [f32; MAX_SEATS],
}

impl FinalScores {
    /// The final scores, or those that the game expects.
    pub(crate) fn of<G: Strategy>(state: &G) -> Self {
        Self::guessed(state, |seat| state.foresee(G::usual(), seat))
    }

    /// The final scores, or those that somebody expects.
    pub(crate) fn guessed<G: Strategy>(state: &G, mut expect: impl FnMut(Seat) -> f32) -> Self {
        let mut end = Self { players: usize::from(state.players()), scores: [0.0; MAX_SEATS] };
        let over = state.next() == Next::Over;
        for seat in Seat::all(state.players()) {
            end.scores[seat.index()] = if over { state.score(seat) as f32 } else { expect(seat) };
        }
        end
    }

    /// The same with the others moved together so that a seat leads by so much.
    pub(crate) fn with_lead(mut self, seat: Seat, lead: f32) -> Self {
        let more = self.lead(seat) - lead;
        let others = self.scores[..self.players].iter_mut().enumerate();
        for (_, score) in others.filter(|(other, _)| *other != seat.index()) {
            *score += more;
        }
        self
    }

    /// The score alone; among others, the lead over the best of them.
    pub(crate) fn lead(&self, seat: Seat) -> f32 {
        let own = self.scores[seat.index()];
        let rivals = (0..self.players).filter(|other| *other != seat.index());
        let best = rivals.map(|other| self.scores[other]).reduce(f32::max);
        best.map_or(own, |best| own - best)
    }

    /// The place of a seat; those with equal scores share the middle of their places.
    fn rank(&self, seat: Seat) -> f32 {
        let own = self.scores[seat.index()];
        let others = || (0..self.players).filter(|other| *other != seat.index());
        let ahead = others().filter(|other| self.scores[*other] > own).count();
        let level = others().filter(|other| (self.scores[*other] - own).abs() < 1e-6).count();
        1.0 + ahead as f32 + 0.5 * level as f32
    }
}

/// The sums over many games imagined after one decision.
#[derive(Clone, Copy, Default)]
pub(super) struct Statistics {
    pub(super) count: u32,
    scores: [f64; MAX_SEATS],
    ahead: f64,
    ahead_squares: f64,
    rank: f64,
    value: f64,
    gain: f64,
    gain_squares: f64,
}

impl Statistics {
    /// Adds how a game ended, how good it is, and how much better it is and how many points ahead of
    /// what the first of the compared decisions led to by the same chance.
    pub(super) fn add(&mut self, end: &FinalScores, seat: Seat, value: f32, gain: f32, ahead: f32) {
        self.count += 1;
        for (sum, score) in self.scores.iter_mut().zip(end.scores) {
            *sum += f64::from(score);
        }
        self.ahead += f64::from(ahead);
        self.ahead_squares += f64::from(ahead * ahead);
        self.rank += f64::from(end.rank(seat));
        self.value += f64::from(value);
        self.gain += f64::from(gain);
        self.gain_squares += f64::from(gain * gain);
    }

    fn mean(&self, sum: f64) -> f32 {
        (sum / f64::from(self.count.max(1))) as f32
    }

    pub(super) fn scores(&self) -> [f32; MAX_SEATS] {
        self.scores.map(|sum| self.mean(sum))
    }

    /// How many points ahead of the first of the compared decisions it leads.
    pub(super) fn ahead(&self) -> f32 {
        self.mean(self.ahead)
    }

    pub(super) fn rank(&self) -> f32 {
        self.mean(self.rank)
    }

    /// How good it is for the seat, about 0 to 1.
    pub(super) fn value(&self) -> f32 {
        self.mean(self.value)
    }

    /// How much better it is than the first of the compared decisions.
    pub(super) fn gain(&self) -> f32 {
        self.mean(self.gain)
    }

    /// The standard error of the gain.
    pub(super) fn std_error(&self) -> f32 {
        self.error(self.gain_squares, self.gain())
    }

    /// The standard error of what it is ahead.
    pub(super) fn doubt(&self) -> f32 {
        self.error(self.ahead_squares, self.ahead())
    }

    fn error(&self, squares: f64, mean: f32) -> f32 {
        let variance = self.mean(squares) - mean * mean;
        (variance.max(0.0) / self.count.max(1) as f32).sqrt()
    }
}

/// The mean and deviation of the first outcomes: what makes a result good or bad.
#[derive(Clone, Copy, Default)]
pub(super) struct Scale {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Scale {
    pub(super) fn add(&mut self, lead: f32) {
        self.count += 1.0;
        let before = lead - self.mean;
        self.mean += before / self.count;
        self.squares += before * (lead - self.mean);
    }

    /// How good an outcome is for a seat, about 0 to 1. Alone every point counts the same;
    /// among others a narrow victory is almost as good as a clear one.
    pub(super) fn value(&self, end: &FinalScores, seat: Seat) -> f32 {
        let deviation = (self.squares / self.count.max(1.0)).sqrt().max(0.5);
        let lead = end.lead(seat);
        if end.players == 1 {
            return 0.5 + 0.25 * (lead - self.mean) / deviation;
        }
        let distance = lead / deviation;
        0.5 + 0.5 * distance / (1.0 + distance.abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_and_ranks_count_ties_in_the_middle() {
        let mut scores = [0.0; MAX_SEATS];
        scores[..3].copy_from_slice(&[7.0, 9.0, 7.0]);
        let end = FinalScores { players: 3, scores };
        assert!((end.lead(Seat(1)) - 2.0).abs() < 1e-6);
        assert!((end.lead(Seat(0)) + 2.0).abs() < 1e-6);
        assert!((end.rank(Seat(1)) - 1.0).abs() < 1e-6);
        assert!((end.rank(Seat(0)) - 2.5).abs() < 1e-6);
        let alone = FinalScores { players: 1, scores };
        assert!((alone.lead(Seat(0)) - 7.0).abs() < 1e-6);
        assert!((alone.rank(Seat(0)) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn who_is_said_to_lead_by_so_much_does_and_keeps_its_score() {
        let mut scores = [0.0; MAX_SEATS];
        scores[..3].copy_from_slice(&[7.0, 9.0, 4.0]);
        let end = FinalScores { players: 3, scores }.with_lead(Seat(0), 1.5);
        assert!(end.scores[..3].iter().zip([7.0, 5.5, 0.5]).all(|(a, b)| (a - b).abs() < 1e-6));
        let alone = FinalScores { players: 1, scores };
        assert!((alone.with_lead(Seat(0), 7.0).scores[0] - 7.0).abs() < 1e-6);
    }

    #[test]
    fn the_error_of_a_gain_grows_with_its_spread() {
        let end = FinalScores { players: 2, scores: [0.0; MAX_SEATS] };
        for (gains, std_error) in [([0.25; 4], 0.0), ([0.5, 0.0, 0.5, 0.0], 0.125)] {
            let mut statistics = Statistics::default();
            for gain in gains {
                statistics.add(&end, Seat(0), 0.5, gain, 8.0 * gain);
            }
            assert!((statistics.gain() - 0.25).abs() < 1e-6);
            assert!((statistics.ahead() - 2.0).abs() < 1e-6);
            assert!((statistics.std_error() - std_error).abs() < 1e-6);
            assert!((statistics.doubt() - 8.0 * std_error).abs() < 1e-5);
        }
    }
}
