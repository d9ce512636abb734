//! What goes over the wire while a game is played: what changed, compressed.

use std::time::Duration;

use serde_json::Value as Json;

use crate::common::{Browser, Page, Site, Stream, wander};

/// What an own action may cost, in bytes.
const ACTION: usize = 15_000;

/// What a year of two bots may cost, in bytes.
const YEAR: usize = 100_000;

/// The bytes a stream sends until it is silent for a moment.
async fn sent(stream: &mut reqwest::Response) -> usize {
    let mut bytes = 0;
    while let Ok(chunk) = tokio::time::timeout(Duration::from_millis(120), stream.chunk()).await {
        bytes += chunk.unwrap().expect("the stream goes on").len();
    }
    bytes
}

async fn watched(me: &Browser, fields: &[(&str, &str)]) -> (String, Page, reqwest::Response) {
    let table = me.table(fields).await;
    let page = me.my_turn(&table).await;
    let path = format!("{table}/events?patch=yes&after={}", page.position());
    let mut stream = Stream::squeezed(me, &path).await;
    let all = sent(&mut stream).await;
    assert!(all < 40_000, "{all} bytes for the whole page, once");
    (table, page, stream)
}

#[tokio::test]
async fn an_own_action_of_hadrians_wall_costs_little() {
    let site = Site::open().await;
    let me = site.browser();
    let (table, mut page, mut stream) =
        watched(&me, &[("game", "hadrian"), ("players", "1")]).await;
    let mut pick = wander();
    let mut most = 0;
    for _ in 0..25 {
        let decisions = page.decisions();
        let decision = &decisions[pick(&decisions) % decisions.len()];
        page = me.decide(&table, &page, decision).await;
        let bytes = sent(&mut stream).await;
        assert!((1..=ACTION).contains(&bytes), "{bytes} bytes for {decision}");
        most = most.max(bytes);
    }
    assert!(most > 500, "{most} bytes at most: something was sent");
}

#[tokio::test]
async fn a_year_of_bots_costs_little() {
    let site = Site::open().await;
    let me = site.browser();
    let fields = [("game", "hadrian"), ("players", "3"), ("seat-1", "miles"), ("seat-2", "miles")];
    let (table, mut page, mut stream) = watched(&me, &fields).await;
    let mut bytes = 0;
    // The reader keeps a card and finishes; the bots play their year.
    loop {
        let decisions = page.decisions();
        let ends = decisions.iter().find(|one| *one == "finish");
        me.decide(&table, &page, ends.unwrap_or(&decisions[0])).await;
        bytes += sent(&mut stream).await;
        page = me.my_turn(&table).await;
        if ends.is_some() {
            break;
        }
    }
    bytes += sent(&mut stream).await;
    assert!((1..=YEAR).contains(&bytes), "{bytes} bytes for a year");
}

/// What a page of three players may weigh before it is compressed, in bytes.
const PAGE: usize = 250_000;

#[tokio::test]
async fn the_sheets_of_others_come_when_they_are_asked_for() {
    let site = Site::open().await;
    let me = site.browser();
    let fields = [("game", "hadrian"), ("players", "3"), ("seat-1", "miles"), ("seat-2", "miles")];
    let table = me.table(&fields).await;
    let page = me.my_turn(&table).await;
    let page = me.decide(&table, &page, &page.decisions()[0]).await;
    assert!(page.text.len() < PAGE, "{} bytes", page.text.len());
    assert!(!page.has(".rival-sheets .part"), "a page has one's own sheets only");
    // A script fetches the part; without one, a link leads to a page that has it.
    let sheets = me.get(&format!("{table}/area/1")).await;
    assert_eq!(sheets.texts(".part").len(), 9);
    assert!(!sheets.has("form, [name=decision]"), "they offer nothing");
    let link = page.attributes(".of-1 .on-demand > a", "href").remove(0);
    let asked = me.get(&link).await;
    assert_eq!(asked.texts(".rival-sheets.of-1 .part").len(), 9);
    assert!(asked.has("#sheets-1[checked]") && !asked.has(".rival-sheets.of-2 .part"));
    assert_eq!(asked.decisions(), page.decisions(), "and everything else");
    // The same for a moment that is past.
    let past = me.get(&format!("{table}/replay?at=3")).await;
    let link = past.attributes(".of-1 .on-demand > a", "href").remove(0);
    assert_eq!(me.get(&link).await.texts(".rival-sheets.of-1 .part").len(), 9);
    assert_eq!(me.get(&format!("{table}/area/1?at=3")).await.texts(".part").len(), 9);
}

#[tokio::test]
async fn areas_that_do_not_exist_are_not_found() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("game", "hadrian"), ("players", "2"), ("seat-1", "miles")]).await;
    for wrong in ["area/2", "area/255", "area/1?at=99999"] {
        assert_eq!(me.get(&format!("{table}/{wrong}")).await.status, 404, "{wrong}");
    }
    let page = me.get(&format!("{table}?seat=9")).await;
    assert!(page.has("#sheets-0[checked]"), "one's own lie in front");
    let stranger = site.browser().get(&format!("{table}/area/1")).await;
    assert_eq!(stranger.status, 404, "who may not look sees nothing");
    // Where a line says all there is, nothing more can be asked for.
    let small = me.table(&[("game", "builders"), ("players", "2"), ("seat-1", "miles")]).await;
    assert_eq!(me.get(&format!("{small}/area/1")).await.status, 404);
}

/// What the script makes of an update: whole parts in the place of changes.
fn patched(parts: &mut Json, update: &Json) {
    for (id, html) in update["swap"].as_object().into_iter().flatten() {
        parts[id] = html.clone();
    }
    for (id, steps) in update["patch"].as_object().into_iter().flatten() {
        let old: Vec<u16> = parts[id].as_str().unwrap().encode_utf16().collect();
        let mut new = Vec::new();
        for step in steps.as_array().unwrap() {
            match (step.as_str(), step[0].as_u64(), step[1].as_u64()) {
                (Some(text), ..) => new.extend(text.encode_utf16()),
                (_, Some(from), Some(to)) => new.extend(&old[from as usize..to as usize]),
                _ => panic!("{step}"),
            }
        }
        parts[id] = String::from_utf16(&new).unwrap().into();
    }
}

#[tokio::test]
async fn what_changed_makes_the_whole_page() {
    let site = Site::open().await;
    let me = site.browser();
    for game in ["builders", "praetor"] {
        let fields = [("game", game), ("players", "2"), ("seat-1", "friend")];
        let table = me.table(&fields).await;
        let mut page = me.get(&table).await;
        let path = format!("{table}/events?patch=yes&after={}", page.position());
        let mut stream = Stream::open(&me, &path, None).await;
        let first: Json = serde_json::from_str(&stream.table().await.data).unwrap();
        assert!(
            first["swap"]["board"].is_string() && first.get("patch").is_none(),
            "texts to start from"
        );
        let mut parts = Json::Object(serde_json::Map::new());
        patched(&mut parts, &first);
        for _ in 0..6 {
            let Some(decision) = page.decisions().into_iter().next_back() else { break };
            page = me.decide(&table, &page, &decision).await;
            let update: Json = serde_json::from_str(&stream.table().await.data).unwrap();
            assert!(update.get("swap").is_none() && update["patch"].is_object(), "{decision}");
            patched(&mut parts, &update);
            let now = me.get(&format!("{table}/now")).await;
            let now: Json = serde_json::from_str(&now.text).unwrap();
            let answered = format!("name=\"position\" value=\"{}\"", now["position"]);
            for (id, html) in now["swap"].as_object().unwrap() {
                let html =
                    html.as_str().unwrap().replace(&answered, "name=\"position\" value=\"\"");
                assert_eq!(parts[id].as_str().unwrap(), html, "{id} after {decision}");
            }
        }
    }
}
