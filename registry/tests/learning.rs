//! The four games can be learnt: a course of lessons, and puzzles in all grades. A game that was
//! just added has none yet.

use ludi_engine::AnyGame;
use ludi_engine::puzzle::Grade;

const TAUGHT: [&str; 4] = ["builders", "hadrian", "magna-roma", "praetor"];

fn taught() -> impl Iterator<Item = &'static dyn AnyGame> {
    TAUGHT.into_iter().map(|id| ludi_registry::game(id).expect("a game"))
}

#[test]
fn every_game_has_a_course_of_short_lessons() {
    for game in taught() {
        let lessons = &ludi_registry::course(game.id()).lessons;
        assert!((4..=8).contains(&lessons.len()), "{}: {} lessons", game.id(), lessons.len());
        for lesson in lessons {
            let minutes = lesson.minutes;
            assert!(
                (2..=6).contains(&minutes),
                "{} {}: {minutes} minutes",
                game.id(),
                lesson.number
            );
        }
    }
}

#[test]
fn every_game_has_forty_puzzles_in_three_grades_and_few_that_begin_alike() {
    for game in taught() {
        let of_game = ludi_registry::puzzles().iter().find(|(other, _)| other.id() == game.id());
        let list = &of_game.expect("puzzles").1.list;
        assert!(list.len() >= 40, "{}: {} puzzles", game.id(), list.len());
        for grade in Grade::ALL {
            assert!(list.iter().any(|puzzle| puzzle.grade == grade), "{}: {grade:?}", game.id());
        }
        for puzzle in list {
            let begin = puzzle.steps[0].best;
            let alike = list.iter().filter(|other| other.steps[0].best == begin).count();
            assert!(alike <= 4, "{}: {alike} puzzles begin with {begin}", game.id());
        }
    }
}
