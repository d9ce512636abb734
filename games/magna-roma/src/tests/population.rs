//! Section 7: population on monuments.

use ludi_engine::Undo;

use super::*;

/// A player with a monument on f6-g7 and some meeples, at the choice of the next tile.
fn with_monument(name: &str, population: u8) -> MagnaRoma {
    let mut game = begun(2);
    with_block(&mut game);
    show(&mut game, name);
    game.acting_mut().coins = 5;
    game.acting_mut().population = population;
    place(&mut game, "p01", "d5", "north");
    act(&mut game, &format!("build {name} f6-g7"));
    game
}

/// EX-14, MR-109: functional or not.
#[test]
fn the_temple_of_mars_needs_three() {
    assert_eq!(points(&with_monument("temple_of_mars", 3), 1)[3], 6);
    assert_eq!(points(&with_monument("temple_of_mars", 2), 1)[3], 0);
}

/// MR-108: meeples go on and off as the player likes, and it is no action.
#[test]
fn meeples_move_freely() {
    let mut game = with_monument("senate", 2);
    assert_eq!(game.phase, Phase::Choose);
    assert!(texts(&game).contains(&"settle senate".to_owned()));
    assert_eq!(refused(&game, "withdraw senate"), Refusal::NobodyThere);
    act(&mut game, "settle senate");
    act(&mut game, "settle senate");
    assert_eq!(game.realms[1].idle(), 0);
    assert_eq!(refused(&game, "settle senate"), Refusal::NobodyIdle);
    act(&mut game, "withdraw senate");
    assert_eq!((game.realms[1].city.people(), game.realms[1].population), (1, 2));
    assert_eq!(game.phase, Phase::Choose);
    assert_eq!(refused(&game, "settle odeon"), Refusal::NotYourMonument);
}

/// MR-108: by hand only so many times a turn, so that every turn ends.
#[test]
fn a_turn_of_moving_meeples_ends() {
    let mut game = with_monument("senate", 1);
    for step in 0..10 {
        act(&mut game, if step % 2 == 0 { "settle senate" } else { "withdraw senate" });
    }
    assert_eq!(refused(&game, "settle senate"), Refusal::MovesSpent { limit: 10 });
    let choose = list(&game)[0];
    game.decide(Seat(1), choose);
    deal(&mut game);
    assert_eq!(game.moves_left(), 10);
}

/// AMB-25: scoring uses the best assignment, whatever was put where.
#[test]
fn the_best_assignment_counts() {
    let mut game = with_monument("triumphal_arch", 3);
    assert_eq!(points(&game, 1)[3], 7);
    act(&mut game, "settle triumphal_arch");
    assert_eq!(points(&game, 1)[3], 7);
    assert_eq!(game.undo(Seat(1), read(&game, "withdraw triumphal_arch")), Undo::Private);
}

/// AMB-25: three meeples for two monuments go where they bring most.
#[test]
fn scarce_population_goes_where_it_brings_most() {
    let mut game = with_monument("triumphal_arch", 3); // 3 population, 7 points
    game.active = 1;
    show(&mut game, "circus_maximus"); // 4, 7, 9, 12 points for 1 to 4
    lay(&mut game, "p25", "f8", 0);
    lay(&mut game, "p26", "g8", 0);
    lay(&mut game, "p27", "f9", 0);
    lay(&mut game, "p28", "g9", 0);
    game.acting_mut().coins = 5;
    at_action(&mut game);
    act(&mut game, "build circus_maximus f8-g9");
    let best = |population: u8| {
        let mut game = game;
        game.realms[1].population = population;
        let best = game.assignment(Seat(1));
        (best.points, best.people, [best.on[0], best.on[1]])
    };
    assert_eq!(best(1), (4, 1, [0, 1]));
    assert_eq!(best(3), (9, 3, [0, 3]));
    assert_eq!(best(4), (12, 4, [0, 4]));
    assert_eq!(best(5), (14, 5, [3, 2]));
    assert_eq!(best(9), (19, 7, [3, 4]));
}

/// AMB-24: more than needed is worth nothing, but on the monument that counts up to four.
#[test]
fn further_meeples_are_worth_nothing() {
    assert_eq!(points(&with_monument("temple_of_mars", 9), 1)[3], 6);
    let circus = |population| points(&with_monument("circus_maximus", population), 1)[3];
    assert_eq!([0, 1, 2, 3, 4, 5].map(circus), [0, 4, 7, 9, 12, 12]);
}

/// AMB-25: a switch leaves it all to the program.
#[test]
fn by_the_switch_nobody_moves_meeples() {
    let mut game = with_monument("senate", 2);
    game.setup.place_population = false;
    assert_eq!(refused(&game, "settle senate"), Refusal::PopulationByItself);
    assert_eq!(refused(&game, "withdraw senate"), Refusal::PopulationByItself);
}

/// MR-108, AMB-25: the rulebook itself lets players move their meeples, and no other switch of
/// this game goes beyond it either.
#[test]
fn no_switch_goes_beyond_the_rulebook() {
    let beyond = MagnaRoma::OPTIONS.iter().filter(|option| option.beyond);
    assert_eq!(beyond.map(|option| option.key).collect::<Vec<_>>(), [""; 0]);
}
