//! The campaign, bots with a budget, and going back alone.

use super::*;

/// HW-180: a bot plays the campaign; progress is kept from game to game.
#[test]
fn the_campaign_keeps_its_progress() {
    let save = folder("campaign").join("save.json");
    let words =
        ["campaign", "--save", text(&save), "--seat", "none", "--seed", "a", "--lang", "en"];
    let first = good(&words, "");
    assert!(first.contains("Fort 1 of 16"), "{first}");
    let progress: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&save).unwrap()).expect("progress");
    let won = first.contains("The goal of fort 1 is met")
        || first.contains("and the challenge of fort 1");
    assert_eq!(progress["fort"], if won { 2 } else { 1 });
    assert_eq!(progress["failed"], u32::from(!won));
    let log = save.with_extension("fort-1-try-1.jsonl");
    assert!(log.exists() && first.contains(&format!("ludi verify {}", log.display())), "{first}");
    let header = fs::read_to_string(&log).unwrap();
    let header = header.lines().next().unwrap();
    assert!(header.contains(r#""difficulty":"medium""#), "{header}");
    let second = good(&words, "");
    let expected = if won { "Fort 2 of 16" } else { "lost here before: 1" };
    assert!(second.contains(expected), "{second}");
    fs::write(&save, "{}").unwrap();
    assert!(bad(&words, 1).contains("save.json"));
}

/// HW-180: a bot of the campaign and of `play` looks ahead as long as it is told, and the log says
/// so.
#[test]
fn a_bot_may_have_a_budget_of_its_own() {
    let folder = folder("budget");
    let save = folder.join("save.json");
    let words = ["campaign", "--save", text(&save), "--seat", "none", "--bot", "centurio:1"];
    good(&words, "");
    let log = folder.join("play.jsonl");
    let words = ["play", "builders", "--seat", "none", "--bots", "centurio:1,tiro"];
    good(&[&words[..], &["--log", text(&log)]].concat(), "");
    for log in [save.with_extension("fort-1-try-1.jsonl"), log] {
        let log = fs::read_to_string(log).unwrap();
        assert!(log.lines().next().unwrap().contains(r#""bot":"centurio:1""#), "{log}");
    }
    assert!(bad(&["play", "builders", "--bots", "tiro:5"], 2).contains("tiro:5"));
}

/// Alone, whoever goes back past a draw finds that beside the score, in the log and in replays.
#[test]
fn taking_back_a_draw_alone_is_marked() {
    let log = folder("back").join("solo.jsonl");
    let words = ["play", "hadrian", "--players", "1", "--seed", "b", "--lang", "en"];
    let words = [&words[..], &["--log", text(&log)]].concat();
    let typed = format!("1\nback 1\n{}", "1\n".repeat(3_000));
    let played = good(&words, &typed);
    let mark = "Something revealed was taken back once.";
    assert_eq!(played.matches(mark).count(), 2, "in the story and below the score");
    let end = fs::read_to_string(&log).unwrap();
    assert!(end.trim_end().contains(r#","taken_back":1,"head":"#), "{end}");
    assert!(good(&["replay", text(&log), "--lang", "en"], "").contains(mark));
    let json = good(&["replay", text(&log), "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["taken_back"], 1);
}
