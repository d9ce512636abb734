//! What players that are programs need of a game, besides its rules.

use crate::net::Learned;
use crate::{Chance, Encode, Net, Phrase, Seat, View, Weights};

/// What a player weighs things with.
pub trait Taste: Send + Sync + Sized + 'static {
    /// The numbers in use, by name, as they can be tuned by playing.
    fn weights() -> &'static Weights;

    /// The taste that some numbers describe, in the order of [`Taste::weights`].
    fn from_numbers(numbers: &[f32]) -> Self;

    /// The taste of the numbers in use, made once.
    fn usual() -> &'static Self;
}

/// For games whose players weigh nothing.
impl Taste for () {
    fn weights() -> &'static Weights {
        const { &Weights::NONE }
    }

    fn from_numbers(_: &[f32]) -> Self {}

    fn usual() -> &'static Self {
        &()
    }
}

/// How players of a game look ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// Of 100 decisions of a beginner, how many are made with hardly a thought.
    pub blunders: u32,
    /// Of the decisions that look best at first sight, how many are compared at most: the fewer,
    /// the better first sight is.
    pub candidates: usize,
    /// After how many decisions a position is judged instead of played on.
    pub horizon: u32,
    /// How players that learned look ahead.
    pub learned: Glance,
}

/// How players that follow a net look ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Of the decisions the net likes best, how many are compared at most.
    pub candidates: usize,
    /// After how many decisions the net judges a position instead of playing on; `None` where
    /// sensible players play imagined games.
    pub horizon: Option<u32>,
    /// How many chains of decisions within a turn are followed at once; 0 where it does not pay.
    pub beam: usize,
}

impl Glance {
    /// What suits most games.
    pub const USUAL: Self = Self { candidates: 5, horizon: None, beam: 0 };
}

/// A game that programs can play sensibly.
///
/// ```
/// use ludi_engine::pebbles::{Bag, Pebbles, Switches};
/// use ludi_engine::{Game, Pack, Quick, Strategy, Turns, View};
///
/// let mut game = Pebbles::new(Bag::builtin(), &Switches::default(), 3).unwrap();
/// let (mut turns, mut chance) = (Turns::new(3), Quick::from_number(7));
/// while let Some(seat) = turns.next(&mut game, &mut chance) {
///     let decision = Pebbles::sensible(&View::new(&game, Some(seat)), seat, &mut chance);
///     game.decide(seat, decision);
/// }
/// assert_eq!(game.standings().winners().count(), 3, "they care for nothing but being ready");
/// ```
pub trait Strategy: Encode {
    /// What a player weighs things with; `()` where nothing is weighed.
    type Taste: Taste;

    /// How players look ahead.
    const FORESIGHT: Foresight;

    /// What good players weigh things with, the usual one first. Who looks ahead imagines others
    /// with any of them, and plays best with the last.
    fn tastes() -> &'static [Self::Taste] {
        std::slice::from_ref(Self::Taste::usual())
    }

    /// What a simple, sensible player would do: cheap, never absurd, plays to an end.
    fn choose<C: Chance>(
        taste: &Self::Taste,
        view: &View<Self>,
        seat: Seat,
        chance: &mut C,
    ) -> Self::Decision;

    /// How good a decision looks at first sight, the larger the better: searching bots look at
    /// what looks best first. Negative infinity is what nobody would do, not even a beginner.
    /// `None` if the game has no opinion cheaper than trying.
    fn appraise(
        taste: &Self::Taste,
        view: &View<Self>,
        seat: Seat,
        decision: Self::Decision,
    ) -> Option<f32> {
        let _ = (taste, view, seat, decision);
        None
    }

    /// What speaks for a decision, as the rest of a sentence that begins with it: "finishes the
    /// Lighthouse for 3 points". `None` if nothing more than what [`crate::Words::effects`] calls
    /// gains, which are then said to be brought.
    fn merit(view: &View<Self>, seat: Seat, decision: Self::Decision) -> Option<Phrase> {
        let _ = (view, seat, decision);
        None
    }

    /// What the seat can expect to score in the end, in the units of [`crate::Game::score`]: the fast
    /// evaluation that searching bots use where they stop looking ahead. Never allocates.
    fn foresee(&self, taste: &Self::Taste, seat: Seat) -> f32 {
        let _ = taste;
        self.score(seat) as f32
    }

    /// Whether somebody has begun what only the next decision makes whole, such as a hand that is
    /// taken and not yet sent anywhere. Players that learned try such decisions to their end before
    /// they guess what they are worth.
    fn half_done(&self) -> bool {
        false
    }

    /// The taste of the usual sensible player.
    fn usual() -> &'static Self::Taste {
        &Self::tastes()[0]
    }

    /// The net players think with that learned the game, if there is one.
    fn learned() -> Option<&'static Learned> {
        None
    }

    /// The net itself.
    fn net() -> Option<&'static Net> {
        Self::learned()?.get::<Self>()
    }

    /// What the usual sensible player would do.
    fn sensible<C: Chance>(view: &View<Self>, seat: Seat, chance: &mut C) -> Self::Decision {
        Self::choose(Self::usual(), view, seat, chance)
    }
}
