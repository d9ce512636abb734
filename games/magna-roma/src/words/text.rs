//! The table drawn in text.
//!
//! A tile is seven characters wide and three lines high: colour, north half and stars (those of
//! another colour as its letter); west half, name and east half; icons, south half, blessing and
//! monument.
//!
//! ```text
//! R  ∩ ★
//! □ r07 ^
//! L  □ +a
//! ```

use std::iter::repeat_n;

use ludi_engine::{Game, Messages, Phrase, Seat, Text, Tone};

use crate::cell::{Cell, Cells};
use crate::scoring::score_sheet;
use crate::{BLOCKED, City, Colour, MagnaRoma, NONE, Phase, Realm};

use super::{label, phrases};

/// The width of a tile, and of a line of the whole drawing.
const TILE: usize = 7;
const WIDTH: usize = 100;

/// The words of one drawing.
struct Pen<'a> {
    words: &'a Messages,
    names: &'a [String],
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.names)
    }

    fn get(&self, id: &str) -> String {
        self.words.get(id)
    }

    fn player(&self, seat: Seat) -> String {
        self.words.player(seat, self.names)
    }
}

/// Text cut or filled up to a width.
fn padded(text: &str, width: usize) -> String {
    let mut out: String = text.chars().take(width).collect();
    out.extend(std::iter::repeat_n(' ', width - out.chars().count()));
    out
}

/// Draws the table.
pub fn text(game: &MagnaRoma, words: &Messages, names: &[String]) -> Text {
    let pen = Pen { words, names };
    let mut text = Text::new();
    draw_head(game, &pen, &mut text);
    draw_ring(game, &pen, &mut text);
    draw_monuments(game, &pen, &mut text);
    draw_provinces(game, &pen, &mut text);
    draw_tracks(game, &pen, &mut text);
    draw_objectives(game, &pen, &mut text);
    draw_cities(game, &pen, &mut text);
    for seat in Seat::all(game.players) {
        draw_realm(game, &pen, seat, &mut text);
    }
    text
}

fn draw_head(game: &MagnaRoma, pen: &Pen<'_>, text: &mut Text) {
    let turn = (game.acting().city.placed() + 1).min(game.pack.0.tiles_per_player);
    let head = Phrase::new("text-head")
        .with("turn", turn)
        .with("turns", game.pack.0.tiles_per_player)
        .with("stack", game.stack_len());
    text.row(Tone::Title, pen.say(&head));
    match game.phase {
        Phase::Over => text.row(Tone::Strong, pen.get("prompt-over")),
        _ => text.row(Tone::Strong, pen.say(&label::prompt(game, Seat(game.active)))),
    };
}

/// The ring, two slots a line: `>` marks what can be chosen, names stand for cylinders.
fn draw_ring(game: &MagnaRoma, pen: &Pen<'_>, text: &mut Text) {
    let heading = if game.players == 1 { "text-offer" } else { "text-ring" };
    text.row(Tone::Title, pen.get(heading));
    let choices = match game.phase {
        Phase::Claim | Phase::Take => game.choices(),
        _ if game.players > 1 => game.within_reach(),
        _ => 0,
    };
    let slot_text = |slot: usize| {
        let mark = if choices >> slot & 1 != 0 { '>' } else { ' ' };
        let tile = game.on_slot(slot).map_or_else(
            || pen.get("text-empty"),
            |tile| pen.say(&phrases::tile_in_marks(game, tile)),
        );
        let owner = Seat::all(game.players)
            .find(|seat| usize::from(game.cylinders[seat.index()]) == slot)
            .map_or_else(String::new, |seat| format!(" ({})", pen.player(seat)));
        format!("{mark}{:>2} {tile}{owner}", slot + 1)
    };
    let slots = game.slots();
    let half = slots.div_ceil(2);
    for left in 0..half {
        let mut line = padded(&slot_text(left), WIDTH / 2);
        if left + half < slots {
            line.push_str(&padded(&slot_text(left + half), WIDTH / 2));
        }
        text.row(Tone::Plain, line);
    }
}

fn draw_monuments(game: &MagnaRoma, pen: &Pen<'_>, text: &mut Text) {
    let left = Phrase::new("text-monuments").with("n", game.monument_stack.count_ones());
    text.row(Tone::Title, pen.say(&left));
    for monument in game.displayed() {
        let printed = &game.pack.0.monuments[usize::from(monument)];
        let mut line = Phrase::new("text-monument")
            .with("name", printed.name)
            .with("coins", printed.coins)
            .with("population", printed.population)
            .with("worth", phrases::worth(&printed.worth));
        line = line.with("bonus", phrases::gains(&printed.immediate));
        text.row(Tone::Plain, format!("  {}", pen.say(&line)));
    }
}

fn draw_provinces(game: &MagnaRoma, pen: &Pen<'_>, text: &mut Text) {
    text.row(Tone::Title, pen.get("text-provinces"));
    for (place, province) in game.provinces.iter().enumerate() {
        let Some(printed) = game.pack.0.provinces.get(usize::from(*province)) else {
            continue;
        };
        let head = Phrase::new("text-province")
            .with("name", printed.name)
            .with("sets", phrases::sets(printed.sets));
        text.row(Tone::Plain, format!("  {}", pen.say(&head)));
        for row in 0..printed.points.len() {
            let owner = match game.discs[place][row] {
                NONE => pen.get("text-free"),
                BLOCKED => pen.get("text-blocked"),
                seat => pen.player(Seat(seat)),
            };
            let slot = Phrase::new("text-slot")
                .with("legions", game.pack.0.rows[row])
                .with("points", printed.points[row])
                .with("bonus", phrases::gains(&printed.bonus[row]))
                .with("owner", owner);
            text.row(Tone::Plain, format!("    {}", pen.say(&slot)));
        }
    }
}

/// The tracks: what each space is worth, and where tokens, blessings and bonuses are.
fn draw_tracks(game: &MagnaRoma, pen: &Pen<'_>, text: &mut Text) {
    const PLACES: [char; 3] = ['\'', '"', '^'];
    let pack = game.pack.0;
    text.row(Tone::Title, pen.get("text-market"));
    let space = |worth: &dyn Fn(usize) -> String, count: usize| {
        let spaces: Vec<String> = (0..count).map(worth).collect();
        padded(&format!("  {}", spaces.join(" ")), WIDTH)
    };
    let market = |space: usize| {
        let token = usize::from(pack.connected[space]).checked_sub(1);
        let mark = token.map_or(String::new(), |place| PLACES[place].to_string());
        format!("{space}:×{}{mark}", pack.multipliers[space])
    };
    text.row(Tone::Plain, space(&market, pack.multipliers.len()));
    let tokens: Vec<String> = PLACES
        .iter()
        .zip(game.tokens)
        .filter_map(|(mark, token)| {
            let token = pack.tokens.get(usize::from(token))?;
            Some(format!("{mark} {}", pen.say(&phrases::token(token))))
        })
        .collect();
    text.row(Tone::Plain, format!("  {}", tokens.join("   ")));
    text.row(Tone::Title, pen.get("text-pantheon"));
    let pantheon = |space: usize| {
        let mark = if pack.blessings >> space & 1 != 0 { "+" } else { "" };
        format!("{space}:{}{mark}", pack.token_vp[space])
    };
    text.row(Tone::Plain, space(&pantheon, pack.token_vp.len()));
    text.row(Tone::Title, pen.get("text-stars"));
    text.row(
        Tone::Plain,
        space(&|step| format!("{step}:{}", pack.values[step]), pack.values.len()),
    );
    let bonuses = pack.bonuses.iter().map(|bonus| {
        let ends = [Some(bonus.at), bonus.linked].into_iter().flatten();
        let ends: Vec<String> = ends
            .map(|(track, step)| format!("{} {step}", pen.say(&phrases::colour(track))))
            .collect();
        format!("{}: {}", ends.join(" + "), pen.say(&phrases::gain(bonus.gain)))
    });
    for line in bonuses.collect::<Vec<String>>().chunks(3) {
        let line: Vec<String> = line.iter().map(|bonus| padded(bonus, 32)).collect();
        text.row(Tone::Plain, format!("  {}", line.join("")));
    }
}

fn draw_objectives(game: &MagnaRoma, pen: &Pen<'_>, text: &mut Text) {
    if game.players > 1 {
        return;
    }
    text.row(Tone::Title, pen.get("text-objectives"));
    for (_, aim, line) in game.aims() {
        let met = game.meets(aim, line.cells);
        let mark = if met { '✓' } else { '–' };
        let line =
            format!("  {mark} {}: {}", pen.say(&phrases::line(&line)), pen.say(&phrases::aim(aim)));
        text.row(if met { Tone::Good } else { Tone::Plain }, line);
    }
}

/// The cities, two side by side.
fn draw_cities(game: &MagnaRoma, pen: &Pen<'_>, text: &mut Text) {
    let seats: Vec<Seat> = Seat::all(game.players).collect();
    for pair in seats.chunks(2) {
        let columns: Vec<Vec<String>> =
            pair.iter().map(|seat| city_lines(game, pen, *seat)).collect();
        let width = columns[0].iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let height = columns.iter().map(Vec::len).max().unwrap_or(0);
        for row in 0..height {
            let line = |column: usize| columns[column].get(row).map_or("", String::as_str);
            text.line();
            text.push(Tone::Plain, padded(line(0), width));
            if columns.len() > 1 {
                text.push(Tone::Plain, format!("  {}", line(1)));
            }
        }
    }
    let city = |seat: &Seat| &game.realm(*seat).city;
    let mut lie = seats.iter().flat_map(|seat| city(seat).taken.iter().map(move |c| (seat, c)));
    if lie.any(|(seat, cell)| city(seat).face(game.pack.0, cell).has_other_stars()) {
        text.row(Tone::Plain, pen.get("text-other-stars"));
    }
}

/// One city as lines; the cells open to the tile in hand show their names.
fn city_lines(game: &MagnaRoma, pen: &Pen<'_>, seat: Seat) -> Vec<String> {
    let city = &game.realm(seat).city;
    let open =
        if seat.0 == game.active && game.phase != Phase::Over { city.open() } else { Cells::EMPTY };
    let shown = city.taken.or(open);
    let (top, bottom, left, right) = shown.bounds().unwrap_or((4, 4, 4, 4));
    let mut lines = vec![pen.player(seat)];
    let mut names = "   ".to_owned();
    for column in left..=right {
        let name = (b'a' + column) as char;
        names.push_str(&padded(&format!("   {name}"), TILE + 1));
    }
    lines.push(names);
    for row in top..=bottom {
        let mut three = [String::from("   "), format!("{:>2} ", row + 1), String::from("   ")];
        for column in left..=right {
            let cell = Cell::at(row, column);
            let drawn = if city.taken.contains(cell) {
                tile_lines(game, city, cell)
            } else if open.contains(cell) {
                [" .   . ".to_owned(), padded(&format!("  {cell}"), TILE), " .   . ".to_owned()]
            } else {
                std::array::from_fn(|_| padded("", TILE))
            };
            for (line, part) in three.iter_mut().zip(drawn) {
                line.push_str(&part);
                line.push(' ');
            }
        }
        lines.extend(three);
    }
    lines
}

/// A tile as three lines of seven characters.
fn tile_lines(game: &MagnaRoma, city: &City, cell: Cell) -> [String; 3] {
    let tile = city.face(game.pack.0, cell);
    let [north, east, south, west] = phrases::marks(game, city.edges(game.pack.0, cell));
    let colour = tile.colour.map_or('=', |colour| ['R', 'P', 'B'][colour as usize]);
    let icons: String = tile.icons().map(|icon| ['M', 'L', 'C'][icon as usize]).collect();
    let stars: String = Colour::ALL
        .into_iter()
        .zip(tile.stars)
        .flat_map(|(star, n)| {
            let own = tile.colour == Some(star);
            repeat_n(if own { '★' } else { ['r', 'p', 'b'][star as usize] }, n.into())
        })
        .collect();
    // Three stars need the gap before them.
    let gap = if tile.star_count() > 2 { "" } else { " " };
    let blessed = if city.blessed.contains(cell) { '+' } else { ' ' };
    let monument = city
        .monuments()
        .position(|built| game.pack.0.under(built.monument, built.cell).contains(cell))
        .map_or(' ', |index| (b'a' + index as u8) as char);
    let name = if tile.colour.is_some() { tile.id } else { "===" };
    [
        padded(&format!("{colour}  {north}{gap}{stars}"), TILE),
        padded(&format!("{west} {} {east}", padded(name, 3)), TILE),
        padded(&format!("{icons:<2} {south} {blessed}{monument}"), TILE),
    ]
}

/// Tracks, goods, monuments and the forecast of a seat.
fn draw_realm(game: &MagnaRoma, pen: &Pen<'_>, seat: Seat, text: &mut Text) {
    let realm: &Realm = game.realm(seat);
    let pack = game.pack.0;
    text.line().push(Tone::Seat(seat), pen.player(seat));
    let tracks = Phrase::new("text-tracks")
        .with("red", realm.stars[0])
        .with("purple", realm.stars[1])
        .with("brown", realm.stars[2])
        .with("lowest", game.lowest_value(seat))
        .with("market", realm.market)
        .with("multiplier", pack.multipliers[usize::from(realm.market)])
        .with("faith", realm.faith)
        .with("token", pack.token_vp[usize::from(realm.faith)]);
    text.row(Tone::Plain, format!("  {}", pen.say(&tracks)));
    let goods = Phrase::new("text-goods")
        .with("legions", realm.legions)
        .with("most", pack.military_end())
        .with("coins", realm.coins)
        .with("population", realm.population)
        .with("idle", realm.idle())
        .with("blessings", realm.blessings);
    text.row(Tone::Plain, format!("  {}", pen.say(&goods)));
    let best = game.assignment(seat);
    for (index, built) in realm.city.monuments().enumerate() {
        let printed = &pack.monuments[usize::from(built.monument)];
        let line = Phrase::new("text-built")
            .with("letter", ((b'a' + index as u8) as char).to_string())
            .with("name", printed.name)
            .with("people", built.people)
            .with("need", printed.population)
            .with("points", game.monument_points(seat, built, best.on[index]));
        text.row(Tone::Plain, format!("  {}", pen.say(&line)));
    }
    let sheet = score_sheet(game, seat);
    let parts: Vec<String> = sheet
        .lines
        .iter()
        .map(|line| format!("{} {}", pen.get(&format!("score-{}", line.key)), line.points))
        .collect();
    let id = if game.phase == Phase::Over { "text-final" } else { "text-forecast" };
    let total = Phrase::new(id).with("total", game.score(seat)).with("parts", parts.join(" · "));
    text.row(Tone::Strong, format!("  {}", pen.say(&total)));
}
