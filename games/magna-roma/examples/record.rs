//! Records the games of `tests/games` anew:
//!
//! ```text
//! cargo run --release -p ludi-magna-roma --example record
//! ```
//!
//! The name of a file says what it covers: players, the switch that is not as usual, who decides,
//! a number. All else follows from the name, so the same rules write the same files.

use std::error::Error;
use std::fs;
use std::path::Path;

use ludi_engine::{Chance, Event, Next, Pack as _, Player, Quick, Seat, Seed, Table, Title};
use ludi_magna_roma::{First, Level, MagnaRoma, Pack, Setup};

/// Who decides.
#[derive(Clone, Copy)]
enum Hand {
    Sensible,
    Random,
    /// Mostly sensible, now and then random.
    Moody,
}

impl Hand {
    const fn word(self) -> &'static str {
        match self {
            Self::Sensible => "sensible",
            Self::Random => "random",
            Self::Moody => "moody",
        }
    }
}

struct Recording {
    players: u8,
    topic: &'static str,
    hand: Hand,
    setup: Setup,
    /// Whether decisions are also taken back, by oneself or by common consent.
    lively: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "jsonl") {
            fs::remove_file(path)?;
        }
    }
    let recordings = recordings();
    let mut bytes = 0;
    for (number, recording) in recordings.iter().enumerate() {
        let Recording { players, topic, hand, .. } = recording;
        let name = format!("p{players}-{topic}-{}-{:03}", hand.word(), number + 1);
        let log = record(&name, recording).map_err(|error| format!("{name}: {error}"))?;
        bytes += log.len();
        fs::write(folder.join(format!("{name}.jsonl")), log)?;
    }
    println!("{} games, {} kB", recordings.len(), bytes / 1000);
    Ok(())
}

/// Every number of players with the usual switches, with each switch turned, and with all turned.
fn recordings() -> Vec<Recording> {
    let usual = Setup::default();
    let mut recordings = Vec::new();
    let mut add = |players, topic, hand, setup, lively| {
        recordings.push(Recording { players, topic, hand, setup, lively });
    };
    for players in 1..=4u8 {
        for hand in [Hand::Sensible, Hand::Sensible, Hand::Moody, Hand::Random] {
            add(players, "usual", hand, usual, false);
        }
        for (topic, setup) in turned(players) {
            add(players, topic, Hand::Moody, setup, false);
        }
        for hand in [Hand::Sensible, Hand::Random] {
            add(players, "everything_else", hand, everything_else(players), false);
        }
        for hand in [Hand::Sensible, Hand::Moody, Hand::Random] {
            add(players, "lively", hand, usual, true);
        }
        add(players, "lively_everything_else", Hand::Moody, everything_else(players), true);
    }
    for (topic, level) in
        [("medium", Level::Medium), ("hard", Level::Hard), ("random_level", Level::Random)]
    {
        for hand in [Hand::Sensible, Hand::Sensible, Hand::Random] {
            add(1, topic, hand, Setup { level, ..usual }, false);
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

const NAMES: [&str; 4] = ["Livia", "Marcus", "Cornélie", "Titus"];

fn record(name: &str, recording: &Recording) -> Result<String, Box<dyn Error>> {
    let seed = Seed::from_text(name);
    let mut chance = Quick::new(seed.child(1));
    let people = NAMES[..usize::from(recording.players)].iter();
    let people = people.map(|name| Player::person(*name)).collect();
    let mut table = Table::<MagnaRoma>::new(Pack::builtin(), &recording.setup, people, seed)
        .map_err(|error| format!("{error:?}"))?;
    table.settle();
    let mut disturbances = if recording.lively { 30 } else { 0 };
    while let Next::Decide(seats) = table.next() {
        let seat = seats.first().ok_or("nobody acts")?;
        if disturbances > 0 && chance.below(8) == 0 {
            disturbances -= 1;
            disturb(&mut table, seat, &mut chance)?;
            continue;
        }
        let random = match recording.hand {
            Hand::Sensible => false,
            Hand::Random => true,
            Hand::Moody => chance.below(4) == 0,
        };
        let decision = if random {
            let mut list = Vec::new();
            table.perspective(seat).decisions(&mut list);
            list[chance.below(list.len() as u32) as usize]
        } else {
            MagnaRoma::sensible(&table.view(Some(seat)), seat, &mut chance)
        };
        table.decide(seat, decision)?;
    }
    table.close()?;
    Ok(table.log())
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
            let to = table.next_position().saturating_sub(2 + chance.below(8));
            if table.append(Event::Ask(seat, to)).is_ok() {
                for other in Seat::all(table.players().len() as u8).filter(|s| *s != seat) {
                    if table.question().is_none() {
                        break;
                    }
                    let agrees = chance.below(4) > 0;
                    let answer = if agrees { Event::Agree(other) } else { Event::Decline(other) };
                    table.append(answer)?;
                }
                table.settle();
            }
        }
        4 => table.append(Event::Say(Some(seat), "Salve !".to_owned()))?,
        _ => table.append(Event::Join(seat, Player::person("Octavia")))?,
    }
    Ok(())
}
