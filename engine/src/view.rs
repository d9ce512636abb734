//! What a seat may know of a position: the only way to a screen or a bot.

use std::ops::Deref;

use crate::{Game, Seat};

/// What one seat, or a spectator, may know of a position.
///
/// The only way to make one is to redact a position, so a function that takes a view can never
/// be handed a secret.
///
/// ```
/// use ludi_engine::pebbles::{Bag, Choice, Pebbles, Switches};
/// use ludi_engine::{Game, Pack, Quick, Seat, View};
///
/// // Two games that differ in nothing but the number that Anna has picked in secret.
/// let [three, one] = [3, 1].map(|number| {
///     let mut game = Pebbles::new(Bag::builtin(), &Switches::default(), 2).unwrap();
///     game.decide(Seat(0), Choice::Pick(number));
///     game
/// });
/// assert_ne!(View::new(&three, Some(Seat(0))), View::new(&one, Some(Seat(0))));
/// assert_eq!(View::new(&three, Some(Seat(1))), View::new(&one, Some(Seat(1))));
///
/// // Who looks ahead imagines what is hidden; it fits what is seen.
/// let seen = View::new(&three, Some(Seat(1)));
/// let imagined = Pebbles::imagine(&seen, &mut Quick::from_number(7));
/// assert_eq!(View::new(&imagined, Some(Seat(1))), seen);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View<G> {
    state: G,
    seat: Option<Seat>,
}

impl<G: Game> View<G> {
    /// The position as the seat (or, for `None`, a spectator) sees it.
    pub fn new(state: &G, seat: Option<Seat>) -> Self {
        Self::of(state.clone(), seat)
    }

    /// As [`View::new`], of a position that nobody else needs.
    pub fn of(mut state: G, seat: Option<Seat>) -> Self {
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
