//! Laws of the style sheets: what the look styles, what boards may fit to their needs.

use std::collections::BTreeSet;

use super::*;

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
    for sheet in boards().chain(["look"]) {
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
    for part in boards().flat_map(|board| parts(board, "board")) {
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
const SHAPES: [&str; 38] = [
    "badge",
    "beyond",
    "brings",
    "btn",
    "closer",
    "coin",
    "dots",
    "empty",
    "face",
    "facing",
    "ghost",
    "hint-ghost",
    "icon",
    "in-hand",
    "laid",
    "lay",
    "live",
    "measure",
    "measures",
    "note",
    "notice",
    "panel",
    "piece",
    "placing",
    "placing-says",
    "placing-tools",
    "player",
    "price",
    "row-head",
    "rule",
    "shows",
    "some",
    "strip",
    "table",
    "turns-in-place",
    "vh",
    "vp",
    "who",
];

#[test]
fn a_board_never_restyles_the_look_by_accident_nor_the_look_a_board() {
    let (look_names, look_bare) = classes("look", "look");
    assert!(look_bare.contains("masthead") && look_names.contains("moment"));
    assert!(!look_bare.contains("moment"), "it stands in the story only");
    for board in boards() {
        let (names, bare) = classes(board, "board");
        assert!(!bare.is_empty());
        let clashes = look_bare.intersection(&names).chain(bare.intersection(&look_names));
        let clashes: Vec<&String> =
            clashes.filter(|name| !SHAPES.contains(&name.as_str())).collect();
        assert!(clashes.is_empty(), "{board}.css and look.css both style {clashes:?}");
    }
}
