//! The game as people meet it: its name, its rules, its words.

mod effects;
mod explain;
mod label;
pub mod phrases;
mod story;
mod text;

use ludi_engine::{About, Bilingual, Effect, Messages, Phrase, Seat, Text, Told, View, Words};

use crate::{Decision, Draw, Praetor, Refusal, pack};

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
    tests: &[
        ("src/tests/components.rs", include_str!("tests/components.rs")),
        ("src/tests/setting_up.rs", include_str!("tests/setting_up.rs")),
        ("src/tests/turns.rs", include_str!("tests/turns.rs")),
        ("src/tests/building.rs", include_str!("tests/building.rs")),
        ("src/tests/activating.rs", include_str!("tests/activating.rs")),
        ("src/tests/effects.rs", include_str!("tests/effects.rs")),
        ("src/tests/market.rs", include_str!("tests/market.rs")),
        ("src/tests/special.rs", include_str!("tests/special.rs")),
        ("src/tests/updating.rs", include_str!("tests/updating.rs")),
        ("src/tests/scoring.rs", include_str!("tests/scoring.rs")),
        ("src/tests/editions.rs", include_str!("tests/editions.rs")),
        ("src/tests/examples.rs", include_str!("tests/examples.rs")),
        ("src/tests/outlook.rs", include_str!("tests/outlook.rs")),
        ("src/tests/packs.rs", include_str!("tests/packs.rs")),
        ("src/tests/words.rs", include_str!("tests/words.rs")),
    ],
};

impl Words for Praetor {
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

    fn text(view: &View<Self>, messages: &Messages, names: &[String]) -> Text {
        text::text(view, messages, names)
    }
}
