//! Looking ahead over what a seat cannot know: every iteration imagines a position that fits the
//! seat's view, tries one of the seat's decisions, follows the tree below it, adds a node, plays
//! on sensibly, and passes the outcome back to every seat that decided on the way.
//!
//! The seat's own decisions take turns: in each round all that are still in the running meet the
//! same chance, so that luck weighs less in the comparison, and the worse half drops out again
//! and again until the budget is spent (sequential halving).

mod outcome;
mod playout;
mod tree;

use ludi_engine::{Chance as _, Next, Quick, Seat, Title, View};

use self::outcome::{Outcome, Prospect, Scale};
use self::playout::{next_to_try, play_on, rank, streams};
use self::tree::Node;
use crate::budget::Purse;
use crate::{Budget, Manner};

/// What a search thinks of one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<D> {
    /// The decision.
    pub decision: D,
    /// How often it was tried.
    pub visits: u32,
    /// How good it is for the deciding seat, about 0 to 1.
    pub value: f32,
    /// What the seat can expect to score with it, in the units of the game.
    pub score: f32,
    /// The score alone; among others, the lead over the best of them.
    pub lead: f32,
    /// The place the seat can expect.
    pub rank: f32,
}

/// What came out of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<D> {
    /// The decisions that were compared, the best first.
    pub thoughts: Vec<Thought<D>>,
    /// What every seat can expect to score after the best decision, in the units of the game.
    pub expected: Vec<f32>,
    /// How many iterations were made.
    pub iterations: u32,
}

/// Playouts that tell what a usual outcome is, before anything is compared.
const FIRST_LOOKS: u32 = 16;
/// A decision drops out when it is this many standard errors behind.
const CERTAINTY: f32 = 3.5;
/// So many tries before anything drops out for certain.
const TRIES: u32 = 24;

/// A comparison of decisions from one seat's view.
pub struct Search<G: Title> {
    view: View<G>,
    seat: Seat,
    manner: Manner,
    /// Only these are compared, if any are named.
    among: Vec<G::Decision>,
    /// The root comes first; its children are the decisions that are compared.
    nodes: Vec<Node<G::Decision>>,
    /// What comes of each child of the root.
    prospects: Vec<Prospect>,
    scale: Scale,
    /// Rounds so far; the chance of a round depends on its number.
    round: u64,
    list: Vec<G::Decision>,
    path: Vec<u32>,
}

impl<G: Title> Search<G> {
    /// A search for the seat that has to decide.
    pub fn new(view: View<G>, seat: Seat, manner: Manner) -> Self {
        Self {
            view,
            seat,
            manner,
            among: Vec::new(),
            nodes: vec![Node::new(None, seat)],
            prospects: Vec::new(),
            scale: Scale::default(),
            round: 0,
            list: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Compares only some decisions, which must be possible.
    #[must_use]
    pub fn among(mut self, decisions: &[G::Decision]) -> Self {
        self.among = decisions.to_vec();
        self
    }

    /// Searches within a budget. Stops early if there is nothing to choose, or if the best
    /// decision is beyond doubt.
    pub fn run(&mut self, budget: Budget, chance: &mut Quick) {
        let seed = u64::from(chance.word()) << 32 | u64::from(chance.word());
        let mut purse = Purse::new(budget);
        if self.scale.is_empty() {
            for _ in 0..FIRST_LOOKS.min(1 + budget.iterations / 8) {
                self.look(seed, &mut purse);
            }
        }
        let mut running = self.candidates(purse.limit(), chance);
        let phases = (running.len() as f32).log2().ceil().max(1.0);
        let mut phase = 1.0;
        while !purse.is_empty() {
            self.round += 1;
            for child in &running {
                if purse.is_empty() {
                    break;
                }
                self.iterate(*child, seed);
                purse.made += 1;
            }
            if running.len() == 1 && self.prospects[running[0]].count >= FIRST_LOOKS {
                return;
            }
            self.drop_hopeless(&mut running);
            // A phase ends with its part of the budget; half of those still running go on.
            while purse.spent() >= phase / phases && phase < phases {
                let left = (running.len() as f32).min(2f32.powf(phases - phase)) as usize;
                self.drop_to(&mut running, left.max(2));
                phase += 1.0;
            }
        }
    }

    /// Plays once without trying anything, to know what is usual.
    fn look(&mut self, seed: u64, purse: &mut Purse) {
        self.round += 1;
        let (mut nature, mut whim) = streams(seed, self.round);
        let mut state = G::imagine(&self.view, &mut nature);
        let last = self.before_me();
        play_on(&mut state, last, &self.manner, &mut self.list, &mut nature, &mut whim);
        self.scale.add(Outcome::of(&state).lead(self.seat));
        purse.made += 1;
    }

    /// The seat before, so that the turn falls to the seat that has to decide.
    fn before_me(&self) -> Seat {
        let players = self.view.players();
        Seat((self.seat.0 + players - 1) % players)
    }

    /// Lists what is compared, what looks best at first sight first: places among the children
    /// of the root.
    fn candidates(&mut self, limit: u32, chance: &mut Quick) -> Vec<usize> {
        let mut list = std::mem::take(&mut self.among);
        if list.is_empty() {
            self.view.decisions(self.seat, &mut list);
            let width = self.manner.width.min(limit as usize / 4).max(2);
            rank(&self.view, self.seat, &mut list, chance);
            list.truncate(width);
        } else {
            self.among.clone_from(&list);
        }
        for decision in list {
            let known = self.nodes[0].children.iter();
            if known.map(|child| self.nodes[*child as usize].made()).all(|made| made != decision) {
                let child = self.nodes.len() as u32;
                self.nodes.push(Node::new(Some(decision), self.seat));
                self.nodes[0].children.push(child);
            }
        }
        let count = self.nodes[0].children.len();
        self.prospects.resize(count, Prospect::default());
        (0..count).collect()
    }

    fn child(&self, place: usize) -> &Node<G::Decision> {
        &self.nodes[self.nodes[0].children[place] as usize]
    }

    /// What is certainly worse than the best drops out.
    fn drop_hopeless(&self, running: &mut Vec<usize>) {
        let by_mean =
            |a: &&usize, b: &&usize| self.child(**a).mean().total_cmp(&self.child(**b).mean());
        let Some(best) = running.iter().max_by(by_mean).copied() else { return };
        let best = self.child(best);
        if best.visits < TRIES {
            return;
        }
        running.retain(|place| {
            let other = self.child(*place);
            let behind = best.mean() - other.mean();
            other.visits < TRIES || behind <= CERTAINTY * (best.doubt() + other.doubt()).sqrt()
        });
    }

    fn drop_to(&self, running: &mut Vec<usize>, left: usize) {
        // A stable sort: what looked better at first sight wins a tie.
        running.sort_by(|a, b| self.child(*b).mean().total_cmp(&self.child(*a).mean()));
        running.truncate(left);
        running.sort_unstable();
    }

    /// Tries one of the compared decisions once.
    fn iterate(&mut self, place: usize, seed: u64) {
        let (mut nature, mut whim) = streams(seed, self.round);
        let mut state = G::imagine(&self.view, &mut nature);
        let first = self.nodes[0].children[place];
        state.decide(self.seat, self.nodes[first as usize].made());
        let mut last = self.seat;
        self.path.clear();
        self.path.extend([0, first]);
        let mut node = first as usize;
        // Down the tree, to the first new node.
        while self.manner.breadth > 0.0 && self.nodes[node].visits > 0 {
            match state.next() {
                Next::Over => break,
                Next::Chance => {
                    let draw = state.draw(&mut nature);
                    state.resolve(draw);
                }
                Next::Decide(seats) => {
                    let seat = seats.after(last);
                    let (child, is_new) = self.step(node, &state, seat, &mut whim);
                    state.decide(seat, self.nodes[child].made());
                    last = seat;
                    node = child;
                    self.path.push(child as u32);
                    if is_new {
                        break;
                    }
                }
            }
        }
        play_on(&mut state, last, &self.manner, &mut self.list, &mut nature, &mut whim);
        let outcome = Outcome::of(&state);
        self.prospects[place].add(&outcome, self.seat);
        for node in &self.path {
            let node = &mut self.nodes[*node as usize];
            node.learn(self.scale.value(&outcome, node.seat));
        }
    }

    /// The child to go to: a new one while the node may still grow, else the most promising.
    fn step(&mut self, node: usize, state: &G, seat: Seat, whim: &mut Quick) -> (usize, bool) {
        self.list.clear();
        state.decisions(seat, &mut self.list);
        let mut open = std::mem::take(&mut self.list);
        let mut known: Vec<u32> = Vec::with_capacity(self.nodes[node].children.len());
        for child in &self.nodes[node].children {
            let candidate = &self.nodes[*child as usize];
            if candidate.seat == seat
                && let Some(index) = open.iter().position(|other| *other == candidate.made())
            {
                open.swap_remove(index);
                known.push(*child);
            }
        }
        let room = self.manner.breadth * (self.nodes[node].visits as f32).sqrt();
        let grow = !open.is_empty() && (known.is_empty() || (known.len() as f32) < room);
        let chosen = if grow {
            let view = View::new(state, Some(seat));
            let decision = next_to_try(&view, seat, &open, known.is_empty(), whim);
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
                let promise = candidate.mean() + self.manner.curiosity * bonus;
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

    /// Goes on with the part of the tree below the seat's own decision, if what the seat sees now
    /// is exactly what the decision led to: nothing was drawn and nobody else acted.
    #[must_use]
    pub fn follow(mut self, decision: G::Decision, seen: &View<G>) -> Option<Self> {
        let mut state = G::clone(&self.view);
        state.decide(self.seat, decision);
        if View::new(&state, Some(self.seat)) != *seen {
            return None;
        }
        let mut children = self.nodes[0].children.iter();
        let root = *children.find(|child| self.nodes[**child as usize].made() == decision)?;
        self.nodes = tree::below(self.nodes, root);
        let (seat, nodes) = (self.seat, &mut self.nodes);
        // Children of another seat, or of one that cannot decide so now, are no candidates.
        let mut possible = Vec::new();
        seen.decisions(seat, &mut possible);
        let mut children = std::mem::take(&mut nodes[0].children);
        children.retain(|child| {
            let node = &nodes[*child as usize];
            node.seat == seat && possible.contains(&node.made())
        });
        nodes[0].children = children;
        nodes[0].seat = seat;
        self.prospects.clear();
        self.among.clear();
        self.view = seen.clone();
        Some(self)
    }

    /// What the search thinks so far.
    pub fn verdict(&self) -> Verdict<G::Decision> {
        let players = usize::from(self.view.players());
        let mut known: Vec<(Thought<G::Decision>, &Prospect)> = self
            .prospects
            .iter()
            .enumerate()
            .map(|(place, prospect)| {
                let node = self.child(place);
                let thought = Thought {
                    decision: node.made(),
                    visits: prospect.count,
                    value: node.mean(),
                    score: prospect.scores(players)[self.seat.index()],
                    lead: prospect.lead(),
                    rank: prospect.rank(),
                };
                (thought, prospect)
            })
            .filter(|(_, prospect)| prospect.count > 0)
            .collect();
        let most = known.iter().map(|(thought, _)| thought.visits).max().unwrap_or(0);
        known.sort_by(|(a, _), (b, _)| better(a, b, most));
        Verdict {
            expected: known.first().map_or_else(Vec::new, |(_, best)| best.scores(players)),
            thoughts: known.into_iter().map(|(thought, _)| thought).collect(),
            iterations: self.nodes[0].visits,
        }
    }
}

/// Those that were tried about as often as the most tried one are compared by their value; the
/// others dropped out before, the earlier the less they were tried.
pub(crate) fn better<D>(a: &Thought<D>, b: &Thought<D>, most: u32) -> std::cmp::Ordering {
    let (first, second) = (2 * a.visits >= most, 2 * b.visits >= most);
    let by_value = b.value.total_cmp(&a.value);
    second.cmp(&first).then(if first && second {
        by_value
    } else {
        b.visits.cmp(&a.visits).then(by_value)
    })
}
