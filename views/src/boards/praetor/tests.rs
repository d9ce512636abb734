//! The laws of every board, and that what the map and the tray show is what happens.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use ludi_engine::{Game as _, Lang, Messages, Notation as _, Pack as _, Seat, View};
use ludi_praetor::{
    Components, Decision, MineAssignment, Praetor, Setup, Stage, Step, UPDATE_STEPS,
};
use maud::Markup;

use super::{Scene, city, dice, phases};
use crate::boards::Board;
use crate::components::tests::{all, read};

/// Setups that together show everything the board can show.
fn setups() -> Vec<Setup> {
    vec![
        Setup::default(),
        Setup {
            gold_mine_assignment: MineAssignment::Choose,
            allow_zero_benefit: false,
            placement_edge_contact: false,
            update_in_turn_order: false,
            ..Setup::default()
        },
    ]
}

// Everything a player could point at and may not says why.
crate::boards::tests::board_laws!(Praetor, setups(), |_, _, _| false);

fn scene<'a>(
    view: &'a View<Praetor>,
    seat: Option<Seat>,
    decisions: &'a [Decision],
    words: &'a Messages,
) -> Scene<'a, Praetor> {
    Scene {
        view,
        seat,
        acting: !decisions.is_empty(),
        decisions,
        words,
        names: &[],
        action: "",
        position: 0,
        conceivable: OnceCell::new(),
        recalled: Vec::new(),
    }
}

#[test]
fn every_building_and_plaza_of_the_pack_has_a_picture_and_a_short_name() {
    let pack = Components::builtin();
    let drawn = |id: &str| crate::components::assets::has_symbol("praetor", id);
    for lang in Lang::ALL {
        let words = laws::words::<Praetor>(lang);
        for building in &pack.buildings {
            assert!(drawn(building.id), "{}", building.id);
            let name = format!("look-praetor-name-{}", building.id);
            assert!(words.has(&name), "{name}");
            assert!(words.get(&name).chars().count() <= 12, "{name} does not fit on a tile");
        }
    }
    for design in &pack.designs {
        assert!(drawn(&format!("plaza-{}", design.id)), "{}", design.id);
    }
}

#[test]
fn every_die_of_every_seat_is_somewhere_and_has_a_name_of_its_own() {
    laws::positions::<Praetor>(&setups(), |game, _, _| {
        for seat in Seat::all(game.players()) {
            let dice = dice::of(game, seat);
            assert_eq!(dice.len(), usize::from(game.pack().constants.workers));
            let names: BTreeSet<String> = dice.iter().map(|die| die.piece()).collect();
            assert_eq!(names.len(), dice.len());
        }
        for tile in game.city().built.iter().map(ludi_praetor::TileId) {
            let site = &game.city().sites[tile.index()];
            let standing =
                [site.centre, site.area].into_iter().filter(|post| post.worker().is_some()).count();
            assert_eq!(dice::on_tile(game, tile).len(), standing);
        }
    });
}

/// What a cell and a turn promise is the Favor that building there brings.
#[test]
fn the_score_on_every_cell_and_turn_is_what_building_brings() {
    let words = laws::words::<Praetor>(Lang::En);
    let mut seen = 0;
    laws::positions::<Praetor>(&setups(), |game, seat, decisions| {
        let (Step::Cell { tile, .. }, Some(Decision::At(x, y))) = (game.step(), decisions.last())
        else {
            return;
        };
        let view = View::new(game, Some(seat));
        let board = <Praetor as Board>::board(&scene(&view, Some(seat), decisions, &words));
        let best = score_in(&board, &format!("at {x} {y}"));
        let mut there = *game;
        there.decide(seat, Decision::At(*x, *y));
        let view = View::new(&there, Some(seat));
        let turns = [0, 1, 2, 3].map(Decision::Turn);
        let tray = <Praetor as Board>::tray(&scene(&view, Some(seat), &turns, &words));
        let mut most = 0;
        for turn in turns {
            let shown = score_in(&tray, &turn.notation(there.pack()).to_string());
            let mut after = there;
            after.decide(seat, turn);
            let printed = i32::from(game.pack().tiles[tile.index()].favor);
            // The turn may end with it, and wages may cost Favor.
            if after.stage() == Stage::Action && after.turn() == game.turn() {
                let gained = after.player(seat).favor - game.player(seat).favor;
                assert_eq!(gained, printed + shown);
                seen += 1;
            }
            most = most.max(shown);
        }
        assert_eq!(best, most);
    });
    assert!(seen > 20, "{seen}");
}

/// The score that the button of a decision shows.
fn score_in(markup: &Markup, decision: &str) -> i32 {
    let html = read(&markup.0);
    let scores = all(&html, &format!("button[value='{decision}'] .score"));
    assert_eq!(scores.len(), 1, "{decision}");
    let text: String = scores[0].text().collect();
    text.trim_start_matches('+').parse().expect("a number")
}

#[test]
fn the_steps_of_the_update_phase_are_those_of_the_rules_in_their_order() {
    let words = laws::words::<Praetor>(Lang::Fr);
    assert_eq!(phases::stages()[..UPDATE_STEPS.len()], UPDATE_STEPS);
    let mut asked = 0;
    laws::positions::<Praetor>(&setups(), |game, seat, decisions| {
        if !phases::is_updating(game.stage()) {
            return;
        }
        asked += 1;
        let view = View::new(game, Some(seat));
        let board =
            <Praetor as Board>::board(&scene(&view, Some(seat), decisions, &words)).into_string();
        let now = all(&read(&board), "[aria-current=step]").len();
        assert_eq!(now, 1, "one step is the current one");
    });
    assert!(asked > 3, "{asked}");
}

#[test]
fn the_map_shows_the_whole_city_and_one_cell_around_it() {
    let words = laws::words::<Praetor>(Lang::En);
    laws::positions::<Praetor>(&setups()[..1], |game, seat, decisions| {
        let view = View::new(game, Some(seat));
        let scene = scene(&view, Some(seat), decisions, &words);
        let frame = city::Frame::of(&scene);
        for tile in game.city().built.iter() {
            let site = &game.city().sites[usize::from(tile)];
            assert!((frame.west + 1..frame.east).contains(&site.x));
            assert!((frame.south + 1..frame.north).contains(&site.y));
        }
        let board = <Praetor as Board>::board(&scene).into_string();
        let tiles = all(&read(&board), ".tile.face").len();
        assert_eq!(tiles, usize::from(game.city().built.len()));
    });
}

#[test]
fn a_turn_is_drawn_best_where_it_brings_most() {
    assert_eq!(city::best_turn([0, 3, 3, 1]), 1);
    assert_eq!(city::best_turn([0, 0, 0, 0]), 0);
}
