//! How the nodes of a site tell each other what happened: LISTEN and NOTIFY.
//!
//! What is told together goes in one notification, after what it tells of is durable: the append
//! itself notifies nobody, since PostgreSQL lets one notifying transaction commit at a time. What a
//! node had no time to tell, the others find by looking (`Nodes::behind`).

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use ludi_engine::{Entropy as _, SystemEntropy};
use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::{Mutex, mpsc};
use tokio::task::AbortHandle;

use super::Postgres;
use super::asking::{CONNECT, PATIENCE, connect};
use crate::{News, Outcome, StoreError};

/// Where nodes tell each other what happened.
const CHANNEL: &str = "ludi";

/// Every node has this lock together with the others; whoever wants a database for themselves has
/// it alone: "ludi" and 2.
pub const SERVING: i64 = 0x6c75_6469_0002;

/// The longest text of a notification, in bytes; PostgreSQL takes 8,000.
const LONGEST: usize = 7_900;

/// How often a node hears itself, at least.
const BEAT: Duration = Duration::from_secs(2);

/// After how long without a word from itself a node believes the line dead.
const DEAF: Duration = Duration::from_secs(7);

/// How long a node waits before it tries again.
const BREATH: Duration = Duration::from_millis(300);

/// A node of a site among others, as long as this lives.
pub struct Wire {
    pub(super) store: Arc<Postgres>,
    /// The name of this node among the others.
    pub(super) node: String,
    pub(super) outgoing: mpsc::UnboundedSender<News>,
    pub(super) incoming: Mutex<mpsc::UnboundedReceiver<News>>,
    tasks: [AbortHandle; 2],
}

impl Wire {
    /// Joins the nodes that share a database; [`StoreError::InUse`] if somebody has it for
    /// themselves.
    pub async fn join(store: Arc<Postgres>) -> Outcome<Self> {
        let mut bytes = [0; 8];
        SystemEntropy.fill(&mut bytes);
        let node = bytes.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        });
        let (outgoing, told) = mpsc::unbounded_channel();
        let (hear, incoming) = mpsc::unbounded_channel();
        let options = store.options.clone();
        let listener = listen(&options).await?;
        let hearing = tokio::spawn(hear_all(options.clone(), listener, node.clone(), hear));
        let telling = tokio::spawn(tell_all(options, node.clone(), told));
        let tasks = [hearing.abort_handle(), telling.abort_handle()];
        Ok(Self { store, node, outgoing, incoming: Mutex::new(incoming), tasks })
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }
}

/// A line on which others are heard.
async fn listen(options: &PgConnectOptions) -> Outcome<PgListener> {
    let listening = async {
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(CONNECT);
        let pool = pool.connect_with(options.clone()).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        let mine: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock_shared($1)")
            .bind(SERVING)
            .fetch_one(&mut listener)
            .await?;
        if mine { Ok(listener) } else { Err(StoreError::InUse) }
    };
    tokio::time::timeout(PATIENCE, listening).await.map_err(|_| StoreError::Away)?
}

/// Hears what others tell, and says when something may have been missed.
async fn hear_all(
    options: PgConnectOptions,
    first: PgListener,
    node: String,
    hear: mpsc::UnboundedSender<News>,
) {
    let mut line = Some(first);
    loop {
        let mut listener = match line.take() {
            Some(listener) => listener,
            None => match listen(&options).await {
                Ok(listener) => {
                    tracing::info!("other nodes are heard again");
                    let _ = hear.send(News::Anything);
                    listener
                }
                Err(error) => {
                    tracing::warn!(%error, "other nodes are not heard");
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            },
        };
        while let Ok(Ok(Some(told))) = tokio::time::timeout(DEAF, listener.try_recv()).await {
            let Some((by, items)) = told.payload().split_once(' ') else { continue };
            if by == node {
                continue;
            }
            for news in items.split(' ').filter_map(read) {
                if hear.send(news).is_err() {
                    return;
                }
            }
        }
        // Its connection is closed in the background, or stays stuck there.
        tokio::spawn(async move { drop(listener) });
    }
}

/// Tells what there is to tell, together; and if there is nothing for a while, that it lives.
async fn tell_all(
    options: PgConnectOptions,
    node: String,
    mut told: mpsc::UnboundedReceiver<News>,
) {
    let mut line = None;
    let mut left: Option<String> = None;
    loop {
        let mut text = match left.take() {
            Some(text) => text,
            None => match tokio::time::timeout(BEAT, told.recv()).await {
                Ok(Some(news)) => format!("{node} {}", write(&news)),
                Ok(None) => return,
                Err(_) => format!("{node} "),
            },
        };
        while text.len() < LONGEST
            && let Ok(news) = told.try_recv()
        {
            let item = write(&news);
            if text.len() + item.len() + 1 > LONGEST {
                left = Some(format!("{node} {item}"));
                break;
            }
            text = text + " " + &item;
        }
        if line.is_none() {
            line = connect(&options).await.ok();
        }
        let Some(connection) = &mut line else {
            tokio::time::sleep(BREATH).await;
            // What is old is found by looking; the line need not carry it.
            while told.try_recv().is_ok() {}
            continue;
        };
        let tell = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(&text);
        let done = tokio::time::timeout(PATIENCE, tell.execute(&mut *connection)).await;
        if !matches!(done, Ok(Ok(_))) {
            let broken = line.take();
            tokio::spawn(async move {
                if let Some(broken) = broken {
                    let _ = tokio::time::timeout(CONNECT, broken.close()).await;
                }
            });
        }
    }
}

fn write(news: &News) -> String {
    match news {
        News::Anything => "all".to_owned(),
        News::Ended => "ended".to_owned(),
        News::Reached(table, at) => format!("{table}:{at}"),
        News::Changed(table) => format!("{table}:changed"),
        News::Company(table) => format!("{table}:company"),
        News::Hurry(table) => format!("{table}:hurry"),
    }
}

/// What a word says; what another release says that this one does not know is nothing.
fn read(text: &str) -> Option<News> {
    match text {
        "all" => return Some(News::Anything),
        "ended" => return Some(News::Ended),
        _ => {}
    }
    let (table, what) = text.split_once(':')?;
    let table = table.parse().ok()?;
    Some(match what {
        "changed" => News::Changed(table),
        "company" => News::Company(table),
        "hurry" => News::Hurry(table),
        at => News::Reached(table, at.parse().ok()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    #[test]
    fn news_are_read_as_they_are_told_and_other_words_are_none() {
        let table: TableId = "0123456789abcdef".parse().unwrap();
        for news in [
            News::Anything,
            News::Ended,
            News::Reached(table.clone(), 17),
            News::Changed(table.clone()),
            News::Company(table.clone()),
            News::Hurry(table),
        ] {
            assert_eq!(read(&write(&news)), Some(news));
        }
        for other in ["", "x", "x:1", "0123456789abcdef:x", "0123456789abcdef:-1"] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
