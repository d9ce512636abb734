//! HW-140 to HW-146: Diplomats and Scouting.

use super::*;
use crate::{Area, Source};

/// The cells as bits, given as (row, column) from 1.
fn cells(list: &[(u8, u8)]) -> u32 {
    list.iter().map(|(row, column)| 1 << ((row - 1) * 5 + column - 1)).sum()
}

/// A rich player with all Patricians whose own card shows this pattern's card.
fn scouting(own: &str) -> Hadrian {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).citizens = [0, 0, 0, 0, 9];
    game.sheet_mut(A).prospect = card(own);
    game
}

/// HW-140: 1, 3 and 6 Patricians; Servant, Soldier and two Resources each; three in all.
#[test]
fn diplomats_ask_for_patricians() {
    let mut game = acting(3);
    enrich(&mut game, A);
    for (cohort, patricians) in ["right", "left", "center"].into_iter().zip([1, 3, 6]) {
        let text = format!("diplomat {cohort}");
        game.sheet_mut(A).citizens[4] = patricians - 1;
        assert_eq!(refusal(&game, A, &text), Refusal::Citizens(Citizen::Patricians, patricians));
        game.sheet_mut(A).citizens[4] = patricians;
        game.sheet_mut(A).attributes = [0; 4];
        assert_eq!(effect(&mut game, A, &text).0, [-1, 0, -1, 0, -2]);
    }
    assert_eq!(game.sheet(A).diplomats, [2, 3, 1]);
}

/// HW-141, HW-013: 1 Valour and 2 Favours for a cohort; each diplomat serves another one.
#[test]
fn each_diplomat_serves_another_cohort() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).citizens[4] = 9;
    assert_eq!(effect(&mut game, A, "diplomat center").1, [0, 0, 1, 0]);
    assert_eq!(game.sheet(A).diplomat_favours, [0, 2, 0]);
    assert_eq!(refusal(&game, A, "diplomat center"), Refusal::Served(Cohort::Center));
    assert!(allows(&game, A, "diplomat left"));
}

/// HW-142: five scouts for 2, 4, 5, 7 and 9 Patricians and a Soldier each, without a building.
#[test]
fn scouts_ask_for_patricians() {
    let mut game = scouting("ranger");
    game.sheet_mut(A).attributes = [25; 4];
    for (patricians, place) in [2, 4, 5, 7, 9].into_iter().zip([
        "map own r1c1",
        "map own r2c1",
        "map own r3c1",
        "map own r4c1",
        "map own r1c5 rot90",
    ]) {
        game.sheet_mut(A).citizens[4] = patricians - 1;
        let refused = Refusal::Citizens(Citizen::Patricians, patricians);
        assert_eq!(refusal(&game, A, "scout own"), refused);
        game.sheet_mut(A).citizens[4] = patricians;
        let soldiers = game.sheet(A).has(Piece::Soldier);
        play(&mut game, A, &["scout own"]);
        assert_eq!(game.sheet(A).has(Piece::Soldier), soldiers, "paid with the placement");
        decide(&mut game, A, place);
        assert_eq!(game.sheet(A).has(Piece::Soldier), soldiers - 1);
    }
    assert_eq!(refusal(&game, A, "scout own"), Refusal::UsedUp(Area::Scouting));
}

/// HW-143, HW-045: the own pattern pays the supply, a neighbour's the neighbour, as often as
/// one likes.
#[test]
fn a_neighbours_pattern_pays_the_neighbour() {
    let mut game = scouting("pontiff");
    game.sheet_mut(B).prospect = card("fighter");
    play(&mut game, A, &["scout left", "map left r1c1", "scout left", "map left r3c1"]);
    assert_eq!(game.sheet(B).pool, pool([2, 0, 0, 0, 0]));
    assert!(allows(&game, B, "guard"));
    play(&mut game, A, &["scout own"]);
    assert_eq!(refusal(&game, A, "map left r1c3"), Refusal::OtherCard);
    decide(&mut game, A, "map own r1c3");
    assert_eq!(game.sheet(C).pool, Pieces::NONE);
    assert_eq!(refusal(&game, A, "scout deck"), Refusal::NoPattern);
}

/// HW-144: 68, 12, 13, 34 and 34 ways to lay the patterns on the empty map of 4 by 5.
#[test]
fn patterns_may_be_turned_and_mirrored() {
    assert_eq!(pack().scouting.whole(), (1 << 20) - 1);
    for (id, letter, ways) in [
        ("defender", 'L', 68),
        ("fighter", 'O', 12),
        ("ranger", 'I', 13),
        ("pontiff", 'T', 34),
        ("planner", 'S', 34),
    ] {
        let mut game = scouting(id);
        decide(&mut game, A, "scout own");
        let mut list = Vec::new();
        game.decisions(A, &mut list);
        assert_eq!(list.len(), ways, "{letter}");
        assert_eq!(game.pattern(A, Source::Own).unwrap().letter, letter);
    }
}

/// HW-144: wholly inside the map, on empty cells only.
#[test]
fn a_pattern_needs_empty_cells_inside_the_map() {
    let mut game = scouting("ranger");
    decide(&mut game, A, "scout own");
    assert_eq!(refusal(&game, A, "map own r1c3"), Refusal::OffMap);
    assert_eq!(refusal(&game, A, "map own r2c1 rot90"), Refusal::OffMap);
    assert_eq!(refusal(&game, A, "map own r1c1 rot180"), Refusal::OffMap);
    game.sheet_mut(A).map = cells(&[(1, 4)]);
    assert_eq!(refusal(&game, A, "map own r1c1"), Refusal::Covered);
    assert!(allows(&game, A, "map own r2c1"));
}

/// HW-145: Resources in the corners and bottom centre, Servants in row 2, columns 2 and 4.
#[test]
fn icons_on_the_map_are_gained() {
    let found: Vec<(usize, Piece)> = pack()
        .scouting
        .cells
        .iter()
        .enumerate()
        .filter_map(|(index, cell)| Some((index, (*cell)?)))
        .collect();
    let (r, s) = (Piece::Resource, Piece::Servant);
    assert_eq!(found, [(0, r), (4, r), (6, s), (8, s), (15, r), (17, r), (19, r)]);
    let mut game = scouting("fighter");
    decide(&mut game, A, "scout own");
    assert_eq!(effect(&mut game, A, "map own r1c1").0, [-1, 0, 1, 0, 1]);
}

/// HW-146, AMB-26: 1 Valour for each row completed, nothing for columns.
#[test]
fn complete_rows_bring_valour() {
    let mut game = scouting("fighter");
    game.sheet_mut(A).map = cells(&[(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]);
    decide(&mut game, A, "scout own");
    assert_eq!(effect(&mut game, A, "map own r1c4").1, [0, 0, 2, 0]);
    let mut game = scouting("ranger");
    decide(&mut game, A, "scout own");
    assert_eq!(effect(&mut game, A, "map own r1c2 rot90").1, NO_ATTRIBUTES);
}

/// TV-13, AMB-26: the mirrored S pattern completes two rows.
#[test]
fn a_mirrored_pattern_completes_two_rows() {
    let mut game = scouting("pontiff");
    game.sheet_mut(B).prospect = card("planner");
    game.sheet_mut(A).map =
        cells(&[(2, 5), (3, 3), (3, 4), (3, 5), (4, 2), (4, 3), (4, 4), (4, 5)]);
    let wanted = cells(&[(2, 2), (3, 1), (3, 2), (4, 1)]);
    decide(&mut game, A, "scout left");
    let pattern = game.pattern(A, Source::Left).unwrap();
    let placement = pattern.placements.iter().find(|p| p.cells == wanted).unwrap();
    let (pieces, attributes, _) = effect(&mut game, A, &format!("map left {}", placement.spot));
    assert_eq!((pieces, attributes), ([-1, 0, 1, 0, 1], [0, 0, 2, 0]));
    assert_eq!(
        game.sheet(A).map,
        wanted
            | cells(&[(2, 5), (3, 3), (3, 4), (3, 5)])
            | cells(&[(4, 2), (4, 3), (4, 4), (4, 5)])
    );
}

/// AMB-27: a card whose pattern fits nowhere cannot be used, and nothing is paid.
#[test]
fn a_pattern_without_room_cannot_be_used() {
    let mut game = scouting("ranger");
    game.sheet_mut(B).prospect = card("fighter");
    game.sheet_mut(A).map = pack().scouting.whole() & !cells(&[(1, 1), (1, 2), (2, 1), (2, 2)]);
    assert_eq!(refusal(&game, A, "scout own"), Refusal::NoRoom);
    play(&mut game, A, &["scout left", "map left r1c1"]);
    assert_eq!(game.sheet(A).map, pack().scouting.whole());
}
