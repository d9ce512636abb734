//! Bots at tables: a task plays for them at a pace people can follow.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use ludi_bots::{Budget, Level, Skill, Task};
use ludi_engine::{Intent, Quick, Seed};
use ludi_store::Nodes;
use ludi_views::Speed;
use ludi_views::form::USUAL_LEVEL;
use tokio::sync::{oneshot, watch};
use tokio::task::AbortHandle;

use crate::error::WebError;
use crate::line::Asker;
use crate::tables::{Chore, TableHandle, TableState, Tables};
use crate::world::{Work, World};

/// How long a bot that failed waits before it tries again.
const STUCK: Duration = Duration::from_secs(10);

/// How long a node waits before it looks again whether another still plays for the bots of a table.
const ELSEWHERE: Duration = Duration::from_secs(3);

/// After how many moves in a row bots are as quick as they get.
const HURRY: u32 = 7;

/// Everything bots need besides their tables.
#[derive(Clone)]
pub struct Bots {
    tables: Arc<Tables>,
    world: World,
    pace: Pace,
    /// Becomes true when the server stops.
    stopping: watch::Receiver<bool>,
}

/// The bots of a table think at one node at a time.
struct Lease {
    nodes: Arc<dyn Nodes>,
    what: String,
    renewing: Option<AbortHandle>,
}

impl Lease {
    /// For how long nobody else plays for the bots of a node that is gone.
    const TIME: Duration = Duration::from_secs(12);

    /// Takes the lease of a table, and renews it as long as it lives; `None` if another node has
    /// it, or nobody knows.
    async fn take(nodes: &Arc<dyn Nodes>, handle: &TableHandle) -> Option<Self> {
        let (nodes, what) = (nodes.clone(), format!("bots {}", handle.id));
        if !nodes.are_there() {
            return Some(Self { nodes, what, renewing: None });
        }
        if !nodes.lease(&what, Self::TIME).await.unwrap_or(false) {
            return None;
        }
        let renewing = {
            let (nodes, what) = (nodes.clone(), what.clone());
            tokio::spawn(async move {
                loop {
                    tokio::time::sleep(Self::TIME / 3).await;
                    // If it ends meanwhile, two nodes think, and one of their moves is kept.
                    let _ = nodes.lease(&what, Self::TIME).await;
                }
            })
        };
        Some(Self { nodes, what, renewing: Some(renewing.abort_handle()) })
    }

    async fn give_back(self) {
        if self.renewing.is_some() {
            let (nodes, what) = (self.nodes.clone(), self.what.clone());
            drop(self);
            // It ends by itself, too.
            let _ = nodes.release(&what).await;
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(renewing) = &self.renewing {
            renewing.abort();
        }
    }
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

impl Pace {
    /// The same pace as people at a table want it.
    #[must_use]
    pub fn at(self, speed: Speed) -> Self {
        let (step, grace) = match speed {
            Speed::Slow => (self.step * 5 / 2, self.grace),
            Speed::Normal => (self.step, self.grace),
            Speed::Fast => (self.step / 3, self.grace / 3),
            Speed::Instant => (Duration::ZERO, Duration::ZERO),
        };
        Self { step, grace, ..self }
    }
}

impl Pace {
    /// The same pace after bots have made so many moves in a row: what they do is seen, and people
    /// are not kept waiting.
    fn after(self, moves: u32) -> Self {
        let step = (1..=moves.min(HURRY)).fold(self.step, |step, _| step * 4 / 5);
        Self { step, ..self }
    }
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
    /// The bots of all tables.
    pub fn new(
        tables: Arc<Tables>,
        world: World,
        pace: Pace,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        Self { tables, world, pace, stopping }
    }

    fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Lets the bots of a table play on, if it is their turn and no task does so already.
    pub fn wake(&self, handle: &Arc<TableHandle>) {
        if handle.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (bots, handle) = (self.clone(), handle.clone());
        tokio::spawn(async move {
            loop {
                let lease = Lease::take(&bots.world.nodes, &handle).await;
                let stuck = match &lease {
                    Some(_) => bots.drive(&handle).await.map_err(|error| {
                        tracing::error!(?error, table = %handle.id, "bot task failed");
                        STUCK
                    }),
                    // Another node plays for them; if it is gone, this one does soon.
                    None => Err(ELSEWHERE),
                };
                if let Some(lease) = lease {
                    lease.give_back().await;
                }
                handle.driven.store(false, Ordering::Release);
                // Something may have happened between the last look and the line above.
                let more = match bots.tables.lock(&handle).await {
                    Ok(state) => wanted(&state, handle.is_watched(&*bots.world.clock)).is_some(),
                    // Without the store nobody knows; it is asked again.
                    Err(WebError::Store(_)) => true,
                    Err(_) => false,
                };
                if !more || bots.is_stopping() || handle.driven.swap(true, Ordering::AcqRel) {
                    return;
                }
                bots.world.clock.sleep(stuck.err().unwrap_or(bots.pace.step)).await;
            }
        });
    }

    /// Plays for the bots of a table until people have to decide, or nobody looks at bots that play
    /// among themselves.
    async fn drive(&self, handle: &Arc<TableHandle>) -> Result<(), WebError> {
        let mut moves = 0;
        loop {
            let is_watched = handle.is_watched(&*self.world.clock);
            let mut changes = handle.listen();
            let (chore, index, wait) = {
                let mut state = self.tables.lock(handle).await?;
                let Some(chore) = wanted(&state, is_watched) else {
                    state.hurried = false;
                    return Ok(());
                };
                (chore, state.table.last_index(), self.wait(&state, chore, moves))
            };
            tokio::select! {
                biased;
                () = self.world.clock.sleep(wait) => {}
                // Somebody wants them to go on, or at another pace.
                () = handle.hurry.notified() => continue,
                // While people think about a question, whatever they do is worth a look.
                () = changes.changed(), if matches!(chore, Chore::Hold(_)) => continue,
            }
            if self.is_stopping() {
                return Ok(());
            }
            let (seat, task) = {
                let state = self.tables.lock(handle).await?;
                if state.table.last_index() != index {
                    continue;
                }
                match chore {
                    Chore::Agree(seat) => (seat, None),
                    Chore::Decide(seat) | Chore::Hold(seat) => {
                        let level: Option<Level> = state.bot(seat).and_then(|id| id.parse().ok());
                        let level = level.unwrap_or(USUAL_LEVEL);
                        let budget = level.budget().map(|usual| self.afford(usual));
                        let skill = Skill { level, budget };
                        let task =
                            state.thinker().decide(&*state.table, seat, skill, 1, self.chance());
                        let asker = skill.spends().map(|_| state.asker());
                        (seat, Some((task, asker)))
                    }
                }
            };
            let intent = match task {
                None => Intent::Agree,
                Some((task, Some(asker))) => Intent::Decide(self.think(asker, task).await?),
                Some((task, None)) => Intent::Decide(self.at_once(task).await?),
            };
            let mut state = self.tables.lock(handle).await?;
            // Whoever came back meanwhile decides for themselves.
            if !state.still_has(chore) {
                continue;
            }
            let act = |state: &mut TableState| state.perform(Some(seat), &intent, index);
            match self.tables.change(handle, &mut state, None, None, act).await {
                // The table has moved on while the bot was thinking: look again.
                Ok(()) | Err(WebError::Stale(_)) => moves += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// How long to wait before a chore, after so many moves in a row.
    fn wait(&self, state: &TableState, chore: Chore, moves: u32) -> Duration {
        if let Chore::Hold(_) = chore {
            return self.pace.hold;
        }
        if state.hurried {
            return Duration::ZERO;
        }
        let speed = state.speed();
        let pace = self.pace.at(speed);
        // Who wants time to look at everything gets it.
        let pace = if speed == Speed::Slow { pace } else { pace.after(moves) };
        let last = state.table.last_index();
        let mut people =
            state.seats().filter(|seat| state.bot(*seat).is_none() && state.owner(*seat).is_some());
        // Nothing happened since a person's own decision: they may still change their mind.
        let regret =
            people.any(|person| state.table.undoable(person).is_ok_and(|decided| decided >= last));
        if regret { pace.grace } else { pace.step }
    }

    /// Thinks as soon as it is the asker's turn.
    pub async fn think<T: Send + 'static>(
        &self,
        asker: Asker,
        task: Task<T>,
    ) -> Result<T, WebError> {
        let (work, thought) = told(task);
        done(self.world.thinking.think(asker, work).await, thought).await
    }

    /// Does what takes no time to speak of.
    async fn at_once<T: Send + 'static>(&self, task: Task<T>) -> Result<T, WebError> {
        let (work, thought) = told(task);
        done(self.world.thinking.at_once(work).await, thought).await
    }

    /// What may be spent on something that usually costs so much.
    pub fn afford(&self, usual: Budget) -> Budget {
        self.world.thinking.afford(usual)
    }

    /// Chance that nobody can foresee.
    pub fn chance(&self) -> Quick {
        Quick::new(Seed::random(&*self.world.entropy))
    }
}

/// What a bot has to do now, if anybody wants it: bots among themselves rest while nobody looks.
fn wanted(state: &TableState, is_watched: bool) -> Option<Chore> {
    state.chore().filter(|_| is_watched || state.has_people())
}

/// A task as work to be done elsewhere, and where its outcome arrives.
fn told<T: Send + 'static>(task: Task<T>) -> (Work, oneshot::Receiver<T>) {
    let (send, thought) = oneshot::channel();
    let work = Box::new(move || {
        // Nobody waits for it if the request has gone away.
        let _ = send.send(task());
    });
    (work, thought)
}

async fn done<T>(done: bool, thought: oneshot::Receiver<T>) -> Result<T, WebError> {
    let broken = || WebError::refused("site-refused-broken");
    if !done {
        return Err(broken());
    }
    thought.await.map_err(|_| broken())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_speed_is_quicker_than_the_one_before_and_none_hurries_people() {
        let usual = Pace::default();
        let [slow, normal, fast, instant] = Speed::ALL.map(|speed| usual.at(speed));
        assert!(slow.step > normal.step && normal.step > fast.step && fast.step > instant.step);
        assert_eq!((normal.step, normal.grace), (usual.step, usual.grace));
        assert_eq!((instant.step, instant.grace), (Duration::ZERO, Duration::ZERO));
        assert_eq!([slow, fast, instant].map(|pace| pace.hold), [usual.hold; 3]);
    }

    #[test]
    fn a_long_turn_of_bots_is_seen_and_is_over_in_six_seconds() {
        let usual = Pace::default();
        let steps: Vec<_> = (0..20).map(|moves| usual.after(moves).step).collect();
        assert_eq!(steps[0], usual.step);
        assert!(steps.is_sorted_by(|a, b| a >= b) && steps[19] > Duration::from_millis(100));
        // Between two turns of a person: while they may change their mind, then twenty moves.
        let all: Duration = steps.iter().sum();
        assert!(usual.grace + all <= Duration::from_secs(6), "{all:?}");
    }
}
