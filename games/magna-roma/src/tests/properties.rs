//! What holds throughout every game.

use ludi_engine::conformance::{any, walk, walk_by, walk_sensibly};
use ludi_engine::{Chance as _, Lang, Quick, Strategy as _, View, Words as _};

use super::*;

/// Plays a random game and shows every step with the position before it.
fn steps(players: u8, setup: &Setup, seed: u64, mut see: impl FnMut(&MagnaRoma, &MagnaRoma)) {
    let start = MagnaRoma::new(Components::builtin(), setup, players).unwrap();
    let mut before = start;
    walk(start, &mut Quick::from_number(seed), |state, _| {
        see(&before, state);
        before = *state;
    });
}

/// MR-060, MR-073: star, market and pantheon markers never move back; the military marker only by
/// a conquest or a trade.
#[test]
fn markers_never_move_back_but_legions_spent() {
    for players in 1..=4 {
        steps(players, &Setup::default(), players.into(), |before, after| {
            for (was, is) in before.realms.iter().zip(&after.realms) {
                assert!(is.market >= was.market && is.faith >= was.faith && is.vp >= was.vp);
                assert!(is.stars.iter().zip(was.stars).all(|(is, was)| *is >= was));
                if is.legions < was.legions {
                    let spent = before.phase == Phase::Act || before.phase == Phase::Trade;
                    assert!(spent, "{:?}", before.phase);
                }
                assert!(is.city.blessed.len() >= was.city.blessed.len());
            }
        });
    }
}

/// MR-106, MR-104: tokens and discs that were placed stay.
#[test]
fn what_was_placed_stays() {
    for players in 2..=4 {
        steps(players, &Setup::default(), 40 + u64::from(players), |before, after| {
            for (was, is) in before.discs.iter().flatten().zip(after.discs.iter().flatten()) {
                assert!(is_empty(*was) || was == is);
            }
            for (was, is) in before.realms.iter().zip(&after.realms) {
                assert!(was.city.blessed.without(is.city.blessed).is_empty());
                assert!(was.city.taken.without(is.city.taken).is_empty());
            }
        });
    }
}

/// Blessing tokens, population and coins add up over every step.
#[test]
fn population_on_and_off_monuments_adds_up() {
    for seed in 0..8 {
        steps(4, &Setup::default(), 70 + seed, |_, after| {
            for realm in &after.realms {
                assert_eq!(realm.idle() + realm.city.people(), realm.population);
            }
        });
    }
}

/// The total is the sum of its lines, and recomputing it gives the same.
#[test]
fn the_breakdown_adds_up() {
    for players in 1..=4 {
        steps(players, &Setup::default(), 90 + u64::from(players), |_, after| {
            for seat in Seat::all(players) {
                let sheet = &after.standings().seats[seat.index()];
                assert_eq!(sheet.total, after.breakdown(seat).total());
            }
        });
    }
}

/// No position offers more decisions than a person can look through.
#[test]
fn there_are_never_more_than_two_hundred_decisions() {
    let mut most = 0;
    for seed in 0..30 {
        steps(1 + (seed % 4) as u8, &Setup::default(), 500 + seed, |_, after| {
            most = most.max(list(after).len());
        });
    }
    assert!(most > 20 && most <= 200, "{most}");
}

/// A position of four players fits into a kilobyte.
#[test]
fn a_position_is_small() {
    assert!(size_of::<MagnaRoma>() <= 1024);
}

/// The sensible player finishes every city and beats random play clearly.
#[test]
fn sensible_play_is_decent() {
    let (mut chance, mut list) = (Quick::from_number(11), Vec::new());
    let mut total = 0;
    for _ in 0..6 {
        let start = MagnaRoma::new(Components::builtin(), &Setup::default(), 2).unwrap();
        let game = walk_by(start, &mut chance, |game, seat, chance| {
            let decision = match seat.0 {
                0 => MagnaRoma::sensible(&View::new(game, Some(seat)), seat, chance),
                _ => any(game, seat, &mut list, chance),
            };
            assert_eq!(game.check(seat, decision), Ok(()));
            decision
        });
        total += game.score(Seat(0));
        assert!(game.score(Seat(0)) > game.score(Seat(1)));
    }
    assert!(total / 6 > 75, "{total}");
}

/// What looks best at first sight is what the sensible player does, wherever it weighs things.
#[test]
fn the_sensible_player_does_what_looks_best() {
    let mut chance = Quick::from_number(17);
    let mut seen = std::collections::BTreeSet::new();
    for players in 1..=4 {
        let start = MagnaRoma::new(Components::builtin(), &Setup::default(), players).unwrap();
        walk_sensibly(start, &mut chance, |game, seat, decision| {
            let view = View::new(game, Some(seat));
            let value = |d| MagnaRoma::appraise(MagnaRoma::usual(), &view, seat, d).unwrap();
            let best = list(game).into_iter().map(value).fold(f32::MIN, f32::max);
            if game.phase != Phase::Order {
                assert!(value(decision) > best - 1e-3, "{decision:?} in {:?}", game.phase);
                seen.insert(format!("{:?}", game.phase));
            }
        });
    }
    assert!(seen.len() >= 7, "{seen:?}");
}

/// What a seat can expect is right on average at every stage, and certain in the end.
#[test]
fn the_forecast_is_right_on_average() {
    let mut chance = Quick::from_number(29);
    let mut wrong = [(0.0f32, 0.0f32); 6];
    for number in 0..40 {
        let players = number % 4 + 1;
        let start = MagnaRoma::new(Components::builtin(), &Setup::default(), players).unwrap();
        let mut foreseen = Vec::new();
        let game = walk_sensibly(start, &mut chance, |game, seat, _| {
            if game.phase == Phase::Place {
                let stage = usize::from(game.realm(seat).city.placed() / 4);
                foreseen.push((seat, stage, game.foresee(MagnaRoma::usual(), seat)));
            }
        });
        for (seat, stage, expected) in foreseen {
            wrong[stage].0 += expected - game.score(seat) as f32;
            wrong[stage].1 += 1.0;
        }
        for seat in Seat::all(players) {
            assert!(
                (game.foresee(MagnaRoma::usual(), seat) - game.score(seat) as f32).abs() < 1e-3
            );
        }
    }
    for (stage, (sum, count)) in wrong.into_iter().enumerate() {
        assert!(count >= 400.0 && (sum / count).abs() < 3.0, "stage {stage}: {}", sum / count);
    }
}

/// The sensible player nearly always beats one who decides at random half of the time.
#[test]
fn sense_beats_whim() {
    let (mut chance, mut list) = (Quick::from_number(41), Vec::new());
    let mut won = 0;
    for number in 0..100u8 {
        let start = MagnaRoma::new(Components::builtin(), &Setup::default(), 2).unwrap();
        let sensible = Seat(number % 2);
        let game = walk_by(start, &mut chance, |game, seat, chance| {
            if seat != sensible && chance.below(2) == 0 {
                any(game, seat, &mut list, chance)
            } else {
                MagnaRoma::sensible(&View::new(game, Some(seat)), seat, chance)
            }
        });
        let other = Seat(1 - sensible.0);
        won += u8::from(game.score(sensible) > game.score(other));
    }
    assert!(won >= 95, "{won} of 100");
}

/// MR-012: the sides of a tile are told as it lies, clockwise from the north.
#[test]
fn a_tile_is_told_as_it_lies() {
    let game = MagnaRoma::new(Components::builtin(), &Setup::default(), 2).unwrap();
    let words = MagnaRoma::messages(Lang::En, &[]).unwrap();
    let tiles = &Components::builtin().tiles;
    let tile = tiles.iter().position(|tile| tile.id == "p01").unwrap() as u8;
    let told = |turns| words.say(&crate::phrases::turned_tile(&game, tile, turns), &[]);
    assert!(told(0).ends_with("sides arch–arch–gable–gable)"), "{}", told(0));
    assert!(told(1).ends_with("sides gable–arch–arch–gable)"), "{}", told(1));
    assert!(told(2).ends_with("sides gable–gable–arch–arch)"), "{}", told(2));
}
