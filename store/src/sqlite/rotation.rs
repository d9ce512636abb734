//! Dated copies of a database, of which the latest stay.

use std::fs;
use std::path::{Path, PathBuf};

use time::OffsetDateTime;

use super::Sqlite;
use super::rows::now;
use crate::Outcome;
use crate::hold::broken;

impl Sqlite {
    /// Copies the database at `from` as [`Sqlite::backup`] does, under the name of `to` with the
    /// time, as in `ludi-20261118-093000.db`. Then all of these copies but the latest `keep` are
    /// removed; other files stay. Returns the new copy.
    pub async fn backup_in_turn(from: &Path, to: &Path, keep: usize) -> Outcome<PathBuf> {
        let copy = to.with_file_name(dated(to, now() / 1000));
        Self::backup(from, &copy).await?;
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
        let entries = fs::read_dir(folder.unwrap_or(Path::new("."))).map_err(broken)?;
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let mut copies: Vec<String> = names.filter(|name| is_dated(to, name)).collect();
        // Dates written so are in order as texts are.
        copies.sort_unstable();
        copies.truncate(copies.len().saturating_sub(keep.max(1)));
        for old in copies {
            fs::remove_file(to.with_file_name(old)).map_err(broken)?;
        }
        Ok(copy)
    }
}

/// What stands before and after the date in the name of a copy.
fn around(to: &Path) -> (String, String) {
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into();
    let (stem, end): (String, String) = (part(to.file_stem()), part(to.extension()));
    (format!("{stem}-"), if end.is_empty() { end } else { format!(".{end}") })
}

/// The name of a copy made so many seconds after the beginning of 1970.
fn dated(to: &Path, seconds: i64) -> String {
    let made = OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let ((year, month, day), (hour, minute, second)) = (
        (made.year(), u8::from(made.month()), made.day()),
        (made.hour(), made.minute(), made.second()),
    );
    let (before, after) = around(to);
    format!("{before}{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}{after}")
}

/// Whether a file is called as a copy is.
fn is_dated(to: &Path, name: &str) -> bool {
    let (before, after) = around(to);
    let date = name.strip_prefix(&before).and_then(|rest| rest.strip_suffix(&after));
    date.is_some_and(|date| {
        let shape =
            |(at, sign): (usize, u8)| if at == 8 { sign == b'-' } else { sign.is_ascii_digit() };
        date.len() == 15 && date.bytes().enumerate().all(shape)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_known_by_their_names_and_nothing_else_is() {
        let to = Path::new("backups/ludi.db");
        assert_eq!(dated(to, 1_794_994_200), "ludi-20261118-093000.db");
        assert!(is_dated(to, &dated(to, 0)) && is_dated(Path::new("x"), "x-19700101-000000"));
        for other in
            ["ludi.db", "ludi-mine.db", "ludi-20261118-093000.db-wal", "ludi-2026111x-093000.db"]
        {
            assert!(!is_dated(to, other), "{other}");
        }
    }
}
