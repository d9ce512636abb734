//! `ludi faults` as a person uses it.
#![allow(missing_docs)]

use std::process::Command;

fn faults(words: &[&str]) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludi"));
    let output = program.args(["--lang", "en", "faults"]).args(words).output().expect("it starts");
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

#[test]
fn a_seed_is_told_step_by_step_and_always_the_same() {
    let seed = ["--from", "4", "--seeds", "1", "--trace"];
    let told = faults(&seed);
    assert!(told.contains("the server lives") && told.contains("it clears up"), "{told}");
    assert_eq!(told, faults(&seed), "in every process");
}

#[test]
fn seeds_are_counted() {
    let told = faults(&["--from", "4", "--seeds", "2"]);
    assert!(told.starts_with("Nothing was broken in 2") && told.contains("runs:"), "{told}");
}
