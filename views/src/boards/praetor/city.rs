//! The city: a map of square cells that fits its frame; a script adds moving about and zooming.

use ludi_engine::{Game as _, Phrase};
use ludi_praetor::{Bounds, Decision, Stage, Step, TileId};
use maud::{Markup, html};

use super::{GAME, Table, dice, ended, marks, tiles, told};
use crate::components::{self, Piece, Standing, TileWay, icon, lay};

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

/// All of a tile: left, top, width and height.
const WHOLE: (u8, u8, u8, u8) = (0, 0, 100, 100);

/// The pixels a cell takes at most while the whole city is shown.
const CELL: u32 = 116;

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let frame = Frame::of(scene);
    let ((columns, wide), (rows, high)) = (frame.wide(), frame.high());
    let (width, height) = (wide * CELL / 100, high * CELL / 100);
    let label = scene.words.get("look-praetor-city");
    let count = Phrase::new("look-praetor-city-tiles").with("count", scene.view.city().built.len());
    let focus = focus(scene).map(|(x, y)| format!("{x} {y}"));
    html! {
        section.city data-part="city" aria-labelledby="praetor-city" data-round=(scene.view.turn()) {
            h2.vh #praetor-city { (label) " " small { (scene.say(&count)) } }
            (zoom(scene))
            (overview(scene, frame))
            (ended::draw(scene))
            div.city-view #city-view tabindex="0" role="group" aria-label=(scene.words.get("look-praetor-map"))
                data-placing=[placed(scene)] data-facing="0" {
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

/// The tile that the reader is placing, by its name.
fn placed(scene: &Table<'_>) -> Option<String> {
    match scene.view.step() {
        Step::Cell { tile, .. } if scene.acting => Some(tiles::piece(scene, tile)),
        _ => None,
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

/// The whole city in small, for the script, which shows it while the map is larger than its frame:
/// whose the tiles are, and a pane over what is seen.
fn overview(scene: &Table<'_>, frame: Frame) -> Markup {
    let city = scene.view.city();
    let (wide, high) = (frame.wide().0 / 100 + 1, frame.high().0 / 100 + 1);
    let (left, top) = (f32::from(frame.west) + 0.5, -f32::from(frame.north) - 0.5);
    html! {
        div.overview hidden aria-hidden="true" {
            svg viewBox={ (left) " " (top) " " (wide) " " (high) } {
                @for tile in city.built.iter() {
                    @let site = &city.sites[usize::from(tile)];
                    @let class = site.owner().map_or_else(|| "of-nobody".to_owned(), |owner| format!("of-{}", owner + 1));
                    @let (x, y) = (f32::from(site.x) + 0.05, -f32::from(site.y) - 0.95);
                    rect class=(class) x=(x) y=(y) width="0.9" height="0.9" rx="0.15" {}
                }
                rect.pane width="0" height="0" {}
            }
        }
    }
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
            chosen(scene, tile, (x, y))
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

/// PR-072, PR-075: a free cell while a tile is placed: what plazas would bring there, for each of
/// the four turns.
fn plot(scene: &Table<'_>, frame: Frame, tile: TileId, (x, y): (i8, i8)) -> Markup {
    let standing = scene.standing(Decision::At(x, y));
    if standing == Standing::Calm {
        return html! {};
    }
    let legal = standing.is_legal();
    let class = if legal { "plot" } else { "plot apart" };
    let piece = Piece { id: "", class, spoken: "", game: GAME, standing: &standing };
    let (left, top, width, height) = frame.window((x, y));
    let (middle, line) = (left + width / 2, top + height / 2);
    let drawn = piece.draw(&html! {
        svg.city-tile viewBox={ (left) " " (top) " " (width) " " (height) } {
            @if legal {
                @let scores = scene.view.plazas(tile, (x, y));
                @for (turn, score) in (0u8..).zip(scores).filter(|(_, score)| *score > 0) {
                    g class={ "facing facing-" (turn) } {
                        text.score x=(middle) y=(line + 9) { "+" (score) }
                    }
                }
            } @else {
                @let (x, y) = (middle - 7, line - 7);
                path.cross d={ "M" (x) " " (y) "l14 14m0-14-14 14" } {}
            }
        }
        @if legal { (meeting(scene, tile, (x, y))) }
    });
    if !legal {
        return drawn;
    }
    // What the tile itself brings: the evening may bring more when this is the last action.
    let printed = i32::from(tiles::spec(scene, tile).favor);
    let scores = scene.view.plazas(tile, (x, y)).map(|score| printed + score);
    let offers = scene.offers_after(Decision::At(x, y), "favor").into_iter();
    let ways = offers.zip(scores).map(|((offer, _), favor)| {
        let sum = html! { (icon("laurel")) (components::signed(favor.into())) };
        TileWay { offer, sum }
    });
    lay(&drawn, &ways.collect::<Vec<TileWay>>())
}

/// The corners that meet their like around a cell, for each turn, with what each brings; they are
/// seen on the ghost.
fn meeting(scene: &Table<'_>, tile: TileId, cell: (i8, i8)) -> Markup {
    html! {
        svg.city-tile.meeting viewBox="0 0 100 100" aria-hidden="true" {
            @for turn in 0..4u8 {
                g class={ "facing facing-" (turn) } {
                    (tiles::met_corners(scene.view.matching_corners(tile, cell, turn)))
                }
            }
        }
    }
}

/// The cell that was chosen where no script runs: one button for each turn of the tile, in place.
/// Others see the tile as it is printed.
fn chosen(scene: &Table<'_>, tile: TileId, cell: (i8, i8)) -> Markup {
    let spoken =
        Phrase::new("look-praetor-placing").with("tile", scene.view.pack().tile_name(tile));
    let scores = scene.view.plazas(tile, cell);
    html! {
        div.chosen-plot {
            span.vh { (scene.say(&spoken)) }
            @if scene.acting {
                div.turns-in-place {
                    @for (turn, score) in (0u8..).zip(scores) {
                        @let standing = scene.standing(Decision::Turn(turn));
                        @let piece = Piece { id: "", class: "plot", spoken: "", game: GAME, standing: &standing };
                        (piece.draw(&html! {
                            svg.city-tile viewBox="0 0 100 100" {
                                rect.ground x="1" y="1" width="98" height="98" rx="5" {}
                                (tiles::plazas(scene, tile, turn, None))
                                (tiles::met_corners(scene.view.matching_corners(tile, cell, turn)))
                                text.score x="50" y="61" { "+" (score) }
                            }
                        }))
                    }
                }
            } @else {
                span aria-hidden="true" { (tiles::unbuilt(scene, tile, 0, WHOLE)) }
            }
        }
    }
}

/// The tile in hand in its four turns, of which one is seen.
pub(super) fn in_hand(scene: &Table<'_>, tile: TileId) -> Markup {
    html! {
        @for turn in 0..4u8 {
            span class={ "facing facing-" (turn) } { (tiles::unbuilt(scene, tile, turn, WHOLE)) }
        }
    }
}
