//! Reads and checks a pack: from TOML to [`Components`].

mod buildings;
mod campaign;
mod cards;
mod checks;
mod left;
mod map;
mod right;
mod words;

use std::sync::OnceLock;

use ludi_engine::pack::{Checked, Entry, origins};
use ludi_engine::{MAX_SEATS, Origin, Pack, PackError, Stamp};
use toml::Table;

use self::buildings::{buildings, landmarks};
use self::campaign::forts;
use self::cards::{attack, cards, fate, neutral, ranks};
use self::left::{
    attributes, boxes, citizen_tracks, disdain, fort, forum, production, track, training,
};
use self::map::scouting;
use self::right::{baths, courthouse, diplomats, ludus, market, temples, theatre};
use crate::components::{Components, Sites, Terms, Track, YEARS};
use crate::vocabulary::Pieces;

/// The game a pack must be for.
pub const GAME: &str = "hadrian";

/// The text of the pack that is part of the program.
pub const BUILTIN: &str = include_str!("../components.toml");

impl Pack for Components {
    fn builtin() -> &'static Self {
        static PACK: OnceLock<Components> = OnceLock::new();
        PACK.get_or_init(|| Self::parse(BUILTIN).expect("the pack in the program is sound"))
    }

    fn parse(text: &str) -> Result<Self, PackError> {
        let table: Table = text.parse()?;
        let file = Entry::file(&table);
        let components = read(&file, text, origins(&table)?)?;
        file.entry("checks", |entry| checks::verify(&components, entry))?;
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

/// Whether the pack is for this game, and which one it is.
fn stamp(meta: &Entry<'_>, text: &str) -> Checked<Stamp> {
    meta.choice("game", &[(GAME, ())])?;
    meta.whole("years", YEARS..=YEARS)?;
    meta.whole("players_min", 1..=1)?;
    meta.whole("players_max", MAX_SEATS..=MAX_SEATS)?;
    meta.allow(&["year_published"]);
    Ok(Stamp::new(meta.id()?, text))
}

fn read(file: &Entry<'_>, text: &str, origins: Vec<Origin>) -> Checked<Components> {
    let (stamp, name) =
        file.entry("meta", |meta| Ok((stamp(meta, text)?, meta.bilingual("en", "fr")?)))?;
    let (left, right) = (file.inner("left")?, file.inner("right")?);
    let (buildings, landmarks) = (buildings(file)?, landmarks(file)?);
    let known = buildings::words(&buildings);
    let (fort_pay, fort_boxes, infrastructure) = left.entry("fort", fort)?;
    let sites = Sites::new(&buildings, &infrastructure, &landmarks);
    let columns = sites.columns;
    let track = |field: &str| left.entry(field, |entry| track(entry, columns));
    let mining = track("mining_foresting")?;
    let terms = Terms::usual(mining.cost);
    let (training, training_cost) = left.entry("training_grounds", training)?;
    let (forum, exchanges) = left.entry("forum", forum)?;
    let (attributes, attribute_vp) = left.entry("attributes", attributes)?;
    let (disdain_boxes, penalty) = left.entry("disdain", disdain)?;
    let (citizen_cost, citizens, coloured_flags) = right.entry("citizens", citizen_tracks)?;
    let scouting = right.entry("scouting", scouting)?;
    let (cards, path_vp) = file.entry("player_cards", |entry| cards(entry, &scouting))?;
    let (neutral_cards, attack_per_piece) = file.entry("neutral", neutral)?;
    let components = Components {
        stamp,
        origins,
        name,
        attack: file.entry("attack", attack)?,
        cohort: left.entry("cohorts", |entry| boxes(entry, 1..=15))?,
        mining,
        guard: track("wall_guard")?,
        cippi: track("cippi")?,
        wall: track("wall")?,
        fort: Track::new(Pieces::NONE, fort_boxes, columns),
        fort_pay,
        infrastructure,
        production: left.entry("resource_production", production)?,
        training,
        training_cost,
        forum,
        exchanges,
        attributes,
        attribute_vp,
        disdain_boxes,
        penalty,
        landmarks,
        citizen_cost,
        citizen_boxes: citizens.each_ref().map(|track| track.len() as u8),
        citizens,
        coloured_flags,
        market: right.entry("market", |entry| market(entry, &known))?,
        theatre: right.entry("theatre", |entry| theatre(entry, &known))?,
        ludus: right.entry("ludus", |entry| ludus(entry, &known))?,
        temples: right.entry("temples", |entry| temples(entry, &known))?,
        baths: right.entry("baths", |entry| baths(entry, &known))?,
        courthouse: right.entry("courthouse", |entry| courthouse(entry, &known))?,
        diplomats: right.entry("diplomats", diplomats)?,
        scouting,
        cards,
        path_vp,
        fate: file.entry("fate_deck", fate)?,
        neutral_cards,
        attack_per_piece,
        ranks: file.entry("solo", ranks)?,
        forts: file.entry("campaign", |entry| forts(entry, terms, &known))?,
        terms,
        sites,
        buildings,
    };
    left.done()?;
    right.done()?;
    Ok(components)
}
