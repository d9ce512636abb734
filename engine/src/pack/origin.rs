//! Where the values of a pack come from.

use std::fmt;

use toml::{Table, Value};

use super::PackError;

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// Stated in the rulebook.
    Rulebook,
    /// Entered by somebody who has the printed component in front of them.
    Owner,
    /// Found in a named public place.
    Found(String),
    /// Not known: a proposal of ours that makes a playable game.
    Reconstructed,
}

impl Source {
    /// Reads `rulebook`, `owner`, `found:<where>` or `reconstructed`.
    pub fn parse(text: &str) -> Option<Self> {
        match text.split_once(':').map_or((text, ""), |(kind, place)| (kind, place)) {
            ("rulebook", _) => Some(Self::Rulebook),
            ("owner", _) => Some(Self::Owner),
            ("found", place) if !place.is_empty() => Some(Self::Found(place.to_owned())),
            ("reconstructed", _) => Some(Self::Reconstructed),
            _ => None,
        }
    }

    /// The kind of source as a word: `rulebook`, `owner`, `found` or `reconstructed`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Rulebook => "rulebook",
            Self::Owner => "owner",
            Self::Found(_) => "found",
            Self::Reconstructed => "reconstructed",
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Found(place) => write!(f, "found:{place}"),
            other => f.write_str(other.kind()),
        }
    }
}

/// One value of a pack and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The entry, such as `building.market`.
    pub entry: String,
    /// The field, such as `vp`.
    pub field: String,
    /// The value as written.
    pub value: String,
    /// Where it comes from.
    pub source: Source,
    /// Doubts and conflicts, where there are any.
    pub note: String,
}

/// What a pack may remark on its values, in every entry of every game: `doubt` on all values of the
/// entry, `vp_doubt` on the field `vp` alone.
pub const REMARKS: [&str; 7] =
    ["source", "also", "confirmed_by", "conflict", "doubt", "note", "confidence"];

/// Whether a field speaks about values instead of being one.
pub fn is_remark(field: &str) -> bool {
    REMARKS.iter().any(|remark| {
        field
            .strip_suffix(remark)
            .is_some_and(|rest| rest.is_empty() || rest.len() > 1 && rest.ends_with('_'))
    })
}

/// Lists every value of a pack with its source: `source` of a table covers all its values unless
/// `<field>_source` says otherwise, and is inherited by tables inside, also by those of a list.
pub fn origins(pack: &Table) -> Result<Vec<Origin>, PackError> {
    let mut found = Vec::new();
    collect(pack, "", None, &mut found)?;
    Ok(found)
}

fn collect(
    table: &Table,
    entry: &str,
    inherited: Option<&Source>,
    found: &mut Vec<Origin>,
) -> Result<(), PackError> {
    let read = |field: &str| match table.get(field) {
        None => Ok(None),
        Some(Value::String(text)) => Source::parse(text).map(Some).ok_or_else(|| {
            PackError::new(
                entry,
                field,
                format!(
                    "\"{text}\" is no source; use rulebook, owner, found:<where> or reconstructed"
                ),
            )
        }),
        Some(_) => Err(PackError::new(entry, field, "expected text")),
    };
    let own = read("source")?;
    let source = own.as_ref().or(inherited);
    let remarks: Vec<&str> =
        ["conflict", "doubt", "note"].iter().filter_map(|key| table.get(*key)?.as_str()).collect();
    for (field, value) in table {
        if field == "id" || is_remark(field) {
            continue;
        }
        let own = read(&format!("{field}_source"))?;
        let source = own.as_ref().or(source);
        match value {
            Value::Table(inner) if inner.contains_key("source") || source.is_none() => {
                collect(inner, &join(entry, field), source, found)?;
            }
            Value::Array(items) if !items.is_empty() && items.iter().all(Value::is_table) => {
                for (index, item) in items.iter().enumerate() {
                    let inner = item.as_table().expect("all items are tables");
                    let name = match inner.get("id") {
                        Some(Value::String(id)) => id.clone(),
                        _ => (index + 1).to_string(),
                    };
                    collect(inner, &join(&join(entry, field), &name), source, found)?;
                }
            }
            plain => {
                let Some(source) = source else { continue };
                found.push(Origin {
                    entry: entry.to_owned(),
                    field: field.clone(),
                    value: plain.to_string(),
                    source: source.clone(),
                    note: remarks.join(" · "),
                });
            }
        }
    }
    Ok(())
}

/// The path of what stands inside an entry.
pub(super) fn join(entry: &str, field: &str) -> String {
    if entry.is_empty() { field.to_owned() } else { format!("{entry}.{field}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_inherits_or_names_its_source() {
        let pack: Table = r#"
            [prices]
            source = "rulebook"
            tool = 2
            [[card]]
            id = "port"
            source = "found:a/b"
            vp = 2
            vp_source = "reconstructed"
            needs = { stone = 1 }
            doubt = "odd"
        "#
        .parse()
        .unwrap();
        let found = origins(&pack).unwrap();
        let rows: Vec<String> =
            found.iter().map(|o| format!("{} {} {}", o.entry, o.field, o.source)).collect();
        assert_eq!(
            rows,
            ["card.port needs found:a/b", "card.port vp reconstructed", "prices tool rulebook"]
        );
        assert_eq!(found[0].note, "odd");
    }

    /// A list of tables inherits from `<field>_source`, and each of its tables may say otherwise.
    #[test]
    fn a_list_of_tables_names_its_source_like_any_field() {
        let pack: Table = r#"
            [[card]]
            id = "port"
            source = "reconstructed"
            vp = 2
            gains = [{ coin = 1 }, { coin = 2, source = "owner" }]
            gains_source = "rulebook"
        "#
        .parse()
        .unwrap();
        let rows: Vec<String> = origins(&pack)
            .unwrap()
            .iter()
            .map(|o| format!("{} {} {}", o.entry, o.field, o.source))
            .collect();
        assert_eq!(
            rows,
            [
                "card.port.gains.1 coin rulebook",
                "card.port.gains.2 coin owner",
                "card.port vp reconstructed"
            ]
        );
        let odd: Table =
            "[[card]]\ngains = [{ coin = 1 }]\ngains_source = \"hearsay\"".parse().unwrap();
        assert_eq!(origins(&odd).unwrap_err().field, "gains_source");
    }

    #[test]
    fn remarks_are_no_values() {
        for remark in REMARKS {
            assert!(is_remark(remark) && is_remark(&format!("vp_{remark}")), "{remark}");
        }
        for value in ["vp", "id", "_source", "resource", "footnote", "source_of_joy", ""] {
            assert!(!is_remark(value), "{value}");
        }
        let pack: Table =
            "[prices]\nsource = \"owner\"\ntool = 2\ntool_confidence = \"low\"\nnote = \"x\""
                .parse()
                .unwrap();
        let fields: Vec<String> = origins(&pack).unwrap().into_iter().map(|o| o.field).collect();
        assert_eq!(fields, ["tool"]);
    }

    #[test]
    fn an_unknown_source_is_refused_by_name() {
        let pack: Table = "[prices]\nsource = \"hearsay\"\ntool = 2".parse().unwrap();
        let error = origins(&pack).unwrap_err();
        assert_eq!((error.entry.as_str(), error.field.as_str()), ("prices", "source"));
    }
}
