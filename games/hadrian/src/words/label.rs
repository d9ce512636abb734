//! What a seat is asked, and its decisions as on buttons.

use ludi_engine::{Phrase, Seat};

use super::phrases;
use crate::components::{Components, Track};
use crate::decision::{Decision, Patron};
use crate::sheet::Sheet;
use crate::vocabulary::Piece;
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
                Phrase::new("prompt-map").with("source", phrases::source(game, seat, source))
            }
            None => Phrase::new("prompt-actions").with("year", year),
        },
    }
}

/// A box of a track, or that there is none left.
fn track(area: Area, filled: u8, track: &Track) -> Phrase {
    boxes(phrases::area(area), filled, track.len())
}

fn boxes(what: Phrase, filled: u8, boxes: u8) -> Phrase {
    if filled < boxes {
        Phrase::new("label-box").with("what", what).with("box", filled + 1).with("boxes", boxes)
    } else {
        Phrase::new("label-full").with("what", what)
    }
}

/// A box and the piece it is paid with.
fn paid(what: Phrase, pay: Piece) -> Phrase {
    Phrase::new("label-paid").with("what", what).with("piece", phrases::piece(pay))
}

/// A decision in words.
pub fn label(game: &Hadrian, seat: Seat, decision: Decision) -> Phrase {
    let (pack, sheet) = (game.printed.0, game.sheet(seat));
    match decision {
        Decision::Path(card) => path(pack, sheet, card),
        Decision::Attribute(attribute) => {
            let all = pack.attributes[attribute.index()].len() as u8;
            boxes(phrases::attribute(attribute), sheet.attribute(attribute), all)
        }
        Decision::Cohort(cohort) => {
            boxes(phrases::cohort(cohort), sheet.cohort(cohort), pack.cohort.len() as u8)
        }
        Decision::Mine => track(Area::Mining, sheet.mining, &pack.mining),
        Decision::Guard => track(Area::Guard, sheet.guard, &pack.guard),
        Decision::Cippi => track(Area::Cippi, sheet.cippi, &pack.cippi),
        Decision::Wall => track(Area::Wall, sheet.wall, &pack.wall),
        Decision::Fort(pay) => paid(track(Area::Fort, sheet.fort, &pack.fort), pay),
        Decision::Build(building) => {
            Phrase::new("label-build").with("what", phrases::building(pack, building))
        }
        Decision::Landmark(landmark) => {
            Phrase::new("label-build").with("what", phrases::landmark(pack, landmark))
        }
        Decision::Train => {
            boxes(phrases::area(Area::Training), sheet.training.len() as u8, pack.training.boxes)
        }
        Decision::Forum(exchange) => forum(pack, exchange),
        Decision::Citizen(citizen) => {
            let all = pack.citizen_boxes[citizen.index()];
            boxes(phrases::citizen(citizen), sheet.citizen(citizen), all)
        }
        Decision::Good { place, source } => Phrase::new("label-good")
            .with("box", u16::from(place) + 1)
            .with("source", phrases::source(game, seat, source)),
        Decision::Perform(place) => Phrase::new("label-perform").with("box", u16::from(place) + 1),
        Decision::Gladiator { which, pay } => Phrase::new("label-gladiator")
            .with("gladiator", phrases::gladiator(which))
            .with("strength", pack.ludus.next_strength(sheet.strength[which.index()]))
            .with("piece", phrases::piece(pay)),
        Decision::Battle(which) => {
            Phrase::new("label-battle").with("gladiator", phrases::gladiator(which))
        }
        Decision::Temple(pay) => {
            let all = pack.temples.boxes.len() as u8;
            paid(boxes(phrases::area(Area::Temples), sheet.temple, all), pay)
        }
        Decision::Bribe(place) => Phrase::new("label-bribe").with("box", u16::from(place) + 1),
        Decision::Ruling(column) => phrases::ruling(column),
        Decision::Diplomat(cohort) => {
            Phrase::new("label-diplomat").with("cohort", phrases::cohort(cohort))
        }
        Decision::Scout(source) => {
            Phrase::new("label-scout").with("source", phrases::source(game, seat, source))
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
            Phrase::new(id).with("cohort", phrases::cohort(cohort))
        }
        Decision::Accept => Phrase::new("label-accept"),
        Decision::Finish => Phrase::new("label-finish"),
    }
}

/// HW-031: a card as path, and the other one as prospect.
fn path(pack: &Components, sheet: &Sheet, card: u8) -> Phrase {
    let chosen = 1u16.checked_shl(card.into()).unwrap_or(0);
    let other = (sheet.hand & !chosen).trailing_zeros() as u8;
    Phrase::new("label-path")
        .with("card", phrases::card(pack, card))
        .with("prospect", phrases::card(pack, other))
}

/// HW-081: two pieces for one.
fn forum(pack: &Components, exchange: u8) -> Phrase {
    let Some(exchange) = pack.exchanges.get(usize::from(exchange)) else {
        return phrases::area(Area::Forum);
    };
    Phrase::new("label-forum")
        .with("give", phrases::pieces(exchange.cost))
        .with("get", phrases::count(exchange.get, 1))
}
