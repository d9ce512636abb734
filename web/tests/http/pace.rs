//! How fast bots move: what people at a table set, and pauses they skip.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use ludi_web::{Asker, Clock, Thinking, Waiting};

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

/// A clock that is so many seconds fast.
#[derive(Default)]
struct Fast(AtomicU64);

impl Clock for Fast {
    fn now(&self) -> Duration {
        Duration::from_secs(self.0.load(Ordering::Relaxed))
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        Box::pin(tokio::time::sleep(time))
    }
}

#[tokio::test]
async fn bots_among_themselves_rest_while_nobody_looks() {
    let clock = Arc::new(Fast::default());
    let step = |config: &mut ludi_web::Config| config.pace.step = Duration::from_millis(20);
    let site = Site::in_world(step, |world| world.clock = clock.clone()).await;
    let me = site.browser();
    let bots = [("players", "2"), ("seat-0", "bot-miles"), ("seat-1", "bot-miles")];
    let table = me.table(&bots).await;
    let before = me.get(&table).await.at();
    clock.0.store(120, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let page = me.get(&table).await;
    let made = page.at() - before;
    assert!(made < 10, "{made} events while nobody looked");
    for _ in 0..500 {
        if me.get(&table).await.at() > page.at() + 5 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("they do not play on when somebody looks");
}
