//! The game is over: the score sheet, how it came about, and the proof that chance was fair.

use ludi_engine::{Messages, Phrase, Said, Sheet, Standings};
use maud::{Markup, html};

use super::table::{chat_lines, log_lines};
use super::{Frame, analysis, document, say};
use crate::TableView;
use crate::components::{self, Tone};

/// The page of a closed table.
pub fn page(view: &mut TableView<'_>) -> Markup {
    let story = view.table.story(view.viewer.seat, 0);
    let view = &*view;
    let (game, words, names, base) = (view.game(), view.words, &view.names, view.path());
    let standings = view.table.standings();
    let name = game.about().name.get(words.lang());
    let title = format!("{} · {name}", words.get("site-turn-over"));
    let alone = standings.seats.len() == 1;
    let result = result(words, &standings, names);
    let scores: Vec<Vec<i32>> = view.table.scores().into_iter().map(|score| score.seats).collect();
    let lines = log_lines(view, &story, |_| false);
    let moments = if alone { "site-decisions-axis" } else { "site-turns" };
    let main = html! {
        h1 { (words.get("site-turn-over")) }
        (components::notice(Tone::Good, &html! { p { strong { (result) } } }))
        div.row.over-actions {
            @if let Some(next) = &view.rematch {
                (components::link_button(&words.get("site-rematch-go"), &format!("/t/{next}"), true))
            } @else if view.viewer.belongs() {
                form method="post" action={ (base) "/rematch" } {
                    (components::button(&words.get("site-rematch"), "", "", true))
                }
            }
            (components::link_button(&words.get("site-replay"), &format!("{base}/replay?at=0"), false))
            (components::link_button(&words.get("site-final-board"), &format!("{base}/replay"), false))
            (analysis::button(words, &base))
            (components::link_button(&words.get("site-log"), &format!("{base}/log"), false))
        }
        div.over {
            (components::panel("sheet", &words.get("site-sheet"), &html! {}, &components::score_sheet(words, game.id(), &standings, names)))
            (components::panel("chart", &words.get("site-chart"), &html! {},
                &components::score_chart(words, standings.unit, &scores, &words.get(moments), names)))
            (proof(view))
            details.panel #whole-story {
                summary { h2 { (words.get("site-story")) } }
                div.tall tabindex="0" role="group" aria-label=(words.get("site-story")) {
                    (components::log_list(words, game.id(), &lines))
                }
            }
            (chat(view))
        }
    };
    let frame = Frame {
        title: &title,
        place: name,
        game: game.id(),
        kind: components::Kind::Board(game.id()),
        bar: None,
    };
    document(&view.visitor.at(base), &frame, &main)
}

/// Who won with how many points, or how well somebody did alone.
fn result(words: &Messages, standings: &Standings, names: &[String]) -> String {
    let best: Vec<&Sheet> = standings.seats.iter().filter(|sheet| sheet.rank == 1).collect();
    let Some(first) = best.first() else { return words.get("site-turn-over") };
    let who: Vec<Phrase> =
        best.iter().map(|sheet| Phrase::new("story-name").with("seat", sheet.seat)).collect();
    let score = components::units(words, standings.unit, first.total);
    let alone = standings.seats.len() == 1;
    let phrase = match &first.title {
        Some(title) if alone => Phrase::new("site-result-rank").with("rank", words.get(title)),
        None if alone => Phrase::new("site-result-alone"),
        _ => Phrase::new("site-result").with("count", best.len()),
    };
    words.say(&phrase.with("who", who).with("score", score), names)
}

/// The seed, the commitment to it, and how to check both.
fn proof(view: &TableView<'_>) -> Markup {
    let words = view.words;
    let header = view.table.header();
    html! {
        section.panel #proof aria-labelledby="proof-heading" {
            div.row-head { h2 #proof-heading { (words.get("site-proof")) } }
            p { (words.get("site-proof-text")) }
            dl.proof {
                dt { (words.get("site-proof-commitment")) }
                dd { code { (header.commitment) } }
                @if let Some(seed) = view.table.seed() {
                    dt { (words.get("site-proof-seed")) }
                    dd { code { (seed) } }
                }
                dt { (words.get("site-proof-command")) }
                dd { code { "ludi verify " (view.log_file()) } }
            }
            @if header.fork.is_some() { p { small { (words.get("site-proof-fork")) } } }
        }
    }
}

fn chat(view: &TableView<'_>) -> Markup {
    let words = view.words;
    let said: Vec<Said> = view.table.chat();
    let action = view.at("say");
    let form = view.form(&action);
    let voice = view.visitor.name.is_some().then_some(&form);
    let count = say(words, "site-chat-count", "count", said.len());
    let content = components::chat(words, &chat_lines(view, &said), voice, 500);
    components::panel("chat", &words.get("site-chat"), &html! { small { (count) } }, &content)
}
