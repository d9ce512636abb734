//! What decisions and draws did, in words.

use ludi_engine::{Game as _, Phrase, RuleId, Seat, Told, View};

use super::{effects, label, phrases};
use crate::components::Family;
use crate::decision::{Decision, Draw, Patron, Source};
use crate::sheet::Gained;
use crate::{Hadrian, Phase, Purpose};

/// A line about what was gained, if anything was.
fn gains(who: Seat, ledger: &[Gained], rule: RuleId) -> Option<Told> {
    let list: Vec<Phrase> =
        phrases::ledger(ledger).into_iter().map(|(phrase, ..)| phrase).collect();
    let line = Phrase::new("told-gains").with("who", who).with("gains", list);
    (!ledger.is_empty()).then(|| Told::new(line, rule))
}

/// What a decision did, and what followed from it.
pub fn tell_decision(
    before: &View<Hadrian>,
    seat: Seat,
    decision: Decision,
    after: &View<Hadrian>,
) -> Vec<Told> {
    let (line, rule) = deed(before, seat, decision, after);
    let mut story = vec![Told::new(line, rule)];
    let mut ledger = Vec::new();
    let mut replay = Hadrian::clone(before);
    replay.carry_out(seat, decision, &mut ledger);
    story.extend(gains(seat, &ledger, "HW-042"));
    story.extend(gift(before, seat, decision, after));
    story.extend(turning_point(before, after));
    story
}

/// The decision itself, and the rule it rests on.
fn deed(before: &Hadrian, seat: Seat, decision: Decision, after: &Hadrian) -> (Phrase, RuleId) {
    let pack = before.printed.0;
    let line = |id| Phrase::new(id).with("who", seat);
    let filled = || line("told-fills").with("what", label::label(before, seat, decision));
    match decision {
        Decision::Path(card) => {
            (line("told-path").with("card", phrases::card(pack, card)), "HW-031")
        }
        Decision::Attribute(_) => (filled(), "HW-038"),
        Decision::Cohort(_) => (filled(), "HW-051"),
        Decision::Mine => (filled(), "HW-053"),
        Decision::Guard => (filled(), "HW-055"),
        Decision::Cippi => (filled(), "HW-057"),
        Decision::Wall => (filled(), "HW-058"),
        Decision::Fort(_) => (filled(), "HW-059"),
        Decision::Build(index) => {
            let family = pack.buildings.get(usize::from(index)).map(|building| building.family);
            let what = phrases::building(pack, index);
            (line("told-builds").with("what", what), build_rule(family))
        }
        Decision::Landmark(index) => {
            (line("told-builds").with("what", phrases::landmark(pack, index)), "HW-082")
        }
        Decision::Train => (filled(), "HW-072"),
        Decision::Forum(_) => (filled(), "HW-081"),
        Decision::Citizen(_) => (filled(), "HW-091"),
        Decision::Good { source, .. } => {
            let rule = if source == Source::Deck { "HW-104" } else { "HW-103" };
            (line("told-good").with("source", phrases::source(before, seat, source)), rule)
        }
        Decision::Perform(place) => {
            (line("told-perform").with("box", u16::from(place) + 1), "HW-111")
        }
        Decision::Gladiator { which, .. } => {
            let strength = after.sheet(seat).strength[which.index()];
            let line = line("told-gladiator").with("gladiator", phrases::gladiator(which));
            (line.with("strength", strength), "HW-116")
        }
        Decision::Battle(which) => {
            (line("told-battle").with("gladiator", phrases::gladiator(which)), "HW-117")
        }
        Decision::Temple(_) => (filled(), "HW-125"),
        Decision::Bribe(_) => (line("told-bribe"), "HW-131"),
        Decision::Ruling(column) => {
            (line("told-ruling").with("what", phrases::ruling(column)), "HW-134")
        }
        Decision::Diplomat(cohort) => {
            (line("told-diplomat").with("cohort", phrases::cohort(cohort)), "HW-141")
        }
        Decision::Scout(source) => {
            let mut card = phrases::source(before, seat, source);
            if source == Source::Own {
                card.id = "from-self";
            }
            (line("told-scout").with("source", card), "HW-142")
        }
        Decision::Map { .. } => (filled(), "HW-144"),
        Decision::Favour { cohort, from } => {
            let id = match from {
                Patron::Temple => "told-favour-temple",
                Patron::Diplomat => "told-favour-diplomat",
            };
            (line(id).with("cohort", phrases::cohort(cohort)), "HW-154")
        }
        Decision::Accept => (line("told-accept"), "AMB-43"),
        Decision::Finish => (line("told-finish"), "HW-043"),
    }
}

/// HW-045, AMB-04: who was given a piece, and whether that reopened the seat.
fn gift(before: &Hadrian, seat: Seat, decision: Decision, after: &Hadrian) -> Vec<Told> {
    let (Decision::Good { source, .. } | Decision::Map { source, .. }) = decision else {
        return Vec::new();
    };
    let Some(neighbour) = before.neighbour(seat, source).filter(|_| before.is_gift(source)) else {
        return Vec::new();
    };
    let cost = match decision {
        Decision::Map { .. } => before.printed.0.scouting.cost,
        _ => before.printed.0.market.boxes[0].cost,
    };
    let line =
        Phrase::new("told-gift").with("who", neighbour).with("pieces", phrases::pieces(cost));
    let mut story = vec![Told::new(line, "HW-045")];
    if !before.waiting.contains(neighbour) && after.waiting.contains(neighbour) {
        let line = Phrase::new("told-reopened").with("who", neighbour);
        story.push(Told::new(line, "AMB-04"));
    }
    story
}

/// The rule under which a building is built.
fn build_rule(family: Option<Family>) -> RuleId {
    match family {
        Some(Family::Granary) => "HW-065",
        Some(Family::Precinct) => "HW-094",
        Some(Family::Market) => "HW-100",
        Some(Family::Theatre) => "HW-110",
        Some(Family::Ludus) => "HW-115",
        Some(Family::Gardens) => "HW-120",
        Some(Family::Temple) => "HW-123",
        Some(Family::Baths) => "HW-130",
        Some(Family::Courthouse) => "HW-133",
        _ => "HW-073",
    }
}

/// What a draw did.
pub fn tell_draw(before: &View<Hadrian>, draw: Draw, after: &View<Hadrian>) -> Vec<Told> {
    let pack = before.printed.0;
    match draw {
        Draw::Deal(seat, card) => {
            let line = Phrase::new("told-deal").with("who", seat);
            vec![Told::new(line.with("card", phrases::card(pack, card)), "HW-031")]
        }
        Draw::Neutral(card) => {
            let line = Phrase::new("told-neutral").with("card", phrases::card(pack, card));
            let mut story = vec![Told::new(line, "HW-171")];
            story.extend(turning_point(before, after));
            story
        }
        Draw::Fate(card) => {
            let mut story = reshuffled(before);
            story.extend(tell_fate(before, card, after));
            story
        }
    }
}

/// AMB-01: the discard pile is shuffled when the draw pile is empty.
fn reshuffled(before: &Hadrian) -> Vec<Told> {
    if before.pile == 0 { vec![Told::new(Phrase::new("told-reshuffle"), "AMB-01")] } else { vec![] }
}

fn tell_fate(before: &View<Hadrian>, index: u8, after: &View<Hadrian>) -> Vec<Told> {
    let card = &before.printed.0.fate[usize::from(index)];
    let number = u16::from(index) + 1;
    match before.phase {
        Phase::Turn(seat, purpose) => {
            let first = match purpose {
                Purpose::Good(_) => Told::new(
                    Phrase::new("told-fate-good").with("who", seat).with("number", card.goods),
                    "HW-104",
                ),
                Purpose::Battle(which) => {
                    let dead = after.sheet(seat).is_dead(which);
                    let id = if dead { "told-death" } else { "told-survival" };
                    let line = Phrase::new(id)
                        .with("gladiator", phrases::gladiator(which))
                        .with("damage", card.damage);
                    Told::new(line, if dead { "HW-118" } else { "HW-119" })
                }
            };
            let (mut replay, mut ledger) = (Hadrian::clone(before), Vec::new());
            replay.draw_out(Draw::Fate(index), &mut ledger);
            let mut story = vec![first];
            story.extend(gains(seat, &ledger, "HW-042"));
            story
        }
        Phase::Attack | Phase::OwnAttack(_) => {
            let cohort = phrases::cohort(card.arrow);
            let first = match before.phase {
                Phase::OwnAttack(seat) => Told::new(
                    Phrase::new("told-own-attack").with("who", seat).with("cohort", cohort),
                    "AMB-40",
                ),
                _ => Told::new(Phrase::new("told-attack").with("cohort", cohort), "HW-152"),
            };
            let mut story = vec![first];
            story.extend(turning_point(before, after));
            story
        }
        _ => {
            let line = Phrase::new("told-fate").with("year", before.year).with("card", number);
            let taken = !matches!(after.phase, Phase::Fate);
            if taken {
                let income = phrases::pieces(card.income);
                vec![Told::new(line.with("pieces", income), "HW-030")]
            } else {
                let line = Phrase::new("told-fate-passed").with("card", number);
                vec![Told::new(line, "HW-188")]
            }
        }
    }
}

/// What follows when a phase ends: cards turned up, results of the attack, the next year.
fn turning_point(before: &Hadrian, after: &Hadrian) -> Vec<Told> {
    let pack = before.printed.0;
    let mut story = Vec::new();
    if before.phase == Phase::Choose && after.phase != Phase::Choose {
        for seat in Seat::all(before.players()) {
            let sheet = after.sheet(seat);
            let year = usize::from(after.year) - 1;
            let line = Phrase::new("told-cards")
                .with("who", seat)
                .with("path", phrases::card(pack, sheet.paths[year]))
                .with("prospect", phrases::card(pack, sheet.prospect));
            story.push(Told::new(line, "HW-032"));
        }
    }
    if before.phase != after.phase && after.phase == Phase::Attack {
        let line = Phrase::new("told-year-end")
            .with("year", after.year)
            .with("cards", after.attack_size());
        story.push(Told::new(line, "HW-151"));
    }
    story.extend(results(before, after));
    if before.phase != Phase::Over && after.phase == Phase::Over {
        story.push(Told::new(Phrase::new("told-over"), "HW-160"));
    }
    story
}

/// HW-156: the results of the attack for those whose sheets show them now.
fn results(before: &Hadrian, after: &Hadrian) -> Vec<Told> {
    let resolving = matches!(before.phase, Phase::Attack | Phase::OwnAttack(_) | Phase::Favours);
    let ended = matches!(after.phase, Phase::Fate | Phase::Favours | Phase::Over);
    if !resolving || !ended {
        return Vec::new();
    }
    let settled = |seat: &Seat| {
        let was_open = before.phase != Phase::Favours || before.waiting.contains(*seat);
        let is_open = after.phase == Phase::Favours && after.waiting.contains(*seat);
        was_open && !is_open
    };
    let tell = |seat: Seat| {
        let disdain = after.sheet(seat).disdain - before.sheet(seat).disdain;
        let valour = before.potential() - disdain;
        let line = Phrase::new("told-result").with("who", seat);
        let result = effects::result(crate::Outcome { unrepelled: 0, disdain, valour });
        Told::new(line.with("result", result), "HW-156")
    };
    Seat::all(before.players()).filter(settled).map(tell).collect()
}
