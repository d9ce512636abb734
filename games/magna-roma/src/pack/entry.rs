//! One table of a pack's TOML, read field by field with errors that name the place.

use std::cell::RefCell;
use std::ops::RangeInclusive;

use ludi_engine::{Bilingual, PackError};
use toml::{Table, Value};

use crate::components::{Colour, Gain, Icon, Resource, SPACES};

/// The largest amount anything pays, costs or scores.
pub(super) const AMOUNT: RangeInclusive<i64> = 0..=20;

pub(super) type Outcome<T> = Result<T, PackError>;

/// A table of the file, and which of its fields were asked for.
pub(super) struct Entry<'a> {
    pub(super) path: String,
    table: &'a Table,
    known: RefCell<Vec<String>>,
}

impl<'a> Entry<'a> {
    pub(super) fn new(path: String, table: &'a Table) -> Self {
        Self { path, table, known: RefCell::new(Vec::new()) }
    }

    pub(super) fn wrong<T>(&self, field: &str, problem: impl Into<String>) -> Outcome<T> {
        Err(PackError::new(self.path.clone(), field, problem))
    }

    pub(super) fn has(&self, field: &str) -> bool {
        self.table.contains_key(field)
    }

    pub(super) fn value(&self, field: &str) -> Outcome<&'a Value> {
        self.known.borrow_mut().push(field.to_owned());
        self.table.get(field).map_or_else(|| self.wrong(field, "is missing"), Ok)
    }

    pub(super) fn text(&self, field: &str) -> Outcome<&'a str> {
        self.value(field)?.as_str().map_or_else(|| self.wrong(field, "expected text"), Ok)
    }

    pub(super) fn flag(&self, field: &str) -> Outcome<bool> {
        self.value(field)?.as_bool().map_or_else(|| self.wrong(field, "expected true or false"), Ok)
    }

    pub(super) fn number(&self, field: &str, range: RangeInclusive<i64>) -> Outcome<i64> {
        self.in_range(field, self.value(field)?, &range)
    }

    pub(super) fn in_range(
        &self,
        field: &str,
        value: &Value,
        range: &RangeInclusive<i64>,
    ) -> Outcome<i64> {
        match value.as_integer() {
            Some(number) if range.contains(&number) => Ok(number),
            Some(number) => self.wrong(
                field,
                format!("{number} is not between {} and {}", range.start(), range.end()),
            ),
            None => self.wrong(field, format!("expected a number, found {value}")),
        }
    }

    pub(super) fn list(&self, field: &str) -> Outcome<&'a Vec<Value>> {
        self.value(field)?.as_array().map_or_else(|| self.wrong(field, "expected a list"), Ok)
    }

    pub(super) fn of_length<T>(
        &self,
        field: &str,
        list: Vec<T>,
        length: RangeInclusive<usize>,
    ) -> Outcome<Vec<T>> {
        if length.contains(&list.len()) {
            return Ok(list);
        }
        let expected = if length.start() == length.end() {
            length.start().to_string()
        } else {
            format!("{} to {}", length.start(), length.end())
        };
        self.wrong(field, format!("{} entries, expected {expected}", list.len()))
    }

    pub(super) fn numbers(
        &self,
        field: &str,
        length: RangeInclusive<usize>,
        range: RangeInclusive<i64>,
    ) -> Outcome<Vec<i64>> {
        let list = self.list(field)?;
        let numbers = list.iter().map(|value| self.in_range(field, value, &range));
        self.of_length(field, numbers.collect::<Outcome<Vec<i64>>>()?, length)
    }

    /// A track: as many spaces as fit, never going down.
    pub(super) fn track(&self, field: &str, range: RangeInclusive<i64>) -> Outcome<Vec<i64>> {
        let spaces = self.numbers(field, 2..=SPACES, range)?;
        for (space, pair) in spaces.windows(2).enumerate() {
            if pair[1] < pair[0] {
                let problem = format!(
                    "space {} is worth {}, less than the {} of space {space}: a track never goes down",
                    space + 1,
                    pair[1],
                    pair[0]
                );
                return self.wrong(field, problem);
            }
        }
        Ok(spaces)
    }

    pub(super) fn words(&self, field: &str) -> Outcome<Vec<&'a str>> {
        self.list(field)?
            .iter()
            .map(|value| value.as_str().map_or_else(|| self.wrong(field, "expected words"), Ok))
            .collect()
    }

    pub(super) fn among<T: Copy>(
        &self,
        field: &str,
        word: &str,
        words: &[(&str, T)],
    ) -> Outcome<T> {
        match words.iter().find(|(known, _)| *known == word) {
            Some((_, meaning)) => Ok(*meaning),
            None => {
                let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
                self.wrong(field, format!("\"{word}\" is none of {}", known.join(", ")))
            }
        }
    }

    pub(super) fn id(&self) -> Outcome<&'static str> {
        let id = self.text("id")?;
        let plain = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_' || c == b'-';
        if id.is_empty() || id.len() > 40 || !id.bytes().all(plain) {
            return self.wrong("id", format!("\"{id}\": use small letters, digits, _ and -"));
        }
        Ok(forever(id))
    }

    pub(super) fn name(&self, field: &str) -> Outcome<Bilingual> {
        let inner = self.inner(field)?;
        let name = Bilingual { en: forever(inner.text("en")?), fr: forever(inner.text("fr")?) };
        inner.done()?;
        Ok(name)
    }

    pub(super) fn inner(&self, field: &str) -> Outcome<Entry<'a>> {
        let table = self.value(field)?.as_table();
        let table = table.map_or_else(|| self.wrong(field, "expected a table"), Ok)?;
        let path =
            if self.path.is_empty() { field.to_owned() } else { format!("{}.{field}", self.path) };
        Ok(Entry::new(path, table))
    }

    /// The tables of a list, each named by its id or, without one, by its number.
    pub(super) fn entries(&self, field: &str) -> Outcome<Vec<Entry<'a>>> {
        let prefix = if self.path.is_empty() { String::new() } else { format!("{}.", self.path) };
        let mut ids = Vec::new();
        let mut entries = Vec::new();
        for (index, value) in self.list(field)?.iter().enumerate() {
            let Some(table) = value.as_table() else {
                return self.wrong(field, format!("entry {} is no table", index + 1));
            };
            let id = table.get("id").and_then(Value::as_str);
            if let Some(id) = id {
                if ids.contains(&id) {
                    return self.wrong(field, format!("\"{id}\" stands there twice"));
                }
                ids.push(id);
            }
            let name = id.map_or_else(|| (index + 1).to_string(), str::to_owned);
            entries.push(Entry::new(format!("{prefix}{field}.{name}"), table));
        }
        Ok(entries)
    }

    /// The tables of a list that must have a certain length.
    pub(super) fn listed(&self, field: &str, length: usize) -> Outcome<Vec<Entry<'a>>> {
        self.of_length(field, self.entries(field)?, length..=length)
    }

    pub(super) fn gain(&self) -> Outcome<Gain> {
        let gain = Gain {
            resource: self.among("resource", self.text("resource")?, &resources())?,
            amount: self.number("amount", 1..=*AMOUNT.end())? as u8,
        };
        self.done()?;
        Ok(gain)
    }

    pub(super) fn gains(&self, field: &str, length: RangeInclusive<usize>) -> Outcome<Vec<Gain>> {
        let gains = self.entries(field)?.iter().map(Entry::gain).collect::<Outcome<Vec<Gain>>>()?;
        self.of_length(field, gains, length)
    }

    /// Refuses fields nobody asked for, so that a slip of the pen is noticed.
    pub(super) fn done(&self) -> Outcome<()> {
        const ABOUT: [&str; 4] = ["source", "note", "conflict", "doubt"];
        let known = self.known.borrow();
        for field in self.table.keys() {
            let about = ABOUT.contains(&field.as_str())
                || field.rsplit_once('_').is_some_and(|(_, end)| ABOUT.contains(&end));
            if !about && !known.contains(field) {
                return self.wrong(field, "there is no such field");
            }
        }
        Ok(())
    }
}

/// Names live as long as the program: a pack is loaded once.
pub(super) fn forever(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

pub(super) fn colours() -> [(&'static str, Colour); 3] {
    Colour::ALL.map(|colour| (colour.id(), colour))
}

pub(super) fn icons() -> [(&'static str, Icon); 3] {
    Icon::ALL.map(|icon| (icon.id(), icon))
}

pub(super) fn resources() -> [(&'static str, Resource); 6] {
    Resource::ALL.map(|resource| (resource.id(), resource))
}

pub(super) fn bytes(numbers: &[i64]) -> Vec<u8> {
    numbers.iter().map(|number| *number as u8).collect()
}

pub(super) fn triple(numbers: &[i64]) -> [u8; 3] {
    [numbers[0] as u8, numbers[1] as u8, numbers[2] as u8]
}
