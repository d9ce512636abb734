//! What happened, in words.

use ludi_engine::{Phrase, RuleId, Seat, Told, View};

use crate::words::amounts;
use crate::{Builders, Building, Decision, Draw, Ending, Hand, Step, Tool, hands};

/// A line of the story about a seat.
fn line(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

fn told(phrase: Phrase, rule: RuleId) -> Told {
    Told::new(phrase, rule)
}

impl Builders {
    /// What a draw did.
    pub(crate) fn tell_draw_to(&self, after: &View<Self>, draw: Draw) -> Vec<Told> {
        let mut story = vec![match draw {
            Draw::First(seat) => told(line("told-first", seat), "BA-017"),
            Draw::Apprentice(hand) => {
                let phrase = line("told-apprentice", self.next_to_be_dealt());
                told(phrase.with("hand", self.hand_in_words(hand)), "BA-011")
            }
            Draw::Building(building) => {
                let top = after.building_top() == Some(building);
                let (id, rule) = if top {
                    ("told-building-top", "AM-23")
                } else {
                    ("told-building-row", "BA-031")
                };
                let phrase = Phrase::new(id).with("building", self.building_in_words(building));
                told(phrase, rule)
            }
            Draw::Worker(hand) => {
                let top = after.worker_top() == Some(hand);
                let (id, rule) =
                    if top { ("told-worker-top", "AM-23") } else { ("told-worker-row", "BA-036") };
                told(Phrase::new(id).with("hand", self.hand_in_words(hand)), rule)
            }
        }];
        self.tell_aftermath(after, None, &mut story);
        story
    }

    /// What a decision did, and what followed from it.
    pub(crate) fn tell_decision_to(
        &self,
        after: &View<Self>,
        seat: Seat,
        decision: Decision,
    ) -> Vec<Told> {
        let mut story = Vec::new();
        let numbers = self.numbers();
        let by_hand = |id, hand| line(id, seat).with("hand", self.hand_in_words(hand));
        let priced = |phrase: Phrase, price: u8| phrase.with("price", price);
        if let Some(actions) = self.actions_of(decision) {
            self.tell_extra(seat, actions, &mut story);
        }
        let (phrase, rule) = match decision {
            Decision::Open(building) => {
                let phrase = line("told-open", seat);
                (phrase.with("building", self.building_in_words(building)), "BA-030")
            }
            Decision::Recruit(hand) => (by_hand("told-recruit", hand), "BA-035"),
            Decision::BuySlave(hand) => {
                (priced(by_hand("told-buy-slave", hand), numbers.slave_price), "BA-041")
            }
            Decision::BuyTool(tool) => {
                let card = self.cards.0.tool(tool);
                let what =
                    Phrase::new("tool").with("name", card.name).with("levels", amounts(card.adds));
                (
                    priced(line("told-buy-tool", seat).with("tool", what), numbers.tool_price),
                    "BA-055",
                )
            }
            Decision::Loan => {
                let gain = self.income(numbers.loan_gain, self.extra_price(1));
                (line("told-loan", seat).with("sesterces", gain), "BA-061")
            }
            Decision::University(university) => {
                let name = self.cards.0.university(university).name;
                (line("told-university", seat).with("university", name), "BA-065")
            }
            Decision::Teach(hand) => {
                let phrase = line("told-teach", seat).with("hand", after.hand_in_words(hand));
                (priced(phrase, numbers.university_price), "BA-066")
            }
            Decision::Free(hand) if matches!(self.step, Step::FinalScoring(_)) => {
                (priced(by_hand("told-free-final", hand), numbers.freeing_price), "BA-051")
            }
            Decision::Free(hand) => (by_hand("told-free", hand), "BA-050"),
            Decision::Send(hand) => (by_hand("told-send", hand), "BA-080"),
            Decision::To(site) => (self.sending(seat, site), "BA-081"),
            Decision::With(tool) => (self.equipping(Some(tool)), "BA-056"),
            Decision::Bare => (self.equipping(None), "BA-056"),
            Decision::Coins(actions) => {
                let gain = self.income(numbers.coins[usize::from(actions) - 1], 0);
                let phrase = line("told-coins", seat).with("actions", actions);
                (phrase.with("sesterces", gain), "BA-090")
            }
            Decision::Repay => (priced(line("told-repay", seat), numbers.loan_repayment), "BA-062"),
            Decision::End => (line("told-end", seat), "BA-025"),
            Decision::Done => (line("told-done", seat), "AM-17"),
        };
        story.push(told(phrase, rule));
        self.tell_finish(after, seat, decision, &mut story);
        if !matches!(self.step, Step::FinalScoring(_)) {
            self.tell_aftermath(after, Some(decision), &mut story);
        }
        story
    }

    /// How many actions a decision takes, if it takes any.
    fn actions_of(&self, decision: Decision) -> Option<u8> {
        match decision {
            Decision::Open(_)
            | Decision::Recruit(_)
            | Decision::BuySlave(_)
            | Decision::BuyTool(_)
            | Decision::Loan
            | Decision::Teach(_) => Some(1),
            Decision::Free(_) if self.step == Step::Turn => Some(1),
            Decision::To(site) => Some(self.send_actions(site)),
            _ => None,
        }
    }

    fn tell_extra(&self, seat: Seat, actions: u8, story: &mut Vec<Told>) {
        let extra = self.extra_actions(actions);
        if extra > 0 {
            let phrase = line("told-extra", seat)
                .with("extra", extra)
                .with("price", self.extra_price(actions));
            story.push(told(phrase, "BA-022"));
        }
    }

    /// What comes of a gain after a payment. AM-01: a limited bank may give less.
    fn income(&self, sesterces: u8, paid: u32) -> u32 {
        let wanted = u32::from(sesterces);
        self.bank().map_or(wanted, |bank| wanted.min(bank + paid))
    }

    fn sending(&self, seat: Seat, site: Building) -> Phrase {
        let phrase = line("told-to", seat)
            .with("building", self.building_in_words(site))
            .with("actions", self.send_actions(site));
        match self.step {
            Step::Site(hand) => {
                phrase.with("hand", self.hand_in_words(hand)).with("wage", self.wage(hand))
            }
            _ => phrase,
        }
    }

    fn equipping(&self, tool: Option<Tool>) -> Phrase {
        let Step::Tool(hand, _) = self.step else {
            return Phrase::new("told-bare");
        };
        let hand = self.hand_in_words(hand);
        match tool {
            Some(tool) => Phrase::new("told-with")
                .with("hand", hand)
                .with("tool", self.cards.0.tool(tool).name),
            None => Phrase::new("told-bare").with("hand", hand),
        }
    }

    fn tell_finish(&self, after: &Self, seat: Seat, decision: Decision, story: &mut Vec<Told>) {
        let new = after.player(seat).finished & !self.player(seat).finished;
        let Some(building) = crate::buildings(new).next() else {
            return;
        };
        let paid = match (decision, self.step) {
            (Decision::To(site), Step::Site(hand)) => {
                self.extra_price(self.send_actions(site)) + u32::from(self.wage(hand))
            }
            _ => 0,
        };
        let card = self.cards.0.building(building);
        let phrase = line("told-finish", seat)
            .with("building", self.building_in_words(building))
            .with("sesterces", self.income(card.sesterces, paid))
            .with("vp", card.vp);
        story.push(told(phrase, "BA-098"));
        if building.machine().is_some() {
            story.push(told(line("told-machine", seat), "BA-101"));
        }
    }

    /// The end of a turn, of a round, of the game.
    fn tell_aftermath(&self, after: &Self, decision: Option<Decision>, story: &mut Vec<Told>) {
        let seat = self.turn.seat;
        let setting_up = decision.is_none() && self.people[0].hands == 0;
        let turned = after.turn.seat != seat || after.turn.round != self.turn.round;
        let over = matches!(after.step, Step::FinalScoring(_) | Step::Over);
        if setting_up || !(turned || over) || matches!(self.step, Step::Over) {
            return;
        }
        if decision != Some(Decision::End) {
            story.push(told(line("told-turn-over", seat), "AM-05"));
        }
        if self.turn.ending == Ending::NotYet && after.turn.ending == Ending::Triggered {
            let phrase = line("told-trigger", seat).with("vp", after.player(seat).vp);
            story.push(told(phrase, "BA-110"));
        }
        if after.turn.ending == Ending::Stalled {
            let phrase = Phrase::new("told-stalled").with("rounds", after.turn.idle_rounds);
            story.push(told(phrase, "AM-24"));
        } else if after.turn.idle_rounds > self.turn.idle_rounds.max(1) {
            let phrase = Phrase::new("told-idle")
                .with("count", after.turn.idle_rounds)
                .with("limit", after.switches.stall_rounds);
            story.push(told(phrase, "AM-24"));
        }
        if over {
            self.tell_settling(after, story);
        }
    }

    /// AM-17, AM-32: what was freed and repaid for everybody.
    fn tell_settling(&self, after: &Self, story: &mut Vec<Told>) {
        let numbers = self.numbers();
        for seat in Seat::all(self.players) {
            let freed = self.player(seat).available & self.enslaved & !after.enslaved;
            let mut freed: Vec<Hand> = hands(freed).collect();
            freed.sort_by_key(|hand| self.bought[hand.index() - crate::FIRST_SLAVE]);
            for hand in freed {
                let phrase = line("told-free-final", seat)
                    .with("hand", self.hand_in_words(hand))
                    .with("price", numbers.freeing_price);
                story.push(told(phrase, "BA-051"));
            }
            for _ in after.player(seat).loans..self.player(seat).loans {
                let phrase = line("told-repay", seat).with("price", numbers.loan_repayment);
                story.push(told(phrase, "BA-062"));
            }
        }
    }
}
