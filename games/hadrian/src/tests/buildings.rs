//! HW-073 to HW-083, HW-094 to HW-097, HW-100 to HW-133: what buildings cost, need and give.

use super::*;
use crate::components::{Family, Need, Side};

/// Builds on a rich sheet on which everything before is there, one step short of the requirement
/// first: says cost, attributes gained and pieces gained.
fn built(id: &str, before: &[&str], need: Need) -> ([i8; 5], [u8; 4], [u8; 5]) {
    let mut game = acting(3);
    enrich(&mut game, A);
    build(&mut game, A, before);
    let text = format!("build {id}");
    let fort_for =
        |level: u8| pack().infrastructure.iter().position(|l| *l == level).unwrap() as u8;
    match need {
        Need::Infrastructure(level) => {
            game.sheet_mut(A).fort = fort_for(level - 1);
            assert_eq!(refusal(&game, A, &text), Refusal::Infrastructure(level), "{id}");
            game.sheet_mut(A).fort = fort_for(level);
        }
        Need::Citizens(citizen, count) => {
            game.sheet_mut(A).citizens[citizen.index()] = count - 1;
            assert_eq!(refusal(&game, A, &text), Refusal::Citizens(citizen, count), "{id}");
            game.sheet_mut(A).citizens[citizen.index()] = count;
        }
    }
    let result = effect(&mut game, A, &text);
    if game.sheet(A).attribute_choices == 0 {
        assert_eq!(refusal(&game, A, &text), Refusal::Built, "{id}");
    }
    result
}

/// HW-073: the small Hotel, Workshop and Road come before the large ones.
#[test]
fn small_before_large() {
    for (small, large) in [
        ("small_hotel", "large_hotel"),
        ("small_workshop", "large_workshop"),
        ("small_road", "large_road"),
    ] {
        let mut game = acting(3);
        enrich(&mut game, A);
        game.sheet_mut(A).fort = 21;
        let building = pack().building(small).unwrap();
        let text = format!("build {large}");
        assert!(
            matches!(refusal(&game, A, &text), Refusal::After { building: b, .. } if b == building)
        );
        build(&mut game, A, &[small]);
        assert!(allows(&game, A, &text));
    }
}

/// HW-074, HW-075: Hotels.
#[test]
fn hotels() {
    let small = built("small_hotel", &[], Need::Infrastructure(2));
    assert_eq!(small, ([0, -1, -1, 1, -1], NO_ATTRIBUTES, NO_CITIZENS));
    let large = built("large_hotel", &["small_hotel"], Need::Infrastructure(6));
    assert_eq!(large, ([0, -1, -1, 1, -2], [1, 0, 0, 0], NO_CITIZENS));
}

/// HW-076, HW-077: Workshops.
#[test]
fn workshops() {
    let small = built("small_workshop", &[], Need::Infrastructure(3));
    assert_eq!(small, ([0, 1, 0, 0, -3], NO_ATTRIBUTES, NO_CITIZENS));
    let large = built("large_workshop", &["small_workshop"], Need::Infrastructure(7));
    assert_eq!(large, ([0, 1, 0, 0, -4], [1, 0, 0, 0], NO_CITIZENS));
}

/// HW-078: Small Road, with Piety or Discipline of choice.
#[test]
fn the_small_road_gives_piety_or_discipline() {
    let cost = built("small_road", &[], Need::Infrastructure(4));
    assert_eq!(cost, ([0, -1, -2, 0, -1], NO_ATTRIBUTES, NO_CITIZENS));
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).fort = 9;
    decide(&mut game, A, "build small_road");
    assert_eq!(refusal(&game, A, "attribute renown"), Refusal::NotOffered);
    assert_eq!(refusal(&game, A, "attribute valour"), Refusal::NotOffered);
    assert!(allows(&game, A, "attribute piety"));
    assert_eq!(effect(&mut game, A, "attribute discipline").1, [0, 0, 0, 1]);
}

/// HW-079: Large Road, with Renown or Valour of choice.
#[test]
fn the_large_road_gives_renown_or_valour() {
    let cost = built("large_road", &["small_road"], Need::Infrastructure(8));
    assert_eq!(cost, ([0, -1, -2, 0, -2], NO_ATTRIBUTES, NO_CITIZENS));
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).fort = 17;
    build(&mut game, A, &["small_road"]);
    decide(&mut game, A, "build large_road");
    assert_eq!(refusal(&game, A, "attribute piety"), Refusal::NotOffered);
    assert!(allows(&game, A, "attribute renown"));
    assert_eq!(effect(&mut game, A, "attribute valour").1, [0, 0, 1, 0]);
}

/// AMB-13, HW-078: a Road whose one attribute is full fills the other without asking.
#[test]
fn a_road_with_one_open_attribute_is_not_asked() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).fort = 9;
    game.sheet_mut(A).attributes = [0, 25, 0, 0];
    assert_eq!(effect(&mut game, A, "build small_road").1, [0, 0, 0, 1]);
    assert!(allows(&game, A, "mine"));
}

/// TV-05, HW-080: the Small Workshop pays now and at the start of each later year.
#[test]
fn the_small_workshop_pays_now_and_later() {
    let mut game = acting(3);
    give(&mut game, A, [0, 0, 0, 0, 3]);
    game.sheet_mut(A).fort = 5;
    assert_eq!(effect(&mut game, A, "build small_workshop").0, [0, 1, 0, 0, -3]);
    finish_all(&mut game);
    attack(&mut game, &[Cohort::Left]);
    let fate = fate_where(&game, |_| true);
    draw(&mut game, &fate);
    for seat in 1..=3 {
        draw(&mut game, &format!("deal forager to {seat}"));
        draw(&mut game, &format!("deal trainer to {seat}"));
    }
    let before = *game.sheet(A);
    for seat in Seat::all(3) {
        decide(&mut game, seat, "path trainer");
    }
    assert_eq!(change(&before, game.sheet(A)).0[Piece::Builder.index()], 1);
}

/// HW-082: 15 of the attribute, a Builder and two Resources, once each.
#[test]
fn landmarks_need_fifteen_of_their_attribute() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).attributes = [14, 0, 0, 0];
    let refused = Refusal::Attribute(Attribute::Renown, 15);
    assert_eq!(refusal(&game, A, "landmark archway"), refused);
    game.sheet_mut(A).attributes = [15, 0, 0, 0];
    let (pieces, attributes, _) = effect(&mut game, A, "landmark archway");
    assert_eq!((pieces, attributes), ([0, -1, 0, 0, -2], [0, 0, 2, 0]));
    assert_eq!(refusal(&game, A, "landmark archway"), Refusal::Built);
}

/// HW-083: which attribute each landmark needs and gives.
#[test]
fn landmarks_give_two_of_another_attribute() {
    let table = [
        ("archway", [15, 0, 0, 0], [0, 0, 2, 0]),
        ("monolith", [0, 15, 0, 0], [0, 0, 0, 2]),
        ("column", [0, 0, 15, 0], [0, 2, 0, 0]),
        ("statue", [0, 0, 0, 15], [2, 0, 0, 0]),
    ];
    for (id, have, gained) in table {
        let mut game = acting(3);
        enrich(&mut game, A);
        game.sheet_mut(A).attributes = have;
        let allowed: Vec<_> = table
            .iter()
            .filter(|(other, ..)| allows(&game, A, &format!("landmark {other}")))
            .collect();
        assert_eq!(allowed.len(), 1);
        assert_eq!(effect(&mut game, A, &format!("landmark {id}")).1, gained);
    }
}

/// AMB-44: a landmark may be built though its attribute is full.
#[test]
fn a_gain_may_be_lost() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).attributes = [15, 0, 25, 0];
    assert_eq!(effect(&mut game, A, "landmark archway").1, NO_ATTRIBUTES);
    assert_eq!(game.sheet(A).landmarks.count_ones(), 1);
}

/// HW-094: Small, Medium, Large Precinct in this order.
#[test]
fn precincts_follow_each_other() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).citizens = [9, 0, 0, 0, 0];
    let refused = |before: &str| Refusal::After {
        building: pack().building(before).unwrap(),
        family: Family::Precinct,
    };
    assert_eq!(refusal(&game, A, "build medium_precinct"), refused("small_precinct"));
    assert_eq!(refusal(&game, A, "build large_precinct"), refused("medium_precinct"));
    play(&mut game, A, &["build small_precinct", "build medium_precinct", "build large_precinct"]);
}

/// HW-095, HW-096, HW-097: what Precincts need, cost and give, production included.
#[test]
fn precincts() {
    let traders = |n| Need::Citizens(Citizen::Traders, n);
    let small = built("small_precinct", &[], traders(3));
    assert_eq!(small, ([0, 0, -1, -1, 1], [0, 1, 0, 0], NO_CITIZENS));
    let medium = built("medium_precinct", &["small_precinct"], traders(6));
    assert_eq!(medium, ([0, 0, -1, -2, 1], [0, 0, 0, 1], NO_CITIZENS));
    let large = built("large_precinct", &["small_precinct", "medium_precinct"], traders(9));
    assert_eq!(large, ([0, 0, -1, -3, 1], [1, 0, 0, 0], NO_CITIZENS));
}

/// TV-07: the Medium Precinct.
#[test]
fn the_medium_precinct() {
    let mut game = acting(3);
    give(&mut game, A, [0, 0, 1, 2, 0]);
    build(&mut game, A, &["small_precinct"]);
    game.sheet_mut(A).citizens = [6, 0, 0, 0, 0];
    let (pieces, attributes, _) = effect(&mut game, A, "build medium_precinct");
    assert_eq!((pieces, attributes), ([0, 0, -1, -2, 1], [0, 0, 0, 1]));
    assert_eq!(game.sheet(A).production, 2);
}

/// HW-100, HW-110, HW-115, HW-130, HW-133: the buildings that are used afterwards.
#[test]
fn market_theatre_school_baths_and_courthouse() {
    let renown = [1, 0, 0, 0];
    let table = [
        ("market", Citizen::Traders, 4, [0, -1, -1, 0, -2]),
        ("theatre", Citizen::Performers, 1, [0, -1, -1, 0, -1]),
        ("ludus", Citizen::Performers, 3, [0, -1, -2, 0, -2]),
        ("baths", Citizen::Apparitores, 3, [0, -1, -2, 0, -2]),
        ("courthouse", Citizen::Apparitores, 4, [0, -1, -2, 0, -2]),
    ];
    for (id, citizen, count, cost) in table {
        let result = built(id, &[], Need::Citizens(citizen, count));
        assert_eq!(result, (cost, renown, NO_CITIZENS), "{id}");
    }
}

/// HW-120, HW-121: Gardens bring citizens.
#[test]
fn gardens_bring_citizens() {
    let priests = |n| Need::Citizens(Citizen::Priests, n);
    let small = built("small_gardens", &[], priests(4));
    // Trader 1 and Priest 5 bring a Servant each, Performer 1 a Builder.
    assert_eq!(small, ([0, 0, 1, 0, -1], [0, 1, 0, 0], [1, 1, 1, 0, 0]));
    let large = built("large_gardens", &["small_gardens"], priests(7));
    // Trader 1 a Servant, Performer 1 and Apparitor 1 a Builder each, Patrician 1 a Resource,
    // Priest 8 a Piety.
    assert_eq!(large, ([0, 1, 0, 0, -1], [0, 2, 0, 0], [1, 1, 1, 1, 1]));
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).citizens = [0, 0, 7, 0, 0];
    let building = pack().building("small_gardens").unwrap();
    let refused = Refusal::After { building, family: Family::Gardens };
    assert_eq!(refusal(&game, A, "build large_gardens"), refused);
}

/// TV-20, HW-122: a citizen for a full track is lost.
#[test]
fn a_citizen_for_a_full_track_is_lost() {
    let mut game = acting(3);
    give(&mut game, A, [0, 1, 1, 0, 1]);
    game.sheet_mut(A).attributes = [0, 2, 0, 0];
    game.sheet_mut(A).citizens = [4, 9, 4, 0, 0];
    decide(&mut game, A, "build small_gardens");
    let sheet = game.sheet(A);
    assert_eq!((sheet.attributes, sheet.citizens), ([0, 3, 0, 0], [5, 9, 5, 0, 0]));
    assert_eq!(sheet.pool, pool([0, 0, 2, 0, 1]));
}

/// HW-123, HW-124: Temples.
#[test]
fn temples() {
    let piety = [0, 1, 0, 0];
    let priests = |n| Need::Citizens(Citizen::Priests, n);
    let small = built("small_temple", &[], priests(1));
    assert_eq!(small, ([0, -1, -1, 0, -1], piety, NO_CITIZENS));
    let medium = built("medium_temple", &["small_temple"], priests(3));
    assert_eq!(medium, ([0, -1, -1, 0, -2], piety, NO_CITIZENS));
    let large = built("large_temple", &["small_temple", "medium_temple"], priests(6));
    assert_eq!(large, ([0, -1, -2, 0, -2], piety, NO_CITIZENS));
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).citizens = [0, 0, 9, 0, 0];
    let building = pack().building("small_temple").unwrap();
    let refused = Refusal::After { building, family: Family::Temple };
    assert_eq!(refusal(&game, A, "build medium_temple"), refused);
}

/// AMB-24: a larger temple may be built before the smaller one is filled.
#[test]
fn building_temples_does_not_wait_for_filling() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).citizens = [0, 0, 9, 0, 0];
    play(&mut game, A, &["build small_temple", "build medium_temple", "build large_temple"]);
    assert_eq!(game.sheet(A).temple, 0);
}

/// AMB-32: seven buildings on both sheets are Large.
#[test]
fn seven_buildings_are_large() {
    let large: Vec<&str> =
        pack().buildings.iter().filter(|building| building.large).map(|b| b.id).collect();
    let expected = [
        "large_granary",
        "large_hotel",
        "large_workshop",
        "large_road",
        "large_precinct",
        "large_gardens",
        "large_temple",
    ];
    assert_eq!(large, expected);
    let left = |side| pack().buildings.iter().filter(|b| b.large && b.side == side).count();
    assert_eq!((left(Side::Left), left(Side::Right)), (4, 3));
}
