//! What is promised is held by a test.
#![allow(missing_docs)]

use std::path::Path;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The names of tests in a page, in its order.
fn named(page: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join("docs").join(page)).expect("a page");
    let names = text.split('`').skip(1).step_by(2).filter(|name| name.contains('_'));
    names.map(str::to_owned).collect()
}

/// Everything in the Rust files of a folder.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && name != "target" && name != "node_modules" && !name.starts_with('.') {
            all.push_str(&sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push_str(&std::fs::read_to_string(&path).expect("a source file"));
        }
    }
    all
}

#[test]
fn every_promise_is_held_by_tests_that_exist() {
    let names = named("promises.md");
    assert!(names.len() > 15, "{names:?}");
    assert_eq!(named("promises.fr.md"), names, "both languages promise the same");
    let sources = sources(root());
    for name in names {
        let there = [format!("fn {name}("), format!("fn {name}<")];
        assert!(there.iter().any(|there| sources.contains(there)), "no test {name}");
    }
    let text = std::fs::read_to_string(root().join("docs/promises.md")).expect("a page");
    for promise in text.split("\n## ").skip(1) {
        assert!(promise.contains("\nHeld by: `"), "nothing holds: {promise}");
    }
}
