//! Sending a hand in fewer clicks: where only one site is left to choose, it is chosen at once, and
//! a site offers its tools together with itself.

use ludi_builders::{Builders, Building, Decision, Hand, Step, phrases};
use ludi_engine::{EffectKind, Game as _, LOT, Notation as _, Phrase, Seat, View, Words as _};

use super::{Bill, Table};
use crate::components::{Extra, Standing};

/// Several decisions one after the other.
pub(super) struct Lot {
    /// All of them, as they are posted.
    pub(super) notation: String,
    /// In words.
    label: Phrase,
    /// What they cost and bring, in words.
    effects: Vec<(EffectKind, String)>,
    /// The same in numbers.
    pub(super) bill: Bill,
}

impl Lot {
    /// How a piece stands that decides all of it, or begins to with its own decision.
    pub(super) fn standing(&self, scene: &Table<'_>, own: Option<Decision>) -> Standing {
        let own = own.map(|decision| decision.notation(scene.view.pack()).to_string());
        let notation = own.unwrap_or_else(|| self.notation.clone());
        Standing::Legal {
            seen: scene.seen(&notation),
            notation,
            label: scene.say(&self.label),
            effects: self.effects.clone(),
            extra: if self.bill.extra > 0 { Extra::Now } else { Extra::None },
        }
    }
}

/// The table after a decision of a seat, and what it may decide then.
pub(super) fn after(
    game: &Builders,
    seat: Seat,
    decision: Decision,
) -> (View<Builders>, Vec<Decision>) {
    let (mut next, mut ways) = (*game, Vec::new());
    next.decide(seat, decision);
    next.decisions(seat, &mut ways);
    (View::new(&next, Some(seat)), ways)
}

fn notation(scene: &Table<'_>, decisions: &[Decision]) -> String {
    let pack = scene.view.pack();
    let written: Vec<String> = decisions.iter().map(|one| one.notation(pack).to_string()).collect();
    written.join(LOT)
}

/// Sending a hand to the only site it can go to.
pub(super) fn only_way(scene: &Table<'_>, hand: Hand) -> Option<(Building, Lot)> {
    let (seat, send) = (scene.seat?, Decision::Send(hand));
    if scene.view.step() != Step::Turn || !scene.is_legal(send) {
        return None;
    }
    let (game, ways) = after(scene.view, seat, send);
    let [to @ Decision::To(site)] = ways[..] else { return None };
    let effects = Builders::effects(&game, seat, to);
    let lot = Lot {
        notation: notation(scene, &[send, to]),
        label: Phrase::new("look-builders-send-to")
            .with("hand", phrases::hand(scene.view, hand))
            .with("building", phrases::building(scene.view, site)),
        effects: effects.iter().map(|e| (e.kind, scene.say(&e.phrase))).collect(),
        bill: Bill::at(&game, seat, to),
    };
    Some((site, lot))
}

/// Choosing a site together with a tool, or with none, where that is asked next.
pub(super) fn equipped(scene: &Table<'_>, site: Building) -> Vec<(Decision, Lot)> {
    let to = Decision::To(site);
    let Some(seat) = scene.seat.filter(|_| scene.is_legal(to)) else {
        return Vec::new();
    };
    let (game, ways) = after(scene.view, seat, to);
    if !matches!(game.step(), Step::Tool(..)) {
        return Vec::new();
    }
    let costs = Builders::effects(scene.view, seat, to);
    let lot = |way: Decision| {
        let brings = Builders::effects(&game, seat, way);
        let costs = costs.iter().filter(|effect| effect.kind == EffectKind::Cost);
        let id =
            if way == Decision::Bare { "look-builders-to-bare" } else { "look-builders-to-with" };
        let mut label = Phrase::new(id).with("building", phrases::building(scene.view, site));
        if let Decision::With(tool) = way {
            label = label.with("tool", phrases::tool(scene.view, tool));
        }
        let lot = Lot {
            notation: notation(scene, &[to, way]),
            label,
            effects: costs.chain(&brings).map(|e| (e.kind, scene.say(&e.phrase))).collect(),
            bill: Bill { extra: Bill::of(scene, to).extra, ..Bill::at(&game, seat, way) },
        };
        (way, lot)
    };
    ways.into_iter().map(lot).collect()
}
