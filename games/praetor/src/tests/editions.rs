//! Sections 10 and 12: where the two rulebooks differ.

use ludi_engine::{Chance as _, Game as _, Lang, Next, Quick, Words as _};

use super::*;

/// D-01, AMB-30, PR-110, PR-111: 22 Favor at most in English, which is the default; no limit in
/// French.
#[test]
fn the_french_temples_have_no_limit() {
    assert_eq!(Setup::default().edition, Edition::En);
    for (edition, plutus, mercury) in [(Edition::En, 22, 22), (Edition::Fr, 50, 80)] {
        for (id, expected) in [("temple_plutus", plutus), ("temple_mercury", mercury)] {
            let mut state = game_with(2, |setup| setup.edition = edition);
            put(&mut state, id, (2, 0), 0, Some(0));
            own(&mut state, 0, [0, 30, 20, 15, 25]);
            let before = favor(&state, 0);
            play(&mut state, 0, &[&format!("activate {id}"), "worker 1"]);
            assert_eq!(favor(&state, 0) - before, expected, "{edition:?} {id}");
        }
    }
}

/// D-16: Worker Camp, Market and Imperial Outpost are initial tiles, every copy of them.
#[test]
fn the_initial_tiles_are_of_age_zero() {
    for tile in &pack().tiles {
        let id = pack().buildings[usize::from(tile.building)].id;
        if ["worker_camp", "market", "imperial_outpost"].contains(&id) {
            assert_eq!(tile.age, 0, "{}", tile.id);
        }
    }
}

/// D-24, D-25: one Academy; one Labor Camp, two from four players on.
#[test]
fn academies_and_labor_camps_are_counted_by_the_pack() {
    let count = |set: Set| [2, 3, 4, 5].map(|n| pack().used_with(n).and(set).len());
    assert_eq!(count(pack().academies), [1, 1, 1, 1]);
    assert_eq!(count(pack().camps), [1, 1, 2, 2]);
}

/// D-26: the kinds of action can be taken in any order.
#[test]
fn actions_come_in_any_order() {
    let build = ["build lumber_mill_1", "worker 1", "at 0 2", "turn 0"];
    let activate = ["activate gold_mine_1", "worker 2"];
    let played = |first: &[&str], second: &[&str]| {
        let mut state = game(2);
        offer(&mut state, "lumber_mill_1");
        play(&mut state, 0, first);
        play(&mut state, 1, &["pass"]);
        play(&mut state, 0, second);
        state
    };
    assert_eq!(played(&build, &activate), played(&activate, &build));
}

/// D-27: the books name some things differently, and so do the languages of the program.
#[test]
fn names_follow_the_books() {
    let words = Lang::ALL.map(|lang| Praetor::messages(lang, &[]).unwrap());
    assert_eq!(words[0].get("text-update"), "Update Phase");
    assert_eq!(words[1].get("text-update"), "Phase de Maintenance");
    assert!(words[0].get("option-expert").contains("Expert"));
    assert!(words[1].get("option-expert").contains("vétérans"));
}

/// D-10, D-12, D-19, D-23, D-28, D-38: beyond the two temples and the Blacksmith the editions play
/// alike, whatever their stories say.
#[test]
fn the_editions_play_alike_but_for_two_temples_and_the_blacksmith() {
    for number in 0..8 {
        let players = 2 + (number % 4) as u8;
        let start = |edition| {
            let setup = Setup { edition, ..Setup::default() };
            Praetor::new(pack(), &setup, players).unwrap()
        };
        let (mut english, mut french) = (start(Edition::En), start(Edition::Fr));
        let mut chance = Quick::from_number(number);
        loop {
            let mut same = french;
            same.rules.edition = Edition::En;
            assert_eq!(same, english);
            match english.next() {
                Next::Over => break,
                Next::Chance => {
                    let draw = english.draw(&mut chance);
                    english.resolve(draw);
                    french.resolve(draw);
                }
                Next::Decide(_) => {
                    let seat = english.acting();
                    let differs = |decision: &Decision| {
                        let Decision::Activate(tile) = decision else { return false };
                        let spec = &pack().tiles[tile.index()];
                        let building = &pack().buildings[usize::from(spec.building)];
                        building.most_favor != [0, 0] || matches!(spec.job, Use::Forge { .. })
                    };
                    let mut list = Vec::new();
                    english.decisions(seat, &mut list);
                    list.retain(|decision| !differs(decision));
                    let decision = list[chance.below(list.len() as u32) as usize];
                    english.decide(seat, decision);
                    french.decide(seat, decision);
                }
            }
        }
    }
}

/// D-33: each language names the publishers of its edition.
#[test]
fn publishers_are_named() {
    let rules = Praetor::about().rules;
    assert!(rules.en.contains("Spiral Galaxy Games") && rules.en.contains("NSKN"));
    assert!(rules.fr.contains("Sans-Détour") && rules.fr.contains("Play & Win"));
}
