//! Play: the sensible player, random play, the size of positions.

use super::*;
use crate::Ending;
use ludi_engine::conformance::{walk, walk_sensibly};
use ludi_engine::{Notation as _, Quick, Strategy, View};

/// Plays a game with sensible players, who do nothing that is refused.
fn sensible_game(players: u8, setup: &Setup, number: u64) -> Builders {
    let start = Builders::new(Components::builtin(), setup, players).unwrap();
    walk_sensibly(start, &mut Quick::from_number(number), |game, seat, decision| {
        if let Err(refusal) = game.check(seat, decision) {
            panic!("{}: {refusal:?}", decision.notation(game.pack()));
        }
    })
}

#[test]
fn sensible_players_reach_the_normal_end() {
    for players in 2..=4 {
        for number in 0..30 {
            let game = sensible_game(players, &Setup::default(), number);
            assert_eq!(game.ending(), Ending::Triggered, "{players} players, game {number}");
        }
    }
}

#[test]
fn sensible_players_know_every_switch() {
    let setups = [
        Setup { finite_bank: true, ..Setup::default() },
        Setup { machines_are_full_workers: false, ..Setup::default() },
        Setup { early_repayment: true, ..Setup::default() },
        Setup { ask_final_scoring: true, ..Setup::default() },
        Setup { open_building_top: false, open_worker_top: true, ..Setup::default() },
        Setup { apprentice_set: ApprenticeSet::Notebook, ..Setup::default() },
    ];
    for setup in setups {
        for number in 0..10 {
            let game = sensible_game(4, &setup, number);
            assert_eq!(game.ending(), Ending::Triggered, "{setup:?}, game {number}");
        }
    }
}

#[test]
fn a_sensible_player_finds_a_decision_in_any_position() {
    for number in 0..40 {
        let setup = Setup { ask_final_scoring: true, early_repayment: true, ..Setup::default() };
        let start = Builders::new(Components::builtin(), &setup, 3).unwrap();
        walk(start, &mut Quick::from_number(number), |game, chance| {
            let Next::Decide(seats) = game.next() else { return };
            for seat in seats.iter() {
                let decision = Builders::sensible(&View::new(game, Some(seat)), seat, chance);
                assert_eq!(game.check(seat, decision), Ok(()), "{decision:?}");
            }
        });
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Builders>() <= 1024, "{}", size_of::<Builders>());
    assert!(size_of::<Decision>() <= 2);
}

#[test]
fn no_position_offers_more_than_seventy_decisions() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 500).site(ANNA, "pyramid").loans(ANNA, 3);
    for card in Hand::all().filter(|card| !card.is_machine()).skip(6) {
        scene.give(ANNA, Components::builtin().hand(card).id);
    }
    assert!(scene.offers().len() <= 70, "{}", scene.offers().len());
}
