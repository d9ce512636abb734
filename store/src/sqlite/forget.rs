//! Taking out of logs what a guest leaves there: names and words. Nothing else of a log changes, so
//! every decision, every draw and the standings can still be verified.

use ludi_engine::{LogIndex, Player, Seat};
use sqlx::sqlite::SqlitePool;
use sqlx::{Row as _, SqliteConnection};

use super::rows::{remove_rows, unreadable};
use crate::words::{header_line, nameless, players_text, read_header, said, unsaid, without_names};
use crate::{GuestId, Outcome, TableId, Word};

fn ids(found: &[String]) -> Outcome<Vec<TableId>> {
    found.iter().map(|id| id.parse().map_err(unreadable)).collect()
}

/// What a guest said, the latest first.
pub async fn words_of(readers: &SqlitePool, guest: GuestId, limit: u32) -> Outcome<Vec<Word>> {
    let found = sqlx::query(
        "SELECT voices.table_id, game, voices.position, line FROM voices \
         JOIN events USING (table_id, position) JOIN tables ON tables.id = voices.table_id \
         WHERE guest = ? ORDER BY made DESC, voices.position DESC LIMIT ?",
    )
    .bind(guest.0)
    .bind(limit)
    .fetch_all(readers)
    .await?;
    let word = |row: &sqlx::sqlite::SqliteRow| {
        let table: &str = row.try_get("table_id")?;
        Ok(Word {
            table: table.parse().map_err(unreadable)?,
            game: row.try_get("game")?,
            at: row.try_get("position")?,
            text: said(row.try_get("line")?).unwrap_or_default(),
        })
    };
    found.iter().map(word).collect()
}

/// Takes a word back, if the guest said it.
pub async fn unsay(
    connection: &mut SqliteConnection,
    id: TableId,
    at: LogIndex,
    guest: GuestId,
) -> Outcome<bool> {
    let own = sqlx::query("DELETE FROM voices WHERE table_id = ? AND position = ? AND guest = ?")
        .bind(id.as_str())
        .bind(at)
        .bind(guest.0)
        .execute(&mut *connection)
        .await?;
    if own.rows_affected() == 0 {
        return Ok(false);
    }
    let rewrite = |line: &str| unsaid(line);
    rewrite_lines(connection, &id, Some(at), rewrite).await?;
    Ok(true)
}

/// Writes lines of a log anew where `rewrite` has something else for them: one, or all of them.
async fn rewrite_lines(
    connection: &mut SqliteConnection,
    id: &TableId,
    only: Option<LogIndex>,
    rewrite: impl Fn(&str) -> Option<String>,
) -> Outcome<()> {
    let found: Vec<(LogIndex, String)> = sqlx::query_as(
        "SELECT position, line FROM events WHERE table_id = ?1 AND (?2 IS NULL OR position = ?2)",
    )
    .bind(id.as_str())
    .bind(only)
    .fetch_all(&mut *connection)
    .await?;
    for (position, line) in found {
        let Some(line) = rewrite(&line) else { continue };
        sqlx::query("UPDATE events SET line = ? WHERE table_id = ? AND position = ?")
            .bind(line)
            .bind(id.as_str())
            .bind(position)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Forgets a guest; the tables that changed or are gone.
pub async fn forget(connection: &mut SqliteConnection, guest: GuestId) -> Outcome<Vec<TableId>> {
    let words: Vec<(String, LogIndex)> =
        sqlx::query_as("SELECT table_id, position FROM voices WHERE guest = ?")
            .bind(guest.0)
            .fetch_all(&mut *connection)
            .await?;
    let mut changed = ids(&words.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>())?;
    for (id, (_, at)) in changed.clone().into_iter().zip(words) {
        unsay(connection, id, at, guest).await?;
    }
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT table_id FROM seats WHERE guest = ?1 UNION SELECT id FROM tables WHERE host = ?1",
    )
    .bind(guest.0)
    .fetch_all(&mut *connection)
    .await?;
    for id in ids(&tables)? {
        changed.extend(leave(connection, &id, guest).await?);
        changed.push(id);
    }
    for step in [
        "DELETE FROM away WHERE guest = ?",
        "DELETE FROM watchers WHERE guest = ?",
        "DELETE FROM sessions WHERE guest = ?",
        "DELETE FROM returns WHERE guest = ?",
        "DELETE FROM passkeys WHERE guest = ?",
        "DELETE FROM measures WHERE subject = 'g' || ?",
        "DELETE FROM guests WHERE id = ?",
    ] {
        sqlx::query(step).bind(guest.0).execute(&mut *connection).await?;
    }
    changed.sort_unstable();
    changed.dedup();
    Ok(changed)
}

/// Takes a guest away from a table; one that is theirs alone is removed. Returns the other tables
/// that changed.
async fn leave(
    connection: &mut SqliteConnection,
    id: &TableId,
    guest: GuestId,
) -> Outcome<Vec<TableId>> {
    let rows: Vec<(u8, Option<i64>)> =
        sqlx::query_as("SELECT seat, guest FROM seats WHERE table_id = ? ORDER BY seat")
            .bind(id.as_str())
            .fetch_all(&mut *connection)
            .await?;
    let host: i64 = sqlx::query_scalar("SELECT host FROM tables WHERE id = ?")
        .bind(id.as_str())
        .fetch_one(&mut *connection)
        .await?;
    let others = rows.iter().filter_map(|(_, owner)| *owner).chain([host]);
    let other = others.into_iter().find(|owner| *owner != guest.0);
    let own = rows.iter().filter(|(_, owner)| *owner == Some(guest.0));
    let own: Vec<Seat> = own.map(|(seat, _)| Seat(*seat)).collect();
    let others = hide(connection, id, &own).await?;
    let Some(other) = other else {
        remove_rows(connection, id).await?;
        return Ok(others);
    };
    sqlx::query("UPDATE seats SET guest = NULL WHERE table_id = ? AND guest = ?")
        .bind(id.as_str())
        .bind(guest.0)
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE tables SET host = ? WHERE id = ? AND host = ?")
        .bind(other)
        .bind(id.as_str())
        .bind(guest.0)
        .execute(&mut *connection)
        .await?;
    Ok(others)
}

/// Takes the names in some seats out of a table, and out of what was played on from it; returns
/// the latter.
async fn hide(
    connection: &mut SqliteConnection,
    id: &TableId,
    seats: &[Seat],
) -> Outcome<Vec<TableId>> {
    let mut open = vec![(id.clone(), seats.to_vec())];
    let mut seen: Vec<TableId> = Vec::new();
    while let Some((id, seats)) = open.pop() {
        // Somebody who only made a table has no name there.
        if seats.is_empty() || seen.contains(&id) {
            continue;
        }
        let (header, players): (String, String) =
            sqlx::query_as("SELECT header, players FROM tables WHERE id = ?")
                .bind(id.as_str())
                .fetch_one(&mut *connection)
                .await?;
        let mut header = read_header(&header)?;
        let mut players: Vec<Player> = serde_json::from_str(&players).map_err(unreadable)?;
        open.extend(played_on(connection, &header.commitment.to_string(), &players, &seats).await?);
        without_names(&mut header.seats, &seats);
        without_names(&mut players, &seats);
        sqlx::query("UPDATE tables SET header = ?, players = ? WHERE id = ?")
            .bind(header_line(&header))
            .bind(players_text(&players))
            .bind(id.as_str())
            .execute(&mut *connection)
            .await?;
        rewrite_lines(connection, &id, None, |line| nameless(line, &seats)).await?;
        seen.push(id);
    }
    seen.retain(|changed| changed != id);
    Ok(seen)
}

/// The tables that began from a moment of another, with the seats where the same name stands.
async fn played_on(
    connection: &mut SqliteConnection,
    commitment: &str,
    players: &[Player],
    seats: &[Seat],
) -> Outcome<Vec<(TableId, Vec<Seat>)>> {
    let found: Vec<(String, String)> =
        sqlx::query_as("SELECT id, header FROM tables WHERE instr(header, '\"of\":\"' || ?) > 0")
            .bind(commitment)
            .fetch_all(connection)
            .await?;
    let mut all = Vec::new();
    for (id, header) in found {
        let copied = read_header(&header)?.seats;
        let name = |players: &[Player], seat: Seat| Some(players.get(seat.index())?.name.clone());
        let mut same = seats.to_vec();
        same.retain(|seat| name(&copied, *seat) == name(players, *seat));
        all.push((id.parse().map_err(unreadable)?, same));
    }
    Ok(all)
}
