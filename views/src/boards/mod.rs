//! The boards: what a table looks like, game by game, drawn from a view and nothing else.

mod area;
pub mod builders;
mod change;
pub mod hadrian;
pub mod learn;
pub mod magna_roma;
mod plain;
pub mod praetor;
mod scene;

use ludi_engine::{AnyTable, LogIndex, Messages, Phrase, RuleId, Seat, Table, Words};
use maud::{Markup, html};

pub use self::area::{OnDemand, area};
pub use self::change::Change;
use self::learn::Learn;
pub use self::scene::Scene;
use crate::components::{Extra, Offer};

/// What a reader sees of a table, drawn by its game.
pub struct Drawing {
    /// The common area.
    pub board: Markup,
    /// The reader's own goods.
    pub tray: Markup,
    /// What stands beside the prompt.
    pub status: Markup,
    /// Every player's area, in the order they are shown in.
    pub areas: Vec<(Seat, Markup)>,
    /// What stands beside the players.
    pub beside: Markup,
    /// Where the game stands: "round 6".
    pub moment: String,
    /// What ends the game, and how near that is; empty if the game does not say.
    pub goal: String,
    /// What the reader is asked.
    pub prompt: Option<String>,
    /// What that is for, if the game says so.
    pub step: Option<learn::Step>,
    /// What the reader may decide.
    pub offers: Vec<Offer>,
    /// Which of them closes the turn.
    pub closing: Option<usize>,
    /// What would be left unused if the turn were closed now.
    pub left: Option<String>,
    /// Whether the reader is in the middle of a decision of several steps.
    pub pending: bool,
}

/// A decision that is looked back at, in notation.
#[derive(Clone, Copy, Debug)]
pub struct Past<'a> {
    /// What was chosen.
    pub chosen: Option<&'a str>,
    /// What was better.
    pub better: Option<&'a str>,
}

/// What is written on a board.
#[derive(Clone, Copy)]
pub struct Captions<'a> {
    /// The words of the reader's language.
    pub words: &'a Messages,
    /// The players, by seat.
    pub names: &'a [String],
    /// Where decisions are posted to.
    pub action: &'a str,
    /// The decision that is looked back at.
    pub past: Option<Past<'a>>,
    /// How the page comes by what it does not show at once; `None` if it shows everything.
    pub on_demand: Option<OnDemand<'a>>,
    /// The event after which everything is marked as just done, where a game is watched again.
    pub since: Option<LogIndex>,
}

/// Draws a table of any game as a seat, or a spectator, sees it; an `acting` one may decide. The one
/// place where a page meets the type of a game.
pub fn draw(
    table: &dyn AnyTable,
    seat: Option<Seat>,
    acting: bool,
    captions: &Captions<'_>,
) -> Drawing {
    ludi_registry::with_game!(table.game().id(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>();
        draw_as(table.expect("a table is one of its game"), seat, acting, captions)
    })
    .expect("the registry knows the game of every table")
}

/// Where a table of any game stands, in a few words.
pub fn moment(table: &dyn AnyTable, words: &Messages) -> String {
    ludi_registry::with_game!(table.game().id(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>();
        moment_of(table.expect("a table is one of its game"), words)
    })
    .expect("the registry knows the game of every table")
}

fn moment_of<G: Board>(table: &Table<G>, words: &Messages) -> String {
    learn::on(table, None, words, G::moment)
}

fn draw_as<G: Board>(
    table: &Table<G>,
    viewer: Option<Seat>,
    acting: bool,
    captions: &Captions<'_>,
) -> Drawing {
    let view = table.view(viewer);
    let mut decisions = Vec::new();
    let acting = viewer.filter(|seat| acting && table.waits_for(*seat));
    if let Some(seat) = acting {
        view.decisions(seat, &mut decisions);
    }
    let scene = Scene::new(table, &view, viewer, acting, &decisions, captions);
    let closing = G::closing(&scene);
    let prompt = acting.map(|seat| G::prompt(&view, seat));
    let offer = |seat| decisions.iter().map(|decision| scene.offer(seat, *decision)).collect();
    Drawing {
        board: G::board(&scene),
        tray: if viewer.is_some() {
            G::tray(&scene)
        } else {
            html! {}
        },
        status: G::status(&scene),
        areas: G::seating(&scene).into_iter().map(|seat| (seat, G::rival(&scene, seat))).collect(),
        beside: G::beside(&scene),
        moment: G::moment(&scene),
        goal: G::goal(&scene).unwrap_or_default(),
        step: prompt.as_ref().and_then(|prompt| learn::step::<G>(scene.words, prompt)),
        prompt: prompt.map(|prompt| G::asks(&scene).unwrap_or_else(|| scene.say(&prompt))),
        offers: acting.map(offer).unwrap_or_default(),
        left: closing.and_then(|last| G::left(&scene, last)),
        closing: closing.and_then(|last| decisions.iter().position(|d| *d == last)),
        pending: acting.is_some() && G::pending(&scene),
    }
}

/// A game that can be drawn.
///
/// Every legal decision is a button exactly once: on the board, in the tray, or as the closing
/// button of the what-now bar. What else a player could think of explains why not.
pub trait Board: Words {
    /// The common area in the middle. Unless a game draws more: the table in text, and every
    /// decision as a plain piece.
    fn board(scene: &Scene<'_, Self>) -> Markup {
        plain::board(scene)
    }

    /// The reader's own goods, pinned below the what-now bar.
    fn tray(scene: &Scene<'_, Self>) -> Markup {
        let _ = scene;
        html! {}
    }

    /// A player: a line that sums up their area, and everything of it on demand. Also drawn for
    /// the reader's own seat, whose area is in the tray.
    fn rival(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        plain::rival(scene, seat)
    }

    /// The whole area of a player, for whoever asks for it; `None` where their line shows it.
    /// A board that has one draws it with [`Scene::area`].
    fn area(scene: &Scene<'_, Self>, seat: Seat) -> Option<Markup> {
        let _ = (scene, seat);
        None
    }

    /// The order in which the players are shown; where a game changes whose turn comes when, that
    /// of this turn.
    fn seating(scene: &Scene<'_, Self>) -> Vec<Seat> {
        Seat::all(scene.view.players()).collect()
    }

    /// What stands beside the players, such as the order of the next turn.
    fn beside(scene: &Scene<'_, Self>) -> Markup {
        let _ = scene;
        html! {}
    }

    /// What the reader is asked, in fewer words than the prompt where the board shows what it is about.
    fn asks(scene: &Scene<'_, Self>) -> Option<String> {
        let _ = scene;
        None
    }

    /// What stands beside the prompt in the what-now bar, such as the actions left.
    fn status(scene: &Scene<'_, Self>) -> Markup {
        let _ = scene;
        html! {}
    }

    /// The decision that closes the reader's turn, drawn as the strong button of the bar.
    fn closing(scene: &Scene<'_, Self>) -> Option<Self::Decision> {
        let _ = scene;
        None
    }

    /// What the reader would leave unused by closing with this decision now: "3 idle workers".
    /// `None` where nothing is lost.
    fn left(scene: &Scene<'_, Self>, closing: Self::Decision) -> Option<String> {
        let _ = (scene, closing);
        None
    }

    /// Whether a decision, or whatever it leads to, costs something beyond what a turn allows for,
    /// so that its piece looks different.
    fn extra(scene: &Scene<'_, Self>, decision: Self::Decision) -> Extra {
        let _ = (scene, decision);
        Extra::None
    }

    /// Whether the reader is in the middle of a decision that has several steps, so that taking
    /// back is a step back.
    fn pending(scene: &Scene<'_, Self>) -> bool {
        let _ = scene;
        false
    }

    /// What happened to a seat at the end of the turn before this one, which the board tells until
    /// the seat decides again. Nothing unless a game says so.
    fn ended(table: &Table<Self>, seat: Seat) -> Vec<(Phrase, RuleId)> {
        let _ = (table, seat);
        Vec::new()
    }

    /// Whether the board shows a draw again later, such as the cards of an attack one by one. Only
    /// what everybody has seen may be recalled.
    fn recalls(draw: Self::Draw) -> bool {
        let _ = draw;
        false
    }

    /// Where the game stands in a few words, for the header and the title: "round 6".
    fn moment(scene: &Scene<'_, Self>) -> String {
        let _ = scene;
        String::new()
    }

    /// What ends the game and how near that is, in one short sentence: "17 points end the game:
    /// Seneca has 12."
    fn goal(scene: &Scene<'_, Self>) -> Option<String> {
        let _ = scene;
        None
    }

    /// What newcomers are told; nothing unless a game says so.
    const LEARN: Learn = Learn::NOTHING;

    /// A sign or a piece that [`Self::LEARN`] names, drawn as on the board; `None` for a picture of
    /// the game's file or of the one all games share.
    fn sign(scene: &Scene<'_, Self>, name: &str) -> Option<Markup> {
        let _ = (scene, name);
        None
    }
}

#[cfg(test)]
mod tests;
