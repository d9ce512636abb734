//! The chores of this repository.

mod balance;
mod calibrate;
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
}

fn main() -> Done {
    match Cli::parse().chore {
        Chore::Record { game } => record::record(&game),
        Chore::Balance { game, games, seed, pack } => {
            balance::balance(&game, games, seed, pack.as_deref())
        }
        Chore::Calibrate { game, games } => calibrate::calibrate(&game, games),
    }
}
