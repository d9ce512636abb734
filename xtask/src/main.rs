//! The chores of this repository.

mod balance;
mod calibrate;
mod new_game;
mod puzzles;
mod record;

use std::error::Error;
use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// What a chore comes to.
type Done = Result<(), Box<dyn Error>>;

/// The chores of this repository.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", version, about)]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Lays out a new game: a whole tiny one in `games/ID`, to be made into yours, and the lines
    /// that let the program know it.
    NewGame {
        /// The word that names it in addresses, logs and folders: small letters, `-` between words.
        id: String,
        /// Its title.
        #[arg(long)]
        name: String,
        /// The two letters before its rule numbers; otherwise the first two of the id.
        #[arg(long)]
        prefix: Option<String>,
        /// The repository, if it is not this one.
        #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/.."))]
        root: PathBuf,
    },
    /// Records the games of `games/GAME/tests/games` anew; logs of earlier rules stay.
    Record {
        /// The id of a game.
        game: String,
    },
    /// Measures how the components of a game are balanced, with sensible play.
    Balance {
        /// The id of a game.
        game: String,
        /// How many games are played for each line.
        #[arg(long, default_value_t = 500)]
        games: u32,
        /// Other games for another number; the same games for the same.
        #[arg(long, default_value_t = 7)]
        seed: u64,
        /// A pack of one's own instead of the one of the program.
        #[arg(long)]
        pack: Option<PathBuf>,
    },
    /// Finds the weights of a game's forecast, as TOML, and says how well they fit.
    Calibrate {
        /// The id of a game.
        game: String,
        /// How many games the weights are found in.
        #[arg(long, default_value_t = 4000)]
        games: u32,
    },
    /// Makes the puzzles of `games/GAME/puzzles` anew out of strong games.
    Puzzles {
        /// The id of a game.
        game: String,
        /// How many puzzles at the least.
        #[arg(long, default_value_t = 45)]
        count: usize,
        /// Any text; the same text makes the same puzzles on any number of threads.
        #[arg(long, default_value = "1")]
        seed: String,
        /// How many games are played at the same time.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// Keep the puzzles there are as far as they hold, and fill up with others; give another
        /// seed than before.
        #[arg(long)]
        keep: bool,
    },
}

fn main() -> Done {
    match Cli::parse().chore {
        Chore::NewGame { id, name, prefix, root } => new_game::new_game(&root, id, name, prefix),
        Chore::Record { game } => record::record(&game),
        Chore::Balance { game, games, seed, pack } => {
            balance::balance(&game, games, seed, pack.as_deref())
        }
        Chore::Puzzles { game, count, seed, threads, keep } => {
            puzzles::make(&puzzles::Order { game: &game, count, seed: &seed, threads, keep })
        }
        Chore::Calibrate { game, games } => calibrate::calibrate(&game, games),
    }
}
