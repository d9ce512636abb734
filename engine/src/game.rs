//! What a game is: a pure value, decisions, draws, refusals.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, Notation, OptionSpec, Pack, Phrase, Seat, SeatSet, Standings, View};

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Any of these seats may decide; never an empty set.
    Decide(SeatSet),
    /// Chance has to draw.
    Chance,
    /// Nothing: the game is over.
    Over,
}

/// The number of a rule, such as `BA-084`.
pub type RuleId = &'static str;

/// Why a decision is not allowed. [`crate::Words::explain`] puts it into words.
pub trait Refusal: Copy + Eq + Debug + Send + Sync + 'static {
    /// The rule the refusal rests on.
    fn rule(&self) -> RuleId;
}

/// Why a game cannot be set up as asked.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupError {
    /// The reason in words.
    pub phrase: Phrase,
    /// The rule it rests on.
    pub rule: RuleId,
}

/// How far a decision can be taken back by the seat that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Until something is drawn or revealed, or another seat has acted on it.
    Free,
    /// As `Free`, and also after unrelated draws: the decision touches nobody and reveals nothing.
    Private,
    /// Only if everybody agrees: the decision itself touched another seat.
    Barrier,
}

/// The rules of one game.
///
/// A value of this type is a position. It is flat and cheap to clone. [`Game::decide`] and
/// [`Game::resolve`] trust their argument; whoever gets it from outside asks [`Game::check`] or
/// [`Game::draws`] first, as [`crate::Table`] does.
///
/// ```
/// use ludi_engine::pebbles::{Bag, Choice, Pebbles, Switches};
/// use ludi_engine::{Game, Next, Pack, Refusal, Seat};
///
/// // Everybody picks a number in secret; then pebbles are taken, given and drawn.
/// let mut game = Pebbles::new(Bag::builtin(), &Switches::default(), 2).unwrap();
/// assert!(matches!(game.next(), Next::Decide(seats) if seats.contains(Seat(1))));
/// assert_eq!(game.check(Seat(0), Choice::Take).unwrap_err().rule(), "PB-001");
/// game.decide(Seat(0), Choice::Pick(3));
/// game.decide(Seat(1), Choice::Pick(1));
/// assert_eq!(game.check(Seat(0), Choice::Take), Ok(()));
///
/// // Chance is an event like any other: the game lists what may come, somebody draws.
/// game.decide(Seat(0), Choice::Draw);
/// assert_eq!(game.next(), Next::Chance);
/// let mut draws = Vec::new();
/// game.draws(&mut draws);
/// game.resolve(draws[5].0);
/// assert_eq!(game.score(Seat(0)), 5);
/// ```
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// The word that names the game on the command line, in logs and in addresses.
    const ID: &'static str;
    /// Raised whenever the same log could lead to another position.
    const RULES_VERSION: u32;
    /// The earliest version whose logs are still read, by [`Game::play_by`].
    const OLDEST_RULES: u32 = Self::RULES_VERSION;
    /// The piles, decks, bags and dice chance draws from, each by a name of its own that logs are
    /// verified by and that never changes.
    const PILES: &'static [&'static str] = &["pile"];
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// The rule that says so.
    const PLAYERS_RULE: RuleId;
    /// Every switch of the setup.
    const OPTIONS: &'static [OptionSpec] = &[];

    /// The components the game is played with.
    type Pack: Pack;
    /// Every switch of the game; `Default` is the rulebook with our rulings.
    type Setup: Clone + Default + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// One thing a player points at.
    type Decision: Notation<Self::Pack> + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// One outcome of chance.
    type Draw: Notation<Self::Pack> + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// Why a decision is not allowed.
    type Refusal: Refusal;

    /// The position before the first draw.
    fn new(pack: &'static Self::Pack, setup: &Self::Setup, players: u8)
    -> Result<Self, SetupError>;

    /// The switches as they are played, where one overrules another: what a log says of them.
    fn in_force(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Lets a game that has just begun go on by the rules of an earlier version, from
    /// [`Game::OLDEST_RULES`] on, so that logs of that time lead where they led.
    fn play_by(&mut self, version: u32) {
        let _ = version;
    }

    /// The components of this position.
    fn pack(&self) -> &'static Self::Pack;

    /// How many seats play.
    fn players(&self) -> u8;

    /// What the game waits for.
    fn next(&self) -> Next;

    /// Appends the decisions the seat may make now; none for a seat that does not act.
    /// Never allocates beyond the growth of `out`.
    fn decisions(&self, seat: Seat, out: &mut Vec<Self::Decision>);

    /// Appends every decision a player could think of in this position, allowed or not: a
    /// superset of [`Game::decisions`] that screens grey out with the reason of the refusal.
    fn conceivable(&self, seat: Seat, out: &mut Vec<Self::Decision>) {
        self.decisions(seat, out);
    }

    /// Whether the seat may make this decision now. Holds for any value of the type, however odd.
    fn check(&self, seat: Seat, decision: Self::Decision) -> Result<(), Self::Refusal>;

    /// Makes a decision that [`Game::check`] allows.
    fn decide(&mut self, seat: Seat, decision: Self::Decision);

    /// Draws one outcome, when [`Next::Chance`]: one of those that [`Game::draws`] lists, each as
    /// likely as its weight says. A game that search plays millions of times draws without a list.
    fn draw<C: Chance>(&self, chance: &mut C) -> Self::Draw {
        let mut outcomes = Vec::new();
        self.draws(&mut outcomes);
        let mut rest = chance.below(outcomes.iter().map(|(_, weight)| weight).sum());
        let hit = |(_, weight): &&(Self::Draw, u32)| match rest.checked_sub(*weight) {
            Some(less) => {
                rest = less;
                false
            }
            None => true,
        };
        outcomes.iter().find(hit).expect("an outcome within the sum of all weights").0
    }

    /// Which of [`Game::PILES`] the draw comes from, when [`Next::Chance`]. What was decided must
    /// not change the order in which a pile gives its cards, only when they come.
    fn pile(&self) -> usize {
        0
    }

    /// Appends every possible outcome with its weight, when [`Next::Chance`]; nothing in a game
    /// without chance, whose `Draw` is [`crate::NoDraw`].
    fn draws(&self, out: &mut Vec<(Self::Draw, u32)>) {
        let _ = out;
    }

    /// Applies an outcome that [`Game::draws`] lists.
    fn resolve(&mut self, draw: Self::Draw) {
        let _ = draw;
    }

    /// What the seat would score if the game were scored now. A game that search plays millions
    /// of times adds up without a sheet.
    fn score(&self, seat: Seat) -> i32 {
        self.standings().seats[seat.index()].total
    }

    /// The round, year or turn the game is in, as its players count, from 1; 0 before the first,
    /// and in a game that counts none. Charts of a game are marked by it.
    fn round(&self) -> u16 {
        0
    }

    /// The score sheet and the places, final when the game is over.
    fn standings(&self) -> Standings;

    /// Removes everything the seat (or, for `None`, a spectator) may not know. Afterwards two
    /// positions that the seat cannot tell apart must be equal.
    fn redact(&mut self, seat: Option<Seat>) {
        let _ = seat;
    }

    /// A full position that fits a view, hidden things being drawn anew.
    fn imagine<C: Chance>(view: &View<Self>, chance: &mut C) -> Self {
        let _ = chance;
        Self::clone(view)
    }

    /// Checks what must hold in every position, such as that no piece is lost or made; says what
    /// does not. Tests call it after every event.
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    /// How far this decision, made in this position, can be taken back.
    fn undo(&self, seat: Seat, decision: Self::Decision) -> Undo {
        let _ = (seat, decision);
        Undo::Free
    }

    /// Counts the moments at which secrets became public without a draw. A decision made before
    /// such a moment cannot be taken back after it.
    fn revelations(&self) -> u32 {
        0
    }

    /// The only seat that sees this outcome while the game runs; `None` if everybody does.
    fn draw_secret_to(&self, draw: Self::Draw) -> Option<Seat> {
        let _ = draw;
        None
    }

    /// Whether only the deciding seat knows this decision while the game runs.
    fn decision_is_secret(&self, seat: Seat, decision: Self::Decision) -> bool {
        let _ = (seat, decision);
        false
    }
}
