//! Reads and checks a pack: from TOML to [`Components`].

use std::sync::LazyLock;

use ludi_engine::pack::{Checked, Entry, origins};
use ludi_engine::{Origin, Pack, PackError, Stamp};
use toml::Table;

use crate::components::{Components, HEAPS, HeapCard};

/// The pack that is part of the program.
pub const BUILTIN: &str = include_str!("../components.toml");

impl Pack for Components {
    fn builtin() -> &'static Self {
        static PACK: LazyLock<Components> = LazyLock::new(|| {
            Components::parse(BUILTIN).expect("the embedded pack is checked by a test")
        });
        &PACK
    }

    fn parse(text: &str) -> Result<Self, PackError> {
        let table: Table = text.parse()?;
        let file = Entry::file(&table);
        let stamp = file.entry("meta", |meta| {
            meta.choice("game", &[("template-game", ())])?;
            Ok(Stamp::new(meta.kept("id")?, text))
        })?;
        let (most, last) = file.entry("numbers", |numbers| {
            Ok((numbers.whole("most", 1..=9)?, numbers.whole("last", 0..=99)?))
        })?;
        let heaps = file.entries("heap", HEAPS..=HEAPS, heap)?;
        file.done()?;
        let heaps = heaps.try_into().expect("the heaps have been counted");
        Ok(Self { stamp, origins: origins(&table)?, most, last, heaps })
    }

    fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    fn origins(&self) -> &[Origin] {
        &self.origins
    }
}

fn heap(entry: &Entry<'_>) -> Checked<HeapCard> {
    Ok(HeapCard {
        id: entry.id()?,
        name: entry.name("name")?,
        stones: entry.whole("stones", 1..=9)?,
    })
}
