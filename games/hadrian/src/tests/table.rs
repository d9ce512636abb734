//! HW-031, HW-032, HW-040 to HW-046, AMB-03, AMB-37 to AMB-39: acting at once, secrets, and
//! taking back.

use super::*;
use crate::Source;
use ludi_engine::conformance::violated_view_law;
use ludi_engine::{Chance as _, Event, Player, Quick, Seed, Table, TableError, View};

type Desk = Table<Hadrian>;

fn table(players: u8, seed: &str) -> Desk {
    let people = Seat::all(players).map(|seat| Player::person(format!("P{seat}"))).collect();
    let mut table = Table::new(pack(), &Setup::default(), people, Seed::from_text(seed)).unwrap();
    table.settle();
    table
}

fn options(table: &Desk, seat: Seat) -> Vec<Decision> {
    let mut list = Vec::new();
    table.perspective(seat).decisions(&mut list);
    list
}

/// A table of three, played at random with nobody finishing before they must, at a moment at
/// which everybody can act, the first seat has a decision as wanted, and the second something
/// plain to do.
fn find(wanted: impl Fn(Decision) -> bool) -> (Desk, Decision) {
    let mut chance = Quick::from_number(1);
    for number in 0.. {
        let mut table = table(3, &number.to_string());
        while let Next::Decide(seats) = table.next() {
            let ready = seats == SeatSet::all(3) && plain_action(&table, B).is_some();
            let found = options(&table, A).into_iter().find(|d| wanted(*d) && ready);
            if let Some(decision) = found {
                return (table, decision);
            }
            let seat = Seat(chance.bit(u64::from(seats.0)) as u8);
            let list = options(&table, seat);
            let early = usize::from(list.len() > 1 && list.ends_with(&[Decision::Finish]));
            let decision = list[chance.below((list.len() - early) as u32) as usize];
            table.decide(seat, decision).unwrap();
        }
    }
    unreachable!("there are tables without end")
}

fn is_deck_good(decision: Decision) -> bool {
    matches!(decision, Decision::Good { source: Source::Deck, .. })
}

/// Some action of the seat that needs no draw, gives nothing away and asks nothing.
fn plain_action(table: &Desk, seat: Seat) -> Option<Decision> {
    let plain = |d: &Decision| matches!(d, Decision::Mine | Decision::Forum(_));
    options(table, seat).into_iter().find(plain)
}

/// HW-040: everybody may act at any moment, whatever the others do.
#[test]
fn everybody_acts_at_once() {
    let mut game = acting(4);
    for seat in Seat::all(4) {
        enrich(&mut game, seat);
    }
    assert_eq!(game.next(), Next::Decide(SeatSet::all(4)));
    decide(&mut game, C, "guard");
    assert_eq!(game.next(), Next::Decide(SeatSet::all(4)), "an open choice holds up nobody");
    for seat in [Seat(3), A, A, B] {
        decide(&mut game, seat, "mine");
    }
    decide(&mut game, C, "cohort left");
}

/// HW-042: a choice that a gain brings is made before the next action; gains can be spent.
#[test]
fn gains_are_completed_first() {
    let mut game = acting(3);
    give(&mut game, A, [1, 0, 1, 0, 0]);
    game.sheet_mut(A).mining = 1;
    decide(&mut game, A, "guard");
    assert_eq!(refusal(&game, A, "mine"), Refusal::ChooseFirst);
    assert_eq!(refusal(&game, A, "finish"), Refusal::ChooseFirst);
    play(&mut game, A, &["cohort right", "mine"]);
    game.sheet_mut(A).fort = 1;
    decide(&mut game, A, "wall");
}

/// HW-043: one may stop with pieces left.
#[test]
fn pieces_may_be_left_over() {
    let mut game = acting(3);
    enrich(&mut game, A);
    decide(&mut game, A, "finish");
    assert_eq!(refusal(&game, A, "mine"), Refusal::Finished);
}

/// HW-044: the year closes with the last finish, not before.
#[test]
fn the_year_ends_when_all_have_finished() {
    let mut game = acting(3);
    decide(&mut game, C, "finish");
    decide(&mut game, A, "finish");
    assert_eq!(game.next(), Next::Decide(SeatSet::only(B)));
    decide(&mut game, B, "finish");
    assert_eq!(game.phase, Phase::Attack);
}

/// HW-046: requirements are checked and never spent.
#[test]
fn requirements_are_not_spent() {
    let mut game = acting(3);
    enrich(&mut game, A);
    (game.sheet_mut(A).attributes, game.sheet_mut(A).citizens) = ([15, 0, 0, 0], [4, 0, 0, 0, 0]);
    play(&mut game, A, &["landmark archway", "build market"]);
    assert_eq!((game.sheet(A).attributes[0], game.sheet(A).citizens[0]), (16, 4));
}

/// AMB-03: the order of draws is the order of the log: who acts first gets the first card.
#[test]
fn cards_are_drawn_in_the_order_of_the_log() {
    let setup = |game: &mut Hadrian| {
        for seat in [A, B] {
            give(game, seat, [0, 0, 0, 0, 1]);
            build(game, seat, &["market"]);
            game.sheet_mut(seat).citizens[0] = 4;
        }
    };
    let goods = |order: [Seat; 2]| {
        let mut game = acting(3);
        setup(&mut game);
        for (seat, number) in order.into_iter().zip([2, 6]) {
            decide(&mut game, seat, "good 1 from deck");
            let fate = fate_where(&game, |card| card.goods == number);
            draw(&mut game, &fate);
        }
        [A, B].map(|seat| game.sheet(seat).goods.get(0))
    };
    assert_eq!(goods([A, B]), [2, 6]);
    assert_eq!(goods([B, A]), [6, 2]);
}

/// AMB-37: discards and what is left in every pile are open to everybody.
#[test]
fn piles_are_open_information() {
    let (table, _) = find(|decision| decision == Decision::Mine);
    let (own, other) = (table.view(Some(A)), table.view(Some(B)));
    assert_ne!(own.discard_pile(), 0);
    assert_eq!(own.discard_pile(), other.discard_pile());
    assert_eq!(own.draw_pile(), other.draw_pile());
    assert_eq!(own.sheet(C).deck, other.sheet(C).deck);
    let drawn = 2 * u32::from(own.year());
    assert_eq!(own.sheet(C).deck.count_ones(), 12 - drawn);
}

/// HW-031: hand and choice are secrets of the seat, for views and logs alike.
#[test]
fn hands_are_secret_until_the_reveal() {
    let mut table = table(3, "secret");
    let hand = table.view(Some(A)).sheet(A).hand;
    assert_eq!(hand.count_ones(), 2);
    let choice = options(&table, A)[0];
    table.decide(A, choice).unwrap();
    let seen = table.view(Some(B));
    assert_eq!((seen.sheet(A).hand, seen.sheet(A).choice), (0, crate::NO_CARD));
    assert!(!seen.waiting().contains(A), "that a seat has chosen is no secret");
    let secret = |seat| table.log_for(seat).matches("\"?\"").count();
    assert_eq!((secret(Some(A)), secret(Some(B)), secret(None)), (4, 5, 7));
}

/// HW-031, HW-032: two positions that differ only in what a seat cannot know look the same.
#[test]
fn indistinguishable_positions_have_equal_views() {
    let deal = |cards: [&str; 2], path: &str| {
        let mut game = new_game(&Setup::default(), 3);
        draw(&mut game, "fate 1");
        for (seat, cards) in [(1, ["planner", "pontiff"]), (2, cards), (3, ["ranger", "forager"])] {
            for id in cards {
                draw(&mut game, &format!("deal {id} to {seat}"));
            }
        }
        decide(&mut game, B, &format!("path {path}"));
        game
    };
    let one = deal(["architect", "trainer"], "trainer");
    let two = deal(["merchant", "defender"], "merchant");
    assert_ne!(one, two);
    for viewer in [Some(A), Some(C), None] {
        assert_eq!(View::new(&one, viewer), View::new(&two, viewer));
    }
    assert_ne!(View::new(&one, Some(B)), View::new(&two, Some(B)));
}

/// HW-031: a view that leaks the hands breaks the laws of views, and the laws notice.
#[test]
fn a_leaky_view_is_caught() {
    let mut chance = Quick::from_number(3);
    let game = {
        let mut game = new_game(&Setup::default(), 3);
        while game.phase != Phase::Choose {
            let draw = game.draw(&mut chance);
            game.resolve(draw);
        }
        game
    };
    assert_eq!(violated_view_law(&game, &mut chance), None);
    LEAK.set(true);
    let violation = violated_view_law(&game, &mut chance);
    LEAK.set(false);
    assert!(violation.is_some_and(|text| text.contains("another view")));
}

/// HW-032: a choice can be taken back until the cards are turned up, and not after.
#[test]
fn choices_are_final_once_revealed() {
    let mut table = table(3, "reveal");
    for seat in [A, B] {
        let choice = options(&table, seat)[0];
        table.decide(seat, choice).unwrap();
    }
    table.undo(A).unwrap();
    table.redo(A).unwrap();
    let choice = options(&table, C)[1];
    table.decide(C, choice).unwrap();
    assert_eq!(table.undo(A), Err(TableError::UndoRevealed));
    assert_eq!(table.undo(C), Err(TableError::UndoRevealed));
}

/// AMB-38: a finish can be taken back after others have turned over cards, until the year closes.
#[test]
fn a_finish_can_be_taken_back() {
    let (mut table, good) = find(is_deck_good);
    table.decide(B, Decision::Finish).unwrap();
    table.decide(A, good).unwrap();
    assert!(!table.view(None).waiting().contains(B));
    table.undo(B).unwrap();
    assert!(table.view(None).waiting().contains(B));
    for seat in Seat::all(3) {
        while options(&table, seat).last() != Some(&Decision::Finish) {
            let choice = options(&table, seat)[0];
            table.decide(seat, choice).unwrap();
        }
        table.decide(seat, Decision::Finish).unwrap();
    }
    assert!(table.undo(B).is_err(), "the year is closed");
}

/// AMB-39: other decisions cannot be taken back past a Fate card that was turned over.
#[test]
fn a_turned_card_bars_the_way_back() {
    let (mut table, good) = find(is_deck_good);
    let plain = plain_action(&table, B).unwrap();
    table.decide(B, plain).unwrap();
    table.undo(B).unwrap();
    table.redo(B).unwrap();
    table.decide(A, good).unwrap();
    assert_eq!(table.undo(B), Err(TableError::UndoRevealed));
    assert_eq!(table.undo(A), Err(TableError::UndoRevealed));
}

/// AMB-39: a gift is taken back only if everybody agrees.
#[test]
fn a_gift_is_taken_back_by_consent_only() {
    let (mut table, gift) = find(|decision| {
        matches!(decision, Decision::Good { source: Source::Left | Source::Right, .. })
    });
    let before = table.view(None);
    let at = table.next_index() - 1;
    table.decide(A, gift).unwrap();
    assert_eq!(table.undo(A), Err(TableError::UndoBarrier));
    table.append(Event::Ask(A, at)).unwrap();
    table.append(Event::Agree(B)).unwrap();
    assert_ne!(table.view(None), before);
    table.append(Event::Agree(C)).unwrap();
    assert_eq!(table.view(None), before);
}

/// AMB-40, AMB-39: without gifts a neighbour's card touches nobody and can be taken back.
#[test]
fn without_gifts_nothing_bars_the_way_back() {
    let gift = read("good 1 from left");
    let undo = |no_gifts| {
        let setup = Setup { no_gifts, ..Setup::default() };
        acting_with(&setup, 3).undo(A, gift)
    };
    assert_eq!(undo(false), ludi_engine::Undo::Barrier);
    assert_eq!(undo(true), ludi_engine::Undo::Free);
}
