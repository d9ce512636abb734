//! The game as people meet it before they play.

use ludi_engine::{
    About, Bilingual, Chance, Effect, Foresight, Messages, Phrase, Seat, Strategy, Text, Told,
    View, Words,
};

use crate::pack::BUILTIN;
use crate::sensible::Taste;
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
        view.ask_in_words(seat)
    }

    fn label(view: &View<Self>, _seat: Seat, decision: Decision) -> Phrase {
        view.label_in_words(decision)
    }

    fn effects(view: &View<Self>, seat: Seat, decision: Decision) -> Vec<Effect> {
        view.effects_in_words(seat, decision)
    }

    fn explain(view: &View<Self>, seat: Seat, refusal: Refusal) -> Phrase {
        view.refuse_in_words(seat, refusal)
    }

    fn tell_decision(
        before: &View<Self>,
        seat: Seat,
        decision: Decision,
        after: &View<Self>,
    ) -> Vec<Told> {
        before.tell_decision_to(after, seat, decision)
    }

    fn tell_draw(before: &View<Self>, draw: Draw, after: &View<Self>) -> Vec<Told> {
        before.tell_draw_to(after, draw)
    }

    fn text(view: &View<Self>, words: &Messages, names: &[String]) -> Text {
        view.draw_text_board(words, names)
    }
}

impl Strategy for Builders {
    type Taste = Taste;

    const FORESIGHT: Foresight = Foresight { blunders: 36, candidates: 16, horizon: 400 };

    fn tastes() -> &'static [Taste] {
        crate::sensible::tastes()
    }

    fn choose<C: Chance>(taste: &Taste, view: &View<Self>, seat: Seat, chance: &mut C) -> Decision {
        view.sensible_decision(taste, seat, chance)
    }

    fn appraise(taste: &Taste, view: &View<Self>, seat: Seat, decision: Decision) -> Option<f32> {
        Some(view.appraisal(taste, seat, decision))
    }
}
