//! The table page: where its parts stand, the what-now bar, the log, the chat, the decision list.

use ludi_engine::{EffectKind, Messages, Seat};
use maud::{Markup, html};

use super::marks::effect_class;
use super::{Form, badge, icon, rule_link};

/// The parts of a table page. Each is a fragment of its own with an id, so that it can be
/// replaced alone.
pub struct TableParts {
    /// The heading of the page, for those who do not see it.
    pub heading: String,
    /// Messages on top: a refused or stale decision, a question to all, a lost connection.
    pub notices: Markup,
    /// `#players`: all players, compact and expandable.
    pub players: Markup,
    /// `#board`: the middle.
    pub board: Markup,
    /// `#side`: what happened, the decisions as a list, the log, the chat; in reading order.
    pub side: Markup,
    /// `#mine`: the what-now bar and the tray, always in sight.
    pub mine: Markup,
}

/// The content of a table's main.
pub fn table_main(parts: &TableParts) -> Markup {
    html! {
        h1.vh { (parts.heading) }
        div.table {
            div.table-notices { (parts.notices) }
            div.table-players { (parts.players) }
            div.table-board { (parts.board) }
            div.table-side { (parts.side) }
            div.table-mine { (parts.mine) }
        }
    }
}

/// A way back or forth in the what-now bar.
pub enum Way<'a> {
    /// It is possible: the address to post to.
    Open(&'a str),
    /// It is not, for this reason.
    Closed(&'a str),
    /// It is not shown.
    Hidden,
}

/// What the what-now bar says.
pub struct NowBar<'a> {
    /// The words of the reader's language.
    pub words: &'a Messages,
    /// Whether the reader decides now.
    pub acting: bool,
    /// What is asked, or who is waited for.
    pub prompt: &'a str,
    /// Whose turn it is, for the badge.
    pub seat: Option<Seat>,
    /// What the board adds: actions left and the like.
    pub status: Markup,
    /// Where undo and redo are posted from.
    pub form: Form<'a>,
    /// Taking back.
    pub undo: Way<'a>,
    /// Doing again.
    pub redo: Way<'a>,
    /// Whether a step was begun, so that undo means "back".
    pub pending: bool,
    /// The strong button at the end, such as ending the turn; a form.
    pub closing: Markup,
    /// Further buttons before it.
    pub more: Markup,
}

/// The what-now bar.
pub fn now_bar(bar: &NowBar<'_>) -> Markup {
    let words = bar.words;
    let class = if bar.acting { "now acting" } else { "now" };
    let back = if bar.pending { "look-back" } else { "look-undo" };
    html! {
        div class=(class) #now {
            p.prompt {
                @if let Some(seat) = bar.seat { (badge(seat)) }
                strong { (bar.prompt) }
                @if bar.acting { " " span.status { (bar.status) } }
            }
            div.do {
                (way(bar, &bar.undo, "undo", &words.get(back), bar.pending))
                (way(bar, &bar.redo, "redo", &words.get("look-redo"), false))
                (bar.more)
                (bar.closing)
            }
        }
    }
}

fn way(bar: &NowBar<'_>, way: &Way<'_>, symbol: &str, label: &str, strong: bool) -> Markup {
    let class = if strong { "btn way back" } else { "btn way" };
    match way {
        Way::Hidden => html! {},
        Way::Open(action) => Form { action, ..bar.form }.around(
            "inline",
            &html! { button class=(class) type="submit" { (icon(symbol)) span { (label) } } },
        ),
        Way::Closed(why) => html! {
            div.piece.refused {
                button class=(class) type="button" aria-disabled="true"
                    aria-describedby={ "note-" (symbol) } { (icon(symbol)) span { (label) } }
                div.note.why #{ "note-" (symbol) } { (why) }
            }
        },
    }
}

/// One decision in the list.
pub struct Offer {
    /// In notation.
    pub notation: String,
    /// In words.
    pub label: String,
    /// What it costs and brings, in words.
    pub effects: Vec<(EffectKind, String)>,
}

/// The strong button of the what-now bar in its form; it says beforehand what would be lost.
pub fn closing_button(form: &Form<'_>, offer: &Offer) -> Markup {
    let remarks: Vec<&str> = offer
        .effects
        .iter()
        .filter(|(kind, _)| *kind != EffectKind::Gain)
        .map(|(_, text)| text.as_str())
        .collect();
    let note = (!remarks.is_empty()).then_some("note-closing");
    form.around(
        "inline",
        &html! {
            div.piece {
                button.btn.go type="submit" name="decision" value=(offer.notation)
                    aria-describedby=[note] { (offer.label) }
                @if let Some(note) = note { div.note #(note) { (remarks.join(" · ")) } }
            }
        },
    )
}

/// Every legal decision as a button with words: the board without the board.
pub fn decision_list(form: &Form<'_>, offers: &[Offer]) -> Markup {
    form.around(
        "offers",
        &html! {
            ul {
                @for offer in offers {
                    li {
                        button.offer type="submit" name="decision" value=(offer.notation) {
                            span.label { (offer.label) }
                            @for (kind, text) in &offer.effects {
                                " " span class=(effect_class(*kind)) { (text) }
                            }
                        }
                    }
                }
            }
        },
    )
}

/// One line of the log.
pub struct LogLine<'a> {
    /// Who did it; `None` for chance.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// By which rule.
    pub rule: Option<&'a str>,
    /// The address of the position after it.
    pub link: Option<String>,
    /// Whether it is news to the reader.
    pub new: bool,
}

/// The log in words, each line with its rule and a link to its position.
pub fn log_list(words: &Messages, game: &str, lines: &[LogLine<'_>]) -> Markup {
    html! {
        ol.log {
            @for line in lines {
                li.new[line.new] {
                    @if let Some(seat) = line.seat { (badge(seat)) }
                    @else { span.badge.chance aria-hidden="true" {} }
                    span.text {
                        (line.text) " "
                        span.refs {
                            @if let Some(rule) = line.rule { (rule_link(game, rule)) " " }
                            @if let Some(link) = &line.link {
                                a.moment href=(link) aria-label=(words.get("look-log-position")) {
                                    (icon("link"))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A word of chat.
pub struct ChatLine {
    /// Who says it; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Their name.
    pub name: String,
    /// What they say.
    pub text: String,
}

/// The chat; `form` is where a new word is posted, if the reader may speak.
pub fn chat(words: &Messages, lines: &[ChatLine], form: Option<&Form<'_>>, limit: usize) -> Markup {
    html! {
        @if lines.is_empty() { p.empty { (words.get("look-chat-empty")) } }
        @else {
            ol.chat {
                @for line in lines {
                    li {
                        @if let Some(seat) = line.seat { (badge(seat)) }
                        b { (line.name) } " " span { (line.text) }
                    }
                }
            }
        }
        @if let Some(form) = form {
            (form.around("say", &html! {
                label.vh for="say" { (words.get("look-chat-say")) }
                input #say name="text" type="text" maxlength=(limit) required autocomplete="off"
                    placeholder=(words.get("look-chat-say"));
                button.btn type="submit" { (words.get("look-chat-send")) }
            }))
        }
    }
}
