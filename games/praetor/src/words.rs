//! The game as people meet it: its name, its switches, its questions and answers.

mod effects;
pub(crate) mod phrases;
mod story;
mod text;

use ludi_engine::{
    About, Bilingual, Chance, Effect, Foresight, Game as _, Messages, Next, Phrase, Seat, Strategy,
    Text, Told, View, Words,
};

use crate::refusal::Shortage;
use crate::{Decision, Draw, Job, Praetor, Refusal, Stage, Step, Taste, TileId, pack};

use phrases::{amount, goods, tile_here, wall};

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
        prompt(view, seat)
    }

    fn label(view: &View<Self>, seat: Seat, decision: Decision) -> Phrase {
        label(view, seat, decision)
    }

    fn effects(view: &View<Self>, seat: Seat, decision: Decision) -> Vec<Effect> {
        effects::effects(view, seat, decision)
    }

    fn explain(view: &View<Self>, seat: Seat, refusal: Refusal) -> Phrase {
        explain(view, seat, refusal)
    }

    fn tell_decision(
        before: &View<Self>,
        seat: Seat,
        decision: Decision,
        _: &View<Self>,
    ) -> Vec<Told> {
        story::tell_decision(before, seat, decision)
    }

    fn tell_draw(before: &View<Self>, draw: Draw, _: &View<Self>) -> Vec<Told> {
        story::tell_draw(before, draw)
    }

    fn text(view: &View<Self>, words: &Messages, names: &[String]) -> Text {
        text::draw(view, words, names)
    }
}

impl Strategy for Praetor {
    type Taste = Taste;

    const FORESIGHT: Foresight = Foresight { blunders: 72, candidates: 4, horizon: 60 };

    fn tastes() -> &'static [Taste] {
        &*crate::strategy::TASTES
    }

    fn choose<C: Chance>(taste: &Taste, view: &View<Self>, seat: Seat, chance: &mut C) -> Decision {
        crate::strategy::choose(taste, view, seat, chance)
    }

    fn appraise(taste: &Taste, view: &View<Self>, seat: Seat, decision: Decision) -> Option<f32> {
        Some(crate::strategy::appraise(taste, view, seat, decision))
    }

    fn foresee(&self, _: &Taste, seat: Seat) -> f32 {
        crate::strategy::foresight::foresee(self, seat)
    }
}

/// The next step of a seat in one sentence.
fn prompt(state: &Praetor, seat: Seat) -> Phrase {
    match state.next() {
        Next::Over => return Phrase::new("prompt-over"),
        Next::Chance => return Phrase::new("prompt-chance"),
        Next::Decide(seats) if !seats.contains(seat) => {
            return Phrase::new("prompt-wait").with("who", state.acting());
        }
        Next::Decide(_) => {}
    }
    let name = |tile: TileId| state.pack.tile_name(tile);
    match (state.stage, state.step) {
        (Stage::Mines, _) => Phrase::new("prompt-mine"),
        (Stage::Novices, _) => {
            let novices = state.player(seat).workers.novices[0];
            Phrase::new("prompt-academy").with("novices", novices)
        }
        (Stage::Recruit, _) => {
            let price = state.recruit_price(seat);
            Phrase::new("prompt-recruit").with("favor", price)
        }
        (_, Step::Retired) => Phrase::new("prompt-retired"),
        (_, Step::Worker(Job::Build(tile))) => {
            Phrase::new("prompt-worker-build").with("tile", name(tile))
        }
        (_, Step::Worker(Job::Activate(tile))) => {
            Phrase::new("prompt-worker-activate").with("tile", name(tile))
        }
        (_, Step::Cell { tile, .. }) => Phrase::new("prompt-cell").with("tile", name(tile)),
        (_, Step::Turn { tile, .. }) => Phrase::new("prompt-turn").with("tile", name(tile)),
        (_, Step::Market { .. }) => Phrase::new("prompt-market"),
        (_, Step::Forge { experience, .. }) => Phrase::new("prompt-forge").with("most", experience),
        (_, Step::Wall) => Phrase::new("prompt-wall"),
        (_, Step::Choose | Step::Draw) => {
            Phrase::new("prompt-action").with("idle", state.player(seat).workers.idle())
        }
    }
}

/// A decision in words.
pub(crate) fn label(state: &Praetor, seat: Seat, decision: Decision) -> Phrase {
    let with_tile = |id, tile| Phrase::new(id).with("tile", tile_here(state, tile));
    let trade = |id, good, buys: bool| {
        let rate = state.rate(state.player(seat), good);
        let (units, gold) = rate.map_or((0, 0), |rate| {
            if buys { (rate.buy_units, rate.buy) } else { (rate.sell_units, rate.sell) }
        });
        Phrase::new(id)
            .with("what", amount(good, u16::from(units)))
            .with("gold", amount(crate::Good::Gold, u16::from(gold)))
    };
    match decision {
        Decision::Take(tile) => with_tile("label-take", tile),
        Decision::Build(tile) => with_tile("label-build", tile),
        Decision::Activate(tile) => with_tile("label-activate", tile),
        Decision::Camp(tile) => with_tile("label-camp", tile),
        Decision::Pass => Phrase::new("label-pass"),
        Decision::Worker(experience) => Phrase::new("label-worker").with("experience", experience),
        Decision::At(x, y) => Phrase::new("label-at").with("x", x).with("y", y),
        Decision::Turn(quarters) => {
            Phrase::new("label-turn").with("degrees", u16::from(quarters) * 90)
        }
        Decision::Buy(good) => trade("label-buy", good, true),
        Decision::Sell(good) => trade("label-sell", good, false),
        Decision::Done => Phrase::new("label-done"),
        Decision::Forge(amount) => Phrase::new("label-forge").with("n", amount),
        Decision::Fulfil(id) => {
            let demand = state.pack.walls.get(id.index()).map(|wall| wall.demand);
            Phrase::new("label-fulfil").with("demand", goods(&demand.unwrap_or_default()))
        }
        Decision::Academy(tile) => with_tile("label-academy", tile),
        Decision::NoAcademy => Phrase::new("label-no-academy"),
        Decision::Recruit => Phrase::new("label-recruit").with("favor", state.recruit_price(seat)),
        Decision::NoRecruit => Phrase::new("label-no-recruit"),
    }
}

/// A refusal in words, with what is there and what is needed.
fn explain(state: &Praetor, seat: Seat, refusal: Refusal) -> Phrase {
    let short = |id, Shortage { good, have, need }: Shortage| {
        Phrase::new(id).with("need", amount(good, need)).with("have", have)
    };
    match refusal {
        Refusal::NotYourTurn => Phrase::new("refusal-turn").with("who", state.acting()),
        Refusal::NotNow => Phrase::new("refusal-now"),
        Refusal::MineTaken => Phrase::new("refusal-mine"),
        Refusal::NotAvailable => Phrase::new("refusal-available"),
        Refusal::Cost(missing) => short("refusal-cost", missing),
        Refusal::NoMarker(most) => Phrase::new("refusal-marker").with("most", most),
        Refusal::RetiredMayNotBuild => Phrase::new("refusal-retired-build"),
        Refusal::NotBuilt => Phrase::new("refusal-built"),
        Refusal::NoArea => Phrase::new("refusal-area"),
        Refusal::Special => Phrase::new("refusal-special"),
        Refusal::AcademyLater => Phrase::new("refusal-academy-later"),
        Refusal::NoCamp => Phrase::new("refusal-camp"),
        Refusal::Occupied => Phrase::new("refusal-occupied"),
        Refusal::Fee(missing) => short("refusal-fee", missing),
        Refusal::NoVillager => Phrase::new("refusal-villager"),
        Refusal::NoWall => Phrase::new("refusal-wall"),
        Refusal::Demand(missing) => {
            let demands = state.walls.iter().map(|index| wall(state, index)).collect::<Vec<_>>();
            short("refusal-demand", missing).with("demand", demands)
        }
        Refusal::WallNotAvailable => Phrase::new("refusal-wall-other"),
        Refusal::NoBenefit => Phrase::new("refusal-benefit"),
        Refusal::NoActive => Phrase::new("refusal-active"),
        Refusal::NoSuchWorker(experience) => {
            Phrase::new("refusal-worker").with("experience", experience)
        }
        Refusal::WorkerUseless(experience) => {
            Phrase::new("refusal-worker-useless").with("experience", experience)
        }
        Refusal::SpecialUsed => Phrase::new("refusal-special-used"),
        Refusal::NoRetired => {
            Phrase::new("refusal-retired").with("retired", state.player(seat).workers.retired)
        }
        Refusal::NowhereForRetired => Phrase::new("refusal-nowhere"),
        Refusal::CellTaken => Phrase::new("refusal-cell-taken"),
        Refusal::CellApart => Phrase::new("refusal-cell-apart"),
        Refusal::NoSuchTurn => Phrase::new("refusal-no-turn"),
        Refusal::GoldIsMoney => Phrase::new("refusal-gold"),
        Refusal::Price(missing) => short("refusal-price", missing),
        Refusal::Stock(missing) => short("refusal-stock", missing),
        Refusal::SoldBefore(good) => Phrase::new("refusal-sold").with("good", phrases::good(good)),
        Refusal::BoughtBefore(good) => {
            Phrase::new("refusal-bought").with("good", phrases::good(good))
        }
        Refusal::TradeFirst => Phrase::new("refusal-trade"),
        Refusal::ForgeAmount(most) => Phrase::new("refusal-forge").with("most", most),
        Refusal::NoAcademy => Phrase::new("refusal-academy"),
    }
}
