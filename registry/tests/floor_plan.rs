//! The floor plan of game crates: the same room has the same name in every game.
#![allow(missing_docs)]

use std::path::{Path, PathBuf};

use proc_macro2::Span;
use syn::visit::{self, Visit};

/// What every game has.
const ROOMS: [&str; 39] = [
    "Cargo.toml",
    "benches/play.rs",
    "components.toml",
    "locales/en.ftl",
    "locales/fr.ftl",
    "rules.en.md",
    "rules.fr.md",
    "src/audit.rs",
    "src/components.rs",
    "src/data.rs",
    "src/decision.rs",
    "src/lib.rs",
    "src/listing.rs",
    "src/pack.rs",
    "src/refusal.rs",
    "src/scoring.rs",
    "src/setup.rs",
    "src/strategy.rs",
    "src/strategy/weights.rs",
    "src/tests",
    "src/words.rs",
    "src/words/counters.rs",
    "src/words/deeds.rs",
    "src/words/effects.rs",
    "src/words/explain.rs",
    "src/words/label.rs",
    "src/words/phrases.rs",
    "src/words/story.rs",
    "src/words/text.rs",
    "tests/contract.rs",
    "tests/corpus.rs",
    "tests/games",
    "tests/golden.rs",
    "weights.toml",
    // What is said in them.
    "src/setup.rs: pub fn start(",
    "src/scoring.rs: fn points(",
    "src/scoring.rs: fn score_sheets(",
    "src/audit.rs: fn audit(",
    "src/data.rs: pub fn data(",
];

fn games() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let entries = std::fs::read_dir(folder).expect("a folder of games");
    entries.map(|entry| entry.expect("a game").path()).filter(|path| path.is_dir()).collect()
}

#[test]
fn every_game_has_every_room() {
    let games = games();
    assert_eq!(games.len(), ludi_registry::all().len());
    for game in games {
        for room in ROOMS {
            let (file, words) = room.split_once(": ").unwrap_or((room, ""));
            let path = game.join(file);
            assert!(path.exists(), "{} has no {file}", game.display());
            if !words.is_empty() {
                let source = std::fs::read_to_string(&path).expect("a source file");
                assert!(source.contains(words), "{} does not say `{words}`", path.display());
            }
        }
    }
}

/// The Rust files of the workspace, with their text.
fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![root];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() && name != "target" && name != "node_modules" && !name.starts_with('.')
            {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source file");
                found.push((path, text));
            }
        }
    }
    assert!(found.len() > 300, "only {} files were seen", found.len());
    found
}

/// A file fits one idea: none is longer than this many lines.
const LONGEST: usize = 450;

#[test]
fn no_source_file_is_long() {
    for (path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= LONGEST, "{} has {lines} lines", path.display());
    }
}

/// A function does one thing: none is longer than this many lines, doc comments left aside.
const LONGEST_FUNCTION: usize = 70;

/// The functions of a file that are too long, with their lines.
#[derive(Default)]
struct Long {
    seen: usize,
    found: Vec<(String, usize)>,
}

impl Long {
    fn look(&mut self, signature: &syn::Signature, body: &syn::Block) {
        self.seen += 1;
        let line = |span: Span| span.start().line;
        let (first, last) = (signature.fn_token.span, body.brace_token.span.close());
        let lines = line(last) + 1 - line(first);
        if lines > LONGEST_FUNCTION {
            self.found.push((signature.ident.to_string(), lines));
        }
    }
}

impl<'ast> Visit<'ast> for Long {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.look(&function.sig, &function.block);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.look(&function.sig, &function.block);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(body) = &function.default {
            self.look(&function.sig, body);
        }
        visit::visit_trait_item_fn(self, function);
    }
}

fn long_functions(text: &str) -> Long {
    let mut long = Long::default();
    long.visit_file(&syn::parse_file(text).expect("Rust"));
    long
}

#[test]
fn no_function_is_long() {
    let (mut seen, mut found) = (0, Vec::new());
    for (path, text) in sources() {
        let long = long_functions(&text);
        seen += long.seen;
        let lines = |(name, lines)| format!("{}: {name} has {lines} lines", path.display());
        found.extend(long.found.into_iter().map(lines));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(seen > 3_000, "only {seen} functions were seen");
}

#[test]
fn a_long_function_is_found_wherever_it_stands() {
    let body = "    let _ = 1;\n".repeat(LONGEST_FUNCTION - 1);
    for text in [
        format!("fn long() {{\n{body}}}"),
        format!("impl X {{ fn long(&self) {{\n{body}}} }}"),
        format!("trait X {{ fn long(&self) {{\n{body}}} }}"),
        format!("mod x {{ fn short() {{ fn long() {{\n{body}}} }} }}"),
    ] {
        let found = long_functions(&text).found;
        assert!(found.contains(&("long".to_owned(), LONGEST_FUNCTION + 1)), "{found:?}");
    }
    let shorter = format!("fn long() {{\n{}}}", body.replacen("    let _ = 1;\n", "", 1));
    assert!(long_functions(&shorter).found.is_empty());
}
