//! The upper left sheet: the cohorts, and the five tracks in the columns the granaries open.

use ludi_engine::Phrase;
use ludi_hadrian::components::Track;
use ludi_hadrian::vocabulary::{Cohort, Column, Pieces};
use ludi_hadrian::{Area, Decision, Sheet};
use maud::{Markup, html};

use super::paper::{Count, Paper, lit, plain_box, state};
use super::signs::{self, art, gains, sign};
use super::{buildings, years};
use crate::components::{Standing, icon};

/// One of the five tracks: its area, its boxes, how many are filled, what fills the next.
struct Row<'a> {
    area: Area,
    track: &'a Track,
    filled: u8,
    cost: Pieces,
    fills: Vec<Decision>,
}

/// How many boxes of a track are filled on a sheet.
const fn boxes_of(area: Area, sheet: &Sheet) -> u8 {
    match area {
        Area::Mining => sheet.mining,
        Area::Guard => sheet.guard,
        Area::Cippi => sheet.cippi,
        Area::Wall => sheet.wall,
        _ => sheet.fort,
    }
}

fn rows<'a>(paper: &'a Paper<'_>) -> Vec<Row<'a>> {
    let (pack, sheet) = (paper.pack, paper.sheet);
    let row = |area, track: &'a Track, filled, cost, fill| Row {
        area,
        track,
        filled,
        cost,
        fills: vec![fill],
    };
    let mining = paper.scene.view.mining_cost();
    vec![
        row(Area::Mining, &pack.mining, sheet.mining, mining, Decision::Mine),
        row(Area::Guard, &pack.guard, sheet.guard, pack.guard.cost, Decision::Guard),
        row(Area::Cippi, &pack.cippi, sheet.cippi, pack.cippi.cost, Decision::Cippi),
        row(Area::Wall, &pack.wall, sheet.wall, pack.wall.cost, Decision::Wall),
        Row {
            area: Area::Fort,
            track: &pack.fort,
            filled: sheet.fort,
            cost: Pieces::NONE,
            fills: pack.fort_pay.iter().map(|pay| Decision::Fort(*pay)).collect(),
        },
    ]
}

pub(super) fn draw(paper: &Paper<'_>) -> Markup {
    let rows = rows(paper);
    let level = paper.sheet.infrastructure(paper.pack);
    let aside = html! {
        small { (paper.say(&Phrase::new("board-infrastructure").with("n", level))) }
    };
    let drawn = Column::ALL.map(|column| paper.counted(|| block(paper, column, &rows)));
    let lively = drawn.each_ref().map(|(_, count)| *count);
    let content = html! {
        div.cohorts data-part=[paper.name("cohorts")] { @for cohort in Cohort::ALL { (cohort_lane(paper, cohort)) } }
        (column_tabs(paper, &lively))
        div.frontier {
            (art("country"))
            div.legend aria-hidden="true" {
                span.gate-gap {}
                @for row in &rows { (legend(paper, row)) }
            }
            @for (block, _) in drawn { (block) }
        }
    };
    paper.part("frontier", &paper.get("look-hadrian-frontier"), &aside, &content)
}

/// A cohort: its name and its boxes; the next one can be pointed at when a cohort grows.
fn cohort_lane(paper: &Paper<'_>, cohort: Cohort) -> Markup {
    let filled = usize::from(paper.sheet.cohort(cohort));
    let name = signs::cohort(paper.scene, cohort);
    let side = paper.get(&format!("look-hadrian-side-{}", cohort.id()));
    let boxes = &paper.pack.cohort;
    html! {
        div.lane data-part=[paper.name(&format!("cohort-{}", cohort.id()))] {
            (paper.progress(&name, filled, boxes.len()))
            span.lane-shield aria-hidden="true" { (filled) }
            span.lane-name aria-hidden="true" { span { (name) } span.side { (side) } span.arrow-to { (years::arrow(cohort)) } }
            div.strip-boxes {
                @for (index, given) in boxes.iter().enumerate() {
                    @let shows = gains(given);
                    @if index == filled {
                        (paper.point(&format!("next-cohort-{}", cohort.id()), "box next", "", Decision::Cohort(cohort), &shows))
                    } @else {
                        span aria-hidden="true" {
                            (plain_box(state(index, filled), &paper.title(index + 1, given, &[]), &html! {
                                @if index < filled && given.is_empty() { span.faded { (sign("guard")) } }
                                (shows)
                                (paper.just_filled(index, |sheet| sheet.cohort(cohort)))
                            }))
                        }
                    }
                }
                @if filled >= boxes.len() { (full(paper, Decision::Cohort(cohort))) }
            }
        }
    }
}

/// What stands for the next box where none is left, so that it can still say so.
pub(super) fn full(paper: &Paper<'_>, decision: Decision) -> Markup {
    html! {
        @if paper.standing(decision) != Standing::Calm {
            (paper.point("", "box full-mark", "", decision, &icon("check")))
        }
    }
}

fn legend(paper: &Paper<'_>, row: &Row<'_>) -> Markup {
    let id = row.area.id();
    html! {
        span class={ "legend-row " (id) } data-part=[paper.name(&format!("{id}-name"))] {
            (sign(id))
            span.what { (signs::area(paper.scene, id)) }
            (price(paper, row))
        }
    }
}

/// What a box of a track costs.
fn price(paper: &Paper<'_>, row: &Row<'_>) -> Markup {
    html! {
        span.costs {
            @if row.area == Area::Fort {
                @for (index, pay) in paper.pack.fort_pay.iter().enumerate() {
                    @if index > 0 { span.or { "/" } } (sign(pay.id()))
                }
            } @else { (signs::pieces(row.cost)) }
        }
    }
}

/// The id of the tab of a column.
fn tab(paper: &Paper<'_>, column: Column) -> String {
    format!("column-{}-{}", column.id(), paper.seat)
}

/// The columns to choose from where there is room for one; the one where something was just done,
/// or else the last one with something to do is shown first, or the last open one.
fn column_tabs(paper: &Paper<'_>, lively: &[Count]) -> Markup {
    let is_open = |column: &Column| paper.sheet.is_open(paper.pack, *column);
    let done = |column: &Column| lively[column.index()].done > 0;
    let busy = |column: &Column| is_open(column) && lively[column.index()].lit > 0;
    let last = |suits: &dyn Fn(&Column) -> bool| Column::ALL.into_iter().rfind(suits);
    let first = last(&done).or_else(|| last(&busy)).or_else(|| last(&is_open));
    let first = first.unwrap_or(Column::Small);
    html! {
        fieldset.column-tabs {
            legend.vh { (paper.get("look-hadrian-columns")) }
            @for (column, count) in Column::ALL.into_iter().zip(lively) {
                @let id = tab(paper, column);
                input.vh #(id) type="radio" name={ "column-" (paper.seat) } value=(column.id()) checked[column == first];
                label.lively[count.lit > 0] for=(id) {
                    span { (paper.get(&format!("look-hadrian-column-{}", column.id()))) }
                    @if !is_open(&column) { small { (paper.get("look-hadrian-column-closed")) } }
                    (lit(paper.scene, count.lit))
                }
            }
        }
    }
}

/// A column with the granary that opens it.
fn block(paper: &Paper<'_>, column: Column, rows: &[Row<'_>]) -> Markup {
    let open = paper.sheet.is_open(paper.pack, column);
    let class = format!("block block-{}{}", column.id(), if open { "" } else { " closed" });
    let first = rows
        .iter()
        .find(|row| row.area == Area::Fort)
        .map_or(0, |row| row.track.boxes.iter().take_while(|b| b.column < column).count());
    html! {
        div class=(class) data-part=[paper.name(&format!("column-{}", column.id()))] data-tab=(tab(paper, column)) {
            (art("country"))
            div.gate data-part=[paper.name(&format!("granary-{}", column.id()))] {
                @match paper.pack.granary(column) {
                    Some(granary) => (buildings::card(paper, granary, "site gate-site")),
                    None => span.standing { (art("house-granary")) span { (paper.get("look-hadrian-first-granary")) } },
                }
            }
            @for row in rows { (block_row(paper, column, row, first)) }
            span.mist aria-hidden="true" {}
        }
    }
}

/// The boxes of a track that stand in a column.
fn block_row(paper: &Paper<'_>, column: Column, row: &Row<'_>, first: usize) -> Markup {
    let (id, filled) = (row.area.id(), usize::from(row.filled));
    let all = row.track.boxes.iter().enumerate();
    let mine: Vec<_> = all.filter(|(_, space)| space.column == column).collect();
    let in_column = filled.saturating_sub(mine.first().map_or(0, |(index, _)| *index));
    let name = signs::area(paper.scene, id);
    let last = row.track.boxes.last().is_some_and(|space| space.column == column);
    html! {
        div class={ "block-row " (id) } data-part=[paper.name(&format!("{id}-{}", column.id()))] {
            span.row-sign aria-hidden="true" title=(name) {
                (sign(id))
                span.what { (name) }
                (price(paper, row))
                small.so-far { (filled) "/" (row.track.boxes.len()) }
            }
            (paper.progress(&name, in_column.min(mine.len()), mine.len()))
            @for (index, space) in mine {
                // A Cippi box stands over the Fort box it hangs on.
                @let place = if row.area == Area::Cippi {
                    format!(" k{}", usize::from(space.fort).saturating_sub(first).clamp(1, 7))
                } else { String::new() };
                @if index == filled {
                    div class={ "slot" (place) } { (next(paper, row, index)) }
                } @else {
                    span class={ "slot" (place) } aria-hidden="true" {
                        (plain_box(state(index, filled), &title(paper, row, index), &html! {
                            (shown(paper, row, index))
                            (paper.just_filled(index, |sheet| boxes_of(row.area, sheet)))
                        }))
                    }
                }
            }
            @if row.area == Area::Guard { (tower(filled >= usize::from(row.track.column_end(column)))) }
            @if row.area == Area::Mining { span.slot.woods aria-hidden="true" { (art("trees")) } }
            @if last && filled >= row.track.boxes.len() {
                @for decision in &row.fills { div.slot { (full(paper, *decision)) } }
            }
        }
    }
}

/// A watch tower, which stands when a section of the Wall Guard is full.
fn tower(stands: bool) -> Markup {
    let class = if stands { "slot watch" } else { "slot watch plan" };
    html! { span class=(class) aria-hidden="true" { (art("house-tower")) } }
}

/// The next box of a track: one thing to point at, or one for each way to pay.
fn next(paper: &Paper<'_>, row: &Row<'_>, index: usize) -> Markup {
    let shows = shown(paper, row, index);
    let id = row.area.id();
    match row.fills.as_slice() {
        [only] => {
            paper.point(&format!("next-{id}"), "box next", &title(paper, row, index), *only, &shows)
        }
        several => html! {
            div.split {
                span.box.next.crest aria-hidden="true" title=(title(paper, row, index)) { (shows) }
                @for decision in several {
                    @if let Decision::Fort(pay) = decision {
                        @let half = format!("next-{id}-{}", pay.id());
                        (paper.point(&half, "half", &title(paper, row, index), *decision, &sign(pay.id())))
                    }
                }
            }
        },
    }
}

/// What is printed in a box of a track.
fn shown(paper: &Paper<'_>, row: &Row<'_>, index: usize) -> Markup {
    let levels = &paper.pack.infrastructure;
    let flag =
        (row.area == Area::Fort && levels[index + 1] > levels[index]).then(|| levels[index + 1]);
    let filled = index < usize::from(row.filled);
    let piece = match row.area {
        _ if !filled => None,
        Area::Wall => Some("stone"),
        Area::Fort if flag.is_some() => Some("fort-tower"),
        Area::Fort => Some("fort-hall"),
        Area::Cippi => Some("stakes"),
        _ => None,
    };
    let given = &row.track.boxes[index].gains;
    // A stamp on a box that gives nothing carries the mark of its row.
    let bare = filled && given.is_empty() && matches!(row.area, Area::Mining | Area::Guard);
    html! {
        @if let Some(piece) = piece { (art(piece)) }
        @if bare { span.faded { (sign(row.area.id())) } }
        (gains(given))
        @if let Some(level) = flag { (signs::flag(level, false, true)) }
    }
}

fn title(paper: &Paper<'_>, row: &Row<'_>, index: usize) -> String {
    let space = &row.track.boxes[index];
    let mut needs = Vec::new();
    if row.area == Area::Fort
        && paper.pack.infrastructure[index + 1] > paper.pack.infrastructure[index]
    {
        let level = paper.pack.infrastructure[index + 1];
        needs.push(paper.say(&Phrase::new("board-infrastructure").with("n", level)));
    }
    if index >= usize::from(row.filled) {
        if space.fort > paper.sheet.fort {
            needs.push(paper.say(&Phrase::new("board-needs-fort").with("n", space.fort)));
        }
        if let Some(granary) = paper.pack.granary(space.column)
            && !paper.sheet.stands(granary)
        {
            let name = paper.pack.buildings[usize::from(granary)].name;
            needs.push(paper.say(&Phrase::new("board-needs").with("what", name)));
        }
    }
    format!(
        "{} · {}",
        signs::area(paper.scene, row.area.id()),
        paper.title(index + 1, &space.gains, &needs)
    )
}
