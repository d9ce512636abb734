//! HW-180 to HW-188: the forts of the solo campaign.

use ludi_engine::pack::{ANY, Checked, Entry};

use super::words::{pieces, spaces};
use crate::components::{Condition, Fort, Goal, Metric, Terms};
use crate::vocabulary::{Attribute, Piece, Pieces};

pub fn forts(entry: &Entry<'_>, usual: Terms, buildings: &[(&str, u8)]) -> Checked<Vec<Fort>> {
    spaces(entry, "forts", 1..=16, |fort| {
        Ok(Fort {
            name: fort.kept("name")?,
            terms: fort.entry("rules", |rules| terms(rules, usual, buildings))?,
            goal: fort.entry("goal", |entry| goal(entry, buildings))?,
            challenge: fort.entry("challenge", |entry| goal(entry, buildings))?,
            reward: pieces(fort, "setup_reward")?,
        })
    })
}

/// HW-184: what cannot be built or acquired.
#[derive(Clone, Copy)]
enum Forbidden {
    Landmarks,
    Diplomats,
    Building(u8),
}

fn terms(entry: &Entry<'_>, usual: Terms, buildings: &[(&str, u8)]) -> Checked<Terms> {
    let number = |field: &str, range| entry.maybe(field, |field| entry.whole(field, range));
    let servants = number("mining_cost_servants", 0..=9)?;
    let extra = number("extra_resource_for_buildings", 0..=9)?;
    let mut terms = Terms {
        neutral_cards: number("neutral_cards_per_year", 0..=2)?,
        extra_attack: number("extra_attack_cards", 0..=6)?.unwrap_or(0),
        extra_cost: Pieces::of(Piece::Resource, extra.unwrap_or(0)),
        mining_cost: servants.map_or(usual.mining_cost, |n| Pieces::of(Piece::Servant, n)),
        wall_from: number("wall_and_cippi_from_year", 1..=6)?.unwrap_or(0),
        first_soldiers: number("first_fate_card_needs_soldiers", 1..=9)?.unwrap_or(0),
        ..usual
    };
    let mut words: Vec<(&str, Forbidden)> =
        vec![("landmarks", Forbidden::Landmarks), ("diplomats", Forbidden::Diplomats)];
    words.extend(buildings.iter().map(|(id, index)| (*id, Forbidden::Building(*index))));
    let forbidden = entry.maybe("forbidden", |field| entry.choices(field, ANY, &words))?;
    for one in forbidden.into_iter().flatten() {
        match one {
            Forbidden::Landmarks => terms.no_landmarks = true,
            Forbidden::Diplomats => terms.no_diplomats = true,
            Forbidden::Building(index) => terms.forbidden |= 1 << index,
        }
    }
    Ok(terms)
}

fn goal(entry: &Entry<'_>, buildings: &[(&str, u8)]) -> Checked<Goal> {
    let mut goal = Goal::new();
    for field in entry.fields() {
        let number = || entry.whole(field, 0..=200);
        let full = |condition| entry.flag(field).map(|full| full.then_some(condition));
        let one = match field {
            "min_score" => Some(Condition::Score(number()?)),
            "path_vp" => Some(Condition::PathPoints(number()?)),
            "open_disdain" => Some(Condition::Disdain(number()?)),
            "favours_used" => Some(Condition::Favours(number()?)),
            "attributes_at_least" => Some(entry.entry(field, |least| {
                let value = least.whole("value", 0..=99)?;
                Ok(Condition::Attributes { value, count: least.whole("count", 0..=4)? })
            })?),
            "built" => {
                let built = entry.choices(field, ANY, buildings)?;
                goal.extend(built.into_iter().map(Condition::Built));
                None
            }
            "fort_full" => full(Condition::FortFull)?,
            "wall_full" => full(Condition::WallFull)?,
            "cippi_full" => full(Condition::CippiFull)?,
            "wall_guard_full" => full(Condition::GuardFull)?,
            "scout_map_full" => full(Condition::MapFull)?,
            other => match (metric(other), Attribute::from_id(other)) {
                (Some(metric), _) => Some(Condition::AtLeast(metric, number()?)),
                (_, Some(attribute)) => Some(Condition::Attribute(attribute, number()?)),
                _ => return entry.wrong(other, "is no goal"),
            },
        };
        goal.extend(one);
    }
    Ok(goal)
}

/// What a goal measures like a path card does.
fn metric(field: &str) -> Option<Metric> {
    Some(match field {
        "wall_sections" => Metric::WallSections,
        "citizen_tracks" => Metric::CitizenTracks,
        "temples_filled" => Metric::Temples,
        "gladiator_strength" => Metric::Strength,
        "goods" => Metric::Goods,
        "landmarks" => Metric::Landmarks,
        _ => return None,
    })
}
