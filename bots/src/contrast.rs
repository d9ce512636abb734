//! What sets a decision apart from the next best: what its player does more often, or less often,
//! in imagined games after it. Both meet the same chance.

use std::collections::BTreeMap;

use ludi_engine::{Phrase, Quick, Seat, Strategy, Turns, View, Words};

use crate::search::{Playout, number, streams};
use crate::{Level, SearchSettings};

/// How many games are imagined after each of the two.
const GAMES: u32 = 16;
/// How many of the player's own decisions are looked at in each.
const OWN: usize = 16;
/// In how many more of the games something must happen to be told.
const APART: u32 = 6;

/// Something worth telling that the player did in an imagined game.
struct Deed {
    merit: Phrase,
    /// In how many games after each of the two.
    times: [u32; 2],
}

/// What comes of `best` more often than of `other`, in a sentence; `None` if nothing worth telling
/// does.
pub(crate) fn contrast<G: Words + Strategy>(
    view: &View<G>,
    seat: Seat,
    best: G::Decision,
    other: G::Decision,
    chance: &mut Quick,
) -> Option<Phrase> {
    let mut playout = Playout::<G>::new(SearchSettings::of::<G>(Level::Imperator));
    let seed = number(chance);
    let mut deeds: BTreeMap<G::Decision, Deed> = BTreeMap::new();
    for round in 0..u64::from(GAMES) {
        for (which, first) in [best, other].into_iter().enumerate() {
            let (mut chance_rng, mut policy_rng) = streams(seed, round);
            let mut state = G::imagine(view, &mut chance_rng);
            state.decide(seat, first);
            let mut turns = Turns::after(seat);
            let mut done: Vec<G::Decision> = Vec::new();
            let mut own = 0;
            while own < OWN
                && let Some(acting) = turns.next(&mut state, &mut chance_rng)
            {
                let seen = View::new(&state, Some(acting));
                let decision = playout.choose(&seen, acting, &mut policy_rng);
                if acting == seat {
                    own += 1;
                    if !done.contains(&decision)
                        && decision != best
                        && decision != other
                        && let Some(merit) = worth(&deeds, &seen, seat, decision)
                    {
                        done.push(decision);
                        let deed = deeds.entry(decision).or_insert(Deed { merit, times: [0; 2] });
                        deed.times[which] += 1;
                    }
                }
                state.decide(acting, decision);
            }
        }
    }
    let apart = |deed: &&Deed| deed.times[0].saturating_sub(deed.times[1]);
    let most = deeds.values().max_by_key(apart).filter(|deed| apart(deed) >= APART)?;
    Some(
        Phrase::new("bots-contrast")
            .with("merit", most.merit.clone())
            .with("times", most.times[0])
            .with("games", GAMES)
            .with("other", G::label(view, seat, other))
            .with("others", most.times[1]),
    )
}

/// What the game says for a decision; known already if it was told before.
fn worth<G: Words + Strategy>(
    deeds: &BTreeMap<G::Decision, Deed>,
    seen: &View<G>,
    seat: Seat,
    decision: G::Decision,
) -> Option<Phrase> {
    match deeds.get(&decision) {
        Some(deed) => Some(deed.merit.clone()),
        None => G::merit(seen, seat, decision),
    }
}
