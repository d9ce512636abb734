//! What cities are made of: designs, buildings, tiles and the layouts a game begins with.

use ludi_engine::PackError;
use ludi_engine::pack::{ANY, Checked, Entry};

use super::{goods, numbered};
use crate::components::{
    Area, Building, Design, Gain, Gives, Good, Layout, MOST_DESIGNS, MOST_TILES, Per, Tile, TileId,
    Use,
};

pub fn read_designs(file: &Entry<'_>) -> Checked<Vec<Design>> {
    file.entries("design", 0..=MOST_DESIGNS, |design| {
        let mut letters = design.text("mark")?.chars();
        let (Some(mark), None) = (letters.next().filter(|c| c.is_alphanumeric()), letters.next())
        else {
            return design.wrong("mark", "expected one letter or digit");
        };
        Ok(Design { id: design.id()?, name: design.bilingual("name_en", "name_fr")?, mark })
    })
}

pub fn read_buildings(file: &Entry<'_>) -> Checked<Vec<Building>> {
    let areas =
        [("red", Area::Red), ("green", Area::Green), ("gray", Area::Gray), ("none", Area::None)];
    let mut buildings = file.entries("building", 0..=64, |building| {
        let area = building.choice("area", &areas)?;
        Ok(Building {
            id: building.id()?,
            name: building.bilingual("name_en", "name_fr")?,
            area,
            job: read_job(building, area)?,
            most_favor: [0; 2],
        })
    })?;
    file.entry("edition", |editions| {
        for (index, word) in ["en", "fr"].into_iter().enumerate() {
            editions.entry(word, |edition| {
                edition.entry("most_favor", |most| read_most_favor(most, index, &mut buildings))
            })?;
        }
        Ok(())
    })?;
    Ok(buildings)
}

/// D-01: the limits of an edition, by building.
fn read_most_favor(most: &Entry<'_>, edition: usize, buildings: &mut [Building]) -> Checked<()> {
    for id in most.fields() {
        let Some(building) = buildings.iter_mut().find(|building| building.id == id) else {
            return most.wrong(id, "there is no such building");
        };
        building.most_favor[edition] = most.whole(id, 1..=999)?;
    }
    Ok(())
}

/// How an activation is read.
#[derive(Clone, Copy, PartialEq)]
enum Job {
    Gain,
    Forge,
    Other(Use),
}

const JOBS: [(&str, Job); 8] = [
    ("gain", Job::Gain),
    ("forge", Job::Forge),
    ("recruit", Job::Other(Use::Recruit)),
    ("trade", Job::Other(Use::Trade)),
    ("wall", Job::Other(Use::Wall)),
    ("academy", Job::Other(Use::Academy)),
    ("labor_camp", Job::Other(Use::LaborCamp)),
    ("none", Job::Other(Use::Nothing)),
];

/// What a building is good for, from the fields that say so.
fn read_job(building: &Entry<'_>, area: Area) -> Checked<Use> {
    let job = building.choice("use", &JOBS)?;
    let fits = match job {
        Job::Other(Use::Nothing) => area == Area::None,
        Job::Other(Use::Academy | Use::LaborCamp) => area == Area::Gray,
        _ => matches!(area, Area::Red | Area::Green),
    };
    let problem = "none goes with use none, gray with academy and labor_camp, red or green with \
                   the rest";
    building.check("area", fits, problem)?;
    let (gain, forge) = (job == Job::Gain, job == Job::Forge);
    for (field, meant) in [
        ("gives", gain || forge),
        ("per", gain),
        ("amount", gain),
        ("every", gain),
        ("held", gain),
        ("from", forge),
    ] {
        building.check(field, meant || !building.has(field), "has no meaning with this use")?;
    }
    Ok(match job {
        Job::Gain => Use::Gain(read_gain(building)?),
        Job::Forge => {
            let from = building.choice("from", &words())?;
            let into = building.choice("gives", &words())?;
            building.check("from", from != into, "a good is forged into another one")?;
            Use::Forge { from, into }
        }
        Job::Other(other) => other,
    })
}

fn words() -> [(&'static str, Good); 5] {
    Good::ALL.map(|good| (good.word(), good))
}

fn read_gain(building: &Entry<'_>) -> Checked<Gain> {
    let mut gives = words().map(|(word, good)| (word, Gives::Good(good))).to_vec();
    gives.extend([("favor", Gives::Favor), ("morale", Gives::Morale)]);
    let counted = [
        ("experience", Per::Experience),
        ("tiles", Per::Tiles),
        ("active", Per::Active),
        ("retired", Per::Retired),
        ("morale", Per::Morale),
        ("held", Per::Held(0)),
    ];
    let mut per = building.choice("per", &counted)?;
    if let Per::Held(goods) = &mut per {
        for good in building.choices("held", 1..=usize::MAX, &words())? {
            *goods |= 1 << good as u8;
        }
    } else {
        building.check("held", !building.has("held"), "has no meaning without per held")?;
    }
    let small = |field: &str| building.maybe(field, |field| building.whole(field, 1..=9));
    Ok(Gain {
        gives: building.choice("gives", &gives)?,
        per,
        amount: small("amount")?.unwrap_or(1),
        every: small("every")?.unwrap_or(1),
    })
}

pub fn read_tiles(
    file: &Entry<'_>,
    buildings: &[Building],
    designs: &[Design],
) -> Checked<Vec<Tile>> {
    let buildings_by_id = numbered(buildings.iter().map(|building| building.id));
    let designs = numbered(designs.iter().map(|design| design.id));
    file.entries("city_tile", 0..=MOST_TILES, |tile| {
        let building = tile.choice("building", &buildings_by_id)?;
        let corners = tile.choices("corners", 4..=4, &designs)?;
        Ok(Tile {
            id: tile.id()?,
            building,
            age: tile.whole("age", 0..=2)?,
            players: tile.whole("players", 2..=5)?,
            favor: tile.whole("favor", 0..=99)?,
            cost: goods(tile, "cost")?,
            fee: goods(tile, "fee")?,
            corners: corners.try_into().expect("four corners have been counted"),
            area: buildings[usize::from(building)].area,
            job: buildings[usize::from(building)].job,
        })
    })
}

pub fn read_layouts(file: &Entry<'_>, tiles: &[Tile]) -> Checked<[Layout; 4]> {
    let mut layouts: [Option<Layout>; 4] = [const { None }; 4];
    file.entries("layout", 0..=4, |layout| {
        layout.id()?;
        let players = layout.whole("players", 2..=5)?;
        let problem = format!("a second layout for {players} players");
        let place = &mut layouts[usize::from(players) - 2];
        layout.check("players", place.is_none(), problem)?;
        *place = Some(read_layout(layout, players, tiles)?);
        Ok(())
    })?;
    let [Some(two), Some(three), Some(four), Some(five)] = layouts else {
        let problem = "there must be layouts for 2, 3, 4 and 5 players";
        return Err(PackError::new("layout", "players", problem));
    };
    Ok([two, three, four, five])
}

fn read_layout(layout: &Entry<'_>, players: u8, tiles: &[Tile]) -> Checked<Layout> {
    let known: Vec<(&str, TileId)> =
        tiles.iter().map(|tile| tile.id).zip((0..).map(TileId)).collect();
    let mut placed: Vec<(TileId, i8, i8, u8)> = Vec::new();
    layout.entries("placed", ANY, |item| {
        let tile = item.choice("tile", &known)?;
        let (x, y) = (item.whole("x", -20..=20)?, item.whole("y", -20..=20)?);
        let field = format!("placed.{}", tiles[tile.index()].id);
        let twice = placed.iter().any(|(other, ..)| *other == tile);
        layout.check(&field, !twice, "this tile is placed twice")?;
        let taken = placed.iter().any(|(_, across, up, _)| (*across, *up) == (x, y));
        layout.check(&field, !taken, "another tile lies there")?;
        placed.push((tile, x, y, item.whole("rotation", 0..=3)?));
        Ok(())
    })?;
    for (index, tile) in tiles.iter().enumerate() {
        let starts = tile.age == 0 && tile.players <= players;
        let lies = placed.iter().any(|(other, ..)| other.index() == index);
        let problem = if starts { "this starting tile is missing" } else { "not a starting tile" };
        layout.check(&format!("placed.{}", tile.id), starts == lies, problem)?;
    }
    let problem = "the tiles must all be connected by their edges";
    layout.check("placed", is_connected(&placed), problem)?;
    let mines = layout.choices("mines", ANY, &known)?;
    for (index, mine) in mines.iter().enumerate() {
        let fits = !mines[..index].contains(mine) && placed.iter().any(|(tile, ..)| tile == mine);
        let problem = format!("{} is listed twice or not placed", tiles[mine.index()].id);
        layout.check("mines", fits, problem)?;
    }
    let problem = "expected one tile for each player";
    layout.check("mines", mines.len() == usize::from(players), problem)?;
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
