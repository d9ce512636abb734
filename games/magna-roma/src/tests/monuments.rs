//! Section 6.1: building.

use super::*;

/// A city with a block of four tiles, a monument on display and its coins, before the action.
fn ready(name: &str) -> MagnaRoma {
    let mut game = begun(2);
    with_block(&mut game);
    show(&mut game, name);
    game.acting_mut().coins = Components::builtin().monuments[usize::from(monument(name))].coins;
    at_action(&mut game);
    game
}

/// MR-096: one action, then the turn goes on.
#[test]
fn one_action_a_turn() {
    let mut game = ready("senate");
    game.acting_mut().legions = 8;
    game.acting_mut().blessings = 1;
    game.acting_mut().faith = 2;
    assert!(texts(&game).contains(&"pass".to_owned()));
    act(&mut game, "build senate f6-g7");
    assert_eq!(game.phase, Phase::Choose);
    assert_eq!(refused(&game, "conquer dalmatia top"), Refusal::ChooseFirst);
}

/// MR-096, MR-107: whoever has begun to bless takes no other kind of action.
#[test]
fn blessing_is_the_only_action_of_its_turn() {
    let mut game = ready("senate");
    game.acting_mut().blessings = 2;
    game.acting_mut().faith = 4;
    act(&mut game, "bless f6");
    assert_eq!(game.phase, Phase::Bless);
    assert_eq!(refused(&game, "build senate f6-g7"), Refusal::OneAction);
    act(&mut game, "pass");
    assert_eq!(game.phase, Phase::Choose);
}

/// MR-096: nothing is asked of a player who can do nothing.
#[test]
fn an_impossible_action_is_not_asked_for() {
    let mut game = begun(2);
    place(&mut game, "r28", "e4", "north");
    assert_eq!(game.phase, Phase::Choose);
}

/// AMB-19: an action may be left out.
#[test]
fn passing_is_allowed() {
    let mut game = ready("senate");
    act(&mut game, "pass");
    assert_eq!((game.phase, game.realms[1].coins), (Phase::Choose, 4));
}

/// MR-097: the coins are paid, the monument is gone from the display.
#[test]
fn building_costs_coins() {
    let mut game = ready("mausoleum");
    game.acting_mut().coins = 7;
    act(&mut game, "build mausoleum f6-g7");
    let realm = &game.realms[1];
    assert_eq!((realm.coins, realm.city.monuments().count()), (2, 1));
    assert!(!game.displayed().any(|shown| shown == monument("mausoleum")));
}

/// MR-097
#[test]
fn building_needs_the_coins_and_the_monument() {
    let mut game = ready("mausoleum");
    game.acting_mut().coins = 4;
    let poor = refused(&game, "build mausoleum f6-g7");
    assert_eq!(poor, Refusal::Coins { have: 4, need: 5 });
    assert_eq!(refused(&game, "build forum e5"), Refusal::NotOnDisplay);
}

/// MR-098: four tiles must meet.
#[test]
fn a_monument_needs_a_full_block() {
    let game = ready("senate");
    assert_eq!(refused(&game, "build senate e6-f7"), Refusal::BlockNotFull);
    assert_eq!(refused(&game, "build senate g6-h7"), Refusal::BlockNotFull);
    let builds: Vec<String> =
        texts(&game).into_iter().filter(|text| text.starts_with("build senate")).collect();
    assert_eq!(builds, ["build senate f6-g7"]);
    let border = Decision::Build { monument: monument("senate"), cell: cell("i9") };
    assert_eq!(game.check(Seat(1), border), Err(Refusal::BlockNotFull));
}

/// EX-21, MR-099: not on the centre, not on a tile that carries one.
#[test]
fn a_monument_stands_neither_on_the_centre_nor_on_another() {
    let mut game = ready("senate");
    lay(&mut game, "r30", "f5", 0);
    assert_eq!(refused(&game, "build senate e5-f6"), Refusal::OnCentre);
    lay(&mut game, "r01", "e7", 0);
    act(&mut game, "build senate f6-g7");
    game.active = 1;
    at_action(&mut game);
    show(&mut game, "odeon");
    game.acting_mut().coins = 9;
    assert_eq!(refused(&game, "build odeon e6-f7"), Refusal::UnderMonument);
    assert_eq!(refused(&game, "build odeon f6-g7"), Refusal::UnderMonument);
}

/// EX-22, MR-100: the Forum stands on the centre and nowhere else, and no block is needed.
#[test]
fn the_forum_stands_on_the_centre_only() {
    let mut game = ready("forum");
    let elsewhere = Decision::Build { monument: monument("forum"), cell: cell("f6") };
    assert_eq!(game.check(Seat(1), elsewhere), Err(Refusal::OnlyOnCentre));
    let mut early = begun(2);
    show(&mut early, "forum");
    early.acting_mut().coins = 4;
    at_action(&mut early);
    act(&mut early, "build forum e5");
    assert!(early.realms[1].city.covered.contains(Cell::CENTRE));
    act(&mut game, "build forum e5");
    game.active = 1;
    at_action(&mut game);
    let again = Decision::Build { monument: monument("forum"), cell: Cell::CENTRE };
    assert_eq!(game.check(Seat(1), again), Err(Refusal::NotOnDisplay));
}

/// EX-22, MR-101, AMB-28: the Forum's luxury good comes at once and may lead to a trade, before
/// the display is filled up.
#[test]
fn an_immediate_bonus_comes_with_all_that_follows() {
    let mut game = ready("forum");
    game.tokens[0] = token("t1");
    game.acting_mut().market = 1;
    game.acting_mut().legions = 1;
    game.decide(Seat(1), read(&game, "build forum e5"));
    assert_eq!((game.phase, game.realms[1].market), (Phase::Trade, 2));
    assert_eq!(game.displayed().count(), 2, "not filled up yet");
    act(&mut game, "trade");
    assert_eq!(game.realms[1].coins, 3);
    assert_eq!(game.displayed().count(), 3);
    assert_eq!(game.phase, Phase::Choose, "no second action");
}

/// MR-101: the Temple of Mars brings a legion at once.
#[test]
fn the_temple_of_mars_brings_a_legion() {
    let mut game = ready("temple_of_mars");
    act(&mut game, "build temple_of_mars f6-g7");
    assert_eq!(game.realms[1].legions, 1);
}

/// MR-102
#[test]
fn the_display_is_filled_up() {
    let mut game = ready("senate");
    game.decide(Seat(1), read(&game, "build senate f6-g7"));
    assert_eq!(game.next(), Next::Chance);
    let mut draws = Vec::new();
    game.draws(&mut draws);
    assert_eq!(draws.len(), 9);
    game.resolve(draws[3].0);
    assert_eq!((game.displayed().count(), game.phase), (3, Phase::Choose));
}

/// AMB-20
#[test]
fn without_monuments_the_display_shrinks() {
    let mut game = ready("senate");
    game.monument_stack = 0;
    game.decide(Seat(1), read(&game, "build senate f6-g7"));
    assert_eq!((game.displayed().count(), game.phase), (2, Phase::Choose));
}

/// AMB-14: blessed tiles may be built on, and the token stays; by the switch they may not.
#[test]
fn blessed_tiles_may_carry_a_monument() {
    let mut game = ready("senate");
    game.acting_mut().city.blessed.insert(cell("g7"));
    game.acting_mut().faith = 2;
    let mut strict = game;
    strict.setup.monument_on_blessed_tile = false;
    assert_eq!(refused(&strict, "build senate f6-g7"), Refusal::OnBlessedTile);
    act(&mut game, "build senate f6-g7");
    assert!(game.realms[1].city.blessed.contains(cell("g7")));
}

/// AMB-23: the Forum is a monument: it needs population, and it is one of the twelve.
#[test]
fn the_forum_is_a_monument() {
    let mut game = ready("forum");
    act(&mut game, "build forum e5");
    assert_eq!(points(&game, 1)[3], 0);
    game.realms[1].population = 3;
    assert_eq!(points(&game, 1)[3], 6);
    assert!(game.realms[1].city.monument(monument("forum")).is_some());
}
