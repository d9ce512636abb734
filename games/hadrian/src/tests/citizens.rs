//! HW-084 to HW-093, HW-111, HW-112, HW-125 to HW-134: tracks of attributes and citizens, and
//! the use of Theatre, Temples, Baths and Courthouse.

use super::*;
use crate::Area;

/// What filling box `place` of an attribute gives: pieces and other attributes.
fn attribute_box(attribute: Attribute, place: u8) -> String {
    let mut sheet = *acting(3).sheet(A);
    sheet.attributes[attribute.index()] = place - 1;
    let before = sheet;
    sheet.fill_attribute(pack(), attribute, &mut ());
    describe(&before, &sheet, |a| a != attribute)
}

fn describe(before: &Sheet, after: &Sheet, other: impl Fn(Attribute) -> bool) -> String {
    let (pieces, attributes, _) = change(before, after);
    let mut text = String::new();
    for (kind, n) in "lbscr".chars().zip(pieces) {
        text.extend((0..n).map(|_| kind));
    }
    for ((kind, attribute), n) in "RPVD".chars().zip(Attribute::ALL).zip(attributes) {
        text.extend((0..n).filter(|_| other(attribute)).map(|_| kind));
    }
    text
}

/// HW-084, HW-085: 25 boxes; 3, 6, 9, 12, 15, 19 and 23 give a worker.
#[test]
fn attribute_boxes_give_workers() {
    for (attribute, worker) in Attribute::ALL.into_iter().zip(["c", "s", "l", "b"]) {
        for place in 1..=25 {
            let expected = match place {
                3 | 6 | 9 | 12 | 15 | 19 | 23 => worker,
                17 | 21 | 25 => continue,
                _ => "",
            };
            assert_eq!(attribute_box(attribute, place), expected, "{attribute:?} {place}");
        }
    }
}

/// HW-086: boxes 17, 21 and 25 give another attribute.
#[test]
fn attribute_boxes_give_other_attributes() {
    let table = [
        (Attribute::Renown, ["P", "D", "V"]),
        (Attribute::Piety, ["R", "V", "D"]),
        (Attribute::Valour, ["D", "R", "P"]),
        (Attribute::Discipline, ["V", "P", "R"]),
    ];
    for (attribute, others) in table {
        for (place, other) in [17, 21, 25].into_iter().zip(others) {
            assert_eq!(attribute_box(attribute, place), other, "{attribute:?} {place}");
        }
    }
}

/// TV-19, HW-084: the chain at the end of Renown; the point beyond 25 is lost.
#[test]
fn points_beyond_the_last_box_are_lost() {
    let mut sheet = *acting(3).sheet(A);
    sheet.attributes = [24, 0, 2, 0];
    for _ in 0..2 {
        sheet.fill_attribute(pack(), Attribute::Renown, &mut ());
    }
    assert_eq!(sheet.attributes, [25, 0, 3, 0]);
    assert_eq!(sheet.pool, pool([1, 0, 0, 0, 0]));
}

/// HW-090, HW-091, HW-093: five tracks of 9 boxes for a Civilian each, and what they give.
#[test]
fn citizen_boxes_give_what_is_printed() {
    let table = [
        ("traders", ["s", "", "b", "", "r", "", "b", "R", "r"]),
        ("performers", ["b", "", "s", "", "l", "", "s", "R", "b"]),
        ("priests", ["s", "", "s", "P", "s", "P", "s", "P", "s"]),
        ("apparitores", ["b", "", "l", "D", "b", "D", "l", "D", "b"]),
        ("patricians", ["r", "", "l", "R", "r", "R", "l", "R", "r"]),
    ];
    for (track, boxes) in table {
        let mut game = acting(3);
        for (index, given) in boxes.into_iter().enumerate() {
            game.sheet_mut(A).attributes = [0; 4];
            give(&mut game, A, [0, 0, 0, 1, 0]);
            let mut before = *game.sheet(A);
            before.pool = Pieces::NONE;
            decide(&mut game, A, &format!("citizen {track}"));
            assert_eq!(describe(&before, game.sheet(A), |_| true), given, "{track} {}", index + 1);
        }
        give(&mut game, A, [0, 0, 0, 1, 0]);
        let full = refusal(&game, A, &format!("citizen {track}"));
        assert_eq!(full, Refusal::Full(Area::Citizens));
    }
}

/// HW-092: coloured flags stand where buildings and diplomats become available.
#[test]
fn coloured_flags_open_buildings_and_diplomats() {
    let flags: Vec<&[u8]> = pack().coloured_flags.iter().map(Vec::as_slice).collect();
    let expected: [&[u8]; 5] = [&[3, 4, 6, 9], &[1, 3], &[1, 3, 4, 6, 7], &[3, 4], &[1, 3, 6]];
    assert_eq!(flags, expected);
    let mut game = acting(3);
    enrich(&mut game, A);
    assert_eq!(refusal(&game, A, "build theatre"), Refusal::Citizens(Citizen::Performers, 1));
    decide(&mut game, A, "citizen performers");
    assert!(allows(&game, A, "build theatre"));
}

/// HW-111, HW-012: one performance a year, any order, for a Resource; the year is written down.
#[test]
fn one_performance_a_year() {
    let mut game = acting(3);
    let building = pack().building("theatre").unwrap();
    let family = crate::components::Family::Theatre;
    game.sheet_mut(A).citizens = [0, 9, 0, 0, 0];
    assert_eq!(refusal(&game, A, "perform 1"), Refusal::NotBuilt { building, family });
    build(&mut game, A, &["theatre"]);
    assert_eq!(refusal(&game, A, "perform 1"), Refusal::Pay { piece: Piece::Resource, need: 1 });
    enrich(&mut game, A);
    game.year = 3;
    decide(&mut game, A, "perform 6");
    assert_eq!(game.sheet(A).theatre.get(5), 3);
    assert_eq!(refusal(&game, A, "perform 1"), Refusal::YearLimit(Area::Theatre));
    game.year = 4;
    assert_eq!(refusal(&game, A, "perform 6"), Refusal::BoxFilled(Area::Theatre));
    assert!(allows(&game, A, "perform 1"));
}

/// HW-112: what the six performances ask for and give.
#[test]
fn performances_give_what_is_printed() {
    // Citizens' own boxes are full of nothing here: tracks stand where the next box is blank.
    let table = [
        (1, 1, [0; 5], NO_ATTRIBUTES, [1, 0, 0, 0, 0]),
        (2, 3, [1, 0, 0, 0, 0], [0, 0, 0, 1], NO_CITIZENS),
        (3, 5, [0, 0, 1, 0, 0], [0, 1, 0, 0], NO_CITIZENS),
        (4, 6, [0; 5], [0, 0, 0, 1], [0, 0, 0, 1, 0]),
        (5, 8, [0; 5], [0, 1, 0, 0], [0, 0, 1, 0, 0]),
        (6, 9, [0; 5], [1, 0, 0, 0], [0, 0, 0, 0, 1]),
    ];
    for (place, performers, pieces, attributes, citizens) in table {
        let mut game = acting(3);
        build(&mut game, A, &["theatre"]);
        give(&mut game, A, [0, 0, 0, 0, 1]);
        let text = format!("perform {place}");
        game.sheet_mut(A).citizens = [1, performers - 1, 1, 1, 1];
        let needs = Refusal::Citizens(Citizen::Performers, performers);
        assert_eq!(refusal(&game, A, &text), needs);
        game.sheet_mut(A).citizens = [1, performers, 1, 1, 1];
        let (mut gained, attributes_gained, citizens_gained) = effect(&mut game, A, &text);
        gained[4] += 1;
        assert_eq!((gained, attributes_gained, citizens_gained), (pieces, attributes, citizens));
    }
}

/// AMB-20: a citizen from the Theatre for a full track is lost, the rest is gained.
#[test]
fn a_performance_for_a_full_track_loses_the_citizen() {
    let mut game = acting(3);
    enrich(&mut game, A);
    build(&mut game, A, &["theatre"]);
    game.sheet_mut(A).citizens = [0, 9, 0, 9, 0];
    let (_, attributes, citizens) = effect(&mut game, A, "perform 4");
    assert_eq!((attributes, citizens), ([0, 0, 0, 1], NO_CITIZENS));
}

/// HW-125: any worker pays, Soldiers too; a Resource does not.
#[test]
fn any_worker_fills_a_temple() {
    let mut game = acting(3);
    enrich(&mut game, A);
    build(&mut game, A, &["small_temple", "medium_temple"]);
    game.sheet_mut(A).citizens = [0, 0, 3, 0, 0];
    assert_eq!(refusal(&game, A, "temple resource"), Refusal::WrongPiece(Area::Temples));
    for piece in ["soldier", "builder", "servant", "civilian"] {
        let before = *game.sheet(A);
        decide(&mut game, A, &format!("temple {piece}"));
        let index = Piece::from_id(piece).unwrap().index();
        assert_eq!(change(&before, game.sheet(A)).0[index], -1, "{piece}");
    }
    assert_eq!(game.sheet(A).temple, 4);
}

/// HW-125, HW-126, HW-127: rows, Priests, Piety and Favours of all temples in order.
#[test]
fn temples_are_filled_row_by_row() {
    let mut game = acting(3);
    let rows = [1, 3, 5, 6, 6, 8, 9];
    let temples = ["small_temple", "medium_temple", "large_temple"];
    for (row, priests) in rows.into_iter().enumerate() {
        let needed = temples[[0, 1, 1, 1, 2, 2, 2][row]];
        enrich(&mut game, A);
        game.sheet_mut(A).citizens = [0, 0, 9, 0, 0];
        if !game.sheet(A).stands(pack().building(needed).unwrap()) {
            assert!(matches!(refusal(&game, A, "temple servant"), Refusal::NotBuilt { .. }));
            build(&mut game, A, &[needed]);
        }
        game.sheet_mut(A).citizens = [0, 0, priests - 1, 0, 0];
        let refused = Refusal::Citizens(Citizen::Priests, priests);
        assert_eq!(refusal(&game, A, "temple servant"), refused);
        game.sheet_mut(A).citizens = [0, 0, priests, 0, 0];
        game.sheet_mut(A).attributes = [0; 4];
        assert_eq!(effect(&mut game, A, "temple soldier").1, NO_ATTRIBUTES);
        let favours = game.sheet(A).temple_favours;
        assert_eq!(effect(&mut game, A, "temple soldier").1, [0, 1, 0, 0]);
        let last = matches!(row, 0 | 3 | 6);
        assert_eq!(game.sheet(A).temple_favours, favours + u8::from(last), "row {row}");
    }
    assert_eq!(refusal(&game, A, "temple servant"), Refusal::UsedUp(Area::Temples));
}

/// TV-18: the second row of the Medium Temple.
#[test]
fn the_second_row_of_the_medium_temple() {
    let mut game = acting(3);
    enrich(&mut game, A);
    build(&mut game, A, &["small_temple", "medium_temple"]);
    (game.sheet_mut(A).temple, game.sheet_mut(A).citizens[2]) = (5, 5);
    assert_eq!(effect(&mut game, A, "temple civilian").1, [0, 1, 0, 0]);
    let refused = Refusal::Citizens(Citizen::Priests, 6);
    assert_eq!(refusal(&game, A, "temple civilian"), refused);
}

/// HW-131: two bribes a year, in any order, each at its price and its Apparitores.
#[test]
fn bribes_remove_disdain() {
    let prices = [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3)];
    for (place, (apparitores, price)) in prices.into_iter().enumerate() {
        let mut game = acting(3);
        enrich(&mut game, A);
        build(&mut game, A, &["baths"]);
        game.sheet_mut(A).disdain = 5;
        let text = format!("bribe {}", place + 1);
        game.sheet_mut(A).citizens = [0, 0, 0, apparitores - 1, 0];
        let refused = Refusal::Citizens(Citizen::Apparitores, apparitores);
        assert_eq!(refusal(&game, A, &text), refused);
        game.sheet_mut(A).citizens = [0, 0, 0, apparitores, 0];
        assert_eq!(effect(&mut game, A, &text).0, [0, 0, 0, 0, -price]);
        assert_eq!(game.sheet(A).open_disdain(), 4);
        assert_eq!(refusal(&game, A, &text), Refusal::BoxFilled(Area::Baths));
    }
}

/// HW-131, HW-012: a third bribe has to wait for the next year.
#[test]
fn two_bribes_a_year() {
    let mut game = acting(3);
    enrich(&mut game, A);
    build(&mut game, A, &["baths"]);
    (game.sheet_mut(A).disdain, game.sheet_mut(A).citizens[3]) = (5, 8);
    play(&mut game, A, &["bribe 6", "bribe 1"]);
    assert_eq!(refusal(&game, A, "bribe 2"), Refusal::YearLimit(Area::Baths));
    game.year = 2;
    assert!(allows(&game, A, "bribe 2"));
}

/// TV-12: two bribes, for one and then two Resources.
#[test]
fn two_more_bribes() {
    let mut game = acting(3);
    give(&mut game, A, [0, 0, 0, 0, 3]);
    build(&mut game, A, &["baths"]);
    game.year = 4;
    let sheet = game.sheet_mut(A);
    (sheet.disdain, sheet.bribed, sheet.citizens[3]) = (3, 1, 5);
    sheet.baths.write(0, 2);
    assert_eq!(effect(&mut game, A, "bribe 2").0, [0, 0, 0, 0, -1]);
    assert_eq!(effect(&mut game, A, "bribe 3").0, [0, 0, 0, 0, -2]);
    assert_eq!(game.sheet(A).open_disdain(), 0);
}

/// HW-132, HW-013: no bribe without open Disdain; removed Disdain is not open.
#[test]
fn bribes_need_open_disdain() {
    let mut game = acting(3);
    enrich(&mut game, A);
    build(&mut game, A, &["baths"]);
    game.sheet_mut(A).citizens = [0, 0, 0, 8, 0];
    assert_eq!(refusal(&game, A, "bribe 1"), Refusal::NoDisdain);
    (game.sheet_mut(A).disdain, game.sheet_mut(A).bribed) = (2, 2);
    assert_eq!(refusal(&game, A, "bribe 1"), Refusal::NoDisdain);
}

/// HW-134, AMB-25: one ruling a column and year, three boxes each, from the top.
#[test]
fn rulings_are_made_from_the_top() {
    let table = [
        ("left", [4, 5, 6], [0, 0, 1, 0, 0]),
        ("center", [5, 6, 7], [0, -1, 2, 0, 0]),
        ("right", [6, 7, 8], [0, 1, -1, 0, 0]),
    ];
    for (column, boxes, pieces) in table {
        let mut game = acting(3);
        enrich(&mut game, A);
        build(&mut game, A, &["courthouse"]);
        let text = format!("ruling {column}");
        for (year, apparitores) in (1..).zip(boxes) {
            game.year = year;
            game.sheet_mut(A).citizens = [0, 0, 0, apparitores - 1, 0];
            let refused = Refusal::Citizens(Citizen::Apparitores, apparitores);
            assert_eq!(refusal(&game, A, &text), refused);
            game.sheet_mut(A).citizens = [0, 0, 0, 9, 0];
            assert_eq!(effect(&mut game, A, &text).0, pieces, "{column}");
            assert_eq!(refusal(&game, A, &text), Refusal::YearLimit(Area::Courthouse));
        }
        game.year = 4;
        assert_eq!(refusal(&game, A, &text), Refusal::UsedUp(Area::Courthouse));
    }
}

/// TV-11: which columns can rule in year 4.
#[test]
fn rulings_of_earlier_years_do_not_bind() {
    let mut game = acting(3);
    enrich(&mut game, A);
    build(&mut game, A, &["courthouse"]);
    game.year = 4;
    let sheet = game.sheet_mut(A);
    sheet.citizens = [0, 0, 0, 7, 0];
    for (column, years) in [&[2, 3][..], &[3, 4], &[2]].into_iter().enumerate() {
        for (place, year) in years.iter().enumerate() {
            sheet.rulings[column].write(place, *year);
        }
    }
    assert!(allows(&game, A, "ruling left") && allows(&game, A, "ruling right"));
    assert_eq!(refusal(&game, A, "ruling center"), Refusal::YearLimit(Area::Courthouse));
}

/// HW-009: a filled box pays once; nothing is filled twice.
#[test]
fn a_box_is_filled_once() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).fort = 5;
    decide(&mut game, A, "build small_workshop");
    assert_eq!(refusal(&game, A, "build small_workshop"), Refusal::Built);
    let before = game.sheet(A).wall;
    decide(&mut game, A, "wall");
    assert_eq!(game.sheet(A).wall, before + 1);
}

/// HW-011: Theatre and Baths are filled freely, the Courthouse from the top.
#[test]
fn areas_have_their_own_order() {
    let mut game = acting(3);
    enrich(&mut game, A);
    build(&mut game, A, &["theatre", "baths", "courthouse"]);
    (game.sheet_mut(A).citizens, game.sheet_mut(A).disdain) = ([0, 9, 0, 9, 0], 2);
    play(&mut game, A, &["perform 4", "bribe 5", "ruling left"]);
    assert_eq!(game.sheet(A).theatre.get(3), 1);
    assert_eq!(game.sheet(A).baths.get(4), 1);
    assert_eq!(game.sheet(A).rulings[0].get(0), 1);
}
