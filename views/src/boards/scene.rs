//! What a board is drawn from.

use std::cell::OnceCell;

use ludi_engine::{
    Event, Game, LogIndex, Messages, Notation as _, Phrase, RuleId, Seat, Table, View, Words,
};
use maud::{Markup, html};

use super::{Board, Captions, Change, OnDemand, Past};
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
    /// How the page comes by what it does not show at once; `None` if it shows everything.
    pub on_demand: Option<OnDemand<'a>>,
    /// What the seat could think of, listed when it is first asked for.
    pub conceivable: OnceCell<Vec<G::Decision>>,
    /// What chance has brought that the board shows again, oldest first; see [`Board::recalls`].
    pub recalled: Vec<G::Draw>,
    /// What everybody has decided lately, as far as the reader may know; the newest last.
    pub recent: Vec<(Seat, G::Decision)>,
    /// What happened to the reader at the end of the turn before this one, in words and by which
    /// rule; see [`Board::ended`].
    pub ended: Vec<(Phrase, RuleId)>,
    /// What has just been done, where a game is watched again.
    pub change: Option<Change<G>>,
}

/// How many decisions a board can look back at: the last turns of everybody.
const LATELY: usize = 90;

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

impl<'a, G: Board> Scene<'a, G> {
    /// What a board is drawn from for a viewer, of which `acting` may decide.
    pub(super) fn new(
        table: &Table<G>,
        view: &'a View<G>,
        seat: Option<Seat>,
        acting: Option<Seat>,
        decisions: &'a [G::Decision],
        captions: &Captions<'a>,
    ) -> Self {
        Self {
            view,
            seat,
            acting: acting.is_some(),
            decisions,
            words: captions.words,
            names: captions.names,
            action: captions.action,
            position: table.last_index(),
            past: captions.past,
            on_demand: captions.on_demand,
            conceivable: OnceCell::new(),
            recalled: recalled(table),
            recent: recent(table, view),
            ended: seat.map(|seat| G::ended(table, seat)).unwrap_or_default(),
            change: captions.since.and_then(|since| Change::new(table, seat, since)),
        }
    }

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
