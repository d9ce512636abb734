//! What must hold in every position: no piece is lost or made, no rule of space is broken.

use ludi_engine::Seat;

use crate::cell::{Cell, Cells, SIZE};
use crate::components::TILES;
use crate::{BLOCKED, MagnaRoma, NONE, Phase, Realm};

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Checks the invariants of a position and says which is broken.
pub fn audit(game: &MagnaRoma) -> Result<(), String> {
    tiles(game)?;
    ring(game)?;
    monuments(game)?;
    discs(game)?;
    for seat in Seat::all(game.players) {
        let realm = game.realm(seat);
        city(game, realm).map_err(|problem| format!("seat {seat}: {problem}"))?;
        tracks(game, realm).map_err(|problem| format!("seat {seat}: {problem}"))?;
    }
    Ok(())
}

/// Each tile is in exactly one place: the stack, the ring, a city or, solo, removed.
fn tiles(game: &MagnaRoma) -> Result<(), String> {
    let mut places = [0u8; TILES];
    for (tile, count) in places.iter_mut().enumerate() {
        *count += u8::from(game.in_stack(tile as u8));
    }
    let cities = game.realms.iter().take(game.players.into());
    let in_cities = cities.flat_map(|realm| {
        let tiles = realm.city.taken.without(Cells::only(Cell::CENTRE));
        tiles.iter().map(|cell| realm.city.tile(cell))
    });
    for tile in game.ring.into_iter().filter(|tile| *tile != NONE).chain(in_cities) {
        let count = places.get_mut(usize::from(tile)).ok_or(format!("no tile {tile}"))?;
        *count += 1;
    }
    for (tile, count) in places.iter().enumerate() {
        let id = game.pack.0.tiles[tile].id;
        ensure(*count <= 1, || format!("tile {id} is in {count} places"))?;
        ensure(*count == 1 || game.players == 1, || format!("tile {id} is lost"))?;
    }
    Ok(())
}

/// Before the last round the ring is full between turns while the stack is not empty, and
/// cylinders stand on different tiles.
fn ring(game: &MagnaRoma) -> Result<(), String> {
    if game.players == 1 || game.phase != Phase::Place {
        return Ok(());
    }
    let slots = game.slots();
    let full = !game.ring[..slots].contains(&NONE);
    let last = game.realms.iter().any(|r| r.city.placed() == game.pack.0.tiles_per_player);
    ensure(full || last || game.stack_len() == 0, || "the ring has a gap".to_owned())?;
    let mut seen = 0u16;
    for seat in Seat::all(game.players) {
        if game.realm(seat).city.placed() == game.pack.0.tiles_per_player {
            continue;
        }
        let slot = game.cylinders[seat.index()];
        let on_tile = game.on_slot(slot.into()).is_some();
        ensure(on_tile, || format!("the cylinder of seat {seat} stands on no tile"))?;
        ensure(seen >> slot & 1 == 0, || format!("two cylinders on slot {slot}"))?;
        seen |= 1 << slot;
    }
    Ok(())
}

/// Built, displayed and unseen monuments are all there are; each tile carries one at most.
fn monuments(game: &MagnaRoma) -> Result<(), String> {
    let mut seen = u32::from(game.monument_stack);
    let built = game.realms.iter().flat_map(|realm| realm.city.monuments());
    for monument in built.map(|built| built.monument).chain(game.displayed()) {
        ensure(seen >> monument & 1 == 0, || format!("monument {monument} exists twice"))?;
        seen |= 1 << monument;
    }
    let all = (1u32 << game.pack.0.monuments.len()) - 1;
    ensure(seen == all, || format!("monuments {seen:b} instead of {all:b}"))
}

/// At most one disc a player and province.
fn discs(game: &MagnaRoma) -> Result<(), String> {
    for discs in &game.discs {
        for seat in 0..game.players {
            let others = discs.iter().skip_while(|disc| **disc != seat).skip(1);
            let twice = others.into_iter().any(|disc| *disc == seat);
            ensure(!twice, || format!("seat {} has two discs in a province", seat + 1))?;
        }
        let known = |disc: &u8| *disc < game.players || *disc == NONE || *disc == BLOCKED;
        ensure(discs.iter().all(known), || format!("unknown disc in {discs:?}"))?;
    }
    Ok(())
}

fn city(game: &MagnaRoma, realm: &Realm) -> Result<(), String> {
    let city = &realm.city;
    ensure(city.taken.groups(1) == 1, || "the city is not connected".to_owned())?;
    let (top, bottom, left, right) = city.taken.bounds().ok_or("no centre")?;
    let fits = bottom - top < SIZE && right - left < SIZE;
    ensure(fits, || "the city does not fit into its square".to_owned())?;
    if city.placed() == game.pack.0.tiles_per_player {
        let square = Cells::rectangle(top, bottom + 1, left, right + 1);
        ensure(city.taken == square, || "the finished city is no square".to_owned())?;
    } else {
        ensure(!city.open().is_empty(), || "no cell is open".to_owned())?;
    }
    let mut covered = Cells::EMPTY;
    for built in city.monuments() {
        let under = game.pack.0.under(built.monument, built.cell);
        ensure(covered.and(under).is_empty(), || "two monuments on one tile".to_owned())?;
        covered = covered.or(under);
    }
    ensure(covered == city.covered, || "covered tiles differ".to_owned())?;
    ensure(covered.without(city.taken).is_empty(), || "a monument in the air".to_owned())?;
    ensure(city.blessed.without(city.taken).is_empty(), || "a blessing in the air".to_owned())?;
    ensure(city.people() <= realm.population, || "meeples out of nothing".to_owned())
}

fn tracks(game: &MagnaRoma, realm: &Realm) -> Result<(), String> {
    let pack = game.pack.0;
    let within = realm.market <= pack.market_end()
        && realm.legions <= pack.military_end()
        && realm.faith <= pack.pantheon_end()
        && realm.stars.iter().all(|step| *step <= pack.star_end());
    ensure(within, || "a marker is off its track".to_owned())?;
    let reached = (pack.blessings & ((2u64 << realm.faith) - 1) as u32).count_ones();
    let gained = u32::from(realm.blessings + realm.city.blessed.len());
    let right = gained == reached || game.setup.limited_supply && gained < reached;
    ensure(right, || format!("{gained} blessing tokens for {reached} spaces"))?;
    for (index, bonus) in pack.bonuses.iter().enumerate() {
        let beyond = |(track, step): (crate::Colour, u8)| realm.stars[track as usize] >= step;
        let reached = beyond(bonus.at) && bonus.linked.is_none_or(beyond);
        let taken = realm.bonuses >> index & 1 != 0;
        let may_be_missed = !game.setup.personal_bonus_on_passing && bonus.linked.is_none();
        let right = taken == reached || may_be_missed && !taken;
        ensure(right, || format!("bonus {} taken: {taken}, reached: {reached}", bonus.id))?;
    }
    if game.setup.limited_supply {
        let realms = &game.realms[..usize::from(game.players)];
        let coins: u32 = realms.iter().map(|realm| u32::from(realm.coins)).sum();
        let people: u32 = realms.iter().map(|realm| u32::from(realm.population)).sum();
        ensure(coins <= pack.pieces.coins.into(), || format!("{coins} coins"))?;
        ensure(people <= pack.pieces.population.into(), || format!("{people} meeples"))?;
    }
    Ok(())
}
