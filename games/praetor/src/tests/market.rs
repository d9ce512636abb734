//! PR-116: the Market.

use ludi_engine::Seat;

use super::*;
use crate::refusal::Shortage;

fn visit(goods: [u16; 5]) -> Praetor {
    let mut state = game(2);
    own(&mut state, 0, goods);
    play(&mut state, 0, &["activate market_1", "worker 1"]);
    state
}

/// PR-116, D-20: any trades at the rates of the own board, as many as one likes.
#[test]
fn the_market_buys_and_sells_at_the_boards_rates() {
    let mut state = visit([10, 4, 3, 2, 1]);
    play(&mut state, 0, &["buy wood", "buy wood", "sell marble", "sell stone", "sell stone"]);
    assert_eq!(owned(&state, 0), [10 - 2 - 2 + 2 + 1 + 1, 6, 1, 1, 1]);
    play(&mut state, 0, &["buy weapons", "done"]);
    assert_eq!(owned(&state, 0), [5, 6, 1, 1, 2]);
    assert_eq!(state.acting(), Seat(1));
}

/// PR-116: rates differ from board to board.
#[test]
fn every_board_has_its_own_rates() {
    let mut state = game_with(2, |setup| setup.boards = vec!["b5".into(), "a".into()]);
    own(&mut state, 0, [10, 0, 0, 0, 0]);
    play(&mut state, 0, &["activate market_1", "worker 1", "buy wood"]);
    assert_eq!(owned(&state, 0)[0], 9, "Wood costs 1 on side B5");
}

/// PR-116: a lot must be paid, and be there; Gold is what is paid with.
#[test]
fn a_trade_must_be_covered() {
    let state = visit([1, 0, 1, 0, 0]);
    let price = Shortage { good: Good::Gold, have: 1, need: 2 };
    assert_eq!(refused(&state, 0, "buy wood"), Refusal::Price(price));
    let stock = Shortage { good: Good::Wood, have: 0, need: 1 };
    assert_eq!(refused(&state, 0, "sell wood"), Refusal::Stock(stock));
    assert_eq!(refused(&state, 0, "buy gold"), Refusal::GoldIsMoney);
    assert_eq!(refused(&state, 0, "sell gold"), Refusal::GoldIsMoney);
}

/// AMB-41: on one visit a good is bought or sold, not both; another visit is free again.
#[test]
fn a_good_is_bought_or_sold_on_one_visit() {
    let mut state = visit([10, 4, 3, 2, 1]);
    play(&mut state, 0, &["buy wood", "sell stone"]);
    assert_eq!(refused(&state, 0, "sell wood"), Refusal::BoughtBefore(Good::Wood));
    assert_eq!(refused(&state, 0, "buy stone"), Refusal::SoldBefore(Good::Stone));
    play(&mut state, 0, &["done"]);
    end_turn(&mut state);
    let seat = state.order_by_favor()[0];
    assert_eq!(seat, 0);
    play(&mut state, 0, &["activate market_1", "worker 1", "sell wood", "buy stone"]);
}

/// AMB-41: no board sells anything for more than it costs, so no visit makes Gold from nothing.
#[test]
fn no_trade_makes_gold_from_nothing() {
    for board in &pack().boards {
        for rate in &board.rates {
            let (buy, sell) = (i32::from(rate.buy), i32::from(rate.sell));
            let (bought, sold) = (i32::from(rate.buy_units), i32::from(rate.sell_units));
            assert!(sell * bought <= buy * sold, "{}: {rate:?}", board.id);
        }
    }
}

/// AMB-41: every visit comes to an end, whatever is traded.
#[test]
fn trading_always_ends() {
    let mut state = visit([60, 9, 9, 9, 9]);
    let mut trades = 0;
    while matches!(state.step, Step::Market { .. }) && state.acting() == Seat(0) {
        let list = options(&state);
        let trade = list.iter().find(|text| *text != "done").unwrap_or(&list[0]);
        let trade = trade.clone();
        play(&mut state, 0, &[&trade]);
        trades += 1;
        assert!(trades < 200, "trading goes on for ever");
    }
    assert!(trades > 5, "{trades}");
}
