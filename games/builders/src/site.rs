//! Sites: opening them, sending hands there, finishing them, and machines (rooms "Opening a
//! site", "Sending a worker", "Finishing a building", "Machines").

use crate::{Builders, Building, Decision, Hand, Refusal, Step, Tool, buildings, covers};

/// More than any purse holds.
const NEVER: u32 = u32::MAX;

impl Builders {
    /// BA-030: whether a building can be taken from the row.
    pub(crate) fn check_open(&self, building: Building) -> Result<(), Refusal> {
        if !self.building_row.contains(&Some(building)) {
            return Err(Refusal::BuildingNotInRow);
        }
        self.check_purse(1, 0)
    }

    /// BA-030 to BA-032: a building of the row becomes a site of the player's.
    pub(crate) fn open_site(&mut self, building: Building) {
        self.spend(1, 0);
        for slot in &mut self.building_row {
            if *slot == Some(building) {
                *slot = None;
            }
        }
        self.me_mut().sites |= 1 << building.0;
        self.refill_rows();
    }

    /// BA-083 to BA-085, AM-15: the actions it costs to send one more hand to a site.
    pub(crate) fn send_actions(&self, site: Building) -> u8 {
        self.turn.sent[site.index()] + 1
    }

    /// What the extra actions cost for the site of the player's that needs the fewest actions.
    pub(crate) fn cheapest_site(&self) -> u32 {
        buildings(self.me().sites)
            .map(|site| self.send_actions(site))
            .min()
            .map_or(NEVER, |actions| self.extra_price(actions))
    }

    /// BA-080, BA-081: whether the hand can be sent to any site at all.
    pub(crate) fn check_send(&self, hand: Hand) -> Result<(), Refusal> {
        self.check_available(hand, Refusal::HandAtWork)?;
        let actions = buildings(self.me().sites).map(|site| self.send_actions(site)).min();
        self.check_purse(actions.ok_or(Refusal::NoSite)?, self.wages[hand.index()])
    }

    /// BA-080: whether the hand can go to this site.
    pub(crate) fn check_site(&self, hand: Hand, decision: Decision) -> Result<(), Refusal> {
        let Decision::To(site) = decision else {
            return Err(Refusal::SiteFirst);
        };
        if !covers(self.me().sites, site) {
            return Err(Refusal::NotYourSite);
        }
        self.check_purse(self.send_actions(site), self.wages[hand.index()])
    }

    /// BA-056, BA-058, AM-11: whether a hand could carry a tool.
    pub(crate) fn may_carry(&self, hand: Hand) -> bool {
        !self.is_enslaved(hand) && (self.switches.full_machines || !hand.is_machine())
    }

    /// AM-07: whether it matters which tool the hand takes along to the site: it may carry one, and
    /// one of those at hand adds something that the site still misses when the hand is there.
    /// Where nothing is missing any more the tool returns at once; where it adds nothing that is
    /// missing it is only bound.
    pub(crate) fn tool_matters(&self, hand: Hand, site: Building) -> bool {
        let left = self.missing(site).beyond(self.produces(hand));
        let adds = |tool: Tool| self.cards.0.tool(tool).adds;
        let mut tools = self.me().unused_tools();
        self.may_carry(hand)
            && tools
                .any(|tool| self.switches.every_tool_asked || !adds(tool).common(left).is_none())
    }

    /// BA-081, BA-084: actions and wage are paid when the site is chosen. BA-056, AM-07: then a
    /// tool can be given, where that matters.
    pub(crate) fn go_to(&mut self, site: Building) {
        let Step::Site(hand) = self.step else {
            return;
        };
        self.spend(self.send_actions(site), self.wages[hand.index()]);
        let asked = self.tool_matters(hand, site);
        self.step = Step::Tool(hand, site);
        if !asked {
            self.set_to_work(None);
        }
    }

    /// BA-056, BA-060: whether the tool can be given.
    pub(crate) fn check_tool(&self, decision: Decision) -> Result<(), Refusal> {
        let me = self.me();
        match decision {
            Decision::Bare => Ok(()),
            Decision::With(tool) if tool.exists() && me.unused_tools >> tool.0 & 1 == 1 => Ok(()),
            Decision::With(tool) if tool.exists() && me.tools >> tool.0 & 1 == 1 => {
                Err(Refusal::ToolAtWork)
            }
            Decision::With(_) => Err(Refusal::NotYourTool),
            _ => Err(Refusal::ToolFirst),
        }
    }

    /// BA-080, BA-057, AM-07, AM-08: the hand takes its place, with its tool. BA-095: if that
    /// meets every need, the site is finished.
    pub(crate) fn set_to_work(&mut self, tool: Option<Tool>) {
        let Step::Tool(hand, site) = self.step else {
            return;
        };
        self.step = Step::Turn;
        let mut brings = self.levels[hand.index()];
        if let Some(tool) = tool {
            brings = brings.plus(self.cards.0.tool(tool).adds);
            self.carriers[tool.index()] = Some(hand);
            self.me_mut().unused_tools &= !(1 << tool.0);
        }
        self.me_mut().available &= !(1 << hand.0);
        self.crews[site.index()] |= 1 << hand.0;
        self.made[site.index()] = self.made[site.index()].plus(brings);
        self.turn.sent[site.index()] += 1;
        if self.made[site.index()].meets(self.cards.0.building(site).needs) {
            self.finish(site);
        }
    }

    /// BA-096 to BA-098, BA-060: everybody returns with their tools, the building brings its
    /// income and victory points. BA-101: a machine joins the team.
    fn finish(&mut self, site: Building) {
        let crew = std::mem::take(&mut self.crews[site.index()]);
        self.made[site.index()] = crate::Levels::NONE;
        let mut returned = 0;
        for (index, carrier) in self.carriers.iter_mut().enumerate() {
            if carrier.is_some_and(|hand| crew >> hand.0 & 1 == 1) {
                *carrier = None;
                returned |= 1 << index;
            }
        }
        let card = self.cards.0.building(site);
        let me = self.me_mut();
        me.unused_tools |= returned;
        me.available |= crew;
        me.sites &= !(1 << site.0);
        me.finished |= 1 << site.0;
        me.vp += u16::from(card.vp);
        self.gain(u32::from(card.sesterces));
        if let Some(machine) = site.machine() {
            self.join_team(machine);
        }
    }
}
