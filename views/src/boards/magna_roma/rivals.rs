//! The other players: their cities on the board with what they did last, and a line each in the list
//! of players with everything else on demand.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::{Cell, Colour, Decision, Gain, NONE, Phase, Resource, phrases};
use maud::{Markup, html};

use super::{Table, mini, shown, tile, tray};
use crate::components::{self, badge};

pub(super) fn draw(scene: &Table<'_>, seat: Seat) -> Markup {
    let active = scene.view.active == seat.0 && scene.view.phase != Phase::Over;
    // The city that is drawn large needs no second picture.
    let area = (shown(scene) != seat).then(|| area(scene, seat));
    components::player(seat, active, &summary(scene, seat, active), area.as_ref())
}

/// The cities of the others, in the order of play; whoever acted last stands out.
pub(super) fn cities(scene: &Table<'_>) -> Markup {
    let players = scene.view.players();
    if players == 1 {
        return html! {};
    }
    let own = shown(scene);
    let others = || (1..players).map(|step| Seat((own.0 + step) % players));
    let lays = |seat: &Seat, decision: &Decision| {
        *seat != own && matches!(decision, Decision::Place(_) | Decision::Face(_))
    };
    let acted = scene.recent.iter().rfind(|(seat, decision)| lays(seat, decision));
    html! {
        section.rivals data-tab="part-rivals" aria-labelledby="magna-rivals" {
            h2.vh #magna-rivals { (scene.words.get("look-magna-roma-rivals")) }
            @for seat in others() { (card(scene, seat, acted.is_some_and(|(by, _)| *by == seat))) }
        }
    }
}

/// A rival's city, and what the last turn brought.
fn card(scene: &Table<'_>, seat: Seat, acted: bool) -> Markup {
    let view = scene.view;
    let realm = view.realm(seat);
    let turn = last_turn(scene, seat);
    let name = scene.words.player(seat, scene.names);
    html! {
        article.panel.rival.acted[acted] #{ "rival-" (seat) } aria-label=(name) {
            header {
                (badge(seat))
                h3 { (name) }
                (components::points(scene.words, &view.score(seat).to_string()))
                @if acted { small.just { (scene.words.get("look-magna-roma-just")) } }
                span.steps {
                    @for colour in Colour::ALL {
                        span.step {
                            (tile::swatch(colour))
                            span.vh { (scene.say(&phrases::colour(colour))) " " }
                            (realm.stars[colour as usize])
                        }
                    }
                }
            }
            (mini::draw(scene, seat, turn.map(|(cell, _)| cell)))
            p.vh { (tiles(scene, seat)) }
            p.brought {
                @if let Some((cell, decisions)) = turn { (told(scene, seat, cell, decisions)) }
            }
        }
    }
}

/// The last turn of a seat that laid a tile: where, and the decisions since.
fn last_turn<'s>(scene: &'s Table<'_>, seat: Seat) -> Option<(Cell, &'s [(Seat, Decision)])> {
    let city = &scene.view.realm(seat).city;
    scene.recent.iter().enumerate().rev().find_map(|(index, (by, decision))| match decision {
        Decision::Place(cell) if *by == seat && city.taken.contains(*cell) => {
            Some((*cell, &scene.recent[index..]))
        }
        _ => None,
    })
}

/// What a turn brought, in a sentence or two.
fn told(scene: &Table<'_>, seat: Seat, cell: Cell, decisions: &[(Seat, Decision)]) -> Markup {
    let view = scene.view;
    let paid = view.symbols_at(seat, cell);
    let together = Resource::ALL.map(|resource| {
        let own = paid.iter().filter(|gain| gain.resource == resource);
        Gain { resource, amount: own.map(|gain| gain.amount).sum() }
    });
    let gains: Vec<Phrase> =
        together.into_iter().filter(|gain| gain.amount > 0).map(phrases::gain).collect();
    let brought = if gains.is_empty() {
        Phrase::new("look-magna-roma-placed")
    } else {
        Phrase::new("look-magna-roma-placed-for").with("gains", gains)
    };
    let deeds = decisions.iter().filter(|(by, _)| *by == seat);
    let deeds: Vec<Phrase> =
        deeds.filter_map(|(_, decision)| phrases::action(view, *decision)).collect();
    html! {
        (scene.say(&brought))
        @if !deeds.is_empty() { " " (scene.say(&Phrase::new("look-magna-roma-then").with("deeds", deeds))) }
    }
}

/// The tiles of a city in words.
fn tiles(scene: &Table<'_>, seat: Seat) -> String {
    let view = scene.view;
    let city = &view.realm(seat).city;
    let lang = scene.words.lang();
    let laid = city.taken.iter().map(|cell| (cell, city.tile(cell)));
    let tiles = laid.filter(|(_, number)| view.pack().tiles[usize::from(*number)].colour.is_some());
    let said = tiles.map(|(cell, number)| {
        let tile = phrases::turned_tile(view, number, city.turns(cell));
        format!("{}{}{}", scene.say(&phrases::spot(cell)), lang.colon(), scene.say(&tile))
    });
    said.collect::<Vec<String>>().join(lang.semicolon())
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
    html! {
        div.area {
            ul.across {
                @for colour in Colour::ALL {
                    @let step = realm.stars[colour as usize];
                    li {
                        (tile::swatch(colour))
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
