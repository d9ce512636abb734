//! What is tried, in which order, and how an imagined game is played on.

use ludi_engine::{Chance as _, MAX_SEATS, Quick, Seat, Strategy, Turns, View};

use crate::SearchSettings;

/// What looks best at first sight comes first: what the sensible player would do, then by the
/// game's own appraisal, if it has one, else in any order.
pub(super) fn rank<G: Strategy>(
    view: &View<G>,
    seat: Seat,
    taste: &G::Taste,
    list: &mut Vec<G::Decision>,
    chance: &mut Quick,
) {
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

/// The chance of a round: one stream for what is drawn and imagined, one for what players do.
pub(crate) fn streams(seed: u64, round: u64) -> (Quick, Quick) {
    let mixed = seed.wrapping_add(round.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    (Quick::from_number(mixed), Quick::from_number(!mixed))
}

/// Plays on cheaply until the game is over or the horizon is reached; others than `me` with
/// any taste.
pub(crate) fn play_on<G: Strategy>(
    state: &mut G,
    mut turns: Turns,
    me: Seat,
    settings: &SearchSettings,
    list: &mut Vec<G::Decision>,
    chance_rng: &mut Quick,
    policy_rng: &mut Quick,
) {
    let known = G::tastes();
    let mut tastes = [&known[0]; MAX_SEATS];
    if known.len() > 1 {
        tastes = std::array::from_fn(|_| &known[policy_rng.below(known.len() as u32) as usize]);
        tastes[me.index()] = &known[settings.taste];
    }
    let mut made = 0;
    while let Some(seat) = turns.next(state, chance_rng)
        && made < settings.horizon
    {
        let at_random =
            settings.random_decisions > 0 && policy_rng.below(100) < settings.random_decisions;
        let decision = if at_random {
            list.clear();
            state.decisions(seat, list);
            list[policy_rng.below(list.len() as u32) as usize]
        } else {
            G::choose(tastes[seat.index()], &View::new(state, Some(seat)), seat, policy_rng)
        };
        state.decide(seat, decision);
        made += 1;
    }
}
