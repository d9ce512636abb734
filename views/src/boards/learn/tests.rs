//! What must hold for what newcomers are told, of every game.

use std::collections::BTreeSet;

use ludi_engine::{AnyGame, Lang};
use maud::html;

use super::*;
use crate::components::tests::{all, check, check_prose, read};
use crate::{Visitor, pages, words};

/// Calls `look` with every game that is taught, and counts them.
fn taught(mut look: impl FnMut(&'static dyn AnyGame, &'static Learn)) {
    let mut seen = 0;
    for game in ludi_registry::all() {
        let learn: &'static Learn = ludi_registry::with_game!(game.id(), G => {
            const { &<G as Board>::LEARN }
        })
        .expect("the registry knows its games");
        if learn.in_play.is_some() {
            seen += 1;
            look(game, learn);
        }
    }
    assert!(seen >= 4, "only {seen} games are taught");
}

#[test]
fn every_rule_that_is_named_exists() {
    taught(|game, learn| {
        let glance = learn.glance.iter().map(|glimpse| glimpse.1);
        let signs = learn.signs.iter().flat_map(|(_, signs)| signs.iter().map(|sign| sign.1));
        let places = learn.pieces.iter().flat_map(|piece| piece.places.iter().map(|it| it.3));
        let shown = learn.examples.iter().flat_map(|example| example.rules.iter().copied());
        let steps = learn.steps.iter().map(|step| step.1);
        let named = glance.chain(signs).chain(places).chain(shown).chain(steps);
        let named: BTreeSet<RuleId> = named.collect();
        assert!(named.len() > 8, "{}: only {named:?}", game.id());
        for lang in Lang::ALL {
            let book = game.rulebook(lang);
            for rule in &named {
                assert!(book.rule(rule).is_some(), "{} has no rule {rule}", game.id());
            }
        }
    });
}

#[test]
fn everything_is_said_and_drawn_in_both_languages() {
    taught(|game, learn| {
        for lang in Lang::ALL {
            let words = words::game(game.id(), lang);
            let primer = primer(game, words);
            assert_eq!(primer.glance.len(), 8, "{}", game.id());
            assert_eq!(primer.examples.len(), learn.examples.len());
            let (board, _) = primer.in_play.as_ref().expect("it is shown in play");
            check(&board.0);
            let text = html! {
                @for told in primer.feels.iter().chain(&primer.glance) {
                    p { (told.name) } p { (told.text) } div { (told.shows) }
                }
                (crate::components::legend(words, game.id(), &primer.legend, "x", true))
            };
            let html = check(&text.into_string());
            check_prose(&html, lang);
            let empty =
                all(&html, ".one-sign").into_iter().filter(|sign| sign.children().next().is_none());
            assert_eq!(empty.count(), 0, "{}: a sign that shows nothing", game.id());
        }
    });
}

/// Every picture of a game's file means something that the legend tells, or bears its name, or is
/// an ornament; and none is called an ornament that does not exist.
#[test]
fn every_picture_is_explained_or_an_ornament() {
    taught(|game, learn| {
        let words = words::game(game.id(), Lang::En);
        let primer = primer(game, words);
        let text =
            crate::components::legend(words, game.id(), &primer.legend, "", false).into_string();
        let html = read(&text);
        let drawn: BTreeSet<String> = all(&html, "use")
            .iter()
            .filter_map(|it| it.attr("href")?.split_once(&format!("/{}.svg#", game.id())))
            .map(|(_, id)| id.to_owned())
            .collect();
        let is_ornament = |id: &str| {
            learn.ornaments.iter().any(|one| match one.strip_suffix('*') {
                Some(start) => id.starts_with(start),
                None => id == *one,
            })
        };
        let all: Vec<String> = assets::symbols(game.id());
        assert!(all.len() > 20, "{}", game.id());
        for id in &all {
            let told = drawn.contains(id) || is_ornament(id);
            assert!(told, "{}: nobody says what {id} means", game.id());
        }
        for one in learn.ornaments {
            let exists = all.iter().any(|id| id.starts_with(one.trim_end_matches('*')));
            assert!(exists, "{}: there is no picture {one}", game.id());
        }
    });
}

#[test]
fn examples_can_be_stepped_through_and_tell_what_happens() {
    taught(|game, learn| {
        assert!(learn.examples.len() >= 2, "{}", game.id());
        for (number, example) in (1..).zip(learn.examples) {
            let (first, last) = example.events;
            assert!(first < last, "{}", example.name);
            for lang in Lang::ALL {
                let visitor = Visitor { lang, ..Visitor::default() };
                let page = |at| {
                    let page = pages::rules::example::page(&visitor, game, number, at);
                    check(&page.expect("there is such an example").into_string())
                };
                let (begin, end) = (page(None), page(Some(LogIndex::MAX)));
                assert_eq!(all(&begin, ".example-steps a").len(), 1, "only on");
                assert_eq!(all(&end, ".example-steps a").len(), 1, "only back");
                assert!(
                    all(&end, ".example-told li").len() > all(&begin, ".example-told li").len()
                );
                assert_eq!(all(&page(Some(first + 1)), ".example-steps a").len(), 2);
            }
        }
        let visitor = Visitor::default();
        for number in [0, learn.examples.len() + 1] {
            assert!(pages::rules::example::page(&visitor, game, number, None).is_none());
        }
    });
}

#[test]
fn the_page_of_every_game_is_sound_in_both_languages() {
    for game in ludi_registry::all() {
        for lang in Lang::ALL {
            let visitor = Visitor { lang, ..Visitor::default() };
            let best = pages::game::Best {
                table: "abc".to_owned(),
                who: "<Livia>".to_owned(),
                own: true,
                against: vec!["Marcus".to_owned()],
                ended: 0,
                total: 204,
                unit: 10,
                taken_back: 0,
            };
            let pack = game.builtin_pack();
            let beyond = pages::game::Beyond {
                best: &[best],
                origins: pack.origins(),
                progress: &pages::learn::Progress::default(),
            };
            let text = pages::game::page(&visitor, game, &beyond).into_string();
            let html = check(&text);
            assert_eq!(all(&html, ".btn.go").len(), 1, "one thing is the next to do");
            let score = all(&html, ".best-scores td:last-child")[0].text().collect::<String>();
            assert_eq!(score, if lang == Lang::En { "20.4" } else { "20,4" });
            let picture = all(&html, ".in-play");
            assert!(
                picture.iter().all(|it| it.attr("inert").is_some()),
                "nothing in it is a control"
            );
        }
    }
}

/// What is said while nothing is asked of anybody.
const ASKS_NOTHING: [&str; 6] = ["over", "wait", "deal", "chance", "finished", "nothing"];

/// Whatever a game can ask is explained, also what hardly ever comes up.
#[test]
fn every_prompt_of_a_game_is_explained_in_a_sentence_or_two() {
    taught(|game, learn| {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
        let file = folder.join(game.id()).join("locales/en.ftl");
        let text = std::fs::read_to_string(file).expect("a game has messages");
        let all: BTreeSet<&str> = ludi_engine::conformance::messages(&text)
            .iter()
            .filter_map(|message| message.id.strip_prefix("prompt-"))
            .filter(|name| !ASKS_NOTHING.contains(name))
            .collect();
        let told: BTreeSet<&str> = learn.steps.iter().map(|step| step.0).collect();
        assert_eq!(told, all, "{}", game.id());
        for lang in Lang::ALL {
            for (name, _) in learn.steps {
                let text = own(words::game(game.id(), lang), game.id(), &format!("asks-{name}"));
                let ends = text.matches(['.', '?', '!']).count();
                assert!((1..=3).contains(&ends) && text.chars().count() < 240, "{name}: {text}");
            }
        }
    });
}
