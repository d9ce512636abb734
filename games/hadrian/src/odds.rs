//! The odds of the coming attack: what the cohorts of a seat would hold of it, by the cards that can
//! still come (AMB-37). Favours are not counted.

use ludi_engine::Seat;

use crate::Hadrian;
use crate::components::Components;

/// What a seat may expect of the coming attack.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// How many cards attack it.
    pub cards: u8,
    /// How many of them its cohorts hold on average.
    pub held: f64,
    /// The chance that they hold all.
    pub all: f64,
}

impl Hadrian {
    /// HW-152, HW-153: the odds of the coming attack for a seat, as things stand.
    pub fn odds(&self, seat: Seat) -> Odds {
        self.odds_with(seat, self.sheet(seat).cohorts)
    }

    /// The same if the cohorts of the seat had these boxes filled.
    pub fn odds_with(&self, seat: Seat, cohorts: [u8; 3]) -> Odds {
        let cards = self.attack_size() + self.sheet(seat).extra_attack;
        let pile = arrows(self.printed.0, self.pile);
        // AMB-01: an attack that empties the pile goes on with the discards.
        let whole = pile.iter().sum::<u8>();
        let (sure, open, drawn) = if cards > whole {
            (pile, arrows(self.printed.0, self.discard), cards - whole)
        } else {
            ([0; 3], pile, cards)
        };
        let drawn = drawn.min(open.iter().sum());
        let mut odds = Odds { cards, held: 0.0, all: 0.0 };
        let ways = choose(open.iter().sum(), drawn);
        for left in 0..=drawn.min(open[0]) {
            for center in 0..=(drawn - left).min(open[1]) {
                let right = drawn - left - center;
                if right > open[2] {
                    continue;
                }
                let chance =
                    choose(open[0], left) * choose(open[1], center) * choose(open[2], right) / ways;
                let come = [sure[0] + left, sure[1] + center, sure[2] + right];
                let pairs = come.iter().zip(cohorts);
                let held: u8 = pairs.map(|(come, shields)| shields.min(*come)).sum();
                odds.held += chance * f64::from(held);
                if held == come.iter().sum::<u8>() {
                    odds.all += chance;
                }
            }
        }
        odds
    }
}

/// How many of these Fate cards point at each cohort.
fn arrows(pack: &Components, cards: u64) -> [u8; 3] {
    let mut arrows = [0; 3];
    for (card, fate) in pack.fate.iter().enumerate() {
        arrows[fate.arrow.index()] += u8::from(cards >> card & 1 == 1);
    }
    arrows
}

/// In how many ways so many cards are chosen among these.
fn choose(among: u8, cards: u8) -> f64 {
    (0..cards).map(|card| f64::from(among - card) / f64::from(card + 1)).product()
}
