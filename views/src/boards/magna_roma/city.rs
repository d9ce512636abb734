//! The city drawn large: its tiles, the cells that are open to it, what a tile would complete,
//! where monuments stand and where they would fit.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::cell::SIZE;
use ludi_magna_roma::{Cell, Cells, City, Decision, Edges, Gain, Phase, brings, phrases};
use maud::{Markup, html};

use super::{GAME, Table, built, gauges, objectives, section, shown, tile};
use crate::components::{self, Piece, Standing, TileWay, lay};

/// Rows or columns that are drawn, always as many as a city may have in all. Where a city is one
/// short of that, it may still grow to both sides: the outermost two are drawn half deep then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lines {
    pub(super) first: u8,
    last: u8,
}

impl Lines {
    /// The centre lies in the middle as long as it can, so that a city moves seldom.
    fn around(first: u8, last: u8) -> Self {
        if last - first >= SIZE {
            return Self { first, last };
        }
        let usual = Cell::CENTRE.row() - SIZE / 2;
        let first = usual.max((last + 1).saturating_sub(SIZE)).min(first);
        Self { first, last: first + SIZE - 1 }
    }

    /// Whether the outermost lines are drawn half deep; no tile lies on them.
    pub(super) fn half(self) -> bool {
        self.last - self.first >= SIZE
    }

    /// The first line that is drawn whole.
    fn whole(self) -> u8 {
        self.first + u8::from(self.half())
    }

    /// How long the whole lines are in the drawing, where a cell measures 100.
    fn length(self) -> u32 {
        100 * u32::from(SIZE - u8::from(self.half()))
    }

    /// Where a half line lies, as a word: before the others, or after them.
    fn edge(self, line: u8, words: [&'static str; 2]) -> &'static str {
        match line {
            _ if !self.half() => "",
            line if line == self.first => words[0],
            line if line == self.last => words[1],
            _ => "",
        }
    }
}

/// The part of the field that is drawn: every tile and every cell open to one, as large in every
/// turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) rows: Lines,
    pub(super) columns: Lines,
}

impl Window {
    pub(super) fn of(city: &City) -> Self {
        let (top, bottom, left, right) = bounds(city);
        Self { rows: Lines::around(top, bottom), columns: Lines::around(left, right) }
    }

    /// The cells that are drawn, row by row.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        let columns = self.columns;
        (self.rows.first..=self.rows.last)
            .flat_map(move |row| (columns.first..=columns.last).map(move |c| Cell::at(row, c)))
    }

    /// Which lines are half, as words for the style sheet.
    pub(super) fn class(self) -> &'static str {
        match (self.rows.half(), self.columns.half()) {
            (false, false) => "",
            (true, false) => " half-rows",
            (false, true) => " half-columns",
            (true, true) => " half-rows half-columns",
        }
    }

    /// On which edge a cell is drawn half, as words for the style sheet.
    fn edge(self, cell: Cell) -> String {
        let row = self.rows.edge(cell.row(), [" north", " south"]);
        format!("{row}{}", self.columns.edge(cell.column(), [" west", " east"]))
    }

    /// The sides of a drawing over the whole cells.
    pub(super) fn view_box(self) -> String {
        format!("0 0 {} {}", self.columns.length(), self.rows.length())
    }

    /// The corner of a cell in that drawing.
    pub(super) fn corner(self, cell: Cell) -> (u32, u32) {
        let from = |line: u8, lines: Lines| 100 * u32::from(line.saturating_sub(lines.whole()));
        (from(cell.column(), self.columns), from(cell.row(), self.rows))
    }

    /// A rectangle of cells in the drawing: x, y, width, height; it may reach beyond the window.
    pub(super) fn rectangle(self, cells: Cells) -> Option<(i32, i32, i32, i32)> {
        let (top, bottom, left, right) = cells.bounds()?;
        let from = |line: u8, lines: Lines| 100 * (i32::from(line) - i32::from(lines.whole()));
        let length = |first: u8, last: u8| 100 * (i32::from(last) - i32::from(first) + 1);
        let (x, y) = (from(left, self.columns), from(top, self.rows));
        Some((x, y, length(left, right), length(top, bottom)))
    }
}

/// The first and the last row and column of all tiles and of the cells open to one.
fn bounds(city: &City) -> (u8, u8, u8, u8) {
    city.taken.or(city.open()).bounds().unwrap_or((4, 4, 4, 4))
}

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let seat = shown(scene);
    let city = &scene.view.realm(seat).city;
    let heading = if scene.seat == Some(seat) {
        scene.words.get("look-magna-roma-city")
    } else {
        scene.say(&Phrase::new("look-magna-roma-city-of").with("who", seat))
    };
    let (top, bottom, left, right) = city.taken.bounds().unwrap_or((4, 4, 4, 4));
    let extent = Phrase::new("look-magna-roma-extent")
        .with("wide", right - left + 1)
        .with("high", bottom - top + 1)
        .with("size", SIZE);
    let placed =
        scene.view.tile_in_hand().filter(|_| scene.acting && scene.view.phase == Phase::Place);
    let content = html! {
        div.ground data-placing=[placed.map(|number| tile::piece_id(scene, number))] data-facing="0" {
            (grid(scene, seat, city))
        }
    };
    section("my-city", &heading, &scene.say(&extent), &content)
}

fn grid(scene: &Table<'_>, seat: Seat, city: &City) -> Markup {
    let window = Window::of(city);
    html! {
        div class={ "city" (window.class()) } {
            @for cell in window.cells() { (spot(scene, seat, city, cell, &window.edge(cell))) }
            (overlay(scene, seat, window))
        }
    }
}

/// One cell with everything on it; `edge` says where it is drawn half.
fn spot(scene: &Table<'_>, seat: Seat, city: &City, cell: Cell, edge: &str) -> Markup {
    let view = scene.view;
    let own = seat.0 == view.active;
    let class = if city.taken.contains(cell) {
        "cell taken"
    } else if !city.room.contains(cell) {
        "cell out"
    } else if city.open().contains(cell) {
        "cell open"
    } else {
        "cell"
    };
    html! {
        div class={ (class) (edge) } data-part={ "cell-" (cell) } {
            @if city.taken.contains(cell) {
                (laid(scene, seat, city, cell))
                (built::sites(scene, cell))
                @for built in city.monuments().filter(|built| built.cell == cell) {
                    (built::monument(scene, seat, *built))
                }
            } @else if own && view.phase == Phase::Face && view.spot == cell {
                (pending(scene, cell))
            } @else if own && scene.acting && view.phase == Phase::Place {
                (empty(scene, city, cell))
            }
        }
    }
}

/// A tile of the city; blessing it is pointing at it.
fn laid(scene: &Table<'_>, seat: Seat, city: &City, cell: Cell) -> Markup {
    let view = scene.view;
    let number = city.tile(cell);
    let symbols = view.symbols_at(seat, cell);
    let standing = if can_point_to_bless(scene) {
        scene.standing(Decision::Bless(cell))
    } else {
        Standing::Calm
    };
    let colon = scene.words.lang().colon();
    let spoken = if view.pack().tiles[usize::from(number)].colour.is_some() {
        let printed = scene.say(&phrases::turned_tile(view, number, city.turns(cell)));
        format!("{}{colon}{printed}", scene.say(&phrases::spot(cell)))
    } else {
        scene.words.get("look-magna-roma-centre")
    };
    let piece = Piece {
        id: &tile::piece_id(scene, number),
        class: "laid",
        spoken: &spoken,
        game: GAME,
        standing: &standing,
    };
    let pays: Vec<Gain> = symbols.into_iter().filter(|gain| gain.amount > 0).collect();
    piece.draw(&html! {
        (tile::svg("", &html! {
            (tile::placed(scene, city, cell, symbols))
            @if cell == Cell::CENTRE { (owner(seat)) }
        }))
        @if standing.is_legal() {
            span.price { (tile::mark("blessing")) (tile::gains(&pays)) }
            span.blessable { (tile::mark("blessing")) }
        }
    })
}

/// The badge of a city's owner on its centre.
pub(super) fn owner(seat: Seat) -> Markup {
    let badge = format!("{}#seat-{}", components::asset("symbols.svg"), seat.0 + 1);
    html! { use href=(badge) x="36" y="36" width="28" height="28" {} }
}

/// Whether tiles are blessed by pointing at them now: with no token at all, the heading of the
/// blessings says so once instead of every tile.
pub(super) fn can_point_to_bless(scene: &Table<'_>) -> bool {
    let acting = scene.acting && matches!(scene.view.phase, Phase::Act | Phase::Bless);
    acting && scene.view.acting().blessings > 0
}

/// A cell without a tile while one is to be placed: what the tile would bring there, for each way
/// of turning it, or why it cannot lie there.
fn empty(scene: &Table<'_>, city: &City, cell: Cell) -> Markup {
    let decision = Decision::Place(cell);
    let standing = scene.standing(decision);
    let open = city.open().contains(cell);
    let class = if open { "place" } else { "void" };
    let piece = Piece { id: "", class, spoken: "", game: GAME, standing: &standing };
    let Some(seat) = scene.seat.filter(|_| standing.is_legal()) else {
        return piece.draw(&html! {});
    };
    let brings = [0, 1, 2, 3].map(|turns| brings(scene.view, seat, cell, turns));
    let sums = brings.clone().map(|gains| gauges::promise(scene, seat, &gains));
    let brings = brings.map(|gains| tile::gains(&gains));
    let drawn = piece.draw(&html! {
        @for (turns, gains) in brings.iter().enumerate() {
            span class={ "promise facing facing-" (turns) } { (gains) }
        }
        (seals(scene, cell))
    });
    let offers = scene.offers_after(decision, "").into_iter();
    let ways = offers.zip(sums).map(|((offer, _), sum)| TileWay { offer, sum });
    lay(&drawn, &ways.collect::<Vec<TileWay>>())
}

/// What the tile in hand would complete on a cell, for each way of turning it; seen on the ghost.
fn seals(scene: &Table<'_>, cell: Cell) -> Markup {
    tile::svg(
        "seals",
        &html! {
            @for turns in 0..4 {
                @let pays = scene.view.preview(cell, turns);
                g class={ "facing facing-" (turns) } {
                    @for (side, gain) in (0..4).zip(pays).filter(|(_, gain)| gain.amount > 0) {
                        (facing_half(scene, cell, side))
                        (tile::promised(side, gain))
                    }
                }
            }
        },
    )
}

/// The tile in hand in all its turns; the style sheet shows one.
pub(super) fn in_hand(scene: &Table<'_>, number: u8) -> Markup {
    html! {
        @for turns in 0..4 {
            (tile::picture(scene, number, turns, &format!("facing facing-{turns}")))
        }
    }
}

/// The half across a side of a cell, bright as if it were complete.
fn facing_half(scene: &Table<'_>, cell: Cell, side: u8) -> Markup {
    let city = &scene.view.acting().city;
    let edges = city.edges(scene.view.pack(), cell.toward(side));
    let across = (side + 2) & 3;
    let met = [0, 1, 2, 3].map(|other| other == across);
    let only = Edges(edges.0 & (3 << (2 * across)));
    let (x, y) = [(0, -100), (100, 0), (0, 100), (-100, 0)][usize::from(side & 3)];
    html! { g transform={ "translate(" (x) " " (y) ")" } { (tile::halves(only, met)) } }
}

/// The tile on its cell before it is turned, where no script runs: one button for each turn, in
/// place. Others see it as it is printed.
fn pending(scene: &Table<'_>, cell: Cell) -> Markup {
    let Some(number) = scene.view.tile_in_hand() else { return html! {} };
    let said = Phrase::new("look-magna-roma-turning").with("spot", phrases::spot(cell));
    html! {
        span.vh { (scene.say(&said)) }
        @if let Some(seat) = scene.seat.filter(|_| scene.acting) {
            div.turns-in-place {
                @for turns in 0..4 {
                    @let standing = scene.standing(Decision::Face(turns));
                    @let piece = Piece { id: "", class: "face-chip", spoken: "", game: GAME, standing: &standing };
                    (piece.draw(&html! {
                        (tile::picture(scene, number, turns, ""))
                        (tile::gains(&brings(scene.view, seat, cell, turns)))
                    }))
                }
            }
        } @else {
            div.pending aria-hidden="true" { (tile::picture(scene, number, 0, "")) }
        }
    }
}

/// What lies over the tiles and is never pointed at: complete symbols, the lines of the objectives.
fn overlay(scene: &Table<'_>, seat: Seat, window: Window) -> Markup {
    html! {
        svg.overlay viewBox=(window.view_box()) aria-hidden="true" {
            (complete(scene, seat, window))
            (objectives::lines(scene, window))
        }
    }
}

/// The complete symbols of a city, each with what it paid.
pub(super) fn complete(scene: &Table<'_>, seat: Seat, window: Window) -> Markup {
    html! {
        @for cell in scene.view.realm(seat).city.taken.iter() {
            @let (x, y) = window.corner(cell);
            @let symbols = scene.view.symbols_at(seat, cell);
            // Every symbol belongs to two tiles; the one north or west of it draws it.
            @for side in [1, 2] {
                @let gain = symbols[usize::from(side)];
                @if gain.amount > 0 { (tile::joint(side, x, y, gain)) }
            }
        }
    }
}
