//! Words, and the board in text.

use super::*;
use ludi_engine::{EffectKind, Lang, View, Words};

fn said(scene: &Scene, lang: Lang, text: &str) -> Vec<String> {
    let words = Builders::messages(lang, &[]).unwrap();
    let view = View::new(&scene.game, Some(ANNA));
    let effects = Builders::effects(&view, ANNA, Scene::read(text));
    let sign = |kind| match kind {
        EffectKind::Cost => "-",
        EffectKind::Gain => "+",
        EffectKind::Prospect => "?",
        EffectKind::Note => "·",
    };
    effects.iter().map(|e| format!("{} {}", sign(e.kind), words.say(&e.phrase, &[]))).collect()
}

fn explained(scene: &Scene, text: &str) -> String {
    let view = View::new(&scene.game, Some(ANNA));
    let phrase = Builders::explain(&view, ANNA, scene.refusal_to(ANNA, text));
    Builders::messages(Lang::En, &[]).unwrap().say(&phrase, &["Anna".into(), "Bruno".into()])
}

#[test]
fn sending_shows_the_whole_price_and_what_it_brings() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "lighthouse").give(ANNA, "labourer_1").give(ANNA, "slave_1").set_actions(2);
    scene.give(ANNA, "master_3").at_work(ANNA, "master_3", "lighthouse").tool(ANNA, "brush");
    scene.act(&["send slave_1", "to lighthouse", "send labourer_1"]);
    let expected = [
        "- 2 actions",
        "- 1 of them bought: 5 sesterces",
        "- wage: 3 sesterces",
        "· 8 sesterces in all",
        "+ finishes the Lighthouse of Alexandria",
        "+ +14 sesterces",
        "+ +5 VP",
    ];
    assert_eq!(said(&scene, Lang::En, "to lighthouse"), expected);
    assert_eq!(
        said(&scene, Lang::Fr, "to lighthouse")[4],
        "+ termine «\u{a0}Le phare d’Alexandrie\u{a0}»"
    );
}

#[test]
fn the_tool_step_shows_what_the_tool_changes() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "shop").give(ANNA, "journeyman_1").tool(ANNA, "saw").tool(ANNA, "brush");
    scene.act(&["send apprentice_1"]);
    let to = said(&scene, Lang::En, "to shop");
    assert_eq!(to.last().unwrap(), "· then choose whether a tool goes along");
    scene.act(&["to shop"]);
    assert_eq!(said(&scene, Lang::En, "bare"), ["· still missing: 1 decoration"]);
    let with = said(&scene, Lang::En, "with brush");
    assert_eq!(with, ["+ finishes the Shop", "+ +6 sesterces", "+ +1 VP"]);
}

#[test]
fn sending_the_last_hand_warns() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "pyramid").act(&["send apprentice_1"]);
    let effects = said(&scene, Lang::En, "to pyramid");
    assert_eq!(effects.last().unwrap(), "· nobody of your team will be left to send");
}

#[test]
fn a_useless_education_warns() {
    let mut scene = Scene::new(2);
    scene.give(ANNA, "master_2").act(&["university stone"]);
    let effects = said(&scene, Lang::En, "teach master_2");
    assert_eq!(effects.last().unwrap(), "· changes nothing: the worker is that good already");
    assert_eq!(
        said(&scene, Lang::En, "teach apprentice_1").last().unwrap(),
        "+ 3 stone instead of 0"
    );
}

#[test]
fn a_short_bank_warns() {
    let mut scene = Scene::with(2, &Setup { finite_bank: true, ..anna_first() });
    scene.set_purse(BRUNO, 96);
    let effects = said(&scene, Lang::En, "coins 3");
    assert_eq!(effects[1..], ["+ +2 sesterces", "· the bank is short: 4 sesterces are lost"]);
}

#[test]
fn refusals_say_the_numbers() {
    let mut scene = Scene::new(2);
    scene.set_purse(ANNA, 6);
    assert_eq!(explained(&scene, "buy slave_1"), "This costs 7 sesterces; you have 6.");
    scene.set_actions(0);
    assert_eq!(
        explained(&scene, "buy mallet"),
        "This needs 1 extra action (5 sesterces) and costs 7 sesterces in all; you have 6."
    );
    scene.set_actions(1);
    assert_eq!(explained(&scene, "coins 3"), "This takes 3 free actions; you have 1.");
    scene.act(&["end"]);
    assert_eq!(explained(&scene, "end"), "It is the turn of Bruno.");
}

#[test]
fn the_slave_is_a_prisoner_in_english() {
    let scene = Scene::new(2);
    let view = View::new(&scene.game, Some(ANNA));
    let label = Builders::label(&view, ANNA, Scene::read("buy slave_1"));
    let say = |lang| Builders::messages(lang, &[]).unwrap().say(&label, &[]);
    assert_eq!(say(Lang::En), "Buy a Prisoner (2 stone, 2 decoration)");
    assert_eq!(say(Lang::Fr), "Acheter un esclave (2 pierres, 2 décorations)");
}

pub fn board(scene: &Scene, lang: Lang) -> String {
    let words = Builders::messages(lang, &[]).unwrap();
    let names = ["Anna".to_owned(), "Bruno".to_owned()];
    Builders::text(&View::new(&scene.game, None), &words, &names).to_plain()
}

#[test]
fn the_board_shows_everything_a_player_needs() {
    let mut scene = Scene::new(2);
    scene
        .site(ANNA, "lighthouse")
        .tool(ANNA, "saw")
        .give(ANNA, "slave_1")
        .finished(BRUNO, &["hoist"]);
    scene.act(&["send apprentice_1", "to lighthouse", "with saw"]);
    let text = board(&scene, Lang::En);
    for line in [
        "Round 1 · Anna · 2 free actions left",
        "  Tools (2)         mallet +S1 · set_square +A1 · brush +D1",
        "  market             Market                             1 0 0 1     +10   0",
        "▶ Anna  first player · 8 sesterces · 0 VP · scores 0.3",
        "    Team              slave_1 S2 D2 [prisoner]",
        "    Tools             saw +W1 [in use]",
        "    Site              lighthouse → +14, 5 VP · missing S2 W2 D3 · apprentice_1 W2 A1 (2) [+saw]",
        "  Bruno  10 sesterces · 2 VP · scores 3.0",
        "    Finished          hoist",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    assert!(board(&scene, Lang::Fr).contains("manque P2 B2 D3"));
}

/// BA-053: whoever was freed can be told from other workers.
#[test]
fn the_board_marks_who_was_freed() {
    let mut scene = Scene::new(2);
    scene.give(ANNA, "slave_1").give(ANNA, "slave_2").act(&["free slave_1"]);
    let (english, french) = (board(&scene, Lang::En), board(&scene, Lang::Fr));
    assert!(english.contains("slave_1 S2 D2 (4) [freed]"), "{english}");
    assert!(french.contains("slave_1 P2 D2 (4) [affranchi]"), "{french}");
}

/// AM-17: a decision that ends the game says what is freed and repaid by itself.
#[test]
fn the_decision_that_ends_the_game_announces_final_scoring() {
    let mut scene = Scene::new(2);
    scene.finished(BRUNO, &SEVENTEEN).act(&["end"]);
    scene.give(BRUNO, "slave_1").loans(BRUNO, 1).set_purse(BRUNO, 25);
    let view = View::new(&scene.game, Some(BRUNO));
    let words = Builders::messages(Lang::En, &[]).unwrap();
    let effects = Builders::effects(&view, BRUNO, Decision::End);
    let last = effects.last().expect("the end settles");
    let settled = "final scoring: 20 sesterces for freeing and repaying";
    assert_eq!((last.kind, words.say(&last.phrase, &[])), (EffectKind::Cost, settled.to_owned()));
    let changes: Vec<_> = last.changes.iter().map(|c| (c.counter, c.by)).collect();
    assert_eq!(changes, [("sesterces", -20), ("prisoners", -1), ("loans", -1)]);
}

/// AM-24: the counter is shown from the second idle round on.
#[test]
fn the_board_counts_idle_rounds() {
    let mut scene = Scene::new(2);
    scene.act(&["end", "end"]);
    assert!(!board(&scene, Lang::En).contains("idle"));
    scene.act(&["end", "end"]);
    assert!(board(&scene, Lang::En).contains("idle round 2 of 5"));
}

#[test]
fn the_story_tells_what_follows() {
    let mut scene = Scene::new(2);
    scene.finished(ANNA, &SEVENTEEN).give(BRUNO, "slave_1").set_purse(ANNA, 0).act(&["end"]);
    let before = View::new(&scene.game, None);
    scene.act(&["end"]);
    let after = View::new(&scene.game, None);
    let told = Builders::tell_decision(&before, BRUNO, Decision::End, &after);
    let words = Builders::messages(Lang::En, &[]).unwrap();
    let lines: Vec<String> = told.iter().map(|t| words.say(&t.phrase, &[])).collect();
    let freed = "Player 2 frees a Prisoner (2 stone, 2 decoration) for 5 sesterces.";
    assert_eq!(lines, ["Player 2 ends the turn.", freed]);
}
