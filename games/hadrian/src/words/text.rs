//! The table drawn in text.
//!
//! Boxes are drawn as `#` once filled and as the letter of what they give before; the letters are
//! the same in both languages and explained in the last line.

mod sheets;

use ludi_engine::{Game as _, Messages, Phrase, Seat, Text, Tone, View};

use super::phrases;
use crate::components::Track;
use crate::sheet::Sheet;
use crate::vocabulary::{Attribute, Citizen, Cohort, Difficulty, Gain, Numbers, Piece, Pieces};
use crate::{Hadrian, NO_CARD, Phase, scoring};

/// The widest line.
const WIDTH: usize = 96;

/// Draws the table: the viewer's sheets in full, everybody else's in short.
pub fn text(view: &View<Hadrian>, words: &Messages, names: &[String]) -> Text {
    let mut board = Board { game: view, words, names, text: Text::new() };
    board.head();
    let mine = view.seat().or((view.players() == 1).then_some(Seat(0)));
    for seat in Seat::all(view.players()) {
        if Some(seat) == mine { board.full(seat) } else { board.short(seat) }
    }
    board.text.row(Tone::Dim, "");
    let letters = words.get("board-letters");
    let letters: Vec<String> = letters.split(" · ").map(str::to_owned).collect();
    board.wrap(Tone::Dim, "", &letters);
    board.text
}

struct Board<'a> {
    game: &'a Hadrian,
    words: &'a Messages,
    names: &'a [String],
    text: Text,
}

/// The letter of an icon.
fn letter(gain: Gain) -> char {
    match gain {
        Gain::Piece(Piece::Soldier) => 'l',
        Gain::Piece(Piece::Builder) => 'b',
        Gain::Piece(Piece::Servant) => 's',
        Gain::Piece(Piece::Civilian) => 'c',
        Gain::Piece(Piece::Resource) => 'r',
        Gain::Attribute(Attribute::Renown) => 'R',
        Gain::Attribute(Attribute::Piety) => 'P',
        Gain::Attribute(Attribute::Valour) => 'V',
        Gain::Attribute(Attribute::Discipline) => 'D',
        Gain::Citizen(Citizen::Traders) => '1',
        Gain::Citizen(Citizen::Performers) => '2',
        Gain::Citizen(Citizen::Priests) => '3',
        Gain::Citizen(Citizen::Apparitores) => '4',
        Gain::Citizen(Citizen::Patricians) => '5',
        Gain::Cohort => 'C',
        Gain::Production => '+',
        Gain::Favour => 'F',
    }
}

fn letters<'g>(gains: impl IntoIterator<Item = &'g Gain>) -> String {
    gains.into_iter().map(|gain| letter(*gain)).collect()
}

fn piece_letters(pieces: Pieces) -> String {
    let repeat =
        |(piece, n): (Piece, u8)| std::iter::repeat_n(letter(Gain::Piece(piece)), usize::from(n));
    pieces.iter().flat_map(repeat).collect()
}

/// One cell for a box that is not filled: blank, its letter, or `*` for several icons.
fn cell(gains: &[Gain]) -> char {
    match gains {
        [] => '.',
        [only] => letter(*only),
        _ => '*',
    }
}

/// Boxes in a row, the filled ones as `#`.
fn strip<'g>(filled: u8, boxes: impl IntoIterator<Item = &'g [Gain]>) -> String {
    let draw = |(index, gains): (usize, &[Gain])| {
        if index < usize::from(filled) { '#' } else { cell(gains) }
    };
    boxes.into_iter().enumerate().map(draw).collect()
}

/// A track with its three columns apart.
fn columns(filled: u8, track: &Track) -> String {
    let all = strip(filled, track.boxes.iter().map(|space| space.gains.as_slice()));
    let mut drawn = String::new();
    for (cell, (index, space)) in all.chars().zip(track.boxes.iter().enumerate()) {
        if index > 0 && track.boxes[index - 1].column != space.column {
            drawn.push('|');
        }
        drawn.push(cell);
    }
    drawn
}

/// Numbers in boxes, `_` where nothing is written.
fn written(numbers: Numbers, boxes: usize) -> String {
    let cell = |index| match numbers.get(index) {
        0 => "_".to_owned(),
        number => number.to_string(),
    };
    (0..boxes).map(cell).collect::<Vec<_>>().join(" ")
}

impl Board<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.names)
    }

    fn get(&self, id: &str) -> String {
        self.words.get(id)
    }

    fn list(&self, phrases: &[Phrase]) -> String {
        phrases.iter().map(|phrase| self.say(phrase)).collect::<Vec<_>>().join(", ")
    }

    /// A heading, then items separated by dots, wrapped and indented.
    fn flow(&mut self, tone: Tone, id: &str, items: &[String]) {
        let head = self.get(id);
        self.wrap(tone, &head, items);
    }

    fn wrap(&mut self, tone: Tone, head: &str, items: &[String]) {
        const INDENT: usize = 14;
        let mut line = head.to_owned();
        let mut width = line.chars().count();
        if !items.is_empty() && width < INDENT {
            line.push_str(&" ".repeat(INDENT - width));
            width = INDENT;
        }
        let mut fresh = true;
        for item in items {
            let length = item.chars().count();
            if !fresh && width + length + 3 > WIDTH {
                self.text.row(tone, std::mem::take(&mut line));
                line = " ".repeat(INDENT);
                width = INDENT;
                fresh = true;
            }
            if !fresh {
                line.push_str(" · ");
                width += 3;
            } else if width > INDENT {
                line.push(' ');
                width += 1;
            }
            line.push_str(item);
            width += length;
            fresh = false;
        }
        self.text.row(tone, line);
    }

    /// Year, difficulty, decks, the coming attack, neutral cards.
    fn head(&mut self) {
        let game = self.game;
        let pack = game.printed.0;
        let difficulty = self.get(match game.difficulty {
            Difficulty::Easy => "option-difficulty-easy",
            Difficulty::Medium => "option-difficulty-medium",
            Difficulty::Hard => "option-difficulty-hard",
        });
        let title = Phrase::new("board-title")
            .with("year", game.year)
            .with("years", pack.attack.len())
            .with("difficulty", difficulty);
        let title = self.say(&title);
        self.text.row(Tone::Title, title);
        if game.fort > 0 {
            let fort = &pack.forts[usize::from(game.fort) - 1];
            let line =
                Phrase::new("board-fort").with("n", game.fort).with("name", fort.name.to_owned());
            let line = self.say(&line);
            self.text.row(Tone::Strong, line);
        }
        let decks = Phrase::new("board-decks")
            .with("pile", game.pile.count_ones())
            .with("discard", game.discard.count_ones());
        let attack = Phrase::new("board-attack")
            .with("cards", game.attack_size())
            .with("potential", game.potential());
        let mut items = vec![self.say(&attack), self.say(&decks)];
        if matches!(game.phase, Phase::Attack | Phase::OwnAttack(_) | Phase::Favours) {
            let arrows = Cohort::ALL.map(|cohort| {
                format!("{} {}", self.say(&phrases::cohort(cohort)), game.attack[cohort.index()])
            });
            items.push(arrows.join(", "));
        }
        self.flow(Tone::Plain, "board-picts", &items);
        let neutral: Vec<String> = game
            .neutral
            .iter()
            .filter(|neutral| neutral.card != NO_CARD)
            .map(|neutral| {
                let pieces = piece_letters(neutral.pieces);
                format!(
                    "{}{}",
                    self.prospect(neutral.card),
                    if pieces.is_empty() { String::new() } else { format!(" [{pieces}]") }
                )
            })
            .collect();
        if !neutral.is_empty() {
            self.flow(Tone::Plain, "board-neutral", &neutral);
        }
    }

    /// A prospect card: name, trade good, pattern.
    fn prospect(&self, card: u8) -> String {
        let pack = self.game.printed.0;
        let Some(printed) = pack.cards.get(usize::from(card)) else {
            return "–".to_owned();
        };
        let pattern = pack.scouting.patterns[usize::from(printed.pattern)].letter;
        let phrase = Phrase::new("board-prospect-card")
            .with("card", printed.name)
            .with("goods", printed.goods)
            .with("pattern", pattern.to_string());
        self.say(&phrase)
    }

    /// A path card: name, points now, what there is and the three steps.
    fn path(&self, sheet: &Sheet, card: u8) -> String {
        let pack = self.game.printed.0;
        let printed = &pack.cards[usize::from(card)];
        let [first, second, third] = printed.at;
        let relation = if printed.at_most { "≤" } else { "≥" };
        let have = sheet.metric(pack, printed.metric);
        let points = sheet.path_points(pack, printed);
        let name = printed.name.get(self.words.lang());
        format!("{name} +{points} ({have}; {relation} {first}/{second}/{third})")
    }

    /// One seat in short.
    fn short(&mut self, seat: Seat) {
        let (game, sheet) = (self.game, self.game.sheet(seat));
        let pack = game.printed.0;
        self.name(seat);
        let attributes = Attribute::ALL.map(|attribute| {
            format!("{}{}", letter(Gain::Attribute(attribute)), sheet.attribute(attribute))
        });
        let numbers = |list: &[u8]| list.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
        let mut items = vec![
            attributes.join(" "),
            format!("{} {}", self.get("board-cohorts"), numbers(&sheet.cohorts)),
            self.part("area-fort", sheet.fort, pack.fort.len()),
            self.part("area-wall", sheet.wall, pack.wall.len()),
            self.part("area-cippi", sheet.cippi, pack.cippi.len()),
            self.part("area-guard", sheet.guard, pack.guard.len()),
            self.part("area-mining", sheet.mining, pack.mining.len()),
            self.part("area-production", sheet.production, pack.production.circles),
        ];
        for citizen in Citizen::ALL {
            items.push(format!(
                "{} {}",
                self.say(&phrases::citizen(citizen)),
                sheet.citizen(citizen)
            ));
        }
        self.wrap(Tone::Plain, "", &items);
        let built = pack.buildings.iter().enumerate().filter(|(i, _)| sheet.stands(*i as u8));
        let landmarks = pack.landmarks.iter().enumerate();
        let landmarks = landmarks.filter(|(i, _)| sheet.landmarks >> i & 1 == 1);
        let built: Vec<String> = built
            .map(|(_, building)| building.name)
            .chain(landmarks.map(|(_, landmark)| landmark.name))
            .map(|name| name.get(self.words.lang()).to_owned())
            .collect();
        if !built.is_empty() {
            self.flow(Tone::Plain, "board-built", &built);
        }
        self.cards(seat);
        let favours = Phrase::new("board-favours-short")
            .with("temple", sheet.temple_favours)
            .with("diplomats", sheet.diplomat_favours.iter().sum::<u8>());
        let scouts = self.part(
            "area-scouting",
            sheet.map.count_ones() as u8,
            pack.scouting.cells.len() as u8,
        );
        let temples = self.part("area-temples", sheet.temple, pack.temples.boxes.len() as u8);
        let goods =
            self.part("area-market", sheet.goods.len() as u8, pack.market.boxes.len() as u8);
        let strength: u8 = sheet.strength.iter().sum();
        let strength = format!("{} {strength}", self.get("area-gladiators"));
        let items = [goods, strength, temples, scouts, self.say(&favours), self.disdain(sheet)];
        self.wrap(Tone::Plain, "", &items);
    }

    /// A track in short: how much of it is filled.
    fn part(&self, id: &str, have: u8, all: u8) -> String {
        format!("{} {have}/{all}", self.get(id))
    }

    fn disdain(&self, sheet: &Sheet) -> String {
        let phrase = Phrase::new("board-disdain")
            .with("open", sheet.open_disdain())
            .with("received", sheet.disdain)
            .with("penalty", sheet.penalty(self.game.printed.0));
        self.say(&phrase)
    }

    /// Name, points, pool.
    fn name(&mut self, seat: Seat) {
        let game = self.game;
        self.text.row(Tone::Plain, "");
        let points = self.say(&Phrase::new("board-points").with("n", scoring::points(game, seat)));
        let name = self.words.player(seat, self.names);
        let pool = phrases::pieces(game.sheet(seat).pool);
        let pool = if pool.is_empty() { self.get("board-empty-pool") } else { self.list(&pool) };
        let finished = game.phase == Phase::Actions && !game.waiting.contains(seat);
        let finished =
            if finished { format!(" · {}", self.get("board-finished")) } else { String::new() };
        self.text.row(Tone::Seat(seat), format!("{name} · {points} · {pool}{finished}"));
    }

    /// Hand, prospect and path cards.
    fn cards(&mut self, seat: Seat) {
        let sheet = self.game.sheet(seat);
        if sheet.hand != 0 {
            let held = (0..16).filter(|card| sheet.hand >> card & 1 == 1);
            let held: Vec<String> = held.map(|card| self.prospect(card)).collect();
            self.flow(Tone::Strong, "board-hand", &held);
        }
        if sheet.prospect != NO_CARD {
            let card = self.prospect(sheet.prospect);
            self.flow(Tone::Plain, "board-prospect", &[card]);
        }
        let paths = sheet.paths.iter().filter(|card| **card != NO_CARD);
        let paths: Vec<String> = paths.map(|card| self.path(sheet, *card)).collect();
        if !paths.is_empty() {
            self.flow(Tone::Plain, "board-paths", &paths);
        }
    }
}
