//! Positions of Hadrian's Wall worth looking at: every phase, from both sides of the table.

use ludi_engine::{Seat, Table};
use ludi_hadrian::vocabulary::Difficulty;
use ludi_hadrian::{Decision, Hadrian, Phase, Setup};

use crate::{Shown, deciding, legal, new_table, play_until};

fn hard() -> Setup {
    Setup { difficulty: Difficulty::Hard, ..Setup::default() }
}

/// Plays until somebody has such decisions, in any of several games.
fn find(
    name: &'static str,
    players: u8,
    setup: &Setup,
    wanted: impl Fn(&Table<Hadrian>, Seat) -> bool,
) -> Option<Shown<Hadrian>> {
    (0..20).find_map(|number| {
        let mut table = new_table(&format!("{name} {number}"), players, setup);
        play_until(&mut table, &wanted);
        deciding(&table).map(|seat| (name, table, Some(seat)))
    })
}

/// Whether the seat can make such a decision now.
fn can(table: &Table<Hadrian>, seat: Seat, wanted: impl Fn(&Decision) -> bool) -> bool {
    legal(table, seat).iter().any(wanted)
}

fn in_year(table: &Table<Hadrian>, year: u8) -> bool {
    let view = table.view(None);
    view.year() >= year && view.phase() == Phase::Actions
}

pub fn positions() -> Vec<Shown<Hadrian>> {
    let start = new_table("start", 3, &Setup::default());
    let first = deciding(&start);
    let mut shown = vec![("start", start, first)];
    shown.extend(find("first", 3, &Setup::default(), |table, _| in_year(table, 1)));
    shown.extend(find("cohort", 2, &hard(), |table, seat| {
        in_year(table, 2) && can(table, seat, |d| matches!(d, Decision::Cohort(_)))
    }));
    let middle = find("middle", 3, &hard(), |table, _| in_year(table, 4));
    if let Some((_, table, Some(me))) = &middle {
        shown.push(("waiting", table.clone(), Some(me.next(3))));
        shown.push(("watching", table.clone(), None));
    }
    shown.extend(middle);
    shown.extend(find("road", 2, &Setup::default(), |table, seat| {
        can(table, seat, |d| matches!(d, Decision::Attribute(_)))
    }));
    shown.extend(find("market", 4, &Setup::default(), |table, seat| {
        can(table, seat, |d| matches!(d, Decision::Good { .. }))
    }));
    shown.extend(find("map", 3, &Setup::default(), |table, seat| {
        can(table, seat, |d| matches!(d, Decision::Map { .. }))
    }));
    shown.extend(find("favours", 3, &hard(), |table, _| {
        table.view(None).phase() == Phase::Favours && table.view(None).year() >= 4
    }));
    shown.extend(find("choose", 4, &hard(), |table, _| {
        table.view(None).phase() == Phase::Choose && table.view(None).year() >= 5
    }));
    shown.extend(find("campaign", 1, &Setup { fort: 9, ..Setup::default() }, |table, _| {
        in_year(table, 5)
    }));
    let mut over = new_table::<Hadrian>("over", 2, &hard());
    play_until(&mut over, |_, _| false);
    shown.push(("over", over, Some(Seat(0))));
    shown
}
