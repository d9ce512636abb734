//! The worked examples of the rules.

use super::*;
use crate::Ending;

/// BA-056, BA-081, BA-083: a journeyman with the mallet is sent to the Lighthouse.
#[test]
fn example_01_journeyman_with_the_mallet() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "lighthouse").give(ANNA, "journeyman_4").act(&["buy mallet", "end", "end"]);
    assert_eq!(scene.purse(ANNA), 8);
    scene.act(&["send journeyman_4", "to lighthouse", "with mallet"]);
    assert_eq!((scene.purse(ANNA), scene.game.actions()), (4, 2));
}

/// BA-065, BA-067: educated for 1 action and 7 sesterces, it still costs 1 action and 4.
#[test]
fn example_02_educated_journeyman() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 20).site(ANNA, "lighthouse").give(ANNA, "journeyman_1");
    scene.act(&["university wood", "teach journeyman_1"]);
    assert_eq!((scene.purse(ANNA), scene.game.actions()), (13, 2));
    scene.act(&["send journeyman_1", "to lighthouse"]);
    assert_eq!((scene.purse(ANNA), scene.game.actions()), (9, 1));
}

/// BA-084: three cards to one site in one turn are 6 actions, 3 of them bought.
#[test]
fn example_03_three_cards_to_one_site() {
    let mut scene = Scene::new(2);
    scene
        .set_purse(ANNA, 50)
        .site(ANNA, "pyramid")
        .give(ANNA, "labourer_1")
        .give(ANNA, "labourer_2");
    for id in ["send apprentice_1", "send labourer_1", "send labourer_2"] {
        scene.act(&[id, "to pyramid"]);
    }
    assert_eq!((scene.purse(ANNA), scene.game.actions()), (50 - 15 - 2 - 3 - 3, 0));
}

/// BA-085: one card to each of two sites costs 2 actions.
#[test]
fn example_04_two_sites() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").site(ANNA, "colossus").give(ANNA, "labourer_1");
    scene.act(&["send apprentice_1", "to pyramid", "send labourer_1", "to colossus"]);
    assert_eq!(scene.game.actions(), 1);
}

/// BA-095, BA-097, BA-098: a labourer brings the last 1 wood and 2 decoration to the Lighthouse.
#[test]
fn example_05_the_lighthouse_is_finished() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "lighthouse").give(ANNA, "labourer_1");
    for id in ["master_3", "labourer_2"] {
        scene.give(ANNA, id).at_work(ANNA, id, "lighthouse");
    }
    assert_eq!(scene.missing("lighthouse"), Levels::new([0, 1, 0, 2]));
    scene.act(&["send labourer_1", "to lighthouse"]);
    assert_eq!((scene.purse(ANNA), scene.vp(ANNA)), (10 - 3 + 14, 5));
    assert_eq!(scene.available(ANNA).len(), 4);
}

/// BA-111: the first player's trigger gives everybody else a turn, the last player's none.
#[test]
fn example_06_who_still_plays() {
    let mut scene = Scene::new(4);
    scene.finished(ANNA, &SEVENTEEN).act(&["end", "end", "end"]);
    assert!(!scene.is_over());
    scene.act(&["end"]);
    assert!(scene.is_over());
    let mut scene = Scene::new(4);
    scene.finished(Seat(3), &SEVENTEEN).act(&["end", "end", "end"]);
    assert_eq!(scene.game.ending(), Ending::NotYet);
    scene.act(&["end"]);
    assert!(scene.is_over());
}

/// 18 victory points.
const EIGHTEEN: [&str; 3] = ["pyramid", "colossus", "noble_house"];

fn final_score(prepare: impl FnOnce(&mut Scene)) -> i32 {
    let mut scene = Scene::new(2);
    prepare(&mut scene);
    scene.end_game();
    scene.game.score(ANNA)
}

/// BA-112: 18 VP, 20 sesterces, a slave, a loan: both are settled.
#[test]
fn example_07_everything_is_settled() {
    let score = final_score(|scene| {
        scene.finished(ANNA, &EIGHTEEN).set_purse(ANNA, 20).give(ANNA, "slave_1").loans(ANNA, 1);
    });
    assert_eq!(score, 180);
}

/// BA-112, BA-113: with 12 sesterces only the slave is freed.
#[test]
fn example_08_only_the_slave_is_freed() {
    let score = final_score(|scene| {
        scene.finished(ANNA, &EIGHTEEN).set_purse(ANNA, 12).give(ANNA, "slave_1").loans(ANNA, 1);
    });
    assert_eq!(score, 167);
}

/// AM-17: three slaves before a loan.
#[test]
fn example_09_slaves_before_the_loan() {
    let prepare = |scene: &mut Scene| {
        scene.finished(ANNA, &EIGHTEEN).set_purse(ANNA, 15).loans(ANNA, 1);
        scene.give(ANNA, "slave_1").give(ANNA, "slave_2").give(ANNA, "slave_3");
    };
    assert_eq!(final_score(prepare), 160);
    let mut scene = Scene::with(2, &Setup { ask_final_scoring: true, ..anna_first() });
    prepare(&mut scene);
    scene.end_game().act_as(ANNA, "repay");
    assert_eq!(scene.game.score(ANNA), 150);
}

/// AM-18: a slave on an unfinished site costs its point.
#[test]
fn example_10_a_slave_at_work() {
    let score = final_score(|scene| {
        scene.finished(ANNA, &SEVENTEEN).set_purse(ANNA, 9).site(ANNA, "sphinx");
        scene.give(ANNA, "slave_1").at_work(ANNA, "slave_1", "sphinx");
    });
    assert_eq!(score, 169);
}

/// BA-022, BA-084, AM-04: 1 free action and 8 sesterces are just enough for a second card.
#[test]
fn example_11_the_last_eight_sesterces() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").give(ANNA, "slave_1").give(ANNA, "labourer_1").set_actions(2);
    scene.set_purse(ANNA, 8).act(&["send slave_1", "to pyramid"]);
    assert_eq!(scene.game.actions(), 1);
    scene.act(&["send labourer_1", "to pyramid"]);
    assert_eq!(scene.purse(ANNA), 0);
    assert_eq!(scene.game.active(), BRUNO, "nothing more can be done");
}

/// BA-061, AM-03: a loan cannot pay for its own action.
#[test]
fn example_12_a_loan_does_not_pay_for_itself() {
    let mut scene = Scene::new(2);
    scene.set_actions(0).set_purse(ANNA, 4);
    assert_eq!(scene.refusal("loan"), Refusal::Purse { extra: 1, pay: 0 });
    scene.set_purse(ANNA, 5).act(&["loan"]);
    assert_eq!(scene.purse(ANNA), 10);
}

/// BA-081, BA-086, AM-03: the income of site A pays the second wage.
#[test]
fn example_13_the_same_labourer_twice() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "shop").site(ANNA, "pyramid").give(ANNA, "labourer_1").set_purse(ANNA, 3);
    scene.act(&["send labourer_1", "to shop"]);
    assert_eq!(scene.purse(ANNA), 6);
    scene.act(&["send labourer_1", "to pyramid"]);
    assert_eq!((scene.purse(ANNA), scene.game.actions()), (3, 1));
}

/// BA-101, AM-14, AM-15: a machine finished this turn is sent at once and counts there.
#[test]
fn example_14_a_fresh_machine() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "machine_saw").site(ANNA, "pyramid").give(ANNA, "slave_2");
    scene.set_actions(4).act(&["send slave_2", "to machine_saw", "send machine_saw", "to pyramid"]);
    assert_eq!((scene.purse(ANNA), scene.game.actions()), (10, 2));
    scene.act(&["send slave_2", "to pyramid"]);
    assert_eq!((scene.purse(ANNA), scene.game.actions()), (10, 0), "the second card costs 2");
}

/// BA-110, BA-113: penalties do not stop the trigger but lower the score.
#[test]
fn example_15_penalties_come_after_the_trigger() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &SEVENTEEN).set_purse(ANNA, 0).give(ANNA, "slave_1").loans(ANNA, 2);
    scene.act(&["end"]);
    assert_eq!(scene.game.ending(), Ending::Triggered);
    scene.act(&["end"]);
    assert_eq!(scene.game.score(ANNA), 120);
}
