//! What a decision really brings: every gain it leads to, with how much of it finds room on tracks
//! and in the supply, and whether it waits for an answer.
//!
//! Nothing is reckoned a second time: the position after the decision says it.

use ludi_engine::{Game as _, Seat};

use crate::cell::{SIDES, Side};
use crate::gains::Then;
use crate::{Decision, Gain, MagnaRoma, Phase, Resource};

use super::counters;

/// Where a gain comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Printed on a card, or left over from before.
    Plain,
    /// What a trade brings.
    Trade,
    /// A bonus of the personal board.
    Bonus,
    /// The symbol on this side of the tile.
    Symbol(Side),
}

/// A gain that a decision leads to.
#[derive(Clone, Copy, Debug)]
pub struct Proceeds {
    /// Where it comes from.
    pub source: Source,
    /// What is printed.
    pub gain: Gain,
    /// How much of it comes at once.
    pub real: u8,
    /// Whether it comes only after the player has answered something.
    pub waits: bool,
}

impl Proceeds {
    /// What comes: for a gain that waits, what is printed.
    pub fn expected(self) -> Gain {
        if self.waits { self.gain } else { Gain { amount: self.real, ..self.gain } }
    }
}

/// Two rows of gains, one after the other: bonuses and then symbols, or a single row.
struct Rows {
    first: Vec<Proceeds>,
    then: Option<Vec<Proceeds>>,
}

/// What a decision pays at once.
pub fn paid(game: &MagnaRoma, decision: Decision) -> Vec<Gain> {
    let pack = game.pack.0;
    let one = |resource, amount| vec![Gain { resource, amount }];
    match decision {
        Decision::Trade => game.offered().map_or_else(Vec::new, |token| token.give.clone()),
        Decision::Build { monument, .. } => {
            one(Resource::Coin, pack.monuments[usize::from(monument)].coins)
        }
        Decision::Conquer { row, .. } => one(Resource::Legion, pack.rows[usize::from(row)]),
        _ => Vec::new(),
    }
}

/// What a decision brings, given the position after it.
pub fn proceeds(
    game: &MagnaRoma,
    seat: Seat,
    decision: Decision,
    after: &MagnaRoma,
) -> Vec<Proceeds> {
    let Rows { mut first, then } = rows(game, seat, decision);
    let asked = matches!(after.phase, Phase::Order | Phase::Trade);
    let mut all = match then {
        Some(mut second) => {
            let bonuses_wait = asked && after.then == Then::Symbols;
            if bonuses_wait {
                wait_for(&mut first, after.pending());
                for item in &mut second {
                    item.waits = true;
                }
            } else if asked {
                wait_for(&mut second, after.pending());
            }
            first.append(&mut second);
            first
        }
        None => {
            if asked {
                wait_for(&mut first, after.pending());
            }
            first
        }
    };
    let paid = paid(game, decision);
    for resource in Resource::ALL {
        let own = |gain: &Gain| gain.resource == resource;
        let price: i32 =
            paid.iter().filter(|gain| own(gain)).map(|gain| i32::from(gain.amount)).sum();
        let amount = |game: &MagnaRoma| counters::amount(game.realm(seat), resource);
        let mut more = amount(after) - amount(game) + price;
        for item in all.iter_mut().filter(|item| own(&item.gain) && !item.waits) {
            item.real = i32::from(item.gain.amount).min(more).max(0) as u8;
            more -= i32::from(item.real);
        }
    }
    all
}

/// Marks the gains that are still pending; of equal ones the last.
fn wait_for(row: &mut [Proceeds], pending: &[Gain]) {
    for gain in pending {
        let mut items = row.iter_mut().rev();
        let waits = |item: &&mut Proceeds| {
            item.gain == *gain && !item.waits && item.source != Source::Trade
        };
        if let Some(item) = items.find(waits) {
            item.waits = true;
        }
    }
}

/// The gains a decision leads to, as they are printed.
fn rows(game: &MagnaRoma, seat: Seat, decision: Decision) -> Rows {
    let pack = game.pack.0;
    let plain = |list: &[Gain]| row(list.iter().map(|gain| (Source::Plain, *gain)));
    let symbols =
        |each: [Gain; 4]| row(SIDES.map(|side| (Source::Symbol(side), each[usize::from(side)])));
    let pending = || match game.then {
        Then::Symbols => Some(symbols(game.symbols_at(seat, game.spot))),
        _ => None,
    };
    match decision {
        Decision::Face(turns) => {
            let stars =
                game.tile_in_hand().map_or([0; 3], |tile| pack.tiles[usize::from(tile)].stars);
            let mut next = *game;
            let bonuses = next.advance(stars);
            let bonuses = bonuses.list().iter().map(|gain| (Source::Bonus, *gain));
            Rows { first: row(bonuses), then: Some(symbols(game.preview(game.spot, turns))) }
        }
        Decision::Bless(cell) => Rows { first: symbols(game.symbols_at(seat, cell)), then: None },
        Decision::Build { monument, .. } => {
            Rows { first: plain(&pack.monuments[usize::from(monument)].immediate), then: None }
        }
        Decision::Conquer { province, row } => {
            let bonus = &pack.provinces[usize::from(province)].bonus[usize::from(row)];
            Rows { first: plain(bonus), then: None }
        }
        Decision::First(gain) => {
            let mut list = game.pending().to_vec();
            let index = list.iter().position(|other| *other == gain).unwrap_or(0);
            list[..=index].rotate_right(1);
            Rows { first: plain(&list), then: pending() }
        }
        Decision::Trade => {
            let got = game.offered().map_or(&[][..], |token| &token.get);
            let mut first = row(got.iter().map(|gain| (Source::Trade, *gain)));
            first.extend(plain(game.pending()));
            Rows { first, then: pending() }
        }
        Decision::Decline => Rows { first: plain(game.pending()), then: pending() },
        _ => Rows { first: Vec::new(), then: None },
    }
}

fn row(gains: impl IntoIterator<Item = (Source, Gain)>) -> Vec<Proceeds> {
    let there = gains.into_iter().filter(|(_, gain)| gain.amount > 0);
    there.map(|(source, gain)| Proceeds { source, gain, real: 0, waits: false }).collect()
}

/// The least and the most a seat would score once every order and trade that follows is answered;
/// `None` if there are too many ways.
pub fn forecast(after: &MagnaRoma, seat: Seat) -> Option<(i32, i32)> {
    let mut range = None;
    let mut ways = 0;
    follow(after, seat, &mut range, &mut ways)?;
    range
}

/// The most positions that are looked at for a forecast.
const WAYS: u32 = 2_000;

fn follow(
    game: &MagnaRoma,
    seat: Seat,
    range: &mut Option<(i32, i32)>,
    ways: &mut u32,
) -> Option<()> {
    *ways += 1;
    if *ways > WAYS {
        return None;
    }
    let answers = match game.phase {
        Phase::Order => {
            let mut answers = Vec::new();
            game.gains.each_kind(|gain| answers.push(Decision::First(gain)));
            answers
        }
        Phase::Trade => vec![Decision::Trade, Decision::Decline],
        _ => {
            let score = game.score(seat);
            let (least, most) = range.unwrap_or((score, score));
            *range = Some((least.min(score), most.max(score)));
            return Some(());
        }
    };
    for answer in answers {
        let mut next = *game;
        next.decide(seat, answer);
        follow(&next, seat, range, ways)?;
    }
    Some(())
}
