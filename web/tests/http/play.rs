//! Whole games over HTTP, without a script.

use crate::common::{Browser, Page, Site, wander};
use ludi_engine::{Pack as _, Table};
use ludi_registry::Builders;
use reqwest::StatusCode;

#[tokio::test]
async fn a_whole_game_is_played_by_posting_forms() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.play().await;
    let over = me.play_out(&table, wander()).await;
    for part in ["id=\"sheet\"", "id=\"chart\"", "id=\"proof\"", "ludi verify ludi-builders-"] {
        assert!(over.text.contains(part), "no {part}");
    }
    let log = me.get(&format!("{table}/log")).await.text;
    let read =
        Table::<Builders>::read(&log, <Builders as ludi_engine::Game>::Pack::builtin(), None);
    assert!(read.unwrap().is_closed(), "the log of a finished game verifies");
}

#[tokio::test]
async fn every_game_is_played_to_its_end() {
    let site = Site::open().await;
    for game in ludi_registry::all() {
        let me = site.browser();
        let page = me.post(&format!("/play/{}", game.id()), &[]).await;
        assert_eq!(page.status, StatusCode::OK, "{}: {}", game.id(), page.words());
        let over = me.play_out(&page.path, wander()).await;
        assert!(over.is_over(), "{}", game.id());
    }
}

#[tokio::test]
async fn a_screen_with_secrets_is_handed_over() {
    let site = Site::open().await;
    let me = site.browser();
    let seats = [
        ("game", "hadrian"),
        ("players", "2"),
        ("seat-1", "me"),
        ("name-0", "Anna"),
        ("name-1", "Bruno"),
    ];
    let table = me.table(&seats).await;
    let hidden = me.get(&table).await;
    assert!(hidden.words().contains("Hand the screen over to Anna"), "{}", hidden.words());
    assert!(hidden.decisions().is_empty(), "nothing to decide behind the curtain");
    let shown = me.post(&format!("{table}/look"), &[("seat", "0")]).await;
    assert_eq!(shown.seat(), "0");
    let paths = shown.decisions();
    assert!(!paths.is_empty() && !shown.text.contains("curtain"), "{}", shown.words());
    assert!(paths.iter().all(|path| !hidden.text.contains(path.as_str())), "they were hidden");
    let next = me.decide(&table, &shown, &paths[0]).await;
    assert!(next.words().contains("Hand the screen over to Bruno"), "{}", next.words());
    assert!(next.decisions().is_empty());
    // Lifting the curtain of a seat that is not one's own shows nothing.
    let stranger = site.browser();
    stranger.play().await;
    me.post(&format!("{table}/publish"), &[("public", "yes")]).await;
    let peek = stranger.post(&format!("{table}/look"), &[("seat", "1")]).await;
    assert!(peek.decisions().is_empty());
}

#[tokio::test]
async fn two_people_and_a_bot_play_to_the_end() {
    let site = Site::open().await;
    let (livia, marcus) = (site.browser(), site.french());
    let seats = [("players", "3"), ("name", "Livia"), ("seat-1", "friend")];
    let table = livia.table(&seats).await;
    let page = livia.get(&table).await;
    let link = page.value("link-1");
    let link = &link[link.find("/t/").unwrap()..];
    let invited = marcus.get(link).await;
    assert!(invited.text.contains("S’asseoir"), "{}", invited.text);
    assert!(invited.text.contains(&format!("action=\"{link}\"")), "the form leads to the seat");
    assert!(invited.text.contains(&format!("name=\"back\" value=\"{link}\"")), "and back here");
    let seated = marcus.post(link, &[("name", "Marcus")]).await;
    assert_eq!((seated.status, seated.path.as_str()), (StatusCode::OK, table.as_str()));
    let (one, two) =
        tokio::join!(livia.play_out(&table, wander()), marcus.play_out(&table, wander()),);
    for page in [one, two] {
        assert!(page.text.contains("Livia") && page.text.contains("Marcus"));
    }
}

#[tokio::test]
async fn one_person_plays_two_seats_at_one_screen() {
    let site = Site::open().await;
    let me = site.browser();
    let seats = [("players", "2"), ("seat-1", "me"), ("name-0", "Anna"), ("name-1", "Bruno")];
    let table = me.table(&seats).await;
    let mut seen = std::collections::BTreeSet::new();
    let mut pick = wander();
    while seen.len() < 2 {
        let page = me.my_turn(&table).await;
        seen.insert(page.seat());
        let decisions = page.decisions();
        me.decide(&table, &page, &decisions[pick(&decisions) % decisions.len()]).await;
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["0", "1"], "the page follows the turn");
    assert!(!me.get(&table).await.text.contains("curtain"), "Builders has no secrets to hide");
}

#[tokio::test]
async fn a_decision_sent_twice_is_made_once() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    let first = page.decisions().into_iter().find(|d| d.starts_with("open")).unwrap();
    let once = me.decide(&table, &page, &first).await;
    let twice = me.decide(&table, &page, &first).await;
    assert_eq!((once.status, twice.status), (StatusCode::OK, StatusCode::OK));
    assert_eq!(once.position(), twice.position());
    let log = me.get(&format!("{table}/log")).await.text;
    assert_eq!(log.matches(&format!("\"do\":\"{first}\"")).count(), 1);
}

#[tokio::test]
async fn a_decision_that_was_taken_back_is_not_said_to_stand_when_it_is_sent_again() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    let loan = page.decisions().into_iter().find(|d| d.starts_with("loan")).unwrap();
    let made = me.decide(&table, &page, &loan).await;
    let undone = me.act(&table, &made, "undo").await;
    assert_eq!((made.status, undone.status), (StatusCode::OK, StatusCode::OK));
    let again = me.decide(&table, &page, &loan).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.words());
    assert_eq!(again.position(), undone.position(), "and nothing is made");
    // On the page as it is now it can be made anew.
    assert_eq!(me.decide(&table, &undone, &loan).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_decision_from_an_old_page_shows_what_happened_meanwhile() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let old = me.my_turn(&table).await;
    let opens: Vec<String> =
        old.decisions().into_iter().filter(|d| d.starts_with("open")).collect();
    me.decide(&table, &old, &opens[0]).await;
    let stale = me.decide(&table, &old, &opens[1]).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.text.contains("The table has moved on"), "{}", stale.words());
    assert!(stale.text.contains("Meanwhile"), "{}", stale.words());
    let log = me.get(&format!("{table}/log")).await.text;
    assert!(!log.contains(&opens[1]), "nothing was done");
}

#[tokio::test]
async fn chat_does_not_make_a_page_old() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    let hostile = "<script>alert(1)</script> & \"co\"";
    let said = me.post(&format!("{table}/say"), &[("text", hostile), ("seat", "0")]).await;
    assert!(said.text.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp;"), "escaped");
    assert!(!said.text.contains("<script>alert"), "nothing of it is markup");
    let next = me.decide(&table, &page, &page.decisions()[0]).await;
    assert_eq!(next.status, StatusCode::OK);
}

#[tokio::test]
async fn what_is_refused_says_why_and_by_which_rule() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    let refused = me.decide(&table, &page, "repay").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("That is not possible."));
    assert!(refused.text.contains("/rules/builders#BA-"), "{}", refused.words());
    for nonsense in ["", "open", "open 🏛", "dance", "open lighthouse lighthouse"] {
        let refused = me.decide(&table, &page, nonsense).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{nonsense}");
    }
    let log = me.get(&format!("{table}/log")).await.text;
    assert!(!log.contains("\"do\""), "nothing was done");
}

#[tokio::test]
async fn one_goes_back_to_what_was_revealed_and_no_further_alone() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2")]).await;
    let page = me.my_turn(&table).await;
    // Opening a site turns over a card at the end of the action at the earliest; sending does not.
    let send = page.decisions().into_iter().find(|d| d.starts_with("loan")).unwrap();
    let loan = me.decide(&table, &page, &send).await;
    assert!(loan.text.contains(&format!("action=\"{table}/undo\"")), "a loan reveals nothing");
    let back = me.act(&table, &loan, "undo").await;
    assert_eq!(back.status, StatusCode::OK);
    assert!(back.text.contains(&format!("action=\"{table}/redo\"")), "it can be done again");
    let again = me.act(&table, &back, "redo").await;
    assert_eq!(again.status, StatusCode::OK);
    let open = again.decisions().into_iter().find(|d| d.starts_with("open")).unwrap();
    let opened = me.decide(&table, &again, &open).await;
    let refused = me.act(&table, &opened, "undo").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "a card was turned over");
    assert!(refused.words().contains("revealed"), "{}", refused.words());
    // Everybody else is a bot, and bots agree.
    asks_and_goes_back(&me, &table, &opened, &open).await;
}

/// Asks to take the last decision back and waits until it can be made again.
async fn asks_and_goes_back(me: &Browser, table: &str, page: &Page, decision: &String) {
    let to = page.attributes("[name=to]", "value")[0].clone();
    let fields = [("position", page.position()), ("seat", page.seat()), ("to", to)];
    let fields = fields.each_ref().map(|(key, value)| (*key, value.as_str()));
    me.post(&format!("{table}/ask"), &fields).await;
    for _ in 0..500 {
        let now = me.get(table).await;
        if now.at() >= page.at() + 2 && now.decisions().contains(decision) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("nobody agreed");
}

#[tokio::test]
async fn an_empty_chair_has_nothing_against_going_back() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    let open = page.decisions().into_iter().find(|d| d.starts_with("open")).unwrap();
    let opened = me.decide(&table, &page, &open).await;
    asks_and_goes_back(&me, &table, &opened, &open).await;
}

#[tokio::test]
async fn people_are_asked_before_the_game_goes_back() {
    let site = Site::with(|config| config.pace.hold = std::time::Duration::from_hours(1)).await;
    let (me, friend) = (site.browser(), site.browser());
    let table = me.table(&[("players", "3"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    let link = page.value("link-1");
    friend.post(&link[link.find("/t/").unwrap()..], &[("name", "Marcus")]).await;
    let page = me.my_turn(&table).await;
    let open = page.decisions().into_iter().find(|d| d.starts_with("open")).unwrap();
    let opened = me.decide(&table, &page, &open).await;
    let to = opened.attributes("[name=to]", "value")[0].clone();
    let fields = [("position", opened.position()), ("seat", opened.seat()), ("to", to)];
    let fields = fields.each_ref().map(|(key, value)| (*key, value.as_str()));
    let asked = me.post(&format!("{table}/ask"), &fields).await;
    assert!(asked.words().contains("Still to answer"), "{}", asked.words());
    let question = friend.get(&table).await;
    assert!(question.text.contains(&format!("action=\"{table}/agree\"")), "Marcus is asked");
    let answer = [("seat", "1")];
    friend.post(&format!("{table}/decline"), &answer).await;
    let declined = me.get(&table).await;
    assert!(!declined.text.contains("Still to answer"));
    assert!(!declined.decisions().contains(&open), "it stays open");
}

#[tokio::test]
async fn another_round_has_the_same_people() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("name", "Livia")]).await;
    let early = me.post(&format!("{table}/rematch"), &[]).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "not before the end");
    me.play_out(&table, wander()).await;
    let next = me.post(&format!("{table}/rematch"), &[]).await;
    assert_eq!(next.status, StatusCode::OK);
    assert_ne!(next.path, table);
    assert!(next.text.contains("Livia"));
    let same = me.post(&format!("{table}/rematch"), &[]).await;
    assert_eq!(same.path, next.path, "there is one next round");
}

#[tokio::test]
async fn a_game_is_watched_again_and_played_on_from_anywhere() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2")]).await;
    for _ in 0..6 {
        let page = me.my_turn(&table).await;
        me.decide(&table, &page, &page.decisions()[0]).await;
    }
    let begin = me.get(&format!("{table}/replay?at=0")).await;
    assert_eq!(begin.status, StatusCode::OK);
    assert!(begin.has("[data-at='0']"));
    let middle = me.get(&format!("{table}/replay?at=20&play=1")).await;
    assert!(middle.headers["refresh"].to_str().unwrap().ends_with("/replay?at=21&play=1"));
    let far = me.get(&format!("{table}/replay?at=4000000000")).await;
    assert_eq!(far.status, StatusCode::OK, "the latest position");
    let fork = me.post(&format!("{table}/fork"), &[("at", "20"), ("seat", "1")]).await;
    assert_eq!(fork.status, StatusCode::OK);
    assert_ne!(fork.path, table);
    let log = me.get(&format!("{}/log", fork.path)).await.text;
    assert!(log.lines().next().unwrap().contains("\"fork\""), "the log says where it comes from");
    let over = me.play_out(&fork.path, wander()).await;
    assert!(over.is_over());
}

#[tokio::test]
async fn alone_whoever_goes_back_past_a_draw_reads_it_beside_the_score() {
    let site = Site::open().await;
    for (me, mark) in [
        (site.browser(), "Something revealed was taken back once."),
        (site.french(), "Une fois, on est revenu sur ce qui avait été révélé."),
    ] {
        let table = me.table(&[("game", "hadrian"), ("players", "1")]).await;
        let first = me.my_turn(&table).await;
        let chosen = me.decide(&table, &first, &first.decisions()[0]).await;
        let back =
            [("position", chosen.position()), ("seat", chosen.seat()), ("to", first.position())];
        let back = back.each_ref().map(|(key, value)| (*key, value.as_str()));
        let page = me.post(&format!("{table}/ask"), &back).await;
        assert_eq!(page.decisions(), first.decisions(), "back to the first choice");
        let over = me.play_out(&table, wander()).await;
        assert!(over.has(".taken-back") && over.words().contains(mark), "{}", over.words());
    }
}
