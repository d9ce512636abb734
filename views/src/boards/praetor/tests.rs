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
        past: None,
        on_demand: None,
        conceivable: OnceCell::new(),
        recalled: Vec::new(),
        recent: Vec::new(),
        ended: Vec::new(),
        change: None,
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
        let mut there = *game;
        there.decide(seat, Decision::At(*x, *y));
        let view = View::new(&there, Some(seat));
        let turns = [0, 1, 2, 3].map(Decision::Turn);
        let turning = <Praetor as Board>::board(&scene(&view, Some(seat), &turns, &words));
        for (number, turn) in turns.into_iter().enumerate() {
            let notation = turn.notation(there.pack()).to_string();
            let shown = score_in(&turning, &format!("button[value='{notation}'] .score"));
            let before =
                score_in(&board, &format!("button[value='at {x} {y}'] .facing-{number} .score"));
            assert_eq!(shown, before, "the cell says what the turn says");
            let mut after = there;
            after.decide(seat, turn);
            let printed = i32::from(game.pack().tiles[tile.index()].favor);
            // The turn may end with it, and wages may cost Favor.
            if after.stage() == Stage::Action && after.turn() == game.turn() {
                let gained = after.player(seat).favor - game.player(seat).favor;
                assert_eq!(gained, printed + shown);
                seen += 1;
            }
        }
    });
    assert!(seen > 20, "{seen}");
}

/// The score that stands somewhere; none is 0.
fn score_in(markup: &Markup, selector: &str) -> i32 {
    let html = read(&markup.0);
    let text: String = all(&html, selector).iter().flat_map(scraper::ElementRef::text).collect();
    text.trim_start_matches('+').parse().unwrap_or(0)
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

/// PR-072, PR-074, PR-075: what stands beside the ghost is what the tile then brings, for every
/// turn of it on every plot, and the number on the plot is the part of it that plazas bring.
#[test]
fn a_ghost_promises_what_the_tile_brings() {
    let words = laws::words::<Praetor>(Lang::En);
    let read_number = |text: String| -> i32 { text.replace('−', "-").parse().unwrap() };
    let mut seen = 0;
    laws::sensible_game::<Praetor>(&Setup::default(), 3, 5, |game, seat, decisions| {
        let Step::Cell { tile, .. } = game.step() else { return };
        let view = View::new(game, Some(seat));
        let scene = scene(&view, Some(seat), decisions, &words);
        let board = <Praetor as Board>::board(&scene).into_string();
        let html = read(&board);
        assert_eq!(all(&html, ".lay").len(), decisions.len());
        for plot in all(&html, ".lay") {
            let find = |selector: &str| -> Vec<_> {
                plot.select(&scraper::Selector::parse(selector).unwrap()).collect()
            };
            let place = find("button")[0].attr("value").unwrap();
            let ways = find(".ways > li");
            assert_eq!(ways.len(), 4);
            for (turn, way) in ways.iter().enumerate() {
                let mut after = *game;
                for notation in [place, way.attr("data-way").unwrap()] {
                    after.decide(seat, Decision::read(game.pack(), notation).unwrap());
                }
                let got = after.player(seat).favor - game.player(seat).favor;
                let sum = way.select(&scraper::Selector::parse(".sum").unwrap()).next().unwrap();
                assert_eq!(read_number(sum.text().collect()), got, "{place} turned {turn}");
                let score = find(&format!(".facing-{turn} .score"));
                let plazas = score.first().map_or(0, |score| read_number(score.text().collect()));
                let printed = i32::from(game.pack().tiles[tile.index()].favor);
                assert_eq!(plazas, got - printed, "{place} turned {turn}");
                seen += plazas;
            }
        }
    });
    assert!(seen > 100, "{seen}");
}

/// On a phone the drawer of what can be had comes by itself only where something is left, and in the
/// last turn the Wall promises no other demand.
#[test]
fn nothing_is_shown_or_promised_where_nothing_is_left() {
    let words = laws::words::<Praetor>(Lang::En);
    let (mut emptied, mut fulfilled) = (0, 0);
    for seed in 0..6 {
        laws::sensible_game::<Praetor>(&Setup::default(), 3, seed, |game, seat, decisions| {
            if game.stage() != Stage::Action || game.step() != Step::Choose {
                return;
            }
            let is_empty = game.available().is_empty() && game.walls().is_empty();
            if !is_empty && !game.is_last_turn() {
                return;
            }
            let view = View::new(game, Some(seat));
            let board = <Praetor as Board>::board(&scene(&view, Some(seat), decisions, &words));
            let html = read(&board.into_string());
            let open = all(&html, "details.handle.upright[open]").len();
            assert_eq!(open, usize::from(!is_empty));
            emptied += usize::from(is_empty);
            if game.is_last_turn() && game.walls().is_empty() {
                let said: String =
                    all(&html, ".walls .none").iter().flat_map(scraper::ElementRef::text).collect();
                assert_eq!(said, words.get("look-praetor-wall-done"));
                fulfilled += 1;
            }
        });
    }
    assert!(emptied > 0 && fulfilled > 0, "{emptied}, {fulfilled}");
}
