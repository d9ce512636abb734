//! Tiles and the small marks printed on them and paid by them.

use ludi_engine::Game as _;
use ludi_magna_roma::cell::SIDES;
use ludi_magna_roma::{Cell, City, Colour, Edges, Gain, Icon, Resource};
use maud::{Markup, html};

use super::{GAME, Table};
use crate::components;

/// The address of a picture of this game.
pub(super) fn href(id: &str) -> String {
    format!("{}#{id}", components::asset("magna-roma.svg"))
}

/// A small mark in the colour of the text around it.
pub(super) fn mark(id: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href=(href(id)) {} } }
}

/// The mark of a resource, in its colour.
pub(super) fn resource(resource: Resource) -> Markup {
    html! { svg class={ "icon res " (resource.id()) } aria-hidden="true" { use href=(href(resource.id())) {} } }
}

/// An amount of a resource for the eye alone.
pub(super) fn gain(gain: Gain) -> Markup {
    html! { span class={ "gain-mark " (gain.resource.id()) } { (resource(gain.resource)) (gain.amount) } }
}

/// Gains for the eye alone, equal ones added up.
pub(super) fn gains(list: &[Gain]) -> Markup {
    html! {
        span.gain-marks {
            @for kind in Resource::ALL {
                @let amount: u8 = list.iter().filter(|g| g.resource == kind).map(|g| g.amount).sum();
                @if amount > 0 { (gain(Gain { resource: kind, amount })) }
            }
        }
    }
}

/// The letter that stands for a colour besides the colour itself.
pub(super) fn letter(scene: &Table<'_>, colour: Colour) -> String {
    scene.words.get(match colour {
        Colour::Red => "look-magna-roma-letter-red",
        Colour::Purple => "look-magna-roma-letter-purple",
        Colour::Brown => "look-magna-roma-letter-brown",
    })
}

/// The swatch of a colour: its ground, which has a pattern of its own.
pub(super) fn swatch(colour: Colour) -> Markup {
    html! {
        svg.swatch viewBox="0 0 100 100" aria-hidden="true" {
            use href=(href(&format!("ground-{}", colour.id()))) width="100" height="100" {}
            use href=(href("star")) x="24" y="22" width="52" height="52" {}
        }
    }
}

/// The picture of an icon.
pub(super) fn icon(icon: Icon) -> Markup {
    mark(icon.id())
}

/// A name that stays with a tile wherever it goes.
pub(super) fn piece_id(scene: &Table<'_>, tile: u8) -> String {
    format!("tile-{}", scene.view.pack().tiles[usize::from(tile)].id)
}

/// A tile as it is printed, turned so often.
pub(super) fn picture(scene: &Table<'_>, tile: u8, turns: u8, class: &str) -> Markup {
    let edges = scene.view.pack().tiles[usize::from(tile)].edges.turned(turns);
    svg(class, &html! { (ground(scene, tile)) (halves(edges, [false; 4])) (print(scene, tile)) })
}

/// The frame of a tile's picture.
pub(super) fn svg(class: &str, content: &Markup) -> Markup {
    html! { svg class={ "tile " (class) } viewBox="0 0 100 100" aria-hidden="true" { (content) } }
}

/// The tile on a cell of a city, with its halves that are complete and its blessing.
pub(super) fn placed(scene: &Table<'_>, city: &City, cell: Cell, symbols: [Gain; 4]) -> Markup {
    let pack = scene.view.pack();
    let tile = city.tile(cell);
    html! {
        (ground(scene, tile))
        (halves(city.edges(pack, cell), symbols.map(|gain| gain.amount > 0)))
        (print(scene, tile))
        @if city.blessed.contains(cell) {
            use.token href=(href("blessing")) x="71" y="71" width="26" height="26" {}
        }
    }
}

/// What lies under everything: the colour with its pattern.
pub(super) fn ground(scene: &Table<'_>, tile: u8) -> Markup {
    let colour = scene.view.pack().tiles[usize::from(tile)].colour;
    let id = colour.map_or("centre", Colour::id);
    html! { use href=(href(&format!("ground-{id}"))) width="100" height="100" {} }
}

/// The half-symbols; those that are complete are bright.
pub(super) fn halves(edges: Edges, met: [bool; 4]) -> Markup {
    html! {
        @for side in SIDES {
            @let half = edges.half(side);
            @if half != 0 {
                use class=(if met[usize::from(side)] { "half met" } else { "half" })
                    href=(href(&format!("half-{half}"))) width="100" height="100"
                    transform={ "rotate(" (90 * u32::from(side)) " 50 50)" } {}
            }
        }
    }
}

/// Icons and stars in the middle of a tile; a star of another colour than the tile's lies on that
/// colour, with its letter.
pub(super) fn print(scene: &Table<'_>, tile: u8) -> Markup {
    let printed = &scene.view.pack().tiles[usize::from(tile)];
    let mut marks: Vec<(&str, Option<Colour>)> =
        printed.icons().map(|icon| (icon.id(), None)).collect();
    for (colour, stars) in Colour::ALL.into_iter().zip(printed.stars) {
        let other = Some(colour).filter(|_| printed.colour != Some(colour));
        marks.extend(std::iter::repeat_n(("star", other), stars.into()));
    }
    // Where the marks stand, and how large they are, by their number.
    let places: &[(u8, u8, u8)] = match marks.len() {
        0 => &[],
        1 => &[(33, 33, 34)],
        2 => &[(25, 36, 27), (50, 36, 27)],
        3 => &[(37, 24, 26), (25, 48, 25), (50, 48, 25)],
        4 => &[(25, 24, 25), (50, 24, 25), (25, 50, 25), (50, 50, 25)],
        _ => &[(27, 24, 23), (50, 24, 23), (21, 52, 19), (41, 52, 19), (61, 52, 19)],
    };
    html! {
        @for ((id, other), (x, y, size)) in marks.into_iter().zip(places) {
            @if let Some(colour) = other {
                (other_star(scene, colour, *x, *y, *size))
            } @else {
                use href=(href(id)) x=(x) y=(y) width=(size) height=(size) {}
            }
        }
        @if printed.colour.is_none() {
            use href=(href("centre-mark")) x="30" y="30" width="40" height="40" {}
        }
    }
}

/// A star on a disc of its colour.
fn other_star(scene: &Table<'_>, colour: Colour, x: u8, y: u8, size: u8) -> Markup {
    let half = size / 2;
    let (star, inset) = (size - size / 4, size / 8);
    html! {
        g class={ "other-star " (colour.id()) } {
            circle cx=(x + half) cy=(y + half) r=(half) {}
            use href=(href("star")) x=(x + inset) y=(y + inset) width=(star) height=(star) {}
            text.letter x=(x + size - 3) y=(y + size) text-anchor="middle" { (letter(scene, colour)) }
        }
    }
}

/// The seal of a complete symbol, where its two halves meet: the middle of a side of a tile whose
/// corner is at `x`, `y`. Its ring is thick where it paid its large benefit.
pub(super) fn joint(side: u8, x: u32, y: u32, gain: Gain) -> Markup {
    let (dx, dy) = [(50, 0), (100, 50), (50, 100), (0, 50)][usize::from(side & 3)];
    html! {
        g.joint.large[gain.amount > 1] transform={ "translate(" (x + dx) " " (y + dy) ")" } {
            circle r="15" {}
            use class={ "res " (gain.resource.id()) } href=(href(gain.resource.id()))
                x="-10" y="-10" width="20" height="20" {}
        }
    }
}

/// The seal of a symbol that a ghost would complete, with how much it would pay.
pub(super) fn promised(side: u8, gain: Gain) -> Markup {
    let (x, y) = [(50, 0), (100, 50), (50, 100), (0, 50)][usize::from(side & 3)];
    html! {
        g.joint.promised transform={ "translate(" (x) " " (y) ")" } {
            circle r="19" {}
            use class={ "res " (gain.resource.id()) } href=(href(gain.resource.id()))
                x="-17" y="-10" width="20" height="20" {}
            text x="10" y="6" text-anchor="middle" { (gain.amount) }
        }
    }
}

/// Whether a picture of this game exists; packs may bring monuments we have not drawn.
pub(super) fn monument_picture(scene: &Table<'_>, monument: u8, class: &str) -> Markup {
    let id = scene.view.pack().monuments[usize::from(monument)].id;
    let drawn = components::assets::has_symbol(GAME, id);
    components::picture(GAME, if drawn { id } else { "monument" }, class, false)
}
