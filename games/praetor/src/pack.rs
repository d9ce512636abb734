//! Reads and checks a pack: what the owner of a box can type in.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

use ludi_engine::pack::origins;
use ludi_engine::{Name, Origin, Pack, PackError, Stamp};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::components::{
    Area, Board, Building, Components, Constants, Design, Gain, Gives, Good, Goods, Layout,
    MOST_BOARDS, MOST_DESIGNS, MOST_PLAYERS, MOST_TILES, MOST_WALLS, Per, Rate, Set, Tile, TileId,
    Use, Wall,
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

#[derive(Deserialize)]
struct RawMeta {
    id: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPieces {
    workers: u8,
    markers: u8,
    markers_on_tracks: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStart {
    goods: RawGoods,
    active: Vec<u8>,
    favor: Vec<u8>,
    spare_city_tiles: u8,
    wall_tiles: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWorker {
    recruit_experience: u8,
    retirement_experience: u8,
    experience_for_building: u8,
    experience_for_red: u8,
    retirement_favor: RawAges,
    labor_camp_experience: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAges {
    age_1: u8,
    age_2: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawUpkeep {
    morale_steps_per_missing_gold: u8,
    favor_per_missing_gold: u8,
    recruit_favor: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFinal {
    favor_per_novice: u8,
    gold_per_favor: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawExpert {
    players: u8,
    largest_area: Vec<u8>,
    wall_tiles: Vec<u8>,
    villagers: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTough {
    removes: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlaza {
    favor_per_match: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEdition {
    most_favor: Table,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDesign {
    id: String,
    name_en: String,
    name_fr: String,
    mark: char,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBuilding {
    id: String,
    name_en: String,
    name_fr: String,
    area: Area,
    #[serde(rename = "use")]
    job: Job,
    gives: Option<RawGives>,
    per: Option<RawPer>,
    amount: Option<u8>,
    every: Option<u8>,
    held: Option<Vec<Good>>,
    from: Option<Good>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Job {
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
enum RawGives {
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
enum RawPer {
    Experience,
    Tiles,
    Active,
    Retired,
    Morale,
    Held,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawGoods {
    gold: u16,
    wood: u16,
    stone: u16,
    marble: u16,
    weapons: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: String,
    building: String,
    age: u8,
    players: u8,
    cost: RawGoods,
    favor: u8,
    fee: RawGoods,
    corners: [String; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLayout {
    id: String,
    players: u8,
    mines: Vec<String>,
    placed: Vec<RawPlaced>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlaced {
    tile: String,
    x: i8,
    y: i8,
    rotation: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWall {
    id: String,
    demand: RawGoods,
    favor: u8,
    back: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoard {
    id: String,
    side: String,
    name_en: String,
    name_fr: String,
    summary_en: String,
    summary_fr: String,
    wage: u8,
    pension: u8,
    morale: Vec<i8>,
    market: RawMarket,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMarket {
    wood: RawRate,
    stone: RawRate,
    marble: RawRate,
    weapons: RawRate,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRate {
    buy: [u8; 2],
    sell: [u8; 2],
}

type Checked<T> = Result<T, PackError>;

fn wrong<T>(entry: &str, field: &str, problem: impl Into<String>) -> Checked<T> {
    Err(PackError::new(entry, field, problem))
}

fn within<N: PartialOrd + std::fmt::Display + Copy>(
    entry: &str,
    field: &str,
    value: N,
    range: RangeInclusive<N>,
) -> Checked<N> {
    if range.contains(&value) {
        return Ok(value);
    }
    let (low, high) = (*range.start(), *range.end());
    wrong(entry, field, format!("{value} is not between {low} and {high}"))
}

/// Whether a field speaks about where values come from instead of being one.
fn is_remark(field: &str) -> bool {
    ["source", "also", "note", "conflict", "doubt", "confidence", "confirmed_by"].contains(&field)
        || ["_source", "_conflict", "_doubt"].iter().any(|end| field.ends_with(end))
}

fn without_remarks(table: &Table) -> Table {
    table
        .iter()
        .filter(|(field, _)| !is_remark(field))
        .map(|(field, value)| {
            let value = match value {
                Value::Table(inner) => Value::Table(without_remarks(inner)),
                other => other.clone(),
            };
            (field.clone(), value)
        })
        .collect()
}

fn entry<T: DeserializeOwned>(name: &str, value: &Value) -> Checked<T> {
    let Some(table) = value.as_table() else {
        return wrong(name, "", "expected a table");
    };
    Value::Table(without_remarks(table))
        .try_into()
        .map_err(|error: toml::de::Error| PackError::new(name, "", error.to_string().trim_end()))
}

fn section<T: DeserializeOwned>(root: &Table, name: &str) -> Checked<T> {
    match root.get(name) {
        Some(value) => entry(name, value),
        None => wrong(name, "", "this table is missing"),
    }
}

/// The entries of a list, each with the name used in messages.
fn list<T: DeserializeOwned>(root: &Table, name: &str, most: usize) -> Checked<Vec<(String, T)>> {
    let Some(items) = root.get(name).and_then(Value::as_array) else {
        return wrong(name, "", format!("there is no [[{name}]] entry"));
    };
    if items.len() > most {
        return wrong(name, "", format!("{} entries; at most {most} are possible", items.len()));
    }
    let mut ids = BTreeSet::new();
    items
        .iter()
        .enumerate()
        .map(|(index, item)| {
            let id = item.get("id").and_then(Value::as_str);
            let label = format!("{name}.{}", id.unwrap_or(&(index + 1).to_string()));
            let id = id.unwrap_or_default();
            if !is_word(id) {
                return wrong(&label, "id", "an id is lower-case letters, digits and _");
            }
            if !ids.insert(id) {
                return wrong(&label, "id", "this id stands twice");
            }
            Ok((label.clone(), entry(&label, item)?))
        })
        .collect()
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.len() <= 40
        && text.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_')
}

/// A text that lives as long as the program, as a pack does.
fn keep(entry: &str, field: &str, text: String) -> Checked<&'static str> {
    let tidy = !text.trim().is_empty() && text.len() <= 120 && !text.chars().any(char::is_control);
    if tidy { Ok(text.leak()) } else { wrong(entry, field, "expected a short text") }
}

fn name(entry: &str, field: &str, en: String, fr: String) -> Checked<Name> {
    Ok(Name {
        en: keep(entry, &format!("{field}_en"), en)?,
        fr: keep(entry, &format!("{field}_fr"), fr)?,
    })
}

fn goods(entry: &str, field: &str, raw: RawGoods) -> Checked<Goods> {
    let goods = Goods::new([raw.gold, raw.wood, raw.stone, raw.marble, raw.weapons]);
    for good in Good::ALL {
        within(entry, &format!("{field}.{}", good.word()), goods.get(good), 0..=99)?;
    }
    Ok(goods)
}

fn ranks(field: &str, values: &[u8]) -> Checked<[u8; MOST_PLAYERS]> {
    if values.is_empty() || values.len() > MOST_PLAYERS {
        return wrong("expert", field, "expected one to five numbers, the first rank first");
    }
    let mut ranks = [0; MOST_PLAYERS];
    ranks[..values.len()].copy_from_slice(values);
    Ok(ranks)
}

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

fn read_designs(root: &Table) -> Checked<Vec<Design>> {
    list::<RawDesign>(root, "design", MOST_DESIGNS)?
        .into_iter()
        .map(|(entry, raw)| {
            if !raw.mark.is_alphanumeric() {
                return wrong(&entry, "mark", "expected one letter or digit");
            }
            Ok(Design {
                id: keep(&entry, "id", raw.id)?,
                name: name(&entry, "name", raw.name_en, raw.name_fr)?,
                mark: raw.mark,
            })
        })
        .collect()
}

fn read_buildings(root: &Table) -> Checked<Vec<Building>> {
    let mut buildings = Vec::new();
    for (entry, raw) in list::<RawBuilding>(root, "building", 64)? {
        buildings.push(Building {
            area: raw.area,
            job: read_job(&entry, &raw)?,
            id: keep(&entry, "id", raw.id)?,
            name: name(&entry, "name", raw.name_en, raw.name_fr)?,
            most_favor: [0; 2],
        });
    }
    let Some(editions) = root.get("edition").and_then(Value::as_table) else {
        return wrong("edition", "", "this table is missing");
    };
    for (index, word) in ["en", "fr"].into_iter().enumerate() {
        let label = format!("edition.{word}");
        let raw: RawEdition = section(editions, word)
            .map_err(|error| PackError::new(&label, error.field, error.problem))?;
        for (id, most) in raw.most_favor {
            let field = format!("most_favor.{id}");
            let Some(building) = buildings.iter_mut().find(|building| building.id == id) else {
                return wrong(&label, &field, "there is no such building");
            };
            match most.as_integer().and_then(|most| u16::try_from(most).ok()) {
                Some(most @ 1..=999) => building.most_favor[index] = most,
                _ => return wrong(&label, &field, "expected a number between 1 and 999"),
            }
        }
    }
    if let Some(unknown) = editions.keys().find(|key| *key != "en" && *key != "fr") {
        return wrong("edition", unknown, "there are the editions en and fr");
    }
    Ok(buildings)
}

/// What a building is good for, from the fields that say so.
fn read_job(entry: &str, raw: &RawBuilding) -> Checked<Use> {
    let fits = match raw.job {
        Job::None => raw.area == Area::None,
        Job::Academy | Job::LaborCamp => raw.area == Area::Gray,
        _ => matches!(raw.area, Area::Red | Area::Green),
    };
    if !fits {
        return wrong(
            entry,
            "area",
            "none goes with use none, gray with academy and labor_camp, red or green with the rest",
        );
    }
    let gain = raw.job == Job::Gain;
    let forge = raw.job == Job::Forge;
    let held = matches!(raw.per, Some(RawPer::Held));
    let odd = [
        ("gives", raw.gives.is_some() && !gain && !forge),
        ("per", raw.per.is_some() && !gain),
        ("amount", raw.amount.is_some() && !gain),
        ("every", raw.every.is_some() && !gain),
        ("held", raw.held.is_some() && !held),
        ("from", raw.from.is_some() && !forge),
    ];
    if let Some((field, _)) = odd.iter().find(|(_, odd)| *odd) {
        return wrong(entry, field, "has no meaning with this use");
    }
    let good = |gives| match gives {
        RawGives::Gold => Some(Good::Gold),
        RawGives::Wood => Some(Good::Wood),
        RawGives::Stone => Some(Good::Stone),
        RawGives::Marble => Some(Good::Marble),
        RawGives::Weapons => Some(Good::Weapons),
        RawGives::Favor | RawGives::Morale => None,
    };
    Ok(match raw.job {
        Job::Gain => {
            let (Some(gives), Some(per)) = (raw.gives, raw.per) else {
                return wrong(entry, "", "use gain needs the fields gives and per");
            };
            Use::Gain(Gain {
                gives: match (good(gives), gives) {
                    (Some(good), _) => Gives::Good(good),
                    (None, RawGives::Morale) => Gives::Morale,
                    (None, _) => Gives::Favor,
                },
                per: match per {
                    RawPer::Experience => Per::Experience,
                    RawPer::Tiles => Per::Tiles,
                    RawPer::Active => Per::Active,
                    RawPer::Retired => Per::Retired,
                    RawPer::Morale => Per::Morale,
                    RawPer::Held => {
                        let listed = raw.held.iter().flatten();
                        let set = listed.fold(0, |set, good| set | 1u8 << *good as u8);
                        if set == 0 {
                            return wrong(entry, "held", "per held needs the goods that count");
                        }
                        Per::Held(set)
                    }
                },
                amount: within(entry, "amount", raw.amount.unwrap_or(1), 1..=9)?,
                every: within(entry, "every", raw.every.unwrap_or(1), 1..=9)?,
            })
        }
        Job::Forge => match (raw.from, raw.gives.and_then(good)) {
            (Some(from), Some(into)) if from != into => Use::Forge { from, into },
            _ => return wrong(entry, "", "use forge needs two different goods, from and gives"),
        },
        Job::Recruit => Use::Recruit,
        Job::Trade => Use::Trade,
        Job::Wall => Use::Wall,
        Job::Academy => Use::Academy,
        Job::LaborCamp => Use::LaborCamp,
        Job::None => Use::Nothing,
    })
}

fn read_tiles(root: &Table, buildings: &[Building], designs: &[Design]) -> Checked<Vec<Tile>> {
    let mut tiles = Vec::new();
    for (entry, raw) in list::<RawTile>(root, "city_tile", MOST_TILES)? {
        let Some(building) = buildings.iter().position(|building| building.id == raw.building)
        else {
            return wrong(&entry, "building", format!("there is no building {}", raw.building));
        };
        let mut corners = [0; 4];
        for (corner, id) in corners.iter_mut().zip(&raw.corners) {
            let Some(design) = designs.iter().position(|design| design.id == id) else {
                return wrong(&entry, "corners", format!("there is no design {id}"));
            };
            *corner = design as u8;
        }
        tiles.push(Tile {
            building: building as u8,
            age: within(&entry, "age", raw.age, 0..=2)?,
            players: within(&entry, "players", raw.players, 2..=5)?,
            favor: within(&entry, "favor", raw.favor, 0..=99)?,
            cost: goods(&entry, "cost", raw.cost)?,
            fee: goods(&entry, "fee", raw.fee)?,
            corners,
            area: buildings[building].area,
            job: buildings[building].job,
            id: keep(&entry, "id", raw.id)?,
        });
    }
    Ok(tiles)
}

fn read_layouts(root: &Table, tiles: &[Tile]) -> Checked<[Layout; 4]> {
    let mut layouts: [Option<Layout>; 4] = [const { None }; 4];
    for (entry, raw) in list::<RawLayout>(root, "layout", 4)? {
        debug_assert!(is_word(&raw.id), "the list was read with its ids");
        let players = within(&entry, "players", raw.players, 2..=5)?;
        let layout = read_layout(&entry, &raw, tiles)?;
        if layouts[usize::from(players) - 2].replace(layout).is_some() {
            return wrong(&entry, "players", format!("a second layout for {players} players"));
        }
    }
    let [Some(two), Some(three), Some(four), Some(five)] = layouts else {
        return wrong("layout", "players", "there must be layouts for 2, 3, 4 and 5 players");
    };
    Ok([two, three, four, five])
}

fn read_layout(entry: &str, raw: &RawLayout, tiles: &[Tile]) -> Checked<Layout> {
    let find = |field: &str, id: &str| match tiles.iter().position(|tile| tile.id == id) {
        Some(index) => Ok(TileId(index as u8)),
        None => wrong(entry, field, format!("there is no tile {id}")),
    };
    let mut placed: Vec<(TileId, i8, i8, u8)> = Vec::new();
    for item in &raw.placed {
        let tile = find("placed", &item.tile)?;
        let field = format!("placed.{}", item.tile);
        within(entry, &field, item.x, -20..=20)?;
        within(entry, &field, item.y, -20..=20)?;
        within(entry, &field, item.rotation, 0..=3)?;
        if placed.iter().any(|(other, ..)| *other == tile) {
            return wrong(entry, &field, "this tile is placed twice");
        }
        if placed.iter().any(|(_, x, y, _)| (*x, *y) == (item.x, item.y)) {
            return wrong(entry, &field, "another tile lies there");
        }
        placed.push((tile, item.x, item.y, item.rotation));
    }
    for (index, tile) in tiles.iter().enumerate() {
        let starts = tile.age == 0 && tile.players <= raw.players;
        if starts != placed.iter().any(|(other, ..)| other.index() == index) {
            let problem =
                if starts { "this starting tile is missing" } else { "not a starting tile" };
            return wrong(entry, &format!("placed.{}", tile.id), problem);
        }
    }
    if !is_connected(&placed) {
        return wrong(entry, "placed", "the tiles must all be connected by their edges");
    }
    let mut mines = Vec::new();
    for id in &raw.mines {
        let mine = find("mines", id)?;
        if mines.contains(&mine) || !placed.iter().any(|(tile, ..)| *tile == mine) {
            return wrong(entry, "mines", format!("{id} is listed twice or not placed"));
        }
        mines.push(mine);
    }
    if mines.len() != usize::from(raw.players) {
        return wrong(entry, "mines", "expected one tile for each player");
    }
    Ok(Layout { placed, mines })
}

/// Whether all tiles of a layout hang together by their edges.
fn is_connected(placed: &[(TileId, i8, i8, u8)]) -> bool {
    let mut reached = vec![false; placed.len()];
    let mut open: Vec<usize> = (0..placed.len()).take(1).collect();
    while let Some(index) = open.pop() {
        if std::mem::replace(&mut reached[index], true) {
            continue;
        }
        let (_, x, y, _) = placed[index];
        for (other, (_, ox, oy, _)) in placed.iter().enumerate() {
            if x.abs_diff(*ox) + y.abs_diff(*oy) == 1 {
                open.push(other);
            }
        }
    }
    !placed.is_empty() && reached.iter().all(|reached| *reached)
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
