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

use ludi_engine::{About, Bilingual, lessons, puzzles, words};

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
    lessons: lessons!["1", "2", "3", "4", "5", "6", "7"],
    puzzles: puzzles![
        "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15",
        "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30"
    ],
};

words!(Praetor, ABOUT);
