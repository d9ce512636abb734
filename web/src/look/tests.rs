//! What must hold for all markup, and a small reader of markup for the tests of boards and pages.

use std::collections::{BTreeMap, BTreeSet};

use ludi_engine::phrase::{message_ids, message_variables};
use ludi_engine::{Lang, Line, Messages, Seat, Sheet, Standings};
use maud::html;

use super::*;

/// An opening tag with its attributes, and the text up to the next tag.
#[derive(Debug)]
pub(crate) struct Tag {
    pub name: String,
    pub attributes: BTreeMap<String, String>,
    pub text: String,
}

impl Tag {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }

    pub fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|all| all.split(' ').any(|word| word == class))
    }
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Reads the opening tags of markup; panics where an attribute stands twice.
pub(crate) fn tags(markup: &str) -> Vec<Tag> {
    let mut found = Vec::new();
    for part in markup.split('<').skip(1) {
        let Some((inside, text)) = part.split_once('>') else { panic!("an open end: {part}") };
        if inside.starts_with(['/', '!']) {
            continue;
        }
        let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
        let mut attributes = BTreeMap::new();
        while !rest.trim().is_empty() {
            rest = rest.trim_start();
            let end = rest.find(['=', ' ']).unwrap_or(rest.len());
            let (key, after) = rest.split_at(end);
            let value = if let Some(quoted) = after.strip_prefix("=\"") {
                let (value, after) = quoted.split_once('"').expect("a closing quote");
                rest = after;
                unescape(value)
            } else {
                rest = after;
                String::new()
            };
            let twice = attributes.insert(key.to_owned(), value);
            assert!(twice.is_none(), "attribute {key} stands twice in <{inside}>");
        }
        found.push(Tag { name: name.to_owned(), attributes, text: unescape(text) });
    }
    found
}

/// Checks what must hold for every page or part of one: no inline styles or scripts, ids that
/// are unique, references that lead somewhere, pictures that exist, no message missing.
pub(crate) fn check(markup: &str) {
    let all = tags(markup);
    let mut ids = BTreeSet::new();
    for tag in &all {
        for (name, value) in &tag.attributes {
            assert!(name != "style" && !name.starts_with("on"), "inline {name} in <{}>", tag.name);
            if name == "id" {
                assert!(ids.insert(value.clone()), "the id {value} stands twice");
            }
            assert!(!value.contains("[look-"), "a message is missing: {value}");
        }
        assert!(tag.name != "style", "a style element");
        assert!(!tag.text.contains("[look-"), "a message is missing: {}", tag.text);
    }
    for tag in &all {
        for name in ["for", "aria-describedby", "aria-labelledby"] {
            if let Some(wanted) = tag.get(name) {
                assert!(ids.contains(wanted), "{name}={wanted} leads nowhere");
            }
        }
        if tag.name == "use" {
            let (file, id) = tag.get("href").and_then(|href| href.split_once('#')).unwrap();
            let file = file.rsplit('/').next().unwrap().strip_suffix(".svg").unwrap();
            assert!(assets::has_symbol(file, id), "there is no picture {id} in {file}.svg");
        }
    }
    let mut pieces = BTreeSet::new();
    for piece in all.iter().filter_map(|tag| tag.get("data-piece")) {
        assert!(pieces.insert(piece), "the piece {piece} lies in two places");
    }
}

pub(crate) fn words(lang: Lang) -> Messages {
    Messages::new(lang, &[LOOK_WORDS]).unwrap()
}

fn page<'a>(words: &'a Messages, title: &'a str, theme: Theme) -> Page<'a> {
    Page { words, title, place: "", theme, path: "/t/1?a=b", rules: "/rules", kind: Kind::Wide }
}

#[test]
fn both_languages_have_the_same_messages_and_variables() {
    let ids = |text| message_ids(text).collect::<BTreeSet<_>>();
    assert_eq!(ids(LOOK_WORDS.en), ids(LOOK_WORDS.fr));
    assert_eq!(message_variables(LOOK_WORDS.en), message_variables(LOOK_WORDS.fr));
    for id in message_ids(LOOK_WORDS.en) {
        assert!(id.starts_with("look-"), "{id} could clash with a game's message");
    }
}

const BOARDS: [&str; 4] = ["builders", "hadrian", "magna-roma", "praetor"];

/// Where what a board may style stands.
const REGIONS: &str = ":where(.table-board, .table-players, .table-mine) {";

fn text_of(asset: &str) -> String {
    let (bytes, _) = assets::get(asset).unwrap_or_else(|| panic!("there is no {asset}"));
    String::from_utf8(bytes.into_owned()).unwrap()
}

/// The parts a style sheet imports, all of them into the same layer.
fn parts(sheet: &str, layer: &str) -> Vec<String> {
    let text = text_of(&format!("{sheet}.css"));
    let imports = text.lines().filter(|line| line.starts_with("@import"));
    let part = |line: &str| {
        let (start, end) = ("@import url(\"", format!("\") layer({layer});"));
        line.strip_prefix(start).and_then(|line| line.strip_suffix(&end)).map(str::to_owned)
    };
    imports.map(|line| part(line).unwrap_or_else(|| panic!("{sheet}.css: {line}"))).collect()
}

#[test]
fn everything_the_style_sheets_name_exists() {
    for name in assets::names().filter(|name| name.ends_with(".css")) {
        for part in text_of(&name).split("url(\"").skip(1) {
            let file = part.split('"').next().unwrap();
            // Parts of a sheet lie in a folder of their own.
            let found = assets::get(file.strip_prefix("../").unwrap_or(file));
            let up = name.contains('/');
            assert_eq!(file.starts_with("../"), up, "{name} names {file}, which lies elsewhere");
            assert!(found.is_some(), "{name} names {file}, which does not exist");
        }
    }
}

#[test]
fn every_part_of_a_style_sheet_is_imported_into_its_layer_once() {
    for sheet in BOARDS.into_iter().chain(["look"]) {
        let mut imported = parts(sheet, if sheet == "look" { "look" } else { "board" });
        let folder = format!("{sheet}/");
        let mut there: Vec<_> = assets::names().filter(|name| name.starts_with(&folder)).collect();
        imported.sort();
        there.sort();
        assert_eq!(imported, there);
    }
    assert!(text_of("look.css").contains("\n@layer look, board;\n"), "boards come last");
}

#[test]
fn a_board_styles_only_what_stands_where_it_is_drawn() {
    for part in BOARDS.iter().flat_map(|board| parts(board, "board")) {
        // Style sheets are formatted: what is not indented stands in nothing else.
        for line in text_of(&part).lines().filter(|line| !line.starts_with([' ', '}'])) {
            let fine = line == REGIONS || line.is_empty() || line.starts_with("@keyframes");
            assert!(fine, "{part} styles what is not the board's: {line}");
        }
    }
}

/// The classes a style sheet names, and those it styles wherever they stand.
fn classes(sheet: &str, layer: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut named, mut bare) = (BTreeSet::new(), BTreeSet::new());
    for part in parts(sheet, layer) {
        let text = text_of(&part);
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        // Whether the blocks around a line leave open where its elements stand.
        let mut anywhere = vec![true];
        for (index, line) in lines.iter().copied().enumerate() {
            let open = anywhere.last() == Some(&true);
            if line == "}" {
                anywhere.pop();
            } else if line == REGIONS || line.starts_with('@') && line.ends_with('{') {
                anywhere.push(open);
            } else if let Some(selector) = line.strip_suffix([',', '{']).map(str::trim) {
                let classes = selector.split('.').skip(1).map(|word| {
                    word.chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect()
                });
                let classes: Vec<String> = classes.collect();
                // What a block says of its own element comes first in it.
                let body = lines[index..].iter().skip_while(|line| !line.ends_with('{')).nth(1);
                let says = body.is_some_and(|line| line.ends_with(';'));
                if let [class] = &classes[..]
                    && (open && says && selector == format!(".{class}"))
                {
                    bare.insert(class.clone());
                }
                named.extend(classes);
                if line.ends_with('{') {
                    anywhere.push(false);
                }
            }
        }
    }
    (named, bare)
}

/// The shapes of the look that boards may fit to their needs.
const SHAPES: [&str; 25] = [
    "badge", "brings", "btn", "coin", "dots", "empty", "face", "icon", "measure", "measures",
    "note", "notice", "panel", "piece", "player", "price", "row-head", "rule", "shows", "some",
    "strip", "table", "vh", "vp", "who",
];

#[test]
fn a_board_never_restyles_the_look_by_accident_nor_the_look_a_board() {
    let (look_names, look_bare) = classes("look", "look");
    assert!(look_bare.contains("masthead") && look_names.contains("moment"));
    assert!(!look_bare.contains("moment"), "it stands in the story only");
    for board in BOARDS {
        let (names, bare) = classes(board, "board");
        assert!(!bare.is_empty());
        let clashes = look_bare.intersection(&names).chain(bare.intersection(&look_names));
        let clashes: Vec<&String> =
            clashes.filter(|name| !SHAPES.contains(&name.as_str())).collect();
        assert!(clashes.is_empty(), "{board}.css and look.css both style {clashes:?}");
    }
}

#[test]
fn every_game_on_the_shelf_and_every_seat_has_a_picture() {
    for game in BOARDS {
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
            let all = tags(&text);
            let root = all.iter().find(|tag| tag.name == "html").unwrap();
            assert_eq!(root.get("lang"), Some(lang.code()));
            let written = (theme != Theme::Auto).then(|| theme.word());
            assert_eq!(root.get("data-theme"), written);
            assert!(text.contains("<title>&lt;b&gt; · Ludi</title>"), "the title is escaped");
            let back = all.iter().find(|tag| tag.get("name") == Some("back")).unwrap();
            assert_eq!(back.get("value"), Some("/t/1?a=b"));
            let theme_button = all.iter().find(|tag| tag.get("name") == Some("theme")).unwrap();
            assert_ne!(theme_button.get("value"), Some(theme.word()));
        }
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
        (chat(&words, &[line], None, 10))
        (seat_name(&words, Seat(0), &names))
    }
    .into_string();
    assert!(tags(&text).iter().all(|tag| tag.name != "script" && tag.name != "img"), "{text}");
}

#[test]
fn a_score_sheet_has_every_line_and_marks_all_winners() {
    let words = words(Lang::Fr);
    let sheet = |seat, points| Sheet::new(Seat(seat), vec![Line::new("x", 3, points)]);
    let standings = Standings::ranked(10, vec![sheet(0, 171), sheet(1, 171), sheet(2, -20)]);
    let text = score_sheet(&words, "hadrian", &standings, &[]).into_string();
    check(&text);
    assert!(text.contains("17,1") && text.contains("−2,0"), "{text}");
    let crowns = tags(&text).iter().filter(|t| t.name == "th" && t.has_class("winner")).count();
    assert_eq!(crowns, 2);
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
        tags(&text).iter().filter(|tag| tag.has_class("tie")).count()
    };
    assert_eq!(ties(vec![sheet(0, 8, 1), sheet(1, 7, 2)]), 0);
    assert_eq!(ties(vec![sheet(0, 8, 1), sheet(1, 8, -2)]), 1);
    assert_eq!(ties(vec![sheet(0, 8, 1)]), 0);
}

#[test]
fn a_chart_says_its_numbers_and_keeps_marks_apart() {
    let words = words(Lang::En);
    let scores = vec![vec![10, 10, 10, 10], vec![40, 41, 42, -30], vec![100, 101, 100, 99]];
    let text = score_chart(&words, 10, &scores, "Round", &[]).into_string();
    check(&text);
    let all = tags(&text);
    let label = all.iter().find(|tag| tag.get("role") == Some("img")).unwrap();
    assert!(label.get("aria-label").unwrap().contains("10.1"), "{label:?}");
    let mut ends: Vec<f64> = all
        .iter()
        .filter(|tag| tag.name == "use" && tag.get("width") == Some("18"))
        .map(|tag| tag.get("y").unwrap().parse().unwrap())
        .collect();
    ends.sort_by(f64::total_cmp);
    assert_eq!(ends.len(), 4);
    assert!(ends.windows(2).all(|pair| pair[1] - pair[0] >= 18.0), "{ends:?}");
    let one_round = score_chart(&words, 10, &scores[..1], "Round", &[]).into_string();
    assert!(!one_round.contains("<svg"));
}

#[test]
fn a_closed_way_says_why_and_an_open_one_is_a_form() {
    let words = words(Lang::En);
    let bar = NowBar {
        words: &words,
        acting: true,
        prompt: "Now",
        seat: Some(Seat(0)),
        status: html! {},
        form: Form { action: "/t/1/decide", position: 9, seat: Some(Seat(0)) },
        undo: Way::Open("/t/1/undo"),
        redo: Way::Closed("nothing to do again"),
        pending: true,
        closing: html! {},
        more: html! {},
    };
    let text = now_bar(&bar).into_string();
    check(&text);
    let all = tags(&text);
    let form = all.iter().find(|tag| tag.name == "form").unwrap();
    assert_eq!(form.get("action"), Some("/t/1/undo"));
    assert!(text.contains(">Back<"), "in a pending step, taking back is a step back: {text}");
    let redo = all.iter().find(|tag| tag.get("aria-disabled") == Some("true")).unwrap();
    assert_eq!(redo.get("type"), Some("button"));
    assert!(text.contains("nothing to do again"));
}
