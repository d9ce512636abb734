//! What a seat can expect to score in the end.
//!
//! The forecast is what would be scored now and a sum over [`features`], each with a weight that
//! least squares found in games of sensible players: `foresight.toml`, written by
//! `cargo run --release -p ludi-praetor --example calibrate`.

use ludi_engine::{Game as _, LinearForecast as _, Seat};

use crate::components::Good;
use crate::{Edition, Praetor, Stage};

// What ends in `_turns` is counted for each turn that is left, as far as can be told.
ludi_engine::forecast! {
    /// What a position shows of the Favor that is still to come; all zero when the game is over.
    pub struct Features = include_str!("../../foresight.toml");
    unfinished,
    turns,
    turns_squared,
    three_players_turns,
    four_players_turns,
    five_players_turns,
    uncapped_turns,
    expert_turns,
    expert_turns_squared,
    tough_turns,
    tough_turns_squared,
    tough_workers_turns,
    gold,
    gold_turns,
    wood,
    wood_turns,
    stone,
    stone_turns,
    marble,
    marble_turns,
    weapons,
    weapons_turns,
    acting_turns,
    workers_ready,
    workers_ready_turns,
    workers_turns,
    novices_turns,
    experience,
    experience_turns,
    retired_turns,
    wages_turns,
    tiles_turns,
    walls,
    walls_turns,
    morale_turns,
    behind_turns,
}

/// Turns after this one, as far as can be told: the Wall deck loses a tile a turn, and the City
/// deck about two for three players.
pub(crate) fn turns_left(state: &Praetor) -> i32 {
    let (city, wall) = state.decks();
    let pace = i32::from(state.players) * 2 / 3 + 1;
    let by_city = (i32::from(city) + pace - 1) / pace;
    if state.last_turn { 0 } else { by_city.max(1).min(i32::from(wall)) }
}

/// What a position shows to a seat.
pub fn features(state: &Praetor, seat: Seat) -> Features {
    if state.stage == Stage::Over {
        return Features::default();
    }
    let player = state.player(seat);
    let workers = &player.workers;
    let turns = turns_left(state) as f32;
    let flag = |on: bool| if on { turns } else { 0.0 };
    let [gold, wood, stone, marble, weapons] =
        [Good::Gold, Good::Wood, Good::Stone, Good::Marble, Good::Weapons]
            .map(|good| f32::from(player.goods.get(good)).min(15.0));
    let ready = f32::from(workers.ready.iter().sum::<u8>());
    let acts = state.stage == Stage::Action && !player.passed;
    let active = f32::from(workers.active());
    let experience = workers.experience() as f32;
    let walls = state.wall_bonus(seat) as f32;
    let others = Seat::all(state.players).map(|other| state.favor(other.0)).sum::<i32>() as f32;
    let behind = others / f32::from(state.players) - player.favor as f32;
    Features {
        unfinished: 1.0,
        turns,
        turns_squared: turns * turns / 10.0,
        three_players_turns: flag(state.players == 3),
        four_players_turns: flag(state.players == 4),
        five_players_turns: flag(state.players == 5),
        uncapped_turns: flag(state.rules.edition == Edition::Fr),
        expert_turns: flag(state.rules.expert),
        expert_turns_squared: flag(state.rules.expert) * turns / 10.0,
        tough_turns: flag(state.rules.tough),
        tough_turns_squared: flag(state.rules.tough) * turns / 10.0,
        tough_workers_turns: flag(state.rules.tough) * active,
        gold,
        gold_turns: gold * turns,
        wood,
        wood_turns: wood * turns,
        stone,
        stone_turns: stone * turns,
        marble,
        marble_turns: marble * turns,
        weapons,
        weapons_turns: weapons * turns,
        acting_turns: flag(acts),
        workers_ready: if acts { ready } else { 0.0 },
        workers_ready_turns: if acts { ready * turns } else { 0.0 },
        workers_turns: active * turns,
        novices_turns: f32::from(workers.training()) * turns,
        experience,
        experience_turns: experience * turns,
        retired_turns: f32::from(workers.retired) * turns,
        wages_turns: f32::from(state.wages_due(seat)) * turns,
        tiles_turns: f32::from(player.tiles()) * turns,
        walls,
        walls_turns: walls * turns,
        morale_turns: state.morale(seat) as f32 * turns,
        behind_turns: behind * turns / 10.0,
    }
}

/// What a seat can expect to score in the end.
pub(crate) fn foresee(state: &Praetor, seat: Seat) -> f32 {
    state.score(seat) as f32 + features(state, seat).sum()
}
