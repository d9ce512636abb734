//! The table page: the board, my goods, the others, what happened, what can be said.

mod mine;
mod people;
mod story;

use ludi_bots::Explanation;
use ludi_engine::{LogIndex, Phrase, Refused, Seat};
use maud::{Markup, html};

use self::mine::mine;
use self::people::{invite, players, question, seats};
use self::story::{chat, lines, news, story};
use super::{Frame, document};
use crate::TableView;
use crate::boards::Drawing;
use crate::components::{self, Tone};

pub(super) use self::people::copy;
pub(super) use self::story::{chat_lines, log_lines};

/// The parts of a table page.
pub struct Sheet {
    /// The title of the page.
    pub title: String,
    /// Where the viewer is: the game, the round, how many play.
    pub place: String,
    question: Markup,
    invite: Markup,
    players: Markup,
    board: Markup,
    news: Markup,
    decisions: Markup,
    story: Markup,
    chat: Markup,
    seats: Markup,
    mine: Markup,
}

impl Sheet {
    /// The parts that can be replaced alone, each with the id of its element.
    pub fn into_parts(self) -> [(&'static str, Markup); 10] {
        [
            ("question", self.question),
            ("invite", self.invite),
            ("players", self.players),
            ("board", self.board),
            ("news", self.news),
            ("decisions", self.decisions),
            ("story", self.story),
            ("chat", self.chat),
            ("seats", self.seats),
            ("mine", self.mine),
        ]
    }
}

/// The parts of a table page for its viewer.
pub fn sheet(view: &mut TableView<'_>) -> Sheet {
    let drawing = view.draw();
    let (news, story) = (news(view), story(view));
    let view = &*view;
    let game = view.game().about().name.get(view.words.lang());
    let count = view.say(&Phrase::new("site-players-count").with("count", view.names.len()));
    Sheet {
        title: format!("{} · {game}", turn(view)),
        place: format!("{} · {game} · {count}", drawing.moment),
        question: question(view),
        invite: invite(view),
        players: players(view, &drawing),
        news,
        decisions: decisions(view, &drawing),
        story,
        chat: chat(view),
        seats: seats(view),
        mine: mine(view, &drawing),
        board: html! { div #board .fragment { (drawing.board) } },
    }
}

/// The whole page; `notice` stands on top of it.
pub fn page(view: &mut TableView<'_>, notice: &Markup) -> Markup {
    let sheet = sheet(view);
    let (game, words) = (view.game().id(), view.words);
    let main = html! {
        (components::table_main(&components::TableParts {
            heading: sheet.title.clone(),
            notices: html! {
                div #live hidden data-position=(view.index()) data-events=(view.at("events"))
                    data-now=(view.at("now")) data-lost=(words.get("site-lost"))
                    data-failed=(words.get("site-failed")) {}
                div #announce .vh role="log" aria-live="polite" {}
                div #connection role="status" {}
                div #notice { (notice) }
                (sheet.question)
                (sheet.invite)
            },
            players: sheet.players,
            board: sheet.board,
            side: html! {
                (sheet.news)
                (sheet.decisions)
                (sheet.story)
                (sheet.chat)
                (sheet.seats)
            },
            mine: sheet.mine,
        }))
    };
    let frame = Frame {
        title: &sheet.title,
        place: &sheet.place,
        game,
        kind: components::Kind::Table(game),
    };
    document(&view.visitor.at(view.path()), &frame, &main)
}

/// What happened after an event, to be read aloud.
pub fn said(view: &mut TableView<'_>, since: LogIndex) -> Vec<String> {
    if since >= view.index() {
        return Vec::new();
    }
    let story = view.table.story(view.viewer.seat, since);
    let lines = story.iter().flat_map(|paragraph| &paragraph.lines);
    lines.map(|(phrase, _)| view.say(phrase)).collect()
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
    let story = view.table.story(view.viewer.seat, since);
    let words = view.words;
    let lines = lines(view, &story, 0);
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
                @if let Some(choice) = advice.choice() { (view.say(&choice)) }
            }
            (view.form(&action).around("inline", &html! {
                button.btn type="submit" name="decision" value=(advice.decision) {
                    (words.get("site-hint-do"))
                }
            }))
        }
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
    };
    html! { div #hint { (components::notice(Tone::Info, &content)) } }
}

/// Whose turn it is, in words.
fn turn(view: &TableView<'_>) -> String {
    let waiting = view.turn();
    if view.table.is_closed() {
        return view.words.get("site-turn-over");
    }
    if view.viewer.acting {
        return view.words.get("site-turn-yours");
    }
    match waiting.first() {
        Some(seat) if waiting.len() == 1 => {
            view.say(&Phrase::new("site-turn-theirs").with("who", seat))
        }
        _ => view.words.get("site-turn-others"),
    }
}

fn decisions(view: &TableView<'_>, drawing: &Drawing) -> Markup {
    let words = view.words;
    if drawing.offers.is_empty() {
        return html! { div #decisions {} };
    }
    let action = view.at("decide");
    let count = Phrase::new("site-decisions-count").with("count", drawing.offers.len());
    html! {
        details.panel #decisions {
            summary { h2 { (words.get("site-decisions")) } " " small { (view.say(&count)) } }
            div.tall #decision-list {
                (components::decision_list(&view.form(&action), &drawing.offers))
            }
        }
    }
}
