//! A table: an append-only list of events whose fold is the position.

mod error;
mod file;
mod history;
mod proof;
mod request;
mod undo;

use crate::log::{FORMAT, Fork, NAME_LIMIT, SAY_LIMIT};
use crate::pack::Pack as _;
use crate::{
    Event, Game, Header, LogIndex, Next, Perspective, Phrase, Player, Seat, Seed, SetupError,
    Standings, View,
};

use proof::Proof;

pub use error::{LogError, TableError};
pub use file::read_header;
pub use history::{Said, Score};
pub use proof::Shuffle;
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
    proof: Proof,
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
    /// From one of the game's piles.
    Draw(usize, G::Draw),
    Decide(Seat, G::Decision),
}

type Outcome<G> = Result<(), TableError<<G as Game>::Refusal>>;

impl<G: Game> Table<G> {
    /// A new table, with its setup draws still to be made by [`Table::settle`].
    pub fn new(
        pack: &'static G::Pack,
        setup: &G::Setup,
        players: Vec<Player>,
        shuffle: impl Into<Shuffle>,
    ) -> Result<Self, SetupError> {
        let Shuffle { seed, gifts, cards } = shuffle.into();
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
            cards,
        };
        let mut table = Self::with_header(header, setup, pack, Some(seed))?;
        table.take(gifts);
        Ok(table)
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
            proof: Proof::new::<G>(&header, seed),
            header,
            setup,
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
        let mut table = Self::with_header(
            self.header.clone(),
            self.setup.clone(),
            self.pack(),
            self.proof.seed,
        )
        .ok()?;
        for event in events {
            table.append(event.clone()).ok()?;
        }
        Some(table)
    }

    /// A new table with its own seed that begins with what is in force here after `position`.
    pub fn fork(
        &self,
        position: LogIndex,
        players: Vec<Player>,
        shuffle: impl Into<Shuffle>,
    ) -> Option<Self> {
        let Shuffle { seed, gifts, .. } = shuffle.into();
        let origin = self.at(position)?;
        if players.len() != origin.players.len() {
            return None;
        }
        let header = Header {
            ludi: FORMAT,
            seats: players,
            commitment: seed.commitment(),
            fork: Some(Fork {
                of: origin.header.commitment,
                at: position,
                copied: origin.timeline.len() as LogIndex,
            }),
            cards: None,
            ..origin.header
        };
        let mut table = Self::with_header(header, origin.setup, self.pack(), Some(seed)).ok()?;
        for entry in origin.timeline {
            table
                .append(match entry.act {
                    Act::Draw(_, draw) => Event::Draw(draw),
                    Act::Decide(seat, decision) => Event::Decide(seat, decision),
                })
                .ok()?;
        }
        table.take(gifts);
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
                self.apply_draw(*draw, at);
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
            Event::Give(seat, gift) => self.apply_gift(*seat, *gift)?,
            Event::End(end) => {
                self.check_end(end)?;
                self.closed = true;
            }
        }
        self.chain(at, &event);
        self.events.push(event);
        Ok(())
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

    /// Makes a decision, then the draws that follow.
    pub fn decide(&mut self, seat: Seat, decision: G::Decision) -> Outcome<G> {
        self.append(Event::Decide(seat, decision))?;
        self.settle();
        Ok(())
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

/// The first line of a log.
fn line_of(header: &Header) -> String {
    serde_json::to_string(header).expect("a header is plain data")
}

fn is_tidy(text: &str, limit: usize) -> bool {
    !text.trim().is_empty() && text.len() <= limit && !text.chars().any(char::is_control)
}
