//! The game as people meet it: its name, its rules, its words.

mod counters;
mod deeds;
mod effects;
mod explain;
mod label;
pub(crate) mod merit;
pub mod phrases;
mod proceeds;
mod story;
mod text;

use ludi_engine::{About, Bilingual, lessons, puzzles, words};

use crate::pack::BUILTIN;
use crate::{MagnaRoma, data};

pub use effects::brings;

static ABOUT: About = About {
    name: Bilingual { en: "Magna Roma", fr: "Magna Roma" },
    tagline: Bilingual {
        en: "Lay out a city of twenty-four quarters, let their half-symbols meet, and make it the pride of the Empire.",
        fr: "Tracez une ville de vingt-quatre quartiers, faites se rejoindre leurs demi-symboles et offrez à l’Empire son plus beau joyau.",
    },
    minutes: 30..=90,
    prefix: "MR",
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
        "31", "32", "33"
    ],
};

words!(MagnaRoma, ABOUT);
