//! The table page: the board, my goods, the others, what happened, what can be said.

mod mine;
mod people;
mod story;

use ludi_bots::Explanation;
use ludi_engine::{AnyGame, LogIndex, Messages, Phrase, Refused, Seat};
use maud::{Markup, html};

use self::mine::mine;
use self::people::{invite, players, question, seats};
use self::story::{chat, lines, news, story};
use super::{Frame, document};
use crate::boards::{self, Drawing, Sight};
use crate::look::{self, Form, Tone};
use crate::server::desk::Desk;
use crate::server::{Eyes, Inner, Reader, Trouble};

pub(super) use self::people::copy;
pub(super) use self::story::log_lines;

/// The parts of a table page, each with the id of its element.
pub struct Sheet {
    /// The title of the page.
    pub title: String,
    /// Where the reader is: the game, the round, how many play.
    pub place: String,
    /// The elements.
    pub parts: Vec<(&'static str, Markup)>,
}

impl Sheet {
    fn part(&self, id: &str) -> &Markup {
        let found = self.parts.iter().find(|(own, _)| *own == id);
        &found.expect("every part of the page is on the sheet").1
    }
}

/// Everything that is needed to draw a table for a reader.
struct Setting<'a> {
    desk: &'a Desk,
    reader: &'a Reader,
    game: &'static dyn AnyGame,
    words: &'static Messages,
    names: Vec<String>,
    eyes: Eyes,
    position: LogIndex,
    base: String,
}

impl<'a> Setting<'a> {
    fn new(desk: &'a Desk, inner: &Inner, reader: &'a Reader) -> Self {
        let game = inner.table.game();
        Self {
            desk,
            reader,
            game,
            words: reader.words_of(game.id()),
            names: inner.names(),
            eyes: inner.eyes(reader.guest.as_ref()),
            position: inner.table.last_index(),
            base: desk.path(),
        }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &self.names)
    }

    fn player(&self, seat: Seat) -> String {
        self.words.player(seat, &self.names)
    }

    fn form<'f>(&self, action: &'f str) -> Form<'f> {
        Form { action, position: self.position, seat: self.eyes.seat }
    }

    fn at(&self, what: &str) -> String {
        format!("{}/{what}", self.base)
    }
}

/// The parts of a table page for a reader.
pub fn sheet(desk: &Desk, inner: &mut Inner, reader: &Reader) -> Sheet {
    let setting = Setting::new(desk, inner, reader);
    let action = setting.at("decide");
    let drawing = boards::draw(
        &*inner.table,
        &Sight {
            seat: setting.eyes.seat,
            acting: setting.eyes.acting,
            words: setting.words,
            names: &setting.names,
            action: &action,
        },
    );
    let title =
        format!("{} · {}", turn(&setting, inner), setting.game.about().name.get(reader.lang));
    let parts = vec![
        ("question", question(&setting, inner)),
        ("invite", invite(&setting, inner)),
        ("players", players(&setting, inner, &drawing)),
        ("board", html! { div #board .fragment { (drawing.board) } }),
        ("news", news(&setting, inner)),
        ("decisions", decisions(&setting, &drawing)),
        ("story", story(&setting, inner)),
        ("chat", chat(&setting, inner)),
        ("seats", seats(&setting, inner)),
        ("mine", mine(&setting, inner, &drawing)),
    ];
    let count = Phrase::new("site-players-count").with("count", setting.names.len());
    let game = setting.game.about().name.get(reader.lang);
    let place = format!("{} · {game} · {}", drawing.moment, setting.say(&count));
    Sheet { title, place, parts }
}

/// The whole page; `notice` stands on top of it.
pub fn page(desk: &Desk, inner: &mut Inner, notice: &Markup) -> Markup {
    let reader = &desk.reader;
    let sheet = sheet(desk, inner, reader);
    let game = inner.table.game();
    let words = reader.words_of(game.id());
    let position = inner.table.last_index();
    let main = html! {
        (look::table_main(&look::TableParts {
            heading: sheet.title.clone(),
            notices: html! {
                div #live hidden data-position=(position) data-events={ (desk.path()) "/events" }
                    data-now={ (desk.path()) "/now" } data-lost=(words.get("site-lost"))
                    data-failed=(words.get("site-failed")) {}
                div #announce .vh role="log" aria-live="polite" {}
                div #connection role="status" {}
                div #notice { (notice) }
                (sheet.part("question"))
                (sheet.part("invite"))
            },
            players: sheet.part("players").clone(),
            board: sheet.part("board").clone(),
            side: html! {
                (sheet.part("news"))
                (sheet.part("decisions"))
                (sheet.part("story"))
                (sheet.part("chat"))
                (sheet.part("seats"))
            },
            mine: sheet.part("mine").clone(),
        }))
    };
    let frame = Frame {
        title: &sheet.title,
        place: &sheet.place,
        game: game.id(),
        kind: look::Kind::Table(game.id()),
    };
    let at_table = reader.at(desk.path());
    document(&at_table, &frame, &main)
}

/// What happened after a position, to be read aloud.
pub fn said(inner: &mut Inner, reader: &Reader, since: LogIndex) -> Vec<String> {
    if since >= inner.table.last_index() {
        return Vec::new();
    }
    let words = reader.words_of(inner.table.game().id());
    let names = inner.names();
    let eyes = inner.eyes(reader.guest.as_ref());
    let story = inner.table.story(eyes.seat, since);
    let lines = story.iter().flat_map(|paragraph| &paragraph.lines);
    lines.map(|(phrase, _)| words.say(phrase, &names)).collect()
}

/// A refusal, or what happened meanwhile, as a message.
pub fn notice(desk: &Desk, inner: &mut Inner, trouble: &Trouble) -> Markup {
    let setting = Setting::new(desk, inner, &desk.reader);
    let words = setting.words;
    match trouble {
        Trouble::Refused(refused) => look::notice(Tone::Warn, &reason(&setting, refused)),
        Trouble::Stale(position) => {
            let lines = lines(&setting, &inner.table.story(setting.eyes.seat, *position), 0);
            look::notice(
                Tone::Warn,
                &html! {
                    p { strong { (words.get("site-stale")) } " " (words.get("site-stale-text")) }
                    @if !lines.is_empty() {
                        p { (words.get("site-stale-meanwhile")) }
                        (look::log_list(words, setting.game.id(), &lines))
                    }
                },
            )
        }
        _ => look::notice(Tone::Warn, &html! { p { (words.get("site-failed")) } }),
    }
}

/// What a bot would do for the reader's seat, and why.
pub fn hint(desk: &Desk, inner: &Inner, seat: Seat, advice: &Explanation<String>) -> Markup {
    let setting = Setting::new(desk, inner, &desk.reader);
    let words = setting.words;
    let action = setting.at("decide");
    let (others, course) = (advice.others(), advice.course());
    let alone = setting.names.len() == 1;
    let content = html! {
        div.row {
            p {
                strong { (words.get("site-hint")) } " "
                @if let Some(choice) = advice.choice() { (setting.say(&choice)) }
            }
            (setting.form(&action).around("inline", &html! {
                button.btn type="submit" name="decision" value=(advice.decision) {
                    (words.get("site-hint-do"))
                }
            }))
        }
        p { (setting.say(&advice.expectation(seat))) }
        div.hint-ways {
            @if !others.is_empty() {
                div {
                    p { (words.get(if alone { "site-hint-others-alone" } else { "site-hint-others" })) }
                    ul { @for other in &others { li { (setting.say(other)) } } }
                }
            }
            @if !course.is_empty() {
                div {
                    p { (words.get("site-hint-line")) }
                    ol { @for step in &course { li { (setting.say(step)) } } }
                }
            }
        }
        p { small { (setting.say(&advice.effort())) } }
    };
    html! { div #hint { (look::notice(Tone::Info, &content)) } }
}

fn reason(setting: &Setting<'_>, refused: &Refused) -> Markup {
    html! {
        p {
            strong { (setting.words.get("site-refused")) } " "
            (setting.say(&refused.phrase))
            @if let Some(rule) = refused.rule { " " (look::rule_link(setting.game.id(), rule)) }
        }
    }
}

/// Whose turn it is, in words.
fn turn(setting: &Setting<'_>, inner: &Inner) -> String {
    let waiting = inner.turn();
    if inner.table.is_closed() {
        return setting.words.get("site-turn-over");
    }
    if setting.eyes.acting {
        return setting.words.get("site-turn-yours");
    }
    match waiting.first() {
        Some(seat) if waiting.len() == 1 => {
            setting.say(&Phrase::new("site-turn-theirs").with("who", seat))
        }
        _ => setting.words.get("site-turn-others"),
    }
}

fn decisions(setting: &Setting<'_>, drawing: &Drawing) -> Markup {
    let words = setting.words;
    if drawing.offers.is_empty() {
        return html! { div #decisions {} };
    }
    let action = setting.at("decide");
    let count = Phrase::new("site-decisions-count").with("count", drawing.offers.len());
    html! {
        details.panel #decisions {
            summary { h2 { (words.get("site-decisions")) } " " small { (setting.say(&count)) } }
            div.tall #decision-list {
                (look::decision_list(&setting.form(&action), &drawing.offers))
            }
        }
    }
}
