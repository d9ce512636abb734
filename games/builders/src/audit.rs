//! What must hold in every position.

use ludi_engine::Seat;

use crate::components::{FIRST_MACHINE_HAND, FIRST_SLAVE, HANDS, TOOLS, UNIVERSITIES, WORKERS};
use crate::{Builders, Building, Due, Levels, Player, Tool, University, buildings, hands};

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Adds cards to those seen so far; no card can be in two places.
fn place(seen: &mut u64, cards: u64, what: &str) -> Result<(), String> {
    ensure(*seen & cards == 0, || format!("{what}: a card is in two places"))?;
    *seen |= cards;
    Ok(())
}

const fn full(count: usize) -> u64 {
    (1 << count) - 1
}

/// Nothing is lost and nothing is made.
pub fn audit(game: &Builders) -> Result<(), String> {
    audit_buildings(game)?;
    audit_hands(game)?;
    audit_investments(game)?;
    for seat in Seat::all(game.players) {
        audit_player(game, game.player(seat)).map_err(|why| format!("seat {seat}: {why}"))?;
    }
    if game.switches.finite_bank {
        let held: u32 = game.people.iter().map(|player| player.purse).sum();
        let total = game.numbers().bank;
        ensure(held + game.bank == total, || format!("{} sesterces", held + game.bank))?;
    }
    Ok(())
}

fn audit_buildings(game: &Builders) -> Result<(), String> {
    let mut seen = 0;
    place(&mut seen, game.building_deck, "building deck")?;
    for building in game.building_row.iter().chain([&game.building_top]).flatten() {
        place(&mut seen, 1 << building.0, "building row")?;
    }
    for player in &game.people {
        place(&mut seen, player.sites, "sites")?;
        place(&mut seen, player.finished, "finished buildings")?;
    }
    ensure(seen == full(crate::BUILDINGS), || format!("buildings lost: {seen:b}"))?;
    let waiting = game.due != Due::Nothing || game.building_deck == 0;
    let gap = game.building_row.contains(&None);
    ensure(waiting || !gap, || "a gap in the building row".to_owned())
}

fn audit_hands(game: &Builders) -> Result<(), String> {
    let mut seen = 0;
    place(&mut seen, u64::from(game.worker_deck), "worker deck")?;
    for hand in game.worker_row.iter().chain([&game.worker_top]).flatten() {
        place(&mut seen, 1 << hand.0, "worker row")?;
    }
    place(&mut seen, u64::from(game.slave_pile), "slave pile")?;
    for player in &game.people {
        place(&mut seen, u64::from(player.hands), "teams")?;
    }
    let people = full(WORKERS + (FIRST_MACHINE_HAND - FIRST_SLAVE));
    ensure(seen & people == people, || format!("workers lost: {seen:b}"))?;
    ensure(seen >> HANDS == 0, || format!("hands that do not exist: {seen:b}"))?;
    let waiting = game.due != Due::Nothing || game.worker_deck == 0;
    let gap = game.worker_row.contains(&None);
    ensure(waiting || !gap, || "a gap in the worker row".to_owned())
}

fn audit_investments(game: &Builders) -> Result<(), String> {
    let mut tools = u64::from(game.tool_pile);
    for player in &game.people {
        place(&mut tools, u64::from(player.tools), "tools")?;
    }
    ensure(tools == full(TOOLS), || format!("tools lost: {tools:b}"))?;
    let mut educated = 0u32;
    for university in University::all() {
        let in_pile = game.university_pile >> university.0 & 1 == 1;
        let pupil = game.pupils[university.index()];
        ensure(in_pile != pupil.is_some(), || format!("{university:?} is in two places"))?;
        educated |= pupil.map_or(0, |hand| 1 << hand.0);
    }
    let count = UNIVERSITIES as u32 - u32::from(game.university_pile).count_ones();
    ensure(educated.count_ones() == count, || "somebody is educated twice".to_owned())?;
    ensure(educated == game.educated, || "the educated are not the pupils".to_owned())?;
    let loans: u8 = game.people.iter().map(|player| player.loans).sum();
    ensure(loans + game.loan_pile <= game.numbers().loans, || format!("{loans} loans"))
}

fn audit_player(game: &Builders, player: &Player) -> Result<(), String> {
    let mut at_work = 0;
    for site in player.sites() {
        place(&mut at_work, u64::from(game.crews[site.index()]), "crews")?;
        audit_site(game, site)?;
    }
    for building in buildings(player.finished) {
        let idle = game.crews[building.index()] == 0 && game.made[building.index()].is_none();
        ensure(idle, || format!("{building:?} is finished but has a crew"))?;
        let machine = building.machine().map_or(0, |hand| 1 << hand.0);
        ensure(player.hands & machine == machine, || format!("{building:?} has left"))?;
    }
    let machines = (player.hands >> FIRST_MACHINE_HAND).count_ones();
    let finished = player.finished().filter(|card| card.machine().is_some()).count() as u32;
    ensure(machines == finished, || "a machine works that is not finished".to_owned())?;
    let all = at_work | u64::from(player.available);
    ensure(all == u64::from(player.hands), || format!("team lost: {all:b}"))?;
    ensure(at_work & u64::from(player.available) == 0, || "at work and available".to_owned())?;
    for tool in player.tools() {
        let carrier = game.carriers[tool.index()];
        let used = carrier.is_some_and(|hand| at_work >> hand.0 & 1 == 1);
        let unused = player.unused_tools >> tool.0 & 1 == 1;
        ensure(used != unused, || format!("{tool:?} is in two places"))?;
        let barred = carrier.is_some_and(|hand| !game.may_carry(hand));
        ensure(!barred, || format!("{tool:?} is carried by somebody who cannot"))?;
    }
    let vp: u16 = player.finished().map(|card| u16::from(game.cards.0.building(card).vp)).sum();
    ensure(vp == player.vp, || format!("{} VP, finished buildings have {vp}", player.vp))
}

fn audit_site(game: &Builders, site: Building) -> Result<(), String> {
    let mut made = Levels::NONE;
    for hand in hands(game.crews[site.index()]) {
        made = made.plus(game.produces(hand));
        let carried = Tool::all().filter(|tool| game.carriers[tool.index()] == Some(hand));
        for (count, tool) in carried.enumerate() {
            ensure(count == 0, || format!("{hand:?} carries two tools"))?;
            made = made.plus(game.cards.0.tool(tool).adds);
        }
    }
    ensure(made == game.made[site.index()], || format!("{site:?} has {made:?}"))?;
    let finished = made.meets(game.cards.0.building(site).needs);
    ensure(!finished, || format!("{site:?} should be finished"))
}
