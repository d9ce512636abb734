//! Laws of tables and logs.

use super::{Case, cases};
use crate::{
    Chance, Event, Game, Next, Notation as _, Pack as _, Quick, Seat, Seed, Table, TableError,
    Undo, Words,
};

/// Plays a table at random to its end and closes it.
fn played<G: Game>(case: &Case<G>, number: u64) -> Table<G> {
    let mut chance = Quick::from_number(number);
    let seed = Seed::from_text(&format!("{} {number}", case.name));
    let mut table = Table::<G>::new(G::Pack::builtin(), &case.setup, case.people(), seed)
        .unwrap_or_else(|error| panic!("{}: {error:?}", case.name));
    table.settle();
    while let Next::Decide(seats) = table.next() {
        let seat = Seat(chance.bit(u64::from(seats.0)) as u8);
        let mut list = Vec::new();
        table.perspective(seat).decisions(&mut list);
        let decision = list[chance.below(list.len() as u32) as usize];
        table.decide(seat, decision).expect("a listed decision is accepted");
    }
    table.close().expect("a finished game can be closed");
    table
}

/// A log reads back to the same table from its own text, can be resumed from any point, and is
/// refused if a line is left out.
pub fn a_log_reads_back<G: Game>() {
    for (number, case) in cases::<G>().iter().enumerate() {
        let table = played(case, number as u64);
        let log = table.log();
        let pack = G::Pack::builtin();
        let again = Table::<G>::read(&log, pack, None).unwrap_or_else(|e| panic!("{e}\n{log}"));
        assert_eq!(again.state(), table.state(), "{}", case.name);
        assert_eq!(again.log(), log, "{}", case.name);

        let lines: Vec<&str> = log.lines().collect();
        let half = lines[..lines.len() / 2].join("\n");
        let mut resumed = Table::<G>::read(&half, pack, table.seed()).expect("half a log");
        for line in &lines[lines.len() / 2..] {
            let (_, event) = crate::log::read_event::<G>(pack, line).expect("a line of the log");
            resumed.append(event).expect("the rest of the log follows");
        }
        assert_eq!(resumed.log(), log, "{}", case.name);

        let gap = lines.len() * 2 / 3;
        let without: Vec<&str> =
            lines.iter().enumerate().filter(|(i, _)| *i != gap).map(|(_, line)| *line).collect();
        let error = Table::<G>::read(&without.join("\n"), pack, None).expect_err("a gap");
        assert_eq!(error.line, gap + 1, "{error}");
    }
}

/// After every decision, taking it back restores the position before it and making it again the
/// one after it; after every draw, nothing before it can be taken back unless it is private.
pub fn undo_and_redo_restore_the_position<G: Game>() {
    for (number, case) in cases::<G>().iter().enumerate() {
        let table = played(case, 500 + number as u64);
        check_undo(&table, 60).unwrap_or_else(|problem| panic!("{}: {problem}", case.name));
    }
}

/// Undo and redo after every event of a table, sampling about `samples` of them.
pub(super) fn check_undo<G: Game>(table: &Table<G>, samples: usize) -> Result<(), String> {
    let mut replay = table.at(0).ok_or("no beginning")?;
    let stride = (table.events().len() / samples).max(1);
    for (index, event) in table.events().iter().enumerate() {
        let before = replay.clone();
        replay.append(event.clone()).map_err(|error| format!("event {}: {error}", index + 1))?;
        if index % stride != 0 {
            continue;
        }
        let at = index + 1;
        match *event {
            Event::Decide(seat, decision) => {
                let mut back = replay.clone();
                match (before.state().undo(seat, decision), back.undo(seat)) {
                    (Undo::Barrier, Err(TableError::UndoBarrier)) => continue,
                    (Undo::Barrier, other) => return Err(format!("event {at}: {other:?}")),
                    (_, Err(TableError::UndoRevealed))
                        if before.state().revelations() != replay.state().revelations() =>
                    {
                        continue;
                    }
                    (_, result) => result.map_err(|error| format!("event {at}: undo: {error}"))?,
                }
                if back.state() != before.state() {
                    return Err(format!("event {at}: undo leads to another position"));
                }
                back.redo(seat).map_err(|error| format!("event {at}: redo: {error}"))?;
                if back.state() != replay.state() {
                    return Err(format!("event {at}: redo leads to another position"));
                }
            }
            Event::Draw(_) => {
                for seat in Seat::all(replay.players().len() as u8) {
                    let mut back = replay.clone();
                    let undone = back.undo(seat).is_ok();
                    if undone && back.next_index() == replay.next_index() {
                        return Err(format!("event {at}: an undo left no trace"));
                    }
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// Text with a few bytes changed, taken out, put in or repeated.
fn damaged(text: &str, chance: &mut Quick) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        if bytes.is_empty() {
            break;
        }
        let place = chance.below(bytes.len() as u32) as usize;
        match chance.below(5) {
            0 => bytes[place] = chance.below(256) as u8,
            1 => drop(bytes.remove(place)),
            2 => bytes.insert(place, b" 0129-{}\"x\n"[chance.below(11) as usize]),
            3 => bytes.truncate(place),
            _ => {
                let end = (place + chance.below(40) as usize).min(bytes.len());
                let again = bytes[place..end].to_vec();
                bytes.splice(place..place, again);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Damaged notations, logs and packs are read or refused, but never panic; a log that is still
/// accepted is sound.
pub fn damaged_text_never_panics<G: Words>() {
    let mut chance = Quick::from_number(12_000);
    let pack = G::Pack::builtin();
    for (number, case) in cases::<G>().iter().enumerate().take(6) {
        let table = played(case, 900 + number as u64);
        let log = table.log();
        let lines: Vec<&str> = log.lines().collect();
        for _ in 0..60 {
            let keep = 1 + chance.below(lines.len() as u32) as usize;
            let place = chance.below(keep as u32) as usize;
            let mut text: Vec<String> = lines[..keep].iter().map(|l| (*l).to_owned()).collect();
            text[place] = damaged(&text[place], &mut chance);
            if let Ok(read) = Table::<G>::read(&text.join("\n"), pack, None) {
                read.state().audit().expect("an accepted log leads to a sound position");
            }
        }
        for line in &lines {
            let line = damaged(line, &mut chance);
            let _ = crate::log::read_event::<G>(pack, &line);
            let _ = G::Decision::read(pack, &line);
            let _ = G::Draw::read(pack, &line);
        }
    }
    let words = G::about().pack;
    for _ in 0..150 {
        let _ = G::Pack::parse(&damaged(words, &mut chance));
    }
}
