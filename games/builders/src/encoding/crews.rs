//! Crews: the fewest and the cheapest hands that finish a site together, by trying every set of
//! the hands at once.

use crate::{Builders, Levels, Tool, hands};

/// The most hands that are tried together; of a larger team those that make least for their wage
/// are left out.
const MOST: usize = 8;

/// What no crew costs.
const NEVER: i32 = i32::MAX;

/// What an action and a sesterce weigh when a plan chooses among crews.
const ACTION: i32 = 5;
const SESTERCE: i32 = 2;

/// How many hands a crew has and what they are paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crew {
    pub size: u32,
    pub wages: u32,
}

impl Crew {
    fn from_size_first(price: i32) -> Option<Self> {
        let crew = Self { size: price as u32 >> 16, wages: price as u32 & 0xffff };
        (price != NEVER).then_some(crew)
    }

    fn from_wages_first(price: i32) -> Option<Self> {
        Self::from_size_first(price).map(|crew| Self { size: crew.wages, wages: crew.size })
    }

    /// The actions it takes to send everybody in one turn after so many others (BA-084).
    pub fn actions(self, sent: u8) -> u32 {
        self.size * u32::from(sent) + self.size * (self.size + 1) / 2
    }
}

/// Who can finish a site.
#[derive(Clone, Copy, Debug, Default)]
pub struct Crews {
    /// The fewest hands.
    pub fewest: Option<Crew>,
    /// The lowest wages.
    pub cheapest: Option<Crew>,
    /// The fewest of the hands that no plan has taken.
    pub spare: Option<Crew>,
}

/// Hands, and what every set of them makes and costs.
pub struct Squad {
    sets: usize,
    /// What each set makes.
    made: [Levels; 1 << MOST],
    /// How many each set is, times 2^16, and what it is paid.
    price: [i32; 1 << MOST],
    /// Those of the sets' bits that may carry a tool.
    carriers: u32,
    /// What the tools add that nobody carries.
    tools: Levels,
    /// The sets' bits that a plan has taken.
    taken: u32,
}

impl Squad {
    /// Nobody.
    pub fn new() -> Self {
        Self {
            sets: 1,
            made: [Levels::NONE; 1 << MOST],
            price: [0; 1 << MOST],
            carriers: 0,
            tools: Levels::NONE,
            taken: 0,
        }
    }

    /// Makes it the squad of some hands with some tools. What it was is overwritten as far as it
    /// is read again, which is cheaper than a new one.
    pub fn gather(&mut self, game: &Builders, team: u32, tools: u8) {
        (self.sets, self.carriers, self.taken) = (1, 0, 0);
        self.tools = Tool::all()
            .filter(|tool| tools >> tool.0 & 1 == 1)
            .fold(Levels::NONE, |sum, tool| sum.plus(game.cards.0.tool(tool).adds));
        for hand in hands(ablest(game, team)) {
            let count = self.sets;
            let (made, price) = (game.produces(hand), 1 << 16 | i32::from(game.wage(hand)));
            let (without, with) = self.made.split_at_mut(count);
            for (with, without) in with.iter_mut().zip(without) {
                *with = without.plus(made);
            }
            let (without, with) = self.price.split_at_mut(count);
            for (with, without) in with.iter_mut().zip(without) {
                *with = *without + price;
            }
            if game.may_carry(hand) {
                self.carriers |= count as u32;
            }
            self.sets *= 2;
        }
    }

    /// Whether all of them together could meet the needs.
    fn hopeful(&self, needs: Levels) -> bool {
        self.made[self.sets - 1].plus(self.tools).meets(needs)
    }

    /// Whether a set meets the needs; with tools, each hand that may carry one takes one.
    #[inline]
    fn able<const TOOLS: bool>(&self, set: usize, made: Levels, needs: Levels) -> bool {
        if !TOOLS {
            return made.meets(needs);
        }
        let left = needs.beyond(made);
        self.tools.meets(left) && left.sum() <= (set as u32 & self.carriers).count_ones()
    }

    #[inline]
    fn search<const TOOLS: bool>(&self, needs: Levels) -> [i32; 3] {
        let [mut fewest, mut cheapest, mut spare] = [NEVER; 3];
        let sets = self.made[..self.sets].iter().zip(&self.price[..self.sets]);
        for (set, (made, price)) in sets.enumerate() {
            let able = self.able::<TOOLS>(set, *made, needs);
            let price = if able { *price } else { NEVER };
            let wages_first = if able { price.rotate_left(16) } else { NEVER };
            let untaken = if set as u32 & self.taken == 0 { price } else { NEVER };
            fewest = fewest.min(price);
            cheapest = cheapest.min(wages_first);
            spare = spare.min(untaken);
        }
        [fewest, cheapest, spare]
    }

    /// The best crews that meet some needs.
    pub fn crews(&self, needs: Levels) -> Crews {
        if !self.hopeful(needs) {
            return Crews::default();
        }
        let [fewest, cheapest, spare] = if self.tools.is_none() {
            self.search::<false>(needs)
        } else {
            self.search::<true>(needs)
        };
        Crews {
            fewest: Crew::from_size_first(fewest),
            cheapest: Crew::from_wages_first(cheapest),
            spare: Crew::from_size_first(spare),
        }
    }

    /// The set that weighs least in actions and sesterces of those not taken, in the lowest bits
    /// of its weight. Where it makes no other difference no tool is carried.
    #[inline]
    fn lightest<const TOOLS: bool>(&self, needs: Levels) -> i32 {
        let sets = self.made[..self.sets].iter().zip(&self.price[..self.sets]);
        sets.enumerate().fold(NEVER, |best, (set, (made, price))| {
            let able = self.able::<TOOLS>(set, *made, needs) && set as u32 & self.taken == 0;
            let carried = i32::from(TOOLS && !made.meets(needs));
            let weight = 2 * (ACTION * (price >> 16) + SESTERCE * (price & 0xffff)) + carried;
            best.min(if able { weight << MOST | set as i32 } else { NEVER })
        })
    }

    /// Takes a crew for some needs out of the hands that are not taken yet, if there is one.
    pub fn take(&mut self, needs: Levels) -> Option<Crew> {
        if !self.hopeful(needs) {
            return None;
        }
        let best = if self.tools.is_none() {
            self.lightest::<false>(needs)
        } else {
            self.lightest::<true>(needs)
        };
        if best == NEVER {
            return None;
        }
        let set = best as usize & ((1 << MOST) - 1);
        self.taken |= set as u32;
        Crew::from_size_first(self.price[set])
    }
}

/// At most [`MOST`] of some hands.
fn ablest(game: &Builders, team: u32) -> u32 {
    let mut kept = team;
    while kept.count_ones() > MOST as u32 {
        let worth = |hand: &crate::Hand| {
            2 * game.produces(*hand).sum() as i32 - i32::from(game.wage(*hand))
        };
        let Some(worst) = hands(kept).min_by_key(worth) else {
            break;
        };
        kept &= !(1 << worst.0);
    }
    kept
}
