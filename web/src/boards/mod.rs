//! The boards: what a table looks like, game by game, drawn from a view and nothing else.

pub mod builders;
pub mod hadrian;
pub mod magna_roma;
pub mod praetor;

use std::cell::OnceCell;

use ludi_engine::{Game, LogIndex, Messages, Notation as _, Phrase, Seat, Strategy, View, Words};
use maud::{Markup, html};

use crate::look::{Form, Offer, Standing, closing_button, decision_list};

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
    /// What the seat could think of, listed when it is first asked for.
    pub conceivable: OnceCell<Vec<G::Decision>>,
}

/// A game that can be drawn.
///
/// Every legal decision is a button exactly once: on the board, in the tray, or as the closing
/// button of the what-now bar. What else a player could think of explains why not.
pub trait Board: Words + Strategy {
    /// The common area in the middle.
    fn board(scene: &Scene<'_, Self>) -> Markup;

    /// The reader's own goods, pinned below the what-now bar.
    fn tray(scene: &Scene<'_, Self>) -> Markup;

    /// A player: a line that sums up their area, and everything of it on demand. Also drawn for
    /// the reader's own seat, whose area is in the tray.
    fn rival(scene: &Scene<'_, Self>, seat: Seat) -> Markup;

    /// What stands beside the prompt in the what-now bar, such as the actions left.
    fn status(scene: &Scene<'_, Self>) -> Markup;

    /// The decision that closes the reader's turn, drawn as the strong button of the bar.
    fn closing(scene: &Scene<'_, Self>) -> Option<Self::Decision>;

    /// Whether the reader is in the middle of a decision that has several steps, so that taking
    /// back is a step back.
    fn pending(scene: &Scene<'_, Self>) -> bool;

    /// Where the game stands in a few words, for the header and the title: "round 6".
    fn moment(scene: &Scene<'_, Self>) -> String;
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
        let effects = G::effects(self.view, seat, decision);
        Offer {
            notation: decision.notation(self.view.pack()).to_string(),
            label: self.say(&G::label(self.view, seat, decision)),
            effects: effects.iter().map(|e| (e.kind, self.say(&e.phrase))).collect(),
        }
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

    /// How a thing stands: lit if pointing at it is a legal decision, with a reason if a player
    /// could think of it but may not, calm otherwise.
    pub fn standing(&self, decision: G::Decision) -> Standing {
        let Some(seat) = self.seat.filter(|_| self.acting) else {
            return Standing::Calm;
        };
        if self.decisions.contains(&decision) {
            let Offer { notation, label, effects } = self.offer(seat, decision);
            return Standing::Legal { notation, label, effects };
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
    /// The strong button of the what-now bar, in its form; nothing if the reader cannot close.
    pub fn closing_button(&self) -> Markup {
        let seat = self.seat.filter(|_| self.acting);
        let Some((seat, decision)) = seat.zip(G::closing(self)) else {
            return html! {};
        };
        closing_button(&self.form(), &self.offer(seat, decision))
    }
}

#[cfg(test)]
mod tests;
