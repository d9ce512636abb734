//! What speaks for a decision.

use ludi_engine::{Effect, EffectKind, Phrase, Seat, Value};

use super::effects::{besides, effects, outlook};
use super::phrases;
use crate::vocabulary::Citizen;
use crate::{Decision, Hadrian};

/// How many gains a sentence names.
const GAINS: usize = 3;
/// How many boxes ahead a reason looks.
const AHEAD: usize = 4;

/// What speaks for a decision, as the rest of a sentence that begins with it.
pub fn merit(game: &Hadrian, seat: Seat, decision: Decision) -> Option<Phrase> {
    match decision {
        Decision::Path(card) => Some(path(game, seat, card)),
        Decision::Gladiator { .. } => Some(Phrase::new("merit-gladiator")),
        Decision::Battle(_) => Some(Phrase::new("merit-battle")),
        Decision::Diplomat(cohort) => {
            Some(Phrase::new("merit-diplomat").with("cohort", phrases::cohort(cohort)))
        }
        Decision::Favour { cohort, .. } => {
            Some(Phrase::new("merit-favour").with("cohort", phrases::cohort(cohort)))
        }
        Decision::Accept | Decision::Finish | Decision::Scout(_) => None,
        _ => gains(game, seat, decision).or_else(|| towards(game, seat, decision)),
    }
}

/// What the box after this one of the same row brings, or one a little further.
fn towards(game: &Hadrian, seat: Seat, decision: Decision) -> Option<Phrase> {
    let (pack, sheet) = (game.printed.0, game.sheet(seat));
    let (track, filled) = match decision {
        Decision::Mine => (&pack.mining, sheet.mining),
        Decision::Guard => (&pack.guard, sheet.guard),
        Decision::Cippi => (&pack.cippi, sheet.cippi),
        Decision::Wall => (&pack.wall, sheet.wall),
        Decision::Fort(_) => (&pack.fort, sheet.fort),
        Decision::Citizen(citizen) => return citizens(game, seat, citizen),
        _ => return None,
    };
    let ahead = track.boxes.get(usize::from(filled) + 1..)?;
    let distance = ahead.iter().position(|space| !space.gains.is_empty())?;
    let gains: Vec<Phrase> =
        ahead[distance].gains.iter().map(|gain| phrases::gain(*gain)).collect();
    Some(leading(distance + 1, gains))
}

/// HW-091: what the next citizens of a kind bring besides.
fn citizens(game: &Hadrian, seat: Seat, citizen: Citizen) -> Option<Phrase> {
    (2..=AHEAD).find_map(|count| {
        let besides = besides(game, seat, citizen, count);
        (!besides.is_empty()).then(|| leading(count - 1, besides))
    })
}

fn leading(boxes: usize, gains: Vec<Phrase>) -> Phrase {
    let gains = Value::Series(gains.into_iter().take(GAINS).collect());
    Phrase::new("merit-towards").with("boxes", boxes).with("gains", gains)
}

/// HW-031: what the other card brings this year.
fn path(game: &Hadrian, seat: Seat, card: u8) -> Phrase {
    let other = (game.sheet(seat).hand & !(1 << card)).trailing_zeros() as usize;
    let income = game.printed.0.cards.get(other).map(|card| phrases::pieces(card.income));
    Phrase::new("merit-path").with("pieces", Value::Series(income.unwrap_or_default()))
}

/// What it brings, and what that makes possible.
fn gains(game: &Hadrian, seat: Seat, decision: Decision) -> Option<Phrase> {
    let gain = |effect: Effect| (effect.kind == EffectKind::Gain).then_some(effect.phrase);
    let list = effects(game, seat, decision).into_iter().filter_map(gain);
    // That a citizen is a citizen more goes without saying.
    let own = usize::from(matches!(decision, Decision::Citizen(_)));
    let gains: Vec<Phrase> = list.skip(own).take(GAINS).collect();
    let opened = outlook(game, seat, decision);
    Some(match (gains.is_empty(), opened) {
        (true, None) => return None,
        (false, None) => Phrase::new("merit-gains").with("gains", Value::Series(gains)),
        (true, Some(what)) => Phrase::new("merit-opens").with("what", what),
        (false, Some(what)) => {
            Phrase::new("merit-gains-opens").with("gains", Value::Series(gains)).with("what", what)
        }
    })
}
