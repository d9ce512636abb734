//! One of the two places of a copy.

use std::path::Path;

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions as _, PgConnection, Row as _, SqliteConnection};

use super::{BATCH, Kind, Rows, Value};
use crate::{Outcome, Postgres, StoreError};

/// One of the two places of a copy.
pub enum Side {
    /// A file.
    Sqlite(SqliteConnection),
    /// A PostgreSQL.
    Postgres(PgConnection),
}

fn names(rows: &Rows) -> String {
    rows.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

/// Asks for a page of rows in the order of their key, after a row or from the beginning.
fn page(rows: &Rows, after: bool) -> String {
    let key = rows.columns[..rows.key].iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let places = (1..=rows.key).map(|n| format!("${n}")).collect::<Vec<_>>().join(", ");
    let beyond = if after { format!("WHERE ({key}) > ({places})") } else { String::new() };
    format!("SELECT {} FROM {} {beyond} ORDER BY {key} LIMIT {BATCH}", names(rows), rows.table)
}

impl Side {
    /// A file that is there.
    pub async fn sqlite(path: &Path) -> Outcome<Self> {
        // A table may refer to one that comes later.
        let options = SqliteConnectOptions::new().filename(path).foreign_keys(false);
        Ok(Self::Sqlite(options.connect().await?))
    }

    /// A PostgreSQL that nobody serves.
    pub async fn postgres(address: &str) -> Outcome<Self> {
        Ok(Self::Postgres(Postgres::alone(address).await?))
    }

    /// Begins to read everything as it is at one moment.
    pub async fn begin_reading(&mut self) -> Outcome<()> {
        match self {
            Self::Sqlite(side) => sqlx::raw_sql("BEGIN").execute(side).await.map(|_| ()),
            Self::Postgres(side) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                sqlx::raw_sql(begin).execute(side).await.map(|_| ())
            }
        }?;
        Ok(())
    }

    /// Begins to write.
    pub async fn begin(&mut self) -> Outcome<()> {
        self.run("BEGIN").await?;
        if let Self::Postgres(side) = self {
            // A table may refer to one that comes later.
            sqlx::raw_sql("SET CONSTRAINTS ALL DEFERRED").execute(side).await?;
        }
        Ok(())
    }

    /// Keeps what was written.
    pub async fn commit(&mut self) -> Outcome<()> {
        self.run("COMMIT").await
    }

    async fn run(&mut self, statement: &'static str) -> Outcome<()> {
        match self {
            Self::Sqlite(side) => sqlx::raw_sql(statement).execute(side).await.map(|_| ()),
            Self::Postgres(side) => sqlx::raw_sql(statement).execute(side).await.map(|_| ()),
        }?;
        Ok(())
    }

    /// Lets go of it.
    pub async fn close(&mut self) -> Outcome<()> {
        match self {
            Self::Sqlite(side) => sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(side),
            Self::Postgres(_) => return Ok(()),
        }
        .await?;
        Ok(())
    }

    /// What follows from the rows that were written.
    pub async fn settle(&mut self) -> Outcome<()> {
        if let Self::Postgres(side) = self {
            let next = "SELECT setval(pg_get_serial_sequence('guests', 'id'), \
                        coalesce(max(id), 1), max(id) IS NOT NULL) FROM guests";
            sqlx::query(next).execute(side).await?;
        }
        Ok(())
    }

    /// How many rows there are.
    pub async fn count(&mut self, rows: &Rows) -> Outcome<i64> {
        let count = AssertSqlSafe(format!("SELECT count(*) FROM {}", rows.table));
        Ok(match self {
            Self::Sqlite(side) => sqlx::query_scalar(count).fetch_one(side).await?,
            Self::Postgres(side) => sqlx::query_scalar(count).fetch_one(side).await?,
        })
    }

    /// The first rows.
    pub async fn first(&mut self, rows: &Rows) -> Outcome<Vec<Vec<Value>>> {
        self.page(rows, None).await
    }

    /// The rows after one.
    pub async fn after(&mut self, rows: &Rows, last: &[Value]) -> Outcome<Vec<Vec<Value>>> {
        self.page(rows, Some(last)).await
    }

    async fn page(&mut self, rows: &Rows, after: Option<&[Value]>) -> Outcome<Vec<Vec<Value>>> {
        let statement = AssertSqlSafe(page(rows, after.is_some()));
        let key = after.map_or(&[][..], |row| &row[..rows.key]);
        match self {
            Self::Sqlite(side) => {
                let asked = key.iter().fold(sqlx::query(statement), bind_sqlite);
                let found = asked.fetch_all(side).await?;
                found.iter().map(|row| read_sqlite(row, rows)).collect()
            }
            Self::Postgres(side) => {
                let asked = key.iter().fold(sqlx::query(statement), bind_postgres);
                let found = asked.fetch_all(side).await?;
                found.iter().map(|row| read_postgres(row, rows)).collect()
            }
        }
    }

    /// Writes rows.
    pub async fn write(&mut self, rows: &Rows, page: &[Vec<Value>]) -> Outcome<()> {
        let places = |each: fn(usize, Kind) -> String| {
            let places = rows.columns.iter().enumerate().map(|(n, (_, kind))| each(n + 1, *kind));
            places.collect::<Vec<_>>().join(", ")
        };
        let (table, names) = (rows.table, names(rows));
        match self {
            Self::Sqlite(side) => {
                let places = places(|n, _| format!("${n}"));
                let insert = format!("INSERT INTO {table} ({names}) VALUES ({places})");
                for row in page {
                    let insert = sqlx::query(AssertSqlSafe(insert.clone()));
                    row.iter().fold(insert, bind_sqlite).execute(&mut *side).await?;
                }
            }
            Self::Postgres(side) => {
                let places = places(|n, kind| match kind {
                    Kind::Number => format!("${n}::bigint[]"),
                    Kind::Flag => format!("${n}::boolean[]"),
                    Kind::Text => format!("${n}::text[]"),
                    Kind::Bytes => format!("${n}::bytea[]"),
                });
                let insert =
                    format!("INSERT INTO {table} ({names}) SELECT * FROM unnest({places})");
                let insert = sqlx::query(AssertSqlSafe(insert));
                let columns = rows.columns.iter().enumerate();
                let insert = columns
                    .fold(insert, |insert, (n, (_, kind))| bind_column(insert, page, n, *kind));
                insert.execute(side).await?;
            }
        }
        Ok(())
    }
}

fn bind_sqlite<'q>(
    query: Query<'q, sqlx::Sqlite, SqliteArguments>,
    value: &Value,
) -> Query<'q, sqlx::Sqlite, SqliteArguments> {
    match value.clone() {
        Value::None => query.bind(None::<i64>),
        Value::Number(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    }
}

fn bind_postgres<'q>(
    query: Query<'q, sqlx::Postgres, PgArguments>,
    value: &Value,
) -> Query<'q, sqlx::Postgres, PgArguments> {
    match value.clone() {
        Value::None => query.bind(None::<i64>),
        Value::Number(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    }
}

/// Binds a column of all rows as an array.
fn bind_column<'q>(
    query: Query<'q, sqlx::Postgres, PgArguments>,
    page: &[Vec<Value>],
    column: usize,
    kind: Kind,
) -> Query<'q, sqlx::Postgres, PgArguments> {
    let values = page.iter().map(|row| row[column].clone());
    let number = |value| match value {
        Value::Number(number) => Some(number),
        _ => None,
    };
    match kind {
        Kind::Number => query.bind(values.map(number).collect::<Vec<Option<i64>>>()),
        Kind::Flag => {
            let flag = |value| number(value).map(|number| number != 0);
            query.bind(values.map(flag).collect::<Vec<Option<bool>>>())
        }
        Kind::Text => {
            let text = |value| match value {
                Value::Text(text) => Some(text),
                _ => None,
            };
            query.bind(values.map(text).collect::<Vec<Option<String>>>())
        }
        Kind::Bytes => {
            let bytes = |value| match value {
                Value::Bytes(bytes) => Some(bytes),
                _ => None,
            };
            query.bind(values.map(bytes).collect::<Vec<Option<Vec<u8>>>>())
        }
    }
}

fn read_sqlite(row: &SqliteRow, rows: &Rows) -> Outcome<Vec<Value>> {
    let value = |(n, (_, kind)): (usize, &(&str, Kind))| -> Result<Value, sqlx::Error> {
        Ok(match kind {
            Kind::Number | Kind::Flag => {
                row.try_get::<Option<i64>, _>(n)?.map_or(Value::None, Value::Number)
            }
            Kind::Text => row.try_get::<Option<String>, _>(n)?.map_or(Value::None, Value::Text),
            Kind::Bytes => row.try_get::<Option<Vec<u8>>, _>(n)?.map_or(Value::None, Value::Bytes),
        })
    };
    rows.columns.iter().enumerate().map(value).collect::<Result<_, _>>().map_err(StoreError::from)
}

fn read_postgres(row: &PgRow, rows: &Rows) -> Outcome<Vec<Value>> {
    let value = |(n, (_, kind)): (usize, &(&str, Kind))| -> Result<Value, sqlx::Error> {
        Ok(match kind {
            Kind::Number => row.try_get::<Option<i64>, _>(n)?.map_or(Value::None, Value::Number),
            Kind::Flag => {
                let flag: Option<bool> = row.try_get(n)?;
                flag.map_or(Value::None, |flag| Value::Number(flag.into()))
            }
            Kind::Text => row.try_get::<Option<String>, _>(n)?.map_or(Value::None, Value::Text),
            Kind::Bytes => row.try_get::<Option<Vec<u8>>, _>(n)?.map_or(Value::None, Value::Bytes),
        })
    };
    rows.columns.iter().enumerate().map(value).collect::<Result<_, _>>().map_err(StoreError::from)
}
