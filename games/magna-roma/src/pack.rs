//! Reading a pack from TOML, with every structural law of the components checked.
//!
//! An error names the entry and the field, so that whoever types in a box finds the place.

mod boards;
mod cards;
mod entry;
mod tiles;

use std::sync::OnceLock;

use ludi_engine::{PackError, Stamp, pack};
use toml::Table;

use self::boards::{
    Solo, read_market, read_military, read_pantheon, read_personal, read_ring, read_solo,
};
use self::cards::{read_monuments, read_objectives, read_provinces, read_ranks, read_tokens};
use self::entry::{Entry, Outcome, colours};
use self::tiles::{read_centres, read_halves, read_pays, read_tiles};
use crate::cell::SIZE;
use crate::components::{DISPLAY, PROVINCES, Pack, Pieces, SLOTS, TILES, TOKENS};

/// The components of this program, as TOML.
pub const BUILTIN: &str = include_str!("../components.toml");

impl ludi_engine::Pack for Pack {
    fn builtin() -> &'static Self {
        static PACK: OnceLock<Pack> = OnceLock::new();
        PACK.get_or_init(|| Self::parse(BUILTIN).expect("the built-in pack is valid"))
    }

    fn parse(text: &str) -> Result<Self, PackError> {
        let table: Table = text.parse()?;
        let origins = pack::origins(&table)?;
        let file = Entry::new(String::new(), &table);
        let stamp = Stamp::new(file.inner("meta")?.id()?, text);
        Ok(Self { stamp, origins, ..read(&file)? })
    }

    fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    fn origins(&self) -> &[ludi_engine::Origin] {
        &self.origins
    }
}

/// Numbers of the game that are printed in the rulebook.
struct Numbers {
    tiles_per_player: u8,
    display: u8,
    provinces_in_play: u8,
    tokens_in_play: u8,
    reach: u8,
}

fn read(file: &Entry<'_>) -> Outcome<Pack> {
    read_meta(file)?;
    let components = file.inner("components")?;
    let counted = |field: &str, found: usize| {
        let printed = components.number(field, 1..=999)?;
        if printed == found as i64 {
            Ok(())
        } else {
            components.wrong(field, format!("says {printed}, but the pack has {found}"))
        }
    };
    let pieces = read_pieces(&components)?;
    let ring = read_ring(file)?;
    read_colours(file)?;
    let halves = read_halves(file)?;
    let pays = read_pays(file, &halves)?;
    let tiles = read_tiles(file, &halves)?;
    counted("tiles", tiles.len())?;
    if tiles.len() != TILES {
        let problem = format!("{} tiles, expected {TILES}", tiles.len());
        return file.inner("tiles")?.wrong("list", problem);
    }
    let centres = read_centres(file, &halves)?;
    counted("centres", centres.len())?;
    let monuments = read_monuments(file)?;
    counted("monuments", monuments.len())?;
    let provinces = read_provinces(file)?;
    counted("provinces", provinces.len())?;
    let tokens = read_tokens(file)?;
    counted("tokens", tokens.len())?;
    let objectives = read_objectives(file)?;
    counted("objectives", objectives.len())?;
    components.done()?;
    let numbers = read_numbers(file, monuments.len(), provinces.len(), tokens.len())?;
    let (multipliers, connected) = read_market(file, numbers.tokens_in_play)?;
    let (rows, military) = read_military(file)?;
    let (blessings, token_vp) = read_pantheon(file)?;
    let (values, bonuses) = read_personal(file)?;
    let Solo { offer, grid, lines, objective_vp, blocked } =
        read_solo(file, numbers.tiles_per_player, numbers.provinces_in_play)?;
    for level in 1..=3 {
        let found = objectives.iter().filter(|objective| objective.level == level).count();
        if found < lines.len() {
            let problem =
                format!("level {level} has {found} objectives, but {} are in play", lines.len());
            return file.wrong("objective", problem);
        }
    }
    let ranks = read_ranks(file)?;
    file.done()?;
    Ok(Pack {
        stamp: Stamp::new("", ""),
        origins: Vec::new(),
        pieces,
        tiles_per_player: numbers.tiles_per_player,
        display: numbers.display,
        provinces_in_play: numbers.provinces_in_play,
        tokens_in_play: numbers.tokens_in_play,
        reach: numbers.reach,
        ring,
        halves,
        pays,
        tiles: tiles.into_iter().chain(centres).collect(),
        monuments,
        provinces,
        tokens,
        multipliers,
        connected,
        rows,
        military,
        blessings,
        token_vp,
        values,
        bonuses,
        offer,
        grid,
        lines,
        objective_vp,
        blocked,
        objectives,
        ranks,
    })
}

fn read_meta(file: &Entry<'_>) -> Outcome<()> {
    let meta = file.inner("meta")?;
    meta.id()?;
    if meta.text("game")? != "magna-roma" {
        return meta.wrong("game", "expected \"magna-roma\"");
    }
    for field in ["title", "designer", "publisher"] {
        meta.text(field)?;
    }
    meta.number("year", 0..=9999)?;
    meta.done()
}

fn read_colours(file: &Entry<'_>) -> Outcome<()> {
    for (entry, (id, _)) in file.listed("colour", 3)?.iter().zip(colours()) {
        if entry.id()? != id {
            return entry.wrong("id", format!("expected {id}: the colours are red, purple, brown"));
        }
        entry.name("district")?;
        entry.done()?;
    }
    Ok(())
}

fn read_numbers(
    file: &Entry<'_>,
    monuments: usize,
    provinces: usize,
    tokens: usize,
) -> Outcome<Numbers> {
    let game = file.inner("game")?;
    let number = |field: &str, from: i64, to: i64| game.number(field, from..=to).map(|n| n as u8);
    let size = i64::from(SIZE);
    number("city_size", size, size)?;
    let most = |found: usize, room: usize| found.min(room) as i64;
    let numbers = Numbers {
        tiles_per_player: number("tiles_per_player", size * size - 1, size * size - 1)?,
        display: number("monuments_on_display", 1, most(monuments, DISPLAY))?,
        provinces_in_play: number("provinces_in_play", 1, most(provinces, PROVINCES))?,
        tokens_in_play: number("tokens_in_play", 1, most(tokens, TOKENS))?,
        reach: number("reach", 1, SLOTS as i64)?,
    };
    game.done()?;
    Ok(numbers)
}

fn read_pieces(components: &Entry<'_>) -> Outcome<Pieces> {
    let number = |field: &str| components.number(field, 1..=200).map(|number| number as u8);
    Ok(Pieces {
        coins: number("coins")?,
        population: number("population")?,
        blessings: number("blessings")?,
        selection_boards: number("selection_boards")?,
        market_boards: number("market_boards")?,
        military_boards: number("military_boards")?,
        pantheon_boards: number("pantheon_boards")?,
        personal_boards: number("personal_boards")?,
        solo_boards: number("solo_boards")?,
        player_aids: number("player_aids")?,
        cubes_per_player: number("cubes_per_player")?,
        discs_per_player: number("discs_per_player")?,
        cylinders_per_player: number("cylinders_per_player")?,
        score_markers: number("score_markers")?,
    })
}
