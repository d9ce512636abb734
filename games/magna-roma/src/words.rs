//! The game as people meet it before they play.

mod effects;
pub mod phrases;
mod story;
mod text;

pub use effects::symbol_message;

use ludi_engine::{
    About, Bilingual, Chance, Effect, Foresight, Messages, Phrase, Seat, Strategy, Text, Told,
    View, Words,
};

use crate::pack::BUILTIN;
use crate::{Decision, Draw, MagnaRoma, Refusal, Style};

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
    tests: &[
        ("src/tests/components.rs", include_str!("tests/components.rs")),
        ("src/tests/setting_up.rs", include_str!("tests/setting_up.rs")),
        ("src/tests/placing.rs", include_str!("tests/placing.rs")),
        ("src/tests/gaining.rs", include_str!("tests/gaining.rs")),
        ("src/tests/trading.rs", include_str!("tests/trading.rs")),
        ("src/tests/monuments.rs", include_str!("tests/monuments.rs")),
        ("src/tests/provinces.rs", include_str!("tests/provinces.rs")),
        ("src/tests/blessings.rs", include_str!("tests/blessings.rs")),
        ("src/tests/population.rs", include_str!("tests/population.rs")),
        ("src/tests/choosing.rs", include_str!("tests/choosing.rs")),
        ("src/tests/scoring.rs", include_str!("tests/scoring.rs")),
        ("src/tests/solo.rs", include_str!("tests/solo.rs")),
        ("src/tests/properties.rs", include_str!("tests/properties.rs")),
    ],
};

impl Words for MagnaRoma {
    fn about() -> &'static About {
        &ABOUT
    }

    fn prompt(view: &View<Self>, seat: Seat) -> Phrase {
        view.ask_in_words(seat)
    }

    fn label(view: &View<Self>, _seat: Seat, decision: Decision) -> Phrase {
        view.decision_in_words(decision)
    }

    fn effects(view: &View<Self>, seat: Seat, decision: Decision) -> Vec<Effect> {
        view.effects_in_words(seat, decision)
    }

    fn explain(view: &View<Self>, _seat: Seat, refusal: Refusal) -> Phrase {
        view.refusal_in_words(refusal)
    }

    fn tell_decision(
        before: &View<Self>,
        seat: Seat,
        decision: Decision,
        after: &View<Self>,
    ) -> Vec<Told> {
        before.tell(seat, decision, after)
    }

    fn tell_draw(before: &View<Self>, draw: Draw, _after: &View<Self>) -> Vec<Told> {
        vec![before.tell_drawn(draw)]
    }

    fn text(view: &View<Self>, words: &Messages, names: &[String]) -> Text {
        view.drawn_as_text(words, names)
    }
}

impl Strategy for MagnaRoma {
    type Taste = Style;

    const FORESIGHT: Foresight = Foresight { blunders: 54, candidates: 6, horizon: 400 };

    fn tastes() -> &'static [Style] {
        &*crate::sensible::STYLES
    }

    fn choose<C: Chance>(taste: &Style, view: &View<Self>, seat: Seat, chance: &mut C) -> Decision {
        taste.decide(view, seat, chance)
    }

    fn appraise(taste: &Style, view: &View<Self>, seat: Seat, decision: Decision) -> Option<f32> {
        Some(taste.appraise(view, seat, decision))
    }

    fn foresee(&self, _: &Style, seat: Seat) -> f32 {
        crate::foresight::foresee(self, seat)
    }
}
