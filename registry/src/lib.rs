//! The games Ludi plays: every front end reaches every game through this crate. A new game is one
//! more line in the list below.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use ludi_bots::{Level, Thinker};
use ludi_engine::lesson::{Course, Lesson};
use ludi_engine::puzzle::{Puzzle, Puzzles};
use ludi_engine::{AnyGame, AnyTable, Quick, Seat, Seed, any_game};

games! { $
    ludi_praetor::Praetor,
    ludi_builders::Builders,
    ludi_magna_roma::MagnaRoma,
    ludi_hadrian::Hadrian,
}

/// Makes everything that knows all games out of one list of them: the crate and the type of each,
/// in the order they are shown. The `$` is for the macro that is made.
macro_rules! games {
    ($dollar:tt $($home:ident::$title:ident,)+) => {
        $(pub use $home::$title;)+

        /// Every game, in the order they are shown.
        pub const fn all() -> [&'static dyn AnyGame; [$(stringify!($title)),+].len()] {
            [$(any_game::<$title>()),+]
        }

        /// Runs an expression with `$game` standing for the type of the game whose id is given;
        /// `None` for an unknown id.
        ///
        /// ```
        /// use ludi_engine::Game;
        /// let players = ludi_registry::with_game!("builders", G => G::PLAYERS);
        /// assert_eq!(players, Some(2..=4));
        /// ```
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar game:ident => $dollar body:expr) => {{
                let id: &str = $dollar id;
                match id {
                    $(_ if id == <$dollar crate::$title as ::ludi_engine::Game>::ID => {
                        type $dollar game = $dollar crate::$title;
                        Some($dollar body)
                    })+
                    _ => None,
                }
            }};
        }
    };
}
use games;

/// The players of a game that are programs.
pub fn thinker(id: &str) -> Option<&'static dyn Thinker> {
    with_game!(id, G => ludi_bots::thinker::<G>())
}

/// One game.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    all().into_iter().find(|game| game.id() == id)
}

/// The puzzles of every game, in the order the games are shown.
pub fn puzzles() -> &'static [(&'static dyn AnyGame, Puzzles)] {
    static ALL: LazyLock<Vec<(&'static dyn AnyGame, Puzzles)>> = LazyLock::new(|| {
        let read = |game: &'static dyn AnyGame| {
            (game, Puzzles::read(game.about().puzzles).expect("our puzzles are tested"))
        };
        all().map(read).into_iter().collect()
    });
    &ALL
}

/// The puzzle of a day, counted from the beginning of 1970 by the sun of Greenwich: the same for
/// everybody who has the same puzzles. The games take turns.
pub fn puzzle_of_day(day: u64) -> Option<(&'static dyn AnyGame, &'static Puzzle)> {
    let some: Vec<_> = puzzles().iter().filter(|(_, puzzles)| !puzzles.list.is_empty()).collect();
    let games = some.len() as u64;
    let (game, puzzles) = some.get(day.checked_rem(games)? as usize)?;
    Some((*game, puzzles.of_day(day / games)?))
}

/// The lessons of a game, read once; none if there is no such game.
pub fn course(id: &str) -> &'static Course {
    static COURSES: OnceLock<BTreeMap<&'static str, Course>> = OnceLock::new();
    static NONE: Course = Course { lessons: Vec::new() };
    let courses = COURSES.get_or_init(|| {
        let read = |game: &'static dyn AnyGame| {
            let course = Course::read(game.about().lessons);
            (game.id(), course.expect("the lessons of a game are tested"))
        };
        all().into_iter().map(read).collect()
    });
    courses.get(id).unwrap_or(&NONE)
}

/// What a bot decides at the table of a lesson, by the lesson's level or, for the learner, sensibly:
/// always the same in the same position, so that taking back and doing again leads to the same place.
pub fn lesson_bot(lesson: &Lesson, table: &dyn AnyTable, seat: Seat) -> Option<String> {
    let level = match lesson.level {
        _ if seat == lesson.seat => Level::Miles,
        Some(id) => id.parse().ok()?,
        None => return None,
    };
    let seed = Seed::from_text(&format!("lesson {} {}", lesson.number, table.last_index()));
    let skill = ludi_bots::Skill::from(level).without_clock();
    let thinker = thinker(table.game().id())?;
    Some(thinker.decide(table, seat, skill, 1, Quick::new(seed))())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ludi_engine::Game as _;

    use super::*;

    #[test]
    fn every_game_is_reached_by_its_own_id() {
        let ids: BTreeSet<&str> = all().iter().map(|game| game.id()).collect();
        assert_eq!(ids.len(), all().len());
        for game in all() {
            let reached = with_game!(game.id(), G => G::ID);
            assert_eq!(reached, Some(game.id()));
        }
        assert_eq!(with_game!("chess", G => G::ID), None);
    }
}
