//! The table page: the board, my goods, the others, what happened, what can be said.

use ludi_engine::log::SAY_LIMIT;
use ludi_engine::{About, Paragraph, Phrase, Position, Seat, Value, Words};
use maud::{Markup, html};

use super::{Frame, document, rank};
use crate::look::{self, Form, LogLine, NowBar, Tone, Way};
use crate::server::actions::{WATCH, seat_purpose};
use crate::server::desk::Desk;
use crate::server::making::USUAL_LEVEL;
use crate::server::{Advice, Drawing, Eyes, Inner, Reader, Refused, Sight, Trouble};

/// How many paragraphs of the story stand on the page; the replay has all of them.
const RECENT: Position = 30;

/// How many words of chat stand on the page.
const CHAT: usize = 40;

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
    about: &'static About,
    words: &'static Words,
    names: Vec<String>,
    eyes: Eyes,
    position: Position,
    base: String,
}

impl<'a> Setting<'a> {
    fn new(desk: &'a Desk, inner: &Inner, reader: &'a Reader) -> Self {
        let about = inner.table.about();
        Self {
            desk,
            reader,
            about,
            words: reader.words_of(about.id),
            names: inner.names(),
            eyes: inner.eyes(reader.guest.as_ref()),
            position: inner.table.position(),
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
    let drawing = inner.table.draw(&Sight {
        seat: setting.eyes.seat,
        acting: setting.eyes.acting,
        words: setting.words,
        names: &setting.names,
        action: &action,
    });
    let title = format!("{} · {}", turn(&setting, inner), setting.about.name.get(reader.lang));
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
    let game = setting.about.name.get(reader.lang);
    let place = format!("{} · {game} · {}", drawing.moment, setting.say(&count));
    Sheet { title, place, parts }
}

/// The whole page; `notice` stands on top of it.
pub fn page(desk: &Desk, inner: &mut Inner, notice: &Markup) -> Markup {
    let reader = &desk.reader;
    let sheet = sheet(desk, inner, reader);
    let about = inner.table.about();
    let words = reader.words_of(about.id);
    let position = inner.table.position();
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
        game: about.id,
        kind: look::Kind::Table(about.id),
    };
    let at_table = reader.at(desk.path());
    document(&at_table, &frame, &main)
}

/// What happened after a position, to be read aloud.
pub fn said(inner: &mut Inner, reader: &Reader, since: Position) -> Vec<String> {
    if since >= inner.table.position() {
        return Vec::new();
    }
    let words = reader.words_of(inner.table.about().id);
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
                        (look::log_list(words, setting.about.id, &lines))
                    }
                },
            )
        }
        _ => look::notice(Tone::Warn, &html! { p { (words.get("site-failed")) } }),
    }
}

/// What a bot would do for the reader, and why.
pub fn hint(desk: &Desk, inner: &Inner, advice: &Advice) -> Markup {
    let setting = Setting::new(desk, inner, &desk.reader);
    let words = setting.words;
    let action = setting.at("decide");
    let (others, rest): (Vec<&Phrase>, Vec<&Phrase>) =
        advice.phrases.iter().partition(|phrase| phrase.id == "bots-alternative");
    let (choice, rest) = rest.split_at(rest.len().min(1));
    let alone = setting.names.len() == 1;
    let content = html! {
        div.row {
            p {
                strong { (words.get("site-hint")) } " "
                @for phrase in choice { (setting.say(phrase)) }
            }
            (setting.form(&action).around("inline", &html! {
                button.btn type="submit" name="decision" value=(advice.decision) {
                    (words.get("site-hint-do"))
                }
            }))
        }
        @if let Some((expected, rest)) = rest.split_first() {
            @let (lines, rest): (Vec<&Phrase>, Vec<&Phrase>) =
                rest.iter().copied().partition(|phrase| phrase.id == "bots-line");
            p { (setting.say(expected)) }
            div.hint-ways {
                @if !others.is_empty() {
                    div {
                        p { (words.get(if alone { "site-hint-others-alone" } else { "site-hint-others" })) }
                        ul { @for phrase in others { li { (setting.say(phrase)) } } }
                    }
                }
                @for (_, value) in lines.iter().flat_map(|line| &line.args) {
                    @if let Value::List(steps) = value {
                        div {
                            p { (words.get("site-hint-line")) }
                            ol { @for step in steps { li { (setting.say(step)) } } }
                        }
                    }
                }
            }
            @for phrase in rest { p { small { (setting.say(phrase)) } } }
        }
    };
    html! { div #hint { (look::notice(Tone::Info, &content)) } }
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

fn reason(setting: &Setting<'_>, refused: &Refused) -> Markup {
    html! {
        p {
            strong { (setting.words.get("site-refused")) } " "
            (setting.say(&refused.phrase))
            @if let Some(rule) = refused.rule { " " (look::rule_link(setting.about.id, rule)) }
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

/// The question whether to go back, and who has to answer.
fn question(setting: &Setting<'_>, inner: &Inner) -> Markup {
    let words = setting.words;
    let asked = inner.table.question();
    let content = asked.map(|question| {
        let text = Phrase::new("site-question").with("who", question.by).with("at", question.to);
        let open = |seat: &Seat| !question.agreed.contains(*seat) && inner.bot(*seat).is_none();
        let own: Vec<Seat> = setting.eyes.seats.iter().filter(open).collect();
        let others: Vec<String> = Seat::all(setting.names.len() as u8)
            .filter(|seat| !question.agreed.contains(*seat))
            .map(|seat| setting.player(seat))
            .collect();
        let (agree, decline) = (setting.at("agree"), setting.at("decline"));
        look::notice(Tone::Info, &html! {
            p {
                (setting.say(&text)) " "
                a href={ (setting.base) "/replay?at=" (question.to) } { (words.get("site-question-look")) }
            }
            @if own.is_empty() {
                p { (setting.say(&Phrase::new("site-question-waits").with("who", others.join(", ")))) }
            }
            @for seat in own {
                @let form = |action| Form { action, position: setting.position, seat: Some(seat) };
                p.row {
                    @if setting.eyes.seats.len() > 1 { (look::seat_name(words, seat, &setting.names)) }
                    (form(&agree).around("inline", &look::button(&words.get("site-agree"), "", "", true)))
                    (form(&decline).around("inline", &look::button(&words.get("site-decline"), "", "", false)))
                }
            }
        })
    });
    html! { div #question { @if let Some(content) = content { (content) } } }
}

fn players(setting: &Setting<'_>, inner: &Inner, drawing: &Drawing) -> Markup {
    let words = setting.words;
    let tags = |seat: Seat| match inner.bot(seat) {
        Some(level) if inner.owner(seat).is_some() => {
            let phrase = Phrase::new("site-tag-replaced").with("level", rank(words, level));
            Some(setting.say(&phrase))
        }
        Some(level) => {
            let phrase = Phrase::new("site-tag-bot").with("level", rank(words, level));
            Some(setting.say(&phrase))
        }
        None if inner.is_free(seat) => Some(words.get("site-tag-free")),
        None => None,
    };
    let turn = inner.turn();
    let content = html! {
        div.players {
            @for (seat, area) in Seat::all(drawing.areas.len() as u8).zip(&drawing.areas) {
                div.player-row.active[turn.contains(seat)] {
                    (area)
                    @if let Some(tag) = tags(seat) { p.tag { small { (tag) } } }
                }
            }
        }
    };
    look::panel("players", &words.get("site-players"), &html! {}, &content)
}

/// What happened since the reader's last turn.
fn news(setting: &Setting<'_>, inner: &mut Inner) -> Markup {
    let words = setting.words;
    let Some(seat) = setting.eyes.seat else { return html! { div #news {} } };
    let since = inner.table.last_turn(seat);
    let story = inner.table.story(Some(seat), since);
    let others: Vec<Paragraph> = story
        .into_iter()
        .filter(|paragraph| paragraph.seat != Some(seat) && !is_chat(paragraph))
        .collect();
    let lines = lines(setting, &others, since);
    if lines.is_empty() || since == 0 {
        return html! { div #news {} };
    }
    look::panel(
        "news",
        &words.get("site-news"),
        &html! {},
        &html! { div.tall #news-list tabindex="0" role="group" aria-labelledby="news-heading" {
            (look::log_list(words, setting.about.id, &lines))
        } },
    )
}

/// Paragraphs as lines of the log, some of them marked.
pub(super) fn log_lines(
    words: &Words,
    names: &[String],
    base: &str,
    story: &[Paragraph],
    is_marked: impl Fn(Position) -> bool,
) -> Vec<LogLine<'static>> {
    let mut lines = Vec::new();
    for paragraph in story {
        for (phrase, rule) in &paragraph.lines {
            let said = words.say(phrase, names);
            let text = if paragraph.in_force {
                said
            } else {
                words.say(&Phrase::new("site-taken-back").with("text", said), &[])
            };
            lines.push(LogLine {
                seat: paragraph.seat,
                text,
                rule: *rule,
                link: Some(format!("{base}/replay?at={}", paragraph.at)),
                new: is_marked(paragraph.at),
            });
        }
    }
    lines
}

/// Paragraphs as lines of the log; those after `since` are news.
fn lines(setting: &Setting<'_>, story: &[Paragraph], since: Position) -> Vec<LogLine<'static>> {
    log_lines(setting.words, &setting.names, &setting.base, story, |at| at > since)
}

fn story(setting: &Setting<'_>, inner: &mut Inner) -> Markup {
    let words = setting.words;
    let first = setting.position.saturating_sub(RECENT);
    let mut recent = inner.table.story(setting.eyes.seat, first);
    recent.retain(|paragraph| !is_chat(paragraph));
    recent.reverse();
    let since = setting.eyes.seat.map_or(setting.position, |seat| inner.table.last_turn(seat));
    let lines = lines(setting, &recent, since);
    look::panel(
        "story",
        &words.get("site-story"),
        &html! { a href={ (setting.base) "/replay" } { (words.get("site-story-all")) } },
        &html! { div.tall #story-list tabindex="0" role="group" aria-labelledby="story-heading" {
            (look::log_list(words, setting.about.id, &lines))
        } },
    )
}

/// Whether a paragraph is a word of chat, which has its own place.
fn is_chat(paragraph: &Paragraph) -> bool {
    let chat = ["story-say", "story-say-spectator"];
    paragraph.lines.iter().any(|(phrase, _)| chat.contains(&phrase.id))
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

fn chat(setting: &Setting<'_>, inner: &Inner) -> Markup {
    let words = setting.words;
    let said = inner.table.chat();
    let first = said.len().saturating_sub(CHAT);
    let lines: Vec<look::ChatLine> = said[first..]
        .iter()
        .map(|(_, seat, text)| look::ChatLine {
            seat: *seat,
            name: seat.map_or_else(|| words.get("site-spectator"), |seat| setting.player(seat)),
            text: text.clone(),
        })
        .collect();
    let action = setting.at("say");
    let form = setting.form(&action);
    let voice = setting.reader.guest.is_some().then_some(&form);
    let content = look::chat(words, &lines, voice, SAY_LIMIT / 2);
    look::panel("chat", &words.get("site-chat"), &html! {}, &content)
}

/// Links to the seats that are still free, for the host to send.
fn invite(setting: &Setting<'_>, inner: &Inner) -> Markup {
    let words = setting.words;
    let free: Vec<Seat> =
        Seat::all(setting.names.len() as u8).filter(|seat| inner.is_free(*seat)).collect();
    if !setting.eyes.host || free.is_empty() || inner.table.is_closed() {
        return html! { div #invite {} };
    }
    let link = |seat: Seat| {
        let word = inner.secrets.key.word(&seat_purpose(seat));
        setting.desk.app.link(&format!("{}/seat/{seat}/{word}", setting.base))
    };
    html! {
        div #invite {
            (look::notice(Tone::Info, &html! {
                p { (words.get("site-invite")) }
                @for seat in free {
                    @let id = format!("link-{}", seat.0);
                    @let label = Phrase::new("site-seat-link").with("number", i64::from(seat.0) + 1);
                    div.row {
                        label for=(id) { (look::badge(seat)) " " (setting.say(&label)) }
                        input #(id) .link type="text" readonly value=(link(seat));
                        (copy(words, &id))
                    }
                }
            }))
        }
    }
}

/// Who sits where, the link for spectators, and what the host can do.
fn seats(setting: &Setting<'_>, inner: &Inner) -> Markup {
    let words = setting.words;
    let all = || Seat::all(setting.names.len() as u8);
    let host = setting.eyes.host;
    let mine = |seat: Seat| setting.eyes.seats.contains(seat);
    let link = |path: String| setting.desk.app.link(&path);
    let replace = setting.at("replace");
    let key = &inner.secrets.key;
    let sits = host || !setting.eyes.seats.is_empty();
    html! {
        details.panel #seats {
            summary { h2 { (words.get("site-seats")) } }
            ul.seat-list {
                @for seat in all() {
                    li {
                        (look::seat_name(words, seat, &setting.names))
                        @if inner.is_free(seat) && inner.row.seats[seat.index()].open && setting.eyes.seats.is_empty() {
                            form method="post" action={ (setting.base) "/join" } {
                                input type="hidden" name="seat" value=(seat.0);
                                (look::button(&words.get("site-sit"), "", "", true))
                            }
                        }
                        @if host || mine(seat) {
                            @let form = Form { action: &replace, position: setting.position, seat: Some(seat) };
                            @let returns = inner.bot(seat).is_some() && (inner.owner(seat).is_some() || inner.table.players()[seat.index()].bot.is_some());
                            @if returns {
                                (form.around("inline", &look::button(&words.get(
                                    if inner.owner(seat).is_none() { "site-free-seat" }
                                    else if mine(seat) { "site-return" } else { "site-give-back" }
                                ), "bot", "", false)))
                            } @else {
                                (form.around("inline", &html! {
                                    button.btn type="submit" name="bot" value=(USUAL_LEVEL.id()) {
                                        (words.get("site-let-bot"))
                                    }
                                }))
                            }
                        }
                    }
                }
            }
            @if sits {
                div.field {
                    label for="watch-link" { (words.get("site-watch-link")) }
                    input #watch-link .link type="text" readonly value=(link(format!("{}/watch/{}", setting.base, key.word(WATCH))));
                    (copy(words, "watch-link"))
                    div.help { (words.get(if inner.row.public { "site-is-public" } else { "site-is-private" })) }
                }
            }
            @if host {
                form.inline method="post" action={ (setting.base) "/publish" } data-live {
                    @if inner.row.public {
                        (look::button(&words.get("site-make-private"), "public", "no", false))
                    } @else {
                        (look::button(&words.get("site-make-public"), "public", "yes", false))
                    }
                }
            }
            p.row {
                a href={ (setting.base) "/log" } { (words.get("site-log")) } " "
                (look::provenance_mark(words, setting.about.id, inner.table.origins()))
            }
        }
    }
}

/// A button that copies a link; only a script can, so only a script shows it.
pub(super) fn copy(words: &Words, id: &str) -> Markup {
    html! {
        button.btn.copy type="button" hidden data-copy=(id) data-done=(words.get("site-copied")) {
            (words.get("site-copy"))
        }
    }
}

/// The what-now bar and the reader's own goods.
fn mine(setting: &Setting<'_>, inner: &Inner, drawing: &Drawing) -> Markup {
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
