//! The game as people meet it before they play.

use ludi_engine::{
    About, Bilingual, Chance, Effect, Messages, Phrase, Seat, Text, Title, Told, View, Weights,
};

use crate::pack::BUILTIN;
use crate::setup::OPTIONS;
use crate::{Decision, Draw, MagnaRoma, Refusal, Style};

static ABOUT: About = About {
    id: "magna-roma",
    name: Bilingual { en: "Magna Roma", fr: "Magna Roma" },
    tagline: Bilingual {
        en: "Lay out a city of twenty-four quarters, let their half-symbols meet, and make it the pride of the Empire.",
        fr: "Tracez une ville de vingt-quatre quartiers, faites se rejoindre leurs demi-symboles et offrez à l’Empire son plus beau joyau.",
    },
    players: 1..=4,
    players_rule: "MR-001",
    minutes: 30..=90,
    prefix: "MR",
    rules_version: 1,
    folly: 54,
    ideas: 6,
    horizon: 400,
    options: OPTIONS,
    rules: Bilingual { en: include_str!("../rules.en.md"), fr: include_str!("../rules.fr.md") },
    words: Bilingual {
        en: include_str!("../locales/en.ftl"),
        fr: include_str!("../locales/fr.ftl"),
    },
    pack: BUILTIN,
};

impl Title for MagnaRoma {
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

    fn sensible<C: Chance>(view: &View<Self>, seat: Seat, chance: &mut C) -> Decision {
        Style::balanced().decide(view, seat, chance)
    }

    fn weights() -> Option<&'static Weights> {
        Some(&crate::sensible::WEIGHTS)
    }

    fn sensible_by<C: Chance>(
        view: &View<Self>,
        seat: Seat,
        chance: &mut C,
        weights: &[f32],
    ) -> Decision {
        Style::from_numbers(weights).decide(view, seat, chance)
    }

    fn appraise(view: &View<Self>, seat: Seat, decision: Decision) -> Option<f32> {
        Some(Style::balanced().appraise(view, seat, decision))
    }

    fn foresee(&self, seat: Seat) -> f32 {
        crate::foresight::foresee(self, seat)
    }
}
