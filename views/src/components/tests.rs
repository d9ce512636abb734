//! What must hold for all markup, and a reader of it for the tests of boards and pages.

use std::collections::BTreeSet;

use ludi_engine::conformance::{messages, messages_are_well_written, same_messages, well_written};
use ludi_engine::phrase::unsaid;
use ludi_engine::{Bilingual, Lang, Line, Messages, Seat, SeatSet, Sheet, Standings};
use maud::html;
use scraper::{ElementRef, Html, Selector};

use super::*;

mod styles;

/// Markup as a browser reads it. Panics where a browser would have to guess: elements that are
/// nested wrongly or left open, attributes that stand twice.
pub(crate) fn read(markup: &str) -> Html {
    let html = if markup.starts_with("<!DOCTYPE") {
        Html::parse_document(markup)
    } else {
        Html::parse_fragment(markup)
    };
    assert!(html.errors.is_empty(), "{:?} in {markup}", html.errors);
    html
}

/// The elements that a CSS selector finds.
pub(crate) fn all<'h>(html: &'h Html, selector: &str) -> Vec<ElementRef<'h>> {
    html.select(&Selector::parse(selector).expect("a selector")).collect()
}

/// Checks that a page or a part of one is well written in a language: all that is seen, and all
/// that is only heard.
pub(crate) fn check_prose(html: &Html, lang: Lang) {
    // What is set in columns is a picture of signs.
    let drawn: Vec<&str> = all(html, "pre").iter().flat_map(ElementRef::text).collect();
    for text in html.root_element().text().filter(|text| !drawn.contains(text)) {
        well_written(lang, text.trim());
        assert!(!has_false_minus(text), "a hyphen for a minus: {text}");
    }
    for element in all(html, "*") {
        for name in ["aria-label", "title", "alt", "placeholder"] {
            well_written(lang, element.attr(name).unwrap_or_default());
        }
    }
}

/// Whether a number below nothing is written with a hyphen: "-6" and "(-6)", not "1-6" or "PR-006".
fn has_false_minus(text: &str) -> bool {
    let before = |at: usize| text[..at].chars().next_back();
    let after = |at: usize| text[at + 1..].chars().next();
    text.match_indices('-').any(|(at, _)| {
        after(at).is_some_and(|c| c.is_ascii_digit())
            && !before(at).is_some_and(char::is_alphanumeric)
    })
}

#[test]
fn a_false_minus_is_found() {
    assert!(["-6", "Favor (-6)", "+ -1"].into_iter().all(has_false_minus));
    assert!(!["−6", "2-4", "PR-006", "a - 3"].into_iter().any(has_false_minus));
}

/// Checks what must hold for every page or part of one: markup that is sound, no inline styles or
/// scripts, ids that are unique, references that lead somewhere, pictures that exist, no message
/// missing.
pub(crate) fn check(markup: &str) -> Html {
    assert_eq!(unsaid(markup), None, "{markup}");
    let html = read(markup);
    if let Some(lang) = html.root_element().attr("lang").and_then(Lang::from_code) {
        check_prose(&html, lang);
    }
    let everything = all(&html, "*");
    let mut ids = BTreeSet::new();
    for element in &everything {
        let tag = element.value().name();
        assert!(tag != "style", "a style element");
        assert!(tag != "script" || element.attr("src").is_some(), "an inline script");
        for (name, value) in element.value().attrs() {
            assert!(name != "style" && !name.starts_with("on"), "inline {name} in <{tag}>");
            assert!(name != "id" || ids.insert(value), "the id {value} stands twice");
        }
    }
    for element in &everything {
        for name in ["for", "aria-describedby", "aria-labelledby"] {
            if let Some(wanted) = element.attr(name) {
                assert!(ids.contains(wanted), "{name}={wanted} leads nowhere");
            }
        }
    }
    for picture in all(&html, "use") {
        let (file, id) = picture.attr("href").and_then(|href| href.split_once('#')).unwrap();
        let file = file.rsplit('/').next().unwrap().strip_suffix(".svg").unwrap();
        assert!(assets::has_symbol(file, id), "there is no picture {id} in {file}.svg");
    }
    let mut pieces = BTreeSet::new();
    for piece in all(&html, "[data-piece]").iter().filter_map(|piece| piece.attr("data-piece")) {
        assert!(pieces.insert(piece), "the piece {piece} lies in two places");
    }
    html
}

/// The line of the score sheets in these tests.
const SCORE_WORDS: Bilingual = Bilingual { en: "score-x = Line", fr: "score-x = Ligne" };

pub(crate) fn words(lang: Lang) -> Messages {
    Messages::new(lang, &[LOOK_WORDS, SCORE_WORDS]).unwrap()
}

fn page<'a>(words: &'a Messages, title: &'a str, theme: Theme) -> Page<'a> {
    Page {
        words,
        title,
        place: "",
        of: "",
        goal: "",
        name: Some("Livia"),
        theme,
        path: "/t/1?a=b",
        rules: "/rules",
        kind: Kind::Wide,
        bar: None,
    }
}

#[test]
fn both_languages_have_the_same_messages_and_variables() {
    same_messages(LOOK_WORDS);
    messages_are_well_written(LOOK_WORDS);
    for id in messages(LOOK_WORDS.en).iter().map(|message| message.id) {
        assert!(id.starts_with("look-"), "{id} could clash with a game's message");
    }
}

#[test]
#[should_panic(expected = "⟦no-such-message")]
fn a_missing_message_is_found() {
    check(&html! { p title=(words(Lang::En).get("no-such-message")) {} }.into_string());
}

#[test]
fn markup_that_a_browser_would_have_to_mend_is_found() {
    let wrong = [
        "<p><div></div></p>",
        "<b><i>x</b></i>",
        "<section><p>x</p>",
        "<p id=\"a\" id=\"b\"></p>",
        "<svg><path></svg>",
        "<form><form></form></form>",
    ];
    for markup in wrong {
        assert!(std::panic::catch_unwind(|| check(markup)).is_err(), "{markup}");
    }
    check("<section><p id=\"a\">x<br><b><i>y</i></b></p><svg><path></path></svg></section>");
}

/// The games whose board is drawn, with a style sheet of its own; the others are plain.
fn boards() -> impl Iterator<Item = &'static str> {
    let ids = ludi_registry::all().map(ludi_engine::AnyGame::id).into_iter();
    let drawn: Vec<_> = ids.filter(|id| assets::get(&format!("{id}.css")).is_some()).collect();
    assert!(drawn.len() >= 4, "only {drawn:?} are drawn");
    drawn.into_iter()
}

#[test]
fn every_game_that_is_drawn_and_every_seat_has_a_picture() {
    for game in boards().chain(["any"]) {
        assert!(assets::has_symbol("games", game), "{game}");
    }
    for seat in 1..=ludi_engine::MAX_SEATS {
        assert!(assets::has_symbol("symbols", &format!("seat-{seat}")));
    }
}

#[test]
fn a_document_is_whole_in_both_languages_and_all_themes() {
    for lang in Lang::ALL {
        let words = words(lang);
        for theme in Theme::ALL {
            let text = document(&page(&words, "<b>", theme), &html! { h1 { "x" } }).into_string();
            check(&text);
            let html = read(&text);
            let root = html.root_element();
            assert_eq!(root.attr("lang"), Some(lang.code()));
            let written = (theme != Theme::Auto).then(|| theme.word());
            assert_eq!(root.attr("data-theme"), written);
            let title: String = all(&html, "title")[0].text().collect();
            assert_eq!(title, "<b> · Ludi", "the title is escaped");
            assert_eq!(all(&html, "[name=back]")[0].attr("value"), Some("/t/1?a=b"));
            assert_ne!(all(&html, "[name=theme]")[0].attr("value"), Some(theme.word()));
        }
    }
}

#[test]
fn a_page_asks_only_for_the_files_a_game_has() {
    let words = words(Lang::En);
    for (game, files) in [("praetor", 2), ("builders", 1), ("no-such-game", 0)] {
        let page = Page { kind: Kind::Table(game), ..page(&words, "x", Theme::Auto) };
        let html = check(&document(&page, &html! { h1 { "x" } }).into_string());
        let fetched = all(&html, "link[rel=stylesheet], script").into_iter();
        let fetched = fetched.filter_map(|link| link.attr("href").or(link.attr("src")));
        let own = fetched.filter(|file| file.contains(&format!("/{game}.")));
        assert_eq!(own.count(), files, "{game}");
    }
}

#[test]
fn themes_are_read_as_they_are_written() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_word(theme.word()), Some(theme));
    }
    assert_eq!(Theme::from_word("pink"), None);
}

#[test]
fn what_people_write_is_text() {
    let words = words(Lang::En);
    let names = vec!["<script>alert(1)</script>".to_owned()];
    let line = ChatLine { seat: Some(Seat(0)), name: names[0].clone(), text: "<img>".to_owned() };
    let text = html! {
        (chat(&words, "builders", &[line], None, 10))
        (seat_name(&words, "builders", Seat(0), &names))
    }
    .into_string();
    assert!(all(&read(&text), "script, img").is_empty(), "{text}");
    assert!(text.contains("&lt;script&gt;") && text.contains("&lt;img&gt;"), "{text}");
}

#[test]
fn a_score_sheet_has_every_line_and_marks_all_winners() {
    let words = words(Lang::Fr);
    let sheet = |seat, points| Sheet::new(Seat(seat), vec![Line::new("x", 3, points)]);
    let standings = Standings::ranked(10, vec![sheet(0, 171), sheet(1, 171), sheet(2, -20)]);
    let text = score_sheet(&words, "hadrian", &standings, &[]).into_string();
    check(&text);
    assert!(text.contains("17,1") && text.contains("−2,0"), "{text}");
    assert_eq!(all(&read(&text), "th.winner").len(), 2);
}

/// Where debts weigh more than all that was built, the picture begins above what is low.
#[test]
fn a_column_of_debts_leaves_no_empty_sky() {
    let words = words(Lang::En);
    let view_box = |debt| {
        let lines = vec![Line::new("x", 1, 2), Line::new("y", 3, debt)];
        let standings = Standings::ranked(1, vec![Sheet::new(Seat(0), lines)]);
        let drawn = finale_columns(&words, "hadrian", &standings, &[], SeatSet::EMPTY);
        let html = read(&drawn.into_string());
        let said = all(&html, "svg.end-columns")[0].attr("viewBox").unwrap().to_owned();
        said.split(' ').map(|it| it.parse::<f64>().unwrap()).collect::<Vec<f64>>()
    };
    let (held, lost) = (view_box(0), view_box(-22));
    assert!(held[1].abs() < 0.5 && lost[1] > 200.0, "{held:?} {lost:?}");
    assert!(lost[3] < held[3] - 100.0, "{held:?} {lost:?}");
}

/// At Hadrian's Wall every player has path cards of their own.
#[test]
fn a_line_that_only_one_seat_has_stands_on_the_sheet() {
    let words = words(Lang::En);
    let sheet =
        |seat, key| Sheet::new(Seat(seat), vec![Line::new("x", 3, 1), Line::new(key, 3, 2)]);
    let standings = Standings::ranked(1, vec![sheet(0, "y"), sheet(1, "z")]);
    let text = score_sheet(&words, "hadrian", &standings, &[]).into_string();
    assert_eq!(all(&read(&text), "tbody tr").len(), 3, "{text}");
}

#[test]
fn what_breaks_ties_stands_on_a_sheet_only_where_there_is_a_tie() {
    let words = words(Lang::En);
    let sheet = |seat, points, first| {
        let mut sheet = Sheet::new(Seat(seat), vec![Line::new("x", 3, points)]);
        sheet.tie_breaks = vec![first];
        sheet
    };
    let ties = |sheets| {
        let text = score_sheet(&words, "hadrian", &Standings::ranked(1, sheets), &[]).into_string();
        check(&text);
        all(&read(&text), ".tie").len()
    };
    assert_eq!(ties(vec![sheet(0, 8, 1), sheet(1, 7, 2)]), 0);
    assert_eq!(ties(vec![sheet(0, 8, 1), sheet(1, 8, -2)]), 1);
    assert_eq!(ties(vec![sheet(0, 8, 1)]), 0);
}

/// An axis that counts moments.
const AXIS: Axis<'static> = Axis { name: "Round", rounds: &[], places: &[] };

#[test]
fn a_chart_is_marked_where_rounds_begin_and_lists_where_they_end() {
    let words = words(Lang::En);
    let scores: Vec<Vec<i32>> = [0, 1, 2, 3, 5, 8].map(|score| vec![score]).to_vec();
    let axis = Axis { name: "Year", rounds: &[0, 1, 1, 2, 2, 3], places: &[] };
    let html = check(&score_chart(&words, 1, &scores, axis, &[], "builders").into_string());
    let texts = |selector: &str| -> Vec<String> {
        all(&html, selector).iter().map(|it| it.text().collect()).collect()
    };
    assert_eq!(texts("text[text-anchor=middle]"), ["1", "2", "3"]);
    assert_eq!(texts(".axis"), ["Year"]);
    assert_eq!(texts("tbody tr"), ["00", "12", "25", "38"], "the round and the score at its end");
}

#[test]
fn a_chart_says_its_numbers_and_keeps_marks_apart() {
    let words = words(Lang::En);
    let scores = vec![vec![10, 10, 10, 10], vec![40, 41, 42, -30], vec![100, 101, 100, 99]];
    let text = score_chart(&words, 10, &scores, AXIS, &[], "builders").into_string();
    check(&text);
    let html = read(&text);
    let label = all(&html, "[role=img]")[0].attr("aria-label").unwrap();
    assert!(label.contains("10.1"), "{label}");
    let ends = all(&html, "use[width='18']").into_iter();
    let mut ends: Vec<f64> = ends.map(|end| end.attr("y").unwrap().parse().unwrap()).collect();
    ends.sort_by(f64::total_cmp);
    assert_eq!(ends.len(), 4);
    assert!(ends.windows(2).all(|pair| pair[1] - pair[0] >= 18.0), "{ends:?}");
    let one_round = score_chart(&words, 10, &scores[..1], AXIS, &[], "builders").into_string();
    assert!(!one_round.contains("<svg"));
}

#[test]
fn a_way_back_is_a_form_and_asks_others_how_far_to_go() {
    let words = words(Lang::En);
    let bar = NowBar {
        rule: None,
        words: &words,
        game: "builders",
        acting: true,
        prompt: "Now",
        whose: None,
        seat: Some(Seat(0)),
        status: html! {},
        form: Form { action: "/t/1/decide", position: 9, seat: Some(Seat(0)) },
        undo: Way::Open("/t/1/undo"),
        alone: false,
        redo: Way::Ask("/t/1/ask", 7),
        pending: true,
        closing: html! {},
        more: html! {},
    };
    let text = now_bar(&bar).into_string();
    check(&text);
    let html = read(&text);
    assert_eq!(all(&html, "form")[0].attr("action"), Some("/t/1/undo"));
    assert!(text.contains(">Back<"), "in a pending step, taking back is a step back: {text}");
    assert_eq!(all(&html, "form")[1].attr("action"), Some("/t/1/ask"));
    assert_eq!(all(&html, "button[name=to]")[0].attr("value"), Some("7"));
}
