//! One table of a pack, read field by field with errors that name the place.

use std::cell::RefCell;
use std::fmt::Display;
use std::ops::RangeInclusive;

use toml::{Table, Value};

use super::origin::{is_remark, join};
use super::{PackError, kept};
use crate::Bilingual;

/// What was read, or what is wrong with it.
pub type Checked<T> = Result<T, PackError>;

/// The count of a list that may be as long as it likes.
pub const ANY: RangeInclusive<usize> = 0..=usize::MAX;

/// One table of a pack: the file as a whole, a section or an item of a list.
///
/// A reader asks for the fields it knows; [`Entry::done`] then refuses every other field, so that a
/// slip of the pen is noticed. Remarks such as `source`, `doubt` or `vp_note` (see
/// [`REMARKS`](super::REMARKS)) are welcome in every entry.
///
/// ```
/// use ludi_engine::Bilingual;
/// use ludi_engine::pack::{Checked, Entry};
///
/// struct Building {
///     id: &'static str,
///     name: Bilingual,
///     vp: u8,
///     colour: char,
/// }
///
/// fn buildings(text: &str) -> Checked<Vec<Building>> {
///     let table = text.parse()?;
///     let file = Entry::file(&table);
///     let buildings = file.entries("building", 1..=40, |building| {
///         Ok(Building {
///             id: building.id()?,
///             name: building.name("name")?,
///             vp: building.whole("vp", 0..=9)?,
///             colour: building.choice("colour", &[("red", 'r'), ("blue", 'b')])?,
///         })
///     })?;
///     file.done()?;
///     Ok(buildings)
/// }
///
/// let text = r#"
///     [[building]]
///     id = "market"
///     name = { en = "Market", fr = "Marché" }
///     vp = 2
///     vp_doubt = "the print is blurred"
///     colour = "red"
///     source = "owner"
/// "#;
/// let market = &buildings(text)?[0];
/// assert_eq!((market.id, market.name.en, market.vp, market.colour), ("market", "Market", 2, 'r'));
///
/// let wrong = |from, to| buildings(&text.replace(from, to)).err().unwrap().to_string();
/// assert_eq!(wrong("vp = 2", "vp = 12"), "building.market, vp: 12 is not between 0 and 9");
/// assert_eq!(wrong("vp = 2", "pv = 2"), "building.market, vp: is missing");
/// # Ok::<(), ludi_engine::PackError>(())
/// ```
pub struct Entry<'a> {
    path: String,
    table: &'a Table,
    asked: RefCell<Vec<String>>,
}

impl<'a> Entry<'a> {
    /// A table under a name of the caller's.
    pub fn new(path: impl Into<String>, table: &'a Table) -> Self {
        Self { path: path.into(), table, asked: RefCell::default() }
    }

    /// The file as a whole.
    pub fn file(table: &'a Table) -> Self {
        Self::new("", table)
    }

    /// Where it stands, such as `building.market`; empty for the file as a whole.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// An error in a field of this entry. What stands in the file itself is an entry.
    pub fn error(&self, field: &str, problem: impl Into<String>) -> PackError {
        if self.path.is_empty() {
            PackError::new(field, "", problem)
        } else {
            PackError::new(self.path.clone(), field, problem)
        }
    }

    /// The refusal of a field.
    pub fn wrong<T>(&self, field: &str, problem: impl Into<String>) -> Checked<T> {
        Err(self.error(field, problem))
    }

    /// Refuses a field unless a law holds.
    pub fn check(&self, field: &str, holds: bool, problem: impl Into<String>) -> Checked<()> {
        if holds { Ok(()) } else { self.wrong(field, problem) }
    }

    /// Whether a field is there.
    pub fn has(&self, field: &str) -> bool {
        let mut asked = self.asked.borrow_mut();
        if !asked.iter().any(|known| known == field) {
            asked.push(field.to_owned());
        }
        self.table.contains_key(field)
    }

    /// Lets fields stand there that are not read.
    pub fn allow(&self, fields: &[&str]) {
        for field in fields {
            self.has(field);
        }
    }

    /// The fields there are, without remarks.
    pub fn fields(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.table.keys().map(String::as_str).filter(|field| !is_remark(field))
    }

    fn unasked(&self) -> impl Iterator<Item = &'a str> {
        self.fields().filter(|field| !self.asked.borrow().iter().any(|known| known == field))
    }

    /// Refuses fields nobody asked for.
    pub fn done(&self) -> Checked<()> {
        let Some(field) = self.unasked().next() else { return Ok(()) };
        let asked = self.asked.borrow();
        let known: Vec<&str> = asked.iter().map(String::as_str).collect();
        let meant = match nearest(field, known.iter().copied()) {
            Some(meant) => format!("did you mean \"{meant}\"? There are"),
            None => "there are".to_owned(),
        };
        self.wrong(field, format!("no such field; {meant} {}", known.join(", ")))
    }

    /// What a field holds.
    pub fn value(&self, field: &str) -> Checked<&'a Value> {
        if self.has(field) {
            return Ok(&self.table[field]);
        }
        match nearest(field, self.unasked()) {
            Some(written) => {
                self.wrong(field, format!("is missing; is \"{written}\" meant for it?"))
            }
            None => self.wrong(field, "is missing"),
        }
    }

    /// What a field holds if it is there: `entry.maybe("vp", |vp| entry.whole(vp, 0..=9))`.
    pub fn maybe<T>(
        &self,
        field: &str,
        read: impl FnOnce(&str) -> Checked<T>,
    ) -> Checked<Option<T>> {
        self.has(field).then(|| read(field)).transpose()
    }

    /// A text.
    pub fn text(&self, field: &str) -> Checked<&'a str> {
        self.text_in(field, self.value(field)?)
    }

    fn text_in(&self, field: &str, value: &'a Value) -> Checked<&'a str> {
        value.as_str().ok_or_else(|| self.error(field, format!("expected text, found {value}")))
    }

    /// A text for people, kept as long as the program runs: one line, as it is put on buttons and
    /// into tables, and nothing that could drive a terminal.
    pub fn kept(&self, field: &str) -> Checked<&'static str> {
        let text = self.text(field)?;
        let blank = text.trim().is_empty();
        let short = text.len() <= 120 && !text.chars().any(char::is_control);
        self.check(field, short && !blank, "expected a short text of one line")?;
        Ok(kept(text))
    }

    /// The field `id`: a word that notation can use, kept as long as the program runs.
    pub fn id(&self) -> Checked<&'static str> {
        let id = self.text("id")?;
        let plain = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_' || c == b'-';
        let fits = (1..=40).contains(&id.len()) && id.bytes().all(plain);
        self.check("id", fits, format!("\"{id}\": use small letters, digits, _ and -"))?;
        Ok(kept(id))
    }

    /// A text in both languages, one field each.
    pub fn bilingual(&self, en: &str, fr: &str) -> Checked<Bilingual> {
        Ok(Bilingual { en: self.kept(en)?, fr: self.kept(fr)? })
    }

    /// A text in both languages: `{ en = "Market", fr = "Marché" }`.
    pub fn name(&self, field: &str) -> Checked<Bilingual> {
        self.entry(field, |name| name.bilingual("en", "fr"))
    }

    /// Yes or no.
    pub fn flag(&self, field: &str) -> Checked<bool> {
        self.value(field)?.as_bool().ok_or_else(|| self.error(field, "expected true or false"))
    }

    /// A whole number in a range.
    pub fn whole<N>(&self, field: &str, range: RangeInclusive<N>) -> Checked<N>
    where
        N: TryFrom<i64> + PartialOrd + Display,
    {
        self.whole_in(field, self.value(field)?, &range)
    }

    fn whole_in<N>(&self, field: &str, value: &Value, range: &RangeInclusive<N>) -> Checked<N>
    where
        N: TryFrom<i64> + PartialOrd + Display,
    {
        let (low, high) = (range.start(), range.end());
        let Some(number) = value.as_integer() else {
            let problem = format!("expected a number from {low} to {high}, found {value}");
            return self.wrong(field, problem);
        };
        N::try_from(number)
            .ok()
            .filter(|number| range.contains(number))
            .ok_or_else(|| self.error(field, format!("{number} is not between {low} and {high}")))
    }

    /// So many whole numbers in a range.
    pub fn wholes<N>(
        &self,
        field: &str,
        count: RangeInclusive<usize>,
        range: RangeInclusive<N>,
    ) -> Checked<Vec<N>>
    where
        N: TryFrom<i64> + PartialOrd + Display,
    {
        let list = self.list(field, count)?;
        list.iter().map(|value| self.whole_in(field, value, &range)).collect()
    }

    /// Exactly so many whole numbers in a range.
    pub fn row<N, const COUNT: usize>(
        &self,
        field: &str,
        range: RangeInclusive<N>,
    ) -> Checked<[N; COUNT]>
    where
        N: TryFrom<i64> + PartialOrd + Display,
    {
        let numbers = self.wholes(field, COUNT..=COUNT, range)?;
        Ok(numbers.try_into().ok().expect("the list has been counted"))
    }

    /// One of some words, and what it stands for.
    pub fn choice<T: Clone>(&self, field: &str, words: &[(&str, T)]) -> Checked<T> {
        self.meaning(field, self.text(field)?, words)
    }

    /// So many of some words.
    pub fn choices<T: Clone>(
        &self,
        field: &str,
        count: RangeInclusive<usize>,
        words: &[(&str, T)],
    ) -> Checked<Vec<T>> {
        let list = self.texts(field, count)?;
        list.into_iter().map(|word| self.meaning(field, word, words)).collect()
    }

    fn meaning<T: Clone>(&self, field: &str, word: &str, words: &[(&str, T)]) -> Checked<T> {
        if let Some((_, meaning)) = words.iter().find(|(known, _)| *known == word) {
            return Ok(meaning.clone());
        }
        let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
        let mut problem = format!("\"{word}\" is none of {}", known.join(", "));
        if let Some(meant) = nearest(word, known.into_iter()) {
            problem = format!("{problem}; did you mean \"{meant}\"?");
        }
        self.wrong(field, problem)
    }

    /// So many texts.
    pub fn texts(&self, field: &str, count: RangeInclusive<usize>) -> Checked<Vec<&'a str>> {
        self.list(field, count)?.iter().map(|value| self.text_in(field, value)).collect()
    }

    /// A list of so many values.
    pub fn list(&self, field: &str, count: RangeInclusive<usize>) -> Checked<&'a [Value]> {
        let Value::Array(list) = self.value(field)? else {
            return self.wrong(field, "expected a list");
        };
        let (least, most) = count.clone().into_inner();
        let expected = if least == most { least.to_string() } else { format!("{least} to {most}") };
        let problem = format!("{} entries, expected {expected}", list.len());
        self.check(field, count.contains(&list.len()), problem)?;
        Ok(list)
    }

    /// A table inside this one; who opens it asks whether it is [`done`](Self::done).
    pub fn inner(&self, field: &str) -> Checked<Entry<'a>> {
        match self.value(field)? {
            Value::Table(table) => Ok(Entry::new(join(&self.path, field), table)),
            _ => self.wrong(field, "expected a table"),
        }
    }

    /// Reads a table inside this one, to its last field.
    pub fn entry<T>(&self, field: &str, read: impl FnOnce(&Entry<'a>) -> Checked<T>) -> Checked<T> {
        let inner = self.inner(field)?;
        let found = read(&inner)?;
        inner.done()?;
        Ok(found)
    }

    /// Reads so many tables of a list, each to its last field. They are named by their ids, of
    /// which none may stand twice, or by their numbers.
    pub fn entries<T>(
        &self,
        field: &str,
        count: RangeInclusive<usize>,
        mut read: impl FnMut(&Entry<'a>) -> Checked<T>,
    ) -> Checked<Vec<T>> {
        let list = self.list(field, count)?;
        let mut ids = Vec::with_capacity(list.len());
        let mut found = Vec::with_capacity(list.len());
        for (value, number) in list.iter().zip(1..) {
            let Value::Table(table) = value else {
                return self.wrong(field, format!("entry {number} is no table"));
            };
            let id = table.get("id").and_then(Value::as_str);
            let name = id.map_or_else(|| number.to_string(), str::to_owned);
            let entry = Entry::new(join(&join(&self.path, field), &name), table);
            entry.check("id", id.is_none() || !ids.contains(&id), "this id stands twice")?;
            ids.push(id);
            found.push(read(&entry)?);
            entry.done()?;
        }
        Ok(found)
    }
}

/// The word that was most likely meant, if one is near enough.
fn nearest<'w>(written: &str, words: impl Iterator<Item = &'w str>) -> Option<&'w str> {
    words
        .map(|word| (strsim::osa_distance(written, word), word))
        .filter(|(slips, word)| slips * 3 <= word.len().max(written.len()))
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests;
