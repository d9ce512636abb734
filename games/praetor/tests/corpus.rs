//! The recorded games cover what they are meant to cover.

use std::collections::BTreeSet;

use ludi_engine::conformance::{all_seen, interlude, recorded, turned};
use ludi_engine::{Event, Game as _, Next, Pack as _, Seat, Table};
use ludi_praetor::{Components, Decision, Edition, Praetor};

/// What was seen in a recorded game.
fn seen_in(table: &Table<Praetor>) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let players = table.players().len() as u8;
    let setup = table.setup();
    let book = if setup.edition == Edition::En { "English" } else { "French" };
    let variant = match (setup.expert, setup.tough) {
        (false, false) => "plain",
        (true, false) => "expert",
        (false, true) => "tough",
        (true, true) => "expert and tough",
    };
    seen.insert(format!("{players} players, {book}, {variant}"));
    seen.extend(turned(table).iter().map(|key| format!("{key} as it usually is not")));
    let end = table.view(None);
    let boards: BTreeSet<&str> = Seat::all(players).map(|seat| end.board(seat).id).collect();
    seen.extend(boards.iter().map(|side| format!("board {side}")));
    if boards.len() == usize::from(players) {
        seen.insert(format!("{players} players, all boards different"));
    }
    match end.decks() {
        (0, 0) => seen.insert("both decks run out".to_owned()),
        (0, _) => seen.insert("the City deck runs out".to_owned()),
        _ => seen.insert("the Wall deck runs out".to_owned()),
    };
    if Seat::all(players).any(|seat| end.player(seat).wall_tiles().count() > 1) {
        seen.insert("several Wall Tiles fulfilled".to_owned());
    }
    if table.next() != Next::Over {
        seen.insert("an unfinished game".to_owned());
    }
    let mut replay = table.at(0).expect("every table has a beginning");
    for event in table.events() {
        let before = replay.view(None);
        replay.append(event.clone()).expect("every event was checked");
        seen.extend(seen_at(&before, event, &replay.view(None)));
    }
    seen.insert(format!("version {} of the rules", table.header().rules));
    seen
}

fn seen_at(before: &Praetor, event: &Event<Praetor>, after: &Praetor) -> Option<String> {
    let pack = Components::builtin();
    let building = |tile: ludi_praetor::TileId| {
        let tile = &pack.tiles[tile.index()];
        pack.buildings[usize::from(tile.building)].id
    };
    Some(match event {
        Event::Decide(seat, decision) => match decision {
            Decision::Recruit if before.player(*seat).favor < 5 => {
                "an emergency recruit for less than 5 Favor".to_owned()
            }
            Decision::Fulfil(_) => "a Wall Tile chosen of several".to_owned(),
            Decision::Activate(_) | Decision::Worker(_) if before.morale(*seat) < 0 => {
                return prayed(before, *seat, after);
            }
            Decision::Build(tile) => format!("built {}", building(*tile)),
            Decision::Camp(_) => "a Labor Camp used".to_owned(),
            Decision::Academy(_) => "an Academy used".to_owned(),
            Decision::Take(_) => "a Gold Mine chosen".to_owned(),
            Decision::Buy(_) => "a purchase".to_owned(),
            Decision::Sell(_) => "a sale".to_owned(),
            Decision::Forge(_) => "Weapons forged".to_owned(),
            Decision::Recruit => "an emergency recruit".to_owned(),
            Decision::NoRecruit => "no emergency recruit".to_owned(),
            _ => return None,
        },
        other => return interlude(other).map(str::to_owned),
    })
}

/// AMB-31: what a visit to the Temple of Venus did to somebody with negative Morale.
fn prayed(before: &Praetor, seat: Seat, after: &Praetor) -> Option<String> {
    let venus = before.pack().tile_by_id("temple_venus").expect("a tile of the pack");
    let place = |state: &Praetor| state.city().sites[venus.index()].area.is_of(seat.0);
    if place(before) || !place(after) {
        return None;
    }
    let (had, has) = (before.player(seat).favor, after.player(seat).favor);
    Some(match has {
        _ if had == has => "Venus takes nothing for negative Morale".to_owned(),
        0 if had < -before.morale(seat) => "Venus takes the last Favor".to_owned(),
        _ => "Venus takes Favor for negative Morale".to_owned(),
    })
}

#[test]
fn the_recorded_games_cover_the_rules() {
    let tables = recorded(env!("CARGO_MANIFEST_DIR"));
    let mut seen = BTreeSet::new();
    for table in &tables {
        seen.extend(seen_in(table));
    }
    assert!(tables.len() >= 100, "{} games", tables.len());
    let pack = Components::builtin();
    let mut wanted = Vec::new();
    for players in 2..=5 {
        wanted.push(format!("{players} players, all boards different"));
        for book in ["English", "French"] {
            let variants = ["plain", "tough", "expert", "expert and tough"];
            // The Expert game takes three.
            let count = if players == 2 { 2 } else { 4 };
            let cases = variants[..count].iter();
            wanted.extend(cases.map(|variant| format!("{players} players, {book}, {variant}")));
        }
    }
    let options = Praetor::OPTIONS.iter();
    wanted.extend(options.map(|option| format!("{} as it usually is not", option.key)));
    wanted.extend(pack.boards.iter().map(|board| format!("board {}", board.id)));
    // Worker Camp, Market and Imperial Outpost are there from the beginning.
    let deck = pack.tiles.iter().filter(|tile| tile.age > 0);
    let ids: BTreeSet<&str> =
        deck.map(|tile| pack.buildings[usize::from(tile.building)].id).collect();
    wanted.extend(ids.into_iter().map(|id| format!("built {id}")));
    wanted.extend(
        [
            "both decks run out",
            "the City deck runs out",
            "the Wall deck runs out",
            "undo",
            "redo",
            "ask",
            "agree",
            "decline",
            "join",
            "say",
            "a Labor Camp used",
            "an Academy used",
            "a Gold Mine chosen",
            "a purchase",
            "a sale",
            "Weapons forged",
            "several Wall Tiles fulfilled",
            "an emergency recruit",
            "no emergency recruit",
            "an emergency recruit for less than 5 Favor",
            "Venus takes nothing for negative Morale",
            "Venus takes Favor for negative Morale",
            "Venus takes the last Favor",
            "a Wall Tile chosen of several",
            "version 1 of the rules",
            "version 2 of the rules",
        ]
        .map(str::to_owned),
    );
    all_seen(&seen, wanted);
    assert!(!seen.contains("an unfinished game"));
}
