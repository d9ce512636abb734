//! Section 6.2: conquering.

use super::*;

/// Three named provinces, before the action of a player with so many legions.
fn ready(players: u8, legions: u8) -> MagnaRoma {
    let mut game = begun(players);
    game.provinces = [province("dalmatia"), province("aegyptus"), province("africa")];
    game.acting_mut().legions = legions;
    at_action(&mut game);
    game
}

fn conquests(game: &MagnaRoma) -> Vec<String> {
    texts(game).into_iter().filter(|text| text.starts_with("conquer")).collect()
}

/// EX-08, MR-103: four legions, two middle slots taken.
#[test]
fn four_legions_conquer_slots_of_three_and_four() {
    let mut game = ready(4, 4);
    let other = (game.active + 1) % 4;
    game.discs[0][1] = other;
    game.discs[1][1] = other;
    assert_eq!(
        conquests(&game),
        [
            "conquer dalmatia bottom",
            "conquer aegyptus bottom",
            "conquer africa middle",
            "conquer africa bottom"
        ]
    );
    let seat = usize::from(game.active);
    act(&mut game, "conquer africa middle");
    assert_eq!((game.realms[seat].legions, game.realms[seat].population), (0, 1));
    assert_eq!(usize::from(game.discs[2][1]), seat);
}

/// MR-061, MR-103: the row says how many legions.
#[test]
fn a_slot_needs_the_legions_of_its_row() {
    for (row, need) in [("top", 5), ("middle", 4), ("bottom", 3)] {
        let game = ready(2, need - 1);
        let refusal = refused(&game, &format!("conquer africa {row}"));
        assert_eq!(refusal, Refusal::Legions { have: need - 1, need });
        let mut game = ready(2, need);
        act(&mut game, &format!("conquer africa {row}"));
        assert_eq!(game.realms[1].legions, 0);
    }
}

/// AMB-27: exactly the number of the row is spent.
#[test]
fn further_legions_stay() {
    let mut game = ready(2, 8);
    act(&mut game, "conquer dalmatia bottom");
    assert_eq!((game.realms[1].legions, game.realms[1].population), (5, 2));
}

/// MR-103: the slot's bonus comes at once, several things one after the other (AMB-37).
#[test]
fn a_slot_with_two_goods_brings_both() {
    let mut game = ready(2, 3);
    act(&mut game, "conquer aegyptus bottom");
    assert_eq!((game.realms[1].coins, game.realms[1].population), (1, 1));
}

/// AMB-28: a luxury good of a slot can lead to a trade; there is no second action.
#[test]
fn a_conquest_can_lead_to_a_trade() {
    let mut game = ready(2, 5);
    game.tokens[0] = token("t1");
    game.acting_mut().market = 1;
    act(&mut game, "conquer aegyptus middle");
    assert_eq!(game.phase, Phase::Trade);
    act(&mut game, "trade");
    assert_eq!((game.realms[1].legions, game.realms[1].coins), (0, 3));
    assert_eq!(game.phase, Phase::Choose);
}

/// MR-104: one disc a slot, one slot a province.
#[test]
fn a_province_is_conquered_once_by_each() {
    let mut game = ready(2, 8);
    game.discs[0][0] = game.active;
    game.discs[1][2] = 1 - game.active;
    assert_eq!(refused(&game, "conquer dalmatia middle"), Refusal::AlreadyThere);
    assert_eq!(refused(&game, "conquer dalmatia top"), Refusal::AlreadyThere);
    assert_eq!(refused(&game, "conquer aegyptus bottom"), Refusal::SlotTaken);
    game.discs[1][0] = game.active;
    game.discs[2][0] = game.active;
    assert!(conquests(&game).is_empty(), "three conquests are all");
}

/// MR-085: only the three provinces in play.
#[test]
fn other_provinces_are_out() {
    let game = ready(2, 8);
    assert_eq!(refused(&game, "conquer gallia top"), Refusal::NotInPlay);
    let odd = Decision::Conquer { province: NONE, row: 0 };
    assert_eq!(game.check(Seat(1), odd), Err(Refusal::NotInPlay));
    let odd = Decision::Conquer { province: province("africa"), row: 3 };
    assert_eq!(game.check(Seat(1), odd), Err(Refusal::NoSuchSlot));
}
