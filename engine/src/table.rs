//! A table: an append-only list of events whose fold is the position.

mod error;
mod file;
mod history;
mod request;
mod undo;

use crate::log::{FORMAT, Fork, NAME_LIMIT, SAY_LIMIT};
use crate::pack::Pack as _;
use crate::{
    Event, Game, Header, LogIndex, Next, Perspective, Phrase, Player, Seat, Seed, SetupError,
    Standings, View,
};

pub use error::{LogError, TableError};
pub use file::read_header;
pub use history::{Said, Score};
pub use request::{Freshness, Intent, Refused};
pub use undo::Question;

/// A game being played: its header, its events, and the position they lead to.
///
/// ```
/// use ludi_engine::pebbles::{Bag, Choice, Pebbles, Switches};
/// use ludi_engine::{Pack, Player, Seat, Seed, Table};
///
/// let people = ["Anna", "Ben"].map(Player::person).to_vec();
/// let seed = Seed::from_text("a secret");
/// let mut table = Table::<Pebbles>::new(Bag::builtin(), &Switches::default(), people, seed).unwrap();
/// table.decide(Seat(0), Choice::Pick(3))?;
/// table.decide(Seat(1), Choice::Pick(1))?;
/// table.decide(Seat(0), Choice::Take)?;
///
/// // Taking back is an event of its own; the log forgets nothing.
/// table.undo(Seat(0))?;
/// assert_eq!(table.view(None).pebbles(Seat(0)), 0);
/// table.redo(Seat(0))?;
/// assert_eq!(table.view(None).pebbles(Seat(0)), 1);
/// assert_eq!(table.log().lines().count(), 1 + 5);
///
/// // A card is drawn by the seed: whoever reads the log can check it.
/// table.decide(Seat(1), Choice::Draw)?;
/// table.settle();
/// let again = Table::<Pebbles>::read(&table.log(), Bag::builtin(), Some(seed)).unwrap();
/// assert_eq!(again.view(None), table.view(None));
/// # Ok::<(), ludi_engine::TableError<<Pebbles as ludi_engine::Game>::Refusal>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    header: Header,
    setup: G::Setup,
    seed: Option<Seed>,
    events: Vec<Event<G>>,
    /// What is in force: draws and decisions that were not taken back.
    timeline: Vec<Entry<G>>,
    state: G,
    /// What each seat took back and may do again, the latest last.
    undone: Vec<(Seat, G::Decision)>,
    question: Option<Question>,
    /// How often something drawn was taken back in a game alone.
    taken_back: u32,
    players: Vec<Player>,
    closed: bool,
}

/// A draw or a decision that is in force, and where it stands in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry<G: Game> {
    at: LogIndex,
    act: Act<G>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act<G: Game> {
    Draw(G::Draw),
    Decide(Seat, G::Decision),
}

type Outcome<G> = Result<(), TableError<<G as Game>::Refusal>>;

impl<G: Game> Table<G> {
    /// A new table, with its setup draws still to be made by [`Table::settle`].
    pub fn new(
        pack: &'static G::Pack,
        setup: &G::Setup,
        players: Vec<Player>,
        seed: Seed,
    ) -> Result<Self, SetupError> {
        let setup = G::in_force(setup);
        let header = Header {
            ludi: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            pack: pack.stamp().clone(),
            setup: serde_json::to_value(&setup).expect("a setup is plain data"),
            seats: players,
            commitment: seed.commitment(),
            fork: None,
        };
        Self::with_header(header, setup, pack, Some(seed))
    }

    fn with_header(
        header: Header,
        setup: G::Setup,
        pack: &'static G::Pack,
        seed: Option<Seed>,
    ) -> Result<Self, SetupError> {
        let state = begin::<G>(pack, &setup, &header)?;
        Ok(Self {
            players: header.seats.clone(),
            header,
            setup,
            seed,
            events: Vec::new(),
            timeline: Vec::new(),
            state,
            undone: Vec::new(),
            question: None,
            taken_back: 0,
            closed: false,
        })
    }

    /// The table as it was after the event at `position`, with the same seed; 0 is the beginning.
    pub fn at(&self, position: LogIndex) -> Option<Self> {
        let events = self.events.get(..position as usize)?;
        let mut table =
            Self::with_header(self.header.clone(), self.setup.clone(), self.pack(), self.seed)
                .ok()?;
        for event in events {
            table.append(event.clone()).ok()?;
        }
        Some(table)
    }

    /// A new table with its own seed that begins with what is in force here after `position`.
    pub fn fork(&self, position: LogIndex, players: Vec<Player>, seed: Seed) -> Option<Self> {
        let origin = self.at(position)?;
        if players.len() != origin.players.len() {
            return None;
        }
        let header = Header {
            seats: players,
            commitment: seed.commitment(),
            fork: Some(Fork {
                of: origin.header.commitment,
                at: position,
                copied: origin.timeline.len() as LogIndex,
            }),
            ..origin.header
        };
        let mut table = Self::with_header(header, origin.setup, self.pack(), Some(seed)).ok()?;
        for entry in origin.timeline {
            table
                .append(match entry.act {
                    Act::Draw(draw) => Event::Draw(draw),
                    Act::Decide(seat, decision) => Event::Decide(seat, decision),
                })
                .ok()?;
        }
        Some(table)
    }

    /// Adds an event if it is possible; otherwise nothing changes.
    pub fn append(&mut self, event: Event<G>) -> Outcome<G> {
        if self.closed && !matches!(event, Event::Say(..)) {
            return Err(TableError::Closed);
        }
        let at = self.next_index();
        match &event {
            Event::Draw(draw) => {
                self.check_draw(*draw, at)?;
                self.state.resolve(*draw);
                self.timeline.push(Entry { at, act: Act::Draw(*draw) });
            }
            Event::Decide(seat, decision) => {
                self.check(*seat, *decision)?;
                self.make(*seat, *decision, at);
                self.undone.retain(|(owner, _)| owner != seat);
            }
            Event::Redo(seat, decision) => self.apply_redo(*seat, *decision, at)?,
            Event::Undo(seat, of) => self.apply_undo(*seat, *of)?,
            Event::Ask(seat, to) => self.apply_question(*seat, *to)?,
            Event::Agree(seat) => {
                self.check_answer(*seat)?;
                self.agree(*seat);
            }
            Event::Decline(seat) => {
                self.check_answer(*seat)?;
                self.question = None;
            }
            Event::Join(seat, who) => {
                self.check_seat(*seat)?;
                if !is_tidy(&who.name, NAME_LIMIT) {
                    return Err(TableError::BadText);
                }
                self.players[seat.index()] = who.clone();
            }
            Event::Say(seat, text) => {
                seat.map_or(Ok(()), |seat| self.check_seat(seat))?;
                if !is_tidy(text, SAY_LIMIT) {
                    return Err(TableError::BadText);
                }
            }
            Event::End(standings, seed, taken_back) => {
                self.check_end(standings, *seed, *taken_back)?;
                self.closed = true;
            }
        }
        self.events.push(event);
        Ok(())
    }

    fn check_end(&self, standings: &Standings, seed: Seed, taken_back: u32) -> Outcome<G> {
        if self.state.next() != Next::Over {
            return Err(TableError::NotOver);
        }
        if seed.commitment() != self.header.commitment {
            return Err(TableError::Seed);
        }
        // Logs of earlier programs do not say it.
        if taken_back != 0 && taken_back != self.taken_back_alone() {
            return Err(TableError::TakenBack);
        }
        if *standings == self.state.standings() { Ok(()) } else { Err(TableError::Standings) }
    }

    fn make(&mut self, seat: Seat, decision: G::Decision, at: LogIndex) {
        self.state.decide(seat, decision);
        self.timeline.push(Entry { at, act: Act::Decide(seat, decision) });
        self.question = None;
    }

    fn check_seat(&self, seat: Seat) -> Outcome<G> {
        if seat.index() < self.players.len() { Ok(()) } else { Err(TableError::NoSeat(seat)) }
    }

    fn check_answer(&self, seat: Seat) -> Outcome<G> {
        self.check_seat(seat)?;
        match self.question {
            None => Err(TableError::NoQuestion),
            Some(question) if question.by == seat => Err(TableError::OwnQuestion),
            Some(_) => Ok(()),
        }
    }

    /// Whether the seat may make this decision now.
    pub fn check(&self, seat: Seat, decision: G::Decision) -> Outcome<G> {
        self.check_seat(seat)?;
        match self.state.next() {
            Next::Decide(_) => self.state.check(seat, decision).map_err(TableError::Refused),
            Next::Chance | Next::Over => Err(TableError::NotNow),
        }
    }

    fn check_draw(&self, draw: G::Draw, at: LogIndex) -> Outcome<G> {
        if self.state.next() != Next::Chance {
            return Err(TableError::Draw);
        }
        let copied = self.header.fork.map_or(0, |fork| fork.copied);
        match self.seed {
            Some(seed) if at > copied => {
                let fair = self.state.draw(&mut seed.at(at)) == draw;
                if fair { Ok(()) } else { Err(TableError::Unfair) }
            }
            _ => {
                let mut possible = Vec::new();
                self.state.draws(&mut possible);
                let known = possible.iter().any(|(other, _)| *other == draw);
                if known { Ok(()) } else { Err(TableError::Draw) }
            }
        }
    }

    /// Makes a decision, then the draws that follow.
    pub fn decide(&mut self, seat: Seat, decision: G::Decision) -> Outcome<G> {
        self.append(Event::Decide(seat, decision))?;
        self.settle();
        Ok(())
    }

    /// Makes the draws that are due. A table read without its seed cannot go on by itself.
    pub fn settle(&mut self) {
        while self.state.next() == Next::Chance
            && let Some(seed) = self.seed
        {
            let draw = self.state.draw(&mut seed.at(self.next_index()));
            self.append(Event::Draw(draw)).expect("a fair draw is possible");
        }
    }

    /// Closes the table when the game is over: the standings and the seed are written down.
    pub fn close(&mut self) -> Outcome<G> {
        let seed = self.seed.ok_or(TableError::Seed)?;
        self.append(Event::End(self.state.standings(), seed, self.taken_back_alone()))
    }

    /// What a log says at its end of things taken back: only in a game alone.
    fn taken_back_alone(&self) -> u32 {
        if self.players.len() == 1 { self.taken_back } else { 0 }
    }

    /// Whether the draw or decision at a position counts; other events always do.
    pub fn is_in_force(&self, position: LogIndex) -> bool {
        let index = (position as usize).wrapping_sub(1);
        match self.events.get(index) {
            Some(Event::Draw(_) | Event::Decide(..) | Event::Redo(..)) => {
                self.timeline.binary_search_by_key(&position, |entry| entry.at).is_ok()
            }
            Some(_) => true,
            None => false,
        }
    }

    /// The position of the next event.
    pub fn next_index(&self) -> LogIndex {
        self.events.len() as LogIndex + 1
    }

    /// All events, the first at position 1.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// The first line of the log.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The switches of the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The components of the game.
    pub fn pack(&self) -> &'static G::Pack {
        self.state.pack()
    }

    /// Who sits in each seat now.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The names of the players, by seat; empty where nobody has sat down yet.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.called().to_owned()).collect()
    }

    /// The secret of the table, for whoever keeps it.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// The open question whether to go back.
    pub fn question(&self) -> Option<Question> {
        self.question
    }

    /// Whether the table is closed.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// What the game waits for.
    pub fn next(&self) -> Next {
        self.state.next()
    }

    /// The standings now.
    pub fn standings(&self) -> Standings {
        self.state.standings()
    }

    /// What a seat, or a spectator, may know.
    pub fn view(&self, seat: Option<Seat>) -> View<G> {
        View::new(&self.state, seat)
    }

    /// The seat's place in front of the position, for a bot.
    pub fn perspective(&self, seat: Seat) -> Perspective<'_, G> {
        Perspective::new(&self.state, seat)
    }

    /// The full position, for the suites of this crate.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }
}

/// The position before the first draw, if the number of players is one the game takes.
pub fn start<G: Game>(
    pack: &'static G::Pack,
    setup: &G::Setup,
    players: usize,
) -> Result<G, SetupError> {
    let allowed = G::PLAYERS;
    match u8::try_from(players) {
        Ok(count) if allowed.contains(&count) => G::new(pack, setup, count),
        _ => Err(SetupError {
            phrase: Phrase::new("setup-players")
                .with("min", *allowed.start())
                .with("max", *allowed.end())
                .with("players", players),
            rule: G::PLAYERS_RULE,
        }),
    }
}

/// The position before the first draw by the rules a log was played by.
fn begin<G: Game>(
    pack: &'static G::Pack,
    setup: &G::Setup,
    header: &Header,
) -> Result<G, SetupError> {
    let mut state = start::<G>(pack, setup, header.seats.len())?;
    state.play_by(header.rules);
    Ok(state)
}

fn is_tidy(text: &str, limit: usize) -> bool {
    !text.trim().is_empty() && text.len() <= limit && !text.chars().any(char::is_control)
}
