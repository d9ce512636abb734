//! The game in words: what front ends show besides the rules.

mod counters;
mod deeds;
mod effects;
mod explain;
mod label;
pub(crate) mod merit;
pub mod phrases;
mod story;
mod text;

use ludi_engine::{About, Bilingual, lessons, puzzles, words};

use crate::pack::BUILTIN;
use crate::{Hadrian, data};

static ABOUT: About = About {
    name: Bilingual { en: "Hadrian’s Wall", fr: "Mur d’Hadrien" },
    tagline: Bilingual {
        en: "Build fort and wall at the edge of the empire, and hold them for six years.",
        fr: "Bâtissez fort et mur aux confins de l’empire, et tenez-les six années.",
    },
    minutes: 45..=90,
    prefix: "HW",
    rules: Bilingual { en: include_str!("../rules.en.md"), fr: include_str!("../rules.fr.md") },
    messages: Bilingual {
        en: include_str!("../locales/en.ftl"),
        fr: include_str!("../locales/fr.ftl"),
    },
    pack: BUILTIN,
    lessons: lessons!["1", "2", "3", "4", "5", "6", "7", "8"],
    puzzles: puzzles![
        "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15",
        "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
        "31"
    ],
};

words!(Hadrian, ABOUT);
