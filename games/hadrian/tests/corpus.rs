//! The recorded games cover what they are meant to cover.

use std::collections::BTreeSet;

use ludi_engine::conformance::{all_seen, interlude, recorded};
use ludi_engine::{Event, Game as _, Next, Pack as _, Seat, Table};
use ludi_hadrian::components::{Components, Metric};
use ludi_hadrian::vocabulary::{Attribute, Citizen};
use ludi_hadrian::{Decision, Hadrian, Phase, Setup, Sheet, Source};

/// What was seen in a recorded game.
fn seen_in(table: &Table<Hadrian>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let players = table.players().len() as u8;
    let Setup { difficulty, no_gifts, fort, reward } = *table.setup();
    seen.insert(format!("{players} players"));
    seen.insert(format!("difficulty {}", difficulty.id()));
    if no_gifts {
        seen.insert("no gifts".to_owned());
    }
    if fort > 0 {
        seen.insert(format!("fort {fort}"));
    }
    if reward {
        seen.insert("reward".to_owned());
    }
    let mut replay = table.at(0).expect("every table has a beginning");
    for event in table.events() {
        let before = replay.view(None);
        replay.append(event.clone()).expect("every event was checked");
        seen.extend(seen_at(&before, event, &replay.view(None)));
    }
    let end = table.view(None);
    for seat in Seat::all(players) {
        seen.extend(seen_on(end.sheet(seat)));
        if end.score(seat) < 0 {
            seen.insert("a negative total".to_owned());
        }
    }
    seen
}

fn seen_at(before: &Hadrian, event: &Event<Hadrian>, after: &Hadrian) -> Option<String> {
    Some(match event {
        Event::Draw(_) if before.draw_pile() == 0 => "a reshuffle".to_owned(),
        Event::Decide(seat, decision) => match decision {
            Decision::Good { source, .. } | Decision::Map { source, .. } => {
                let neighbour = before.neighbour(*seat, *source)?;
                let finished = !before.waiting().contains(neighbour);
                match (before.no_gifts(), finished, after.waiting().contains(neighbour)) {
                    (true, ..) => "a neighbour's card without gift".to_owned(),
                    (_, false, _) => "a gift".to_owned(),
                    (_, true, true) => "a gift that reopens".to_owned(),
                    (_, true, false) => "a gift that changes nothing".to_owned(),
                }
            }
            Decision::Diplomat(_) => "a diplomat".to_owned(),
            Decision::Favour { from, .. } => format!("a Favour of a {}", from.id()),
            Decision::Accept => "a result accepted".to_owned(),
            Decision::Attribute(_) if before.phase() == Phase::Roads => "a Road".to_owned(),
            Decision::Landmark(_) => "a landmark".to_owned(),
            Decision::Bribe(_) => "a bribe".to_owned(),
            Decision::Ruling(_) => "a ruling".to_owned(),
            Decision::Battle(_) => "a battle".to_owned(),
            Decision::Scout(Source::Neutral1 | Source::Neutral2) => "a neutral card".to_owned(),
            _ => return None,
        },
        other => return interlude(other).map(str::to_owned),
    })
}

/// What is full on a sheet at the end.
fn seen_on(sheet: &Sheet) -> BTreeSet<String> {
    let pack = Components::builtin();
    let mut seen = BTreeSet::new();
    let tracks = [
        ("mining", sheet.mining, pack.mining.len()),
        ("guard", sheet.guard, pack.guard.len()),
        ("cippi", sheet.cippi, pack.cippi.len()),
        ("wall", sheet.wall, pack.wall.len()),
        ("fort", sheet.fort, pack.fort.len()),
    ];
    for (name, have, all) in tracks {
        if have == all {
            seen.insert(format!("full {name}"));
        }
    }
    for attribute in Attribute::ALL {
        if usize::from(sheet.attribute(attribute)) == pack.attributes[attribute.index()].len() {
            seen.insert("a full attribute".to_owned());
        }
    }
    for citizen in Citizen::ALL {
        if sheet.citizen(citizen) == pack.citizen_boxes[citizen.index()] {
            seen.insert(format!("full {}", citizen.id()));
        }
    }
    if sheet.metric(pack, Metric::Cohorts) > 0 {
        seen.insert("a full cohort".to_owned());
    }
    seen
}

#[test]
fn the_recorded_games_cover_the_rules() {
    let tables = recorded(env!("CARGO_MANIFEST_DIR"));
    let mut seen = BTreeSet::new();
    for table in &tables {
        seen.extend(seen_in(table));
        assert_eq!((table.next(), table.view(None).year()), (Next::Over, 6));
    }
    assert!(tables.len() >= 100, "{} games", tables.len());
    let bytes: usize = tables.iter().map(|table| table.log().len()).sum();
    assert!(bytes < 10_000_000, "{bytes} bytes");
    let mut wanted: Vec<String> = (1..=6).map(|players| format!("{players} players")).collect();
    wanted.extend((1..=16).map(|fort| format!("fort {fort}")));
    wanted.extend(["easy", "medium", "hard"].map(|word| format!("difficulty {word}")));
    wanted.extend(Citizen::ALL.map(|citizen| format!("full {}", citizen.id())));
    wanted.extend(
        [
            "no gifts",
            "reward",
            "undo",
            "redo",
            "ask",
            "agree",
            "decline",
            "join",
            "say",
            "a reshuffle",
            "a neighbour's card without gift",
            "a gift",
            "a gift that reopens",
            "a gift that changes nothing",
            "a diplomat",
            "a Favour of a temple",
            "a Favour of a diplomat",
            "a result accepted",
            "a Road",
            "a landmark",
            "a bribe",
            "a ruling",
            "a battle",
            "a neutral card",
            "full mining",
            "full guard",
            "full cippi",
            "full wall",
            "full fort",
            "a full cohort",
            "a full attribute",
            "a negative total",
        ]
        .map(str::to_owned),
    );
    all_seen(&seen, wanted);
}
