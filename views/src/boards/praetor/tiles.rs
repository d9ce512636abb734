//! A City Tile as it is drawn: its corners, its picture, whose it is, what it asks and brings.

use ludi_engine::{Game as _, Seat};
use ludi_praetor::{Area, Gives, Per, Tile, TileId, Use};
use maud::{Markup, html};

use super::marks::{self, address, good_address, shared};
use super::{GAME, Table};
use crate::components::assets;

/// So many large letters fit beside the shape of an owner.
const LINE: usize = 8;

/// How far a plaza reaches into a tile of 100 × 100.
const PLAZA: u8 = 26;

/// The tile in the pack.
pub(super) fn spec(scene: &Table<'_>, tile: TileId) -> &'static Tile {
    &scene.view.pack().tiles[tile.index()]
}

/// What stays with a tile wherever it lies.
pub(super) fn piece(scene: &Table<'_>, tile: TileId) -> String {
    format!("tile-{}", spec(scene, tile).id)
}

/// The whole name of a tile's building.
pub(super) fn name(scene: &Table<'_>, tile: TileId) -> &'static str {
    scene.view.pack().tile_name(tile).get(scene.words.lang())
}

/// The name as it fits on the tile.
fn short_name(scene: &Table<'_>, tile: TileId) -> String {
    let building = spec(scene, tile).building;
    let id = format!("look-praetor-name-{}", scene.view.pack().buildings[usize::from(building)].id);
    if scene.words.has(&id) {
        return scene.words.get(&id);
    }
    let name = name(scene, tile);
    if name.chars().count() <= 12 {
        name.to_owned()
    } else {
        name.chars().take(11).chain(['…']).collect()
    }
}

/// A quarter of a plaza in a corner, counted clockwise from the north-west.
fn quarter(scene: &Table<'_>, design: u8, corner: usize) -> Markup {
    let design = &scene.view.pack().designs[usize::from(design)];
    let own = format!("plaza-{}", design.id);
    let drawn = assets::has_symbol(GAME, &own);
    let far = 100 - PLAZA;
    let (x, y) = [(0, 0), (far, 0), (far, far), (0, far)][corner];
    let (from_x, from_y) = [(PLAZA, PLAZA), (0, PLAZA), (0, 0), (PLAZA, 0)][corner];
    let (text_x, text_y) = [(9, 16), (91, 16), (91, 96), (9, 96)][corner];
    let size = 2 * PLAZA;
    html! {
        svg x=(x) y=(y) width=(PLAZA) height=(PLAZA)
            viewBox={ (from_x) " " (from_y) " " (PLAZA) " " (PLAZA) } {
            use href=(address(if drawn { &own } else { "plaza" })) width=(size) height=(size) {}
        }
        @if !drawn { text.mark x=(text_x) y=(text_y) { (design.mark) } }
    }
}

/// The edges of the four plazas.
const RINGS: [&str; 4] = [
    "M0 27.5A27.5 27.5 0 0 0 27.5 0",
    "M72.5 0A27.5 27.5 0 0 0 100 27.5",
    "M100 72.5A27.5 27.5 0 0 0 72.5 100",
    "M27.5 100A27.5 27.5 0 0 0 0 72.5",
];

/// The four plazas of a tile; those that match are ringed, the others fade if any is asked for.
pub(super) fn plazas(
    scene: &Table<'_>,
    tile: TileId,
    rotation: u8,
    matched: Option<[u8; 4]>,
) -> Markup {
    let spec = spec(scene, tile);
    html! {
        @for (corner, ring) in RINGS.into_iter().enumerate() {
            @let fits = matched.map(|matched| matched[corner] > 0);
            g.faded[fits == Some(false)] { (quarter(scene, spec.corner(corner, rotation), corner)) }
            @if fits == Some(true) { path.ring d=(ring) {} }
        }
    }
}

/// Rings around the corners that meet their like, and what each brings.
pub(super) fn met_corners(matched: [u8; 4]) -> Markup {
    html! {
        @for (corner, favor) in matched.into_iter().enumerate().filter(|(_, favor)| *favor > 0) {
            path.ring d=(RINGS[corner]) {}
            @let (x, y) = [(0, 0), (100, 0), (100, 100), (0, 100)][corner];
            circle.meets cx=(x) cy=(y) r="15" {}
            text.meets x=(x) y=(y + 6) { "+" (favor) }
        }
    }
}

fn picture(scene: &Table<'_>, tile: TileId) -> Markup {
    let building = scene.view.pack().buildings[usize::from(spec(scene, tile).building)].id;
    let id = if assets::has_symbol(GAME, building) { building } else { "house" };
    html! { use.picture href=(address(id)) x="19" y="16" width="62" height="35" {} }
}

/// The activation area: red trains, green does not, special takes no Worker.
pub(super) fn area(scene: &Table<'_>, area: Area) -> Markup {
    let learns = scene.view.pack().constants.red_experience;
    html! {
        @match area {
            Area::Red => {
                circle.area-red cx="38" cy="85.5" r="11" {}
                text.area-sign x="37.5" y="90.5" { "+" (learns) }
                path.chevron d="m32.5 88 5.5-5.5 5.5 5.5" {}
            }
            Area::Green => { circle.area-green cx="38" cy="85.5" r="11" {} circle.hole cx="38" cy="85.5" r="5.8" {} }
            Area::Gray => {
                path.area-gray d="M32.5 75.5h11l6 10-6 10h-11l-6-10z" {}
                path.hole d="m38 78.5 1.9 4.6 5 .4-3.8 3.2 1.2 4.9-4.3-2.7-4.3 2.7 1.2-4.9-3.8-3.2 5-.4z" {}
            }
            Area::None => {}
        }
    }
}

/// What an activation brings, as small symbols beside the area; a number where the reader's is
/// known before the Worker is.
fn benefit(scene: &Table<'_>, tile: TileId) -> Markup {
    let mark = |href: String, class: &str, x: u8, size: u8| {
        let y = 85 - size / 2;
        html! { use.(class) href=(href) x=(x) y=(y) width=(size) height=(size) {} }
    };
    match spec(scene, tile).job {
        Use::Gain(gain) => {
            let (href, class) = match gain.gives {
                Gives::Good(good) => (good_address(good), format!("good-{}", good.word())),
                Gives::Favor => (shared("laurel"), "favor".to_owned()),
                Gives::Morale => (address("morale"), "morale".to_owned()),
            };
            html! {
                (mark(href, &class, 52, 17))
                @if let Some(amount) = known(scene, tile) {
                    text.count x="77.5" y="91" { @if amount < 0 { "−" } (amount.abs()) }
                }
            }
        }
        Use::Forge { from, into } => html! {
            (mark(good_address(from), &format!("good-{}", from.word()), 50, 13))
            (mark(good_address(into), &format!("good-{}", into.word()), 63, 13))
        },
        Use::Recruit | Use::Academy => mark(address("novice"), "plain-mark", 53, 17),
        Use::Trade => mark(address("scales"), "plain-mark", 53, 17),
        Use::Wall => mark(address("wall"), "plain-mark", 53, 17),
        Use::LaborCamp => mark(address("retired"), "plain-mark", 53, 17),
        Use::Nothing => html! {},
    }
}

/// What a tile would bring the reader, whoever is sent there.
fn known(scene: &Table<'_>, tile: TileId) -> Option<i32> {
    let Use::Gain(gain) = spec(scene, tile).job else { return None };
    let seat = scene.seat.filter(|_| gain.per != Per::Experience)?;
    scene.view.yields(seat, tile, 0).map(|(_, amount)| amount)
}

/// What the owner is paid; for its owner there is nothing to pay.
fn fee(scene: &Table<'_>, tile: TileId) -> Markup {
    let owner = scene.view.city().sites[tile.index()].owner();
    let fee = &spec(scene, tile).fee;
    let pays = owner.is_some_and(|owner| scene.seat != Some(Seat(owner)));
    html! {
        @if pays {
            g.fee {
                @for (place, (good, amount)) in (0u8..).zip(fee.iter()).take(2) {
                    @let x = 35 + 15 * place;
                    use class={ "good-" (good.word()) } href=(good_address(good)) x=(x) y="3" width="14" height="14" {}
                    text class={ "count good-" (good.word()) } x=(x + 20) y="15.5" { (amount) }
                }
            }
        }
    }
}

/// A name in one line, or two where it would be too long.
fn in_lines(name: &str) -> Vec<&str> {
    if name.chars().count() <= LINE {
        return vec![name];
    }
    let ends = name.match_indices([' ', '-']).map(|(at, end)| at + end.len());
    let uneven = |at: &usize| name.len().abs_diff(2 * at);
    match ends.min_by_key(uneven) {
        Some(at) => vec![name[..at].trim_end(), &name[at..]],
        None => vec![name],
    }
}

/// The name where a tile is so small that its letters must be larger, in a band of its own.
fn large_name(name: &str, owner: Option<u8>) -> Markup {
    let lines = in_lines(name);
    let (top, height, first) =
        if lines.len() > 1 { (33.5, 41.0, 51.5) } else { (46.0, 26.0, 65.5) };
    let shape = top + height / 2.0 - 6.5;
    html! {
        g.large-name {
            rect.band x="1" y=(top) width="98" height=(height) {}
            @if let Some(owner) = owner {
                use.shape href=(marks::shape(Seat(owner))) x="3" y=(shape) width="13" height="13" {}
            }
            @for (place, line) in (0u8..).zip(lines) {
                @let close = (line.chars().count() > LINE).then_some(78);
                text.name x=(if owner.is_some() { 57 } else { 50 }) y=(first + 19.0 * f32::from(place))
                    textLength=[close] lengthAdjust=[close.map(|_| "spacingAndGlyphs")] { (line) }
            }
        }
    }
}

/// What is drawn on a tile in a square of 100 × 100. How much of it is seen depends on how large
/// the tile is on the screen.
fn inside(
    scene: &Table<'_>,
    tile: TileId,
    rotation: u8,
    owner: Option<u8>,
    top: &Markup,
) -> Markup {
    let name = short_name(scene, tile);
    // A long name is set closer, so that it stays in its band.
    let close = (owner.is_some() && name.chars().count() > 10).then_some(76);
    let moved = known(scene, tile).map(|_| "translate(-7 0)");
    html! {
        rect.ground x="1" y="1" width="98" height="98" rx="5" {}
        (plazas(scene, tile, rotation, None))
        (picture(scene, tile))
        rect.band x="1" y="51.5" width="98" height="19.5" {}
        @if let Some(owner) = owner {
            use.shape href=(marks::shape(Seat(owner))) x="4" y="55" width="13" height="13" {}
        }
        text.name x=(if owner.is_some() { 58 } else { 50 }) y="66.4" textLength=[close] lengthAdjust=[close.map(|_| "spacingAndGlyphs")] { (name) }
        (large_name(&name, owner))
        g.use transform=[moved] {
            g.area { (area(scene, spec(scene, tile).area)) }
            g.brings { (benefit(scene, tile)) }
        }
        (top)
        rect.frame x="1" y="1" width="98" height="98" rx="5" {}
    }
}

/// A tile of the city.
pub(super) fn built(scene: &Table<'_>, tile: TileId) -> Markup {
    let site = &scene.view.city().sites[tile.index()];
    let owner = site.owner();
    let class = owner.map_or_else(|| "of-nobody".to_owned(), |owner| format!("of-{}", owner + 1));
    html! {
        svg class={ "city-tile " (class) } viewBox="0 0 100 100" {
            (inside(scene, tile, site.rotation, owner, &fee(scene, tile)))
        }
    }
}

/// A tile that can be built, or the part of it that is seen: left, top, width and height. Its
/// Favor stands where the fee will.
pub(super) fn unbuilt(
    scene: &Table<'_>,
    tile: TileId,
    rotation: u8,
    (left, top, width, height): (u8, u8, u8, u8),
) -> Markup {
    let favor = html! {
        g.fee {
            use.favor href=(shared("laurel")) x="32" y="1" width="18" height="18" {}
            text.count.favor x="59" y="16" { (spec(scene, tile).favor) }
        }
    };
    html! {
        svg.city-tile.of-nobody viewBox={ (left) " " (top) " " (width) " " (height) } {
            (inside(scene, tile, rotation, None, &favor))
        }
    }
}
