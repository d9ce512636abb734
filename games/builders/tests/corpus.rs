//! The recorded games cover what they are meant to cover.

use std::collections::BTreeSet;

use ludi_builders::{Builders, Components, Hand};
use ludi_engine::conformance::{all_seen, interlude, recorded, turned};
use ludi_engine::{Event, Game as _, Next, Notation as _, Pack as _, Table};

/// What was seen in a recorded game.
fn seen_in(table: &Table<Builders>) -> BTreeSet<String> {
    let players = table.players().len();
    assert_eq!(table.next(), Next::Over);
    let mut seen = BTreeSet::new();
    let turned = turned(table);
    if turned.is_empty() {
        seen.insert(format!("{players} players, everything as usual"));
    }
    seen.extend(turned.iter().map(|key| format!("{players} players, {key}")));
    let end = table.view(None);
    seen.extend(table.events().iter().filter_map(|event| match event {
        Event::Decide(_, decision) => Some(decision.notation(end.pack()).to_string()),
        other => interlude(other).map(str::to_owned),
    }));
    seen
}

/// Every switch for every number of players, and every decision there is, card by card.
#[test]
fn the_recorded_games_cover_the_rules() {
    let tables = recorded(env!("CARGO_MANIFEST_DIR"));
    assert!(tables.len() >= 100, "{} games", tables.len());
    let seen: BTreeSet<String> = tables.iter().flat_map(seen_in).collect();
    for players in 2..=4 {
        all_seen(&seen, [format!("{players} players, everything as usual")]);
        let options = Builders::OPTIONS.iter();
        all_seen(&seen, options.map(|option| format!("{players} players, {}", option.key)));
    }
    let pack = Components::builtin();
    for building in &pack.buildings {
        all_seen(&seen, ["open", "to"].map(|verb| format!("{verb} {}", building.id)));
    }
    for hand in &pack.hands {
        all_seen(&seen, ["send", "teach"].map(|verb| format!("{verb} {}", hand.id)));
    }
    for slave in Hand::slaves() {
        let slave = pack.hand(slave).id;
        all_seen(&seen, ["buy", "free"].map(|verb| format!("{verb} {slave}")));
    }
    let workers = Hand::all().filter(|hand| hand.is_worker());
    all_seen(&seen, workers.map(|worker| format!("recruit {}", pack.hand(worker).id)));
    for tool in &pack.tools {
        all_seen(&seen, ["buy", "with"].map(|verb| format!("{verb} {}", tool.id)));
    }
    all_seen(&seen, pack.universities.iter().map(|card| format!("university {}", card.id)));
    all_seen(&seen, ["loan", "repay", "bare", "coins 1", "coins 2", "coins 3", "end", "done"]);
    all_seen(&seen, ["undo", "redo", "ask", "agree", "decline", "join", "say"]);
}
