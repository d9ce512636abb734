//! Room "Investments".

use super::*;
use ludi_engine::Refusal as _;

/// A game in which Anna is rich.
fn rich() -> Scene {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 100);
    scene
}

/// Ends Anna's turn and Bruno's.
fn next_turn(scene: &mut Scene) {
    scene.act(&["end", "end"]);
}

/// BA-040: one investment a turn, whatever the kind, for an action and its price.
#[test]
fn one_investment_a_turn() {
    let kinds = [("buy slave_1", 7), ("buy mallet", 2), ("loan", 0), ("university wood", 7)];
    for (first, price) in kinds {
        let mut scene = rich();
        scene.act(&[first]);
        if first.starts_with("university") {
            scene.act(&["teach apprentice_1"]);
        }
        let gain = if first == "loan" { 10 } else { 0 };
        assert_eq!((scene.game.actions(), scene.purse(ANNA)), (2, 100 - price + gain), "{first}");
        for second in ["buy slave_2", "buy saw", "loan", "university stone"] {
            let expected = if second.starts_with("university") && first.starts_with("university") {
                Refusal::NobodyToTeach
            } else {
                Refusal::Invested
            };
            assert_eq!(scene.refusal(second), expected, "{first}, then {second}");
        }
        next_turn(&mut scene);
        assert!(scene.allows("buy slave_2"), "a new turn");
    }
}

/// BA-041: any slave of the pile joins the available team for 7 sesterces.
#[test]
fn a_slave_is_bought_for_seven() {
    let mut scene = rich();
    scene.act(&["buy slave_4"]);
    assert_eq!(scene.purse(ANNA), 93);
    assert_eq!(scene.available(ANNA), ["apprentice_1", "slave_4"]);
    next_turn(&mut scene);
    assert_eq!(scene.refusal("buy slave_4"), Refusal::SlaveGone);
}

/// BA-042: sending a slave costs no wage.
#[test]
fn a_slave_works_without_wage() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").give(ANNA, "slave_1").act(&["send slave_1", "to pyramid"]);
    assert_eq!((scene.purse(ANNA), scene.game.actions()), (10, 2));
}

/// BA-043: a slave can neither study nor carry a tool.
#[test]
fn a_slave_neither_studies_nor_carries() {
    let mut scene = rich();
    scene.site(ANNA, "pyramid").give(ANNA, "slave_1").tool(ANNA, "mallet");
    scene.act(&["university wood"]);
    assert_eq!(scene.refusal("teach slave_1"), Refusal::PupilEnslaved);
    scene.act(&["teach apprentice_1", "send slave_1", "to pyramid"]);
    assert_eq!(scene.game.step(), crate::Step::Turn, "no tool is offered");
}

/// BA-044: each slave not freed costs 1 VP.
#[test]
fn a_slave_costs_a_point() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 0).give(ANNA, "slave_1").give(ANNA, "slave_2");
    assert_eq!(scene.game.score(ANNA), -20);
}

/// BA-050, AM-13: freeing is no investment, any number in a turn, even of slaves just bought.
#[test]
fn slaves_can_be_freed_at_any_time() {
    let mut scene = rich();
    scene.give(ANNA, "slave_1").act(&["buy slave_2", "free slave_2", "free slave_1"]);
    assert_eq!((scene.game.actions(), scene.purse(ANNA)), (0, 93));
    assert!(!scene.game.is_enslaved(hand("slave_1")) && !scene.game.is_enslaved(hand("slave_2")));
    assert_eq!(scene.refusal("free slave_1"), Refusal::NotYourSlave, "freed already");
    assert_eq!(scene.refusal("free slave_3"), Refusal::NotYourSlave, "in the pile");
}

/// BA-050: an extra action frees too; before the free investment of the turn.
#[test]
fn freeing_with_a_bought_action() {
    let mut scene = Scene::new(2);
    scene.give(ANNA, "slave_1").set_actions(0).act(&["free slave_1"]);
    assert_eq!(scene.purse(ANNA), 5);
    assert!(!scene.game.invested());
}

/// BA-052: a slave on a site cannot be freed.
#[test]
fn a_slave_at_work_cannot_be_freed() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").give(ANNA, "slave_1").at_work(ANNA, "slave_1", "pyramid");
    assert_eq!(scene.refusal("free slave_1"), Refusal::SlaveAtWork);
    assert_eq!(scene.refusal("free slave_1").rule(), "BA-052");
}

/// BA-053: a freed worker is paid each time it is sent.
#[test]
fn a_freed_worker_is_paid() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").give(ANNA, "slave_1");
    scene.act(&["free slave_1", "send slave_1", "to pyramid"]);
    assert_eq!(scene.purse(ANNA), 6);
    assert_eq!(scene.missing("pyramid"), Levels::new([2, 4, 4, 2]));
}

/// BA-054, AM-12: a freed worker can study and carry a tool.
#[test]
fn a_freed_worker_studies_and_carries() {
    let mut scene = rich();
    scene.site(ANNA, "pyramid").give(ANNA, "slave_1").tool(ANNA, "mallet");
    scene.act(&["free slave_1", "university wood", "teach slave_1"]);
    scene.act(&["send slave_1", "to pyramid", "with mallet"]);
    assert_eq!(scene.missing("pyramid"), Levels::new([1, 1, 4, 2]));
}

/// BA-055: any tool of the pile for 2 sesterces.
#[test]
fn a_tool_is_bought_for_two() {
    let mut scene = rich();
    scene.act(&["buy brush"]);
    assert_eq!(scene.purse(ANNA), 98);
    assert_eq!(scene.game.player(ANNA).unused_tools().collect::<Vec<_>>(), [tool("brush")]);
    next_turn(&mut scene);
    assert_eq!(scene.refusal("buy brush"), Refusal::ToolGone);
}

/// BA-056: giving a tool costs neither action nor sesterces, and need not be done.
#[test]
fn giving_a_tool_is_free() {
    for (choice, missing) in [("with mallet", [3, 3, 3, 4]), ("bare", [4, 3, 3, 4])] {
        let mut scene = Scene::new(2);
        scene.site(ANNA, "pyramid").tool(ANNA, "mallet");
        scene.act(&["send apprentice_1", "to pyramid", choice]);
        assert_eq!((scene.game.actions(), scene.purse(ANNA)), (2, 8));
        assert_eq!(scene.missing("pyramid"), Levels::new(missing), "{choice}");
    }
}

/// BA-057: the tool adds its resource.
#[test]
fn a_tool_adds_its_resource() {
    for (id, missing) in
        [("saw", [4, 2, 3, 4]), ("set_square", [4, 3, 2, 4]), ("brush", [4, 3, 3, 3])]
    {
        let mut scene = Scene::new(2);
        scene.site(ANNA, "pyramid").tool(ANNA, id);
        let with = format!("with {id}");
        scene.act(&["send apprentice_1", "to pyramid", &with]);
        assert_eq!(scene.missing("pyramid"), Levels::new(missing), "{id}");
    }
}

/// BA-058: workers and freed workers carry tools, slaves do not.
#[test]
fn only_paid_people_carry_tools() {
    let mut scene = Scene::new(2);
    scene.give(ANNA, "slave_1").give(ANNA, "slave_2").act(&["free slave_2"]);
    assert!(scene.game.may_carry(hand("apprentice_1")));
    assert!(scene.game.may_carry(hand("slave_2")));
    assert!(!scene.game.may_carry(hand("slave_1")));
}

/// BA-059: after one tool no second one is offered.
#[test]
fn nobody_carries_two_tools() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").tool(ANNA, "mallet").tool(ANNA, "saw");
    scene.act(&["send apprentice_1", "to pyramid"]);
    assert_eq!(scene.offers(), ["with mallet", "with saw", "bare"]);
    scene.act(&["with mallet"]);
    assert_eq!(scene.refusal("with saw"), Refusal::NothingBegun);
    assert_eq!(scene.game.tool_of(hand("apprentice_1")), Some(tool("mallet")));
}

/// BA-060: the tool returns with its carrier and serves somebody else in the same turn.
#[test]
fn a_tool_returns_when_the_site_is_finished() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "house").site(ANNA, "pyramid").tool(ANNA, "mallet").give(ANNA, "labourer_1");
    scene.act(&["send labourer_1", "to pyramid", "with mallet", "send apprentice_1"]);
    scene.act(&["to house"]);
    assert_eq!(scene.game.step(), crate::Step::Turn, "the mallet is in use, nothing is offered");
    let mut scene = Scene::new(2);
    scene.site(ANNA, "house").site(ANNA, "pyramid").tool(ANNA, "mallet").give(ANNA, "labourer_1");
    scene.set_purse(ANNA, 30).site(ANNA, "quarry");
    scene.act(&["send labourer_1", "to quarry", "with mallet"]);
    assert_eq!(scene.vp(ANNA), 0);
    assert_eq!(scene.game.player(ANNA).unused_tools().count(), 1);
    scene.act(&["send labourer_1", "to pyramid", "with mallet"]);
    assert_eq!(scene.missing("pyramid"), Levels::new([3, 3, 4, 2]));
}

/// AM-07: nobody is asked for a tool where the hand alone finishes the site, where no tool at hand
/// adds anything that is missing, or where the hand can carry none.
#[test]
fn a_tool_that_cannot_matter_is_not_asked_for() {
    let lay_out = || {
        let mut scene = Scene::new(2);
        scene.set_purse(ANNA, 30).give(ANNA, "labourer_1").give(ANNA, "slave_1");
        scene.site(ANNA, "quarry").site(ANNA, "house").site(ANNA, "pyramid");
        scene.tool(ANNA, "mallet");
        scene
    };
    for (hand, site, asked) in [
        ("labourer_1", "quarry", true),
        ("labourer_1", "house", false),
        ("apprentice_1", "house", false),
        ("labourer_1", "pyramid", true),
        ("slave_1", "pyramid", false),
    ] {
        let mut scene = lay_out();
        scene.act(&[&format!("send {hand}"), &format!("to {site}")]);
        let step = scene.game.step();
        assert_eq!(matches!(step, crate::Step::Tool(..)), asked, "{hand} to the {site}");
        assert!(asked || step == crate::Step::Turn);
    }
}

/// AM-07: by version 1 of the rules whoever could carry a tool was asked.
#[test]
fn the_first_version_of_the_rules_asked_for_every_tool() {
    let mut scene = Scene::new(2);
    scene.game.play_by(1);
    scene.site(ANNA, "house").tool(ANNA, "mallet").act(&["send apprentice_1", "to house"]);
    assert_eq!(scene.offers(), ["with mallet", "bare"]);
}

/// BA-060: a tool on a site cannot be given.
#[test]
fn a_tool_in_use_cannot_be_given() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").tool(ANNA, "mallet").tool(ANNA, "saw").give(ANNA, "labourer_1");
    scene.act(&["send labourer_1", "to pyramid", "with mallet", "send apprentice_1", "to pyramid"]);
    assert_eq!(scene.refusal("with mallet"), Refusal::ToolAtWork);
    assert_eq!(scene.refusal("with brush"), Refusal::NotYourTool);
    assert_eq!(scene.refusal("end"), Refusal::ToolFirst);
}

/// AM-07: a tool is given when sending and cannot be added, swapped or recovered later.
#[test]
fn tools_stay_where_they_are() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").tool(ANNA, "mallet").act(&[
        "send apprentice_1",
        "to pyramid",
        "bare",
    ]);
    let offers = scene.offers();
    assert!(!offers.iter().any(|offer| offer.starts_with("with")), "{offers:?}");
    assert_eq!(scene.missing("pyramid"), Levels::new([4, 3, 3, 4]));
}

/// AM-08: level 3 from the university and 1 from the tool make 4.
#[test]
fn university_and_tool_both_count() {
    let mut scene = rich();
    scene.site(ANNA, "pyramid").tool(ANNA, "mallet");
    scene.act(&["university stone", "teach apprentice_1", "send apprentice_1", "to pyramid"]);
    scene.act(&["with mallet"]);
    assert_eq!(scene.missing("pyramid"), Levels::new([0, 3, 3, 4]));
}

/// BA-061: a loan brings 10 sesterces for an action.
#[test]
fn a_loan_brings_ten() {
    let mut scene = Scene::new(2);
    scene.act(&["loan"]);
    assert_eq!((scene.purse(ANNA), scene.game.actions()), (20, 2));
    assert_eq!((scene.game.player(ANNA).loans, scene.game.loan_pile()), (1, 3));
}

/// AM-27: one player may take all four loans, one a turn.
#[test]
fn one_player_may_take_every_loan() {
    let mut scene = Scene::new(2);
    for _ in 0..4 {
        scene.act(&["loan", "end", "end"]);
    }
    assert_eq!(scene.game.player(ANNA).loans, 4);
    assert_eq!(scene.refusal("loan"), Refusal::LoansGone);
}

/// BA-062: a loan not repaid costs 2 VP, a repaid one 15 sesterces.
#[test]
fn a_loan_is_repaid_or_costs_points() {
    let mut scene = Scene::new(2);
    scene.loans(ANNA, 1).set_purse(ANNA, 14);
    assert_eq!(scene.game.score(ANNA), 14 - 20);
    scene.set_purse(ANNA, 15);
    assert_eq!(scene.game.score(ANNA), 0);
}

/// BA-063: repaying takes no action and nobody has to.
#[test]
fn repaying_is_free_of_action_and_voluntary() {
    let setup = Setup { early_repayment: true, ask_final_scoring: true, ..anna_first() };
    let mut scene = Scene::with(2, &setup);
    scene.loans(ANNA, 2).set_purse(ANNA, 40).act(&["repay"]);
    assert_eq!((scene.game.actions(), scene.purse(ANNA)), (3, 25));
    scene.finished(BRUNO, &SEVENTEEN).end_game().act_as(ANNA, "done");
    assert_eq!((scene.game.player(ANNA).loans, scene.game.score(ANNA)), (1, 25 - 20));
}

/// AM-16: a setting leaves repaying to final scoring.
#[test]
fn loans_are_not_repaid_early_if_set() {
    let mut scene = Scene::with(2, &Setup { early_repayment: false, ..anna_first() });
    scene.set_purse(ANNA, 100).loans(ANNA, 1);
    assert_eq!(scene.refusal("repay"), Refusal::NotEarly);
}

/// AM-16: usually a loan is repaid in one's turn; the card leaves the game.
#[test]
fn loans_are_repaid_early() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 30);
    assert_eq!(scene.refusal("repay"), Refusal::NoLoan);
    scene.loans(ANNA, 1).act(&["repay"]);
    assert_eq!((scene.purse(ANNA), scene.game.loan_pile()), (15, 3));
    scene.loans(ANNA, 1).set_purse(ANNA, 14);
    assert_eq!(scene.refusal("repay"), Refusal::Purse { extra: 0, pay: 15 });
}

/// BA-065: any university of the pile, for 7 sesterces, at once on an available worker.
#[test]
fn a_university_is_put_on_a_worker_at_once() {
    let mut scene = rich();
    scene.give(ANNA, "master_1").act(&["university wood"]);
    assert_eq!(
        (scene.purse(ANNA), scene.game.actions()),
        (100, 3),
        "paid when the pupil is chosen"
    );
    assert_eq!(scene.offers(), ["teach master_1", "teach apprentice_1"]);
    assert_eq!(scene.refusal("end"), Refusal::PupilFirst);
    assert_eq!(scene.refusal("teach master_2"), Refusal::NotYourHand);
    scene.act(&["teach master_1"]);
    assert_eq!((scene.purse(ANNA), scene.game.actions()), (93, 2));
    next_turn(&mut scene);
    assert_eq!(scene.refusal("university wood"), Refusal::UniversityGone);
}

/// BA-066, AM-09: one level is set to 3, not raised by 3; the others stay.
#[test]
fn a_university_replaces_one_level() {
    let mut scene = rich();
    scene.give(ANNA, "journeyman_3").act(&["university stone", "teach journeyman_3"]);
    assert_eq!(scene.game.produces(hand("journeyman_3")), Levels::new([3, 1, 1, 1]));
}

/// AM-10: teaching somebody who has the level already is allowed.
#[test]
fn a_useless_education_is_allowed() {
    let mut scene = rich();
    scene.give(ANNA, "master_2").act(&["university stone", "teach master_2"]);
    assert_eq!(scene.game.produces(hand("master_2")), Levels::new([3, 2, 0, 0]));
    assert_eq!(scene.purse(ANNA), 93);
}

/// BA-067: an educated worker costs the same wage.
#[test]
fn education_does_not_change_the_wage() {
    let mut scene = rich();
    scene.site(ANNA, "pyramid").act(&["university stone", "teach apprentice_1"]);
    scene.act(&["send apprentice_1", "to pyramid"]);
    assert_eq!(scene.purse(ANNA), 100 - 7 - 2);
}

/// BA-068: the university stays after the worker has been at work.
#[test]
fn education_stays() {
    let mut scene = rich();
    scene.site(ANNA, "quarry").act(&["university stone", "teach apprentice_1"]);
    scene.act(&["send apprentice_1", "to quarry", "end", "end"]);
    assert_eq!(scene.game.produces(hand("apprentice_1")), Levels::new([3, 1, 1, 0]));
    let stone = Components::builtin().find_university("stone");
    assert_eq!(scene.game.university_of(hand("apprentice_1")), stone);
}

/// BA-069: a slave cannot be educated.
#[test]
fn slaves_are_not_educated() {
    let mut scene = rich();
    scene.give(ANNA, "slave_1").give(ANNA, "master_1").act(&["university wood"]);
    assert_eq!(scene.refusal("teach slave_1").rule(), "BA-069");
    assert_eq!(scene.offers(), ["teach master_1", "teach apprentice_1"]);
}

/// BA-070: nobody is educated twice.
#[test]
fn nobody_is_educated_twice() {
    let mut scene = rich();
    scene.give(ANNA, "master_1").act(&["university wood", "teach apprentice_1"]);
    next_turn(&mut scene);
    scene.act(&["university stone"]);
    assert_eq!(scene.refusal("teach apprentice_1"), Refusal::PupilEducated);
    scene.act(&["teach master_1"]);
    next_turn(&mut scene);
    assert_eq!(scene.refusal("university decoration"), Refusal::NobodyToTeach);
}

/// BA-071: whoever is on a site is not educated.
#[test]
fn workers_on_sites_are_not_educated() {
    let mut scene = rich();
    scene.site(ANNA, "pyramid").give(ANNA, "master_1").at_work(ANNA, "master_1", "pyramid");
    scene.act(&["university wood"]);
    assert_eq!(scene.refusal("teach master_1"), Refusal::PupilAtWork);
    assert_eq!(scene.offers(), ["teach apprentice_1"]);
}

/// AM-11: usually a machine can study and carry a tool.
#[test]
fn machines_study_and_carry() {
    let mut scene = rich();
    scene.finished(ANNA, &["hoist"]).site(ANNA, "pyramid").tool(ANNA, "mallet");
    scene.act(&["university wood", "teach hoist", "send hoist", "to pyramid", "with mallet"]);
    assert_eq!(scene.missing("pyramid"), Levels::new([0, 1, 4, 4]));
    assert_eq!(scene.purse(ANNA), 93);
}

/// AM-11: by the switch it cannot do either.
#[test]
fn machines_can_be_barred() {
    let setup = Setup { machines_are_full_workers: false, ..anna_first() };
    let mut scene = Scene::with(2, &setup);
    scene.finished(ANNA, &["hoist"]).site(ANNA, "pyramid").tool(ANNA, "mallet").set_purse(ANNA, 20);
    scene.act(&["university wood"]);
    assert_eq!(scene.refusal("teach hoist"), Refusal::PupilMachine);
    assert_eq!(scene.offers(), ["teach apprentice_1"]);
    scene.act(&["teach apprentice_1", "send hoist", "to pyramid"]);
    assert_eq!(scene.game.step(), crate::Step::Turn, "no tool is offered");
    scene.act(&["send apprentice_1", "to pyramid"]);
    assert_eq!(scene.offers(), ["with mallet", "bare"]);
}
