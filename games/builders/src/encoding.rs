//! Views and decisions as numbers, for programs that learn ([`Encode`]).
//!
//! A view is a row of bits, the same groups in every position ([`GROUPS`]). A counter is a scale:
//! its bit *n* is set if there are more than *n*, or if the *n*-th of some written steps is
//! reached. Cards are in the order of the pack: 33 buildings, the machines last; 28 hands, which
//! are 18 workers with the apprentices last, six slaves, four machines. In their order:
//!
//! - `setup`, 27: 2, 3, 4 players; eight switches; which resources each apprentice makes.
//! - `turn`, 56: what chance draws; what is asked; whose turn it is and who was first, counted from
//!   the seat; actions; investment; round; the end; idle rounds; who is asked at final scoring.
//! - `pending`, 89: the hand, site and university already chosen; what the hand can finish, how
//!   much of it is used, how much is wasted.
//! - `market`, 123: buildings still in the deck; workers in the row, on top, in the deck; slaves,
//!   tools, loans and universities on offer; what a limited bank holds.
//! - `points`, 115: own purse, victory points, loans, slaves; the lead if the game ended now.
//! - `team`, 204: own hands idle, busy, enslaved, educated; universities; tools at home and at
//!   work; what the idle hands make, what all make, the most one makes; how many they are.
//! - `sites`, 1287: 39 for every building, set if it is an own site: 1; 4 × 4 what it misses; 3 who
//!   is there; 3 how many were sent in this turn; 5 the smallest crew of idle hands; 7 the
//!   cheapest; 2 whether it can be finished in this turn, or the seat's next, with free and with
//!   bought actions; 1 whether the plan has a crew for it; 1 whether one more worker of the row
//!   would be enough.
//! - `offers`, 617: 18 for every building, set if it lies open: 1 in the row; 1 on the deck; 5 the
//!   smallest crew; 5 the cheapest; 4 the smallest of the hands the plan leaves over; 1 whether one
//!   more worker of the row would be enough; 1 whether the whole team makes enough. Then the best
//!   offer for the hands left over, and how many they could take.
//! - `summary`, 168: own sites together: how many lack one hand, two, three, with their points and
//!   income; the plan, which gives each site a crew of its own; what can be finished now; what is
//!   missing of each resource and cannot be made by idle hands.
//! - `others`, 777: 259 for each of three seats clockwise: purse, points, lead over it, penalties,
//!   tools, what it makes, hands, its three nearest sites, what it can finish in its turn.
//! - `race`, 31: the lead over the best other with what is planned, and with what can be finished
//!   in a turn.
//!
//! A hand that is about to be given a tool counts as sent already. Crews are exact for up to eight
//! idle hands whose tools add 1 each; of more hands those that make least for their wage are left
//! out. What custom packs print beyond a scale is shown as its end.

mod crews;
mod others;
mod own;
mod scales;
mod side;
mod table;

use arrayvec::ArrayVec;
use ludi_engine::{Encode, Features, Numbering, Seat, View};

use self::crews::Squad;
use self::side::{Side, Works};
use crate::components::{
    BUILDINGS, FIRST_SLAVE, HANDS, SEATS, SLAVES, TOOLS, UNIVERSITIES, WORKERS,
};
use crate::{Builders, Building, Decision, Ending, Hand, Tool, University};

/// The groups of features in their order, each with how many it has.
pub const GROUPS: &[(&str, usize)] = &[
    ("setup", table::SETUP),
    ("turn", table::TURN),
    ("pending", table::PENDING),
    ("market", table::MARKET),
    ("points", own::POINTS),
    ("team", own::TEAM),
    ("sites", own::SITES),
    ("offers", own::OFFERS),
    ("summary", own::SUMMARY),
    ("others", (SEATS - 1) * others::OTHER),
    ("race", others::RACE),
];

/// How many features the first groups have together.
const fn first(groups: usize) -> usize {
    Features::total(GROUPS.split_at(groups).0)
}

/// Every group writes as many features as it says, or all that follow would shift.
#[inline]
fn ended(out: &Features, groups: usize) {
    debug_assert_eq!(out.written(), first(groups), "after {}", GROUPS[groups - 1].0);
}

/// How many values each kind of decision has, in the order of [`Decision`].
const KINDS: &[usize] = &[
    BUILDINGS,
    WORKERS,
    SLAVES,
    TOOLS,
    1,
    UNIVERSITIES,
    HANDS,
    SLAVES,
    HANDS,
    BUILDINGS,
    TOOLS,
    1,
    3,
    1,
    1,
    1,
];

impl Encode for Builders {
    const VERSION: u32 = 1;
    const DECISIONS: usize = Numbering::total(KINDS);
    const FEATURES: usize = first(GROUPS.len());
    const STAGES: usize = 4;

    fn number(decision: Decision) -> usize {
        let (kind, value) = match decision {
            Decision::Open(building) => (0, building.index()),
            Decision::Recruit(hand) => (1, hand.index()),
            Decision::BuySlave(hand) => (2, hand.index() - FIRST_SLAVE),
            Decision::BuyTool(tool) => (3, tool.index()),
            Decision::Loan => (4, 0),
            Decision::University(university) => (5, university.index()),
            Decision::Teach(hand) => (6, hand.index()),
            Decision::Free(hand) => (7, hand.index() - FIRST_SLAVE),
            Decision::Send(hand) => (8, hand.index()),
            Decision::To(site) => (9, site.index()),
            Decision::With(tool) => (10, tool.index()),
            Decision::Bare => (11, 0),
            Decision::Coins(actions) => (12, usize::from(actions) - 1),
            Decision::Repay => (13, 0),
            Decision::End => (14, 0),
            Decision::Done => (15, 0),
        };
        Numbering::of(KINDS, kind, value)
    }

    fn numbered(number: usize) -> Option<Decision> {
        let (kind, value) = Numbering::kind(KINDS, number)?;
        let value = value as u8;
        let slave = || Hand(value + FIRST_SLAVE as u8);
        Some(match kind {
            0 => Decision::Open(Building(value)),
            1 => Decision::Recruit(Hand(value)),
            2 => Decision::BuySlave(slave()),
            3 => Decision::BuyTool(Tool(value)),
            4 => Decision::Loan,
            5 => Decision::University(University(value)),
            6 => Decision::Teach(Hand(value)),
            7 => Decision::Free(slave()),
            8 => Decision::Send(Hand(value)),
            9 => Decision::To(Building(value)),
            10 => Decision::With(Tool(value)),
            11 => Decision::Bare,
            12 => Decision::Coins(value + 1),
            13 => Decision::Repay,
            14 => Decision::End,
            _ => Decision::Done,
        })
    }

    /// How near the leader is to the end: below 30 %, below 60 %, below 80 % of the victory points
    /// that trigger it, and beyond.
    fn stage(&self) -> usize {
        let most = self.people.iter().map(|player| u32::from(player.vp)).max().unwrap_or(0);
        let share = 100 * most / u32::from(self.numbers().end_vp).max(1);
        if self.turn.ending != Ending::NotYet {
            return 3;
        }
        [30, 60, 80].iter().filter(|limit| share >= **limit).count()
    }

    fn encode(view: &View<Self>, seat: Seat, out: &mut Features) {
        let game: &Self = view;
        let mut squad = Squad::new();
        let [mut mine, mut works @ ..] = [const { Works::new_const() }; SEATS];
        let others: ArrayVec<Side, { SEATS - 1 }> = (1..game.players)
            .zip(&mut works)
            .map(|(by, works)| {
                Side::new(game, Seat((seat.0 + by) % game.players), &mut squad, works)
            })
            .collect();
        // The seat's own side comes last, since its squad is still asked about the open buildings.
        let own = Side::new(game, seat, &mut squad, &mut mine);
        table::setup(game, out);
        ended(out, 1);
        table::turn(&own, out);
        ended(out, 2);
        table::pending(&own, out);
        ended(out, 3);
        table::market(game, out);
        ended(out, 4);
        own::points(&own, &others, out);
        ended(out, 5);
        own::team(&own, out);
        ended(out, 6);
        own::sites(&own, out);
        ended(out, 7);
        own::offers(&own, &squad, out);
        ended(out, 8);
        own::summary(&own, out);
        ended(out, 9);
        for index in 0..SEATS - 1 {
            others::other(&own, others.get(index), out);
        }
        ended(out, 10);
        others::race(&own, &others, out);
        ended(out, 11);
    }
}
