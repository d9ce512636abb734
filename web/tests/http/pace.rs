//! How fast bots move: what people at a table set, and pauses they skip.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use ludi_store::{Sqlite, Store as _};
use ludi_web::{Asker, Clock, Thinking, Waiting};
use tokio::sync::watch;

use crate::common::{Browser, Site};
use crate::page::Page;

/// A server whose bots would not move before the test is over.
async fn patient() -> Site {
    let wait = Duration::from_hours(1);
    Site::with(|config| {
        config.pace.step = wait;
        config.pace.grace = wait;
    })
    .await
}

/// The pace that the page says is set.
fn set(page: &Page) -> Vec<String> {
    page.attributes(".pace button[aria-pressed=true]", "value")
}

/// A table where it is a bot's turn now.
async fn waiting(me: &Browser) -> (String, Page) {
    let table = me.table(&[("players", "2")]).await;
    let page = me.my_turn(&table).await;
    let page = me.decide(&table, &page, "end").await;
    assert!(page.decisions().is_empty(), "the bot makes a pause");
    (table, page)
}

#[tokio::test]
async fn a_pause_is_skipped_until_people_decide_again() {
    let site = patient().await;
    let me = site.browser();
    let (table, page) = waiting(&me).await;
    assert!(page.has("#now #skip"));
    assert_eq!(me.post(&format!("{table}/skip"), &[]).await.status, StatusCode::OK);
    let page = me.my_turn(&table).await;
    assert!(!page.has("#skip"), "there is nothing to skip in one's own turn");
    // To skip in one's own turn does not hurry bots later on.
    me.post(&format!("{table}/skip"), &[]).await;
    let page = me.decide(&table, &page, "end").await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(me.get(&table).await.position(), page.position(), "they make pauses again");
}

#[tokio::test]
async fn a_pace_is_kept_and_ends_a_pause_that_is_longer() {
    let mut site = patient().await;
    let me = site.browser();
    let (table, page) = waiting(&me).await;
    assert_eq!(set(&page), ["normal"]);
    let page = me.post(&format!("{table}/pace"), &[("pace", "instant")]).await;
    assert_eq!(page.status, StatusCode::OK);
    let page = me.my_turn(&table).await;
    assert_eq!(set(&page), ["instant"]);
    let page = me.decide(&table, &page, "end").await;
    assert!(!page.has("#skip"), "without pauses there is nothing to skip");
    me.my_turn(&table).await;
    site.restart().await;
    assert_eq!(set(&me.get(&table).await), ["instant"], "a restart forgets nothing");
}

#[tokio::test]
async fn a_pace_nobody_knows_is_refused_and_changes_nothing() {
    let site = patient().await;
    let me = site.browser();
    let (table, before) = waiting(&me).await;
    me.post(&format!("{table}/pace"), &[("pace", "slow")]).await;
    for fields in [&[("pace", "warp")][..], &[("pace", "")], &[("speed", "fast")], &[]] {
        let page = me.post(&format!("{table}/pace"), fields).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert!(page.notice().contains("slowly, normally, fast or at once"), "{}", page.notice());
        assert_eq!(set(&page), ["slow"], "{fields:?}");
    }
    assert_eq!(me.get(&table).await.position(), before.position());
}

#[tokio::test]
async fn who_only_watches_sets_no_pace_and_skips_nothing() {
    let site = patient().await;
    let (me, stranger) = (site.browser(), site.browser());
    let (table, before) = waiting(&me).await;
    me.post(&format!("{table}/publish"), &[("public", "yes")]).await;
    let seen = stranger.get(&table).await;
    assert!(!seen.has("#skip, .pace"));
    for what in ["pace", "skip"] {
        let page = stranger.post(&format!("{table}/{what}"), &[("pace", "instant")]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{what}");
    }
    let page = me.get(&table).await;
    assert_eq!((set(&page), page.position()), (vec!["normal".to_owned()], before.position()));
}

/// Somebody who is never done with thinking.
struct Brooding;

impl Thinking for Brooding {
    fn think(&self, _: Asker, _: Box<dyn FnOnce() + Send>) -> Waiting<bool> {
        Box::pin(std::future::pending())
    }
}

#[tokio::test]
async fn who_needs_no_time_to_think_does_not_wait_for_those_who_do() {
    let site = Site::in_world(|_| {}, |world| world.thinking = Arc::new(Brooding)).await;
    let me = site.browser();
    let quick = me.table(&[("players", "2"), ("seat-1", "bot-miles")]).await;
    let slow = me.table(&[("players", "2"), ("seat-1", "bot-centurio")]).await;
    for table in [&quick, &slow] {
        let page = me.my_turn(table).await;
        me.decide(table, &page, "end").await;
    }
    let page = me.my_turn(&quick).await;
    assert!(!page.decisions().is_empty(), "Miles has moved");
    assert!(me.get(&slow).await.decisions().is_empty(), "Centurio still thinks");
}

#[tokio::test]
async fn nobody_waits_for_advice_on_what_is_decided() {
    let site = Site::in_world(|_| {}, |world| world.thinking = Arc::new(Brooding)).await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "bot-miles")]).await;
    let page = me.my_turn(&table).await;
    let address = format!("{table}/hint");
    let hint = async { me.post(&address, &[]).await.status };
    let decide = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        me.decide(&table, &page, "end").await
    };
    let (hint, _) = tokio::join!(hint, decide);
    assert_eq!(hint, StatusCode::CONFLICT);
}

/// A clock that is turned by hand, and knows who waits for it.
#[derive(Clone, Default)]
struct Wound(Arc<(watch::Sender<Duration>, AtomicUsize)>);

impl Wound {
    fn turn(&self, time: Duration) {
        self.0.0.send_modify(|now| *now += time);
    }

    fn sleepers(&self) -> usize {
        self.0.1.load(Ordering::Relaxed)
    }
}

impl Clock for Wound {
    fn now(&self) -> Duration {
        *self.0.0.borrow()
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        /// Somebody who waits, until they do no longer.
        struct Sleeper(Wound);

        impl Drop for Sleeper {
            fn drop(&mut self) {
                self.0.0.1.fetch_sub(1, Ordering::Relaxed);
            }
        }

        let (until, mut now) = (self.now() + time, self.0.0.subscribe());
        self.0.1.fetch_add(1, Ordering::Relaxed);
        let sleeper = Sleeper(self.clone());
        Box::pin(async move {
            let _sleeper = sleeper;
            let _ = now.wait_for(|now| *now >= until).await;
        })
    }
}

/// Waits until something holds, for ten seconds at most.
async fn until(mut holds: impl AsyncFnMut() -> bool) -> bool {
    for _ in 0..2_000 {
        if holds().await {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    false
}

#[tokio::test]
async fn bots_among_themselves_rest_while_nobody_looks() {
    const STEP: Duration = Duration::from_secs(1);
    let clock = Wound::default();
    let step = |config: &mut ludi_web::Config| config.pace.step = STEP;
    let site = Site::in_world(step, |world| world.clock = Arc::new(clock.clone())).await;
    let me = site.browser();
    let bots = [("players", "2"), ("seat-0", "bot-miles"), ("seat-1", "bot-miles")];
    let table = me.table(&bots).await;
    let store = Sqlite::open(&site.db).await.unwrap();
    let id = table.trim_start_matches("/t/").parse().unwrap();
    // As the store has it, since whoever asks the server looks at the table.
    let position = async || store.load(&id).await.unwrap().unwrap().row.position;
    let plays = async || {
        let before = position().await;
        until(async || {
            clock.turn(STEP);
            me.get(&table).await;
            position().await > before + 5
        })
        .await
    };
    assert!(plays().await, "they play while somebody looks");
    clock.turn(Duration::from_mins(2));
    // A bot that goes on waits for the next step, and is seen in every one of many looks.
    let mut looks = 0;
    let rest = until(async || {
        looks = if clock.sleepers() == 0 { looks + 1 } else { 0 };
        looks > 20
    });
    assert!(rest.await, "they wait for the next step while nobody looks");
    assert!(plays().await, "they play on when somebody looks again");
}

#[tokio::test]
async fn whoever_waits_long_for_a_hint_is_told_that_too_much_is_going_on() {
    let clock = Wound::default();
    let site = Site::in_world(
        |_| {},
        |world| {
            world.clock = Arc::new(clock.clone());
            world.thinking = Arc::new(Brooding);
        },
    )
    .await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "bot-miles")]).await;
    me.my_turn(&table).await;
    let waiting = clock.sleepers();
    let address = format!("{table}/hint");
    let hint = async { me.post(&address, &[]).await };
    let later = async {
        assert!(until(async || clock.sleepers() > waiting).await, "the hint waits");
        clock.turn(Duration::from_secs(20));
    };
    let (hint, ()) = tokio::join!(hint, later);
    assert_eq!(hint.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(hint.headers.contains_key("retry-after"));
}
