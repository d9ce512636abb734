//! What is announced of a decision is what it does.

use std::collections::BTreeMap;

use super::*;
use ludi_engine::{Chance as _, Strategy as _, View, Words as _, conformance};

/// What the counters of a seat show.
fn counters(state: &Praetor, seat: Seat) -> BTreeMap<&'static str, i32> {
    Praetor::counters(&View::new(state, Some(seat)), seat).into_iter().collect()
}

/// Every change of the deciding seat's counters is announced, none is left out: but for the Worker
/// who is placed, and the first Gold Mine.
fn check(state: &Praetor, seat: Seat, decision: Decision) {
    let mut expected = counters(state, seat);
    for effect in Praetor::effects(&View::new(state, Some(seat)), seat, decision) {
        for change in effect.changes {
            assert_eq!(change.seat, seat);
            *expected.get_mut(change.counter).expect("a counter") += change.by;
        }
    }
    let mut after = *state;
    after.decide(seat, decision);
    let mut shown = counters(&after, seat);
    shown.insert("ready", expected["ready"]);
    if state.stage == Stage::Mines {
        shown.insert("tiles", expected["tiles"]);
    }
    assert_eq!(expected, shown, "seat {seat}, {decision:?}: {state:?}");
}

/// Setups in which all kinds of things can happen.
fn setup(number: u64) -> Setup {
    let once_in = |every: u64| number.is_multiple_of(every);
    Setup {
        edition: if once_in(2) { Edition::En } else { Edition::Fr },
        boards: vec!["random_b".to_owned(); 2 + (number % 4) as usize],
        venus_negative_loses: once_in(3),
        update_in_turn_order: !once_in(5),
        special_free_for_owner: !once_in(4),
        must_pass_without_active: !once_in(7),
        allow_zero_benefit: !once_in(6),
        emergency_needs_full_favor: !once_in(3),
        gold_mine_assignment: MineAssignment::Choose,
        ..Setup::default()
    }
}

/// PR-011, PR-083, PR-112, PR-113, PR-114, PR-118, PR-136, PR-140, PR-144, PR-145, PR-146, PR-147,
/// AMB-28, AMB-31: whatever a decision does to its player is announced to the unit, also the wages
/// of a turn it ends, at both ends of the Morale track and without a Favor left.
#[test]
fn all_that_happens_to_the_deciding_player_is_announced() {
    let mut list = Vec::new();
    let (mut decisions, mut low, mut high) = (0, 0, 0);
    for number in 0..24 {
        let setup = setup(number);
        let players = setup.boards.len() as u8;
        let mut start = Praetor::new(pack(), &setup, players).unwrap();
        reveal(&mut start);
        for (index, player) in start.seats[..usize::from(players)].iter_mut().enumerate() {
            let end = pack().boards[usize::from(player.board)].morale.len() as u8 - 1;
            player.morale = if (index as u64 + number).is_multiple_of(2) { 1 } else { end - 1 };
            player.favor = number as i32 % 4;
        }
        conformance::walk_by(start, &mut Quick::from_number(number), |state, seat, chance| {
            list.clear();
            state.decisions(seat, &mut list);
            for decision in &list {
                check(state, seat, *decision);
            }
            decisions += list.len();
            low += i32::from(state.morale(seat) < 0);
            high += i32::from(Some(&(state.morale(seat) as i8)) == state.board(seat).morale.last());
            match chance.below(2) {
                0 => list[chance.below(list.len() as u32) as usize],
                _ => Praetor::sensible(&View::new(state, Some(seat)), seat, chance),
            }
        });
    }
    assert!(decisions > 10_000 && low > 100 && high > 100, "{decisions} {low} {high}");
}

/// PR-112, AMB-31: with negative Morale the Temple of Venus promises nothing, or, where the table
/// lets it punish, takes what there is.
#[test]
fn venus_promises_what_she_does() {
    for (punishes, planned, sent) in [
        (false, ". it brings nothing", ". it brings nothing"),
        (true, "? 4 Favor lost", "- 4 Favor"),
    ] {
        let mut state = game_with(2, |setup| setup.venus_negative_loses = punishes);
        put(&mut state, "temple_venus", (2, 0), 0, Some(0));
        cheer(&mut state, 0, -15);
        state.seats[0].favor = 4;
        let own = ". yours: no fee";
        assert_eq!(effects(&state, 0, "activate temple_venus"), [own, planned]);
        assert_eq!(
            state.yields(Seat(0), tile("temple_venus"), 1).unwrap().1,
            -4 * i32::from(punishes)
        );
        play(&mut state, 0, &["activate temple_venus"]);
        assert_eq!(effects(&state, 0, "worker 1"), [sent]);
        play(&mut state, 0, &["worker 1"]);
        assert_eq!(favor(&state, 0), if punishes { 0 } else { 4 });
    }
}

/// PR-113, PR-114, AMB-28: steps beyond the end of the Morale track are not announced.
#[test]
fn morale_is_promised_up_to_the_end_of_its_track() {
    for id in ["colosseum_1", "oracle"] {
        let mut state = game(2);
        put(&mut state, id, (2, 0), 0, Some(0));
        for (place, other) in ["statue_1", "statue_2", "curia_1", "forum_1"].into_iter().enumerate()
        {
            put(&mut state, other, (3 + place as i8, 0), 0, Some(0));
        }
        staff(&mut state, 0, &[1, 2], 2);
        cheer(&mut state, 0, 16);
        let activate = format!("activate {id}");
        assert_eq!(effects(&state, 0, &activate)[1], "? 1 step of Morale, to 20");
        assert_eq!(state.yields(Seat(0), tile(id), 1).unwrap().1, 1);
        cheer(&mut state, 0, 20);
        assert_eq!(effects(&state, 0, &activate)[1], ". it brings nothing");
        play(&mut state, 0, &[&activate]);
        assert_eq!(effects(&state, 0, "worker 1"), [". it brings nothing"]);
    }
}

/// PR-140, PR-144, PR-145: whoever ends the turn sees what its end costs and brings.
#[test]
fn the_end_of_a_turn_is_announced_to_whoever_ends_it() {
    let mut state = game(2);
    staff(&mut state, 0, &[5], 0);
    own(&mut state, 0, [0, 0, 0, 0, 0]);
    state.seats[0].workers.novices = [0, 1];
    state.seats[0].workers.villagers -= 1;
    state.seats[1].passed = true;
    let shown = effects(&state, 0, "activate gold_mine_1");
    assert_eq!(
        shown,
        [
            ". yours: no fee",
            "+ 5 Gold",
            "+ one becomes Active",
            "+ a Worker retires: 12 Favor",
            "- 2 of 2 Gold due in wages",
        ]
    );
}

/// PR-105, D-19, AMB-16: the Blacksmith is announced as the rulebook that is played has it.
#[test]
fn the_blacksmith_is_announced_as_it_works() {
    for (edition, planned, sent) in [
        (
            Edition::En,
            "? Wood becomes Weapons, as much as the experience, or nothing",
            "? 2 Weapons, or nothing",
        ),
        (Edition::Fr, "? Wood becomes Weapons, up to the experience", "? up to 2 Weapons"),
    ] {
        let mut state = game_with(2, |setup| setup.edition = edition);
        put(&mut state, "blacksmith_1", (2, 0), 0, Some(1));
        let shown = effects(&state, 0, "activate blacksmith_1");
        assert_eq!(shown, ["? 1 Gold to Ben", planned, ". red: the Worker gains experience"]);
        play(&mut state, 0, &["activate blacksmith_1"]);
        let learns = ". the Worker will have experience 3";
        assert_eq!(effects(&state, 0, "worker 2"), ["- 1 Gold to Ben", sent, learns]);
        play(&mut state, 0, &["worker 2"]);
        assert_eq!(effects(&state, 0, "forge 2"), ["- 2 Wood", "+ 2 Weapons"]);
        assert_eq!(effects(&state, 0, "forge 0"), [". 0 Weapons"]);
    }
}
