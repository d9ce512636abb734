//! The position as data for other programs (`docs/json.md`).

use ludi_engine::{Seat, View};
use serde_json::{Map, Value as Json, json};

use crate::levels::Resource;
use crate::{
    Builders, Building, Due, Ending, Hand, Levels, Player, Step, Tool, University, buildings, hands,
};

/// Everything is public (AM-28), so a view is the position.
pub fn data(view: &View<Builders>) -> Json {
    let game: &Builders = view;
    json!({
        "asks": asks(game),
        "round": game.turn.round,
        "first": game.turn.first.0,
        "active": game.turn.seat.0,
        "actions": game.turn.actions,
        "invested": game.turn.invested,
        "sent": sent(game),
        "progress": game.turn.progress,
        "idle_rounds": game.turn.idle_rounds,
        "last_round": game.turn.ending != Ending::NotYet,
        "bank": game.bank(),
        "building_row": game.building_row.map(|card| card.map(|card| game.building_id(card))),
        "building_top": game.building_top.map(|card| game.building_id(card)),
        "building_deck": game.building_ids(buildings(game.building_deck)),
        "worker_row": game.worker_row.map(|card| card.map(|card| game.hand_id(card))),
        "worker_top": game.worker_top.map(|card| game.hand_id(card)),
        "worker_deck": game.hand_ids(hands(game.worker_deck)),
        "slaves": game.hand_ids(game.slave_pile()),
        "tools": game.tool_ids(game.tool_pile()),
        "loans": game.loan_pile,
        "universities": game.university_pile().map(|u| game.university_id(u)).collect::<Vec<_>>(),
        "seats": Seat::all(game.players).map(|seat| player(game, seat)).collect::<Vec<_>>(),
    })
}

/// What the game waits for.
fn asks(game: &Builders) -> Json {
    let of = match game.due {
        Due::Nothing => {
            return match game.step {
                Step::Turn => json!({ "what": "turn" }),
                Step::Pupil(university) => {
                    json!({ "what": "teach", "university": game.university_id(university) })
                }
                Step::Site(hand) => json!({ "what": "to", "hand": game.hand_id(hand) }),
                Step::Tool(hand, site) => json!({
                    "what": "with",
                    "hand": game.hand_id(hand),
                    "site": game.building_id(site),
                }),
                Step::FinalScoring(seats) => {
                    let seats: Vec<u8> = seats.iter().map(|seat| seat.0).collect();
                    json!({ "what": "scoring", "seats": seats })
                }
                Step::Over => json!({ "what": "over" }),
            };
        }
        Due::FirstPlayer => "first",
        Due::Apprentice => "apprentice",
        Due::Building => "building",
        Due::Worker => "worker",
    };
    json!({ "what": "draw", "of": of })
}

/// BA-084: how many hands were sent to each site in this turn.
fn sent(game: &Builders) -> Map<String, Json> {
    let sites = Building::all().zip(game.turn.sent).filter(|(_, sent)| *sent > 0);
    sites.map(|(site, sent)| (game.building_id(site).to_owned(), sent.into())).collect()
}

/// What lies in front of a seat.
fn player(game: &Builders, seat: Seat) -> Json {
    let player: &Player = game.player(seat);
    let sites = player.sites().map(|site| {
        json!({
            "site": game.building_id(site),
            "crew": game.hand_ids(game.crew(site)),
            "made": amounts(game.made[site.index()]),
        })
    });
    json!({
        "purse": player.purse,
        "vp": player.vp,
        "loans": player.loans,
        "unused_tools": game.tool_ids(player.unused_tools()),
        "hands": player.hands().map(|held| hand(game, player, held)).collect::<Vec<_>>(),
        "sites": sites.collect::<Vec<_>>(),
        "finished": game.building_ids(player.finished()),
    })
}

/// A worker, slave, freed worker or machine of a player.
fn hand(game: &Builders, player: &Player, hand: Hand) -> Json {
    json!({
        "hand": game.hand_id(hand),
        "available": player.has_available(hand),
        "enslaved": game.is_enslaved(hand),
        "university": game.university_of(hand).map(|university| game.university_id(university)),
        "tool": game.tool_of(hand).map(|tool| game.cards.0.tool(tool).id),
        "produces": amounts(game.produces(hand)),
        "wage": game.wage(hand),
    })
}

fn amounts(levels: Levels) -> Json {
    json!({
        "stone": levels.of(Resource::Stone),
        "wood": levels.of(Resource::Wood),
        "architecture": levels.of(Resource::Architecture),
        "decoration": levels.of(Resource::Decoration),
    })
}

impl Builders {
    fn building_id(&self, building: Building) -> &'static str {
        self.cards.0.building(building).id
    }

    fn hand_id(&self, hand: Hand) -> &'static str {
        self.cards.0.hand(hand).id
    }

    fn university_id(&self, university: University) -> &'static str {
        self.cards.0.university(university).id
    }

    fn building_ids(&self, buildings: impl Iterator<Item = Building>) -> Vec<&'static str> {
        buildings.map(|building| self.building_id(building)).collect()
    }

    fn hand_ids(&self, hands: impl Iterator<Item = Hand>) -> Vec<&'static str> {
        hands.map(|hand| self.hand_id(hand)).collect()
    }

    fn tool_ids(&self, tools: impl Iterator<Item = Tool>) -> Vec<&'static str> {
        tools.map(|tool| self.cards.0.tool(tool).id).collect()
    }
}
