//! The recorded games cover what they are meant to cover.

use std::collections::BTreeSet;

use ludi_engine::conformance::{all_seen, interlude, recorded};
use ludi_engine::{Event, Notation as _, Pack as _, Table};
use ludi_template_game::{Components, TemplateGame};

/// What was seen in a recorded game.
fn seen_in(table: &Table<TemplateGame>) -> BTreeSet<String> {
    let mut seen = BTreeSet::from([format!("{} players", table.players().len())]);
    seen.extend(table.events().iter().filter_map(|event| match event {
        Event::Decide(_, decision) => Some(decision.notation(Components::builtin()).to_string()),
        other => interlude(other).map(str::to_owned),
    }));
    seen
}

/// Every number of players, and every decision there is.
#[test]
fn the_recorded_games_cover_the_rules() {
    let tables = recorded(env!("CARGO_MANIFEST_DIR"));
    let seen: BTreeSet<String> = tables.iter().flat_map(seen_in).collect();
    all_seen(&seen, (2..=4).map(|players| format!("{players} players")));
    let pack = Components::builtin();
    for heap in &pack.heaps {
        all_seen(&seen, (1..=pack.most).map(|stones| format!("take {stones} {}", heap.id)));
    }
    all_seen(&seen, ["undo"]);
}
