//! What the nodes of a site share for a while.

use std::time::Duration;

use async_trait::async_trait;
use ludi_engine::LogIndex;

use super::asking::ask;
use super::rows::{ids, now, small, unreadable};
use super::wire::Wire;
use crate::{Allowance, GuestId, News, Nodes, Outcome, TableId};

/// How many forsaken tables a node takes care of at once.
const MOST: i64 = 500;

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 2)
}

/// One statement with its values: how many rows it touched.
macro_rules! touch {
    ($self:ident, $statement:expr $(, $value:expr)*) => {
        ask!($self.store, connection, {
                    let done = sqlx::query($statement)$(.bind($value))*;
                    Ok(done.execute(connection).await?.rows_affected())})
    };
}

#[async_trait]
impl Nodes for Wire {
    fn are_there(&self) -> bool {
        true
    }

    fn tell(&self, news: News) {
        // Without the task that tells, the node is about to end.
        let _ = self.outgoing.send(news);
    }

    async fn news(&self) -> Vec<News> {
        let mut incoming = self.incoming.lock().await;
        let mut news = Vec::new();
        if incoming.recv_many(&mut news, 1_000).await == 0 {
            std::future::pending::<()>().await;
        }
        news
    }

    async fn reached(&self, id: &TableId) -> Outcome<Option<LogIndex>> {
        let found: Option<i64> = ask!(self.store, connection, {
            let found = sqlx::query_scalar("SELECT position FROM tables WHERE id = $1");
            Ok(found.bind(id.as_str()).fetch_optional(connection).await?)
        })?;
        found.map(small).transpose()
    }

    async fn behind(&self, known: &[(TableId, LogIndex)]) -> Outcome<Vec<(TableId, LogIndex)>> {
        let names: Vec<&str> = known.iter().map(|(id, _)| id.as_str()).collect();
        let at: Vec<i64> = known.iter().map(|(_, at)| i64::from(*at)).collect();
        let found: Vec<(String, i64)> = ask!(self.store, connection, {
            let behind = "SELECT id, position FROM tables \
                        JOIN unnest($1::text[], $2::bigint[]) AS known(name, at) ON id = name \
                        WHERE position > at";
            let behind = sqlx::query_as(behind).bind(names).bind(at);
            Ok(behind.fetch_all(connection).await?)
        })?;
        let each = |(id, at): (String, i64)| Ok((id.parse().map_err(unreadable)?, small(at)?));
        found.into_iter().map(each).collect()
    }

    async fn lease(&self, what: &str, time: Duration) -> Outcome<bool> {
        let taken = touch!(
            self,
            concat!(
                "INSERT INTO leases AS l (what, node, until) VALUES ($1, $2, ",
                now!(),
                " + $3) ON CONFLICT (what) DO UPDATE SET node = excluded.node, ",
                "until = excluded.until WHERE l.node = excluded.node OR l.until < ",
                now!()
            ),
            what,
            self.node.as_str(),
            millis(time)
        );
        Ok(taken? == 1)
    }

    async fn release(&self, what: &str) -> Outcome<()> {
        let given = "DELETE FROM leases WHERE what = $1 AND node = $2";
        touch!(self, given, what, self.node.as_str()).map(|_| ())
    }

    async fn is_leased(&self, what: &str) -> Outcome<bool> {
        ask!(self.store, connection, {
            let found = sqlx::query_scalar(concat!(
                "SELECT EXISTS (SELECT 1 FROM leases WHERE what = $1 AND node <> $2 ",
                "AND until >= ",
                now!(),
                ")"
            ));
            Ok(found.bind(what).bind(&self.node).fetch_one(connection).await?)
        })
    }

    async fn forsaken(&self) -> Outcome<Vec<TableId>> {
        let found: Vec<String> = ask!(self.store, connection, {
            // Those that changed a moment ago are somebody's who is about to begin.
            let found = sqlx::query_scalar(concat!(
                "SELECT id FROM tables LEFT JOIN leases ON what = 'bots ' || id ",
                "WHERE bots_wait AND (until IS NULL OR until < ",
                now!(),
                ") AND changed BETWEEN ",
                now!(),
                " - 600000 AND ",
                now!(),
                " - 5000 LIMIT $1"
            ));
            Ok(found.bind(MOST).fetch_all(connection).await?)
        })?;
        ids(&found)
    }

    /// In microseconds: when the client has nothing to its account any more, if it asks no more.
    async fn spend(&self, what: &str, client: &str, by: Allowance) -> Outcome<Option<Duration>> {
        let every = i64::try_from(by.every.as_micros()).unwrap_or(i64::MAX / 2);
        if every == 0 {
            return Ok(None);
        }
        let room = every.saturating_mul(i64::from(by.burst.max(1)));
        let wait: Option<i64> = ask!(self.store, connection, {
            // The one row there is always comes back: whether it was let through stands in
            // whether it has changed.
            let spent = "WITH clock AS \
                        (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS t), \
                        let_in AS (INSERT INTO spent AS s (what, client, until) \
                        SELECT $1, $2, t + $3 FROM clock \
                        ON CONFLICT (what, client) DO UPDATE \
                        SET until = greatest(s.until + $3, excluded.until) \
                        WHERE greatest(s.until + $3, excluded.until) - excluded.until + $3 <= $4 \
                        RETURNING 1) \
                        SELECT CASE WHEN EXISTS (SELECT 1 FROM let_in) THEN NULL \
                        ELSE (SELECT greatest(until + $3 - t - $4, 1) FROM spent, clock \
                        WHERE what = $1 AND client = $2) END";
            let spent = sqlx::query_scalar(spent).bind(what).bind(client);
            Ok(spent.bind(every).bind(room).fetch_one(connection).await?)
        })?;
        Ok(wait.map(|wait| Duration::from_micros(wait.unsigned_abs())))
    }

    async fn hold(&self, name: &str, what: &[u8], time: Duration) -> Outcome<bool> {
        let kept = concat!(
            "WITH old AS (DELETE FROM held WHERE until < ",
            now!(),
            ") INSERT INTO held (name, what, until) VALUES ($1, $2, ",
            now!(),
            " + $3)"
        );
        touch!(self, kept, name, what, millis(time)).map(|_| true)
    }

    async fn fetch(&self, name: &str) -> Outcome<Option<Vec<u8>>> {
        ask!(self.store, connection, {
            let held = sqlx::query_scalar(concat!(
                "DELETE FROM held WHERE name = $1 AND until >= ",
                now!(),
                " RETURNING what"
            ));
            Ok(held.bind(name).fetch_optional(connection).await?)
        })
    }

    async fn attend(&self, id: &TableId, guest: GuestId, here: bool) -> Outcome<()> {
        let statement = if here {
            concat!(
                "INSERT INTO attendance (table_id, guest, node, until) VALUES ($1, $2, $3, ",
                now!(),
                " + 30000) ON CONFLICT (table_id, guest, node) DO UPDATE ",
                "SET until = excluded.until"
            )
        } else {
            "DELETE FROM attendance WHERE table_id = $1 AND guest = $2 AND node = $3"
        };
        touch!(self, statement, id.as_str(), guest.0, self.node.as_str())?;
        self.tell(News::Company(id.clone()));
        Ok(())
    }

    async fn remain(&self, here: &[(TableId, GuestId)]) -> Outcome<()> {
        let (tables, guests): (Vec<&str>, Vec<i64>) =
            here.iter().map(|(id, guest)| (id.as_str(), guest.0)).unzip();
        let stay = concat!(
            "INSERT INTO attendance (table_id, guest, node, until) SELECT t, g, $3, ",
            now!(),
            " + 30000 FROM unnest($1::text[], $2::bigint[]) AS here(t, g) ",
            "ON CONFLICT (table_id, guest, node) DO UPDATE SET until = excluded.until"
        );
        if !tables.is_empty() {
            touch!(self, stay, tables, guests, self.node.as_str())?;
        }
        // What is over, and what nodes that are gone have left.
        for old in [
            concat!("DELETE FROM attendance WHERE until < ", now!()),
            concat!("DELETE FROM spent WHERE until < ", now!(), " * 1000"),
            concat!("DELETE FROM leases WHERE until < ", now!(), " - 60000"),
        ] {
            touch!(self, old)?;
        }
        Ok(())
    }

    async fn company(&self, tables: &[TableId]) -> Outcome<Vec<(TableId, GuestId)>> {
        let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let found: Vec<(String, i64)> = ask!(self.store, connection, {
            let found = sqlx::query_as(concat!(
                "SELECT table_id, guest FROM attendance WHERE table_id = ANY($1) ",
                "AND node <> $2 AND until >= ",
                now!()
            ));
            Ok(found.bind(names).bind(&self.node).fetch_all(connection).await?)
        })?;
        let each =
            |(id, guest): (String, i64)| Ok((id.parse().map_err(unreadable)?, GuestId(guest)));
        found.into_iter().map(each).collect()
    }

    async fn raised(&self, id: &TableId, guest: GuestId) -> Outcome<Option<u8>> {
        let found: Option<i64> = ask!(self.store, connection, {
            let found = "SELECT seat FROM raised WHERE table_id = $1 AND guest = $2";
            let found = sqlx::query_scalar(found).bind(id.as_str()).bind(guest.0);
            Ok(found.fetch_optional(connection).await?)
        })?;
        found.map(small).transpose()
    }

    async fn raise(&self, id: &TableId, guest: GuestId, seat: u8) -> Outcome<()> {
        let raise = "INSERT INTO raised (table_id, guest, seat) VALUES ($1, $2, $3) \
                     ON CONFLICT (table_id, guest) DO UPDATE SET seat = excluded.seat";
        touch!(self, raise, id.as_str(), guest.0, i64::from(seat)).map(|_| ())
    }
}
