//! What a seat can expect to score in the end.
//!
//! The forecast is what would be scored now and a sum over [`features`], each with a weight that
//! least squares found in games of sensible players: `foresight.toml`, written by
//! `cargo run --release -p ludi-magna-roma --example calibrate`.

use ludi_engine::{Game as _, LinearForecast as _, Seat};

use crate::cell::SIDES;
use crate::components::Sets;
use crate::{MagnaRoma, NONE, Phase, Realm};

use super::hopes::Hopes;

// What ends in `_ahead` is counted for each of the usual number of tiles still to be placed, what
// ends in `_once` as long as there is anything left to do.
ludi_engine::forecast! {
    /// What a position shows of the points that are still to come; all zero when the game is over.
    pub struct Features = include_str!("../../foresight.toml");
    turns_ahead,
    turns_squared_ahead,
    alone_ahead,
    crowd_ahead,
    prestige_ahead,
    market_ahead,
    multiplier_ahead,
    lowest_ahead,
    mean_star_ahead,
    marker_ahead,
    coins_once,
    coins_ahead,
    meeples_once,
    meeples_ahead,
    needed_meeples_once,
    needed_meeples_ahead,
    built_ahead,
    legions_once,
    legions_ahead,
    conquests_ahead,
    provinces_ahead,
    open_slots_ahead,
    blessings_once,
    blessings_ahead,
    faith_ahead,
    open_halves_ahead,
    sets_ahead,
    hopes_once,
    hopes_ahead,
}

/// What a position shows to a seat.
pub fn features(game: &MagnaRoma, seat: Seat) -> Features {
    let realm = game.realm(seat);
    let pack = game.pack();
    if game.phase == Phase::Over {
        return Features::default();
    }
    let tiles = f32::from(pack.tiles_per_player);
    let left = f32::from(pack.tiles_per_player.saturating_sub(realm.city.placed()));
    let acting = game.active == seat.0
        && matches!(game.phase, Phase::Order | Phase::Trade | Phase::Act | Phase::Bless);
    let once = f32::from(u8::from(left > 0.0 || acting));
    let ahead = left / tiles;
    let points = game.breakdown(seat);
    let multiplier = f32::from(pack.multipliers[usize::from(realm.market)]);
    let values = realm.stars.map(|step| f32::from(pack.values[usize::from(step)]));
    let needs: u8 = realm.city.monuments().map(|b| game.useful_people(b.monument)).sum();
    let spare = f32::from(realm.population.saturating_sub(needs));
    let missing = f32::from(needs.saturating_sub(realm.population));
    let built = realm.city.monuments().count() as f32;
    let conquests = game.conquests(seat).count() as f32;
    let (slots, sets) = stakes(game, seat, realm);
    let hopes = Hopes::all(game) - f32::from(game.fulfilled());
    let coins = f32::from(realm.coins);
    let legions = f32::from(realm.legions);
    let blessings = f32::from(realm.blessings);
    Features {
        turns_ahead: ahead,
        turns_squared_ahead: ahead * ahead,
        alone_ahead: if game.players() == 1 { ahead } else { 0.0 },
        crowd_ahead: f32::from(game.players().saturating_sub(2)) * ahead,
        prestige_ahead: points.prestige as f32 * ahead,
        market_ahead: points.market as f32 * ahead,
        multiplier_ahead: multiplier * ahead,
        lowest_ahead: f32::from(game.lowest_value(seat)) * ahead,
        mean_star_ahead: values.iter().sum::<f32>() / 3.0 * ahead,
        marker_ahead: f32::from(realm.market) * ahead,
        coins_once: coins * once,
        coins_ahead: coins * ahead,
        meeples_once: spare * once,
        meeples_ahead: spare * ahead,
        needed_meeples_once: missing * once,
        needed_meeples_ahead: missing * ahead,
        built_ahead: built * ahead,
        legions_once: legions * once,
        legions_ahead: legions * ahead,
        conquests_ahead: conquests * ahead,
        provinces_ahead: points.provinces as f32 * ahead,
        open_slots_ahead: slots * ahead,
        blessings_once: blessings * once,
        blessings_ahead: blessings * ahead,
        faith_ahead: f32::from(realm.faith) * ahead,
        open_halves_ahead: open_halves(game, realm) * ahead,
        sets_ahead: sets * ahead,
        hopes_once: hopes * once,
        hopes_ahead: hopes * ahead,
    }
}

/// What a seat can expect to score in the end.
pub(crate) fn foresee(game: &MagnaRoma, seat: Seat) -> f32 {
    game.score(seat) as f32 + features(game, seat).sum()
}

/// The best open slots of the provinces a seat has not conquered, and the icons of those it has.
fn stakes(game: &MagnaRoma, seat: Seat, realm: &Realm) -> (f32, f32) {
    let pack = game.pack();
    let (mut slots, mut sets) = (0.0, 0.0);
    for (province, discs) in game.provinces.into_iter().zip(game.discs) {
        if province == NONE {
            continue;
        }
        let printed = &pack.provinces[usize::from(province)];
        if let Some(row) = discs.iter().position(|disc| *disc == seat.0) {
            let kinds = match printed.sets {
                Sets::Icons(needed) => f32::from(needed.iter().sum::<u8>()),
                Sets::Districts(_) => 3.0,
            };
            sets += f32::from(printed.points[row]) / kinds;
        } else if let Some(row) = discs.iter().position(|disc| *disc == NONE) {
            let own = realm.city.sets(pack, printed.sets, game.setup.icons_under_monument_count);
            slots += f32::from(printed.points[row]) * (1.0 + f32::from(own));
        }
    }
    (slots, sets)
}

/// Half-symbols that face an open cell.
fn open_halves(game: &MagnaRoma, realm: &Realm) -> f32 {
    let city = &realm.city;
    let mut sum = 0.0;
    for cell in city.open().iter() {
        for side in SIDES {
            let next = cell.toward(side);
            if city.taken.contains(next) && city.edges(game.pack(), next).half(side + 2) != 0 {
                sum += 1.0;
            }
        }
    }
    sum
}
