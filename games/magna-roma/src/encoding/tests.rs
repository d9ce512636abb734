//! What the features say of positions that are played.

use ludi_engine::{
    Chance as _, Encode as _, Features, Game as _, Pack as _, Quick, Seat, View, settle,
};

use super::GROUPS;
use super::survey::{Pays, Survey};
use crate::{Components, Decision, First, MagnaRoma, Phase, Setup};

/// The features of a group that are set, counted from its first.
fn group(features: &Features, name: &str) -> Vec<usize> {
    let index = GROUPS.iter().position(|(group, _)| *group == name).expect("a group of that name");
    let start: usize = GROUPS[..index].iter().map(|(_, count)| count).sum();
    let end = start + GROUPS[index].1;
    features.ones().filter(|one| (start..end).contains(one)).map(|one| one - start).collect()
}

fn features(game: &MagnaRoma, seat: u8) -> Features {
    MagnaRoma::features(&View::new(game, Some(Seat(seat))), Seat(seat))
}

/// Shows every position of some random games in which somebody decides.
fn play(players: u8, mut visit: impl FnMut(&MagnaRoma)) {
    for round in 0..4 {
        let mut chance = Quick::from_number(500 + round);
        let mut list = Vec::new();
        let setup = Setup { place_population: false, ..Setup::default() };
        let mut game = MagnaRoma::new(Components::builtin(), &setup, players).unwrap();
        while let Some(seats) = settle(&mut game, &mut chance) {
            visit(&game);
            list.clear();
            game.decisions(seats.first().unwrap(), &mut list);
            game.decide(Seat(game.active), list[chance.below(list.len() as u32) as usize]);
        }
    }
}

#[test]
fn a_survey_counts_what_scoring_counts() {
    for players in 1..=4 {
        play(players, |game| {
            for seat in Seat::all(players) {
                let survey = Survey::new(game, seat.0);
                assert_eq!(survey.points, game.breakdown(seat));
                let city = &game.realm(seat).city;
                for colour in crate::Colour::ALL {
                    let districts = city.districts(game.pack(), colour);
                    assert_eq!(survey.districts[colour as usize], districts);
                }
                for more in 0..=super::survey::MORE_PEOPLE as u8 {
                    let best = game.assignment_of(seat, game.realm(seat).population + more);
                    assert_eq!(survey.with_more_people(more.into()), best.points);
                }
            }
        });
    }
}

#[test]
fn a_tile_fits_as_its_previews_say() {
    for players in [1, 3] {
        play(players, |game| {
            if game.phase != Phase::Place {
                return;
            }
            let survey = Survey::new(game, game.active);
            let tile = &game.pack().tiles[usize::from(game.tile_in_hand().unwrap())];
            let (mut most, mut each) = (0, [0; 6]);
            for cell in game.acting().city.open().iter() {
                for turns in 0..4 {
                    let mut paid = [0; 6];
                    for gain in game.preview(cell, turns) {
                        paid[gain.resource as usize] += usize::from(gain.amount);
                    }
                    most = most.max(paid.iter().sum());
                    each = std::array::from_fn(|resource| paid[resource].max(each[resource]));
                }
            }
            assert_eq!(survey.most_of_all(tile), most);
            let found = survey.most_of_each(tile, &Pays::of(game.pack()));
            assert_eq!(found.to_le_bytes()[..6], each.map(|amount| amount as u8));
        });
    }
}

#[test]
fn a_monument_adds_what_its_best_site_says() {
    let mut built = 0;
    play(2, |game| {
        if game.phase != Phase::Act {
            return;
        }
        let seat = Seat(game.active);
        let survey = Survey::new(game, seat.0);
        for monument in game.displayed() {
            let mut best = None;
            game.each_build(|number, cell| {
                // What a monument brings at once may be meeples, which score for others too.
                if number == monument
                    && game.pack().monuments[usize::from(number)].immediate.is_empty()
                {
                    let mut after = *game;
                    after.decide(seat, Decision::Build { monument, cell });
                    let more = after.breakdown(seat).monuments - survey.points.monuments;
                    best = best.max(Some(more));
                }
            });
            if best.is_some() {
                built += 1;
                assert_eq!(survey.best_site(monument), best);
            }
        }
    });
    assert!(built > 20);
}

/// A tile that has its cell is written as it lies when it is turned the best way.
#[test]
fn what_is_half_done_is_written_as_it_becomes() {
    let apart = |features: &Features| {
        GROUPS
            .iter()
            .filter(|(name, _)| *name != "turn")
            .map(|(name, _)| group(features, name))
            .collect::<Vec<_>>()
    };
    let mut compared = 0;
    play(2, |game| {
        if game.phase != Phase::Face {
            return;
        }
        let seen = apart(&features(game, game.active));
        let turned = (0..4).map(|turns| {
            let mut after = *game;
            after.decide(Seat(game.active), Decision::Face(turns));
            apart(&features(&after, game.active))
        });
        assert!(turned.into_iter().any(|turned| turned == seen));
        compared += 1;
    });
    assert_eq!(compared, 4 * 48);
}

#[test]
fn the_first_turn_of_two_is_written_as_it_is_played() {
    let setup = Setup { first: First::Seat(0), ..Setup::default() };
    let mut game = MagnaRoma::new(Components::builtin(), &setup, 2).unwrap();
    let mut chance = Quick::from_number(3);
    for _ in 0..2 {
        settle(&mut game, &mut chance);
        let mut list = Vec::new();
        game.decisions(Seat(game.active), &mut list);
        game.decide(Seat(game.active), list[0]);
    }
    assert_eq!((game.phase, game.active), (Phase::Place, 1));
    let own = features(&game, 1);
    // Phase 8, the own turn, the other seat chose first, an action is to come.
    assert_eq!(group(&own, "turn"), [8, 16, 21, 24]);
    assert_eq!(group(&features(&game, 0), "turn"), [8, 17, 20, 24]);
    assert!(group(&own, "time").is_empty());
    assert!(group(&own, "points").is_empty());
    // Level with the other, and no tie-break ahead.
    assert_eq!(group(&own, "leads"), (0..21).chain(41..52).collect::<Vec<_>>());
    assert_eq!(group(&own, "next")[0], usize::from(game.tile_in_hand().unwrap()));
    // Three of the four sides of the centre carry a half, and all four cells are open.
    let faced = group(&own, "spots");
    assert_eq!(faced.len(), 4 + 3);
    assert_eq!(group(&own, "other 1")[0], 0);
    assert!(group(&own, "other 2").is_empty());

    let turns = (0..4).find(|turns| game.preview(crate::Cell::at(3, 4), *turns)[2].amount > 0);
    game.decide(Seat(1), Decision::Place(crate::Cell::at(3, 4)));
    game.decide(Seat(1), Decision::Face(turns.unwrap_or(0)));
    let own = features(&game, 1);
    assert_eq!(group(&own, "time"), [0]);
    // One row north of the centre; five rows more north are no longer possible, three are south.
    assert_eq!(group(&own, "frame")[..5], [0, 16, 17, 18, 19]);
}
