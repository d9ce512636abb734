//! A City Tile in words: what it does, whose it is, who stands there.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_praetor::{Area, TileId, phrases, places};

use super::tiles::spec;
use super::{Table, marks};

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
    let mut text = scene.say(&places::tile_here(scene.view, tile));
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
