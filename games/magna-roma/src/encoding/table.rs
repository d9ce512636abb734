//! What is common to all seats: switches, the turn, what lies on the table.

use ludi_engine::Features;

use super::Scene;
use crate::components::{DISPLAY, PROVINCES, ROWS, TILES, TOKENS};
use crate::{Gain, Level, MagnaRoma, NONE, Phase, Realm, Resource};

use super::numbers::MONUMENTS;

/// Identities of provinces and tokens that are told apart.
pub(super) const KNOWN_PROVINCES: usize = 12;
const KNOWN_TOKENS: usize = 8;

pub(super) const SETUP: usize = 4 + 11 + 4 + 4;

/// Players; the switches in the order of [`crate::Setup`]; the most blessings in an action; the
/// level of a solo game.
pub(super) fn setup(scene: &Scene<'_>, out: &mut Features) {
    let setup = &scene.game.setup;
    let solo = scene.game.players == 1;
    out.one_of(Some(usize::from(scene.game.players) - 1), 4);
    let switches = [
        setup.place_population,
        setup.limited_supply,
        setup.centre_colour_matches_nothing,
        setup.personal_bonus_on_passing,
        setup.market_trade_on_landing_only,
        setup.bless_city_centre,
        setup.bless_tile_under_monument,
        setup.monument_on_blessed_tile,
        setup.icons_under_monument_count,
        setup.skip_empty_ring_slots,
        setup.tiebreak_counts_assigned_population,
    ];
    out.bits(switches.iter().rev().fold(0, |bits, switch| bits << 1 | u64::from(*switch)), 11);
    out.level(setup.bless_tokens_per_action, 4);
    let level = match setup.level {
        Level::Easy => 0,
        Level::Medium => 1,
        Level::Hard => 2,
        Level::Random => 3,
    };
    out.one_of(solo.then_some(level), 4);
}

/// The number of a phase: first the six decks that may be dealt from.
fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Deal(deck) => deck as usize,
        Phase::Claim => 6,
        Phase::Take => 7,
        Phase::Place => 8,
        Phase::Face => 9,
        Phase::Order => 10,
        Phase::Trade => 11,
        Phase::Act => 12,
        Phase::Bless => 13,
        Phase::Choose => 14,
        Phase::Over => 15,
    }
}

/// Whether the optional action of the turn is still to come.
fn action_comes(game: &MagnaRoma) -> bool {
    match game.phase {
        Phase::Place | Phase::Face | Phase::Act => true,
        Phase::Order | Phase::Trade => {
            matches!(game.then, crate::gains::Then::Symbols | crate::gains::Then::Act)
        }
        _ => false,
    }
}

pub(super) const TURN: usize = 16 + 4 + 4 + 1 + 5 + 25 + 6 * 4 + TOKENS + 2 + 4 + 10;

/// Phase; whose turn it is and who chose first, clockwise from the own seat; whether the action is
/// still to come; what follows the gains; the home of the tile that is to be turned; pending gains
/// by resource; the place of the token that is offered, and how many trades; tokens played in this
/// action; meeples moved in this turn.
pub(super) fn turn(scene: &Scene<'_>, out: &mut Features) {
    let game = scene.real;
    out.one_of(Some(phase(game.phase)), 16);
    let over = game.phase == Phase::Over;
    out.one_of(scene.clockwise(game.active).filter(|_| !over), 4);
    out.one_of(scene.clockwise(game.first), 4);
    out.flag(action_comes(game));
    let gaining = matches!(game.phase, Phase::Order | Phase::Trade);
    out.one_of(gaining.then_some(game.then as usize), 5);
    out.one_of((game.phase == Phase::Face).then(|| game.spot.home()), 25);
    for resource in Resource::ALL {
        let own = game.pending().iter().filter(|gain: &&Gain| gain.resource == resource);
        out.level(own.map(|gain| usize::from(gain.amount)).sum::<usize>(), 4);
    }
    let space = if game.offers == 0 { None } else { Some(game.offers.trailing_zeros() as usize) };
    let place = space.and_then(|space| game.pack.0.connected[space].checked_sub(1));
    out.one_of(place.map(usize::from), TOKENS);
    out.level(game.offers.count_ones() as usize, 2);
    out.level(game.blessed_now, 4);
    out.level(game.moves, 10);
}

pub(super) const TABLE: usize =
    TOKENS * KNOWN_TOKENS + PROVINCES * (KNOWN_PROVINCES + 4 + ROWS) + 2 * MONUMENTS + 3 * 8;

/// For each place of the market its token; for each province which it is, the points of its top
/// slot and whether each slot is free; the monuments on display, then those unseen; with a limited
/// supply, the coins, meeples and blessings left in the box.
pub(super) fn table(scene: &Scene<'_>, out: &mut Features) {
    let game = scene.game;
    for token in game.tokens {
        out.one_of(Some(usize::from(token)), KNOWN_TOKENS);
    }
    for (province, discs) in game.provinces.into_iter().zip(game.discs) {
        out.one_of(Some(usize::from(province)), KNOWN_PROVINCES);
        let printed = game.pack.0.provinces.get(usize::from(province));
        out.level(printed.map_or(0, |printed| printed.points[0]), 4);
        for disc in discs {
            out.flag(printed.is_some() && disc == NONE);
        }
    }
    let mut display = 0u64;
    for monument in game.display.iter().take(DISPLAY).filter(|monument| **monument != NONE) {
        display |= 1 << monument;
    }
    out.bits(display, MONUMENTS);
    out.bits(u64::from(game.monument_stack), MONUMENTS);
    if !game.setup.limited_supply {
        return out.skip(3 * 8);
    }
    let pieces = game.pack.0.pieces;
    let realms = &game.realms[..usize::from(game.players)];
    let mut left = |all: u8, owned: fn(&Realm) -> u8| {
        let out_of_it: usize = realms.iter().map(|realm| usize::from(owned(realm))).sum();
        out.level(usize::from(all).saturating_sub(out_of_it), 8);
    };
    left(pieces.coins, |realm| realm.coins);
    left(pieces.population, |realm| realm.population);
    left(pieces.blessings, |realm| realm.blessings + realm.city.blessed.len());
}

pub(super) const TILES_SEEN: usize = 2 * TILES + 24;

/// The tiles in the stack, the tiles of the ring that nobody has chosen, and by fours how many are
/// left in the stack.
pub(super) fn tiles(scene: &Scene<'_>, out: &mut Features) {
    let game = scene.game;
    let [low, high] = game.stack;
    out.bits(low, 64);
    out.bits(high, TILES - 64);
    let mut ring = [0u64; 2];
    for (slot, tile) in game.ring.into_iter().enumerate() {
        if tile != NONE && !game.cylinders.contains(&(slot as u8)) {
            ring[usize::from(tile / 64)] |= 1 << (tile % 64);
        }
    }
    out.bits(ring[0], 64);
    out.bits(ring[1], TILES - 64);
    out.level(game.stack_len() as usize / 4, 24);
}
