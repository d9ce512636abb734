//! The game as people meet it: its name, its rules, its words.

mod counters;
mod effects;
mod explain;
mod happened;
mod label;
pub mod phrases;
mod story;
mod text;

use ludi_engine::{About, Bilingual, Effect, Messages, Phrase, Seat, Text, Told, View, Words};
use serde_json::Value as Json;

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

    fn counters(view: &View<Self>, seat: Seat) -> Vec<(&'static str, i32)> {
        counters::counters(view, seat)
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

    fn data(view: &View<Self>) -> Json {
        crate::data::data(view)
    }
}
