//! HW-050 to HW-072, HW-081: the upper left sheet.

use super::*;
use crate::vocabulary::Column;

/// Fills a track box by box on a rich sheet with an open Fort and all granaries, and says what
/// each box gave: pieces gained beyond the cost, attributes, cohorts, production.
fn gains_of(text: &str, boxes: u8) -> Vec<String> {
    let mut game = acting(3);
    build(&mut game, A, &["medium_granary", "large_granary"]);
    if text != "fort builder" {
        game.sheet_mut(A).fort = 21;
    }
    let mut given = Vec::new();
    for _ in 0..boxes {
        let sheet = game.sheet_mut(A);
        (sheet.pool, sheet.attributes, sheet.cohorts) = (pool([20; 5]), [0; 4], [0; 3]);
        let cost = match text {
            "mine" => [0, 0, -1, 0, 0],
            "guard" => [-1, 0, 0, 0, 0],
            "fort builder" => [0, -1, 0, 0, 0],
            _ => [0, 0, 0, 0, -1],
        };
        let before = *sheet;
        decide(&mut game, A, text);
        let (pieces, attributes, _) = change(&before, game.sheet(A));
        let mut gained = String::new();
        for (kind, n) in "lbscr".chars().zip((0..5).map(|i| pieces[i] - cost[i])) {
            gained.extend((0..n).map(|_| kind));
        }
        for (kind, n) in "RPVD".chars().zip(attributes) {
            gained.extend((0..n).map(|_| kind));
        }
        if game.sheet(A).production > before.production {
            gained.push('+');
        }
        if game.sheet(A).cohort_choices > 0 {
            gained.push('C');
            decide(&mut game, A, "cohort left");
        }
        given.push(gained);
    }
    given
}

fn expected(boxes: usize, what: &[(&str, &[usize])]) -> Vec<String> {
    let mut list = vec![String::new(); boxes];
    for (gain, places) in what {
        for place in *places {
            (*gain).clone_into(&mut list[place - 1]);
        }
    }
    list
}

/// HW-053, HW-054: 14 boxes for a Servant each; every third from the second one pays.
#[test]
fn mining_gives_production_and_resources() {
    assert_eq!(gains_of("mine", 14), expected(14, &[("r+", &[2, 5, 8, 11, 14])]));
}

/// HW-055, HW-056: 18 boxes for a Soldier each, cohorts and Discipline.
#[test]
fn the_wall_guard_gives_cohorts_and_discipline() {
    let given = [("C", &[1, 3, 6, 9, 12, 15, 18][..]), ("D", &[2, 5, 8, 11, 14, 17])];
    assert_eq!(gains_of("guard", 18), expected(18, &given));
}

/// HW-057, HW-062: 7 Cippi boxes for a Resource each.
#[test]
fn cippi_give_what_is_printed() {
    let given = [("C", &[3, 5, 7][..]), ("c", &[4]), ("R", &[6])];
    assert_eq!(gains_of("cippi", 7), expected(7, &given));
}

/// HW-058, HW-063: 21 Wall boxes for a Resource each.
#[test]
fn the_wall_gives_what_is_printed() {
    let given = [
        ("c", &[1, 3, 5, 9, 13, 16, 19][..]),
        ("R", &[8, 15]),
        ("RC", &[4, 11, 18]),
        ("C", &[7, 14, 21]),
    ];
    assert_eq!(gains_of("wall", 21), expected(21, &given));
}

/// HW-059, HW-064: 21 Fort boxes.
#[test]
fn the_fort_gives_what_is_printed() {
    let given = [("c", &[4, 6, 8, 10, 12, 16, 18, 20][..]), ("D", &[7]), ("DC", &[14, 21])];
    assert_eq!(gains_of("fort builder", 21), expected(21, &given));
}

/// HW-059: a Builder or a Soldier, and nobody else.
#[test]
fn builders_and_soldiers_build_the_fort() {
    let mut game = acting(3);
    enrich(&mut game, A);
    assert_eq!(effect(&mut game, A, "fort builder").0, [0, -1, 0, 0, 0]);
    assert_eq!(effect(&mut game, A, "fort soldier").0, [-1, 0, 0, 0, 0]);
    for piece in ["servant", "civilian", "resource"] {
        let refused = refusal(&game, A, &format!("fort {piece}"));
        assert_eq!(refused, Refusal::WrongPiece(crate::Area::Fort));
    }
}

/// HW-010: a track is filled from the left and ends with its last box.
#[test]
fn a_full_track_takes_no_more() {
    use crate::Area::{Cippi, Fort, Guard, Mining, Wall};
    let mut game = acting(3);
    build(&mut game, A, &["medium_granary", "large_granary"]);
    enrich(&mut game, A);
    let sheet = game.sheet_mut(A);
    (sheet.mining, sheet.guard, sheet.cippi, sheet.wall, sheet.fort) = (14, 18, 7, 21, 21);
    let tracks = [
        ("mine", Mining),
        ("guard", Guard),
        ("cippi", Cippi),
        ("wall", Wall),
        ("fort builder", Fort),
    ];
    for (text, area) in tracks {
        assert_eq!(refusal(&game, A, text), Refusal::Full(area));
    }
}

/// HW-050, HW-051: three cohorts of six boxes, the one that grows is chosen freely and at once.
#[test]
fn the_player_chooses_the_cohort() {
    let mut game = acting(3);
    enrich(&mut game, A);
    for (cohort, index) in [("left", 0), ("center", 1), ("right", 2)] {
        let mut chosen = game.clone();
        decide(&mut chosen, A, "guard");
        assert_eq!(refusal(&chosen, A, "guard"), Refusal::ChooseFirst);
        decide(&mut chosen, A, &format!("cohort {cohort}"));
        assert_eq!(chosen.sheet(A).cohorts[index], 1);
    }
    assert_eq!(refusal(&game, A, "cohort left"), Refusal::NothingToChoose);
    game.sheet_mut(A).cohorts = [6, 5, 0];
    decide(&mut game, A, "guard");
    assert_eq!(refusal(&game, A, "cohort left"), Refusal::TargetFull);
    assert!(allows(&game, A, "cohort center"));
}

/// HW-052: boxes 3 and 6 of a cohort give Discipline, box 5 Valour.
#[test]
fn cohort_boxes_give_discipline_and_valour() {
    let mut game = acting(3);
    for place in 1..=6 {
        game.sheet_mut(A).cohort_choices = 1;
        let (pieces, attributes, _) = effect(&mut game, A, "cohort center");
        let expected = match place {
            3 | 6 => [0, 0, 0, 1],
            5 => [0, 0, 1, 0],
            _ => NO_ATTRIBUTES,
        };
        // The third Discipline would give a Builder; there are only two here.
        assert_eq!((pieces, attributes), (NO_PIECES, expected), "box {place}");
    }
}

/// HW-060: Wall box n hangs on Fort box n, the Cippi on 1, 4, 7, 10, 13, 16 and 20.
#[test]
fn chains_bind_wall_and_cippi_to_the_fort() {
    let mut game = acting(3);
    build(&mut game, A, &["medium_granary", "large_granary"]);
    enrich(&mut game, A);
    for place in 0..21 {
        (game.sheet_mut(A).wall, game.sheet_mut(A).fort) = (place, place);
        assert_eq!(refusal(&game, A, "wall"), Refusal::Chain(place + 1));
        game.sheet_mut(A).fort = place + 1;
        assert!(allows(&game, A, "wall"));
    }
    for (place, fort) in [1, 4, 7, 10, 13, 16, 20].into_iter().enumerate() {
        (game.sheet_mut(A).cippi, game.sheet_mut(A).fort) = (place as u8, fort - 1);
        assert_eq!(refusal(&game, A, "cippi"), Refusal::Chain(fort));
        game.sheet_mut(A).fort = fort;
        assert!(allows(&game, A, "cippi"));
    }
}

/// HW-061: flags 1 to 8 under Fort boxes 1, 3, 5, 9, 11, 13, 15 and 17.
#[test]
fn infrastructure_is_the_last_flag_reached() {
    let mut sheet = *acting(1).sheet(A);
    let levels: Vec<u8> = (0..=21)
        .map(|fort| {
            sheet.fort = fort;
            sheet.infrastructure(pack())
        })
        .collect();
    let expected = [0, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 8, 8];
    assert_eq!(levels, expected);
}

/// HW-065: 4/5/5, 6/6/6, 3/2/2 and 7/7/7 boxes; each column waits for its granary.
#[test]
fn granaries_open_columns() {
    let ends = [
        ("mine", [4, 9]),
        ("guard", [6, 12]),
        ("fort builder", [7, 14]),
        ("wall", [7, 14]),
        ("cippi", [3, 5]),
    ];
    for (text, [medium, large]) in ends {
        let mut game = acting(3);
        enrich(&mut game, A);
        let fill = |game: &mut Hadrian, n: u8| {
            let sheet = game.sheet_mut(A);
            (sheet.mining, sheet.guard, sheet.wall, sheet.cippi) = (n, n, n, n);
            sheet.fort = if text == "fort builder" { n } else { 21 };
        };
        fill(&mut game, medium);
        assert_eq!(refusal(&game, A, text), Refusal::Closed(Column::Medium), "{text}");
        build(&mut game, A, &["medium_granary"]);
        assert!(allows(&game, A, text), "{text}");
        fill(&mut game, large);
        assert_eq!(refusal(&game, A, text), Refusal::Closed(Column::Large), "{text}");
        build(&mut game, A, &["large_granary"]);
        assert!(allows(&game, A, text), "{text}");
    }
}

/// AMB-14: a Wall or Cippi box stands in the column of the Fort box it hangs on.
#[test]
fn a_chain_never_crosses_columns() {
    for track in [&pack().wall, &pack().cippi] {
        for space in &track.boxes {
            let fort = &pack().fort.boxes[usize::from(space.fort) - 1];
            assert_eq!(space.column, fort.column);
        }
    }
}

/// HW-066: Infrastructure 1; Servant, Builder, Resource; nothing but the column.
#[test]
fn the_medium_granary_opens_the_middle_column() {
    let mut game = acting(3);
    enrich(&mut game, A);
    assert_eq!(refusal(&game, A, "build medium_granary"), Refusal::Infrastructure(1));
    game.sheet_mut(A).fort = 1;
    let (pieces, attributes, _) = effect(&mut game, A, "build medium_granary");
    assert_eq!((pieces, attributes), ([0, -1, -1, 0, -1], NO_ATTRIBUTES));
    assert!(game.sheet(A).is_open(pack(), Column::Medium));
}

/// HW-067: the Medium Granary and Infrastructure 5; 1 Renown.
#[test]
fn the_large_granary_follows_the_medium_one() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).fort = 11;
    let building = pack().building("medium_granary").unwrap();
    let family = crate::components::Family::Granary;
    let refused = Refusal::After { building, family };
    assert_eq!(refusal(&game, A, "build large_granary"), refused);
    build(&mut game, A, &["medium_granary"]);
    game.sheet_mut(A).fort = 10;
    assert_eq!(refusal(&game, A, "build large_granary"), Refusal::Infrastructure(5));
    game.sheet_mut(A).fort = 11;
    let (pieces, attributes, _) = effect(&mut game, A, "build large_granary");
    assert_eq!((pieces, attributes), ([0, -1, -1, 0, -2], [1, 0, 0, 0]));
}

/// HW-070: hammers fill circles up to the ninth.
#[test]
fn production_has_nine_circles() {
    let mut game = acting(3);
    enrich(&mut game, A);
    (game.sheet_mut(A).mining, game.sheet_mut(A).production) = (1, 8);
    decide(&mut game, A, "mine");
    assert_eq!(game.sheet(A).production, 9);
    game.sheet_mut(A).mining = 1;
    let (pieces, ..) = effect(&mut game, A, "mine");
    assert_eq!((game.sheet(A).production, pieces), (9, [0, 0, -1, 0, 1]));
}

/// HW-072, HW-012: once a year, five times in all; a Builder fills a Wall Guard box with its gain.
#[test]
fn training_fills_the_wall_guard() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).guard = 1;
    let (pieces, attributes, _) = effect(&mut game, A, "train");
    assert_eq!((pieces, attributes), ([0, -1, 0, 0, 0], [0, 0, 0, 1]));
    assert_eq!((game.sheet(A).guard, game.sheet(A).training.get(0)), (2, 1));
    assert_eq!(refusal(&game, A, "train"), Refusal::YearLimit(crate::Area::Training));
    for year in 2..=5 {
        game.year = year;
        game.sheet_mut(A).guard = 1;
        decide(&mut game, A, "train");
    }
    (game.year, game.sheet_mut(A).guard) = (6, 1);
    assert_eq!(refusal(&game, A, "train"), Refusal::UsedUp(crate::Area::Training));
}

/// AMB-10: nobody is trained for a Wall Guard box that cannot be filled.
#[test]
fn training_needs_an_open_guard_box() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).guard = 6;
    assert_eq!(refusal(&game, A, "train"), Refusal::NoGuardBox);
    build(&mut game, A, &["medium_granary", "large_granary"]);
    game.sheet_mut(A).guard = 18;
    assert_eq!(refusal(&game, A, "train"), Refusal::NoGuardBox);
}

/// HW-081, HW-012: once a year, four times in all.
#[test]
fn the_forum_exchanges_once_a_year() {
    let mut game = acting(3);
    enrich(&mut game, A);
    let (pieces, ..) = effect(&mut game, A, "forum builder builder for servant");
    assert_eq!(pieces, [0, -2, 1, 0, 0]);
    let again = "forum servant servant for builder";
    assert_eq!(refusal(&game, A, again), Refusal::YearLimit(crate::Area::Forum));
    for year in 2..=4 {
        game.year = year;
        decide(&mut game, A, again);
    }
    game.year = 5;
    assert_eq!(refusal(&game, A, again), Refusal::UsedUp(crate::Area::Forum));
}

/// AMB-16, HW-081: nine exchanges, always for a kind different from both, never with Soldiers.
#[test]
fn the_forum_has_nine_exchanges() {
    assert_eq!(pack().exchanges.len(), 9);
    for exchange in &pack().exchanges {
        assert!(!exchange.give.contains(&exchange.get));
        let all = [exchange.give[0], exchange.give[1], exchange.get];
        assert!(!all.contains(&Piece::Soldier) && !all.contains(&Piece::Resource));
    }
}

/// TV-01, HW-046: what six Fort boxes open.
#[test]
fn six_fort_boxes_open_this_much() {
    let mut game = acting(3);
    enrich(&mut game, A);
    let sheet = game.sheet_mut(A);
    (sheet.fort, sheet.wall, sheet.cippi) = (6, 1, 2);
    assert_eq!(game.sheet(A).infrastructure(pack()), 3);
    assert!(allows(&game, A, "build medium_granary"));
    assert!(!allows(&game, A, "build large_granary"));
    assert_eq!(refusal(&game, A, "cippi"), Refusal::Chain(7));
    let mut filled = 0;
    while allows(&game, A, "wall") {
        decide(&mut game, A, "wall");
        if game.sheet(A).cohort_choices > 0 {
            decide(&mut game, A, "cohort left");
        }
        filled += 1;
    }
    assert_eq!(filled, 5);
    assert_eq!(game.sheet(A).fort, 6, "a requirement is not spent");
}

/// TV-02: Wall box 6 gives nothing, box 7 a cohort of choice.
#[test]
fn wall_boxes_six_and_seven() {
    let mut game = acting(3);
    give(&mut game, A, [0, 0, 0, 0, 2]);
    (game.sheet_mut(A).wall, game.sheet_mut(A).fort) = (5, 7);
    assert_eq!(effect(&mut game, A, "wall"), ([0, 0, 0, 0, -1], NO_ATTRIBUTES, NO_CITIZENS));
    decide(&mut game, A, "wall");
    assert_eq!(game.sheet(A).cohort_choices, 1);
}

/// TV-03: the second mining box brings production and a Resource.
#[test]
fn the_second_mining_box() {
    let mut game = acting(3);
    give(&mut game, A, [0, 0, 1, 0, 0]);
    game.sheet_mut(A).mining = 1;
    assert_eq!(effect(&mut game, A, "mine").0, [0, 0, -1, 0, 1]);
    assert_eq!(game.sheet(A).production, 2);
}

/// TV-04: the third box of a cohort brings Discipline.
#[test]
fn the_third_cohort_box() {
    let mut game = acting(3);
    give(&mut game, A, [1, 0, 0, 0, 0]);
    game.sheet_mut(A).cohorts = [2, 0, 0];
    decide(&mut game, A, "guard");
    assert_eq!(effect(&mut game, A, "cohort left").1, [0, 0, 0, 1]);
}

/// TV-06: a Servant and a Civilian bring a Builder and nothing else.
#[test]
fn a_servant_and_a_civilian_bring_a_builder() {
    let mut game = acting(3);
    give(&mut game, A, [0, 0, 1, 1, 0]);
    let mut list = Vec::new();
    game.decisions(A, &mut list);
    list.retain(|decision| matches!(decision, Decision::Forum(_)));
    assert_eq!(list, [read("forum servant civilian for builder")]);
}

/// AMB-11: several gains of a box come from left to right, each with all that follows.
#[test]
fn gains_come_from_left_to_right() {
    use crate::vocabulary::Gain;
    let mut sheet = *acting(3).sheet(A);
    (sheet.fort, sheet.attributes) = (13, [0, 0, 0, 16]);
    let mut ledger = Vec::new();
    let gains = &pack().fort.boxes[13].gains;
    sheet.take(pack(), gains, &mut ledger);
    let order: Vec<Gain> = ledger.iter().map(|gained| gained.gain).collect();
    let (discipline, valour) = (Attribute::Discipline, Attribute::Valour);
    assert_eq!(order, [Gain::Attribute(discipline), Gain::Attribute(valour), Gain::Cohort]);
}

/// AMB-12: 18 icons for 18 boxes; the last icon finds the last box.
#[test]
fn there_are_as_many_cohort_icons_as_boxes() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).cohorts = [6, 6, 5];
    decide(&mut game, A, "guard");
    assert_eq!(game.sheet(A).cohorts, [6, 6, 6]);
    let tracks = [&pack().mining, &pack().guard, &pack().cippi, &pack().wall, &pack().fort];
    let gains = tracks.iter().flat_map(|track| &track.boxes).flat_map(|space| &space.gains);
    let icons = gains.filter(|gain| **gain == crate::vocabulary::Gain::Cohort).count();
    assert_eq!(icons, 18);
}
