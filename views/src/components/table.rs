//! The table page: where its parts stand, the what-now bar, the log, the chat, the decision list.

use ludi_engine::{EffectKind, LogIndex, Messages, Phrase, RuleId, Seat};
use maud::{Markup, html};

use super::marks::{effect_class, rule_address};
use super::{Form, badge_of, icon, rule_link};

/// The parts of a table page. Each is a fragment of its own with an id, so that it can be
/// replaced alone.
pub struct TableParts {
    /// The heading of the page, for those who do not see it.
    pub heading: String,
    /// Messages on top: a refused or stale decision, a question to all, a lost connection.
    pub notices: Markup,
    /// `#invite`: links to free seats, above the board.
    pub invite: Markup,
    /// What the board is called by those who do not see it.
    pub board_name: String,
    /// `#board`: the middle.
    pub board: Markup,
    /// What is opened on demand: what happened, the decisions as a list, the chat, the seats.
    pub drawers: Markup,
    /// `#counsel`: the guide, where one is wanted.
    pub counsel: Markup,
    /// `#mine`: the what-now bar and the tray, always in sight.
    pub mine: Markup,
}

/// The content of a table's main.
pub fn table_main(parts: &TableParts) -> Markup {
    html! {
        h1.vh { (parts.heading) }
        div.table {
            div.table-notices { (parts.notices) }
            div.table-invite { (parts.invite) }
            // It scrolls where a window is too small, by keys, too.
            div.table-board tabindex="0" role="region" aria-label=(parts.board_name) { (parts.board) }
            div.table-mine { (parts.mine) }
            (parts.counsel)
            div #toasts .toasts aria-hidden="true" {}
            div #calls .calls aria-hidden="true" {}
            (parts.drawers)
        }
    }
}

/// Something that is opened over the edge of the board by the button `#open-ID`.
pub fn drawer(words: &Messages, id: &str, heading: &'static str, content: &Markup) -> Markup {
    html! {
        aside.drawer #(id) popover="manual" aria-labelledby={ (id) "-title" } {
            div.drawer-head {
                h2 #{ (id) "-title" } { (words.get(heading)) }
                button.close type="button" popovertarget=(id) popovertargetaction="hide" {
                    (icon("close")) span.vh { (words.get("look-close")) }
                }
            }
            (content)
        }
    }
}

/// The drawer a script shows the rules in, with what they say of the table.
pub fn book(words: &Messages) -> Markup {
    let now = format!("{}{}", words.get("look-rules-now"), words.lang().colon().trim_end());
    drawer(words, "book", "look-rules", &html! { div #book-page data-now=(now) {} })
}

/// A way back or forth in the what-now bar.
pub enum Way<'a> {
    /// It is possible: the address to post to.
    Open(&'a str),
    /// The others are asked: the address to post to, and how far to go back.
    Ask(&'a str, LogIndex),
    /// It is not shown.
    Hidden,
}

/// What the what-now bar says.
pub struct NowBar<'a> {
    /// The words of the reader's language.
    pub words: &'a Messages,
    /// The rule of what is asked.
    pub rule: Option<RuleId>,
    /// The game, for its badges.
    pub game: &'a str,
    /// Whether the reader decides now.
    pub acting: bool,
    /// What is asked, or who is waited for.
    pub prompt: &'a str,
    /// Who is meant, where several people share the screen.
    pub whose: Option<String>,
    /// Whose turn it is, for the badge.
    pub seat: Option<Seat>,
    /// What the board adds: actions left and the like.
    pub status: Markup,
    /// Where undo and redo are posted from.
    pub form: Form<'a>,
    /// Taking back.
    pub undo: Way<'a>,
    /// Whether nobody else has to agree to anything.
    pub alone: bool,
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
    let rule = bar.rule.map(|rule| rule_address(bar.game, rule));
    let back = match &bar.undo {
        _ if bar.pending => "look-back",
        Way::Ask(..) if !bar.alone => "look-ask-undo",
        _ => "look-undo",
    };
    html! {
        div class=(class) #now data-rule=[rule] {
            p.prompt {
                @if let Some(seat) = bar.seat { (badge_of(bar.game, seat)) }
                // Another name is another element, so that it shows that it has changed.
                @if let (Some(seat), Some(whose)) = (bar.seat, &bar.whose) {
                    b.whose-turn #{ "whose-" (seat.0) } { (whose) } span.vh { (words.lang().colon()) } " "
                }
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
        Way::Ask(action, to) => Form { action, ..bar.form }.around(
            "inline",
            &html! {
                button class=(class) type="submit" name="to" value=(to) { (icon(symbol)) span { (label) } }
            },
        ),
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

/// The button of the what-now bar that closes the turn, in its form. With something `left`, it asks
/// once, in place, and the strong answer is to play on.
pub fn closing_button(
    words: &Messages,
    form: &Form<'_>,
    offer: &Offer,
    left: Option<&str>,
) -> Markup {
    let Some(left) = left else { return close_at_once(form, offer, true) };
    let asks = Phrase::new("look-left-asks").with("left", left.to_owned());
    let asks = words.say(&asks.with("closing", offer.label.clone()), &[]);
    form.around(
        "inline",
        &html! {
            details.guard #{ "guard-" (offer.notation.replace(' ', "-")) } {
                summary.btn { (offer.label) }
                div.guard-asks role="group" aria-label=(asks) {
                    p { (asks) }
                    button.btn.guarded type="submit" name="decision" value=(offer.notation) {
                        (offer.label)
                    }
                    button.btn.go type="button" data-close { (words.get("look-play-on")) }
                }
            }
        },
    )
}

/// The closing button where nothing is asked; it says beforehand what follows. It is strong as soon
/// as nothing is left to do.
pub fn close_at_once(form: &Form<'_>, offer: &Offer, strong: bool) -> Markup {
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
                button.btn.go[strong] type="submit" name="decision" value=(offer.notation)
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
    /// The pieces it is about, by their names.
    pub about: Option<String>,
}

/// The log in words, each line with its rule and a link to its position.
pub fn log_list(words: &Messages, game: &str, lines: &[LogLine<'_>]) -> Markup {
    html! {
        ol.log {
            @for line in lines {
                li.new[line.new] data-about=[&line.about] {
                    @if let Some(seat) = line.seat { (badge_of(game, seat)) }
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
pub fn chat(
    words: &Messages,
    game: &str,
    lines: &[ChatLine],
    form: Option<&Form<'_>>,
    limit: usize,
) -> Markup {
    html! {
        @if lines.is_empty() { p.empty { (words.get("look-chat-empty")) } }
        @else {
            ol.chat {
                @for line in lines {
                    li {
                        @if let Some(seat) = line.seat { (badge_of(game, seat)) }
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
