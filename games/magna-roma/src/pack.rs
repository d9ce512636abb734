//! Reading a pack from TOML, with every structural law of the components checked.
//!
//! An error names the entry and the field, so that whoever types in a box finds the place.

mod boards;
mod cards;
mod tiles;
mod words;

use std::sync::OnceLock;

use ludi_engine::pack::{Checked, Entry, origins};
use ludi_engine::{Origin, Pack, PackError, Stamp};
use toml::Table;

use self::boards::{
    Solo, read_market, read_military, read_pantheon, read_personal, read_ring, read_solo,
};
use self::cards::{read_monuments, read_objectives, read_provinces, read_ranks, read_tokens};
use self::tiles::{read_centres, read_halves, read_pays, read_tiles};
use self::words::colours;
use crate::cell::SIZE;
use crate::components::{Components, DISPLAY, Objective, PROVINCES, Pieces, SLOTS, TILES, TOKENS};

/// The components of this program, as TOML.
pub const BUILTIN: &str = include_str!("../components.toml");

impl Pack for Components {
    fn builtin() -> &'static Self {
        static PACK: OnceLock<Components> = OnceLock::new();
        PACK.get_or_init(|| Self::parse(BUILTIN).expect("the built-in pack is valid"))
    }

    fn parse(text: &str) -> Result<Self, PackError> {
        let table: Table = text.parse()?;
        let file = Entry::file(&table);
        let stamp = Stamp::new(read_meta(&file)?, text);
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

/// Numbers of the game that are printed in the rulebook.
struct Numbers {
    tiles_per_player: u8,
    display: u8,
    provinces_in_play: u8,
    tokens_in_play: u8,
    reach: u8,
}

fn read(file: &Entry<'_>, stamp: Stamp, origins: Vec<Origin>) -> Checked<Components> {
    read_colours(file)?;
    let halves = read_halves(file)?;
    let tiles = read_tiles(file, &halves)?;
    let centres = read_centres(file, &halves)?;
    let monuments = read_monuments(file)?;
    let provinces = read_provinces(file)?;
    let tokens = read_tokens(file)?;
    let objectives = read_objectives(file)?;
    let pieces = read_pieces(
        file,
        [
            ("tiles", tiles.len()),
            ("centres", centres.len()),
            ("monuments", monuments.len()),
            ("provinces", provinces.len()),
            ("tokens", tokens.len()),
            ("objectives", objectives.len()),
        ],
    )?;
    let problem = format!("{} tiles, expected {TILES}", tiles.len());
    file.inner("tiles")?.check("list", tiles.len() == TILES, problem)?;
    let numbers = read_numbers(file, monuments.len(), provinces.len(), tokens.len())?;
    let (multipliers, connected) = read_market(file, numbers.tokens_in_play)?;
    let (rows, military) = read_military(file)?;
    let (blessings, token_vp) = read_pantheon(file)?;
    let (values, bonuses) = read_personal(file)?;
    let Solo { offer, grid, lines, objective_vp, blocked } =
        read_solo(file, numbers.tiles_per_player, numbers.provinces_in_play)?;
    check_levels(file, &objectives, lines.len())?;
    Ok(Components {
        stamp,
        origins,
        pieces,
        tiles_per_player: numbers.tiles_per_player,
        display: numbers.display,
        provinces_in_play: numbers.provinces_in_play,
        tokens_in_play: numbers.tokens_in_play,
        reach: numbers.reach,
        ring: read_ring(file)?,
        pays: read_pays(file, &halves)?,
        halves,
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
        ranks: read_ranks(file)?,
    })
}

/// The id of the pack.
fn read_meta(file: &Entry<'_>) -> Checked<&'static str> {
    file.entry("meta", |meta| {
        meta.choice("game", &[("magna-roma", ())])?;
        for field in ["title", "designer", "publisher"] {
            meta.text(field)?;
        }
        meta.whole("year", 0..=9999)?;
        meta.id()
    })
}

fn read_colours(file: &Entry<'_>) -> Checked<()> {
    let mut order = colours().into_iter();
    file.entries("colour", 3..=3, |entry| {
        let (id, _) = order.next().expect("there are three colours");
        let problem = format!("expected {id}: the colours are red, purple, brown");
        entry.check("id", entry.id()? == id, problem)?;
        entry.name("district")
    })?;
    Ok(())
}

fn read_numbers(
    file: &Entry<'_>,
    monuments: usize,
    provinces: usize,
    tokens: usize,
) -> Checked<Numbers> {
    let most = |found: usize, room: usize| found.min(room) as u8;
    file.entry("game", |game| {
        game.whole("city_size", SIZE..=SIZE)?;
        Ok(Numbers {
            tiles_per_player: game.whole("tiles_per_player", SIZE * SIZE - 1..=SIZE * SIZE - 1)?,
            display: game.whole("monuments_on_display", 1..=most(monuments, DISPLAY))?,
            provinces_in_play: game.whole("provinces_in_play", 1..=most(provinces, PROVINCES))?,
            tokens_in_play: game.whole("tokens_in_play", 1..=most(tokens, TOKENS))?,
            reach: game.whole("reach", 1..=SLOTS as u8)?,
        })
    })
}

/// How many pieces the box holds; it says itself how many it has of what the pack lists.
fn read_pieces(file: &Entry<'_>, listed: [(&str, usize); 6]) -> Checked<Pieces> {
    file.entry("components", |components| {
        for (field, found) in listed {
            let printed = components.whole(field, 1..=999)?;
            let problem = format!("says {printed}, but the pack has {found}");
            components.check(field, printed == found, problem)?;
        }
        let number = |field: &str| components.whole(field, 1..=200);
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
    })
}

/// There are objectives of every level for all that are in play.
fn check_levels(file: &Entry<'_>, objectives: &[Objective], in_play: usize) -> Checked<()> {
    for level in 1..=3 {
        let found = objectives.iter().filter(|objective| objective.level == level).count();
        let problem = format!("level {level} has {found} objectives, but {in_play} are in play");
        file.check("objective", found >= in_play, problem)?;
    }
    Ok(())
}
