//! Messages: what is said beside a decision is what it brings.

use ludi_engine::conformance::{any, cases, walk};
use ludi_engine::{Chance as _, EffectKind, Lang, Quick, Value, View, Words as _};

use super::*;
use crate::Cells;
use crate::words::phrases;

fn effects(game: &MagnaRoma, decision: Decision) -> Vec<ludi_engine::Effect> {
    let seat = Seat(game.active);
    MagnaRoma::effects(&View::new(game, Some(seat)), seat, decision)
}

/// The effects of a decision in English.
fn said(game: &MagnaRoma, text: &str) -> Vec<String> {
    let words = MagnaRoma::messages(Lang::En, &[]).unwrap();
    let say = |effect: &ludi_engine::Effect| {
        let sign = match effect.kind {
            EffectKind::Cost => '-',
            EffectKind::Gain => '+',
            EffectKind::Prospect => '?',
            EffectKind::Note => '.',
        };
        format!("{sign} {}", words.say(&effect.phrase, &[]))
    };
    effects(game, read(game, text)).iter().map(say).collect()
}

fn number(effect: &ludi_engine::Effect, name: &str) -> i32 {
    let value = effect.phrase.args.iter().find(|(key, _)| *key == name).map(|(_, value)| value);
    let Some(Value::Number(number)) = value else { panic!("no number {name} in {effect:?}") };
    *number as i32
}

/// What a seat has of everything that symbols pay.
fn wealth(game: &MagnaRoma, seat: Seat) -> i32 {
    let realm = game.realm(seat);
    let goods = [realm.legions, realm.faith, realm.market, realm.coins, realm.population];
    goods.into_iter().map(i32::from).sum::<i32>() + i32::from(realm.vp)
}

/// Answers orders and trades by chance until there is nothing of the kind to answer.
fn answered(mut game: MagnaRoma, seat: Seat, chance: &mut Quick) -> MagnaRoma {
    while matches!(game.phase, Phase::Order | Phase::Trade) {
        let mut answers = list(&game);
        answers.retain(|d| !matches!(d, Decision::Settle(_) | Decision::Withdraw(_)));
        let answer = answers[chance.below(answers.len() as u32) as usize];
        game.decide(seat, answer);
    }
    game
}

/// MR-105, MR-094: the forecast beside a decision is the score once every order and trade that
/// follows is answered, also beside a blessing whose points come only then.
#[test]
fn the_forecast_beside_a_decision_comes_true() {
    let (mut exact, mut ranges) = (0, 0);
    let mut chance = Quick::from_number(5);
    for (number_of_case, case) in cases::<MagnaRoma>().iter().enumerate() {
        walk(case.start(), &mut Quick::from_number(900 + number_of_case as u64), |game, _| {
            if !matches!(game.next(), Next::Decide(_)) {
                return;
            }
            let seat = Seat(game.active);
            let moves = |d: &Decision| matches!(d, Decision::Settle(_) | Decision::Withdraw(_));
            for decision in list(game).into_iter().filter(|decision| !moves(decision)) {
                let mut after = *game;
                after.decide(seat, decision);
                let score = answered(after, seat, &mut chance).score(seat);
                let effects = effects(game, decision);
                let found = |id: &str| effects.iter().find(|effect| effect.phrase.id == id);
                if let Some(effect) = found("effect-forecast") {
                    assert_eq!(number(effect, "then"), score, "{decision:?}: {game:?}");
                    exact += 1;
                } else if let Some(effect) = found("effect-forecast-range") {
                    let range = number(effect, "least")..=number(effect, "most");
                    assert!(range.contains(&score), "{decision:?}: {game:?}");
                    ranges += 1;
                } else if !matches!(decision, Decision::Choose(_)) {
                    assert_eq!(game.score(seat), score, "{decision:?}: {game:?}");
                }
            }
        });
    }
    assert!(exact > 1000 && ranges > 30, "{exact} forecasts, {ranges} ranges");
}

/// MR-105: what a blessing brings at once, what only after an answer, and the score after it.
#[test]
fn a_blessing_says_what_comes_and_what_waits() {
    let mut game = begun(2);
    game.tokens[0] = token("t3"); // 1 coin for 2 population, at market spaces 2 and 3
    lay(&mut game, "r02", "e4", 0);
    lay(&mut game, "r05", "e3", 0);
    lay(&mut game, "r03", "d4", 0);
    let realm = game.acting_mut();
    (realm.market, realm.blessings, realm.faith) = (1, 1, 2);
    at_action(&mut game);
    assert_eq!(
        said(&game, "bless e4"),
        [
            "- 1 blessing token",
            "+ 3 points: prestige symbol above, large",
            "? 1 coin: coin symbol below, small",
            "? 2 luxury goods: market symbol on the left, large",
            ". you choose the order",
            ". score forecast 1 → 3"
        ]
    );
}

/// MR-092: every cell and every block of four is called by where it lies, each in its own way, and
/// none by a letter and a number.
#[test]
fn cells_are_called_by_where_they_lie() {
    for lang in Lang::ALL {
        let words = MagnaRoma::messages(lang, &[]).unwrap();
        let spots = Cells::FIELD.iter().map(phrases::spot);
        let blocks = Cells::FIELD.blocks().iter().map(phrases::block);
        let said: Vec<String> = spots.chain(blocks).map(|it| words.say(&it, &[])).collect();
        let unlike: std::collections::BTreeSet<&String> = said.iter().collect();
        assert_eq!(unlike.len(), 81 + 64, "{said:?}");
        let named = |word: &str| Cell::read(word).is_some();
        let slip = said.iter().find(|it| it.split(|c: char| !c.is_alphanumeric()).any(named));
        assert_eq!(slip, None);
    }
}

/// MR-013, MR-017: beside a tile to choose stands a cell where it really pays most.
#[test]
fn a_tile_to_choose_names_a_cell_that_pays_most() {
    let (mut some, mut none, mut equal) = (0, 0, 0);
    let mut chance = Quick::from_number(8);
    for seed in 0..12 {
        let start = MagnaRoma::new(Components::builtin(), &setup(), 1).unwrap();
        walk(start, &mut Quick::from_number(70 + seed), |game, _| {
            if game.phase != Phase::Take {
                return;
            }
            let tile = any(game, Seat(0), &mut Vec::new(), &mut chance);
            let Decision::Choose(_) = tile else { return };
            let mut pays: Vec<(i32, Cell)> = Vec::new();
            let mut held = *game;
            held.decide(Seat(0), tile);
            for cell in held.acting().city.open().iter() {
                for turns in 0..4 {
                    let mut laid = held;
                    laid.decide(Seat(0), Decision::Place(cell));
                    laid.decide(Seat(0), Decision::Face(turns));
                    let open: i32 = match laid.phase {
                        Phase::Order | Phase::Trade => return,
                        _ => wealth(&laid, Seat(0)) - wealth(&held, Seat(0)),
                    };
                    pays.push((open, cell));
                }
            }
            let most = pays.iter().map(|(paid, _)| *paid).max().unwrap();
            let effects = effects(game, tile);
            if most == 0 {
                assert_eq!(effects[0].phrase.id, "effect-best-none");
                none += 1;
                return;
            }
            assert!(effects.iter().all(|effect| effect.kind == EffectKind::Prospect));
            for effect in &effects {
                let args = &effect.phrase.args;
                let Some((_, Value::Phrase(named))) = args.iter().find(|(key, _)| *key == "spot")
                else {
                    continue;
                };
                let is_named = |(paid, cell): &(i32, Cell)| {
                    *paid == most && format!("{:?}", phrases::spot(*cell)) == format!("{named:?}")
                };
                assert!(pays.iter().any(is_named), "{named:?}: {effect:?} {game:?}");
                some += 1;
            }
            equal += i32::from(effects[0].phrase.id == "effect-best-many");
        });
    }
    assert!(some > 100 && none > 0 && equal > 10, "{some}, {none} without, {equal} equal");
}

/// MR-073, AMB-08: of what finds no room on a track, only the rest is announced.
#[test]
fn what_is_lost_is_said() {
    let mut game = begun(2);
    lay(&mut game, "r28", "f5", 1); // red, arch to the east
    game.acting_mut().legions = game.pack().military_end() - 1;
    hand(&mut game, "r23");
    act(&mut game, "place g5");
    assert_eq!(
        said(&game, "face west"), // red, gable to the west: two legions
        [
            "+ 1 step on the red star track",
            "+ 1 legion: military symbol on the left, large",
            ". 1 legion lost: no room left",
            ". score forecast 3 → 5",
        ]
    );
}

/// MR-020, AMB-02: by the switch a symbol with the centre is large, and is called so.
#[test]
fn a_symbol_with_the_centre_is_called_what_it_is() {
    let symbol = |centre_colour_matches_nothing| {
        let setup = Setup { centre_colour_matches_nothing, ..setup() };
        let mut game = begun_with(2, &setup);
        hand(&mut game, "r02");
        act(&mut game, "place e4");
        said(&game, "face north").swap_remove(0)
    };
    assert_eq!(symbol(true), "+ 1 coin: coin symbol below, small");
    assert_eq!(symbol(false), "+ 2 coins: coin symbol below, large");
}
