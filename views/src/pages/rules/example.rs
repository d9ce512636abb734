//! A worked example: a few moves of a recorded game, one after the other, with the rules at work.

use ludi_engine::{AnyGame, LogIndex, Phrase};
use maud::{Markup, html};

use super::super::{Frame, document};
use crate::Visitor;
use crate::boards::{self, Captions, learn};
use crate::components::{self, LogLine, icon};

/// The worked example with this number, from 1, after event `at`; `None` if there is no such
/// example. Events outside it are its first or its last.
pub fn page(
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    number: usize,
    at: Option<LogIndex>,
) -> Option<Markup> {
    let example = learn::examples(game).get(number.checked_sub(1)?)?;
    let (first, last) = example.events;
    let at = at.unwrap_or(first).clamp(first, last);
    let mut table = learn::recorded(game, example.log, at)?;
    let words = visitor.words_of(game.id());
    let names = table.names();
    let captions =
        Captions { words, names: &names, action: "", past: None, on_demand: None, since: None };
    let drawing = boards::draw(&*table, Some(example.seat), false, &captions);
    let told = table.story(Some(example.seat), first);
    let lines: Vec<LogLine<'_>> = told
        .iter()
        .flat_map(|told| told.lines.iter().map(move |(phrase, rule)| (told, phrase, *rule)))
        .map(|(told, phrase, rule)| LogLine {
            seat: told.seat,
            text: words.say(phrase, &names),
            rule,
            link: None,
            new: told.at == at,
            about: None,
        })
        .collect();
    let here = format!("/rules/{}/examples/{number}", game.id());
    let name = learn::own(words, game.id(), &format!("example-{}", example.name));
    let text = learn::own(words, game.id(), &format!("example-{}-text", example.name));
    let step = |label: &str, to: Option<LogIndex>, strong: bool| {
        html! {
            @if let Some(to) = to {
                a.btn.go[strong] href={ (here) "?at=" (to) } { (words.get(label)) }
            } @else {
                span.btn aria-disabled="true" { (words.get(label)) }
            }
        }
    };
    let place = Phrase::new("look-example-step").with("at", at - first).with("last", last - first);
    let main = html! {
        div.example {
            div.example-words {
                h1 { (name) }
                p.lead { (text) }
                nav.example-steps aria-label=(words.get("look-example-steps")) {
                    (step("look-example-back", (at > first).then(|| at - 1), false))
                    span { (words.say(&place, &[])) }
                    (step("look-example-next", (at < last).then(|| at + 1), true))
                }
                div.example-told role="status" {
                    @if lines.is_empty() { p { (words.get("look-example-begin")) } }
                    (components::log_list(words, game.id(), &lines))
                }
                h2 { (words.get("look-example-rules")) }
                p.example-rules { @for rule in example.rules { (components::rule_link(game.id(), rule)) " " } }
                p { a.btn href={ "/rules/" (game.id()) } { (icon("book")) span { (words.get("look-example-all")) } } }
            }
            div.example-table inert {
                div.table-board { (drawing.board) }
                div.table-mine { (drawing.tray) }
            }
        }
    };
    let kind = components::Kind::Board(game.id());
    let place = game.about().name.get(visitor.lang);
    let frame = Frame { title: &name, place, game: game.id(), kind, ..Frame::default() };
    Some(document(visitor, &frame, &main))
}
