//! Cards with a name: the same at every table, and what people make of them.

use reqwest::StatusCode;

use crate::common::{Browser, Site, wander};

/// The draws of a finished or running table, in order, one pile after the other.
async fn draws(browser: &Browser, table: &str) -> Vec<String> {
    let log = browser.get(&format!("{table}/log")).await.text;
    let mut draws: Vec<(String, String)> = log
        .split("\"draw\":\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .map(|draw| (draw.split(' ').next().unwrap().to_owned(), draw))
        .collect();
    draws.sort_by(|(one, _), (other, _)| one.cmp(other));
    draws.into_iter().map(|(_, draw)| draw).collect()
}

#[tokio::test]
async fn everybody_meets_the_cards_of_the_day_and_results_are_compared() {
    let site = Site::open().await;
    let (me, other) = (site.browser(), site.french());
    me.post("/settings", &[("name", "Livia"), ("back", "/")]).await;
    let empty = me.get("/cards/hadrian/today").await;
    assert_eq!(empty.status, StatusCode::OK);
    assert!(empty.words().contains("Nobody has finished"), "{}", empty.words());
    let day = empty.attributes("form.row", "action")[0].clone();
    let name = day.rsplit('/').next().unwrap().to_owned();
    assert!(me.get("/games/hadrian").await.has("a[href='/cards/hadrian/today']"));
    assert!(!me.get("/games/builders").await.has("a[href='/cards/builders/today']"));

    let table = me.post(&day, &[("name", "Livia")]).await.path;
    let theirs = other.post(&day, &[("name", "Marcus")]).await.path;
    assert!(table.starts_with("/t/") && theirs.starts_with("/t/") && table != theirs);
    let (mut finish, mut wander) = (|_: &[String]| 0, wander());
    me.play_out(&table, &mut finish).await;
    other.play_out(&theirs, &mut wander).await;
    let (mine, others) = (draws(&me, &table).await, draws(&other, &theirs).await);
    assert_eq!(mine[..10], others[..10]);
    let log = me.get(&format!("{table}/log")).await.text;
    assert!(log.contains(&format!("\"cards\":\"{name}\"")) && !log.contains("\"give\""), "{log}");

    let results = me.get(&day).await;
    assert_eq!(results.texts("table.best-scores tbody th").len(), 2, "{}", results.words());
    assert!(results.words().contains("Livia") && results.words().contains("Marcus"));
    assert_eq!(results.attributes("table.best-scores a", "href"), [table.as_str()], "one's own");
    let over = me.get(&table).await;
    assert!(over.has(&format!("a[href='{day}']")), "the way to the results");
}

#[tokio::test]
async fn a_table_takes_cards_by_name_and_strange_names_lead_nowhere() {
    let site = Site::open().await;
    let me = site.browser();
    let one = me.table(&[("players", "2"), ("cards", " club night ")]).await;
    let two = me.table(&[("players", "2"), ("cards", "club night")]).await;
    assert_eq!(draws(&me, &one).await[..6], draws(&me, &two).await[..6]);
    let form = me.get("/new?game=builders&cards=club+night").await;
    assert_eq!(form.value("cards"), "club night");
    let page = me.get("/cards/builders/club%20night").await;
    assert!(page.has("a.go[href='/new?game=builders&cards=club%20night']"), "{}", page.text);
    // Only the days that have begun are played in one click.
    let later = me.post("/cards/hadrian/9999-01-01", &[]).await;
    assert!(later.path.starts_with("/new?game=hadrian"), "{}", later.path);
    for nowhere in ["/cards/chess/today", "/cards/hadrian/%0A"] {
        assert_eq!(me.get(nowhere).await.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
}
