//! What Noctua says: the bubble over the table.

use std::cmp::Ordering;

use ludi_engine::lesson::{Advice, Answer, Play, Reply, Standing, Step, Task};
use ludi_engine::{Messages, Next, Phrase, Sheet};
use maud::{Markup, html};

use super::LessonView;
use super::prose::{inline, prose};
use crate::components;
use crate::pages::learn::laurel;
use crate::pages::over::verdict;
use crate::pages::rules;

/// The bubble.
pub(super) fn bubble(view: &LessonView<'_>) -> Markup {
    let play = view.play;
    match (&play.standing, play.now()) {
        (Standing::Done, _) | (_, None) => done(view),
        (Standing::Answered(reply), Some(_)) => answered(view, reply),
        (Standing::Asked, Some(step)) => asked(view, step),
    }
}

/// Noctua in one of her poses: points, tilts, rejoices.
pub(crate) fn noctua(pose: &str) -> Markup {
    let file = components::asset("noctua.svg");
    html! {
        svg.noctua viewBox="0 0 98 92" aria-hidden="true" { use href=(format!("{file}#{pose}")) {} }
    }
}

/// The frame of a bubble: who speaks, how far one is, what is said, what can be done.
fn frame(view: &LessonView<'_>, kind: &str, pose: &str, says: &Markup, does: &Markup) -> Markup {
    let words = view.words();
    let free = matches!(view.play.now().map(|step| &step.task), Some(Task::Free { .. }));
    let alone = view.play.now().is_some_and(|step| step.alone) && kind == "asks";
    html! {
        section #guide class={ "guide " (kind) } data-free[free] data-alone[alone] tabindex="-1"
            aria-labelledby="guide-step" {
            (noctua(pose))
            div.guide-text {
                p.guide-step #guide-step { (counter(words, view.play)) }
                // Shown by a script, where the bubble lies over the table.
                button.guide-fold type="button" aria-expanded="true" {
                    (components::icon("next")) span.vh { (words.get("guide-fold")) }
                }
                div #guide-says aria-live="polite" { (says) }
                div.guide-does { (does) }
            }
            span.guide-tail aria-hidden="true" {}
        }
    }
}

/// How far one is, in words and dots.
fn counter(words: &Messages, play: &Play<'_>) -> Markup {
    let (now, all) = (play.step + 1, play.lesson.steps.len());
    let said = Phrase::new("guide-step").with("step", now).with("steps", all);
    if all == 1 {
        return html! { span { "Noctua" } };
    }
    let dot = |step: usize| match step.cmp(&now) {
        Ordering::Less => "is-past",
        Ordering::Equal => "is-now",
        Ordering::Greater => "",
    };
    html! {
        span { (words.say(&said, &[])) }
        span.guide-dots aria-hidden="true" { @for step in 1..=all { span class=(dot(step)) {} } }
    }
}

fn asked(view: &LessonView<'_>, step: &Step) -> Markup {
    let (words, play) = (view.words(), view.play);
    let game = play.table.game().id();
    let lang = words.lang();
    let tip = play.tip();
    let says = html! {
        @if let Some(praise) = play.praise {
            div.guide-praise { (components::icon("check")) p { (inline(game, praise.get(lang))) } }
        }
        @match tip {
            Some(tip) => (prose(game, tip.say.get(lang))),
            None => (prose(game, step.say.get(lang))),
        }
    };
    let more = |entry: &str| with(&play.did, entry);
    let show = match play.advice() {
        Some(Advice::Decide(_) | Advice::Bot) => view.advice.as_deref().map(more),
        _ => None,
    };
    let does = html! {
        @if let Some(Advice::GoOn) = play.advice() {
            (link(&view.at(&more(".")), "go", None, &words.get("guide-go-on")))
        }
        @if let Some((_, before)) = play.did.split_last() {
            (link(&view.at(before), "", Some("previous"), &words.get("guide-back")))
            (link(&view.path(), "", Some("redo"), &words.get("guide-again")))
        }
        @if let Some(show) = show {
            (link(&view.at(&show), "plain", None, &words.get("guide-show")))
        }
    };
    let pose = if play.praise.is_some() { "rejoices" } else { "points" };
    frame(view, "asks", pose, &says, &does)
}

fn answered(view: &LessonView<'_>, reply: &Reply<'_>) -> Markup {
    let (words, play) = (view.words(), view.play);
    let game = play.table.game().id();
    let lang = words.lang();
    let (last, before) = play.did.split_last().map_or(("", &[][..]), |(last, it)| (&**last, it));
    let answer = reply.answer;
    let rule = answer.and_then(|it| it.rule).or(reply.refused.as_ref().and_then(|it| it.rule));
    let says = html! {
        @match (answer, reply.sealed, &reply.refused) {
            (Some(answer), ..) => { (prose(game, answer.say.get(lang))) (rows(game, words, answer)) }
            (None, Some(seal), _) => p { (super::later(words, seal)) },
            (None, None, Some(refused)) => p { (words.say(&refused.phrase, &play.table.names())) },
            (None, None, None) => p { (words.get("guide-otherwise")) },
        }
        @if let Some(rule) = rule { (rule_note(view, rule)) }
    };
    let stays = answer.is_some_and(|answer| answer.go_on);
    let did = reply.refused.is_none() && reply.sealed.is_none();
    let back = if did { "guide-take-back" } else { "guide-try-again" };
    let show = view.advice.clone();
    let does = html! {
        (link(&view.at(before), "go", did.then_some("undo"), &words.get(back)))
        @if let Some(show) = show {
            (link(&view.at(&with(before, &show)), "plain", None, &words.get("guide-show")))
        }
        @if stays {
            @let mine = last.replacen(&reply.decision, &format!("{}!", reply.decision), 1);
            (link(&view.at(&with(before, &mine)), "plain", None, &words.get("guide-mine")))
        }
    };
    frame(view, "answers", "tilts", &says, &does)
}

/// Two rows, one above the other: what is brought and what is needed.
fn rows(game: &str, words: &Messages, answer: &Answer) -> Markup {
    let lang = words.lang();
    if answer.rows.is_empty() {
        return html! {};
    }
    html! {
        table.guide-rows {
            @for row in &answer.rows {
                tr {
                    th scope="row" { (row.name.get(lang)) }
                    @for cell in &row.cells { (cell_of(game, words, cell)) }
                }
            }
        }
    }
}

fn cell_of(game: &str, words: &Messages, cell: &str) -> Markup {
    let (text, mark) = match cell.strip_suffix('✓').map(|it| (it, "met")) {
        Some(met) => met,
        None => cell.strip_suffix('✗').map_or((cell, ""), |it| (it, "unmet")),
    };
    html! {
        td class=(mark) {
            span { (inline(game, text.trim())) }
            @if mark == "met" {
                span.guide-mark aria-hidden="true" { "✓" } span.vh { (words.get("guide-met")) }
            } @else if mark == "unmet" {
                span.guide-mark aria-hidden="true" { "✗" } span.vh { (words.get("guide-unmet")) }
            }
        }
    }
}

/// A rule in its own words, with its number.
fn rule_note(view: &LessonView<'_>, rule: &str) -> Markup {
    let game = view.play.table.game();
    let book = game.rulebook(view.words().lang());
    let Some(rule) = book.rule(rule) else { return html! {} };
    let base = format!("/rules/{}", game.id());
    html! {
        div.guide-rule {
            (components::icon("book"))
            div { (rules::prose(&rule.text, &book, &base)) (components::rule_link(game.id(), &rule.id)) }
        }
    }
}

fn done(view: &LessonView<'_>) -> Markup {
    let (words, lesson) = (view.words(), view.play.lesson);
    let game = view.play.table.game().id();
    let lang = words.lang();
    let next = view.next.map(|title| {
        let said = Phrase::new("guide-next").with("title", title.to_owned());
        (super::path(game, lesson.number + 1, &[]), words.say(&said, &[]))
    });
    html! {
        section #guide .guide.done tabindex="-1" aria-labelledby="lesson-done" {
            div.guide-pictures { (noctua("rejoices")) (laurel(lesson.number, 1.0)) }
            h2 #lesson-done { (lesson.done.title.get(lang)) }
            div.lead aria-live="polite" {
                @if let Some(result) = result(view) { p { strong { (result) } } }
                (prose(game, lesson.done.say.get(lang)))
            }
            ul.guide-learnt {
                @for point in &lesson.done.learnt {
                    li { (components::icon("check")) span { (inline(game, point.get(lang))) } }
                }
            }
            div.guide-does {
                @let play = format!("/new?game={game}&preset=first");
                @if let Some((path, said)) = &next {
                    (link(path, "go", None, said))
                    (link(&view.path(), "", Some("redo"), &words.get("guide-once-more")))
                    (link(&play, "", Some("play"), &words.get("site-play-now")))
                } @else {
                    (link(&play, "go", Some("play"), &words.get("site-play-now")))
                    (link(&view.path(), "", Some("redo"), &words.get("guide-once-more")))
                    (link(&format!("/learn/{game}"), "", None, &words.get("guide-course")))
                }
            }
        }
    }
}

/// How a game against bots ended; what a lesson plans to its end it says by itself.
fn result(view: &LessonView<'_>) -> Option<String> {
    let (play, words) = (view.play, view.words());
    play.lesson.level.as_ref()?;
    if play.table.next() != Next::Over {
        return None;
    }
    let standings = play.table.standings();
    let mine = standings.seats.get(play.lesson.seat.index())?;
    let others = standings.seats.iter().filter(|sheet| sheet.seat != mine.seat);
    let best = others.min_by_key(|sheet| sheet.rank)?;
    let id = match (mine.rank, best.rank) {
        (1, 1) => "guide-shared",
        (1, _) => "guide-won",
        _ => "guide-lost",
    };
    let points = |sheet: &Sheet| verdict::points(words, standings.unit, sheet.total);
    let phrase = Phrase::new(id).with("who", best.seat);
    let phrase = phrase.with("mine", points(mine)).with("theirs", points(best));
    Some(words.say(&phrase, &view.names()))
}

fn with(did: &[String], entry: &str) -> Vec<String> {
    did.iter().cloned().chain([entry.to_owned()]).collect()
}

/// A way on. It is an address like any other; a script follows it in place.
fn link(to: &str, class: &str, symbol: Option<&str>, label: &str) -> Markup {
    html! {
        a class={ "btn " (class) } href=(to) data-guide {
            @if let Some(symbol) = symbol { (components::icon(symbol)) }
            span { (label) }
        }
    }
}
