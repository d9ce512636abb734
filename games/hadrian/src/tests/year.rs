//! HW-030 to HW-038: the start of a year.

use super::*;

/// A game in which the Fate card is drawn and everybody holds an Architect and a Ranger.
fn dealt(players: u8) -> Hadrian {
    let mut game = new_game(&Setup::default(), players);
    draw(&mut game, "fate 1");
    for seat in 1..=players {
        draw(&mut game, &format!("deal architect to {seat}"));
        draw(&mut game, &format!("deal ranger to {seat}"));
    }
    game
}

fn choose(game: &mut Hadrian) {
    for seat in Seat::all(game.players) {
        decide(game, seat, "path architect");
    }
}

/// HW-030: the Fate card goes to the discard pile; everybody takes its income and nothing else.
#[test]
fn the_fate_card_pays_everybody() {
    let mut game = new_game(&Setup::default(), 3);
    draw(&mut game, "fate 4");
    for seat in Seat::all(3) {
        assert_eq!(game.sheet(seat).pool, pool([1, 3, 1, 1, 2]));
        assert_eq!(game.sheet(seat).goods.len(), 0);
    }
    assert_eq!((game.discard_pile(), game.attack()), (1 << 3, [0; 3]));
}

/// HW-031: two cards of the own pile each, one of them becomes the path.
#[test]
fn everybody_draws_two_cards_and_chooses() {
    let game = dealt(3);
    for seat in Seat::all(3) {
        assert_eq!(game.sheet(seat).hand.count_ones(), 2);
        assert_eq!(game.sheet(seat).deck.count_ones(), 10);
        let mut list = Vec::new();
        game.decisions(seat, &mut list);
        assert_eq!(list, [read("path architect"), read("path ranger")]);
    }
    assert_eq!(refusal(&game, A, "path trainer"), Refusal::NotInHand);
}

/// HW-032: nothing is turned up before the last seat has chosen.
#[test]
fn cards_are_turned_up_at_once() {
    let mut game = dealt(3);
    decide(&mut game, B, "path ranger");
    decide(&mut game, A, "path architect");
    assert_eq!(game.sheet(A).prospect, crate::NO_CARD);
    decide(&mut game, C, "path architect");
    assert_eq!(game.sheet(A).prospect, card("ranger"));
    assert_eq!(game.sheet(B).prospect, card("architect"));
    assert_eq!(game.sheet(C).paths[0], card("architect"));
}

/// HW-034: only the prospect card of the current year is offered.
#[test]
fn earlier_prospect_cards_have_no_effect() {
    let mut game = dealt(3);
    choose(&mut game);
    finish_all(&mut game);
    attack(&mut game, &[Cohort::Left]);
    let fate = fate_where(&game, |_| true);
    draw(&mut game, &fate);
    for seat in 1..=3 {
        draw(&mut game, &format!("deal forager to {seat}"));
        draw(&mut game, &format!("deal trainer to {seat}"));
    }
    for seat in Seat::all(3) {
        decide(&mut game, seat, "path forager");
    }
    assert_eq!(game.offered_card(A, crate::Source::Left), Ok(card("trainer")));
}

/// HW-035, HW-171: neutral cards follow right after the players' cards, and before any income.
#[test]
fn neutral_cards_are_turned_up_before_income() {
    for (players, count) in [(1, 2), (2, 1)] {
        let mut game = dealt(players);
        let before = *game.sheet(A);
        choose(&mut game);
        assert_eq!(game.phase, Phase::Neutral);
        assert_eq!(game.sheet(A).pool, before.pool);
        for id in ["merchant", "planner"].iter().take(count) {
            draw(&mut game, &format!("neutral {id}"));
        }
        assert_eq!(game.phase, Phase::Actions);
    }
}

/// HW-036, HW-071: the prospect card pays its owner, each production circle a Resource.
#[test]
fn prospect_card_and_production_pay() {
    let mut game = dealt(3);
    game.sheet_mut(A).production = 4;
    let before = *game.sheet(A);
    choose(&mut game);
    let (pieces, ..) = change(&before, game.sheet(A));
    assert_eq!(pieces, [1, 0, 0, 0, 4]);
}

/// HW-037, HW-080: Hotels, Workshops and Roads pay at the start of every year.
#[test]
fn hotels_workshops_and_roads_pay() {
    let mut game = dealt(3);
    build(&mut game, A, &["small_hotel", "large_hotel", "small_workshop"]);
    build(&mut game, B, &["large_workshop", "small_workshop", "small_road", "large_road"]);
    let before = [*game.sheet(A), *game.sheet(B)];
    choose(&mut game);
    assert_eq!(change(&before[0], game.sheet(A)).0, [1, 1, 0, 2, 1]);
    assert_eq!(change(&before[1], game.sheet(B)).0, [1, 2, 0, 0, 1]);
    assert_eq!(game.sheet(B).attribute_choices, 2);
}

/// HW-038, AMB-07: one attribute of any kind for each Road, with what it covers.
#[test]
fn roads_give_attributes_of_choice() {
    let mut game = dealt(3);
    build(&mut game, A, &["small_road", "large_road"]);
    game.sheet_mut(A).attributes = [2, 0, 2, 0];
    choose(&mut game);
    assert_eq!(game.next(), Next::Decide(SeatSet::only(A)));
    assert_eq!(effect(&mut game, A, "attribute renown").0, [0, 0, 0, 1, 0]);
    assert_eq!(effect(&mut game, A, "attribute valour").0, [1, 0, 0, 0, 0]);
    assert_eq!(game.phase, Phase::Actions);
}

/// AMB-08: Roads are asked after the cards are open.
#[test]
fn road_attributes_are_chosen_after_the_reveal() {
    let mut game = dealt(1);
    build(&mut game, A, &["small_road"]);
    choose(&mut game);
    assert_eq!(game.sheet(A).paths[0], card("architect"));
    draw(&mut game, "neutral merchant");
    draw(&mut game, "neutral planner");
    assert_eq!(game.phase, Phase::Roads);
}

/// AMB-46: nobody acts before everybody has taken the income.
#[test]
fn nobody_acts_while_roads_are_open() {
    let mut game = dealt(3);
    build(&mut game, A, &["small_road"]);
    choose(&mut game);
    assert_eq!(refusal(&game, B, "mine"), Refusal::NotNow);
    assert_eq!(refusal(&game, A, "mine"), Refusal::NotNow);
    decide(&mut game, A, "attribute piety");
    assert!(allows(&game, B, "mine"));
}

/// TV-25, AMB-13: with one open attribute nothing is asked; what does not fit is lost.
#[test]
fn a_road_without_choice_is_not_asked() {
    let mut game = dealt(3);
    build(&mut game, A, &["small_road", "large_road"]);
    game.sheet_mut(A).attributes = [25, 25, 24, 25];
    choose(&mut game);
    assert_eq!(game.phase, Phase::Actions);
    assert_eq!(game.sheet(A).attributes, [25; 4]);
    assert_eq!(game.sheet(A).attribute_choices, 0);
}

/// AMB-36: alone the neutral deck is used up exactly, with two players six cards are left.
#[test]
fn the_neutral_deck_lasts_six_years() {
    for (players, left) in [(1, 0), (2, 6)] {
        let each = u32::from(new_game(&Setup::default(), players).neutral_cards());
        assert_eq!(12 - 6 * each, left);
    }
}
