//! Section 6.3: blessing.

use super::*;

/// A red tile on g5 that takes part in a coin symbol with a red tile, a population symbol with a
/// brown and a military symbol with a purple one.
fn example() -> MagnaRoma {
    let mut game = begun(2);
    lay(&mut game, "r30", "f5", 1); // red, block to the east
    lay(&mut game, "b30", "g4", 2); // brown, block to the south
    lay(&mut game, "p29", "h5", 3); // purple, gable to the west
    // Red with one star; arch to the west, gable to the north, arch to the east.
    lay(&mut game, "r07", "g5", 3);
    game.acting_mut().blessings = 1;
    game.acting_mut().faith = 2;
    at_action(&mut game);
    game
}

/// The same with two tokens.
fn twice() -> MagnaRoma {
    let mut game = example();
    game.acting_mut().blessings = 2;
    game.acting_mut().faith = 4;
    game
}

/// EX-11, MR-105: all symbols pay again, stars do not, the token is used.
#[test]
fn a_blessed_tile_pays_again() {
    let mut game = example();
    act(&mut game, "bless g5");
    let realm = &game.realms[1];
    assert_eq!((realm.coins, realm.population, realm.legions), (2, 1, 1));
    assert_eq!((realm.stars, realm.blessings), ([0; 3], 0));
    assert!(realm.city.blessed.contains(cell("g5")));
}

/// MR-105
#[test]
fn a_blessing_needs_a_token_and_a_tile() {
    let mut game = example();
    assert_eq!(refused(&game, "bless d5"), Refusal::NoTile);
    assert_eq!(game.check(Seat(1), Decision::Bless(Cell(200))), Err(Refusal::NoTile));
    game.acting_mut().blessings = 0;
    game.acting_mut().legions = 8;
    assert_eq!(refused(&game, "bless g5"), Refusal::NoBlessing);
}

/// MR-106: one token a tile.
#[test]
fn a_tile_is_blessed_once() {
    let mut game = twice();
    act(&mut game, "bless g5");
    assert_eq!(refused(&game, "bless g5"), Refusal::AlreadyBlessed);
    act(&mut game, "pass");
    game.active = 1;
    at_action(&mut game);
    assert_eq!(refused(&game, "bless g5"), Refusal::AlreadyBlessed, "and for the whole game");
}

/// MR-107, AMB-11: several tiles in one action.
#[test]
fn several_tiles_may_be_blessed_at_once() {
    let mut game = twice();
    act(&mut game, "bless g5");
    assert_eq!(game.phase, Phase::Bless);
    act(&mut game, "bless f5");
    assert_eq!(game.realms[1].coins, 4);
    assert_eq!(game.phase, Phase::Choose, "no token is left");
}

/// MR-107: a token gained on the way may be used in the same action.
#[test]
fn a_token_gained_on_the_way_can_be_used() {
    let mut game = begun(2);
    lay(&mut game, "r28", "f5", 1); // arch to the east
    lay(&mut game, "r22", "g5", 3); // arch to the west and north: a pantheon symbol of one colour
    game.acting_mut().blessings = 1;
    game.acting_mut().faith = 2;
    at_action(&mut game);
    act(&mut game, "bless g5"); // two faith, over space 4
    assert_eq!((game.phase, game.realms[1].blessings), (Phase::Bless, 1));
}

/// AMB-11, switched: at most so many tokens an action.
#[test]
fn by_the_switch_blessings_are_limited() {
    let mut game = twice();
    game.setup.bless_tokens_per_action = 1;
    act(&mut game, "bless g5");
    assert_eq!((game.phase, game.realms[1].blessings), (Phase::Choose, 1));
    game.active = 1;
    at_action(&mut game);
    act(&mut game, "bless f5");
    let mut limited = twice();
    limited.setup.bless_tokens_per_action = 1;
    limited.blessed_now = 1;
    limited.phase = Phase::Bless;
    assert_eq!(refused(&limited, "bless f5"), Refusal::BlessingLimit { limit: 1 });
}

/// AMB-12: the centre cannot be blessed, but by the switch.
#[test]
fn the_centre_is_not_blessed() {
    let mut game = example();
    lay(&mut game, "r29", "e6", 0); // gable against the centre's block
    assert_eq!(refused(&game, "bless e5"), Refusal::CentreNotBlessed);
    game.setup.bless_city_centre = true;
    act(&mut game, "bless e5");
    assert_eq!(game.realms[1].population, 1);
}

/// AMB-13: tiles under monuments may be blessed, but not by the switch.
#[test]
fn a_covered_tile_may_be_blessed() {
    let mut game = begun(2);
    with_block(&mut game);
    show(&mut game, "senate");
    game.acting_mut().coins = 4;
    game.acting_mut().blessings = 1;
    game.acting_mut().faith = 2;
    at_action(&mut game);
    act(&mut game, "build senate f6-g7");
    game.active = 1;
    at_action(&mut game);
    let mut strict = game;
    strict.setup.bless_tile_under_monument = false;
    assert_eq!(refused(&strict, "bless f6"), Refusal::BlessUnderMonument);
    act(&mut game, "bless f6");
}

/// AMB-15: halves under a monument stay active for later tiles.
#[test]
fn a_symbol_under_a_monument_still_pays() {
    let mut game = begun(2);
    with_block(&mut game);
    game.acting_mut().city.build(monument("senate"), cell("f6"), crate::Cells::block(cell("f6")));
    game.monument_stack &= !(1 << monument("senate"));
    // r27 on g6 has a block to the north.
    place(&mut game, "b28", "g5", "south");
    assert_eq!(game.realms[1].coins, 1);
}

/// AMB-16: a symbol between two blessed tiles pays once for each.
#[test]
fn two_blessed_neighbours_share_a_symbol() {
    let mut game = twice();
    act(&mut game, "bless f5"); // the coin symbol with g5
    assert_eq!(game.realms[1].coins, 2);
    act(&mut game, "bless g5");
    assert_eq!(game.realms[1].coins, 4);
}

/// AMB-38: a tile without a complete symbol may be blessed.
#[test]
fn a_blessing_may_bring_nothing() {
    let mut game = example();
    lay(&mut game, "b29", "e6", 1);
    let before = game.realms[1];
    act(&mut game, "bless e6");
    let after = &game.realms[1];
    assert_eq!((after.coins, after.legions, after.vp), (before.coins, before.legions, before.vp));
    assert_eq!((after.blessings, after.city.blessed.len()), (0, 1));
}
