//! What a decision costs and brings, before it is made.

use ludi_engine::{Effect, Game, Phrase, Seat};

use crate::cell::SIDES;
use crate::city::is_large;
use crate::{Built, Cell, Colour, Decision, Gain, MagnaRoma, Phase, Resource};

use super::proceeds::{Proceeds, Source, forecast, paid, proceeds};
use super::{counters, phrases};

/// What a decision costs and brings; nothing for one that is not allowed.
pub fn effects(game: &MagnaRoma, seat: Seat, decision: Decision) -> Vec<Effect> {
    if game.check(seat, decision).is_err() {
        return Vec::new();
    }
    match decision {
        Decision::Choose(tile) => best_places(game, seat, tile),
        Decision::Place(cell) => turns(game, seat, cell),
        Decision::Pass => Vec::new(),
        Decision::Settle(monument) => people(game, seat, monument, 1),
        Decision::Withdraw(monument) => people(game, seat, monument, -1),
        _ => changes(game, seat, decision),
    }
}

/// What a decision pays and gains, what follows from it, and what the score would be then.
fn changes(game: &MagnaRoma, seat: Seat, decision: Decision) -> Vec<Effect> {
    let mut after = *game;
    after.decide(seat, decision);
    let brings = proceeds(game, seat, decision, &after);
    let mut effects = costs(game, seat, decision);
    stars(game, seat, decision, &after, &mut effects);
    let come = brings.iter().filter(|item| item.expected().amount > 0);
    effects.extend(come.map(|item| brought(game, seat, decision, *item)));
    let played = u8::from(matches!(decision, Decision::Bless(_)));
    let tokens = after.realm(seat).blessings + played - game.realm(seat).blessings;
    if tokens > 0 {
        let phrase = Phrase::new("gain-blessing").with("n", tokens);
        effects.push(Effect::gain(phrase).changing(seat, counters::BLESSINGS, tokens));
    }
    lost(&brings, &mut effects);
    match decision {
        Decision::Decline => effects.insert(0, Effect::note(Phrase::new("effect-trade-lost"))),
        Decision::Build { monument, cell } => effects.push(building(game, seat, monument, cell)),
        Decision::Conquer { province, row } => effects.push(conquest(game, seat, province, row)),
        Decision::Face(_) if effects.is_empty() => effects.push(no_symbol()),
        Decision::Bless(_) if brings.is_empty() => effects.push(no_symbol()),
        _ => {}
    }
    match (after.phase, after.offered()) {
        (Phase::Order, _) => effects.push(Effect::note(Phrase::new("effect-order"))),
        (Phase::Trade, Some(token)) => {
            let trade = Phrase::new("effect-trade-offered").with("trade", phrases::token(token));
            effects.push(Effect::note(trade));
        }
        _ => {}
    }
    effects.extend(foreseen(game, seat, &after));
    effects
}

/// What is paid at once.
fn costs(game: &MagnaRoma, seat: Seat, decision: Decision) -> Vec<Effect> {
    if let Decision::Bless(_) = decision {
        let token = Effect::cost(Phrase::new("effect-blessing-token"));
        return vec![token.changing(seat, counters::BLESSINGS, -1)];
    }
    let paid = paid(game, decision);
    let cost = |price: &Gain| {
        let counter = counters::of(price.resource);
        let cost = Effect::cost(phrases::gain(*price));
        cost.changing(seat, counter, -i32::from(price.amount))
    };
    paid.iter().filter(|price| price.amount > 0).map(cost).collect()
}

/// The steps on the star tracks, in words.
pub fn steps(game: &MagnaRoma, seat: Seat, decision: Decision, after: &MagnaRoma) -> Vec<Phrase> {
    let mut effects = Vec::new();
    stars(game, seat, decision, after, &mut effects);
    effects.into_iter().map(|effect| effect.phrase).collect()
}

/// The steps on the star tracks.
fn stars(
    game: &MagnaRoma,
    seat: Seat,
    decision: Decision,
    after: &MagnaRoma,
    effects: &mut Vec<Effect>,
) {
    if !matches!(decision, Decision::Face(_)) {
        return;
    }
    for colour in Colour::ALL {
        let step = |game: &MagnaRoma| game.realm(seat).stars[colour as usize];
        let steps = step(after) - step(game);
        if steps > 0 {
            let phrase = Phrase::new("effect-stars")
                .with("n", steps)
                .with("colour", phrases::colour(colour));
            effects.push(Effect::gain(phrase).changing(seat, counters::of_star(colour), steps));
        }
    }
}

/// A gain with its source: certain, or waiting for an answer.
fn brought(game: &MagnaRoma, seat: Seat, decision: Decision, item: Proceeds) -> Effect {
    let Gain { resource, amount } = item.expected();
    let phrase = sourced(game, seat, decision, item);
    if item.waits {
        Effect::prospect(phrase)
    } else {
        Effect::gain(phrase).changing(seat, counters::of(resource), amount)
    }
}

fn sourced(game: &MagnaRoma, seat: Seat, decision: Decision, item: Proceeds) -> Phrase {
    let gain = phrases::gain(item.expected());
    let side = match item.source {
        Source::Plain | Source::Trade => return gain,
        Source::Bonus => return Phrase::new("effect-bonus").with("gain", gain),
        Source::Symbol(side) => side,
    };
    let city = &game.realm(seat).city;
    let (cell, colour) = match decision {
        Decision::Bless(cell) => (cell, city.face(game.pack.0, cell).colour),
        Decision::Face(_) => {
            let tile =
                game.tile_in_hand().and_then(|tile| game.pack.0.tiles.get(usize::from(tile)));
            (game.spot, tile.and_then(|tile| tile.colour))
        }
        _ => (game.spot, city.face(game.pack.0, game.spot).colour),
    };
    let next = cell.toward(side);
    let small = game.setup.centre_colour_matches_nothing;
    let large = is_large(colour, city.face(game.pack.0, next).colour, small);
    let id = if large { "effect-symbol-large" } else { "effect-symbol-small" };
    Phrase::new(id)
        .with("gain", gain)
        .with("symbol", phrases::symbol(item.gain.resource))
        .with("side", phrases::side(side))
}

/// Remarks on what finds no room.
fn lost(brings: &[Proceeds], effects: &mut Vec<Effect>) {
    for resource in Resource::ALL {
        let own = brings.iter().filter(|item| item.gain.resource == resource && !item.waits);
        let lost = own.map(|item| item.gain.amount - item.real);
        let amount = lost.fold(0, u8::saturating_add);
        if amount > 0 {
            let gain = phrases::gain(Gain { resource, amount });
            effects.push(Effect::note(Phrase::new("effect-lost").with("gain", gain)));
        }
    }
}

/// What the score would be, once all that follows is answered.
fn foreseen(game: &MagnaRoma, seat: Seat, after: &MagnaRoma) -> Option<Effect> {
    let now = game.score(seat);
    let (least, most) = forecast(after, seat)?;
    if least == most {
        let phrase = Phrase::new("effect-forecast").with("now", now).with("then", most);
        return (now != most).then(|| Effect::note(phrase));
    }
    let phrase = Phrase::new("effect-forecast-range").with("now", now);
    Some(Effect::note(phrase.with("least", least).with("most", most)))
}

fn no_symbol() -> Effect {
    Effect::note(Phrase::new("effect-no-symbol"))
}

/// All gains together, by resource.
pub fn together(brings: &[Proceeds]) -> Vec<Gain> {
    let sum = |resource| {
        let own =
            brings.iter().map(|item| item.expected()).filter(|gain| gain.resource == resource);
        Gain { resource, amount: own.fold(0, |sum, gain| sum.saturating_add(gain.amount)) }
    };
    Resource::ALL.map(sum).into_iter().filter(|gain| gain.amount > 0).collect()
}

/// What laying the tile in hand on a cell brings, turned so: symbols and bonuses, as far as there is
/// room for them.
pub fn brings(game: &MagnaRoma, seat: Seat, cell: Cell, turns: u8) -> Vec<Gain> {
    let mut before = *game;
    before.phase = Phase::Face;
    before.spot = cell;
    let mut after = before;
    after.decide(seat, Decision::Face(turns));
    together(&proceeds(&before, seat, Decision::Face(turns), &after))
}

/// For a cell: what each way of turning the tile would bring.
fn turns(game: &MagnaRoma, seat: Seat, cell: Cell) -> Vec<Effect> {
    let each = [0, 1, 2, 3].map(|turns| brings(game, seat, cell, turns));
    let prospect = |id: &'static str, gains: &[Gain]| {
        Effect::prospect(Phrase::new(id).with("gains", phrases::gains(gains)))
    };
    if each.iter().all(Vec::is_empty) {
        return vec![no_symbol()];
    }
    if each.iter().all(|gains| *gains == each[0]) {
        return vec![prospect("effect-facing-any", &each[0])];
    }
    let ids =
        ["effect-facing-north", "effect-facing-east", "effect-facing-south", "effect-facing-west"];
    let some = ids.into_iter().zip(&each).filter(|(_, gains)| !gains.is_empty());
    some.map(|(id, gains)| prospect(id, gains)).collect()
}

/// What a tile to choose would bring at most in the city as it is.
pub fn best(game: &MagnaRoma, seat: Seat, tile: u8) -> Vec<Gain> {
    let Some(slot) = game.ring.iter().position(|other| *other == tile) else { return Vec::new() };
    let mut held = *game;
    held.cylinders[seat.index()] = slot as u8;
    let open = game.realm(seat).city.open();
    let ways = open.iter().flat_map(|cell| SIDES.map(|turns| (cell, turns)));
    let total = |gains: &Vec<Gain>| gains.iter().map(|gain| u16::from(gain.amount)).sum::<u16>();
    let each = ways.map(|(cell, turns)| brings(&held, seat, cell, turns));
    each.max_by_key(total).unwrap_or_default()
}

/// For a tile to choose: where it would pay most in the city as it is, counting all that comes.
fn best_places(game: &MagnaRoma, seat: Seat, tile: u8) -> Vec<Effect> {
    let Some(slot) = game.ring.iter().position(|other| *other == tile) else { return Vec::new() };
    let mut held = *game;
    held.cylinders[seat.index()] = slot as u8;
    let open = game.realm(seat).city.open();
    let mut most = 0;
    let mut best: Vec<(Vec<Gain>, Vec<Cell>)> = Vec::new();
    for (cell, turns) in open.iter().flat_map(|cell| SIDES.map(|turns| (cell, turns))) {
        let gains = brings(&held, seat, cell, turns);
        let total: u16 = gains.iter().map(|gain| u16::from(gain.amount)).sum();
        if total < most {
            continue;
        }
        if total > most {
            best.clear();
            most = total;
        }
        match best.iter_mut().find(|(other, _)| *other == gains) {
            Some((_, cells)) if cells.contains(&cell) => {}
            Some((_, cells)) => cells.push(cell),
            None => best.push((gains, vec![cell])),
        }
    }
    if most == 0 {
        return vec![Effect::note(Phrase::new("effect-best-none"))];
    }
    let ways = best.len();
    let (gains, cells) = best.swap_remove(0);
    let more = cells.len() - 1;
    let id = match (ways, more) {
        (1, _) if cells.len() == usize::from(open.len()) => "effect-best-anywhere",
        (1, 0) => "effect-best",
        (1, _) => "effect-best-more",
        _ => "effect-best-many",
    };
    let phrase = Phrase::new(id)
        .with("gains", phrases::gains(&gains))
        .with("spot", phrases::spot(cells[0]))
        .with("n", more)
        .with("ways", ways);
    vec![Effect::prospect(phrase)]
}

fn building(game: &MagnaRoma, seat: Seat, monument: u8, cell: Cell) -> Effect {
    let people = game.useful_people(monument);
    let built = Built { monument, cell, people };
    let points = Phrase::new("effect-monument")
        .with("points", game.monument_points(seat, &built, people))
        .with("need", people)
        .with("have", game.realm(seat).population);
    Effect::prospect(points)
}

fn conquest(game: &MagnaRoma, seat: Seat, province: u8, row: u8) -> Effect {
    let printed = &game.pack.0.provinces[usize::from(province)];
    let covered = game.setup.icons_under_monument_count;
    let points = Phrase::new("effect-province")
        .with("points", printed.points[usize::from(row)])
        .with("sets", phrases::sets(printed.sets))
        .with("n", game.realm(seat).city.sets(game.pack.0, printed.sets, covered));
    Effect::prospect(points)
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
