//! Both languages, unmixed.

use std::collections::BTreeSet;
use std::path::Path;

use ludi_browser::{Browser, Server};
use ludi_engine::Lang;
use ludi_engine::conformance::messages;
use ludi_engine::phrase::ENGINE_WORDS;
use serde_json::json;

use crate::pages::{everywhere, unfold};

fn words_of(text: &str) -> BTreeSet<String> {
    let parts = text.split(|c: char| !c.is_alphabetic());
    parts.filter(|word| word.chars().count() > 2).map(str::to_lowercase).collect()
}

/// The words of a message file, without its ids and variables.
fn said(file: &str) -> BTreeSet<String> {
    messages(file)
        .iter()
        .flat_map(|message| &message.texts)
        .flat_map(|text| words_of(text))
        .collect()
}

/// Everything that is written in a language: messages, rules, names of cards.
fn vocabulary(lang: Lang) -> BTreeSet<String> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../views/locales");
    let ending = format!(".{}.ftl", lang.code());
    let mut words = said(ENGINE_WORDS.get(lang));
    for folder in ["", "boards", "learn"] {
        let files = std::fs::read_dir(locales.join(folder)).expect("a folder of messages");
        let files = files.map(|file| file.expect("a file").path());
        for file in files.filter(|file| file.to_string_lossy().ends_with(&ending)) {
            words.extend(said(&std::fs::read_to_string(file).expect("a message file")));
        }
    }
    for game in ludi_registry::all() {
        let about = game.about();
        words.extend(said(about.messages.get(lang)));
        for text in [about.name, about.tagline, about.rules] {
            words.extend(words_of(text.get(lang)));
        }
        let key = format!("{} = \"", lang.code());
        let names = about.pack.split(&key).skip(1);
        words.extend(names.filter_map(|rest| rest.split('"').next()).flat_map(words_of));
    }
    words
}

/// What people see, and what those hear who do not. What says that it is in another language may
/// be: the switch, and the notes of a pack. So may code, links and the values of a pack: ids,
/// commands, names of files, names of cards in both languages.
const SHOWN: &str = "
    const body = document.body.cloneNode(true);
    const own = document.documentElement.lang;
    for (const one of body.querySelectorAll(`code, textarea, .values .scroll, [lang]:not([lang=${own}])`)) {
        one.remove();
    }
    const texts = [document.title];
    const walk = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) texts.push(walk.currentNode.data);
    for (const name of ['aria-label', 'title', 'placeholder', 'data-lost', 'data-failed']) {
        for (const one of body.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name));
    }
    return texts.join('\\n')";

#[tokio::test(flavor = "multi_thread")]
async fn no_page_mixes_languages() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    let pages = everywhere(&me).await;
    let (english, french) = (vocabulary(Lang::En), vocabulary(Lang::Fr));
    let mut mixed = Vec::new();
    for (lang, own, other) in [("fr", &french, &english), ("en", &english, &french)] {
        if me.run("return document.documentElement.lang").await != json!(lang) {
            me.go("/").await;
            me.click(&format!("header button[value={lang}]")).await;
            me.until(&format!("return document.documentElement.lang === '{lang}'")).await;
        }
        for page in &pages {
            me.go(page).await;
            assert_eq!(me.run("return document.documentElement.lang").await, json!(lang));
            unfold(&me).await;
            let shown = me.run(SHOWN).await;
            let foreign: Vec<String> = words_of(shown.as_str().unwrap())
                .into_iter()
                .filter(|word| other.contains(word) && !own.contains(word))
                // The id of the pack is the same in all languages.
                .filter(|word| word != "antiquity")
                .collect();
            if !foreign.is_empty() {
                mixed.push(format!("{lang} {page}: {foreign:?}"));
            }
        }
    }
    assert!(mixed.is_empty(), "{}", mixed.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_is_switched_in_the_middle_of_a_move() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    let table = me.table(2, false).await;
    // With one site alone it would be chosen at once.
    for word in ["open", "open", "send"] {
        let decision = me.my_turn().await.into_iter().find(|d| d.starts_with(word)).unwrap();
        me.decide(&decision).await;
    }
    let (decisions, position) = (me.my_turn().await, me.position().await);
    for (lang, name) in [("fr", "Bâtisseurs"), ("en", "Builders")] {
        me.click("#open-house").await;
        me.click(&format!("#house button[value={lang}]")).await;
        me.until(&format!("return document.documentElement.lang === '{lang}'")).await;
        assert_eq!(me.path().await, table);
        assert_eq!((me.my_turn().await, me.position().await), (decisions.clone(), position));
        assert!(me.driver.title().await.unwrap().contains(name));
    }
}
