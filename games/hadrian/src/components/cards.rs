//! The cards, the player board and the solo ranks.

use ludi_engine::Bilingual;

use super::entry::{Entry, Read, exactly};
use super::{CARDS, Scouting, YEARS};
use crate::vocabulary::{Cohort, Piece, Pieces, words};

/// One year of the attack table.
#[derive(Clone, Copy, Debug)]
pub struct Attack {
    /// HW-155: the most Valour or Disdain.
    pub potential: u8,
    /// HW-151: the cards, by difficulty.
    pub cards: [u8; 3],
}

words! {
    /// HW-164: what a path card measures at the end.
    Metric {
        /// HW-164.1.
        Landmarks = "landmarks_built",
        /// HW-164.2.
        Disdain = "open_disdain",
        /// HW-164.3.
        WallSections = "wall_sections",
        /// HW-164.4.
        LargeBuildings = "large_buildings",
        /// HW-164.5.
        Cohorts = "cohorts_complete",
        /// HW-164.6.
        Production = "production_filled",
        /// HW-164.7.
        Goods = "goods_collected",
        /// HW-164.8.
        CitizenTracks = "citizen_tracks_complete",
        /// HW-164.9.
        Temples = "temples_filled",
        /// HW-164.10.
        MapColumns = "scout_columns",
        /// HW-164.11.
        Strength = "gladiator_strength",
        /// HW-164.12.
        GuardSections = "wall_guard_sections",
    }
}

/// HW-008: a player card.
#[derive(Clone, Debug)]
pub struct PlayerCard {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: Bilingual,
    /// What the path measures.
    pub metric: Metric,
    /// Whether the steps are upper limits.
    pub at_most: bool,
    /// The three steps.
    pub at: [u8; 3],
    /// HW-036: the income as prospect card.
    pub income: Pieces,
    /// HW-103: the number of its trade good.
    pub goods: u8,
    /// HW-143: its pattern.
    pub pattern: u8,
}

/// HW-007: a Fate card.
#[derive(Clone, Debug)]
pub struct FateCard {
    /// The cohort it attacks.
    pub arrow: Cohort,
    /// The damage it does to a gladiator.
    pub damage: u8,
    /// The number of its trade good.
    pub goods: u8,
    /// Its income.
    pub income: Pieces,
}

words! {
    /// HW-177: a title for a solo score.
    Honour {
        /// Common soldier.
        Miles = "miles",
        /// Commander of a century.
        Centurion = "centurion",
        /// First centurion of the legion.
        PrimusPilus = "primus_pilus",
        /// Prefect of the camp.
        Praefectus = "praefectus_castrorum",
        /// Commander of the legion.
        Legatus = "legatus_legionis",
    }
}

/// HW-177: a solo rank and the points from which it holds.
#[derive(Clone, Copy, Debug)]
pub struct Rank {
    /// The title it earns.
    pub honour: Honour,
    /// The points.
    pub min: u8,
}

pub(super) fn attack(entry: &Entry<'_>) -> Read<Vec<Attack>> {
    entry.only(&["years"])?;
    let mut years = Vec::new();
    for (index, year) in entry.tables("years", YEARS..=YEARS)?.iter().enumerate() {
        year.only(&["year", "potential", "easy", "medium", "hard"])?;
        if usize::from(year.number("year", 1..=YEARS as u8)?) != index + 1 {
            return Err(year.error("year", format!("expected {}", index + 1)));
        }
        years.push(Attack {
            potential: year.number("potential", 0..=15)?,
            cards: [
                year.number("easy", 0..=15)?,
                year.number("medium", 0..=15)?,
                year.number("hard", 0..=15)?,
            ],
        });
    }
    Ok(years)
}

pub(super) fn cards(entry: &Entry<'_>, scouting: &Scouting) -> Read<(Vec<PlayerCard>, [u8; 3])> {
    entry.only(&["count", "path_vp", "cards"])?;
    entry.number("count", CARDS as u8..=CARDS as u8)?;
    let mut cards: Vec<PlayerCard> = Vec::new();
    for card in entry.tables("cards", CARDS..=CARDS)? {
        card.only(&["id", "en", "fr", "metric", "cmp", "at", "income", "goods", "pattern"])?;
        let id = card.id()?;
        let metric = card.word("metric", Metric::from_id)?;
        if cards.iter().any(|other| other.id == id || other.metric == metric) {
            return Err(card.error("id", "the same card stands twice"));
        }
        let at_most = card.word("cmp", |word| match word {
            "ge" => Some(false),
            "le" => Some(true),
            _ => None,
        })?;
        cards.push(PlayerCard {
            id,
            name: card.name()?,
            metric,
            at_most,
            at: exactly(&card, "at", card.numbers("at", 0..=100)?)?,
            income: card.pieces("income")?,
            goods: card.number("goods", 1..=6)?,
            pattern: card.word("pattern", |letter| scouting.pattern(letter))?,
        });
    }
    Ok((cards, exactly(entry, "path_vp", entry.numbers("path_vp", 0..=20)?)?))
}

pub(super) fn fate(entry: &Entry<'_>) -> Read<Vec<FateCard>> {
    entry.only(&["count", "cards"])?;
    let count = entry.number("count", 1..=64)?;
    let mut cards = Vec::new();
    for (index, card) in
        entry.tables("cards", usize::from(count)..=usize::from(count))?.iter().enumerate()
    {
        card.only(&[
            "id", "arrow", "damage", "goods", "soldier", "builder", "servant", "civilian",
            "resource",
        ])?;
        if usize::from(card.number("id", 1..=64)?) != index + 1 {
            return Err(card.error("id", format!("expected {}", index + 1)));
        }
        let mut income = Pieces::NONE;
        for piece in Piece::ALL {
            income.add(Pieces::of(piece, card.number(piece.id(), 0..=9)?));
        }
        cards.push(FateCard {
            arrow: card.word("arrow", Cohort::from_id)?,
            damage: card.number("damage", 1..=9)?,
            goods: card.number("goods", 1..=6)?,
            income,
        });
    }
    Ok(cards)
}

pub(super) fn ranks(entry: &Entry<'_>) -> Read<Vec<Rank>> {
    entry.only(&["ranks"])?;
    let mut ranks: Vec<Rank> = Vec::new();
    for rank in entry.tables("ranks", 1..=Honour::ALL.len())? {
        rank.only(&["id", "min"])?;
        let min = rank.number("min", 0..=200)?;
        if ranks.last().is_some_and(|lower| lower.min >= min) {
            return Err(rank.error("min", "expected more than the rank before"));
        }
        ranks.push(Rank { honour: rank.word("id", Honour::from_id)?, min });
    }
    Ok(ranks)
}
