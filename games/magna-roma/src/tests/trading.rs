//! Section 3.3: the market and its trade tokens.

use super::*;
use crate::gains::{Gains, Then};
use crate::{Gain, Resource};

/// Moves the market marker of the seat that acts.
fn luxury(game: &mut MagnaRoma, amount: u8) {
    let gain = Gain { resource: Resource::Luxury, amount };
    game.take(Gains::of(&[gain]), Then::Act);
}

/// A game with the rulebook's token on the first place: 1 legion for 3 coins, at spaces 2 and 3.
fn market() -> MagnaRoma {
    let mut game = begun(2);
    game.tokens = [token("t1"), token("t2"), token("t3")];
    game.acting_mut().legions = 1;
    game
}

/// EX-07, MR-053
#[test]
fn a_trade_is_offered_on_arrival() {
    let mut game = market();
    luxury(&mut game, 2);
    assert_eq!(texts(&game), ["trade", "decline"]);
    act(&mut game, "trade");
    let realm = &game.realms[1];
    assert_eq!((realm.legions, realm.coins), (0, 3));
    assert_ne!(game.phase, Phase::Trade, "once for each arrival");
}

/// MR-053: all that the token asks, or nothing.
#[test]
fn a_trade_that_cannot_be_paid_is_not_offered() {
    let mut game = market();
    game.acting_mut().legions = 0;
    luxury(&mut game, 2);
    assert_ne!(game.phase, Phase::Trade);
    assert_eq!(game.check(Seat(1), Decision::Trade), Err(Refusal::ChooseFirst));
}

/// MR-052: every space with a token names one of the three places, and each has at least one.
#[test]
fn each_token_is_connected_to_its_spaces() {
    let game = market();
    let at = |space| game.token_at(space).map(|token| token.id);
    assert_eq!([0, 1, 2, 3, 4].map(at), [None, None, Some("t1"), Some("t1"), None]);
    assert_eq!([5, 6, 8, 9].map(at), [Some("t2"), Some("t2"), Some("t3"), Some("t3")]);
}

/// MR-054, AMB-07: declined is lost, but the next arrival under the same token offers it again.
#[test]
fn a_declined_trade_comes_back_with_the_next_arrival() {
    let mut game = market();
    luxury(&mut game, 2);
    act(&mut game, "decline");
    assert_eq!((game.realms[1].legions, game.realms[1].coins), (1, 0));
    assert_ne!(game.phase, Phase::Trade);
    game.active = 1;
    luxury(&mut game, 1);
    assert_eq!((game.phase, game.realms[1].market), (Phase::Trade, 3));
}

/// AMB-07: the same token twice in a turn.
#[test]
fn two_arrivals_offer_two_trades() {
    let mut game = market();
    game.acting_mut().legions = 2;
    game.acting_mut().market = 1;
    let gain = Gain { resource: Resource::Luxury, amount: 1 };
    game.take(Gains::of(&[gain, gain]), Then::Act);
    act(&mut game, "trade");
    act(&mut game, "trade");
    assert_eq!((game.realms[1].legions, game.realms[1].coins), (0, 6));
}

/// MR-055, AMB-06: spaces jumped over offer nothing.
#[test]
fn passing_a_space_is_no_arrival() {
    let mut game = market();
    game.acting_mut().market = 3;
    game.acting_mut().population = 1;
    luxury(&mut game, 4); // over spaces 5 and 6 to 7
    assert_ne!(game.phase, Phase::Trade);
}

/// AMB-06, switched: spaces passed offer their trades in track order, each token once a move.
#[test]
fn by_the_switch_passing_is_enough() {
    let mut game = begun_with(2, &Setup { market_trade_on_landing_only: false, ..setup() });
    game.tokens = [token("t1"), token("t2"), token("t3")];
    game.acting_mut().legions = 2;
    game.acting_mut().population = 1;
    luxury(&mut game, 7); // over 2, 3 (t1) and 5, 6 (t2)
    assert_eq!(game.offered().unwrap().id, "t1");
    act(&mut game, "trade");
    assert_eq!(game.offered().unwrap().id, "t2");
    act(&mut game, "trade");
    assert_ne!(game.phase, Phase::Trade);
    let realm = &game.realms[1];
    assert_eq!((realm.legions, realm.coins, realm.population), (3, 3, 0));
}

/// AMB-09: population on monuments can pay; going back on a track takes nothing away.
#[test]
fn population_on_monuments_can_pay() {
    let mut game = market();
    with_block(&mut game);
    game.tokens[0] = token("t5"); // 1 population for 2 coins
    show(&mut game, "senate");
    game.acting_mut().coins = 4;
    game.acting_mut().population = 2;
    at_action(&mut game);
    act(&mut game, "build senate f6-g7");
    game.active = 1;
    game.phase = Phase::Act;
    act(&mut game, "settle senate");
    act(&mut game, "settle senate");
    luxury(&mut game, 2);
    act(&mut game, "trade");
    let realm = &game.realms[1];
    assert_eq!((realm.population, realm.coins, realm.city.people()), (1, 2, 1));
}

/// AMB-09: legions are paid by moving back, never below zero, and nothing is triggered by it.
#[test]
fn legions_are_paid_by_moving_back() {
    let mut game = market();
    game.acting_mut().legions = 8;
    let before = points(&game, 1);
    luxury(&mut game, 2);
    act(&mut game, "trade");
    assert_eq!(game.realms[1].legions, 7);
    assert_eq!((before[5], points(&game, 1)[5]), (5, 3));
}
