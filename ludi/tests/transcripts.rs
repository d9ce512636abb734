//! What a person sees of each game, held word for word: the beginning of a game with every
//! command, and the end of a game played to its end.
#![allow(missing_docs)]

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Every command once, between a few decisions. An empty line opens the curtain.
const TYPED: &str = "\n1\n\n1\n\nundo\n\nredo\n\nwhy nonsense\nnonsense\n0\nscore\nsay salve\n\
                     rule XX-1\nback 9999\nback 1\ny\n\nlog\nboard\nhelp\nsave\nquit\n";

fn play(game: &str, lang: &str, typed: &str) -> String {
    let words = ["play", game, "--players", "2", "--seat", "all", "--seed", "x", "--lang", lang];
    let mut child = Command::new(env!("CARGO_BIN_EXE_ludi"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(typed.as_bytes()).ok();
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{game}");
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

/// The last lines of a game in which everybody always takes the first decision.
fn end(game: &str, lang: &str) -> String {
    let printed = play(game, lang, &"1\n".repeat(3_000));
    let lines: Vec<&str> = printed.lines().collect();
    lines[lines.len().saturating_sub(60)..].join("\n")
}

fn holds(game: &str, lang: &str) {
    let mut seen = play(game, lang, TYPED);
    write!(seen, "\n…\n\n{}\n", end(game, lang)).expect("text grows");
    let kept = format!("{}/tests/transcripts/{game}.txt", env!("CARGO_MANIFEST_DIR"));
    if fs::read_to_string(&kept).ok().as_ref() != Some(&seen) {
        let now = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{game}.txt"));
        fs::write(&now, seen).expect("a file");
        panic!("{game} looks different: compare {kept} with {}", now.display());
    }
}

#[test]
fn praetor_looks_as_it_did() {
    holds("praetor", "en");
}

#[test]
fn builders_looks_as_it_did() {
    holds("builders", "fr");
}

#[test]
fn magna_roma_looks_as_it_did() {
    holds("magna-roma", "fr");
}

#[test]
fn hadrian_looks_as_it_did() {
    holds("hadrian", "en");
}
