//! What is copied: the tables of a database, their columns and keys.

/// How a column is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number.
    Number,
    /// Yes or no, which SQLite keeps as a number.
    Flag,
    /// Text.
    Text,
    /// Bytes.
    Bytes,
}

/// What stands in a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    None,
    /// A number, or yes or no.
    Number(i64),
    /// Text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// A table of a database.
#[derive(Debug)]
pub struct Rows {
    /// Its name.
    pub table: &'static str,
    /// Its columns, the key first.
    pub columns: &'static [(&'static str, Kind)],
    /// How many columns the key has.
    pub key: usize,
}

use Kind::{Bytes, Flag, Number, Text};

/// Everything that is kept, each table after those it refers to.
pub const KEPT: [Rows; 14] = [
    Rows { table: "guests", columns: &[("id", Number), ("name", Text), ("made", Number)], key: 1 },
    Rows {
        table: "sessions",
        columns: &[("digest", Bytes), ("guest", Number), ("made", Number)],
        key: 1,
    },
    Rows {
        table: "returns",
        columns: &[("guest", Number), ("digest", Bytes), ("until", Number)],
        key: 1,
    },
    Rows {
        table: "passkeys",
        columns: &[
            ("id", Bytes),
            ("guest", Number),
            ("handle", Bytes),
            ("key", Text),
            ("made", Number),
        ],
        key: 1,
    },
    Rows {
        table: "tables",
        columns: &[
            ("id", Text),
            ("game", Text),
            ("header", Text),
            ("host", Number),
            ("public", Flag),
            ("hints", Flag),
            ("pace", Text),
            ("rematch", Text),
            ("position", Number),
            ("players", Text),
            ("turn", Number),
            ("bots_wait", Flag),
            ("finished", Flag),
            ("changed", Number),
        ],
        key: 1,
    },
    Rows {
        table: "secrets",
        columns: &[("table_id", Text), ("seed", Bytes), ("key", Bytes)],
        key: 1,
    },
    Rows {
        table: "events",
        columns: &[("table_id", Text), ("position", Number), ("line", Text), ("made", Number)],
        key: 2,
    },
    Rows {
        table: "seats",
        columns: &[("table_id", Text), ("seat", Number), ("guest", Number), ("open", Flag)],
        key: 2,
    },
    Rows { table: "watchers", columns: &[("table_id", Text), ("guest", Number)], key: 2 },
    Rows { table: "away", columns: &[("guest", Number), ("table_id", Text)], key: 2 },
    Rows {
        table: "analyses",
        columns: &[("table_id", Text), ("version", Number), ("found", Text)],
        key: 1,
    },
    Rows { table: "packs", columns: &[("sha256", Text), ("game", Text), ("text", Text)], key: 1 },
    Rows { table: "measures", columns: &[("what", Text), ("subject", Text)], key: 2 },
    Rows {
        table: "voices",
        columns: &[("table_id", Text), ("position", Number), ("guest", Number)],
        key: 2,
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sqlx::Connection as _;

    use super::*;
    use crate::{Sqlite, Store as _};

    /// Whoever adds a table or a column adds it here, too, and a step to the schema of PostgreSQL.
    #[tokio::test]
    async fn everything_that_a_file_keeps_is_copied() {
        let place = tempfile::TempDir::new().unwrap();
        let path = place.path().join("ludi.db");
        Sqlite::open(&path).await.unwrap().close().await;
        let mut connection =
            sqlx::SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
        let kept: Vec<(String, String)> = sqlx::query_as(
            "SELECT m.name, c.name FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c \
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'",
        )
        .fetch_all(&mut connection)
        .await
        .unwrap();
        let kept: BTreeSet<(String, String)> = kept.into_iter().collect();
        let of = |rows: &Rows| {
            let pair = |(column, _): &(&str, Kind)| (rows.table.to_owned(), (*column).to_owned());
            rows.columns.iter().map(pair).collect::<Vec<_>>()
        };
        assert_eq!(kept, KEPT.iter().flat_map(of).collect());
    }
}
