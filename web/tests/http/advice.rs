//! Hints while one plays, and looking back at a game that is over.

use std::time::Duration;

use reqwest::StatusCode;

use crate::common::{Browser, Page, Site, wander};

/// The decision a hint offers to make.
fn advised(page: &Page) -> String {
    let offers = page.attributes("#hint [name=decision]", "value");
    assert_eq!(offers.len(), 1, "one decision is offered: {offers:?}");
    offers[0].clone()
}

#[tokio::test]
async fn a_hint_names_a_decision_one_may_make_and_says_why() {
    let site = Site::open().await;
    for (me, points) in [(site.browser(), "points in the end"), (site.french(), "points à la fin")]
    {
        let table = me.play().await;
        let page = me.my_turn(&table).await;
        let hinted = me.act(&table, &page, "hint").await;
        assert_eq!(hinted.status, StatusCode::OK);
        assert!(hinted.words().contains(points), "{}", hinted.words());
        assert!(hinted.has("#hint .reason"), "a sentence says why: {}", hinted.words());
        let decision = advised(&hinted);
        assert!(page.decisions().contains(&decision), "{decision} is not legal");
        assert_eq!(hinted.position(), page.position(), "asking changes nothing");
        let next = me.decide(&table, &page, &decision).await;
        assert_eq!(next.status, StatusCode::OK, "{}", next.notice());
    }
}

#[tokio::test]
async fn a_script_gets_the_hint_as_a_message() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.play().await;
    let page = me.my_turn(&table).await;
    let (status, answer) = me.script(&format!("{table}/hint"), &[("seat", &page.seat())]).await;
    assert_eq!(status, StatusCode::OK);
    let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
    assert!(answer["notice"].as_str().unwrap().contains("id=\"hint\""), "{answer}");
}

#[tokio::test]
async fn there_are_no_hints_where_the_table_forbids_them_or_for_others() {
    let site = Site::open().await;
    let me = site.browser();
    let plain = me.table(&[("players", "2"), ("hints", "no")]).await;
    let page = me.my_turn(&plain).await;
    assert!(!page.text.contains("/hint\""), "no button");
    let refused = me.act(&plain, &page, "hint").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.words().contains("no hints at this table"), "{}", refused.words());
    let copied = me.post(&format!("{plain}/fork"), &[]).await;
    assert_eq!(copied.status, StatusCode::UNPROCESSABLE_ENTITY, "nor from a copy of it");
    assert!(copied.words().contains("once the game is over"), "{}", copied.words());

    let open = me.table(&[("players", "2"), ("public", "yes")]).await;
    let page = me.my_turn(&open).await;
    assert!(page.text.contains("/hint\""), "a button");
    let stranger = site.browser();
    stranger.play().await;
    let refused = stranger.post(&format!("{open}/hint"), &[("seat", "0")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}

async fn analysed(me: &Browser, table: &str) -> Page {
    for _ in 0..3000 {
        let page = me.get(&format!("{table}/analysis")).await;
        assert_eq!(page.status, StatusCode::OK);
        if page.has("#moments") {
            return page;
        }
        assert!(page.has("progress"), "it says how far it is: {}", page.words());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the analysis never ends");
}

#[tokio::test]
async fn one_looks_back_at_a_game_that_is_over() {
    let mut site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("set-stall_rounds", "3")]).await;
    let analysis = format!("{table}/analysis");
    assert_eq!(me.get(&analysis).await.status, StatusCode::NOT_FOUND);
    let refused = me.post(&analysis, &[]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let over = me.play_out(&table, wander()).await;
    assert!(over.text.contains(&format!("action=\"{analysis}\"")), "it is offered");
    assert!(!me.get(&analysis).await.has("progress"), "nothing runs unasked");
    let begun = me.post(&analysis, &[]).await;
    assert_eq!((begun.status, begun.path.as_str()), (StatusCode::OK, analysis.as_str()));
    let page = analysed(&me, &table).await;
    assert!(page.has("#course"));
    // Every moment of the chart leads to its position, and mistakes are marked.
    let moments = page.attributes(".chart a.chart-moment", "href");
    assert!(moments.len() > 10, "{moments:?}");
    assert_eq!(me.get(&moments[5]).await.status, StatusCode::OK);
    assert!(page.has(".chart-diamond"));
    // Wandering about costs points, and each decision leads to its place in the replay.
    let links = page.attributes("#moments a.see", "href");
    assert!(!links.is_empty(), "{}", page.words());
    let replay = me.get(&links[0]).await;
    assert_eq!(replay.status, StatusCode::OK);
    assert!(replay.has("#replay-remark .notice"), "the position says which decision is meant");
    assert!(!replay.has("#board [type=submit]"), "the board is a picture");
    let elsewhere = me.get(&format!("{table}/replay?at=0")).await;
    assert!(!elsewhere.has("#replay-remark .notice"));
    // One may try again from there, in the same seat.
    let at = links[0].rsplit('=').next().unwrap();
    let again = me.post(&format!("{table}/fork"), &[("at", at), ("seat", "0")]).await;
    assert_eq!(again.status, StatusCode::OK);
    assert_ne!(again.path, table);
    // It is kept.
    site.restart().await;
    let kept = me.get(&analysis).await;
    assert_eq!(kept.attributes("#moments a.see", "href"), links);
    assert!(me.get(&links[0]).await.has("#replay-remark .notice"));
}

/// What was expected, what mistakes cost and the rest add up to what came.
#[tokio::test]
async fn an_analysis_agrees_with_its_list_and_with_the_score() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("set-stall_rounds", "3")]).await;
    me.play_out(&table, wander()).await;
    me.post(&format!("{table}/analysis"), &[]).await;
    let page = analysed(&me, &table).await;
    let number = |text: &str| -> f64 { text.trim().replace('−', "-").parse().unwrap() };
    let cells = page.texts("#account td");
    assert_eq!(cells.len(), 2 * 4);
    for row in cells.chunks(4) {
        let [begin, mistakes, rest, end] = [0, 1, 2, 3].map(|at| number(&row[at]));
        assert!(mistakes <= 0.0);
        assert!((begin + mistakes + rest - end).abs() < 0.05, "{row:?}");
    }
    let finals: Vec<f64> = cells.chunks(4).map(|row| number(&row[3])).collect();
    assert!((finals[0] + finals[1]).abs() < 0.05, "one leads by what the other lacks: {finals:?}");
}

#[tokio::test]
async fn without_an_analysis_the_end_names_the_strongest_turn() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2")]).await;
    let over = me.play_out(&table, wander()).await;
    let said = over.texts("#finale .best-move");
    assert!(said.len() == 1 && said[0].contains("strongest turn"), "{said:?}");
    let links = over.attributes("#finale .best-move a", "href");
    assert_eq!(me.get(&links[0]).await.status, StatusCode::OK);
}

/// Whoever wants it, where hints are allowed and a net can tell; nobody else.
#[tokio::test]
async fn the_final_scores_to_be_expected_stand_beside_the_players_if_wanted() {
    let site = Site::open().await;
    let me = site.browser();
    let hadrian = [("game", "hadrian"), ("players", "3")];
    let table = me.table(&hadrian).await;
    let plain = me.get(&table).await;
    assert!(!plain.has(".estimate") && plain.has("button[name=estimates][value=on]"));
    me.post("/settings", &[("estimates", "on"), ("back", &table)]).await;
    let told = me.get(&table).await;
    assert_eq!(told.texts(".estimate .vh").len(), 3);
    assert!(told.texts(".estimate .vh")[0].contains("can expect about"));
    let strict = me.table(&[hadrian[0], hadrian[1], ("hints", "no")]).await;
    let praetor = me.table(&[("game", "praetor"), ("players", "2")]).await;
    for other in [&strict, &praetor] {
        let page = me.get(other).await;
        assert!(!page.has(".estimate") && !page.has("[name=estimates]"));
    }
    me.post("/settings", &[("estimates", "off"), ("back", &table)]).await;
    assert!(!me.get(&table).await.has(".estimate"));
}
