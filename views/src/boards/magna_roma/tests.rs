//! The laws of every board, and that what the board shows is what happens.

use std::cell::OnceCell;

use ludi_engine::{Game as _, Lang, Messages, Pack as _, Seat, View, Words as _};
use ludi_magna_roma::{Cell, Colour, Components, Decision, Level, MagnaRoma, Phase, Setup, brings};

use super::built::is_site;
use super::city::Window;
use super::{Scene, actions, gauges};
use crate::boards::tests::sensible_game;
use crate::components::LOOK_WORDS;

/// Setups that together show everything the board can show.
fn setups() -> Vec<Setup> {
    vec![
        Setup::default(),
        Setup {
            level: Level::Hard,
            place_population: false,
            bless_city_centre: true,
            bless_tokens_per_action: 1,
            monument_on_blessed_tile: false,
            icons_under_monument_count: false,
            skip_empty_ring_slots: false,
            ..Setup::default()
        },
    ]
}

fn scene<'a>(
    view: &'a View<MagnaRoma>,
    seat: Seat,
    decisions: &'a [Decision],
    words: &'a Messages,
) -> Scene<'a, MagnaRoma> {
    Scene {
        view,
        seat: Some(seat),
        acting: true,
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

/// Which refusals need not be said: cells out of sight or under a tile, blessings of somebody
/// without any token (said once), monuments where no four tiles meet, taking nobody off.
fn silent(game: &MagnaRoma, seat: Seat, decision: Decision) -> bool {
    let city = &game.realm(seat).city;
    match decision {
        Decision::Place(cell) => {
            city.taken.contains(cell) || !Window::of(city).cells().any(|shown| shown == cell)
        }
        Decision::Bless(cell) => {
            game.realm(seat).blessings == 0 && (cell != Cell::CENTRE || game.phase != Phase::Act)
        }
        Decision::Withdraw(monument) => {
            city.monument(monument).is_none_or(|built| built.people == 0)
        }
        Decision::Build { monument, cell } => {
            let mut legal = Vec::new();
            game.decisions(seat, &mut legal);
            let words = MagnaRoma::messages(Lang::En, &[LOOK_WORDS]).unwrap();
            let view = View::new(game, Some(seat));
            let scene = scene(&view, seat, &legal, &words);
            if super::built::fits_somewhere(&scene, monument) {
                let on_centre = game.pack().monuments[usize::from(monument)].on_centre;
                !is_site(city.taken, on_centre, cell)
            } else {
                actions::stand_in(&scene, monument) != Some(decision)
            }
        }
        _ => false,
    }
}

crate::boards::tests::board_laws!(MagnaRoma, setups(), silent);

#[test]
fn every_monument_has_a_picture_of_its_own() {
    for monument in &Components::builtin().monuments {
        assert!(
            crate::components::assets::has_symbol("magna-roma", monument.id),
            "{}",
            monument.id
        );
    }
}

/// Plays a sensible game and shows every position with its decisions.
fn positions(players: u8, look: impl FnMut(&MagnaRoma, Seat, &[Decision])) {
    sensible_game(&Setup::default(), players, u64::from(players) + 40, look);
}

/// MR-092: no tile and no cell open to one is ever out of sight; what is drawn measures five cells
/// in every turn, the outermost two lines being half deep where there are six, and no tile lies on
/// those. A city of 24 tiles moves by a few cells in all.
#[test]
fn the_window_shows_every_tile_and_every_open_cell() {
    // Where the centre is drawn, in half cells.
    let places = |window: Window| {
        [window.rows, window.columns]
            .map(|lines| 2 * i32::from(4 - lines.first) - i32::from(lines.half()))
    };
    let (mut moved, mut halves) = (0, 0);
    for players in 1..=4 {
        let mut before = [None; 4];
        positions(players, |game, seat, _| {
            let city = &game.realm(seat).city;
            let window = Window::of(city);
            let shown: Vec<Cell> = window.cells().collect();
            assert!(city.taken.or(city.open()).iter().all(|cell| shown.contains(&cell)));
            let lines = |half: bool| 5 + usize::from(half);
            let (rows, columns) = (lines(window.rows.half()), lines(window.columns.half()));
            assert_eq!(shown.len(), rows * columns);
            for (place, cell) in shown.into_iter().enumerate() {
                let (row, column) = (place / columns, place % columns);
                let is_half = rows == 6 && row % 5 == 0 || columns == 6 && column % 5 == 0;
                assert!(!is_half || !city.taken.contains(cell), "a tile is cut in two");
                halves += usize::from(is_half && city.open().contains(cell));
            }
            let now = places(window);
            let was = before[seat.index()].replace(now).unwrap_or(now);
            moved += was.iter().zip(now).map(|(was, now)| (was - now).abs()).sum::<i32>();
        });
    }
    assert!(halves > 100, "{halves}");
    assert!((1..=80).contains(&moved), "ten cities moved by {moved} half cells");
}

/// MR-094: the symbols drawn on a tile that is about to be placed are those it then forms.
#[test]
fn a_preview_is_what_the_placement_completes() {
    let mut symbols = 0;
    for players in [1, 2] {
        positions(players, |game, seat, _| {
            if game.phase != Phase::Face {
                return;
            }
            for turns in 0..4 {
                let shown = game.preview(game.spot, turns);
                let mut after = *game;
                after.decide(seat, Decision::Face(turns));
                assert_eq!(shown, after.symbols_at(seat, game.spot));
                symbols += shown.iter().filter(|gain| gain.amount > 0).count();
            }
        });
    }
    assert!(symbols > 100, "{symbols}");
}

/// MR-031, MR-050, MR-060, MR-070: the spaces that are outlined before a tile is laid are those its
/// markers come to stand on, unless a question comes in between.
#[test]
fn outlined_spaces_are_where_the_markers_come_to_stand() {
    let mut seen = 0;
    positions(2, |game, seat, _| {
        if game.phase != Phase::Face {
            return;
        }
        for turns in 0..4 {
            let outlined = gauges::reaches(game, seat, &brings(game, seat, game.spot, turns));
            let mut after = *game;
            after.decide(seat, Decision::Face(turns));
            if matches!(after.phase, Phase::Order | Phase::Trade) {
                continue;
            }
            let places = |game: &MagnaRoma| {
                let realm = game.realm(seat);
                let stars = Colour::ALL.map(|it| (it.id(), realm.stars[it as usize]));
                let common = [
                    ("market", realm.market),
                    ("military", realm.legions),
                    ("pantheon", realm.faith),
                ];
                stars.into_iter().chain(common)
            };
            let moved = places(game).zip(places(&after)).filter(|(was, is)| was != is);
            let moved = moved.map(|(_, (track, at))| format!("space-{track}-{at}"));
            assert_eq!(outlined, moved.collect::<Vec<String>>(), "{game:?}");
            seen += outlined.len();
        }
    });
    assert!(seen > 100, "{seen}");
}

/// MR-108: following the marked steps leads to the best assignment.
#[test]
fn the_marked_steps_lead_to_the_best_assignment() {
    let words = MagnaRoma::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let mut moved = 0;
    positions(3, |game, seat, _| {
        let mut game = *game;
        loop {
            let mut decisions = Vec::new();
            game.decisions(seat, &mut decisions);
            let view = View::new(&game, Some(seat));
            let Some(step) = super::built::best_step(&scene(&view, seat, &decisions, &words), seat)
            else {
                break;
            };
            game.decide(seat, step);
            moved += 1;
        }
        let points = |game: &MagnaRoma| -> i32 {
            let city = &game.realm(seat).city;
            city.monuments().map(|built| game.monument_points(seat, built, built.people)).sum()
        };
        if game.moves_left() > 0 {
            assert_eq!(points(&game), game.assignment(seat).points);
        }
    });
    assert!(moved > 30, "{moved}");
}

/// MR-015, MR-016: a tile of somebody's own box with a star of another colour and two icons shows
/// them all, for the eye and in words.
#[test]
fn a_tile_shows_stars_of_other_colours_and_two_icons() {
    let plain = "stars = 0, icon = \"mask\"";
    let rich = "stars = { red = 1, purple = 1 }, icon = [\"mask\", \"lyre\"]";
    let text = MagnaRoma::about().pack.replacen(plain, rich, 1);
    let pack: &'static Components = Box::leak(Box::new(Components::parse(&text).unwrap()));
    let game = MagnaRoma::new(pack, &Setup::default(), 2).unwrap();
    let words = MagnaRoma::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let view = View::new(&game, Some(Seat(0)));
    let scene = scene(&view, Seat(0), &[], &words);
    let tile = pack.tiles.iter().position(|tile| tile.id == "r01").unwrap() as u8;
    let picture = super::tile::picture(&scene, tile, 0, "").into_string();
    for mark in ["#mask", "#lyre", "class=\"other-star purple\""] {
        assert_eq!(picture.matches(mark).count(), 1, "{mark} in {picture}");
    }
    assert_eq!(picture.matches("#star").count(), 2, "{picture}");
    let said = scene.say(&ludi_magna_roma::phrases::tile(&game, tile));
    assert!(said.starts_with("red tile (1 star, 1 purple star, mask, lyre, "), "{said}");
}

/// MR-033: a bonus that links two tracks is drawn between them once, from the upper one.
#[test]
fn a_linked_bonus_is_drawn_once_between_its_tracks() {
    let game = MagnaRoma::new(Components::builtin(), &Setup::default(), 2).unwrap();
    let words = MagnaRoma::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let view = View::new(&game, Some(Seat(0)));
    let drawn = super::tracks::draw(&scene(&view, Seat(0), &[], &words)).into_string();
    let linked = view.pack().bonuses.iter().filter(|bonus| bonus.linked.is_some()).count();
    assert!(linked > 0);
    assert_eq!(drawn.matches("bonus linked").count(), 2 * linked, "at both of its ends");
    assert_eq!(drawn.matches("bonus linked upper").count(), linked, "from one of them");
}

/// MR-110: the goal speaks to whoever leads, and of whoever leads to the others.
#[test]
fn the_goal_speaks_to_whoever_leads() {
    let words = MagnaRoma::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let (mut own, mut others) = (0, 0);
    positions(2, |game, _, _| {
        let points = [0, 1].map(|seat| game.score(Seat(seat)));
        if points[0] == points[1] || game.phase == Phase::Over {
            return;
        }
        let leader = Seat(u8::from(points[1] > points[0]));
        for seat in [Seat(0), Seat(1)] {
            let view = View::new(game, Some(seat));
            let goal = super::learn::goal(&scene(&view, seat, &[], &words));
            assert_eq!(goal.contains("you lead"), seat == leader, "{goal}");
            if seat == leader { own += 1 } else { others += 1 }
        }
    });
    assert!(own > 20 && others > 20, "{own} {others}");
}

/// MR-097: that no monument is left is said when none is left, not before the first are drawn.
#[test]
fn monuments_to_be_drawn_are_left() {
    let game = MagnaRoma::new(Components::builtin(), &Setup::default(), 2).unwrap();
    let words = MagnaRoma::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let view = View::new(&game, Some(Seat(0)));
    let drawn = super::actions::monuments(&scene(&view, Seat(0), &[], &words)).into_string();
    assert!(!drawn.contains(&words.get("look-magna-roma-no-monuments")), "{drawn}");
}
