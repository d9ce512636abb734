//! What a game is: a pure value, decisions, draws, refusals and views.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::Deref;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, Pack, Phrase, Seat, SeatSet, Standings};

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

/// Why a decision is not allowed. [`crate::Title::explain`] puts it into words.
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

/// Text that is no decision or draw of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\": {problem}")]
pub struct NotationError {
    /// The text as given, shortened if it is long.
    pub text: String,
    /// What is wrong with it.
    pub problem: String,
}

impl NotationError {
    /// An error about `text`.
    pub fn new(text: &str, problem: impl Into<String>) -> Self {
        let mut shown: String = text.chars().take(60).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        Self { text: shown, problem: problem.into() }
    }
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
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// The components the game is played with.
    type Pack: Pack;
    /// Every switch of the game; `Default` is the rulebook with our rulings.
    type Setup: Clone + Default + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// One thing a player points at.
    type Decision: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// One outcome of chance.
    type Draw: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// Why a decision is not allowed.
    type Refusal: Refusal;

    /// The position before the first draw.
    fn new(pack: &'static Self::Pack, setup: &Self::Setup, players: u8)
    -> Result<Self, SetupError>;

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
    fn conceivable(&self, seat: Seat, out: &mut Vec<Self::Decision>);

    /// Whether the seat may make this decision now. Holds for any value of the type, however odd.
    fn check(&self, seat: Seat, decision: Self::Decision) -> Result<(), Self::Refusal>;

    /// Makes a decision that [`Game::check`] allows.
    fn decide(&mut self, seat: Seat, decision: Self::Decision);

    /// Draws one outcome, when [`Next::Chance`].
    fn draw<C: Chance>(&self, chance: &mut C) -> Self::Draw;

    /// Appends every possible outcome with its weight, when [`Next::Chance`].
    fn draws(&self, out: &mut Vec<(Self::Draw, u32)>);

    /// Applies an outcome that [`Game::draws`] lists.
    fn resolve(&mut self, draw: Self::Draw);

    /// What the seat would score if the game were scored now; never allocates.
    fn score(&self, seat: Seat) -> i32;

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

    /// Writes a decision in the notation of logs, tests, addresses and terminals.
    fn write_decision(
        pack: &Self::Pack,
        decision: Self::Decision,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result;

    /// Reads what [`Game::write_decision`] writes.
    fn read_decision(pack: &Self::Pack, text: &str) -> Result<Self::Decision, NotationError>;

    /// Writes a draw in notation.
    fn write_draw(pack: &Self::Pack, draw: Self::Draw, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads what [`Game::write_draw`] writes.
    fn read_draw(pack: &Self::Pack, text: &str) -> Result<Self::Draw, NotationError>;

    /// A decision as displayable text.
    fn decision_text(&self, decision: Self::Decision) -> impl Display {
        let pack = self.pack();
        fmt::from_fn(move |f| Self::write_decision(pack, decision, f))
    }

    /// A draw as displayable text.
    fn draw_text(&self, draw: Self::Draw) -> impl Display {
        let pack = self.pack();
        fmt::from_fn(move |f| Self::write_draw(pack, draw, f))
    }
}

/// What one seat, or a spectator, may know of a position.
///
/// The only way to make one is to redact a position, so a function that takes a view can never
/// be handed a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View<G> {
    state: G,
    seat: Option<Seat>,
}

impl<G: Game> View<G> {
    /// The position as the seat (or, for `None`, a spectator) sees it.
    pub fn new(state: &G, seat: Option<Seat>) -> Self {
        let mut state = state.clone();
        state.redact(seat);
        Self { state, seat }
    }

    /// Whose view this is.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }
}

impl<G> Deref for View<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.state
    }
}

/// A seat's place in front of a position: what a bot is given.
///
/// It lists the seat's decisions without copying anything and makes a [`View`] on demand; the
/// position itself stays out of reach.
#[derive(Clone, Copy, Debug)]
pub struct Perspective<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// The place of `seat` in front of `state`.
    pub fn new(state: &'a G, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// Whose place it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Appends the decisions the seat may make now.
    pub fn decisions(&self, out: &mut Vec<G::Decision>) {
        self.state.decisions(self.seat, out);
    }

    /// What the seat may know.
    pub fn view(&self) -> View<G> {
        View::new(self.state, Some(self.seat))
    }
}
