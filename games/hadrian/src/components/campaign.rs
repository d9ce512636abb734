//! HW-180 to HW-188: the forts of the solo campaign.

use ludi_engine::PackError;

use super::entry::Entry;
use super::{Building, Metric};
use crate::vocabulary::{Attribute, Piece, Pieces};

/// A fort of the campaign.
#[derive(Clone, Debug)]
pub struct Fort {
    /// Its name.
    pub name: &'static str,
    /// The rules it changes.
    pub terms: Terms,
    /// HW-180: what must be met to go on.
    pub goal: Goal,
    /// HW-181: what earns the reward.
    pub challenge: Goal,
    /// HW-182: what the challenge brings at the next fort.
    pub reward: Pieces,
}

/// The rules a fort can change.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// HW-185: neutral cards a year, if not as usual.
    pub neutral_cards: Option<u8>,
    /// HW-186: more cards in every attack.
    pub extra_attack: u8,
    /// HW-187: what every building costs more.
    pub extra_cost: Pieces,
    /// HW-187: what a Mining & Foresting box costs.
    pub mining_cost: Pieces,
    /// HW-184: buildings that cannot be built, as bits.
    pub forbidden: u32,
    /// HW-184: whether landmarks cannot be built.
    pub no_landmarks: bool,
    /// HW-184: whether diplomats cannot be acquired.
    pub no_diplomats: bool,
    /// HW-188: the first year in which Wall and Cippi can be filled.
    pub wall_from: u8,
    /// HW-188: the Soldiers the first Fate card must show.
    pub first_soldiers: u8,
}

/// What has to be true at the end of a game: all of it.
pub type Goal = Vec<Condition>;

/// HW-183: one thing that has to be true at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// At least so many points.
    Score(u8),
    /// At least so many points from path cards.
    PathPoints(u8),
    /// At least so many boxes of an attribute.
    Attribute(Attribute, u8),
    /// At least so many attributes with at least so many boxes.
    Attributes {
        /// The boxes.
        value: u8,
        /// The attributes.
        count: u8,
    },
    /// At least so much of what a path card measures.
    AtLeast(Metric, u8),
    /// At most so much open Disdain.
    Disdain(u8),
    /// At most so many Favours spent.
    Favours(u8),
    /// A building.
    Built(u8),
    /// Every Fort box.
    FortFull,
    /// Every Wall box.
    WallFull,
    /// Every Cippi box.
    CippiFull,
    /// Every Wall Guard box.
    GuardFull,
    /// Every cell of the map.
    MapFull,
}

impl Terms {
    /// The rules as they are without a fort.
    pub(super) fn usual(mining_cost: Pieces) -> Self {
        Self {
            neutral_cards: None,
            extra_attack: 0,
            extra_cost: Pieces::NONE,
            mining_cost,
            forbidden: 0,
            no_landmarks: false,
            no_diplomats: false,
            wall_from: 0,
            first_soldiers: 0,
        }
    }

    fn read(entry: &Entry<'_>, usual: Self, buildings: &[Building]) -> Result<Self, PackError> {
        entry.only(&[
            "neutral_cards_per_year",
            "extra_attack_cards",
            "extra_resource_for_buildings",
            "mining_cost_servants",
            "forbidden",
            "wall_and_cippi_from_year",
            "first_fate_card_needs_soldiers",
        ])?;
        let mut terms = usual;
        if entry.has("neutral_cards_per_year") {
            terms.neutral_cards = Some(entry.number("neutral_cards_per_year", 0..=2)?);
        }
        terms.extra_attack = entry.number_or("extra_attack_cards", 0..=6, 0)?;
        let extra = entry.number_or("extra_resource_for_buildings", 0..=9, 0)?;
        terms.extra_cost = Pieces::of(Piece::Resource, extra);
        if entry.has("mining_cost_servants") {
            let servants = entry.number("mining_cost_servants", 0..=9)?;
            terms.mining_cost = Pieces::of(Piece::Servant, servants);
        }
        terms.wall_from = entry.number_or("wall_and_cippi_from_year", 1..=6, 0)?;
        terms.first_soldiers = entry.number_or("first_fate_card_needs_soldiers", 1..=9, 0)?;
        if entry.has("forbidden") {
            for word in entry.texts("forbidden")? {
                match word.as_str() {
                    "landmarks" => terms.no_landmarks = true,
                    "diplomats" => terms.no_diplomats = true,
                    id => {
                        let known = buildings.iter().position(|building| building.id == id);
                        let index = known.ok_or_else(|| {
                            entry.error("forbidden", format!("\"{id}\" is no building"))
                        })?;
                        terms.forbidden |= 1 << index;
                    }
                }
            }
        }
        Ok(terms)
    }
}

fn read_goal(entry: &Entry<'_>, buildings: &[Building]) -> Result<Goal, PackError> {
    let mut goal = Goal::new();
    for field in entry.fields() {
        let number = || entry.number(field, 0..=200);
        let metric = |metric| Ok::<_, PackError>(Condition::AtLeast(metric, number()?));
        let condition = match field {
            "min_score" => Condition::Score(number()?),
            "path_vp" => Condition::PathPoints(number()?),
            "open_disdain" => Condition::Disdain(number()?),
            "favours_used" => Condition::Favours(number()?),
            "wall_sections" => metric(Metric::WallSections)?,
            "citizen_tracks" => metric(Metric::CitizenTracks)?,
            "temples_filled" => metric(Metric::Temples)?,
            "gladiator_strength" => metric(Metric::Strength)?,
            "goods" => metric(Metric::Goods)?,
            "landmarks" => metric(Metric::Landmarks)?,
            "attributes_at_least" => {
                let inner = entry.table(field)?;
                inner.only(&["value", "count"])?;
                let (value, count) =
                    (inner.number("value", 0..=99)?, inner.number("count", 0..=4)?);
                Condition::Attributes { value, count }
            }
            "built" => {
                for id in entry.texts(field)? {
                    let known = buildings.iter().position(|building| building.id == id);
                    let index = known
                        .ok_or_else(|| entry.error(field, format!("\"{id}\" is no building")))?;
                    goal.push(Condition::Built(index as u8));
                }
                continue;
            }
            "fort_full" | "wall_full" | "cippi_full" | "wall_guard_full" | "scout_map_full" => {
                if !entry.flag(field)? {
                    continue;
                }
                match field {
                    "fort_full" => Condition::FortFull,
                    "wall_full" => Condition::WallFull,
                    "cippi_full" => Condition::CippiFull,
                    "wall_guard_full" => Condition::GuardFull,
                    _ => Condition::MapFull,
                }
            }
            other => match Attribute::from_id(other) {
                Some(attribute) => Condition::Attribute(attribute, number()?),
                None => return Err(entry.error(other, "is no goal")),
            },
        };
        goal.push(condition);
    }
    Ok(goal)
}

pub(super) fn read_forts(
    entry: &Entry<'_>,
    usual: Terms,
    buildings: &[Building],
) -> Result<Vec<Fort>, PackError> {
    entry.only(&["forts"])?;
    let mut forts = Vec::new();
    for fort in entry.tables("forts", 1..=16)? {
        fort.only(&["n", "name", "rules", "goal", "challenge", "setup_reward"])?;
        forts.push(Fort {
            name: fort.kept("name")?,
            terms: Terms::read(&fort.table("rules")?, usual, buildings)?,
            goal: read_goal(&fort.table("goal")?, buildings)?,
            challenge: read_goal(&fort.table("challenge")?, buildings)?,
            reward: fort.pieces("setup_reward")?,
        });
    }
    Ok(forts)
}
