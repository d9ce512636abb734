//! HW-115 to HW-119: the gladiator school.

use super::*;
use crate::Area;
use crate::vocabulary::Gladiator;

/// A rich player with a school and this many Performers.
fn school(performers: u8) -> Hadrian {
    let mut game = acting(3);
    enrich(&mut game, A);
    build(&mut game, A, &["ludus"]);
    game.sheet_mut(A).citizens = [0, performers, 0, 0, 0];
    game
}

/// Sends a gladiator into battle against so much damage; says what was gained.
fn fight(game: &mut Hadrian, which: &str, damage: u8) -> ([i8; 5], [u8; 4], [u8; 5]) {
    let before = *game.sheet(A);
    decide(game, A, &format!("battle {which}"));
    let card = fate_where(game, |card| card.damage == damage);
    draw(game, &card);
    change(&before, game.sheet(A))
}

/// HW-116: a Servant or a Civilian, 3, 4, 5, 6, 8, 9 Performers, six trainings, no yearly limit.
#[test]
fn training_a_gladiator() {
    let mut game = school(0);
    for (strength, performers) in [3, 4, 5, 6, 8, 9].into_iter().enumerate() {
        game.sheet_mut(A).citizens[1] = performers - 1;
        let refused = Refusal::Citizens(Citizen::Performers, performers);
        assert_eq!(refusal(&game, A, "gladiator red servant"), refused);
        game.sheet_mut(A).citizens[1] = performers;
        let (text, cost) = if strength % 2 == 0 {
            ("gladiator red servant", [0, 0, -1, 0, 0])
        } else {
            ("gladiator red civilian", [0, 0, 0, -1, 0])
        };
        assert_eq!(effect(&mut game, A, text).0, cost);
    }
    let refused = refusal(&game, A, "gladiator red servant");
    assert_eq!(refused, Refusal::UsedUp(Area::Gladiators));
    assert!(allows(&game, A, "gladiator blue servant"));
    let soldier = refusal(&game, A, "gladiator blue soldier");
    assert_eq!(soldier, Refusal::WrongPiece(Area::Gladiators));
}

/// HW-115: nothing without the school.
#[test]
fn gladiators_need_the_school() {
    let mut game = acting(3);
    enrich(&mut game, A);
    game.sheet_mut(A).citizens = [0, 9, 0, 0, 0];
    for text in ["gladiator red servant", "battle red"] {
        assert!(matches!(refusal(&game, A, text), Refusal::NotBuilt { .. }));
    }
}

/// HW-117, HW-012: once a year for each gladiator, at no cost; the card goes to the discard pile.
#[test]
fn a_battle_turns_over_a_fate_card() {
    let mut game = school(9);
    game.sheet_mut(A).strength = [6, 6];
    let (discard, resources) = (game.discard_pile(), game.sheet(A).has(Piece::Soldier));
    fight(&mut game, "red", 2);
    assert_eq!(game.sheet(A).damage, [2, 0]);
    assert_eq!((game.discard_pile() & !discard).count_ones(), 1);
    assert_eq!(game.sheet(A).has(Piece::Soldier), resources);
    assert_eq!(game.sheet(A).battles[0].get(0), 1);
    assert_eq!(refusal(&game, A, "battle red"), Refusal::YearLimit(Area::Battles));
    assert!(allows(&game, A, "battle blue"));
    game.year = 2;
    assert!(allows(&game, A, "battle red"));
}

/// HW-117, HW-013: damage fills circled boxes from the left, never more than are left.
#[test]
fn damage_never_exceeds_strength() {
    let mut game = school(9);
    game.sheet_mut(A).strength = [2, 0];
    fight(&mut game, "red", 3);
    assert_eq!(game.sheet(A).damage, [2, 0]);
}

/// HW-118: Piety for a death by trained strength; the dead neither train nor fight.
#[test]
fn a_dead_gladiator_brings_piety() {
    for (strength, piety) in (1..).zip([2, 2, 1, 1, 0, 0]) {
        let mut game = school(9);
        game.sheet_mut(A).strength = [strength, 0];
        game.sheet_mut(A).damage = [strength - 1, 0];
        let (_, attributes, _) = fight(&mut game, "red", 1);
        assert_eq!(attributes, [0, piety, 0, 0], "strength {strength}");
        assert!(game.sheet(A).is_dead(Gladiator::Red));
        game.year = 2;
        assert_eq!(refusal(&game, A, "battle red"), Refusal::Dead);
        assert_eq!(refusal(&game, A, "gladiator red servant"), Refusal::Dead);
    }
}

/// HW-119, AMB-23: Renown for survival by trained strength, not by what is left.
#[test]
fn a_survivor_brings_renown() {
    for (strength, renown) in (2..).zip([1, 1, 2, 2, 2]) {
        let mut game = school(9);
        game.sheet_mut(A).strength = [0, strength];
        game.sheet_mut(A).damage = [0, strength - 2];
        let (pieces, attributes, _) = fight(&mut game, "blue", 1);
        assert_eq!(attributes, [renown, 0, 0, 0], "strength {strength}");
        assert_eq!(pieces[4], i8::from(strength == 6));
        assert_eq!(game.sheet(A).damage[1], strength - 1, "the damage stays");
    }
}

/// AMB-21: an untrained gladiator does not fight.
#[test]
fn an_untrained_gladiator_does_not_fight() {
    assert_eq!(refusal(&school(9), A, "battle blue"), Refusal::Untrained);
}

/// AMB-22: a survivor can be trained further; its damage stays.
#[test]
fn a_survivor_trains_further() {
    let mut game = school(9);
    game.sheet_mut(A).strength = [3, 0];
    fight(&mut game, "red", 2);
    decide(&mut game, A, "gladiator red civilian");
    assert_eq!((game.sheet(A).strength, game.sheet(A).damage), ([4, 0], [2, 0]));
}

/// TV-09: with 6 Performers red can be trained once more, blue three times.
#[test]
fn how_often_gladiators_can_be_trained() {
    let mut game = school(6);
    game.sheet_mut(A).strength = [3, 1];
    let mut times = |text: &str| {
        let mut count = 0;
        while allows(&game, A, text) {
            decide(&mut game, A, text);
            count += 1;
        }
        count
    };
    assert_eq!((times("gladiator red servant"), times("gladiator blue servant")), (1, 3));
}

/// TV-10: red survives for 2 Renown, blue dies for 2 Piety.
#[test]
fn one_survives_and_one_dies() {
    let mut game = school(9);
    game.sheet_mut(A).strength = [4, 2];
    assert_eq!(fight(&mut game, "red", 3).1, [2, 0, 0, 0]);
    assert_eq!(fight(&mut game, "blue", 2).1, [0, 2, 0, 0]);
}

/// TV-24, AMB-22, HW-164.11: two battles with a training between them.
#[test]
fn a_gladiator_of_two_battles() {
    let mut game = school(9);
    (game.year, game.sheet_mut(A).strength) = (2, [3, 0]);
    assert_eq!(fight(&mut game, "red", 1).1, [1, 0, 0, 0]);
    decide(&mut game, A, "gladiator red servant");
    game.year = 3;
    assert_eq!(fight(&mut game, "red", 3).1, [0, 1, 0, 0]);
    let strength = crate::components::Metric::Strength;
    assert_eq!(game.sheet(A).metric(pack(), strength), 4);
}
