//! A simple, sensible player: it starts only what its team can finish.

mod crew;
mod weights;

use std::ops::Deref;

use arrayvec::ArrayVec;
use ludi_engine::{Chance, Foresight, Game as _, Glance, Learned, Phrase, Seat, Strategy, View};

use crate::components::{BUILDINGS, SLAVES};
use crate::{
    Builders, Building, Decision, Ending, Hand, Levels, Step, Tool, buildings, hands, listing,
    words,
};

use crew::{Crew, Plan};

/// The most decisions of final scoring: freeing each prisoner, repaying, being done.
const SETTLING: usize = SLAVES + 2;

pub use weights::Taste;

impl Strategy for Builders {
    type Taste = Taste;

    const FORESIGHT: Foresight = Foresight {
        blunders: 36,
        candidates: 16,
        horizon: 400,
        learned: Glance { horizon: Some(16), ..Glance::USUAL },
    };

    /// Who studies, where a hand goes and what it takes along belong to one decision.
    fn half_done(&self) -> bool {
        matches!(self.step, Step::Pupil(_) | Step::Site(_) | Step::Tool(..))
    }

    fn learned() -> Option<&'static Learned> {
        static LEARNED: Learned = Learned::new(include_bytes!("../net.bin"));
        Some(&LEARNED)
    }

    fn choose<C: Chance>(taste: &Taste, view: &View<Self>, seat: Seat, chance: &mut C) -> Decision {
        Mind { game: view, taste }.choose(seat, chance)
    }

    fn appraise(taste: &Taste, view: &View<Self>, seat: Seat, decision: Decision) -> Option<f32> {
        Some(Mind { game: view, taste }.appraise(seat, decision))
    }

    fn merit(view: &View<Self>, seat: Seat, decision: Decision) -> Option<Phrase> {
        words::merit::merit(view, seat, decision)
    }
}

/// A position in front of a player with a taste.
struct Mind<'a> {
    game: &'a Builders,
    taste: &'a Taste,
}

impl Deref for Mind<'_> {
    type Target = Builders;

    fn deref(&self) -> &Builders {
        self.game
    }
}

impl Mind<'_> {
    /// What finishing a building is worth for what is put into it, in sesterces for an action.
    fn rate(&self, building: Building, crew: Crew, more_actions: f32) -> f32 {
        let card = self.cards.0.building(building);
        let gain = self.worth(building) - crew.wages as f32;
        let machine = if building.machine().is_some() { self.taste.machine } else { 0.0 };
        let needed = f32::from(card.needs.sum() as u8) * self.taste.size;
        (gain + machine + needed) / (crew.hands.count_ones() as f32 + 1.0 + more_actions)
    }

    /// What a finished building brings, in sesterces.
    fn worth(&self, building: Building) -> f32 {
        let card = self.cards.0.building(building);
        self.taste.point * f32::from(card.vp) + f32::from(card.sesterces)
    }

    /// How good a decision looks at first sight, in sesterces for an action. Work on planned sites
    /// looks best, then what leads to such work; what leads nowhere or wastes actions looks worst.
    fn appraise(&self, seat: Seat, decision: Decision) -> f32 {
        if self.is_senseless(seat, decision) {
            return f32::NEG_INFINITY;
        }
        match decision {
            _ if matches!(self.step, Step::FinalScoring(_)) => self.settling(seat, decision),
            Decision::Send(hand) => {
                let (plans, ..) = self.plans(seat);
                let planned = plans.iter().find(|plan| plan.crew.hands >> hand.0 & 1 == 1);
                planned.map_or(0.0, |plan| self.taste.point + self.rate(plan.site, plan.crew, 0.0))
            }
            Decision::To(site) => self.missing(site).sum() as f32,
            Decision::Open(building) => {
                let (_, free, tools) = self.plans(seat);
                let needs = self.cards.0.building(building).needs;
                let crew = self.crew_for(needs, free, tools);
                crew.map_or(-self.taste.action, |crew| self.rate(building, crew, 0.0))
            }
            Decision::Recruit(hand) => {
                let (_, free, tools) = self.plans(seat);
                let row = self.building_row.iter().flatten();
                let rates = row.filter_map(|building| {
                    let needs = self.cards.0.building(*building).needs;
                    let crew = self.crew_for(needs, free | 1 << hand.0, tools)?;
                    Some(self.rate(*building, crew, self.taste.recruiting))
                });
                rates.fold(0.0, f32::max)
            }
            Decision::BuySlave(_) | Decision::BuyTool(_) | Decision::University(_) => {
                self.taste.action
            }
            Decision::Coins(actions) => f32::from(actions),
            Decision::Teach(_) | Decision::With(_) | Decision::Bare | Decision::Done => 0.0,
            Decision::Loan | Decision::Free(_) | Decision::Repay => -1.0,
            Decision::End => -self.taste.point * f32::from(self.turn.actions),
        }
    }

    /// What nobody would do: repaying earlier than one has to, being done while freeing or
    /// repaying still brings points, and anything but the best in one's last turn while a prisoner
    /// can be freed for nothing but an action.
    fn is_senseless(&self, seat: Seat, decision: Decision) -> bool {
        match self.step {
            Step::FinalScoring(_) if decision == Decision::Done => {
                let mut list: ArrayVec<Decision, SETTLING> = ArrayVec::new();
                listing::list_scoring(self.game, seat, &mut list);
                list.iter().any(|other| self.settling(seat, *other) > 0.0)
            }
            Step::Turn if decision == Decision::Repay => true,
            Step::Turn => {
                let prisoners = self.me().available & self.enslaved;
                self.is_last_turn() && self.turn.actions > 0 && prisoners != 0 && {
                    let (plans, ..) = self.plans(seat);
                    decision != self.last_move(&plans)
                }
            }
            _ => false,
        }
    }

    /// What freeing, repaying or being done brings at final scoring, in sesterces.
    fn settling(&self, seat: Seat, decision: Decision) -> f32 {
        let mut after = *self.game;
        after.decide(seat, decision);
        (after.score(seat) - self.score(seat)) as f32
    }

    /// Whether the active player does not get another turn.
    fn is_last_turn(&self) -> bool {
        self.turn.ending == Ending::Triggered || self.me().vp >= self.numbers().end_vp
    }

    /// What this player does.
    fn choose<C: Chance>(&self, seat: Seat, chance: &mut C) -> Decision {
        match self.step {
            Step::Turn => self.sensible_turn(seat, chance),
            Step::Pupil(university) => self.sensible_pupil(university),
            Step::Site(hand) => self.sensible_site(seat, hand),
            Step::Tool(hand, site) => self.sensible_tool(hand, site),
            Step::FinalScoring(_) | Step::Over => {
                let mut list: ArrayVec<Decision, SETTLING> = ArrayVec::new();
                listing::list_scoring(self.game, seat, &mut list);
                list[0]
            }
        }
    }

    fn sensible_turn<C: Chance>(&self, seat: Seat, chance: &mut C) -> Decision {
        let (plans, free, tools) = self.plans(seat);
        if let Some(hand) = self.finishing_hand(&plans) {
            return Decision::Send(hand);
        }
        if self.turn.actions == 0 {
            return Decision::End;
        }
        if self.is_last_turn() {
            return self.last_move(&plans);
        }
        if let Some(hand) = self.next_hand(&plans, 1) {
            return Decision::Send(hand);
        }
        if let Some(decision) = self.sensible_investment(seat, chance) {
            return decision;
        }
        let fresh = plans.iter().filter(|plan| self.crews[plan.site.index()] == 0).count();
        if (fresh as f32) < self.taste.sites
            && let Some(decision) = self.grow(seat, free, tools, chance)
        {
            return decision;
        }
        if let Some(hand) = self.next_hand(&plans, 2) {
            return Decision::Send(hand);
        }
        let goal = f32::from(self.numbers().end_vp);
        self.pass_time(f32::from(self.player(seat).vp) + self.taste.late >= goal)
    }

    /// A hand that finishes a site at once, even with a bought action if that is worth it.
    fn finishing_hand(&self, plans: &[Plan]) -> Option<Hand> {
        let finishes = |plan: &&Plan| {
            let extra = self.extra_price(self.send_actions(plan.site));
            let price = self.taste.hurry * extra as f32 + plan.crew.wages as f32;
            plan.crew.hands.is_power_of_two()
                && extra + plan.crew.wages <= self.me().purse
                && (extra == 0 || self.worth(plan.site) >= price)
        };
        plans.iter().find(finishes).and_then(|plan| hands(plan.crew.hands).next())
    }

    /// The next hand of a plan that can go for a number of free actions; the dearest that can be
    /// paid, so that the cheap ones are left for lean times.
    fn next_hand(&self, plans: &[Plan], actions: u8) -> Option<Hand> {
        let now = |plan: &&Plan| self.send_actions(plan.site) <= actions.min(self.turn.actions);
        plans.iter().filter(now).find_map(|plan| {
            hands(plan.crew.hands)
                .filter(|hand| u32::from(self.wage(*hand)) <= self.me().purse)
                .max_by_key(|hand| self.wage(*hand))
        })
    }

    /// What is done with the free actions of the last turn.
    fn last_move(&self, plans: &[Plan]) -> Decision {
        let hand = self.finishing_hand(plans).or_else(|| self.hand_for_last_turn(plans));
        hand.map_or_else(|| self.pass_time(true), Decision::Send)
    }

    /// In the last turn only what is finished in it counts.
    fn hand_for_last_turn(&self, plans: &[Plan]) -> Option<Hand> {
        let pays = |plan: &&Plan| {
            let card = self.cards.0.building(plan.site);
            let sent = u32::from(self.turn.sent[plan.site.index()]);
            let actions: u32 = (1..=plan.crew.hands.count_ones()).map(|n| sent + n).sum();
            let extra = actions.saturating_sub(u32::from(self.turn.actions));
            let cost = extra * u32::from(self.numbers().extra_action) + plan.crew.wages;
            let gain = 10 * u32::from(card.vp) + u32::from(card.sesterces);
            cost <= self.me().purse && cost < gain
        };
        plans.iter().find(pays).and_then(|plan| hands(plan.crew.hands).next())
    }

    /// Opens a site the free hands can finish, or recruits somebody who makes one possible.
    fn grow<C: Chance>(
        &self,
        seat: Seat,
        free: u32,
        tools: u8,
        chance: &mut C,
    ) -> Option<Decision> {
        let player = self.player(seat);
        let mut best: Option<(f32, Decision)> = None;
        let mut offer = |rate: f32, decision: Decision| {
            if best.is_none_or(|(other, _)| rate > other) {
                best = Some((rate, decision));
            }
        };
        let row = || self.building_row.iter().flatten().copied();
        for building in row() {
            let needs = self.cards.0.building(building).needs;
            if let Some(crew) = self.crew_for(needs, free, tools) {
                let whim = self.taste.whim * chance.below(8) as f32;
                offer(self.rate(building, crew, 0.0) + whim, Decision::Open(building));
            }
        }
        let stuck = buildings(player.sites)
            .filter(|site| self.crew_for(self.missing(*site), player.available, tools).is_none());
        let stuck: ArrayVec<Building, BUILDINGS> = stuck.collect();
        for hand in self.worker_row.iter().flatten() {
            let team = free | 1 << hand.0;
            let mut rate = f32::NEG_INFINITY;
            for site in &stuck {
                if let Some(crew) = self.crew_for(self.missing(*site), team, tools) {
                    rate = rate.max(self.rate(*site, crew, 0.0));
                }
            }
            if (player.hands.count_ones() as f32) < self.taste.crowd {
                for building in row() {
                    let needs = self.cards.0.building(building).needs;
                    if let Some(crew) = self.crew_for(needs, team, tools) {
                        rate = rate.max(self.rate(building, crew, self.taste.recruiting));
                    }
                }
            }
            if rate > f32::NEG_INFINITY {
                offer(rate, Decision::Recruit(*hand));
            }
        }
        if player.hands.count_ones() as f32 >= self.taste.team {
            return best.map(|(_, decision)| decision);
        }
        // A small team grows even without a purpose.
        let ablest = self.worker_row.iter().flatten().max_by_key(|hand| self.wage(**hand));
        best.map(|(_, decision)| decision).or(ablest.map(|hand| Decision::Recruit(*hand)))
    }

    /// Something of the investment line, while it can still pay off.
    fn sensible_investment<C: Chance>(&self, seat: Seat, chance: &mut C) -> Option<Decision> {
        let player = self.player(seat);
        let goal = f32::from(self.numbers().end_vp);
        let early = self.people.iter().all(|o| f32::from(o.vp) + self.taste.early < goal);
        if self.invested() || !early {
            return None;
        }
        let purse = player.purse as f32;
        if purse < self.taste.need && player.loans == 0 && self.loan_pile > 0 {
            return Some(Decision::Loan);
        }
        let mut list: ArrayVec<Decision, 16> = ArrayVec::new();
        let fits = |price: u8| purse >= f32::from(price) + self.taste.reserve;
        let slaves = (player.hands & self.enslaved).count_ones();
        if fits(self.numbers().slave_price) && (slaves as f32) < self.taste.slaves {
            list.extend(hands(self.slave_pile).map(Decision::BuySlave));
        }
        if fits(self.numbers().tool_price) && player.tools == 0 {
            list.extend(self.tool_pile().map(Decision::BuyTool));
        }
        if fits(self.numbers().university_price) && self.educated & player.hands == 0 {
            list.extend(self.university_pile().map(Decision::University));
        }
        list.retain(|decision| self.check_turn(*decision).is_ok());
        (!list.is_empty()).then(|| list[chance.below(list.len() as u32) as usize])
    }

    /// Nothing better to do: freeing a slave late in the game saves money, coins always help.
    fn pass_time(&self, late: bool) -> Decision {
        let slave = hands(self.me().available & self.enslaved).next();
        match slave {
            Some(hand) if late => Decision::Free(hand),
            _ => Decision::Coins(self.turn.actions.min(3)),
        }
    }

    /// Whoever gains the most, and of these the cheapest.
    fn sensible_pupil(&self, university: crate::University) -> Decision {
        let card = self.cards.0.university(university);
        let gain = |hand: &Hand| {
            let old = self.produces(*hand).of(card.resource);
            (card.level.saturating_sub(old), u8::MAX - self.wage(*hand))
        };
        let pupil = hands(self.eligible_pupils()).max_by_key(gain);
        Decision::Teach(pupil.expect("a university is only offered if somebody can study"))
    }

    fn sensible_site(&self, seat: Seat, hand: Hand) -> Decision {
        let possible = |site: Building| self.check_site(hand, Decision::To(site)).is_ok();
        let (plans, ..) = self.plans(seat);
        let planned = plans
            .iter()
            .filter(|plan| plan.crew.hands >> hand.0 & 1 == 1)
            .map(|plan| plan.site)
            .find(|site| possible(*site));
        let helped = || {
            let help = |site: &Building| self.produces(hand).common(self.missing(*site)).sum();
            self.player(seat).sites().filter(|site| possible(*site)).max_by_key(help)
        };
        let site = planned.or_else(helped);
        Decision::To(site.expect("a hand is only called if it can be sent somewhere"))
    }

    /// A tool that finishes the site, or that makes a crew for the rest smaller.
    fn sensible_tool(&self, hand: Hand, site: Building) -> Decision {
        let me = self.me();
        let left = self.missing(site).beyond(self.produces(hand));
        if left.is_none() {
            return Decision::Bare;
        }
        let others = me.available & !(1 << hand.0);
        let effort = |left: Levels, tools: u8| {
            if left.is_none() {
                return 0.0;
            }
            let crew = self.crew_for(left, others, tools);
            crew.map_or(f32::INFINITY, |crew| {
                crew.wages as f32 + self.taste.action * crew.hands.count_ones() as f32
            })
        };
        let bare = effort(left, me.unused_tools);
        let with = |tool: &Tool| {
            let rest = left.beyond(self.cards.0.tool(*tool).adds);
            effort(rest, me.unused_tools & !(1 << tool.0))
        };
        let best = me.unused_tools().min_by(|a, b| with(a).total_cmp(&with(b)));
        best.filter(|tool| with(tool) < bare).map_or(Decision::Bare, Decision::With)
    }
}
