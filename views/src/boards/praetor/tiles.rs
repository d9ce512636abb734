//! A City Tile: its corners, its picture, whose it is, what it asks and brings; and the same in
//! words.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_praetor::{Area, Gives, Per, Tile, TileId, Use, phrases, places};
use maud::{Markup, html};

use super::marks::{self, address, good_address, shared};
use super::{GAME, Table};
use crate::components::assets;

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
    html! { use href=(address(id)) x="17" y="22" width="66" height="37" {} }
}

/// The activation area: red trains, green does not, special takes no Worker.
pub(super) fn area(scene: &Table<'_>, area: Area) -> Markup {
    let learns = scene.view.pack().constants.red_experience;
    html! {
        @match area {
            Area::Red => { circle.area-red cx="39" cy="87" r="10.5" {} text.sign x="39" y="91.3" { "+" (learns) } }
            Area::Green => { circle.area-green cx="39" cy="87" r="10.5" {} circle.hole cx="39" cy="87" r="5.5" {} }
            Area::Gray => {
                path.area-gray d="M33.5 77h11l6 10-6 10h-11l-6-10z" {}
                path.hole d="m39 80 1.9 4.6 5 .4-3.8 3.2 1.2 4.9-4.3-2.7-4.3 2.7 1.2-4.9-3.8-3.2 5-.4z" {}
            }
            Area::None => {}
        }
    }
}

/// What an activation brings, as small symbols beside the area; a number where the reader's is
/// known before the Worker is.
fn benefit(scene: &Table<'_>, tile: TileId) -> Markup {
    let spec = spec(scene, tile);
    let mark = |href: String, class: &str, x: u8, size: u8| {
        let y = 87 - size / 2;
        html! { use.(class) href=(href) x=(x) y=(y) width=(size) height=(size) {} }
    };
    match spec.job {
        Use::Gain(gain) => {
            let (href, class) = match gain.gives {
                Gives::Good(good) => (good_address(good), format!("good-{}", good.word())),
                Gives::Favor => (shared("laurel"), "favor".to_owned()),
                Gives::Morale => (address("morale"), "morale".to_owned()),
            };
            let now = scene.seat.and_then(|seat| scene.view.yields(seat, tile, 0));
            html! {
                (mark(href, &class, 51, 14))
                @match (gain.per, now) {
                    (Per::Experience, _) => (mark(address("die-6"), "any-die", 66, 10)),
                    (_, Some((_, amount))) => text.count x="71" y="92" { @if amount < 0 { "−" } (amount.abs()) },
                    _ => {}
                }
            }
        }
        Use::Forge { from, into } => html! {
            (mark(good_address(from), &format!("good-{}", from.word()), 50, 12))
            (mark(good_address(into), &format!("good-{}", into.word()), 63, 12))
        },
        Use::Recruit | Use::Academy => mark(address("novice"), "plain-mark", 53, 17),
        Use::Trade => mark(address("scales"), "plain-mark", 53, 17),
        Use::Wall => mark(address("wall"), "plain-mark", 53, 17),
        Use::LaborCamp => mark(address("retired"), "plain-mark", 53, 17),
        Use::Nothing => html! {},
    }
}

/// Whose it is and what the owner is paid; for its owner there is nothing to pay.
fn owner(scene: &Table<'_>, tile: TileId) -> Markup {
    let Some(owner) = scene.view.city().sites[tile.index()].owner() else {
        return html! {};
    };
    let fee = &spec(scene, tile).fee;
    let pays = scene.seat != Some(Seat(owner)) && !fee.is_empty();
    let badge_x = if pays { 29 } else { 40 };
    html! {
        use href=(marks::badge(Seat(owner))) x=(badge_x) y="2" width="20" height="20" {}
        @if pays {
            @for (place, (good, amount)) in (0u8..).zip(fee.iter()).take(2) {
                @let x = 51 + 11 * place;
                use class={ "good-" (good.word()) } href=(good_address(good)) x=(x) y="5" width="13" height="13" {}
                text class={ "count good-" (good.word()) } x=(x + 18) y="17" { (amount) }
            }
        }
    }
}

/// What is drawn on a tile in a square of 100 × 100.
pub(super) fn inside(scene: &Table<'_>, tile: TileId, rotation: u8, top: &Markup) -> Markup {
    let spec = spec(scene, tile);
    html! {
        rect.ground x="1" y="1" width="98" height="98" rx="5" {}
        (plazas(scene, tile, rotation, None))
        (picture(scene, tile))
        text.name x="50" y="71.5" { (short_name(scene, tile)) }
        (area(scene, spec.area))
        (benefit(scene, tile))
        (top)
    }
}

/// A tile of the city.
pub(super) fn built(scene: &Table<'_>, tile: TileId) -> Markup {
    let site = &scene.view.city().sites[tile.index()];
    let class =
        site.owner().map_or_else(|| "of-nobody".to_owned(), |owner| format!("of-{}", owner + 1));
    html! {
        svg class={ "city-tile " (class) } viewBox="0 0 100 100" {
            (inside(scene, tile, site.rotation, &owner(scene, tile)))
            rect.frame x="1.5" y="1.5" width="97" height="97" rx="5" {}
        }
    }
}

/// A tile that can be built, or the part of it that is seen: left, top, width and height. Its
/// Favor stands where the owner's Marker will.
pub(super) fn unbuilt(
    scene: &Table<'_>,
    tile: TileId,
    rotation: u8,
    (left, top, width, height): (u8, u8, u8, u8),
) -> Markup {
    let favor = html! {
        use.favor href=(shared("laurel")) x="31" y="4" width="18" height="18" {}
        text.count.favor x="60" y="18.5" { (spec(scene, tile).favor) }
    };
    html! {
        svg.city-tile viewBox={ (left) " " (top) " " (width) " " (height) } {
            (inside(scene, tile, rotation, &favor))
            rect.frame x="1.5" y="1.5" width="97" height="97" rx="5" {}
        }
    }
}

/// The kind of an activation area in words.
fn area_in_words(scene: &Table<'_>, area: Area) -> String {
    scene.words.get(match area {
        Area::Red => "look-praetor-area-red",
        Area::Green => "look-praetor-area-green",
        Area::Gray => "look-praetor-area-gray",
        Area::None => "look-praetor-area-none",
    })
}

/// What a tile does, in words.
pub(super) fn purpose(scene: &Table<'_>, tile: TileId) -> String {
    let phrase = Phrase::new("look-praetor-purpose")
        .with("area", area_in_words(scene, spec(scene, tile).area))
        .with("benefit", phrases::benefit(scene.view, tile));
    scene.say(&phrase)
}

/// The corners of a tile in words, clockwise from the north-west.
fn corners_in_words(scene: &Table<'_>, tile: TileId, rotation: u8) -> String {
    let designs = &scene.view.pack().designs;
    let corner = |corner| designs[usize::from(spec(scene, tile).corner(corner, rotation))].name;
    let names: Vec<&str> = (0..4).map(|c| corner(c).get(scene.words.lang())).collect();
    scene.say(&Phrase::new("look-praetor-corners").with("corners", names.join(", ")))
}

/// A built tile in words: where, whose, what, who stands there.
pub(super) fn describe_built(scene: &Table<'_>, tile: TileId) -> String {
    let site = &scene.view.city().sites[tile.index()];
    let spec = spec(scene, tile);
    let mut text = scene.say(
        &Phrase::new("tile-at")
            .with("name", scene.view.pack().tile_name(tile))
            .with("place", places::place(scene.view, (site.x, site.y))),
    );
    text.push_str(". ");
    if let Some(owner) = site.owner() {
        let phrase = Phrase::new("look-praetor-owned")
            .with("who", Seat(owner))
            .with("fee", marks::in_words(scene, &spec.fee));
        text.push_str(&scene.say(&phrase));
        text.push(' ');
    }
    text.push_str(&purpose(scene, tile));
    for (post, id) in [(site.area, "look-praetor-at-work"), (site.centre, "look-praetor-builder")] {
        if let Some((seat, worker)) = post.worker() {
            let phrase = Phrase::new(id).with("who", Seat(seat));
            text.push(' ');
            text.push_str(&scene.say(&phrase.with("experience", worker.experience)));
        }
    }
    text.push(' ');
    text.push_str(&corners_in_words(scene, tile, site.rotation));
    text
}

/// A tile that can be built, in words.
pub(super) fn describe_unbuilt(scene: &Table<'_>, tile: TileId) -> String {
    let spec = spec(scene, tile);
    let phrase = Phrase::new("look-praetor-unbuilt")
        .with("name", scene.view.pack().tile_name(tile))
        .with("cost", marks::in_words(scene, &spec.cost))
        .with("favor", spec.favor)
        .with("fee", marks::in_words(scene, &spec.fee));
    format!("{} {} {}", scene.say(&phrase), purpose(scene, tile), corners_in_words(scene, tile, 0))
}
