//! The shelf of puzzles: today's, and all of them by game and grade.

use std::collections::BTreeSet;

use ludi_engine::puzzle::{Grade, Puzzle, Puzzles};
use ludi_engine::{AnyGame, Messages, Phrase};
use maud::{Markup, html};

use super::puzzle::path;
use super::{Frame, document};
use crate::{Visitor, components};

/// The puzzles a visitor has solved: the id of the game and the number.
pub type Solved = BTreeSet<(&'static str, usize)>;

/// All puzzles, and what was solved of them.
pub fn page(visitor: &Visitor, day: u64, solved: &Solved) -> Markup {
    let words = visitor.words();
    let title = words.get("puzzle-puzzles");
    let main = html! {
        div.stack {
            section.welcome {
                h1 { (title) }
                p.lead { (words.get("puzzle-lead")) }
            }
            (today(words, day, solved, false))
            @for (game, puzzles) in ludi_registry::puzzles() {
                @if !puzzles.list.is_empty() { (of_game(words, *game, puzzles, solved)) }
            }
        }
    };
    let frame = Frame { title: &title, kind: components::Kind::Wide, ..Frame::default() };
    document(visitor, &frame, &main)
}

/// Today's puzzle in a few words, and the way to it and, elsewhere than on the shelf, to the others;
/// nothing where there are no puzzles.
pub fn today(words: &Messages, day: u64, solved: &Solved, elsewhere: bool) -> Markup {
    let Some((game, puzzle)) = ludi_registry::puzzle_of_day(day) else { return html! {} };
    let is_solved = solved.contains(&(game.id(), puzzle.number));
    html! {
        section.today-card.puzzle-today #puzzle-today aria-labelledby="today-heading" {
            div.row-head {
                h2 #today-heading { (words.get("puzzle-today")) }
                small { span.puzzle-grade data-grade=(puzzle.grade.id()) { (words.get(&format!("puzzle-{}", puzzle.grade.id()))) } }
            }
            (components::scene(game))
            p {
                strong { (game.about().name.get(words.lang())) } br;
                (words.get("puzzle-today-text"))
                @if is_solved { br; (components::icon("check")) " " (words.get("puzzle-today-solved")) }
            }
            div.row {
                (components::link_button(&words.get("puzzle-today-go"), "/puzzles/today", !elsewhere && !is_solved))
                @if elsewhere { (components::link_button(&words.get("puzzle-all"), "/puzzles", false)) }
            }
        }
    }
}

fn of_game(
    words: &Messages,
    game: &'static dyn AnyGame,
    puzzles: &Puzzles,
    solved: &Solved,
) -> Markup {
    let count = puzzles.list.iter().filter(|it| solved.contains(&(game.id(), it.number))).count();
    let sum = Phrase::new("puzzle-solved-of").with("n", count).with("of", puzzles.list.len());
    let id = format!("puzzles-{}", game.id());
    let sum = html! { small { (words.say(&sum, &[])) } };
    components::panel(
        &id,
        game.about().name.get(words.lang()),
        &sum,
        &html! {
            @for grade in Grade::ALL {
                @let of_grade: Vec<&Puzzle> = puzzles.list.iter().filter(|it| it.grade == grade).collect();
                @if !of_grade.is_empty() {
                    div.puzzle-row {
                        h3 {
                            span.puzzle-grade data-grade=(grade.id()) { (words.get(&format!("puzzle-{}", grade.id()))) }
                            " " small { (words.get(&format!("puzzle-{}-help", grade.id()))) }
                        }
                        ul.puzzle-list {
                            @for puzzle in of_grade {
                                li { (link(words, game, puzzle, solved)) }
                            }
                        }
                    }
                }
            }
        },
    )
}

fn link(words: &Messages, game: &'static dyn AnyGame, puzzle: &Puzzle, solved: &Solved) -> Markup {
    let is_solved = solved.contains(&(game.id(), puzzle.number));
    let id = if is_solved { "puzzle-number-solved" } else { "puzzle-number" };
    let name = super::say(words, id, "number", puzzle.number);
    html! {
        a.puzzle-link.solved[is_solved] href=(path(game.id(), puzzle.number, 0)) aria-label=(name) {
            (puzzle.number) @if is_solved { (components::icon("check")) }
        }
    }
}
