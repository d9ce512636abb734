//! The table a game begins at: a new one, or one that was kept.

use ludi_engine::{AnyGame, AnyTable, Phrase, Plan, Player, Seat, SeatSet, Seed, SystemEntropy};

use super::keep::{self, Keeper};
use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::setup::{prepare, read_skills};
use crate::speech::Speech;

/// How a game begins.
pub struct Beginning {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// The file that follows it.
    pub keeper: Option<Keeper>,
    /// Whether the table is new.
    pub is_new: bool,
}

/// A new table, or the one that is kept in the file.
pub fn table(
    game: &'static dyn AnyGame,
    args: &PlayArgs,
    speech: &Speech,
) -> Result<Beginning, Failure> {
    match &args.log {
        Some(path) if path.exists() => {
            let (table, keeper) = keep::resume(game, path, args, speech)?;
            Ok(Beginning { table, keeper: Some(keeper), is_new: false })
        }
        log => {
            let table = new_table(game, args, speech)?;
            let keeper = match log {
                Some(path) => Some(Keeper::create(path, &*table, speech)?),
                None => None,
            };
            Ok(Beginning { table, keeper, is_new: true })
        }
    }
}

fn new_table(
    game: &'static dyn AnyGame,
    args: &PlayArgs,
    speech: &Speech,
) -> Result<Box<dyn AnyTable>, Failure> {
    let prepared = prepare(game, &args.setup, speech)?;
    let skills = read_skills(&args.bots, speech)?;
    let people = read_seats(&args.seats, prepared.players, speech)?;
    let mut skills = skills.into_iter().cycle();
    let mut names = args.names.iter().map(|name| name.trim().to_owned());
    let players: Vec<Player> = Seat::all(prepared.players)
        .map(|seat| {
            if people.contains(seat) {
                let unnamed = || speech.say(&Phrase::new("player").with("number", seat.0 + 1));
                Player::person(names.next().unwrap_or_else(unnamed))
            } else {
                let skill = skills.next().expect("there is at least one bot");
                let name = Phrase::new("bot-name").with("number", seat.0 + 1);
                let name = name.with("level", skill.level.id().to_owned());
                Player::bot(speech.say(&name), skill.to_string())
            }
        })
        .collect();
    if let Some(player) = players.iter().find(|player| player.name.is_empty()) {
        return Err(speech.usage(&Phrase::new("bad-name").with("name", player.name.clone())));
    }
    let seed = match &args.seed {
        Some(text) => Seed::from_text(text),
        None => Seed::random(&SystemEntropy),
    };
    let plan = Plan {
        players,
        switches: prepared.switches,
        pack: Some(prepared.pack),
        shuffle: seed.into(),
    };
    game.make(plan).map_err(|refused| speech.refused(game, &refused))
}

fn read_seats(text: &str, players: u8, speech: &Speech) -> Result<SeatSet, Failure> {
    match text {
        "all" => return Ok(SeatSet::all(players)),
        "none" => return Ok(SeatSet::EMPTY),
        _ => {}
    }
    text.split(',')
        .map(|word| match word.trim().parse::<u8>() {
            Ok(number) if (1..=players).contains(&number) => Ok(Seat(number - 1)),
            _ => Err(speech.usage(
                &Phrase::new("bad-seat").with("seat", word.to_owned()).with("players", players),
            )),
        })
        .collect()
}
