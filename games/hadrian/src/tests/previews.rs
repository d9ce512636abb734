//! What is announced of a decision.

use super::*;
use crate::vocabulary::Gain;
use ludi_engine::{EffectKind, Lang, View, Words as _};

/// Effects in English, each behind a sign for its kind.
fn announced(game: &Hadrian, seat: Seat, text: &str) -> Vec<String> {
    let words = Hadrian::messages(Lang::En, &[]).expect("messages are sound");
    let sign = |kind| match kind {
        EffectKind::Cost => "-",
        EffectKind::Gain => "+",
        EffectKind::Prospect => "?",
        EffectKind::Note => "·",
    };
    let effects = Hadrian::effects(&View::new(game, Some(seat)), seat, read(text));
    effects.iter().map(|e| format!("{} {}", sign(e.kind), words.say(&e.phrase, &[]))).collect()
}

/// HW-142: the Soldier is paid when the pattern is laid, not when the card is chosen.
#[test]
fn a_scout_is_paid_at_the_second_step() {
    let mut game = acting(1);
    enrich(&mut game, A);
    game.sheet_mut(A).citizens = [9; 5];
    assert_eq!(announced(&game, A, "scout own")[0], "? to be paid next: 1 Soldier");
    decide(&mut game, A, "scout own");
    let mut list = Vec::new();
    game.decisions(A, &mut list);
    let map = list[0].notation(pack()).to_string();
    assert_eq!(announced(&game, A, &map)[0], "- 1 Soldier");
}

/// HW-104: what the box gives comes with the card that is turned over.
#[test]
fn a_good_from_the_deck_is_a_prospect() {
    let mut game = acting(3);
    enrich(&mut game, A);
    build(&mut game, A, &["market"]);
    game.sheet_mut(A).citizens = [9, 0, 0, 0, 0];
    let deck = announced(&game, A, "good 8 from deck");
    assert_eq!(deck[..2], ["- 1 Resource", "? 1 Builder"]);
    let card = announced(&game, A, "good 8 from left");
    assert!(card.contains(&"+ 1 Builder".to_owned()), "{card:?}");
}

/// HW-036: the income of the prospect card comes when all have chosen.
#[test]
fn the_income_of_a_prospect_card_is_a_prospect() {
    let mut game = new_game(&Setup::default(), 2);
    (game.phase, game.waiting) = (Phase::Choose, SeatSet::all(2));
    game.sheet_mut(A).hand = 1 << card("pontiff") | 1 << card("planner");
    let effects = announced(&game, A, "path pontiff");
    assert!(effects[0].starts_with("? "), "{effects:?}");
    assert!(effects.iter().all(|effect| !effect.starts_with('+')), "{effects:?}");
}

/// AMB-13: a cohort box beyond the last is announced as lost.
#[test]
fn a_cohort_without_room_is_lost() {
    let boxes = &pack().guard.boxes;
    let first = boxes.iter().position(|space| space.gains.contains(&Gain::Cohort));
    let mut game = acting(1);
    enrich(&mut game, A);
    game.sheet_mut(A).guard = first.expect("a box with a cohort") as u8;
    let cohort = |game: &Hadrian| {
        let effects = announced(game, A, "guard");
        effects.into_iter().find(|effect| effect.contains("ohort")).expect("a cohort")
    };
    assert!(cohort(&game).starts_with("+ "), "{}", cohort(&game));
    game.sheet_mut(A).cohorts = [pack().cohort.len() as u8; 3];
    assert!(cohort(&game).starts_with("· "), "{}", cohort(&game));
}
