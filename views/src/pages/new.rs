//! A new table: everything has a sensible value, so that one click starts. A preset sets all of it;
//! what few people change is folded away.

mod switches;

use ludi_engine::{AnyGame, AnyPack, Messages, Phrase, Refused, Seat, Value};
use maud::{Markup, html};

use self::switches::SwitchForm;
use super::{Frame, document, level_name, say};
use crate::Visitor;
use crate::components::{self, Tone};
use crate::form::{
    Fields, Preset, SeatChoice, levels, preset_switches, seat_choices, usual_players,
};

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
    // A preset that has just been chosen sets everything but who plays.
    let just_chosen = fields.get("choose").and_then(Preset::from_word);
    let preset = just_chosen.or(Preset::of(fields)).unwrap_or_default();
    let fields = &if just_chosen.is_some() { fields.people() } else { fields.clone() };
    let usual = preset_switches(game, preset, players, visitor.lang);
    let form =
        SwitchForm { words, game, players, fields, usual, is_sent: is_sent(fields, just_chosen) };
    let title = words.get("site-new-title");
    let main = html! {
        h1 { (title) }
        @if let Some(refused) = refused { (refusal(words, game, refused)) }
        form.new-table method="post" action="/new" data-shuffle {
            // The first button of a form is the one that Enter presses.
            button.vh type="submit" tabindex="-1" { (words.get("site-new-start")) }
            (games(words, game))
            (presets(words, preset))
            section.panel {
                div.row-head { h2 { (words.get("site-new-seats")) } }
                (counts(words, game, players))
                (my_name(words, visitor, fields))
                @if players > 1 {
                    @for (index, (choice, name)) in seat_choices(fields, usize::from(players), preset.level()).iter().enumerate() {
                        (seat(words, game.id(), Seat(index as u8), *choice, name.as_deref()))
                    }
                    p { small { (words.get("site-new-seats-help")) } }
                }
            }
            (details(&form, preset, packs, refused.is_some()))
            // Behind the buttons of the same name: what was pressed comes first.
            input type="hidden" name="game" value=(game.id());
            input type="hidden" name="players" value=(players);
            input type="hidden" name="preset" value=(preset.word());
            div.start { (components::button(&words.get("site-new-start"), "", "", true)) }
        }
    };
    let frame = Frame {
        title: &title,
        place: game.about().name.get(words.lang()),
        game: game.id(),
        kind: components::Kind::Wide,
        ..Frame::default()
    };
    document(visitor, &frame, &main)
}

/// Whether a form was sent before, so that a box that is not ticked means no.
fn is_sent(fields: &Fields, just_chosen: Option<Preset>) -> bool {
    fields.is_whole() && just_chosen.is_none()
}

fn refusal(words: &Messages, game: &'static dyn AnyGame, refused: &Refused) -> Markup {
    components::notice(
        Tone::Warn,
        &html! {
            p {
                (words.say(&with_labels(words, &refused.phrase), &[]))
                @if let Some(rule) = refused.rule { " " (components::rule_link(game.id(), rule)) }
            }
        },
    )
}

/// What a preset sets: hints, spectators, the rules of the table, components. Folded, unless
/// something of it was changed or refused.
fn details(form: &SwitchForm<'_>, preset: Preset, packs: &[AnyPack], refused: bool) -> Markup {
    let words = form.words;
    let asked = || form.game.options().iter().filter(|spec| spec.applies_to(form.players));
    let changed = asked().any(|spec| form.is_changed(spec));
    html! {
        details.panel.fine-print open[refused || changed || form.fields.get("cards").is_some_and(|name| !name.is_empty())] {
            summary {
                h2 { (words.get("site-new-details")) }
                small { (words.get("site-new-details-help")) }
            }
            (visibility(words, form.fields, form.players > 1, preset.hints()))
            (switches(form))
            (cards_choice(words, form.fields))
            (pack_choice(words, packs, form.fields))
            p { a.provenance href={ "/provenance/" (form.game.id()) } { (words.get("look-rules-provenance")) } }
        }
    }
}

/// The switches of the game that mean something to so many players: those of its rulebook, and
/// folded away what it leaves open.
fn switches(form: &SwitchForm<'_>) -> Markup {
    let words = form.words;
    let asked = form.game.options().iter().filter(|spec| spec.applies_to(form.players));
    let (rulings, plain): (Vec<_>, Vec<_>) = asked.partition(|spec| spec.ruling);
    html! {
        @if !plain.is_empty() { h3 { (words.get("site-new-switches")) } }
        @for spec in plain { (form.switch(spec)) }
        @if form.game.id() == super::campaign::GAME && form.players == 1 {
            p { a href="/campaign" { (words.get("look-end-campaign-go")) } }
        }
        @if !rulings.is_empty() {
            details.open-points open[rulings.iter().any(|spec| form.is_changed(spec))] {
                summary { (say(words, "site-new-rulings", "count", rulings.len())) }
                @for spec in rulings { (form.switch(spec)) }
            }
        }
    }
}

/// Buttons that load the form again with everything set for a way to play.
fn presets(words: &Messages, chosen: Preset) -> Markup {
    let said = |preset: Preset| match preset {
        Preset::First => ("site-preset-first", "site-preset-first-help"),
        Preset::Standard => ("site-preset-standard", "site-preset-standard-help"),
        Preset::Expert => ("site-preset-expert", "site-preset-expert-help"),
        Preset::Box => ("site-preset-box", "site-preset-box-help"),
    };
    html! {
        div.presets role="group" aria-label=(words.get("site-presets")) {
            @for preset in Preset::ALL {
                @let (name, help) = said(preset);
                button.preset type="submit" formmethod="get" formaction="/new" name="choose"
                    value=(preset.word()) aria-pressed=(if preset == chosen { "true" } else { "false" }) {
                    b { (words.get(name)) @if preset == chosen { (components::icon("check")) } }
                    span { (words.get(help)) }
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
    let players = |game: &'static dyn AnyGame| {
        let (low, high) = (i64::from(*game.players().start()), i64::from(*game.players().end()));
        words.say(&Phrase::new("look-players").with("low", low).with("high", high), &[])
    };
    html! {
        nav.pick-game aria-label=(words.get("site-new-game")) {
            @for other in ludi_registry::all() {
                @let current = (other.id() == game.id()).then_some("true");
                a href={ "/new?game=" (other.id()) } aria-current=[current] {
                    (components::scene(other))
                    span { b { (other.about().name.get(words.lang())) } small { (players(other)) } }
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
        }
    }
}

fn my_name(words: &Messages, visitor: &Visitor, fields: &Fields) -> Markup {
    let name = fields.get("name").unwrap_or_else(|| visitor.own_name());
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

fn seat(
    words: &Messages,
    game: &str,
    seat: Seat,
    choice: SeatChoice,
    name: Option<&str>,
) -> Markup {
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
            (components::badge_of(game, seat))
            select name={ "seat-" (seat.0) } aria-label=(say(words, "site-seat-number", "number", number)) {
                @for other in plain.into_iter().chain(levels(game).map(SeatChoice::Bot)) {
                    option value=(other.word()) selected[other == choice] { (label(other)) }
                }
            }
            // Whoever makes the table has said their name already.
            @if seat.0 > 0 || name.is_some() || choice != SeatChoice::Me {
                input type="text" name={ "name-" (seat.0) } value=[name] maxlength="60"
                    placeholder=(words.get("site-seat-name"))
                    aria-label=(say(words, "site-seat-name-number", "number", number)) autocomplete="off";
            }
        }
    }
}

/// Who may watch, where there is company, and whether there are hints.
fn visibility(words: &Messages, fields: &Fields, company: bool, usual_hints: bool) -> Markup {
    let public = fields.get("public") == Some("yes");
    let hints = fields.get("hints").map_or(usual_hints, |word| word != "no");
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

/// The name of the cards, for those who want the same as others.
fn cards_choice(words: &Messages, fields: &Fields) -> Markup {
    components::field(
        "cards",
        &words.get("site-cards-name"),
        &html! {
            input #cards type="text" name="cards" value=(fields.get("cards").unwrap_or_default()) maxlength="60"
                autocomplete="off" aria-describedby="cards-help";
        },
        &html! { (words.get("site-cards-name-help")) },
    )
}

fn pack_choice(words: &Messages, packs: &[AnyPack], fields: &Fields) -> Markup {
    let stamps: Vec<_> = packs.iter().map(AnyPack::stamp).collect();
    let chosen = fields.get("pack").unwrap_or_default();
    html! {
        @if stamps.len() > 1 {
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
