//! The laws of every board, and that what the cards say is what happens.

use std::cell::OnceCell;

use ludi_builders::{Builders, Components, Decision, Setup, Step};
use ludi_engine::{
    Game as _, LOT, Lang, Messages, Notation as _, Pack as _, Seat, View, Words as _,
};
use maud::html;

use super::{Bill, Scene};
use crate::boards::Board as _;
use crate::boards::tests::sensible_game;
use crate::components::LOOK_WORDS;
use crate::components::tests::{all, read};

fn scene<'a>(view: &'a View<Builders>, seat: Seat, words: &'a Messages) -> Scene<'a, Builders> {
    Scene {
        view,
        seat: Some(seat),
        acting: true,
        decisions: &[],
        words,
        names: &[],
        action: "",
        position: 0,
        past: None,
        on_demand: None,
        conceivable: OnceCell::new(),
        recalled: Vec::new(),
        recent: Vec::new(),
        ended: Vec::new(),
        change: None,
    }
}

/// Setups that together show everything the board can show.
fn setups() -> Vec<Setup> {
    vec![
        Setup::default(),
        Setup { ask_final_scoring: true, early_repayment: true, ..Setup::default() },
        Setup {
            finite_bank: true,
            machines_are_full_workers: false,
            open_building_top: false,
            open_worker_top: true,
            ..Setup::default()
        },
    ]
}

// A slave at work explains only why it cannot be sent.
crate::boards::tests::board_laws!(Builders, setups(), |game, seat, decision| {
    matches!(decision, Decision::Free(hand) if !game.player(seat).has_available(hand))
});

#[test]
fn every_card_of_the_pack_has_a_picture_of_its_own() {
    let pack = Components::builtin();
    let drawn = |id: &str| crate::components::assets::has_symbol("builders", id);
    for card in &pack.buildings {
        assert!(drawn(card.id), "{}", card.id);
    }
    for card in &pack.tools {
        assert!(drawn(card.id), "{}", card.id);
    }
    for card in &pack.hands {
        let rank = card.id.split('_').next().unwrap();
        assert!(drawn(card.id) || drawn(rank), "{}", card.id);
    }
}

/// The chips are taken from the game's effects by the names of its messages: if one of them were
/// renamed, the numbers here would no longer agree.
#[test]
fn a_bill_is_what_the_move_really_costs_and_brings() {
    let words = Builders::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let (mut bills, mut finished, mut bought) = (0, 0, 0);
    for number in 0..6 {
        sensible_game(&Setup::default(), 2, number, |game: &Builders, seat, decisions| {
            let view = View::new(game, Some(seat));
            for decision in decisions.iter().copied() {
                // A send is paid when its site is chosen, a university when its pupil is.
                if matches!(decision, Decision::Send(_) | Decision::University(_) | Decision::End) {
                    continue;
                }
                let bill = Bill::of(&scene(&view, seat, &words), decision);
                let mut after = *game;
                after.decide(seat, decision);
                let (before, now) = (game.player(seat), after.player(seat));
                let paid = i64::from(before.purse) - i64::from(now.purse);
                let settled = matches!(after.step(), ludi_builders::Step::Tool(..));
                let gain = if settled { 0 } else { bill.gain };
                assert_eq!(paid, bill.sesterces - gain, "{decision:?} {bill:?}");
                if !settled {
                    assert_eq!(i64::from(now.vp - before.vp), bill.vp, "{decision:?}");
                }
                if after.active() == seat && after.round() == game.round() {
                    let bought_actions = bill.extra / i64::from(game.pack().numbers.extra_action);
                    let used = i64::from(game.actions()) - i64::from(after.actions());
                    assert_eq!(used + bought_actions, bill.actions, "{decision:?} {bill:?}");
                }
                bills += 1;
                finished += i64::from(bill.finishes);
                bought += i64::from(bill.extra > 0);
            }
        });
    }
    assert!(bills > 1000 && finished > 20 && bought > 20, "{bills} {finished} {bought}");
}

/// BA-022: gold is what a turn allows for. A decision looks different exactly if every way to go on
/// from it has to buy an action, and then its price stands on it.
#[test]
fn what_leads_only_to_bought_actions_is_not_gold_and_shows_its_price() {
    let words = Builders::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let mut begun = [0; 2];
    for number in 0..6 {
        sensible_game(&Setup::default(), 2, number, |game: &Builders, seat, decisions| {
            if game.step() != Step::Turn {
                return;
            }
            let view = View::new(game, Some(seat));
            let scene = Scene { decisions, ..scene(&view, seat, &words) };
            let drawn = html! { (Builders::board(&scene)) (Builders::tray(&scene)) }.into_string();
            let drawn = read(&drawn);
            for decision in decisions.iter().filter(|decision| **decision != Decision::End) {
                let (then, ways) = super::send::after(&view, seat, *decision);
                let begins = matches!(then.step(), Step::Pupil(_) | Step::Site(_));
                let buys = |way: &Decision| Bill::at(&then, seat, *way).extra > 0;
                let bought = if begins {
                    ways.iter().all(buys)
                } else {
                    Bill::at(&view, seat, *decision).extra > 0
                };
                let notation = decision.notation(view.pack());
                let button = format!(".legal{{}} > button[value='{notation}']");
                let found = |extra: &str| all(&drawn, &button.replace("{}", extra)).len();
                assert_eq!(found(".extra"), usize::from(bought), "{notation}");
                assert_eq!(found(":not(.extra)"), usize::from(!bought), "{notation}");
                let price = format!(".extra > button[value='{notation}'] .price");
                assert_eq!(all(&drawn, &price).len(), usize::from(bought), "{notation}");
                begun[usize::from(bought)] += usize::from(begins);
            }
        });
    }
    assert!(begun.iter().all(|count| *count > 20), "{begun:?}");
}

/// With one site a hand is sent in one go; where a tool is asked for, the sites offer it with
/// themselves.
#[test]
fn one_site_picks_itself_and_a_tool_comes_with_its_site() {
    let words = Builders::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let (mut sent, mut equipped) = (0, 0);
    laws::positions::<Builders>(&[Setup::default()], |game, seat, decisions| {
        let view = View::new(game, Some(seat));
        let scene = Scene { decisions, ..scene(&view, seat, &words) };
        for hand in game.player(seat).available() {
            let way = super::send::only_way(&scene, hand);
            let one_site = game.player(seat).sites().count() == 1;
            let sends = decisions.contains(&Decision::Send(hand));
            if one_site && sends && game.step() == ludi_builders::Step::Turn {
                let (_, lot) = way.expect("there is only one way");
                assert_eq!(lot.notation.split(LOT).count(), 2);
                sent += 1;
            }
        }
        for site in game.player(seat).sites() {
            let mut after = *game;
            if !decisions.contains(&Decision::To(site)) {
                continue;
            }
            after.decide(seat, Decision::To(site));
            let mut tools = Vec::new();
            after.decisions(seat, &mut tools);
            let asked = matches!(after.step(), ludi_builders::Step::Tool(..));
            let lots = super::send::equipped(&scene, site);
            assert_eq!(lots.len(), if asked { tools.len() } else { 0 });
            equipped += lots.len();
        }
    });
    assert!(sent > 20 && equipped > 5, "{sent} {equipped}");
}
