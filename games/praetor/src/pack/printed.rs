//! The entries of a pack as they are written.

use serde::Deserialize;
use toml::Table;

use crate::components::{Area, Good};

#[derive(Deserialize)]
pub struct RawMeta {
    pub id: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPieces {
    pub workers: u8,
    pub markers: u8,
    pub markers_on_tracks: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawStart {
    pub goods: RawGoods,
    pub active: Vec<u8>,
    pub favor: Vec<u8>,
    pub spare_city_tiles: u8,
    pub wall_tiles: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawWorker {
    pub recruit_experience: u8,
    pub retirement_experience: u8,
    pub experience_for_building: u8,
    pub experience_for_red: u8,
    pub retirement_favor: RawAges,
    pub labor_camp_experience: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawAges {
    pub age_1: u8,
    pub age_2: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawUpkeep {
    pub morale_steps_per_missing_gold: u8,
    pub favor_per_missing_gold: u8,
    pub recruit_favor: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawFinal {
    pub favor_per_novice: u8,
    pub gold_per_favor: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawExpert {
    pub players: u8,
    pub largest_area: Vec<u8>,
    pub wall_tiles: Vec<u8>,
    pub villagers: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTough {
    pub removes: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPlaza {
    pub favor_per_match: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawEdition {
    pub most_favor: Table,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDesign {
    pub id: String,
    pub name_en: String,
    pub name_fr: String,
    pub mark: char,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawBuilding {
    pub id: String,
    pub name_en: String,
    pub name_fr: String,
    pub area: Area,
    #[serde(rename = "use")]
    pub job: Job,
    pub gives: Option<RawGives>,
    pub per: Option<RawPer>,
    pub amount: Option<u8>,
    pub every: Option<u8>,
    pub held: Option<Vec<Good>>,
    pub from: Option<Good>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    Gain,
    Forge,
    Recruit,
    Trade,
    Wall,
    Academy,
    LaborCamp,
    None,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RawGives {
    Gold,
    Wood,
    Stone,
    Marble,
    Weapons,
    Favor,
    Morale,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RawPer {
    Experience,
    Tiles,
    Active,
    Retired,
    Morale,
    Held,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RawGoods {
    pub gold: u16,
    pub wood: u16,
    pub stone: u16,
    pub marble: u16,
    pub weapons: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTile {
    pub id: String,
    pub building: String,
    pub age: u8,
    pub players: u8,
    pub cost: RawGoods,
    pub favor: u8,
    pub fee: RawGoods,
    pub corners: [String; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawLayout {
    pub id: String,
    pub players: u8,
    pub mines: Vec<String>,
    pub placed: Vec<RawPlaced>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPlaced {
    pub tile: String,
    pub x: i8,
    pub y: i8,
    pub rotation: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawWall {
    pub id: String,
    pub demand: RawGoods,
    pub favor: u8,
    pub back: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawBoard {
    pub id: String,
    pub side: String,
    pub name_en: String,
    pub name_fr: String,
    pub summary_en: String,
    pub summary_fr: String,
    pub wage: u8,
    pub pension: u8,
    pub morale: Vec<i8>,
    pub market: RawMarket,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawMarket {
    pub wood: RawRate,
    pub stone: RawRate,
    pub marble: RawRate,
    pub weapons: RawRate,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawRate {
    pub buy: [u8; 2],
    pub sell: [u8; 2],
}
