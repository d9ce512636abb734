//! The game as people meet it: its name, its rules, its words.

mod counters;
mod deeds;
mod effects;
mod explain;
mod happened;
mod label;
pub(crate) mod merit;
pub mod phrases;
pub mod places;
mod story;
mod text;

use ludi_engine::{About, Bilingual, PuzzleFiles, words};

use crate::{Praetor, data, pack};

static ABOUT: About = About {
    name: Bilingual { en: "Praetor", fr: "Praetor" },
    tagline: Bilingual {
        en: "Raise a city tile by tile with workers who learn, grow old and retire, and become the praetor of Hadrian’s new town.",
        fr: "Bâtissez une cité tuile après tuile avec des ouvriers qui apprennent, vieillissent et prennent leur retraite, et devenez le préteur de la ville d’Hadrien.",
    },
    minutes: 60..=90,
    prefix: "PR",
    rules: Bilingual { en: include_str!("../rules.en.md"), fr: include_str!("../rules.fr.md") },
    messages: Bilingual {
        en: include_str!("../locales/en.ftl"),
        fr: include_str!("../locales/fr.ftl"),
    },
    pack: pack::BUILTIN,
    lessons: &[
        include_str!("../lessons/1.toml"),
        include_str!("../lessons/2.toml"),
        include_str!("../lessons/3.toml"),
        include_str!("../lessons/4.toml"),
        include_str!("../lessons/5.toml"),
        include_str!("../lessons/6.toml"),
        include_str!("../lessons/7.toml"),
    ],
    puzzles: PuzzleFiles::NONE,
};

words!(Praetor, ABOUT);
