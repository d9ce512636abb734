//! The boards: what a table looks like, game by game, drawn from a view and nothing else.

pub mod builders;
pub mod hadrian;
pub mod learn;
pub mod magna_roma;
mod plain;
pub mod praetor;

use std::cell::OnceCell;

use ludi_engine::{
    AnyTable, Event, Game, LogIndex, Messages, Notation as _, Phrase, Seat, Table, View, Words,
};
use maud::{Markup, html};

use self::learn::Learn;
use crate::components::{Form, Offer, Seen, Standing, closing_button, decision_list};

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
    pub words: &'a Messages,
    /// The players, by seat.
    pub names: &'a [String],
    /// The address decisions are posted to.
    pub action: &'a str,
    /// The position in the log that a decision answers.
    pub position: LogIndex,
    /// The decision that was made here, if it is looked back at: nothing can be decided then.
    pub past: Option<Past<'a>>,
    /// What the seat could think of, listed when it is first asked for.
    pub conceivable: OnceCell<Vec<G::Decision>>,
    /// What chance has brought that the board shows again, oldest first; see [`Board::recalls`].
    pub recalled: Vec<G::Draw>,
    /// What everybody has decided lately, as far as the reader may know; the newest last.
    pub recent: Vec<(Seat, G::Decision)>,
}

/// How many decisions a board can look back at: the last turns of everybody.
const LATELY: usize = 90;

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

/// The draws in force that a board shows again, oldest first.
fn recalled<G: Board>(table: &Table<G>) -> Vec<G::Draw> {
    let draws = (1..).zip(table.events()).filter_map(|(at, event)| match event {
        Event::Draw(draw) if G::recalls(*draw) && table.is_in_force(at) => Some(*draw),
        _ => None,
    });
    draws.collect()
}

/// The decisions in force that were made lately and are no secret to the viewer.
fn recent<G: Game>(table: &Table<G>, view: &View<G>) -> Vec<(Seat, G::Decision)> {
    let made = |(index, event): (usize, &Event<G>)| match event {
        Event::Decide(seat, decision) | Event::Redo(seat, decision) => {
            let open = view.seat() == Some(*seat) || !view.decision_is_secret(*seat, *decision);
            (open && table.is_in_force(index as LogIndex + 1)).then_some((*seat, *decision))
        }
        _ => None,
    };
    let mut found: Vec<_> =
        table.events().iter().enumerate().rev().filter_map(made).take(LATELY).collect();
    found.reverse();
    found
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
    let scene = Scene {
        view: &view,
        seat: viewer,
        acting: acting.is_some(),
        decisions: &decisions,
        words: captions.words,
        names: captions.names,
        action: captions.action,
        position: table.last_index(),
        past: captions.past,
        conceivable: OnceCell::new(),
        recalled: recalled(table),
        recent: recent(table, &view),
    };
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
        prompt: prompt.map(|prompt| scene.say(&prompt)),
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

    /// Whether a decision costs something beyond what a turn allows for, so that its piece looks
    /// different and asks once.
    fn extra(scene: &Scene<'_, Self>, decision: Self::Decision) -> bool {
        let _ = (scene, decision);
        false
    }

    /// Whether the reader is in the middle of a decision that has several steps, so that taking
    /// back is a step back.
    fn pending(scene: &Scene<'_, Self>) -> bool {
        let _ = scene;
        false
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

impl<G: Words> Scene<'_, G> {
    /// A sentence in the reader's language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.names)
    }

    /// The form decisions are posted with.
    pub fn form(&self) -> Form<'_> {
        Form { action: self.action, position: self.position, seat: self.seat }
    }

    /// A decision in notation, in words, and what it costs and brings.
    pub fn offer(&self, seat: Seat, decision: G::Decision) -> Offer {
        self.offer_in(self.view, seat, decision)
    }

    fn offer_in(&self, position: &View<G>, seat: Seat, decision: G::Decision) -> Offer {
        let effects = G::effects(position, seat, decision);
        Offer {
            notation: decision.notation(position.pack()).to_string(),
            label: self.say(&G::label(position, seat, decision)),
            effects: effects.iter().map(|e| (e.kind, self.say(&e.phrase))).collect(),
        }
    }

    /// What the reader may decide after a decision, as if it were made, and by how much that
    /// changes a counter of theirs.
    pub fn offers_after(&self, decision: G::Decision, counter: &str) -> Vec<(Offer, i32)> {
        let Some(seat) = self.seat.filter(|_| self.is_legal(decision)) else { return Vec::new() };
        let mut then = (**self.view).clone();
        then.decide(seat, decision);
        let then = View::new(&then, Some(seat));
        let mut ways = Vec::new();
        then.decisions(seat, &mut ways);
        let change = |way| {
            let effects = G::effects(&then, seat, way);
            let own = effects.iter().flat_map(|effect| &effect.changes);
            own.filter(|c| c.seat == seat && c.counter == counter).map(|c| c.by).sum()
        };
        ways.into_iter().map(|way| (self.offer_in(&then, seat, way), change(way))).collect()
    }

    /// Whether the reader may make a decision now.
    pub fn is_legal(&self, decision: G::Decision) -> bool {
        self.acting && self.decisions.contains(&decision)
    }

    /// What the reader could think of now, allowed or not.
    pub fn conceivable(&self) -> &[G::Decision] {
        self.conceivable.get_or_init(|| {
            let mut all = Vec::new();
            if let Some(seat) = self.seat.filter(|_| self.acting) {
                self.view.conceivable(seat, &mut all);
            }
            all
        })
    }

    /// Every legal decision in words, as buttons.
    pub fn decision_list(&self) -> Markup {
        let seat = self.seat.filter(|_| self.acting);
        let offers: Vec<Offer> = seat
            .into_iter()
            .flat_map(|seat| self.decisions.iter().map(move |d| self.offer(seat, *d)))
            .collect();
        decision_list(&self.form(), &offers)
    }
}

impl<G: Board> Scene<'_, G> {
    /// How a thing stands: lit if pointing at it is a legal decision, with a reason if a player
    /// could think of it but may not, calm otherwise.
    pub fn standing(&self, decision: G::Decision) -> Standing {
        let Some(seat) = self.seat.filter(|_| self.acting) else {
            return Standing::Calm;
        };
        if self.decisions.contains(&decision) {
            let Offer { notation, label, effects } = self.offer(seat, decision);
            let (extra, seen) = (G::extra(self, decision), self.seen(&notation));
            return Standing::Legal { notation, label, effects, extra, seen };
        }
        match self.view.check(seat, decision) {
            Err(refusal) if self.conceivable().contains(&decision) => Standing::Refused {
                notation: decision.notation(self.view.pack()).to_string(),
                label: self.say(&G::label(self.view, seat, decision)),
                why: self.say(&G::explain(self.view, seat, refusal)),
                rule: ludi_engine::Refusal::rule(&refusal),
            },
            _ => Standing::Calm,
        }
    }

    /// Whether a decision is offered, or how it turned out in the past.
    pub fn seen(&self, notation: &str) -> Seen {
        match self.past {
            None => Seen::Now,
            Some(past) if past.chosen == Some(notation) => Seen::Past(Some("chosen")),
            Some(past) if past.better == Some(notation) => Seen::Past(Some("better")),
            Some(_) => Seen::Past(None),
        }
    }

    /// The strong button of the what-now bar, in its form; nothing if the reader cannot close.
    pub fn closing_button(&self) -> Markup {
        let seat = self.seat.filter(|_| self.acting);
        let Some((seat, decision)) = seat.zip(G::closing(self)) else {
            return html! {};
        };
        let left = G::left(self, decision);
        closing_button(self.words, &self.form(), &self.offer(seat, decision), left.as_deref())
    }
}

#[cfg(test)]
mod tests;
