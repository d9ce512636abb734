//! Reads and checks a pack: from TOML to [`Components`].

mod cards;
mod laws;

use std::sync::OnceLock;

use ludi_engine::pack::{Checked, Entry, origins};
use ludi_engine::{Bilingual, Origin, Pack, PackError, Stamp};
use toml::Table;

use self::cards::{Crew, apprentices, buildings, crew, machines, tools, universities};
use crate::components::{Components, Numbers, ROW, SEATS};
use crate::levels::{Levels, Resource};

/// The pack that is part of the program.
pub const BUILTIN: &str = include_str!("../components.toml");

/// The words for the resources, in their order.
const RESOURCES: [(&str, Resource); 4] = [
    ("stone", Resource::Stone),
    ("wood", Resource::Wood),
    ("architecture", Resource::Architecture),
    ("decoration", Resource::Decoration),
];

impl Pack for Components {
    fn builtin() -> &'static Self {
        static PACK: OnceLock<Components> = OnceLock::new();
        PACK.get_or_init(|| Self::parse(BUILTIN).expect("the embedded pack is checked by a test"))
    }

    fn parse(text: &str) -> Result<Self, PackError> {
        let table: Table = text.parse()?;
        let file = Entry::file(&table);
        let meta = file.inner("meta")?;
        meta.choice("game", &[("builders", ())])?;
        let schema: i64 = meta.whole("schema", 0..=i64::MAX)?;
        meta.check("schema", schema == 1, "this program reads schema 1")?;
        let stamp = Stamp::new(meta.kept("id")?, text);
        let balanced = meta.maybe("balanced", |field| meta.flag(field))?.unwrap_or(false);
        let (components, ranks) = read(&file, stamp, origins(&table)?)?;
        file.allow(&["witness"]);
        file.done()?;
        laws::check(&components, &ranks, balanced)?;
        Ok(components)
    }

    fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    fn origins(&self) -> &[Origin] {
        &self.origins
    }
}

/// The components, and the rank of each worker.
fn read(
    file: &Entry<'_>,
    stamp: Stamp,
    origins: Vec<Origin>,
) -> Checked<(Components, Vec<&'static str>)> {
    let numbers = numbers(file)?;
    let (machines, engines) = machines(file)?;
    let Crew { mut hands, freed, ranks } = crew(file)?;
    hands.extend(engines);
    let components = Components {
        stamp,
        origins,
        numbers,
        buildings: exactly(buildings(file)?.into_iter().chain(machines)),
        hands: exactly(hands),
        freed: exactly(freed),
        freed_name: name(&file.inner("freed")?)?,
        loan_name: name(&file.inner("loans")?)?,
        tools: exactly(tools(file)?),
        universities: exactly(universities(file)?),
        apprentices: exactly(apprentices(file)?),
    };
    Ok((components, ranks))
}

/// As many cards as have been counted.
fn exactly<T, const N: usize>(cards: impl IntoIterator<Item = T>) -> [T; N] {
    let cards: Vec<T> = cards.into_iter().collect();
    cards.try_into().ok().expect("the cards have been counted")
}

/// The field `name`; it may have more languages than are spoken here.
fn name(entry: &Entry<'_>) -> Checked<Bilingual> {
    entry.inner("name")?.bilingual("en", "fr")
}

/// An amount of each resource.
fn levels(entry: &Entry<'_>, field: &str, most: u8) -> Checked<Levels> {
    entry.entry(field, |amounts| level_of_each(amounts, most))
}

fn level_of_each(amounts: &Entry<'_>, most: u8) -> Checked<Levels> {
    let mut levels = Levels::NONE;
    for (word, resource) in RESOURCES {
        levels = levels.with(resource, amounts.whole(word, 0..=most)?);
    }
    Ok(levels)
}

/// The numbers that are on no single card. Their tables may say more than is read.
fn numbers(file: &Entry<'_>) -> Checked<Numbers> {
    let turn = file.inner("turn")?;
    let table = file.inner("table")?;
    let scoring = file.inner("scoring")?;
    let slaves = file.inner("slaves")?;
    let loans = file.inner("loans")?;
    let row = ROW as u8..=ROW as u8;
    table.whole("players_min", 2..=2)?;
    table.whole("players_max", SEATS..=SEATS)?;
    table.whole("building_row", row.clone())?;
    table.whole("worker_row", row)?;
    let purse = table.whole("purse", 0..=99)?;
    let coins = |kind: &str| -> Checked<u32> {
        let count: u32 = table.whole(&format!("{kind}_coins"), 0..=999)?;
        Ok(count * table.whole::<u32>(&format!("{kind}_worth"), 1..=99)?)
    };
    let bank = coins("silver")? + coins("gold")?;
    let problem = format!("{bank} sesterces do not fill {SEATS} purses");
    table.check("silver_coins", bank >= u32::from(purse) * SEATS as u32, problem)?;
    Ok(Numbers {
        free_actions: turn.whole("free_actions", 1..=9)?,
        extra_action: turn.whole("extra_action_price", 1..=99)?,
        coins: turn.row("coins", 0..=99)?,
        investments: turn.whole("investments", 0..=9)?,
        purse,
        bank,
        end_vp: scoring.whole("end_vp", 1..=99)?,
        coin_tenths: scoring.whole("coin_tenths", 0..=9)?,
        slave_price: slaves.whole("price", 0..=99)?,
        slave_penalty: slaves.whole("penalty", 0..=9)?,
        freeing_price: scoring.whole("freeing_price", 0..=99)?,
        tool_price: file.inner("tools")?.whole("price", 0..=99)?,
        loans: loans.whole("count", 0..=9)?,
        loan_gain: loans.whole("gain", 0..=99)?,
        loan_repayment: loans.whole("repayment", 0..=99)?,
        loan_penalty: loans.whole("penalty", 0..=9)?,
        university_price: file.inner("universities")?.whole("price", 0..=99)?,
    })
}
