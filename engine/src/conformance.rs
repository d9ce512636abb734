//! One suite of tests for every game.
//!
//! A game gets it with one line in `tests/contract.rs`:
//!
//! ```no_run
//! # use ludi_engine::pebbles as my_game;
//! ludi_engine::conformance!(my_game::Pebbles);
//! # fn main() {}
//! ```
//!
//! and a folder of recorded games with one line in `tests/golden.rs`:
//!
//! ```no_run
//! # use ludi_engine::pebbles as my_game;
//! ludi_engine::golden!(my_game::Pebbles);
//! ```

mod corpus;
mod encodings;
mod golden;
mod laws;
mod lessons;
mod messages;
mod packs;
mod previews;
mod prose;
mod puzzles;
mod recorder;
mod rules;
mod sources;
mod tables;
mod texts;
mod walk;

pub use corpus::{all_seen, interlude, recorded, turned};
pub use encodings::{encodings_are_faithful, features_tell_decisions_apart};
pub use golden::golden;
pub use laws::{
    chance_draws_what_it_lists, data_tells_positions_apart, listed_decisions_are_those_that_check,
    notation_round_trips, piles_keep_their_order, random_play_ends,
    the_same_choice_has_the_same_result, views_keep_secrets,
};
pub use lessons::lessons_can_be_played;
pub use messages::{Message, messages, same_messages};
pub use packs::remarks_are_welcome;
pub use previews::previews_are_what_happens;
pub use prose::{messages_are_well_written, rules_are_well_written, well_written};
pub use puzzles::puzzles_can_be_asked;
pub use recorder::{
    Chooser, Disturb, Recorder, Recording, Temper, anybody, ask, disturb, the_first,
};
pub use rules::every_rule_is_tested;
pub use sources::sources;
pub use tables::{a_log_reads_back, damaged_text_never_panics, undo_and_redo_restore_the_position};
pub use texts::{
    both_languages_say_everything, everything_is_said, options_are_described,
    the_pack_names_its_sources,
};
pub use walk::{Case, any, cases, violated_view_law, walk, walk_by, walk_sensibly};

/// Generates the tests every game has to pass.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        $crate::conformance!(@each $game:
            random_play_ends,
            listed_decisions_are_those_that_check,
            notation_round_trips,
            chance_draws_what_it_lists,
            piles_keep_their_order,
            the_same_choice_has_the_same_result,
            views_keep_secrets,
            data_tells_positions_apart,
            a_log_reads_back,
            undo_and_redo_restore_the_position,
            damaged_text_never_panics,
            previews_are_what_happens,
            both_languages_say_everything,
            rules_are_well_written,
            options_are_described,
            the_pack_names_its_sources,
            remarks_are_welcome,
            lessons_can_be_played,
            encodings_are_faithful,
        );

        #[test]
        fn every_rule_is_tested() {
            $crate::conformance::every_rule_is_tested::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn puzzles_can_be_asked() {
            $crate::conformance::puzzles_can_be_asked::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
    };
    (@each $game:ty: $($law:ident,)*) => {
        $(#[test]
        fn $law() {
            $crate::conformance::$law::<$game>();
        })*
    };
}

/// Makes every `.jsonl` file below `tests/games` a test of the game.
#[macro_export]
macro_rules! golden {
    ($game:ty) => {
        fn recorded_game(path: &std::path::Path, log: String) -> datatest_stable::Result<()> {
            $crate::conformance::golden::<$game>(path, &log)
                .map_err(|problem| format!("{}: {problem}", path.display()).into())
        }

        datatest_stable::harness! {
            { test = recorded_game, root = "tests/games", pattern = r".*\.jsonl$" },
        }
    };
}
