//! Reads and checks a pack: what the owner of a box can type in.

mod city;

use std::sync::OnceLock;

use ludi_engine::pack::{ANY, Checked, Entry, origins};
use ludi_engine::{Origin, Pack, PackError, Stamp};
use toml::Table;

use self::city::{read_buildings, read_designs, read_layouts, read_tiles};
use crate::components::{
    Area, Board, Components, Constants, Good, Goods, MOST_BOARDS, MOST_PLAYERS, MOST_WALLS, Rate,
    Set, Tile, Use, Wall,
};
use crate::encoding;

/// The pack that is part of the program.
pub(crate) const BUILTIN: &str = include_str!("../components.toml");

impl Pack for Components {
    fn builtin() -> &'static Self {
        static PACK: OnceLock<Components> = OnceLock::new();
        PACK.get_or_init(|| Self::parse(BUILTIN).expect("the pack in the program is sound"))
    }

    fn parse(text: &str) -> Result<Self, PackError> {
        let table: Table = text.parse()?;
        let file = Entry::file(&table);
        let stamp = Stamp::new(file.inner("meta")?.kept("id")?, text);
        let components = read(&file, stamp, origins(&table)?)?;
        file.done()?;
        Ok(components)
    }

    fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    fn origins(&self) -> &[Origin] {
        &self.origins
    }
}

fn read(file: &Entry<'_>, stamp: Stamp, origins: Vec<Origin>) -> Checked<Components> {
    let constants = read_constants(file)?;
    let designs = read_designs(file)?;
    let buildings = read_buildings(file)?;
    let tiles = read_tiles(file, &buildings, &designs)?;
    let layouts = read_layouts(file, &tiles)?;
    let walls = read_walls(file)?;
    let boards = read_boards(file)?;
    let removed = file.entry("tough", |tough| {
        tough.choice("removes", &numbered(buildings.iter().map(|building| building.id)))
    })?;
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
        stamp,
        origins,
        constants,
        tough: select(&|tile| tile.building == removed),
        worked: select(&|tile| matches!(tile.area, Area::Red | Area::Green)),
        plain: select(&|tile| matches!(tile.job, Use::Gain(_) | Use::Forge { .. } | Use::Trade)),
        red: select(&|tile| tile.area == Area::Red),
        academies: select(&|tile| tile.job == Use::Academy),
        camps: select(&|tile| tile.job == Use::LaborCamp),
        ages: [0, 1, 2].map(|age| select(&|tile| tile.age == age)),
        kinds: std::array::from_fn(|kind| select(&|tile| encoding::kind(tile) == kind)),
        designs,
        buildings,
        tiles,
        walls,
        boards,
        layouts,
    })
}

/// Ids and their places in the pack.
fn numbered(ids: impl Iterator<Item = &'static str>) -> Vec<(&'static str, u8)> {
    ids.zip(0..).collect()
}

/// An amount of each good; one that is not named counts 0.
fn goods(entry: &Entry<'_>, field: &str) -> Checked<Goods> {
    entry.entry(field, |amounts| {
        let mut goods = Goods::NONE;
        for good in Good::ALL {
            let amount = amounts.maybe(good.word(), |word| amounts.whole(word, 0..=99))?;
            goods.gain(good, amount.unwrap_or(0));
        }
        Ok(goods)
    })
}

fn read_constants(file: &Entry<'_>) -> Checked<Constants> {
    let any = 0..=u8::MAX;
    let pieces = file.inner("pieces")?;
    let start = file.inner("start")?;
    let worker = file.inner("worker")?;
    let upkeep = file.inner("upkeep")?;
    let scoring = file.inner("final_scoring")?;
    let expert = file.inner("expert")?;
    let plaza = file.inner("plaza")?;
    let workers = pieces.whole("workers", 1..=20)?;
    let markers = pieces.whole("markers", 1..=99)?;
    let on_tracks = pieces.whole("markers_on_tracks", 0..=markers - 1)?;
    let retirement = worker.whole("retirement_experience", 2..=7)?;
    let mut active = [0; 8];
    let beginners: Vec<u8> = start.wholes("active", ANY, 1..=retirement - 1)?;
    let problem = "more Workers than dice";
    start.check("active", beginners.len() <= usize::from(workers), problem)?;
    for experience in beginners {
        active[usize::from(experience)] += 1;
    }
    let constants = Constants {
        workers,
        most_tiles: markers - on_tracks,
        start: goods(&start, "goods")?,
        active,
        favor: start.row("favor", any.clone())?,
        spare_tiles: start.whole("spare_city_tiles", 0..=10)?,
        wall_tiles: start.whole("wall_tiles", 1..=5)?,
        recruit_experience: worker.whole("recruit_experience", 1..=retirement - 1)?,
        retirement,
        building_experience: worker.whole("experience_for_building", 0..=7)?,
        red_experience: worker.whole("experience_for_red", 0..=7)?,
        retirement_favor: worker.entry("retirement_favor", |ages| {
            Ok([ages.whole("age_1", any.clone())?, ages.whole("age_2", any.clone())?])
        })?,
        camp_experience: worker.whole("labor_camp_experience", 1..=7)?,
        morale_steps: upkeep.whole("morale_steps_per_missing_gold", 1..=9)?,
        missing_gold_favor: upkeep.whole("favor_per_missing_gold", any.clone())?,
        recruit_favor: upkeep.whole("recruit_favor", any.clone())?,
        novice_favor: scoring.whole("favor_per_novice", any.clone())?,
        gold_per_favor: scoring.whole("gold_per_favor", 1..=99)?,
        expert_players: expert.whole("players", 2..=5)?,
        largest_area: ranks(&expert, "largest_area")?,
        most_walls: ranks(&expert, "wall_tiles")?,
        most_villagers: ranks(&expert, "villagers")?,
        plaza: plaza.whole("favor_per_match", any)?,
    };
    for entry in [pieces, start, worker, upkeep, scoring, expert, plaza] {
        entry.done()?;
    }
    Ok(constants)
}

/// Favor by rank, the first rank first; ranks that are not listed get none.
fn ranks(expert: &Entry<'_>, field: &str) -> Checked<[u8; MOST_PLAYERS]> {
    let values = expert.wholes(field, 1..=MOST_PLAYERS, 0..=u8::MAX)?;
    let mut ranks = [0; MOST_PLAYERS];
    ranks[..values.len()].copy_from_slice(&values);
    Ok(ranks)
}

fn read_walls(file: &Entry<'_>) -> Checked<Vec<Wall>> {
    file.entries("wall_tile", 0..=MOST_WALLS, |wall| {
        Ok(Wall {
            id: wall.id()?,
            demand: goods(wall, "demand")?,
            favor: wall.whole("favor", 0..=99)?,
            back: wall.whole("back", 0..=99)?,
        })
    })
}

fn read_boards(file: &Entry<'_>) -> Checked<Vec<Board>> {
    let boards = file.entries("board", 0..=MOST_BOARDS, |board| {
        let morale = board.wholes("morale", 2..=40, i8::MIN..=i8::MAX)?;
        let zeros = morale.iter().filter(|value| **value == 0).count();
        board.check("morale", zeros == 1, "exactly one space must be worth 0")?;
        Ok(Board {
            id: board.id()?,
            common: board.choice("side", &[("A", true), ("B", false)])?,
            name: board.bilingual("name_en", "name_fr")?,
            summary: board.bilingual("summary_en", "summary_fr")?,
            wage: board.whole("wage", 0..=20)?,
            pension: board.whole("pension", 0..=20)?,
            zero: morale.iter().take_while(|value| **value != 0).count() as u8,
            morale,
            rates: board.entry("market", |market| {
                let [wood, stone, marble, weapons] = Good::TRADED.map(Good::word);
                Ok([
                    market.entry(wood, read_rate)?,
                    market.entry(stone, read_rate)?,
                    market.entry(marble, read_rate)?,
                    market.entry(weapons, read_rate)?,
                ])
            })?,
        })
    })?;
    let first = boards.first().is_some_and(|board| board.common);
    if !first || boards.iter().filter(|board| board.common).count() != 1 {
        let problem = "the first board, and no other, is side A";
        return Err(PackError::new("board", "side", problem));
    }
    Ok(boards)
}

/// Rates at which nobody can trade in circles for profit.
fn read_rate(rate: &Entry<'_>) -> Checked<Rate> {
    let lot = |field: &str, least: u8| -> Checked<[u8; 2]> {
        let lot = rate.row(field, 0..=99)?;
        rate.check(field, (1..=20).contains(&lot[0]), "a lot has 1 to 20 units")?;
        rate.check(field, lot[1] >= least, "a good is not bought for nothing")?;
        Ok(lot)
    };
    let ([buy_units, buy], [sell_units, sell]) = (lot("buy", 1)?, lot("sell", 0)?);
    let fair = u16::from(sell) * u16::from(buy_units) <= u16::from(buy) * u16::from(sell_units);
    rate.check("sell", fair, "sells for more than it costs: Gold without end")?;
    Ok(Rate { buy_units, buy, sell_units, sell })
}
