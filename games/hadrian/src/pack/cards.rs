//! The cards, the player board and the solo ranks.

use ludi_engine::MAX_SEATS;
use ludi_engine::pack::{Checked, Entry};

use super::words::pieces;
use crate::components::{
    Attack, CARDS, FateCard, Honour, Metric, PlayerCard, Rank, Scouting, YEARS,
};
use crate::vocabulary::{Cohort, Piece, Pieces};

pub fn attack(entry: &Entry<'_>) -> Checked<Vec<Attack>> {
    let mut expected = 0;
    entry.entries("years", YEARS..=YEARS, |year| {
        expected += 1;
        let said = year.whole("year", 1..=YEARS)?;
        year.check("year", said == expected, format!("expected {expected}"))?;
        Ok(Attack {
            potential: year.whole("potential", 0..=15)?,
            cards: [
                year.whole("easy", 0..=15)?,
                year.whole("medium", 0..=15)?,
                year.whole("hard", 0..=15)?,
            ],
        })
    })
}

/// The player cards, and what the three steps of a path are worth.
pub fn cards(entry: &Entry<'_>, scouting: &Scouting) -> Checked<(Vec<PlayerCard>, [u8; 3])> {
    entry.whole("count", CARDS..=CARDS)?;
    let mut metrics: Vec<Metric> = Vec::new();
    let cards = entry.entries("cards", CARDS..=CARDS, |card| {
        let metric = card.choice("metric", &Metric::WORDS)?;
        card.check("metric", !metrics.contains(&metric), "another card measures the same")?;
        metrics.push(metric);
        let letter = card.text("pattern")?;
        let pattern = scouting.pattern(letter);
        Ok(PlayerCard {
            id: card.id()?,
            name: card.bilingual("en", "fr")?,
            metric,
            at_most: card.choice("cmp", &[("ge", false), ("le", true)])?,
            at: card.row("at", 0..=100)?,
            income: pieces(card, "income")?,
            goods: card.whole("goods", 1..=6)?,
            pattern: pattern
                .ok_or_else(|| card.error("pattern", format!("\"{letter}\" is no pattern")))?,
        })
    })?;
    Ok((cards, entry.row("path_vp", 0..=20)?))
}

pub fn fate(entry: &Entry<'_>) -> Checked<Vec<FateCard>> {
    let count = entry.whole("count", 1..=64)?;
    let mut expected = 0;
    entry.entries("cards", count..=count, |card| {
        expected += 1;
        let said = card.whole("id", 1..=64)?;
        card.check("id", said == expected, format!("expected {expected}"))?;
        let mut income = Pieces::NONE;
        for piece in Piece::ALL {
            income.add(Pieces::of(piece, card.whole(piece.id(), 0..=9)?));
        }
        Ok(FateCard {
            arrow: card.choice("arrow", &Cohort::WORDS)?,
            damage: card.whole("damage", 1..=9)?,
            goods: card.whole("goods", 1..=6)?,
            income,
        })
    })
}

/// Neutral cards a year by the number of players, and the attack cards for a piece on one.
pub fn neutral(entry: &Entry<'_>) -> Checked<([u8; MAX_SEATS], u8)> {
    let mut cards = [0; MAX_SEATS];
    cards[0] = entry.whole("cards_for_one", 0..=2)?;
    cards[1] = entry.whole("cards_for_two", 0..=2)?;
    Ok((cards, entry.whole("attack_cards_per_piece", 0..=1)?))
}

pub fn ranks(entry: &Entry<'_>) -> Checked<Vec<Rank>> {
    let mut before = None;
    entry.entries("ranks", 1..=Honour::ALL.len(), |rank| {
        let min = rank.whole("min", 0..=200)?;
        let rises = before.replace(min).is_none_or(|lower| lower < min);
        rank.check("min", rises, "expected more than the rank before")?;
        Ok(Rank { honour: rank.choice("id", &Honour::WORDS)?, min })
    })
}
