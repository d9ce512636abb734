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
use crate::{Builders, data};

static ABOUT: About = About {
    name: Bilingual { en: "The Builders: Antiquity", fr: "Les Bâtisseurs\u{a0}: Antiquité" },
    tagline: Bilingual {
        en: "Hire masters and apprentices, send them to work, and raise the wonders of the ancient world before your rivals do.",
        fr: "Recrutez maîtres et apprentis, envoyez-les au travail et élevez les merveilles du monde antique avant vos rivaux.",
    },
    minutes: 30..=45,
    prefix: "BA",
    rules: Bilingual { en: include_str!("../rules.en.md"), fr: include_str!("../rules.fr.md") },
    messages: Bilingual {
        en: include_str!("../locales/en.ftl"),
        fr: include_str!("../locales/fr.ftl"),
    },
    pack: BUILTIN,
    lessons: lessons!["1", "2", "3", "4", "5", "6", "7", "8"],
    puzzles: puzzles![
        "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15",
        "16", "17", "18", "19", "20", "21", "22", "23"
    ],
};

words!(Builders, ABOUT);
