//! Who plays: names, presence, invitations, ways to set up a table, giving up.

use reqwest::StatusCode;
use serde_json::Value as Json;

use crate::common::{Browser, Page, Site, Stream};

/// What the header of a table's log says of its setup.
async fn setup(me: &Browser, table: &str) -> Json {
    let log = me.get(&format!("{table}/log")).await.text;
    let header: Json = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    header["setup"].clone()
}

/// A page asked for under another name of the server.
async fn by_name(me: &Browser, path: &str, host: &'static str) -> Page {
    let request = me.client.get(format!("{}{path}", me.base)).header("host", host);
    let response = request.send().await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    Page::new(status, path, headers, response.text().await.unwrap())
}

/// A table with a friend who has sat down: its address.
async fn company(livia: &Browser, marcus: &Browser) -> String {
    let table = livia.table(&[("players", "2"), ("name", "Livia"), ("seat-1", "friend")]).await;
    let link = livia.get(&table).await.value("link-1");
    marcus.post(&link[link.find("/t/").unwrap()..], &[("name", "Marcus")]).await;
    table
}

#[tokio::test]
async fn nobody_gets_a_name_without_seeing_it_first() {
    let site = Site::open().await;
    let me = site.browser();
    let home = me.get("/").await;
    assert!(!home.value("my-name").is_empty(), "a name to take or change");
    assert!(home.has("button[form='play-as'][formaction='/play/builders']"), "it goes along");
    assert!(!home.has(".tool.me"), "and nobody is known yet");
    let table = me.post("/play/builders", &[("name", " Livia  Drusilla ")]).await;
    assert!(table.words().contains("Livia Drusilla"));
    let known = me.get("/").await;
    assert_eq!(known.value("my-name"), "Livia Drusilla");
    assert_eq!(known.value("name-card-name"), "Livia Drusilla", "changed from any page");
    me.post("/settings", &[("name", "Drusilla"), ("back", "/rules")]).await;
    assert_eq!(me.get("/").await.value("my-name"), "Drusilla");
    let fresh = site.browser();
    fresh.post("/settings", &[("name", "Marcus"), ("back", "/")]).await;
    assert_eq!(fresh.get("/").await.value("my-name"), "Marcus", "a name alone is remembered");
    let nameless = site.browser().post("/play/builders", &[]).await;
    assert_eq!(nameless.status, StatusCode::OK, "a program need not say any");
}

#[tokio::test]
async fn links_begin_with_the_address_the_server_was_reached_by() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let near = me.get(&table).await;
    assert!(near.value("link-1").starts_with(&format!("{}{table}/seat/2/", site.base)));
    assert!(near.words().contains("works on this computer only"));
    let far = by_name(&me, &table, "ludi.home:8080").await;
    let link = far.value("link-1");
    assert!(link.starts_with("http://ludi.home:8080/t/"), "{link}");
    assert!(far.value("watch-link").starts_with("http://ludi.home:8080/t/"));
    assert!(!far.words().contains("works on this computer only"));
    assert!(
        far.has("#invite svg.qr path") && far.has("#invite button[data-share='link-1'][hidden]")
    );

    let named = Site::with(|config| config.base_url = "https://ludi.example/".to_owned()).await;
    let me = named.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let link = by_name(&me, &table, "10.0.0.1").await.value("link-1");
    assert!(link.starts_with("https://ludi.example/t/"), "who runs the server knows best: {link}");
}

#[tokio::test]
async fn an_invitation_says_who_invites_to_what() {
    let site = Site::open().await;
    let (livia, friend) = (site.browser(), site.french());
    let table = livia.table(&[("players", "3"), ("name", "Livia"), ("seat-1", "friend")]).await;
    let link = livia.get(&table).await.value("link-1");
    let page = friend.get(&link[link.find("/t/").unwrap()..]).await;
    for fact in ["Livia vous invite", "Les Bâtisseurs", "3 joueurs", "min", "votre place"] {
        assert!(page.words().contains(fact), "{fact} in {}", page.words());
    }
    assert!(page.has(".invitation svg.scene") && page.has(".facts a[href='/rules/builders']"));
    assert!(!page.value("name").is_empty(), "a name to take or change");
    for _ in 0..30 {
        let stranger = site.browser().get(&link[link.find("/t/").unwrap()..]).await;
        assert_ne!(stranger.value("name"), "Livia", "nobody is offered the name of the host");
    }
}

#[tokio::test]
async fn a_preset_fills_the_form_and_what_is_said_goes_before() {
    let site = Site::open().await;
    let me = site.browser();
    let form =
        me.get("/new?game=hadrian&players=2&choose=expert&name=Livia&set-difficulty=easy").await;
    let chosen =
        |page: &Page, name: &str| page.attributes(&format!("[name={name}][checked]"), "value");
    assert_eq!(chosen(&form, "set-difficulty"), ["hard"], "what was just chosen sets everything");
    assert_eq!(chosen(&form, "hints"), ["no"]);
    assert_eq!(form.attributes("[name='seat-1'] option[selected]", "value"), ["bot-centurio"]);
    assert_eq!(form.value("name"), "Livia", "but who plays stays");
    assert_eq!(form.attributes("button[aria-pressed=true][name=choose]", "value"), ["expert"]);
    let kept = me.get("/new?game=hadrian&players=3&preset=expert&name=L&set-difficulty=easy").await;
    assert_eq!(chosen(&kept, "set-difficulty"), ["easy"], "what was changed since stays");

    let made = me.table(&[("game", "hadrian"), ("preset", "expert"), ("players", "2")]).await;
    assert_eq!(setup(&me, &made).await["difficulty"], "hard");
    assert!(!me.post(&format!("{made}/look"), &[]).await.has("form[action$='/hint']"));
    let own = [("game", "hadrian"), ("preset", "expert"), ("set-difficulty", "easy")];
    let own = me.table(&own).await;
    assert_eq!(setup(&me, &own).await["difficulty"], "easy");
    let box_ = me.table(&[("preset", "box")]).await;
    let printed = setup(&me, &box_).await;
    assert_eq!((&printed["finite_bank"], &printed["stall_rounds"]), (&true.into(), &0.into()));
}

#[tokio::test]
async fn a_first_game_is_played_by_the_usual_rules_whoever_plays_it() {
    let site = Site::open().await;
    let me = site.browser();
    for game in ludi_registry::all() {
        let play = format!("/play/{}", game.id());
        let usual = me.post(&play, &[]).await.path;
        let first = me.post(&play, &[("name", "Livia"), ("preset", "first")]).await.path;
        let (usual, first) = (setup(&me, &usual).await, setup(&me, &first).await);
        for (key, value) in usual.as_object().expect("switches by their names") {
            // What makes a first game easier, and no more.
            if !["difficulty", "level"].contains(&key.as_str()) {
                assert_eq!(first[key], *value, "{}: {key}", game.id());
            }
        }
    }
}

#[tokio::test]
async fn the_edition_follows_the_language_and_only_what_applies_is_asked() {
    let site = Site::open().await;
    let (en, fr) = (site.browser(), site.french());
    let chosen = |page: &Page| page.attributes("[name=set-edition][checked]", "value");
    assert_eq!(chosen(&en.get("/new?game=praetor").await), ["en"]);
    assert_eq!(chosen(&fr.get("/new?game=praetor").await), ["fr"]);
    let table = fr.post("/play/praetor", &[]).await.path;
    assert_eq!(setup(&fr, &table).await["edition"], "fr");
    let table = en.post("/play/praetor", &[]).await.path;
    assert_eq!(setup(&en, &table).await["edition"], "en");
    for (alone, company, field) in [
        (true, false, ("magna-roma", "set-level")),
        (false, true, ("magna-roma", "set-first")),
        (true, false, ("hadrian", "set-fort")),
        (false, true, ("hadrian", "public")),
        (false, true, ("hadrian", "seat-0")),
    ] {
        for (players, asked) in [(1, alone), (3, company)] {
            let (game, name) = field;
            let page = en.get(&format!("/new?game={game}&players={players}")).await;
            assert_eq!(page.has(&format!("[name='{name}']")), asked, "{name} for {players}");
        }
    }
    assert!(!en.get("/new?game=praetor&players=2").await.has("[name=set-expert]"));
}

#[tokio::test]
async fn a_friend_is_seen_to_be_here_or_away() {
    let site = Site::open().await;
    let (livia, marcus) = (site.browser(), site.browser());
    let table = company(&livia, &marcus).await;
    let page = livia.get(&table).await;
    assert!(page.has(".presence") && !page.has(".presence.is-here"), "nobody looks yet");
    let path = format!("{table}/events?after={}", page.position());
    let mut seen = Stream::open(&livia, &path, None).await;
    seen.table().await;
    let theirs = Stream::open(&marcus, &path, None).await;
    let update: Json = serde_json::from_str(&seen.table().await.data).unwrap();
    assert!(update["swap"]["players"].as_str().unwrap().contains("is-here"), "{update}");
    assert!(livia.get(&table).await.has("#players .presence.is-here"));
    drop(theirs);
    let update: Json = serde_json::from_str(&seen.table().await.data).unwrap();
    assert!(!update["swap"]["players"].as_str().unwrap().contains("is-here"), "{update}");
    let bots = livia.table(&[("players", "2")]).await;
    assert!(!livia.get(&bots).await.has(".presence"), "bots are always there");
}

#[tokio::test]
async fn words_questions_and_arrivals_are_called_out_to_others() {
    let site = Site::open().await;
    let (livia, marcus) = (site.browser(), site.browser());
    let table = livia.table(&[("players", "2"), ("name", "Livia"), ("seat-1", "friend")]).await;
    let page = livia.my_turn(&table).await;
    let path = format!("{table}/now?after={}", page.position());
    let calls = async |me: &Browser| -> Vec<(String, String)> {
        let update: Json = serde_json::from_str(&me.get(&path).await.text).unwrap();
        serde_json::from_value(update["calls"].clone()).unwrap_or_default()
    };
    let link = page.value("link-1");
    marcus.post(&link[link.find("/t/").unwrap()..], &[("name", "Marcus")]).await;
    marcus.post(&format!("{table}/say"), &[("text", "Salve!")]).await;
    let told = calls(&livia).await;
    let kinds: Vec<&str> = told.iter().map(|(kind, _)| kind.as_str()).collect();
    assert_eq!(kinds, ["join", "say"], "{told:?}");
    assert!(told[0].1.contains("Marcus") && told[1].1.contains("Salve!"), "{told:?}");
    assert!(calls(&marcus).await.is_empty(), "not to whoever did it");

    let page = livia.my_turn(&table).await;
    let recruit = page.decisions().into_iter().find(|it| it.starts_with("recruit")).unwrap();
    livia.decide(&table, &page, &recruit).await;
    let page = livia.my_turn(&table).await;
    let to = page.attributes("form[action$='/ask'] [name=to]", "value").remove(0);
    livia.post(&format!("{table}/ask"), &[("to", &to)]).await;
    let asked = calls(&marcus).await;
    assert!(asked.iter().any(|(kind, text)| kind == "ask" && text.contains("Livia")), "{asked:?}");
    let page = marcus.get(&table).await;
    assert!(page.words().contains("Your answer is awaited"), "the tab says so");
}

#[tokio::test]
async fn at_one_screen_it_is_said_whose_turn_it_is() {
    let site = Site::open().await;
    let me = site.browser();
    let seats = [("players", "2"), ("seat-1", "me"), ("name-0", "Anna"), ("name-1", "Bruno")];
    let table = me.table(&seats).await;
    let page = me.my_turn(&table).await;
    assert!(page.has("#whose-0") && page.words().contains("Anna to play"), "{}", page.words());
    me.decide(&table, &page, "end").await;
    let page = me.my_turn(&table).await;
    assert!(page.has("#whose-1") && page.words().contains("Bruno to play"), "{}", page.words());
    let alone = me.play().await;
    assert!(!me.my_turn(&alone).await.has(".whose-turn"), "who plays alone knows");
}

#[tokio::test]
async fn who_gives_up_lets_a_bot_play_on_and_finds_the_game_in_the_list() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("name", "Livia")]).await;
    let page = me.my_turn(&table).await;
    assert!(page.has("form[action$='/resign']") && !page.has("#open-talk"), "nobody to talk to");
    let home = me.post(&format!("{table}/resign"), &[]).await;
    assert_eq!(home.path, "/");
    let told = async || loop {
        let home = me.get("/").await;
        if home.has("#mine-finished") {
            return home.words();
        }
        assert!(home.words().contains("given up; a bot plays on for you"), "{}", home.words());
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert!(told().await.contains("given up; "));
    let stranger = site.browser();
    stranger.play().await;
    let public = me.table(&[("players", "2"), ("public", "yes")]).await;
    let refused = stranger.post(&format!("{public}/resign"), &[]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn only_a_table_of_ones_own_is_deleted() {
    let site = Site::open().await;
    let (livia, marcus) = (site.browser(), site.browser());
    let own = livia.table(&[("players", "2"), ("name", "Livia")]).await;
    livia.my_turn(&own).await;
    assert!(livia.get("/").await.has(&format!("form[action='{own}/delete']")));
    assert_eq!(livia.post(&format!("{own}/delete"), &[]).await.path, "/");
    assert_eq!(livia.get(&own).await.status, StatusCode::NOT_FOUND);
    assert!(!livia.get("/").await.has(&format!("a[href='{own}']")));
    let shared = company(&livia, &marcus).await;
    let refused = livia.post(&format!("{shared}/delete"), &[]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!livia.get("/").await.has(&format!("form[action='{shared}/delete']")));
    assert_eq!(marcus.get(&shared).await.status, StatusCode::OK, "it is theirs, too");
}

#[tokio::test]
async fn the_rules_of_every_game_are_one_click_away() {
    let site = Site::open().await;
    let me = site.browser();
    assert!(me.get("/").await.has("a.tool.rules[href='/rules']"));
    let shelf = me.get("/rules").await;
    for game in ludi_registry::all() {
        let own = format!("a[href='/rules/{}']", game.id());
        assert!(shelf.has(&format!(".rule-books {own}")), "{}", game.id());
        for other in ludi_registry::all() {
            let page = me.get(&format!("/rules/{}", other.id())).await;
            assert!(page.has(&format!(".books {own}")) && page.has(".books a[href='/rules']"));
        }
    }
    assert!(
        !me.get("/").await.has("#games-heading ~ .shelf a.provenance"),
        "no doubts on the shelf"
    );
}

#[tokio::test]
async fn nobody_looks_like_somebody_else() {
    let site = Site::open().await;
    let (host, second, third) = (site.browser(), site.browser(), site.browser());
    let fields = [("players", "3"), ("name", "Livia"), ("seat-1", "friend"), ("seat-2", "friend")];
    let table = host.table(&fields).await;
    for (guest, seat, name) in [(&second, 1, "li\u{200b}via"), (&third, 2, "\u{202e}?")] {
        let link = host.get(&table).await.value(&format!("link-{seat}"));
        guest.post(&link[link.find("/t/").unwrap()..], &[("name", name)]).await;
    }
    let log = host.get(&format!("{table}/log")).await.text;
    assert!(log.contains("\"join\":{\"name\":\"livia II\"}"), "{log}");
    assert!(!log.contains("\u{202e}") && !log.contains("\"join\":{\"name\":\"?\"}"), "{log}");
}
