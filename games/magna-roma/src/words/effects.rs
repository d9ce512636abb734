//! What a decision costs and brings, before it is made.

use ludi_engine::{Effect, Game, Phrase, Seat};

use crate::cell::SIDES;
use crate::words::phrases::{
    colour_message, gain_in_words, gains_in_words, sets_in_words, token_in_words,
};
use crate::{Built, Cell, Decision, Gain, MagnaRoma, Phase, Resource, Style};

impl MagnaRoma {
    /// What a decision costs and brings; nothing for one that is not allowed.
    pub(crate) fn effects_in_words(&self, seat: Seat, decision: Decision) -> Vec<Effect> {
        if self.check(seat, decision).is_err() {
            return Vec::new();
        }
        let mut effects = match decision {
            Decision::Choose(tile) => return self.best_place_in_words(seat, tile),
            Decision::Place(cell) => return self.turns_in_words(cell),
            Decision::Face(turns) => self.placement_in_words(turns),
            Decision::First(gain) => vec![Effect::gain(gain_in_words(gain))],
            Decision::Trade => self.trade_in_words(),
            Decision::Decline => return vec![Effect::note(Phrase::new("effect-trade-lost"))],
            Decision::Build { monument, cell } => self.build_in_words(seat, monument, cell),
            Decision::Conquer { province, row } => self.conquest_in_words(seat, province, row),
            Decision::Bless(cell) => self.blessing_in_words(cell),
            Decision::Pass => return Vec::new(),
            Decision::Settle(monument) => return self.people_in_words(seat, monument, 1),
            Decision::Withdraw(monument) => return self.people_in_words(seat, monument, -1),
        };
        let mut after = *self;
        after.decide(seat, decision);
        if after.phase == Phase::Trade
            && decision != Decision::Trade
            && let Some(token) = after.offered()
        {
            let trade = Phrase::new("effect-trade-offered").with("trade", token_in_words(token));
            effects.push(Effect::note(trade));
        }
        let (now, then) = (self.score(seat), after.score(seat));
        if now != then {
            let forecast = Phrase::new("effect-forecast").with("now", now).with("then", then);
            effects.push(Effect::note(forecast));
        }
        effects
    }

    /// What the symbols pay that the tile in hand would form on a cell, turned so, by side; an
    /// amount of 0 where there is none.
    pub fn preview(&self, cell: Cell, turns: u8) -> [Gain; 4] {
        let Some(tile) = self.tile_in_hand() else { return [Gain::default(); 4] };
        let tile = &self.pack.0.tiles[usize::from(tile)];
        let small = self.setup.centre_colour_matches_nothing;
        let edges = tile.edges.turned(turns);
        self.acting().city.symbols_of(self.pack.0, cell, edges, tile.colour, small)
    }

    /// For a cell: what each way of turning the tile would bring.
    fn turns_in_words(&self, cell: Cell) -> Vec<Effect> {
        let mut effects = Vec::new();
        for turns in 0..4 {
            let gains: Vec<Gain> =
                self.preview(cell, turns).into_iter().filter(|gain| gain.amount > 0).collect();
            if gains.is_empty() {
                continue;
            }
            let id = match turns {
                0 => "effect-facing-north",
                1 => "effect-facing-east",
                2 => "effect-facing-south",
                _ => "effect-facing-west",
            };
            effects.push(Effect::note(Phrase::new(id).with("gains", gains_in_words(&gains))));
        }
        if effects.is_empty() {
            effects.push(Effect::note(Phrase::new("effect-no-symbol")));
        }
        effects
    }

    /// Stars, bonuses and symbols of the tile in hand, turned so, on the chosen cell.
    fn placement_in_words(&self, turns: u8) -> Vec<Effect> {
        let mut effects = Vec::new();
        let Some(tile) = self.tile_in_hand() else { return effects };
        let tile = &self.pack.0.tiles[usize::from(tile)];
        if let Some(colour) = tile.colour.filter(|_| tile.stars > 0) {
            let stars = Phrase::new("effect-stars")
                .with("n", tile.stars)
                .with("colour", Phrase::new(colour_message(colour)));
            effects.push(Effect::gain(stars));
            let mut next = *self;
            for bonus in next.advance(colour, tile.stars).list() {
                let bonus = Phrase::new("effect-bonus").with("gain", gain_in_words(*bonus));
                effects.push(Effect::gain(bonus));
            }
        }
        let city = &self.acting().city;
        for (side, gain) in SIDES.into_iter().zip(self.preview(self.spot, turns)) {
            if gain.amount == 0 {
                continue;
            }
            let next = self.spot.toward(side);
            let large = city.face(self.pack.0, next).colour == tile.colour;
            let id = if large { "effect-symbol-large" } else { "effect-symbol-small" };
            let symbol = Phrase::new(id)
                .with("gain", gain_in_words(gain))
                .with("symbol", Phrase::new(symbol_message(gain.resource)))
                .with("cell", next.to_string());
            effects.push(Effect::gain(symbol));
        }
        if effects.is_empty() {
            effects.push(Effect::note(Phrase::new("effect-no-symbol")));
        }
        effects
    }

    /// For a tile to choose: the best a sensible player sees for it in the city as it is.
    fn best_place_in_words(&self, seat: Seat, tile: u8) -> Vec<Effect> {
        let Some((cell, turns)) = Style::balanced().best_spot(self, seat, tile) else {
            return Vec::new();
        };
        let printed = &self.pack.0.tiles[usize::from(tile)];
        let small = self.setup.centre_colour_matches_nothing;
        let edges = printed.edges.turned(turns);
        let city = &self.acting().city;
        let symbols = city.symbols_of(self.pack.0, cell, edges, printed.colour, small);
        let gains: Vec<Gain> = symbols.into_iter().filter(|gain| gain.amount > 0).collect();
        let best = Phrase::new("effect-best")
            .with("cell", cell.to_string())
            .with("gains", gains_in_words(&gains));
        vec![Effect::note(best)]
    }

    fn trade_in_words(&self) -> Vec<Effect> {
        let Some(token) = self.offered() else { return Vec::new() };
        let costs = token.give.iter().map(|gain| Effect::cost(gain_in_words(*gain)));
        let gains = token.get.iter().map(|gain| Effect::gain(gain_in_words(*gain)));
        costs.chain(gains).collect()
    }

    fn build_in_words(&self, seat: Seat, monument: u8, cell: Cell) -> Vec<Effect> {
        let printed = &self.pack.0.monuments[usize::from(monument)];
        let mut effects = vec![Effect::cost(gain_in_words(Gain {
            resource: Resource::Coin,
            amount: printed.coins,
        }))];
        effects.extend(printed.immediate.iter().map(|gain| Effect::gain(gain_in_words(*gain))));
        let people = self.useful_people(monument);
        let built = Built { monument, cell, people };
        let points = Phrase::new("effect-monument")
            .with("points", self.monument_points(seat, &built, people))
            .with("need", people)
            .with("have", self.realm(seat).population);
        effects.push(Effect::gain(points));
        effects
    }

    fn conquest_in_words(&self, seat: Seat, province: u8, row: u8) -> Vec<Effect> {
        let printed = &self.pack.0.provinces[usize::from(province)];
        let row = usize::from(row);
        let legions = Gain { resource: Resource::Legion, amount: self.pack.0.rows[row] };
        let mut effects = vec![Effect::cost(gain_in_words(legions))];
        effects.extend(printed.bonus[row].iter().map(|gain| Effect::gain(gain_in_words(*gain))));
        let covered = self.setup.icons_under_monument_count;
        let points = Phrase::new("effect-province")
            .with("points", printed.points[row])
            .with("sets", sets_in_words(printed.sets))
            .with("n", self.realm(seat).city.sets(self.pack.0, printed.sets, covered));
        effects.push(Effect::gain(points));
        effects
    }

    fn blessing_in_words(&self, cell: Cell) -> Vec<Effect> {
        let small = self.setup.centre_colour_matches_nothing;
        let symbols = self.acting().city.symbols(self.pack.0, cell, small);
        let mut effects = vec![Effect::cost(Phrase::new("effect-blessing-token"))];
        effects.extend(symbols.list().iter().map(|gain| Effect::gain(gain_in_words(*gain))));
        if symbols.is_empty() {
            effects.push(Effect::note(Phrase::new("effect-no-symbol")));
        }
        effects
    }

    fn people_in_words(&self, seat: Seat, monument: u8, change: i8) -> Vec<Effect> {
        let Some(built) = self.realm(seat).city.monument(monument) else { return Vec::new() };
        let people = built.people.saturating_add_signed(change);
        let points = Phrase::new("effect-people")
            .with("have", people)
            .with("need", self.pack.0.monuments[usize::from(monument)].population)
            .with("points", self.monument_points(seat, built, people));
        vec![Effect::note(points)]
    }
}

/// The message that names the symbol that pays a resource.
pub const fn symbol_message(resource: Resource) -> &'static str {
    match resource {
        Resource::Legion => "symbol-military",
        Resource::Faith => "symbol-pantheon",
        Resource::Luxury => "symbol-market",
        Resource::Vp => "symbol-prestige",
        Resource::Coin => "symbol-coin",
        Resource::Population => "symbol-population",
    }
}
