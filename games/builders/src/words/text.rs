//! The table drawn in text, at most 100 columns wide.

use std::fmt::Write as _;

use ludi_engine::{Bilingual, Messages, Phrase, Seat, Text, Tone};

use crate::{Builders, Building, Due, Ending, Hand, Levels, Resource, Step, scoring};

/// The widest a line of lists gets before it goes on in the next one.
const WIDTH: usize = 98;

/// Draws one board.
struct Artist<'a> {
    game: &'a Builders,
    words: &'a Messages,
    names: &'a [String],
    text: Text,
}

/// The table in text.
pub fn text(game: &Builders, words: &Messages, names: &[String]) -> Text {
    let mut artist = Artist { game, words, names, text: Text::new() };
    artist.status();
    artist.investments();
    artist.buildings();
    artist.workers();
    for seat in Seat::all(game.players) {
        artist.player(seat);
    }
    artist.text
}

/// Text cut or filled up to a width.
fn fit(text: &str, width: usize) -> String {
    let length = text.chars().count();
    if length <= width {
        return format!("{text}{}", " ".repeat(width - length));
    }
    let mut cut: String = text.chars().take(width - 1).collect();
    cut.push('…');
    cut
}

fn four(levels: Levels) -> String {
    let [stone, wood, architecture, decoration] = levels.amounts();
    format!("{stone} {wood} {architecture} {decoration}")
}

impl Artist<'_> {
    fn get(&self, id: &str) -> String {
        self.words.get(id)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.names)
    }

    fn name(&self, name: Bilingual) -> &'static str {
        name.get(self.words.lang())
    }

    /// `1 stone, 2 wood` with letters: `S1 W2`.
    fn letters(&self, levels: Levels) -> String {
        let part = |(resource, amount): (Resource, u8)| {
            format!("{}{amount}", self.name(resource.letter()))
        };
        let parts: Vec<String> = levels.present().map(part).collect();
        if parts.is_empty() { "–".to_owned() } else { parts.join(" ") }
    }

    fn header(&self) -> String {
        Resource::ALL.map(|resource| self.name(resource.letter())).join(" ")
    }

    fn status(&mut self) {
        let game = self.game;
        let round = game.turn.round;
        let headline = match game.step {
            _ if game.people[0].hands == 0 => Phrase::new("board-preparing"),
            Step::FinalScoring(_) => Phrase::new("board-scoring").with("round", round),
            Step::Over => Phrase::new("board-over").with("round", round),
            _ => Phrase::new("board-turn")
                .with("round", round)
                .with("seat", game.turn.seat)
                .with("actions", game.turn.actions),
        };
        let mut parts = vec![self.say(&headline)];
        let running = !matches!(game.step, Step::FinalScoring(_) | Step::Over);
        if running && game.invested() {
            parts.push(self.get("board-invested"));
        }
        if running && game.turn.ending == Ending::Triggered {
            parts.push(self.get("board-last-round"));
        }
        if let Some(limit) = game.stall_rounds().filter(|_| game.idle_rounds() >= 2) {
            let phrase =
                Phrase::new("board-idle").with("count", game.idle_rounds()).with("limit", limit);
            parts.push(self.say(&phrase));
        }
        if let Some(bank) = game.bank() {
            parts.push(self.say(&Phrase::new("board-bank").with("bank", bank)));
        }
        let line = fit(&parts.join(" · "), WIDTH);
        self.text.row(Tone::Strong, line.trim_end());
        if game.due != Due::Nothing && game.people[0].hands == 0 {
            return;
        }
        self.text.line();
    }

    /// A labelled list that goes on in further lines where it is long.
    fn list(&mut self, indent: usize, label: &str, items: &[String]) {
        let margin = indent + 18;
        let mut line = format!("{}{}", " ".repeat(indent), fit(label, 18));
        let mut filled = false;
        for item in items {
            let item = fit(item, WIDTH - margin);
            let item = item.trim_end();
            if filled && line.chars().count() + 3 + item.chars().count() > WIDTH {
                self.text.row(Tone::Plain, std::mem::take(&mut line));
                line = " ".repeat(margin);
                filled = false;
            }
            if filled {
                line.push_str(" · ");
            }
            line.push_str(item);
            filled = true;
        }
        self.text.row(Tone::Plain, line);
    }

    fn investments(&mut self) {
        let game = self.game;
        let numbers = game.numbers();
        let none = [self.get("board-none")];
        let priced = |id, price: u8| Phrase::new(id).with("price", price);
        let title = self.get("board-investments");
        self.text.row(Tone::Title, title);
        let pile = |artist: &mut Self, label: Phrase, items: Vec<String>| {
            let label = artist.say(&label);
            artist.list(2, &label, if items.is_empty() { &none } else { &items });
        };
        let slaves = game.slave_pile().map(|hand| {
            format!("{} {}", game.cards.0.hand(hand).id, self.letters(game.produces(hand)))
        });
        let slaves: Vec<String> = slaves.collect();
        pile(self, priced("board-slaves", numbers.slave_price), slaves);
        let tools = game.tool_pile().map(|tool| {
            let card = game.cards.0.tool(tool);
            format!("{} +{}", card.id, self.letters(card.adds))
        });
        let tools: Vec<String> = tools.collect();
        pile(self, priced("board-tools", numbers.tool_price), tools);
        let loans = match game.loan_pile {
            0 => Vec::new(),
            count => vec![format!("× {count}")],
        };
        pile(self, Phrase::new("board-loans").with("gain", numbers.loan_gain), loans);
        let universities = game.university_pile().map(|university| {
            let card = game.cards.0.university(university);
            format!("{} {}{}", card.id, self.name(card.resource.letter()), card.level)
        });
        let universities: Vec<String> = universities.collect();
        pile(self, priced("board-universities", numbers.university_price), universities);
    }

    fn row_title(&mut self, id: &str, deck: u32, columns: &str) {
        let deck = self.say(&Phrase::new("board-deck").with("count", deck));
        let title = self.get(id);
        self.text.line();
        self.text.row(Tone::Title, fit(&title, 14)).push(Tone::Dim, fit(&deck, 42));
        self.text.push(Tone::Dim, columns);
    }

    fn buildings(&mut self) {
        let game = self.game;
        let columns = format!("{}   sest.  {}", self.header(), self.get("board-vp"));
        self.row_title("board-buildings", game.building_deck(), &columns);
        for building in game.building_row.iter().flatten() {
            self.building(*building, Tone::Plain);
        }
        if let Some(building) = game.building_top {
            self.building(building, Tone::Dim);
        }
    }

    fn building(&mut self, building: Building, tone: Tone) {
        let card = self.game.cards.0.building(building);
        let mut name = self.name(card.name).to_owned();
        if let Some(machine) = building.machine() {
            name = format!("{name} → {}", self.letters(self.game.produces(machine)));
        }
        let mark = if tone == Tone::Dim { self.get("board-next") } else { String::new() };
        let line = format!(
            "  {}{}{}   {:>5}  {:>2}  {mark}",
            fit(card.id, 19),
            fit(&name, 35),
            four(card.needs),
            format!("+{}", card.sesterces),
            card.vp,
        );
        self.text.row(tone, line);
    }

    fn workers(&mut self) {
        let game = self.game;
        let columns = format!("{}   {}", self.header(), self.get("board-wage"));
        self.row_title("board-workers", game.worker_deck(), &columns);
        for hand in game.worker_row.iter().flatten() {
            self.worker(*hand, Tone::Plain);
        }
        if let Some(hand) = game.worker_top {
            self.worker(hand, Tone::Dim);
        }
    }

    fn worker(&mut self, hand: Hand, tone: Tone) {
        let card = self.game.cards.0.hand(hand);
        let mark = if tone == Tone::Dim { self.get("board-next") } else { String::new() };
        let line = format!(
            "  {}{}{}   {:>5}  {mark}",
            fit(card.id, 19),
            fit(self.name(card.name), 35),
            four(self.game.produces(hand)),
            self.game.wage(hand),
        );
        self.text.row(tone, line);
    }

    /// A hand of a team: `master_2 S3 W2 (5)`, with what is special about it.
    fn hand(&self, hand: Hand) -> String {
        let game = self.game;
        let mut levels = game.produces(hand);
        let mut marks = Vec::new();
        if game.is_enslaved(hand) {
            marks.push(self.get("board-enslaved"));
        } else if hand.is_slave() {
            marks.push(self.get("board-freed"));
        }
        if let Some(university) = game.university_of(hand) {
            let name = game.cards.0.university(university).id.to_owned();
            marks.push(self.say(&Phrase::new("board-educated").with("university", name)));
        }
        if let Some(tool) = game.tool_of(hand) {
            let card = game.cards.0.tool(tool);
            levels = levels.plus(card.adds);
            marks.push(format!("+{}", card.id));
        }
        let id = game.cards.0.hand(hand).id;
        let mut text = format!("{id} {}", self.letters(levels));
        if game.wage(hand) > 0 {
            let _ = write!(text, " ({})", game.wage(hand));
        }
        if !marks.is_empty() {
            let _ = write!(text, " [{}]", marks.join(", "));
        }
        text
    }

    fn player(&mut self, seat: Seat) {
        let game = self.game;
        let player = game.player(seat);
        let acting = matches!(game.step, Step::FinalScoring(asked) if asked.contains(seat))
            || (game.turn.seat == seat && !matches!(game.step, Step::FinalScoring(_) | Step::Over));
        let mut facts = Vec::new();
        if seat == game.turn.first && game.due != Due::FirstPlayer {
            facts.push(self.get("board-first"));
        }
        facts.push(self.say(&Phrase::new("board-purse").with("purse", player.purse)));
        facts.push(format!("{} {}", player.vp, self.get("board-vp")));
        if player.loans > 0 {
            facts.push(self.say(&Phrase::new("board-owes").with("count", player.loans)));
        }
        let score = ludi_engine::Value::Tenths(i64::from(scoring::points(game, seat)));
        facts.push(self.say(&Phrase::new("board-score").with("score", score)));
        let name = fit(&self.words.player(seat, self.names), 30);
        self.text.line();
        self.text.row(Tone::Seat(seat), if acting { "▶ " } else { "  " });
        self.text.push(Tone::Seat(seat), format!("{}  ", name.trim_end()));
        self.text.plain(facts.join(" · "));
        self.team(seat);
        for site in player.sites() {
            self.site(site);
        }
        let finished: Vec<String> =
            player.finished().map(|card| game.cards.0.building(card).id.to_owned()).collect();
        if !finished.is_empty() {
            let label = self.get("board-finished");
            self.list(4, &label, &finished);
        }
    }

    fn team(&mut self, seat: Seat) {
        let game = self.game;
        let player = game.player(seat);
        let mut team: Vec<String> = player.available().map(|hand| self.hand(hand)).collect();
        if team.is_empty() {
            team.push(self.get("board-nobody"));
        }
        let label = self.get("board-available");
        self.list(4, &label, &team);
        let in_use = self.get("board-in-use");
        let tools = player.tools().map(|tool| {
            let card = game.cards.0.tool(tool);
            let used = game.carriers[tool.index()].is_some();
            let mark = if used { format!(" [{in_use}]") } else { String::new() };
            format!("{} +{}{mark}", card.id, self.letters(card.adds))
        });
        let tools: Vec<String> = tools.collect();
        if !tools.is_empty() {
            let label = self.get("board-own-tools");
            self.list(4, &label, &tools);
        }
    }

    fn site(&mut self, site: Building) {
        let game = self.game;
        let card = game.cards.0.building(site);
        let missing = self.letters(game.missing(site));
        let mut items = vec![format!(
            "{} → +{}, {} {} · {} {missing}",
            card.id,
            card.sesterces,
            card.vp,
            self.get("board-vp"),
            self.get("board-missing"),
        )];
        items.extend(game.crew(site).map(|hand| self.hand(hand)));
        let label = self.get("board-site");
        self.list(4, &label, &items);
    }
}
