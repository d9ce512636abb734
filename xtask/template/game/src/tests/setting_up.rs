//! Chapter 1: setting up.

use ludi_engine::{Next, start};

use super::*;

/// XX-001: from two to four.
#[test]
fn two_to_four_play() {
    for players in 0..=6 {
        let begun = start::<TemplateGame>(Components::builtin(), &Setup::default(), players);
        match begun {
            Ok(_) => assert!((2..=4).contains(&players), "{players}"),
            Err(error) => {
                assert!(!(2..=4).contains(&players), "{players}");
                assert_eq!(error.rule, "XX-001");
            }
        }
    }
}

/// XX-002: what is printed lies there, and anybody may begin.
#[test]
fn three_heaps_lie_there_and_chance_says_who_begins() {
    let mut game = undealt(3);
    assert_eq!(game.stones, [3, 4, 5]);
    assert_eq!(game.next(), Next::Chance);
    let mut draws = Vec::new();
    game.draws(&mut draws);
    assert_eq!(draws, [ANNA, BRUNO, CLARA].map(|seat| (Draw::First(seat), 1)));
    game.resolve(Draw::First(CLARA));
    assert_eq!(game.turn, Some(CLARA));
}

/// A pack that cannot be played says where it is wrong.
#[test]
fn a_wrong_pack_is_refused_with_its_place() {
    let wrong = |from: &str, to: &str| {
        let text = crate::pack::BUILTIN.replacen(from, to, 1);
        Components::parse(&text).expect_err("a wrong pack").to_string()
    };
    assert_eq!(wrong("stones = 3", "stones = 30"), "heap.left, stones: 30 is not between 1 and 9");
    assert!(wrong("most = 3", "mots = 3").starts_with("numbers, most: is missing"));
    assert!(wrong("id = \"right\"", "id = \"left\"").contains("twice"));
}
