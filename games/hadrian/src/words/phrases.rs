//! How pieces, gains, areas and cards are said.

use ludi_engine::{Bilingual, Phrase, Seat};

use crate::components::Components;
use crate::decision::Source;
use crate::sheet::Gained;
use crate::vocabulary::{Attribute, Citizen, Cohort, Column, Gain, Gladiator, Piece, Pieces};
use crate::{Area, Hadrian, NO_CARD};

/// So many pieces of a kind.
pub fn count(piece: Piece, n: u8) -> Phrase {
    let id = match piece {
        Piece::Soldier => "pieces-soldier",
        Piece::Builder => "pieces-builder",
        Piece::Servant => "pieces-servant",
        Piece::Civilian => "pieces-civilian",
        Piece::Resource => "pieces-resource",
    };
    Phrase::new(id).with("n", n)
}

/// Pieces of several kinds.
pub fn pieces(pieces: Pieces) -> Vec<Phrase> {
    pieces.iter().map(|(piece, n)| count(piece, n)).collect()
}

/// The kind of a piece.
pub const fn piece(piece: Piece) -> Phrase {
    Phrase::new(match piece {
        Piece::Soldier => "piece-soldier",
        Piece::Builder => "piece-builder",
        Piece::Servant => "piece-servant",
        Piece::Civilian => "piece-civilian",
        Piece::Resource => "piece-resource",
    })
}

/// The name of an attribute.
pub const fn attribute(attribute: Attribute) -> Phrase {
    Phrase::new(match attribute {
        Attribute::Renown => "attribute-renown",
        Attribute::Piety => "attribute-piety",
        Attribute::Valour => "attribute-valour",
        Attribute::Discipline => "attribute-discipline",
    })
}

/// The name of a citizen track.
pub const fn citizen(citizen: Citizen) -> Phrase {
    Phrase::new(match citizen {
        Citizen::Traders => "citizens-traders",
        Citizen::Performers => "citizens-performers",
        Citizen::Priests => "citizens-priests",
        Citizen::Apparitores => "citizens-apparitores",
        Citizen::Patricians => "citizens-patricians",
    })
}

/// The name of a cohort.
pub const fn cohort(cohort: Cohort) -> Phrase {
    Phrase::new(match cohort {
        Cohort::Left => "cohort-left",
        Cohort::Center => "cohort-center",
        Cohort::Right => "cohort-right",
    })
}

/// The name of a column of the upper left sheet.
pub const fn column(column: Column) -> Phrase {
    Phrase::new(match column {
        Column::Small => "column-small",
        Column::Medium => "column-medium",
        Column::Large => "column-large",
    })
}

/// The name of a column of the Courthouse.
pub const fn ruling(column: Cohort) -> Phrase {
    Phrase::new(match column {
        Cohort::Left => "ruling-left",
        Cohort::Center => "ruling-center",
        Cohort::Right => "ruling-right",
    })
}

/// The name of a gladiator.
pub const fn gladiator(which: Gladiator) -> Phrase {
    Phrase::new(match which {
        Gladiator::Red => "gladiator-red",
        Gladiator::Blue => "gladiator-blue",
    })
}

/// The name of an area.
pub const fn area(area: Area) -> Phrase {
    Phrase::new(match area {
        Area::Mining => "area-mining",
        Area::Guard => "area-guard",
        Area::Cippi => "area-cippi",
        Area::Wall => "area-wall",
        Area::Fort => "area-fort",
        Area::Training => "area-training",
        Area::Forum => "area-forum",
        Area::Citizens => "area-citizens",
        Area::Market => "area-market",
        Area::Theatre => "area-theatre",
        Area::Gladiators => "area-gladiators",
        Area::Battles => "area-battles",
        Area::Temples => "area-temples",
        Area::Baths => "area-baths",
        Area::Courthouse => "area-courthouse",
        Area::Diplomats => "area-diplomats",
        Area::Scouting => "area-scouting",
    })
}

/// The name of a card that nobody can see.
const UNKNOWN: Bilingual = Bilingual { en: "?", fr: "?" };

/// The name of a player card.
pub fn card(pack: &Components, card: u8) -> Bilingual {
    pack.cards.get(usize::from(card)).map_or(UNKNOWN, |card| card.name)
}

/// The name of a building.
pub fn building(pack: &Components, building: u8) -> Bilingual {
    pack.buildings.get(usize::from(building)).map_or(UNKNOWN, |building| building.name)
}

/// The name of a landmark.
pub fn landmark(pack: &Components, landmark: u8) -> Bilingual {
    pack.landmarks.get(usize::from(landmark)).map_or(UNKNOWN, |landmark| landmark.name)
}

/// Whose card is used.
pub fn source(game: &Hadrian, seat: Seat, source: Source) -> Phrase {
    let name = card(game.printed.0, game.offered_card(seat, source).unwrap_or(NO_CARD));
    match (source, game.neighbour(seat, source)) {
        (Source::Deck, _) => Phrase::new("from-deck"),
        (Source::Own, _) => Phrase::new("from-own").with("card", name),
        (_, Some(neighbour)) => {
            Phrase::new("from-neighbour").with("who", neighbour).with("card", name)
        }
        (_, None) => Phrase::new("from-neutral").with("card", name),
    }
}

/// Whose card was used, told to everybody.
pub fn source_told(game: &Hadrian, seat: Seat, from: Source) -> Phrase {
    let told = source(game, seat, from);
    if from == Source::Own { Phrase { id: "from-their-own", ..told } } else { told }
}

/// What icons did, or would do, in order; pieces of a kind that come together are counted. With
/// how many of which there were, and whether they are lost.
pub fn ledger(ledger: &[Gained]) -> Vec<(Phrase, Gained, usize)> {
    let alike = |a: &Gained, b: &Gained| a == b && matches!(a.gain, Gain::Piece(_));
    let run = |run: &[Gained]| match run[0].gain {
        Gain::Piece(piece) => (count(piece, run.len() as u8), run[0], run.len()),
        _ => (gained(run[0]), run[0], run.len()),
    };
    ledger.chunk_by(alike).map(run).collect()
}

fn gained(gained: Gained) -> Phrase {
    if gained.lost {
        return Phrase::new("gain-lost").with("what", icon(gained.gain));
    }
    match gained.gain {
        Gain::Attribute(_) | Gain::Citizen(_) | Gain::Production => {
            Phrase::new("gain-box").with("what", icon(gained.gain)).with("box", gained.place)
        }
        other => gain(other),
    }
}

/// What a box gives: "1 Civilian", "Renown".
pub fn gain(gain: Gain) -> Phrase {
    match gain {
        Gain::Piece(kind) => count(kind, 1),
        other => icon(other),
    }
}

/// What an icon stands for.
fn icon(gain: Gain) -> Phrase {
    match gain {
        Gain::Piece(kind) => piece(kind),
        Gain::Attribute(kind) => attribute(kind),
        Gain::Citizen(kind) => citizen(kind),
        Gain::Cohort => Phrase::new("gain-cohort"),
        Gain::Production => Phrase::new("area-production"),
        Gain::Favour => Phrase::new("gain-favour"),
    }
}
