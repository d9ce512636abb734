//! Sections 3 and 5: tracks, bonuses and the order of gains.

use ludi_engine::View;

use super::*;
use crate::gains::{Gains, Then};
use crate::{Gain, Resource};

fn gain(resource: Resource, amount: u8) -> Gain {
    Gain { resource, amount }
}

/// Gives the seat that acts some gains at once, then its action.
fn give(game: &mut MagnaRoma, gains: &[Gain]) {
    game.take(Gains::of(gains), Then::Act);
}

/// EX-04, MR-031
#[test]
fn a_red_tile_with_two_stars_moves_the_red_marker_two_steps() {
    let mut game = begun(2);
    place(&mut game, "r28", "e4", "north");
    assert_eq!(game.realms[1].stars, [2, 0, 0]);
}

/// MR-032, AMB-05: a bonus is gained in passing, and only once.
#[test]
fn a_bonus_is_gained_in_passing() {
    let mut game = begun(2);
    game.acting_mut().stars = [1, 0, 0];
    place(&mut game, "r28", "e4", "north"); // to step 3; the bonus lies at step 2
    assert_eq!((game.realms[1].stars[0], game.realms[1].legions), (3, 1));
    let again = game.realms[1].bonuses;
    game.active = 1;
    assert!(game.advance([1, 0, 0]).is_empty());
    assert_eq!(game.realms[1].bonuses, again);
}

/// AMB-05, switched: passing a bonus of one track loses it; linked ones stay.
#[test]
fn by_the_switch_a_bonus_needs_an_exact_landing() {
    let mut game = begun_with(2, &Setup { personal_bonus_on_passing: false, ..setup() });
    game.acting_mut().stars = [1, 0, 0];
    assert!(game.advance([2, 0, 0]).is_empty());
    let landed = game.advance([0, 2, 0]);
    assert_eq!(landed.list(), [gain(Resource::Luxury, 1)]);
    game.acting_mut().stars = [3, 4, 0];
    let linked = game.advance([2, 0, 0]); // passes step 4, which is linked with purple
    assert_eq!(linked.list(), [gain(Resource::Population, 1)]);
}

/// EX-18, MR-033: a linked bonus comes with the second marker, once.
#[test]
fn a_linked_bonus_waits_for_both_markers() {
    let mut game = begun(2);
    game.acting_mut().stars = [3, 3, 0];
    assert!(game.advance([1, 0, 0]).is_empty());
    let gained = game.advance([0, 2, 0]);
    assert_eq!(gained.list(), [gain(Resource::Population, 1)]);
    assert!(game.advance([1, 0, 0]).is_empty());
}

/// MR-036, AMB-37: two bonuses of one move, one of them a luxury good that can lead to a trade.
#[test]
fn several_bonuses_are_taken_in_the_players_order() {
    let mut game = begun(2);
    game.tokens[0] = token("t5"); // 1 population for 2 coins, at market spaces 2 and 3
    game.acting_mut().market = 1;
    game.acting_mut().stars = [3, 4, 4];
    game.acting_mut().bonuses = 0b1000_0111; // those at step 2, and purple with brown
    place(&mut game, "r22", "e4", "north"); // red step 4, linked with purple and with brown
    assert_eq!(game.phase, Phase::Order);
    assert_eq!(texts(&game), ["first population 1", "first luxury 1"]);
    let mut other = game;
    act(&mut game, "first population 1");
    assert_eq!(game.phase, Phase::Trade, "the meeple can pay for the trade");
    act(&mut game, "trade");
    assert_eq!((game.realms[1].population, game.realms[1].coins), (0, 2));
    act(&mut other, "first luxury 1");
    assert_eq!((other.realms[1].population, other.realms[1].coins), (1, 0), "it came too late");
}

/// MR-040, MR-042: prestige is scored at once; the total simply goes beyond 50 and 100.
#[test]
fn the_score_goes_on_beyond_a_hundred() {
    let mut game = begun(2);
    game.acting_mut().vp = 98;
    give(&mut game, &[gain(Resource::Vp, 3)]);
    assert_eq!(game.score(Seat(1)), 101);
    give(&mut game, &[gain(Resource::Coin, 2), gain(Resource::Population, 2)]);
    assert_eq!(game.score(Seat(1)), 101, "nothing else scores during play");
}

/// MR-050, MR-060, MR-070: luxury, legions and faith are steps on their tracks.
#[test]
fn gains_move_the_markers() {
    let mut game = begun(2);
    give(
        &mut game,
        &[gain(Resource::Luxury, 1), gain(Resource::Legion, 2), gain(Resource::Faith, 1)],
    );
    let realm = &game.realms[1];
    assert_eq!((realm.market, realm.legions, realm.faith), (1, 2, 1));
}

/// MR-070: nothing in the pack brings faith but pantheon symbols.
#[test]
fn only_pantheon_symbols_bring_faith() {
    let pack = Components::builtin();
    let bonuses = pack.bonuses.iter().map(|bonus| bonus.gain);
    let others = pack.monuments.iter().flat_map(|m| m.immediate.iter().copied());
    let slots = pack.provinces.iter().flat_map(|p| p.bonus.iter().flatten().copied());
    let trades = pack.tokens.iter().flat_map(|t| t.get.iter().copied());
    let mut all = bonuses.chain(others).chain(slots).chain(trades);
    assert!(all.all(|gain| gain.resource != Resource::Faith));
}

/// MR-071: every blessing space entered or passed brings a token.
#[test]
fn passing_two_blessings_brings_two_tokens() {
    let mut game = begun(2);
    game.acting_mut().faith = 1;
    give(&mut game, &[gain(Resource::Faith, 4)]); // spaces 2 and 4 hold blessings
    assert_eq!((game.realms[1].faith, game.realms[1].blessings), (5, 2));
}

/// MR-073, AMB-08: markers stop at the end; a move of no space is no arrival.
#[test]
fn steps_beyond_the_end_are_lost() {
    let mut game = begun(2);
    let pack = game.pack();
    let realm = game.acting_mut();
    realm.stars = [pack.star_end(); 3];
    realm.bonuses = u16::MAX;
    realm.market = pack.market_end();
    realm.legions = pack.military_end();
    realm.faith = pack.pantheon_end();
    realm.blessings = 4;
    let before = *realm;
    let gains = [gain(Resource::Luxury, 2), gain(Resource::Legion, 2), gain(Resource::Faith, 2)];
    give(&mut game, &gains);
    assert!(game.offered().is_none());
    assert!(game.advance([2, 0, 0]).is_empty());
    assert_eq!(game.realms[1], before);
}

/// AMB-04: a gain of two is one move; two gains are two moves.
#[test]
fn a_gain_of_two_is_one_move() {
    let mut game = begun(2);
    game.tokens[0] = token("t3"); // for 1 coin, at spaces 2 and 3
    game.acting_mut().coins = 1;
    game.acting_mut().market = 2;
    give(&mut game, &[gain(Resource::Luxury, 2)]);
    assert_ne!(game.phase, Phase::Trade, "space 3 was jumped over");
    game.acting_mut().market = 2;
    give(&mut game, &[gain(Resource::Luxury, 1), gain(Resource::Luxury, 1)]);
    assert_eq!(game.phase, Phase::Trade, "the first of two moves ended on space 3");
    assert_eq!(game.realms[1].market, 3);
}

/// MR-095, AMB-03: a symbol is resolved with its trade before the next one.
#[test]
fn each_symbol_is_finished_before_the_next() {
    let mut game = begun(2);
    game.tokens[0] = token("t1");
    game.acting_mut().market = 1;
    give(&mut game, &[gain(Resource::Luxury, 1), gain(Resource::Legion, 1)]);
    assert_eq!(texts(&game), ["first luxury 1", "first legion 1"]);
    assert_eq!(refused(&game, "first coin 1"), Refusal::NoSuchGain);
    assert_eq!(refused(&game, "pass"), Refusal::OrderFirst);
    act(&mut game, "first legion 1");
    assert_eq!((game.phase, game.realms[1].market), (Phase::Trade, 2));
    assert_eq!(refused(&game, "pass"), Refusal::TradeFirst);
}

/// AMB-03: the program asks only where a trade could come out differently.
#[test]
fn the_order_is_asked_only_where_it_matters() {
    use Resource::{Coin, Faith, Legion, Luxury, Vp};
    let asked = |market: u8, coins: u8, legions: u8, gains: &[Gain]| {
        let mut game = begun(2);
        game.tokens = [token("t1"), token("t3"), token("t6")]; // legion, coin, coins are paid
        let realm = game.acting_mut();
        (realm.market, realm.coins, realm.legions) = (market, coins, legions);
        give(&mut game, gains);
        game.phase == Phase::Order
    };
    // No luxury good, or only points and faith beside it: the order changes nothing.
    assert!(!asked(1, 0, 0, &[gain(Coin, 1), gain(Legion, 1)]));
    assert!(!asked(1, 0, 0, &[gain(Luxury, 1), gain(Vp, 1), gain(Faith, 2)]));
    // The legion could pay for the trade at space 2, a coin could not.
    assert!(asked(1, 0, 0, &[gain(Luxury, 1), gain(Legion, 1)]));
    assert!(!asked(1, 0, 0, &[gain(Luxury, 1), gain(Coin, 1)]));
    // Who has a legion already pays with it in any order, unless one would be lost at the end.
    assert!(!asked(1, 0, 1, &[gain(Luxury, 1), gain(Legion, 1)]));
    assert!(asked(1, 0, 8, &[gain(Luxury, 1), gain(Legion, 1)]));
    // No trade where the move ends.
    assert!(!asked(3, 0, 0, &[gain(Luxury, 1), gain(Coin, 1)]));
    // Moves of different length end on different spaces: 7 and 9, or 8 and 9.
    assert!(asked(6, 4, 0, &[gain(Luxury, 1), gain(Luxury, 2)]));
    assert!(!asked(6, 0, 0, &[gain(Luxury, 1), gain(Luxury, 2)]), "nothing to pay with");
    assert!(!asked(6, 4, 0, &[gain(Luxury, 1), gain(Luxury, 1)]), "equal moves");
    // 5 and 7, or 6 and 7: different spaces, but the same token.
    assert!(!asked(4, 1, 0, &[gain(Luxury, 1), gain(Luxury, 2)]));
}

/// MR-035: goods are open to everybody.
#[test]
fn everybody_sees_everything() {
    let game = begun(3);
    for seat in [None, Some(Seat(0)), Some(Seat(2))] {
        assert_eq!(*View::new(&game, seat), game);
    }
}

/// AMB-10: without the switch gains never stop; with it they stop when the box is empty.
#[test]
fn the_supply_is_limited_only_by_the_switch() {
    let gains = [gain(Resource::Coin, 3), gain(Resource::Population, 3)];
    let rich = |limited_supply: bool| {
        let mut game = begun_with(2, &Setup { limited_supply, ..setup() });
        game.realms[0].coins = 29;
        game.realms[0].population = 48;
        give(&mut game, &gains);
        (game.realms[1].coins, game.realms[1].population)
    };
    assert_eq!(rich(false), (3, 3));
    assert_eq!(rich(true), (1, 2));
}

/// AMB-10: blessing tokens too, placed ones included.
#[test]
fn blessing_tokens_can_run_out_by_the_switch() {
    let mut game = begun_with(2, &Setup { limited_supply: true, ..setup() });
    game.realms[0].blessings = 14;
    game.realms[0].city.blessed = crate::Cells::only(Cell::CENTRE);
    game.acting_mut().faith = 1;
    game.gains = Gains::default();
    give(&mut game, &[gain(Resource::Faith, 4)]);
    assert_eq!((game.realms[1].faith, game.realms[1].blessings), (5, 1));
}
