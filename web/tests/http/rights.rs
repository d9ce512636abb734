//! What is whose: leaving, coming back, taking back words, being forgotten.

use std::time::Duration;

use reqwest::StatusCode;

use crate::common::{Browser, Page, Site, Stream};

/// A table of Livia's where Marcus sits, too.
async fn company(livia: &Browser, marcus: &Browser) -> String {
    let table = livia.table(&[("players", "2"), ("name", "Livia"), ("seat-1", "friend")]).await;
    let link = livia.get(&table).await.value("link-1");
    marcus.post(&link[link.find("/t/").unwrap()..], &[("name", "Marcus")]).await;
    table
}

/// The link a page shows, as a path.
fn personal_link(page: &Page) -> String {
    let link = page.value("you-link");
    link[link.find("/come/").unwrap()..].to_owned()
}

#[tokio::test]
async fn a_guest_leaves_here_or_everywhere() {
    let site = Site::open().await;
    let [one, two, three] = [0, 1, 2].map(|_| site.browser());
    one.post("/settings", &[("name", "Livia"), ("back", "/")]).await;
    for other in [&two, &three] {
        let link = personal_link(&one.post("/you/link", &[]).await);
        other.post(&link, &[]).await;
        assert_eq!(other.get("/you").await.value("you-name"), "Livia");
    }
    two.post("/you/leave", &[]).await;
    assert!(!two.get("/you").await.has("#you-name"), "logged out here");
    assert!(one.get("/you").await.has("#you-name"), "and nowhere else");
    let table = three.play().await;
    let mut stream = Stream::open(&three, &format!("{table}/events"), None).await;
    one.post("/you/leave-everywhere", &[]).await;
    let end = async { while stream.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(10), end).await.expect("open pages end, too");
    for browser in [&one, &three] {
        assert!(!browser.get("/you").await.has("#you-name"));
    }
    let stranger = site.browser().post("/you/leave-everywhere", &[]).await;
    assert_eq!(stranger.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(site.browser().post("/you/leave", &[]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_personal_link_brings_somebody_back_once() {
    let site = Site::open().await;
    let (livia, phone) = (site.browser(), site.french());
    let table = livia.play().await;
    let page = livia.post("/you/link", &[]).await;
    assert!(page.has("svg.qr path") && page.has("[data-copy='you-link'][hidden]"));
    let link = personal_link(&page);
    let back = page.attributes("form.settings [name=back]", "value");
    assert_eq!(back, ["/you"], "where the language is switched, one comes to a page");
    assert!(!livia.get("/you").await.text.contains(&link), "it is shown once");
    // Looking at it does not use it up.
    for _ in 0..2 {
        let offer = phone.get(&link).await;
        assert!(offer.words().contains("Revenir sous le nom"), "{}", offer.words());
    }
    assert_eq!(phone.get(&table).await.status, StatusCode::NOT_FOUND);
    phone.post(&link, &[]).await;
    assert_eq!(phone.my_turn(&table).await.seat(), "0", "two cookies, one guest");
    for browser in [&site.browser(), &phone] {
        let used = browser.post(&link, &[]).await;
        assert_eq!(used.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(used.words().contains("already") || used.words().contains("déjà"));
    }
    let link = personal_link(&livia.post("/you/link", &[]).await);
    livia.post("/you/link/close", &[]).await;
    assert_eq!(site.browser().get(&link).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(site.browser().get("/come/nonsense").await.status, StatusCode::NOT_FOUND);
    // Whoever is somebody else here is told.
    let link = personal_link(&livia.post("/you/link", &[]).await);
    let marcus = site.browser();
    marcus.post("/settings", &[("name", "Marcus"), ("back", "/")]).await;
    assert!(marcus.get(&link).await.words().contains("Marcus is logged out"));
}

#[tokio::test]
async fn what_was_said_is_taken_back_by_whoever_said_it() {
    let site = Site::open().await;
    let (livia, marcus) = (site.browser(), site.browser());
    let table = company(&livia, &marcus).await;
    let say = format!("{table}/say");
    livia.post(&say, &[("text", "salvete omnes")]).await;
    marcus.post(&say, &[("text", "ave Livia")]).await;
    let you = livia.get("/you").await;
    assert_eq!(you.texts(".you-words q"), ["salvete omnes"], "one's own only");
    let at = you.attributes(".you-words [name=at]", "value")[0].clone();
    let id = table.trim_start_matches("/t/");
    let fields = [("table", id), ("at", at.as_str())];
    let foreign = marcus.post("/you/unsay", &fields).await;
    assert_eq!(foreign.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(marcus.get(&table).await.text.contains("salvete omnes"));
    let after = livia.post("/you/unsay", &fields).await;
    assert!(after.texts(".you-words q").is_empty());
    for browser in [&livia, &marcus] {
        for path in ["", "/log"] {
            let text = browser.get(&format!("{table}{path}")).await.text;
            assert!(!text.contains("salvete omnes") && text.contains("ave Livia"), "{path}");
        }
    }
    let page = livia.my_turn(&table).await;
    let next = livia.decide(&table, &page, &page.decisions()[0]).await;
    assert_eq!(next.status, StatusCode::OK, "the table goes on");
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_no_name_and_no_word() {
    let mut site = Site::open().await;
    let (livia, marcus) = (site.browser(), site.browser());
    let table = company(&livia, &marcus).await;
    let alone = livia.table(&[("players", "2")]).await;
    livia.post(&format!("{table}/say"), &[("text", "salvete omnes")]).await;
    let unsure = livia.post("/you/forget", &[]).await;
    assert_eq!(unsure.status, StatusCode::UNPROCESSABLE_ENTITY, "only whoever is sure");
    let home = livia.post("/you/forget", &[("sure", "yes")]).await;
    assert_eq!((home.status, home.path.as_str()), (StatusCode::OK, "/"));
    assert!(!livia.get("/you").await.has("#you-name"));
    assert_eq!(livia.get(&alone).await.status, StatusCode::NOT_FOUND);
    for _ in 0..2 {
        for path in ["", "/log", "/replay"] {
            let page = marcus.get(&format!("{table}{path}")).await;
            assert_eq!(page.status, StatusCode::OK, "{path}");
            assert!(!page.text.contains("Livia") && !page.text.contains("salvete"), "{path}");
            assert!(page.text.contains("Marcus"), "{path}");
        }
        site.restart().await;
    }
    // A bot plays on, and whoever is left has the table.
    let page = marcus.my_turn(&table).await;
    assert!(!page.decisions().is_empty());
    let published = marcus.post(&format!("{table}/publish"), &[("public", "yes")]).await;
    assert_eq!(published.status, StatusCode::OK, "the table is Marcus's now");
}

#[tokio::test]
async fn nobody_takes_a_second_open_seat_where_there_are_secrets() {
    let site = Site::open().await;
    let (host, guest) = (site.browser(), site.browser());
    let open = [("players", "3"), ("seat-1", "open"), ("seat-2", "open")];
    let hadrian = host.table(&[&open[..], &[("game", "hadrian")]].concat()).await;
    let join = format!("{hadrian}/join");
    assert_eq!(guest.post(&join, &[("seat", "1")]).await.status, StatusCode::OK);
    let second = guest.post(&join, &[("seat", "2")]).await;
    assert_eq!(second.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(second.words().contains("secret to yours"), "{}", second.words());
    assert_eq!(site.browser().post(&join, &[("seat", "2")]).await.status, StatusCode::OK);
    // Nothing is secret between builders.
    let builders = host.table(&open).await;
    for seat in ["1", "2"] {
        let joined = guest.post(&format!("{builders}/join"), &[("seat", seat)]).await;
        assert_eq!(joined.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn nobody_is_called_like_another_or_by_the_sign_for_nobody() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me
        .table(&[
            ("players", "3"),
            ("name", "Livia"),
            ("seat-1", "me"),
            ("name-1", "?"),
            ("seat-2", "bot-tiro"),
            ("name-2", "LIVIA"),
        ])
        .await;
    let log = me.get(&format!("{table}/log")).await.text;
    let header = log.lines().next().unwrap();
    for name in ["Livia", "Livia 2", "LIVIA II"] {
        assert!(header.contains(&format!("\"name\":\"{name}\"")), "{header}");
    }
}

#[tokio::test]
async fn a_site_by_https_is_asked_for_by_https_only() {
    let secure = Site::with(|config| config.base_url = "https://ludi.example".to_owned()).await;
    let page = secure.browser().get("/").await;
    assert_eq!(page.headers["strict-transport-security"], "max-age=31536000");
    let answer = secure.browser().send("/play/builders", &[], &[]).await;
    let cookies: Vec<&str> =
        answer.headers().get_all("set-cookie").iter().map(|it| it.to_str().unwrap()).collect();
    assert!(cookies.iter().any(|cookie| cookie.starts_with("__Host-ludi=")), "{cookies:?}");
    let open = Site::open().await;
    assert!(!open.browser().get("/").await.headers.contains_key("strict-transport-security"));
    let host = secure.base.trim_start_matches("http://");
    let from = |scheme: &str| format!("{scheme}://{host}");
    for (origin, status) in
        [(from("http"), StatusCode::FORBIDDEN), (from("https"), StatusCode::SEE_OTHER)]
    {
        let sent = secure.browser().send("/play/builders", &[], &[("origin", &origin)]).await;
        assert_eq!(sent.status(), status, "{origin}");
    }
}

#[tokio::test]
async fn the_promises_are_told_in_both_languages() {
    let site = Site::open().await;
    let english = site.browser().get("/promises").await;
    assert!(english.words().contains("What we promise") && english.has("article.promises h2"));
    assert!(site.french().get("/promises").await.words().contains("Ce que nous promettons"));
    assert!(site.browser().get("/").await.has("a[href='/promises']"));
    assert!(site.browser().get("/you").await.has("a[href='/promises']"), "without a name, too");
}
