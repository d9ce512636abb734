//! Section 10: final scoring.

use super::*;
use crate::Colour;

/// EX-12, MR-120, MR-051: the multiplier times the lowest star value.
#[test]
fn the_market_multiplies_the_lowest_star() {
    let mut game = begun(2);
    game.realms[0].market = 9; // ×5
    game.realms[0].stars = [7, 11, 9]; // values 4, 6, 5
    assert_eq!(points(&game, 0)[1], 20);
    game.realms[0].stars = [7, 0, 9];
    assert_eq!(points(&game, 0)[1], 0);
}

/// EX-13, MR-072, MR-121
#[test]
fn unused_blessings_are_worth_their_space() {
    let mut game = begun(2);
    game.realms[0].blessings = 4;
    game.realms[0].faith = 8; // worth 3
    assert_eq!(points(&game, 0)[2], 12);
    game.realms[0].faith = 10; // worth 4
    assert_eq!(points(&game, 0)[2], 16);
}

/// EX-15, MR-062, MR-129
#[test]
fn the_end_of_the_military_track_is_worth_points() {
    let mut game = begun(2);
    let worth = |game: &mut MagnaRoma, legions| {
        game.realms[0].legions = legions;
        points(game, 0)[5]
    };
    assert_eq!([6, 7, 8].map(|legions| worth(&mut game, legions)), [0, 3, 5]);
}

/// MR-122, MR-123: what each kind of monument scores, with its four tiles and nothing around.
#[test]
fn monuments_score_by_their_kind() {
    let worth = |name: &str| {
        let mut game = begun(2);
        // Red with mask, red with lyre, purple with mask, brown with column; a red mask beside.
        for (tile, at) in
            [("r01", "f6"), ("r10", "g6"), ("p03", "f7"), ("b01", "g7"), ("r12", "e6")]
        {
            lay(&mut game, tile, at, 0);
        }
        let number = monument(name);
        let at = if name == "forum" { Cell::CENTRE } else { cell("f6") };
        let under = game.pack().under(number, at);
        game.acting_mut().city.build(number, at, under);
        game.acting_mut().population = 4;
        points(&game, 1)[3]
    };
    assert_eq!(worth("triumphal_arch"), 7);
    assert_eq!(worth("mausoleum"), 9);
    assert_eq!(worth("circus_maximus"), 12);
    assert_eq!(worth("pantheon"), 6);
    assert_eq!(worth("basilica"), 6, "two red tiles");
    assert_eq!(worth("temple_of_vesta"), 3, "one purple tile");
    assert_eq!(worth("baths"), 3, "one brown tile");
    assert_eq!(worth("temple_of_mars"), 6);
    assert_eq!(worth("colosseum"), 6, "two masks");
    assert_eq!(worth("odeon"), 3, "one lyre");
    assert_eq!(worth("senate"), 3, "one column");
    assert_eq!(worth("forum"), 6);
}

/// A city with so many masks, lyres and columns, spread over brown and purple tiles.
fn with_icons(masks: usize, lyres: usize, columns: usize) -> MagnaRoma {
    let mut game = begun(2);
    let of = |icon: crate::Icon, count: usize| {
        let tiles =
            Components::builtin().tiles.iter().filter(move |tile| tile.icons[icon as usize] > 0);
        tiles.filter(|tile| tile.colour != Some(Colour::Red)).take(count)
    };
    let names: Vec<&str> = of(crate::Icon::Mask, masks)
        .chain(of(crate::Icon::Lyre, lyres))
        .chain(of(crate::Icon::Column, columns))
        .map(|tile| tile.id)
        .collect();
    let cells = crate::Cells::rectangle(4, 9, 4, 9).without(crate::Cells::only(Cell::CENTRE));
    for (name, at) in names.into_iter().zip(cells.iter()) {
        lay(&mut game, name, &at.to_string(), 0);
    }
    game
}

fn sets(game: &MagnaRoma, name: &str) -> u8 {
    let printed = &game.pack().provinces[usize::from(province(name))];
    game.realms[1].city.sets(game.pack(), printed.sets, true)
}

/// MR-126: floor of the half, the rarer of two, the rarest of three.
#[test]
fn sets_are_counted_in_whole_ones() {
    let game = with_icons(5, 3, 2);
    assert_eq!(sets(&game, "gallia"), 2, "pairs of five masks");
    assert_eq!(sets(&game, "hispania"), 1, "pairs of three lyres");
    assert_eq!(sets(&game, "dalmatia"), 1, "pairs of two columns");
    assert_eq!(sets(&game, "africa"), 2, "lyre and column");
    assert_eq!(sets(&game, "britannia"), 2, "mask and column");
    assert_eq!(sets(&game, "macedonia"), 3, "lyre and mask");
    assert_eq!(sets(&game, "asia"), 2, "mask, lyre and column");
}

/// EX-09, MR-124, MR-125
#[test]
fn the_middle_of_africa_scores_two_a_pair() {
    let mut game = with_icons(0, 3, 4);
    game.provinces[0] = province("africa");
    game.discs[0][1] = 1;
    assert_eq!(points(&game, 1)[4], 6);
    game.discs[0] = [1, NONE, NONE];
    assert_eq!(points(&game, 1)[4], 9);
    game.discs[0] = [NONE, NONE, 1];
    assert_eq!(points(&game, 1)[4], 3);
    assert_eq!(points(&game, 0)[4], 0, "not the other player");
}

/// AMB-26: the same icons count for different provinces.
#[test]
fn provinces_count_independently() {
    let mut game = with_icons(2, 2, 0);
    game.provinces = [province("gallia"), province("hispania"), province("macedonia")];
    game.discs = [[1, NONE, NONE]; 3];
    assert_eq!(points(&game, 1)[4], 3 + 3 + 6);
}

/// EX-10: four red districts, top slot.
#[test]
fn four_red_districts_score_sixteen() {
    let mut game = begun(2);
    game.provinces[0] = province("aegyptus");
    game.discs[0][0] = 1;
    let reds = ["a1", "b1", "d1", "e1", "a3", "a4", "c3", "c4", "e3"];
    let names = ["r01", "r02", "r03", "r04", "r05", "r06", "r07", "r08", "r09"];
    // A city need not be built by the rules to be counted: two red tiles in each corner, one alone.
    for (name, at) in names.iter().zip(reds) {
        lay(&mut game, name, at, 0);
    }
    assert_eq!(points(&game, 1)[4], 16);
}

/// MR-128: at least two, along sides, as large as it gets; never the centre.
#[test]
fn a_district_is_a_group_along_sides() {
    let districts = |cells: &[&str]| {
        let mut game = begun(2);
        let names = ["r01", "r02", "r03", "r04", "r05"];
        for (name, at) in names.iter().zip(cells) {
            lay(&mut game, name, at, 0);
        }
        game.realms[1].city.districts(game.pack(), Colour::Red)
    };
    assert_eq!(districts(&["e4"]), 0, "one tile beside the centre");
    assert_eq!(districts(&["e4", "f4"]), 1);
    assert_eq!(districts(&["e4", "f5"]), 0, "a corner does not connect");
    assert_eq!(districts(&["e4", "e6"]), 0, "the centre does not connect");
    assert_eq!(districts(&["e4", "f4", "f5", "f6", "e6"]), 1);
    assert_eq!(districts(&["e4", "f4", "e6", "f6"]), 2);
}

/// AMB-15: by the switch covered icons do not count for provinces, but for monuments they do.
#[test]
fn by_the_switch_covered_icons_do_not_count_for_provinces() {
    let mut game = begun(2);
    for (name, at) in [("r01", "f6"), ("r12", "g6"), ("p03", "f7"), ("b02", "g7")] {
        lay(&mut game, name, at, 0); // four masks
    }
    game.provinces[0] = province("gallia");
    game.discs[0][0] = 1;
    let number = monument("colosseum");
    game.acting_mut().city.build(number, cell("f6"), crate::Cells::block(cell("f6")));
    game.acting_mut().population = 2;
    assert_eq!((points(&game, 1)[3], points(&game, 1)[4]), (12, 6));
    game.setup.icons_under_monument_count = false;
    assert_eq!((points(&game, 1)[3], points(&game, 1)[4]), (12, 0));
}

/// MR-130
#[test]
fn goods_left_over_are_worth_nothing() {
    let mut game = begun(2);
    let realm = &mut game.realms[0];
    (realm.coins, realm.population, realm.legions) = (20, 20, 6);
    assert_eq!(game.score(Seat(0)), 0);
}

fn ranks(game: &MagnaRoma) -> Vec<u8> {
    game.standings().seats.iter().map(|sheet| sheet.rank).collect()
}

/// MR-131: points, then steps on the star tracks, then population and coins, then legions.
#[test]
fn ties_are_broken_in_order() {
    let mut game = begun(2);
    game.realms[0].vp = 10;
    assert_eq!(ranks(&game), [1, 2]);
    game.realms[1].vp = 10;
    game.realms[1].stars = [1, 0, 0];
    assert_eq!(ranks(&game), [2, 1]);
    game.realms[0].stars = [0, 1, 0];
    game.realms[0].coins = 1;
    assert_eq!(ranks(&game), [1, 2]);
    game.realms[1].population = 1;
    game.realms[1].legions = 1;
    assert_eq!(ranks(&game), [2, 1]);
}

/// AMB-39: steps count, not values; steps lost at the end do not.
#[test]
fn steps_break_ties_not_values() {
    let mut game = begun(2);
    game.realms[0].stars = [1, 1, 1]; // values 1, 1, 1
    game.realms[1].stars = [2, 2, 0]; // values 1, 1, 0, but four steps
    assert_eq!(ranks(&game), [2, 1]);
    game.realms[1].stars = [10, 0, 0];
    game.active = 1;
    let _ = game.advance([2, 0, 0]); // one step is lost
    assert_eq!(game.standings().seats[1].tie_breaks[0], 11);
}

/// MR-132, AMB-22
#[test]
fn a_full_tie_is_a_shared_victory() {
    let game = begun(3);
    assert_eq!(ranks(&game), [1, 1, 1]);
}

/// AMB-21: all population counts for the tie-break; by the switch only what is not needed.
#[test]
fn assigned_population_breaks_ties_unless_switched() {
    let mut game = begun(2);
    let number = monument("circus_maximus");
    game.realms[0].city.build(number, cell("f6"), crate::Cells::EMPTY);
    game.realms[0].population = 3;
    let second = |game: &MagnaRoma| game.standings().seats[0].tie_breaks[1];
    assert_eq!(second(&game), 3);
    game.setup.tiebreak_counts_assigned_population = false;
    assert_eq!(second(&game), 0);
    game.realms[0].population = 6;
    assert_eq!(second(&game), 2, "the best assignment uses four");
}
