//! What a decision costs and brings, before it is made.

use ludi_engine::{Effect, Game, Phrase, Seat};

use crate::cell::SIDES;
use crate::strategy::best_spot;
use crate::{Built, Cell, Colour, Decision, Gain, MagnaRoma, Phase, Resource};

use super::phrases;

/// What a decision costs and brings; nothing for one that is not allowed.
pub fn effects(game: &MagnaRoma, seat: Seat, decision: Decision) -> Vec<Effect> {
    if game.check(seat, decision).is_err() {
        return Vec::new();
    }
    let mut effects = match decision {
        Decision::Choose(tile) => return best_place(game, seat, tile),
        Decision::Place(cell) => return turns(game, cell),
        Decision::Face(turns) => placement(game, turns),
        Decision::First(gain) => vec![Effect::gain(phrases::gain(gain))],
        Decision::Trade => trade(game),
        Decision::Decline => return vec![Effect::note(Phrase::new("effect-trade-lost"))],
        Decision::Build { monument, cell } => building(game, seat, monument, cell),
        Decision::Conquer { province, row } => conquest(game, seat, province, row),
        Decision::Bless(cell) => blessing(game, cell),
        Decision::Pass => return Vec::new(),
        Decision::Settle(monument) => return people(game, seat, monument, 1),
        Decision::Withdraw(monument) => return people(game, seat, monument, -1),
    };
    let mut after = *game;
    after.decide(seat, decision);
    if after.phase == Phase::Trade
        && decision != Decision::Trade
        && let Some(token) = after.offered()
    {
        let trade = Phrase::new("effect-trade-offered").with("trade", phrases::token(token));
        effects.push(Effect::note(trade));
    }
    let (now, then) = (game.score(seat), after.score(seat));
    if now != then {
        let forecast = Phrase::new("effect-forecast").with("now", now).with("then", then);
        effects.push(Effect::note(forecast));
    }
    effects
}

/// For a cell: what each way of turning the tile would bring.
fn turns(game: &MagnaRoma, cell: Cell) -> Vec<Effect> {
    let mut effects = Vec::new();
    for turns in 0..4 {
        let gains: Vec<Gain> =
            game.preview(cell, turns).into_iter().filter(|gain| gain.amount > 0).collect();
        if gains.is_empty() {
            continue;
        }
        let id = match turns {
            0 => "effect-facing-north",
            1 => "effect-facing-east",
            2 => "effect-facing-south",
            _ => "effect-facing-west",
        };
        effects.push(Effect::note(Phrase::new(id).with("gains", phrases::gains(&gains))));
    }
    if effects.is_empty() {
        effects.push(Effect::note(Phrase::new("effect-no-symbol")));
    }
    effects
}

/// Stars, bonuses and symbols of the tile in hand, turned so, on the chosen cell.
fn placement(game: &MagnaRoma, turns: u8) -> Vec<Effect> {
    let mut effects = Vec::new();
    let Some(tile) = game.tile_in_hand() else { return effects };
    let tile = &game.pack.0.tiles[usize::from(tile)];
    for (colour, n) in Colour::ALL.into_iter().zip(tile.stars).filter(|(_, n)| *n > 0) {
        let stars =
            Phrase::new("effect-stars").with("n", n).with("colour", phrases::colour(colour));
        effects.push(Effect::gain(stars));
    }
    let mut next = *game;
    for bonus in next.advance(tile.stars).list() {
        let bonus = Phrase::new("effect-bonus").with("gain", phrases::gain(*bonus));
        effects.push(Effect::gain(bonus));
    }
    let city = &game.acting().city;
    for (side, gain) in SIDES.into_iter().zip(game.preview(game.spot, turns)) {
        if gain.amount == 0 {
            continue;
        }
        let next = game.spot.toward(side);
        let large = city.face(game.pack.0, next).colour == tile.colour;
        let id = if large { "effect-symbol-large" } else { "effect-symbol-small" };
        let symbol = Phrase::new(id)
            .with("gain", phrases::gain(gain))
            .with("symbol", phrases::symbol(gain.resource))
            .with("cell", next.to_string());
        effects.push(Effect::gain(symbol));
    }
    if effects.is_empty() {
        effects.push(Effect::note(Phrase::new("effect-no-symbol")));
    }
    effects
}

/// For a tile to choose: the best a sensible player sees for it in the city as it is.
fn best_place(game: &MagnaRoma, seat: Seat, tile: u8) -> Vec<Effect> {
    let Some((cell, turns)) = best_spot(game, seat, tile) else {
        return Vec::new();
    };
    let printed = &game.pack.0.tiles[usize::from(tile)];
    let small = game.setup.centre_colour_matches_nothing;
    let edges = printed.edges.turned(turns);
    let city = &game.acting().city;
    let symbols = city.symbols_of(game.pack.0, cell, edges, printed.colour, small);
    let gains: Vec<Gain> = symbols.into_iter().filter(|gain| gain.amount > 0).collect();
    let best = Phrase::new("effect-best")
        .with("cell", cell.to_string())
        .with("gains", phrases::gains(&gains));
    vec![Effect::note(best)]
}

fn trade(game: &MagnaRoma) -> Vec<Effect> {
    let Some(token) = game.offered() else { return Vec::new() };
    let costs = token.give.iter().map(|gain| Effect::cost(phrases::gain(*gain)));
    let gains = token.get.iter().map(|gain| Effect::gain(phrases::gain(*gain)));
    costs.chain(gains).collect()
}

fn building(game: &MagnaRoma, seat: Seat, monument: u8, cell: Cell) -> Vec<Effect> {
    let printed = &game.pack.0.monuments[usize::from(monument)];
    let mut effects =
        vec![Effect::cost(phrases::gain(Gain { resource: Resource::Coin, amount: printed.coins }))];
    effects.extend(printed.immediate.iter().map(|gain| Effect::gain(phrases::gain(*gain))));
    let people = game.useful_people(monument);
    let built = Built { monument, cell, people };
    let points = Phrase::new("effect-monument")
        .with("points", game.monument_points(seat, &built, people))
        .with("need", people)
        .with("have", game.realm(seat).population);
    effects.push(Effect::gain(points));
    effects
}

fn conquest(game: &MagnaRoma, seat: Seat, province: u8, row: u8) -> Vec<Effect> {
    let printed = &game.pack.0.provinces[usize::from(province)];
    let row = usize::from(row);
    let legions = Gain { resource: Resource::Legion, amount: game.pack.0.rows[row] };
    let mut effects = vec![Effect::cost(phrases::gain(legions))];
    effects.extend(printed.bonus[row].iter().map(|gain| Effect::gain(phrases::gain(*gain))));
    let covered = game.setup.icons_under_monument_count;
    let points = Phrase::new("effect-province")
        .with("points", printed.points[row])
        .with("sets", phrases::sets(printed.sets))
        .with("n", game.realm(seat).city.sets(game.pack.0, printed.sets, covered));
    effects.push(Effect::gain(points));
    effects
}

fn blessing(game: &MagnaRoma, cell: Cell) -> Vec<Effect> {
    let small = game.setup.centre_colour_matches_nothing;
    let symbols = game.acting().city.symbols(game.pack.0, cell, small);
    let mut effects = vec![Effect::cost(Phrase::new("effect-blessing-token"))];
    effects.extend(symbols.list().iter().map(|gain| Effect::gain(phrases::gain(*gain))));
    if symbols.is_empty() {
        effects.push(Effect::note(Phrase::new("effect-no-symbol")));
    }
    effects
}

fn people(game: &MagnaRoma, seat: Seat, monument: u8, change: i8) -> Vec<Effect> {
    let Some(built) = game.realm(seat).city.monument(monument) else { return Vec::new() };
    let people = built.people.saturating_add_signed(change);
    let points = Phrase::new("effect-people")
        .with("have", people)
        .with("need", game.pack.0.monuments[usize::from(monument)].population)
        .with("points", game.monument_points(seat, built, people));
    vec![Effect::note(points)]
}
