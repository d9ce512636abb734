//! Positions of Magna Roma worth looking at: every phase, alone and with others.

use ludi_engine::{Game as _, Seat};
use ludi_magna_roma::{Decision, Level, MagnaRoma, Phase, Setup};

use crate::{Shown, deciding, legal, new_table, play_until};

pub fn positions() -> Vec<Shown<MagnaRoma>> {
    let start = new_table::<MagnaRoma>("start", 2, &Setup::default());
    let first = deciding(&start);
    let mut shown = vec![("claim", start, first)];
    shown.extend(middle());
    shown.extend(phase("act", 3, |view, seat| {
        let mut decisions = Vec::new();
        view.decisions(seat, &mut decisions);
        view.phase == Phase::Act
            && view.realm(seat).city.monuments().count() > 0
            && decisions.iter().any(|d| matches!(d, Decision::Build { .. }))
    }));
    shown.extend(phase("order", 2, |view, _| view.phase == Phase::Order));
    shown.extend(phase("trade", 3, |view, _| view.phase == Phase::Trade));
    shown.extend(phase("bless", 2, |view, _| view.phase == Phase::Bless));
    shown.extend(phase("choose", 4, |view, seat| {
        view.phase == Phase::Choose && view.realm(seat).city.placed() >= 9
    }));
    shown.extend(solo());
    shown.push(over());
    shown
}

/// The first position of this kind in some game.
fn phase(
    name: &'static str,
    players: u8,
    wanted: impl Fn(&MagnaRoma, Seat) -> bool,
) -> Option<Shown<MagnaRoma>> {
    (0..40).find_map(|number| {
        let mut table =
            new_table::<MagnaRoma>(&format!("{name} {number}"), players, &Setup::default());
        play_until(&mut table, |table, seat| wanted(&table.view(None), seat));
        deciding(&table).map(|seat| (name, table, Some(seat)))
    })
}

/// A turn in the middle of a game, step by step and for three readers.
fn middle() -> Vec<Shown<MagnaRoma>> {
    let mut table = new_table::<MagnaRoma>("middle", 3, &Setup::default());
    play_until(&mut table, |table, seat| {
        let view = table.view(None);
        view.phase == Phase::Place && view.realm(seat).city.placed() >= 11
    });
    let place = table.clone();
    let me = deciding(&table);
    let Some(seat) = me else { return Vec::new() };
    let first = legal(&table, seat).into_iter().find(|d| matches!(d, Decision::Place(_)));
    table.decide(seat, first.expect("a cell is open")).expect("it is legal");
    let face = table.clone();
    vec![
        ("place", place.clone(), me),
        ("face", face, me),
        ("waiting", place.clone(), Some(seat.next(3))),
        ("watching", place, None),
    ]
}

/// A solo game: choosing, placing, acting.
fn solo() -> Vec<Shown<MagnaRoma>> {
    let mut shown = Vec::new();
    let setup = Setup { level: Level::Medium, ..Setup::default() };
    let mut table = new_table::<MagnaRoma>("solo", 1, &setup);
    for (name, phase, placed) in [
        ("solo-take", Phase::Take, 0),
        ("solo-place", Phase::Place, 8),
        ("solo-act", Phase::Act, 16),
    ] {
        play_until(&mut table, |table, seat| {
            let view = table.view(None);
            view.phase == phase && view.realm(seat).city.placed() >= placed
        });
        let seat = deciding(&table);
        shown.push((name, table.clone(), seat));
    }
    shown
}

/// The end of a game.
fn over() -> Shown<MagnaRoma> {
    let mut table = new_table::<MagnaRoma>("over", 2, &Setup::default());
    play_until(&mut table, |_, _| false);
    ("over", table, Some(Seat(0)))
}
