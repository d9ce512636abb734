//! Records the games of `tests/games` anew: `cargo run -p ludi-builders --example record`.
//!
//! The name of a file says what it covers: the number of players, the switch that is not as
//! usual, who plays, and a number. Everything follows from the name, so running this again
//! writes the same files unless the rules or the format have changed.

use std::error::Error;
use std::fs;
use std::path::Path;

use ludi_builders::{ApprenticeSet, Builders, FirstSeat, Pack, Setup};
use ludi_engine::{Chance, Event, Next, Pack as _, Player, Quick, Seat, Seed, Table, Title};

/// Who decides.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    Sensible,
    Random,
    /// Mostly sensible, now and then random.
    Moody,
}

impl Style {
    const fn word(self) -> &'static str {
        match self {
            Self::Sensible => "sensible",
            Self::Random => "random",
            Self::Moody => "moody",
        }
    }
}

/// A game to be recorded.
struct Recording {
    players: u8,
    topic: &'static str,
    style: Style,
    setup: Setup,
    /// Whether the table also undoes, asks, joins and talks.
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
        let Recording { players, topic, style, .. } = recording;
        let name = format!("p{players}-{topic}-{}-{:03}", style.word(), number + 1);
        let log = record(&name, recording).map_err(|error| format!("{name}: {error}"))?;
        bytes += log.len();
        fs::write(folder.join(format!("{name}.jsonl")), log)?;
    }
    println!("{} games, {} kB in {}", recordings.len(), bytes / 1000, folder.display());
    Ok(())
}

/// Every switch with every value, for every number of players, sensible and random.
fn recordings() -> Vec<Recording> {
    let usual = Setup::default();
    let mut recordings = Vec::new();
    for players in 2..=4 {
        let last = FirstSeat::Fixed(Seat(players - 1));
        let cases = [
            ("usual", usual.clone()),
            ("finite_bank", Setup { finite_bank: true, ..usual.clone() }),
            ("plain_machines", Setup { machines_are_full_workers: false, ..usual.clone() }),
            ("early_repayment", Setup { early_repayment: true, ..usual.clone() }),
            ("ask_final_scoring", Setup { ask_final_scoring: true, ..usual.clone() }),
            ("first_seat", Setup { first_seat: last, ..usual.clone() }),
            ("hidden_building_top", Setup { open_building_top: false, ..usual.clone() }),
            ("open_worker_top", Setup { open_worker_top: true, ..usual.clone() }),
            ("stall_rounds_3", Setup { stall_rounds: 3, ..usual.clone() }),
            ("stall_rounds_20", Setup { stall_rounds: 20, ..usual.clone() }),
            ("notebook", Setup { apprentice_set: ApprenticeSet::Notebook, ..usual.clone() }),
            ("balanced", Setup { apprentice_set: ApprenticeSet::Balanced, ..usual.clone() }),
            ("everything_else", everything_else(last)),
        ];
        for (topic, setup) in cases {
            for style in [Style::Sensible, Style::Random] {
                let setup = setup.clone();
                recordings.push(Recording { players, topic, style, setup, lively: false });
            }
        }
        for style in [Style::Sensible, Style::Moody, Style::Moody, Style::Random] {
            let setup = usual.clone();
            recordings.push(Recording { players, topic: "lively", style, setup, lively: true });
            let setup = everything_else(last);
            let topic = "lively_everything_else";
            recordings.push(Recording { players, topic, style, setup, lively: true });
        }
    }
    recordings
}

/// Every switch as it usually is not.
fn everything_else(first: FirstSeat) -> Setup {
    Setup {
        finite_bank: true,
        machines_are_full_workers: false,
        early_repayment: true,
        ask_final_scoring: true,
        first_seat: first,
        open_building_top: false,
        open_worker_top: true,
        stall_rounds: 4,
        apprentice_set: ApprenticeSet::Balanced,
    }
}

const NAMES: [&str; 4] = ["Livia", "Marcus", "Cornélie", "Titus"];

fn record(name: &str, recording: &Recording) -> Result<String, Box<dyn Error>> {
    let seed = Seed::from_text(name);
    let mut chance = Quick::new(seed.child(1));
    let people = NAMES[..usize::from(recording.players)].iter();
    let people = people.map(|name| Player::person(*name)).collect();
    let mut table = Table::<Builders>::new(Pack::builtin(), &recording.setup, people, seed)
        .map_err(|error| format!("{error:?}"))?;
    table.settle();
    while let Next::Decide(seats) = table.next() {
        let seat = Seat(chance.bit(u64::from(seats.0)) as u8);
        if recording.lively && chance.below(12) == 0 {
            disturb(&mut table, seat, &mut chance)?;
            continue;
        }
        let random = match recording.style {
            Style::Sensible => false,
            Style::Random => true,
            Style::Moody => chance.below(6) == 0,
        };
        let decision = if random {
            let mut list = Vec::new();
            table.perspective(seat).decisions(&mut list);
            list[chance.below(list.len() as u32) as usize]
        } else {
            Builders::sensible(&table.view(Some(seat)), seat, &mut chance)
        };
        table.decide(seat, decision)?;
    }
    table.close()?;
    Ok(table.log())
}

/// What happens at a table besides the game.
fn disturb(
    table: &mut Table<Builders>,
    seat: Seat,
    chance: &mut Quick,
) -> Result<(), Box<dyn Error>> {
    let players = table.players().len() as u8;
    match chance.below(6) {
        0 => table.append(Event::Say(Some(seat), "Whose turn is it?".to_owned()))?,
        1 => table.append(Event::Say(None, "Beau chantier « là-bas » !".to_owned()))?,
        2 => table.append(Event::Join(seat, Player::bot("Miles", "miles")))?,
        3 => {
            // Back to somewhere before the latest event; one of the others may decline.
            let back = 1 + chance.below(6);
            let to = table.next_position().saturating_sub(2 + back);
            if table.append(Event::Ask(seat, to)).is_ok() {
                let others: Vec<Seat> = Seat::all(players).filter(|other| *other != seat).collect();
                let declines = chance.below(3) == 0;
                for other in others {
                    if declines {
                        table.append(Event::Decline(other))?;
                        break;
                    }
                    table.append(Event::Agree(other))?;
                }
                table.settle();
            }
        }
        _ => {
            // Somebody takes back what can be taken back, and may make it again.
            for seat in Seat::all(players) {
                if table.undo(seat).is_ok() {
                    if chance.below(2) == 0 {
                        table.redo(seat)?;
                    }
                    table.settle();
                    break;
                }
            }
        }
    }
    Ok(())
}
