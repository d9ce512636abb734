//! The tracks: stars of the shown player, and market, military and pantheon of everybody.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::{Bonus, Colour, NONE, Resource, phrases};
use maud::{Markup, html};

use super::{Table, section, shown, tile};
use crate::components;

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    section(
        "tracks",
        &scene.words.get("look-magna-roma-tracks"),
        "",
        &html! {
            div.boards {
                div.personal data-part="stars" { (stars(scene)) }
                div.common { (market(scene)) (military(scene)) (pantheon(scene)) }
            }
        },
    )
}

/// The badges of the players whose marker stands on a space.
fn markers(scene: &Table<'_>, track: &str, at: impl Fn(Seat) -> bool) -> Markup {
    html! {
        span.markers {
            @for seat in Seat::all(scene.view.players()).filter(|seat| at(*seat)) {
                span data-piece={ (track) "-" (seat) } { (components::badge(seat)) }
            }
        }
    }
}

/// Where everybody stands on a track, in words.
fn said(scene: &Table<'_>, space: impl Fn(Seat) -> u8) -> String {
    let all = Seat::all(scene.view.players()).map(|seat| {
        let place =
            Phrase::new("look-magna-roma-stands").with("who", seat).with("space", space(seat));
        scene.say(&place)
    });
    all.collect::<Vec<String>>().join(", ")
}

/// A track: what it is called and counts, what is said of it, and its spaces.
fn track(class: &str, part: &str, heading: &Markup, spoken: &str, spaces: &Markup) -> Markup {
    html! {
        div class={ "track " (class) } data-part={ "track-" (part) } {
            h3 { (heading) }
            p.vh { (spoken) }
            ol.spaces aria-hidden="true" { (spaces) }
        }
    }
}

/// The name of a common track, and what its numbers are.
fn heading(scene: &Table<'_>, mark: Resource, name: &str, counts: &str) -> Markup {
    html! {
        (tile::resource(mark))
        span { (scene.words.get(name)) small { (scene.words.get(counts)) } }
    }
}

/// MR-030 to MR-034: one track a colour, with values and bonuses.
fn stars(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let seat = shown(scene);
    let realm = view.realm(seat);
    let pack = view.pack();
    let lowest = view.lowest_value(seat);
    html! {
        @for colour in Colour::ALL {
            @let step = realm.stars[colour as usize];
            @let value = pack.values[usize::from(step)];
            @let spoken = Phrase::new("look-magna-roma-star-step")
                .with("step", step).with("value", value);
            (track(
                &format!("stars {}", colour.id()),
                colour.id(),
                &html! {
                    (tile::swatch(colour))
                    span {
                        (scene.say(&phrases::colour(colour)))
                        @if value == lowest { small { (scene.words.get("look-magna-roma-lowest")) } }
                    }
                },
                &format!("{} {}", scene.say(&spoken), bonuses_said(scene, colour)),
                &html! {
                    @for (space, value) in pack.values.iter().enumerate() {
                        li.reached[space <= usize::from(step)].here[space == usize::from(step)]
                            data-part={ "space-" (colour.id()) "-" (space) } {
                            span.worth { (value) }
                            @for (index, bonus) in pack.bonuses.iter().enumerate() {
                                @if lies_at(bonus, colour, space) {
                                    span class={ "bonus" (linking(bonus, colour)) @if realm.bonuses >> index & 1 != 0 { " taken" } } {
                                        (tile::resource(bonus.gain.resource))
                                        @if let Some(other) = other_track(bonus, colour) { (tile::swatch(other)) }
                                    }
                                }
                            }
                            @if space == usize::from(step) {
                                span.markers { span data-piece={ "stars-" (colour.id()) } { (components::badge(seat)) } }
                            }
                        }
                    }
                },
            ))
        }
    }
}

/// The tracks and steps a bonus belongs to: one, or two for a linked one.
fn ends(bonus: &Bonus) -> impl Iterator<Item = (Colour, u8)> {
    [Some(bonus.at), bonus.linked].into_iter().flatten()
}

/// Whether a bonus lies at a step of a colour's track.
fn lies_at(bonus: &Bonus, colour: Colour, step: usize) -> bool {
    ends(bonus).any(|(track, at)| track == colour && usize::from(at) == step)
}

/// The other colour of a linked bonus.
fn other_track(bonus: &Bonus, colour: Colour) -> Option<Colour> {
    ends(bonus).map(|(track, _)| track).find(|track| *track != colour)
}

/// How a linked bonus is drawn where the rows of the tracks lie close: between its two rows, from the
/// upper one; `far` if a third row lies between them.
fn linking(bonus: &Bonus, colour: Colour) -> &'static str {
    let Some(other) = other_track(bonus, colour) else { return "" };
    match (other as usize).checked_sub(colour as usize) {
        None => " linked",
        Some(1) => " linked upper",
        Some(_) => " linked upper far",
    }
}

/// The bonuses of a track that are still to be had, in words.
fn bonuses_said(scene: &Table<'_>, colour: Colour) -> String {
    let view = scene.view;
    let taken = view.realm(shown(scene)).bonuses;
    let lang = scene.words.lang();
    let colon = lang.colon();
    let all = view.pack().bonuses.iter().enumerate().filter(|(index, bonus)| {
        let own = ends(bonus).any(|(track, _)| track == colour);
        own && taken >> index & 1 == 0
    });
    let said = all.map(|(_, bonus)| {
        let ends: Vec<String> = ends(bonus)
            .map(|(track, step)| format!("{} {step}", scene.say(&phrases::colour(track))))
            .collect();
        format!("{}{colon}{}", ends.join(" + "), scene.say(&phrases::gain(bonus.gain)))
    });
    said.collect::<Vec<String>>().join(lang.semicolon())
}

/// MR-050 to MR-052: each trade hangs under the spaces that offer it.
fn market(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let pack = view.pack();
    let trade = |space: usize| {
        let token = usize::from(pack.connected[space]).checked_sub(1)?;
        let first = space == 0 || pack.connected[space - 1] != pack.connected[space];
        let number = view.tokens.get(token).filter(|number| **number != NONE && first)?;
        let wide = pack.connected[space..].iter().take_while(|c| usize::from(**c) == token + 1);
        Some((&pack.tokens[usize::from(*number)], wide.count()))
    };
    let tokens = view.tokens.iter().filter(|token| **token != NONE);
    let trades: Vec<String> =
        tokens.map(|token| scene.say(&phrases::token(&pack.tokens[usize::from(*token)]))).collect();
    html! {
        (track(
            "market",
            "market",
            &heading(scene, Resource::Luxury, "look-magna-roma-market", "look-magna-roma-market-counts"),
            &format!("{}. {}", said(scene, |seat| view.realm(seat).market), trades.join(scene.words.lang().semicolon())),
            &html! {
                @for (space, multiplier) in pack.multipliers.iter().enumerate() {
                    li data-part={ "space-market-" (space) } {
                        span.worth { "×" (multiplier) }
                        (markers(scene, "market", |seat| usize::from(view.realm(seat).market) == space))
                        @if let Some((token, wide)) = trade(space) {
                            @let now = view.offered().is_some_and(|now| now.id == token.id);
                            span class={ "deal wide-" (wide) @if now { " offered" } } data-part={ "deal-" (pack.connected[space]) } {
                                (tile::gains(&token.give)) "→" (tile::gains(&token.get))
                            }
                        }
                    }
                }
            },
        ))
    }
}

/// MR-060 to MR-062
fn military(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let pack = view.pack();
    track(
        "military",
        "military",
        &heading(
            scene,
            Resource::Legion,
            "look-magna-roma-military",
            "look-magna-roma-military-counts",
        ),
        &said(scene, |seat| view.realm(seat).legions),
        &html! {
            @for (space, points) in pack.military.iter().enumerate() {
                li.sends[pack.rows.iter().any(|row| usize::from(*row) == space)]
                    data-part={ "space-military-" (space) } {
                    span.worth { (space) }
                    @if *points > 0 { span.vp { (components::icon("laurel")) (points) } }
                    (markers(scene, "military", |seat| usize::from(view.realm(seat).legions) == space))
                }
            }
        },
    )
}

/// MR-070 to MR-072
fn pantheon(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let pack = view.pack();
    track(
        "pantheon",
        "pantheon",
        &heading(
            scene,
            Resource::Faith,
            "look-magna-roma-pantheon",
            "look-magna-roma-pantheon-counts",
        ),
        &said(scene, |seat| view.realm(seat).faith),
        &html! {
            @for (space, points) in pack.token_vp.iter().enumerate() {
                li data-part={ "space-pantheon-" (space) } {
                    span.worth { (points) }
                    @if pack.blessings >> space & 1 != 0 { span.blessing { (tile::mark("blessing")) } }
                    (markers(scene, "pantheon", |seat| usize::from(view.realm(seat).faith) == space))
                }
            }
        },
    )
}
