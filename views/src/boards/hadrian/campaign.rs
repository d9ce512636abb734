//! HW-180: the fort of the solo campaign: its goal and its challenge, each with whether it holds.

use ludi_engine::{AnyTable, Messages, Pack as _, Phrase, Seat, Table};
use ludi_hadrian::Hadrian;
use ludi_hadrian::campaign::{is_met, reached, verdict};
use ludi_hadrian::components::{Components, Condition, Goal, Metric, Terms};
use ludi_hadrian::phrases;
use ludi_hadrian::vocabulary::Pieces;
use maud::{Markup, html};

use super::paper::Paper;
use crate::components::icon;

pub use ludi_hadrian::campaign::{March, Record, Verdict};

/// A part of a goal, and whether it is met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What is asked for.
    pub asked: String,
    /// What was reached, where that is a number.
    pub reached: Option<String>,
    /// Whether it is met.
    pub met: bool,
}

/// What a finished game at a fort achieved, in words.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The fort, from 1.
    pub fort: u8,
    /// Its name.
    pub name: &'static str,
    /// Whether it was played with the reward of the fort before.
    pub reward: bool,
    /// Whether goal and challenge were met.
    pub verdict: Verdict,
    /// The score.
    pub points: i32,
    /// The goal, part by part.
    pub goal: Vec<Part>,
    /// The challenge, part by part.
    pub challenge: Vec<Part>,
}

/// What a table achieved for the campaign; `None` if it is not one of a fort that is over.
pub fn outcome(table: &dyn AnyTable, words: &Messages) -> Option<Outcome> {
    let table: &Table<Hadrian> = table.as_any().downcast_ref()?;
    let game = table.view(None);
    let verdict = verdict(&game)?;
    let (pack, sheet) = (table.pack(), game.sheet(Seat(0)));
    let fort = pack.forts.get(usize::from(game.fort()).checked_sub(1)?)?;
    let part = |condition: &Condition| Part {
        asked: in_words(words, pack, *condition),
        reached: match (condition, reached(pack, sheet, *condition)) {
            (Condition::Built(_), _) => None,
            (_, (have, _)) => {
                Some(words.say(&Phrase::new("look-end-reached").with("have", have), &[]))
            }
        },
        met: is_met(pack, sheet, *condition),
    };
    Some(Outcome {
        fort: game.fort(),
        name: fort.name,
        reward: game.reward(),
        verdict,
        points: sheet.points(pack),
        goal: fort.goal.iter().map(part).collect(),
        challenge: fort.challenge.iter().map(part).collect(),
    })
}

/// What is printed.
pub fn components() -> &'static Components {
    Components::builtin()
}

/// The fort of a table of the campaign, from 1, if it is played with what is printed.
pub fn fort_of(table: &dyn AnyTable) -> Option<u8> {
    let table: &Table<Hadrian> = table.as_any().downcast_ref()?;
    let printed = table.pack().stamp() == Components::builtin().stamp();
    Some(table.view(None).fort()).filter(|fort| printed && *fort > 0)
}

/// The name of a fort; nothing for one there is not.
pub fn fort_name(fort: u8) -> &'static str {
    let index = usize::from(fort).wrapping_sub(1);
    Components::builtin().forts.get(index).map_or("", |fort| fort.name)
}

/// A goal, part by part.
pub fn goal_in_words(words: &Messages, goal: &Goal) -> Vec<String> {
    goal.iter().map(|condition| in_words(words, Components::builtin(), *condition)).collect()
}

/// Pieces in words.
pub fn pieces_in_words(words: &Messages, pieces: Pieces) -> String {
    let said: Vec<String> = phrases::pieces(pieces).iter().map(|one| words.say(one, &[])).collect();
    said.join(", ")
}

/// The rules a fort changes, one by one.
pub fn terms_in_words(words: &Messages, terms: &Terms) -> Vec<String> {
    let pack = Components::builtin();
    let counted = |id: &'static str, n: u8| words.say(&Phrase::new(id).with("n", n), &[]);
    let named =
        |id: &'static str, what: String| words.say(&Phrase::new(id).with("what", what), &[]);
    let mut said = Vec::new();
    said.extend(terms.neutral_cards.map(|n| counted("look-end-term-neutral", n)));
    if terms.extra_attack > 0 {
        said.push(counted("look-end-term-attack", terms.extra_attack));
    }
    if !terms.extra_cost.is_empty() {
        said.push(named("look-end-term-cost", pieces_in_words(words, terms.extra_cost)));
    }
    if terms.mining_cost != pack.terms.mining_cost {
        said.push(named("look-end-term-mining", pieces_in_words(words, terms.mining_cost)));
    }
    for (index, building) in pack.buildings.iter().enumerate() {
        if terms.forbidden & (1 << index) != 0 {
            said.push(named("look-end-term-no", building.name.get(words.lang()).to_owned()));
        }
    }
    if terms.no_landmarks {
        said.push(words.get("look-end-term-no-landmarks"));
    }
    if terms.no_diplomats {
        said.push(words.get("look-end-term-no-diplomats"));
    }
    if terms.wall_from > 0 {
        said.push(counted("look-end-term-wall", terms.wall_from));
    }
    if terms.first_soldiers > 0 {
        said.push(counted("look-end-term-soldiers", terms.first_soldiers));
    }
    said
}

pub(super) fn draw(paper: &Paper<'_>) -> Markup {
    let number = paper.scene.view.fort();
    let index = usize::from(number).checked_sub(1);
    let Some(fort) = index.and_then(|index| paper.pack.forts.get(index)) else {
        return html! {};
    };
    let name = Phrase::new("board-fort").with("n", number).with("name", fort.name.to_owned());
    html! {
        div.campaign {
            h3 { (paper.say(&name)) }
            p { (paper.get("look-hadrian-goal")) }
            (conditions(paper, &fort.goal))
            p { (paper.get("look-hadrian-challenge")) }
            (conditions(paper, &fort.challenge))
        }
    }
}

fn conditions(paper: &Paper<'_>, conditions: &[Condition]) -> Markup {
    html! {
        ul.conditions {
            @for condition in conditions {
                @let met = is_met(paper.pack, paper.sheet, *condition);
                li.met[met] {
                    (icon(if met { "check" } else { "action-spent" }))
                    span { (in_words(paper.scene.words, paper.pack, *condition)) }
                    @if met { span.vh { " " (paper.get("look-hadrian-met")) } }
                }
            }
        }
    }
}

/// A condition in words.
fn in_words(words: &Messages, pack: &Components, condition: Condition) -> String {
    let counted = |id: &'static str, n: u8| words.say(&Phrase::new(id).with("n", n), &[]);
    match condition {
        Condition::Score(min) => counted("look-hadrian-goal-score", min),
        Condition::PathPoints(min) => counted("look-hadrian-goal-paths", min),
        Condition::Attribute(attribute, min) => {
            format!("{} {min}", words.get(&format!("attribute-{}", attribute.id())))
        }
        Condition::Attributes { value, count } => words.say(
            &Phrase::new("look-hadrian-goal-attributes").with("value", value).with("count", count),
            &[],
        ),
        Condition::AtLeast(metric, min) => counted(metric_words(metric), min),
        Condition::Disdain(most) => counted("look-hadrian-goal-disdain", most),
        Condition::Favours(most) => counted("look-hadrian-goal-favours", most),
        Condition::Built(building) => {
            let name = pack.buildings[usize::from(building)].name;
            words.say(&Phrase::new("look-end-goal-built").with("what", name), &[])
        }
        Condition::FortFull => full(words, "fort"),
        Condition::WallFull => full(words, "wall"),
        Condition::CippiFull => full(words, "cippi"),
        Condition::GuardFull => full(words, "guard"),
        Condition::MapFull => full(words, "scouting"),
    }
}

fn full(words: &Messages, area: &str) -> String {
    let what = words.get(&format!("area-{area}"));
    words.say(&Phrase::new("look-hadrian-goal-full").with("what", what), &[])
}

const fn metric_words(metric: Metric) -> &'static str {
    match metric {
        Metric::Landmarks => "look-hadrian-goal-landmarks",
        Metric::Disdain => "look-hadrian-goal-disdain",
        Metric::WallSections => "look-hadrian-goal-wall",
        Metric::LargeBuildings => "look-hadrian-goal-large",
        Metric::Cohorts => "look-hadrian-goal-cohorts",
        Metric::Production => "look-hadrian-goal-production",
        Metric::Goods => "look-hadrian-goal-goods",
        Metric::CitizenTracks => "look-hadrian-goal-citizens",
        Metric::Temples => "look-hadrian-goal-temples",
        Metric::MapColumns => "look-hadrian-goal-map",
        Metric::Strength => "look-hadrian-goal-strength",
        Metric::GuardSections => "look-hadrian-goal-guard",
    }
}
