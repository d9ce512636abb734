//! Setting up a game from the command line.

use ludi_bots::{Level, Skill};
use ludi_engine::{Phrase, Strategy, Words, start};

use crate::cli::SetupArgs;
use crate::failure::Failure;
use crate::load;
use crate::speech::Speech;

/// A game ready to be played: components, switches, number of players.
pub struct Prepared<G: Words + Strategy> {
    /// The components.
    pub pack: &'static G::Pack,
    /// The switches.
    pub setup: G::Setup,
    /// How many play.
    pub players: u8,
}

/// Reads switches, pack and player count, and checks that they go together.
pub fn prepare<G: Words + Strategy>(
    args: &SetupArgs,
    speech: &Speech,
) -> Result<Prepared<G>, Failure> {
    let players = args.players.unwrap_or(*G::PLAYERS.start());
    let pack = load::pack::<G>(args.pack.as_deref(), speech)?;
    let setup = read_switches::<G>(&args.switches, players, speech)?;
    start::<G>(pack, &setup, usize::from(players))
        .map_err(|error| speech.setup_failure::<G>(&error))?;
    Ok(Prepared { pack, setup, players })
}

fn read_switches<G: Words + Strategy>(
    switches: &[String],
    players: u8,
    speech: &Speech,
) -> Result<G::Setup, Failure> {
    let options = G::OPTIONS;
    let mut json = serde_json::to_value(G::Setup::default()).expect("a setup is plain data");
    let mut seen = Vec::new();
    for switch in switches {
        let (key, value) = switch.split_once('=').ok_or_else(|| {
            speech.usage(&Phrase::new("switch-form").with("switch", switch.clone()))
        })?;
        let option = options.iter().find(|option| option.key == key).ok_or_else(|| {
            let known: Vec<&str> = options.iter().map(|option| option.key).collect();
            speech.usage(
                &Phrase::new("switch-unknown")
                    .with("switch", key.to_owned())
                    .with("known", known.join(", ")),
            )
        })?;
        if seen.contains(&key) {
            return Err(speech.usage(&Phrase::new("switch-twice").with("switch", key.to_owned())));
        }
        seen.push(key);
        json[key] = option.kind.parse(value, players).ok_or_else(|| {
            speech.usage(
                &Phrase::new("switch-value")
                    .with("switch", key.to_owned())
                    .with("value", value.to_owned())
                    .with("values", option.kind.values(players)),
            )
        })?;
    }
    serde_json::from_value(json).map_err(|error| Failure::Usage(format!("--set: {error}")))
}

/// Reads the names of bot levels.
pub fn read_levels(words: &[String], speech: &Speech) -> Result<Vec<Level>, Failure> {
    words
        .iter()
        .map(|word| {
            word.trim().parse::<Level>().map_err(|_| {
                speech.usage(
                    &Phrase::new("unknown-bot")
                        .with("bot", word.clone())
                        .with("known", ludi_bots::LEVELS.map(Level::id).join(", ")),
                )
            })
        })
        .collect()
}

/// Reads levels that may have a budget of their own.
pub fn read_skills(words: &[String], speech: &Speech) -> Result<Vec<Skill>, Failure> {
    words
        .iter()
        .map(|word| {
            word.trim().parse::<Skill>().map_err(|_| {
                speech.usage(
                    &Phrase::new("unknown-skill")
                        .with("bot", word.clone())
                        .with("known", ludi_bots::LEVELS.map(Level::id).join(", ")),
                )
            })
        })
        .collect()
}
