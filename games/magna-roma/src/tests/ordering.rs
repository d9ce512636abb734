//! When an order of gains is asked, against every order tried on whole positions.

use std::collections::BTreeSet;

use ludi_engine::conformance::{cases, walk};
use ludi_engine::{Chance as _, Quick};

use super::*;
use crate::gains::{Gains, Then};
use crate::order::Asking;
use crate::{Gain, Resource};

/// What a player has.
type Outcome = ([u8; 6], u16);

/// Everything that can come out of the gains that are pending, by every order that is asked and
/// every answer to the trades.
fn outcomes(game: &MagnaRoma, seat: u8) -> BTreeSet<Outcome> {
    let mut found = BTreeSet::new();
    follow(game, usize::from(seat), &mut found);
    found
}

fn follow(game: &MagnaRoma, seat: usize, found: &mut BTreeSet<Outcome>) {
    let answers: Vec<Decision> = match game.phase {
        Phase::Order => firsts(game),
        Phase::Trade => vec![Decision::Trade, Decision::Decline],
        _ => {
            let r = &game.realms[seat];
            let goods = [r.legions, r.market, r.faith, r.coins, r.population, r.blessings];
            found.insert((goods, r.vp));
            return;
        }
    };
    for answer in answers {
        let mut next = *game;
        next.decide(Seat(game.active), answer);
        follow(&next, seat, found);
    }
}

fn firsts(game: &MagnaRoma) -> Vec<Decision> {
    list(game).into_iter().filter(|decision| matches!(decision, Decision::First(_))).collect()
}

/// Whether some outcome depends on which gain comes first.
fn differs(game: &MagnaRoma) -> bool {
    let each: BTreeSet<BTreeSet<Outcome>> = firsts(game)
        .into_iter()
        .map(|first| {
            let mut next = *game;
            next.decide(Seat(game.active), first);
            outcomes(&next, game.active)
        })
        .collect();
    each.len() > 1
}

/// Other gains, goods, markers and tokens for the seat that acts, near the ends of tracks and
/// supplies.
fn stirred(game: &MagnaRoma, chance: &mut Quick) -> MagnaRoma {
    let mut game = *game;
    let pack = game.pack();
    let mut below = |end: u8| chance.below(u32::from(end)) as u8;
    for place in 0..game.tokens.len() {
        game.tokens[place] = below(pack.tokens.len() as u8);
    }
    game.gains = Gains::of(&[Gain { resource: Resource::Luxury, amount: 1 + below(2) }]);
    for _ in 0..=below(3) {
        let resource = Resource::ALL[usize::from(below(6))];
        game.gains.push(Gain { resource, amount: 1 + below(2) });
    }
    let (coins, people) = (below(4), below(4));
    let realm = game.acting_mut();
    realm.market = below(pack.market_end());
    realm.legions = below(pack.military_end() + 1);
    (realm.coins, realm.population) = (coins, people);
    realm.city.monuments_mut().for_each(|built| built.people = 0);
    let other = (usize::from(game.active) + 1) % usize::from(game.players);
    if game.players > 1 {
        let pieces = pack.pieces;
        game.realms[other].coins = pieces.coins - coins - below(3);
        game.realms[other].population = pieces.population - people - below(3);
    }
    game
}

/// AMB-03: one trade brings legions, the next asks for one. Two legions first lose one at the end
/// of the track; taken last they all count.
#[test]
fn an_order_is_asked_where_a_trade_makes_room() {
    let mut game = begun(1);
    game.tokens = [token("t5"), token("t2"), token("t1")]; // legions got at 6, paid at 8
    let realm = game.acting_mut();
    (realm.market, realm.legions, realm.population) = (4, 5, 1);
    let gain = |resource, amount| Gain { resource, amount };
    let row = [gain(Resource::Legion, 2), gain(Resource::Luxury, 2), gain(Resource::Luxury, 2)];
    game.take(Gains::of(&row), Then::End);
    assert_eq!(texts(&game), ["first legion 2", "first luxury 2"]);
    let play = |answers: &[&str]| {
        let mut game = game;
        for answer in answers {
            act(&mut game, answer);
        }
        game.realms[0].legions
    };
    assert_eq!(play(&["first legion 2", "trade", "trade"]), 7);
    assert_eq!(play(&["first luxury 2", "trade", "first luxury 2", "trade"]), 8);
}

/// AMB-03, AMB-37, MR-036, MR-094: over random play of every case, an order is asked exactly where
/// the outcomes differ, and where it is not, no outcome is lost.
#[test]
fn an_order_is_asked_exactly_where_it_matters() {
    let (mut asked, mut silent) = (0, 0);
    let mut chance = Quick::from_number(3);
    for (number, case) in cases::<MagnaRoma>().iter().enumerate() {
        let mut check = |game: &MagnaRoma| {
            // What follows the gains is not looked at.
            let game = MagnaRoma { then: Then::End, ..*game };
            let matters = game.order_matters();
            assert_eq!(matters, differs(&game), "{}: {game:?}", case.name);
            let mut exact = MagnaRoma { asking: Asking::Exact, ..game };
            exact.carry_on();
            let lost = outcomes(&exact, game.active) != outcomes(&game, game.active);
            assert!(!lost, "{}: {game:?}", case.name);
            *(if matters { &mut asked } else { &mut silent }) += 1;
        };
        let mut start = case.start();
        start.asking = Asking::Always;
        walk(start, &mut Quick::from_number(31_000 + number as u64), |game, _| {
            if game.phase == Phase::Order {
                check(game);
                (0..8).for_each(|_| check(&stirred(game, &mut chance)));
            }
        });
    }
    assert!(asked > 500 && silent > 5000, "asked {asked} times, {silent} times not");
}
