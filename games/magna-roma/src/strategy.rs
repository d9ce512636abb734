//! A simple, sensible player: it looks one step ahead and prices what it sees.
//!
//! A price is in points: those already certain, and what stars, luxury goods, legions, coins,
//! population, faith and open half-symbols can be expected to become in the turns that are left.
//! [`prices`] says what one more of a thing is worth in a position, [`places`] what a tile is worth
//! on a cell, [`hopes`] what a solo objective is worth that is half done. Only differences are
//! looked at, so that a decision takes microseconds.

mod foresight;
mod hopes;
mod places;
mod prices;
mod weights;

use ludi_engine::{Chance, Foresight, Game as _, Glance, Learned, Phrase, Seat, Strategy, View};

use crate::gains::Then;
use crate::{Decision, MagnaRoma, NONE, Phase, words};

pub use foresight::{Features, features};
use places::Places;
use prices::Prices;
pub use weights::Taste;

impl Strategy for MagnaRoma {
    type Taste = Taste;

    const FORESIGHT: Foresight =
        Foresight { blunders: 54, candidates: 6, horizon: 400, learned: Glance::USUAL };

    fn learned() -> Option<&'static Learned> {
        // No weights are part of the game yet: `--net FILE` brings those of `ludi train`.
        static LEARNED: Learned = Learned::new(&[]);
        Some(&LEARNED)
    }

    fn choose<C: Chance>(taste: &Taste, view: &View<Self>, seat: Seat, chance: &mut C) -> Decision {
        choose(taste, view, seat, chance)
    }

    fn appraise(taste: &Taste, view: &View<Self>, seat: Seat, decision: Decision) -> Option<f32> {
        Some(appraise(taste, view, seat, decision))
    }

    fn foresee(&self, _: &Taste, seat: Seat) -> f32 {
        foresight::foresee(self, seat)
    }

    fn merit(view: &View<Self>, seat: Seat, decision: Decision) -> Option<Phrase> {
        words::merit::merit(view, seat, decision)
    }
}

/// What the sensible player does.
fn choose<C: Chance>(taste: &Taste, game: &MagnaRoma, seat: Seat, chance: &mut C) -> Decision {
    let mind = Mind { taste, game, seat };
    let mut pick = Pick::new(chance);
    match game.phase {
        Phase::Claim | Phase::Take | Phase::Choose => mind.choose_tile(&mut pick),
        Phase::Place | Phase::Face => mind.place(&mut pick),
        Phase::Order => mind.order(&mut pick),
        Phase::Trade => mind.trade(&mut pick),
        Phase::Act | Phase::Bless => mind.act(&mut pick),
        Phase::Deal(_) | Phase::Over => unreachable!("nobody is asked"),
    }
    pick.decision()
}

/// How good a decision looks, in points; only decisions of one position can be compared.
fn appraise(taste: &Taste, game: &MagnaRoma, seat: Seat, decision: Decision) -> f32 {
    let best_turn = |cell, tile| {
        let places = Places::new(taste, game, seat);
        places.best_turn(&places.at(cell), tile).0
    };
    match decision {
        Decision::Choose(tile) => {
            let places = Places::new(taste, game, seat);
            let open = game.realm(seat).city.open();
            let each = open.iter().map(|cell| places.best_turn(&places.at(cell), tile).0);
            each.fold(f32::MIN, f32::max)
        }
        Decision::Place(cell) => game.tile_in_hand().map_or(0.0, |tile| best_turn(cell, tile)),
        Decision::Face(turns) => game.tile_in_hand().map_or(0.0, |tile| {
            let places = Places::new(taste, game, seat);
            places.turned(&places.at(game.spot), tile, turns)
        }),
        Decision::Trade => Prices::new(taste, game, seat).trade(),
        Decision::Build { monument, cell } => {
            Prices::new(taste, game, seat).building(monument, cell)
        }
        Decision::Conquer { province, row } => {
            Prices::new(taste, game, seat).conquest(province, row)
        }
        Decision::Bless(cell) => {
            let prices = Prices::new(taste, game, seat);
            prices.blessing(cell) - prices.token()
        }
        Decision::First(_) | Decision::Decline | Decision::Pass => 0.0,
        // Scoring puts the meeples where they are worth most in any case.
        Decision::Settle(_) | Decision::Withdraw(_) => -1000.0,
    }
}

/// The best of several decisions, by chance among equals.
struct Pick<'a, C> {
    chance: &'a mut C,
    best: Option<(f32, Decision)>,
    equals: u32,
}

impl<'a, C: Chance> Pick<'a, C> {
    fn new(chance: &'a mut C) -> Self {
        Self { chance, best: None, equals: 0 }
    }

    fn offer(&mut self, price: f32, decision: Decision) {
        match self.best {
            Some((best, _)) if price < best - 1e-4 => {}
            Some((best, _)) if price <= best + 1e-4 => {
                self.equals += 1;
                if self.chance.below(self.equals) == 0 {
                    self.best = Some((price, decision));
                }
            }
            _ => {
                self.best = Some((price, decision));
                self.equals = 1;
            }
        }
    }

    fn decision(self) -> Decision {
        self.best.expect("whoever is asked can decide something").1
    }
}

/// What a seat makes of a position.
struct Mind<'a> {
    taste: &'a Taste,
    game: &'a MagnaRoma,
    seat: Seat,
}

impl Mind<'_> {
    /// The tile with the best place.
    fn choose_tile<C: Chance>(&self, pick: &mut Pick<'_, C>) {
        let Self { taste, game, seat } = *self;
        let choices = game.choices();
        let mut tiles = [NONE; crate::components::SLOTS];
        let mut count = 0;
        for slot in (0..game.slots()).filter(|slot| choices >> slot & 1 != 0) {
            tiles[count] = game.ring[slot];
            count += 1;
        }
        let tiles = &tiles[..count];
        if let [only] = tiles {
            return pick.offer(0.0, Decision::Choose(*only));
        }
        let places = Places::new(taste, game, seat);
        let mut best = [f32::MIN; crate::components::SLOTS];
        for cell in game.realm(seat).city.open().iter() {
            let place = places.at(cell);
            for (tile, best) in tiles.iter().zip(&mut best) {
                *best = best.max(places.best_turn(&place, *tile).0);
            }
        }
        for (tile, best) in tiles.iter().zip(best) {
            pick.offer(best, Decision::Choose(*tile));
        }
    }

    /// The best place for the tile in hand, or the best way to turn it there.
    fn place<C: Chance>(&self, pick: &mut Pick<'_, C>) {
        let Self { taste, game, seat } = *self;
        let tile = game.tile_in_hand().expect("a tile is in hand before it is placed");
        let places = Places::new(taste, game, seat);
        if game.phase == Phase::Face {
            let place = places.at(game.spot);
            for turns in 0..4 {
                pick.offer(places.turned(&place, tile, turns), Decision::Face(turns));
            }
            return;
        }
        for cell in game.realm(seat).city.open().iter() {
            pick.offer(places.best_turn(&places.at(cell), tile).0, Decision::Place(cell));
        }
    }

    /// Which gain first: the one after which the rest, taken as it comes, is worth most.
    fn order<C: Chance>(&self, pick: &mut Pick<'_, C>) {
        let Self { taste, game, seat } = *self;
        game.gains.each_kind(|gain| {
            let mut next = *game;
            // The prices of what follows the gains are the same for every order.
            next.then = Then::End;
            next.decide(seat, Decision::First(gain));
            loop {
                match next.phase {
                    Phase::Order => {
                        let gain = next.pending()[0];
                        next.decide(seat, Decision::First(gain));
                    }
                    Phase::Trade => {
                        let pays = Prices::new(taste, &next, seat).trade() >= 0.0;
                        let answer = if pays { Decision::Trade } else { Decision::Decline };
                        next.decide(seat, answer);
                    }
                    _ => break,
                }
            }
            pick.offer(Prices::new(taste, &next, seat).holdings(), Decision::First(gain));
        });
    }

    fn trade<C: Chance>(&self, pick: &mut Pick<'_, C>) {
        let Self { taste, game, seat } = *self;
        pick.offer(Prices::new(taste, game, seat).trade(), Decision::Trade);
        pick.offer(0.0, Decision::Decline);
    }

    fn act<C: Chance>(&self, pick: &mut Pick<'_, C>) {
        let Self { taste, game, seat } = *self;
        let prices = Prices::new(taste, game, seat);
        pick.offer(0.0, Decision::Pass);
        let token = prices.token();
        for cell in game.blessable().iter() {
            pick.offer(prices.blessing(cell) - token, Decision::Bless(cell));
        }
        if game.phase == Phase::Bless {
            return;
        }
        game.each_build(|monument, cell| {
            let decision = Decision::Build { monument, cell };
            pick.offer(prices.building(monument, cell), decision);
        });
        game.each_conquest(|province, row| {
            let decision = Decision::Conquer { province, row };
            pick.offer(prices.conquest(province, row), decision);
        });
    }
}
