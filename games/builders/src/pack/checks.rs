//! What a pack must fulfil before it is played with.

use ludi_engine::PackError;

use super::printed::{Amounts, Printed, RankId};
use super::{
    APPRENTICES, FIRST_APPRENTICE, FIRST_MACHINE, MACHINES, ROW, SEATS, SLAVES, TOOLS, UNIVERSITIES,
};
use crate::levels::{Levels, Resource};
use crate::setup::ApprenticeSet;

type Outcome = Result<(), PackError>;

/// The largest level of a worker and the largest need of a building that make sense.
const LARGEST_LEVEL: i64 = 9;
const LARGEST_NEED: i64 = 20;

/// BA-002, BA-003, BA-004: counts, ranges, names; section 12.4's sums where the pack claims them.
pub fn check(pack: &Printed) -> Outcome {
    numbers(pack)?;
    counts(pack)?;
    cards(pack)?;
    ids(pack)?;
    names(pack)?;
    sums_fit(pack)?;
    scoring_is_simple(pack)?;
    if pack.meta.balanced { balance(pack) } else { Ok(()) }
}

fn within(entry: &str, field: &str, value: i64, low: i64, high: i64) -> Outcome {
    if (low..=high).contains(&value) {
        return Ok(());
    }
    Err(PackError::new(entry, field, format!("{value} is not between {low} and {high}")))
}

fn numbers(pack: &Printed) -> Outcome {
    if pack.meta.game != "builders" {
        return Err(PackError::new("meta", "game", "this is no pack of builders"));
    }
    if pack.meta.schema != 1 {
        return Err(PackError::new("meta", "schema", "this program reads schema 1"));
    }
    let turn = &pack.turn;
    within("turn", "free_actions", turn.free_actions, 1, 9)?;
    within("turn", "extra_action_price", turn.extra_action_price, 1, 99)?;
    within("turn", "investments", turn.investments, 0, 9)?;
    for coins in turn.coins {
        within("turn", "coins", coins, 0, 99)?;
    }
    let table = &pack.table;
    within("table", "players_min", table.players_min, 2, 2)?;
    within("table", "players_max", table.players_max, SEATS as i64, SEATS as i64)?;
    within("table", "building_row", table.building_row, ROW as i64, ROW as i64)?;
    within("table", "worker_row", table.worker_row, ROW as i64, ROW as i64)?;
    within("table", "purse", table.purse, 0, 99)?;
    within("table", "silver_coins", table.silver_coins, 0, 999)?;
    within("table", "silver_worth", table.silver_worth, 1, 99)?;
    within("table", "gold_coins", table.gold_coins, 0, 999)?;
    within("table", "gold_worth", table.gold_worth, 1, 99)?;
    let coins = table.coins();
    if coins < table.purse * SEATS as i64 {
        let problem = format!("{coins} sesterces do not fill {SEATS} purses");
        return Err(PackError::new("table", "silver_coins", problem));
    }
    within("scoring", "end_vp", pack.scoring.end_vp, 1, 99)?;
    within("scoring", "coin_tenths", pack.scoring.coin_tenths, 0, 9)?;
    within("scoring", "freeing_price", pack.scoring.freeing_price, 0, 99)?;
    within("slaves", "price", pack.slaves.price, 0, 99)?;
    within("slaves", "penalty", pack.slaves.penalty, 0, 9)?;
    within("freed", "wage", pack.freed.wage, 0, 99)?;
    within("tools", "price", pack.tools.price, 0, 99)?;
    within("loans", "count", pack.loans.count, 0, 9)?;
    within("loans", "gain", pack.loans.gain, 0, 99)?;
    within("loans", "repayment", pack.loans.repayment, 0, 99)?;
    within("loans", "penalty", pack.loans.penalty, 0, 9)?;
    within("universities", "price", pack.universities.price, 0, 99)
}

fn counts(pack: &Printed) -> Outcome {
    let count = |entry: &str, have: usize, need: usize| {
        if have == need {
            return Ok(());
        }
        Err(PackError::new(entry, "", format!("{have} entries, expected {need}")))
    };
    count("building", pack.building.len(), FIRST_MACHINE)?;
    count("machine", pack.machine.len(), MACHINES)?;
    count("slave", pack.slave.len(), SLAVES)?;
    count("tool", pack.tool.len(), TOOLS)?;
    count("university", pack.university.len(), UNIVERSITIES)?;
    for (rank, name, workers) in [
        (RankId::Master, "rank.master", 4),
        (RankId::Journeyman, "rank.journeyman", 6),
        (RankId::Labourer, "rank.labourer", 4),
        (RankId::Apprentice, "rank.apprentice", 0),
    ] {
        count(name, pack.rank.iter().filter(|entry| entry.id == rank).count(), 1)?;
        let have = pack.worker.iter().filter(|worker| worker.rank == rank).count();
        if have != workers {
            let problem = format!("{have} workers of this rank, expected {workers}");
            return Err(PackError::new(name, "", problem));
        }
    }
    count("worker", pack.worker.len(), FIRST_APPRENTICE)?;
    count("apprentice_set", pack.apprentice_set.len(), ApprenticeSet::ALL.len())?;
    for (set, expected) in pack.apprentice_set.iter().zip(ApprenticeSet::ALL) {
        let entry = format!("apprentice_set.{}", set.id);
        if set.id != expected.word() {
            let problem = format!("expected the set \"{}\" here", expected.word());
            return Err(PackError::new(entry, "id", problem));
        }
        count(&entry, set.produces.len(), APPRENTICES)?;
    }
    Ok(())
}

fn amounts(entry: &str, field: &str, amounts: Amounts, most: i64) -> Outcome {
    let names = ["stone", "wood", "architecture", "decoration"];
    for (name, amount) in names.into_iter().zip(amounts.all()) {
        within(entry, &format!("{field}.{name}"), amount, 0, most)?;
    }
    Ok(())
}

fn cards(pack: &Printed) -> Outcome {
    let machines = pack.machine.iter().map(|machine| (&machine.building, "machine"));
    for (card, kind) in pack.building.iter().map(|card| (card, "building")).chain(machines) {
        let entry = format!("{kind}.{}", card.id);
        amounts(&entry, "needs", card.needs, LARGEST_NEED)?;
        if card.needs.all() == [0; 4] {
            return Err(PackError::new(entry, "needs", "a site must need something"));
        }
        within(&entry, "sesterces", card.sesterces, 0, 99)?;
        within(&entry, "vp", card.vp, 0, 99)?;
    }
    for machine in &pack.machine {
        let entry = format!("machine.{}", machine.building.id);
        amounts(&entry, "produces", machine.produces, LARGEST_LEVEL)?;
    }
    for rank in &pack.rank {
        within(&format!("rank.{:?}", rank.id).to_lowercase(), "wage", rank.wage, 0, 99)?;
    }
    for worker in &pack.worker {
        amounts(&format!("worker.{}", worker.id), "produces", worker.produces, LARGEST_LEVEL)?;
    }
    for set in &pack.apprentice_set {
        for produces in &set.produces {
            let entry = format!("apprentice_set.{}", set.id);
            amounts(&entry, "produces", *produces, LARGEST_LEVEL)?;
        }
    }
    for slave in &pack.slave {
        let entry = format!("slave.{}", slave.id);
        amounts(&entry, "produces", slave.produces, LARGEST_LEVEL)?;
        if let Some(produces) = slave.freed_produces {
            amounts(&entry, "freed_produces", produces, LARGEST_LEVEL)?;
        }
        within(&entry, "freed_wage", slave.freed_wage.unwrap_or(0), 0, 99)?;
    }
    for tool in &pack.tool {
        amounts(&format!("tool.{}", tool.id), "adds", tool.adds, LARGEST_LEVEL)?;
    }
    for university in &pack.university {
        let entry = format!("university.{}", university.id);
        within(&entry, "level", university.level, 0, LARGEST_LEVEL)?;
    }
    Ok(())
}

/// The fields of each kind of entry; a misspelt optional one would go unnoticed.
const FIELDS: [(&str, &[&str]); 8] = [
    ("building", &["name", "needs", "sesterces", "vp"]),
    ("machine", &["name", "needs", "sesterces", "vp", "produces"]),
    ("rank", &["name", "wage"]),
    ("worker", &["rank", "produces"]),
    ("apprentice_set", &["produces"]),
    ("slave", &["produces", "freed_wage", "freed_produces"]),
    ("tool", &["name", "adds"]),
    ("university", &["name", "resource", "level"]),
];

/// What an entry may say about its values.
const REMARKS: [&str; 7] = ["id", "source", "also", "confirmed_by", "conflict", "doubt", "note"];

/// Whether every field of every card is one that is read.
pub fn check_fields(file: &toml::Table) -> Outcome {
    for (kind, fields) in FIELDS {
        let entries = file.get(kind).and_then(toml::Value::as_array);
        for entry in entries.into_iter().flatten().filter_map(toml::Value::as_table) {
            for field in entry.keys() {
                let plain = field.strip_suffix("_source").unwrap_or(field);
                if REMARKS.contains(&plain) || fields.contains(&plain) {
                    continue;
                }
                let id = entry.get("id").and_then(toml::Value::as_str).unwrap_or("?");
                let problem = format!("no such field; there are {}", fields.join(", "));
                return Err(PackError::new(format!("{kind}.{id}"), field, problem));
            }
        }
    }
    Ok(())
}

/// Every card has a name in both languages.
fn names(pack: &Printed) -> Outcome {
    let machines = pack.machine.iter().map(|card| &card.building);
    let buildings = pack.building.iter().chain(machines).map(|card| (&card.id, &card.name));
    let tools = pack.tool.iter().map(|card| (&card.id, &card.name));
    let universities = pack.university.iter().map(|card| (&card.id, &card.name));
    for (id, name) in buildings.chain(tools).chain(universities) {
        if name.en.trim().is_empty() || name.fr.trim().is_empty() {
            return Err(PackError::new(id, "name", "a card needs a name in both languages"));
        }
    }
    Ok(())
}

/// Notation needs ids that are plain words and mean one thing.
fn ids(pack: &Printed) -> Outcome {
    let apprentices: Vec<String> =
        (1..=APPRENTICES).map(|number| format!("apprentice_{number}")).collect();
    let mut named: Vec<(&str, &str)> = Vec::new();
    named.extend(apprentices.iter().map(|id| ("worker", id.as_str())));
    named.extend(pack.building.iter().map(|card| ("building", card.id.as_str())));
    named.extend(pack.machine.iter().map(|card| ("machine", card.building.id.as_str())));
    named.extend(pack.worker.iter().map(|card| ("worker", card.id.as_str())));
    named.extend(pack.slave.iter().map(|card| ("slave", card.id.as_str())));
    named.extend(pack.tool.iter().map(|card| ("tool", card.id.as_str())));
    named.extend(pack.university.iter().map(|card| ("university", card.id.as_str())));
    for (index, (kind, id)) in named.iter().enumerate() {
        let entry = format!("{kind}.{id}");
        let plain = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_';
        if id.is_empty() || !id.bytes().all(plain) {
            let problem = format!("\"{id}\" must be lower-case letters, digits and _");
            return Err(PackError::new(entry, "id", problem));
        }
        if named[..index].iter().any(|(_, other)| other == id) {
            return Err(PackError::new(entry, "id", "another card has this id already"));
        }
    }
    if pack.meta.id.trim().is_empty() {
        return Err(PackError::new("meta", "id", "a pack needs an id"));
    }
    Ok(())
}

/// All hands and tools together must fit [`Levels`], so that no crew can overflow it.
fn sums_fit(pack: &Printed) -> Outcome {
    for resource in Resource::ALL {
        let of = |amounts: &Amounts| amounts.all()[resource.index()];
        let slaves = pack
            .slave
            .iter()
            .map(|slave| slave.freed_produces.as_ref().map_or(0, of).max(of(&slave.produces)));
        let total: i64 = pack.worker.iter().map(|worker| of(&worker.produces)).sum::<i64>()
            + pack.machine.iter().map(|machine| of(&machine.produces)).sum::<i64>()
            + pack.tool.iter().map(|tool| of(&tool.adds)).sum::<i64>()
            + pack.university.iter().map(|university| university.level).sum::<i64>()
            + slaves.sum::<i64>()
            + pack
                .apprentice_set
                .iter()
                .map(|set| set.produces.iter().map(of).sum::<i64>())
                .max()
                .unwrap_or(0);
        if total > i64::from(Levels::MOST) {
            let problem = format!("all cards together produce {total} {resource:?}; too much");
            return Err(PackError::new("worker", "produces", problem.to_lowercase()));
        }
    }
    Ok(())
}

/// AM-17: automatic scoring frees slaves first, then repays loans. That is the best for every
/// purse if freeing gains at least as much, costs no more, and repaying does not lose.
fn scoring_is_simple(pack: &Printed) -> Outcome {
    let gain = |penalty: i64, price: i64| 10 * penalty - price * pack.scoring.coin_tenths;
    let freeing = gain(pack.slaves.penalty, pack.scoring.freeing_price);
    let repaying = gain(pack.loans.penalty, pack.loans.repayment);
    let simple =
        freeing >= repaying && repaying >= 0 && pack.scoring.freeing_price <= pack.loans.repayment;
    if simple {
        return Ok(());
    }
    let problem = "freeing must gain at least as much as repaying a loan and cost no more, \
                   and repaying must not lose points";
    Err(PackError::new("scoring", "freeing_price", problem))
}

fn balance(pack: &Printed) -> Outcome {
    let even = |entry: &str, field: &str, cards: &mut dyn Iterator<Item = Amounts>| {
        let mut sums = [0; 4];
        for card in cards {
            for (sum, amount) in sums.iter_mut().zip(card.all()) {
                *sum += amount;
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
    };
    let size = |needs: Amounts| needs.all().iter().sum::<i64>();
    let mut sizes: Vec<i64> = pack.building.iter().map(|card| size(card.needs)).collect();
    sizes.sort_unstable();
    sizes.dedup();
    for wanted in sizes {
        let cards = pack.building.iter().map(|card| card.needs);
        even("building", "needs", &mut cards.filter(|needs| size(*needs) == wanted))?;
    }
    even("machine", "needs", &mut pack.machine.iter().map(|card| card.building.needs))?;
    even("machine", "produces", &mut pack.machine.iter().map(|card| card.produces))?;
    for rank in [RankId::Master, RankId::Journeyman, RankId::Labourer] {
        let workers = pack.worker.iter().filter(|worker| worker.rank == rank);
        let entry = format!("rank.{rank:?}").to_lowercase();
        even(&entry, "produces", &mut workers.map(|worker| worker.produces))?;
    }
    even("slave", "produces", &mut pack.slave.iter().map(|card| card.produces))?;
    even("tool", "adds", &mut pack.tool.iter().map(|card| card.adds))?;
    for worker in &pack.worker {
        let wage = pack.rank(worker.rank).wage;
        if wage != size(worker.produces) {
            let problem = format!(
                "the pack claims to be balanced, but a wage of {wage} is paid for {} resources",
                size(worker.produces)
            );
            return Err(PackError::new(format!("worker.{}", worker.id), "produces", problem));
        }
    }
    Ok(())
}
