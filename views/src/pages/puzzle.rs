//! A puzzle: the real table at a position, and what is said to an answer.

use ludi_bots::Thinker;
use ludi_engine::puzzle::{Puzzle, Step};
use ludi_engine::{AnyTable, Messages, Phrase, Refused, Value};
use maud::{Markup, html};

use super::still::{self, escape, players};
use super::{Frame, document};
use crate::Visitor;
use crate::boards::{self, Captions, Past};
use crate::components::{self, Form, Tone};

/// A puzzle in front of somebody.
pub struct PuzzleView<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its table with so many of its decisions made.
    pub tables: &'a [Box<dyn AnyTable>],
    /// What was answered there.
    pub answer: Answer,
    /// The number of the next puzzle.
    pub next: Option<usize>,
}

/// What was answered.
pub enum Answer {
    /// Nothing yet, or what was right so far.
    None,
    /// A decision, in notation, that is not the best.
    Wrong(String),
    /// A decision that the rules refuse.
    Refused(Refused),
    /// Nothing: the solution is asked for.
    Shown,
}

impl PuzzleView<'_> {
    fn table(&self) -> &dyn AnyTable {
        &**self.tables.last().expect("a puzzle has a position")
    }

    fn words(&self) -> &'static Messages {
        self.visitor.words_of(self.table().game().id())
    }

    /// How many decisions are made.
    fn made(&self) -> usize {
        self.tables.len() - 1
    }

    /// What is asked now; nothing once everything is found.
    fn step(&self) -> Option<&Step> {
        self.puzzle.steps.get(self.made())
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words().say(phrase, &self.table().names())
    }

    /// The address with what was found so far.
    fn here(&self) -> String {
        path(self.table().game().id(), self.puzzle.number, self.made())
    }
}

/// The address of a puzzle when so many of its decisions are made.
pub fn path(game: &str, number: usize, made: usize) -> String {
    match made {
        0 => format!("/puzzles/{game}/{number}"),
        _ => format!("/puzzles/{game}/{number}?made={made}"),
    }
}

/// The address of a puzzle with an answer that was not right.
pub fn answered(here: &str, answer: &str) -> String {
    joined(here, &format!("answer={}", escape(answer)))
}

/// An address that says one thing more.
fn joined(address: &str, more: &str) -> String {
    format!("{address}{}{more}", if address.contains('?') { '&' } else { '?' })
}

/// The page of a puzzle.
pub fn page(view: &PuzzleView<'_>) -> Markup {
    let (words, table, seat) = (view.words(), view.table(), view.puzzle.seat);
    let (game, action, names) = (table.game(), view.here(), table.names());
    let past = match (&view.answer, view.step()) {
        (Answer::Shown, Some(step)) => {
            Some(Past { chosen: step.tempting, better: Some(step.best) })
        }
        _ => None,
    };
    let captions =
        Captions { words, names: &names, action: &action, past, on_demand: None, since: None };
    let acting = view.step().is_some() && past.is_none();
    let drawing = boards::draw(table, Some(seat), view.step().is_some(), &captions);
    let title = view.say(
        &Phrase::new("puzzle-title")
            .with("game", game.about().name)
            .with("number", view.puzzle.number),
    );
    let form = Form { action: &action, position: table.last_index(), seat: Some(seat) };
    let main = components::table_main(&components::TableParts {
        counsel: html! {},
        heading: title.clone(),
        notices: html! {},
        invite: strip(view),
        board_name: words.get("site-board"),
        board: html! { div #board .fragment { (drawing.board) } },
        drawers: html! {
            (components::drawer(words, "moves", "site-decisions", &html! {
                div #decisions { (components::decision_list(&form, if acting { &drawing.offers } else { &[] })) }
            }))
            (components::book(words))
        },
        mine: still::mine(words, game.id(), &drawing, form, acting, &words.get("puzzle-wait")),
    });
    let bar = html! {
        div.table-players { (players(words, table, &drawing)) }
        div #tools .openers {
            button.tool #open-moves type="button" popovertarget="moves" {
                (components::icon("list")) span { (words.get("site-decisions-short")) }
            }
            a.tool.leave href="/puzzles" {
                (components::icon("close")) span { (words.get("puzzle-all")) }
            }
        }
    };
    let frame = Frame {
        title: &title,
        place: &title,
        game: game.id(),
        kind: components::Kind::Table(game.id()),
        bar: Some(&bar),
        ..Frame::default()
    };
    document(&view.visitor.at(action.clone()), &frame, &main)
}

/// What is asked, or what is said to the answer.
fn strip(view: &PuzzleView<'_>) -> Markup {
    let words = view.words();
    let (tone, content) = match (&view.answer, view.step()) {
        (Answer::Shown, Some(_)) => (Tone::Info, solved(view, "puzzle-shown")),
        (_, None) => (Tone::Good, solved(view, "puzzle-right")),
        (Answer::Wrong(decision), Some(step)) => (Tone::Warn, wrong(view, step, decision)),
        (Answer::Refused(refused), _) => (Tone::Warn, refusal(view, refused)),
        (_, Some(_)) => (Tone::Info, question(view)),
    };
    let grade = view.puzzle.grade.id();
    html! {
        div #puzzle .puzzle-strip {
            span.puzzle-grade data-grade=(grade) { (words.get(&format!("puzzle-{grade}"))) }
            (components::notice(tone, &content))
        }
    }
}

fn question(view: &PuzzleView<'_>) -> Markup {
    let count = view.puzzle.questions();
    let found = view.puzzle.steps[..view.made()].iter().filter(|step| !step.others.is_empty());
    let phrase = match (found.count(), count) {
        (0, 1) => Phrase::new("puzzle-you").with("who", view.puzzle.seat),
        (0, _) => {
            Phrase::new("puzzle-you-several").with("who", view.puzzle.seat).with("count", count)
        }
        (found, _) => Phrase::new("puzzle-next-step").with("n", found + 1).with("of", count),
    };
    html! { p { strong { (view.say(&phrase)) } } (ways(view, false)) }
}

fn refusal(view: &PuzzleView<'_>, refused: &Refused) -> Markup {
    html! {
        p.puzzle-says {
            strong { (view.words().get("site-refused")) } " " (view.say(&refused.phrase))
            @if let Some(rule) = refused.rule {
                " " (components::rule_link(view.table().game().id(), rule))
            }
        }
        (ways(view, true))
    }
}

fn wrong(view: &PuzzleView<'_>, step: &Step, decision: &str) -> Markup {
    let offers = view.table().offers(view.puzzle.seat);
    let label = offers.into_iter().find(|offer| offer.notation == decision);
    let label = label.map_or_else(|| Value::Text(decision.to_owned()), |it| it.label.into());
    // What was not compared to the end loses at least as much as the second best.
    let (id, cost) = match (step.loss(decision), step.others.first()) {
        (Some(cost), _) => ("puzzle-wrong", cost),
        (None, second) => ("puzzle-wrong-more", second.map_or(0.0, |second| second.loses)),
    };
    let cost = Value::Tenths((f64::from(cost) * 10.0).round() as i64);
    html! {
        div.puzzle-says {
            p { strong { (view.say(&Phrase::new(id).with("decision", label).with("cost", cost))) } }
            p { small { (view.words().get(points(view))) } }
        }
        (ways(view, true))
    }
}

/// Which points are meant.
fn points(view: &PuzzleView<'_>) -> &'static str {
    if view.table().players().len() == 1 { "puzzle-wrong-alone" } else { "puzzle-wrong-lead" }
}

/// The solution, step by step, and the way on.
fn solved(view: &PuzzleView<'_>, heading: &str) -> Markup {
    let words = view.words();
    let game = view.table().game().id();
    let steps = match view.answer {
        // The whole way there, as far as nothing more has to be shown first.
        Answer::Shown => view.made()..view.made() + 1,
        _ => 0..view.made(),
    };
    let told = steps.filter(|place| !view.puzzle.steps[*place].others.is_empty());
    html! {
        div.puzzle-says {
            p { strong { (words.get(heading)) } }
            @for place in told {
                p.puzzle-solution { (solution(view, place)) }
            }
            p { small { (words.get(points(view))) } }
        }
        div.row {
            @if matches!(view.answer, Answer::Shown) && view.made() + 1 < view.puzzle.steps.len() {
                (components::link_button(&words.get("puzzle-again"), &view.here(), false))
            }
            @if let Some(next) = view.next {
                (components::link_button(&words.get("puzzle-next"), &path(game, next, 0), true))
            }
            (components::link_button(&words.get("puzzle-all"), "/puzzles", false))
        }
    }
}

/// Why the best decision of a step is the best.
fn solution(view: &PuzzleView<'_>, place: usize) -> String {
    let thinker: Option<&dyn Thinker> = ludi_registry::thinker(view.table().game().id());
    let step = &view.puzzle.steps[place];
    let said = thinker.map(|it| it.solution(&*view.tables[place], view.puzzle.seat, step));
    let said: Vec<String> = said.iter().flatten().map(|phrase| view.say(phrase)).collect();
    said.join(" ")
}

/// What one can do after an answer that was not right, or before one.
fn ways(view: &PuzzleView<'_>, again: bool) -> Markup {
    let words = view.words();
    let here = view.here();
    let show = joined(&here, "show=1");
    html! {
        div.row {
            @if again { (components::link_button(&words.get("puzzle-again"), &here, true)) }
            (components::link_button(&words.get("puzzle-show"), &show, false))
        }
    }
}
