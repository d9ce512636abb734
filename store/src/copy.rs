//! Moving a site from one place to another, in either direction: every row, compared afterwards.
//!
//! What is copied becomes visible in one go at the end, or nothing does.

mod rows;
mod side;

use std::path::Path;

use sha2::{Digest as _, Sha256};

use self::rows::{KEPT, Kind, Rows, Value};
use self::side::Side;
use crate::hold::{Hold, beside, broken};
use crate::sqlite::keep;
use crate::{Outcome, Place, Postgres, Sqlite, Store as _, StoreError};

/// How many rows go at once.
const BATCH: usize = 500;

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Tables people play at.
    pub tables: u64,
    /// Their events.
    pub events: u64,
    /// Everything that was copied, as rows.
    pub rows: u64,
}

/// Copies a site into a place where there is none yet, and compares every row. Nobody may serve
/// either of them meanwhile.
///
/// [`StoreError::InUse`] if somebody does, [`StoreError::Exists`] if there is a site already,
/// [`StoreError::Differs`] if the copy is not what was copied. Then nothing is copied.
pub async fn copy(from: &Place, to: &Place, seen: impl FnMut(u64)) -> Outcome<Copied> {
    let (mut source, _hold) = open(from).await?;
    match to {
        Place::File(path) => {
            let _hold = Hold::take(path)?;
            if path.try_exists().map_err(broken)? {
                return Err(StoreError::Exists);
            }
            let part = beside(path, ".part");
            forget_part(&part)?;
            let copied = into_file(&mut source, &part, seen).await;
            match copied {
                Ok(copied) => keep(&part, path).map(|()| copied).map_err(broken),
                Err(error) => {
                    // What cannot be removed now is next time.
                    let _ = forget_part(&part);
                    Err(error)
                }
            }
        }
        Place::Postgres(address) => {
            Postgres::open(address).await?.close().await;
            let mut target = Side::postgres(address).await?;
            target.begin().await?;
            fill(&mut source, &mut target, seen).await
        }
    }
}

fn forget_part(part: &Path) -> Outcome<()> {
    for ending in ["", "-wal", "-shm"] {
        match std::fs::remove_file(beside(part, ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(broken(error));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Opens what is copied.
async fn open(from: &Place) -> Outcome<(Side, Option<Hold>)> {
    match from {
        Place::File(path) => {
            let (store, hold) = Sqlite::visit(path).await?;
            store.close().await;
            let hold = hold.ok_or(StoreError::InUse)?;
            let mut side = Side::sqlite(path).await?;
            side.begin_reading().await?;
            Ok((side, Some(hold)))
        }
        Place::Postgres(address) => {
            Postgres::visit(address).await?.close().await;
            let mut side = Side::postgres(address).await?;
            side.begin_reading().await?;
            Ok((side, None))
        }
    }
}

async fn into_file(source: &mut Side, part: &Path, seen: impl FnMut(u64)) -> Outcome<Copied> {
    Sqlite::open(part).await?.close().await;
    let mut target = Side::sqlite(part).await?;
    target.begin().await?;
    let copied = fill(source, &mut target, seen).await?;
    target.close().await?;
    // Everything that belongs to it comes into the one file.
    Sqlite::open(part).await?.close().await;
    Ok(copied)
}

/// Copies all rows in one transaction and compares them before it ends.
async fn fill(source: &mut Side, target: &mut Side, mut seen: impl FnMut(u64)) -> Outcome<Copied> {
    for rows in &KEPT {
        if target.count(rows).await? > 0 {
            return Err(StoreError::Exists);
        }
    }
    let mut copied = Copied::default();
    for rows in &KEPT {
        let mut read = Digest::default();
        let mut page = source.first(rows).await?;
        while !page.is_empty() {
            for row in &page {
                read.add(row);
            }
            copied.rows += page.len() as u64;
            target.write(rows, &page).await?;
            seen(copied.rows);
            page = source.after(rows, page.last().expect("a page that is not empty")).await?;
        }
        match rows.table {
            "tables" => copied.tables = read.count,
            "events" => copied.events = read.count,
            _ => {}
        }
        let mut written = Digest::default();
        let mut page = target.first(rows).await?;
        while !page.is_empty() {
            for row in &page {
                written.add(row);
            }
            page = target.after(rows, page.last().expect("a page that is not empty")).await?;
        }
        if read.end() != written.end() {
            return Err(StoreError::Differs { what: rows.table });
        }
    }
    target.settle().await?;
    target.commit().await?;
    Ok(copied)
}

/// What all rows of a table come to, in the order of their key.
#[derive(Default)]
struct Digest {
    count: u64,
    hash: Sha256,
}

impl Digest {
    fn add(&mut self, row: &[Value]) {
        self.count += 1;
        for value in row {
            let (kind, bytes) = match value {
                Value::None => (0_u8, [].to_vec()),
                Value::Number(number) => (1, number.to_be_bytes().to_vec()),
                Value::Text(text) => (2, text.clone().into_bytes()),
                Value::Bytes(bytes) => (3, bytes.clone()),
            };
            self.hash.update([kind]);
            self.hash.update((bytes.len() as u64).to_be_bytes());
            self.hash.update(bytes);
        }
    }

    fn end(self) -> (u64, [u8; 32]) {
        (self.count, self.hash.finalize().into())
    }
}
