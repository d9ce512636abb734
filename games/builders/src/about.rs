//! The game as people meet it before they play.

use ludi_engine::{
    About, Bilingual, Chance, Effect, Messages, OptionKind, OptionSpec, Phrase, Seat, Text, Title,
    Told, View, Weights,
};

use crate::components::SEATS;
use crate::pack::BUILTIN;
use crate::setup::STALL_ROUNDS;
use crate::{Builders, Decision, Draw, Refusal};

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "finite_bank", kind: OptionKind::Flag, rule: "AM-01", beyond: false },
    OptionSpec {
        key: "machines_are_full_workers",
        kind: OptionKind::Flag,
        rule: "AM-11",
        beyond: false,
    },
    OptionSpec { key: "early_repayment", kind: OptionKind::Flag, rule: "AM-16", beyond: false },
    OptionSpec { key: "ask_final_scoring", kind: OptionKind::Flag, rule: "AM-17", beyond: false },
    OptionSpec { key: "first_seat", kind: OptionKind::SeatOrRandom, rule: "AM-22", beyond: false },
    OptionSpec { key: "open_building_top", kind: OptionKind::Flag, rule: "AM-23", beyond: false },
    OptionSpec { key: "open_worker_top", kind: OptionKind::Flag, rule: "AM-23", beyond: false },
    OptionSpec {
        key: "stall_rounds",
        kind: OptionKind::Number(*STALL_ROUNDS.start() as i64..=*STALL_ROUNDS.end() as i64),
        rule: "AM-24",
        beyond: true,
    },
    OptionSpec {
        key: "apprentice_set",
        kind: OptionKind::Choice(&["sheet", "notebook", "balanced"]),
        rule: "AM-30",
        beyond: false,
    },
];

static ABOUT: About = About {
    id: "builders",
    name: Bilingual { en: "The Builders: Antiquity", fr: "Les Bâtisseurs\u{a0}: Antiquité" },
    tagline: Bilingual {
        en: "Hire masters and apprentices, send them to work, and raise the wonders of the ancient world before your rivals do.",
        fr: "Recrutez maîtres et apprentis, envoyez-les au travail et élevez les merveilles du monde antique avant vos rivaux.",
    },
    players: 2..=SEATS as u8,
    players_rule: "BA-007",
    minutes: 30..=45,
    prefix: "BA",
    rules_version: 1,
    folly: 36,
    ideas: 16,
    horizon: 400,
    options: OPTIONS,
    rules: Bilingual { en: include_str!("../rules.en.md"), fr: include_str!("../rules.fr.md") },
    words: Bilingual {
        en: include_str!("../locales/en.ftl"),
        fr: include_str!("../locales/fr.ftl"),
    },
    pack: BUILTIN,
    tests: &[
        ("src/tests/components.rs", include_str!("tests/components.rs")),
        ("src/tests/setting_up.rs", include_str!("tests/setting_up.rs")),
        ("src/tests/turns.rs", include_str!("tests/turns.rs")),
        ("src/tests/investments.rs", include_str!("tests/investments.rs")),
        ("src/tests/sites.rs", include_str!("tests/sites.rs")),
        ("src/tests/ending.rs", include_str!("tests/ending.rs")),
        ("src/tests/examples.rs", include_str!("tests/examples.rs")),
        ("src/tests/words.rs", include_str!("tests/words.rs")),
    ],
};

impl Title for Builders {
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

    fn sensible<C: Chance>(view: &View<Self>, seat: Seat, chance: &mut C) -> Decision {
        view.sensible_decision(seat, chance)
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
        view.sensible_decision_by(seat, chance, weights)
    }

    fn appraise(view: &View<Self>, seat: Seat, decision: Decision) -> Option<f32> {
        Some(view.appraisal(seat, decision))
    }
}
