//! Planning a turn: chains of one seat's decisions, as far as nothing is drawn and nobody else
//! acts, followed side by side. The net guesses what each leads to, and the likeliest few go on.

use ludi_engine::{Chance, Net, Next, Seat, Strategy, View};

use crate::Judge;

/// A chain is never longer: whoever can go on for ever is stopped here.
const LONGEST: usize = 80;

/// A chain of decisions.
struct Chain<G: Strategy> {
    state: G,
    decisions: Vec<G::Decision>,
    /// The score so far, to tell chains apart that come to the same.
    lead: f32,
}

/// The best chain of decisions that was found for a seat, and the final lead it promises.
pub fn plan<G: Strategy, C: Chance>(
    net: &'static Net,
    view: &View<G>,
    seat: Seat,
    width: usize,
    chance: &mut C,
) -> (Vec<G::Decision>, f32) {
    let mut judge = Judge::new(net);
    let start =
        Chain { state: G::imagine(view, chance), decisions: Vec::new(), lead: f32::NEG_INFINITY };
    let mut running = vec![start];
    let mut best: (Vec<G::Decision>, f32) = (Vec::new(), f32::NEG_INFINITY);
    for _ in 0..LONGEST {
        let mut next: Vec<(f32, usize, G::Decision)> = Vec::new();
        for (place, chain) in running.iter().enumerate() {
            judge.judge_in(&View::new(&chain.state, Some(seat)), &chain.state, seat);
            next.extend(judge.guesses.iter().map(|guess| (guess.lead, place, guess.decision)));
        }
        // What comes to the same promises the same: one of them is enough.
        next.sort_by(|a, b| b.0.total_cmp(&a.0));
        next.dedup_by(|a, b| a.0.to_bits() == b.0.to_bits());
        next.truncate(width.max(1));
        let mut longer = Vec::with_capacity(next.len());
        for (lead, place, decision) in next {
            let mut state = running[place].state.clone();
            state.decide(seat, decision);
            let mut decisions = running[place].decisions.clone();
            decisions.push(decision);
            if is_asked(&state, seat) {
                longer.push(Chain { state, decisions, lead });
            } else if lead > best.1 {
                best = (decisions, lead);
            }
        }
        running = longer;
        if running.is_empty() {
            break;
        }
    }
    if let Some(chain) = running.into_iter().next()
        && best.0.is_empty()
    {
        best = (chain.decisions, chain.lead);
    }
    best
}

/// Whether the seat goes on deciding at once.
fn is_asked<G: Strategy>(state: &G, seat: Seat) -> bool {
    matches!(state.next(), Next::Decide(seats) if seats.contains(seat))
}
