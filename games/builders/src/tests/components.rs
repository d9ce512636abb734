//! Room "Goal and components", and the load-time checks of packs.

use super::*;
use crate::Resource;
use ludi_engine::{PackError, Words};

fn pack() -> &'static Components {
    Components::builtin()
}

fn changed(from: &str, to: &str) -> Result<Components, PackError> {
    let text = Builders::about().pack;
    assert!(text.contains(from), "the pack has no {from}");
    Components::parse(&text.replacen(from, to, 1))
}

fn place(result: Result<Components, PackError>) -> (String, String) {
    let error = result.expect_err("the pack should be refused");
    (error.entry, error.field)
}

/// BA-001: finished buildings, not money, decide.
#[test]
fn victory_points_of_buildings_win() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &SEVENTEEN).set_purse(ANNA, 0).set_purse(BRUNO, 100).end_game();
    assert_eq!(scene.game.standings().winners().collect::<Vec<_>>(), [ANNA]);
}

/// BA-002: 18 workers, 6 slaves, 4 tools, 4 loans, 4 universities.
#[test]
fn a_pack_has_all_rectangular_cards() {
    assert_eq!(Hand::all().filter(|hand| hand.is_worker()).count(), 18);
    assert_eq!(Hand::slaves().count(), 6);
    assert_eq!((pack().tools.len(), pack().universities.len()), (4, 4));
    assert_eq!(pack().numbers.loans, 4);
    let moved = changed("[[slave]]\nid = \"slave_6\"", "[[tool]]\nid = \"slave_6\"");
    assert_eq!(moved.unwrap_err().to_string(), "slave: 5 entries, expected 6");
    let text = Builders::about().pack;
    let fewer = &text[..text.rfind("[[university]]").unwrap()];
    assert_eq!(Components::parse(fewer).unwrap_err().entry, "university");
}

/// BA-003: 33 building cards, four of them machines.
#[test]
fn a_pack_has_all_square_cards() {
    assert_eq!(pack().buildings.len(), 33);
    assert_eq!(Building::all().filter(|card| card.machine().is_some()).count(), 4);
    let text = Builders::about().pack;
    let start = text.find("[[building]]").unwrap();
    let end = start + 5 + text[start + 5..].find("[[building]]").unwrap();
    let fewer = format!("{}{}", &text[..start], &text[end..]);
    let error = Components::parse(&fewer).unwrap_err();
    assert_eq!(
        (error.entry.as_str(), error.problem.as_str()),
        ("building", "28 entries, expected 29")
    );
}

/// BA-004: 23 silver and 17 gold coins are 108 sesterces.
#[test]
fn the_coins_are_worth_108() {
    assert_eq!(pack().numbers.bank, 108);
    let poor = changed("gold_coins = 17", "gold_coins = 3");
    assert_eq!(place(poor), ("table".to_owned(), "silver_coins".to_owned()));
}

/// BA-005: a worker costs the printed wage and brings the printed production.
#[test]
fn a_worker_costs_its_wage_and_brings_its_production() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "lighthouse").give(ANNA, "master_2");
    let before = scene.missing("lighthouse");
    scene.act(&["send master_2", "to lighthouse"]);
    assert_eq!(scene.purse(ANNA), 10 - 5);
    assert_eq!(before, Levels::new([2, 4, 1, 3]));
    assert_eq!(scene.missing("lighthouse"), Levels::new([0, 2, 1, 3]));
}

/// BA-006: a building shows needs, income and victory points.
#[test]
fn the_lighthouse_is_as_printed() {
    let card = pack().building(building("lighthouse"));
    assert_eq!((card.needs, card.sesterces, card.vp), (Levels::new([2, 4, 1, 3]), 14, 5));
}

/// BA-007: two to four players.
#[test]
fn two_to_four_can_play() {
    let people = |count: usize| vec![ludi_engine::Player::person("x"); count];
    let seed = ludi_engine::Seed::from_text("players");
    for count in 0..=6 {
        let table =
            ludi_engine::Table::<Builders>::new(pack(), &Setup::default(), people(count), seed);
        assert_eq!(table.is_ok(), (2..=4).contains(&count), "{count}");
    }
}

/// AM-26: no machine has sesterces printed, but what is printed would be paid.
#[test]
fn machines_bring_no_sesterces() {
    for card in Building::all().filter(|card| card.machine().is_some()) {
        assert_eq!((pack().building(card).sesterces, pack().building(card).vp), (0, 2));
    }
    let rich = Builders::about().pack.replacen("sesterces = 0", "sesterces = 3", 1);
    let rich: &'static Components = Box::leak(Box::new(Components::parse(&rich).unwrap()));
    let mut scene = Scene { game: Builders::new(rich, &anna_first(), 2).unwrap() };
    scene.draw();
    scene.site(ANNA, "machine_saw").give(ANNA, "slave_2");
    scene.act(&["send slave_2", "to machine_saw"]);
    assert_eq!(scene.purse(ANNA), 13);
}

/// AM-29: a freed slave has a wage of 4 and the production of its front.
#[test]
fn the_freed_side_has_wage_4_and_the_same_production() {
    for (slave, back) in Hand::slaves().zip(&pack().freed) {
        assert_eq!((back.wage, back.produces), (4, pack().hand(slave).produces));
    }
    let owner = changed("id = \"slave_1\"", "id = \"slave_1\"\nfreed_wage = 5").unwrap();
    assert_eq!((owner.freed[0].wage, owner.freed[1].wage), (5, 4));
}

/// AM-30: the apprentices' production is one of three sets; the disputed values are as found.
#[test]
fn the_setup_chooses_the_apprentices() {
    let produced = |set: ApprenticeSet| {
        let scene = Scene::with(4, &Setup { apprentice_set: set, ..anna_first() });
        (1..=4).map(|n| scene.game.produces(hand(&format!("apprentice_{n}"))).amounts()).collect()
    };
    let sheet: Vec<[u8; 4]> = produced(ApprenticeSet::Sheet);
    assert_eq!(sheet, [[0, 1, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0], [1, 0, 1, 0]]);
    let notebook: Vec<[u8; 4]> = produced(ApprenticeSet::Notebook);
    assert_eq!(notebook, [[0, 0, 1, 1], [0, 1, 0, 1], [1, 1, 0, 0], [1, 0, 0, 1]]);
    let balanced: Vec<[u8; 4]> = produced(ApprenticeSet::Balanced);
    assert_eq!(balanced, [[0, 1, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0], [1, 0, 0, 1]]);
    let card = |id| pack().building(building(id));
    assert_eq!(card("philosophy_school").sesterces, 14);
    assert_eq!(card("forum").vp, 3);
}

#[test]
fn the_wage_is_the_number_of_resources() {
    for hand in Hand::all().filter(|hand| hand.index() < crate::components::FIRST_APPRENTICE) {
        let card = pack().hand(hand);
        assert_eq!(u32::from(card.wage), card.produces.sum(), "{}", card.id);
    }
}

#[test]
fn needs_and_productions_are_balanced() {
    let sum = |levels: &mut dyn Iterator<Item = Levels>| {
        levels.fold(Levels::NONE, Levels::plus).amounts()
    };
    let ordinary = &pack().buildings[..29];
    let machines = &pack().buildings[29..];
    assert_eq!(sum(&mut ordinary.iter().map(|card| card.needs)), [49; 4]);
    assert_eq!(sum(&mut machines.iter().map(|card| card.needs)), [3; 4]);
    let produce =
        |from: usize, to: usize| sum(&mut pack().hands[from..to].iter().map(|card| card.produces));
    assert_eq!(produce(24, 28), [3; 4], "machines");
    assert_eq!((produce(0, 4), produce(4, 10), produce(10, 14)), ([5; 4], [6; 4], [3; 4]));
    assert_eq!(produce(18, 24), [6; 4], "slaves");
    let income: u32 = ordinary.iter().map(|card| u32::from(card.sesterces)).sum();
    let vp = |cards: &[crate::BuildingCard]| cards.iter().map(|c| u32::from(c.vp)).sum::<u32>();
    assert_eq!((income, vp(ordinary), vp(machines)), (324, 93, 8));
}

#[test]
fn a_pack_that_claims_balance_must_have_it() {
    let uneven = "needs = { stone = 2, wood = 0, architecture = 0, decoration = 1 }";
    let market = "needs = { stone = 1, wood = 0, architecture = 0, decoration = 1 }";
    assert_eq!(place(changed(market, uneven)), ("building".to_owned(), "needs".to_owned()));
    let text = Builders::about().pack.replacen(market, uneven, 1);
    assert!(Components::parse(&text.replace("balanced = true", "balanced = false")).is_ok());
}

#[test]
fn an_error_in_a_pack_names_entry_and_field() {
    let both = |entry: &str, field: &str| (entry.to_owned(), field.to_owned());
    assert_eq!(place(changed("vp = 0", "vp = -1")), both("building.market", "vp"));
    let need = changed("needs = { stone = 1,", "needs = { stone = 300,");
    assert_eq!(place(need), both("building.market.needs", "stone"));
    let nothing = changed(
        "needs = { stone = 1, wood = 0, architecture = 0, decoration = 1 }",
        "needs = { stone = 0, wood = 0, architecture = 0, decoration = 0 }",
    );
    assert_eq!(place(nothing), both("building.market", "needs"));
    let twice = changed("id = \"house\"", "id = \"market\"");
    assert_eq!(place(twice), both("building.market", "id"));
    let capital = changed("id = \"house\"", "id = \"House\"");
    assert_eq!(place(capital), both("building.House", "id"));
    let set = changed("id = \"notebook\"", "id = \"notes\"");
    assert_eq!(place(set), both("apprentice_set.notes", "id"));
    let strong = changed("level = 3", "level = 99");
    assert_eq!(place(strong), both("university.stone", "level"));
    let typo = changed("id = \"slave_1\"", "id = \"slave_1\"\nfree_wage = 5");
    assert_eq!(place(typo), both("slave.slave_1", "free_wage"));
    let nameless = changed("en = \"Market\"", "en = \"\"");
    assert_eq!(place(nameless), both("building.market.name", "en"));
    let other = changed("game = \"builders\"", "game = \"praetor\"");
    assert_eq!(place(other), both("meta", "game"));
    let schema = changed("schema = 1", "schema = 2");
    assert_eq!(place(schema), both("meta", "schema"));
    let dear = changed("freeing_price = 5 ", "freeing_price = 20 ");
    assert_eq!(place(dear), both("scoring", "freeing_price"));
    let rank = changed("rank = \"master\"", "rank = \"journeyman\"");
    assert_eq!(place(rank), both("rank.master", ""));
    let unknown = changed("[scoring]", "[scorning]").unwrap_err();
    assert!(unknown.problem.contains("scorning"), "{unknown}");
    let source = changed("source = \"rulebook\"", "source = \"hearsay\"");
    assert_eq!(place(source), both("turn", "source"));
}

#[test]
fn levels_compare_and_subtract_each_resource_by_itself() {
    let all = || (0..3u8).flat_map(|a| (0..3u8).map(move |b| (a * 63, b * 63)));
    for ((a, b), (c, d)) in all().flat_map(|left| all().map(move |right| (left, right))) {
        let (left, right) = (Levels::new([a, b, 1, 127]), Levels::new([c, d, 2, 0]));
        let expected = [a.saturating_sub(c), b.saturating_sub(d), 0, 127];
        assert_eq!(left.beyond(right).amounts(), expected);
        assert_eq!(left.common(right).amounts(), [a.min(c), b.min(d), 1, 0]);
        assert!(!left.meets(right));
        assert_eq!(left.meets(Levels::new([c, d, 1, 127])), a >= c && b >= d);
        assert_eq!(left.sum(), u32::from(a) + u32::from(b) + 128);
    }
    assert_eq!(Levels::new([1, 2, 3, 4]).with(Resource::Wood, 9).amounts(), [1, 9, 3, 4]);
}
