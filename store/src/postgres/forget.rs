//! Taking out of logs what a guest leaves there: names and words. Nothing else of a log changes, so
//! every decision, every draw and the standings can still be verified.

use ludi_engine::{LogIndex, Player, Seat};
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row as _};

use super::rows::{ids, remove_rows, small, unreadable};
use crate::words::{header_line, nameless, players_text, read_header, said, unsaid, without_names};
use crate::{GuestId, Outcome, TableId, Word};

/// What a guest said, the latest first.
pub async fn words_of(
    connection: &mut PgConnection,
    guest: GuestId,
    limit: u32,
) -> Outcome<Vec<Word>> {
    let found = sqlx::query(
        "SELECT voices.table_id, game, voices.position, line FROM voices \
         JOIN events USING (table_id, position) JOIN tables ON tables.id = voices.table_id \
         WHERE guest = $1 ORDER BY made DESC, voices.position DESC LIMIT $2",
    )
    .bind(guest.0)
    .bind(i64::from(limit))
    .fetch_all(connection)
    .await?;
    let word = |row: &PgRow| {
        let table: &str = row.try_get("table_id")?;
        Ok(Word {
            table: table.parse().map_err(unreadable)?,
            game: row.try_get("game")?,
            at: small(row.try_get("position")?)?,
            text: said(row.try_get("line")?).unwrap_or_default(),
        })
    };
    found.iter().map(word).collect()
}

/// Takes a word back, if the guest said it.
pub async fn unsay(
    connection: &mut PgConnection,
    id: &TableId,
    at: LogIndex,
    guest: GuestId,
) -> Outcome<bool> {
    let own =
        sqlx::query("DELETE FROM voices WHERE table_id = $1 AND position = $2 AND guest = $3")
            .bind(id.as_str())
            .bind(i64::from(at))
            .bind(guest.0)
            .execute(&mut *connection)
            .await?;
    if own.rows_affected() == 0 {
        return Ok(false);
    }
    let rewrite = |line: &str| unsaid(line);
    rewrite_lines(connection, id, Some(at), rewrite).await?;
    Ok(true)
}

/// Writes lines of a log anew where `rewrite` has something else for them: one, or all of them.
async fn rewrite_lines(
    connection: &mut PgConnection,
    id: &TableId,
    only: Option<LogIndex>,
    rewrite: impl Fn(&str) -> Option<String>,
) -> Outcome<()> {
    let found: Vec<(i64, String)> = sqlx::query_as(
        "SELECT position, line FROM events WHERE table_id = $1 AND ($2::bigint IS NULL OR position = $2)",
    )
    .bind(id.as_str())
    .bind(only.map(i64::from))
    .fetch_all(&mut *connection)
    .await?;
    for (position, line) in found {
        let Some(line) = rewrite(&line) else { continue };
        sqlx::query("UPDATE events SET line = $1 WHERE table_id = $2 AND position = $3")
            .bind(line)
            .bind(id.as_str())
            .bind(position)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Forgets a guest; the tables that changed or are gone.
pub async fn forget(connection: &mut PgConnection, guest: GuestId) -> Outcome<Vec<TableId>> {
    let words: Vec<(String, i64)> =
        sqlx::query_as("SELECT table_id, position FROM voices WHERE guest = $1")
            .bind(guest.0)
            .fetch_all(&mut *connection)
            .await?;
    let mut changed = ids(&words.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>())?;
    for (id, (_, at)) in changed.clone().into_iter().zip(words) {
        unsay(connection, &id, small(at)?, guest).await?;
    }
    // Whoever appends to one of them meanwhile, on whatever node, waits.
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT table_id FROM seats WHERE guest = $1 UNION SELECT id FROM tables WHERE host = $1",
    )
    .bind(guest.0)
    .fetch_all(&mut *connection)
    .await?;
    for id in ids(&tables)? {
        changed.extend(leave(connection, &id, guest).await?);
        changed.push(id);
    }
    for step in [
        "DELETE FROM away WHERE guest = $1",
        "DELETE FROM watchers WHERE guest = $1",
        "DELETE FROM sessions WHERE guest = $1",
        "DELETE FROM returns WHERE guest = $1",
        "DELETE FROM passkeys WHERE guest = $1",
        "DELETE FROM attendance WHERE guest = $1",
        "DELETE FROM raised WHERE guest = $1",
        "DELETE FROM measures WHERE subject = 'g' || $1",
        "DELETE FROM guests WHERE id = $1",
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
    connection: &mut PgConnection,
    id: &TableId,
    guest: GuestId,
) -> Outcome<Vec<TableId>> {
    let rows: Vec<(i64, Option<i64>)> =
        sqlx::query_as("SELECT seat, guest FROM seats WHERE table_id = $1 ORDER BY seat")
            .bind(id.as_str())
            .fetch_all(&mut *connection)
            .await?;
    let host: i64 = sqlx::query_scalar("SELECT host FROM tables WHERE id = $1")
        .bind(id.as_str())
        .fetch_one(&mut *connection)
        .await?;
    let others = rows.iter().filter_map(|(_, owner)| *owner).chain([host]);
    let other = others.into_iter().find(|owner| *owner != guest.0);
    let own = rows.iter().filter(|(_, owner)| *owner == Some(guest.0));
    let own: Vec<Seat> = own.map(|(seat, _)| Ok(Seat(small(*seat)?))).collect::<Outcome<_>>()?;
    let others = hide(connection, id, &own).await?;
    let Some(other) = other else {
        remove_rows(connection, id).await?;
        return Ok(others);
    };
    sqlx::query("UPDATE seats SET guest = NULL WHERE table_id = $1 AND guest = $2")
        .bind(id.as_str())
        .bind(guest.0)
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE tables SET host = $1 WHERE id = $2 AND host = $3")
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
    connection: &mut PgConnection,
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
            sqlx::query_as("SELECT header, players FROM tables WHERE id = $1")
                .bind(id.as_str())
                .fetch_one(&mut *connection)
                .await?;
        let mut header = read_header(&header)?;
        let mut players: Vec<Player> = serde_json::from_str(&players).map_err(unreadable)?;
        open.extend(played_on(connection, &header.commitment.to_string(), &players, &seats).await?);
        without_names(&mut header.seats, &seats);
        without_names(&mut players, &seats);
        sqlx::query("UPDATE tables SET header = $1, players = $2 WHERE id = $3")
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
    connection: &mut PgConnection,
    commitment: &str,
    players: &[Player],
    seats: &[Seat],
) -> Outcome<Vec<(TableId, Vec<Seat>)>> {
    let found: Vec<(String, String)> =
        sqlx::query_as("SELECT id, header FROM tables WHERE origin = $1")
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
