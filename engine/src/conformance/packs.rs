//! The law of packs.

use toml::{Table, Value};

use crate::pack::{REMARKS, is_remark};
use crate::{Pack as _, Words};

/// Every remark is welcome in every table of a pack, on the table as a whole and on each of its
/// fields, and none is taken for a value.
pub fn remarks_are_welcome<G: Words>() {
    let mut pack: Table = G::about().pack.parse().expect("a pack is TOML");
    let remarks = remark(&mut pack);
    assert!(remarks >= REMARKS.len() * pack.len(), "only {remarks} remarks were made");
    let remarked = G::Pack::parse(&pack.to_string()).unwrap_or_else(|error| panic!("{error}"));
    let values = remarked.origins();
    assert!(!values.is_empty(), "no value is left");
    for value in values {
        assert!(!is_remark(&value.field), "{}, {} is no value", value.entry, value.field);
    }
}

/// Makes every remark on a table, its fields and the tables in it, and counts them.
fn remark(table: &mut Table) -> usize {
    let mut made: usize = table.iter_mut().map(|(_, value)| remark_inside(value)).sum();
    let fields: Vec<String> = table.keys().filter(|field| !is_remark(field)).cloned().collect();
    for word in REMARKS {
        let said = if word == "source" { "owner" } else { "a remark" };
        let on_fields = fields.iter().map(|field| format!("{field}_{word}"));
        for key in on_fields.chain([word.to_owned()]) {
            made += 1;
            table.entry(key).or_insert_with(|| said.into());
        }
    }
    made
}

fn remark_inside(value: &mut Value) -> usize {
    match value {
        Value::Table(table) => remark(table),
        Value::Array(items) => items.iter_mut().map(remark_inside).sum(),
        _ => 0,
    }
}
