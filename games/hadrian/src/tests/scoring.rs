//! HW-160 to HW-164, HW-177: the end of the game.

use super::*;
use crate::components::{Honour, Metric};
use crate::scoring::rank;

/// A finished game with empty sheets and no path cards.
fn over(players: u8) -> Hadrian {
    let mut game = acting(players);
    for seat in Seat::all(players) {
        game.sheet_mut(seat).paths = [crate::NO_CARD; 6];
    }
    (game.phase, game.waiting, game.year) = (Phase::Over, SeatSet::EMPTY, 6);
    game
}

/// The points of a path card on a sheet.
fn path(id: &str, prepare: impl Fn(&mut Sheet)) -> u8 {
    let mut sheet = *over(3).sheet(A);
    prepare(&mut sheet);
    sheet.path_points(pack(), &pack().cards[usize::from(card(id))])
}

/// HW-160: workers of the last attack are lost, its Valour counts.
#[test]
fn the_last_attack_ends_the_game() {
    let mut game = acting(3);
    (game.year, game.sheet_mut(A).cohorts) = (6, [6; 3]);
    game.sheet_mut(A).attributes = [0, 0, 2, 0];
    finish_all(&mut game);
    attack(&mut game, &[Cohort::Left; 4]);
    attack(&mut game, &[Cohort::Right; 4]);
    assert_eq!(game.next(), Next::Over);
    assert_eq!((game.sheet(A).attributes, game.sheet(A).pool), ([0, 0, 6, 0], Pieces::NONE));
}

/// HW-002, HW-163: most points win.
#[test]
fn most_points_win() {
    let mut game = over(3);
    game.sheet_mut(B).attributes = [3, 4, 0, 0];
    game.sheet_mut(C).attributes = [0, 0, 6, 0];
    let standings = game.standings();
    let ranks: Vec<u8> = standings.seats.iter().map(|sheet| sheet.rank).collect();
    assert_eq!(ranks, [3, 1, 2]);
}

/// HW-003, HW-087, HW-161: attributes and path cards count, open Disdain costs.
#[test]
fn the_score_sheet_has_these_lines() {
    let mut game = over(3);
    let sheet = game.sheet_mut(A);
    (sheet.attributes, sheet.disdain) = ([5, 6, 7, 8], 2);
    sheet.paths[0] = card("architect");
    sheet.landmarks = 0b101;
    let standings = game.standings();
    let lines: Vec<(&str, i32, i32)> = standings.seats[0]
        .lines
        .iter()
        .map(|line| (line.key.as_str(), line.count, line.points))
        .collect();
    let expected = [
        ("renown", 5, 5),
        ("piety", 6, 6),
        ("valour", 7, 7),
        ("discipline", 8, 8),
        ("path-landmarks", 2, 2),
        ("disdain", 2, -3),
    ];
    assert_eq!(lines, expected);
    assert_eq!(standings.seats[0].total, 25);
}

/// HW-162, TV-17: what open Disdain costs.
#[test]
fn disdain_costs_points() {
    let mut sheet = *over(1).sheet(A);
    let costs: Vec<i32> = (0..=15)
        .map(|disdain| {
            sheet.disdain = disdain;
            sheet.penalty(pack())
        })
        .collect();
    let expected = [0, 1, 3, 5, 7, 9, 12, 15, 18, 22, 22, 22, 22, 22, 22, 22];
    assert_eq!(costs, expected);
}

/// TV-16, HW-161: 57 + 11 − 5 = 63.
#[test]
fn a_whole_score() {
    let mut game = over(1);
    let sheet = game.sheet_mut(A);
    (sheet.attributes, sheet.disdain) = ([6, 23, 12, 16], 3);
    (sheet.landmarks, sheet.production, sheet.temple) = (0b111, 9, 14);
    sheet.citizens = [9, 9, 0, 0, 0];
    sheet.strength = [4, 0];
    for (place, id) in
        ["architect", "forager", "pontiff", "planner", "trainer", "fighter"].iter().enumerate()
    {
        sheet.paths[place] = card(id);
    }
    assert_eq!((sheet.all_path_points(pack()), sheet.points(pack())), (11, 63));
}

/// HW-163, AMB-34, AMB-45: ties by least open Disdain, then most path points, then shared.
#[test]
fn ties_are_broken_in_order() {
    let mut game = over(4);
    let with = |game: &mut Hadrian, seat: u8, renown: u8, received: u8, landmarks: u8| {
        let sheet = game.sheet_mut(Seat(seat));
        sheet.attributes = [renown, 0, 0, 0];
        (sheet.disdain, sheet.bribed) = (received, 0);
        (sheet.landmarks, sheet.paths[0]) = (landmarks, card("architect"));
    };
    with(&mut game, 0, 11, 1, 0);
    with(&mut game, 1, 10, 0, 0);
    with(&mut game, 2, 9, 0, 1);
    with(&mut game, 3, 10, 0, 0);
    (game.sheet_mut(B).disdain, game.sheet_mut(B).bribed) = (4, 4);
    let standings = game.standings();
    assert!(standings.seats.iter().all(|sheet| sheet.total == 10));
    let ranks: Vec<u8> = standings.seats.iter().map(|sheet| sheet.rank).collect();
    assert_eq!(ranks, [4, 2, 1, 2]);
}

/// HW-164: the highest step counts alone; below the first there is nothing.
#[test]
fn steps_are_not_added_up() {
    let points = [0, 2, 3, 5, 6, 8, 9].map(|n| path("forager", |sheet| sheet.production = n));
    assert_eq!(points, [0, 0, 1, 1, 2, 2, 3]);
}

/// HW-164.1: landmarks.
#[test]
fn architect() {
    let points = [0, 0b1, 0b11, 0b111, 0b1111].map(|l| path("architect", |s| s.landmarks = l));
    assert_eq!(points, [0, 1, 2, 3, 3]);
}

/// HW-164.2, AMB-31: at most 4, 2, 0 open Disdain.
#[test]
fn aristocrat() {
    let points = [0, 1, 2, 3, 4, 5].map(|d| path("aristocrat", |sheet| sheet.disdain = d));
    assert_eq!(points, [3, 2, 2, 1, 1, 0]);
    let bribed = path("aristocrat", |sheet| (sheet.disdain, sheet.bribed) = (6, 6));
    assert_eq!(bribed, 3);
}

/// HW-164.3: Wall sections of 7, 7 and 7.
#[test]
fn defender() {
    let points = [6, 7, 13, 14, 20, 21].map(|n| path("defender", |sheet| sheet.wall = n));
    assert_eq!(points, [0, 1, 1, 2, 2, 3]);
}

/// HW-164.4, AMB-32: Large buildings of both sheets.
#[test]
fn engineer() {
    let bits = |ids: &[&str]| ids.iter().map(|id| 1 << pack().building(id).unwrap()).sum::<u32>();
    let large = [
        "large_granary",
        "large_hotel",
        "large_workshop",
        "large_road",
        "large_precinct",
        "large_gardens",
        "large_temple",
    ];
    let points: Vec<u8> =
        (0..=7).map(|n| path("engineer", |sheet| sheet.built = bits(&large[..n]))).collect();
    assert_eq!(points, [0, 0, 1, 1, 2, 2, 3, 3]);
    let small = bits(&["market", "theatre", "small_temple", "medium_temple", "baths"]);
    assert_eq!(path("engineer", |sheet| sheet.built = small), 0);
}

/// HW-164.5: full cohorts.
#[test]
fn fighter() {
    let points = [[5, 5, 5], [6, 5, 0], [6, 0, 6], [6, 6, 6]]
        .map(|cohorts| path("fighter", |sheet| sheet.cohorts = cohorts));
    assert_eq!(points, [0, 1, 2, 3]);
}

/// HW-164.6, AMB-09, TV-27: production circles, the printed one included.
#[test]
fn forager() {
    assert_eq!(path("forager", |_| ()), 0);
    assert_eq!(path("forager", |sheet| sheet.production += 2), 1);
    assert_eq!(path("forager", |sheet| sheet.production = 6), 2);
    assert_eq!(path("aristocrat", |sheet| sheet.disdain = 5), 0);
}

/// HW-164.7: goods, duplicates included.
#[test]
fn merchant() {
    let goods =
        |n: usize| path("merchant", |sheet| (0..n).for_each(|place| sheet.goods.write(place, 1)));
    assert_eq!([3, 4, 5, 6, 7, 8].map(goods), [0, 1, 1, 2, 2, 3]);
}

/// HW-164.8: full citizen tracks.
#[test]
fn planner() {
    let full = |n: usize| path("planner", |sheet| sheet.citizens[..n].fill(9));
    assert_eq!([0, 1, 2, 3, 4, 5].map(full), [0, 0, 1, 1, 2, 3]);
    assert_eq!(path("planner", |sheet| sheet.citizens = [8; 5]), 0);
}

/// HW-164.9, AMB-33: temples filled, not built.
#[test]
fn pontiff() {
    let points = [1, 2, 7, 8, 13, 14].map(|n| path("pontiff", |sheet| sheet.temple = n));
    assert_eq!(points, [0, 1, 1, 2, 2, 3]);
    assert_eq!(path("pontiff", |sheet| sheet.built = u32::MAX), 0);
}

/// HW-164.10: full map columns, rows do not count.
#[test]
fn ranger() {
    let columns =
        |n: u8| path("ranger", |sheet| sheet.map = (0..n).map(|c| pack().scouting.column(c)).sum());
    assert_eq!([0, 1, 2, 3, 4, 5].map(columns), [0, 1, 1, 2, 2, 3]);
    assert_eq!(path("ranger", |sheet| sheet.map = pack().scouting.row(0)), 0);
}

/// HW-164.11: strength of both gladiators, dead or alive.
#[test]
fn trainer() {
    let points = [[3, 0], [4, 0], [3, 4], [2, 6], [6, 5], [6, 6]]
        .map(|strength| path("trainer", |sheet| sheet.strength = strength));
    assert_eq!(points, [0, 1, 1, 2, 2, 3]);
    assert_eq!(path("trainer", |s| (s.strength, s.damage) = ([4, 4], [4, 4])), 2);
}

/// HW-164.12: Wall Guard sections of 6, 6 and 6.
#[test]
fn vanguard() {
    let points = [5, 6, 11, 12, 17, 18].map(|n| path("vanguard", |sheet| sheet.guard = n));
    assert_eq!(points, [0, 1, 1, 2, 2, 3]);
}

/// HW-177, AMB-35: solo ranks; negative scores rate lowest; no titles in company.
#[test]
fn a_solo_score_earns_a_title() {
    use Honour::{Centurion, Legatus, Miles, Praefectus, PrimusPilus};
    let titles = [-9, 0, 39, 40, 49, 50, 59, 60, 69, 70, 118].map(|n| rank(&pack().ranks, n));
    let expected = [
        Miles,
        Miles,
        Miles,
        Centurion,
        Centurion,
        PrimusPilus,
        PrimusPilus,
        Praefectus,
        Praefectus,
        Legatus,
        Legatus,
    ];
    assert_eq!(titles, expected);
    let mut game = over(1);
    game.sheet_mut(A).disdain = 9;
    let sheet = &game.standings().seats[0];
    assert_eq!((sheet.total, sheet.title.as_deref()), (-22, Some("rank-miles")));
    assert_eq!(over(2).standings().seats[0].title, None);
}

/// HW-164: every path card measures something else.
#[test]
fn twelve_cards_measure_twelve_things() {
    let mut metrics: Vec<Metric> = pack().cards.iter().map(|card| card.metric).collect();
    metrics.sort_unstable();
    metrics.dedup();
    assert_eq!(metrics.len(), 12);
}
