//! The reader's own goods, the tile in hand, what is asked in between, and the forecast.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::{Decision, Gain, Phase, Resource, phrases};
use maud::{Markup, html};

use super::{GAME, Table, asked, built, city, tile};
use crate::components::{self, Piece, placing};

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let Some(seat) = scene.seat else {
        return html! {};
    };
    let label = scene.words.get("look-magna-roma-tray");
    let content = html! {
        h2.vh { (label) }
        div.strip tabindex="0" role="group" aria-label=(label) {
            (goods(scene, seat))
            (question(scene))
            (forecast(scene, seat))
        }
    };
    scene.form().around(&format!("tray magna-tray asks-{}", asked(scene)), &content)
}

/// What is asked that has no place on the board: how the tile lies, what comes first, a trade.
fn question(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    if !scene.acting {
        return html! {};
    }
    match view.phase {
        Phase::Place => hand(scene),
        Phase::Order => {
            let firsts = scene.decisions.iter().filter_map(|decision| match decision {
                Decision::First(gain) => Some(*gain),
                _ => None,
            });
            html! { div.question { @for gain in firsts { (first(scene, gain)) } } }
        }
        Phase::Trade => trade(scene),
        _ => html! {},
    }
}

/// The tile to be placed, for those whose browser runs the script.
fn hand(scene: &Table<'_>) -> Markup {
    html! {
        @if let Some(number) = scene.view.tile_in_hand() {
            div.question {
                p.vh { (scene.say(&phrases::tile(scene.view, number))) }
                (placing(scene.words, &city::in_hand(scene, number)))
            }
        }
    }
}

fn first(scene: &Table<'_>, gain: Gain) -> Markup {
    let piece = Piece {
        id: "",
        class: "chip first-chip",
        spoken: "",
        game: GAME,
        standing: &scene.standing(Decision::First(gain)),
    };
    piece.draw(&html! { (tile::gain(gain)) span.name { (scene.say(&phrases::gain(gain))) } })
}

fn trade(scene: &Table<'_>) -> Markup {
    let deal = scene.standing(Decision::Trade);
    let no = scene.standing(Decision::Decline);
    html! {
        div.question {
            @if let Some(token) = scene.view.offered() {
                (Piece { id: "", class: "chip trade-chip", spoken: "", game: GAME, standing: &deal }.draw(&html! {
                    (tile::gains(&token.give)) span.arrow { "→" } (tile::gains(&token.get))
                    span.name { (scene.say(&phrases::token(token))) }
                }))
            }
            (Piece { id: "", class: "chip no-trade", spoken: "", game: GAME, standing: &no }.draw(&html! {
                span.name { (scene.words.get("label-decline")) }
            }))
        }
    }
}

fn goods(scene: &Table<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let realm = view.realm(seat);
    let good = |kind: Resource, amount: u8, said: Phrase| {
        html! {
            li.ware data-part={ "good-" (kind.id()) } {
                (tile::resource(kind))
                b data-counter=(kind.id()) { (amount) } " "
                span { (scene.say(&said)) }
            }
        }
    };
    let counted = |id: &'static str, count: u8| Phrase::new(id).with("count", count);
    let people =
        counted("look-magna-roma-good-people", realm.population).with("idle", realm.idle());
    let multiplier = view.pack().multipliers[usize::from(realm.market)];
    html! {
        section.goods {
            ul {
                (good(Resource::Coin, realm.coins, counted("look-magna-roma-good-coins", realm.coins)))
                (good(Resource::Population, realm.population, people))
                (good(Resource::Legion, realm.legions, counted("look-magna-roma-good-legions", realm.legions)))
                li.ware data-part="good-blessing" {
                    (tile::mark("blessing"))
                    b data-counter="blessings" { (realm.blessings) } " "
                    span { (scene.say(&counted("look-magna-roma-good-blessings", realm.blessings))) }
                }
                li.ware data-part="good-luxury" {
                    (tile::resource(Resource::Luxury))
                    b data-counter="market" { "×" (multiplier) } " "
                    span { (scene.words.get("look-magna-roma-good-market")) }
                }
            }
            @if scene.acting && built::best_step(scene, seat).is_some() {
                button.btn.assign type="button" hidden data-assign { (scene.words.get("look-magna-roma-assign")) }
            }
        }
    }
}

/// Where the points would come from if the game were scored now.
fn forecast(scene: &Table<'_>, seat: Seat) -> Markup {
    let sheet = &scene.view.standings().seats[seat.index()];
    let over = scene.view.phase == Phase::Over;
    let heading = if over { "look-magna-roma-final" } else { "look-magna-roma-forecast" };
    html! {
        section.forecast data-part="forecast" aria-label=(scene.words.get(heading)) {
            div.total { (components::counted_points(scene.words, &sheet.total.to_string())) small { (scene.words.get(heading)) } }
            (breakdown(scene, seat))
        }
    }
}

/// The lines of a seat's score.
pub(super) fn breakdown(scene: &Table<'_>, seat: Seat) -> Markup {
    let sheet = &scene.view.standings().seats[seat.index()];
    let own = scene.seat == Some(seat);
    html! {
        dl.breakdown {
            @for line in &sheet.lines {
                div data-part=[own.then(|| format!("score-{}", line.key))] { dt { (scene.words.get(&format!("score-{}", line.key))) } dd { (line.points) } }
            }
        }
    }
}
