//! The program as a person uses it: commands, messages, exit codes.
#![allow(missing_docs)]

mod solo;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use ludi_engine::Lang;
use ludi_engine::phrase::unsaid;

/// Runs the program with words and, line by line, what is typed. It never lacks a message.
fn ludi(words: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ludi"))
        .args(words)
        .env("LC_ALL", "C")
        .env_remove("LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(typed.as_bytes()).ok();
    let output = child.wait_with_output().expect("the program ends");
    for text in [out(&output), err(&output)] {
        assert_eq!(unsaid(&text), None, "{words:?}: {text}");
    }
    output
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the program writes UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the program writes UTF-8")
}

/// A run that succeeds, and what it printed.
fn good(words: &[&str], typed: &str) -> String {
    let output = ludi(words, typed);
    assert!(output.status.success(), "{words:?}: {}", err(&output));
    out(&output)
}

/// A run that fails with a code and a message, printing nothing and never a panic.
fn bad(words: &[&str], code: i32) -> String {
    let output = ludi(words, "");
    assert_eq!(output.status.code(), Some(code), "{words:?}: {}", err(&output));
    assert_eq!(out(&output), "", "{words:?}");
    let message = err(&output);
    assert!(!message.contains("panicked") && !message.is_empty(), "{words:?}: {message}");
    message
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("test folders have plain names")
}

/// A recorded game of bots.
fn recorded(name: &str) -> (PathBuf, String) {
    let folder = folder(name);
    let log = text(&folder).to_owned();
    good(
        &["sim", "builders", "--players", "2", "--games", "1", "--bots", "miles", "--log", &log],
        "",
    );
    let path = folder.join("builders-000000.jsonl");
    let log = fs::read_to_string(&path).expect("the log was kept");
    (path, log)
}

#[test]
fn games_are_listed_in_both_languages() {
    let english = good(&["games", "--lang", "en"], "");
    assert!(english.contains("builders — The Builders: Antiquity"), "{english}");
    assert!(english.contains("stall_rounds = 5"), "{english}");
    let french = good(&["games", "--lang", "fr"], "");
    assert!(french.contains("builders — Les Bâtisseurs\u{a0}: Antiquité"), "{french}");
}

#[test]
fn a_game_is_played_from_a_pipe_to_its_end() {
    let typed = "coins 3\nend\n".repeat(60);
    let words =
        ["play", "builders", "--players", "2", "--seat", "all", "--seed", "x", "--lang", "en"];
    let printed = good(&words, &typed);
    assert!(printed.contains("The game is over."), "{printed}");
    assert!(!printed.contains('\u{1b}'), "no colours on a pipe");
    assert_eq!(printed, good(&words, &typed), "the same seed, the same game");
}

#[test]
fn a_refusal_names_its_rule_and_why_explains_it() {
    let typed = "open no_such_thing\nbuy slave_1\nwhy buy slave_2\nrule BA-040\nrule XX-1\nquit\n";
    let words = ["play", "builders", "--players", "2", "--seat", "all", "--seed", "x"];
    let printed = good(&words, typed);
    assert!(printed.contains("neither a command nor a decision"), "{printed}");
    assert!(printed.contains("buy slave_2: ") && printed.contains("[BA-040]"), "{printed}");
    assert!(printed.contains("BA-040  "), "{printed}");
    assert!(printed.contains("has no rule"), "{printed}");
}

#[test]
fn undo_and_redo_work_up_to_a_reveal() {
    let words =
        ["play", "builders", "--players", "2", "--seat", "all", "--seed", "x", "--lang", "en"];
    let printed = good(&words, "coins 1\nundo\nredo\nlog\nquit\n");
    assert!(printed.contains("takes the last decision back"), "{printed}");
    assert!(printed.contains("(taken back)"), "{printed}");
    let opened = good(&words, "1\nundo\nquit\n");
    assert!(opened.contains("Something was revealed since"), "{opened}");
    let back = good(&words, "1\nback 14\ny\nlog\nquit\n");
    assert!(back.contains("agrees to go back"), "{back}");
}

#[test]
fn a_game_is_kept_left_and_resumed() {
    let file = folder("resumed").join("game.jsonl");
    let log = text(&file);
    let seed = file.with_extension("jsonl.seed");
    let words =
        ["play", "builders", "--players", "2", "--seat", "all", "--log", log, "--lang", "en"];
    let first = good(&words, "coins 3\nsay salve\nquit\n");
    assert!(first.contains("The game is kept in"), "{first}");
    let running = fs::read_to_string(&file).unwrap();
    assert!(!running.contains("\"seed\""), "a running log does not show its seed");
    assert!(seed.exists());
    assert!(good(&["verify", log], "").contains("Good so far"));
    // A line that was being written when the power went.
    fs::write(&file, format!("{running}{{\"at\":99,\"se")).unwrap();
    let second = good(&words, &"coins 3\nend\n".repeat(60));
    assert!(second.contains("Resumed after") && second.contains("The game is over"), "{second}");
    let closed = fs::read_to_string(&file).unwrap();
    assert!(closed.starts_with(&running) && closed.contains("\"seed\""));
    assert!(!seed.exists(), "the seed is in the log now");
    assert!(good(&["verify", log], "").contains("every draw and the standings are right"));
    assert!(bad(&words, 1).contains("this game is over"));
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let run = |threads: &str| {
        let words = [
            "sim",
            "builders",
            "--players",
            "3",
            "--games",
            "40",
            "--bots",
            "random,miles",
            "--seed",
            "7",
            "--threads",
            threads,
            "--json",
        ];
        let json: serde_json::Value = serde_json::from_str(&good(&words, "")).expect("one object");
        json
    };
    let (one, three) = (run("1"), run("3"));
    for key in ["game", "players", "games", "decisions", "mean_decisions", "seats"] {
        assert_eq!(one[key], three[key], "{key}");
    }
    assert_eq!(one["seats"][1]["bot"], "miles");
    assert!(one["decisions_per_s"].as_f64().unwrap() > 0.0 && one["seconds"].as_f64().is_some());
    let shares: f64 =
        one["seats"].as_array().unwrap().iter().map(|s| s["win_share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "win shares add up to {shares}");
}

#[test]
fn a_recorded_game_is_verified_and_replayed() {
    let (path, log) = recorded("verified");
    assert!(good(&["verify", text(&path)], "").contains("Good"));
    let last = log.lines().count() - 1;
    let shown = good(&["replay", text(&path), "--at", "0", "--lang", "en"], "");
    assert!(shown.contains(&format!("after event 0 of {last}")), "{shown}");
    let json: serde_json::Value =
        serde_json::from_str(&good(&["replay", text(&path), "--json"], "")).expect("one object");
    assert_eq!(json["next"], "over");
    let end: serde_json::Value = serde_json::from_str(log.lines().last().unwrap()).unwrap();
    assert_eq!(json["standings"], end["end"]["standings"]);
    assert!(bad(&["replay", text(&path), "--at", "99999"], 2).contains("There is no event"));
}

#[test]
fn an_edited_log_is_refused_at_its_line() {
    let (path, log) = recorded("edited");
    let lines: Vec<&str> = log.lines().collect();
    let draw = lines.iter().position(|line| line.contains("\"draw\":\"worker")).unwrap();
    let decision = lines.iter().position(|line| line.contains("\"do\":\"open")).unwrap();
    let swap = |index: usize, line: String| {
        let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        lines[index] = line;
        lines.join("\n") + "\n"
    };
    let other = if lines[draw].contains("master_1") { "master_2" } else { "master_1" };
    let worker = lines[draw].split('"').nth(5).unwrap();
    let cases = [
        (swap(draw, lines[draw].replace(worker, &format!("worker {other}"))), draw + 1),
        (
            swap(
                decision,
                lines[decision]
                    .replace("\"seat\":0", "\"seat\":9")
                    .replace("\"seat\":1", "\"seat\":9"),
            ),
            decision + 1,
        ),
        (swap(decision, "garbage".to_owned()), decision + 1),
        (lines[..decision].join("\n") + "\n" + &lines[decision + 1..].join("\n"), decision + 1),
        (swap(0, lines[0].replace("\"players\"", "\"x\"").replace("\"rules\":", "\"rules\":9")), 1),
        (
            swap(lines.len() - 1, lines[lines.len() - 1].replace("\"rank\":1", "\"rank\":2")),
            lines.len(),
        ),
        (String::new(), 1),
    ];
    for (edited, line) in cases {
        fs::write(&path, &edited).unwrap();
        let message = bad(&["verify", text(&path)], 1);
        assert!(message.contains(&format!("line {line}:")), "line {line}: {message}");
    }
    fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
    assert!(bad(&["verify", text(&path)], 1).contains("not UTF-8"));
    assert!(bad(&["verify", "no/such/file"], 1).contains("cannot be read"));
}

#[test]
fn wrong_use_is_explained_and_changes_nothing() {
    assert!(bad(&["play", "chess"], 2).contains("There is no game “chess”"));
    assert!(bad(&["sim", "builders", "--players", "9"], 2).contains("2 to 4 players"));
    assert!(bad(&["sim", "builders", "--set", "x=1"], 2).contains("There is no switch “x”"));
    assert!(bad(&["sim", "builders", "--set", "stall_rounds=99"], 2).contains("3–20"));
    assert!(bad(&["sim", "builders", "--set", "stall_rounds"], 2).contains("switch=value"));
    let twice = ["sim", "builders", "--set", "finite_bank=on", "--set", "finite_bank=off"];
    assert!(bad(&twice, 2).contains("twice"));
    assert!(bad(&["sim", "builders", "--bots", "wizard"], 2).contains("There is no bot"));
    assert!(bad(&["play", "builders", "--seat", "7"], 2).contains("“7” is no seat"));
    assert!(bad(&["rules", "builders", "BA-999"], 2).contains("has no rule"));
    assert!(bad(&["games", "--lang", "xx"], 2).contains("en or fr"));
    assert!(bad(&["games", "--lang", "fr", "extra"], 2).contains("extra"));
    let french = bad(&["play", "chess", "--lang", "fr"], 2);
    assert!(french.contains("Le jeu «\u{a0}chess\u{a0}» n’existe pas"), "{french}");
}

#[test]
fn an_existing_file_is_never_overwritten() {
    let file = folder("precious").join("letter.txt");
    fs::write(&file, "dear Livia\n").unwrap();
    bad(&["play", "builders", "--log", text(&file)], 1);
    let words = ["play", "builders", "--players", "2", "--seat", "all"];
    let printed = good(&words, &format!("save {}\nquit\n", text(&file)));
    assert!(printed.contains("cannot be written"), "{printed}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "dear Livia\n");
}

#[test]
fn rules_are_read_whole_or_one_by_one() {
    assert!(good(&["rules", "builders", "ba-084"], "").starts_with("BA-084  "));
    assert!(bad(&["rules", "builders", "BA-999"], 2).contains("BA-999"));
    for about in ludi_registry::all() {
        for lang in Lang::ALL {
            let printed = good(&["rules", about.id(), "--lang", lang.code()], "");
            for rule in about.rulebook(lang).rules() {
                assert!(printed.contains(&format!("\n  {}  ", rule.id)), "{}", rule.id);
            }
        }
    }
}

#[test]
fn packs_are_shown_checked_and_refused_by_entry_and_field() {
    let shown = good(&["pack", "show", "builders", "--lang", "en"], "");
    assert!(shown.contains("lighthouse") && shown.contains("[rulebook]"), "{shown}");
    let folder = folder("packs");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/builders/components.toml");
    let pack = fs::read_to_string(source).unwrap();
    let file = folder.join("pack.toml");
    fs::write(&file, &pack).unwrap();
    assert!(good(&["pack", "check", text(&file), "--lang", "en"], "").contains("is a good pack"));
    let start = pack.find("[[building]]").expect("there are buildings");
    let end = start + 5 + pack[start + 5..].find("[[building]]").expect("more than one");
    let without = format!("{}{}", &pack[..start], &pack[end..]);
    fs::write(&file, without).unwrap();
    let message = bad(&["pack", "check", text(&file)], 1);
    assert!(message.contains("building") && message.contains("28"), "{message}");
    fs::write(&file, "[meta]\nid = \"x\"\n").unwrap();
    assert!(bad(&["pack", "check", text(&file), "--lang", "en"], 1).contains("[meta] game"));
    fs::write(&file, "][").unwrap();
    bad(&["pack", "check", text(&file)], 1);
    bad(&["play", "builders", "--pack", text(&file)], 1);
}

/// Every game is played from a pipe by a person who always takes the first decision.
#[test]
fn every_game_is_played_to_its_end_in_both_languages() {
    let typed = "1\n".repeat(3_000);
    for game in ludi_registry::all() {
        let (players, game) = (game.players().start().to_string(), game.id());
        for lang in ["en", "fr"] {
            let words =
                ["play", game, "--players", &players, "--seat", "1", "--seed", "x", "--lang", lang];
            let printed = good(&words, &typed);
            let end = if lang == "en" { "The game is over." } else { "La partie est terminée." };
            assert!(
                printed.contains(end),
                "{game}: {}",
                &printed[printed.len().saturating_sub(2000)..]
            );
        }
    }
}

#[test]
fn a_ladder_says_who_is_better_and_says_it_again() {
    let words = [
        "ladder",
        "builders",
        "--levels",
        "random,miles,centurio:20",
        "--games",
        "4",
        "--seed",
        "x",
        "--lang",
    ];
    let run = |lang: &str| good(&[&words[..], &[lang]].concat(), "");
    let english = run("en");
    assert!(english.starts_with("12 games of 2 players in "), "{english}");
    assert!(english.contains("miles against random: 100.0 % ("), "{english}");
    assert!(english.contains("centurio:20: rating "), "{english}");
    let french = run("fr");
    assert!(french.contains("miles contre random\u{a0}: 100,0 % ("), "{french}");
    let pairs = |text: &str| text.lines().skip(5).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(pairs(&english), pairs(&run("en")), "the same seed, the same contest");
}

#[test]
fn a_ladder_of_one_measures_scores_and_titles() {
    let words = ["ladder", "hadrian", "--players", "1", "--levels", "random,miles", "--games", "3"];
    let printed = good(&[&words[..], &["--lang", "en"]].concat(), "");
    assert!(printed.starts_with("6 games of 1 player in "), "{printed}");
    assert!(printed.contains("  miles: score ") && printed.contains("% of the games"), "{printed}");
    let json = good(&[&words[..], &["--json"]].concat(), "");
    assert!(json.contains("\"pairs\":[]"), "{json}");
}

#[test]
fn a_ladder_that_cannot_be_held_says_why() {
    assert!(bad(&["ladder", "builders", "--levels", "miles"], 2).contains("at least two levels"));
    assert!(bad(&["ladder", "builders", "--levels", "miles:5"], 2).contains("no bot “miles:5”"));
    assert!(bad(&["ladder", "builders", "--time", "0"], 2).contains("no time to think"));
}

#[test]
fn a_hint_says_what_a_bot_expects_in_both_languages() {
    let words = ["play", "builders", "--players", "2", "--seed", "x", "--lang"];
    let english = good(&[&words[..], &["en"]].concat(), "hint\nquit\n");
    assert!(english.contains("I would choose: "), "{english}");
    assert!(english.contains("points in the end and an average place of "), "{english}");
    assert!(english.contains("It may go on like this: "), "{english}");
    let french = good(&[&words[..], &["fr"]].concat(), "indice\nquit\n");
    assert!(french.contains("Je choisirais\u{a0}: "), "{french}");
}

#[test]
fn tuning_keeps_its_numbers_and_goes_on_from_them() {
    let folder = folder("tune");
    let tune = |file: &Path, generations: &str| {
        let words = ["tune", "builders", "--players", "2", "--lessons", "0", "--games", "4"];
        let more = ["--seed", "x", "--lang", "en", "--generations", generations, "--out"];
        good(&[&words[..], &more, &[text(file)]].concat(), "")
    };
    let numbers = |file: &Path| {
        let toml = fs::read_to_string(file).expect("the numbers were kept");
        toml.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>()
    };
    let (steps, leap) = (folder.join("steps.toml"), folder.join("leap.toml"));
    let printed = tune(&steps, "1");
    assert!(printed.contains("Generation 1 of 1: "), "{printed}");
    assert!(printed.contains("After: "), "{printed}");
    let first = numbers(&steps);
    assert!(first.iter().any(|line| line.starts_with("point = ")), "{first:?}");
    let printed = tune(&steps, "2");
    assert!(printed.starts_with("Generation 2 of 2: "), "{printed}");
    tune(&leap, "2");
    assert_ne!(numbers(&steps), first);
    assert_eq!(numbers(&steps), numbers(&leap), "interrupted or not, the numbers are the same");
}

#[test]
fn tuning_from_a_damaged_file_says_what_is_wrong() {
    let file = folder("tune-damaged").join("habits.toml");
    fs::write(&file, "point = \"many\"\n").expect("a file");
    let words = ["tune", "builders", "--players", "2", "--lang", "en", "--out", text(&file)];
    let message = bad(&words, 1);
    assert!(message.contains("habits.toml"), "{message}");
    assert!(message.contains("action: missing"), "{message}");
    assert_eq!(fs::read_to_string(&file).expect("still there"), "point = \"many\"\n");
}

#[test]
fn training_refuses_what_belongs_to_another_game() {
    let folder = folder("train");
    let (out, kept) = (folder.join("net.bin"), folder.join("net.school"));
    fs::write(&kept, "no school\n").expect("a file");
    let words = ["train", "builders", "--hours", "0.001", "--lang", "en", "--out", text(&out)];
    let message = bad(&words, 1);
    assert!(message.contains("net.school") && message.contains("damaged"), "{message}");
    assert!(!out.exists(), "nothing is written over");
    let message = bad(&["train", "builders", "--players", "1", "--lang", "en"], 2);
    assert!(message.contains("with 1 player"), "{message}");
}

#[test]
fn puzzles_are_listed_in_both_languages_and_counted() {
    for (lang, many, best) in [("en", "puzzles", "Best:"), ("fr", "problèmes", "Le meilleur choix")]
    {
        let listed = good(&["--lang", lang, "puzzles", "--solutions"], "");
        let count = listed.lines().last().unwrap_or_default();
        let number: usize = count.split(['\u{a0}', ' ']).next().unwrap().parse().unwrap();
        assert!(number > 0 && count.ends_with(many), "{count}");
        assert!(listed.matches(best).count() >= number, "every puzzle is solved");
    }
    let today = good(&["puzzles", "--today", "--json"], "");
    let today: serde_json::Value = serde_json::from_str(&today).unwrap();
    assert_eq!(today["puzzles"], 1);
    assert!(today["games"][0]["puzzles"][0]["steps"][0]["best"].is_string());
    bad(&["puzzles", "chess"], 2);
}
