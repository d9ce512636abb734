//! HW-001 to HW-025: what there is, and how a game begins.

use super::*;
use ludi_engine::{Chance as _, Quick, Words as _};

fn play_at_random(game: &mut Hadrian, number: u64, mut visit: impl FnMut(&Hadrian)) {
    let mut chance = Quick::from_number(number);
    let mut list = Vec::new();
    loop {
        visit(game);
        match game.next() {
            Next::Over => return,
            Next::Chance => {
                let draw = game.draw(&mut chance);
                game.resolve(draw);
            }
            Next::Decide(seats) => {
                let seat = seats.first().unwrap();
                list.clear();
                game.decisions(seat, &mut list);
                let decision = list[chance.below(list.len() as u32) as usize];
                game.decide(seat, decision);
            }
        }
    }
}

/// HW-001, HW-033: one to six players, exactly six years, six path cards.
#[test]
fn a_game_lasts_six_years() {
    for players in 1..=6 {
        let mut game = new_game(&Setup::default(), players);
        let mut years = vec![];
        play_at_random(&mut game, players.into(), |game| {
            if years.last() != Some(&game.year()) {
                years.push(game.year());
            }
        });
        assert_eq!(years, [1, 2, 3, 4, 5, 6]);
        for seat in Seat::all(players) {
            assert_eq!(game.sheet(seat).path_cards(pack()).count(), 6);
        }
    }
}

/// HW-004: four kinds of workers and one kind of Resource.
#[test]
fn there_are_five_kinds_of_pieces() {
    let ids = Piece::ALL.map(Piece::id);
    assert_eq!(ids, ["soldier", "builder", "servant", "civilian", "resource"]);
}

/// HW-005: with more pieces in play than the box holds, gains still come.
#[test]
fn the_supply_never_runs_out() {
    let mut game = acting(6);
    for seat in Seat::all(6) {
        give(&mut game, seat, [40; 5]);
    }
    let (pieces, ..) = effect(&mut game, A, "citizen apparitores");
    assert_eq!(pieces, [0, 1, 0, -1, 0]);
}

/// HW-006, HW-041: costs are paid from the own pool and nowhere else.
#[test]
fn costs_are_paid_from_the_own_pool() {
    let mut game = acting(2);
    give(&mut game, B, [9; 5]);
    let lacking = Refusal::Pay { piece: Piece::Servant, need: 1 };
    assert_eq!(refusal(&game, A, "mine"), lacking);
    decide(&mut game, B, "mine");
    assert_eq!(game.sheet(B).has(Piece::Servant), 8);
}

/// HW-020: all 48 Fate cards in the draw pile, none discarded.
#[test]
fn all_fate_cards_are_in_the_draw_pile() {
    let game = new_game(&Setup::default(), 3);
    assert_eq!((game.draw_pile().count_ones(), game.discard_pile()), (48, 0));
}

/// HW-021, AMB-41: three difficulties, one for the whole table; easy unless said otherwise.
#[test]
fn one_difficulty_holds_for_the_table() {
    let read = |json: &str| serde_json::from_str::<Setup>(json);
    let text = |difficulty| {
        format!(r#"{{"difficulty":{difficulty},"no_gifts":false,"fort":0,"reward":false}}"#)
    };
    for (word, cards) in [("\"easy\"", 8), ("\"medium\"", 10), ("\"hard\"", 12)] {
        let mut game = new_game(&read(&text(word)).unwrap(), 4);
        game.year = 6;
        assert_eq!(game.attack_size(), cards);
    }
    assert_eq!(read(&text("\"easy\"")).unwrap(), Setup::default());
    assert!(read(&text("[\"easy\",\"hard\"]")).is_err());
}

/// HW-022: everybody has the same 12 cards in an own pile.
#[test]
fn everybody_has_twelve_cards() {
    let game = new_game(&Setup::default(), 6);
    for seat in Seat::all(6) {
        assert_eq!(game.sheet(seat).deck.count_ones(), 12);
    }
}

/// HW-023, AMB-09: empty sheets, one production circle, the left column open.
#[test]
fn sheets_begin_almost_empty() {
    let mut game = acting(1);
    let sheet = game.sheet(A);
    assert_eq!(sheet.production, 1);
    assert_eq!((sheet.built, sheet.attributes, sheet.citizens), (0, [0; 4], [0; 5]));
    enrich(&mut game, A);
    assert!(allows(&game, A, "fort builder") && allows(&game, A, "mine"));
}

/// HW-024: neighbours sit directly to the left and right, and the ring closes.
#[test]
fn neighbours_sit_next_to_each_other() {
    use crate::Source::{Left, Right};
    let game = acting(4);
    assert_eq!(game.neighbour(A, Left), Some(B));
    assert_eq!(game.neighbour(A, Right), Some(Seat(3)));
    assert_eq!(game.neighbour(Seat(3), Left), Some(A));
}

/// HW-025, HW-170: a neutral deck of 12 for one and two players only.
#[test]
fn one_and_two_players_have_a_neutral_deck() {
    for players in 1..=6 {
        let game = new_game(&Setup::default(), players);
        let expected = if players < 3 { 12 } else { 0 };
        assert_eq!(game.neutral_deck.count_ones(), expected, "{players} players");
    }
}

/// Search copies positions by the million: one for six players must stay small.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Hadrian>() <= 1024, "{} bytes", size_of::<Hadrian>());
    assert!(size_of::<Decision>() <= 4, "{} bytes", size_of::<Decision>());
}

/// HW-004: the rules say in both languages what the Servants stand for.
#[test]
fn the_rules_say_what_the_servants_stand_for() {
    let rules = Hadrian::about().rules;
    assert!(rules.en.contains("slavery") && rules.en.contains("does not condone"));
    assert!(rules.fr.contains("esclavage") && rules.fr.contains("ne cautionne pas"));
}
