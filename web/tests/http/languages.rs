//! Both languages, whole and unmixed.

use std::collections::BTreeSet;
use std::path::Path;

use ludi_engine::Bilingual;
use ludi_engine::conformance::{messages, messages_are_well_written, same_messages, sources};
use ludi_engine::phrase::ENGINE_WORDS;
use ludi_engine::puzzle::Grade;
use ludi_views::SITE_WORDS;
use ludi_views::components::LOOK_WORDS;

use crate::common::{Page, Site};

#[test]
fn both_languages_have_the_same_messages() {
    same_messages(SITE_WORDS);
    messages_are_well_written(SITE_WORDS);
}

/// What the messages of the site begin with.
const ROOMS: [&str; 3] = ["site-", "guide-", "puzzle-"];

#[test]
fn every_message_is_said_somewhere_and_every_message_said_exists() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources = ["src", "../views/src/pages"].map(|folder| sources(&here.join(folder)));
    let sources: String = sources.into_iter().flatten().map(|(_, text)| text).collect();
    let known: BTreeSet<&str> = messages(SITE_WORDS.en).iter().map(|m| m.id).collect();
    let said: BTreeSet<&str> = sources
        .split('"')
        .filter(|text| ROOMS.iter().any(|room| text.starts_with(room)))
        .filter(|text| !text.contains(['{', ' ']))
        .collect();
    let missing: Vec<_> = said.difference(&known).collect();
    assert!(missing.is_empty(), "no message {missing:?}");
    let of_level = |level: &ludi_bots::Level| {
        [format!("site-level-{}", level.id()), format!("site-rank-{}", level.id())]
    };
    let of_grade = |grade: &Grade| {
        let grade = grade.id();
        [format!("puzzle-{grade}"), format!("puzzle-{grade}-help")]
    };
    let levels = ludi_bots::LEVELS.iter().flat_map(of_level);
    let composed: BTreeSet<String> = levels.chain(Grade::ALL.iter().flat_map(of_grade)).collect();
    let unused: Vec<_> = known.difference(&said).filter(|id| !composed.contains(**id)).collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
    assert!(composed.iter().all(|id| known.contains(id.as_str())), "levels and grades have names");
}

fn words_of(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_alphabetic())
        .filter(|word| word.chars().count() > 1)
        .map(str::to_lowercase)
        .collect()
}

/// Everything we can say in each language.
fn vocabulary() -> (BTreeSet<String>, BTreeSet<String>) {
    let games = ludi_registry::all();
    let mut files: Vec<Bilingual> =
        vec![ENGINE_WORDS, SITE_WORDS, LOOK_WORDS, ludi_bots::BOT_WORDS];
    files.extend(games.iter().map(|game| game.about().messages));
    let all = |get: fn(&Bilingual) -> &'static str, names: &str| {
        let mut words = words_of(names);
        for file in &files {
            let texts = messages(get(file)).into_iter().flat_map(|message| message.texts);
            words.extend(texts.flat_map(words_of));
        }
        for name in games
            .iter()
            .flat_map(|game| [game.about().name, game.about().tagline, game.about().rules])
        {
            words.extend(words_of(get(&name)));
        }
        words
    };
    // Names of cards stand in the packs in both languages.
    let packs: Vec<toml::Table> =
        games.iter().map(|game| game.about().pack.parse().unwrap()).collect();
    let names = |key: &str| packs.iter().map(|pack| values(pack, key)).collect::<String>();
    let english = all(|name| name.en, &names("en"));
    let french = all(|name| name.fr, &names("fr"));
    (english, french)
}

/// The texts that have a key, anywhere in a table.
fn values(table: &toml::Table, key: &str) -> String {
    let mut found = String::new();
    for (name, value) in table {
        let below = match value {
            toml::Value::String(text) if name == key => text.clone(),
            toml::Value::Table(inner) => values(inner, key),
            toml::Value::Array(list) => {
                list.iter().filter_map(toml::Value::as_table).map(|it| values(it, key)).collect()
            }
            _ => continue,
        };
        found.push(' ');
        found.push_str(&below);
    }
    found
}

/// The words of a page that belong to one language alone.
fn foreign(page: &Page, own: &BTreeSet<String>, other: &BTreeSet<String>) -> Vec<String> {
    // Hashes, commands and addresses are no words.
    let mut text = page.words_outside(&["code", "textarea"]);
    for name in ["aria-label", "title", "placeholder", "data-lost", "data-failed"] {
        for value in page.attributes(&format!("[{name}]"), name) {
            text.push(' ');
            text.push_str(&value);
        }
    }
    // The other language names itself in the switch.
    let allowed = ["english", "français", "fr", "en", "ludi"];
    words_of(&text)
        .into_iter()
        .filter(|word| other.contains(word) && !own.contains(word))
        .filter(|word| !allowed.contains(&word.as_str()))
        .collect()
}

#[tokio::test]
async fn no_page_mixes_languages() {
    let site = Site::open().await;
    let (english, french) = vocabulary();
    let me = site.browser();
    let table = me.table(&[("players", "3"), ("seat-1", "friend"), ("name", "Zz")]).await;
    let over = me.table(&[("players", "2"), ("name", "Zz")]).await;
    me.play_out(&over, crate::common::wander()).await;
    for _ in 0..4 {
        let page = me.get(&table).await;
        if let Some(decision) = page.decisions().first() {
            me.decide(&table, &page, decision).await;
        }
    }
    let replay = format!("{table}/replay?at=12");
    let invitation = me.get(&table).await.value("link-1");
    let invitation = invitation[invitation.find("/t/").unwrap()..].to_owned();
    let paths = [
        "/",
        "/new?game=builders&players=4",
        &table,
        &over,
        &replay,
        "/rules/builders",
        "/nowhere",
    ];
    let guest = site.browser();
    for (lang, own, other) in [("fr", &french, &english), ("en", &english, &french)] {
        me.post("/settings", &[("lang", lang)]).await;
        guest.post("/settings", &[("lang", lang)]).await;
        for path in paths {
            let page = me.get(path).await;
            assert_eq!(foreign(&page, own, other), [""; 0], "{lang} {path}");
            assert!(page.has(&format!("html[lang={lang}]")), "{path}");
        }
        let invited = guest.get(&invitation).await;
        assert_eq!(foreign(&invited, own, other), [""; 0], "{lang} invitation");
        let stale =
            me.post(&format!("{table}/decide"), &[("position", "1"), ("decision", "end")]).await;
        assert_eq!(foreign(&stale, own, other), [""; 0], "{lang} stale");
    }
}

#[tokio::test]
async fn the_language_is_switched_in_place() {
    let site = Site::open().await;
    let me = site.french();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let french = me.get(&table).await;
    assert!(french.text.contains("Bâtisseurs"), "the browser's language at first");
    let english = me.post("/settings", &[("back", &table), ("lang", "en")]).await;
    assert_eq!(english.path, table);
    assert_eq!(english.position(), french.position());
    assert!(english.text.contains("The Builders"));
}
