//! From TOML to [`Components`].

use ludi_engine::{MAX_SEATS, Stamp, pack};
use toml::Table;

use super::buildings::{Known, Sites, buildings, landmarks};
use super::cards::{attack, cards, fate, ranks};
use super::entry::{Entry, Read, nonempty};
use super::left::{
    attributes, boxes, citizen_tracks, exchanges, fort, gated, production, track, yearly,
};
use super::right::{baths, courthouse, diplomats, ludus, market, temples, theatre};
use super::{Components, GAME, Scouting, Terms, YEARS, campaign, checks};
use crate::vocabulary::Pieces;

const ROOT: &[&str] = &[
    "meta",
    "attack",
    "left",
    "building",
    "landmark",
    "right",
    "player_cards",
    "fate_deck",
    "neutral",
    "solo",
    "campaign",
    "checks",
];

const META: &[&str] =
    &["id", "game", "en", "fr", "year_published", "players_min", "players_max", "years"];

const LEFT: &[&str] = &[
    "cohorts",
    "mining_foresting",
    "wall_guard",
    "cippi",
    "wall",
    "fort",
    "resource_production",
    "training_grounds",
    "forum",
    "attributes",
    "disdain",
];

const RIGHT: &[&str] = &[
    "citizens",
    "market",
    "theatre",
    "ludus",
    "temples",
    "baths",
    "courthouse",
    "diplomats",
    "scouting",
];

/// Whether the pack is for this game, and which one it is.
fn stamp(meta: &Entry<'_>, text: &str) -> Read<Stamp> {
    meta.only(META)?;
    meta.word("game", |game| (game == GAME).then_some(()))?;
    meta.number("years", YEARS as u8..=YEARS as u8)?;
    meta.number("players_min", 1..=1)?;
    meta.number("players_max", MAX_SEATS as u8..=MAX_SEATS as u8)?;
    Ok(Stamp::new(meta.id()?, text))
}

/// Reads a pack and checks it.
pub(super) fn components(text: &str) -> Read<Components> {
    let table: Table = text.parse()?;
    let origins = pack::origins(&table)?;
    let root = Entry::root(&table);
    root.only(ROOT)?;
    let meta = root.table("meta")?;
    let stamp = stamp(&meta, text)?;
    let left = root.table("left")?;
    left.only(LEFT)?;
    let right = root.table("right")?;
    right.only(RIGHT)?;

    let fort_entry = left.table("fort")?;
    fort_entry.only(&["pay", "boxes"])?;
    let (fort_boxes, infrastructure) = fort(&fort_entry)?;
    let mining = track(&left.table("mining_foresting")?)?;
    let buildings = buildings(&root)?;
    let known = Known { buildings: &buildings };
    let scouting = Scouting::read(&right.table("scouting")?)?;
    let terms = Terms::usual(mining.0);
    let disdain = left.table("disdain")?;
    disdain.only(&["boxes", "penalty"])?;
    let (attributes, attribute_vp) = attributes(&left.table("attributes")?)?;
    let citizens = right.table("citizens")?;
    let training = left.table("training_grounds")?;
    training.only(&["cost", "boxes", "max_per_year"])?;
    let forum = left.table("forum")?;
    forum.only(&["boxes", "max_per_year", "exchanges"])?;
    let (cards, path_vp) = cards(&root.table("player_cards")?, &scouting)?;
    let landmarks = landmarks(&root)?;
    let neutral = root.table("neutral")?;
    neutral.only(&["cards_for_one", "cards_for_two", "attack_cards_per_piece"])?;
    let mut neutral_cards = [0; MAX_SEATS];
    neutral_cards[0] = neutral.number("cards_for_one", 0..=2)?;
    neutral_cards[1] = neutral.number("cards_for_two", 0..=2)?;
    let (tracks, coloured_flags) = citizen_tracks(&citizens)?;
    let sites = Sites::new(&buildings, &infrastructure, &landmarks);
    let columns = sites.columns;
    let components = Components {
        stamp,
        origins,
        name: meta.name()?,
        attack: attack(&root.table("attack")?)?,
        cohort: boxes(&left.table("cohorts")?, 1..=15)?,
        mining: gated(mining, columns),
        guard: gated(track(&left.table("wall_guard")?)?, columns),
        cippi: gated(track(&left.table("cippi")?)?, columns),
        wall: gated(track(&left.table("wall")?)?, columns),
        fort: gated((Pieces::NONE, fort_boxes), columns),
        fort_pay: fort_entry.payments("pay")?,
        infrastructure,
        production: production(&left.table("resource_production")?)?,
        training: yearly(&training)?,
        training_cost: training.pieces("cost")?,
        forum: yearly(&forum)?,
        exchanges: exchanges(&forum)?,
        attributes,
        attribute_vp,
        disdain_boxes: disdain.number("boxes", 1..=100)?,
        penalty: nonempty(&disdain, "penalty", disdain.numbers("penalty", 0..=100)?)?,
        landmarks,
        citizen_cost: citizens.pieces("cost")?,
        citizen_boxes: std::array::from_fn(|index| tracks[index].len() as u8),
        citizens: tracks,
        coloured_flags,
        market: market(&right.table("market")?, &known)?,
        theatre: theatre(&right.table("theatre")?, &known)?,
        ludus: ludus(&right.table("ludus")?, &known)?,
        temples: temples(&right.table("temples")?, &known)?,
        baths: baths(&right.table("baths")?, &known)?,
        courthouse: courthouse(&right.table("courthouse")?, &known)?,
        diplomats: diplomats(&right.table("diplomats")?)?,
        scouting,
        cards,
        path_vp,
        fate: fate(&root.table("fate_deck")?)?,
        neutral_cards,
        attack_per_piece: neutral.number("attack_cards_per_piece", 0..=1)?,
        ranks: ranks(&root.table("solo")?)?,
        forts: campaign::read_forts(&root.table("campaign")?, terms, &buildings)?,
        terms,
        sites,
        buildings,
    };
    checks::verify(&components, &root.table("checks")?)?;
    Ok(components)
}
