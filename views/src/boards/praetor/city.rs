//! The city: a map of square cells that fits its frame; a script adds moving about and zooming.

use ludi_engine::{Game as _, Phrase};
use ludi_praetor::{Bounds, Decision, Stage, Step, TileId};
use maud::{Markup, html};

use super::{GAME, Table, dice, marks, tiles, told};
use crate::components::{Piece, Standing};

/// The cells that are shown: the city, and around it a ring of cells of which only the part next
/// to the city is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub west: i8,
    pub east: i8,
    pub south: i8,
    pub north: i8,
}

impl Frame {
    pub(super) fn of(scene: &Table<'_>) -> Self {
        let nothing = Bounds { west: 0, east: 0, south: 0, north: 0 };
        let Bounds { west, east, south, north } = scene.view.city().bounds().unwrap_or(nothing);
        Self { west: west - 1, east: east + 1, south: south - 1, north: north + 1 }
    }

    /// How many hundredths of a cell the map is wide, without and with the ring.
    fn wide(self) -> (u32, u32) {
        let inner = 100 * u32::from(self.west.abs_diff(self.east) - 1);
        (inner, inner + 2 * u32::from(SIDE))
    }

    /// How many hundredths of a cell the map is high, without and with the ring.
    fn high(self) -> (u32, u32) {
        let inner = 100 * u32::from(self.south.abs_diff(self.north) - 1);
        (inner, inner + 2 * u32::from(DEEP))
    }

    /// What is seen of a cell of 100 × 100: left, top, width and height.
    fn window(self, (x, y): (i8, i8)) -> (u8, u8, u8, u8) {
        let part = |first: bool, last: bool, seen: u8| match (first, last) {
            (true, _) => (100 - seen, seen),
            (_, true) => (0, seen),
            _ => (0, 100),
        };
        let (left, width) = part(x == self.west, x == self.east, SIDE);
        let (top, height) = part(y == self.north, y == self.south, DEEP);
        (left, top, width, height)
    }
}

/// How much is seen of the cells of the ring left and right of the city, in hundredths.
const SIDE: u8 = 50;
/// How much is seen of those above and below, where windows have less room.
const DEEP: u8 = 36;

/// The pixels a cell takes at most while the whole city is shown.
const CELL: u32 = 128;

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let frame = Frame::of(scene);
    let ((columns, wide), (rows, high)) = (frame.wide(), frame.high());
    let (width, height) = (wide * CELL / 100, high * CELL / 100);
    let label = scene.words.get("look-praetor-city");
    let count = Phrase::new("look-praetor-city-tiles").with("count", scene.view.city().built.len());
    let focus = focus(scene).map(|(x, y)| format!("{x} {y}"));
    html! {
        section.city aria-labelledby="praetor-city" {
            h2.vh #praetor-city { (label) " " small { (scene.say(&count)) } }
            (zoom(scene))
            div.city-view #city-view tabindex="0" role="group" aria-label=(scene.words.get("look-praetor-map")) {
                div.plan data-west=(frame.west) data-north=(frame.north)
                    data-columns=(columns / 100) data-rows=(rows / 100)
                    data-side=(SIDE) data-deep=(DEEP) data-cell=(CELL) data-focus=[focus] {
                    // A picture of nothing that has the proportions of the city: it makes the
                    // map as large as its frame allows, without a script.
                    svg.extent width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" {}
                    div.streets {
                        @for y in (frame.south..=frame.north).rev() {
                            div.street.deep[y == frame.south || y == frame.north] #{ "street-" (y) } {
                                @for x in frame.west..=frame.east {
                                    div.cell.side[x == frame.west || x == frame.east] #{ "cell-" (x) "-" (y) } {
                                        (cell(scene, frame, (x, y)))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The place an unfinished action is about: a map that shows more than one can read comes closer.
fn focus(scene: &Table<'_>) -> Option<(i8, i8)> {
    if !scene.acting {
        return None;
    }
    let site = |tile: TileId| &scene.view.city().sites[tile.index()];
    match scene.view.step() {
        Step::Worker(ludi_praetor::Job::Activate(tile)) | Step::Forge { tile, .. } => {
            Some((site(tile).x, site(tile).y))
        }
        Step::Cell { tile, .. } => best_cell(scene, tile),
        Step::Turn { x, y, .. } => Some((x, y)),
        _ => None,
    }
}

/// A cell where plazas bring the most.
fn best_cell(scene: &Table<'_>, tile: TileId) -> Option<(i8, i8)> {
    let most = |cell: &(i8, i8)| scene.view.plazas(tile, *cell).into_iter().max();
    let cells = scene.decisions.iter().filter_map(|decision| match decision {
        Decision::At(x, y) => Some((*x, *y)),
        _ => None,
    });
    cells.max_by_key(most)
}

/// Buttons of the script, which shows them.
fn zoom(scene: &Table<'_>) -> Markup {
    let button = |symbol: &str, zoom: &str, label: &str| {
        let label = scene.words.get(label);
        html! {
            button.btn type="button" data-zoom=(zoom) aria-label=(label) title=(label) {
                (marks::symbol(symbol))
            }
        }
    };
    html! {
        div.zoom hidden {
            (button("minus", "out", "look-praetor-zoom-out"))
            (button("fit", "fit", "look-praetor-zoom-fit"))
            (button("plus", "in", "look-praetor-zoom-in"))
        }
    }
}

fn cell(scene: &Table<'_>, frame: Frame, (x, y): (i8, i8)) -> Markup {
    if let Some(tile) = scene.view.city().tile_at(x, y) {
        return site(scene, tile);
    }
    match scene.view.step() {
        Step::Cell { tile, .. } => plot(scene, frame, tile, (x, y)),
        Step::Turn { tile, x: east, y: north, .. } if (east, north) == (x, y) => {
            chosen(scene, frame, tile, (x, y))
        }
        _ => html! {},
    }
}

/// What pointing at a built tile means now.
pub(super) fn meaning(scene: &Table<'_>, tile: TileId) -> Option<Decision> {
    let view = scene.view;
    let pack = view.pack();
    match (view.stage(), view.step()) {
        (Stage::Mines, _) => {
            let mines = &pack.layout(view.players()).mines;
            mines.contains(&tile).then_some(Decision::Take(tile))
        }
        (Stage::Novices, _) => pack.academies.contains(tile.0).then_some(Decision::Academy(tile)),
        (Stage::Action, Step::Choose) if pack.camps.contains(tile.0) => Some(Decision::Camp(tile)),
        (Stage::Action, Step::Retired) if pack.camps.contains(tile.0) => None,
        (Stage::Action, Step::Choose | Step::Retired) => Some(Decision::Activate(tile)),
        _ => None,
    }
}

/// The tile an unfinished action is about.
fn in_question(scene: &Table<'_>, tile: TileId) -> bool {
    let here = match scene.view.step() {
        Step::Worker(ludi_praetor::Job::Activate(chosen)) => chosen,
        Step::Forge { tile, .. } => tile,
        _ => return false,
    };
    here == tile
}

/// A built tile with the dice on it.
fn site(scene: &Table<'_>, tile: TileId) -> Markup {
    let standing = match meaning(scene, tile) {
        Some(decision) => scene.standing(decision),
        None => Standing::Calm,
    };
    let spoken = if standing.is_legal() {
        told::purpose(scene, tile)
    } else {
        told::describe_built(scene, tile)
    };
    let busy = scene.view.city().busy.contains(tile.0);
    let class = match (in_question(scene, tile), busy) {
        (true, _) => "tile chosen",
        (false, true) => "tile busy",
        (false, false) if scene.view.stage() == Stage::Mines => "tile whole",
        (false, false) => "tile",
    };
    let piece = Piece {
        id: &tiles::piece(scene, tile),
        class,
        spoken: &spoken,
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        (tiles::built(scene, tile))
        @for die in dice::on_tile(scene.view, tile) {
            @let place = if die.spot == dice::Spot::Centre(tile) { "on-centre" } else { "on-area" };
            (die.draw(place))
        }
    })
}

/// PR-072, PR-075: a free cell while a tile is placed: what plazas would bring, turned best and
/// for each of the four turns.
fn plot(scene: &Table<'_>, frame: Frame, tile: TileId, (x, y): (i8, i8)) -> Markup {
    let standing = scene.standing(Decision::At(x, y));
    let scores = scene.view.plazas(tile, (x, y));
    let best = best_turn(scores);
    let most = scores[usize::from(best)];
    let class = match most {
        _ if !standing.is_legal() => "plot apart",
        0 => "plot none",
        _ if Some(most) == best_anywhere(scene, tile) => "plot best",
        _ => "plot",
    };
    if standing == Standing::Calm {
        return html! {};
    }
    let piece = Piece { id: "", class, spoken: "", game: GAME, standing: &standing };
    let (left, top, width, height) = frame.window((x, y));
    let (middle, line) = (left + width / 2, top + height / 2);
    piece.draw(&html! {
        svg.city-tile.ghost viewBox={ (left) " " (top) " " (width) " " (height) } {
            @if standing.is_legal() {
                (tiles::plazas(scene, tile, best, Some(scene.view.matching_corners(tile, (x, y), best))))
                text.score x=(middle) y=(line + 8) { "+" (most) }
            } @else {
                @let (x, y) = (middle - 7, line - 7);
                path.cross d={ "M" (x) " " (y) "l14 14m0-14-14 14" } {}
            }
        }
    })
}

/// The most that plazas bring anywhere, for the reader who places the tile.
fn best_anywhere(scene: &Table<'_>, tile: TileId) -> Option<i32> {
    scene.acting.then(|| scene.view.best_plazas(tile))
}

/// The first of the turns that bring the most.
pub(super) fn best_turn(scores: [i32; 4]) -> u8 {
    let most = scores.into_iter().max().unwrap_or(0);
    (0u8..4).find(|turn| scores[usize::from(*turn)] == most).unwrap_or(0)
}

/// The cell that was chosen: the tile in each of its turns, of which one is seen. Pointing at a
/// turn in the tray shows it here.
fn chosen(scene: &Table<'_>, frame: Frame, tile: TileId, cell: (i8, i8)) -> Markup {
    let best = best_turn(scene.view.plazas(tile, cell));
    let spoken =
        Phrase::new("look-praetor-placing").with("tile", scene.view.pack().tile_name(tile));
    html! {
        div.placing {
            span.vh { (scene.say(&spoken)) }
            @for turn in 0..4u8 {
                div.turned.{ "turn-" (turn) } .best[turn == best] aria-hidden="true" {
                    (tiles::unbuilt(scene, tile, turn, frame.window(cell)))
                }
            }
        }
    }
}

/// A turn of the tile on the chosen cell, with the corners it meets around it.
pub(super) fn turn_preview(scene: &Table<'_>, tile: TileId, (x, y): (i8, i8), turn: u8) -> Markup {
    let view = scene.view;
    html! {
        svg.city-tile.turn-preview viewBox="-34 -34 168 168" aria-hidden="true" {
            @for (dx, dy) in [(-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1)] {
                @if let Some(near) = view.city().tile_at(x + dx, y + dy) {
                    svg x=(i16::from(dx) * 100) y=(i16::from(dy) * -100) width="100" height="100" viewBox="0 0 100 100" {
                        rect.ground x="1" y="1" width="98" height="98" rx="5" {}
                        (tiles::plazas(scene, near, view.city().sites[near.index()].rotation, None))
                    }
                }
            }
            rect.ground x="1" y="1" width="98" height="98" rx="5" {}
            (tiles::plazas(scene, tile, turn, Some(view.matching_corners(tile, (x, y), turn))))
            rect.frame.new x="1.5" y="1.5" width="97" height="97" rx="5" {}
            text.score x="50" y="64" { "+" (view.plazas(tile, (x, y))[usize::from(turn & 3)]) }
        }
    }
}
