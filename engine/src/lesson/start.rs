//! How the table of a lesson begins.

use std::sync::OnceLock;

use super::{Course, Lesson, Task};
use crate::log::OLDEST_FORMAT;
use crate::{
    AnyGame, AnyPack, AnyTable, Header, Intent, Next, PackError, Plan, Player, Seat, Seed,
};

/// How the table of a lesson begins: as another lesson ended, or as a new table.
#[derive(Debug)]
pub(super) struct Start {
    pub(super) from: From,
    /// What was decided before the lesson begins.
    pub(super) before: Vec<&'static str>,
}

#[derive(Debug)]
pub(super) enum From {
    /// Where the lesson with this number ended, by its own steps.
    Lesson(usize),
    /// A new table.
    Table(Box<Fresh>),
}

#[derive(Debug)]
pub(super) struct Fresh {
    pub(super) players: Vec<String>,
    pub(super) switches: Vec<(String, String)>,
    pub(super) seed: Seed,
    /// The version of the rules its decisions were made by, if it is not the latest.
    pub(super) rules: Option<u32>,
    /// What is printed otherwise than usual: paths into the pack, and what stands there.
    pub(super) set: Vec<(String, toml::Value)>,
    /// What is taken out of the pack: list and id.
    pub(super) drop: Vec<(String, String)>,
    /// The pack, once it is read: packs live as long as the program.
    pub(super) pack: OnceLock<AnyPack>,
}

/// Makes a decision for whoever may make it.
pub(super) fn decide(table: &mut dyn AnyTable, decision: &str) -> Result<Seat, String> {
    let Next::Decide(seats) = table.next() else {
        return Err(format!("\"{decision}\": nobody is asked"));
    };
    let able = seats.iter().find(|seat| table.check(*seat, decision).is_ok());
    let seat = able.or(seats.first()).expect("a game that waits for decisions waits for a seat");
    let made = table.perform(Some(seat), &Intent::Decide(decision.to_owned()));
    made.map(|()| seat).map_err(|refused| {
        format!("\"{decision}\" is refused ({})", refused.rule.unwrap_or("no decision"))
    })
}

impl Fresh {
    fn pack(&self, game: &dyn AnyGame) -> Result<Option<AnyPack>, String> {
        if self.set.is_empty() && self.drop.is_empty() {
            return Ok(None);
        }
        if let Some(pack) = self.pack.get() {
            return Ok(Some(*pack));
        }
        let text = self.changed(game.about().pack).map_err(|error| error.to_string())?;
        let pack = game.read_pack(&text).map_err(|error| error.to_string())?;
        Ok(Some(*self.pack.get_or_init(|| pack)))
    }

    /// The text of the usual pack with what is otherwise in this lesson.
    fn changed(&self, usual: &str) -> Result<String, PackError> {
        let mut pack: toml::Table = usual.parse()?;
        for (path, value) in &self.set {
            let nowhere = || PackError::new("pack", path.as_str(), "is no value of the pack");
            let mut at = &mut pack;
            let (way, last) = path.rsplit_once('.').unwrap_or(("", path));
            for key in way.split('.').filter(|key| !key.is_empty()) {
                at = at.get_mut(key).and_then(toml::Value::as_table_mut).ok_or_else(nowhere)?;
            }
            *at.get_mut(last).ok_or_else(nowhere)? = value.clone();
        }
        for (list, id) in &self.drop {
            let nowhere = || PackError::new("pack", format!("{list}.{id}"), "is not in the pack");
            let entries = pack.get_mut(list).and_then(toml::Value::as_array_mut);
            let entries = entries.ok_or_else(nowhere)?;
            let before = entries.len();
            entries.retain(|entry| entry.get("id").and_then(toml::Value::as_str) != Some(id));
            if entries.len() == before {
                return Err(nowhere());
            }
        }
        Ok(pack.to_string())
    }

    fn table(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyTable>, String> {
        let plan = Plan {
            players: self.players.iter().map(Player::person).collect(),
            switches: self.switches.clone(),
            pack: self.pack(game)?,
            shuffle: self.seed.into(),
        };
        let table =
            game.make(plan).map_err(|refused| format!("the table: {:?}", refused.phrase))?;
        // Lessons were written when draws followed from their place in the log. What was played by
        // earlier rules goes on by them, as a log of that time does.
        let rules = self.rules.unwrap_or(table.header().rules);
        let header = Header { ludi: OLDEST_FORMAT, rules, ..table.header().clone() };
        let log = serde_json::to_string(&header).expect("a header is plain data");
        let old = game.read(&log, table.pack(), Some(self.seed));
        let mut table = old.map_err(|error| format!("the table: {error}"))?;
        table.settle();
        Ok(table)
    }
}

impl Lesson {
    /// The table as the learner finds it.
    pub fn table(&self, game: &dyn AnyGame, course: &Course) -> Result<Box<dyn AnyTable>, String> {
        let mut table = match &self.start.from {
            From::Table(fresh) => fresh.table(game)?,
            From::Lesson(number) => {
                let lesson = course.lesson(*number).filter(|it| it.number < self.number);
                let lesson = lesson.ok_or(format!("lesson {number} does not come before"))?;
                let mut table = lesson.table(game, course)?;
                for step in &lesson.steps {
                    match &step.task {
                        Task::Look | Task::Try(..) => {}
                        Task::Do(ways) => {
                            for decision in ways.first().map_or(&[][..], |way| &way.decisions) {
                                decide(&mut *table, decision)?;
                            }
                        }
                        Task::Free { line, .. } => {
                            for decision in line {
                                decide(&mut *table, decision)?;
                            }
                        }
                    }
                    for decision in &step.then {
                        decide(&mut *table, decision)?;
                    }
                }
                table
            }
        };
        for decision in &self.start.before {
            decide(&mut *table, decision).map_err(|problem| format!("before: {problem}"))?;
        }
        Ok(table)
    }
}
