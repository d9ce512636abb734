//! What can be set at a table: how fast its bots move, and what the viewer wishes for at this screen.

use ludi_bots::Thinker;
use maud::{Markup, html};

use super::counsel::may_be_guided;
use crate::components;
use crate::{Speed, TableView};

/// How fast the bots move, for those who belong to the table.
pub(super) fn pace(view: &TableView<'_>) -> Markup {
    let words = view.words;
    let bots = view.all_seats().any(|seat| view.bot(seat).is_some());
    if !bots || !view.viewer.belongs() || view.table.is_closed() {
        return html! {};
    }
    html! {
        form.pace method="post" action=(view.at("pace")) data-live {
            fieldset {
                legend { (words.get("site-pace")) }
                @for speed in Speed::ALL {
                    button.btn type="submit" name="pace" value=(speed.word())
                        aria-pressed=(if speed == view.speed { "true" } else { "false" }) {
                        (words.get(name_of(speed)))
                    }
                }
            }
        }
    }
}

/// The message that names a speed.
const fn name_of(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "site-pace-slow",
        Speed::Normal => "site-pace-normal",
        Speed::Fast => "site-pace-fast",
        Speed::Instant => "site-pace-instant",
    }
}

/// The button that lets bots play on without pauses, while they play.
pub(super) fn skip(view: &TableView<'_>) -> Markup {
    let bots = view.turn().iter().any(|seat| view.bot(seat).is_some());
    let pauses = bots && view.speed != Speed::Instant;
    if view.viewer.acting || !pauses || !view.viewer.belongs() {
        return html! {};
    }
    html! {
        form.inline method="post" action=(view.at("skip")) data-live {
            button.btn.way #skip type="submit" {
                (components::icon("last")) span { (view.words.get("site-skip")) }
            }
        }
    }
}

/// Whether the guide sits at the table, where the others are bots.
pub(super) fn guide(view: &TableView<'_>) -> Markup {
    if !may_be_guided(view) {
        return html! {};
    }
    let (words, wanted) = (view.words, view.is_guided());
    let word = if wanted { "off" } else { "on" };
    let label = if wanted { "guide-counsel-off" } else { "guide-counsel-on" };
    html! {
        form.guide-wish method="post" action="/settings" {
            input type="hidden" name="back" value=(view.path());
            input type="hidden" name="game" value=(view.game().id());
            (components::button(&words.get(label), "guide", word, false))
        }
    }
}

/// Whether somebody could be told what the players can expect to score.
pub(super) fn may_be_estimated(view: &TableView<'_>) -> bool {
    let thinker = ludi_registry::thinker(view.game().id());
    view.hints && !view.table.is_closed() && thinker.is_some_and(Thinker::has_learned)
}

/// Whether what the players can expect to score is shown beside them.
pub(super) fn estimates_wish(view: &TableView<'_>) -> Markup {
    if !may_be_estimated(view) {
        return html! {};
    }
    let (words, wanted) = (view.words, view.visitor.estimates);
    let word = if wanted { "off" } else { "on" };
    let label = if wanted { "site-estimates-off" } else { "site-estimates-on" };
    html! {
        form.guide-wish method="post" action="/settings" {
            input type="hidden" name="back" value=(view.path());
            (components::button(&words.get(label), "estimates", word, false))
        }
    }
}

/// What the viewer may wish for at this screen; what only a script can do, only a script shows, so it is
/// never drawn anew.
pub(super) fn wishes(view: &TableView<'_>) -> Markup {
    let words = view.words;
    html! {
        (components::settings(words, view.visitor.theme, &view.path()))
        p.row hidden {
            label { input #guard-wish type="checkbox" checked; " " (words.get("site-guard")) }
        }
        p.row hidden {
            label for="volume-wish" { (words.get("site-volume")) }
            input #volume-wish type="range" min="0" max="1" step="0.1" value="0.4";
        }
        @if view.names.len() > 1 {
            p.row hidden {
                button.btn #notify-wish type="button" data-granted=(words.get("site-notify-granted"))
                    data-denied=(words.get("site-notify-denied")) { (words.get("site-notify")) }
                span #notify-state {}
            }
        }
    }
}
