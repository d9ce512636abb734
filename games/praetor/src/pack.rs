//! Reads and checks a pack: what the owner of a box can type in.

mod city;
mod entries;
mod printed;

use std::sync::OnceLock;

use ludi_engine::pack::origins;
use ludi_engine::{Origin, Pack, PackError, Stamp};
use toml::Table;

use self::city::{read_buildings, read_designs, read_layouts, read_tiles};
use self::entries::{Checked, goods, keep, list, name, ranks, section, within, wrong};
use self::printed::{
    RawBoard, RawExpert, RawFinal, RawMeta, RawPieces, RawPlaza, RawRate, RawStart, RawTough,
    RawUpkeep, RawWall, RawWorker,
};
use crate::components::{
    Area, Board, Components, Constants, Goods, MOST_BOARDS, MOST_PLAYERS, MOST_WALLS, Rate, Set,
    Tile, Use, Wall,
};

/// The pack that is part of the program.
pub(crate) const BUILTIN: &str = include_str!("../components.toml");

impl Pack for Components {
    fn builtin() -> &'static Self {
        static PACK: OnceLock<Components> = OnceLock::new();
        PACK.get_or_init(|| Self::parse(BUILTIN).expect("the pack in the program is sound"))
    }

    fn parse(text: &str) -> Result<Self, PackError> {
        read(text)
    }

    fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    fn origins(&self) -> &[Origin] {
        &self.origins
    }
}

/// The tables a pack has, in the order they are written.
const TABLES: [&str; 16] = [
    "meta",
    "pieces",
    "start",
    "worker",
    "upkeep",
    "final_scoring",
    "expert",
    "tough",
    "plaza",
    "edition",
    "design",
    "building",
    "city_tile",
    "layout",
    "wall_tile",
    "board",
];

fn read(text: &str) -> Checked<Components> {
    let root: Table = text.parse()?;
    if let Some(unknown) = root.keys().find(|key| !TABLES.contains(&key.as_str())) {
        return wrong(unknown, "", format!("no such table; there are {}", TABLES.join(", ")));
    }
    let meta: RawMeta = section(&root, "meta")?;
    keep("meta", "id", meta.id.clone())?;
    let constants = read_constants(&root)?;
    let designs = read_designs(&root)?;
    let buildings = read_buildings(&root)?;
    let tiles = read_tiles(&root, &buildings, &designs)?;
    let layouts = read_layouts(&root, &tiles)?;
    let walls = read_walls(&root)?;
    let boards = read_boards(&root)?;
    let tough: RawTough = section(&root, "tough")?;
    let Some(removed) = buildings.iter().position(|building| building.id == tough.removes) else {
        return wrong("tough", "removes", format!("there is no building {}", tough.removes));
    };
    let select = |fits: &dyn Fn(&Tile) -> bool| -> Set {
        (0u8..).zip(&tiles).filter(|(_, tile)| fits(tile)).map(|(index, _)| index).collect()
    };
    let mut fees: Vec<(Goods, Set)> = Vec::new();
    for tile in &tiles {
        if !fees.iter().any(|(fee, _)| *fee == tile.fee) {
            fees.push((tile.fee, select(&|other| other.fee == tile.fee)));
        }
    }
    Ok(Components {
        fees,
        stamp: Stamp::new(&meta.id, text),
        origins: origins(&root)?,
        constants,
        tough: select(&|tile| usize::from(tile.building) == removed),
        worked: select(&|tile| matches!(tile.area, Area::Red | Area::Green)),
        plain: select(&|tile| matches!(tile.job, Use::Gain(_) | Use::Forge { .. } | Use::Trade)),
        red: select(&|tile| tile.area == Area::Red),
        academies: select(&|tile| tile.job == Use::Academy),
        camps: select(&|tile| tile.job == Use::LaborCamp),
        ages: [0, 1, 2].map(|age| select(&|tile| tile.age == age)),
        designs,
        buildings,
        tiles,
        walls,
        boards,
        layouts,
    })
}

fn read_constants(root: &Table) -> Checked<Constants> {
    let pieces: RawPieces = section(root, "pieces")?;
    let start: RawStart = section(root, "start")?;
    let worker: RawWorker = section(root, "worker")?;
    let upkeep: RawUpkeep = section(root, "upkeep")?;
    let scoring: RawFinal = section(root, "final_scoring")?;
    let expert: RawExpert = section(root, "expert")?;
    let plaza: RawPlaza = section(root, "plaza")?;
    within("pieces", "workers", pieces.workers, 1..=20)?;
    within("pieces", "markers", pieces.markers, 1..=99)?;
    within("pieces", "markers_on_tracks", pieces.markers_on_tracks, 0..=pieces.markers - 1)?;
    let retirement =
        within("worker", "retirement_experience", worker.retirement_experience, 2..=7)?;
    within("worker", "recruit_experience", worker.recruit_experience, 1..=retirement - 1)?;
    within("worker", "experience_for_building", worker.experience_for_building, 0..=7)?;
    within("worker", "experience_for_red", worker.experience_for_red, 0..=7)?;
    within("worker", "labor_camp_experience", worker.labor_camp_experience, 1..=7)?;
    if start.active.len() > usize::from(pieces.workers) {
        return wrong("start", "active", "more Workers than dice");
    }
    let mut active = [0; 8];
    for experience in start.active {
        within("start", "active", experience, 1..=retirement - 1)?;
        active[usize::from(experience)] += 1;
    }
    let Ok(favor) = <[u8; MOST_PLAYERS]>::try_from(start.favor) else {
        return wrong("start", "favor", "expected five numbers");
    };
    within("start", "spare_city_tiles", start.spare_city_tiles, 0..=10)?;
    within("start", "wall_tiles", start.wall_tiles, 1..=5)?;
    within("upkeep", "morale_steps_per_missing_gold", upkeep.morale_steps_per_missing_gold, 1..=9)?;
    within("final_scoring", "gold_per_favor", scoring.gold_per_favor, 1..=99)?;
    within("expert", "players", expert.players, 2..=5)?;
    Ok(Constants {
        workers: pieces.workers,
        most_tiles: pieces.markers - pieces.markers_on_tracks,
        start: goods("start", "goods", start.goods)?,
        active,
        favor,
        spare_tiles: start.spare_city_tiles,
        wall_tiles: start.wall_tiles,
        recruit_experience: worker.recruit_experience,
        retirement,
        building_experience: worker.experience_for_building,
        red_experience: worker.experience_for_red,
        retirement_favor: [worker.retirement_favor.age_1, worker.retirement_favor.age_2],
        camp_experience: worker.labor_camp_experience,
        morale_steps: upkeep.morale_steps_per_missing_gold,
        missing_gold_favor: upkeep.favor_per_missing_gold,
        recruit_favor: upkeep.recruit_favor,
        novice_favor: scoring.favor_per_novice,
        gold_per_favor: scoring.gold_per_favor,
        expert_players: expert.players,
        largest_area: ranks("largest_area", &expert.largest_area)?,
        most_walls: ranks("wall_tiles", &expert.wall_tiles)?,
        most_villagers: ranks("villagers", &expert.villagers)?,
        plaza: plaza.favor_per_match,
    })
}

fn read_walls(root: &Table) -> Checked<Vec<Wall>> {
    list::<RawWall>(root, "wall_tile", MOST_WALLS)?
        .into_iter()
        .map(|(entry, raw)| {
            Ok(Wall {
                demand: goods(&entry, "demand", raw.demand)?,
                favor: within(&entry, "favor", raw.favor, 0..=99)?,
                back: within(&entry, "back", raw.back, 0..=99)?,
                id: keep(&entry, "id", raw.id)?,
            })
        })
        .collect()
}

fn read_boards(root: &Table) -> Checked<Vec<Board>> {
    let mut boards = Vec::new();
    for (entry, raw) in list::<RawBoard>(root, "board", MOST_BOARDS)? {
        if !["A", "B"].contains(&raw.side.as_str()) {
            return wrong(&entry, "side", "expected \"A\" or \"B\"");
        }
        if !(2..=40).contains(&raw.morale.len()) {
            return wrong(&entry, "morale", "expected between 2 and 40 spaces");
        }
        let zeros: Vec<usize> =
            (0..raw.morale.len()).filter(|space| raw.morale[*space] == 0).collect();
        let [zero] = zeros[..] else {
            return wrong(&entry, "morale", "exactly one space must be worth 0");
        };
        let market = raw.market;
        let rates = [
            read_rate(&entry, "market.wood", &market.wood)?,
            read_rate(&entry, "market.stone", &market.stone)?,
            read_rate(&entry, "market.marble", &market.marble)?,
            read_rate(&entry, "market.weapons", &market.weapons)?,
        ];
        boards.push(Board {
            id: keep(&entry, "id", raw.id)?,
            common: raw.side == "A",
            name: name(&entry, "name", raw.name_en, raw.name_fr)?,
            summary: name(&entry, "summary", raw.summary_en, raw.summary_fr)?,
            wage: within(&entry, "wage", raw.wage, 0..=20)?,
            pension: within(&entry, "pension", raw.pension, 0..=20)?,
            zero: zero as u8,
            morale: raw.morale,
            rates,
        });
    }
    if boards.iter().filter(|board| board.common).count() != 1 || !boards[0].common {
        return wrong("board", "side", "the first board, and no other, is side A");
    }
    Ok(boards)
}

/// Rates at which nobody can trade in circles for profit.
fn read_rate(entry: &str, field: &str, raw: &RawRate) -> Checked<Rate> {
    let ([buy_units, buy], [sell_units, sell]) = (raw.buy, raw.sell);
    within(entry, field, buy_units, 1..=20)?;
    within(entry, field, sell_units, 1..=20)?;
    within(entry, field, buy, 1..=99)?;
    within(entry, field, sell, 0..=99)?;
    if u16::from(sell) * u16::from(buy_units) > u16::from(buy) * u16::from(sell_units) {
        return wrong(entry, field, "sells for more than it costs: Gold without end");
    }
    Ok(Rate { buy_units, buy, sell_units, sell })
}
