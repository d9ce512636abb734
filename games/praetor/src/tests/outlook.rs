//! What is foretold is what happens.

use super::*;
use ludi_engine::{Chance as _, Strategy as _, View, conformance};

/// Plays games, mostly sensibly, and shows every position and the one after its decision.
fn watch(mut look: impl FnMut(&Praetor, Seat, Decision, &Praetor)) {
    for number in 0..12u64 {
        let players = 2 + (number % 4) as u8;
        let setup = Setup { update_in_turn_order: number % 2 == 0, ..Setup::default() };
        let start = Praetor::new(pack(), &setup, players).unwrap();
        let mut list = Vec::new();
        conformance::walk_by(start, &mut Quick::from_number(number), |before, seat, chance| {
            let decision = if chance.below(3) == 0 {
                conformance::any(before, seat, &mut list, chance)
            } else {
                Praetor::sensible(&View::new(before, Some(seat)), seat, chance)
            };
            let mut after = *before;
            after.decide(seat, decision);
            look(before, seat, decision, &after);
            decision
        });
    }
}

/// PR-130, PR-131, PR-136, PR-140, PR-144, PR-145, PR-146: when the last player passes and nobody
/// is asked anything, everything happens to everybody as foretold.
#[test]
fn the_update_phase_is_foretold() {
    let (mut seen, mut poor, mut retired, mut graduates) = (0, 0, 0, 0);
    watch(|before, _, decision, after| {
        let untouched = matches!(after.stage, Stage::Refill | Stage::NewWall | Stage::Over);
        if decision != Decision::Pass || !untouched {
            return;
        }
        for seat in Seat::all(before.players) {
            let told = before.upkeep(seat);
            let (old, new) = (before.player(seat), after.player(seat));
            let paid = old.goods.get(Good::Gold) - new.goods.get(Good::Gold);
            assert_eq!(told.paid, paid);
            assert_eq!(told.retirement_favor - told.favor_lost, new.favor - old.favor);
            assert_eq!(told.morale, after.morale(seat));
            assert_eq!(told.morale_steps, i32::from(old.morale) - i32::from(new.morale));
            assert_eq!(told.retiring, new.workers.retired - old.workers.retired);
            assert_eq!(told.second, new.workers.novices[1]);
            assert_eq!(told.graduates, old.workers.novices[1]);
            assert_eq!(told.returning, old.workers.placed + old.workers.lent);
            assert_eq!(after.update_steps_left(seat), []);
            seen += 1;
            poor += i32::from(told.due > told.paid);
            retired += i32::from(told.retiring);
            graduates += i32::from(told.graduates);
        }
    });
    assert!(seen > 20 && poor > 3 && retired > 3 && graduates > 3, "{seen} {poor} {retired}");
}

/// PR-132, PR-147, AMB-24: a seat that is asked something has that step, and those after it, still
/// before it.
#[test]
fn a_seat_that_is_asked_has_not_finished() {
    let mut asked = 0;
    watch(|before, seat, _, _| {
        if matches!(before.stage, Stage::Novices | Stage::Recruit) {
            assert_eq!(before.update_steps_left(seat)[0], before.stage);
            asked += 1;
        } else {
            assert_eq!(before.update_steps_left(seat), UPDATE_STEPS);
        }
    });
    assert!(asked > 5, "{asked}");
}

/// PR-083, AMB-32: an activation brings what is foretold.
#[test]
fn a_yield_is_what_an_activation_brings() {
    let mut seen = 0;
    watch(|before, seat, decision, after| {
        let Decision::Activate(tile) = decision else { return };
        // Where Workers differ, the next step chooses one.
        let (Some((_, worker)), true) =
            (after.city.sites[tile.index()].area.worker(), after.stage == Stage::Action)
        else {
            return;
        };
        let Some((gives, amount)) = before.yields(seat, tile, worker.experience) else { return };
        let fee = before.fee(seat, tile).copied().unwrap_or_default();
        let (old, new) = (before.player(seat), after.player(seat));
        let brought = match gives {
            Gives::Good(good) => {
                i32::from(new.goods.get(good)) - i32::from(old.goods.get(good))
                    + i32::from(fee.get(good))
            }
            Gives::Favor => new.favor - old.favor,
            Gives::Morale => i32::from(new.morale) - i32::from(old.morale),
        };
        assert_eq!(brought, amount, "{:?}", pack().tiles[tile.index()].id);
        seen += 1;
    });
    assert!(seen > 20, "{seen}");
}

/// PR-075, AMB-01: the corners that match add up to the plazas.
#[test]
fn matching_corners_are_the_plazas() {
    let mut seen = 0;
    watch(|before, _, _, _| {
        let Step::Cell { tile, .. } = before.step else { return };
        before.city.frontier(true, |x, y| {
            for rotation in 0..4u8 {
                let corners = before.matching_corners(tile, (x, y), rotation);
                let favor: i32 = corners.iter().map(|count| i32::from(*count)).sum();
                assert_eq!(favor, before.plazas(tile, (x, y))[usize::from(rotation)]);
                seen += 1;
            }
        });
    });
    assert!(seen > 200, "{seen}");
}

/// PR-075: what plazas bring a tile at best is what the best of all cells brings.
#[test]
fn the_best_plazas_are_those_of_the_best_cell() {
    let mut seen = 0;
    watch(|before, _, _, _| {
        for tile in before.available.iter().map(TileId) {
            let mut best = 0;
            before.city.frontier(before.rules.edge_contact, |x, y| {
                best = before.plazas(tile, (x, y)).into_iter().fold(best, i32::max);
            });
            assert_eq!(before.best_plazas(tile), best);
            seen += i32::from(best > 0);
        }
    });
    assert!(seen > 200, "{seen}");
}

/// PR-075: what speaks for a plot never hides that another one brings more at once.
#[test]
fn a_plot_that_brings_less_says_so() {
    let mut told = std::collections::BTreeMap::new();
    watch(|before, seat, _, _| {
        let Step::Cell { tile, .. } = before.step else { return };
        let most = before.best_plazas(tile);
        let mut plots = Vec::new();
        before.decisions(seat, &mut plots);
        for plot in plots {
            let Decision::At(x, y) = plot else { panic!("{plot:?}") };
            let here = before.plazas(tile, (x, y)).into_iter().max().unwrap();
            let merit = Praetor::merit(&View::new(before, Some(seat)), seat, plot);
            let id = merit.as_ref().map_or("", |phrase| phrase.id);
            let is_less = ["merit-plot-less", "merit-plot-taken"].contains(&id);
            assert_eq!(is_less, here < most, "{merit:?}");
            assert!(most == 0 || merit.is_some());
            *told.entry(id).or_insert(0) += 1;
        }
    });
    for id in ["merit-plot", "merit-plot-less", "merit-plot-taken"] {
        assert!(told.get(id).is_some_and(|seen| *seen > 20), "{told:?}");
    }
}
