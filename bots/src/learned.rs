//! Deciding by a net: each decision is made on a copy, the net guesses how the game will end from
//! there, and the best is taken.

use ludi_engine::net::Sums;
use ludi_engine::{Chance, Features, Game, Net, Next, Quick, Seat, Strategy, View};

/// What the net makes of one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guess<D> {
    /// The decision.
    pub decision: D,
    /// The final score to be expected, in units of the game.
    pub score: f32,
    /// The final lead over the best of the others to be expected; alone the score.
    pub lead: f32,
}

/// The score of a seat as things stand, and its lead over the best of the others; alone the score
/// itself.
pub fn standing<G: Game>(state: &G, seat: Seat) -> (f32, f32) {
    let own = state.score(seat);
    let others = Seat::all(state.players()).filter(|other| *other != seat);
    let best = others.map(|other| state.score(other)).max();
    (own as f32, (own - best.unwrap_or(0)) as f32)
}

/// So many positions that fit a view are guessed from.
const IMAGINED: u64 = 4;

/// The final score every seat can expect, in points; `None` if the game has no net, or is over.
/// Every view meets the same chance, so that the estimate moves only by what happened.
pub fn estimate<G: Strategy>(view: &View<G>) -> Option<Vec<f32>> {
    let mut judge = Judge::new(G::net()?);
    if view.next() == Next::Over {
        return None;
    }
    let mut sums = vec![0.0; usize::from(view.players())];
    for round in 0..IMAGINED {
        let state = G::imagine(view, &mut Quick::from_number(round));
        for (seat, sum) in Seat::all(view.players()).zip(&mut sums) {
            *sum += judge.expect(&state, seat).0;
        }
    }
    let unit = IMAGINED as f32 * view.standings().unit as f32;
    Some(sums.into_iter().map(|sum| sum / unit).collect())
}

/// A net at work. What it needs is kept from decision to decision, so that nothing is allocated.
pub struct Judge<'n, G: Strategy> {
    net: &'n Net,
    before: Features,
    after: Features,
    list: Vec<G::Decision>,
    /// Room for the decisions that end what others began.
    spare: Vec<Vec<G::Decision>>,
    /// The final score and the final lead that the latest position itself let expect.
    pub here: (f32, f32),
    /// What it made of the decisions of the latest position.
    pub guesses: Vec<Guess<G::Decision>>,
}

impl<'n, G: Strategy> Judge<'n, G> {
    /// A judge that trusts a net, which must be one for this game.
    pub fn new(net: &'n Net) -> Self {
        let (before, after) = (Features::new(G::FEATURES), Features::new(G::FEATURES));
        Self {
            net,
            before,
            after,
            list: Vec::new(),
            spare: Vec::new(),
            here: (0.0, 0.0),
            guesses: Vec::new(),
        }
    }

    /// Guesses what every decision of the seat leads to.
    pub fn judge<C: Chance>(&mut self, view: &View<G>, seat: Seat, chance: &mut C) {
        self.judge_in(view, &G::imagine(view, chance), seat);
    }

    /// Guesses what every decision of the seat leads to, where the position is really this one.
    pub(crate) fn judge_in(&mut self, view: &View<G>, full: &G, seat: Seat) {
        self.guesses.clear();
        self.list.clear();
        view.decisions(seat, &mut self.list);
        self.before.clear();
        G::encode(view, seat, &mut self.before);
        let stage = view.stage();
        let sums = self.net.sums(stage, &self.before);
        self.here = self.told(full, seat, &sums);
        for place in 0..self.list.len() {
            let decision = self.list[place];
            let mut after = full.clone();
            after.decide(seat, decision);
            let (score, lead) = self.follow(after, seat, Some((stage, &sums)));
            self.guesses.push(Guess { decision, score, lead });
        }
    }

    /// The decision the net likes best; the first of equals.
    pub fn choose<C: Chance>(&mut self, view: &View<G>, seat: Seat, chance: &mut C) -> G::Decision {
        self.judge(view, seat, chance);
        self.best().decision
    }

    /// The best of the latest guesses.
    pub fn best(&self) -> Guess<G::Decision> {
        let better = |a: Guess<G::Decision>, b: &Guess<G::Decision>| {
            if b.lead > a.lead { *b } else { a }
        };
        let (first, rest) = self.guesses.split_first().expect("a seat that is asked can decide");
        rest.iter().fold(*first, better)
    }

    /// The final score to be expected, and the final lead.
    pub fn expect(&mut self, state: &G, seat: Seat) -> (f32, f32) {
        self.follow(state.clone(), seat, None)
    }

    /// What follows from a position; of one that is half done, from the best way to its end.
    fn follow(&mut self, state: G, seat: Seat, before: Option<(usize, &Sums)>) -> (f32, f32) {
        let goes_on = matches!(state.next(), Next::Decide(seats) if seats.contains(seat));
        if !(goes_on && state.half_done()) {
            return self.guess(state, seat, before);
        }
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        state.decisions(seat, &mut list);
        let mut best = (0.0, f32::NEG_INFINITY);
        for decision in &list {
            let mut after = state.clone();
            after.decide(seat, *decision);
            let found = self.follow(after, seat, before);
            if found.1 > best.1 {
                best = found;
            }
        }
        self.spare.push(list);
        best
    }

    /// What follows from a position; if it is of the same stage, by what differs from the one
    /// before.
    fn guess(&mut self, state: G, seat: Seat, before: Option<(usize, &Sums)>) -> (f32, f32) {
        if state.next() == Next::Over {
            return standing(&state, seat);
        }
        let view = View::of(state, Some(seat));
        self.after.clear();
        G::encode(&view, seat, &mut self.after);
        let stage = view.stage();
        let sums = match before {
            Some((before, sums)) if before == stage => {
                self.net.moved(stage, sums, &self.before, &self.after)
            }
            _ => self.net.sums(stage, &self.after),
        };
        self.told(&view, seat, &sums)
    }

    /// What the net answers, added to what stands.
    fn told(&self, state: &G, seat: Seat, sums: &Sums) -> (f32, f32) {
        let (score, lead) = standing(state, seat);
        let [more, ahead] = self.net.answers(sums);
        let ahead = if state.players() == 1 { more } else { ahead };
        (score + more, lead + ahead)
    }
}
