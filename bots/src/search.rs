//! Tree search over what a seat cannot know: every iteration imagines a position that fits the
//! seat's view, follows the tree through it, adds a node, plays on cheaply, and passes the
//! outcome back to every seat that decided on the way.

use std::time::{Duration, Instant};

use ludi_engine::{Chance as _, MAX_SEATS, Next, Quick, Seat, Title, View};

/// How long a search may take. It stops at whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// At most this many iterations; a search bound by iterations alone is deterministic.
    pub iterations: u32,
    /// At most this long.
    pub time: Option<Duration>,
}

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How much a little-tried decision attracts.
    pub curiosity: f32,
    /// How fast a node gets new children: about `breadth * sqrt(visits)`.
    pub breadth: f32,
    /// After this many decisions a playout is judged instead of played on.
    pub horizon: u32,
    /// Of 100 decisions of a playout, how many are made at random instead of sensibly.
    pub folly: u32,
}

impl Default for Manner {
    fn default() -> Self {
        Self { curiosity: 0.3, breadth: 0.4, horizon: 400, folly: 0 }
    }
}

/// What a search thinks of one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<D> {
    /// The decision.
    pub decision: D,
    /// How often it was tried.
    pub visits: u32,
    /// How good it is for the deciding seat, from 0 to 1.
    pub value: f32,
    /// What the seat can expect to score with it, in the units of the game.
    pub score: f32,
}

/// What came out of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<D> {
    /// The decisions, the best first.
    pub thoughts: Vec<Thought<D>>,
    /// What every seat can expect to score, in the units of the game.
    pub expected: Vec<f32>,
    /// The decisions it foresees, beginning with the best one.
    pub line: Vec<(Seat, D)>,
    /// How many iterations were made.
    pub iterations: u32,
}

struct Node<D> {
    decision: Option<D>,
    /// Who made the decision that leads here.
    seat: Seat,
    visits: u32,
    /// How often the decision was possible when its siblings were compared.
    chances: u32,
    value: f32,
    score: f32,
    children: Vec<u32>,
}

impl<D: Copy> Node<D> {
    fn new(decision: Option<D>, seat: Seat) -> Self {
        let (visits, chances, value, score) = (0, 0, 0.0, 0.0);
        Self { decision, seat, visits, chances, value, score, children: Vec::new() }
    }

    fn without_children(&self) -> Self {
        Self { children: Vec::new(), ..*self }
    }
}

/// A tree of decisions from one seat's view.
pub struct Search<G: Title> {
    view: View<G>,
    seat: Seat,
    manner: Manner,
    nodes: Vec<Node<G::Decision>>,
    /// The sums of the scores of all outcomes judged since the root was last changed.
    expected: [f64; MAX_SEATS],
    judged: u32,
    spread: Spread,
    list: Vec<G::Decision>,
    path: Vec<u32>,
}

/// The mean and deviation of outcomes seen so far, to put values on one scale.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    fn add(&mut self, value: f32) {
        self.count += 1.0;
        let before = value - self.mean;
        self.mean += before / self.count;
        self.squares += before * (value - self.mean);
    }

    fn deviation(&self) -> f32 {
        if self.count < 2.0 { 1.0 } else { (self.squares / self.count).sqrt().max(0.5) }
    }
}

impl<G: Title> Search<G> {
    /// A search for the seat that has to decide.
    pub fn new(view: View<G>, seat: Seat, manner: Manner) -> Self {
        Self {
            view,
            seat,
            manner,
            nodes: vec![Node::new(None, seat)],
            expected: [0.0; MAX_SEATS],
            judged: 0,
            spread: Spread::default(),
            list: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Searches within a budget. Stops early if there is nothing to choose, or if the rest of
    /// the budget could not change the choice.
    pub fn run(&mut self, budget: Budget, chance: &mut Quick) {
        let started = Instant::now();
        let begun = self.nodes[0].visits;
        self.list.clear();
        self.view.decisions(self.seat, &mut self.list);
        let choices = self.list.len();
        while self.nodes[0].visits - begun < budget.iterations {
            self.iterate(chance);
            let made = self.nodes[0].visits - begun;
            if choices == 1 && made >= 32 {
                return;
            }
            if made.is_multiple_of(16) {
                if budget.time.is_some_and(|time| started.elapsed() >= time) {
                    return;
                }
                if made.is_multiple_of(64) && self.is_settled(budget, made, started) {
                    return;
                }
            }
        }
    }

    /// Whether the most visited decision cannot be caught up with any more.
    fn is_settled(&self, budget: Budget, made: u32, started: Instant) -> bool {
        let mut left = budget.iterations - made;
        if let Some(time) = budget.time {
            let rate = f64::from(made) / started.elapsed().as_secs_f64().max(1e-9);
            let rest = time.saturating_sub(started.elapsed()).as_secs_f64();
            left = left.min((rate * rest) as u32);
        }
        let mut visits: Vec<u32> =
            self.nodes[0].children.iter().map(|child| self.nodes[*child as usize].visits).collect();
        visits.sort_unstable_by(|a, b| b.cmp(a));
        match visits[..] {
            [best, second, ..] => best > second + left,
            _ => false,
        }
    }

    fn iterate(&mut self, chance: &mut Quick) {
        let mut state = G::imagine(&self.view, chance);
        let players = state.players();
        let mut last = Seat((self.seat.0 + players - 1) % players);
        self.path.clear();
        self.path.push(0);
        let mut node = 0usize;
        // Down the tree, to the first new node.
        loop {
            match state.next() {
                Next::Over => break,
                Next::Chance => {
                    let draw = state.draw(chance);
                    state.resolve(draw);
                }
                Next::Decide(seats) => {
                    let seat = if node == 0 { self.seat } else { seats.after(last) };
                    let (child, is_new) = self.step(node, &state, seat, chance);
                    let decision = self.nodes[child].decision.expect("only the root has none");
                    state.decide(seat, decision);
                    last = seat;
                    node = child;
                    self.path.push(child as u32);
                    if is_new {
                        break;
                    }
                }
            }
        }
        self.play_on(&mut state, last, chance);
        self.learn(&state);
    }

    /// The child to go to: a new one while the node may still grow, else the most promising.
    fn step(&mut self, node: usize, state: &G, seat: Seat, chance: &mut Quick) -> (usize, bool) {
        self.list.clear();
        state.decisions(seat, &mut self.list);
        let mut open = std::mem::take(&mut self.list);
        let mut known: Vec<u32> = Vec::with_capacity(self.nodes[node].children.len());
        for child in &self.nodes[node].children {
            let candidate = &self.nodes[*child as usize];
            let decision = candidate.decision.expect("only the root has none");
            if candidate.seat == seat
                && let Some(index) = open.iter().position(|other| *other == decision)
            {
                open.swap_remove(index);
                known.push(*child);
            }
        }
        let room = 1.0 + self.manner.breadth * (self.nodes[node].visits as f32).sqrt();
        let grow = !open.is_empty() && (known.is_empty() || (known.len() as f32) < room);
        let chosen = if grow {
            // The first child is what a sensible player would do; the others come as they like.
            let sensible = known
                .is_empty()
                .then(|| G::sensible(&View::new(state, Some(seat)), seat, chance))
                .filter(|decision| open.contains(decision));
            let decision =
                sensible.unwrap_or_else(|| open[chance.below(open.len() as u32) as usize]);
            let child = self.nodes.len();
            self.nodes.push(Node { chances: 1, ..Node::new(Some(decision), seat) });
            self.nodes[node].children.push(child as u32);
            (child, true)
        } else {
            let mut best = (f32::MIN, known[0]);
            for child in &known {
                let candidate = &mut self.nodes[*child as usize];
                candidate.chances += 1;
                let visits = candidate.visits.max(1) as f32;
                let bonus = ((candidate.chances as f32).ln() / visits).sqrt();
                let promise = candidate.value / visits + self.manner.curiosity * bonus;
                if promise > best.0 {
                    best = (promise, *child);
                }
            }
            (best.1 as usize, false)
        };
        open.clear();
        self.list = open;
        chosen
    }

    /// Plays on cheaply until the game is over or the horizon is reached.
    fn play_on(&mut self, state: &mut G, mut last: Seat, chance: &mut Quick) {
        let mut made = 0;
        loop {
            match state.next() {
                Next::Over => return,
                Next::Chance => {
                    let draw = state.draw(chance);
                    state.resolve(draw);
                }
                Next::Decide(_) if made >= self.manner.horizon => return,
                Next::Decide(seats) => {
                    let seat = seats.after(last);
                    let decision = if chance.below(100) < self.manner.folly {
                        self.list.clear();
                        state.decisions(seat, &mut self.list);
                        self.list[chance.below(self.list.len() as u32) as usize]
                    } else {
                        G::sensible(&View::new(state, Some(seat)), seat, chance)
                    };
                    state.decide(seat, decision);
                    last = seat;
                    made += 1;
                }
            }
        }
    }

    /// Passes the outcome back along the path.
    fn learn(&mut self, state: &G) {
        let players = usize::from(state.players());
        self.judged += 1;
        let mut scores = [0.0f32; MAX_SEATS];
        for seat in Seat::all(players as u8) {
            scores[seat.index()] = if state.next() == Next::Over {
                state.score(seat) as f32
            } else {
                state.foresee(seat)
            };
            self.expected[seat.index()] += f64::from(scores[seat.index()]);
        }
        let mut lead = [0.0f32; MAX_SEATS];
        for seat in 0..players {
            let others = (0..players).filter(|other| *other != seat).map(|other| scores[other]);
            let rival = others.fold(f32::MIN, f32::max);
            lead[seat] = if players == 1 { scores[seat] } else { scores[seat] - rival };
        }
        self.spread.add(lead[self.seat.index()]);
        let base = if players == 1 { self.spread.mean } else { 0.0 };
        let scale = self.spread.deviation();
        for node in &self.path {
            let node = &mut self.nodes[*node as usize];
            let distance = (lead[node.seat.index()] - base) / scale;
            node.visits += 1;
            node.value += 0.5 + 0.5 * distance / (1.0 + distance.abs());
            node.score += scores[node.seat.index()];
        }
    }

    /// Goes on with the part of the tree below the seat's own decision, if what the seat sees now
    /// is exactly what the decision led to: nothing was drawn and nobody else acted.
    #[must_use]
    pub fn follow(mut self, decision: G::Decision, seen: &View<G>) -> Option<Self> {
        let mut state = G::clone(&self.view);
        state.decide(self.seat, decision);
        if View::new(&state, Some(self.seat)) != *seen {
            return None;
        }
        let children = &self.nodes[0].children;
        let root =
            *children.iter().find(|c| self.nodes[**c as usize].decision == Some(decision))?;
        let mut old = std::mem::take(&mut self.nodes);
        let mut moved = vec![root as usize];
        let mut next = 0;
        // Breadth first: a node's children get their new places when the node is moved.
        while let Some(index) = moved.get(next).copied() {
            next += 1;
            let children = std::mem::take(&mut old[index].children);
            let places = moved.len() as u32..(moved.len() + children.len()) as u32;
            moved.extend(children.iter().map(|child| *child as usize));
            self.nodes.push(Node { children: places.collect(), ..old[index].without_children() });
        }
        self.nodes[0].decision = None;
        self.nodes[0].seat = self.seat;
        self.expected = [0.0; MAX_SEATS];
        self.judged = 0;
        self.view = seen.clone();
        Some(self)
    }

    /// What the search thinks so far.
    pub fn verdict(&self) -> Verdict<G::Decision> {
        let mut thoughts: Vec<Thought<G::Decision>> = self.nodes[0]
            .children
            .iter()
            .map(|child| {
                let node = &self.nodes[*child as usize];
                let visits = node.visits.max(1) as f32;
                Thought {
                    decision: node.decision.expect("only the root has none"),
                    visits: node.visits,
                    value: node.value / visits,
                    score: node.score / visits,
                }
            })
            .collect();
        thoughts.sort_by(|a, b| {
            b.visits
                .cmp(&a.visits)
                .then(b.value.total_cmp(&a.value))
                .then(a.decision.cmp(&b.decision))
        });
        let iterations = self.nodes[0].visits;
        let players = usize::from(self.view.players());
        let mean = |sum: &f64| (sum / f64::from(self.judged.max(1))) as f32;
        Verdict {
            thoughts,
            expected: self.expected[..players].iter().map(mean).collect(),
            line: self.line(),
            iterations,
        }
    }

    fn line(&self) -> Vec<(Seat, G::Decision)> {
        let mut line = Vec::new();
        let mut node = &self.nodes[0];
        while let Some(child) =
            node.children.iter().max_by_key(|child| self.nodes[**child as usize].visits)
        {
            node = &self.nodes[*child as usize];
            if node.visits < 8 || line.len() >= 12 {
                break;
            }
            line.push((node.seat, node.decision.expect("only the root has none")));
        }
        line
    }
}
