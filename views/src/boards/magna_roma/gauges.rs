//! What a small screen needs besides: how far every marker is, in one row under the city.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::{Colour, Gain, MagnaRoma, Resource, phrases};
use maud::{Markup, html};

use super::{Table, shown, tile};

/// One gauge: a mark, a value, and how far the marker is on its track.
fn gauge(mark: &Markup, value: &str, said: &str, at: u8, end: usize) -> Markup {
    let wide = 100 * usize::from(at) / end.max(1);
    html! {
        li {
            (mark)
            b aria-hidden="true" { (value) }
            span.vh { (said) }
            svg.how-far viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                rect.whole width="100" height="8" rx="4" {}
                rect.reached width=(wide) height="8" rx="4" {}
            }
        }
    }
}

/// The markers of the player whose city is shown, for screens where the tracks are a part of their own.
pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let pack = view.pack();
    let realm = view.realm(shown(scene));
    let colon = scene.words.lang().colon();
    let track = |mark: Resource, name: &str, value: String, at: u8, end: usize| {
        let said = format!("{}{colon}{value}", scene.words.get(name));
        gauge(&tile::resource(mark), &value, &said, at, end)
    };
    let multiplier = pack.multipliers[usize::from(realm.market)];
    html! {
        ul.gauges data-part="gauges" aria-label=(scene.words.get("look-magna-roma-tracks")) {
            @for colour in Colour::ALL {
                @let step = realm.stars[colour as usize];
                @let name = scene.say(&phrases::colour(colour));
                @let stars = Phrase::new("look-magna-roma-star-step")
                    .with("step", step).with("value", pack.values[usize::from(step)]);
                (gauge(
                    &tile::swatch(colour),
                    &step.to_string(),
                    &format!("{name}{colon}{}", scene.say(&stars)),
                    step,
                    pack.values.len() - 1,
                ))
            }
            (track(Resource::Luxury, "look-magna-roma-market", format!("×{multiplier}"), realm.market, pack.multipliers.len() - 1))
            (track(Resource::Legion, "look-magna-roma-military", realm.legions.to_string(), realm.legions, pack.military.len() - 1))
            (track(Resource::Faith, "look-magna-roma-pantheon", realm.faith.to_string(), realm.faith, pack.token_vp.len() - 1))
        }
    }
}

fn sum(gains: &[Gain], kind: Resource) -> u8 {
    gains.iter().filter(|gain| gain.resource == kind).map(|gain| gain.amount).sum()
}

/// What a tile would bring, in a glance, and where the script shows it before it is laid: how much
/// is added to which goods, and the spaces the markers would reach.
pub(super) fn promise(scene: &Table<'_>, seat: Seat, gains: &[Gain]) -> Markup {
    let more = Resource::ALL.into_iter().filter(|kind| sum(gains, *kind) > 0);
    let more = more.map(|kind| format!("good-{}:+{}", kind.id(), sum(gains, kind)));
    let more = more.collect::<Vec<String>>().join(" ");
    let ends = reaches(scene.view, seat, gains).join(" ");
    html! { span data-more=(more) data-reaches=(ends) { (tile::gains(gains)) } }
}

/// The spaces the markers of a seat would reach by gains and by the stars of the tile in hand.
pub(super) fn reaches(game: &MagnaRoma, seat: Seat, gains: &[Gain]) -> Vec<String> {
    let (pack, realm) = (game.pack(), game.realm(seat));
    let printed = game.tile_in_hand().map(|tile| &pack.tiles[usize::from(tile)]);
    let stars = printed.map_or([0; 3], |tile| tile.stars);
    let stars = Colour::ALL.map(|colour| {
        let index = colour as usize;
        (colour.id(), realm.stars[index], stars[index], pack.values.len())
    });
    let tracks = [
        ("market", realm.market, sum(gains, Resource::Luxury), pack.multipliers.len()),
        ("military", realm.legions, sum(gains, Resource::Legion), pack.military.len()),
        ("pantheon", realm.faith, sum(gains, Resource::Faith), pack.token_vp.len()),
    ];
    let ends = stars.into_iter().chain(tracks).filter_map(|(track, at, steps, spaces)| {
        let end = (usize::from(at) + usize::from(steps)).min(spaces - 1);
        (end > usize::from(at)).then(|| format!("space-{track}-{end}"))
    });
    ends.collect()
}
