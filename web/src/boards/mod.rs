//! The boards: what a table looks like, game by game, drawn from a view and nothing else.

use ludi_engine::{Game, Position, Seat, Title, View, Words};
use maud::Markup;

/// What a board is drawn from. It holds a view, never a position, so nothing a reader may not
/// know can reach a page.
pub struct Scene<'a, G: Game> {
    /// The position as the reader sees it.
    pub view: &'a View<G>,
    /// Whose eyes; `None` is a spectator.
    pub seat: Option<Seat>,
    /// Whether this reader may decide now.
    pub acting: bool,
    /// What the seat may decide; empty if it is not acting.
    pub decisions: &'a [G::Decision],
    /// The words of the reader's language.
    pub words: &'a Words,
    /// The players, by seat.
    pub names: &'a [String],
    /// The address decisions are posted to.
    pub action: &'a str,
    /// The position in the log that a decision answers.
    pub position: Position,
}

/// A game that can be drawn.
pub trait Board: Title {
    /// The common area in the middle: legal pieces are lit and say what they cost and bring,
    /// the others say why not.
    fn board(scene: &Scene<'_, Self>) -> Markup;

    /// The reader's own goods, pinned below the what-now bar.
    fn tray(scene: &Scene<'_, Self>) -> Markup;

    /// A player's area: a line that sums it up, and everything on demand. Also drawn for the
    /// reader's own seat.
    fn player(scene: &Scene<'_, Self>, seat: Seat) -> Markup;

    /// What stands beside the prompt in the what-now bar, such as the actions left.
    fn status(scene: &Scene<'_, Self>) -> Markup;

    /// The decision that closes the reader's turn, drawn as the strong button of the bar.
    fn closing(scene: &Scene<'_, Self>) -> Option<Self::Decision>;

    /// Where the game stands in a few words, for the header and the title: "round 6".
    fn moment(scene: &Scene<'_, Self>) -> String;
}
