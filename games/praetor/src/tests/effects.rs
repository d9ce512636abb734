//! Section 6: what the buildings do.

use ludi_engine::Seat;

use super::*;

/// A game of two in which seat 0 owns this tile, has Workers 2, 3 and 5 and one Retired Worker,
/// and activates it with the Worker of experience 3.
fn activate(id: &str, prepare: impl FnOnce(&mut Praetor)) -> Praetor {
    let mut state = game(2);
    staff(&mut state, 0, &[2, 3, 5], 1);
    if !state.city.built.contains(tile(id).0) {
        put(&mut state, id, (2, 0), 0, Some(0));
    }
    prepare(&mut state);
    play(&mut state, 0, &[&format!("activate {id}"), "worker 3"]);
    state
}

/// PR-101: Gold by experience.
#[test]
fn a_gold_mine_gives_gold_by_experience() {
    assert_eq!(owned(&activate("gold_mine_1", |_| {}), 0), [13, 4, 3, 2, 1]);
}

/// PR-102: Wood by experience.
#[test]
fn a_lumber_mill_gives_wood_by_experience() {
    assert_eq!(owned(&activate("lumber_mill_1", |_| {}), 0), [10, 7, 3, 2, 1]);
}

/// PR-103: Stone by experience.
#[test]
fn a_stone_quarry_gives_stone_by_experience() {
    assert_eq!(owned(&activate("stone_quarry_1", |_| {}), 0), [10, 4, 6, 2, 1]);
}

/// PR-104: Marble by experience.
#[test]
fn a_marble_quarry_gives_marble_by_experience() {
    assert_eq!(owned(&activate("marble_quarry_1", |_| {}), 0), [10, 4, 3, 5, 1]);
}

/// PR-105, AMB-16, D-19: by the French rulebook, or by the switch, any amount of Wood up to the
/// experience and the Wood held becomes Weapons.
#[test]
fn a_blacksmith_forges_up_to_the_experience() {
    let mut state = activate("blacksmith_1", |state| state.rules.blacksmith_up_to = true);
    assert_eq!(options(&state), ["forge 0", "forge 1", "forge 2", "forge 3"]);
    assert_eq!(refused(&state, 0, "forge 4"), Refusal::ForgeAmount(3));
    play(&mut state, 0, &["forge 2"]);
    assert_eq!(owned(&state, 0), [10, 2, 3, 2, 3]);
    let french = |state: &mut Praetor| state.rules.edition = Edition::Fr;
    let short = activate("blacksmith_1", |state| {
        french(state);
        own(state, 0, [0, 1, 0, 0, 0]);
    });
    assert_eq!(options(&short), ["forge 0", "forge 1"]);
    let old = activate("blacksmith_1", |state| {
        french(state);
        state.play_by(1);
    });
    assert_eq!(options(&old), ["forge 0", "forge 3"], "in version 1 only the switch freed it");
}

/// PR-105, AMB-16, D-19: by the English rulebook exactly the experience, or nothing.
#[test]
fn the_english_blacksmith_is_exact() {
    assert_eq!(options(&activate("blacksmith_1", |_| {})), ["forge 0", "forge 3"]);
    let short = activate("blacksmith_1", |state| own(state, 0, [0, 2, 0, 0, 0]));
    assert_eq!((owned(&short, 0)[1], short.acting()), (2, Seat(1)), "too little Wood: nothing");
}

/// PR-106, AMB-15: 1 Gold a tile, the first Gold Mine included.
#[test]
fn the_curia_counts_tiles() {
    let state = activate("curia_1", |state| put(state, "statue_1", (3, 0), 0, Some(0)));
    assert_eq!(owned(&state, 0)[0], 10 + 3);
}

/// PR-107, AMB-14: 2 Gold for each Active Worker, placed or not; Novices and Retired do not count.
#[test]
fn the_forum_counts_active_workers() {
    let state = activate("forum_1", |state| {
        let workers = &mut state.seats[0].workers;
        workers.villagers -= 2;
        workers.novices = [1, 1];
        play(state, 0, &["activate gold_mine_1", "worker 5"]);
        play(state, 1, &["pass"]);
        own(state, 0, [0; 5]);
    });
    assert_eq!(owned(&state, 0)[0], 6);
}

/// PR-108, AMB-14: 2 Favor for each Active Worker.
#[test]
fn maia_counts_active_workers() {
    let state = activate("temple_maia_1", |_| {});
    assert_eq!(favor(&state, 0), 9 + 6);
}

/// PR-109, AMB-15: 1 Favor for each tile.
#[test]
fn apollo_counts_tiles() {
    let state = activate("temple_apollo_1", |state| put(state, "statue_1", (3, 0), 0, Some(0)));
    assert_eq!(favor(&state, 0), 9 + 3);
}

/// PR-110: 1 Favor for each Wood and Stone, which are kept; at most 22 in English.
#[test]
fn plutus_counts_wood_and_stone() {
    let state = activate("temple_plutus", |_| {});
    assert_eq!((favor(&state, 0), owned(&state, 0)), (9 + 7, [10, 4, 3, 2, 1]));
    let rich = activate("temple_plutus", |state| own(state, 0, [0, 20, 20, 20, 20]));
    assert_eq!(favor(&rich, 0), 9 + 22);
}

/// PR-111: 2 Favor for each Marble and Weapon, which are kept; at most 22 in English.
#[test]
fn mercury_counts_marble_and_weapons() {
    let state = activate("temple_mercury", |_| {});
    assert_eq!((favor(&state, 0), owned(&state, 0)), (9 + 6, [10, 4, 3, 2, 1]));
    let rich = activate("temple_mercury", |state| own(state, 0, [0, 20, 20, 6, 6]));
    assert_eq!(favor(&rich, 0), 9 + 22);
}

/// PR-112: Favor by the value of the Morale space.
#[test]
fn venus_honours_morale() {
    let state = activate("temple_venus", |state| cheer(state, 0, 12));
    assert_eq!(favor(&state, 0), 9 + 12);
}

/// AMB-31: with negative Morale Venus takes nothing, unless the switch says so, down to 0.
#[test]
fn venus_takes_nothing_unless_told() {
    let state = activate("temple_venus", |state| cheer(state, 0, -6));
    assert_eq!(favor(&state, 0), 9);
    let strict = |value| {
        activate("temple_venus", |state| {
            state.rules.venus_negative_loses = true;
            cheer(state, 0, value);
        })
    };
    assert_eq!(favor(&strict(-6), 0), 3);
    assert_eq!(favor(&strict(-15), 0), 0);
}

/// PR-113: a step of Morale for every two tiles, rounded down.
#[test]
fn the_colosseum_lifts_morale_by_tiles() {
    let state = activate("colosseum_1", |state| {
        for (index, id) in ["statue_1", "curia_1", "forum_1"].iter().enumerate() {
            put(state, id, (3 + index as i8, 0), 0, Some(0));
        }
    });
    assert_eq!((state.seats[0].tiles(), state.morale(Seat(0))), (5, 2), "two steps from 0");
}

/// PR-114, AMB-28: two steps of Morale for each Retired Worker, stopping at the end.
#[test]
fn the_oracle_lifts_morale_by_retired_workers() {
    let state = activate("oracle", |_| {});
    assert_eq!(state.morale(Seat(0)), 2);
    let top = activate("oracle", |state| cheer(state, 0, 16));
    assert_eq!(top.morale(Seat(0)), 20, "the second step is lost");
}

/// PR-115, D-17: a Villager becomes a Novice of level 1 at once.
#[test]
fn the_worker_camp_recruits() {
    let state = activate("worker_camp_1", |_| {});
    let workers = &state.seats[0].workers;
    assert_eq!((workers.villagers, workers.novices), (3, [1, 0]));
}

/// PR-117, PR-118: the Outpost fulfils the Wall Tile: the demand to the bank, Favor and the backs
/// of those held.
#[test]
fn the_outpost_fulfils_a_wall_tile() {
    let state = activate("imperial_outpost", |state| {
        demand(state, "wall_9");
        state.wall_deck.remove(wall("wall_2").0);
        state.seats[0].walls.insert(wall("wall_2").0);
    });
    assert_eq!(owned(&state, 0), [10, 3, 2, 1, 0]);
    assert_eq!(favor(&state, 0), 9 + 8 + 3);
    let held: Vec<WallId> = state.seats[0].wall_tiles().collect();
    assert_eq!(held, [wall("wall_2"), wall("wall_9")]);
}

/// PR-118: the Favor of a Wall Tile and of the backs is one move.
#[test]
fn the_wall_is_one_move_of_favor() {
    let state = activate("imperial_outpost", |state| {
        demand(state, "wall_9");
        state.wall_deck.remove(wall("wall_2").0);
        state.seats[0].walls.insert(wall("wall_2").0);
        state.seats[1].favor = 9 + 8 + 3;
        // Seat 1 arrived last of all so far.
        state.move_favor(1, 1);
        state.move_favor(1, -1);
    });
    assert_eq!(state.order_by_favor()[..2], [0, 1]);
}

/// AMB-19: with several Available Wall Tiles the player chooses among those that can be paid.
#[test]
fn several_wall_tiles_can_be_chosen_from() {
    let mut state = activate("imperial_outpost", |state| {
        own(state, 0, [6, 0, 0, 2, 2]);
        for id in ["wall_1", "wall_12", "wall_3"] {
            state.wall_deck.remove(wall(id).0);
            state.walls.insert(wall(id).0);
        }
    });
    assert_eq!(state.step, Step::Wall);
    assert!(allowed(&state, 0, "fulfil wall_1") && allowed(&state, 0, "fulfil wall_12"));
    assert!(matches!(refused(&state, 0, "fulfil wall_3"), Refusal::Demand(_)));
    assert_eq!(refused(&state, 0, "fulfil wall_14"), Refusal::WallNotAvailable);
    play(&mut state, 0, &["fulfil wall_12"]);
    assert_eq!((owned(&state, 0), favor(&state, 0)), ([0, 0, 0, 1, 2], 9 + 7));
}

/// PR-120, PR-121: monuments are worth their Favor and nothing else.
#[test]
fn monuments_are_built_for_favor() {
    for (id, printed) in [("statue_1", 4), ("arch_of_triumph_1", 11)] {
        let mut state = game(2);
        own(&mut state, 0, [9; 5]);
        offer(&mut state, id);
        let plazas = state.plazas(tile(id), (0, 2))[0];
        play(&mut state, 0, &[&format!("build {id}"), "worker 1", "at 0 2", "turn 0"]);
        assert_eq!(favor(&state, 0), 9 + printed + plazas);
        assert_eq!(pack().tiles[tile(id).index()].job, Use::Nothing);
    }
}

/// AMB-32: what a temple counts is what is left after its fee.
#[test]
fn temples_count_after_the_fee() {
    let mut state = game(2);
    // An owner of a box may print any fee; here the Academy's Stone at a temple of Plutus.
    let text = crate::pack::BUILTIN.replace(
        "cost = { marble = 2, weapons = 1 }\nfavor = 7\nfee = { gold = 2 }",
        "cost = { marble = 2, weapons = 1 }\nfavor = 7\nfee = { stone = 2 }",
    );
    assert_ne!(text, crate::pack::BUILTIN);
    let pack = <Components as ludi_engine::Pack>::parse(&text).unwrap();
    state.pack = ludi_engine::PackRef(Box::leak(Box::new(pack)));
    put(&mut state, "temple_plutus", (2, 0), 0, Some(1));
    play(&mut state, 0, &["activate temple_plutus", "worker 1"]);
    assert_eq!(favor(&state, 0), 9 + 4 + 3 - 2);
}
