//! The server in a simulated world where everything goes wrong.
//!
//! A run is a function of its seed: people, bots, the clock, the disk and the order in which things
//! happen follow from it. The server is the real one, asked without a network. After every step it
//! is looked whether what was promised holds; a seed that shows otherwise can be run again, step by
//! step.

mod disk;
mod farewell;
mod habits;
mod keeper;
mod kept;
mod ledger;
mod life;
mod luck;
mod panics;
mod release;
mod rights;
mod scene;
mod sight;
mod town;
pub mod twins;
mod weather;
mod wish;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

pub use disk::{Disk, Memory};
pub use keeper::{Honest, Keeper};
pub use kept::Kept;
pub use weather::Weather;

use habits::Rough;
use ledger::Broken;
use town::Town;

/// How many steps a run has before it calms down.
const STEPS: u32 = 120;

/// How long bots may do nothing where they have to, once nothing goes wrong any more.
const PATIENCE: Duration = Duration::from_mins(2);

/// What is counted of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often the server began to live.
    pub lives: u64,
    /// How many requests were answered.
    pub answers: u64,
    /// How many events came into logs.
    pub events: u64,
    /// How often the store failed.
    pub failures: u64,
}

impl Tally {
    /// Adds what was counted of another run.
    pub fn add(&mut self, other: Self) {
        self.lives += other.lives;
        self.answers += other.answers;
        self.events += other.events;
        self.failures += other.failures;
    }
}

/// A run, and how it ended.
pub struct Run {
    /// The seed.
    pub seed: u64,
    /// Every step and its outcome.
    pub trace: String,
    /// What is counted.
    pub tally: Tally,
    /// At which step what was broken.
    pub broken: Option<(u32, String)>,
}

/// Runs a seed on an honest disk.
pub fn run(seed: u64) -> Run {
    run_on(seed, Box::new(Honest))
}

/// Runs a seed on a disk.
pub fn run_on(seed: u64, keeper: Box<dyn Keeper>) -> Run {
    panics::watch();
    let mut town = Town::new(seed, keeper);
    let rough = Rough::of(&mut town);
    let mut broken = None;
    for step in 0..=STEPS + 1 {
        let outcome = match step {
            0..STEPS => town.step(&rough),
            STEPS => calm(&mut town),
            _ => town.farewell(seed),
        };
        if let Err(law) = outcome {
            broken = Some((step, law));
            break;
        }
    }
    let tally = Tally {
        lives: town.lives,
        answers: town.answers,
        events: town.ledger.events,
        failures: town.outside.disk.weather().failures,
    };
    Run { seed, trace: std::mem::take(&mut town.trace), tally, broken }
}

/// Nothing goes wrong any more: whoever is in doubt asks again, everybody looks at their tables, and
/// bots do what they have to.
fn calm(town: &mut Town) -> Result<(), Broken> {
    town.outside.disk.weather().clears_up();
    town.note("it clears up");
    town.pass(Duration::from_mins(1))?;
    for who in 0..town.people.len() {
        while let Some(wish) = town.doubts[who] {
            let asked = town.ledger.wishes[wish].asked();
            town.send(who, asked, town::Errand::Wish(wish));
            town.pass(Duration::from_secs(5))?;
        }
    }
    town.everybody_looks()?;
    if let Some(number) = town.waiting().first() {
        return Err(format!("nobody answers {number}"));
    }
    let step = Duration::from_secs(5);
    let mut quiet = Duration::ZERO;
    for _ in 0..60 {
        let before = town.lengths();
        town.pass(step)?;
        quiet = if town.lengths() == before { quiet + step } else { Duration::ZERO };
        let waiting = waiting_for_bots(town);
        match waiting.first() {
            None => return Ok(()),
            Some(id) if quiet >= PATIENCE => {
                return Err(format!("the bots of {id} do nothing, and it is their turn"));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// Tables of people where a bot has something to do.
fn waiting_for_bots(town: &Town) -> Vec<String> {
    let kept = town.outside.disk.kept();
    let with_people = kept.tables.values().filter(|table| {
        let players = &table.row.summary.players;
        table.row.summary.bots_wait && players.iter().any(|player| player.bot.is_none())
    });
    with_people.map(|table| table.row.id.to_string()).collect()
}

/// Runs seeds, on so many threads, until all are run or one is broken; `seen` is told of every run.
pub fn run_all(
    seeds: std::ops::Range<u64>,
    threads: usize,
    seen: impl Fn(&Run) + Sync,
) -> Option<Run> {
    let next = AtomicU64::new(seeds.start);
    let broken = Mutex::new(None::<Run>);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    let is_over = broken.lock().expect("nobody panics holding it").is_some();
                    if seed >= seeds.end || is_over {
                        return;
                    }
                    let run = run(seed);
                    seen(&run);
                    if run.broken.is_some() {
                        broken.lock().expect("nobody panics holding it").get_or_insert(run);
                    }
                }
            });
        }
    });
    broken.into_inner().expect("nobody panics holding it")
}
