//! What happens to a player, as effects with the counters they change.

use ludi_engine::{Effect, Phrase, Seat};

use crate::Praetor;
use crate::components::{Good, Goods};
use crate::journal::Happening;

use super::counters::{ACTIVE, FAVOR, MORALE, NOVICES, RETIRED, TILES, VILLAGERS, WALLS};
use super::phrases::{amount, goods};

/// The effects of what happens to one seat.
pub struct Account<'a> {
    state: &'a Praetor,
    seat: Seat,
    /// PR-011: the value of the Morale space so far.
    morale: i32,
    /// The effects so far.
    pub effects: Vec<Effect>,
}

impl<'a> Account<'a> {
    /// The account of a seat in the position before.
    pub fn new(state: &'a Praetor, seat: Seat, effects: Vec<Effect>) -> Self {
        Self { state, seat, morale: state.morale(seat), effects }
    }

    /// Enters one happening; those of other seats are theirs.
    pub fn enter(&mut self, happening: Happening) {
        if happening.seat() != Some(self.seat.0) {
            return;
        }
        match happening {
            Happening::PaidFee { owner, fee, .. } => {
                let phrase = Phrase::new("effect-fee").with("fee", goods(&fee));
                self.pay(phrase.with("owner", Seat(owner)), &fee);
            }
            Happening::Built { printed, plazas, cost, .. } => {
                self.pay(Phrase::new("effect-cost").with("cost", goods(&cost)), &cost);
                let phrase = Phrase::new("effect-built")
                    .with("total", printed + plazas)
                    .with("printed", printed)
                    .with("plazas", plazas);
                self.gain(phrase, &[(FAVOR, printed + plazas), (TILES, 1)]);
            }
            Happening::Gained { good, amount: 0, .. }
            | Happening::Forged { into: good, amount: 0, .. } => {
                self.note(amount(good, 0));
            }
            Happening::Gained { good, amount: n, .. } => self.get(good, n),
            Happening::Favored { favor: 0, .. } | Happening::Uplifted { steps: 0, .. } => {
                self.note(Phrase::new("effect-nothing"));
            }
            Happening::Favored { favor, .. } if favor < 0 => {
                self.lose_favor("effect-favor", -favor);
            }
            Happening::Favored { favor, .. } => {
                self.gain(Phrase::new("effect-favor").with("favor", favor), &[(FAVOR, favor)]);
            }
            Happening::Uplifted { steps, value, .. } => {
                let phrase = Phrase::new("effect-morale").with("steps", steps).with("value", value);
                let by = self.reach(value);
                self.gain(phrase, &[(MORALE, by)]);
            }
            Happening::Recruited { .. } => {
                self.gain(Phrase::new("effect-recruit"), &[(VILLAGERS, -1), (NOVICES, 1)]);
            }
            Happening::Forged { from, into, amount: n, .. } => self.swap((from, n), (into, n)),
            Happening::Bought { good, units, gold, .. } => {
                self.swap((Good::Gold, gold), (good, units));
            }
            Happening::Sold { good, units, gold, .. } => {
                self.swap((good, units), (Good::Gold, gold));
            }
            Happening::Fulfilled { wall, favor, bonus, .. } => {
                let demand = &self.state.pack.0.walls[wall.index()].demand;
                self.pay(Phrase::new("effect-cost").with("cost", goods(demand)), demand);
                let phrase = Phrase::new("effect-wall").with("favor", favor).with("bonus", bonus);
                self.gain(phrase, &[(FAVOR, favor + bonus), (WALLS, 1)]);
            }
            _ => self.enter_update(happening),
        }
    }

    /// Enters what happens in the Update Phase.
    fn enter_update(&mut self, happening: Happening) {
        match happening {
            Happening::Trained { graduates, second, .. } => {
                let phrase = Phrase::new("effect-trained").with("graduates", graduates);
                let phrase = phrase.with("second", second);
                if graduates == 0 {
                    return self.note(phrase);
                }
                let by = i32::from(graduates);
                self.gain(phrase, &[(ACTIVE, by), (NOVICES, -by)]);
            }
            Happening::Retired { workers, favor, .. } => {
                let phrase = Phrase::new("effect-retired").with("workers", workers);
                let by = i32::from(workers);
                let changes = [(FAVOR, favor), (ACTIVE, -by), (RETIRED, by)];
                self.gain(phrase.with("favor", favor), &changes);
            }
            Happening::Waged { due, paid, .. } if due > 0 => {
                let phrase = Phrase::new("effect-waged").with("due", due).with("paid", paid);
                let mut gold = Goods::default();
                gold.gain(Good::Gold, paid);
                self.pay(phrase, &gold);
            }
            Happening::Disheartened { steps, value, .. } => {
                let phrase = Phrase::new("effect-morale").with("steps", steps).with("value", value);
                let by = self.reach(value);
                self.effects.push(Effect::cost(phrase).changing(self.seat, MORALE, by));
            }
            Happening::Disgraced { favor, .. } => self.lose_favor("effect-disgraced", favor),
            Happening::Drafted { favor, .. } => {
                self.lose_favor("effect-favor", favor);
                self.gain(Phrase::new("effect-drafted"), &[(ACTIVE, 1), (VILLAGERS, -1)]);
            }
            _ => {}
        }
    }

    /// How far Morale moves to reach a value.
    fn reach(&mut self, value: i32) -> i32 {
        value - std::mem::replace(&mut self.morale, value)
    }

    fn note(&mut self, phrase: Phrase) {
        self.effects.push(Effect::note(phrase));
    }

    fn gain(&mut self, phrase: Phrase, changes: &[(&'static str, i32)]) {
        let change =
            |effect: Effect, (key, by): &(&'static str, i32)| effect.changing(self.seat, key, *by);
        self.effects.push(changes.iter().fold(Effect::gain(phrase), change));
    }

    fn get(&mut self, good: Good, n: u16) {
        self.gain(amount(good, n), &[(good.word(), i32::from(n))]);
    }

    /// A price; one of nothing is only remarked.
    fn pay(&mut self, phrase: Phrase, price: &Goods) {
        if price.is_empty() {
            return self.note(phrase);
        }
        let change = |effect: Effect, (good, n): (Good, u16)| {
            effect.changing(self.seat, good.word(), -i32::from(n))
        };
        self.effects.push(price.iter().fold(Effect::cost(phrase), change));
    }

    fn swap(&mut self, (given, n): (Good, u16), (got, m): (Good, u16)) {
        let mut price = Goods::default();
        price.gain(given, n);
        self.pay(amount(given, n), &price);
        self.get(got, m);
    }

    fn lose_favor(&mut self, id: &'static str, favor: i32) {
        let phrase = Phrase::new(id).with("favor", favor);
        if favor == 0 {
            return self.note(phrase);
        }
        self.effects.push(Effect::cost(phrase).changing(self.seat, FAVOR, -favor));
    }
}
