//! What the attacks to come are expected to bring and cost.

use arrayvec::ArrayVec;
use ludi_engine::Game as _;

use super::estate::Estate;
use super::weights::Taste;
use crate::Hadrian;
use crate::components::YEARS;

/// The attacks of this year and those to come.
pub struct Sieges {
    /// Valour if nothing gets past the cohorts.
    peace: f32,
    this_year: Siege,
    later: ArrayVec<(Siege, Attackers), YEARS>,
}

/// What is at stake in the attack of a year.
#[derive(Clone, Copy, Default)]
struct Siege {
    /// The most Disdain there can be.
    potential: f32,
    /// What one Disdain costs, and the Valour it takes the place of.
    stake: f32,
}

/// The attackers one cohort can expect.
#[derive(Clone, Copy)]
struct Attackers {
    mean: f32,
    /// How widely their number scatters, squared.
    scatter: f32,
}

impl Sieges {
    pub fn ahead(game: &Hadrian, taste: &Taste) -> Self {
        let (pack, this_year) = (game.pack(), usize::from(game.year));
        let mut sieges = Self { peace: 0.0, this_year: Siege::default(), later: ArrayVec::new() };
        let mut weight = 1.0;
        for year in this_year..=YEARS {
            let attack = &pack.attack[year - 1];
            let potential = f32::from(attack.potential);
            sieges.peace += weight * taste.valour * potential;
            let siege = Siege { potential, stake: weight * (taste.valour + taste.disdain) };
            if year == this_year {
                sieges.this_year = siege;
            } else {
                let cards = attack.cards[game.difficulty.index()];
                sieges.later.push((siege, Attackers::among(cards, taste)));
            }
            weight *= taste.foresight;
        }
        sieges
    }

    /// What Favours and cohorts make of the attacks.
    pub fn defence(&self, estate: &Estate, taste: &Taste) -> f32 {
        let sheet = &estate.sheet;
        let favours = f32::from(sheet.temple_favours + sheet.diplomat_favours.iter().sum::<u8>());
        let cohorts = sheet.cohorts.map(f32::from);
        let ignored = taste.favour_use * favours;
        let cost = |siege: &Siege, attackers: &Attackers| {
            let unrepelled: f32 = cohorts.iter().map(|filled| attackers.beyond(*filled)).sum();
            siege.stake * (unrepelled - ignored).clamp(0.0, siege.potential)
        };
        let now = cost(&self.this_year, &Attackers::among(estate.attackers, taste));
        let later: f32 = self.later.iter().map(|(siege, attackers)| cost(siege, attackers)).sum();
        taste.favour * favours + self.peace - now - later
    }
}

impl Attackers {
    /// A third of the cards attacks each cohort.
    fn among(cards: u8, taste: &Taste) -> Self {
        let mean = f32::from(cards) / 3.0;
        Self { mean, scatter: taste.luck.max(0.0) * mean }
    }

    /// How many get past a cohort on average, roughly: with as many expected as are repelled
    /// some still do, with far fewer hardly any.
    fn beyond(self, filled: f32) -> f32 {
        let more = self.mean - filled;
        // Without scatter the root below would be slow for nothing.
        if self.scatter == 0.0 {
            return more.max(0.0);
        }
        // A smooth maximum of 0 and the difference, the wider the more attackers there are.
        f32::midpoint(more, (more * more + self.scatter).sqrt())
    }
}
