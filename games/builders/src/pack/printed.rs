//! The pack as it stands in TOML.

use ludi_engine::Bilingual;
use ludi_engine::pack::{Origin, Stamp};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{
    BuildingCard, FIRST_APPRENTICE, FreedSide, HandCard, Numbers, Pack, ToolCard, UniversityCard,
};
use crate::levels::{Levels, Resource};

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    pub meta: Meta,
    #[serde(default, rename = "witness")]
    _witness: Option<IgnoredAny>,
    pub turn: Turn,
    pub table: Table,
    pub scoring: Scoring,
    pub slaves: Slaves,
    pub freed: Freed,
    pub tools: Price,
    pub loans: Loans,
    pub universities: Price,
    pub building: Vec<BuildingEntry>,
    pub machine: Vec<MachineEntry>,
    pub rank: Vec<Rank>,
    pub worker: Vec<Worker>,
    pub apprentice_set: Vec<Apprentices>,
    pub slave: Vec<Slave>,
    pub tool: Vec<ToolEntry>,
    pub university: Vec<UniversityEntry>,
}

#[derive(Deserialize)]
pub struct Meta {
    pub id: String,
    pub game: String,
    pub schema: u32,
    #[serde(default)]
    pub balanced: bool,
}

#[derive(Deserialize)]
pub struct Both {
    pub fr: String,
    pub en: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amounts {
    pub stone: i64,
    pub wood: i64,
    pub architecture: i64,
    pub decoration: i64,
}

#[derive(Deserialize)]
pub struct Turn {
    pub free_actions: i64,
    pub extra_action_price: i64,
    pub coins: [i64; 3],
    pub investments: i64,
}

#[derive(Deserialize)]
pub struct Table {
    pub players_min: i64,
    pub players_max: i64,
    pub purse: i64,
    pub building_row: i64,
    pub worker_row: i64,
    pub silver_coins: i64,
    pub silver_worth: i64,
    pub gold_coins: i64,
    pub gold_worth: i64,
}

impl Table {
    /// What all coins are worth.
    pub fn coins(&self) -> i64 {
        self.silver_coins * self.silver_worth + self.gold_coins * self.gold_worth
    }
}

#[derive(Deserialize)]
pub struct Scoring {
    pub end_vp: i64,
    pub coin_tenths: i64,
    pub freeing_price: i64,
}

#[derive(Deserialize)]
pub struct Slaves {
    pub name: Both,
    pub price: i64,
    pub penalty: i64,
}

#[derive(Deserialize)]
pub struct Freed {
    pub name: Both,
    pub wage: i64,
}

#[derive(Deserialize)]
pub struct Price {
    pub price: i64,
}

#[derive(Deserialize)]
pub struct Loans {
    pub name: Both,
    pub count: i64,
    pub gain: i64,
    pub repayment: i64,
    pub penalty: i64,
}

#[derive(Deserialize)]
pub struct BuildingEntry {
    pub id: String,
    pub name: Both,
    pub needs: Amounts,
    pub sesterces: i64,
    pub vp: i64,
}

#[derive(Deserialize)]
pub struct MachineEntry {
    #[serde(flatten)]
    pub building: BuildingEntry,
    pub produces: Amounts,
}

#[derive(Deserialize)]
pub struct Rank {
    pub id: RankId,
    pub name: Both,
    pub wage: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RankId {
    Master,
    Journeyman,
    Labourer,
    Apprentice,
}

#[derive(Deserialize)]
pub struct Worker {
    pub id: String,
    pub rank: RankId,
    pub produces: Amounts,
}

#[derive(Deserialize)]
pub struct Apprentices {
    pub id: String,
    pub produces: Vec<Amounts>,
}

#[derive(Deserialize)]
pub struct Slave {
    pub id: String,
    pub produces: Amounts,
    pub freed_wage: Option<i64>,
    pub freed_produces: Option<Amounts>,
}

#[derive(Deserialize)]
pub struct ToolEntry {
    pub id: String,
    pub name: Both,
    pub adds: Amounts,
}

#[derive(Deserialize)]
pub struct UniversityEntry {
    pub id: String,
    pub name: Both,
    pub resource: Resource,
    pub level: i64,
}

impl Amounts {
    /// The amounts in the order of the resources.
    pub fn all(self) -> [i64; 4] {
        [self.stone, self.wood, self.architecture, self.decoration]
    }

    fn levels(self) -> Levels {
        Levels::new(self.all().map(|amount| amount as u8))
    }
}

fn kept(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

impl Both {
    fn name(&self) -> Bilingual {
        Bilingual { en: kept(&self.en), fr: kept(&self.fr) }
    }
}

impl BuildingEntry {
    fn card(&self) -> BuildingCard {
        BuildingCard {
            id: kept(&self.id),
            name: self.name.name(),
            needs: self.needs.levels(),
            sesterces: self.sesterces as u8,
            vp: self.vp as u8,
        }
    }
}

/// As many cards as the checks have counted.
fn exactly<T, const N: usize>(cards: impl Iterator<Item = T>) -> [T; N] {
    let cards: Vec<T> = cards.collect();
    cards.try_into().ok().expect("the checks have counted the cards")
}

impl Printed {
    /// The rank of a worker.
    pub fn rank(&self, id: RankId) -> &Rank {
        self.rank.iter().find(|rank| rank.id == id).expect("the checks have found every rank")
    }

    /// The pack, from a file that passed every check.
    pub fn into_pack(self, text: &str, origins: Vec<Origin>) -> Pack {
        let workers = self.worker.iter().map(|worker| {
            let rank = self.rank(worker.rank);
            HandCard {
                id: kept(&worker.id),
                name: rank.name.name(),
                wage: rank.wage as u8,
                produces: worker.produces.levels(),
            }
        });
        let apprentice = self.rank(RankId::Apprentice);
        let apprentices = (1..=super::APPRENTICES).map(|number| HandCard {
            id: kept(&format!("apprentice_{number}")),
            name: apprentice.name.name(),
            wage: apprentice.wage as u8,
            produces: Levels::NONE,
        });
        let slaves = self.slave.iter().map(|slave| HandCard {
            id: kept(&slave.id),
            name: self.slaves.name.name(),
            wage: 0,
            produces: slave.produces.levels(),
        });
        let machines = self.machine.iter().map(|machine| HandCard {
            id: kept(&machine.building.id),
            name: machine.building.name.name(),
            wage: 0,
            produces: machine.produces.levels(),
        });
        debug_assert_eq!(self.worker.len(), FIRST_APPRENTICE);
        Pack {
            stamp: Stamp::new(&self.meta.id, text),
            origins,
            numbers: self.numbers(),
            buildings: exactly(
                self.building
                    .iter()
                    .chain(self.machine.iter().map(|machine| &machine.building))
                    .map(BuildingEntry::card),
            ),
            hands: exactly(workers.chain(apprentices).chain(slaves).chain(machines)),
            freed: exactly(self.slave.iter().map(|slave| FreedSide {
                wage: slave.freed_wage.unwrap_or(self.freed.wage) as u8,
                produces: slave.freed_produces.unwrap_or(slave.produces).levels(),
            })),
            freed_name: self.freed.name.name(),
            loan_name: self.loans.name.name(),
            tools: exactly(self.tool.iter().map(|tool| ToolCard {
                id: kept(&tool.id),
                name: tool.name.name(),
                adds: tool.adds.levels(),
            })),
            universities: exactly(self.university.iter().map(|university| UniversityCard {
                id: kept(&university.id),
                name: university.name.name(),
                resource: university.resource,
                level: university.level as u8,
            })),
            apprentices: exactly(
                self.apprentice_set
                    .iter()
                    .map(|set| exactly(set.produces.iter().map(|amounts| amounts.levels()))),
            ),
        }
    }

    fn numbers(&self) -> Numbers {
        Numbers {
            free_actions: self.turn.free_actions as u8,
            extra_action: self.turn.extra_action_price as u8,
            coins: self.turn.coins.map(|coins| coins as u8),
            investments: self.turn.investments as u8,
            purse: self.table.purse as u8,
            bank: self.table.coins() as u32,
            end_vp: self.scoring.end_vp as u16,
            coin_tenths: self.scoring.coin_tenths as u8,
            slave_price: self.slaves.price as u8,
            slave_penalty: self.slaves.penalty as u8,
            freeing_price: self.scoring.freeing_price as u8,
            tool_price: self.tools.price as u8,
            loans: self.loans.count as u8,
            loan_gain: self.loans.gain as u8,
            loan_repayment: self.loans.repayment as u8,
            loan_penalty: self.loans.penalty as u8,
            university_price: self.universities.price as u8,
        }
    }
}
