//! Rooms "Turn and actions", "Opening a site", "Recruiting", "Taking coins".

use super::*;
use ludi_engine::{Chance, Quick, Refusal as _};

/// BA-020: one after the other, beginning with the first player.
#[test]
fn players_take_turns_in_order() {
    let mut scene = Scene::new(3);
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(scene.game.active());
        scene.act(&["end"]);
    }
    assert_eq!(order, [ANNA, BRUNO, CLARA, ANNA]);
    assert_eq!(scene.refusal_to(ANNA, "end"), Refusal::NotYourTurn);
}

/// BA-021: three free actions a turn.
#[test]
fn a_turn_has_three_free_actions() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 4).act(&["open market", "open house", "open quarry"]);
    assert_eq!(scene.purse(ANNA), 4);
    assert_eq!((scene.game.active(), scene.game.actions()), (BRUNO, 3));
}

/// BA-022: a fourth and a fifth action cost 5 sesterces each.
#[test]
fn extra_actions_cost_five_each() {
    let mut scene = Scene::new(2);
    scene.act(&["open market", "open house", "open quarry", "recruit master_1"]);
    assert_eq!(scene.purse(ANNA), 5);
    scene.act(&["recruit master_2"]);
    assert_eq!(scene.purse(ANNA), 0);
}

/// BA-023: any mixture, repeats included, except a second investment.
#[test]
fn actions_can_be_mixed_and_repeated() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 50).act(&[
        "recruit master_1",
        "open market",
        "coins 1",
        "recruit master_2",
        "open house",
        "buy mallet",
        "send apprentice_1",
        "to market",
        "bare",
    ]);
    assert_eq!(scene.game.active(), ANNA);
    assert_eq!(scene.refusal("buy saw"), Refusal::Invested);
}

/// BA-024: freeing a slave takes an action.
#[test]
fn freeing_takes_an_action() {
    let mut scene = Scene::new(2);
    scene.give(ANNA, "slave_1").act(&["free slave_1"]);
    assert_eq!(scene.game.actions(), 2);
}

/// BA-025: the next player's turn begins when the actions are used up, with three of its own.
#[test]
fn unused_actions_are_not_kept() {
    let mut scene = Scene::new(2);
    scene.act(&["coins 1", "end", "coins 3", "end"]);
    assert_eq!((scene.game.active(), scene.game.actions()), (ANNA, 3));
}

/// BA-026: what cannot be paid cannot be done.
#[test]
fn a_purse_never_goes_below_zero() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 6);
    assert_eq!(scene.refusal("buy slave_1"), Refusal::Purse { extra: 0, pay: 7 });
    assert_eq!(scene.refusal("buy slave_1").rule(), "BA-026");
    scene.set_actions(0);
    assert_eq!(scene.refusal("buy mallet"), Refusal::Purse { extra: 1, pay: 2 });
    scene.set_purse(ANNA, 7).act(&["buy mallet"]);
    assert_eq!(scene.purse(ANNA), 0);
}

/// BA-030: a building of the row, for an action and no sesterces.
#[test]
fn opening_a_site_costs_one_action() {
    let mut scene = Scene::new(2);
    scene.act(&["open quarry"]);
    assert_eq!((scene.game.actions(), scene.purse(ANNA)), (2, 10));
    assert_eq!(scene.game.player(ANNA).sites().collect::<Vec<_>>(), [building("quarry")]);
    assert_eq!(scene.refusal("open quarry"), Refusal::BuildingNotInRow);
    assert_eq!(scene.refusal("open pyramid"), Refusal::BuildingNotInRow);
}

/// BA-031, AM-23: the gap is filled with the card everybody saw, and the next one is turned over.
#[test]
fn the_open_building_fills_the_gap() {
    let mut scene = Scene::new(2);
    let top = scene.game.building_top().unwrap();
    scene.game.decide(ANNA, Decision::Open(building("quarry")));
    assert_eq!(scene.game.building_row()[2], Some(top));
    assert_eq!(scene.game.due, Due::Building);
    scene.draw();
    assert!(scene.game.building_top().is_some_and(|card| card != top));
}

/// BA-031, AM-23: with a hidden deck the gap is filled by the draw.
#[test]
fn a_hidden_building_fills_the_gap() {
    let mut scene = Scene::with(2, &Setup { open_building_top: false, ..anna_first() });
    scene.game.decide(ANNA, Decision::Open(building("quarry")));
    assert_eq!((scene.game.building_row()[2], scene.game.due), (None, Due::Building));
    scene.draw();
    assert_eq!(scene.game.building_row()[2], Some(building("camel_stable")));
}

/// BA-032: several sites at once, several in a turn.
#[test]
fn many_sites_can_be_open() {
    let mut scene = Scene::new(2);
    scene.act(&["open market", "open house", "open quarry", "open watering_trough"]);
    assert_eq!(scene.game.player(ANNA).sites().count(), 4);
}

/// BA-035: a worker of the row, for an action and no sesterces.
#[test]
fn recruiting_costs_one_action() {
    let mut scene = Scene::new(2);
    scene.act(&["recruit master_3"]);
    assert_eq!((scene.game.actions(), scene.purse(ANNA)), (2, 10));
    assert_eq!(scene.available(ANNA), ["master_3", "apprentice_1"]);
    assert_eq!(scene.refusal("recruit labourer_4"), Refusal::WorkerNotInRow);
}

/// BA-036: the gap is filled at once.
#[test]
fn the_worker_row_is_filled_again() {
    let mut scene = Scene::new(2);
    scene.game.decide(ANNA, Decision::Recruit(hand("master_3")));
    assert_eq!((scene.game.worker_row()[2], scene.game.next()), (None, Next::Chance));
    scene.draw();
    assert_eq!(scene.game.worker_row()[2], Some(hand("journeyman_2")));
}

/// BA-036, AM-23: with an open worker deck the card everybody saw fills the gap.
#[test]
fn the_open_worker_fills_the_gap() {
    let mut scene = Scene::with(2, &Setup { open_worker_top: true, ..anna_first() });
    let top = scene.game.worker_top();
    scene.game.decide(ANNA, Decision::Recruit(hand("master_3")));
    assert_eq!((scene.game.worker_row()[2], scene.game.worker_top()), (top, None));
    scene.draw();
    assert!(scene.game.worker_top().is_some());
}

/// BA-037: several recruits in a turn.
#[test]
fn recruiting_can_be_repeated() {
    let mut scene = Scene::new(2);
    scene.act(&["recruit master_1", "recruit master_2", "recruit master_3"]);
    assert_eq!(scene.game.player(ANNA).hands().count(), 4);
}

/// BA-090: 1, 3, 6 sesterces for 1, 2, 3 actions.
#[test]
fn coins_are_taken_for_actions() {
    for (text, coins, left) in [("coins 1", 1, 2), ("coins 2", 3, 1), ("coins 3", 6, 0)] {
        let mut scene = Scene::new(2);
        scene.act(&[text]);
        assert_eq!((scene.purse(ANNA), scene.game.actions()), (10 + coins, left));
    }
    let scene = Scene::new(2);
    for odd in [0, 4, 255] {
        assert_eq!(scene.game.check(ANNA, Decision::Coins(odd)), Err(Refusal::NoSuchExchange));
    }
}

/// AM-01: usually the bank never runs dry.
#[test]
fn an_unlimited_bank_always_pays() {
    let mut scene = Scene::new(2);
    scene.set_purse(BRUNO, 1000).act(&["coins 3"]);
    assert_eq!((scene.purse(ANNA), scene.game.bank()), (16, None));
}

/// AM-01: a limited bank gives what it holds; payments go into it.
#[test]
fn a_limited_bank_pays_what_it_holds() {
    let mut scene = Scene::with(2, &Setup { finite_bank: true, ..anna_first() });
    scene.set_purse(BRUNO, 96);
    assert_eq!(scene.game.bank(), Some(2));
    scene.act(&["buy mallet"]);
    assert_eq!(scene.game.bank(), Some(4));
    scene.act(&["coins 2"]);
    assert_eq!((scene.purse(ANNA), scene.game.bank()), (11, Some(1)));
}

/// AM-01: a loan and an income are cut too, the moves stay possible, the loan is owed in full.
#[test]
fn a_limited_bank_cuts_loans_and_incomes() {
    let setup = Setup { finite_bank: true, early_repayment: true, ..anna_first() };
    let mut scene = Scene::with(2, &setup);
    scene.set_purse(BRUNO, 95).act(&["loan"]);
    assert_eq!((scene.purse(ANNA), scene.game.bank()), (13, Some(0)));
    scene.site(ANNA, "house").act(&["send apprentice_1", "to house"]);
    assert_eq!((scene.purse(ANNA), scene.game.bank()), (13, Some(0)), "the wage came back");
    assert_eq!(scene.refusal("repay"), Refusal::Purse { extra: 0, pay: 15 });
    scene.set_purse(BRUNO, 90).set_purse(ANNA, 15).act(&["repay"]);
    assert_eq!((scene.purse(ANNA), scene.game.bank()), (0, Some(18)));
}

/// Moves every card of the rows and decks to the player whose turn it is not.
fn empty_rows(scene: &mut Scene) {
    let other = scene.game.active().next(2);
    let held = |scene: &Scene| {
        let people = &scene.game.people;
        people.iter().fold((0, 0), |(cards, team), player| {
            (cards | player.sites | player.finished, team | player.hands)
        })
    };
    for card in Building::all() {
        if held(scene).0 >> card.0 & 1 == 0 {
            scene.site(other, Components::builtin().building(card).id);
        }
    }
    for card in Hand::all().filter(|hand| hand.is_worker()) {
        if held(scene).1 >> card.0 & 1 == 0 {
            scene.give(other, Components::builtin().hand(card).id);
        }
    }
}

/// AM-02: when a deck is empty its row shrinks, and nothing is offered from an empty row.
#[test]
fn rows_shrink_when_decks_are_empty() {
    let mut scene = Scene::new(2);
    empty_rows(&mut scene);
    let offers = scene.offers();
    assert!(!offers.iter().any(|offer| offer.starts_with("open") || offer.starts_with("recruit")));
    let mut scene = Scene::new(2);
    scene.game.people[1].sites |= scene.game.building_deck;
    scene.game.building_deck = 0;
    let top = scene.game.building_top();
    scene.act(&["open market"]);
    assert_eq!((scene.game.building_row()[0], scene.game.building_deck()), (top, 0));
    scene.act(&["open house"]);
    assert_eq!(scene.game.building_row().iter().flatten().count(), 4);
}

/// AM-03: money earned in this turn buys extra actions in it.
#[test]
fn fresh_money_buys_actions() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 0).act(&["open market", "open house", "loan", "open quarry"]);
    assert_eq!(scene.purse(ANNA), 5);
}

/// AM-04: the missing actions are bought as part of the move.
#[test]
fn a_move_buys_its_missing_actions() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 20).site(ANNA, "pyramid").give(ANNA, "slave_1").give(ANNA, "slave_2");
    scene.set_actions(2);
    scene.act(&["send slave_1", "to pyramid", "send slave_2", "to pyramid"]);
    assert_eq!((scene.game.actions(), scene.purse(ANNA)), (0, 15), "1 + 2 actions, one bought");
}

/// AM-05: a turn can be ended with actions left.
#[test]
fn a_turn_can_end_early() {
    let mut scene = Scene::new(2);
    scene.act(&["end"]);
    assert_eq!(scene.game.active(), BRUNO);
}

/// AM-05: without free actions the turn goes on while something can be bought.
#[test]
fn a_turn_goes_on_while_an_action_can_be_bought() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 5).act(&["open market", "open house", "open quarry"]);
    assert_eq!(scene.game.active(), ANNA);
    scene.act(&["open trading_post"]);
    assert_eq!(scene.game.active(), BRUNO);
}

/// AM-05: with money but nothing to buy, the turn ends by itself.
#[test]
fn a_turn_ends_by_itself_when_nothing_can_be_done() {
    let mut scene = Scene::new(2);
    empty_rows(&mut scene);
    scene.game.turn.invested = 1;
    scene.set_purse(ANNA, 50).act(&["coins 3"]);
    assert_eq!(scene.game.active(), BRUNO);
}

/// AM-05: each thing that can still be bought keeps a turn going.
#[test]
fn each_remaining_move_keeps_the_turn_going() {
    type Prepare = fn(&mut Scene);
    let cases: [(&str, Prepare); 5] = [
        ("loan", |_| {}),
        ("free slave_1", |scene| {
            scene.game.turn.invested = 1;
            scene.give(ANNA, "slave_1");
        }),
        ("send apprentice_1", |scene| {
            scene.game.turn.invested = 1;
            scene.site(ANNA, "pyramid");
        }),
        ("buy slave_1", |scene| scene.game.loan_pile = 0),
        ("university wood", |scene| {
            scene.game.loan_pile = 0;
            for slave in Hand::slaves() {
                scene.give(BRUNO, Components::builtin().hand(slave).id);
            }
            for id in ["mallet", "saw", "set_square", "brush"] {
                scene.tool(BRUNO, id);
            }
        }),
    ];
    for (text, prepare) in cases {
        let mut scene = Scene::new(2);
        empty_rows(&mut scene);
        prepare(&mut scene);
        scene.set_purse(ANNA, 12).set_actions(1).act(&["coins 1"]);
        assert_eq!(scene.game.active(), ANNA, "{text}");
        assert!(scene.allows(text), "{text}");
    }
}

/// AM-05: a turn ends by itself exactly when nothing but ending it is on offer, whatever the
/// position and the purse.
#[test]
fn a_turn_ends_by_itself_only_when_nothing_is_on_offer() {
    let setup = Setup { early_repayment: true, ..anna_first() };
    let (mut ended, mut went_on) = (0, 0);
    for number in 0..30 {
        let mut chance = Quick::from_number(number);
        let mut scene = Scene::with(2, &setup);
        while let Next::Decide(_) = scene.game.next() {
            let seat = scene.game.active();
            let mut list = Vec::new();
            scene.game.decisions(seat, &mut list);
            let decision = list[chance.below(list.len() as u32) as usize];
            if scene.game.step() == crate::Step::Turn {
                assert!(list.len() > 1, "the turn should have ended: {list:?}");
                let mut poor = Scene { game: scene.game };
                poor.set_actions(0).set_purse(seat, chance.below(18));
                if chance.below(2) == 0 {
                    empty_rows(&mut poor);
                }
                let going_on = poor.offers().len() > 1;
                assert_eq!(poor.game.has_move(), going_on, "{:?}", poor.offers());
                ended += u32::from(!going_on);
                went_on += u32::from(going_on);
            }
            scene.game.decide(seat, decision);
            scene.draw();
        }
    }
    assert!(ended > 100 && went_on > 100, "{ended} {went_on}");
}

/// AM-06: separate takings are not added up, and bought actions bring no coins.
#[test]
fn coins_are_separate_exchanges_of_free_actions() {
    let mut scene = Scene::new(2);
    scene.act(&["coins 1", "coins 1"]);
    assert_eq!(scene.purse(ANNA), 12);
    assert_eq!(scene.refusal("coins 2"), Refusal::Actions { need: 2 });
    scene.act(&["coins 1"]);
    assert_eq!(scene.refusal("coins 1"), Refusal::Actions { need: 1 });
    assert_eq!(scene.refusal("coins 1").rule(), "AM-06");
}

/// AM-14: recruits, slaves, tools and returned hands serve in the same turn.
#[test]
fn new_cards_can_be_used_at_once() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 30).site(ANNA, "quarry").site(ANNA, "pyramid");
    scene.act(&["recruit master_2", "buy set_square", "send master_2", "to quarry"]);
    assert!(scene.allows("send master_2"), "returned");
    scene.act(&["send master_2", "to pyramid", "with set_square"]);
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").act(&["buy slave_3", "send slave_3", "to pyramid"]);
    assert_eq!(scene.missing("pyramid"), Levels::new([2, 4, 2, 4]));
}

/// AM-25: nothing a player has is ever given back, dismissed or traded.
#[test]
fn nothing_can_be_given_back() {
    for number in 0..20 {
        let mut chance = Quick::from_number(number);
        let mut scene = Scene::with(3, &Setup { early_repayment: false, ..anna_first() });
        while let Next::Decide(seats) = scene.game.next() {
            let before = scene.game.people;
            let seat = seats.first().unwrap();
            let mut list = Vec::new();
            scene.game.decisions(seat, &mut list);
            let decision = list[chance.below(list.len() as u32) as usize];
            scene.game.decide(seat, decision);
            scene.draw();
            for (old, new) in before.iter().zip(&scene.game.people) {
                assert_eq!(old.hands & !new.hands, 0);
                assert_eq!(old.tools & !new.tools, 0);
                assert_eq!((old.sites | old.finished) & !(new.sites | new.finished), 0);
            }
        }
        assert_eq!(scene.game.next(), Next::Over);
    }
}
