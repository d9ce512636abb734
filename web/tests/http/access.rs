//! Who may do what: seats, links, spectators, other sites.

use crate::common::{Page, Site};
use reqwest::StatusCode;

fn seat_link(page: &Page, seat: usize) -> String {
    let link = page.value(&format!("link-{seat}"));
    link[link.find("/t/").unwrap()..].to_owned()
}

fn watch_link(page: &Page) -> String {
    let link = page.value("watch-link");
    link[link.find("/t/").unwrap()..].to_owned()
}

#[tokio::test]
async fn a_private_table_is_nowhere_to_others() {
    let site = Site::open().await;
    let (host, other) = (site.browser(), site.browser());
    let table = host.play().await;
    other.play().await;
    for path in ["", "/log", "/replay", "/now", "/events"] {
        let page = other.get(&format!("{table}{path}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        let nobody = site.browser().get(&format!("{table}{path}")).await;
        assert_eq!(nobody.status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["decide", "undo", "say", "join", "replace", "publish", "rematch", "fork"] {
        let page = other.post(&format!("{table}/{path}"), &[("seat", "0")]).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
    }
    // A private table and none at all look the same.
    let none = other.get("/t/0123456789abcdef").await;
    let hidden = other.get(&table).await;
    let named = |page: &Page, path: &str| page.text.replace(path, "");
    assert_eq!(named(&none, "/t/0123456789abcdef"), named(&hidden, &table));
    // The host shows it.
    host.post(&format!("{table}/publish"), &[("public", "yes")]).await;
    assert_eq!(other.get(&table).await.status, StatusCode::OK);
    host.post(&format!("{table}/publish"), &[("public", "no")]).await;
    assert_eq!(other.get(&table).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn spectators_come_by_link_and_may_not_play() {
    let site = Site::open().await;
    let (host, friend) = (site.browser(), site.browser());
    let table = host.play().await;
    let page = host.my_turn(&table).await;
    let watching = friend.get(&watch_link(&page)).await;
    assert_eq!((watching.status, watching.path.as_str()), (StatusCode::OK, table.as_str()));
    assert!(watching.decisions().is_empty());
    assert!(!watching.has("[name=decision]"), "nothing to press");
    let forced = friend.decide(&table, &page, &page.decisions()[0]).await;
    assert_eq!(forced.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!watching.has("[id^=link-]"), "no links to seats for spectators");
    let wrong = format!("{table}/watch/000000000000000000000000");
    assert_eq!(site.browser().get(&wrong).await.status, StatusCode::NOT_FOUND);
    // A voice at the edge of the table.
    let said = friend.post(&format!("{table}/say"), &[("text", "bravo")]).await;
    assert!(said.words().contains("bravo"));
}

#[tokio::test]
async fn a_seat_is_claimed_once_by_its_own_link() {
    let site = Site::open().await;
    let host = site.browser();
    let table = host.table(&[("players", "3"), ("seat-1", "friend"), ("seat-2", "friend")]).await;
    let page = host.get(&table).await;
    let (one, two) = (seat_link(&page, 1), seat_link(&page, 2));
    let swapped = one.replace("/seat/2/", "/seat/3/");
    assert_eq!(site.browser().get(&swapped).await.status, StatusCode::NOT_FOUND);
    assert_eq!(site.browser().post(&swapped, &[]).await.status, StatusCode::NOT_FOUND);
    let (marcus, julia) = (site.browser(), site.browser());
    let (first, second) = tokio::join!(
        marcus.post(&one, &[("name", "Marcus")]),
        julia.post(&one, &[("name", "Julia")]),
    );
    let statuses = [first.status, second.status];
    assert!(statuses.contains(&StatusCode::OK) && statuses.contains(&StatusCode::CONFLICT));
    let (winner, loser) =
        if first.status == StatusCode::OK { (&marcus, &julia) } else { (&julia, &marcus) };
    assert_eq!(winner.get(&one).await.path, table, "the link leads to the table from now on");
    assert_eq!(winner.post(&one, &[]).await.path, table, "sitting down twice is harmless");
    assert_eq!(loser.get(&one).await.status, StatusCode::CONFLICT);
    assert_eq!(loser.post(&two, &[]).await.path, table);
}

#[tokio::test]
async fn an_open_seat_is_for_whoever_comes_first() {
    let site = Site::open().await;
    let (host, anybody) = (site.browser(), site.browser());
    let table = host.table(&[("players", "2"), ("seat-1", "open"), ("name", "Livia")]).await;
    let home = anybody.get("/").await;
    assert!(home.has(&format!("[formaction='{table}/join']")), "it is on the first page");
    let seated = anybody.post(&format!("{table}/join"), &[]).await;
    assert_eq!((seated.status, seated.path.as_str()), (StatusCode::OK, table.as_str()));
    let late = site.browser().post(&format!("{table}/join"), &[]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    let home = site.browser().get("/").await;
    assert!(!home.text.contains(&table), "no longer open");
    assert!(anybody.get("/").await.text.contains(&table), "among my games");
}

#[tokio::test]
async fn the_host_lets_a_bot_play_for_somebody_absent_and_gives_the_seat_back() {
    let site = Site::open().await;
    let (host, absent) = (site.browser(), site.browser());
    let table = host.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let link = seat_link(&host.get(&table).await, 1);
    absent.post(&link, &[("name", "Marcus")]).await;
    let replace = format!("{table}/replace");
    let stranger = site.browser();
    stranger.play().await;
    assert_eq!(stranger.post(&replace, &[("seat", "0")]).await.status, StatusCode::NOT_FOUND);
    let meddling = absent.post(&replace, &[("seat", "0"), ("bot", "miles")]).await;
    assert_eq!(meddling.status, StatusCode::UNPROCESSABLE_ENTITY, "only the host for others");
    host.post(&replace, &[("seat", "1"), ("bot", "miles")]).await;
    for _ in 0..4 {
        let page = host.my_turn(&table).await;
        let end = page.decisions().into_iter().find(|d| d == "end");
        let chosen = end.unwrap_or_else(|| page.decisions()[0].clone());
        host.decide(&table, &page, &chosen).await;
    }
    let log = host.get(&format!("{table}/log")).await.text;
    assert!(log.contains("\"join\":{\"name\":\"Marcus\",\"bot\":\"miles\"}"), "{log}");
    assert!(log.contains("{\"at\":") && log.contains("\"seat\":1,\"do\""), "the bot played");
    let page = absent.get(&table).await;
    assert!(page.decisions().is_empty(), "a bot decides for the seat");
    absent.post(&replace, &[("seat", "1"), ("bot", "")]).await;
    let log = host.get(&format!("{table}/log")).await.text;
    assert!(log.lines().any(|line| line.ends_with("\"join\":{\"name\":\"Marcus\"}}")), "{log}");
}

#[tokio::test]
async fn nobody_decides_for_another_seat() {
    let site = Site::open().await;
    let (host, friend) = (site.browser(), site.browser());
    let table = host.table(&[("players", "2"), ("seat-1", "friend")]).await;
    friend.post(&seat_link(&host.get(&table).await, 1), &[]).await;
    let page = {
        let mine = host.get(&table).await;
        if mine.decisions().is_empty() { friend.get(&table).await } else { mine }
    };
    let (position, seat) = (page.position(), page.seat());
    let decision = page.decisions()[0].clone();
    let other = if seat == "0" { &friend } else { &host };
    let fields =
        [("position", position.as_str()), ("seat", seat.as_str()), ("decision", decision.as_str())];
    let forced = other.post(&format!("{table}/decide"), &fields).await;
    assert_eq!(forced.status, StatusCode::UNPROCESSABLE_ENTITY);
    for odd in ["7", "255", "256", "-1", "x"] {
        let fields = [fields[0], ("seat", odd), fields[2]];
        let forced = other.post(&format!("{table}/decide"), &fields).await;
        assert_ne!(forced.status, StatusCode::OK, "seat {odd}");
        assert!(forced.status.is_client_error(), "seat {odd}");
    }
}

#[tokio::test]
async fn other_sites_change_nothing() {
    let site = Site::open().await;
    let me = site.browser();
    let evil = [
        [("origin", "https://evil.example"), ("accept", "text/html")],
        [("origin", "null"), ("accept", "text/html")],
        [("sec-fetch-site", "cross-site"), ("accept", "text/html")],
        [("sec-fetch-site", "same-site"), ("accept", "text/html")],
    ];
    for headers in evil {
        let response = me.send("/play/builders", &[], &headers).await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{headers:?}");
        assert!(!response.headers().contains_key("set-cookie"));
    }
    let ours = [("origin", site.base.as_str()), ("sec-fetch-site", "same-origin")];
    assert_eq!(me.send("/play/builders", &[], &ours).await.status(), StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn every_answer_carries_its_headers() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.play().await;
    let paths = ["/", "/new", "/rules/builders", "/provenance/builders", "/nowhere", &table];
    for path in paths {
        let page = me.get(path).await;
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(page.headers["x-content-type-options"], "nosniff", "{path}");
        for inline in ["[style]", "style", "[href^='javascript:']", "[onclick]", "[onload]"] {
            assert!(!page.has(inline), "{path} has {inline}");
        }
        assert!(!page.has("script:not([src])"), "{path}");
    }
    let made = me.client.post(format!("{}/play/builders", site.base)).send().await.unwrap();
    assert!(made.headers().get("set-cookie").is_none(), "a known guest gets no new cookie");
    let fresh = site.browser().send("/play/builders", &[], &[]).await;
    let cookie = fresh.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

#[tokio::test]
async fn the_session_is_not_kept_as_it_is() {
    let site = Site::open().await;
    let fresh = site.browser().send("/play/builders", &[], &[]).await;
    let cookie = fresh.headers()["set-cookie"].to_str().unwrap();
    let token = cookie.trim_start_matches("ludi=").split(';').next().unwrap().to_owned();
    assert_eq!(token.len(), 32);
    for file in ["ludi.db", "ludi.db-wal"] {
        let bytes = std::fs::read(site.db.with_file_name(file)).unwrap();
        let found = bytes.windows(token.len()).any(|window| window == token.as_bytes());
        assert!(!found, "{file} holds the session");
    }
}

#[tokio::test]
async fn settings_stay_on_this_site() {
    let site = Site::open().await;
    let me = site.browser();
    for elsewhere in ["//evil.example", "https://evil.example/", "/\\evil.example"] {
        let fields = [("back", elsewhere), ("lang", "fr")];
        let response = me.send("/settings", &fields, &[]).await;
        assert_eq!(response.headers()["location"], "/", "{elsewhere}");
    }
    let page = me.post("/settings", &[("back", "/new"), ("theme", "dark")]).await;
    assert_eq!(page.path, "/new");
    assert!(page.has("html[lang=fr][data-theme=dark]"), "both are remembered");
}
