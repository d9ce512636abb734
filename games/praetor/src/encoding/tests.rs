//! Features of known positions, and derived ones beside what the rules say.

use ludi_engine::conformance::walk;
use ludi_engine::{Encode as _, Game as _, Next, Notation as _, Pack as _, Quick, Seat, View};

use super::plazas::Survey;
use super::{Chances, GROUPS, Scene};
use crate::{Components, Decision, Praetor, Setup, Stage, Step, Visitor};

/// A game in its first turn, seat 0 to act.
fn game(players: u8) -> Praetor {
    let setup = Setup { rome: Visitor::Seat(players - 1), ..Setup::default() };
    let mut game = Praetor::new(Components::builtin(), &setup, players).expect("a sound setup");
    while game.next() == Next::Chance {
        let mut draws = Vec::new();
        game.draws(&mut draws);
        game.resolve(draws[0].0);
    }
    game
}

/// Every position of a random game of each number of players, Expert where that is allowed.
fn positions(change: impl Fn(&mut Setup), mut visit: impl FnMut(&Praetor)) {
    for players in 2..=5 {
        let mut setup = Setup { expert: players > 2, ..Setup::default() };
        change(&mut setup);
        let start = Praetor::new(Components::builtin(), &setup, players).expect("a sound setup");
        walk(start, &mut Quick::from_number(players.into()), |game, _| visit(game));
    }
}

/// What is set in a group, counted from its beginning.
fn group(game: &Praetor, seat: Seat, name: &str) -> Vec<usize> {
    let place = GROUPS.iter().position(|(group, _)| *group == name).expect("a group");
    let begin: usize = GROUPS[..place].iter().map(|(_, count)| count).sum();
    let range = begin..begin + GROUPS[place].1;
    let features = Praetor::features(&View::new(game, Some(seat)), seat);
    features.ones().filter(|one| range.contains(one)).map(|one| one - begin).collect()
}

#[test]
fn the_features_fit_the_room_a_net_has() {
    let layers = Praetor::FEATURES * Praetor::STAGES;
    assert!(layers <= 14_000, "{} features are too many", Praetor::FEATURES);
}

#[test]
fn a_seat_sees_its_own_things_first() {
    let game = game(3);
    let own = group(&game, Seat(0), "own");
    let within = |begin: usize, count: usize| {
        own.iter().filter(|one| (begin..begin + count).contains(one)).count()
    };
    // 8 Favor; 10 Gold, 4 Wood, 3 Stone, 2 Marble, 1 Weapon; Workers of experience 1, 2 and 3.
    assert_eq!(within(0, 48), 1);
    let goods =
        [within(96, 28), within(124, 16), within(140, 16), within(156, 16), within(172, 16)];
    assert_eq!(goods, [10, 4, 3, 2, 1]);
    let ready = [188, 192, 196, 200, 204, 208].map(|begin| within(begin, 4));
    assert_eq!(ready, [1, 1, 1, 0, 0, 0]);
    // Seat 2 has nobody before it clockwise, but plays last.
    assert!(group(&game, Seat(0), "phase").contains(&16), "seat 0 acts");
    assert!(group(&game, Seat(2), "phase").contains(&17), "it is the next clockwise from seat 2");
    assert_eq!(group(&game, Seat(2), "setup"), [1], "three players, no switch");
}

#[test]
fn plazas_are_those_of_the_rules() {
    for diagonal in [true, false] {
        let mut most = 0;
        positions(
            |setup| setup.plaza_count_diagonal = diagonal,
            |game| {
                let survey = Survey::new(game, game.available);
                for tile in game.available.iter() {
                    let best = i32::from(survey.best[usize::from(tile)]);
                    assert_eq!(best, game.best_plazas(crate::TileId(tile)), "{game:?}");
                    most = most.max(best);
                }
            },
        );
        assert!(most >= 4, "no tile found more than {most} plazas");
    }
}

#[test]
fn prospects_are_what_the_update_brings() {
    let (mut retired, mut short) = (0u32, 0);
    positions(
        |_| {},
        |game| {
            for seat in Seat::all(game.players) {
                let scene = Scene::new(game, seat);
                let seen = &scene.prospects[0];
                if game.stage == Stage::Over {
                    assert_eq!(scene.settled[0], game.score(seat));
                } else if game.stage == Stage::Action {
                    let upkeep = game.upkeep(seat);
                    let missing = i32::from(upkeep.due - upkeep.paid);
                    assert_eq!((seen.retiring, seen.short), (upkeep.retiring, missing));
                    assert_eq!(seen.lost, upkeep.favor_lost.abs());
                    let player = game.player(seat);
                    let morale = super::prospect::morale_value(game, player, seen.morale);
                    assert_eq!(morale, upkeep.morale);
                    retired += u32::from(upkeep.retiring);
                    short += missing;
                }
            }
        },
    );
    assert!(retired > 0 && short > 0, "nothing of it happened");
}

#[test]
fn what_can_be_had_is_what_may_be_done() {
    positions(
        |_| {},
        |game| {
            if (game.stage, game.step) != (Stage::Action, Step::Choose) {
                return;
            }
            let seat = game.acting();
            let survey = Survey::new(game, game.available);
            let chances = Chances::new(game, seat, game.available, &survey);
            let mut list = Vec::new();
            game.decisions(seat, &mut list);
            for tile in game.available.iter() {
                let build = Decision::Build(crate::TileId(tile));
                assert_eq!(chances.payable.contains(tile), list.contains(&build), "{game:?}");
            }
            for tile in game.city.built.and(game.pack.plain).iter() {
                let enter = Decision::Activate(crate::TileId(tile));
                assert_eq!(chances.open.contains(tile), list.contains(&enter), "{game:?}");
            }
        },
    );
}

#[test]
fn a_half_made_action_looks_like_what_comes_of_it() {
    let mut before = game(2);
    let mine = Decision::read(before.pack(), "activate gold_mine_1").unwrap();
    before.decide(Seat(0), mine);
    let mut after = before;
    after.decide(Seat(0), Decision::Worker(3));
    for (name, _) in GROUPS {
        let same = group(&before, Seat(0), name) == group(&after, Seat(0), name);
        assert_eq!(same, *name != "pending", "{name}");
    }
}
