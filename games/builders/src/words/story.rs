//! What happened, in words.

use ludi_engine::{Phrase, RuleId, Seat, Told};

use super::phrases;
use crate::{Builders, Building, Decision, Draw, Ending, Hand, Step, Tool, hands};

/// A line of the story about a seat.
fn line(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

fn told(phrase: Phrase, rule: RuleId) -> Told {
    Told::new(phrase, rule)
}

/// What a draw did.
pub fn tell_draw(before: &Builders, draw: Draw, after: &Builders) -> Vec<Told> {
    let mut story = vec![match draw {
        Draw::First(seat) => told(line("told-first", seat), "BA-017"),
        Draw::Apprentice(hand) => {
            let phrase = line("told-apprentice", before.next_to_be_dealt());
            told(phrase.with("hand", phrases::hand(before, hand)), "BA-011")
        }
        Draw::Building(building) => {
            let top = after.building_top() == Some(building);
            let (id, rule) =
                if top { ("told-building-top", "AM-23") } else { ("told-building-row", "BA-031") };
            let phrase = Phrase::new(id).with("building", phrases::building(before, building));
            told(phrase, rule)
        }
        Draw::Worker(hand) => {
            let top = after.worker_top() == Some(hand);
            let (id, rule) =
                if top { ("told-worker-top", "AM-23") } else { ("told-worker-row", "BA-036") };
            told(Phrase::new(id).with("hand", phrases::hand(before, hand)), rule)
        }
    }];
    tell_aftermath(before, after, None, &mut story);
    story
}

/// What a decision did, and what followed from it.
pub fn tell_decision(
    before: &Builders,
    seat: Seat,
    decision: Decision,
    after: &Builders,
) -> Vec<Told> {
    let mut story = Vec::new();
    let numbers = before.numbers();
    let by_hand = |id, hand| line(id, seat).with("hand", phrases::hand(before, hand));
    let priced = |phrase: Phrase, price: u8| phrase.with("price", price);
    if let Some(actions) = actions_of(before, decision) {
        tell_extra(before, seat, actions, &mut story);
    }
    let (phrase, rule) = match decision {
        Decision::Open(building) => {
            let phrase = line("told-open", seat);
            (phrase.with("building", phrases::building(before, building)), "BA-030")
        }
        Decision::Recruit(hand) => (by_hand("told-recruit", hand), "BA-035"),
        Decision::BuySlave(hand) => {
            (priced(by_hand("told-buy-slave", hand), numbers.slave_price), "BA-041")
        }
        Decision::BuyTool(tool) => {
            let phrase = line("told-buy-tool", seat).with("tool", phrases::tool(before, tool));
            (priced(phrase, numbers.tool_price), "BA-055")
        }
        Decision::Loan => {
            let gain = before.income(numbers.loan_gain, before.extra_price(1));
            (line("told-loan", seat).with("sesterces", gain), "BA-061")
        }
        Decision::University(university) => {
            let name = before.cards.0.university(university).name;
            (line("told-university", seat).with("university", name), "BA-065")
        }
        Decision::Teach(hand) => {
            let phrase = line("told-teach", seat).with("hand", phrases::hand(after, hand));
            (priced(phrase, numbers.university_price), "BA-066")
        }
        Decision::Free(hand) if matches!(before.step, Step::FinalScoring(_)) => {
            (priced(by_hand("told-free-final", hand), numbers.freeing_price), "BA-051")
        }
        Decision::Free(hand) => (by_hand("told-free", hand), "BA-050"),
        Decision::Send(hand) => (by_hand("told-send", hand), "BA-080"),
        Decision::To(site) => (sending(before, seat, site), "BA-081"),
        Decision::With(tool) => (equipping(before, Some(tool)), "BA-056"),
        Decision::Bare => (equipping(before, None), "BA-056"),
        Decision::Coins(actions) => {
            let gain = before.income(numbers.coins[usize::from(actions) - 1], 0);
            let phrase = line("told-coins", seat).with("actions", actions);
            (phrase.with("sesterces", gain), "BA-090")
        }
        Decision::Repay => (priced(line("told-repay", seat), numbers.loan_repayment), "BA-062"),
        Decision::End => (line("told-end", seat), "BA-025"),
        Decision::Done => (line("told-done", seat), "AM-17"),
    };
    story.push(told(phrase, rule));
    tell_finish(before, after, seat, decision, &mut story);
    if !matches!(before.step, Step::FinalScoring(_)) {
        tell_aftermath(before, after, Some(decision), &mut story);
    }
    story
}

/// How many actions a decision takes, if it takes any.
fn actions_of(before: &Builders, decision: Decision) -> Option<u8> {
    match decision {
        Decision::Open(_)
        | Decision::Recruit(_)
        | Decision::BuySlave(_)
        | Decision::BuyTool(_)
        | Decision::Loan
        | Decision::Teach(_) => Some(1),
        Decision::Free(_) if before.step == Step::Turn => Some(1),
        Decision::To(site) => Some(before.send_actions(site)),
        _ => None,
    }
}

fn tell_extra(before: &Builders, seat: Seat, actions: u8, story: &mut Vec<Told>) {
    let extra = before.extra_actions(actions);
    if extra > 0 {
        let phrase = line("told-extra", seat)
            .with("extra", extra)
            .with("price", before.extra_price(actions));
        story.push(told(phrase, "BA-022"));
    }
}

fn sending(before: &Builders, seat: Seat, site: Building) -> Phrase {
    let phrase = line("told-to", seat)
        .with("building", phrases::building(before, site))
        .with("actions", before.send_actions(site));
    match before.step {
        Step::Site(hand) => {
            phrase.with("hand", phrases::hand(before, hand)).with("wage", before.wage(hand))
        }
        _ => phrase,
    }
}

fn equipping(before: &Builders, tool: Option<Tool>) -> Phrase {
    let Step::Tool(hand, _) = before.step else {
        return Phrase::new("told-bare");
    };
    let hand = phrases::hand(before, hand);
    match tool {
        Some(tool) => {
            Phrase::new("told-with").with("hand", hand).with("tool", before.cards.0.tool(tool).name)
        }
        None => Phrase::new("told-bare").with("hand", hand),
    }
}

fn tell_finish(
    before: &Builders,
    after: &Builders,
    seat: Seat,
    decision: Decision,
    story: &mut Vec<Told>,
) {
    let new = after.player(seat).finished & !before.player(seat).finished;
    let Some(building) = crate::buildings(new).next() else {
        return;
    };
    let paid = match (decision, before.step) {
        (Decision::To(site), Step::Site(hand)) => {
            before.extra_price(before.send_actions(site)) + u32::from(before.wage(hand))
        }
        _ => 0,
    };
    let card = before.cards.0.building(building);
    let phrase = line("told-finish", seat)
        .with("building", phrases::building(before, building))
        .with("sesterces", before.income(card.sesterces, paid))
        .with("vp", card.vp);
    story.push(told(phrase, "BA-098"));
    if building.machine().is_some() {
        story.push(told(line("told-machine", seat), "BA-101"));
    }
}

/// The end of a turn, of a round, of the game.
fn tell_aftermath(
    before: &Builders,
    after: &Builders,
    decision: Option<Decision>,
    story: &mut Vec<Told>,
) {
    let seat = before.turn.seat;
    let setting_up = decision.is_none() && before.people[0].hands == 0;
    let turned = after.turn.seat != seat || after.turn.round != before.turn.round;
    let over = matches!(after.step, Step::FinalScoring(_) | Step::Over);
    if setting_up || !(turned || over) || matches!(before.step, Step::Over) {
        return;
    }
    if decision != Some(Decision::End) {
        story.push(told(line("told-turn-over", seat), "AM-05"));
    }
    if before.turn.ending == Ending::NotYet && after.turn.ending == Ending::Triggered {
        let phrase = line("told-trigger", seat).with("vp", after.player(seat).vp);
        story.push(told(phrase, "BA-110").aloud());
    }
    if after.turn.ending == Ending::Stalled {
        let phrase = Phrase::new("told-stalled").with("rounds", after.turn.idle_rounds);
        story.push(told(phrase, "AM-24").aloud());
    } else if let Some(limit) = after.stall_rounds()
        && after.turn.idle_rounds > before.turn.idle_rounds.max(1)
    {
        let phrase =
            Phrase::new("told-idle").with("count", after.turn.idle_rounds).with("limit", limit);
        story.push(told(phrase, "AM-24").aloud());
    }
    if over {
        tell_settling(before, after, story);
    }
}

/// AM-17, AM-32: what was freed and repaid for everybody.
fn tell_settling(before: &Builders, after: &Builders, story: &mut Vec<Told>) {
    let numbers = before.numbers();
    for seat in Seat::all(before.players) {
        let freed = before.player(seat).available & before.enslaved & !after.enslaved;
        let mut freed: Vec<Hand> = hands(freed).collect();
        freed.sort_by_key(|hand| before.bought[hand.index() - crate::FIRST_SLAVE]);
        for hand in freed {
            let phrase = line("told-free-final", seat)
                .with("hand", phrases::hand(before, hand))
                .with("price", numbers.freeing_price);
            story.push(told(phrase, "BA-051").aloud());
        }
        for _ in after.player(seat).loans..before.player(seat).loans {
            let phrase = line("told-repay", seat).with("price", numbers.loan_repayment);
            story.push(told(phrase, "BA-062").aloud());
        }
    }
}
