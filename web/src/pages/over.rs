//! The game is over: the score sheet, how it came about, and the proof that chance was fair.

use ludi_engine::{Messages, Phrase, Said, Seat, Sheet, Standings};
use maud::{Markup, html};

use super::table::log_lines;
use super::{Frame, analysis, document, say};
use crate::look::{self, Form, Tone};
use crate::server::Inner;
use crate::server::desk::Desk;

/// The page of a closed table.
pub fn page(desk: &Desk, inner: &mut Inner) -> Markup {
    let reader = &desk.reader;
    let game = inner.table.game();
    let words = reader.words_of(game.id());
    let names = inner.names();
    let standings = inner.table.standings();
    let eyes = inner.eyes(reader.guest.as_ref());
    let base = desk.path();
    let name = game.about().name.get(reader.lang);
    let title = format!("{} · {name}", words.get("site-turn-over"));
    let alone = standings.seats.len() == 1;
    let result = result(words, &standings, &names);
    let scores: Vec<Vec<i32>> = inner.table.scores().into_iter().map(|score| score.seats).collect();
    let story = inner.table.story(eyes.seat, 0);
    let lines = log_lines(words, &names, &base, &story, |_| false);
    let moments = if alone { "site-decisions-axis" } else { "site-turns" };
    let sits = eyes.host || !eyes.seats.is_empty();
    let main = html! {
        h1 { (words.get("site-turn-over")) }
        (look::notice(Tone::Good, &html! { p { strong { (result) } } }))
        div.row.over-actions {
            @if let Some(next) = &inner.row.rematch {
                (look::link_button(&words.get("site-rematch-go"), &format!("/t/{next}"), true))
            } @else if sits {
                form method="post" action={ (base) "/rematch" } {
                    (look::button(&words.get("site-rematch"), "", "", true))
                }
            }
            (look::link_button(&words.get("site-replay"), &format!("{base}/replay?at=0"), false))
            (look::link_button(&words.get("site-final-board"), &format!("{base}/replay"), false))
            (analysis::button(desk))
            (look::link_button(&words.get("site-log"), &format!("{base}/log"), false))
        }
        div.over {
            (look::panel("sheet", &words.get("site-sheet"), &html! {}, &look::score_sheet(words, game.id(), &standings, &names)))
            (look::panel("chart", &words.get("site-chart"), &html! {},
                &look::score_chart(words, standings.unit, &scores, &words.get(moments), &names)))
            (proof(words, desk, inner))
            details.panel #whole-story {
                summary { h2 { (words.get("site-story")) } }
                div.tall tabindex="0" role="group" aria-label=(words.get("site-story")) {
                    (look::log_list(words, game.id(), &lines))
                }
            }
            (chat(words, desk, inner, &names))
        }
    };
    let frame =
        Frame { title: &title, place: name, game: game.id(), kind: look::Kind::Board(game.id()) };
    let at_table = reader.at(base);
    document(&at_table, &frame, &main)
}

/// Who won with how many points, or how well somebody did alone.
fn result(words: &Messages, standings: &Standings, names: &[String]) -> String {
    let best: Vec<&Sheet> = standings.seats.iter().filter(|sheet| sheet.rank == 1).collect();
    let Some(first) = best.first() else { return words.get("site-turn-over") };
    let who: Vec<Phrase> =
        best.iter().map(|sheet| Phrase::new("story-name").with("seat", sheet.seat)).collect();
    let score = look::units(words, standings.unit, first.total);
    let alone = standings.seats.len() == 1;
    let phrase = match &first.title {
        Some(title) if alone => Phrase::new("site-result-rank").with("rank", words.get(title)),
        None if alone => Phrase::new("site-result-alone"),
        _ => Phrase::new("site-result").with("count", best.len()),
    };
    words.say(&phrase.with("who", who).with("score", score), names)
}

/// The seed, the commitment to it, and how to check both.
fn proof(words: &Messages, desk: &Desk, inner: &Inner) -> Markup {
    let game = inner.table.game();
    let file = format!("ludi-{}-{}.jsonl", game.id(), desk.live.id);
    html! {
        section.panel #proof aria-labelledby="proof-heading" {
            div.row-head { h2 #proof-heading { (words.get("site-proof")) } }
            p { (words.get("site-proof-text")) }
            dl.proof {
                dt { (words.get("site-proof-commitment")) }
                dd { code { (inner.table.header().commitment) } }
                dt { (words.get("site-proof-seed")) }
                dd { code { (inner.secrets.seed) } }
                dt { (words.get("site-proof-command")) }
                dd { code { "ludi verify " (file) } }
            }
            @if inner.table.header().fork.is_some() { p { small { (words.get("site-proof-fork")) } } }
        }
    }
}

fn chat(words: &Messages, desk: &Desk, inner: &Inner, names: &[String]) -> Markup {
    let lines: Vec<look::ChatLine> = inner
        .table
        .chat()
        .into_iter()
        .map(|Said { seat, text, .. }| look::ChatLine {
            seat,
            name: seat.map_or_else(
                || words.get("site-spectator"),
                |seat: Seat| words.player(seat, names),
            ),
            text,
        })
        .collect();
    let action = format!("{}/say", desk.path());
    let seat = inner.eyes(desk.reader.guest.as_ref()).seat;
    let form = Form { action: &action, position: inner.table.last_index(), seat };
    let voice = desk.reader.guest.is_some().then_some(&form);
    let count = say(words, "site-chat-count", "count", lines.len());
    let content = look::chat(words, &lines, voice, 500);
    look::panel("chat", &words.get("site-chat"), &html! { small { (count) } }, &content)
}
