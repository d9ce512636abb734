//! The command line.

mod admin;
mod serve;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use ludi_engine::Lang;

pub use self::admin::{AdminArgs, AdminCommand, CheckDbArgs, Subject};
pub use self::serve::{BackupArgs, CopyDbArgs, RestoreArgs, ServeArgs};

/// Roman building games, in the browser and in the terminal; `ludi games` lists them.
#[derive(Debug, Parser)]
#[command(name = "ludi", version)]
pub struct Cli {
    /// The language, en or fr; otherwise that of the environment
    #[arg(long, global = true, value_parser = parse_lang)]
    pub lang: Option<Lang>,
    /// Let players that learned think with the weights of this file, for its game; as often as
    /// there are games
    #[arg(long, global = true, value_name = "FILE")]
    pub net: Vec<PathBuf>,
    /// What to do; without a command, serve the table in the browser
    #[command(subcommand)]
    pub command: Option<Command>,
}

fn parse_lang(text: &str) -> Result<Lang, String> {
    Lang::from_code(text).ok_or_else(|| "choose en or fr".to_owned())
}

fn parse_part(text: &str) -> Result<f32, String> {
    let part = text.parse().ok().filter(|part| (0.0..=1.0).contains(part));
    part.ok_or_else(|| "choose a number from 0 to 1".to_owned())
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the table in the browser
    Serve(ServeArgs),
    /// Copy the database of a server, while it runs or not
    Backup(BackupArgs),
    /// Move a site from one database to another, such as from a file to PostgreSQL
    CopyDb(CopyDbArgs),
    /// Check a copy of a database and put it in its place
    Restore(RestoreArgs),
    /// Open every table of a database with this program, and say which would not open
    CheckDb(CheckDbArgs),
    /// Look after a site: list, close, delete, mute, ban, forget, prune
    Admin(AdminArgs),
    /// List the games with their players, switches and where their data come from
    Games,
    /// Play in the terminal, against bots or at one screen
    Play(PlayArgs),
    /// Play the solo campaign of Hadrian's Wall: the next fort, with the progress kept in a file
    Campaign(CampaignArgs),
    /// Let bots play many games and measure them
    Sim(SimArgs),
    /// Let bots of all levels play against each other and say who is how much better
    Ladder(LadderArgs),
    /// Find better numbers for the sensible player of a game by playing
    Tune(TuneArgs),
    /// Train the net of a game by letting it play with itself
    Train(TrainArgs),
    /// Show the position and standings at a place of a recorded game
    Replay(ReplayArgs),
    /// Check every decision, draw and the standings of a recorded game
    Verify(VerifyArgs),
    /// List the puzzles of a game, or of all games, and check them by searching anew
    Puzzles(PuzzlesArgs),
    /// Look at component packs
    #[command(subcommand)]
    Pack(PackCommand),
    /// Read the rules
    Rules(RulesArgs),
    /// List the lessons of a game, and play each by its own steps
    Lessons(LessonsArgs),
    /// Let simulated people play at a simulated server where everything goes wrong, and look
    /// whether it keeps its promises
    Faults(FaultsArgs),
}

impl Command {
    /// What `ludi` without a command does.
    pub fn serve() -> Self {
        Cli::parse_from(["ludi", "serve"]).command.expect("the command was given")
    }
}

/// How a game is set up.
#[derive(Debug, Args)]
pub struct SetupArgs {
    /// The game, as listed by `ludi games`
    pub game: String,
    /// How many play
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Set a switch; may be repeated
    #[arg(long = "set", value_name = "SWITCH=VALUE")]
    pub switches: Vec<String>,
    /// Play with the components of this file
    #[arg(long, value_name = "FILE")]
    pub pack: Option<PathBuf>,
}

/// `ludi play`
#[derive(Debug, Args)]
pub struct PlayArgs {
    #[command(flatten)]
    pub setup: SetupArgs,
    /// The seats played by people: numbers with commas, all, or none
    #[arg(long = "seat", value_name = "SEATS", default_value = "1")]
    pub seats: String,
    /// The bots in the other seats, in order, repeated as needed
    #[arg(long, value_name = "LEVELS", default_value = "miles", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// The names of the people, with commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub names: Vec<String>,
    /// Any text; the same text gives the same draws
    #[arg(long)]
    pub seed: Option<String>,
    /// Keep the game in this file; an unfinished game in it is resumed
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// How many threads look ahead for a bot; the same number, the same decisions
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Where whoever plays puts the log when the game is over.
    #[arg(skip)]
    pub kept_as: Option<PathBuf>,
}

/// `ludi campaign`
#[derive(Debug, Args)]
pub struct CampaignArgs {
    /// Where the progress is kept; it is made if it is missing
    #[arg(long, value_name = "FILE", default_value = "campaign.json")]
    pub save: PathBuf,
    /// Your name
    #[arg(long)]
    pub name: Option<String>,
    /// Any text; the same text gives the same draws
    #[arg(long)]
    pub seed: Option<String>,
    /// 1 to play yourself, none to let a bot play
    #[arg(long = "seat", value_name = "SEAT", default_value = "1")]
    pub seats: String,
    /// The bot that plays if you do not
    #[arg(long, value_name = "LEVEL", default_value = "miles")]
    pub bot: String,
}

/// `ludi sim`
#[derive(Debug, Args)]
pub struct SimArgs {
    #[command(flatten)]
    pub setup: SetupArgs,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// The bots by seat, with commas, repeated as needed
    #[arg(long, value_name = "LEVELS", default_value = "random", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// Any text; the same text gives the same games on any number of threads
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// How many threads; otherwise one a core
    #[arg(long)]
    pub threads: Option<usize>,
    /// Keep every game in this folder
    #[arg(long, value_name = "DIR")]
    pub log: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `ludi ladder`
#[derive(Debug, Args)]
pub struct LadderArgs {
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Who takes part, the weakest first: levels, also as level:iterations or level:0.5s
    #[arg(
        long,
        value_name = "LEVELS",
        default_value = "tiro,miles,centurio,legatus,imperator",
        value_delimiter = ','
    )]
    pub levels: Vec<String>,
    /// How many games each pair plays; alone, how many each level plays
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// Let all levels that look ahead make this many iterations
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub iterations: Option<u32>,
    /// Let all levels that look ahead think this long about a decision; the result then depends
    /// on the machine
    #[arg(long, value_name = "SECONDS")]
    pub time: Option<f64>,
    /// Any text; the same text gives the same games on any number of threads
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// How many threads; otherwise one a core
    #[arg(long)]
    pub threads: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `ludi tune`
#[derive(Debug, Args)]
pub struct TuneArgs {
    /// A switch may name several values, as in difficulty=easy/hard, to be taken in turns
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Where the numbers are written, and read from to begin with; what is needed to go on is
    /// kept beside it
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// How many lessons to take first, earlier runs included: each learns from whole games
    #[arg(long, default_value_t = 4)]
    pub lessons: u64,
    /// How many games a lesson has
    #[arg(long, default_value_t = 2000)]
    pub lesson_games: u64,
    /// How many generations to live then, earlier runs included
    #[arg(long, default_value_t = 100)]
    pub generations: u64,
    /// How many games judge a candidate
    #[arg(long, default_value_t = 400)]
    pub games: u64,
    /// Any text; the same text gives the same numbers on any number of threads
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// How many threads; otherwise one a core
    #[arg(long)]
    pub threads: Option<usize>,
}

/// `ludi train`
#[derive(Debug, Args)]
pub struct TrainArgs {
    /// The game, as listed by `ludi games`
    pub game: String,
    /// How long to train, earlier runs included
    #[arg(long, value_name = "H", default_value_t = 1.0)]
    pub hours: f64,
    /// Where the weights are written; beside it what is needed to go on (.school) and the curve
    /// (.svg)
    #[arg(long, value_name = "FILE", default_value = "net.bin")]
    pub out: PathBuf,
    /// How many play; otherwise all numbers take turns, small ones more often
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Any text; the same text and as many rounds give the same weights
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// How many threads; otherwise one a core. One learns, the others play
    #[arg(long)]
    pub threads: Option<usize>,
    /// Games of sensible players it watches before it plays itself
    #[arg(long, value_name = "N")]
    pub watched: Option<u64>,
    /// How much what really followed counts against what the net guessed on the way, 0 to 1
    #[arg(long, value_name = "L", value_parser = parse_part)]
    pub lambda: Option<f32>,
    /// How often a position is learned from, on average
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub uses: Option<u32>,
    /// Of 100 games, how many the net plays at all seats; the others against earlier selves and
    /// sensible players
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=100))]
    pub mirrors: Option<u32>,
    /// Of 100 games, in how many a seat likes some decisions from beginning to end
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=100))]
    pub moods: Option<u32>,
}

/// `ludi replay`
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The recorded game
    pub file: PathBuf,
    /// The event after which to look; otherwise the last
    #[arg(long, value_name = "N")]
    pub at: Option<u32>,
    /// The components it was played with, if not the built-in ones
    #[arg(long, value_name = "FILE")]
    pub pack: Option<PathBuf>,
    /// Print one JSON object: position, decisions, standings
    #[arg(long)]
    pub json: bool,
    /// Look at it from this seat, which may know more than a spectator
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// With --json: what each decision is called, costs and brings
    #[arg(long, requires = "json")]
    pub labels: bool,
}

/// `ludi verify`
#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// The recorded game
    pub file: PathBuf,
    /// The components it was played with, if not the built-in ones
    #[arg(long, value_name = "FILE")]
    pub pack: Option<PathBuf>,
}

/// `ludi puzzles`
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub struct PuzzlesArgs {
    /// The game; otherwise all of them
    pub game: Option<String>,
    /// The puzzle of the day, the same for everybody
    #[arg(long, conflicts_with_all = ["game", "check"])]
    pub today: bool,
    /// Search each of them anew and name those that do not hold
    #[arg(long)]
    pub check: bool,
    /// Any text; the same text checks the same on any number of threads
    #[arg(long, default_value = "check", requires = "check")]
    pub seed: String,
    /// How many threads; otherwise one a core
    #[arg(long, requires = "check")]
    pub threads: Option<usize>,
    /// Say what is best, and why
    #[arg(long)]
    pub solutions: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `ludi pack`
#[derive(Debug, Subcommand)]
pub enum PackCommand {
    /// Check a pack file
    Check(PackCheckArgs),
    /// Print a pack: every value and where it comes from
    Show(PackShowArgs),
}

/// `ludi pack check`
#[derive(Debug, Args)]
pub struct PackCheckArgs {
    /// The pack file
    pub file: PathBuf,
}

/// `ludi pack show`
#[derive(Debug, Args)]
pub struct PackShowArgs {
    /// The game
    pub game: String,
    /// A pack file instead of the built-in pack
    #[arg(long, value_name = "FILE")]
    pub pack: Option<PathBuf>,
}

/// `ludi rules`
#[derive(Debug, Args)]
pub struct RulesArgs {
    /// The game
    pub game: String,
    /// The number of one rule, such as BA-084
    pub id: Option<String>,
}

/// `ludi lessons`
#[derive(Debug, Args)]
pub struct LessonsArgs {
    /// The game, as listed by `ludi games`
    pub game: String,
    /// Play every lesson by its own steps, in every way it allows, and say what is wrong
    #[arg(long)]
    pub check: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `ludi faults`
#[derive(Debug, Args)]
pub struct FaultsArgs {
    /// How many runs, each with a seed of its own
    #[arg(long, default_value_t = 1000)]
    pub seeds: u64,
    /// The seed of the first run
    #[arg(long, default_value_t = 1)]
    pub from: u64,
    /// Print every step of every run, and its outcome
    #[arg(long)]
    pub trace: bool,
    /// How many threads; otherwise one a core
    #[arg(long)]
    pub threads: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever a document tells people to type is understood.
    #[test]
    fn commands_in_the_documents_can_be_typed() {
        let documents = [
            include_str!("../../docs/hosting.md"),
            include_str!("../../README.md"),
            include_str!("../../SECURITY.md"),
        ];
        let mut typed = 0;
        let code = documents.iter().flat_map(|text| text.split("```").skip(1).step_by(2));
        for line in code.flat_map(str::lines) {
            let words: Vec<&str> = line
                .split_whitespace()
                .map(|word| word.trim_matches(['"', ',', '[', ']']))
                .collect();
            let begin =
                words.iter().position(|word| word.rsplit(['/', '=']).next() == Some("ludi"));
            let Some(begin) = begin.filter(|begin| {
                words
                    .get(begin + 1)
                    .is_some_and(|next| next.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
            }) else {
                continue;
            };
            let parsed = Cli::try_parse_from(&words[begin..]);
            assert!(
                parsed.is_ok(),
                "{line}: {}",
                parsed.err().map_or_else(String::new, |e| e.to_string())
            );
            typed += 1;
        }
        assert!(typed >= 5, "only {typed} commands found");
    }
}
