//! A simple, sensible player: it does what leaves it best off, one decision at a time.
//!
//! What a position is worth to a seat is a guess at its final score: the points it has, what its
//! paths promise, what the attacks to come will cost, and what pieces, tracks and buildings will
//! still bring. The numbers of [`weights::Taste`] were found by playing, not taken from any
//! rulebook.

mod estate;
mod prices;
mod siege;
mod weights;

use ludi_engine::{Chance, Foresight, Glance, Learned, Phrase, Seat, Strategy, View};

use crate::decision::{Decision, Patron};
use crate::listing::each_bit;
use crate::vocabulary::{Cohort, Pieces};
use crate::{Hadrian, Purpose, Season, words};

use estate::{Estate, Known};
use prices::Prices;

pub use prices::PricesByYear;

impl Strategy for Hadrian {
    type Taste = PricesByYear;

    const FORESIGHT: Foresight = Foresight {
        blunders: 68,
        candidates: 8,
        horizon: 400,
        // A year is one long chain without chance.
        learned: Glance { horizon: Some(12), beam: 16, ..Glance::USUAL },
    };

    fn learned() -> Option<&'static Learned> {
        static LEARNED: Learned = Learned::new(include_bytes!("../net.bin"));
        Some(&LEARNED)
    }

    fn choose<C: Chance>(
        taste: &PricesByYear,
        view: &View<Self>,
        seat: Seat,
        _: &mut C,
    ) -> Decision {
        Mind::of(view, seat, taste.prices(view.year)).choose()
    }

    fn appraise(
        taste: &PricesByYear,
        view: &View<Self>,
        seat: Seat,
        decision: Decision,
    ) -> Option<f32> {
        Some(Mind::of(view, seat, taste.prices(view.year)).outlook(decision))
    }

    fn foresee(&self, taste: &PricesByYear, seat: Seat) -> f32 {
        estate::foresee(self, taste.prices(self.year), seat)
    }

    fn merit(view: &View<Self>, seat: Seat, decision: Decision) -> Option<Phrase> {
        words::merit::merit(view, seat, decision)
    }
}

/// A player at work: where it sits, what it likes, and what it has worked out already.
struct Mind<'a> {
    game: &'a Hadrian,
    season: Season,
    seat: Seat,
    prices: &'a Prices,
    known: Known<'a>,
}

impl<'a> Mind<'a> {
    fn of(game: &'a Hadrian, seat: Seat, prices: &'a Prices) -> Self {
        let known = Known::of(game, seat, prices);
        Self { game, season: game.season(), seat, prices, known }
    }

    /// The best decision; the first of equals.
    fn choose(&self) -> Decision {
        let mut best: Option<(Decision, f32)> = None;
        self.game.each_decision(self.seat, &mut |decision| {
            let value = self.outlook(decision);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((decision, value));
            }
        });
        best.expect("a seat that is asked can decide").0
    }

    /// What a decision leads to.
    fn outlook(&self, decision: Decision) -> f32 {
        match decision {
            Decision::Path(card) => self.path_outlook(card),
            Decision::Favour { cohort, from } => favour_outlook(self.game, self.seat, cohort, from),
            Decision::Accept => 0.0,
            Decision::Finish => {
                let mut after = self.known.now;
                after.sheet.pool = Pieces::NONE;
                self.known.worth(&after)
            }
            _ => {
                let mut after = self.known.now;
                self.carry_out(&mut after, decision);
                let value = match decision.purpose() {
                    Some(purpose) => self.expected(&after, purpose),
                    None => self.settled(&after),
                };
                value - self.gift(decision)
            }
        }
    }

    /// What an action does to what the seat has; what it gives to others does not matter here.
    fn carry_out(&self, estate: &mut Estate, decision: Decision) {
        let (game, season, pack) = (self.game, self.season, self.season.pack);
        let sheet = &mut estate.sheet;
        match decision {
            Decision::Good { place, source } => {
                season.buy(sheet, place, game.good_at(self.seat, source), &mut ());
                let cost = pack.market.boxes[usize::from(place)].cost;
                estate.attackers += game.provoked(source, cost);
            }
            Decision::Map { source, spot } => {
                let pattern = game.pattern(self.seat, source).expect("the source was checked");
                season.scout(sheet, pattern.cells_at(spot), &mut ());
                estate.attackers += game.provoked(source, pack.scouting.cost);
            }
            _ => season.act(sheet, decision, &mut ()),
        }
        sheet.settle(pack, &mut ());
    }

    /// What a piece given to a neighbour takes away from the lead.
    fn gift(&self, decision: Decision) -> f32 {
        match decision {
            Decision::Good { source, .. } | Decision::Scout(source)
                if self.game.is_gift(source) =>
            {
                self.prices.taste.gift
            }
            _ => 0.0,
        }
    }

    /// The worth of an estate once what is open in it is settled as well as can be.
    fn settled(&self, estate: &Estate) -> f32 {
        if !estate.sheet.is_choosing() {
            return self.known.worth(estate);
        }
        let mut best = f32::NEG_INFINITY;
        self.game.each_choice(self.seat, &estate.sheet, &mut |decision| {
            let mut after = *estate;
            self.carry_out(&mut after, decision);
            best = best.max(self.settled(&after));
        });
        best
    }

    /// The mean over the Fate cards that may be turned over, those that do the same taken
    /// together.
    fn expected(&self, estate: &Estate, purpose: Purpose) -> f32 {
        let (mut count, mut card) = ([0u32; 16], [0u8; 16]);
        each_bit(self.game.next_pile(), |index| {
            let fate = &self.season.pack.fate[usize::from(index)];
            let kind = match purpose {
                Purpose::Good(_) => fate.goods,
                Purpose::Battle(_) => fate.damage,
            };
            count[usize::from(kind)] += 1;
            card[usize::from(kind)] = index;
        });
        let mut sum = 0.0;
        for kind in (0..16).filter(|kind| count[*kind] > 0) {
            let mut after = *estate;
            self.season.turn_over(&mut after.sheet, purpose, card[kind], &mut ());
            sum += count[kind] as f32 * self.known.worth(&after);
        }
        sum / count.iter().sum::<u32>() as f32
    }

    /// The path card is worth what it promises, the other card its income.
    fn path_outlook(&self, card: u8) -> f32 {
        let (pack, sheet) = (self.season.pack, &self.known.now.sheet);
        let other = (sheet.hand & !(1 << card)).trailing_zeros() as usize;
        let path = &pack.cards[usize::from(card)];
        let promise = self.prices.path(pack, path, sheet.metric(pack, path.metric));
        promise + self.prices.pieces(pack.cards[other].income)
    }
}

/// HW-154: Favours are spent when all that fit together change the result; those of diplomats
/// first, since they are good for one cohort only.
fn favour_outlook(game: &Hadrian, seat: Seat, cohort: Cohort, from: Patron) -> f32 {
    let sheet = game.sheet(seat);
    let mut usable = sheet.temple_favours;
    for lane in Cohort::ALL {
        usable += game.unrepelled(seat, lane).min(sheet.diplomat_favours[lane.index()]);
    }
    let outcome = game.outcome(seat);
    let helps = outcome.unrepelled.saturating_sub(usable) < game.potential();
    let preference = match from {
        Patron::Diplomat => 2.0,
        Patron::Temple => 1.0,
    };
    let lane = f32::from(game.unrepelled(seat, cohort)) / 100.0;
    if helps { preference + lane } else { -1.0 }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::mem::discriminant;

    use ludi_engine::Quick;
    use ludi_engine::conformance::{cases, walk_sensibly};

    use super::*;
    use crate::Phase;

    /// What a decision is imagined to do to one's own sheets is what it does, and a worth that is
    /// only brought up to date is that of the new sheets.
    #[test]
    fn what_is_imagined_is_what_happens() {
        let (mut kinds, mut provoked) = (BTreeSet::new(), 0);
        for case in cases::<Hadrian>() {
            walk_sensibly(case.start(), &mut Quick::from_number(3), |game, seat, _| {
                if !matches!(game.phase, Phase::Actions | Phase::Roads) {
                    return;
                }
                let prices = Hadrian::usual().prices(game.year);
                let mind = Mind::of(game, seat, prices);
                game.each_decision(seat, &mut |decision| {
                    if decision == Decision::Finish {
                        return;
                    }
                    let mut imagined = mind.known.now;
                    mind.carry_out(&mut imagined, decision);
                    let mut after = game.clone();
                    after.carry_out(seat, decision, &mut ());
                    let real = Mind::of(&after, seat, prices).known;
                    assert_eq!(imagined.attackers, real.now.attackers, "{decision:?}");
                    let worth = real.worth(&real.now);
                    assert!((mind.known.worth(&imagined) - worth).abs() < 1e-3, "{decision:?}");
                    provoked += u32::from(imagined.attackers > mind.known.now.attackers);
                    imagined.sheet.extra_attack = real.now.sheet.extra_attack;
                    assert_eq!(imagined.sheet, real.now.sheet, "{decision:?}");
                    kinds.insert(format!("{:?}", discriminant(&decision)));
                });
            });
        }
        assert!(kinds.len() >= 15 && provoked > 100, "{} {provoked}", kinds.len());
    }
}
