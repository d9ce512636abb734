//! Setting up a game from the command line.

use ludi_bots::{Level, Skill};
use ludi_engine::{AnyGame, AnyPack, Game, OptionSpec, Phrase, setup_with};

use crate::cli::SetupArgs;
use crate::failure::Failure;
use crate::load;
use crate::speech::Speech;

/// A game ready to be played: components, switches, number of players.
pub struct Prepared {
    /// The components.
    pub pack: AnyPack,
    /// The switches that were set.
    pub switches: Vec<(String, String)>,
    /// How many play.
    pub players: u8,
}

impl Prepared {
    /// The components and the setup, for those who know the type of the game.
    pub fn of<G: Game>(&self) -> (&'static G::Pack, G::Setup) {
        let pack = self.pack.get().expect("the game itself read the pack");
        let setup = setup_with::<G>(&self.switches, self.players);
        (pack, setup.expect("the switches were checked"))
    }
}

/// Reads switches, pack and player count, and checks that they go together.
pub fn prepare(game: &dyn AnyGame, args: &SetupArgs, speech: &Speech) -> Result<Prepared, Failure> {
    let players = args.players.unwrap_or(*game.players().start());
    let pack = load::pack(game, args.pack.as_deref(), speech)?;
    let switches = read_switches(game.options(), &args.switches, players, speech)?;
    game.check_setup(pack, &switches, players).map_err(|refused| speech.refused(game, &refused))?;
    Ok(Prepared { pack, switches, players })
}

fn read_switches(
    options: &[OptionSpec],
    switches: &[String],
    players: u8,
    speech: &Speech,
) -> Result<Vec<(String, String)>, Failure> {
    let mut read: Vec<(String, String)> = Vec::new();
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
        if read.iter().any(|(other, _)| other == key) {
            return Err(speech.usage(&Phrase::new("switch-twice").with("switch", key.to_owned())));
        }
        if option.kind.parse(value, players).is_none() {
            return Err(speech.usage(
                &Phrase::new("switch-value")
                    .with("switch", key.to_owned())
                    .with("value", value.to_owned())
                    .with("values", option.kind.values(players)),
            ));
        }
        read.push((key.to_owned(), value.to_owned()));
    }
    Ok(read)
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
