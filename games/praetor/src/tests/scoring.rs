//! Sections 8 and 9: final scoring, victory, variants.

use ludi_engine::{Game as _, Seat, Sheet};

use super::*;

/// The Favor of one line of a seat's score sheet.
fn line(state: &Praetor, seat: usize, key: &str) -> i32 {
    let sheet: &Sheet = &state.standings().seats[seat];
    sheet.lines.iter().find(|line| line.key == key).map_or(0, |line| line.points)
}

/// PR-170: Active Workers score their experience.
#[test]
fn active_workers_score_experience() {
    let mut state = game(2);
    staff(&mut state, 0, &[1, 4, 5], 2);
    assert_eq!(line(&state, 0, "active"), 10);
}

/// PR-171: Novices score 1; Villagers and Retired Workers nothing.
#[test]
fn novices_score_one() {
    let mut state = game(2);
    staff(&mut state, 0, &[], 3);
    own(&mut state, 0, [0; 5]);
    let workers = &mut state.seats[0].workers;
    workers.villagers -= 3;
    workers.novices = [1, 2];
    assert_eq!(line(&state, 0, "novices"), 3);
    assert_eq!(state.score(Seat(0)), favor(&state, 0) + 3);
}

/// PR-172, D-23: the value of the Morale space is added, even if it is negative.
#[test]
fn morale_is_scored_or_lost() {
    let mut state = game(2);
    cheer(&mut state, 0, 12);
    cheer(&mut state, 1, -10);
    assert_eq!((line(&state, 0, "morale"), line(&state, 1, "morale")), (12, -10));
}

/// PR-173, AMB-42: everything is sold at the own rates, then 10 Gold are 1 Favor, rounded down.
#[test]
fn goods_are_sold_and_gold_counted_by_tens() {
    let mut state = game_with(2, |setup| setup.boards = vec!["a".into(), "b4".into()]);
    for seat in 0..2 {
        own(&mut state, seat, [3, 4, 5, 2, 2]);
    }
    // Side A sells at 1, 1, 2, 2; side B4 at 2, 2, 3, 3.
    assert_eq!(line(&state, 0, "gold"), (3 + 4 + 5 + 4 + 4) / 10);
    assert_eq!(line(&state, 1, "gold"), (3 + 8 + 10 + 6 + 6) / 10);
}

/// AMB-42: a total can fall below 0 by Morale alone, unless the table wants a floor.
#[test]
fn a_total_may_fall_below_zero() {
    let low = |floor: bool| {
        let mut state = game_with(2, |setup| setup.final_favor_floor = floor);
        staff(&mut state, 0, &[1], 0);
        own(&mut state, 0, [0; 5]);
        state.seats[0].favor = 0;
        cheer(&mut state, 0, -15);
        state.score(Seat(0))
    };
    assert_eq!((low(false), low(true)), (-14, 0));
}

/// PR-174: the Expert bonuses are lines of the sheet, and only in the Expert game.
#[test]
fn expert_bonuses_are_part_of_the_sheet() {
    let keys = |expert| {
        let state = game_with(3, |setup| setup.expert = expert);
        let lines = state.standings().seats[0].lines.clone();
        lines.into_iter().map(|line| line.key).collect::<Vec<_>>()
    };
    let plain = ["favor", "active", "novices", "morale", "gold"];
    assert_eq!(keys(false), plain);
    assert_eq!(keys(true)[..5], plain);
    assert_eq!(keys(true)[5..], ["area", "walls", "villagers"]);
}

/// PR-180: most Favor wins.
#[test]
fn most_favor_wins() {
    let mut state = game(3);
    state.seats[1].favor = 40;
    let standings = state.standings();
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!([0, 1, 2].map(|seat| standings.seats[seat].rank), [3, 1, 2]);
}

/// Three players with equal totals.
fn tied(ages: &[&str]) -> Praetor {
    let ages = ages.iter().map(|age| (*age).to_owned()).collect();
    let mut state = game_with(3, |setup| setup.ages = ages);
    for seat in 0..3 {
        state.seats[seat].favor = 50;
    }
    state
}

fn winners(state: &Praetor) -> Vec<u8> {
    state.standings().winners().map(|seat| seat.0).collect()
}

/// PR-181, AMB-43: Morale breaks a tie first, by its printed value.
#[test]
fn morale_breaks_a_tie() {
    let mut state = tied(&[]);
    cheer(&mut state, 1, 4);
    state.seats[1].favor -= 4;
    state.seats[0].walls = Set(0b111);
    assert_eq!(winners(&state), [1]);
}

/// PR-181: then Wall Tiles.
#[test]
fn wall_tiles_break_a_tie() {
    let mut state = tied(&[]);
    state.seats[2].walls = Set(0b1);
    put(&mut state, "statue_1", (2, 0), 0, Some(0));
    assert_eq!(winners(&state), [2]);
}

/// PR-181: then City Tiles.
#[test]
fn city_tiles_break_a_tie() {
    let mut state = tied(&["1", "2", "3"]);
    put(&mut state, "statue_1", (2, 0), 0, Some(1));
    assert_eq!(winners(&state), [1]);
}

/// PR-181, AMB-43: then the youngest of the tied; a tie of unknown ages is shared.
#[test]
fn the_youngest_breaks_the_last_tie() {
    assert_eq!(winners(&tied(&["3", "1", "2"])), [1]);
    let mut two = tied(&["3", "1", "2"]);
    two.seats[1].favor = 0;
    assert_eq!(winners(&two), [2], "the younger of the two that are tied");
    assert_eq!(winners(&tied(&[])), [0, 1, 2]);
    assert_eq!(winners(&tied(&["2", "3", "2"])), [0, 2], "of the same age");
    let wrong = Setup { ages: vec!["1".into()], ..Setup::default() };
    assert_eq!(Praetor::new(pack(), &wrong, 2).unwrap_err().rule, "PR-181");
    let wrong = Setup { ages: vec!["1".into(), "old".into()], ..Setup::default() };
    assert_eq!(Praetor::new(pack(), &wrong, 2).unwrap_err().rule, "PR-181");
}

/// PR-181, AMB-43: whoever may be the youngest of the tied shares the victory; whoever certainly is
/// not, does not; and nobody is younger than the youngest at the table.
#[test]
fn unknown_ages_share_with_the_youngest_known() {
    assert_eq!(winners(&tied(&["unknown", "4", "unknown"])), [0, 1, 2]);
    assert_eq!(winners(&tied(&["unknown", "5", "2"])), [0, 2]);
    assert_eq!(winners(&tied(&["unknown", "1", "2"])), [1]);
    let ranks = |state: &Praetor| [0, 1, 2].map(|seat| state.standings().seats[seat].rank);
    assert_eq!(ranks(&tied(&["unknown", "1", "2"])), [2, 1, 2]);
    let mut behind = tied(&["unknown", "3", "2"]);
    behind.seats[2].favor -= 1;
    assert_eq!(ranks(&behind), [1, 1, 3], "only the ages of those tied are compared");
    let mut old = tied(&["unknown", "5", "unknown"]);
    old.play_by(1);
    assert_eq!(winners(&old), [1], "in version 1 the unknown were the oldest");
}

/// PR-190: the Expert game is for three to five players.
#[test]
fn the_expert_game_needs_three() {
    let setup = Setup { expert: true, ..Setup::default() };
    assert_eq!(Praetor::new(pack(), &setup, 2).unwrap_err().rule, "PR-190");
    assert!((3..=5).all(|players| Praetor::new(pack(), &setup, players).is_ok()));
}

fn expert(players: u8) -> Praetor {
    game_with(players, |setup| setup.expert = true)
}

/// PR-191, AMB-45: the largest groups connected by edges bring 12, 8, 4 and 0.
#[test]
fn large_areas_are_ranked() {
    let mut state = expert(4);
    // Seat 0: three in a row and one beyond a corner; seat 1: two; seats 2 and 3 one each.
    put(&mut state, "statue_1", (5, 5), 0, Some(0));
    put(&mut state, "statue_2", (6, 5), 0, Some(0));
    put(&mut state, "curia_1", (6, 6), 0, Some(0));
    put(&mut state, "forum_1", (7, 7), 0, Some(0));
    put(&mut state, "oracle", (5, 8), 0, Some(1));
    put(&mut state, "academy", (5, 9), 0, Some(1));
    assert_eq!([0, 1, 2].map(|seat| state.city.largest_area(seat)), [3, 2, 1]);
    let favor = [0, 1, 2, 3].map(|seat| line(&state, seat, "area"));
    assert_eq!(favor, [12, 8, 2, 2], "third and fourth share 4 and 0");
}

/// PR-192: the most Wall Tiles bring 18, 12, 6 and 0.
#[test]
fn wall_tiles_are_ranked() {
    let mut state = expert(4);
    for (seat, walls) in [0b1111, 0b111, 0b11, 0b1].into_iter().enumerate() {
        state.seats[seat].walls = Set(walls);
    }
    assert_eq!([0, 1, 2, 3].map(|seat| line(&state, seat, "walls")), [18, 12, 6, 0]);
}

/// PR-193: the most Villagers bring 20, 10, 5 and 0; Novices do not count.
#[test]
fn villagers_are_ranked() {
    let mut state = expert(4);
    for (seat, villagers) in [2, 5, 4, 3].into_iter().enumerate() {
        state.seats[seat].workers.novices = [5 - villagers, 0];
        state.seats[seat].workers.villagers = villagers;
    }
    assert_eq!([0, 1, 2, 3].map(|seat| line(&state, seat, "villagers")), [0, 20, 10, 5]);
}

/// PR-194: tied players share the average of their ranks, rounded down.
#[test]
fn tied_ranks_are_shared() {
    let mut state = expert(3);
    for (seat, walls) in [0b11, 0b11, 0b1].into_iter().enumerate() {
        state.seats[seat].walls = Set(walls);
    }
    assert_eq!([0, 1, 2].map(|seat| line(&state, seat, "walls")), [15, 15, 6]);
    // 12/8/4/0: two tied first get 10, the next 4; three tied first get 8.
    put(&mut state, "statue_1", (5, 5), 0, Some(0));
    put(&mut state, "statue_2", (6, 5), 0, Some(0));
    put(&mut state, "curia_1", (5, 8), 0, Some(1));
    put(&mut state, "forum_1", (5, 9), 0, Some(1));
    assert_eq!([0, 1, 2].map(|seat| line(&state, seat, "area")), [10, 10, 4]);
    assert_eq!([0, 1, 2].map(|seat| line(&expert(3), seat, "area")), [8, 8, 8]);
    let five = expert(5);
    assert_eq!(line(&five, 0, "villagers"), 35 / 5, "all five share 20, 10, 5, 0 and 0");
}

/// PR-194, AMB-44: whoever has nothing takes a rank like the others, unless the switch is off.
#[test]
fn nothing_takes_a_rank() {
    assert!(Setup::default().expert_zero_scores, "both rulebooks rank all players");
    let ranked = |zero_scores| {
        let mut state = game_with(4, |setup| {
            setup.expert = true;
            setup.expert_zero_scores = zero_scores;
        });
        state.seats[3].walls = Set(0b1);
        [0, 1, 2, 3].map(|seat| line(&state, seat, "walls"))
    };
    assert_eq!(ranked(false), [0, 0, 0, 18]);
    assert_eq!(ranked(true), [6, 6, 6, 18], "three share 12, 6 and 0");
}

/// PR-195, AMB-46: in the Tough game no Market exists; its cell is free; the final sale remains.
#[test]
fn the_tough_game_has_no_markets() {
    let mut state = game_with(5, |setup| (setup.tough, setup.expert) = (true, true));
    let all = Set(state.deck.0 | state.available.0 | state.city.built.0);
    assert!(all.and(pack().tough).is_empty() && pack().tough.len() == 2);
    assert!(state.city.tile_at(1, 0).is_none(), "a Market lies there in the plain game");
    assert!(game(5).city.tile_at(1, 0).is_some());
    offer(&mut state, "lumber_mill_1");
    play(&mut state, 0, &["build lumber_mill_1", "worker 1"]);
    assert!(allowed(&state, 0, "at 1 0"));
    own(&mut state, 0, [0, 10, 0, 0, 0]);
    assert_eq!(line(&state, 0, "gold"), 1);
}

/// PR-196: side B is a matter of boards only: the same game goes on in every variant.
#[test]
fn sides_b_belong_to_every_variant() {
    for (expert, tough) in [(false, false), (true, false), (false, true), (true, true)] {
        let state = game_with(3, |setup| {
            (setup.expert, setup.tough) = (expert, tough);
            setup.boards = ["b1", "b2", "b5"].map(str::to_owned).into();
        });
        assert_eq!([0, 1, 2].map(|seat| state.board(Seat(seat)).id), ["b1", "b2", "b5"]);
    }
}
