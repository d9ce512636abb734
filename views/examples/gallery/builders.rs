//! Positions of The Builders: Antiquity worth looking at.

use ludi_builders::{Builders, Decision, Setup, Step};
use ludi_engine::{Game as _, Notation as _, Seat, Table};

use crate::{Shown, deciding, legal, new_table, play_until};

/// Makes the first legal decision of a kind, if there is one.
fn take(table: &mut Table<Builders>, seat: Seat, wanted: impl Fn(&Decision) -> bool) -> bool {
    let decision = legal(table, seat).into_iter().find(wanted);
    if let Some(decision) = decision {
        table.decide(seat, decision).expect("it is legal");
    }
    decision.is_some()
}

pub fn positions() -> Vec<Shown<Builders>> {
    let start = new_table::<Builders>("start", 3, &Setup::default());
    let first = deciding(&start);
    let mut shown = vec![("start", start, first)];
    shown.extend(middle());
    shown.extend(spent());
    shown.extend(rich());
    shown.extend(crowd());
    shown.extend(scoring());
    shown
}

/// A busy turn in the middle of a game, for three readers, and one step further.
fn middle() -> Vec<Shown<Builders>> {
    let mut table = new_table::<Builders>("middle", 3, &Setup::default());
    play_until(&mut table, |table, seat| {
        let view = table.view(None);
        view.round() >= 6
            && view.step() == Step::Turn
            && view.actions() >= 2
            && view.player(seat).sites().count() >= 2
            && view.player(seat).available().count() >= 2
    });
    let me = deciding(&table);
    let other = me.map(|seat| seat.next(3));
    let mut site = table.clone();
    if let Some(seat) = me {
        take(&mut site, seat, |d| matches!(d, Decision::Send(_)));
    }
    vec![
        ("middle", table.clone(), me),
        ("watching", table.clone(), None),
        ("waiting", table, other),
        ("step-site", site, me),
    ]
}

/// No free action left, but sesterces, enough for a university.
fn spent() -> Option<Shown<Builders>> {
    (0..40).find_map(|number| {
        let mut table = new_table::<Builders>(&format!("spent {number}"), 4, &Setup::default());
        play_until(&mut table, |table, seat| {
            let view = table.view(None);
            let can = |d: &Decision| matches!(d, Decision::University(_) | Decision::Send(_));
            view.step() == Step::Turn
                && view.actions() == 0
                && view.player(seat).sites().count() >= 2
                && legal(table, seat).iter().filter(|d| can(d)).count() >= 3
                && legal(table, seat).iter().any(|d| matches!(d, Decision::University(_)))
        });
        deciding(&table).map(|me| ("spent", table, Some(me)))
    })
}

/// A rich player with a tool and a slave, made by hand, and the steps from there.
fn rich() -> Vec<Shown<Builders>> {
    const MOVES: &str = "loan,open,recruit,end,coins 3,end,buy mallet,open,recruit,end,coins 3,end,\
        loan,coins 2,end,coins 3,end,buy slave_3,open,end,coins 3,end,coins 1,loan,end,coins 3,end";
    let mut table = new_table::<Builders>("rich", 2, &Setup::default());
    follow(&mut table, MOVES);
    let me = deciding(&table);
    let mut shown = vec![("rich", table.clone(), me)];
    if let Some(seat) = me {
        let mut pupil = table.clone();
        take(&mut pupil, seat, |d| matches!(d, Decision::University(_)));
        shown.push(("step-pupil", pupil, me));
        take(&mut table, seat, |d| matches!(d, Decision::Send(_)));
        take(&mut table, seat, |d| matches!(d, Decision::To(_)));
        shown.push(("step-tool", table, me));
    }
    shown
}

/// Makes the first legal decision that begins with each of these words.
fn follow(table: &mut Table<Builders>, moves: &str) {
    for wanted in moves.split(',') {
        let Some(seat) = deciding(table) else { break };
        let view = table.view(None);
        take(table, seat, |d| d.notation(view.pack()).to_string().starts_with(wanted));
    }
}

/// A crowd: a dozen hands, three sites with crews, tools, loans, prisoners, a university; for
/// whoever decides and for the other player, and the step where a site is chosen.
fn crowd() -> Vec<Shown<Builders>> {
    const MOVES: &str = "loan,recruit,recruit,end,coins 3,end,buy mallet,recruit,recruit,end,coins 3,end,\
        loan,recruit,recruit,end,coins 3,end,buy slave_3,open,open,end,coins 3,end,\
        loan,recruit,coins 1,end,coins 3,end,buy slave_2,recruit,open,end,coins 3,end,\
        buy brush,coins 2,end,coins 3,end,loan,recruit,recruit,end,coins 3,end,\
        recruit,coins 2,end,coins 3,end,\
        send master,to,with,send apprentice,to,bare,coins 1,end,coins 3,end";
    let mut table = new_table::<Builders>("crowd", 2, &Setup::default());
    follow(&mut table, MOVES);
    let me = deciding(&table);
    let mut site = table.clone();
    if let Some(seat) = me {
        take(&mut site, seat, |d| matches!(d, Decision::Send(_)));
    }
    let other = me.map(|seat| seat.next(2));
    vec![("crowd", table.clone(), me), ("crowd-seen", table, other), ("crowd-site", site, me)]
}

/// Final scoring where players are asked.
fn scoring() -> Option<Shown<Builders>> {
    let asking = Setup { ask_final_scoring: true, finite_bank: true, ..Setup::default() };
    (0..200).find_map(|number| {
        let mut table = new_table::<Builders>(&format!("last {number}"), 2, &asking);
        play_until(&mut table, |table, _| matches!(table.view(None).step(), Step::FinalScoring(_)));
        deciding(&table).map(|seat| ("scoring", table, Some(seat)))
    })
}
