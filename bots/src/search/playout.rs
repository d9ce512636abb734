//! What is tried, in which order, and how an imagined game is played on.

use ludi_engine::{Chance as _, MAX_SEATS, Quick, Seat, Strategy, Turns, View};

use super::statistics::FinalScores;
use crate::{Judge, SearchSettings};

/// The chance of a round: one stream for what is drawn and imagined, one for what players do.
pub(crate) fn streams(seed: u64, round: u64) -> (Quick, Quick) {
    let mixed = seed.wrapping_add(round.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    (Quick::from_number(mixed), Quick::from_number(!mixed))
}

/// A number for the chance of a search.
pub(crate) fn number(chance: &mut Quick) -> u64 {
    u64::from(chance.word()) << 32 | u64::from(chance.word())
}

/// How imagined games are played on. What that needs is kept from game to game.
pub(crate) struct Playout<G: Strategy> {
    settings: SearchSettings,
    list: Vec<G::Decision>,
    /// Who follows a net has one.
    judge: Option<Judge<'static, G>>,
}

impl<G: Strategy> Playout<G> {
    pub(crate) fn new(settings: SearchSettings) -> Self {
        let net = if settings.learned { G::net() } else { None };
        Self { settings, list: Vec::new(), judge: net.map(Judge::new) }
    }

    /// What looks best at first sight comes first. To players that learned, what the net likes; to
    /// others what the sensible player would do, then by the game's own appraisal, if it has one,
    /// else in any order.
    pub(super) fn rank(
        &mut self,
        view: &View<G>,
        seat: Seat,
        list: &mut Vec<G::Decision>,
        chance: &mut Quick,
    ) {
        if let Some(judge) = &mut self.judge {
            judge.judge(view, seat, chance);
            let mut guesses = judge.guesses.clone();
            guesses.sort_by(|a, b| b.lead.total_cmp(&a.lead));
            list.clear();
            list.extend(guesses.into_iter().map(|guess| guess.decision));
            return;
        }
        let taste = &G::tastes()[self.settings.taste];
        let sensible = G::choose(taste, view, seat, chance);
        let mut ranked: Vec<(f32, G::Decision)> = list
            .iter()
            .map(|decision| {
                let appraisal = G::appraise(taste, view, seat, *decision);
                let unknown = || chance.below(1 << 20) as f32;
                (appraisal.unwrap_or_else(unknown), *decision)
            })
            .collect();
        ranked.sort_by(|a, b| {
            (b.1 == sensible).cmp(&(a.1 == sensible)).then(b.0.total_cmp(&a.0)).then(a.1.cmp(&b.1))
        });
        list.clear();
        list.extend(ranked.into_iter().map(|(_, decision)| decision));
    }

    /// Plays on until the game is over or the horizon is reached, others than `me` with any taste;
    /// how it ends, or is judged to end.
    pub(crate) fn end(
        &mut self,
        state: &mut G,
        mut turns: Turns,
        me: Seat,
        chance_rng: &mut Quick,
        policy_rng: &mut Quick,
    ) -> FinalScores {
        let tastes = self.tastes(me, policy_rng);
        let mut made = 0;
        while let Some(seat) = turns.next(state, chance_rng) {
            let far = made >= self.settings.horizon;
            if far && !self.settings.imagines {
                break;
            }
            let decision = self.decide(state, seat, tastes[seat.index()], policy_rng);
            state.decide(seat, decision);
            made += 1;
            // A net guesses best what a decision of its own has just led to.
            if far && seat == me && !state.half_done() {
                break;
            }
        }
        let judge = self.judge.as_mut().filter(|_| self.settings.imagines);
        let Some(judge) = judge else { return FinalScores::of(state) };
        let (_, lead) = judge.expect(state, me);
        FinalScores::guessed(state, |seat| judge.expect(state, seat).0).with_lead(me, lead)
    }

    /// How everybody plays on, where players differ.
    fn tastes(&self, me: Seat, policy_rng: &mut Quick) -> [&'static G::Taste; MAX_SEATS] {
        let known = G::tastes();
        let mut tastes = [&known[0]; MAX_SEATS];
        if known.len() > 1 && !self.settings.imagines {
            tastes = std::array::from_fn(|_| &known[policy_rng.below(known.len() as u32) as usize]);
            tastes[me.index()] = &known[self.settings.taste];
        }
        tastes
    }

    fn decide(
        &mut self,
        state: &G,
        seat: Seat,
        taste: &G::Taste,
        policy_rng: &mut Quick,
    ) -> G::Decision {
        let random = self.settings.random_decisions;
        if random > 0 && policy_rng.below(100) < random {
            self.list.clear();
            state.decisions(seat, &mut self.list);
            return self.list[policy_rng.below(self.list.len() as u32) as usize];
        }
        self.follow(&View::new(state, Some(seat)), seat, taste, policy_rng)
    }

    /// What the usual player would do.
    pub(crate) fn choose(&mut self, view: &View<G>, seat: Seat, rng: &mut Quick) -> G::Decision {
        self.follow(view, seat, G::usual(), rng)
    }

    fn follow(
        &mut self,
        view: &View<G>,
        seat: Seat,
        taste: &G::Taste,
        rng: &mut Quick,
    ) -> G::Decision {
        match self.judge.as_mut().filter(|_| self.settings.imagines) {
            None => G::choose(taste, view, seat, rng),
            Some(judge) => judge.choose(view, seat, rng),
        }
    }
}
