//! Players that follow a net, whatever it says: here one of any weights, for every game.
#![allow(missing_docs)]

use ludi_bots::{Bot, Budget, Judge, Level, plan};
use ludi_engine::net::About;
use ludi_engine::{
    Chance as _, Net, Next, Pack as _, Perspective, Quick, Seat, Strategy, Turns, View, Words,
    start,
};

/// Runs a check for every game.
macro_rules! every_game {
    ($check:ident) => {
        for game in ludi_registry::all() {
            ludi_registry::with_game!(game.id(), G => $check::<G>());
        }
    };
}

const LEARNED: [Level; 2] = [Level::Instinct, Level::Imperator];

/// A net that likes anything, for all players of the game in this program.
fn any_net<G: Strategy>() -> &'static Net {
    let learned = G::learned().expect("every game can have a net");
    let mut chance = Quick::from_number(11);
    let mut net = Net::zero(About {
        game: G::ID.to_owned(),
        encoding: G::VERSION,
        features: G::FEATURES,
        stages: G::STAGES,
        scale: 1.0,
        made_by: "a test".to_owned(),
    });
    let mut number = move || chance.below(200) as f32 / 400.0 - 0.25;
    net.first.as_flattened_mut().fill_with(&mut number);
    net.second.as_flattened_mut().fill_with(&mut number);
    net.third.as_flattened_mut().fill_with(&mut number);
    // Another test may have been here first.
    let _ = learned.replace::<G>(&net.to_bytes());
    learned.get::<G>().expect("it is one for this game")
}

/// A few positions in which there is something to choose.
fn positions<G: Words + Strategy>() -> Vec<(G, Seat)> {
    let players = (*G::PLAYERS.start()).max(2);
    let mut state: G = start(G::Pack::builtin(), &G::Setup::default(), usize::from(players))
        .expect("so many can play");
    let mut chance = Quick::from_number(4);
    let (mut turns, mut list) = (Turns::new(players), Vec::new());
    let mut found = Vec::new();
    while let Some(seat) = turns.next(&mut state, &mut chance)
        && found.len() < 6
    {
        list.clear();
        state.decisions(seat, &mut list);
        if list.len() > 1 && chance.below(5) == 0 {
            found.push((state.clone(), seat));
        }
        state.decide(seat, list[chance.below(list.len() as u32) as usize]);
    }
    found
}

fn is_asked<G: Strategy>(state: &G, seat: Seat) -> bool {
    matches!(state.next(), Next::Decide(seats) if seats.contains(seat))
}

fn ask<G: Strategy>(level: Level, state: &G, seat: Seat) -> G::Decision {
    let bot = Bot::new(level, Quick::from_number(7));
    bot.with_budget(Budget::iterations(24)).choose(&Perspective::new(state, seat))
}

#[test]
fn who_follows_a_net_decides_what_is_allowed_and_does_not_peek() {
    fn check<G: Words + Strategy>() {
        any_net::<G>();
        for (state, seat) in positions::<G>() {
            let view = View::new(&state, Some(seat));
            let other = G::imagine(&view, &mut Quick::from_number(99));
            for level in LEARNED {
                let decision = ask(level, &state, seat);
                assert_eq!(state.check(seat, decision), Ok(()), "{} {level}", G::ID);
                assert_eq!(decision, ask(level, &other, seat), "{} {level}", G::ID);
            }
        }
    }
    every_game!(check);
}

/// At first sight the best guess is taken; other weights, and it would be another.
#[test]
fn instinct_takes_what_the_net_likes_best() {
    fn check<G: Words + Strategy>() {
        let net = any_net::<G>();
        let mut differ = 0;
        for (state, seat) in positions::<G>() {
            let view = View::new(&state, Some(seat));
            let mut judge = Judge::new(net);
            judge.judge(&view, seat, &mut Quick::from_number(1));
            let best = judge.guesses.iter().map(|guess| guess.lead).fold(f32::MIN, f32::max);
            let taken = ask(Level::Instinct, &state, seat);
            let liked = judge.guesses.iter().find(|guess| guess.decision == taken);
            assert_eq!(liked.map(|guess| guess.lead), Some(best), "{}", G::ID);
            differ += usize::from(judge.guesses.iter().any(|guess| guess.lead < best));
        }
        assert!(differ > 0, "{}: the net tells decisions apart", G::ID);
    }
    every_game!(check);
}

/// A plan is a chain of decisions of one seat, each allowed after the ones before, up to where
/// somebody else acts or something is drawn.
#[test]
fn a_plan_can_be_carried_out() {
    fn check<G: Words + Strategy>() {
        let net = any_net::<G>();
        for (state, seat) in positions::<G>() {
            let view = View::new(&state, Some(seat));
            let (decisions, _) = plan(net, &view, seat, 6, &mut Quick::from_number(3));
            let mut after = G::imagine(&view, &mut Quick::from_number(3));
            for decision in &decisions {
                assert!(is_asked(&after, seat), "{}", G::ID);
                assert_eq!(after.check(seat, *decision), Ok(()), "{}", G::ID);
                after.decide(seat, *decision);
            }
            assert!(!decisions.is_empty() && !is_asked(&after, seat), "{}", G::ID);
        }
    }
    every_game!(check);
}
