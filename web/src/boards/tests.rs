//! What must hold for the board of every game, in many positions of random play.

use std::collections::BTreeSet;

use ludi_builders::{Builders, Decision, Pack, Setup};
use ludi_engine::{Chance as _, Game, Lang, Next, Pack as _, Quick, Seat, Title as _, View, Words};
use maud::html;

use super::{Board, Scene};
use crate::look::LOOK_WORDS;
use crate::look::tests::{check, tags};

/// Setups that together show everything the board can show.
fn setups() -> Vec<Setup> {
    vec![
        Setup::default(),
        Setup { ask_final_scoring: true, early_repayment: true, ..Setup::default() },
        Setup {
            finite_bank: true,
            machines_are_full_workers: false,
            open_building_top: false,
            open_worker_top: true,
            ..Setup::default()
        },
    ]
}

fn words(lang: Lang) -> Words {
    Builders::words(lang, &[LOOK_WORDS]).unwrap()
}

/// Calls `look` with many positions in which a seat decides.
fn positions(mut look: impl FnMut(&Builders, Seat, &[Decision])) {
    for (index, setup) in setups().iter().enumerate() {
        for players in 2..=4 {
            let mut chance = Quick::from_number(100 * index as u64 + u64::from(players));
            let mut game = Builders::new(Pack::builtin(), setup, players).unwrap();
            let mut moves = 0;
            loop {
                match game.next() {
                    Next::Over => break,
                    Next::Chance => {
                        let draw = game.draw(&mut chance);
                        game.resolve(draw);
                    }
                    Next::Decide(seats) => {
                        let seat = seats.first().unwrap();
                        let mut decisions = Vec::new();
                        game.decisions(seat, &mut decisions);
                        if moves % 9 == 0 || (decisions.len() < 8 && moves % 3 == 0) {
                            look(&game, seat, &decisions);
                        }
                        // Sensible play finishes buildings; a random move now and then shows more.
                        let view = View::new(&game, Some(seat));
                        let decision = if chance.below(4) == 0 {
                            decisions[chance.below(decisions.len() as u32) as usize]
                        } else {
                            Builders::sensible(&view, seat, &mut chance)
                        };
                        game.decide(seat, decision);
                        moves += 1;
                    }
                }
            }
            assert!(moves > 40, "a game was seen");
        }
    }
}

fn draw(
    game: &Builders,
    seat: Option<Seat>,
    decisions: &[Decision],
    words: &Words,
) -> (String, String) {
    let view = View::new(game, seat);
    let names = ["Livia", "Marcus", "", "Cornelia"].map(str::to_owned);
    let scene = Scene {
        view: &view,
        seat,
        acting: !decisions.is_empty(),
        decisions,
        words,
        names: &names,
        action: "/t/1/decide",
        position: 12,
    };
    let places = html! {
        (Builders::board(&scene))
        (Builders::tray(&scene))
        (scene.closing_button())
    };
    let rest = html! {
        (Builders::status(&scene))
        @for seat in Seat::all(game.players()) { (Builders::rival(&scene, seat)) }
    };
    let _ = Builders::moment(&scene);
    (places.into_string(), rest.into_string())
}

#[test]
fn every_legal_decision_is_a_button_exactly_once_and_nothing_else_is() {
    let words = words(Lang::En);
    positions(|game, seat, decisions| {
        let (places, rest) = draw(game, Some(seat), decisions, &words);
        let mut offered: Vec<Decision> = tags(&places)
            .iter()
            .filter(|tag| tag.name == "button" && tag.get("type") == Some("submit"))
            .map(|tag| {
                assert_eq!(tag.get("name"), Some("decision"));
                assert_eq!(tag.get("aria-disabled"), None);
                Builders::read_decision(game.pack(), tag.get("value").unwrap()).unwrap()
            })
            .collect();
        let mut legal = decisions.to_vec();
        offered.sort_unstable();
        legal.sort_unstable();
        assert_eq!(offered, legal);
        assert!(!rest.contains("<button"), "other players' things cannot be pointed at");
    });
}

#[test]
fn what_is_refused_says_why_with_a_rule_that_exists() {
    let words = words(Lang::Fr);
    let book = Builders::rulebook(Lang::Fr);
    let mut seen = 0;
    positions(|game, seat, decisions| {
        let (places, _) = draw(game, Some(seat), decisions, &words);
        let all = tags(&places);
        let disabled = all.iter().filter(|tag| tag.get("aria-disabled") == Some("true"));
        let mut notes = BTreeSet::new();
        for button in disabled {
            assert_eq!(button.get("type"), Some("button"), "it must not post anything");
            notes.insert(button.get("aria-describedby").unwrap().to_owned());
        }
        let whys: Vec<&str> =
            all.iter().filter(|tag| tag.has_class("why")).filter_map(|tag| tag.get("id")).collect();
        assert_eq!(
            whys.iter().copied().collect::<BTreeSet<_>>(),
            notes.iter().map(String::as_str).collect()
        );
        for link in all.iter().filter(|tag| tag.has_class("rule")) {
            let (page, rule) = link.get("href").unwrap().split_once('#').unwrap();
            assert_eq!(page, "/rules/builders");
            assert!(book.rule(rule).is_some(), "{rule} does not exist");
        }
        // Everything conceivable that is not legal is shown with its reason, except that a slave
        // at work explains only why it cannot be sent.
        let mut conceivable = Vec::new();
        game.conceivable(seat, &mut conceivable);
        for decision in conceivable {
            let at_work =
                matches!(decision, Decision::Free(hand) if !game.player(seat).has_available(hand));
            if game.check(seat, decision).is_err() && !at_work {
                let notation = game.decision_text(decision).to_string().replace(' ', "-");
                assert!(notes.contains(&format!("note-{notation}")), "{notation} does not say why");
                seen += 1;
            }
        }
    });
    assert!(seen > 300, "only {seen} refusals were seen");
}

#[test]
fn the_markup_is_sound_for_every_reader_in_both_languages() {
    let words = Lang::ALL.map(words);
    let mut count = 0;
    positions(|game, seat, decisions| {
        count += 1;
        let words = &words[count % 2];
        let (places, rest) = draw(game, Some(seat), decisions, words);
        check(&format!("{places}{rest}"));
        let other = seat.next(game.players());
        for reader in [None, Some(other)] {
            let (places, rest) = draw(game, reader, &[], words);
            check(&format!("{places}{rest}"));
            assert!(!places.contains("<button"), "who does not act is offered nothing");
        }
    });
}

#[test]
fn the_plain_list_has_every_decision_with_its_label() {
    let words = words(Lang::En);
    positions(|game, seat, decisions| {
        let view = View::new(game, Some(seat));
        let scene = Scene {
            view: &view,
            seat: Some(seat),
            acting: true,
            decisions,
            words: &words,
            names: &[],
            action: "/t/1/decide",
            position: 12,
        };
        let text = scene.decision_list().into_string();
        let buttons: Vec<_> = tags(&text).into_iter().filter(|tag| tag.name == "button").collect();
        assert_eq!(buttons.len(), decisions.len());
        let position = tags(&text).into_iter().find(|tag| tag.get("name") == Some("position"));
        assert_eq!(position.unwrap().get("value"), Some("12"));
    });
}

#[test]
fn every_card_of_the_pack_has_a_picture_of_its_own() {
    let pack = Pack::builtin();
    let drawn = |id: &str| crate::look::assets::has_symbol("builders", id);
    for card in &pack.buildings {
        assert!(drawn(card.id), "{}", card.id);
    }
    for card in &pack.tools {
        assert!(drawn(card.id), "{}", card.id);
    }
    for card in &pack.hands {
        let rank = card.id.split('_').next().unwrap();
        assert!(drawn(card.id) || drawn(rank), "{}", card.id);
    }
}
