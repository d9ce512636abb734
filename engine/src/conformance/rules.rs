//! Which rules the tests of a game name.

use std::collections::BTreeSet;
use std::path::Path;

use super::sources;
use crate::rules::rule_ids;
use crate::{Lang, Words};

/// Both rulebooks have the same rules in the same order; every rule is named by a test; no test
/// names a rule of the game that does not exist.
///
/// What is measured are names: the numbers in the doc comments above the `#[test]`s below `src`
/// and `tests` of the crate. A test can name eight rules and try one of them, so this finds rules
/// that nobody thought of and numbers that went stale; it is no coverage of code.
pub fn every_rule_is_tested<G: Words>(crate_folder: &str) {
    let ids = |lang| G::rulebook(lang).rules().map(|rule| rule.id.clone()).collect::<Vec<_>>();
    let (english, french) = (ids(Lang::En), ids(Lang::Fr));
    assert_eq!(english, french, "the rulebooks have different rules");
    for lang in Lang::ALL {
        for rule in G::rulebook(lang).rules() {
            assert!(!rule.text.is_empty(), "{} says nothing ({})", rule.id, lang.code());
        }
    }
    let mut tests = Vec::new();
    for folder in ["src", "tests"] {
        for (path, source) in sources(&Path::new(crate_folder).join(folder)) {
            tests.extend(named_tests(&path.display().to_string(), &source));
        }
    }
    match measured(&english, &tests) {
        Ok(report) => println!("{}: {report}", G::ID),
        Err(problem) => panic!("{problem}"),
    }
}

/// A test that names rules.
#[derive(Clone, Debug, PartialEq, Eq)]
struct NamedTest {
    /// Its file and its name.
    place: String,
    /// The rules in the doc comment above it.
    rules: Vec<String>,
}

/// Finds the tests of a source file that name rules.
fn named_tests(file: &str, source: &str) -> Vec<NamedTest> {
    let mut tests = Vec::new();
    let mut rules: Vec<String> = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("///") {
            rules.extend(rule_ids(line).map(str::to_owned));
        } else if line.starts_with("#[") {
            is_test |= line == "#[test]";
        } else {
            let name = line.strip_prefix("fn ").filter(|_| is_test && !rules.is_empty());
            if let Some(name) = name.and_then(|rest| rest.split('(').next()) {
                let place = format!("{file}: {name}");
                tests.push(NamedTest { place, rules: std::mem::take(&mut rules) });
            }
            rules.clear();
            is_test = false;
        }
    }
    tests
}

/// How many tests name the rules of a book, or what is wrong: a rule that stands twice, that no
/// test names, or that a test names although there is none.
fn measured(book: &[String], tests: &[NamedTest]) -> Result<String, String> {
    let known: BTreeSet<&str> = book.iter().map(String::as_str).collect();
    if known.len() < book.len() {
        return Err("a rule stands twice".to_owned());
    }
    let letters = |rule: &str| rule.split('-').next().map(str::to_owned);
    let ours: BTreeSet<_> = book.iter().map(|rule| letters(rule)).collect();
    let mut named = BTreeSet::new();
    let mut naming = 0;
    for test in tests {
        let mut of_ours = test.rules.iter().filter(|rule| ours.contains(&letters(rule))).peekable();
        naming += usize::from(of_ours.peek().is_some());
        for rule in of_ours {
            if !known.contains(rule.as_str()) {
                return Err(format!("{} names {rule}, which does not exist", test.place));
            }
            named.insert(rule.as_str());
        }
    }
    let unnamed: Vec<_> = known.difference(&named).collect();
    if !unnamed.is_empty() {
        return Err(format!("rules that no test names: {unnamed:?}"));
    }
    Ok(format!("{} rules are named by {naming} tests", known.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "/// BA-001 in a helper\nfn helper() {}\n\n/// BA-030, AM-02: why\n\
        #[test]\nfn opens() {\n    let x = 1;\n}\n\n/// UTF-8\n#[test]\nfn other() {}\n";

    fn measure(book: &[&str]) -> Result<String, String> {
        let book: Vec<String> = book.iter().map(|rule| (*rule).to_owned()).collect();
        measured(&book, &named_tests("a.rs", SOURCE))
    }

    #[test]
    fn a_test_is_found_with_the_rules_above_it() {
        let tests = named_tests("a.rs", SOURCE);
        assert_eq!(tests[0].place, "a.rs: opens");
        assert_eq!(tests[0].rules, ["BA-030", "AM-02"]);
        assert_eq!(measure(&["BA-030", "AM-02"]).unwrap(), "2 rules are named by 1 tests");
    }

    #[test]
    fn a_rule_without_a_test_and_a_test_without_a_rule_are_found() {
        let missing = measure(&["BA-030", "AM-02", "AM-03"]).unwrap_err();
        assert!(missing.contains("[\"AM-03\"]"), "{missing}");
        let stale = measure(&["BA-030", "AM-03"]).unwrap_err();
        assert_eq!(stale, "a.rs: opens names AM-02, which does not exist");
        assert!(measure(&["BA-030", "BA-030"]).is_err());
    }
}
