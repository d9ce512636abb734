//! Reading entries one by one, with errors that name entry and field.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use ludi_engine::{Bilingual, PackError};
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::printed::RawGoods;
use crate::components::{Good, Goods, MOST_PLAYERS};

pub type Checked<T> = Result<T, PackError>;

pub fn wrong<T>(entry: &str, field: &str, problem: impl Into<String>) -> Checked<T> {
    Err(PackError::new(entry, field, problem))
}

pub fn within<N: PartialOrd + std::fmt::Display + Copy>(
    entry: &str,
    field: &str,
    value: N,
    range: RangeInclusive<N>,
) -> Checked<N> {
    if range.contains(&value) {
        return Ok(value);
    }
    let (low, high) = (*range.start(), *range.end());
    wrong(entry, field, format!("{value} is not between {low} and {high}"))
}

/// Whether a field speaks about where values come from instead of being one.
fn is_remark(field: &str) -> bool {
    ["source", "also", "note", "conflict", "doubt", "confidence", "confirmed_by"].contains(&field)
        || ["_source", "_conflict", "_doubt"].iter().any(|end| field.ends_with(end))
}

fn without_remarks(table: &Table) -> Table {
    table
        .iter()
        .filter(|(field, _)| !is_remark(field))
        .map(|(field, value)| {
            let value = match value {
                Value::Table(inner) => Value::Table(without_remarks(inner)),
                other => other.clone(),
            };
            (field.clone(), value)
        })
        .collect()
}

fn entry<T: DeserializeOwned>(name: &str, value: &Value) -> Checked<T> {
    let Some(table) = value.as_table() else {
        return wrong(name, "", "expected a table");
    };
    Value::Table(without_remarks(table))
        .try_into()
        .map_err(|error: toml::de::Error| PackError::new(name, "", error.to_string().trim_end()))
}

pub fn section<T: DeserializeOwned>(root: &Table, name: &str) -> Checked<T> {
    match root.get(name) {
        Some(value) => entry(name, value),
        None => wrong(name, "", "this table is missing"),
    }
}

/// The entries of a list, each with the name used in messages.
pub fn list<T: DeserializeOwned>(
    root: &Table,
    name: &str,
    most: usize,
) -> Checked<Vec<(String, T)>> {
    let Some(items) = root.get(name).and_then(Value::as_array) else {
        return wrong(name, "", format!("there is no [[{name}]] entry"));
    };
    if items.len() > most {
        return wrong(name, "", format!("{} entries; at most {most} are possible", items.len()));
    }
    let mut ids = BTreeSet::new();
    items
        .iter()
        .enumerate()
        .map(|(index, item)| {
            let id = item.get("id").and_then(Value::as_str);
            let label = format!("{name}.{}", id.unwrap_or(&(index + 1).to_string()));
            let id = id.unwrap_or_default();
            if !is_word(id) {
                return wrong(&label, "id", "an id is lower-case letters, digits and _");
            }
            if !ids.insert(id) {
                return wrong(&label, "id", "this id stands twice");
            }
            Ok((label.clone(), entry(&label, item)?))
        })
        .collect()
}

pub fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.len() <= 40
        && text.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_')
}

/// A text that lives as long as the program, as a pack does.
pub fn keep(entry: &str, field: &str, text: String) -> Checked<&'static str> {
    let tidy = !text.trim().is_empty() && text.len() <= 120 && !text.chars().any(char::is_control);
    if tidy { Ok(text.leak()) } else { wrong(entry, field, "expected a short text") }
}

pub fn name(entry: &str, field: &str, en: String, fr: String) -> Checked<Bilingual> {
    Ok(Bilingual {
        en: keep(entry, &format!("{field}_en"), en)?,
        fr: keep(entry, &format!("{field}_fr"), fr)?,
    })
}

pub fn goods(entry: &str, field: &str, raw: RawGoods) -> Checked<Goods> {
    let goods = Goods::new([raw.gold, raw.wood, raw.stone, raw.marble, raw.weapons]);
    for good in Good::ALL {
        within(entry, &format!("{field}.{}", good.word()), goods.get(good), 0..=99)?;
    }
    Ok(goods)
}

pub fn ranks(field: &str, values: &[u8]) -> Checked<[u8; MOST_PLAYERS]> {
    if values.is_empty() || values.len() > MOST_PLAYERS {
        return wrong("expert", field, "expected one to five numbers, the first rank first");
    }
    let mut ranks = [0; MOST_PLAYERS];
    ranks[..values.len()].copy_from_slice(values);
    Ok(ranks)
}
