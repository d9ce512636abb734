//! How cards and resources are said.

use ludi_engine::{Bilingual, Phrase, Value};

use crate::{Builders, Building, Hand, Levels, Resource, Tool};

/// An amount of one resource: "3 stone".
pub fn amount(resource: Resource, count: u8) -> Phrase {
    let id = match resource {
        Resource::Stone => "amount-stone",
        Resource::Wood => "amount-wood",
        Resource::Architecture => "amount-architecture",
        Resource::Decoration => "amount-decoration",
    };
    Phrase::new(id).with("count", count)
}

/// Amounts as a list: "3 stone, 1 wood".
pub fn amounts(levels: Levels) -> Vec<Phrase> {
    if levels.is_none() {
        return vec![Phrase::new("amount-none")];
    }
    levels.present().map(|(resource, count)| amount(resource, count)).collect()
}

/// A hand by name alone.
pub fn hand_name(game: &Builders, hand: Hand) -> Bilingual {
    let freed = hand.is_slave() && !game.is_enslaved(hand);
    if freed { game.cards.0.freed_name } else { game.cards.0.hand(hand).name }
}

/// A hand by name and production, since several cards share a name.
pub fn hand(game: &Builders, hand: Hand) -> Phrase {
    let id = if hand.is_machine() { "hand-machine" } else { "hand" };
    Phrase::new(id).with("name", hand_name(game, hand)).with("levels", amounts(game.produces(hand)))
}

/// A building by name; machines say that they are.
pub fn building(game: &Builders, building: Building) -> Value {
    let name = game.cards.0.building(building).name;
    match building.machine() {
        Some(_) => Phrase::new("machine").with("name", name).into(),
        None => name.into(),
    }
}

/// A tool by name and what it adds.
pub fn tool(game: &Builders, tool: Tool) -> Phrase {
    let card = game.cards.0.tool(tool);
    Phrase::new("tool").with("name", card.name).with("levels", amounts(card.adds))
}
