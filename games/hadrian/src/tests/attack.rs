//! HW-150 to HW-159, HW-174, HW-175: the end of a year.

use super::*;
use crate::Outcome;

const L: Cohort = Cohort::Left;
const M: Cohort = Cohort::Center;
const R: Cohort = Cohort::Right;

/// A game of 3 whose actions of this year are over, with these cohorts for the first seat.
fn under_attack(year: u8, cohorts: [u8; 3]) -> Hadrian {
    let mut game = acting(3);
    game.year = year;
    game.sheet_mut(A).cohorts = cohorts;
    finish_all(&mut game);
    game
}

/// What the attack brought: Disdain and Valour.
fn brought(game: &Hadrian) -> (u8, u8) {
    (game.sheet(A).disdain, game.sheet(A).attribute(Attribute::Valour))
}

/// HW-150: pools are emptied before the attack; pieces on neutral cards stay for it.
#[test]
fn leftover_pieces_go_back_first() {
    let mut game = acting(1);
    give(&mut game, A, [3, 3, 3, 3, 3]);
    game.neutral[0].pieces = pool([0, 0, 0, 0, 1]);
    finish_all(&mut game);
    assert_eq!(game.phase, Phase::Attack);
    assert!(game.sheet(A).pool.is_empty());
    assert_eq!(game.attack_size(), 2);
}

/// HW-151: cards by year and difficulty.
#[test]
fn the_attack_grows_with_the_years() {
    use crate::vocabulary::Difficulty::{Easy, Hard, Medium};
    for (difficulty, cards) in
        [(Easy, [1, 2, 3, 4, 6, 8]), (Medium, [1, 2, 4, 6, 8, 10]), (Hard, [1, 3, 5, 7, 9, 12])]
    {
        let mut game = acting_with(&Setup { difficulty, ..Setup::default() }, 3);
        let sizes = [1, 2, 3, 4, 5, 6].map(|year| {
            game.year = year;
            game.attack_size()
        });
        assert_eq!(sizes, cards);
    }
    let mut game = under_attack(3, [0; 3]);
    attack(&mut game, &[L, L]);
    assert_eq!(game.phase, Phase::Attack);
    attack(&mut game, &[L]);
    assert_eq!((game.phase, game.year), (Phase::Fate, 4));
}

/// HW-152: only arrows count, the same for everybody.
#[test]
fn the_attack_is_the_same_for_everybody() {
    let mut game = acting(3);
    game.year = 3;
    game.sheet_mut(B).cohorts = [2, 0, 0];
    game.sheet_mut(C).cohorts = [3, 0, 0];
    finish_all(&mut game);
    attack(&mut game, &[L, L, L]);
    let disdain = [A, B, C].map(|seat| game.sheet(seat).disdain);
    assert_eq!(disdain, [2, 1, 0]);
    assert_eq!(game.sheet(A).goods.len(), 0);
}

/// HW-153: a cohort repels as many attacks as it has boxes, and keeps them.
#[test]
fn cohorts_repel_and_stay() {
    let mut game = under_attack(3, [3, 0, 0]);
    attack(&mut game, &[L, L, L]);
    assert_eq!((brought(&game), game.sheet(A).cohorts), ((0, 2), [3, 0, 0]));
}

/// HW-154, AMB-43: a temple's Favour ignores any attack, a diplomat's one on its cohort.
#[test]
fn favours_ignore_attacks() {
    let mut game = acting(3);
    game.year = 3;
    (game.sheet_mut(A).temple_favours, game.sheet_mut(A).diplomat_favours) = (1, [0, 1, 0]);
    finish_all(&mut game);
    attack(&mut game, &[L, M, M]);
    assert_eq!(game.next(), Next::Decide(SeatSet::only(A)));
    assert_eq!(refusal(&game, A, "favour diplomat left"), Refusal::NoFavour);
    decide(&mut game, A, "favour diplomat center");
    assert_eq!(game.sheet(A).diplomat_favours, [0; 3]);
    assert_eq!(refusal(&game, A, "favour diplomat center"), Refusal::NoFavour);
    decide(&mut game, A, "favour temple left");
    assert_eq!((brought(&game), game.sheet(A).temple_favours), ((1, 1), 0));
    assert_eq!(game.sheet(A).favours_spent, 2);
}

/// HW-155, HW-156: potentials 1, 2, 2, 3, 3, 4; Disdain min(U, P), Valour the rest.
#[test]
fn potential_is_shared_between_disdain_and_valour() {
    for (year, potential) in (1..).zip([1, 2, 2, 3, 3, 4]) {
        let mut game = acting(3);
        (game.year, game.phase) = (year, Phase::Attack);
        assert_eq!(game.potential(), potential);
        for unrepelled in 0..=8 {
            game.attack = [unrepelled, 0, 0];
            let disdain = unrepelled.min(potential);
            let expected = Outcome { unrepelled, disdain, valour: potential - disdain };
            assert_eq!(game.outcome(A), expected);
        }
    }
}

/// HW-157, AMB-15: workers gained in the attack stay for the next year, by detours too.
#[test]
fn workers_gained_in_the_attack_stay() {
    let mut game = under_attack(2, [2, 2, 2]);
    game.sheet_mut(A).attributes = [0, 0, 16, 2];
    attack(&mut game, &[L, R]);
    assert_eq!(game.sheet(A).attributes, [0, 0, 18, 3]);
    assert_eq!(game.sheet(A).pool, pool([0, 1, 0, 0, 0]));
    assert_eq!(game.year, 3);
}

/// HW-158, HW-013: Disdain received is circled; open is what is circled and not removed.
#[test]
fn disdain_is_circled() {
    let mut game = under_attack(6, [0; 3]);
    (game.sheet_mut(A).disdain, game.sheet_mut(A).bribed) = (11, 4);
    attack(&mut game, &[L; 8]);
    assert_eq!((game.sheet(A).disdain, game.sheet(A).open_disdain()), (15, 11));
    assert_eq!(pack().disdain_boxes, 15);
}

/// HW-159, HW-175: neutral cards and the pieces on them are cleared after the attack.
#[test]
fn neutral_cards_are_cleared() {
    let mut game = acting(2);
    game.neutral[0].pieces = pool([1, 0, 0, 0, 0]);
    finish_all(&mut game);
    attack(&mut game, &[L]);
    assert_ne!(game.neutral[0].card, crate::NO_CARD);
    attack(&mut game, &[L]);
    assert_eq!(game.neutral, [crate::NO_NEUTRAL; 2]);
    assert!(game.sheet(A).pool.is_empty() && game.sheet(B).pool.is_empty());
}

/// TV-14: one attack on the centre, two on the right, in year 3.
#[test]
fn three_defences_against_the_same_attack() {
    for (cohorts, expected) in [([0, 1, 2], (0, 2)), ([0, 1, 1], (1, 1)), ([0, 1, 0], (2, 0))] {
        let mut game = under_attack(3, cohorts);
        attack(&mut game, &[M, R, R]);
        assert_eq!(brought(&game), expected);
    }
}

/// TV-15, HW-154: a Favour saves the day.
#[test]
fn a_favour_turns_disdain_into_valour() {
    let mut game = under_attack(3, [0, 1, 1]);
    game.sheet_mut(A).temple_favours = 1;
    attack(&mut game, &[M, R, R]);
    decide(&mut game, A, "favour temple right");
    assert_eq!(brought(&game), (0, 2));
}

/// TV-21, AMB-29: P caps the sum over all cohorts; Favours of two kinds.
#[test]
fn the_potential_caps_the_sum() {
    let arrows = [L, L, L, L, L, M, M, M, M, R, R, R];
    let mut game = acting_with(
        &Setup { difficulty: crate::vocabulary::Difficulty::Hard, ..Setup::default() },
        3,
    );
    (game.year, game.sheet_mut(A).cohorts) = (6, [2; 3]);
    let mut favoured = game.clone();
    finish_all(&mut game);
    attack(&mut game, &arrows);
    assert_eq!(brought(&game), (4, 0));
    let sheet = favoured.sheet_mut(A);
    (sheet.diplomat_favours, sheet.temple_favours) = ([2, 0, 0], 1);
    finish_all(&mut favoured);
    attack(&mut favoured, &arrows);
    let favours = ["favour diplomat left", "favour diplomat left", "favour temple right"];
    play(&mut favoured, A, &favours);
    assert_eq!(brought(&favoured), (3, 1));
}

/// AMB-28: no Favour for a cohort that has repelled everything; elsewhere it may be spent even
/// if nothing changes yet.
#[test]
fn no_favour_for_a_cohort_that_holds() {
    let mut game = under_attack(3, [1, 0, 0]);
    game.sheet_mut(A).temple_favours = 1;
    attack(&mut game, &[L, M, M]);
    assert_eq!(refusal(&game, A, "favour temple left"), Refusal::Repelled(L));
    assert!(allows(&game, A, "favour temple center"));
    game.attack = [1, 5, 0];
    assert!(allows(&game, A, "favour temple center"));
    assert_eq!(game.outcome(A).disdain, 2);
}

/// AMB-30: each player spends Favours alone; one who waits holds up only the next year.
#[test]
fn favours_are_spent_independently() {
    let mut game = acting(3);
    game.year = 2;
    for seat in [A, C] {
        game.sheet_mut(seat).temple_favours = 1;
    }
    finish_all(&mut game);
    attack(&mut game, &[L, L]);
    assert_eq!(game.next(), Next::Decide([A, C].into_iter().collect()));
    decide(&mut game, C, "favour temple left");
    assert_eq!(game.sheet(C).disdain, 1);
    assert_eq!(game.phase, Phase::Favours);
    decide(&mut game, A, "accept");
    assert_eq!((game.sheet(A).disdain, game.year), (2, 3));
    assert_eq!(game.sheet(A).temple_favours, 1, "an unspent Favour stays");
}

/// AMB-43: nobody is asked without an attack that got through and a Favour that fits.
#[test]
fn only_those_who_can_are_asked() {
    let mut game = acting(3);
    game.sheet_mut(A).diplomat_favours = [0, 2, 0];
    (game.sheet_mut(B).temple_favours, game.sheet_mut(B).cohorts) = (2, [1, 0, 0]);
    finish_all(&mut game);
    attack(&mut game, &[L]);
    assert_eq!((game.phase, game.year), (Phase::Fate, 2));
    assert_eq!((game.sheet(A).disdain, game.sheet(B).disdain), (1, 0));
}

/// HW-174, TV-22: one more card for each piece on neutral cards; P does not change.
#[test]
fn pieces_on_neutral_cards_add_to_the_attack() {
    let difficulty = crate::vocabulary::Difficulty::Medium;
    let mut game = acting_with(&Setup { difficulty, ..Setup::default() }, 1);
    game.year = 2;
    game.neutral[0].pieces = pool([0, 0, 0, 0, 1]);
    game.neutral[1].pieces = pool([1, 0, 0, 0, 0]);
    assert_eq!((game.attack_size(), game.potential()), (4, 2));
    finish_all(&mut game);
    attack(&mut game, &[L, L, L]);
    assert_eq!(game.phase, Phase::Attack);
}

/// HW-174: with two players the extra cards attack both.
#[test]
fn extra_cards_attack_both_players() {
    let mut game = acting(2);
    (game.year, game.neutral[0].pieces) = (2, pool([1, 0, 0, 0, 0]));
    finish_all(&mut game);
    attack(&mut game, &[L, M, R]);
    assert_eq!((game.sheet(A).disdain, game.sheet(B).disdain), (2, 2));
}

/// TV-26, AMB-01: the discard pile is shuffled when a card is needed and none is left, without
/// the cards of the attack in progress.
#[test]
fn the_discard_pile_is_shuffled_when_needed() {
    let mut game = under_attack(3, [0; 3]);
    (game.pile, game.discard) = (1, u64::MAX >> 16 & !1);
    draw(&mut game, "fate 1");
    assert_eq!(game.draw_pile(), 0, "not before a card is needed");
    let mut possible = Vec::new();
    game.draws(&mut possible);
    assert_eq!(possible.len(), 47);
    assert!(!possible.contains(&(Draw::Fate(0), 1)));
    draw(&mut game, "fate 2");
    assert_eq!((game.draw_pile().count_ones(), game.discard_pile()), (46, 0));
}

/// AMB-02: attack cards are discarded after the attack, not before.
#[test]
fn attack_cards_are_discarded_afterwards() {
    let mut game = under_attack(2, [0; 3]);
    attack(&mut game, &[L]);
    assert_eq!((game.attack_cards().count_ones(), game.discard_pile()), (1, 0));
    attack(&mut game, &[R]);
    assert_eq!((game.attack_cards(), game.discard_pile().count_ones()), (0, 2));
}

/// AMB-42: the largest attack of two players leaves cards to turn over.
#[test]
fn the_fate_cards_never_run_out() {
    let uses = pack().market.boxes.len() + pack().scouting.min.len();
    let largest = usize::from(*pack().attack[5].cards.iter().max().unwrap());
    assert_eq!((uses, largest + 2 * uses), (13, 38));
    assert!(largest + 2 * uses < pack().fate.len());
}

/// AMB-40: without gifts the piece goes to the supply and one more card attacks the user alone.
#[test]
fn without_gifts_the_user_is_attacked_alone() {
    let mut game = acting_with(&Setup { no_gifts: true, ..Setup::default() }, 3);
    give(&mut game, A, [5, 0, 0, 0, 5]);
    build(&mut game, A, &["market"]);
    game.sheet_mut(A).citizens = [4, 0, 0, 0, 2];
    play(&mut game, A, &["good 1 from left", "scout right", "map right r1c1"]);
    assert!(game.sheet(B).pool.is_empty() && game.sheet(C).pool.is_empty());
    assert_eq!(game.sheet(A).extra_attack, 2);
    game.sheet_mut(A).temple_favours = 1;
    game.sheet_mut(C).extra_attack = 1;
    game.sheet_mut(A).cohorts = [1, 0, 1];
    finish_all(&mut game);
    attack(&mut game, &[L]);
    assert_eq!(game.phase, Phase::OwnAttack(A));
    attack(&mut game, &[M, R]);
    assert_eq!(game.discard_pile().count_ones(), 2, "discarded before the next player's");
    assert_eq!(game.phase, Phase::OwnAttack(C));
    attack(&mut game, &[L]);
    assert_eq!((game.sheet(B).disdain, game.sheet(C).disdain, game.potential()), (1, 1, 1));
    assert_eq!(refusal(&game, A, "favour temple right"), Refusal::Repelled(R));
    decide(&mut game, A, "favour temple center");
    assert_eq!(brought(&game), (0, 1));
    assert_eq!((game.sheet(A).extra_attack, game.sheet(A).own_attack), (0, [0; 3]));
}

/// AMB-40: own cards are turned over in seat order; none of them counts for others.
#[test]
fn own_attacks_do_not_touch_others() {
    let mut game = acting_with(&Setup { no_gifts: true, ..Setup::default() }, 3);
    (game.year, game.sheet_mut(B).extra_attack) = (3, 2);
    game.sheet_mut(A).cohorts = [3, 0, 0];
    finish_all(&mut game);
    attack(&mut game, &[L, L, L, M, R]);
    assert_eq!((game.sheet(A).disdain, game.sheet(B).disdain), (0, 2));
}

/// HW-159: what the attack was like can still be looked at when it is over.
#[test]
fn the_latest_attack_is_remembered() {
    let mut game = under_attack(3, [1, 0, 0]);
    assert_eq!(game.clash().year, 0);
    game.sheet_mut(A).temple_favours = 1;
    attack(&mut game, &[L, L, M]);
    decide(&mut game, A, "favour temple center");
    let clash = *game.clash();
    assert_eq!((clash.year, clash.cards.count_ones(), clash.arrows), (3, 3, [2, 1, 0]));
    let front = clash.fronts[A.index()];
    assert_eq!((front.cohorts, front.ignored), ([1, 0, 0], [0, 1, 0]));
    assert_eq!(front.outcome, Outcome { unrepelled: 1, disdain: 1, valour: 1 });
    assert_eq!(clash.fronts[1].outcome.disdain, 2);
    assert_eq!(game.attack_cards(), 0);
}
