//! The table drawn in plain text: the city as a map, the tiles, the boards.

mod map;

use ludi_engine::{Game as _, Messages, Next, Phrase, Seat, Text, Tone};

use crate::components::{Good, TileId};
use crate::{Praetor, Stage};

use super::phrases::{self, area, benefit, corners, goods, wall};

/// Columns of a terminal.
const WIDTH: usize = 80;

/// Someone who writes the board in one language.
struct Scribe<'a> {
    state: &'a Praetor,
    words: &'a Messages,
    names: &'a [String],
    text: Text,
}

/// Draws the table.
pub fn text(state: &Praetor, words: &Messages, names: &[String]) -> Text {
    let mut scribe = Scribe { state, words, names, text: Text::new() };
    scribe.heading();
    scribe.tracks();
    scribe.text.line();
    map::draw(&mut scribe);
    scribe.text.line();
    scribe.available();
    scribe.text.line();
    scribe.built();
    for seat in Seat::all(state.players) {
        scribe.text.line();
        scribe.board(seat);
    }
    scribe.text
}

impl Scribe<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.names)
    }

    fn list(&self, phrases: &[Phrase]) -> String {
        phrases.iter().map(|phrase| self.say(phrase)).collect::<Vec<_>>().join(", ")
    }

    fn player(&self, seat: Seat) -> String {
        // A long name must not push the numbers off the line.
        self.words.player(seat, self.names).chars().take(18).collect()
    }

    fn heading(&mut self) {
        let state = self.state;
        let stage = match state.stage {
            Stage::Setup | Stage::Mines => "text-setup",
            Stage::Action => "text-action",
            Stage::Over => "text-over",
            _ => "text-update",
        };
        let phrase = Phrase::new("text-heading")
            .with("turn", state.turn)
            .with("stage", Phrase::new(stage))
            .with("age", state.age());
        let line = self.say(&phrase);
        self.text.row(Tone::Title, line);
        if state.last_turn {
            let last = self.words.get("text-last-turn");
            self.text.push(Tone::Warn, format!("  {last}"));
        }
        let ages = [1, 2].map(|age| state.deck.and(state.pack.ages[age]).len());
        let decks = Phrase::new("text-decks")
            .with("first", ages[0])
            .with("second", ages[1])
            .with("wall", state.wall_deck.len());
        let line = self.say(&decks);
        self.text.row(Tone::Plain, line);
        let tiles: Vec<Phrase> = state.walls.iter().map(|index| wall(state, index)).collect();
        let line = if tiles.is_empty() {
            self.words.get("text-no-wall")
        } else {
            self.say(&Phrase::new("text-wall").with("tiles", tiles))
        };
        self.text.row(Tone::Plain, line);
    }

    /// The turn-order track, and the order the next turn would have.
    fn tracks(&mut self) {
        let state = self.state;
        if state.turn == 0 {
            return;
        }
        let mut items = Vec::new();
        for (place, seat) in state.turn_order().enumerate() {
            let acting = matches!(state.next(), Next::Decide(seats) if seats.contains(seat));
            let passed = state.stage == Stage::Action && state.player(seat).passed;
            let mark = if acting { "*" } else { "" };
            let note = if passed { self.words.get("text-passed") } else { String::new() };
            let name = format!("{}. {}{mark}{note}  ", place + 1, self.player(seat));
            items.push((Tone::Seat(seat), name));
        }
        self.flow(Tone::Plain, "text-order", items);
        let order = &state.order_by_favor()[..usize::from(state.players)];
        let items = order.iter().enumerate().map(|(place, seat)| {
            let less = if place == 0 { "" } else { "< " };
            let name = self.player(Seat(*seat));
            (Tone::Dim, format!("{less}{name} {} ", state.favor(*seat)))
        });
        let items = items.collect();
        self.flow(Tone::Dim, "text-favor", items);
    }

    /// A title and what belongs to it, on as many lines as it takes.
    fn flow(&mut self, tone: Tone, title: &'static str, items: Vec<(Tone, String)>) {
        let title = format!("{} ", self.words.get(title));
        let mut used = title.chars().count();
        self.text.row(tone, title);
        for (tone, item) in items {
            let width = item.trim_end().chars().count();
            if used + width > WIDTH {
                self.text.line().plain("    ");
                used = 4;
            }
            used += item.chars().count();
            self.text.push(tone, item);
        }
    }

    fn available(&mut self) {
        let state = self.state;
        let title = self.words.get("text-available");
        self.text.row(Tone::Title, title);
        for tile in state.available.iter().map(TileId) {
            let spec = &state.pack.tiles[tile.index()];
            let name = state.pack.tile_name(tile).get(self.words.lang());
            let line = Phrase::new("text-tile")
                .with("cost", goods(&spec.cost))
                .with("favor", spec.favor)
                .with("best", state.best_plazas(tile))
                .with("fee", goods(&spec.fee));
            let line = self.say(&line);
            self.text.row(Tone::Strong, format!("  {name:<22} "));
            self.text.plain(line);
            let line = Phrase::new("text-benefit")
                .with("area", area(spec.area))
                .with("benefit", benefit(state, tile))
                .with("corners", corners(state, tile, 0));
            let line = self.say(&line);
            self.text.row(Tone::Dim, format!("  {:<22} {line}", spec.id));
        }
    }

    /// Every built tile: whose it is, what it costs others, who stands on it.
    fn built(&mut self) {
        let state = self.state;
        let title = self.words.get("text-built");
        self.text.row(Tone::Title, title);
        let mut tiles: Vec<TileId> = state.city.built.iter().map(TileId).collect();
        tiles.sort_by_key(|tile| {
            let site = &state.city.sites[tile.index()];
            (std::cmp::Reverse(site.y), site.x)
        });
        for pair in tiles.chunks(2) {
            self.text.line();
            for tile in pair {
                let site = &state.city.sites[tile.index()];
                let spec = &state.pack.tiles[tile.index()];
                let place = format!("({}, {})", site.x, site.y);
                let name = state.pack.tile_name(*tile).get(self.words.lang());
                let owner = site.owner().map_or("·".to_owned(), |owner| (owner + 1).to_string());
                let fee: Vec<String> =
                    spec.fee.iter().map(|(good, n)| format!("{n} {}", self.short(good))).collect();
                let guest = site.area.worker().map_or(String::new(), |(seat, worker)| {
                    format!("{}:{}", seat + 1, worker.experience)
                });
                let line = format!("  {place:<9} {owner} {name:<22.22} {:<6} ", fee.join(" "));
                let tone = site.owner().map_or(Tone::Plain, |owner| Tone::Seat(Seat(owner)));
                self.text.push(tone, line);
                self.text.push(Tone::Strong, format!("{guest:<4}"));
            }
        }
    }

    /// The first letter of a good's name is enough in a table.
    fn short(&self, good: Good) -> String {
        self.say(&phrases::good(good)).chars().take(2).collect()
    }

    fn board(&mut self, seat: Seat) {
        let state = self.state;
        let (player, board) = (state.player(seat), state.board(seat));
        let score = state.score(seat);
        let name = self.player(seat);
        let side = board.name.get(self.words.lang());
        let line = Phrase::new("text-player")
            .with("board", format!("{} {side}", board.id.to_uppercase()))
            .with("favor", player.favor)
            .with("score", score);
        let line = self.say(&line);
        self.text.row(Tone::Seat(seat), format!("{} {name}  ", seat.0 + 1)).plain(line);
        let held: Vec<Phrase> =
            Good::ALL.map(|good| phrases::amount(good, player.goods.get(good))).into();
        let held = self.list(&held);
        let (due, gold) = (state.upkeep(seat).due, player.goods.get(Good::Gold));
        let wages = Phrase::new("text-wages")
            .with("due", due)
            .with("wage", board.wage)
            .with("pension", board.pension);
        let wages = self.say(&wages);
        self.text.row(Tone::Plain, format!("    {held}"));
        let tone = if due > gold { Tone::Warn } else { Tone::Dim };
        self.text.push(tone, format!("   {wages}"));
        self.workers(seat);
        self.morale(seat);
        let rates: Vec<String> = Good::TRADED
            .into_iter()
            .zip(&board.rates)
            .map(|(good, rate)| {
                let lot = |units: u8, gold: u8| match units {
                    1 => gold.to_string(),
                    _ => format!("{gold}/{units}"),
                };
                let name = self.say(&phrases::good(good));
                format!(
                    "{name} {}-{}",
                    lot(rate.buy_units, rate.buy),
                    lot(rate.sell_units, rate.sell)
                )
            })
            .collect();
        let title = self.words.get("text-market");
        self.text.row(Tone::Dim, format!("    {title} {}", rates.join("  ")));
    }

    fn workers(&mut self, seat: Seat) {
        let (state, player) = (self.state, self.state.player(seat));
        let ready: Vec<String> = (0..8u8)
            .flat_map(|e| {
                let count = player.workers.ready[usize::from(e)];
                std::iter::repeat_n(e.to_string(), usize::from(count))
            })
            .collect();
        let ready = if ready.is_empty() { "–".to_owned() } else { ready.join(" ") };
        let workers = &player.workers;
        let line = Phrase::new("text-workers")
            .with("ready", ready)
            .with("placed", workers.placed)
            .with("first", workers.novices[0])
            .with("second", workers.novices[1])
            .with("villagers", workers.villagers)
            .with("retired", workers.retired)
            .with("rested", workers.rested());
        let line = self.say(&line);
        self.text.row(Tone::Plain, format!("    {line}"));
        let line = Phrase::new("text-held")
            .with("tiles", player.tiles())
            .with("most", state.pack.constants.most_tiles)
            .with("walls", player.walls.len())
            .with("bonus", state.wall_bonus(seat));
        let line = self.say(&line);
        self.text.row(Tone::Plain, format!("    {line}"));
    }

    fn morale(&mut self, seat: Seat) {
        let (player, board) = (self.state.player(seat), self.state.board(seat));
        let title = self.words.get("text-morale");
        self.text.row(Tone::Plain, format!("    {title}"));
        for (space, value) in board.morale.iter().enumerate() {
            if space == usize::from(player.morale) {
                self.text.push(Tone::Strong, format!(" [{value}]"));
            } else {
                self.text.push(Tone::Dim, format!(" {value}"));
            }
        }
    }
}
