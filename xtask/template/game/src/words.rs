//! The game in words: what front ends show besides the rules.

mod counters;
mod deeds;
mod effects;
mod explain;
mod label;
pub mod phrases;
mod story;
mod text;

use ludi_engine::{About, Bilingual, PuzzleFiles};

use crate::{TemplateGame, data};
use crate::pack::BUILTIN;

static ABOUT: About = About {
    name: Bilingual { en: "Template Game", fr: "Template Game" },
    tagline: Bilingual {
        en: "Take stones from three heaps; the last one is worth most.",
        fr: "Prenez des pierres dans trois tas ; la dernière vaut le plus.",
    },
    minutes: 5..=10,
    prefix: "XX",
    rules: Bilingual { en: include_str!("../rules.en.md"), fr: include_str!("../rules.fr.md") },
    messages: Bilingual {
        en: include_str!("../locales/en.ftl"),
        fr: include_str!("../locales/fr.ftl"),
    },
    pack: BUILTIN,
    lessons: &[],
    puzzles: PuzzleFiles::NONE,
};

ludi_engine::words!(TemplateGame, ABOUT);
