//! The recorded games of Hadrian's Wall.

use std::error::Error;
use std::path::Path;

use ludi_engine::conformance::{self, Recorder, anybody, ask};
use ludi_engine::{Chance as _, Event, Player, Quick, Seat, Strategy as _, Table};
use ludi_hadrian::vocabulary::Difficulty;
use ludi_hadrian::{Decision, Hadrian, Phase, Setup};

use crate::Done;

/// Who decides.
#[derive(Clone, Copy, PartialEq)]
enum Leaning {
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

impl Leaning {
    /// Whether it takes the decision whenever it can.
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

impl conformance::Chooser<Hadrian> for Leaning {
    fn word(self) -> &'static str {
        match self {
            Self::Sensible => "sensible",
            Self::Random => "random",
            Self::Busy => "busy",
            Self::Frontier => "frontier",
            Self::City => "city",
        }
    }

    fn choose(self, table: &Table<Hadrian>, seat: Seat, chance: &mut Quick) -> Decision {
        let mut list = Vec::new();
        table.perspective(seat).decisions(&mut list);
        let liked: Vec<Decision> = list.iter().copied().filter(|d| self.likes(*d)).collect();
        if !liked.is_empty() {
            return liked[chance.below(liked.len() as u32) as usize];
        }
        if matches!(self, Self::Sensible | Self::Frontier) {
            return Hadrian::sensible(&table.view(Some(seat)), seat, chance);
        }
        let early = list.len() > 1 && list.ends_with(&[Decision::Finish]) && self != Self::Random;
        list[chance.below((list.len() - usize::from(early)) as u32) as usize]
    }
}

type Recording = conformance::Recording<Hadrian, Leaning>;

/// Records them anew.
pub fn record(folder: &Path) -> Done {
    let recorder = Recorder {
        names: &["Livia", "Marcus", "Cornélie", "Titus", "Julia", "Gaius"],
        acts: anybody,
        once_in: 9,
        at_most: u32::MAX,
        disturb,
    };
    recorder.record(folder, &recordings())
}

/// Every number of players on every difficulty by everybody; then games without gifts, every
/// fort of the campaign, and lively tables.
fn recordings() -> Vec<Recording> {
    let mut recordings = Vec::new();
    let mut add = |players, topic: &str, chooser, setup: Setup, lively| {
        recordings.push(Recording { players, topic: topic.to_owned(), chooser, setup, lively });
    };
    let choosers =
        [Leaning::Sensible, Leaning::Random, Leaning::Busy, Leaning::Frontier, Leaning::City];
    let usual = Setup::default();
    for players in 1..=6 {
        for difficulty in Difficulty::ALL {
            for chooser in choosers {
                let setup = Setup { difficulty, ..usual.clone() };
                // Six random players say little more than two.
                if players < 5 || chooser != Leaning::Random {
                    add(players, difficulty.id(), chooser, setup, false);
                }
            }
        }
    }
    for players in 2..=6 {
        for (difficulty, chooser) in
            [(Difficulty::Easy, Leaning::Sensible), (Difficulty::Hard, Leaning::City)]
        {
            add(
                players,
                "no_gifts",
                chooser,
                Setup { difficulty, no_gifts: true, ..usual.clone() },
                false,
            );
        }
    }
    for fort in 1..=16 {
        let chooser = if fort % 4 == 3 { Leaning::City } else { Leaning::Sensible };
        let setup = Setup { fort, reward: fort % 2 == 0, ..usual.clone() };
        add(1, &format!("fort_{fort}"), chooser, setup, false);
    }
    for players in 1..=6 {
        for chooser in [Leaning::Sensible, Leaning::City] {
            add(players, "lively", chooser, usual.clone(), true);
        }
    }
    recordings
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
            let to = table.next_index().saturating_sub(1 + back);
            ask(table, seat, to, || chance.below(5) > 0)?;
        }
        3 => table.append(Event::Say(Some(seat), "Ave !".to_owned()))?,
        _ => {
            let name = table.players()[seat.index()].name.clone();
            table.append(Event::Join(seat, Player::bot(name, "miles")))?;
        }
    }
    Ok(())
}
