//! The table page: the board, my goods, the others, what happened, what can be said.

mod calls;
mod counsel;
mod invite;
mod mine;
mod people;
mod settings;
mod story;
mod turns;

use ludi_bots::Explanation;
use ludi_engine::{LogIndex, Phrase, Refused, Seat};
use maud::{Markup, html};

use self::counsel::counsel;
use self::invite::invite;
use self::mine::mine;
use self::people::{is_asked, players, question, seats};
use self::settings::wishes;
use self::story::{chat, story};
use self::turns::sentences;
use super::{Frame, document, proof};
use crate::TableView;
use crate::boards::{Drawing, learn};
use crate::components::{self, Tone};

pub use self::calls::calls;
pub use self::counsel::things;
pub(super) use self::invite::copy;
pub use self::story::told;
pub(super) use self::story::{chat_lines, log_lines};
pub(super) use self::turns::{Shown, turn_list};

/// The parts of a table page.
pub struct Sheet {
    /// The title of the page.
    pub title: String,
    /// Where the viewer is: the game, the round, how many play.
    pub place: String,
    /// What ends the game, and how near that is; may be empty.
    pub goal: String,
    question: Markup,
    invite: Markup,
    players: Markup,
    board: Markup,
    decisions: Markup,
    story: Markup,
    chat: Markup,
    seats: Markup,
    mine: Markup,
    counsel: Markup,
    tools: Markup,
}

impl Sheet {
    /// The parts that can be replaced alone, each with the id of its element.
    pub fn into_parts(self) -> [(&'static str, Markup); 11] {
        [
            ("question", self.question),
            ("invite", self.invite),
            ("players", self.players),
            ("board", self.board),
            ("decisions", self.decisions),
            ("story", self.story),
            ("chat", self.chat),
            ("seats", self.seats),
            ("mine", self.mine),
            ("counsel", self.counsel),
            ("tools", self.tools),
        ]
    }
}

/// The parts of a table page for its viewer.
pub fn sheet(view: &mut TableView<'_>) -> Sheet {
    let drawing = view.draw();
    let ((story, news), question) = (story(view), question(view));
    let view = &*view;
    let tools = tools(view, &drawing, news.count);
    let mine = mine(view, &drawing, news);
    let game = view.game().about().name.get(view.words.lang());
    Sheet {
        title: format!("{} · {game}", turn(view)),
        place: drawing.moment.clone(),
        goal: drawing.goal.clone(),
        question,
        invite: invite(view),
        players: players(view, &drawing),
        tools,
        decisions: decisions(view, &drawing),
        story,
        chat: chat(view),
        seats: seats(view),
        mine,
        counsel: counsel(view, &drawing),
        board: html! { div #board .fragment { (drawing.board) } },
    }
}

/// The whole page; `notice` stands on top of it.
pub fn page(view: &mut TableView<'_>, notice: &Markup) -> Markup {
    let sheet = sheet(view);
    let (game, words) = (view.game().id(), view.words);
    let legend = learn::legend(view.table, words);
    let bar = html! { div.table-players { (sheet.players) } (sheet.tools) };
    let main = html! {
        (components::table_main(&components::TableParts {
            heading: sheet.title.clone(),
            notices: html! {
                div #live hidden data-position=(view.index()) data-head=[view.table.head()]
                    data-receipt={ (view.path()) "/head" } data-forgot=(words.get("site-forgot")) data-events=(view.at("events"))
                    data-now=(view.at("now")) data-lost=(words.get("site-lost")) data-again=(words.get("site-twice"))
                    data-failed=(words.get("site-failed")) {}
                div #announce .vh role="log" aria-live="polite" {}
                div #connection role="status" {}
                div #notice { (notice) }
                (sheet.question)
            },
            invite: sheet.invite,
            board_name: words.get("site-board"),
            board: sheet.board,
            drawers: html! {
                (components::drawer(words, "log", "site-story", &html! { (changed_sign(view)) (sheet.story) }))
                (components::drawer(words, "moves", "site-decisions", &sheet.decisions))
                // There even where nobody is yet: somebody may come.
                (components::drawer(words, "talk", "site-chat", &sheet.chat))
                (components::drawer(words, "house", "site-seats", &html! { (sheet.seats) (wishes(view)) (proof::fold(view)) }))
                (components::book(words))
                @if !legend.is_empty() {
                    (components::drawer(words, "legend", "look-legend", &components::legend(words, game, &legend, &sheet.goal, view.is_guided())))
                }
            },
            counsel: sheet.counsel,
            mine: sheet.mine,
        }))
    };
    let frame = Frame {
        title: &sheet.title,
        place: &sheet.place,
        of: view.game().about().name.get(words.lang()),
        goal: &sheet.goal,
        game,
        kind: components::Kind::Table(game),
        bar: Some(&bar),
    };
    document(&view.visitor.at(view.path()), &frame, &main)
}

/// A refusal as a message.
pub fn refusal(view: &TableView<'_>, refused: &Refused) -> Markup {
    components::notice(
        Tone::Warn,
        &html! {
            p {
                strong { (view.words.get("site-refused")) } " "
                (view.say(&refused.phrase))
                @if let Some(rule) = refused.rule {
                    " " (components::rule_link(view.game().id(), rule))
                }
            }
        },
    )
}

/// What happened since the page was made, which makes a decision on it void.
pub fn stale(view: &mut TableView<'_>, since: LogIndex) -> Markup {
    let turns = view.table.turns(view.viewer.seat, since);
    let words = view.words;
    let lines = sentences(view, &turns);
    components::notice(
        Tone::Warn,
        &html! {
            p { strong { (words.get("site-stale")) } " " (words.get("site-stale-text")) }
            @if !lines.is_empty() {
                p { (words.get("site-stale-meanwhile")) }
                (components::log_list(words, view.game().id(), &lines))
            }
        },
    )
}

/// What a bot would do for the viewer's seat, and why.
pub fn hint(view: &TableView<'_>, seat: Seat, advice: &Explanation<String>) -> Markup {
    let words = view.words;
    let action = view.at("decide");
    let (others, course) = (advice.others(), advice.course());
    let alone = view.names.len() == 1;
    let content = html! {
        div.row {
            p {
                strong { (words.get("site-hint")) } " "
                @if let Some(best) = advice.alternatives.first() { (view.say(&best.label)) }
            }
            (view.form(&action).around("inline", &html! {
                button.btn type="submit" name="decision" value=(advice.decision) {
                    (words.get("site-hint-do"))
                }
            }))
            button.close type="button" { (components::icon("close")) span.vh { (words.get("look-close")) } }
        }
        p.reason {
            (view.say(&advice.reason))
            @if let Some(rival) = advice.rival() { " " span.rival { (view.say(&rival)) } }
        }
        details {
            summary { (words.get("site-hint-more")) }
            @if let Some(contrast) = &advice.contrast { p { (view.say(contrast)) } }
            p { (view.say(&advice.expectation(seat))) }
            div.hint-ways {
                @if !others.is_empty() {
                    div {
                        p { (words.get(if alone { "site-hint-others-alone" } else { "site-hint-others" })) }
                        ul { @for other in &others { li { (view.say(other)) } } }
                    }
                }
                @if !course.is_empty() {
                    div {
                        p { (words.get("site-hint-line")) }
                        ol { @for step in &course { li { (view.say(step)) } } }
                    }
                }
            }
            p { small { (view.say(&advice.effort())) } }
        }
    };
    let second = advice.alternatives.iter().find(|other| other.decision != advice.decision);
    // How a tile would lie where it is placed.
    let then = advice.line.get(1).filter(|next| next.seat == seat).map(|next| &next.decision);
    html! {
        div #hint data-best=(advice.decision) data-then=[then] data-second=[second.map(|other| &other.decision)] {
            (components::notice(Tone::Info, &content))
        }
    }
}

/// Whose turn it is, in words.
fn turn(view: &TableView<'_>) -> String {
    let waiting = view.turn();
    if view.table.is_closed() {
        return view.words.get("site-turn-over");
    }
    if is_asked(view) {
        return view.words.get("site-turn-answer");
    }
    // Who plays several seats at one screen is told which of them.
    if view.viewer.acting && view.viewer.seats.len() == 1 {
        return view.words.get("site-turn-yours");
    }
    match view.viewer.seat.filter(|_| view.viewer.acting).or(waiting.first()) {
        Some(seat) if view.viewer.acting => {
            view.say(&Phrase::new("site-turn-theirs").with("who", seat))
        }
        Some(seat) if waiting.len() == 1 => {
            view.say(&Phrase::new("site-turn-theirs").with("who", seat))
        }
        _ => view.words.get("site-turn-others"),
    }
}

fn decisions(view: &TableView<'_>, drawing: &Drawing) -> Markup {
    if drawing.offers.is_empty() {
        return html! { div #decisions { (components::empty(&view.words.get("site-decisions-none"))) } };
    }
    let action = view.at("decide");
    html! {
        div #decisions {
            div #decision-list {
                (components::decision_list(&view.form(&action), &drawing.offers))
            }
        }
    }
}

/// What the marks on the board mean; only a script sets them, so only a script shows it.
fn changed_sign(view: &TableView<'_>) -> Markup {
    html! {
        p #changed-sign hidden {
            span.changed-sign aria-hidden="true" { "II" } " " (view.words.get("site-changed-sign"))
        }
    }
}

/// Whether there is, or was, anybody to talk to.
fn talks(view: &TableView<'_>) -> bool {
    !view.is_alone() || !view.table.chat().is_empty()
}

/// The buttons that open the drawers, with what waits in each.
fn tools(view: &TableView<'_>, drawing: &Drawing, news: usize) -> Markup {
    let words = view.words;
    let tool = |drawer: &str, symbol: &str, label: &str, count: usize| {
        html! {
            button.tool #{ "open-" (drawer) } type="button" popovertarget=(drawer) {
                (components::icon(symbol)) span { (words.get(label)) }
                b.unread data-count=(count) hidden[count == 0] { (count) }
            }
        }
    };
    html! {
        div #tools .openers {
            (tool("moves", "list", "site-decisions-short", drawing.offers.len()))
            (tool("log", "scroll", "site-story-short", news))
            @if talks(view) { (tool("talk", "chat", "site-chat", view.table.chat().len())) }
            @if learn::has_legend(view.game()) { (tool("legend", "info", "look-legend-short", 0)) }
            (tool("house", "more", "site-seats-short", 0))
        }
    }
}

#[cfg(test)]
mod tests;
