//! A seat's side of the table, with the crews for its sites: what both the own groups and those of
//! the others are written from.

use arrayvec::ArrayVec;
use ludi_engine::Seat;

use super::crews::{Crew, Crews, Squad};
use crate::components::{BUILDINGS, HANDS};
use crate::{Builders, Building, Ending, Hand, Levels, Player, Step, buildings, hands};

/// All hands, as a set.
const EVERYBODY: u32 = (1 << HANDS) - 1;

/// How soon a seat can finish a site: in this turn if it is the seat's, else in its next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Soon {
    /// With free actions alone.
    pub free: bool,
    /// With actions that are bought, too.
    pub bought: bool,
}

/// A site and who can finish it.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    pub site: Building,
    pub missing: Levels,
    pub crews: Crews,
    /// How many are there.
    pub there: u32,
    /// How many were sent there in this turn.
    pub sent: u8,
    pub soon: Soon,
    /// Whether the plan has a crew for it.
    pub planned: bool,
}

impl Work {
    /// A site, and who is on the way there, before anybody looks for crews.
    fn new(game: &Builders, site: Building, coming: Option<Hand>) -> Self {
        let brings = coming.map_or(Levels::NONE, |hand| game.produces(hand));
        let more = u8::from(coming.is_some());
        Self {
            site,
            missing: game.missing(site).beyond(brings),
            crews: Crews::default(),
            there: game.crews[site.index()].count_ones() + u32::from(more),
            sent: game.turn.sent[site.index()].saturating_add(more),
            soon: Soon::default(),
            planned: false,
        }
    }
}

/// What the plan for all sites together comes to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plan {
    pub vp: u32,
    pub hands: u32,
    pub wages: u32,
}

/// Room for a seat's sites; not in [`Side`], so that a side is moved cheaply.
pub type Works = ArrayVec<Work, BUILDINGS>;

/// What lies in front of a seat.
#[derive(Clone, Copy)]
pub struct Side<'a> {
    pub game: &'a Builders,
    pub seat: Seat,
    pub player: &'a Player,
    /// The hands on no site. Whoever is about to be given a tool (BA-056) counts as sent.
    pub idle: u32,
    /// Its sites, in the order of the plan.
    pub works: &'a [Work],
    pub plan: Plan,
    /// What the hands on no site make together, and what all hands make.
    pub idle_makes: Levels,
    pub team_makes: Levels,
    /// What all its sites miss together.
    pub misses: [u32; 4],
}

impl<'a> Side<'a> {
    /// A seat's side. The squad is afterwards that of its idle hands, and knows the plan.
    pub fn new(game: &'a Builders, seat: Seat, squad: &mut Squad, works: &'a mut Works) -> Self {
        let player = game.player(seat);
        let going = match game.step {
            Step::Tool(hand, site) if seat == game.turn.seat => Some((hand, site)),
            _ => None,
        };
        let idle = player.available & EVERYBODY & !going.map_or(0, |(hand, _)| 1 << hand.0);
        let makes = |set| hands(set).fold(Levels::NONE, |sum, h| sum.plus(game.produces(h)));
        let idle_makes = makes(idle);
        let mut side = Self {
            game,
            seat,
            player,
            idle,
            works: &[],
            plan: Plan::default(),
            idle_makes,
            team_makes: idle_makes.plus(makes(player.hands & EVERYBODY & !idle)),
            misses: [0; 4],
        };
        for site in buildings(player.sites) {
            let here = going.filter(|(_, to)| *to == site).map(|(hand, _)| hand);
            let work = Work::new(game, site, here);
            for (sum, amount) in side.misses.iter_mut().zip(work.missing.amounts()) {
                *sum += u32::from(amount);
            }
            works.push(work);
        }
        squad.gather(game, idle, player.unused_tools);
        works.sort_unstable_by_key(|work| (work.there == 0, work.missing.sum(), work.site));
        for work in &mut *works {
            side.plan_for(work, squad);
        }
        for work in &mut *works {
            work.crews = squad.crews(work.missing);
            work.soon = side.soon(work.crews, work.sent);
        }
        side.works = works;
        side
    }

    /// A crew for one more site out of those the plan has not taken; begun sites and small ones
    /// come first.
    fn plan_for(&mut self, work: &mut Work, squad: &mut Squad) {
        if let Some(crew) = squad.take(work.missing) {
            work.planned = true;
            self.plan.vp += self.vp(work);
            self.plan.hands += crew.size;
            self.plan.wages += crew.wages;
        }
    }

    /// The free actions of this turn, or of the next one of the seat's.
    pub fn actions(&self) -> u8 {
        if self.is_active() { self.game.turn.actions } else { self.game.numbers().free_actions }
    }

    pub fn is_active(&self) -> bool {
        self.seat == self.game.turn.seat
    }

    fn soon(&self, crews: Crews, sent: u8) -> Soon {
        if !self.plays() {
            return Soon::default();
        }
        let one = |crew: Crew| {
            let extra = crew.actions(sent).saturating_sub(u32::from(self.actions()));
            let price = extra * u32::from(self.game.numbers().extra_action) + crew.wages;
            let bought = price <= self.player.purse;
            Soon { free: bought && extra == 0, bought }
        };
        let [a, b] = [crews.fewest, crews.cheapest].map(|crew| crew.map_or(Soon::default(), one));
        Soon { free: a.free || b.free, bought: a.bought || b.bought }
    }

    /// Whether the seat's turn is now or still to come.
    pub fn plays(&self) -> bool {
        let turn = &self.game.turn;
        let place = |seat: Seat| (seat.0 + self.game.players - turn.first.0) % self.game.players;
        match self.game.step {
            Step::FinalScoring(_) | Step::Over => false,
            _ => !ends(self.game) || place(self.seat) >= place(turn.seat),
        }
    }

    /// Whether all idle hands and one more worker of the row make enough.
    pub fn helped(&self, needs: Levels) -> bool {
        let mut row = self.game.worker_row.iter().flatten();
        row.any(|worker| self.idle_makes.plus(self.game.produces(*worker)).meets(needs))
    }

    /// The victory points of the best site that is finished soon.
    pub fn best_soon(&self, counts: impl Fn(Soon) -> bool) -> u32 {
        let works = self.works.iter().filter(|work| counts(work.soon));
        works.map(|work| self.vp(work)).max().unwrap_or(0)
    }

    pub fn vp(&self, work: &Work) -> u32 {
        u32::from(self.game.cards.0.building(work.site).vp)
    }
}

/// Whether this round is the last, or will be when the turn ends (BA-110).
pub fn ends(game: &Builders) -> bool {
    game.turn.ending != Ending::NotYet || game.me().vp >= game.numbers().end_vp
}
