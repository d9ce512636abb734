//! What the reader is asked to do now, and may take back.

use ludi_engine::{Phrase, Seat};
use maud::{Markup, html};

use super::Setting;
use crate::boards::Drawing;
use crate::look::{self, Form, NowBar, Way};
use crate::server::Inner;

/// The what-now bar and the reader's own goods.
pub(super) fn mine(setting: &Setting<'_>, inner: &Inner, drawing: &Drawing) -> Markup {
    let words = setting.words;
    if let Some(seat) = setting.eyes.curtain {
        return curtain(setting, seat);
    }
    let turn = inner.turn();
    let prompt = match (&drawing.prompt, inner.table.is_closed()) {
        (_, true) => words.get("site-now-over"),
        (Some(prompt), _) => prompt.clone(),
        (None, _) => waiting(setting, inner),
    };
    let seat = if setting.eyes.acting { setting.eyes.seat } else { turn.first() };
    let (undo_at, redo_at) = (setting.at("undo"), setting.at("redo"));
    let decide_at = setting.at("decide");
    let own = setting.eyes.seat.filter(|seat| inner.bot(*seat).is_none());
    let undo = own.map(|seat| inner.table.undoable(seat));
    let refusal =
        undo.as_ref().and_then(|undo| undo.as_ref().err()).map(|r| setting.say(&r.phrase));
    let redo = own.is_some_and(|seat| inner.table.redoable(seat).is_ok());
    let bar = NowBar {
        words,
        acting: setting.eyes.acting,
        prompt: &prompt,
        seat,
        status: drawing.status.clone(),
        form: setting.form(&decide_at),
        undo: match (&undo, &refusal) {
            (Some(Ok(_)), _) => Way::Open(&undo_at),
            (Some(Err(none)), _) if none.phrase.id == "undo-nothing" => Way::Hidden,
            (Some(Err(_)), Some(why)) if !inner.table.is_closed() => Way::Closed(why),
            _ => Way::Hidden,
        },
        redo: if redo { Way::Open(&redo_at) } else { Way::Hidden },
        pending: drawing.pending,
        closing: closing(setting, inner, drawing),
        more: html! {
            (hint_button(setting, inner))
            (ask(setting, inner, own, undo.is_some_and(|undo| undo.is_err())))
            @if !setting.eyes.acting && !inner.table.is_closed() {
                noscript { (look::link_button(&words.get("site-look-again"), &setting.base, false)) }
            }
        },
    };
    html! {
        div #mine .fragment {
            section aria-label=(words.get("site-mine")) {
                (look::now_bar(&bar))
                (drawing.tray)
            }
        }
    }
}

/// Who is waited for, in words.
fn waiting(setting: &Setting<'_>, inner: &Inner) -> String {
    let turn = inner.turn();
    let who: Vec<String> = turn.iter().map(|seat| setting.player(seat)).collect();
    let who = who.join(", ");
    let bots = turn.iter().all(|seat| inner.bot(seat).is_some());
    let free = turn.iter().all(|seat| inner.is_free(seat));
    let id = if free {
        "site-now-free"
    } else if bots {
        "site-now-bot"
    } else {
        "site-now-waiting"
    };
    setting.say(&Phrase::new(id).with("who", who))
}

fn closing(setting: &Setting<'_>, inner: &Inner, drawing: &Drawing) -> Markup {
    if inner.table.is_closed() {
        return look::link_button(&setting.words.get("site-see-score"), &setting.base, true);
    }
    let Some(offer) = drawing.closing.and_then(|index| drawing.offers.get(index)) else {
        return html! {};
    };
    let action = setting.at("decide");
    look::closing_button(&setting.form(&action), offer)
}

/// Asking everybody to go back, where one cannot go back alone.
fn ask(setting: &Setting<'_>, inner: &Inner, own: Option<Seat>, refused: bool) -> Markup {
    let to = own.and_then(|seat| inner.table.before_last_decision(seat));
    let action = setting.at("ask");
    match to {
        Some(to) if refused && !inner.table.is_closed() && inner.table.question().is_none() => {
            setting.form(&action).around("inline", &html! {
                button.btn type="submit" name="to" value=(to) { (setting.words.get("site-ask")) }
            })
        }
        _ => html! {},
    }
}

/// What hides a screen that is handed over.
fn curtain(setting: &Setting<'_>, seat: Seat) -> Markup {
    let action = setting.at("look");
    let form = Form { action: &action, position: setting.position, seat: Some(seat) };
    let who = Phrase::new("site-curtain").with("who", seat);
    let lift = Phrase::new("site-curtain-lift").with("who", seat);
    html! {
        div #mine .fragment {
            section.curtain aria-label=(setting.words.get("site-mine")) {
                p.prompt { (look::badge(seat)) strong { (setting.say(&who)) } }
                (form.around("inline", &look::button(&setting.say(&lift), "", "", true)))
            }
        }
    }
}

fn hint_button(setting: &Setting<'_>, inner: &Inner) -> Markup {
    if !setting.eyes.acting || !inner.row.hints || inner.table.is_closed() {
        return html! {};
    }
    let action = setting.at("hint");
    setting.form(&action).around(
        "inline",
        &html! { button.btn.way type="submit" { (look::icon("hint")) span { (setting.words.get("site-hint-ask")) } } },
    )
}
