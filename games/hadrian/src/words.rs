//! The game in words: what front ends show besides the rules.

mod effects;
mod explain;
mod label;
pub mod phrases;
mod story;
mod text;

use ludi_engine::{About, Bilingual, Effect, Messages, Phrase, Seat, Text, Told, View, Words};

use crate::components::BUILTIN;
use crate::{Decision, Draw, Hadrian, Refusal};

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
    tests: &[
        ("src/tests/setup.rs", include_str!("tests/setup.rs")),
        ("src/tests/year.rs", include_str!("tests/year.rs")),
        ("src/tests/frontier.rs", include_str!("tests/frontier.rs")),
        ("src/tests/buildings.rs", include_str!("tests/buildings.rs")),
        ("src/tests/citizens.rs", include_str!("tests/citizens.rs")),
        ("src/tests/market.rs", include_str!("tests/market.rs")),
        ("src/tests/ludus.rs", include_str!("tests/ludus.rs")),
        ("src/tests/patricians.rs", include_str!("tests/patricians.rs")),
        ("src/tests/attack.rs", include_str!("tests/attack.rs")),
        ("src/tests/scoring.rs", include_str!("tests/scoring.rs")),
        ("src/tests/table.rs", include_str!("tests/table.rs")),
        ("src/tests/campaign.rs", include_str!("tests/campaign.rs")),
        ("src/tests/pack.rs", include_str!("tests/pack.rs")),
    ],
};

impl Words for Hadrian {
    fn about() -> &'static About {
        &ABOUT
    }

    fn prompt(view: &View<Self>, seat: Seat) -> Phrase {
        label::prompt(view, seat)
    }

    fn label(view: &View<Self>, seat: Seat, decision: Decision) -> Phrase {
        label::label(view, seat, decision)
    }

    fn effects(view: &View<Self>, seat: Seat, decision: Decision) -> Vec<Effect> {
        effects::effects(view, seat, decision)
    }

    fn explain(view: &View<Self>, seat: Seat, refusal: Refusal) -> Phrase {
        explain::explain(view, seat, refusal)
    }

    fn tell_decision(
        before: &View<Self>,
        seat: Seat,
        decision: Decision,
        after: &View<Self>,
    ) -> Vec<Told> {
        story::tell_decision(before, seat, decision, after)
    }

    fn tell_draw(before: &View<Self>, draw: Draw, after: &View<Self>) -> Vec<Told> {
        story::tell_draw(before, draw, after)
    }

    fn text(view: &View<Self>, words: &Messages, names: &[String]) -> Text {
        text::text(view, words, names)
    }
}
