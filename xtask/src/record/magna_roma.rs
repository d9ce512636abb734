//! The recorded games of Magna Roma.

use std::error::Error;
use std::path::Path;

use ludi_engine::conformance::{Recorder, Recording, Temper, ask, the_first};
use ludi_engine::{Chance, Event, Player, Quick, Seat, Table};
use ludi_magna_roma::{First, Level, MagnaRoma, Setup};

use crate::Done;

/// Mostly sensible, now and then random.
const MOODY: Temper = Temper::Moody(4);

/// Records them anew.
pub fn record(folder: &Path) -> Done {
    let recorder = Recorder {
        names: &["Livia", "Marcus", "Cornélie", "Titus"],
        acts: the_first,
        once_in: 8,
        at_most: 30,
        disturb,
    };
    recorder.record(folder, &recordings())
}

/// Every number of players with the usual switches, with each switch turned, and with all turned.
fn recordings() -> Vec<Recording<MagnaRoma>> {
    let usual = Setup::default();
    let mut recordings = Vec::new();
    let mut add = |players, topic: &str, style, setup, lively| {
        recordings.push(Recording {
            players,
            topic: topic.to_owned(),
            chooser: style,
            setup,
            lively,
        });
    };
    for players in 1..=4u8 {
        for style in [Temper::Sensible, Temper::Sensible, MOODY, Temper::Random] {
            add(players, "usual", style, usual, false);
        }
        for (topic, setup) in turned(players) {
            add(players, topic, MOODY, setup, false);
        }
        for style in [Temper::Sensible, Temper::Random] {
            add(players, "everything_else", style, everything_else(players), false);
        }
        for style in [Temper::Sensible, MOODY, Temper::Random] {
            add(players, "lively", style, usual, true);
        }
        add(players, "lively_everything_else", MOODY, everything_else(players), true);
    }
    for (topic, level) in
        [("medium", Level::Medium), ("hard", Level::Hard), ("random_level", Level::Random)]
    {
        for style in [Temper::Sensible, Temper::Sensible, Temper::Random] {
            add(1, topic, style, Setup { level, ..usual }, false);
        }
    }
    recordings
}

/// Each switch as it usually is not.
fn turned(players: u8) -> Vec<(&'static str, Setup)> {
    let usual = Setup::default();
    vec![
        ("first_seat", Setup { first: First::Seat(players - 1), ..usual }),
        ("population_by_itself", Setup { place_population: false, ..usual }),
        ("limited_supply", Setup { limited_supply: true, ..usual }),
        ("large_centre", Setup { centre_colour_matches_nothing: false, ..usual }),
        ("bonus_on_landing", Setup { personal_bonus_on_passing: false, ..usual }),
        ("trade_on_passing", Setup { market_trade_on_landing_only: false, ..usual }),
        ("one_blessing", Setup { bless_tokens_per_action: 1, ..usual }),
        ("blessed_centre", Setup { bless_city_centre: true, ..usual }),
        ("no_covered_blessing", Setup { bless_tile_under_monument: false, ..usual }),
        ("no_blessed_site", Setup { monument_on_blessed_tile: false, ..usual }),
        ("covered_icons", Setup { icons_under_monument_count: false, ..usual }),
        ("empty_slots_count", Setup { skip_empty_ring_slots: false, ..usual }),
        ("idle_tie_break", Setup { tiebreak_counts_assigned_population: false, ..usual }),
    ]
}

/// Every switch as it usually is not.
fn everything_else(players: u8) -> Setup {
    Setup {
        first: First::Seat(players - 1),
        level: Level::Random,
        place_population: false,
        limited_supply: true,
        centre_colour_matches_nothing: false,
        personal_bonus_on_passing: false,
        market_trade_on_landing_only: false,
        bless_tokens_per_action: 2,
        bless_city_centre: true,
        bless_tile_under_monument: false,
        monument_on_blessed_tile: false,
        icons_under_monument_count: false,
        skip_empty_ring_slots: false,
        tiebreak_counts_assigned_population: false,
    }
}

/// Something that happens at tables besides decisions.
fn disturb(
    table: &mut Table<MagnaRoma>,
    seat: Seat,
    chance: &mut Quick,
) -> Result<(), Box<dyn Error>> {
    match chance.below(6) {
        0 | 1 => {
            // Take back as much as may be taken back, perhaps make the last of it again.
            while table.undo(seat).is_ok() {
                if chance.below(2) == 0 {
                    break;
                }
            }
            if chance.below(2) == 0 && table.redoable(seat).is_ok() {
                table.redo(seat)?;
                table.settle();
            }
        }
        2 | 3 => {
            let to = table.next_index().saturating_sub(2 + chance.below(8));
            ask(table, seat, to, || chance.below(4) > 0)?;
        }
        4 => table.append(Event::Say(Some(seat), "Salve !".to_owned()))?,
        _ => table.append(Event::Join(seat, Player::person("Octavia")))?,
    }
    Ok(())
}
