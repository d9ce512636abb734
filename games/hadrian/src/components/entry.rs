//! Reading a table of a pack, with errors that name entry and field.

use std::ops::RangeInclusive;

use ludi_engine::{Bilingual, PackError};
use toml::{Table, Value};

use crate::vocabulary::{Gain, Gains, Piece, Pieces};

/// One table of a pack and the path that leads to it.
pub struct Entry<'a> {
    path: String,
    table: &'a Table,
}

impl<'a> Entry<'a> {
    /// The pack as a whole.
    pub fn root(table: &'a Table) -> Self {
        Self { path: String::new(), table }
    }

    /// An error about a field of this entry.
    pub fn error(&self, field: &str, problem: impl Into<String>) -> PackError {
        PackError::new(self.path.clone(), field, problem)
    }

    fn join(&self, field: &str) -> String {
        if self.path.is_empty() { field.to_owned() } else { format!("{}.{field}", self.path) }
    }

    fn value(&self, field: &str) -> Read<&'a Value> {
        self.table.get(field).ok_or_else(|| self.error(field, "is missing"))
    }

    /// Whether the field is there.
    pub fn has(&self, field: &str) -> bool {
        self.table.contains_key(field)
    }

    /// The fields of the entry.
    pub fn fields(&self) -> impl Iterator<Item = &'a str> {
        let table = self.table;
        table.keys().map(String::as_str).filter(|field| !is_remark(field))
    }

    /// Refuses every field but these and those that speak about sources.
    pub fn only(&self, known: &[&str]) -> Read<()> {
        match self.fields().find(|field| !known.contains(field)) {
            None => Ok(()),
            Some(field) => {
                Err(self.error(field, format!("is unknown; known are {}", known.join(", "))))
            }
        }
    }

    /// A table inside this one.
    pub fn table(&self, field: &str) -> Read<Entry<'a>> {
        match self.value(field)? {
            Value::Table(table) => Ok(Entry { path: self.join(field), table }),
            _ => Err(self.error(field, "expected a table")),
        }
    }

    fn list(&self, field: &str) -> Read<&'a Vec<Value>> {
        match self.value(field)? {
            Value::Array(items) => Ok(items),
            _ => Err(self.error(field, "expected a list")),
        }
    }

    /// The tables of a list, named by their id or place; their number must be in a range. A
    /// field `n`, where there is one, is the place.
    pub fn tables(&self, field: &str, count: RangeInclusive<usize>) -> Read<Vec<Entry<'a>>> {
        let items = self.list(field)?;
        if !count.contains(&items.len()) {
            let (least, most) = count.into_inner();
            let problem = format!("has {} entries; expected {least} to {most}", items.len());
            return Err(self.error(field, problem));
        }
        let mut found = Vec::with_capacity(items.len());
        for (index, item) in items.iter().enumerate() {
            let Value::Table(table) = item else {
                return Err(self.error(field, "expected a list of tables"));
            };
            let name = match table.get("id") {
                Some(Value::String(id)) => id.clone(),
                _ => (index + 1).to_string(),
            };
            let entry = Entry { path: format!("{}.{name}", self.join(field)), table };
            if entry.has("n") && usize::from(entry.number("n", 0..=255)?) != index + 1 {
                return Err(entry.error("n", format!("expected {}", index + 1)));
            }
            found.push(entry);
        }
        Ok(found)
    }

    /// Text.
    pub fn text(&self, field: &str) -> Read<&'a str> {
        match self.value(field)? {
            Value::String(text) if !text.trim().is_empty() => Ok(text),
            _ => Err(self.error(field, "expected text")),
        }
    }

    /// Text that is kept as long as the program runs.
    pub fn kept(&self, field: &str) -> Read<&'static str> {
        Ok(self.text(field)?.to_owned().leak())
    }

    /// An id: lower-case letters, digits and underscores.
    pub fn id(&self) -> Read<&'static str> {
        let id = self.kept("id")?;
        let plain = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_';
        if id.bytes().all(plain) {
            Ok(id)
        } else {
            Err(self.error("id", "expected lower-case letters, digits and underscores"))
        }
    }

    /// The fields `en` and `fr`.
    pub fn name(&self) -> Read<Bilingual> {
        Ok(Bilingual { en: self.kept("en")?, fr: self.kept("fr")? })
    }

    /// One of a set of words.
    pub fn word<T>(&self, field: &str, read: impl Fn(&str) -> Option<T>) -> Read<T> {
        let text = self.text(field)?;
        read(text).ok_or_else(|| self.error(field, format!("\"{text}\" is not known here")))
    }

    /// A list of words.
    pub fn words<T>(&self, field: &str, read: impl Fn(&str) -> Option<T>) -> Read<Vec<T>> {
        let word = |item: &Value| match item {
            Value::String(text) => {
                read(text).ok_or_else(|| self.error(field, format!("\"{text}\" is not known here")))
            }
            _ => Err(self.error(field, "expected a list of words")),
        };
        self.list(field)?.iter().map(word).collect()
    }

    /// A list of texts.
    pub fn texts(&self, field: &str) -> Read<Vec<String>> {
        self.words(field, |text| Some(text.to_owned()))
    }

    /// A whole number in a range.
    pub fn number(&self, field: &str, range: RangeInclusive<u8>) -> Read<u8> {
        let value = self.value(field)?;
        self.in_range(field, value, &range)
    }

    /// A whole number in a range, or what stands for none.
    pub fn number_or(&self, field: &str, range: RangeInclusive<u8>, absent: u8) -> Read<u8> {
        if self.has(field) { self.number(field, range) } else { Ok(absent) }
    }

    fn in_range(&self, field: &str, value: &Value, range: &RangeInclusive<u8>) -> Read<u8> {
        let number = value.as_integer().and_then(|n| u8::try_from(n).ok());
        number.filter(|n| range.contains(n)).ok_or_else(|| {
            let (least, most) = (range.start(), range.end());
            self.error(field, format!("expected a whole number from {least} to {most}"))
        })
    }

    /// A list of whole numbers in a range.
    pub fn numbers(&self, field: &str, range: RangeInclusive<u8>) -> Read<Vec<u8>> {
        self.list(field)?.iter().map(|item| self.in_range(field, item, &range)).collect()
    }

    /// Yes or no.
    pub fn flag(&self, field: &str) -> Read<bool> {
        self.value(field)?.as_bool().ok_or_else(|| self.error(field, "expected true or false"))
    }

    /// A number of each kind of piece.
    pub fn pieces(&self, field: &str) -> Read<Pieces> {
        let entry = self.table(field)?;
        let count = |field: &'a str| {
            let piece = Piece::from_id(field).ok_or_else(|| entry.error(field, "is no piece"))?;
            Ok((piece, entry.number(field, 0..=9)?))
        };
        entry.fields().map(count).collect()
    }

    /// The pieces of which any one pays.
    pub fn payments(&self, field: &str) -> Read<Vec<Piece>> {
        let pieces = self.words(field, Piece::from_id)?;
        if pieces.is_empty() || (1..pieces.len()).any(|i| pieces[..i].contains(&pieces[i])) {
            return Err(self.error(field, "expected different pieces, at least one"));
        }
        Ok(pieces)
    }

    /// What a box gives, if every icon is one that can stand there.
    pub fn gains(&self, field: &str, fits: impl Fn(Gain) -> bool) -> Read<Gains> {
        self.box_gains(field, self.list(field)?, &fits)
    }

    /// What each of several boxes gives.
    pub fn gain_lists(&self, field: &str, fits: impl Fn(Gain) -> bool) -> Read<Vec<Gains>> {
        let read = |item: &Value| match item {
            Value::Array(icons) => self.box_gains(field, icons, &fits),
            _ => Err(self.error(field, "expected a list for each box")),
        };
        self.list(field)?.iter().map(read).collect()
    }

    fn box_gains(&self, field: &str, icons: &[Value], fits: &impl Fn(Gain) -> bool) -> Read<Gains> {
        let mut gains = Gains::new();
        for icon in icons {
            let known = icon.as_str().and_then(Gain::from_id).filter(|gain| fits(*gain));
            let gain = known.ok_or_else(|| {
                self.error(field, format!("{icon} is no icon that can stand here"))
            })?;
            if gains.try_push(gain).is_err() {
                return Err(self.error(field, "has too many icons"));
            }
        }
        Ok(gains)
    }
}

/// Whether a field speaks about the source of values instead of being one.
fn is_remark(field: &str) -> bool {
    matches!(field, "source" | "also" | "note" | "conflict" | "doubt" | "confidence")
        || field.ends_with("_source")
}

/// What can stand in a box of an attribute, a cohort or a citizen track.
pub fn plain(gain: Gain) -> bool {
    matches!(gain, Gain::Piece(_) | Gain::Attribute(_))
}

/// What a building or a performance can give.
pub fn civic(gain: Gain) -> bool {
    plain(gain) || matches!(gain, Gain::Citizen(_) | Gain::Production)
}

/// A list that must not be empty.
pub fn nonempty<T>(entry: &Entry<'_>, field: &str, list: Vec<T>) -> Read<Vec<T>> {
    if list.is_empty() { Err(entry.error(field, "is empty")) } else { Ok(list) }
}

/// A list with exactly so many numbers.
pub fn exactly<const N: usize>(entry: &Entry<'_>, field: &str, list: Vec<u8>) -> Read<[u8; N]> {
    let count = list.len();
    list.try_into().map_err(|_| entry.error(field, format!("has {count} numbers, not {N}")))
}

/// What is read, or what is wrong with it.
pub type Read<T> = Result<T, PackError>;
