//! The game in words: what front ends show besides the rules.

mod counters;
mod effects;
mod explain;
mod label;
pub mod phrases;
mod story;
mod text;

use ludi_engine::{About, Bilingual, Effect, Messages, Phrase, Seat, Text, Told, View, Words};
use serde_json::Value as Json;

use crate::pack::BUILTIN;
use crate::{Builders, Decision, Draw, Refusal};

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
};

impl Words for Builders {
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

    fn text(view: &View<Self>, words: &Messages, names: &[String]) -> Text {
        text::text(view, words, names)
    }

    fn data(view: &View<Self>) -> Json {
        crate::data::data(view)
    }
}
