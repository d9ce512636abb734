//! The recorded games cover what they are meant to cover.

use std::collections::BTreeSet;

use ludi_engine::conformance::{all_seen, interlude, recorded, turned};
use ludi_engine::{Event, Game as _, Next, Pack as _, Seat, Table};
use ludi_magna_roma::{Components, Decision, MagnaRoma, NONE, Phase};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// What was seen in a recorded game.
fn seen_in(table: &Table<MagnaRoma>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let players = table.players().len() as u8;
    seen.insert(format!("{players} players"));
    let turned = turned(table);
    for key in &turned {
        seen.insert(format!("{players} players, {key}"));
    }
    if players == 1 {
        seen.insert(format!("level {:?}", table.setup().level));
    }
    if turned.is_empty() {
        seen.insert(format!("{players} players, everything as usual"));
    }
    let mut replay = table.at(0).expect("every table has a beginning");
    for event in table.events() {
        let before = replay.view(None);
        replay.append(event.clone()).expect("every event was checked");
        seen.extend(seen_at(&before, event));
    }
    seen.extend(seen_on(&table.view(None)));
    seen
}

fn seen_at(before: &MagnaRoma, event: &Event<MagnaRoma>) -> Option<String> {
    let players = before.players();
    Some(match event {
        Event::Decide(_, decision) => match decision {
            Decision::Choose(_) if before.phase == Phase::Choose && before.stack_len() == 0 => {
                format!("{players} players, a choice after the stack ran out")
            }
            Decision::First(_) => "an order of gains".to_owned(),
            Decision::Trade => "a trade".to_owned(),
            Decision::Decline => "a trade declined".to_owned(),
            Decision::Build { monument, .. } => {
                format!("built {}", before.pack().monuments[usize::from(*monument)].id)
            }
            Decision::Conquer { province, row } => {
                let province = before.pack().provinces[usize::from(*province)].id;
                format!("conquered {province}, slot {}", row + 1)
            }
            Decision::Bless(_) if before.phase == Phase::Bless => "a second blessing".to_owned(),
            Decision::Bless(_) => "a blessing".to_owned(),
            Decision::Pass if before.phase == Phase::Act => "a pass".to_owned(),
            Decision::Settle(_) => "a meeple settled".to_owned(),
            Decision::Withdraw(_) => "a meeple withdrawn".to_owned(),
            _ => return None,
        },
        other => return interlude(other).map(str::to_owned),
    })
}

/// What is special about the end of a game.
fn seen_on(end: &MagnaRoma) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let pack = end.pack();
    if end.phase != Phase::Over {
        seen.insert("an unfinished game".to_owned());
    }
    if end.ring == [NONE; 10] {
        seen.insert("an empty ring".to_owned());
    }
    for seat in Seat::all(end.players()) {
        let realm = end.realm(seat);
        if realm.blessings > 0 {
            seen.insert("a token kept".to_owned());
        }
        if realm.legions == pack.military_end() {
            seen.insert("the end of the military track".to_owned());
        }
        if realm.faith == pack.pantheon_end() {
            seen.insert("the end of the pantheon track".to_owned());
        }
        if realm.bonuses.count_ones() as usize == pack.bonuses.len() {
            seen.insert("every bonus of a personal board".to_owned());
        }
    }
    for (objective, aim, line) in end.aims() {
        let printed = &pack.objectives[usize::from(objective)];
        let word = if end.meets(aim, line.cells) { "met" } else { "missed" };
        seen.insert(format!("objective {}", printed.id));
        seen.insert(format!("an objective of level {} {word}", printed.level));
    }
    seen
}

#[test]
fn the_recorded_games_cover_the_rules() {
    let mut tables = recorded::<MagnaRoma>(FOLDER);
    tables.retain(|table| table.header().rules == MagnaRoma::RULES_VERSION);
    let mut seen = BTreeSet::new();
    for table in &tables {
        seen.extend(seen_in(table));
    }
    assert!(tables.len() >= 100, "{} games", tables.len());
    let mut wanted = Vec::new();
    for players in 1..=4 {
        wanted.push(format!("{players} players, everything as usual"));
        for option in MagnaRoma::OPTIONS {
            // The level is that of solo objectives.
            if option.key != "level" || players == 1 {
                wanted.push(format!("{players} players, {}", option.key));
            }
        }
    }
    let pack = Components::builtin();
    for level in 1..=3 {
        wanted
            .extend(["met", "missed"].map(|word| format!("an objective of level {level} {word}")));
    }
    wanted.extend(["Easy", "Medium", "Hard", "Random"].map(|level| format!("level {level}")));
    wanted.extend(pack.monuments.iter().map(|monument| format!("built {}", monument.id)));
    for province in &pack.provinces {
        wanted.extend((1..=3).map(|row| format!("conquered {}, slot {row}", province.id)));
    }
    wanted.extend(pack.objectives.iter().map(|objective| format!("objective {}", objective.id)));
    wanted.extend(
        [
            "4 players, a choice after the stack ran out",
            "an empty ring",
            "undo",
            "redo",
            "ask",
            "agree",
            "decline",
            "join",
            "say",
            "an order of gains",
            "a trade",
            "a trade declined",
            "a blessing",
            "a second blessing",
            "a pass",
            "a meeple settled",
            "a meeple withdrawn",
            "a token kept",
            "the end of the military track",
            "the end of the pantheon track",
            "every bonus of a personal board",
        ]
        .map(str::to_owned),
    );
    all_seen(&seen, wanted);
    assert!(!seen.contains("an unfinished game"));
}

/// With four players the stack is used up, and the last tiles come from a ring that is no longer
/// filled; every such game is recorded to its end.
#[test]
fn four_player_games_end_with_an_empty_stack() {
    let four = recorded::<MagnaRoma>(FOLDER).into_iter().filter(|table| table.players().len() == 4);
    let mut games = 0;
    for table in four {
        let end = table.view(None);
        assert_eq!((table.next(), end.stack_len()), (Next::Over, 0));
        let drawn = table.events().iter().filter(|event| matches!(event, Event::Draw(_))).count();
        assert!(drawn >= 96 - 10, "{drawn}");
        games += 1;
    }
    assert!(games >= 20, "{games} games");
}

/// Some games of version 1 of the rules are kept. They hold answers that are no longer asked for,
/// or lack some that are, so that by the rules of today not all of them could be read.
#[test]
fn games_of_earlier_rules_are_read_by_them() {
    let mut old = recorded::<MagnaRoma>(FOLDER);
    old.retain(|table| table.header().rules == 1);
    assert!(old.len() >= 10, "{} games", old.len());
    let differs = |table: &&Table<MagnaRoma>| {
        let log = table.log().replacen("\"rules\":1,", "\"rules\":2,", 1);
        Table::<MagnaRoma>::read(&log, Components::builtin(), None).is_err()
    };
    assert!(old.iter().filter(differs).count() >= 3);
}
