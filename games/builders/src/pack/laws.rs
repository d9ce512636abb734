//! What must hold between the cards of a pack before it is played with.

use ludi_engine::PackError;
use ludi_engine::pack::Checked;

use crate::components::{
    BuildingCard, Components, FIRST_APPRENTICE, FIRST_MACHINE, FIRST_MACHINE_HAND, FIRST_SLAVE,
    HandCard,
};
use crate::levels::{Levels, Resource};

/// Ids, and sums: section 12.4's where the pack claims them.
pub fn check(pack: &Components, ranks: &[&str], balanced: bool) -> Checked<()> {
    ids(pack)?;
    sums_fit(pack)?;
    scoring_is_simple(pack)?;
    if balanced { balance(pack, ranks) } else { Ok(()) }
}

/// Notation needs ids that mean one thing.
fn ids(pack: &Components) -> Checked<()> {
    let sites = |kind, cards: &[BuildingCard]| cards.iter().map(|c| (kind, c.id)).collect();
    let hands = |kind, cards: &[HandCard]| cards.iter().map(|c| (kind, c.id)).collect();
    let named: [Vec<(&str, &str)>; 7] = [
        hands("worker", &pack.hands[FIRST_APPRENTICE..FIRST_SLAVE]),
        sites("building", &pack.buildings[..FIRST_MACHINE]),
        sites("machine", &pack.buildings[FIRST_MACHINE..]),
        hands("worker", &pack.hands[..FIRST_APPRENTICE]),
        hands("slave", &pack.hands[FIRST_SLAVE..FIRST_MACHINE_HAND]),
        pack.tools.iter().map(|card| ("tool", card.id)).collect(),
        pack.universities.iter().map(|card| ("university", card.id)).collect(),
    ];
    let named = named.concat();
    for (index, (kind, id)) in named.iter().enumerate() {
        if named[..index].iter().any(|(_, other)| other == id) {
            let problem = "another card has this id already";
            return Err(PackError::new(format!("{kind}.{id}"), "id", problem));
        }
    }
    Ok(())
}

/// All hands and tools together must fit [`Levels`], so that no crew can overflow it.
fn sums_fit(pack: &Components) -> Checked<()> {
    for resource in Resource::ALL {
        let of = |levels: &Levels| u32::from(levels.of(resource));
        let hand = |(index, card): (usize, &HandCard)| {
            let freed = index.checked_sub(FIRST_SLAVE).and_then(|slave| pack.freed.get(slave));
            of(&card.produces).max(freed.map_or(0, |back| of(&back.produces)))
        };
        let apprentices = pack.apprentices.iter().map(|set| set.iter().map(of).sum::<u32>());
        let total = pack.hands.iter().enumerate().map(hand).sum::<u32>()
            + pack.tools.iter().map(|tool| of(&tool.adds)).sum::<u32>()
            + pack.universities.iter().map(|card| u32::from(card.level)).sum::<u32>()
            + apprentices.max().unwrap_or(0);
        if total > u32::from(Levels::MOST) {
            let problem = format!("all cards together produce {total} {resource:?}; too much");
            return Err(PackError::new("worker", "produces", problem.to_lowercase()));
        }
    }
    Ok(())
}

/// AM-17: automatic scoring frees slaves first, then repays loans. That is the best for every
/// purse if freeing gains at least as much, costs no more, and repaying does not lose.
fn scoring_is_simple(pack: &Components) -> Checked<()> {
    let numbers = &pack.numbers;
    let gain = |penalty: u8, price: u8| {
        10 * i32::from(penalty) - i32::from(price) * i32::from(numbers.coin_tenths)
    };
    let freeing = gain(numbers.slave_penalty, numbers.freeing_price);
    let repaying = gain(numbers.loan_penalty, numbers.loan_repayment);
    let simple =
        freeing >= repaying && repaying >= 0 && numbers.freeing_price <= numbers.loan_repayment;
    if simple {
        return Ok(());
    }
    let problem = "freeing must gain at least as much as repaying a loan and cost no more, \
                   and repaying must not lose points";
    Err(PackError::new("scoring", "freeing_price", problem))
}

/// Whether cards ask or give the same of each resource.
fn even(entry: &str, field: &str, cards: impl Iterator<Item = Levels>) -> Checked<()> {
    let mut sums = [0; 4];
    for card in cards {
        for (sum, amount) in sums.iter_mut().zip(card.amounts()) {
            *sum += u32::from(amount);
        }
    }
    if sums.iter().all(|sum| *sum == sums[0]) {
        return Ok(());
    }
    let problem = format!(
        "the pack claims to be balanced, but the sums are {sums:?} (stone, wood, \
         architecture, decoration); correct a card or set meta.balanced = false"
    );
    Err(PackError::new(entry, field, problem))
}

fn balance(pack: &Components, ranks: &[&str]) -> Checked<()> {
    let (buildings, machines) = pack.buildings.split_at(FIRST_MACHINE);
    let mut sizes: Vec<u32> = buildings.iter().map(|card| card.needs.sum()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    for size in sizes {
        let cards = buildings.iter().map(|card| card.needs);
        even("building", "needs", cards.filter(|needs| needs.sum() == size))?;
    }
    let produces = |hands: std::ops::Range<usize>| pack.hands[hands].iter().map(|c| c.produces);
    even("machine", "needs", machines.iter().map(|card| card.needs))?;
    even("machine", "produces", produces(FIRST_MACHINE_HAND..pack.hands.len()))?;
    let workers = || pack.hands.iter().zip(ranks);
    for rank in ["master", "journeyman", "labourer"] {
        let fellows = workers().filter(|(_, other)| **other == rank);
        even(&format!("rank.{rank}"), "produces", fellows.map(|(card, _)| card.produces))?;
    }
    even("slave", "produces", produces(FIRST_SLAVE..FIRST_MACHINE_HAND))?;
    even("tool", "adds", pack.tools.iter().map(|card| card.adds))?;
    for (worker, _) in workers() {
        let (wage, size) = (worker.wage, worker.produces.sum());
        if u32::from(wage) != size {
            let problem = format!(
                "the pack claims to be balanced, but a wage of {wage} is paid for {size} resources"
            );
            return Err(PackError::new(format!("worker.{}", worker.id), "produces", problem));
        }
    }
    Ok(())
}
