//! What the reader is asked to do now, and may take back.

use ludi_engine::{LogIndex, Phrase, Seat};
use maud::{Markup, html};

use super::settings::skip;
use super::story::News;
use crate::TableView;
use crate::boards::Drawing;
use crate::components::{self, Form, NowBar, Way};

/// The what-now bar and the reader's own goods.
pub(super) fn mine(view: &TableView<'_>, drawing: &Drawing, news: News) -> Markup {
    let words = view.words;
    if let Some(seat) = view.viewer.curtain {
        return curtain(view, seat);
    }
    let turn = view.turn();
    let prompt = match (&drawing.prompt, view.table.is_closed()) {
        (_, true) => crate::pages::over::verdict::headline(view),
        (Some(prompt), _) => prompt.clone(),
        (None, _) => waiting(view),
    };
    // Who shares a screen is told whose turn it is.
    let shared = view.viewer.acting && view.viewer.seats.len() > 1;
    let seat = if view.viewer.acting { view.viewer.seat } else { turn.first() };
    let (undo_at, redo_at) = (view.at("undo"), view.at("redo"));
    let decide_at = view.at("decide");
    let own = view.viewer.seat.filter(|seat| view.bot(*seat).is_none());
    let undo = own.map(|seat| view.table.undoable(seat));
    let asked_for = own.and_then(|seat| asked_for(view, seat));
    let ask_at = view.at("ask");
    let redo = own.is_some_and(|seat| view.table.redoable(seat).is_ok());
    let bar = NowBar {
        words,
        rule: drawing.step.as_ref().map(|step| step.rule),
        game: view.game().id(),
        acting: view.viewer.acting,
        prompt: &prompt,
        whose: view.viewer.seat.filter(|_| shared).map(|seat| view.player(seat)),
        seat,
        status: drawing.status.clone(),
        form: view.form(&decide_at),
        undo: match &undo {
            Some(Ok(_)) => Way::Open(&undo_at),
            Some(Err(none)) if none.phrase.id == "undo-nothing" => Way::Hidden,
            Some(Err(_)) => asked_for.map_or(Way::Hidden, |to| Way::Ask(&ask_at, to)),
            None => Way::Hidden,
        },
        alone: alone_with_bots(view),
        redo: if redo { Way::Open(&redo_at) } else { Way::Hidden },
        pending: drawing.pending,
        closing: closing(view, drawing),
        more: html! {
            (hint_button(view))
            (skip(view))
            @if news.count > 0 && view.viewer.acting { (again(view, news.since)) }
            @if !view.viewer.acting && !view.table.is_closed() {
                noscript { (components::link_button(&words.get("site-look-again"), &view.path(), false)) }
            }
        },
    };
    html! {
        div #mine .fragment data-seat=[view.viewer.seat] {
            section aria-label=(words.get("site-mine")) {
                (components::now_bar(&bar))
                (drawing.tray)
            }
        }
    }
}

/// Who is waited for, in words.
fn waiting(view: &TableView<'_>) -> String {
    let turn = view.turn();
    let who: Vec<String> = turn.iter().map(|seat| view.player(seat)).collect();
    let who = who.join(", ");
    let bots = turn.iter().all(|seat| view.bot(seat).is_some());
    let free = turn.iter().all(|seat| view.is_free(seat));
    let id = if free {
        "site-now-free"
    } else if bots {
        "site-now-bot"
    } else if turn.len() == 1
        && turn.iter().all(|seat| view.is_company(seat) && !view.seat(seat).here)
    {
        "site-now-away"
    } else {
        "site-now-waiting"
    };
    view.say(&Phrase::new(id).with("who", who).with("count", turn.len()))
}

fn closing(view: &TableView<'_>, drawing: &Drawing) -> Markup {
    if view.table.is_closed() {
        return components::link_button(&view.words.get("site-see-score"), &view.path(), true);
    }
    let Some(offer) = drawing.closing.and_then(|index| drawing.offers.get(index)) else {
        return html! {};
    };
    let action = view.at("decide");
    components::closing_button(view.words, &view.form(&action), offer, drawing.left.as_deref())
}

/// How far the others are asked to go back, where one cannot go back alone.
fn asked_for(view: &TableView<'_>, seat: Seat) -> Option<LogIndex> {
    let open = !view.table.is_closed() && view.table.question().is_none();
    view.table.before_last_decision(seat).filter(|_| open)
}

/// Whether everybody else is a bot, who always agrees.
pub(super) fn alone_with_bots(view: &TableView<'_>) -> bool {
    view.all_seats().all(|seat| view.viewer.seats.contains(seat) || view.bot(seat).is_some())
}

/// What hides a screen that is handed over.
fn curtain(view: &TableView<'_>, seat: Seat) -> Markup {
    let action = view.at("look");
    let form = Form { action: &action, position: view.index(), seat: Some(seat) };
    let who = Phrase::new("site-curtain").with("who", seat);
    let lift = Phrase::new("site-curtain-lift").with("who", seat);
    html! {
        div #mine .fragment {
            section.curtain aria-label=(view.words.get("site-mine")) {
                p.prompt { (view.badge(seat)) strong { (view.say(&who)) } }
                (form.around("inline", &components::button(&view.say(&lift), "", "", true)))
            }
        }
    }
}

/// The way to what happened since the reader's last turn, step by step.
fn again(view: &TableView<'_>, since: LogIndex) -> Markup {
    let stretch = format!("replay?at={since}&from={since}&to={}#play", view.index());
    html! {
        a.btn.way #again href=(view.at(&stretch)) {
            (components::icon("play")) span { (view.words.get("site-again")) }
        }
    }
}

fn hint_button(view: &TableView<'_>) -> Markup {
    if !view.viewer.acting || !view.hints || view.table.is_closed() {
        return html! {};
    }
    let action = view.at("hint");
    view.form(&action).around(
        "inline",
        &html! { button.btn.way type="submit" { (components::icon("hint")) span { (view.words.get("site-hint-ask")) } } },
    )
}
