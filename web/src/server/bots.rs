//! Bots at tables: they think on a few threads of their own and move at a pace people can follow.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use ludi_bots::Level;
use ludi_engine::{Intent, Phrase, Quick, Refused, Seat, Seed};
use tokio::sync::{Semaphore, watch};
use tokio::time::sleep;

use super::hall::{Chore, Hall, Inner, Live, Trouble};
use super::making::USUAL_LEVEL;

/// How long a bot that failed waits before it tries again.
const STUCK: Duration = Duration::from_secs(10);

/// Everything bots need besides their tables.
#[derive(Clone)]
pub struct Bots {
    hall: Arc<Hall>,
    /// As many may think at once as there are permits.
    thinkers: Arc<Semaphore>,
    pace: Pace,
    /// Becomes true when the server stops.
    stopping: watch::Receiver<bool>,
}

/// How fast bots move.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Between two moves.
    pub step: Duration,
    /// After a person who may still change their mind.
    pub grace: Duration,
    /// While people think about a question.
    pub hold: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            step: Duration::from_millis(600),
            grace: Duration::from_millis(1800),
            hold: Duration::from_mins(1),
        }
    }
}

impl Bots {
    /// Bots of a hall, of which `threads` may think at once.
    pub fn new(
        hall: Arc<Hall>,
        threads: usize,
        pace: Pace,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        Self { hall, thinkers: Arc::new(Semaphore::new(threads.max(1))), pace, stopping }
    }

    fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Lets the bots of a table play on, if it is their turn and nobody drives them already.
    pub fn wake(&self, live: &Arc<Live>) {
        if live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (bots, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            loop {
                let stuck = bots.drive(&live).await.inspect_err(|trouble| {
                    tracing::error!(?trouble, table = %live.id, "a bot is stuck");
                });
                live.driven.store(false, Ordering::Release);
                // Something may have happened between the last look and the line above.
                let more = match bots.hall.lock(&live).await {
                    Ok(inner) => inner.chore().is_some(),
                    Err(_) => false,
                };
                if !more || bots.is_stopping() || live.driven.swap(true, Ordering::AcqRel) {
                    return;
                }
                sleep(if stuck.is_err() { STUCK } else { bots.pace.step }).await;
            }
        });
    }

    /// Plays for the bots of a table until people have to decide.
    async fn drive(&self, live: &Arc<Live>) -> Result<(), Trouble> {
        loop {
            let mut changes = live.listen();
            let (chore, position, wait) = {
                let inner = self.hall.lock(live).await?;
                let Some(chore) = inner.chore() else { return Ok(()) };
                (chore, inner.table.last_index(), self.wait(&inner, chore))
            };
            tokio::select! {
                () = sleep(wait) => {}
                // While people think about a question, whatever they do is worth a look.
                _ = changes.changed(), if matches!(chore, Chore::Hold(_)) => continue,
            }
            if self.is_stopping() {
                return Ok(());
            }
            let (seat, mind) = {
                let inner = self.hall.lock(live).await?;
                if inner.table.last_index() != position {
                    continue;
                }
                match chore {
                    Chore::Agree(seat) => (seat, None),
                    Chore::Decide(seat) | Chore::Hold(seat) => {
                        let level = inner.bot(seat).unwrap_or_default();
                        let level: Level = level.parse().unwrap_or(USUAL_LEVEL);
                        let thinker = inner.thinker();
                        (seat, Some(thinker.decide(&*inner.table, seat, level.into(), chance())))
                    }
                }
            };
            let act = match mind {
                None => Intent::Agree,
                Some(mind) => match self.think(mind).await {
                    Some(notation) => Intent::Decide(notation),
                    None => return Err(Refused::new(Phrase::new("site-refused-broken")).into()),
                },
            };
            match self.hall.act(live, Some(seat), act, position).await {
                // The table has moved on while the bot was thinking: look again.
                Ok(()) | Err(Trouble::Stale(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
    }

    /// How long to wait before a chore.
    fn wait(&self, inner: &Inner, chore: Chore) -> Duration {
        if let Chore::Hold(_) = chore {
            return self.pace.hold;
        }
        let position = inner.table.last_index();
        let people = Seat::all(inner.table.players().len() as u8)
            .filter(|seat| inner.bot(*seat).is_none() && inner.owner(*seat).is_some());
        // Nothing happened since a person's own decision: they may still change their mind.
        let mut regret = people
            .map(|person| inner.table.undoable(person).is_ok_and(|decided| decided >= position));
        if regret.any(|may| may) { self.pace.grace } else { self.pace.step }
    }

    /// Thinks on a thread of the bots as soon as one is free. `None` if the thinking broke.
    pub async fn think<T: Send + 'static>(
        &self,
        mind: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.thinkers.clone().acquire_owned().await.ok()?;
        let began = Instant::now();
        let thought = tokio::task::spawn_blocking(move || {
            let thought = mind();
            drop(permit);
            thought
        })
        .await;
        metrics::histogram!("ludi_bot_seconds").record(began.elapsed().as_secs_f64());
        thought.inspect_err(|error| tracing::error!(%error, "a bot lost its mind")).ok()
    }
}

/// Chance that nobody can foresee.
pub fn chance() -> Quick {
    Quick::new(Seed::random())
}
