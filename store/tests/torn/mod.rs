//! The power goes in the middle of a write: what was acknowledged before is there, and the write
//! itself as a whole or not at all.

use std::path::Path;

use ludi_store::{Sqlite, Store as _, TableId};
use tempfile::TempDir;

use crate::contract::{change, guest, table};

/// What lies on the disk: the file, and the log of writes beside it.
struct Snapshot {
    file: Vec<u8>,
    log: Vec<u8>,
}

impl Snapshot {
    fn of(path: &Path) -> Self {
        let log = std::fs::read(path.with_extension("db-wal")).unwrap();
        Self { file: std::fs::read(path).unwrap(), log }
    }

    /// Lays it down elsewhere, with another end of the log, and opens it.
    async fn opened(&self, place: &Path, log: &[u8]) -> Sqlite {
        std::fs::create_dir(place).unwrap();
        let path = place.join("ludi.db");
        std::fs::write(&path, &self.file).unwrap();
        std::fs::write(path.with_extension("db-wal"), log).unwrap();
        let store = Sqlite::open(&path).await.unwrap();
        store.check().await.unwrap();
        store
    }
}

/// A folder in memory where there is one: many databases are opened, and none has to last.
fn place() -> TempDir {
    TempDir::new_in("/dev/shm").or_else(|_| TempDir::new()).unwrap()
}

/// What tables are kept, by their last position.
async fn positions(store: &Sqlite, ids: &[TableId]) -> Vec<Option<u32>> {
    let mut all = Vec::new();
    for id in ids {
        all.push(store.load(id).await.unwrap().map(|table| table.row.position));
    }
    all
}

#[tokio::test]
async fn a_torn_write_is_there_as_a_whole_or_not_at_all() {
    let place = place();
    let path = place.path().join("ludi.db");
    let store = Sqlite::open(&path).await.unwrap();
    let livia = guest(&store, "Livia").await;
    let (first, second) = (table(livia), table(livia));
    let ids = [first.id.clone(), second.id.clone()];
    store.create(first).await.unwrap();
    let long = "a word ".repeat(2_000);
    let mut number = 0;
    for step in 0..6 {
        let before = Snapshot::of(&path);
        let known = positions(&store, &ids).await;
        // Small writes and large ones, of one page and of many.
        match step {
            0 => store.append(&ids[0], change(2, &["two"])).await.unwrap(),
            1 => store.create(second.clone()).await.unwrap(),
            2 => store.append(&ids[1], change(2, &[long.as_str(); 3])).await.unwrap(),
            3 => store.rename(livia, "Livia Drusilla").await.unwrap(),
            4 => store.append(&ids[0], change(3, &["three", long.as_str()])).await.unwrap(),
            _ => store.remove(&ids[0]).await.unwrap(),
        }
        let (after, told) = (Snapshot::of(&path), positions(&store, &ids).await);
        let (from, to) = (before.log.len(), after.log.len());
        assert!(to > from && after.log[..from] == before.log, "it is written behind the rest");
        let cuts = (0..=8).map(|part| from + (to - from) * part / 8);
        for cut in cuts.chain([from + 1, to - 1]) {
            // The rest is missing; or it is there in part, as something else.
            let missing = after.log[..cut].to_vec();
            let mut garbled = after.log.clone();
            garbled[cut..].iter_mut().for_each(|byte| *byte ^= 0x5a);
            let mut hollow = after.log.clone();
            hollow[cut..].fill(0);
            for log in [missing, garbled, hollow] {
                number += 1;
                let store = before.opened(&place.path().join(number.to_string()), &log).await;
                let found = positions(&store, &ids).await;
                let whole = cut == to;
                assert!(found == told || !whole && found == known, "{step}, {cut}: {found:?}");
                // And it goes on from there.
                guest(&store, "Marcus").await;
                store.close().await;
            }
        }
    }
}

#[tokio::test]
async fn pages_that_were_written_back_in_part_are_written_back_again() {
    let place = place();
    let path = place.path().join("ludi.db");
    let store = Sqlite::open(&path).await.unwrap();
    let livia = guest(&store, "Livia").await;
    let new = table(livia);
    let ids = [new.id.clone()];
    store.create(new).await.unwrap();
    for at in 2..40 {
        store.append(&ids[0], change(at, &["a word ".repeat(300).as_str()])).await.unwrap();
    }
    let before = Snapshot::of(&path);
    let told = positions(&store, &ids).await;
    // Closing writes everything back into the file, page by page.
    store.close().await;
    let after = std::fs::read(&path).unwrap();
    let page = 4096;
    for (number, cut) in (0..=10).map(|part| after.len() / page * part / 10 * page).enumerate() {
        let mut file = before.file.clone();
        file.resize(file.len().max(cut), 0);
        file[..cut].copy_from_slice(&after[..cut]);
        if cut + page / 2 <= after.len() {
            // Half a page, too.
            file.resize(file.len().max(cut + page / 2), 0);
            file[cut..cut + page / 2].copy_from_slice(&after[cut..cut + page / 2]);
        }
        let torn = Snapshot { file, log: Vec::new() };
        let store = torn.opened(&place.path().join(number.to_string()), &before.log).await;
        assert_eq!(positions(&store, &ids).await, told, "{cut}");
        store.close().await;
    }
}
