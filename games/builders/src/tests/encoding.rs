//! Positions as numbers.

use ludi_engine::conformance::walk;
use ludi_engine::{Encode as _, Game as _, Pack as _, Quick, Seat, View, Words as _};

use super::{ANNA, BRUNO, CLARA, Scene, building, hand};
use crate::{Builders, Components, GROUPS, Levels, Setup};

/// The features of a group that are set, counted from its first.
fn group(scene: &Scene, seat: Seat, name: &str) -> Vec<usize> {
    let mut to = 0;
    for (other, count) in GROUPS {
        let from = to;
        to += count;
        if *other == name {
            let features = Builders::features(&View::new(&scene.game, Some(seat)), seat);
            return features.ones().filter(|f| (from..to).contains(f)).map(|f| f - from).collect();
        }
    }
    panic!("no group {name}");
}

fn size(name: &str) -> usize {
    GROUPS.iter().find(|(other, _)| *other == name).expect("a group").1
}

/// What a group says of one building, if it begins with a block for each.
fn of_building(scene: &Scene, name: &str, block: usize, id: &str) -> Vec<usize> {
    let from = building(id).index() * block;
    let ones = group(scene, ANNA, name).into_iter();
    ones.filter(|f| (from..from + block).contains(f)).map(|f| f - from).collect()
}

fn site(scene: &Scene, id: &str) -> Vec<usize> {
    of_building(scene, "sites", size("sites") / crate::components::BUILDINGS, id)
}

#[test]
fn the_groups_are_all_there_is() {
    let sum: usize = GROUPS.iter().map(|(_, count)| count).sum();
    assert_eq!(sum, Builders::FEATURES);
    let head = include_str!("../encoding.rs");
    for (name, count) in GROUPS {
        let told = format!("//! - `{name}`, {count}:");
        assert!(head.contains(&told), "the head of the file does not say {told}");
    }
    const { assert!(Builders::FEATURES * Builders::STAGES <= 14_000) };
}

#[test]
fn a_site_shows_what_it_misses_and_the_smallest_and_cheapest_crew() {
    let mut scene = Scene::new(2);
    // Needs 2/4/1/3. A master makes 2 stone and 3 decoration, and is there since an earlier turn.
    scene.site(ANNA, "lighthouse").give(ANNA, "master_1").at_work(ANNA, "master_1", "lighthouse");
    // What is missing: 4 wood, 1 architecture.
    let missing = |scene: &Scene| {
        site(scene, "lighthouse").into_iter().filter(|f| (1..17).contains(f)).collect::<Vec<_>>()
    };
    assert_eq!(missing(&scene), [5, 6, 7, 8, 9]);
    let crew = |scene: &Scene| {
        site(scene, "lighthouse").into_iter().filter(|f| (23..35).contains(f)).collect::<Vec<_>>()
    };
    assert_eq!(crew(&scene), [0; 0], "the apprentice alone cannot");
    // 3 wood and 2 architecture: with the apprentice's wood two hands for 5 + 2 sesterces.
    scene.give(ANNA, "apprentice_1").give(ANNA, "master_3");
    assert_eq!(crew(&scene), [23, 24, 25, 26, 28, 29, 30], "two hands, more than 6 sesterces");
    // With a saw the master does it alone.
    scene.tool(ANNA, "saw");
    assert_eq!(crew(&scene), [23, 24, 25, 26, 27, 28, 29, 30, 31], "one hand, 5 sesterces");
    // Two slaves are more, but cost nothing.
    scene.give(ANNA, "slave_4").give(ANNA, "slave_6");
    assert_eq!(crew(&scene), (23..35).collect::<Vec<_>>());
}

#[test]
fn a_hand_sent_in_this_turn_shows_until_the_turn_ends() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "lighthouse").give(ANNA, "master_2").give(ANNA, "master_1");
    let there_and_sent = |scene: &Scene| {
        site(scene, "lighthouse").into_iter().filter(|f| (17..23).contains(f)).collect::<Vec<_>>()
    };
    assert_eq!(there_and_sent(&scene), [0; 0]);
    scene.act(&["send master_2"]);
    let chosen = group(&scene, ANNA, "pending");
    assert!(chosen.contains(&hand("master_2").index()), "{chosen:?}");
    scene.act(&["to lighthouse"]);
    assert_eq!(there_and_sent(&scene), [17, 20]);
    scene.act(&["end"]);
    assert_eq!(there_and_sent(&scene), [17]);
}

/// BA-056: while a tool is asked for, the hand counts as sent.
#[test]
fn whoever_waits_for_a_tool_is_on_the_way() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "lighthouse").give(ANNA, "master_2").tool(ANNA, "brush");
    scene.act(&["send master_2", "to lighthouse"]);
    let (asked, team) = (site(&scene, "lighthouse"), group(&scene, ANNA, "team"));
    scene.act(&["bare"]);
    assert_eq!(site(&scene, "lighthouse"), asked);
    assert_eq!(group(&scene, ANNA, "team"), team);
}

/// BA-084: two hands in one turn take three actions; the plan has no crew for a second site that
/// needs the same hands.
#[test]
fn what_can_be_finished_now_and_what_is_planned() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "lighthouse").give(ANNA, "master_1").at_work(ANNA, "master_1", "lighthouse");
    scene.site(ANNA, "theatre").give(ANNA, "slave_4").give(ANNA, "slave_6");
    let soon = |scene: &Scene, id: &str| {
        site(scene, id).into_iter().filter(|f| (35..38).contains(f)).collect::<Vec<_>>()
    };
    assert_eq!(soon(&scene, "lighthouse"), [35, 36, 37]);
    assert_eq!(soon(&scene, "theatre"), [0; 0]);
    scene.set_actions(2);
    assert_eq!(soon(&scene, "lighthouse"), [36, 37], "an action has to be bought");
    scene.set_purse(ANNA, 4);
    assert_eq!(soon(&scene, "lighthouse"), [37]);
}

/// A building of the row that idle hands can finish, but not beside the site they are planned for.
#[test]
fn an_offer_shows_the_crew_and_the_crew_left_over() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "theatre");
    let open = scene.game.building_row[0].expect("a full row");
    let (card, block) = (scene.game.cards.0.building(open), 18);
    let offer = |scene: &Scene, bits: std::ops::Range<usize>| {
        let ones = of_building(scene, "offers", block, card.id).into_iter();
        ones.filter(|f| bits.contains(f)).count()
    };
    assert_eq!(offer(&scene, 0..2), 1, "it is in the row");
    assert_eq!(card.needs, Levels::new([1, 0, 0, 1]), "the first card of the pack");
    // 2 stone and 3 decoration.
    scene.give(ANNA, "master_1");
    assert_eq!((offer(&scene, 2..7), offer(&scene, 7..12)), (5, 3), "one hand for 5 sesterces");
    assert_eq!(offer(&scene, 12..16), 4, "nothing is planned for the theatre");
    // Now the theatre misses nothing but a decoration, and only the same master brings it.
    for busy in ["master_2", "master_3", "labourer_4"] {
        scene.give(ANNA, busy).at_work(ANNA, busy, "theatre");
    }
    assert_eq!(scene.missing("theatre"), Levels::new([0, 0, 0, 1]));
    assert_eq!((offer(&scene, 2..7), offer(&scene, 12..16)), (5, 0), "the plan has taken him");
}

#[test]
fn others_are_seen_clockwise_and_absent_seats_are_empty() {
    let mut scene = Scene::new(3);
    scene.finished(CLARA, &["pyramid"]);
    let block = size("others") / 3;
    // Presence and purse come first, then victory points.
    let points = |seat: Seat, away: usize| {
        let from = (away - 1) * block + 21;
        let ones = group(&scene, seat, "others").into_iter();
        ones.filter(|f| (from..from + 20).contains(f)).count()
    };
    assert_eq!((points(ANNA, 1), points(ANNA, 2)), (0, 8));
    assert_eq!((points(BRUNO, 1), points(BRUNO, 2)), (8, 0));
    assert_eq!((points(CLARA, 1), points(CLARA, 2)), (0, 0));
    assert!(group(&scene, ANNA, "others").iter().all(|f| *f < 2 * block), "nobody sits there");
}

/// What a pack prints beyond every scale is shown as the end of it.
#[test]
fn packs_with_large_numbers_are_written_too() {
    let mut text = Builders::about().pack.to_owned();
    for (from, to) in [
        ("free_actions = 3", "free_actions = 9"),
        ("end_vp = 17", "end_vp = 99"),
        ("balanced = true", "balanced = false"),
        ("vp = 8", "vp = 99"),
        ("sesterces = 18", "sesterces = 99"),
        ("wage = 5", "wage = 99"),
        ("count = 4", "count = 9"),
        ("needs = { stone = 4, wood = 4", "needs = { stone = 0, wood = 9"),
        ("adds = { stone = 1", "adds = { stone = 3"),
    ] {
        assert!(text.contains(from), "the pack has no {from}");
        text = text.replace(from, to);
    }
    let pack: &'static Components = Box::leak(Box::new(Components::parse(&text).unwrap()));
    for players in 2..=4 {
        let game = Builders::new(pack, &Setup::default(), players).unwrap();
        walk(game, &mut Quick::from_number(players.into()), |game, _| {
            for seat in Seat::all(players) {
                assert!(Builders::features(&View::new(game, None), seat).is_full());
            }
        });
    }
}
