//! Playing many games with bots, on several threads, with the same result on any number of them.

use std::time::Instant;

use ludi_bots::{Bot, Skill};
use ludi_engine::{
    Drawn, Event, Game, Perspective, Player, Quick, Seat, Seed, SetupError, Strategy, Table, Turns,
};

use crate::SimulationReport;
use crate::report::Tally;
use crate::threads::joined;

/// What to play.
#[derive(Clone, Debug)]
pub struct Simulation<G: Game> {
    /// The components.
    pub pack: &'static G::Pack,
    /// The switches.
    pub setup: G::Setup,
    /// The bots, by seat.
    pub bots: Vec<Skill>,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads share the work.
    pub threads: usize,
}

/// One game of a simulation.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// The components.
    pub pack: &'static G::Pack,
    /// The switches.
    pub setup: G::Setup,
    /// The bots, by seat.
    pub bots: Vec<Skill>,
    /// Where all chance of this game comes from.
    pub seed: Seed,
}

/// How a game went.
#[derive(Clone, Debug)]
pub struct PlayedMatch<G: Game> {
    /// The last position.
    pub end: G,
    /// How many decisions were made.
    pub decisions: u64,
}

impl<G: Strategy> Simulation<G> {
    /// The game at an index of the simulation.
    pub fn game(&self, index: u64) -> Match<G> {
        Match {
            pack: self.pack,
            setup: self.setup.clone(),
            bots: self.bots.clone(),
            seed: self.seed.child(index),
        }
    }
}

impl<G: Strategy> Match<G> {
    /// The players as a table lists them.
    pub fn players(&self) -> Vec<Player> {
        let named = |(seat, skill): (usize, &Skill)| {
            Player::bot(format!("{skill} {}", seat + 1), skill.level.id())
        };
        self.bots.iter().enumerate().map(named).collect()
    }

    /// Plays the game again at a table and closes it, so that there is a log to keep.
    pub fn record(&self) -> Result<Table<G>, SetupError> {
        let mut table = Table::new(self.pack, &self.setup, self.players(), self.seed)?;
        play(self, |event| {
            table.append(event).expect("what was played is possible");
        })?;
        table.close().expect("the game was played to its end");
        Ok(table)
    }
}

/// Plays one game. Draws are those a table with this seed would make; `note` sees every event.
/// Where several seats may act at once they take [`Turns`].
pub fn play<G: Strategy>(
    game: &Match<G>,
    note: impl FnMut(Event<G>),
) -> Result<PlayedMatch<G>, SetupError> {
    play_by(game, Bot::choose, note)
}

/// Plays one game as [`play`] does, with `ask` standing between the game and its bots.
pub(crate) fn play_by<G: Strategy>(
    game: &Match<G>,
    mut ask: impl FnMut(&mut Bot<G>, &Perspective<'_, G>) -> G::Decision,
    mut note: impl FnMut(Event<G>),
) -> Result<PlayedMatch<G>, SetupError> {
    let players = game.bots.len() as u8;
    let mut state = ludi_engine::start::<G>(game.pack, &game.setup, game.bots.len())?;
    let mut bots: Vec<Bot<G>> = Seat::all(players)
        .map(|seat| {
            let chance = Quick::new(game.seed.child(1 + u64::from(seat.0)));
            Bot::new(game.bots[seat.index()], chance)
        })
        .collect();
    let mut drawn = Drawn::default();
    let mut decisions = 0;
    let mut turns = Turns::new(players);
    while let Some(seat) = turns.next_with(&mut state, |state| {
        let pile = state.pile();
        let draw = state.draw(&mut game.seed.draw(G::PILES[pile], drawn.next(pile)));
        note(Event::Draw(draw));
        draw
    }) {
        let decision = ask(&mut bots[seat.index()], &Perspective::new(&state, seat));
        state.decide(seat, decision);
        note(Event::Decide(seat, decision));
        decisions += 1;
    }
    Ok(PlayedMatch { end: state, decisions })
}

/// Plays all games of a simulation. `done` is told after each game, from any thread, with its index.
pub fn simulate<G: Strategy>(
    simulation: &Simulation<G>,
    done: impl Fn(u64) + Sync,
) -> Result<SimulationReport, SetupError> {
    ludi_engine::start::<G>(simulation.pack, &simulation.setup, simulation.bots.len())?;
    let started = Instant::now();
    let none = || Tally::new(simulation.bots.len());
    let one = |index: usize| {
        let index = index as u64;
        let played = play(&simulation.game(index), |_| {}).expect("the setup was accepted before");
        let mut tally = none();
        tally.add(&played.end.standings(), played.decisions);
        done(index);
        tally
    };
    let tally = joined(simulation.threads, simulation.games as usize, one, Tally::join)
        .unwrap_or_else(none);
    let bots = simulation.bots.iter().map(Skill::to_string).collect();
    Ok(tally.report(G::ID, bots, started.elapsed().as_secs_f64()))
}
