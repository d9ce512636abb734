//! The game in words: what is asked, what decisions are called, cost and bring, and why they are
//! refused.

use ludi_engine::{Effect, Phrase, Seat, Value};

use crate::{Builders, Building, Decision, Ending, Hand, Levels, Refusal, Step, Tool, holds};

/// Amounts as a list: "3 stone, 1 wood".
pub(crate) fn amounts(levels: Levels) -> Vec<Phrase> {
    if levels.is_none() {
        return vec![Phrase::new("amount-none")];
    }
    levels
        .present()
        .map(|(resource, amount)| Phrase::new(resource.message()).with("count", amount))
        .collect()
}

impl Builders {
    /// A hand by name and production, since several cards share a name.
    pub(crate) fn hand_in_words(&self, hand: Hand) -> Phrase {
        let card = self.cards.0.hand(hand);
        let freed = hand.is_slave() && !self.is_enslaved(hand);
        let name = if freed { self.cards.0.freed_name } else { card.name };
        let id = if hand.is_machine() { "hand-machine" } else { "hand" };
        Phrase::new(id).with("name", name).with("levels", amounts(self.produces(hand)))
    }

    /// A building by name; machines say that they are.
    pub(crate) fn building_in_words(&self, building: Building) -> Value {
        let name = self.cards.0.building(building).name;
        match building.machine() {
            Some(_) => Phrase::new("machine").with("name", name).into(),
            None => name.into(),
        }
    }

    fn tool_in_words(&self, tool: Tool) -> Phrase {
        let card = self.cards.0.tool(tool);
        Phrase::new("tool").with("name", card.name).with("levels", amounts(card.adds))
    }

    /// What the seat is asked.
    pub(crate) fn ask_in_words(&self, seat: Seat) -> Phrase {
        match self.step {
            Step::Turn if self.turn.actions == 0 => Phrase::new("prompt-extra")
                .with("price", self.numbers().extra_action)
                .with("purse", self.player(seat).purse),
            Step::Turn => Phrase::new("prompt-turn").with("actions", self.turn.actions),
            Step::Pupil(university) => Phrase::new("prompt-pupil")
                .with("university", self.cards.0.university(university).name),
            Step::Site(hand) => Phrase::new("prompt-site").with("hand", self.hand_in_words(hand)),
            Step::Tool(hand, site) => Phrase::new("prompt-tool")
                .with("hand", self.hand_in_words(hand))
                .with("building", self.building_in_words(site)),
            Step::FinalScoring(_) => {
                Phrase::new("prompt-scoring").with("purse", self.player(seat).purse)
            }
            Step::Over => Phrase::new("prompt-over"),
        }
    }

    /// A decision as on a button.
    pub(crate) fn label_in_words(&self, decision: Decision) -> Phrase {
        if !decision.names_existing_cards() {
            return Phrase::new("label-unknown");
        }
        let hand = |id, hand| Phrase::new(id).with("hand", self.hand_in_words(hand));
        let building =
            |id, building| Phrase::new(id).with("building", self.building_in_words(building));
        let tool = |id, tool| Phrase::new(id).with("tool", self.tool_in_words(tool));
        match decision {
            Decision::Open(card) => building("label-open", card),
            Decision::Recruit(worker) => hand("label-recruit", worker),
            Decision::BuySlave(slave) => hand("label-buy-slave", slave),
            Decision::BuyTool(card) => tool("label-buy-tool", card),
            Decision::Loan => Phrase::new("label-loan"),
            Decision::University(university) => Phrase::new("label-university")
                .with("university", self.cards.0.university(university).name),
            Decision::Teach(pupil) => hand("label-teach", pupil),
            Decision::Free(slave) => hand("label-free", slave),
            Decision::Send(worker) => hand("label-send", worker),
            Decision::To(site) => building("label-to", site),
            Decision::With(card) => tool("label-with", card),
            Decision::Bare => Phrase::new("label-bare"),
            Decision::Coins(actions) => Phrase::new("label-coins")
                .with("actions", actions)
                .with("coins", self.numbers().coins[usize::from(actions) - 1]),
            Decision::Repay => Phrase::new("label-repay"),
            Decision::End => Phrase::new("label-end"),
            Decision::Done => Phrase::new("label-done"),
        }
    }

    /// What a move that needs actions and sesterces costs.
    fn costs(&self, actions: u8, pay: u8, pay_id: &'static str) -> Vec<Effect> {
        let mut costs = vec![Effect::cost(Phrase::new("effect-actions").with("actions", actions))];
        let extra = self.extra_actions(actions);
        if extra > 0 {
            let price = self.extra_price(actions);
            let phrase = Phrase::new("effect-extra").with("extra", extra).with("price", price);
            costs.push(Effect::cost(phrase));
        }
        if pay > 0 {
            costs.push(Effect::cost(Phrase::new(pay_id).with("sesterces", pay)));
        }
        if extra > 0 && pay > 0 {
            let total = self.extra_price(actions) + u32::from(pay);
            costs.push(Effect::note(Phrase::new("effect-total").with("sesterces", total)));
        }
        costs
    }

    /// A gain of sesterces after a payment. AM-01: a limited bank may give less.
    fn gains(&self, sesterces: u8, paid: u32) -> Vec<Effect> {
        if sesterces == 0 {
            return Vec::new();
        }
        let wanted = u32::from(sesterces);
        let given = self.bank().map_or(wanted, |bank| wanted.min(bank + paid));
        let mut gains = vec![Effect::gain(Phrase::new("effect-gain").with("sesterces", given))];
        if given < wanted {
            gains.push(Effect::note(Phrase::new("effect-bank").with("lost", wanted - given)));
        }
        gains
    }

    /// What a decision costs and brings.
    pub(crate) fn effects_in_words(&self, seat: Seat, decision: Decision) -> Vec<Effect> {
        if !decision.names_existing_cards() {
            return Vec::new();
        }
        let numbers = self.numbers();
        let note = |id: &'static str| Effect::note(Phrase::new(id));
        match decision {
            Decision::Open(building) => {
                let card = self.cards.0.building(building);
                let mut effects = self.costs(1, 0, "effect-price");
                let needs = Phrase::new("effect-needs").with("levels", amounts(card.needs));
                effects.push(Effect::note(needs));
                let reward = Phrase::new("effect-reward")
                    .with("sesterces", card.sesterces)
                    .with("vp", card.vp);
                effects.push(Effect::note(reward));
                if let Some(machine) = building.machine() {
                    let levels = amounts(self.produces(machine));
                    let phrase = Phrase::new("effect-machine-later").with("levels", levels);
                    effects.push(Effect::note(phrase));
                }
                effects
            }
            Decision::Recruit(hand) => {
                let mut effects = self.costs(1, 0, "effect-price");
                let wage = Phrase::new("effect-wage-later").with("wage", self.wage(hand));
                effects.push(Effect::note(wage));
                effects
            }
            Decision::BuySlave(_) => {
                let mut effects = self.costs(1, numbers.slave_price, "effect-price");
                effects.push(note("effect-unpaid"));
                let penalty = Phrase::new("effect-slave-penalty").with("vp", numbers.slave_penalty);
                effects.push(Effect::note(penalty));
                effects
            }
            Decision::BuyTool(tool) => {
                let mut effects = self.costs(1, numbers.tool_price, "effect-price");
                let adds = amounts(self.cards.0.tool(tool).adds);
                effects.push(Effect::note(Phrase::new("effect-tool").with("levels", adds)));
                effects
            }
            Decision::Loan => {
                let mut effects = self.costs(1, 0, "effect-price");
                effects.extend(self.gains(numbers.loan_gain, self.extra_price(1)));
                let penalty = Phrase::new("effect-loan-penalty")
                    .with("vp", numbers.loan_penalty)
                    .with("repayment", numbers.loan_repayment);
                effects.push(Effect::note(penalty));
                effects
            }
            Decision::University(university) => {
                let card = self.cards.0.university(university);
                let mut effects = self.costs(1, numbers.university_price, "effect-price");
                let level = Phrase::new(card.resource.message()).with("count", card.level);
                effects.push(Effect::note(Phrase::new("effect-university").with("level", level)));
                effects
            }
            Decision::Teach(hand) => self.teach_effects(hand),
            Decision::Free(hand) => self.free_effects(hand),
            Decision::Send(hand) => self.send_effects(hand),
            Decision::To(site) => match self.step {
                Step::Site(hand) => self.site_effects(hand, site),
                _ => Vec::new(),
            },
            Decision::With(tool) => self.work_effects(Some(tool)),
            Decision::Bare => self.work_effects(None),
            Decision::Coins(actions) => {
                let mut effects = self.costs(actions, 0, "effect-price");
                effects.extend(self.gains(numbers.coins[usize::from(actions) - 1], 0));
                effects
            }
            Decision::Repay => vec![
                Effect::cost(Phrase::new("effect-price").with("sesterces", numbers.loan_repayment)),
                Effect::gain(Phrase::new("effect-vp-saved").with("vp", numbers.loan_penalty)),
            ],
            Decision::End => self.end_effects(seat),
            Decision::Done => Vec::new(),
        }
    }

    fn teach_effects(&self, hand: Hand) -> Vec<Effect> {
        let Step::Pupil(university) = self.step else {
            return Vec::new();
        };
        let card = self.cards.0.university(university);
        let mut effects = self.costs(1, self.numbers().university_price, "effect-price");
        let old = self.produces(hand).of(card.resource);
        let level = Phrase::new(card.resource.message()).with("count", card.level);
        let phrase = Phrase::new("effect-level").with("level", level).with("old", old);
        effects.push(Effect::gain(phrase));
        if old >= card.level {
            effects.push(Effect::note(Phrase::new("effect-level-useless")));
        }
        effects
    }

    fn free_effects(&self, hand: Hand) -> Vec<Effect> {
        if !hand.is_slave() {
            return Vec::new();
        }
        let numbers = self.numbers();
        let mut effects = if matches!(self.step, Step::FinalScoring(_)) {
            let price = Phrase::new("effect-price").with("sesterces", numbers.freeing_price);
            vec![Effect::cost(price)]
        } else {
            let mut effects = self.costs(1, 0, "effect-price");
            let back = self.cards.0.freed[hand.index() - crate::FIRST_SLAVE];
            let wage = Phrase::new("effect-wage-later").with("wage", back.wage);
            effects.push(Effect::note(wage));
            effects
        };
        let saved = Phrase::new("effect-vp-saved").with("vp", numbers.slave_penalty);
        effects.push(Effect::gain(saved));
        effects
    }

    fn send_effects(&self, hand: Hand) -> Vec<Effect> {
        let actions = self.me().sites().map(|site| self.send_actions(site)).min();
        let mut effects = self.costs(actions.unwrap_or(1), self.wage(hand), "effect-wage");
        effects.push(Effect::note(Phrase::new("effect-site-next")));
        effects
    }

    /// What sending the hand to the site costs altogether, and whether that finishes the site.
    fn site_effects(&self, hand: Hand, site: Building) -> Vec<Effect> {
        let (actions, wage) = (self.send_actions(site), self.wage(hand));
        let mut effects = self.costs(actions, wage, "effect-wage");
        let paid = self.extra_price(actions) + u32::from(wage);
        effects.extend(self.result(hand, site, None, paid));
        if self.me().unused_tools != 0 && self.may_carry(hand) {
            effects.push(Effect::note(Phrase::new("effect-tool-next")));
        }
        effects
    }

    /// Whether going to work with this tool finishes the site; everything is paid already.
    fn work_effects(&self, tool: Option<Tool>) -> Vec<Effect> {
        match self.step {
            Step::Tool(hand, site) => self.result(hand, site, tool, 0),
            _ => Vec::new(),
        }
    }

    fn result(&self, hand: Hand, site: Building, tool: Option<Tool>, paid: u32) -> Vec<Effect> {
        let card = self.cards.0.building(site);
        let adds = tool.map_or(Levels::NONE, |tool| self.cards.0.tool(tool).adds);
        let left = self.missing(site).beyond(self.produces(hand).plus(adds));
        if !left.is_none() {
            let missing = Phrase::new("effect-missing").with("levels", amounts(left));
            let mut effects = vec![Effect::note(missing)];
            if self.me().available == 1 << hand.0 {
                effects.push(Effect::note(Phrase::new("effect-last-hand")));
            }
            return effects;
        }
        let finishes =
            Phrase::new("effect-finishes").with("building", self.building_in_words(site));
        let mut effects = vec![Effect::gain(finishes)];
        effects.extend(self.gains(card.sesterces, paid));
        if card.vp > 0 {
            effects.push(Effect::gain(Phrase::new("effect-vp").with("vp", card.vp)));
        }
        if site.machine().is_some() {
            effects.push(Effect::gain(Phrase::new("effect-machine")));
        }
        effects
    }

    fn end_effects(&self, seat: Seat) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.turn.actions > 0 {
            let lost = Phrase::new("effect-actions-lost").with("actions", self.turn.actions);
            effects.push(Effect::note(lost));
        }
        if self.turn.ending == Ending::NotYet && self.player(seat).vp >= self.numbers().end_vp {
            let phrase = Phrase::new("effect-ends-game").with("vp", self.player(seat).vp);
            effects.push(Effect::note(phrase));
        }
        effects
    }

    /// A refusal with the numbers concerned.
    pub(crate) fn refuse_in_words(&self, seat: Seat, refusal: Refusal) -> Phrase {
        let id = match refusal {
            Refusal::Over => "refusal-over",
            Refusal::NotYourTurn => {
                return Phrase::new("refusal-turn").with("seat", self.turn.seat);
            }
            Refusal::PupilFirst => "refusal-pupil-first",
            Refusal::SiteFirst => "refusal-site-first",
            Refusal::ToolFirst => "refusal-tool-first",
            Refusal::ScoringOnly => "refusal-scoring-only",
            Refusal::NothingBegun => "refusal-nothing-begun",
            Refusal::Scored => "refusal-scored",
            Refusal::Purse { extra, pay } => return self.refuse_purse(seat, extra, pay),
            Refusal::Actions { need } => {
                return Phrase::new("refusal-actions")
                    .with("need", need)
                    .with("have", self.turn.actions);
            }
            Refusal::NoSuchExchange => "refusal-exchange",
            Refusal::BuildingNotInRow => "refusal-building-row",
            Refusal::WorkerNotInRow => "refusal-worker-row",
            Refusal::Invested => "refusal-invested",
            Refusal::SlaveGone => "refusal-slave-gone",
            Refusal::ToolGone => "refusal-tool-gone",
            Refusal::LoansGone => "refusal-loans-gone",
            Refusal::UniversityGone => "refusal-university-gone",
            Refusal::NobodyToTeach => "refusal-nobody-to-teach",
            Refusal::NotYourHand => "refusal-hand",
            Refusal::PupilAtWork => "refusal-pupil-at-work",
            Refusal::PupilEnslaved => "refusal-pupil-enslaved",
            Refusal::PupilEducated => "refusal-pupil-educated",
            Refusal::PupilMachine => "refusal-pupil-machine",
            Refusal::NotYourSlave => "refusal-slave",
            Refusal::SlaveAtWork => "refusal-slave-at-work",
            Refusal::HandAtWork => "refusal-hand-at-work",
            Refusal::NoSite => "refusal-no-site",
            Refusal::NotYourSite => "refusal-site",
            Refusal::NotYourTool => "refusal-tool",
            Refusal::ToolAtWork => "refusal-tool-at-work",
            Refusal::NotEarly => "refusal-not-early",
            Refusal::NoLoan => "refusal-no-loan",
        };
        Phrase::new(id)
    }

    fn refuse_purse(&self, seat: Seat, extra: u8, pay: u8) -> Phrase {
        let price = u32::from(extra) * u32::from(self.numbers().extra_action);
        let id = if extra == 0 { "refusal-purse" } else { "refusal-purse-extra" };
        let phrase = Phrase::new(id)
            .with("need", price + u32::from(pay))
            .with("have", self.player(seat).purse);
        if extra == 0 { phrase } else { phrase.with("extra", extra).with("price", price) }
    }
}

impl Decision {
    /// Whether the pack has the card the decision points at.
    pub(crate) fn names_existing_cards(self) -> bool {
        match self {
            Self::Open(building) | Self::To(building) => building.exists(),
            Self::Recruit(hand)
            | Self::BuySlave(hand)
            | Self::Teach(hand)
            | Self::Free(hand)
            | Self::Send(hand) => holds(u32::MAX, hand),
            Self::BuyTool(tool) | Self::With(tool) => tool.exists(),
            Self::University(university) => university.exists(),
            Self::Coins(actions) => (1..=3).contains(&actions),
            Self::Loan | Self::Bare | Self::Repay | Self::End | Self::Done => true,
        }
    }
}
