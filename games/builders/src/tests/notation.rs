//! Notation.

use super::*;
use crate::{Draw, University};
use ludi_engine::Notation as _;

#[test]
fn every_decision_reads_back() {
    let pack = Components::builtin();
    let mut all = vec![
        Decision::Loan,
        Decision::Bare,
        Decision::Repay,
        Decision::End,
        Decision::Done,
        Decision::Coins(1),
        Decision::Coins(2),
        Decision::Coins(3),
    ];
    for building in Building::all() {
        all.extend([Decision::Open(building), Decision::To(building)]);
    }
    for hand in Hand::all() {
        all.extend([Decision::Teach(hand), Decision::Send(hand)]);
        if hand.is_worker() {
            all.push(Decision::Recruit(hand));
        }
        if hand.is_slave() {
            all.extend([Decision::BuySlave(hand), Decision::Free(hand)]);
        }
    }
    for tool in Tool::all() {
        all.extend([Decision::BuyTool(tool), Decision::With(tool)]);
    }
    all.extend(University::all().map(Decision::University));
    for decision in all {
        let text = decision.notation(Scene::new(2).game.pack()).to_string();
        assert_eq!(Decision::read(pack, &text), Ok(decision), "{text}");
    }
}

#[test]
fn reading_is_strict() {
    let pack = Components::builtin();
    for wrong in [
        "",
        " ",
        "open",
        "open ",
        "open  market",
        "open market ",
        "Open market",
        "open apprentice_1",
        "recruit slave_1",
        "recruit machine_saw",
        "free master_1",
        "buy market",
        "buy master_1",
        "coins",
        "coins 0",
        "coins 4",
        "coins 01",
        "coins +1",
        "end end",
        "loan 1",
        "with slave_1",
        "university university_stone",
        "teach",
        "march on",
        "open ?",
        "to",
        "bare bare",
    ] {
        assert!(Decision::read(pack, wrong).is_err(), "{wrong:?}");
    }
    for wrong in [
        "",
        "first",
        "first 0",
        "first 5",
        "first 01",
        "apprentice master_1",
        "worker slave_1",
        "building slave_1",
        "worker",
        "building market x",
        "deck market",
    ] {
        assert!(Draw::read(pack, wrong).is_err(), "{wrong:?}");
    }
    assert_eq!(Draw::read(pack, "first 4"), Ok(Draw::First(Seat(3))));
}

#[test]
fn odd_values_are_refused_without_panic() {
    let scene = Scene::new(2);
    let odd = [
        Decision::Open(Building(200)),
        Decision::Recruit(Hand(200)),
        Decision::BuySlave(Hand(255)),
        Decision::BuySlave(Hand(0)),
        Decision::BuyTool(Tool(77)),
        Decision::University(University(255)),
        Decision::Teach(Hand(99)),
        Decision::Free(Hand(64)),
        Decision::Send(Hand(32)),
        Decision::To(Building(255)),
        Decision::With(Tool(8)),
        Decision::Coins(200),
    ];
    let mut steps = vec![scene.game];
    let mut busy = Scene::new(2);
    busy.set_purse(ANNA, 50).site(ANNA, "pyramid").tool(ANNA, "mallet");
    for text in ["send apprentice_1", "to pyramid", "bare", "recruit master_1", "university wood"] {
        busy.act(&[text]);
        steps.push(busy.game);
    }
    for game in steps {
        for decision in odd {
            assert!(game.check(ANNA, decision).is_err(), "{decision:?}");
            assert!(game.check(Seat(200), decision).is_err(), "{decision:?}");
            let text = decision.notation(game.pack()).to_string();
            assert!(Decision::read(Components::builtin(), &text).is_err(), "{text}");
        }
    }
}
