//! Section 11: solo.

use ludi_engine::Quick;
use ludi_engine::conformance::walk;

use super::*;
use crate::BLOCKED;
use crate::components::Aim;

/// Lays tiles along the first line of the solo board, column 1: c3 to c7.
fn line(names: [&str; 5]) -> MagnaRoma {
    let mut game = solo(Level::Easy);
    for (row, name) in names.into_iter().enumerate() {
        lay(&mut game, name, &format!("c{}", row + 3), 0);
    }
    game
}

fn met(game: &MagnaRoma, id: &str) -> bool {
    let aim = game.pack().objectives.iter().find(|objective| objective.id == id).unwrap().aim;
    game.meets(aim, game.pack().lines[0].cells)
}

/// MR-140: three tiles on offer instead of a ring; monuments, provinces and tokens as usual.
#[test]
fn there_is_no_ring() {
    let game = solo(Level::Easy);
    assert_eq!((game.slots(), game.phase), (3, Phase::Take));
    assert_eq!((game.displayed().count(), game.stack_len()), (3, 93));
    assert!(game.provinces.iter().chain(&game.tokens).all(|card| !is_empty(*card)));
}

/// MR-141: the square is fixed around the centre.
#[test]
fn the_grid_is_fixed() {
    let mut game = solo(Level::Easy);
    act(&mut game, "choose r01");
    lay(&mut game, "r25", "f5", 0);
    lay(&mut game, "r26", "g5", 0);
    assert_eq!(refused(&game, "place h5"), Refusal::TooWide);
    assert!(game.check(Seat(0), read(&game, "place g4")).is_ok());
}

/// MR-142: the four objectives of a level on the four sides, in any order.
#[test]
fn a_level_brings_its_four_objectives() {
    for (level, first) in [(Level::Easy, 0), (Level::Medium, 4), (Level::Hard, 8)] {
        let mut game =
            MagnaRoma::new(Components::builtin(), &Setup { level, ..setup() }, 1).unwrap();
        let mut counts = Vec::new();
        while let Phase::Deal(deck) = game.phase {
            let mut draws = Vec::new();
            game.draws(&mut draws);
            if deck == crate::Deck::Objectives {
                counts.push(draws.len());
            }
            game.resolve(draws.last().unwrap().0);
        }
        assert_eq!(counts, [4, 3, 2, 1]);
        assert_eq!(game.objectives, [first + 3, first + 2, first + 1, first]);
    }
}

/// MR-142: or four of all twelve.
#[test]
fn the_random_level_draws_from_all() {
    let mut game =
        MagnaRoma::new(Components::builtin(), &Setup { level: Level::Random, ..setup() }, 1)
            .unwrap();
    let mut most = 0;
    while let Phase::Deal(deck) = game.phase {
        let mut draws = Vec::new();
        game.draws(&mut draws);
        if deck == crate::Deck::Objectives {
            most = most.max(draws.len());
        }
        game.resolve(draws[draws.len() / 2].0);
    }
    assert_eq!(most, 12);
}

/// MR-143: three slots are blocked.
#[test]
fn blocked_slots_cannot_be_conquered() {
    let mut game = solo(Level::Easy);
    assert_eq!(game.discs.iter().flatten().filter(|disc| **disc == BLOCKED).count(), 3);
    game.acting_mut().legions = 8;
    at_action(&mut game);
    assert_eq!(refused(&game, "conquer dalmatia top"), Refusal::SlotBlocked);
    assert_eq!(refused(&game, "conquer hispania middle"), Refusal::SlotBlocked);
    assert_eq!(refused(&game, "conquer gallia bottom"), Refusal::SlotBlocked);
    act(&mut game, "conquer gallia middle");
}

/// MR-144: one of three is placed, the other two leave the game.
#[test]
fn two_of_three_tiles_are_removed() {
    let mut game = solo(Level::Easy);
    assert_eq!(texts(&game), ["choose r01", "choose r02", "choose r03"]);
    assert_eq!(refused(&game, "place e4"), Refusal::TakeFirst);
    assert_eq!(refused(&game, "choose r09"), Refusal::NotInRing);
    act(&mut game, "choose r02");
    act(&mut game, "place e4");
    act(&mut game, "face south");
    assert_eq!(texts(&game), ["choose r04", "choose r05", "choose r06"]);
    let somewhere = |name| game.in_stack(tile(name)) || game.ring.contains(&tile(name));
    assert!(!somewhere("r01") && !somewhere("r03"));
    assert_eq!(game.realms[0].city.tile(cell("e4")), tile("r02"));
}

/// MR-145: 24 turns, 72 tiles seen.
#[test]
fn the_game_ends_with_the_full_grid() {
    let mut game = solo(Level::Easy);
    while game.next() != Next::Over {
        let first = list(&game)[0];
        game.decide(Seat(0), first);
        deal(&mut game);
    }
    assert_eq!(game.stack_len(), 96 - 72);
    assert_eq!(game.realms[0].city.taken, game.pack().grid);
}

/// MR-146: each objective looks along its own line.
#[test]
fn objectives_look_along_their_line() {
    let lines = &Components::builtin().lines;
    let ends: Vec<String> = lines
        .iter()
        .map(|line| {
            let cells: Vec<Cell> = line.cells.iter().collect();
            assert_eq!(cells.len(), 5);
            format!("{}-{}", cells[0], cells[4])
        })
        .collect();
    assert_eq!(ends, ["c3-c7", "c3-g3", "g3-g7", "c7-g7"]);
}

/// EX-16, MR-148: at least one of each of two icons.
#[test]
fn two_icons_in_a_line() {
    let game = line(["r01", "r04", "r05", "r06", "r03"]); // mask … column
    assert!(met(&game, "i-1") && !met(&game, "i-2") && !met(&game, "i-3"));
    let game = line(["r01", "r02", "r05", "r06", "r04"]); // mask, lyre
    assert!(met(&game, "i-2") && !met(&game, "i-1"));
    let game = line(["r02", "r03", "r05", "r06", "r04"]); // lyre, column
    assert!(met(&game, "i-3") && !met(&game, "i-1"));
}

/// MR-148: all three colours.
#[test]
fn all_colours_in_a_line() {
    assert!(met(&line(["r01", "p01", "b01", "r02", "r03"]), "i-4"));
    assert!(!met(&line(["r01", "p01", "p02", "r02", "r03"]), "i-4"));
}

/// MR-149: two blessed tiles.
#[test]
fn two_blessings_in_a_line() {
    let mut game = line(["r01", "r02", "r03", "r04", "r05"]);
    game.realms[0].city.blessed.insert(cell("c3"));
    assert!(!met(&game, "ii-1"));
    game.realms[0].city.blessed.insert(cell("c7"));
    assert!(met(&game, "ii-1"));
}

/// MR-149: no icon at all, on a full line.
#[test]
fn no_icon_in_a_line() {
    assert!(met(&line(["r04", "r05", "r06", "r07", "r08"]), "ii-2"));
    assert!(!met(&line(["r04", "r05", "r01", "r07", "r08"]), "ii-2"));
    assert!(!met(&solo(Level::Medium), "ii-2"), "an empty line has not been kept free of icons");
}

/// MR-149, AMB-34: seven printed stars, wherever the markers are.
#[test]
fn seven_stars_in_a_line() {
    let mut game = line(["r25", "r26", "r27", "r07", "r04"]); // 2 + 2 + 2 + 1 + 0
    assert_eq!(game.realms[0].stars, [0; 3]);
    assert!(met(&game, "ii-3"));
    game = line(["r25", "r26", "r07", "r08", "r04"]);
    game.realms[0].stars = [9; 3];
    assert!(!met(&game, "ii-3"));
}

/// MR-149, MR-150: four or five of one colour.
#[test]
fn one_colour_in_a_line() {
    let game = line(["r01", "r02", "b01", "r03", "r04"]);
    assert!(met(&game, "ii-4") && !met(&game, "iii-4"));
    assert!(met(&line(["b01", "b02", "b03", "b04", "b05"]), "iii-4"));
    assert!(!met(&line(["r01", "r02", "b01", "b03", "r04"]), "ii-4"));
}

/// MR-150, AMB-33: no two neighbours of one colour; monuments and blessings change nothing.
#[test]
fn no_equal_neighbours_in_a_line() {
    let mut game = line(["r01", "b01", "r02", "p01", "r03"]);
    assert!(met(&game, "iii-1"));
    game.realms[0].city.blessed.insert(cell("c3"));
    game.realms[0].city.build(monument("senate"), cell("c3"), crate::Cells::block(cell("c3")));
    assert!(met(&game, "iii-1"));
    assert!(!met(&line(["r01", "b01", "b02", "p01", "r03"]), "iii-1"));
}

/// MR-150: the same icon on all five.
#[test]
fn one_icon_on_a_whole_line() {
    assert!(met(&line(["r01", "r12", "r17", "r19", "r24"]), "iii-2")); // masks
    assert!(!met(&line(["r01", "r12", "r17", "r19", "r02"]), "iii-2"));
    assert!(!met(&line(["r01", "r12", "r17", "r19", "r04"]), "iii-2"));
}

/// MR-150, AMB-32: two monuments that touch the line, functional or not, wholly in it or not.
#[test]
fn two_monuments_at_a_line() {
    let mut game = line(["r01", "r02", "r03", "r04", "r05"]);
    let build = |game: &mut MagnaRoma, name, at| {
        game.realms[0].city.build(monument(name), cell(at), crate::Cells::block(cell(at)));
    };
    build(&mut game, "senate", "c3");
    build(&mut game, "odeon", "d6"); // beside the line
    assert!(!met(&game, "iii-3"));
    let mut game = line(["r01", "r02", "r03", "r04", "r05"]);
    build(&mut game, "senate", "c3");
    build(&mut game, "odeon", "c6");
    assert!(met(&game, "iii-3"));
}

/// EX-17, MR-147: 4, 9, 15, 22 points for one to four objectives.
#[test]
fn objectives_score_together() {
    assert_eq!(Components::builtin().objective_vp, [0, 4, 9, 15, 22]);
    let mut game = line(["r01", "r02", "r03", "p01", "b01"]); // all icons and colours
    assert_eq!((game.fulfilled(), game.breakdown(Seat(0)).objectives), (1, 4));
    // The same kind of line along the top row.
    for (name, at) in [("p02", "d3"), ("p03", "e3"), ("b02", "f3"), ("b03", "g3")] {
        lay(&mut game, name, at, 0);
    }
    assert_eq!((game.fulfilled(), game.breakdown(Seat(0)).objectives), (2, 9));
    for (name, at) in [("p10", "g4"), ("r10", "g5"), ("r11", "g6"), ("r12", "g7")] {
        lay(&mut game, name, at, 0);
    }
    assert_eq!((game.fulfilled(), game.breakdown(Seat(0)).objectives), (3, 15));
}

/// AMB-31: a centre in a line is a tile without colour, icon or star.
#[test]
fn a_centre_in_a_line_has_no_colour_or_icon() {
    let mut game = solo(Level::Easy);
    for (name, at) in [("r04", "e3"), ("r05", "e4"), ("r06", "e6"), ("r07", "e7")] {
        lay(&mut game, name, at, 0);
    }
    let column = crate::Cells::rectangle(2, 7, 4, 5);
    assert!(column.contains(Cell::CENTRE));
    assert!(game.meets(Aim::OneColour(4), column) && !game.meets(Aim::OneColour(5), column));
    assert!(game.meets(Aim::NoIcons, column));
    assert!(!game.meets(Aim::OneIcon(5), column));
}

/// AMB-15: by the switch covered icons do not count for objectives.
#[test]
fn covered_icons_may_not_count() {
    let mut game = line(["r01", "r04", "r05", "r06", "r03"]);
    game.realms[0].city.build(monument("senate"), cell("c3"), crate::Cells::block(cell("c3")));
    assert!(met(&game, "i-1"));
    game.setup.icons_under_monument_count = false;
    assert!(!met(&game, "i-1"), "the mask lies under the monument");
}

/// MR-151
#[test]
fn the_score_earns_a_rank() {
    let rank = |vp: u16| {
        let mut game = solo(Level::Easy);
        game.realms[0].vp = vp;
        game.phase = Phase::Over;
        game.standings().seats[0].title.clone().unwrap()
    };
    assert_eq!(rank(0), "rank-tribune");
    assert_eq!(rank(49), "rank-tribune");
    assert_eq!(rank(50), "rank-senator");
    assert_eq!(rank(60), "rank-quaestor");
    assert_eq!(rank(79), "rank-aedile");
    assert_eq!(rank(89), "rank-praetor");
    assert_eq!(rank(90), "rank-consul");
    assert_eq!(rank(100), "rank-caesar");
    assert_eq!(rank(180), "rank-caesar");
}

/// MR-147: what is said of an objective's progress is complete exactly when it is fulfilled, and
/// an objective that was given up is never fulfilled afterwards.
#[test]
fn progress_is_complete_exactly_when_an_objective_is_met() {
    let (mut met, mut lost) = (0, 0);
    for seed in 0..12 {
        let level = [Level::Easy, Level::Medium, Level::Hard, Level::Random][seed as usize % 4];
        let setup = Setup { level, icons_under_monument_count: seed % 3 > 0, ..setup() };
        let start = MagnaRoma::new(Components::builtin(), &setup, 1).unwrap();
        let mut given_up = [false; 4];
        walk(start, &mut Quick::from_number(seed), |game, _| {
            for (index, (_, aim, line)) in game.aims().enumerate() {
                let progress = game.progress(aim, line.cells);
                let complete = progress.have == progress.need;
                assert_eq!(complete, game.meets(aim, line.cells), "{aim:?} {progress:?}");
                assert!(!(complete && progress.lost) && progress.have <= progress.need);
                assert!(!(complete && given_up[index]), "{aim:?} was given up");
                given_up[index] |= progress.lost;
                met += i32::from(complete);
                lost += i32::from(progress.lost);
            }
        });
    }
    assert!(met > 20 && lost > 20, "{met} {lost}");
}
