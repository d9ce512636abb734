//! A player in the list of players: one line, and their whole city on demand.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::{Colour, NONE, Phase, Resource, phrases};
use maud::{Markup, html};

use super::{Table, city, shown, tile, tray};
use crate::components::{self, badge};

pub(super) fn draw(scene: &Table<'_>, seat: Seat) -> Markup {
    let active = scene.view.active == seat.0 && scene.view.phase != Phase::Over;
    // The city that is drawn large needs no second picture.
    let area = (shown(scene) != seat).then(|| area(scene, seat));
    components::player(seat, active, &summary(scene, seat, active), area.as_ref())
}

fn summary(scene: &Table<'_>, seat: Seat, active: bool) -> Markup {
    let view = scene.view;
    let realm = view.realm(seat);
    let own = scene.seat == Some(seat);
    let tally = |kind: Resource, amount: u8| {
        let said = scene.say(&phrases::gain(ludi_magna_roma::Gain { resource: kind, amount }));
        html! {
            span.tally {
                (tile::resource(kind))
                span aria-hidden="true" data-counter=(kind.id()) { (amount) }
                span.vh { (said) }
            }
        }
    };
    let blessings = Phrase::new("gain-blessing").with("n", realm.blessings);
    html! {
        (badge(seat))
        span.name {
            (scene.words.player(seat, scene.names))
            @if own { small { " " (scene.words.get("look-you")) } }
            @if active { span.vh { " " (scene.words.get("look-active")) } }
        }
        (components::counted_points(scene.words, &view.score(seat).to_string()))
        span.line {
            (tally(Resource::Coin, realm.coins))
            (tally(Resource::Population, realm.population))
            (tally(Resource::Legion, realm.legions))
            span.tally {
                (tile::mark("blessing"))
                span aria-hidden="true" data-counter="blessings" { (realm.blessings) }
                span.vh { (scene.say(&blessings)) }
            }
        }
    }
}

fn area(scene: &Table<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let realm = view.realm(seat);
    let best = view.assignment(seat);
    let lang = scene.words.lang();
    let tiles: Vec<String> = realm
        .city
        .taken
        .iter()
        .map(|cell| (cell, realm.city.tile(cell)))
        .filter(|(_, number)| view.pack().tiles[usize::from(*number)].colour.is_some())
        .map(|(cell, number)| {
            let tile = phrases::turned_tile(view, number, realm.city.turns(cell));
            format!("{cell}{}{}", lang.colon(), scene.say(&tile))
        })
        .collect();
    html! {
        div.area {
            (city::miniature(scene, seat))
            p.vh { (tiles.join(lang.semicolon())) }
            ul.across {
                @for colour in Colour::ALL {
                    @let step = realm.stars[colour as usize];
                    li {
                        (tile::swatch(scene, colour))
                        span.vh { (scene.say(&phrases::colour(colour))) }
                        (tile::mark("star")) span { (step) }
                    }
                }
                li { (tile::resource(Resource::Luxury)) span { "×" (view.pack().multipliers[usize::from(realm.market)]) } }
                li { (tile::resource(Resource::Faith)) span { (realm.faith) } }
            }
            @if realm.city.monuments().next().is_some() {
                ul {
                    @for (built, people) in realm.city.monuments().zip(best.on) {
                        @let printed = &view.pack().monuments[usize::from(built.monument)];
                        li.built-line data-piece={ "monument-" (printed.id) } {
                            (tile::monument_picture(scene, built.monument, "tiny"))
                            span { (printed.name.get(scene.words.lang())) }
                            (components::points(scene.words, &view.monument_points(seat, built, people).to_string()))
                        }
                    }
                }
            }
            @let conquered: Vec<(u8, u8)> = view.conquests(seat).filter(|(province, _)| *province != NONE).collect();
            @if !conquered.is_empty() {
                ul {
                    @for (province, row) in conquered {
                        @let printed = &view.pack().provinces[usize::from(province)];
                        li.built-line {
                            (tile::resource(Resource::Legion))
                            span { (printed.name.get(scene.words.lang())) }
                            (components::points(scene.words, &view.slot_points(seat, province, row).to_string()))
                        }
                    }
                }
            }
            (tray::breakdown(scene, seat))
        }
    }
}
