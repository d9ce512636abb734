//! The game is over: the finale, the score sheet, how it came about, and the proof that chance
//! was fair.

mod best;
mod fort;
mod record;
pub mod verdict;

use ludi_bots::Verdict as Find;
use ludi_engine::{Messages, Said, SeatSet, Standings, taken_back};
use maud::{Markup, html};

use self::verdict::Verdict;
use super::table::{Shown, chat_lines, turn_list};
use super::{Frame, document, proof, say};
use crate::TableView;
use crate::boards::hadrian::campaign::{self, Outcome};
use crate::components::{self, end_icon};

pub(super) use self::fort::parts as fort_parts;
pub use record::{Past, Record};

/// What is known beyond the table itself.
#[derive(Clone, Debug, Default)]
pub struct Beyond {
    /// The reader's earlier games of this kind.
    pub record: Option<Record>,
    /// The forts the reader may play, if this was one of the campaign: all up to this one.
    pub open_forts: u8,
    /// The best decision of every seat, if an analysis found one.
    pub finds: Vec<Find<String>>,
}

/// The page of a closed table.
pub fn page(view: &mut TableView<'_>, beyond: &Beyond) -> Markup {
    let turns = view.table.turns(view.viewer.seat, 0);
    let view = &*view;
    let (game, words, names) = (view.game(), view.words, &view.names);
    let standings = view.table.standings();
    let outcome = campaign::outcome(view.table, words);
    let name = game.about().name.get(words.lang());
    let title = format!("{} · {name}", words.get("site-turn-over"));
    let main = html! {
        (finale(view, &standings, outcome.as_ref(), beyond))
        div.over {
            (components::panel("sheet", &words.get("look-end-sheet"), &html! {}, &components::score_sheet(words, game.id(), &standings, names)))
            (components::panel("chart", &words.get("site-chart"), &html! {}, &chart(view, &standings)))
            @if let Some(record) = beyond.record.as_ref().filter(|_| outcome.is_none()) {
                (record::panel(words, &standings, view.viewer.seats, record))
            }
            (chat(view))
            details.panel #whole-story {
                summary { h2 { (words.get("site-story")) } }
                div.tall tabindex="0" role="group" aria-label=(words.get("site-story")) {
                    (turn_list(view, &turns, Shown::WHOLE))
                }
            }
            (proof(view))
        }
    };
    let frame = Frame {
        title: &title,
        place: name,
        game: game.id(),
        kind: components::Kind::Board(game.id()),
        ..Frame::default()
    };
    document(&view.visitor.at(view.path()), &frame, &main)
}

/// The verdict beside the columns that led to it.
fn finale(
    view: &TableView<'_>,
    standings: &Standings,
    outcome: Option<&Outcome>,
    beyond: &Beyond,
) -> Markup {
    let words = view.words;
    let verdict = Verdict { view, standings, outcome };
    let crowned: SeatSet = match outcome {
        Some(outcome) if !outcome.verdict.goal => SeatSet::EMPTY,
        _ => standings.winners().collect(),
    };
    let again = if view.viewer.belongs() { Some(words.get("look-end-count-again")) } else { None };
    html! {
        section.finale #finale aria-labelledby="finale-heading" data-table=(view.id) {
            div.end-told {
                div.end-verdict role="status" {
                    h1 #finale-heading { (verdict.headline()) }
                    p.lead { (verdict.lead()) }
                    @if let Some(phrase) = taken_back(view.table.revealed_taken_back()) {
                        p.taken-back { (words.say(&phrase, &view.names)) }
                    }
                    @if let Some(outcome) = outcome { (fort::parts(words, outcome)) }
                    (best::move_of(view, standings, &beyond.finds))
                }
                (count(words, standings))
                div.row.over-actions {
                    (strong(view, outcome, beyond))
                    (analysis_button(view))
                    (link(words, "play", "site-replay", &view.at("replay?at=0")))
                }
                ul.more-ways {
                    li { a href=(view.at("replay")) { (words.get("site-final-board")) } }
                    li { a href={ (view.at("replay?at=1")) "#onwards" } { (words.get("look-end-fork")) } }
                    @if outcome.is_some() { li { a href="/campaign" { (words.get("look-end-campaign-map")) } } }
                    li { a href="/" { (words.get("site-home-link")) } }
                    @if let Some(again) = again { li hidden #finale-again { button.plain-button type="button" { (again) } } }
                }
            }
            (components::finale_columns(words, view.game().id(), standings, &view.names, crowned))
        }
    }
}

/// What is being counted while a script lets the columns grow; the end of it needs no list.
fn count(words: &Messages, standings: &Standings) -> Markup {
    html! {
        div.end-count #finale-count hidden aria-hidden="true" {
            ol {
                @for (index, key) in standings.lines().into_iter().enumerate() {
                    li data-step=(index) {
                        (components::swatch(index))
                        span { (components::line_name(words, key)) }
                        (components::icon("check"))
                    }
                }
            }
            button.btn #finale-skip type="button" tabindex="-1" { (words.get("look-end-skip")) " " kbd { (words.get("look-end-space")) } }
        }
    }
}

/// The one red button: the next game.
fn strong(view: &TableView<'_>, outcome: Option<&Outcome>, beyond: &Beyond) -> Markup {
    let (words, base) = (view.words, view.path());
    if let Some(outcome) = outcome.filter(|_| view.viewer.belongs()) {
        let next = if outcome.verdict.goal { outcome.fort + 1 } else { outcome.fort };
        if next <= beyond.open_forts {
            return fort::march(view, outcome, next);
        }
    }
    html! {
        @if let Some(next) = &view.rematch {
            (components::link_button(&words.get("site-rematch-go"), &format!("/t/{next}"), true))
        } @else if view.viewer.belongs() {
            form method="post" action={ (base) "/rematch" } data-shuffle {
                button.btn.go type="submit" { (end_icon("again")) span { (words.get("look-end-rematch")) } }
            }
        }
    }
}

fn analysis_button(view: &TableView<'_>) -> Markup {
    html! {
        form method="post" action=(view.at("analysis")) {
            button.btn type="submit" { (end_icon("chart")) span { (view.words.get("look-end-analyse")) } }
        }
    }
}

fn link(words: &Messages, symbol: &str, label: &str, href: &str) -> Markup {
    html! { a.btn href=(href) { (components::icon(symbol)) span { (words.get(label)) } } }
}

/// The scores turn by turn, marked by what the game counts.
fn chart(view: &TableView<'_>, standings: &Standings) -> Markup {
    let words = view.words;
    let course = view.table.scores();
    let scores: Vec<Vec<i32>> = course.iter().map(|score| score.seats.clone()).collect();
    let mut rounds: Vec<u16> = course.iter().map(|score| score.round).collect();
    let name = round_axis(view, &mut rounds);
    let axis = components::Axis { name: &name, rounds: &rounds, places: &[] };
    components::score_chart(words, standings.unit, &scores, axis, &view.names, view.game().id())
}

/// The name of an axis marked by rounds; where a game counts none, decisions are counted.
pub(super) fn round_axis(view: &TableView<'_>, rounds: &mut Vec<u16>) -> String {
    let own = format!("look-end-axis-{}", view.game().id());
    if rounds.iter().all(|round| *round == 0) || !view.words.has(&own) {
        rounds.clear();
        return view.words.get("site-decisions-axis");
    }
    view.words.get(&own)
}

/// The seed, the commitment to it, and how to check both; for those who doubt.
fn proof(view: &TableView<'_>) -> Markup {
    let words = view.words;
    html! {
        details.panel #proof {
            summary { h2 { (words.get("site-proof")) } }
            p { (words.get("site-proof-text")) }
            (proof::facts(view))
            p { a href=(view.at("log")) { (words.get("site-log")) } }
        }
    }
}

/// What was said, and a place to say more; nothing where there is nobody to hear it.
fn chat(view: &TableView<'_>) -> Markup {
    let words = view.words;
    let said: Vec<Said> = view.table.chat();
    if view.is_alone() && said.is_empty() {
        return html! {};
    }
    let action = view.at("say");
    let form = view.form(&action);
    let voice = view.visitor.name.is_some().then_some(&form);
    let count = say(words, "site-chat-count", "count", said.len());
    let content = components::chat(words, view.game().id(), &chat_lines(view, &said), voice, 500);
    components::panel("chat", &words.get("site-chat"), &html! { small { (count) } }, &content)
}

#[cfg(test)]
pub(super) mod tests;
