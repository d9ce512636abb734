//! HW-180: the fort of the solo campaign: its goal and its challenge, each with whether it holds.

use ludi_engine::Phrase;
use ludi_hadrian::campaign::is_met;
use ludi_hadrian::components::{Condition, Metric};
use maud::{Markup, html};

use super::paper::Paper;
use super::signs;
use crate::components::icon;

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
                    span { (in_words(paper, *condition)) }
                    @if met { span.vh { " " (paper.get("look-hadrian-met")) } }
                }
            }
        }
    }
}

/// A condition in words.
fn in_words(paper: &Paper<'_>, condition: Condition) -> String {
    let counted = |id: &'static str, n: u8| paper.say(&Phrase::new(id).with("n", n));
    match condition {
        Condition::Score(min) => counted("look-hadrian-goal-score", min),
        Condition::PathPoints(min) => counted("look-hadrian-goal-paths", min),
        Condition::Attribute(attribute, min) => {
            format!("{} {min}", paper.get(&format!("attribute-{}", attribute.id())))
        }
        Condition::Attributes { value, count } => paper.say(
            &Phrase::new("look-hadrian-goal-attributes").with("value", value).with("count", count),
        ),
        Condition::AtLeast(metric, min) => counted(metric_words(metric), min),
        Condition::Disdain(most) => counted("look-hadrian-goal-disdain", most),
        Condition::Favours(most) => counted("look-hadrian-goal-favours", most),
        Condition::Built(building) => paper.pack.buildings[usize::from(building)]
            .name
            .get(paper.scene.words.lang())
            .to_owned(),
        Condition::FortFull => full(paper, "fort"),
        Condition::WallFull => full(paper, "wall"),
        Condition::CippiFull => full(paper, "cippi"),
        Condition::GuardFull => full(paper, "guard"),
        Condition::MapFull => full(paper, "scouting"),
    }
}

fn full(paper: &Paper<'_>, area: &str) -> String {
    let what = signs::area(paper.scene, area);
    paper.say(&Phrase::new("look-hadrian-goal-full").with("what", what))
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
