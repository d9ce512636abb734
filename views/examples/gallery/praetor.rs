//! Positions of Praetor worth looking at.

use ludi_engine::{Game as _, Quick, Seat, Strategy as _, Table};
use ludi_praetor::{Decision, Good, Job, MineAssignment, Praetor, Setup, Stage, Step};

use crate::{Shown, deciding, legal, new_table, play_until};

/// Makes the first legal decision of a kind, if there is one.
fn take(table: &mut Table<Praetor>, seat: Seat, wanted: impl Fn(&Decision) -> bool) -> bool {
    let decision = legal(table, seat).into_iter().find(wanted);
    if let Some(decision) = decision {
        table.decide(seat, decision).expect("it is legal");
    }
    decision.is_some()
}

/// Plays sensibly until a question is asked, trying several games.
fn until(
    seeds: &str,
    players: u8,
    setup: &Setup,
    wanted: impl Fn(&Praetor, Seat) -> bool,
) -> Option<Table<Praetor>> {
    (0..40).find_map(|number| {
        let mut table = new_table::<Praetor>(&format!("{seeds} {number}"), players, setup);
        play_until(&mut table, |table, seat| wanted(&table.view(Some(seat)), seat));
        deciding(&table).is_some().then_some(table)
    })
}

pub fn positions() -> Vec<Shown<Praetor>> {
    let start = new_table("start", 2, &Setup::default());
    let first = deciding(&start);
    let mut shown = vec![("start", start, first)];
    shown.extend(building());
    shown.extend(questions());
    shown.extend(late());
    shown
}

/// A tile being built, step by step, for several readers.
fn building() -> Vec<Shown<Praetor>> {
    let ready = |state: &Praetor, seat: Seat| {
        state.turn() == 3
            && state.step() == Step::Choose
            && state.stage() == Stage::Action
            && state.player(seat).workers.idle() > 1
            && state.player(seat).goods.get(Good::Stone) > 1
    };
    let Some(mut table) = until("middle", 3, &Setup::default(), ready) else { return vec![] };
    let seat = deciding(&table);
    let Some(me) = seat else { return vec![] };
    let mut shown = vec![
        ("middle", table.clone(), seat),
        ("waiting", table.clone(), Some(me.next(3))),
        ("watching", table.clone(), None),
    ];
    if take(&mut table, me, |decision| matches!(decision, Decision::Build(_))) {
        shown.push(("worker", table.clone(), seat));
        take(&mut table, me, |decision| matches!(decision, Decision::Worker(_)));
        shown.push(("cell", table.clone(), seat));
        take(&mut table, me, |decision| matches!(decision, Decision::At(..)));
        shown.push(("turn", table.clone(), seat));
        shown.push(("turn-waiting", table, Some(me.next(3))));
    }
    shown
}

/// Every question that is asked besides.
fn questions() -> Vec<Shown<Praetor>> {
    let setup = Setup::default();
    let mut shown = Vec::new();
    let mut add = |name, table: Option<Table<Praetor>>| {
        if let Some(table) = table {
            let seat = deciding(&table);
            shown.push((name, table, seat));
        }
    };
    let choice = Setup { gold_mine_assignment: MineAssignment::Choose, ..Setup::default() };
    add("mines", until("mines", 4, &choice, |state, _| state.stage() == Stage::Mines));
    add("forge", until("forge", 2, &setup, |state, _| matches!(state.step(), Step::Forge { .. })));
    add(
        "market",
        until("market", 2, &setup, |state, _| matches!(state.step(), Step::Market { .. })),
    );
    add("academy", until("academy", 3, &setup, |state, _| state.stage() == Stage::Novices));
    add("recruit", worn_out());
    add("retired", until("retired", 3, &setup, |state, _| state.step() == Step::Retired));
    add(
        "send",
        until("send", 3, &setup, |state, _| {
            state.turn() > 2 && matches!(state.step(), Step::Worker(Job::Activate(_)))
        }),
    );
    add(
        "poor",
        until("poor", 3, &setup, |state, seat| {
            let told = state.upkeep(seat);
            state.step() == Step::Choose && told.paid + 1 < told.due && told.due > 3
        }),
    );
    shown
}

/// Somebody who lets everybody learn and calls nobody has no Active Worker left in the end.
fn worn_out() -> Option<Table<Praetor>> {
    let mut table = new_table::<Praetor>("recruit", 2, &Setup::default());
    let mut chance = Quick::from_number(7);
    while let Some(seat) = deciding(&table) {
        let view = table.view(Some(seat));
        if view.stage() == Stage::Recruit {
            return Some(table);
        }
        let learns = |decision: &Decision| match decision {
            Decision::Activate(tile) => view.pack().red.contains(tile.0),
            Decision::Worker(_) | Decision::Forge(_) => true,
            _ => false,
        };
        let own = legal(&table, seat).into_iter().rfind(learns).filter(|_| seat == Seat(0));
        let pass = legal(&table, seat).into_iter().find(|it| *it == Decision::Pass);
        let decision = own
            .or(pass.filter(|_| seat == Seat(0)))
            .unwrap_or_else(|| Praetor::sensible(&view, seat, &mut chance));
        table.decide(seat, decision).expect("it is legal");
    }
    None
}

/// A large city, in the last turn, with five players and sides B; and its end.
fn late() -> Vec<Shown<Praetor>> {
    let boards = ["b1", "b2", "b3", "b4", "b5"].map(str::to_owned).to_vec();
    let setup = Setup { boards, expert: true, ..Setup::default() };
    let last = |state: &Praetor, _: Seat| state.is_last_turn() && state.step() == Step::Choose;
    let Some(table) = until("late", 5, &setup, last) else { return vec![] };
    let seat = deciding(&table);
    let mut over = table.clone();
    play_until(&mut over, |_, _| false);
    vec![("late", table, seat), ("over", over, Some(Seat(0)))]
}
