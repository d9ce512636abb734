//! Records the games of `tests/games` anew: `cargo run --release -p ludi-hadrian --example record`.
//!
//! The name of a file says what it covers: the number of players, the topic, who plays, and a
//! number. Everything follows from the name, so running this again writes the same files unless
//! the rules, the sensible player or the format have changed.

use std::error::Error;
use std::fs;
use std::path::Path;

use ludi_engine::{Chance, Event, Next, Pack as _, Player, Quick, Seat, Seed, Table, Title};
use ludi_hadrian::components::Components;
use ludi_hadrian::vocabulary::Difficulty;
use ludi_hadrian::{Decision, Hadrian, Phase, Setup};

/// Who decides.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    Sensible,
    /// Anything, a finish included.
    Random,
    /// Anything but an early finish.
    Busy,
    /// The upper left sheet first, then what is sensible.
    Frontier,
    /// Citizens, trade, scouts and the arena first, then anything but an early finish.
    City,
}

impl Style {
    const fn word(self) -> &'static str {
        match self {
            Self::Sensible => "sensible",
            Self::Random => "random",
            Self::Busy => "busy",
            Self::Frontier => "frontier",
            Self::City => "city",
        }
    }

    /// Whether this style takes the decision whenever it can.
    const fn likes(self, decision: Decision) -> bool {
        match self {
            Self::Frontier => matches!(
                decision,
                Decision::Fort(_)
                    | Decision::Guard
                    | Decision::Wall
                    | Decision::Cippi
                    | Decision::Mine
                    | Decision::Train
            ),
            Self::City => matches!(
                decision,
                Decision::Citizen(_)
                    | Decision::Build(_)
                    | Decision::Good { .. }
                    | Decision::Perform(_)
                    | Decision::Battle(_)
                    | Decision::Diplomat(_)
                    | Decision::Scout(_)
                    | Decision::Map { .. }
                    | Decision::Favour { .. }
            ),
            _ => false,
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

/// Every number of players on every difficulty by every style; then games without gifts, every
/// fort of the campaign, and lively tables.
fn recordings() -> Vec<Recording> {
    let mut recordings = Vec::new();
    let mut add = |players, topic: &str, style, setup: Setup, lively| {
        recordings.push(Recording { players, topic: topic.to_owned(), style, setup, lively });
    };
    let styles = [Style::Sensible, Style::Random, Style::Busy, Style::Frontier, Style::City];
    let usual = Setup::default();
    for players in 1..=6 {
        for difficulty in Difficulty::ALL {
            for style in styles {
                let setup = Setup { difficulty, ..usual.clone() };
                // Six random players say little more than two.
                if players < 5 || style != Style::Random {
                    add(players, difficulty.id(), style, setup, false);
                }
            }
        }
    }
    for players in 2..=6 {
        for (difficulty, style) in
            [(Difficulty::Easy, Style::Sensible), (Difficulty::Hard, Style::City)]
        {
            add(
                players,
                "no_gifts",
                style,
                Setup { difficulty, no_gifts: true, ..usual.clone() },
                false,
            );
        }
    }
    for fort in 1..=16 {
        let style = if fort % 4 == 3 { Style::City } else { Style::Sensible };
        let setup = Setup { fort, reward: fort % 2 == 0, ..usual.clone() };
        add(1, &format!("fort_{fort}"), style, setup, false);
    }
    for players in 1..=6 {
        for style in [Style::Sensible, Style::City] {
            add(players, "lively", style, usual.clone(), true);
        }
    }
    // The sensible player fills a whole attribute in this one.
    let easy = Setup { difficulty: Difficulty::Easy, ..usual };
    add(1, "full_attribute_408", Style::Sensible, easy, false);
    recordings
}

const NAMES: [&str; 6] = ["Livia", "Marcus", "Cornélie", "Titus", "Julia", "Gaius"];

fn record(name: &str, recording: &Recording) -> Result<String, Box<dyn Error>> {
    let seed = Seed::from_text(name);
    let mut chance = Quick::new(seed.child(1));
    let people = NAMES[..usize::from(recording.players)].iter();
    let people = people.map(|name| Player::person(*name)).collect();
    let pack = Components::builtin();
    let mut table = Table::<Hadrian>::new(pack, &recording.setup, people, seed)
        .map_err(|error| format!("{error:?}"))?;
    table.settle();
    while let Next::Decide(seats) = table.next() {
        let seat = Seat(chance.bit(u64::from(seats.0)) as u8);
        if recording.lively && chance.below(9) == 0 {
            disturb(&mut table, seat, &mut chance)?;
            continue;
        }
        let decision = choose(&table, seat, recording.style, &mut chance);
        table.decide(seat, decision)?;
    }
    table.close()?;
    if recording.lively {
        table.append(Event::Say(Some(Seat(0)), "Bien joué ! Une revanche ?".to_owned()))?;
    }
    Ok(table.log())
}

fn choose(table: &Table<Hadrian>, seat: Seat, style: Style, chance: &mut Quick) -> Decision {
    let mut list = Vec::new();
    table.perspective(seat).decisions(&mut list);
    let liked: Vec<Decision> = list.iter().copied().filter(|d| style.likes(*d)).collect();
    if !liked.is_empty() {
        return liked[chance.below(liked.len() as u32) as usize];
    }
    if matches!(style, Style::Sensible | Style::Frontier) {
        return Hadrian::sensible(&table.view(Some(seat)), seat, chance);
    }
    let early = list.len() > 1 && list.ends_with(&[Decision::Finish]) && style != Style::Random;
    list[chance.below((list.len() - usize::from(early)) as u32) as usize]
}

/// What people do at a table besides deciding: take back and make again, ask to go back, talk,
/// change seats.
fn disturb(
    table: &mut Table<Hadrian>,
    seat: Seat,
    chance: &mut Quick,
) -> Result<(), Box<dyn Error>> {
    let players = table.players().len() as u8;
    match chance.below(5) {
        0 => {
            if table.undo(seat).is_ok() && chance.below(2) == 0 {
                table.redo(seat)?;
            }
        }
        1 => {
            // Whoever has finished thinks again.
            let finished = Seat::all(players).find(|seat| !table.waits_for(*seat));
            if table.view(None).phase() == Phase::Actions
                && let Some(finished) = finished
            {
                let _ = table.undo(finished);
            }
        }
        2 => {
            let back = 1 + chance.below(8);
            let to = table.next_position().saturating_sub(1 + back);
            if table.append(Event::Ask(seat, to)).is_ok() {
                for other in Seat::all(players).filter(|other| *other != seat) {
                    if chance.below(5) == 0 {
                        table.append(Event::Decline(other))?;
                        break;
                    }
                    table.append(Event::Agree(other))?;
                }
                table.settle();
            }
        }
        3 => table.append(Event::Say(Some(seat), "Ave !".to_owned()))?,
        _ => {
            let name = table.players()[seat.index()].name.clone();
            table.append(Event::Join(seat, Player::bot(name, "miles")))?;
        }
    }
    Ok(())
}
