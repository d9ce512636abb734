//! HW-100 to HW-107, HW-045, HW-172 to HW-176: trade and gifts.

use super::*;
use crate::Area;

/// A player with a Market, all Traders and Resources; neighbours show 1 and 4.
fn trading(players: u8) -> Hadrian {
    let mut game = acting(players);
    give(&mut game, A, [0, 0, 0, 0, 20]);
    build(&mut game, A, &["market"]);
    game.sheet_mut(A).citizens = [9, 0, 0, 0, 0];
    if players > 1 {
        game.sheet_mut(B).prospect = card("defender");
    }
    if players > 2 {
        game.sheet_mut(Seat(players - 1)).prospect = card("trainer");
    }
    game
}

/// HW-101: eight boxes for 4, 5, 5, 6, 6, 7, 8 and 9 Traders, any order, a Resource each.
#[test]
fn goods_boxes_ask_for_traders() {
    for (place, traders) in [4, 5, 5, 6, 6, 7, 8, 9].into_iter().enumerate() {
        let mut game = trading(3);
        let text = format!("good {} from left", place + 1);
        game.sheet_mut(A).citizens[0] = traders - 1;
        assert_eq!(refusal(&game, A, &text), Refusal::Citizens(Citizen::Traders, traders));
        game.sheet_mut(A).citizens[0] = traders;
        decide(&mut game, A, &text);
        assert_eq!(game.sheet(A).goods.get(place), 1);
        assert_eq!(refusal(&game, A, &text), Refusal::BoxFilled(Area::Market));
    }
    let mut game = trading(3);
    game.sheet_mut(A).built = 0;
    assert!(matches!(refusal(&game, A, "good 1 from left"), Refusal::NotBuilt { .. }));
}

/// AMB-18: a trade good costs one Resource.
#[test]
fn a_good_costs_one_resource() {
    let mut game = trading(3);
    give(&mut game, A, [0, 0, 0, 0, 1]);
    assert_eq!(effect(&mut game, A, "good 1 from left").0[4], -1);
    let lacking = Refusal::Pay { piece: Piece::Resource, need: 1 };
    assert_eq!(refusal(&game, A, "good 2 from left"), lacking);
}

/// HW-102, HW-106: the boxes for 8 and 9 Traders give a worker, for a duplicate too.
#[test]
fn two_boxes_give_a_worker() {
    let mut game = trading(3);
    decide(&mut game, A, "good 1 from left");
    let servant = effect(&mut game, A, "good 7 from left");
    assert_eq!(servant, ([0, 0, 1, 0, -1], NO_ATTRIBUTES, NO_CITIZENS));
    let builder = effect(&mut game, A, "good 8 from left");
    assert_eq!(builder, ([0, 1, 0, 0, -1], NO_ATTRIBUTES, NO_CITIZENS));
}

/// HW-103, HW-045: a neighbour's number is bought and the neighbour gets the Resource at once.
#[test]
fn a_neighbour_is_paid() {
    let mut game = trading(3);
    decide(&mut game, A, "good 1 from left");
    decide(&mut game, A, "good 2 from right");
    assert_eq!((game.sheet(A).goods.get(0), game.sheet(A).goods.get(1)), (1, 4));
    assert_eq!(game.sheet(B).pool, pool([0, 0, 0, 0, 1]));
    assert_eq!(game.sheet(C).pool, pool([0, 0, 0, 0, 1]));
    game.sheet_mut(B).fort = 1;
    assert!(allows(&game, B, "wall"));
}

/// HW-104, AMB-19: the box is chosen, then the Fate card decides the number.
#[test]
fn the_fate_deck_sells_too() {
    let mut game = trading(3);
    let before = *game.sheet(A);
    decide(&mut game, A, "good 3 from deck");
    assert_eq!(game.next(), Next::Chance);
    let fate = fate_where(&game, |card| card.goods == 5);
    draw(&mut game, &fate);
    assert_eq!(game.sheet(A).goods.get(2), 5);
    assert_eq!(change(&before, game.sheet(A)).0, [0, 0, 0, 0, -1]);
    assert_eq!(game.discard_pile().count_ones(), 1);
    for seat in [B, C] {
        assert!(game.sheet(seat).pool.is_empty());
    }
}

/// HW-105: Renown 1, 1, 1, 2, 2, 3 for different numbers.
#[test]
fn different_goods_bring_renown() {
    let mut game = trading(3);
    for (number, renown) in (1..).zip([1, 1, 1, 2, 2, 3]) {
        game.sheet_mut(A).attributes = [0; 4];
        decide(&mut game, A, &format!("good {number} from deck"));
        let fate = fate_where(&game, |card| card.goods == number);
        draw(&mut game, &fate);
        assert_eq!(game.sheet(A).attributes, [renown, 0, 0, 0], "number {number}");
    }
}

/// HW-106: a duplicate is written down and brings no Renown.
#[test]
fn a_duplicate_brings_no_renown() {
    let mut game = trading(3);
    decide(&mut game, A, "good 1 from left");
    assert_eq!(effect(&mut game, A, "good 2 from left").1, NO_ATTRIBUTES);
    assert_eq!(game.sheet(A).goods.len(), 2);
}

/// HW-107: no yearly limit, and the same source again.
#[test]
fn buying_has_no_limit() {
    let mut game = trading(3);
    for place in 1..=8 {
        decide(&mut game, A, &format!("good {place} from right"));
    }
    assert_eq!(game.sheet(A).goods.len(), 8);
}

/// TV-08: the third different number brings 1 Renown.
#[test]
fn a_six_from_the_deck() {
    let mut game = trading(3);
    game.sheet_mut(A).goods.write(0, 4);
    game.sheet_mut(A).goods.write(1, 5);
    let before = *game.sheet(A);
    decide(&mut game, A, "good 3 from deck");
    let fate = fate_where(&game, |card| card.goods == 6);
    draw(&mut game, &fate);
    assert_eq!(change(&before, game.sheet(A)).1, [1, 0, 0, 0]);
}

/// AMB-17: the own prospect card does not sell.
#[test]
fn the_own_good_cannot_be_bought() {
    assert_eq!(refusal(&trading(3), A, "good 1 from own"), Refusal::OwnGood);
}

/// AMB-06, HW-176: two players are neighbours once; both may use the neutral card.
#[test]
fn two_players_have_one_neighbour_and_a_neutral_card() {
    let mut game = trading(2);
    assert_eq!(refusal(&game, A, "good 1 from right"), Refusal::NoNeighbour);
    assert_eq!(refusal(&game, A, "good 1 from neutral_2"), Refusal::NoNeutral);
    play(&mut game, A, &["good 1 from left", "good 2 from neutral_1"]);
    build(&mut game, B, &["market"]);
    give(&mut game, B, [0, 0, 0, 0, 2]);
    game.sheet_mut(B).citizens[0] = 4;
    decide(&mut game, B, "good 1 from neutral_1");
    assert_eq!(game.neutral[0].pieces, pool([0, 0, 0, 0, 2]));
}

/// HW-172: a neutral card offers number and pattern; three players have none.
#[test]
fn neutral_cards_offer_goods_and_patterns() {
    let mut game = trading(1);
    decide(&mut game, A, "good 1 from neutral_2");
    assert_eq!(game.sheet(A).goods.get(0), 4, "the Merchant's number");
    let pattern = game.pattern(A, crate::Source::Neutral2).unwrap();
    assert_eq!(pattern.letter, 'O');
    assert_eq!(refusal(&trading(3), A, "good 1 from neutral_1"), Refusal::NoNeutral);
    assert_eq!(refusal(&game, A, "good 2 from left"), Refusal::NoNeighbour);
}

/// HW-173: what is paid for a neutral card lies on it.
#[test]
fn pieces_are_put_on_neutral_cards() {
    let mut game = trading(1);
    decide(&mut game, A, "good 1 from neutral_1");
    assert_eq!(game.neutral[0].pieces, pool([0, 0, 0, 0, 1]));
    assert!(game.neutral[1].pieces.is_empty());
}

/// TV-23, AMB-04: a gift reopens a finished player who can do something with it.
#[test]
fn a_gift_reopens_a_finished_player() {
    let mut game = trading(3);
    decide(&mut game, B, "finish");
    game.sheet_mut(B).fort = 1;
    decide(&mut game, A, "good 1 from left");
    assert!(game.waiting.contains(B));
    decide(&mut game, B, "wall");
    assert_eq!(game.sheet(B).wall, 1);

    let mut game = trading(3);
    decide(&mut game, B, "finish");
    decide(&mut game, A, "good 1 from left");
    assert!(!game.waiting.contains(B));
    assert_eq!(game.sheet(B).has(Piece::Resource), 1, "the piece is kept");
    game.sheet_mut(B).fort = 5;
    decide(&mut game, A, "good 2 from left");
    assert!(game.waiting.contains(B), "a further gift is judged anew");
}

/// AMB-05: a gift comes without being asked for, and a pending choice waits for nobody.
#[test]
fn a_gift_cannot_be_refused() {
    let mut game = trading(3);
    give(&mut game, B, [1, 0, 0, 0, 0]);
    decide(&mut game, B, "guard");
    decide(&mut game, A, "good 1 from left");
    assert_eq!(game.sheet(B).has(Piece::Resource), 1);
    decide(&mut game, B, "cohort left");
}
