//! The own city: what it holds, what fits into it, and its cells.

use ludi_engine::Features;

use super::numbers::MONUMENTS as KNOWN_MONUMENTS;
use super::survey::{HOMES, MORE_PEOPLE, room_for, total};
use super::{Scene, scale};
use crate::cell::{Cells, FIELD, SIDES};
use crate::city::MONUMENTS as MOST_BUILT;
use crate::components::{TILES, Tile};

pub(super) const COLOURS: usize = 3 * (12 + 5 + 5 + 9);

/// For each colour its tiles, districts and tiles that touch no other of it; for each icon how
/// many count.
pub(super) fn colours(scene: &Scene<'_>, out: &mut Features) {
    let survey = &scene.own;
    for colour in 0..3 {
        out.level(survey.colours[colour].len(), 12);
        out.level(survey.districts[colour], 5);
        out.level(survey.singles[colour], 5);
        out.level(survey.icons[colour], 9);
    }
}

pub(super) const WAITING: usize = 3 * 4 * 5 + 3 * 8 + 20 + 12 + 8 + 4 + 2 + 8;

/// For each kind of half and each colour (the centre last) the halves that face an open cell; each
/// kind together; all together; open cells that at least one, two, three, four halves face, and
/// those that none does.
pub(super) fn waiting(scene: &Scene<'_>, out: &mut Features) {
    let survey = &scene.own;
    let mut all = 0;
    for kind in survey.waiting {
        for count in kind {
            out.level(count, 5);
        }
    }
    for kind in survey.waiting {
        let count = kind.iter().sum::<u8>();
        all += count;
        out.level(count, 8);
    }
    out.level(all, 20);
    let mut faced = [0usize; 5];
    for spot in survey.spots() {
        for count in &mut faced[..=usize::from(spot.facing)] {
            *count += 1;
        }
    }
    for (count, most) in faced[1..].iter().zip([12, 8, 4, 2]) {
        out.level(*count, most);
    }
    out.level(faced[0] - faced[1], 8);
}

pub(super) const BLESSINGS: usize = 4 * 8 + 6;

/// What the four best tiles that may still be blessed would pay, all resources together; tiles
/// blessed.
pub(super) fn blessings(scene: &Scene<'_>, out: &mut Features) {
    for paid in scene.own.best_blessings() {
        out.level(paid, 8);
    }
    out.level(scene.own.realm.city.blessed.len(), 6);
}

pub(super) const MONUMENTS: usize =
    KNOWN_MONUMENTS + MOST_BUILT + MOST_BUILT * 4 + 6 + 12 + 4 + 4 + MORE_PEOPLE * 6 + 8 + 8;

/// The monuments built, how many, and the meeples put on each; blocks where one can be put now,
/// blocks where one may come to stand, and how many of each find room beside each other; by twos
/// what one, two, three more meeples add; meeples to spare, and missing.
pub(super) fn monuments(scene: &Scene<'_>, out: &mut Features) {
    let survey = &scene.own;
    let (mut built, mut people) = (0u64, [0; MOST_BUILT]);
    for (monument, people) in survey.realm.city.monuments().zip(&mut people) {
        built |= 1 << monument.monument;
        *people = monument.people;
    }
    out.bits(built, KNOWN_MONUMENTS);
    out.level(survey.built(), MOST_BUILT);
    for people in people {
        out.level(people, 4);
    }
    out.level(survey.corners.len(), 6);
    out.level(survey.hoped.len(), 12);
    out.level(room_for(survey.corners), 4);
    out.level(room_for(survey.hoped), 4);
    let now = survey.with_more_people(0);
    for more in 1..=MORE_PEOPLE {
        scale(out, survey.with_more_people(more) - now, 2, 6);
    }
    out.level(survey.realm.population.saturating_sub(survey.needs), 8);
    out.level(survey.needs.saturating_sub(survey.realm.population), 8);
}

const SITE: usize = 7 + 2 + 6 + 3 * 4;
pub(super) const DISPLAY: usize = KNOWN_MONUMENTS * SITE;

/// For each monument of the pack that lies open the coins missing, whether it can be built now and
/// whether there is a place for it, by twos what it would add with the meeples there are, and the
/// most fitting tiles in a block with no, one, two empty cells.
pub(super) fn display(scene: &Scene<'_>, out: &mut Features) {
    let survey = &scene.own;
    for monument in 0..KNOWN_MONUMENTS as u8 {
        let printed = survey.pack().monuments.get(usize::from(monument));
        let open = scene.game.display.contains(&monument);
        let Some(printed) = printed.filter(|_| open) else {
            out.skip(SITE);
            continue;
        };
        let site = survey.best_site(monument);
        let missing = printed.coins.saturating_sub(survey.realm.coins);
        out.level(missing, 7);
        out.flag(missing == 0 && site.is_some());
        out.flag(site.is_some());
        scale(out, site.unwrap_or(0), 2, 6);
        for fitting in survey.hoped_sites(monument) {
            out.level(fitting, 4);
        }
    }
}

/// Whether there is one, its colour, icons, stars, halves of each kind.
const TILE: usize = 1 + 3 + 3 + 2 + 3 * 3;

fn tile(tile: &Tile, out: &mut Features) {
    out.flag(true);
    out.one_of(tile.colour.map(|colour| colour as usize), 3);
    for icons in tile.icons {
        out.flag(icons > 0);
    }
    out.level(tile.star_count(), 2);
    for half in 1..=3 {
        out.level(SIDES.iter().filter(|side| tile.edges.half(**side) == half).count(), 3);
    }
}

pub(super) const NEXT: usize = TILES + TILE + 9 + 6 * 3;

/// The tile to be placed next: which it is, what it shows, the most it gains on a cell, and the
/// most of each resource.
pub(super) fn next(scene: &Scene<'_>, out: &mut Features) {
    let Some(number) = scene.own.next_tile() else { return out.skip(NEXT) };
    let (low, high) = if number < 64 { (1 << number, 0) } else { (0, 1 << (number - 64)) };
    out.bits(low, 64);
    out.bits(high, TILES - 64);
    let printed = &scene.own.pack().tiles[usize::from(number)];
    tile(printed, out);
    out.level(scene.own.most_of_all(printed), 9);
    let each = scene.own.most_of_each(printed, &scene.pays);
    for resource in 0..6 {
        out.level((each >> (8 * resource) & 0xFF) as usize, 3);
    }
}

const REACHED: usize = 4;
pub(super) const REACH: usize = REACHED * (TILE + 8) + 8;

/// The tiles within reach of the own cylinder as the ring is now, clockwise: what each shows and
/// the most it gains on a cell; then the most that any of them gains.
pub(super) fn reach(scene: &Scene<'_>, out: &mut Features) {
    let (survey, game) = (&scene.own, scene.game);
    let slots = game.slots();
    let start = usize::from(game.cylinders[usize::from(survey.seat)]);
    let reach = if game.players > 1 { game.reach_of(survey.seat) } else { 0 };
    if reach == 0 {
        return out.skip(REACH);
    }
    let (mut written, mut best) = (0, 0);
    for step in 1..slots {
        let slot = (start + step) % slots;
        if reach >> slot & 1 == 0 || written == REACHED {
            continue;
        }
        let printed = &survey.pack().tiles[usize::from(game.ring[slot])];
        tile(printed, out);
        let most = survey.most_of_all(printed);
        out.level(most, 8);
        best = best.max(most);
        written += 1;
    }
    out.skip((REACHED - written) * (TILE + 8));
    out.level(best, 8);
}

pub(super) const FRAME: usize = 2 * 4 * 4;

/// How many rows and columns the city reaches beyond its centre: north, south, west, east; then
/// how many it can still reach.
pub(super) fn frame(scene: &Scene<'_>, out: &mut Features) {
    let city = &scene.own.realm.city;
    for cells in [city.taken, city.room] {
        for beyond in BEYOND {
            out.level(beyond.iter().filter(|part| !part.and(cells).is_empty()).count(), 4);
        }
    }
}

/// The field from one, two, three, four steps off the centre on: north, south, west, east.
const BEYOND: [[Cells; 4]; 4] = {
    let mut beyond = [[Cells::EMPTY; 4]; 4];
    let mut index = 0;
    while index < 4 {
        let (before, after) = (FIELD / 2 - index as u8, FIELD / 2 + index as u8 + 1);
        beyond[0][index] = Cells::rectangle(0, before, 0, FIELD);
        beyond[1][index] = Cells::rectangle(after, FIELD, 0, FIELD);
        beyond[2][index] = Cells::rectangle(0, FIELD, 0, before);
        beyond[3][index] = Cells::rectangle(0, FIELD, after, FIELD);
        index += 1;
    }
    beyond
};

const CELL: usize = 3 + 3 + 2 + 2 + 3 + 4 * 3;
pub(super) const CELLS: usize = HOMES * CELL;

/// For each home the colour, the icons, one and two stars, whether it is blessed and under a
/// monument, by twos what it would pay if blessed, and for each side the half that faces an open
/// cell.
pub(super) fn cells(scene: &Scene<'_>, out: &mut Features) {
    let survey = &scene.own;
    let city = &survey.realm.city;
    let mut homes = [0u64; HOMES];
    for cell in city.taken.iter() {
        let tile = city.face(survey.pack(), cell);
        let stars = u64::from(tile.star_count());
        let [mask, lyre, column] = tile.icons.map(|count| u64::from(count > 0));
        let again = total(survey.again[cell.home()]) / 2;
        homes[cell.home()] = tile.colour.map_or(0, |colour| 1 << colour as u64)
            | mask << 3
            | lyre << 4
            | column << 5
            | u64::from(stars > 0) << 6
            | u64::from(stars > 1) << 7
            | (7 >> (3 - again.min(3))) << 10;
    }
    for cell in city.blessed.iter() {
        homes[cell.home()] |= 1 << 8;
    }
    for cell in city.covered.iter() {
        homes[cell.home()] |= 1 << 9;
    }
    for spot in survey.spots() {
        for face in spot.faces() {
            let side = (face.side() + 2) & 3;
            homes[spot.cell.toward(face.side()).home()] |= 1 << (12 + 3 * side + face.half());
        }
    }
    for bits in homes {
        out.bits(bits, CELL);
    }
}

pub(super) const SPOTS: usize = HOMES * 5;

/// For each home whether it is open, and how many halves face it; of two open cells with one home,
/// five apart, the one that more halves face.
pub(super) fn spots(scene: &Scene<'_>, out: &mut Features) {
    let mut homes = [0u64; HOMES];
    for spot in scene.own.spots() {
        homes[spot.cell.home()] |= (2 << spot.facing) - 1;
    }
    for row in homes.chunks(5) {
        out.bits(row.iter().rev().fold(0, |bits, home| bits << 5 | home), 25);
    }
}
