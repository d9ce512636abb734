//! The map of the campaign.

use ludi_engine::Lang;

use super::*;
use crate::boards::hadrian::campaign::Verdict;
use crate::components::tests::{all, check};

fn march(results: &[(u8, bool, bool)]) -> March {
    let mut march = March::new(campaign::components());
    for (fort, goal, challenge) in results {
        let verdict = Verdict { goal: *goal, challenge: *challenge };
        assert!(march.record(*fort, false, verdict, 64), "fort {fort}");
    }
    march
}

fn drawn(march: March, chosen: u8, lang: Lang) -> scraper::Html {
    let campaign = Campaign { march, chosen, running: None, latest: None };
    let visitor = Visitor { lang, ..Visitor::default() };
    check(&page(&visitor, &campaign).into_string())
}

/// HW-180: held, next and later forts differ in shape and in words.
#[test]
fn every_fort_says_how_it_stands() {
    let won = march(&[(1, true, true), (2, false, false), (2, true, false), (3, false, false)]);
    let html = drawn(won, 3, Lang::En);
    let forts = all(&html, "a.map-fort");
    assert_eq!(forts.len(), 16);
    let said: Vec<&str> = forts.iter().map(|it| it.attr("aria-label").unwrap()).collect();
    assert_eq!(said[0], "1 Segedunum: held, challenge met");
    assert_eq!(said[1], "2 Pons Aelius: held");
    assert_eq!(said[2], "3 Condercum: once more");
    assert_eq!(said[3], "4 Vindobala: later");
    let count = |selector: &str| all(&html, selector).len();
    assert_eq!(
        [".map-flag", ".map-laurel", ".is-next .map-ring", ".is-next .map-cross"].map(count),
        [2, 1, 1, 1]
    );
    assert_eq!(count(".wall"), 1, "the wall stands as far as forts are held");
    assert_eq!(count(".btn.go"), 1);
}

#[test]
fn a_fort_that_is_not_reached_cannot_be_begun() {
    for lang in Lang::ALL {
        let html = drawn(march(&[]), 5, lang);
        assert_eq!(all(&html, ".btn.go").len(), 0);
        assert_eq!(all(&html, ".wall").len(), 0, "nothing is built yet");
    }
}

/// HW-181: a score below nothing is written with a true minus.
#[test]
fn a_best_score_may_be_a_debt() {
    let mut debts = March::new(campaign::components());
    assert!(debts.record(1, false, Verdict { goal: false, challenge: false }, -22));
    for lang in Lang::ALL {
        let html = drawn(debts.clone(), 1, lang);
        let said: String =
            all(&html, "#so-far dd").iter().flat_map(scraper::ElementRef::text).collect();
        assert!(said.ends_with("−22"), "{said}");
    }
}

/// HW-184 to HW-188: every fort says what it changes, asks and brings, in both languages.
#[test]
fn every_fort_is_told_whole() {
    for lang in Lang::ALL {
        let words = crate::words::game(GAME, lang);
        for (index, fort) in campaign::components().forts.iter().enumerate() {
            drawn(march(&[]), index as u8 + 1, lang);
            let usual = format!("{:?}", campaign::components().terms);
            let changed = format!("{:?}", fort.terms) != usual;
            assert_eq!(
                !campaign::terms_in_words(words, &fort.terms).is_empty(),
                changed,
                "{}",
                fort.name
            );
        }
    }
}

#[test]
fn all_held_is_the_end_of_the_march() {
    let all_held: Vec<(u8, bool, bool)> = (1..=16).map(|fort| (fort, true, false)).collect();
    let html = drawn(march(&all_held), 16, Lang::En);
    assert_eq!(all(&html, ".map-flag").len(), 16);
    assert_eq!(all(&html, ".map-trench").len(), 0);
}
