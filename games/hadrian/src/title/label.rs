//! What a seat is asked, and its decisions as on buttons.

use ludi_engine::{Phrase, Seat};

use super::say;
use crate::components::Track;
use crate::decision::{Decision, Patron};
use crate::{Area, Hadrian, Phase};

/// What the seat is asked now.
pub fn prompt(game: &Hadrian, seat: Seat) -> Phrase {
    if game.phase == Phase::Over {
        return Phrase::new("prompt-over");
    }
    if !game.asks(seat) {
        let finished = game.phase == Phase::Actions;
        return Phrase::new(if finished { "prompt-finished" } else { "prompt-nothing" });
    }
    let sheet = game.sheet(seat);
    let year = game.year;
    match game.phase {
        Phase::Choose => Phrase::new("prompt-path").with("year", year),
        Phase::Favours => {
            let outcome = game.outcome(seat);
            Phrase::new("prompt-favours")
                .with("unrepelled", outcome.unrepelled)
                .with("disdain", outcome.disdain)
                .with("valour", outcome.valour)
        }
        _ if sheet.cohort_choices > 0 => Phrase::new("prompt-cohort"),
        _ if sheet.attribute_choices > 0 => {
            Phrase::new("prompt-attribute").with("n", sheet.attribute_choices)
        }
        _ => match sheet.scouting {
            Some(source) => {
                Phrase::new("prompt-map").with("source", say::source(game, seat, source))
            }
            None => Phrase::new("prompt-actions").with("year", year),
        },
    }
}

/// A box of a track, or that there is none left.
fn track(area: Area, filled: u8, track: &Track) -> Phrase {
    boxes(say::area(area), filled, track.len())
}

fn boxes(what: Phrase, filled: u8, boxes: u8) -> Phrase {
    if filled < boxes {
        Phrase::new("label-box").with("what", what).with("box", filled + 1).with("boxes", boxes)
    } else {
        Phrase::new("label-full").with("what", what)
    }
}

/// A decision in words.
pub fn label(game: &Hadrian, seat: Seat, decision: Decision) -> Phrase {
    let (pack, sheet) = (game.printed.0, game.sheet(seat));
    match decision {
        Decision::Path(card) => {
            let other =
                (sheet.hand & !(1u16.checked_shl(card.into()).unwrap_or(0))).trailing_zeros() as u8;
            Phrase::new("label-path")
                .with("card", say::card(pack, card))
                .with("prospect", say::card(pack, other))
        }
        Decision::Attribute(attribute) => {
            let filled = sheet.attribute(attribute);
            let length = pack.attributes[attribute.index()].len() as u8;
            boxes(say::attribute(attribute), filled, length)
        }
        Decision::Cohort(cohort) => {
            boxes(say::cohort(cohort), sheet.cohort(cohort), pack.cohort.len() as u8)
        }
        Decision::Mine => track(Area::Mining, sheet.mining, &pack.mining),
        Decision::Guard => track(Area::Guard, sheet.guard, &pack.guard),
        Decision::Cippi => track(Area::Cippi, sheet.cippi, &pack.cippi),
        Decision::Wall => track(Area::Wall, sheet.wall, &pack.wall),
        Decision::Fort(pay) => Phrase::new("label-paid")
            .with("what", track(Area::Fort, sheet.fort, &pack.fort))
            .with("piece", say::piece(pay)),
        Decision::Build(building) => {
            Phrase::new("label-build").with("what", say::building(pack, building))
        }
        Decision::Landmark(landmark) => {
            Phrase::new("label-build").with("what", say::landmark(pack, landmark))
        }
        Decision::Train => {
            boxes(say::area(Area::Training), sheet.training.len() as u8, pack.training.boxes)
        }
        Decision::Forum(exchange) => match pack.exchanges.get(usize::from(exchange)) {
            Some(exchange) => Phrase::new("label-forum")
                .with("first", say::piece(exchange.give[0]))
                .with("second", say::piece(exchange.give[1]))
                .with("get", say::piece(exchange.get)),
            None => say::area(Area::Forum),
        },
        Decision::Citizen(citizen) => boxes(
            say::citizen(citizen),
            sheet.citizen(citizen),
            pack.citizen_boxes[citizen.index()],
        ),
        Decision::Good { place, source } => Phrase::new("label-good")
            .with("box", u16::from(place) + 1)
            .with("source", say::source(game, seat, source)),
        Decision::Perform(place) => Phrase::new("label-perform").with("box", u16::from(place) + 1),
        Decision::Gladiator { which, pay } => Phrase::new("label-gladiator")
            .with("who", say::gladiator(which))
            .with("strength", pack.ludus.next_strength(sheet.strength[which.index()]))
            .with("piece", say::piece(pay)),
        Decision::Battle(which) => Phrase::new("label-battle").with("who", say::gladiator(which)),
        Decision::Temple(pay) => Phrase::new("label-paid")
            .with(
                "what",
                boxes(say::area(Area::Temples), sheet.temple, pack.temples.boxes.len() as u8),
            )
            .with("piece", say::piece(pay)),
        Decision::Bribe(place) => Phrase::new("label-bribe").with("box", u16::from(place) + 1),
        Decision::Ruling(column) => say::ruling(column),
        Decision::Diplomat(cohort) => {
            Phrase::new("label-diplomat").with("cohort", say::cohort(cohort))
        }
        Decision::Scout(source) => {
            Phrase::new("label-scout").with("source", say::source(game, seat, source))
        }
        Decision::Map { spot, .. } => Phrase::new("label-map")
            .with("row", spot.row() + 1)
            .with("column", spot.column() + 1)
            .with("turn", 90 * u16::from(spot.turns()))
            .with("flip", u8::from(spot.mirrored())),
        Decision::Favour { cohort, from } => {
            let id = match from {
                Patron::Temple => "label-favour-temple",
                Patron::Diplomat => "label-favour-diplomat",
            };
            Phrase::new(id).with("cohort", say::cohort(cohort))
        }
        Decision::Accept => Phrase::new("label-accept"),
        Decision::Finish => Phrase::new("label-finish"),
    }
}
