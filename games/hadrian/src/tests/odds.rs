//! HW-152, HW-153, AMB-01, AMB-37: the odds of the coming attack.

use super::*;

/// The cards of the deck with these arrows, the first of each, as bits.
fn cards_with(game: &Hadrian, wanted: [u8; 3]) -> u64 {
    let mut left = wanted;
    let fate = &game.printed.0.fate;
    let takes = |left: &mut [u8; 3], lane: usize| {
        let taken = left[lane] > 0;
        left[lane] -= u8::from(taken);
        taken
    };
    (0..fate.len())
        .filter(|card| takes(&mut left, fate[*card].arrow.index()))
        .fold(0, |bits, card| bits | 1 << card)
}

/// The same odds by turning over every hand of so many cards.
fn counted(game: &Hadrian, cohorts: [u8; 3], sure: u64, open: u64, drawn: u32) -> (f64, f64) {
    let fate = &game.printed.0.fate;
    let cards: Vec<u64> = (0..48).map(|card| 1 << card).filter(|card| open & card != 0).collect();
    let (mut hands, mut held, mut all) = (0u32, 0u32, 0u32);
    for pick in 0u32..1 << cards.len() {
        if pick.count_ones() != drawn {
            continue;
        }
        let hand = (0..cards.len())
            .filter(|at| pick >> at & 1 == 1)
            .fold(sure, |hand, at| hand | cards[at]);
        let mut come = [0u8; 3];
        (0..48)
            .filter(|card| hand >> card & 1 == 1)
            .for_each(|card| come[fate[card].arrow.index()] += 1);
        let stopped: u8 = come.iter().zip(cohorts).map(|(come, shields)| shields.min(*come)).sum();
        hands += 1;
        held += u32::from(stopped);
        all += u32::from(u32::from(stopped) == hand.count_ones());
    }
    (f64::from(held) / f64::from(hands), f64::from(all) / f64::from(hands))
}

/// HW-152, HW-153: what is held on average and the chance to hold all, by the cards of the pile.
#[test]
fn odds_are_those_of_every_hand_that_can_come() {
    let mut game = acting(3);
    game.year = 3;
    for (pile, cohorts) in [([3, 2, 4], [1, 0, 2]), ([4, 1, 1], [4, 1, 0]), ([2, 2, 3], [3, 3, 3])]
    {
        game.pile = cards_with(&game, pile);
        game.sheet_mut(A).cohorts = cohorts;
        let cards = game.attack_size();
        let (held, all) = counted(&game, cohorts, 0, game.pile, cards.into());
        let odds = game.odds(A);
        assert!((odds.held - held).abs() < 1e-9 && (odds.all - all).abs() < 1e-9, "{odds:?}");
        assert_eq!(odds.cards, cards);
        assert_eq!(game.odds_with(A, cohorts), odds);
    }
    assert!(
        (game.odds(A).all - 1.0).abs() < 1e-9,
        "three shields each hold any four cards of these"
    );
}

/// AMB-01: what the pile lacks comes from the discards.
#[test]
fn odds_look_beyond_the_end_of_the_pile() {
    let mut game = acting(3);
    game.year = 3;
    game.pile = cards_with(&game, [1, 0, 0]);
    game.discard = cards_with(&game, [3, 2, 2]) & !game.pile;
    let cohorts = [1, 1, 0];
    game.sheet_mut(A).cohorts = cohorts;
    let drawn = u32::from(game.attack_size()) - 1;
    let (held, all) = counted(&game, cohorts, game.pile, game.discard, drawn);
    let odds = game.odds(A);
    assert!((odds.held - held).abs() < 1e-9 && (odds.all - all).abs() < 1e-9, "{odds:?}");
}
