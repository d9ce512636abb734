//! What is tried, in which order, and how an imagined game is played on.

use ludi_engine::{Chance as _, MAX_SEATS, Next, Quick, Seat, Title, View};

use crate::Manner;

/// What looks best at first sight comes first: what the sensible player would do, then by the
/// game's own appraisal, if it has one, else in any order.
pub(super) fn rank<G: Title>(
    view: &View<G>,
    seat: Seat,
    style: usize,
    list: &mut Vec<G::Decision>,
    chance: &mut Quick,
) {
    let sensible = sensible_in(style, view, seat, chance);
    let mut ranked: Vec<(f32, G::Decision)> = list
        .iter()
        .map(|decision| {
            let appraisal = match style.checked_sub(1) {
                None => G::appraise(view, seat, *decision),
                Some(other) => G::appraise_by(view, seat, *decision, &G::styles()[other]),
            };
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
pub(super) fn streams(seed: u64, round: u64) -> (Quick, Quick) {
    let mixed = seed.wrapping_add(round.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    (Quick::from_number(mixed), Quick::from_number(!mixed))
}

/// What a sensible player does in a style.
fn sensible_in<G: Title>(
    style: usize,
    view: &View<G>,
    seat: Seat,
    chance: &mut Quick,
) -> G::Decision {
    match style.checked_sub(1) {
        None => G::sensible(view, seat, chance),
        Some(other) => G::sensible_by(view, seat, chance, &G::styles()[other]),
    }
}

/// Plays on cheaply until the game is over or the horizon is reached; others than `me` in any
/// style.
pub(super) fn play_on<G: Title>(
    state: &mut G,
    mut last: Seat,
    me: Seat,
    manner: &Manner,
    list: &mut Vec<G::Decision>,
    nature: &mut Quick,
    whim: &mut Quick,
) {
    let mut styles = [0; MAX_SEATS];
    if !G::styles().is_empty() {
        let any = G::styles().len() as u32 + 1;
        styles = std::array::from_fn(|_| whim.below(any) as usize);
        styles[me.index()] = manner.style;
    }
    let mut made = 0;
    loop {
        match state.next() {
            Next::Over => return,
            Next::Chance => {
                let draw = state.draw(nature);
                state.resolve(draw);
            }
            Next::Decide(_) if made >= manner.horizon => return,
            Next::Decide(seats) => {
                let seat = seats.after(last);
                let foolish = manner.folly > 0 && whim.below(100) < manner.folly;
                let decision = if foolish {
                    list.clear();
                    state.decisions(seat, list);
                    list[whim.below(list.len() as u32) as usize]
                } else {
                    sensible_in(styles[seat.index()], &View::new(state, Some(seat)), seat, whim)
                };
                state.decide(seat, decision);
                last = seat;
                made += 1;
            }
        }
    }
}
