//! A new table: everything has a sensible value, so that one click starts.

mod switches;

use ludi_engine::{AnyGame, AnyPack, Messages, Phrase, Refused, Seat, Value};
use maud::{Markup, html};

use self::switches::SwitchForm;
use super::{Frame, document, level_name, say};
use crate::Visitor;
use crate::components::{self, Tone};
use crate::form::{Fields, SeatChoice, levels, seat_choices, usual_players};

/// The form for a new table of a game with one of some packs, filled in as before if it was
/// refused.
pub fn page(
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    packs: &[AnyPack],
    fields: &Fields,
    refused: Option<&Refused>,
) -> Markup {
    let words = visitor.words_of(game.id());
    let wanted = fields.number("players").filter(|count| game.players().contains(count));
    let players: u8 = wanted.unwrap_or_else(|| usual_players(game));
    let origins = game.builtin_pack().origins();
    let title = words.get("site-new-title");
    let main = html! {
        h1 { (title) }
        @if let Some(refused) = refused {
            (components::notice(Tone::Warn, &html! {
                p {
                    (words.say(&with_labels(words, &refused.phrase), &[]))
                    @if let Some(rule) = refused.rule { " " (components::rule_link(game.id(), rule)) }
                }
            }))
        }
        form.new-table method="post" action="/new" {
            // The first button of a form is the one that Enter presses.
            button.vh type="submit" tabindex="-1" { (words.get("site-new-start")) }
            section.panel {
                div.row-head { h2 { (words.get("site-new-game")) } }
                (games(words, game))
                (counts(words, game, players))
                @if game.id() == super::campaign::GAME {
                    p { a href="/campaign" { (words.get("look-end-campaign-go")) } }
                }
                input type="hidden" name="game" value=(game.id());
                input type="hidden" name="players" value=(players);
                p.origins { (components::provenance_mark(words, game.id(), origins)) }
            }
            section.panel {
                div.row-head { h2 { (words.get("site-new-seats")) } }
                (my_name(words, visitor, fields))
                @for (index, (choice, name)) in seat_choices(fields, usize::from(players)).iter().enumerate() {
                    (seat(words, Seat(index as u8), *choice, name.as_deref()))
                }
                @if players > 1 { p { small { (words.get("site-new-seats-help")) } } }
                (visibility(words, fields, players > 1))
            }
            @if !game.options().is_empty() {
                (switches(&SwitchForm { words, game, players, fields, usual: game.usual_switches() }))
            }
            (pack_choice(words, packs, fields))
            div.start { (components::button(&words.get("site-new-start"), "", "", true)) }
        }
    };
    let frame = Frame {
        title: &title,
        place: game.about().name.get(words.lang()),
        game: game.id(),
        kind: components::Kind::Reading,
        bar: None,
    };
    document(visitor, &frame, &main)
}

/// The switches of the game: those of its rulebook, and folded away what it leaves open.
fn switches(form: &SwitchForm<'_>) -> Markup {
    let words = form.words;
    let (rulings, plain): (Vec<_>, Vec<_>) =
        form.game.options().iter().partition(|spec| spec.ruling);
    html! {
        section.panel {
            div.row-head { h2 { (words.get("site-new-switches")) } }
            @for spec in plain { (form.switch(spec)) }
            @if !rulings.is_empty() {
                details.open-points open[rulings.iter().any(|spec| form.is_changed(spec))] {
                    summary { (say(words, "site-new-rulings", "count", rulings.len())) }
                    @for spec in rulings { (form.switch(spec)) }
                }
            }
        }
    }
}

/// A refusal that names a switch as the form does.
fn with_labels(words: &Messages, phrase: &Phrase) -> Phrase {
    let mut phrase = phrase.clone();
    for (name, value) in &mut phrase.args {
        if let ("switch", Value::Text(key)) = (*name, &*value) {
            let label = format!("option-{key}");
            if words.has(&label) {
                *value = words.get(&label).into();
            }
        }
    }
    phrase
}

fn games(words: &Messages, game: &'static dyn AnyGame) -> Markup {
    let all = ludi_registry::all();
    html! {
        nav.segments aria-label=(words.get("site-new-game")) {
            @for other in &all {
                @let current = (other.id() == game.id()).then_some("true");
                a href={ "/new?game=" (other.id()) } aria-current=[current] {
                    (other.about().name.get(words.lang()))
                }
            }
        }
    }
}

/// Buttons that load the form again for another number of players, keeping what was entered.
fn counts(words: &Messages, game: &'static dyn AnyGame, players: u8) -> Markup {
    html! {
        div.field role="group" aria-labelledby="count-label" {
            span.label #count-label { (words.get("site-new-players")) }
            div.segments {
                @for count in game.players() {
                    button type="submit" formmethod="get" formaction="/new" name="players"
                        value=(count) aria-pressed=(if count == players { "true" } else { "false" })
                        aria-label=(say(words, "site-new-count", "count", count)) { (count) }
                }
            }
            div.help {
                (words.say(&Phrase::new("look-players")
                    .with("low", i64::from(*game.players().start()))
                    .with("high", i64::from(*game.players().end())), &[]))
                " " (components::rule_link(game.id(), game.players_rule()))
            }
        }
    }
}

fn my_name(words: &Messages, visitor: &Visitor, fields: &Fields) -> Markup {
    let known = visitor.name.as_deref().unwrap_or_default();
    let name = fields.get("name").unwrap_or(known);
    components::field(
        "name",
        &words.get("site-name"),
        &html! {
            input #name type="text" name="name" value=(name) maxlength="60"
                autocomplete="nickname" aria-describedby="name-help";
        },
        &html! { (words.get("site-name-help")) },
    )
}

fn seat(words: &Messages, seat: Seat, choice: SeatChoice, name: Option<&str>) -> Markup {
    let number = i64::from(seat.0) + 1;
    let plain = [SeatChoice::Me, SeatChoice::Friend, SeatChoice::Open];
    let label = |choice: SeatChoice| match choice {
        SeatChoice::Me => words.get("site-sitter-me"),
        SeatChoice::Friend => words.get("site-sitter-friend"),
        SeatChoice::Open => words.get("site-sitter-open"),
        SeatChoice::Bot(level) => {
            say(words, "site-sitter-bot", "level", level_name(words, level.id()))
        }
    };
    html! {
        div.seat-row {
            (components::badge(seat))
            select name={ "seat-" (seat.0) } aria-label=(say(words, "site-seat-number", "number", number)) {
                @for other in plain.into_iter().chain(levels().map(SeatChoice::Bot)) {
                    option value=(other.word()) selected[other == choice] { (label(other)) }
                }
            }
            input type="text" name={ "name-" (seat.0) } value=[name] maxlength="60"
                placeholder=(words.get("site-seat-name"))
                aria-label=(say(words, "site-seat-name-number", "number", number)) autocomplete="off";
        }
    }
}

/// Who may watch, where there is company, and whether there are hints.
fn visibility(words: &Messages, fields: &Fields, company: bool) -> Markup {
    let public = fields.get("public") == Some("yes");
    let hints = fields.get("hints") != Some("no");
    let choice = |value: &str, label: &str, chosen| components::Choice {
        value: value.to_owned(),
        label: html! { (words.get(label)) },
        chosen,
    };
    html! {
        @if company {
            (components::choice_group("public", "public", &html! { (words.get("site-new-visibility")) }, &[
                choice("no", "site-private", !public),
                choice("yes", "site-public", public),
            ]))
            p { small { (words.get("site-new-visibility-help")) } }
        }
        (components::choice_group("hints", "hints", &html! { (words.get("site-new-hints")) }, &[
            choice("yes", "site-hints-yes", hints),
            choice("no", "site-hints-no", !hints),
        ]))
        p { small { (words.get("site-new-hints-help")) } }
    }
}

fn pack_choice(words: &Messages, packs: &[AnyPack], fields: &Fields) -> Markup {
    let stamps: Vec<_> = packs.iter().map(AnyPack::stamp).collect();
    let chosen = fields.get("pack").unwrap_or_default();
    html! {
        @if stamps.len() > 1 {
            section.panel {
                div.row-head { h2 { (words.get("site-new-pack")) } }
                (components::field("pack", &words.get("site-new-pack"), &html! {
                    select #pack name="pack" aria-describedby="pack-help" {
                        @for stamp in &stamps {
                            option value=(stamp.sha256) selected[stamp.sha256 == chosen] {
                                (stamp.id) " (" (&stamp.sha256[..8]) ")"
                            }
                        }
                    }
                }, &html! { (words.get("site-new-pack-help")) }))
            }
        }
    }
}
