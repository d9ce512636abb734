//! Records the games of `tests/games` anew: `cargo run -p ludi-praetor --example record`.
//!
//! The name of a file says what it covers: the number of players, what is special about the
//! table, who plays, and a number. Everything follows from the name, so running this again writes
//! the same files unless the rules, the sensible player or the format have changed.

use std::error::Error;
use std::fs;
use std::path::Path;

use ludi_engine::{
    Chance, Event, Next, Pack as _, Player, Quick, Seat, Seed, Table, Title, conformance,
};
use ludi_praetor::{Components, Edition, Praetor, Setup};

/// Who decides.
#[derive(Clone, Copy)]
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
    topic: String,
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

/// Different sides for all players, beginning with another one each time.
fn sides(players: u8, shift: u8) -> Vec<String> {
    let words = ["a", "b1", "b2", "b3", "b4", "b5"];
    (0..players).map(|seat| words[usize::from((seat * 5 + shift) % 6)].to_owned()).collect()
}

fn recordings() -> Vec<Recording> {
    let mut recordings = Vec::new();
    // Every number of players with every edition and variant, boards mixed.
    let mut shift = 0;
    for players in 2..=5 {
        for edition in [Edition::En, Edition::Fr] {
            for (expert, tough) in [(false, false), (true, false), (false, true), (true, true)] {
                if expert && players == 2 {
                    continue;
                }
                shift += 1;
                let boards = sides(players, shift);
                let setup = Setup { edition, expert, tough, boards, ..Setup::default() };
                let book = if edition == Edition::En { "en" } else { "fr" };
                let variant = match (expert, tough) {
                    (false, false) => "plain",
                    (true, false) => "expert",
                    (false, true) => "tough",
                    (true, true) => "expert_tough",
                };
                let style = if shift % 4 == 0 { Style::Moody } else { Style::Sensible };
                let topic = format!("{book}_{variant}");
                recordings.push(Recording { players, topic, style, setup, lively: false });
            }
        }
    }
    // Every value of every switch, as the common suite samples them.
    for (index, case) in conformance::cases::<Praetor>().into_iter().enumerate() {
        let letters = case.name.chars();
        let word: String =
            letters.map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        let words: Vec<&str> = word.split('_').filter(|part| !part.is_empty()).collect();
        let style = [Style::Sensible, Style::Moody, Style::Random][index % 3];
        recordings.push(Recording {
            players: case.players,
            topic: words.join("_"),
            style,
            setup: case.setup,
            lively: false,
        });
    }
    // Every switch the other way round, and tables where people change their minds.
    for players in 2..=5 {
        for style in [Style::Sensible, Style::Moody, Style::Random] {
            let setup = everything_else(players);
            let topic = "everything_else".to_owned();
            recordings.push(Recording { players, topic, style, setup, lively: false });
            let setup = Setup { boards: sides(players, players), ..Setup::default() };
            let topic = "lively".to_owned();
            recordings.push(Recording { players, topic, style, setup, lively: true });
        }
        let setup = everything_else(players);
        let topic = "lively_everything_else".to_owned();
        recordings.push(Recording { players, topic, style: Style::Moody, setup, lively: true });
    }
    recordings
}

/// Every switch as it usually is not.
fn everything_else(players: u8) -> Setup {
    let usual = serde_json::to_value(Setup::default()).expect("a setup is plain data");
    let mut other = usual.clone();
    for option in Praetor::about().options {
        let samples = option.kind.samples(players);
        let change = samples.into_iter().rev().find(|sample| *sample != usual[option.key]);
        let refused = option.key == "expert" && players == 2;
        if let Some(value) = change.filter(|_| !refused) {
            other[option.key] = value;
        }
    }
    serde_json::from_value(other).expect("samples of switches are accepted")
}

const NAMES: [&str; 5] = ["Livia", "Marcus", "Cornélie", "Titus", "Aelia"];

fn record(name: &str, recording: &Recording) -> Result<String, Box<dyn Error>> {
    let seed = Seed::from_text(name);
    let mut chance = Quick::new(seed.child(1));
    let people = NAMES[..usize::from(recording.players)].iter();
    let people = people.map(|name| Player::person(*name)).collect();
    let mut table = Table::<Praetor>::new(Components::builtin(), &recording.setup, people, seed)
        .map_err(|error| format!("{error:?}"))?;
    table.settle();
    while let Next::Decide(seats) = table.next() {
        let seat = seats.first().expect("somebody is asked");
        if recording.lively && chance.below(16) == 0 {
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
            Praetor::sensible(&table.view(Some(seat)), seat, &mut chance)
        };
        table.decide(seat, decision)?;
    }
    table.close()?;
    Ok(table.log())
}

/// What happens at a table besides the game.
fn disturb(
    table: &mut Table<Praetor>,
    seat: Seat,
    chance: &mut Quick,
) -> Result<(), Box<dyn Error>> {
    let players = table.players().len() as u8;
    match chance.below(6) {
        0 => table.append(Event::Say(Some(seat), "Who has the most Favor?".to_owned()))?,
        1 => table.append(Event::Say(None, "Quelle belle cité !".to_owned()))?,
        2 => table.append(Event::Join(seat, Player::bot("Miles", "miles")))?,
        3 => {
            // Back to somewhere before the latest event; one of the others may decline.
            let to = table.next_position().saturating_sub(3 + chance.below(9));
            if table.append(Event::Ask(seat, to)).is_ok() {
                let declines = chance.below(3) == 0;
                for other in Seat::all(players).filter(|other| *other != seat) {
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
