//! What holds for every bot at every game.
#![allow(missing_docs)]

use ludi_bots::{
    AnalysisBudget, BOT_WORDS, Bot, Budget, LEVELS, Level, analyse, consider, explain,
};
use ludi_builders::{Components, Decision, Ending, Setup, Step};
use ludi_engine::{
    Chance as _, Game, Lang, Next, Pack as _, Perspective, Player, Quick, Seat, Seed, Strategy,
    Table, Turns, View, Words, start,
};
use ludi_registry::{Builders, Hadrian};

const TINY: Budget = Budget::iterations(8);

/// Runs a check for every game.
macro_rules! every_game {
    ($check:ident) => {
        for game in ludi_registry::all() {
            ludi_registry::with_game!(game.id(), G => $check::<G>());
        }
    };
}

/// A position after some decisions, one in three of them made at random, and who decides; the last
/// one there is in a game that is over sooner.
fn position<G: Words + Strategy>(players: u8, number: u64, decisions: u32) -> (G, Seat) {
    let pack = G::Pack::builtin();
    let players = players.clamp(*G::PLAYERS.start(), *G::PLAYERS.end());
    let mut state: G =
        start(pack, &G::Setup::default(), usize::from(players)).expect("so many can play");
    let mut chance = Quick::from_number(number);
    let mut turns = Turns::new(players);
    let mut made = 0;
    let mut list = Vec::new();
    let mut latest = None;
    while let Some(seat) = turns.next(&mut state, &mut chance) {
        if made >= decisions {
            return (state, seat);
        }
        latest = Some((state.clone(), seat));
        list.clear();
        state.decisions(seat, &mut list);
        let decision = match chance.below(3) {
            0 => list[chance.below(list.len() as u32) as usize],
            _ => G::sensible(&View::new(&state, Some(seat)), seat, &mut chance),
        };
        state.decide(seat, decision);
        made += 1;
    }
    latest.expect("somebody decides in a game")
}

fn places<G: Words + Strategy>() -> Vec<(G, Seat)> {
    (0..6).map(|n| position(2 + (n % 2) as u8, n, [0, 3, 9, 17, 26, 40][n as usize])).collect()
}

#[test]
fn every_level_decides_what_is_allowed() {
    fn check<G: Words + Strategy>() {
        for (number, (state, seat)) in places::<G>().into_iter().enumerate() {
            for level in LEVELS {
                let chance = Quick::from_number(number as u64);
                let mut bot = Bot::new(level, chance).with_budget(TINY);
                let decision = bot.choose(&Perspective::new(&state, seat));
                let allowed = state.check(seat, decision);
                assert_eq!(allowed, Ok(()), "{} {level}: {decision:?}", G::ID);
            }
        }
    }
    every_game!(check);
}

/// Positions that a seat cannot tell apart get the same answer, whatever is hidden in them.
#[test]
fn no_level_peeks() {
    fn check<G: Words + Strategy>() {
        for (state, seat) in places::<G>().into_iter().step_by(2) {
            let view = View::new(&state, Some(seat));
            let mut chance = Quick::from_number(99);
            let others: Vec<G> = (0..2).map(|_| G::imagine(&view, &mut chance)).collect();
            for level in LEVELS {
                let ask = |state: &G| {
                    let mut bot = Bot::new(level, Quick::from_number(7)).with_budget(TINY);
                    bot.choose(&Perspective::new(state, seat))
                };
                let decided = ask(&state);
                for other in &others {
                    assert_eq!(decided, ask(other), "{} {level}", G::ID);
                }
            }
        }
    }
    every_game!(check);
}

/// The test above means something: games with secrets have positions that differ in them.
#[test]
fn secrets_differ_where_views_do_not() {
    let (state, seat) = position::<Hadrian>(3, 1, 0);
    let view = View::new(&state, Some(seat));
    let mut chance = Quick::from_number(3);
    assert!((0..20).any(|_| Hadrian::imagine(&view, &mut chance) != state));
}

#[test]
fn the_same_seed_and_threads_think_the_same() {
    fn check<G: Words + Strategy>() {
        let (state, seat) = position::<G>(2, 2, 12);
        let perspective = Perspective::new(&state, seat);
        for threads in [1, 3] {
            let think = || {
                consider(
                    &perspective,
                    Level::Legatus,
                    Budget::iterations(30),
                    threads,
                    &mut Quick::from_number(9),
                )
            };
            let result = think();
            assert_eq!(result, think(), "{} on {threads} threads", G::ID);
            assert_eq!(result.expected.len(), 2);
        }
    }
    every_game!(check);
}

#[test]
fn a_search_uses_its_iterations_and_no_more() {
    let (state, seat) = position::<Builders>(2, 2, 12);
    let perspective = Perspective::new(&state, seat);
    let result = consider(
        &perspective,
        Level::Legatus,
        Budget::iterations(200),
        1,
        &mut Quick::from_number(9),
    );
    assert!((100..=200).contains(&result.iterations), "{}", result.iterations);
}

#[test]
fn explanations_are_complete_and_said_in_both_languages() {
    fn check<G: Words + Strategy>() {
        for players in [*G::PLAYERS.start(), 3] {
            let (state, seat) = position::<G>(players, 4, 10);
            let perspective = Perspective::new(&state, seat);
            let said = || explain(&perspective, Budget::iterations(40), &mut Quick::from_number(5));
            let explanation = said();
            assert_eq!(explanation, said(), "the same seed, the same explanation");
            assert_eq!(state.check(seat, explanation.decision), Ok(()));
            assert_eq!(explanation.scores.len(), usize::from(players));
            assert!(explanation.rank >= 1.0 && explanation.rank <= f32::from(players));
            assert_eq!(explanation.alternatives[0].decision, explanation.decision);
            assert_eq!(explanation.line[0].decision, explanation.decision);
            for lang in Lang::ALL {
                let words = G::messages(lang, &[BOT_WORDS]).unwrap();
                let phrases = explanation.phrases(seat);
                assert!(!phrases.is_empty());
                for phrase in phrases {
                    assert_eq!(words.fault(&phrase), None);
                }
            }
        }
    }
    every_game!(check);
}

/// A table played by two bots.
fn played<G: Words + Strategy>(levels: [Level; 2], seed: &str) -> Table<G> {
    let players = levels.map(|level| Player::bot(level.id(), level.id())).to_vec();
    let setup = G::Setup::default();
    let mut table =
        Table::<G>::new(G::Pack::builtin(), &setup, players, Seed::from_text(seed)).unwrap();
    let mut bots = levels.map(|level| Bot::new(level, Quick::from_number(8)));
    table.settle();
    while let Next::Decide(seats) = table.next() {
        let seat = seats.first().expect("somebody is asked");
        let decision = bots[seat.index()].choose(&table.perspective(seat));
        table.decide(seat, decision).unwrap();
    }
    table.close().unwrap();
    table
}

#[test]
fn an_analysis_finds_dear_decisions_and_can_be_stopped() {
    // There is something to find.
    let table = played::<Builders>([Level::Random; 2], "past");
    let budget = AnalysisBudget { iterations: 6, mistakes: 3, recheck_iterations: 30 };
    let seed = Seed::from_text("analysis");
    let mut steps = Vec::new();
    let analysis = analyse(&table, budget, seed, |done, total| {
        steps.push((done, total));
        true
    })
    .expect("it was not stopped");
    let (done, total) = *steps.last().unwrap();
    assert_eq!(done, total);
    assert!(steps.windows(2).all(|pair| pair[0].0 < pair[1].0));
    assert!(!analysis.mistakes.is_empty(), "random players make dear mistakes");
    assert!(analysis.mistakes.windows(2).all(|pair| pair[0].points >= pair[1].points));
    assert!(analysis.course.windows(2).all(|pair| pair[0].at < pair[1].at));
    assert!(analysis.finds.len() <= 2, "one a seat");
    for told in analysis.mistakes.iter().chain(&analysis.finds) {
        assert!(told.points > 0.0 && told.made != told.other);
        let before = table.at(told.at - 1).expect("the position before it");
        let label = |decision| {
            assert_eq!(before.check(told.seat, decision), Ok(()));
            Builders::label(&before.view(Some(told.seat)), told.seat, decision)
        };
        let (made, other) = (label(told.made), label(told.other));
        for lang in Lang::ALL {
            let words = Builders::messages(lang, &[BOT_WORDS]).unwrap();
            assert_eq!(words.fault(&told.mistake(made.clone(), other.clone())), None);
            assert_eq!(words.fault(&told.find(made.clone(), other.clone())), None);
        }
    }
    assert_eq!(analyse(&table, budget, seed, |_, _| true), Some(analysis));
    assert_eq!(analyse(&table, budget, seed, |done, _| done < 5), None);
}

/// A sensible player decides better than one that decides by lot, and both are told how well.
#[test]
fn accuracy_tells_a_sensible_player_from_one_that_decides_by_lot() {
    let budget = AnalysisBudget { iterations: 200, mistakes: 0, recheck_iterations: 1 };
    let (mut miles, mut random) = (Vec::new(), Vec::new());
    for seed in ["past", "one", "two", "three", "four"] {
        let table = played::<Builders>([Level::Miles, Level::Random], seed);
        let analysis = analyse(&table, budget, Seed::from_text("accuracy"), |_, _| true);
        let analysis = analysis.expect("it was not stopped");
        miles.push(analysis.accuracy[0].expect("it decided"));
        random.push(analysis.accuracy[1].expect("it decided"));
    }
    let mean = |all: &[f32]| all.iter().sum::<f32>() / all.len() as f32;
    let lead = mean(&miles) - mean(&random);
    assert!(lead > 0.2 && mean(&random) < 0.6, "{miles:?} and {random:?}");
}

#[test]
fn both_languages_have_the_same_messages() {
    use ludi_engine::conformance;
    conformance::same_messages(BOT_WORDS);
    conformance::messages_are_well_written(BOT_WORDS);
    let messages = conformance::messages(BOT_WORDS.en);
    assert!(messages.iter().all(|message| message.id.starts_with("bots-")));
}

/// Plays The Builders with recruits only, showing every decision before it is made.
fn recruits_play(number: u64, mut visit: impl FnMut(&Builders, Seat, Decision)) -> Builders {
    let setup = Setup { ask_final_scoring: true, ..Setup::default() };
    let mut state: Builders = start(Components::builtin(), &setup, 3).expect("three can play");
    let mut chance = Quick::from_number(number);
    let mut bot = Bot::new(Level::Tiro, Quick::from_number(1_000 + number));
    let mut turns = Turns::new(3);
    while let Some(seat) = turns.next(&mut state, &mut chance) {
        let decision = bot.choose(&Perspective::new(&state, seat));
        visit(&state, seat, decision);
        state.decide(seat, decision);
    }
    state
}

/// Prisoners that the seat could free.
fn prisoners(state: &Builders, seat: Seat) -> usize {
    state.player(seat).available().filter(|hand| state.is_enslaved(*hand)).count()
}

#[test]
fn a_recruit_frees_its_prisoners_while_it_costs_nothing() {
    let (mut last_turns, mut scorings) = (0, 0);
    for number in 0..150 {
        let state = recruits_play(number, |state, seat, decision| {
            let ending = state.ending() != Ending::NotYet;
            if prisoners(state, seat) > 0 && ending && state.actions() > 0 {
                last_turns += 1;
                let wasted = matches!(decision, Decision::End | Decision::Coins(_));
                assert!(!wasted, "game {number}: {decision:?}: {state:?}");
            }
            if matches!(state.step(), Step::FinalScoring(_)) {
                scorings += 1;
                assert_ne!(decision, Decision::Done, "game {number}: {state:?}");
            }
        });
        for seat in Seat::all(3) {
            let afford = state.player(seat).purse >= 5;
            assert!(!afford || prisoners(&state, seat) == 0, "game {number}: {state:?}");
        }
    }
    assert!(last_turns > 10 && scorings > 50, "{last_turns}, {scorings}");
}

#[test]
fn nobody_repays_a_loan_before_the_end() {
    for number in 0..150 {
        recruits_play(number, |state, _, decision| {
            let early = state.step() == Step::Turn && decision == Decision::Repay;
            assert!(!early, "game {number}: {state:?}");
        });
    }
}
