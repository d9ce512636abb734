//! What cities are made of: designs, buildings, tiles and the layouts a game begins with.

use ludi_engine::PackError;
use toml::{Table, Value};

use super::entries::{Checked, goods, is_word, keep, list, name, section, within, wrong};
use super::printed::{
    Job, RawBuilding, RawDesign, RawEdition, RawGives, RawLayout, RawPer, RawTile,
};
use crate::components::{
    Area, Building, Design, Gain, Gives, Good, Layout, MOST_DESIGNS, MOST_TILES, Per, Tile, TileId,
    Use,
};

pub fn read_designs(root: &Table) -> Checked<Vec<Design>> {
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

pub fn read_buildings(root: &Table) -> Checked<Vec<Building>> {
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

pub fn read_tiles(root: &Table, buildings: &[Building], designs: &[Design]) -> Checked<Vec<Tile>> {
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

pub fn read_layouts(root: &Table, tiles: &[Tile]) -> Checked<[Layout; 4]> {
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
