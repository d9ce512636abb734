//! HW-007, HW-008: the cards, and how packs are read.

use super::*;
use crate::pack::BUILTIN;
use ludi_engine::{Notation as _, PackError};

fn changed(from: &str, to: &str) -> PackError {
    assert!(BUILTIN.contains(from), "{from}");
    Components::parse(&BUILTIN.replacen(from, to, 1)).expect_err(to)
}

/// HW-007: 48 Fate cards with 8 pieces each, arrows, damage and goods in fixed shares.
#[test]
fn fate_cards() {
    let fate = &pack().fate;
    assert_eq!(fate.len(), 48);
    assert!(fate.iter().all(|card| card.income.total() == 8));
    let arrows = Cohort::ALL.map(|arrow| fate.iter().filter(|c| c.arrow == arrow).count());
    assert_eq!(arrows, [16, 16, 16]);
    let damage = [1, 2, 3].map(|n| fate.iter().filter(|card| card.damage == n).count());
    assert_eq!(damage, [16, 20, 12]);
    let goods = [1, 2, 3, 4, 5, 6].map(|n| fate.iter().filter(|card| card.goods == n).count());
    assert_eq!(goods, [12, 12, 8, 8, 4, 4]);
}

/// HW-008: the twelve player cards: income, goods, pattern.
#[test]
fn player_cards() {
    let expected = [
        ("architect", [0, 0, 0, 0, 2], 2, 'I'),
        ("aristocrat", [0, 1, 0, 1, 0], 1, 'T'),
        ("defender", [0, 1, 0, 0, 1], 1, 'L'),
        ("engineer", [0, 1, 0, 0, 1], 2, 'L'),
        ("fighter", [1, 0, 0, 0, 0], 5, 'O'),
        ("forager", [0, 0, 1, 0, 1], 3, 'T'),
        ("merchant", [0, 0, 0, 1, 1], 4, 'O'),
        ("planner", [0, 0, 1, 1, 0], 1, 'S'),
        ("pontiff", [0, 0, 2, 0, 0], 2, 'T'),
        ("ranger", [1, 0, 0, 0, 0], 6, 'I'),
        ("trainer", [0, 0, 1, 0, 1], 4, 'S'),
        ("vanguard", [0, 1, 0, 1, 0], 2, 'S'),
    ];
    assert_eq!(pack().cards.len(), expected.len());
    for (card, (id, income, goods, pattern)) in pack().cards.iter().zip(expected) {
        let letter = pack().scouting.patterns[usize::from(card.pattern)].letter;
        assert_eq!((card.id, card.income, card.goods, letter), (id, pool(income), goods, pattern));
    }
}

#[test]
fn an_error_names_entry_and_field() {
    let error = changed("potential = 1,", "potential = 99,");
    assert_eq!((error.entry.as_str(), error.field.as_str()), ("attack.years.1", "potential"));
    let error = changed("requires = { infrastructure = 2 }", "requires = { infrastucture = 2 }");
    assert_eq!(error.entry, "building.small_hotel.requires");
    let error = changed("after = \"small_hotel\"", "after = \"small_road\"");
    assert_eq!((error.entry.as_str(), error.field.as_str()), ("building.large_hotel", "after"));
    let error = changed("id = \"ranger\", en", "id = \"ranger\", colour = 3, en");
    assert_eq!(
        (error.entry.as_str(), error.field.as_str()),
        ("player_cards.cards.ranger", "colour")
    );
    let error = changed("game = \"hadrian\"", "game = \"praetor\"");
    assert_eq!((error.entry.as_str(), error.field.as_str()), ("meta", "game"));
}

#[test]
fn what_a_pack_says_of_itself_is_checked() {
    for (from, to, field) in [
        (
            "{ n =  3, column = \"small\", gains = [\"cohort\"] }",
            "{ n =  3, column = \"small\", gains = [] }",
            "cohort_icons_total",
        ),
        ("circles = 9", "circles = 8", "circles"),
        ("boxes = 15 ", "boxes = 14 ", "boxes"),
        ("{ id =  1, arrow = \"center\"", "{ id =  1, arrow = \"left\"", "fate_arrows_each"),
        ("goods = 3, soldier = 1, builder = 2", "goods = 4, soldier = 1, builder = 2", "g3"),
        ("damage = 2, goods = 3, soldier = 1", "damage = 3, goods = 3, soldier = 1", "two"),
        ("hard = 12 }", "hard = 13 }", "hard"),
        ("large = true", "large = false", "large_buildings_total"),
        ("favours = 2 ", "favours = 3 ", "max_favours"),
        ("path_vp = [1, 2, 3]", "path_vp = [1, 2, 4]", "max_score"),
        ("placements = 68", "placements = 67", "placements"),
        ("coloured_flags = [1, 3]", "coloured_flags = [1, 4]", "coloured_flags"),
        (
            "needs_fort_box = 7, gains = [\"cohort\"]",
            "needs_fort_box = 8, gains = [\"cohort\"]",
            "needs_fort_box",
        ),
        ("goods = 2, pattern = \"I\"", "goods = 2, pattern = \"L\"", "I"),
    ] {
        assert_eq!(changed(from, to).field, field, "{to}");
    }
}

#[test]
fn what_is_not_known_is_marked() {
    let reconstructed: Vec<&str> = pack()
        .origins()
        .iter()
        .filter(|origin| origin.source == ludi_engine::Source::Reconstructed)
        .map(|origin| origin.field.as_str())
        .collect();
    assert_eq!(reconstructed, ["fr"; 11], "eight card titles and three landmarks in French");
}

#[test]
fn the_notation_is_strict() {
    for text in [
        "mine ",
        "Mine",
        "fort",
        "fort  builder",
        "good 0 from deck",
        "good 01 from deck",
        "map own r0c1",
        "map own r1c1 rot0",
        "map own r1c1 flip rot90",
        "map own",
        "forum builder servant for builder",
        "finish now",
        "",
    ] {
        assert!(Decision::read(pack(), text).is_err(), "{text:?}");
    }
    for text in
        ["fate 0", "fate 49", "fate +1", "deal ranger", "deal ranger to 0", "neutral nobody"]
    {
        assert!(Draw::read(pack(), text).is_err(), "{text:?}");
    }
}

#[test]
fn odd_decisions_are_refused_and_written() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).citizens = [9; 5];
    build(&mut game, A, &["market", "theatre", "baths"]);
    for odd in [
        Decision::Build(200),
        Decision::Landmark(200),
        Decision::Forum(200),
        Decision::Good { place: 255, source: crate::Source::Deck },
        Decision::Perform(255),
        Decision::Bribe(255),
    ] {
        assert_eq!(game.check(A, odd), Err(Refusal::NoSuchThing), "{odd:?}");
        assert!(!odd.notation(game.pack()).to_string().is_empty());
    }
    game.phase = Phase::Choose;
    assert_eq!(game.check(A, Decision::Path(255)), Err(Refusal::NotInHand));
    assert_eq!(game.check(Seat(255), Decision::Mine), Err(Refusal::NotNow));
}
