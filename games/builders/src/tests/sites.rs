//! Rooms "Sending a worker", "Finishing a building", "Machines".

use super::*;

/// BA-080: an available card of one's own goes to a site of one's own.
#[test]
fn own_hands_go_to_own_sites() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.refusal("send apprentice_1"), Refusal::NoSite);
    scene.site(ANNA, "pyramid").site(BRUNO, "colossus");
    assert_eq!(scene.refusal("send apprentice_2"), Refusal::NotYourHand);
    scene.act(&["send apprentice_1"]);
    assert_eq!(scene.refusal("to colossus"), Refusal::NotYourSite);
    assert_eq!(scene.refusal("end"), Refusal::SiteFirst);
    scene.act(&["to pyramid"]);
    assert_eq!(scene.game.site_of(hand("apprentice_1")), Some(building("pyramid")));
    assert_eq!(scene.game.crew(building("pyramid")).collect::<Vec<_>>(), [hand("apprentice_1")]);
    assert!(scene.available(ANNA).is_empty());
}

/// BA-081: the wage is paid when sending, and again when sent again in the same turn.
#[test]
fn wages_are_paid_each_time() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "house").site(ANNA, "pyramid").act(&["send apprentice_1", "to house"]);
    assert_eq!(scene.purse(ANNA), 10 - 2 + 10);
    scene.act(&["send apprentice_1", "to pyramid"]);
    assert_eq!(scene.purse(ANNA), 16);
}

/// BA-082: a card on a site cannot be sent anywhere.
#[test]
fn a_hand_stays_on_its_site() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").site(ANNA, "house").act(&["send apprentice_1", "to pyramid"]);
    assert_eq!(scene.refusal("send apprentice_1"), Refusal::HandAtWork);
    scene.act(&["end", "end"]);
    assert_eq!(scene.refusal("send apprentice_1"), Refusal::HandAtWork);
}

/// BA-083: the first card of a turn costs 1 action, whoever is there already.
#[test]
fn the_first_card_of_a_turn_costs_one_action() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid");
    for id in ["slave_1", "slave_2", "slave_3"] {
        scene.give(ANNA, id).at_work(ANNA, id, "pyramid");
    }
    scene.act(&["send apprentice_1", "to pyramid"]);
    assert_eq!(scene.game.actions(), 2);
    scene.give(ANNA, "slave_4").act(&["end", "end", "send slave_4", "to pyramid"]);
    assert_eq!(scene.game.actions(), 2, "counted anew each turn");
}

/// BA-084, AM-15: the n-th card on a site in a turn costs n actions; slaves, freed workers and
/// machines count like workers.
#[test]
fn every_further_card_costs_one_action_more() {
    let mut scene = Scene::new(2);
    scene
        .set_purse(ANNA, 100)
        .set_actions(10)
        .site(ANNA, "pyramid")
        .finished(ANNA, &["machine_saw"]);
    scene.give(ANNA, "slave_1").give(ANNA, "slave_2").act(&["free slave_2"]);
    let mut left = vec![scene.game.actions()];
    for id in ["slave_1", "apprentice_1", "machine_saw", "slave_2"] {
        let send = format!("send {id}");
        scene.set_purse(ANNA, 100).act(&[&send, "to pyramid"]);
        left.push(scene.game.actions());
    }
    assert_eq!(left, [9, 8, 6, 3, 0], "1, 2, 3, then 4 of which one is bought");
    assert_eq!(scene.purse(ANNA), 100 - 5 - 4);
}

/// BA-085: each site is counted by itself.
#[test]
fn sites_are_counted_separately() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").site(ANNA, "colossus").give(ANNA, "slave_1").give(ANNA, "slave_2");
    scene.act(&["send slave_1", "to pyramid", "send slave_2", "to colossus"]);
    assert_eq!(scene.game.actions(), 1);
}

/// BA-085: the site step offers exactly the sites that can be paid.
#[test]
fn dear_sites_are_not_offered() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").site(ANNA, "colossus").give(ANNA, "slave_1").give(ANNA, "slave_2");
    scene.set_purse(ANNA, 4).set_actions(2);
    scene.act(&["send slave_1", "to pyramid", "send slave_2"]);
    assert_eq!(scene.offers(), ["to colossus"]);
    assert_eq!(scene.refusal("to pyramid"), Refusal::Purse { extra: 1, pay: 0 });
}

/// BA-086: a card whose site was finished works on another site in the same turn.
#[test]
fn a_returned_card_works_again() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "house").site(ANNA, "trading_post");
    scene.act(&["send apprentice_1", "to house", "send apprentice_1", "to trading_post"]);
    assert_eq!(scene.game.player(ANNA).finished().count(), 2);
    assert_eq!(scene.game.actions(), 1);
}

/// BA-095: a site is finished exactly when every need is reached.
#[test]
fn a_site_is_finished_when_every_need_is_met() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 50).site(ANNA, "port").give(ANNA, "master_2");
    scene.act(&["send master_2", "to port"]);
    assert_eq!(scene.missing("port"), Levels::new([0, 0, 0, 1]), "3 stone and 2 wood of 2/1/0/1");
    assert_eq!(scene.vp(ANNA), 0);
    scene.give(ANNA, "labourer_1").act(&["end", "end", "send labourer_1", "to port"]);
    assert_eq!(scene.vp(ANNA), 2);
}

/// BA-095: a university and a tool help to reach the needs.
#[test]
fn universities_and_tools_count_for_finishing() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 50).site(ANNA, "noble_house").tool(ANNA, "mallet").give(ANNA, "slave_5");
    scene.at_work(ANNA, "slave_5", "noble_house");
    scene.give(ANNA, "apprentice_3").act(&["send apprentice_3", "to noble_house", "with mallet"]);
    assert_eq!(scene.vp(ANNA), 3, "2 wood, 2 decoration; 1 stone and the mallet");
}

/// BA-096: surplus is lost, nothing of it helps another site.
#[test]
fn surplus_is_lost() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 50).site(ANNA, "quarry").site(ANNA, "pyramid").give(ANNA, "master_2");
    scene.act(&["send master_2", "to quarry"]);
    assert_eq!(scene.missing("pyramid"), Levels::new([4, 4, 4, 4]));
    assert_eq!(scene.purse(ANNA), 50 - 5 + 10);
}

/// BA-097: everybody on the site returns, with the tools.
#[test]
fn the_whole_crew_returns() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "temple").tool(ANNA, "saw").give(ANNA, "slave_2");
    scene.at_work(ANNA, "slave_2", "temple");
    scene.act(&["send apprentice_1", "to temple", "with saw"]);
    assert_eq!(scene.available(ANNA), ["apprentice_1", "slave_2"]);
    assert_eq!(scene.game.player(ANNA).unused_tools().collect::<Vec<_>>(), [tool("saw")]);
}

/// BA-098: the income is taken from the bank and the victory points count.
#[test]
fn a_finished_building_pays() {
    let mut scene = Scene::with(2, &Setup { finite_bank: true, ..anna_first() });
    scene.site(ANNA, "trading_post").act(&["send apprentice_1", "to trading_post"]);
    assert_eq!((scene.purse(ANNA), scene.vp(ANNA)), (10 - 2 + 6, 1));
    assert_eq!(scene.game.bank(), Some(88 + 2 - 6));
    let player = scene.game.player(ANNA);
    assert_eq!(player.finished().collect::<Vec<_>>(), [building("trading_post")]);
    assert_eq!(player.sites().count(), 0);
}

/// BA-100: a machine is opened and built like a building and gives its points.
#[test]
fn a_machine_is_built_like_a_building() {
    let mut scene = Scene::new(2);
    scene.game.building_row[0] = Some(scene.take_building("machine_saw"));
    scene.game.building_deck |= 1 << building("market").0;
    scene.give(ANNA, "slave_2").act(&["open machine_saw", "send slave_2", "to machine_saw"]);
    assert_eq!((scene.vp(ANNA), scene.purse(ANNA)), (2, 10));
}

/// BA-101: a finished machine joins the team and works for nothing.
#[test]
fn a_finished_machine_works_unpaid() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "machine_saw").site(ANNA, "pyramid").give(ANNA, "slave_2");
    scene.act(&["send slave_2", "to machine_saw", "send machine_saw", "to pyramid"]);
    assert_eq!(scene.purse(ANNA), 10);
    assert_eq!(scene.missing("pyramid"), Levels::new([4, 1, 4, 4]));
}

/// BA-102: its points count wherever it is.
#[test]
fn a_machine_at_work_still_counts() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &["pyramid", "colossus", "machine_saw"]).site(ANNA, "sphinx");
    scene.at_work(ANNA, "machine_saw", "sphinx").set_purse(ANNA, 0);
    scene.end_game();
    assert!(scene.is_over());
    assert_eq!(scene.game.score(ANNA), 170);
}
