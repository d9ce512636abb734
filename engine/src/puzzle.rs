//! Puzzles: positions of strong games in which one decision, or one turn, is clearly the best.
//!
//! They lie beside the game as data, closed logs and a list that says where in them something is
//! asked. `docs/puzzles.md` says how they are made.

use crate::pack::{ANY, Checked, Entry, kept};
use crate::{AnyGame, AnyTable, Intent, LogIndex, PackError, Seat};

/// The files of a game's puzzles.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleFiles {
    /// What is asked where, as TOML.
    pub list: &'static str,
    /// The games the puzzles are taken from, by their names.
    pub logs: &'static [(&'static str, &'static str)],
}

impl PuzzleFiles {
    /// No puzzles yet.
    pub const NONE: Self = Self { list: "", logs: &[] };
}

/// The files in the folder `puzzles` of a game, given the names of the logs: `puzzles!["01", "02"]`.
#[macro_export]
macro_rules! puzzles {
    ($($log:literal),+ $(,)?) => {
        $crate::PuzzleFiles {
            list: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/puzzles.toml")),
            logs: &[$((
                $log,
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/", $log, ".jsonl")),
            )),+],
        }
    };
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// What a sensible player does, and far better than all else.
    Easy,
    /// What a sensible player misses, or what is ahead by less.
    Medium,
    /// What even a player misses who looks ahead for a moment.
    Hard,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The word for it in files, in addresses and in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

/// A position, and what is best in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Its place in the list of the game, from 1.
    pub number: usize,
    /// The game it is taken from.
    pub log: &'static str,
    /// The event after which it is asked.
    pub at: LogIndex,
    /// Who has to decide.
    pub seat: Seat,
    /// How hard it is.
    pub grade: Grade,
    /// What to do, in order; only the first and the last must be something to choose.
    pub steps: Vec<Step>,
}

/// A decision of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The best decision, in notation.
    pub best: &'static str,
    /// The next best ones, the second best first; nothing where there is nothing to choose.
    pub others: Vec<Other>,
    /// What a sensible player would do, if it is not the best.
    pub tempting: Option<&'static str>,
}

/// A decision that is not the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Other {
    /// The decision, in notation.
    pub decision: &'static str,
    /// How many points it loses: of the score alone, of the lead over the best other player among
    /// others.
    pub loses: f32,
}

/// The puzzles of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Puzzles {
    /// All of them; the first is puzzle 1.
    pub list: Vec<Puzzle>,
    /// How many points the best decision is ahead of every other at the least.
    pub margin: f32,
    logs: &'static [(&'static str, &'static str)],
}

/// So many decisions a puzzle may ask for, those included that leave nothing to choose.
const MOST_STEPS: usize = 12;

impl Puzzles {
    /// Reads the puzzles of a game; an error names the entry and the field.
    pub fn read(files: PuzzleFiles) -> Result<Self, PackError> {
        let table: toml::Table = files.list.parse()?;
        let file = Entry::file(&table);
        let mut number = 0;
        if files.logs.is_empty() {
            return Ok(Self::default());
        }
        let margin = points(&file, "margin")?;
        let list = file.entries("puzzle", ANY, |entry| {
            number += 1;
            puzzle(entry, number, files.logs)
        })?;
        file.done()?;
        Ok(Self { list, margin, logs: files.logs })
    }

    /// A puzzle by its number, from 1.
    pub fn puzzle(&self, number: usize) -> Option<&Puzzle> {
        self.list.get(number.checked_sub(1)?)
    }

    /// The puzzle of a day, counted from any day: every puzzle has its turn, and neighbours in the
    /// list are days apart.
    pub fn of_day(&self, day: u64) -> Option<&Puzzle> {
        let count = self.list.len() as u64;
        let stride = [17, 19, 23].into_iter().find(|stride| !count.is_multiple_of(*stride))?;
        self.list.get((day.checked_rem(count)? * stride % count) as usize)
    }

    /// The table of a puzzle when so many of its decisions are made. Nobody knows its seed: what
    /// came after is not there.
    pub fn table(
        &self,
        game: &dyn AnyGame,
        puzzle: &Puzzle,
        steps: usize,
    ) -> Result<Box<dyn AnyTable>, String> {
        let log = self.logs.iter().find(|(name, _)| *name == puzzle.log).ok_or("no such log")?.1;
        let ends = log.match_indices('\n').nth(puzzle.at as usize).ok_or("the log ends before")?.0;
        let read = game.read(&log[..ends], game.builtin_pack(), None);
        let mut table = read.map_err(|error| error.to_string())?;
        for step in &puzzle.steps[..steps.min(puzzle.steps.len())] {
            let decided = table.perform(Some(puzzle.seat), &Intent::Decide(step.best.to_owned()));
            decided.map_err(|_| format!("\"{}\" is not allowed", step.best))?;
        }
        Ok(table)
    }
}

impl Puzzle {
    /// How many decisions there are to find.
    pub fn questions(&self) -> usize {
        self.steps.iter().filter(|step| !step.others.is_empty()).count()
    }
}

impl Step {
    /// How many points a decision loses against the best one, if that is known.
    pub fn loss(&self, decision: &str) -> Option<f32> {
        self.others.iter().find(|other| other.decision == decision).map(|other| other.loses)
    }
}

fn puzzle(entry: &Entry<'_>, number: usize, logs: &[(&str, &str)]) -> Checked<Puzzle> {
    let grades = Grade::ALL.map(|grade| (grade.id(), grade));
    let puzzle = Puzzle {
        number,
        log: kept(entry.text("log")?),
        at: entry.whole("at", 1..=LogIndex::MAX)?,
        seat: Seat(entry.whole("seat", 1..=6)? - 1),
        grade: entry.choice("grade", &grades)?,
        steps: entry.entries("step", 1..=MOST_STEPS, step)?,
    };
    entry.check("log", logs.iter().any(|(name, _)| *name == puzzle.log), "no such log")?;
    let [first, .., last] = &puzzle.steps[..] else {
        entry.check("step", !puzzle.steps[0].others.is_empty(), "leaves nothing to choose")?;
        return Ok(puzzle);
    };
    let chosen = !first.others.is_empty() && !last.others.is_empty();
    entry.check("step", chosen, "begins or ends with what leaves nothing to choose")?;
    Ok(puzzle)
}

fn points(entry: &Entry<'_>, field: &str) -> Checked<f32> {
    let points = entry.value(field)?.as_float().filter(|points| *points > 0.0);
    let points = points.ok_or_else(|| entry.error(field, "expected points, such as 1.5"))?;
    Ok(points as f32)
}

fn step(entry: &Entry<'_>) -> Checked<Step> {
    let best = kept(entry.text("best")?);
    let others = if entry.has("other") {
        entry.entries("other", 1..=8, |other| {
            Ok(Other { decision: kept(other.text("do")?), loses: points(other, "loses")? })
        })?
    } else {
        Vec::new()
    };
    let differ = others.iter().all(|other| other.decision != best);
    entry.check("other", differ, "the best one is among them")?;
    let sorted = others.is_sorted_by(|a, b| a.loses <= b.loses);
    entry.check("other", sorted, "the second best comes first")?;
    let tempting = entry.maybe("tempting", |it| Ok(kept(entry.text(it)?)))?;
    let known = tempting.is_none_or(|it| others.iter().any(|other| other.decision == it));
    entry.check("tempting", known, "is none of the others")?;
    Ok(Step { best, others, tempting })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARGIN: &str = "margin = 1.0\n";
    const GOOD: &str = r#"
[[puzzle]]
log = "01"
at = 4
seat = 2
grade = "medium"
[[puzzle.step]]
best = "take"
tempting = "give 1"
other = [{ do = "draw", loses = 1.5 }, { do = "give 1", loses = 2.5 }]
"#;

    fn read(list: &str) -> Result<Puzzles, PackError> {
        let list = kept(&format!("{MARGIN}{list}"));
        Puzzles::read(PuzzleFiles { list, logs: &[("01", "")] })
    }

    #[test]
    fn a_puzzle_says_what_is_best_and_what_else_loses() {
        let puzzles = read(GOOD).unwrap();
        let puzzle = puzzles.puzzle(1).unwrap();
        assert_eq!((puzzle.number, puzzle.seat, puzzle.grade), (1, Seat(1), Grade::Medium));
        assert_eq!(puzzle.steps[0].loss("give 1"), Some(2.5));
        assert_eq!(puzzle.steps[0].loss("pick 1"), None);
        assert_eq!(puzzles.puzzle(0), None);
        assert!(Puzzles::read(PuzzleFiles::NONE).unwrap().list.is_empty());
    }

    #[test]
    fn errors_name_entry_and_field() {
        for (from, to, said) in [
            ("log = \"01\"", "log = \"02\"", "puzzle.1, log: no such log"),
            ("seat = 2", "seat = 0", "puzzle.1, seat"),
            ("medium", "tricky", "puzzle.1, grade"),
            ("best = \"take\"", "best = \"draw\"", "puzzle.1.step.1, other: the best one"),
            ("1.5", "3.5", "puzzle.1.step.1, other: the second best"),
            ("tempting = \"give 1\"", "tempting = \"wait\"", "puzzle.1.step.1, tempting"),
        ] {
            let error = read(&GOOD.replace(from, to)).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
        }
    }

    #[test]
    fn every_puzzle_has_its_day() {
        for count in [1, 2, 17, 45, 17 * 19] {
            let puzzles = read(&GOOD.repeat(count)).unwrap();
            let mut seen: Vec<usize> =
                (0..count as u64).map(|day| puzzles.of_day(day).unwrap().number).collect();
            seen.sort_unstable();
            assert_eq!(seen, (1..=count).collect::<Vec<_>>());
        }
        assert_eq!(Puzzles::default().of_day(3), None);
    }
}
