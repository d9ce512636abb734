//! Room "End of the game".

use super::*;
use crate::{Ending, Step};
use ludi_engine::{Refusal as _, SeatSet};

/// A setup in which players are asked at final scoring.
fn asking() -> Setup {
    Setup { ask_final_scoring: true, ..anna_first() }
}

/// BA-110: 17 points of finished cards at the end of a turn trigger the end; 16 do not.
#[test]
fn seventeen_points_trigger_the_end() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &["pyramid", "colossus", "shop"]).act(&["end"]);
    assert_eq!((scene.vp(ANNA), scene.game.ending()), (16, Ending::NotYet));
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &["pyramid", "colossus", "shop", "trading_post"]).act(&["end"]);
    assert_eq!((scene.vp(ANNA), scene.game.ending()), (17, Ending::Triggered));
}

/// BA-110: sesterces do not help to trigger, slaves and loans do not hinder.
#[test]
fn only_finished_cards_trigger_the_end() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &["pyramid", "colossus", "shop"]).set_purse(ANNA, 500).act(&["end"]);
    assert_eq!(scene.game.ending(), Ending::NotYet);
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &SEVENTEEN).loans(ANNA, 4).give(ANNA, "slave_1").set_purse(ANNA, 0);
    scene.act(&["end"]);
    assert_eq!(scene.game.ending(), Ending::Triggered);
}

/// BA-111: after the first player everybody else plays once more.
#[test]
fn the_round_is_played_to_its_end() {
    let mut scene = Scene::new(3);
    scene.finished(ANNA, &SEVENTEEN).act(&["end"]);
    assert!(!scene.is_over());
    scene.act(&["end"]);
    assert!(!scene.is_over());
    scene.act(&["end"]);
    assert!(scene.is_over());
}

/// BA-111: the last player of the round ends the game at once; a round begins with the first
/// player, wherever that is.
#[test]
fn the_last_player_of_the_round_ends_the_game() {
    let setup = Setup { first_seat: FirstSeat::Fixed(BRUNO), ..Setup::default() };
    let mut scene = Scene::with(3, &setup);
    scene.finished(ANNA, &SEVENTEEN).act(&["end", "end"]);
    assert_eq!(scene.game.active(), ANNA);
    scene.act(&["end"]);
    assert!(scene.is_over());
    assert_eq!(scene.refusal_to(BRUNO, "end"), Refusal::Over);
}

/// BA-112, BA-051: at final scoring freeing costs 5 sesterces and repaying 15.
#[test]
fn slaves_and_loans_are_settled_at_the_end() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &SEVENTEEN).give(ANNA, "slave_1").loans(ANNA, 1).set_purse(ANNA, 23);
    scene.end_game();
    assert_eq!((scene.purse(ANNA), scene.game.player(ANNA).loans), (3, 0));
    assert!(!scene.game.is_enslaved(hand("slave_1")));
    assert_eq!(scene.game.score(ANNA), 173);
}

/// BA-113: 1 VP for each slave left, 2 VP for each loan left.
#[test]
fn what_is_left_costs_points() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &SEVENTEEN).set_purse(ANNA, 4).loans(ANNA, 2);
    scene.give(ANNA, "slave_1").give(ANNA, "slave_2").give(ANNA, "slave_3").end_game();
    let sheet = &scene.game.standings().seats[0];
    let lines: Vec<_> = sheet.lines.iter().map(|l| (l.key.as_str(), l.count, l.points)).collect();
    let expected = [
        ("buildings", 3, 170),
        ("machines", 0, 0),
        ("sesterces", 4, 4),
        ("slaves", 3, -30),
        ("loans", 2, -40),
    ];
    assert_eq!(lines, expected);
    assert_eq!(sheet.total, 104);
}

/// BA-114, AM-21: 0.1 VP for each sesterce, exactly, not in steps of ten.
#[test]
fn each_sesterce_counts_a_tenth() {
    for purse in [0, 1, 9, 10, 11, 99] {
        let mut scene = Scene::new(2);
        scene.finished(ANNA, &SEVENTEEN).set_purse(ANNA, purse).end_game();
        assert_eq!(scene.game.score(ANNA), 170 + purse as i32);
        assert_eq!(scene.game.standings().unit, 10);
    }
}

/// BA-115: the highest total wins, not who triggered the end.
#[test]
fn the_highest_total_wins() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &SEVENTEEN).set_purse(ANNA, 0);
    scene.finished(BRUNO, &["sphinx", "tower_of_babel", "fortress"]).set_purse(BRUNO, 11);
    scene.end_game();
    assert_eq!(scene.totals(), [170, 171]);
    assert_eq!(scene.game.standings().winners().collect::<Vec<_>>(), [BRUNO]);
}

/// BA-116: a tie for the highest total is a shared victory.
#[test]
fn ties_share_the_victory() {
    let mut scene = Scene::new(3);
    scene.finished(ANNA, &SEVENTEEN).set_purse(ANNA, 0);
    scene.finished(CLARA, &["sphinx", "tower_of_babel", "fortress"]).set_purse(CLARA, 10);
    scene.set_purse(BRUNO, 0).end_game();
    assert_eq!(scene.game.standings().winners().collect::<Vec<_>>(), [ANNA, CLARA]);
}

/// AM-31: equal totals share lower places too.
#[test]
fn ties_share_lower_places() {
    let mut scene = Scene::new(4);
    scene.finished(ANNA, &SEVENTEEN).set_purse(Seat(3), 3).end_game();
    let ranks: Vec<u8> = scene.game.standings().seats.iter().map(|sheet| sheet.rank).collect();
    assert_eq!(ranks, [1, 2, 2, 4]);
}

/// AM-17: freeing first, then repaying, is the best for every purse.
#[test]
fn automatic_scoring_is_the_best_possible() {
    for slaves in 0..=6u32 {
        for loans in 0..=4u8 {
            for purse in 0..=95u32 {
                let mut scene = Scene::new(2);
                scene.loans(ANNA, loans).set_purse(ANNA, purse);
                for slave in Hand::slaves().take(slaves as usize) {
                    scene.give(ANNA, Components::builtin().hand(slave).id);
                }
                let score = |freed: u32, repaid: u32| {
                    let paid = 5 * freed + 15 * repaid;
                    let left = 10 * (slaves - freed) + 20 * (u32::from(loans) - repaid);
                    (paid <= purse).then(|| (purse - paid) as i32 - left as i32)
                };
                let best = (0..=slaves)
                    .flat_map(|f| (0..=u32::from(loans)).filter_map(move |r| score(f, r)))
                    .max();
                assert_eq!(Some(scene.game.score(ANNA)), best, "promised");
                scene.game.begin_final_scoring();
                assert_eq!(Some(scene.game.score(ANNA)), best, "{slaves} {loans} {purse}");
            }
        }
    }
}

/// AM-17: asked players free and repay card by card, all at once, and end with "done".
#[test]
fn players_can_be_asked_at_final_scoring() {
    let mut scene = Scene::with(3, &asking());
    scene.finished(ANNA, &SEVENTEEN).give(ANNA, "slave_1").loans(ANNA, 1).set_purse(ANNA, 40);
    scene.give(CLARA, "slave_2").set_purse(CLARA, 10).end_game();
    let asked: SeatSet = [ANNA, CLARA].into_iter().collect();
    assert_eq!(scene.game.next(), Next::Decide(asked), "Bruno has nothing to settle");
    assert_eq!(scene.refusal_to(BRUNO, "done"), Refusal::Scored);
    assert_eq!(scene.refusal_to(ANNA, "coins 1"), Refusal::ScoringOnly);
    scene.act_as(CLARA, "done").act_as(ANNA, "free slave_1");
    assert_eq!(scene.purse(ANNA), 35);
    assert!(!scene.is_over());
    scene.act_as(ANNA, "repay");
    assert!(scene.is_over(), "nothing is left to settle");
    assert_eq!(scene.totals(), [170 + 20, 10, 10 - 10]);
}

/// AM-17: whoever can afford nothing is not asked, and stops being asked.
#[test]
fn nobody_is_asked_in_vain() {
    let mut scene = Scene::with(2, &asking());
    scene.finished(ANNA, &SEVENTEEN).give(ANNA, "slave_1").give(ANNA, "slave_2");
    scene.loans(BRUNO, 1).set_purse(BRUNO, 14).set_purse(ANNA, 9).end_game();
    assert_eq!(scene.game.next(), Next::Decide(SeatSet::only(ANNA)));
    scene.act_as(ANNA, "free slave_2");
    assert!(scene.is_over(), "4 sesterces free nobody");
    assert_eq!(scene.totals(), [170 + 4 - 10, 14 - 20]);
}

/// AM-17: without anything to settle the game is simply over.
#[test]
fn an_empty_final_scoring_is_skipped() {
    let mut scene = Scene::with(2, &asking());
    scene.finished(ANNA, &SEVENTEEN).end_game();
    assert!(scene.is_over());
    assert_eq!(scene.game.step(), Step::Over);
}

/// BA-112: before final scoring nothing can be "done".
#[test]
fn done_belongs_to_final_scoring() {
    assert_eq!(Scene::with(2, &asking()).refusal("done").rule(), "BA-112");
}

/// AM-18: a slave on a site cannot be freed at final scoring.
#[test]
fn a_slave_on_a_site_is_not_freed_at_the_end() {
    let mut scene = Scene::with(2, &asking());
    scene.finished(ANNA, &SEVENTEEN).site(ANNA, "sphinx").give(ANNA, "slave_1");
    scene.at_work(ANNA, "slave_1", "sphinx").give(ANNA, "slave_2").end_game();
    assert_eq!(scene.refusal_to(ANNA, "free slave_1"), Refusal::SlaveAtWork);
    scene.act_as(ANNA, "free slave_2");
    assert_eq!(scene.game.score(ANNA), 170 + 5 - 10);
}

/// AM-19: unfinished sites are worth nothing.
#[test]
fn unfinished_sites_are_worth_nothing() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &SEVENTEEN).site(ANNA, "sphinx").set_purse(ANNA, 2);
    scene.act(&["send apprentice_1", "to sphinx"]);
    scene.end_game();
    assert_eq!(scene.game.score(ANNA), 170);
}

/// AM-20: reaching 17 in the middle of a turn changes nothing until its end.
#[test]
fn the_trigger_waits_for_the_end_of_the_turn() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &["pyramid", "colossus", "shop"]).site(ANNA, "trading_post");
    scene.act(&["send apprentice_1", "to trading_post"]);
    assert_eq!((scene.vp(ANNA), scene.game.ending()), (17, Ending::NotYet));
    assert!(scene.allows("open quarry"));
    scene.act(&["end"]);
    assert_eq!(scene.game.ending(), Ending::Triggered);
}

/// Ends every turn of a number of rounds.
fn idle(scene: &mut Scene, rounds: u8) {
    for _ in 0..rounds * scene.game.players() {
        scene.act(&["end"]);
    }
}

/// AM-24: five idle rounds end the game; taking coins and passing are idle.
#[test]
fn idle_rounds_end_the_game() {
    let mut scene = Scene::new(2);
    idle(&mut scene, 3);
    scene.act(&["coins 3", "end", "coins 1", "end"]);
    assert_eq!((scene.game.idle_rounds(), scene.is_over()), (4, false));
    scene.act(&["end"]);
    assert!(!scene.is_over(), "the round is not complete");
    scene.act(&["end"]);
    assert!(scene.is_over());
    assert_eq!((scene.game.ending(), scene.game.round()), (Ending::Stalled, 5));
}

/// AM-24: any other move of anybody in a round starts the count anew.
#[test]
fn a_move_ends_the_idle_rounds() {
    let early = Setup { early_repayment: true, ..anna_first() };
    for text in ["open market", "recruit master_1", "buy mallet", "loan", "repay"] {
        let mut scene = Scene::with(2, &early);
        idle(&mut scene, 4);
        scene.loans(BRUNO, 1).set_purse(BRUNO, 20).act(&["end", text, "end"]);
        assert_eq!(scene.game.idle_rounds(), 0, "{text}");
        idle(&mut scene, 4);
        assert!(!scene.is_over(), "{text}");
    }
}

/// AM-24: choosing a hand or a university without going on is not possible, so sending counts
/// once it is paid.
#[test]
fn sending_is_progress() {
    let mut scene = Scene::new(2);
    idle(&mut scene, 4);
    scene.site(ANNA, "pyramid").act(&["send apprentice_1", "to pyramid", "end", "end"]);
    assert_eq!(scene.game.idle_rounds(), 0);
}

/// AM-24: the number of rounds is a switch.
#[test]
fn the_number_of_idle_rounds_can_be_set() {
    for rounds in [3, 20] {
        let mut scene = Scene::with(2, &Setup { stall_rounds: rounds, ..anna_first() });
        idle(&mut scene, rounds - 1);
        assert!(!scene.is_over());
        idle(&mut scene, 1);
        assert!(scene.is_over());
    }
}

/// AM-24: switched off, idle rounds neither end the game nor are counted aloud, up to 200 of them.
#[test]
fn the_end_by_idle_rounds_can_be_switched_off() {
    let mut scene = Scene::with(2, &Setup { stall_rounds: 0, ..anna_first() });
    idle(&mut scene, 100);
    idle(&mut scene, 99);
    assert!(!scene.is_over());
    assert!(!super::words::board(&scene, ludi_engine::Lang::En).contains("idle"));
    idle(&mut scene, 1);
    assert_eq!((scene.is_over(), scene.game.ending()), (true, Ending::Stalled));
}

/// AM-24: a stalled game is scored like any other.
#[test]
fn a_stalled_game_is_scored() {
    let mut scene = Scene::new(2);
    scene.give(BRUNO, "slave_1").set_purse(BRUNO, 12);
    idle(&mut scene, 5);
    assert_eq!(scene.totals(), [10, 7]);
}

/// AM-32: slaves are freed in the order in which they were bought.
#[test]
fn slaves_are_freed_in_the_order_of_purchase() {
    let mut scene = Scene::new(2);
    for id in ["slave_5", "slave_2", "slave_4"] {
        let buy = format!("buy {id}");
        scene.set_purse(ANNA, 7).act(&[&buy, "end", "end"]);
    }
    scene.set_purse(ANNA, 10).finished(BRUNO, &SEVENTEEN).end_game();
    let left: Vec<bool> =
        ["slave_5", "slave_2", "slave_4"].map(|id| scene.game.is_enslaved(hand(id))).to_vec();
    assert_eq!(left, [false, false, true]);
}
