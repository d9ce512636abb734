//! What newcomers read: the pages of games, the rules and their examples.

use reqwest::StatusCode;

use crate::common::{Page, Site};

#[tokio::test]
async fn every_game_has_a_page_in_both_languages_and_home_leads_there() {
    let site = Site::open().await;
    for (me, play) in [(site.browser(), "Play now"), (site.french(), "Jouer")] {
        let home = me.get("/").await;
        for game in ludi_registry::all() {
            let address = format!("/games/{}", game.id());
            assert!(home.has(&format!("a[href='{address}']")), "{address}");
            let page = me.get(&address).await;
            assert_eq!(page.status, StatusCode::OK, "{address}");
            assert!(page.words().contains(play), "{}", page.words());
            assert!(page.has(&format!("form[action='/play/{}'] .go", game.id())));
            assert!(page.has(&format!("a[href='/provenance/{}']", game.id())));
        }
    }
    assert_eq!(site.browser().get("/games/ludo").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_page_of_a_game_tells_the_best_scores_at_own_tables() {
    let site = Site::open().await;
    let me = site.browser();
    assert!(!me.get("/games/hadrian").await.has(".best-scores"));
    let table = me.table(&[("game", "hadrian"), ("players", "1")]).await;
    me.play_out(&table, |all| all.iter().position(|it| it == "finish").unwrap_or(0)).await;
    let page = me.get("/games/hadrian").await;
    assert!(page.has(&format!(".best-scores a[href='{table}']")), "{}", page.words());
    assert!(!site.browser().get("/games/hadrian").await.has(".best-scores"), "a stranger's");
    assert!(!me.get("/games/builders").await.has(".best-scores"), "another game's");
}

#[tokio::test]
async fn rules_are_searched_without_a_script_and_know_the_way_back() {
    let site = Site::open().await;
    let me = site.browser();
    let found = me.get("/rules/builders?q=wage&back=/t/abc").await;
    assert!(found.has("#BA-081") && !found.has("#BA-001"));
    assert!(found.has("a.rules-back[href='/t/abc']") && found.has("[name=back][value='/t/abc']"));
    for address in ["//evil.example", "https://evil.example/t/abc", "/t/abc/decide", "/t/"] {
        let page = me.get(&format!("/rules/builders?back={address}")).await;
        assert!(!page.has(".rules-back"), "{address}");
    }
    assert!(!me.get("/rules/builders").await.has(".rules-back"), "from nowhere");
}

#[tokio::test]
async fn worked_examples_are_addresses() {
    let site = Site::open().await;
    let me = site.browser();
    let first = me.get("/rules/builders/examples/1").await;
    let next = first.attributes(".example-steps a", "href");
    assert_eq!(next.len(), 1, "{next:?}");
    let second = me.get(&next[0]).await;
    assert_eq!(second.attributes(".example-steps a", "href").len(), 2);
    for wrong in
        ["/rules/builders/examples/0", "/rules/builders/examples/99", "/rules/ludo/examples/1"]
    {
        assert_eq!(me.get(wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn the_goal_stands_on_the_table_and_changes() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("game", "hadrian"), ("players", "1")]).await;
    let page = me.my_turn(&table).await;
    let said = |page: &Page| page.texts(".masthead .the-goal").join(" ");
    let goal = said(&page);
    assert!(goal.contains("1 attack comes") && goal.contains("year 6 is the last"), "{goal}");
    // Whoever does nothing sees the next year soon, and more attacks.
    let mut now = page;
    for _ in 0..40 {
        let decisions = now.decisions();
        let first = decisions.iter().find(|it| *it == "finish").unwrap_or(&decisions[0]);
        me.decide(&table, &now, first).await;
        now = me.my_turn(&table).await;
        if now.is_over() || said(&now) != goal {
            break;
        }
    }
    assert!(!now.is_over() && said(&now).contains("attacks come"), "{}", said(&now));
}
