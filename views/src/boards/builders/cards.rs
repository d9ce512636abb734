//! What a card shows: its picture, its four measures, its numbers; and the same in words.

use ludi_builders::{Building, Hand, Levels, Resource, Tool, University, phrases};
use ludi_engine::{Game as _, Phrase};
use maud::{Markup, html};

use super::{GAME, Table};
use crate::components::{self, assets, icon, picture};

/// The word for a resource in classes and symbols.
pub(super) const fn word(resource: Resource) -> &'static str {
    match resource {
        Resource::Stone => "stone",
        Resource::Wood => "wood",
        Resource::Architecture => "architecture",
        Resource::Decoration => "decoration",
    }
}

fn mark(scene: &Table<'_>, resource: Resource) -> Markup {
    html! {
        (icon(word(resource)))
        span.letter { (resource.letter().get(scene.words.lang())) }
    }
}

/// Four measures in fixed order; zeros fade.
pub(super) fn measures(scene: &Table<'_>, levels: Levels) -> Markup {
    html! {
        span.measures {
            @for resource in Resource::ALL {
                @let amount = levels.of(resource);
                span class={ "measure " (word(resource)) (if amount == 0 { " zero" } else { "" }) } {
                    (mark(scene, resource))
                    span.amount { (amount) }
                }
            }
        }
    }
}

/// Four measures of which one is raised to a new level.
pub(super) fn raised(scene: &Table<'_>, old: Levels, new: Levels) -> Markup {
    html! {
        span.measures {
            @for resource in Resource::ALL {
                @let (from, to) = (old.of(resource), new.of(resource));
                @let zero = if to == 0 { " zero" } else if from != to { " raised" } else { "" };
                span class={ "measure " (word(resource)) (zero) } {
                    (mark(scene, resource))
                    span.amount { @if from != to { span.from { (from) "→" } } (to) }
                }
            }
        }
    }
}

/// How far a site is: for each resource what stands of what is needed, and what would be added.
pub(super) fn progress(scene: &Table<'_>, needs: Levels, missing: Levels, adds: Levels) -> Markup {
    html! {
        span.measures {
            @for resource in Resource::ALL {
                @let need = needs.of(resource);
                @let have = need - missing.of(resource).min(need);
                @let then = need - missing.beyond(adds).of(resource).min(need);
                @let class = if need == 0 { " zero" } else if then == need { " met" } else { "" };
                span class={ "measure " (word(resource)) (class) } {
                    (mark(scene, resource))
                    @if need == 0 { span.amount { "0" } }
                    @else {
                        span.amount { (then) "/" (need) }
                        svg.bar viewBox={ "0 0 " (need) " 1" } preserveAspectRatio="none" {
                            rect.rest width=(need) height="1" {}
                            @if then > have { rect.adds width=(then) height="1" {} }
                            rect.full width=(have) height="1" {}
                        }
                    }
                }
            }
        }
    }
}

/// Only what there is, in one line.
pub(super) fn some(scene: &Table<'_>, levels: Levels, sign: &str) -> Markup {
    html! {
        span.some {
            @for (resource, amount) in levels.present() {
                span class=(word(resource)) { (mark(scene, resource)) (sign) (amount) }
            }
        }
    }
}

/// Amounts in words: "2 stone, 1 wood".
pub(super) fn in_words(scene: &Table<'_>, levels: Levels) -> String {
    let said: Vec<String> = phrases::amounts(levels).iter().map(|one| scene.say(one)).collect();
    said.join(", ")
}

/// The picture of a building; one that a pack added looks like a house.
pub(super) fn building_picture(scene: &Table<'_>, building: Building, class: &str) -> Markup {
    let id = scene.view.pack().building(building).id;
    picture(GAME, if assets::has_symbol(GAME, id) { id } else { "house" }, class, true)
}

/// The figure of a hand: its rank, a slave, a freed worker, or a machine.
pub(super) fn figure(scene: &Table<'_>, hand: Hand, class: &str) -> Markup {
    let card = scene.view.pack().hand(hand);
    if hand.is_machine() {
        let id = if assets::has_symbol(GAME, card.id) { card.id } else { "hoist" };
        return picture(GAME, id, class, true);
    }
    let rank = card.id.split('_').next().unwrap_or_default();
    let id = if hand.is_slave() {
        if scene.view.is_enslaved(hand) { "slave" } else { "freed" }
    } else if assets::has_symbol(GAME, rank) {
        rank
    } else {
        match card.wage {
            0..=2 => "apprentice",
            3 => "labourer",
            4 => "journeyman",
            _ => "master",
        }
    };
    picture(GAME, id, class, false)
}

/// The picture of a tool.
pub(super) fn tool_picture(scene: &Table<'_>, tool: Tool, class: &str) -> Markup {
    let id = scene.view.pack().tool(tool).id;
    picture(GAME, if assets::has_symbol(GAME, id) { id } else { "mallet" }, class, false)
}

/// The name of a hand in the reader's language.
pub(super) fn hand_name(scene: &Table<'_>, hand: Hand) -> &'static str {
    let pack = scene.view.pack();
    let freed = hand.is_slave() && !scene.view.is_enslaved(hand);
    let name = if freed { pack.freed_name } else { pack.hand(hand).name };
    name.get(scene.words.lang())
}

/// The name of a building in the reader's language.
pub(super) fn building_name(scene: &Table<'_>, building: Building) -> &'static str {
    scene.view.pack().building_name(building, scene.words.lang())
}

/// The name of a tool in the reader's language.
pub(super) fn tool_name(scene: &Table<'_>, tool: Tool) -> &'static str {
    scene.view.pack().tool(tool).name.get(scene.words.lang())
}

/// The name of a university in the reader's language.
pub(super) fn university_name(scene: &Table<'_>, university: University) -> &'static str {
    scene.view.pack().university(university).name.get(scene.words.lang())
}

/// What stays with a building wherever it lies; a machine keeps it when it works.
pub(super) fn building_piece(scene: &Table<'_>, building: Building) -> String {
    format!("building-{}", scene.view.pack().building(building).id)
}

/// What stays with a hand wherever it goes.
pub(super) fn hand_piece(scene: &Table<'_>, hand: Hand) -> String {
    let id = scene.view.pack().hand(hand).id;
    if hand.is_machine() { format!("building-{id}") } else { format!("hand-{id}") }
}

/// A building in words: what it needs and brings.
pub(super) fn describe_building(scene: &Table<'_>, building: Building) -> String {
    let card = scene.view.pack().building(building);
    let phrase = Phrase::new("look-builders-building")
        .with("name", card.name)
        .with("needs", in_words(scene, card.needs))
        .with("sesterces", card.sesterces)
        .with("vp", card.vp);
    let mut text = scene.say(&phrase);
    if let Some(machine) = building.machine() {
        let works = in_words(scene, scene.view.produces(machine));
        text.push(' ');
        text.push_str(&scene.say(&Phrase::new("look-builders-machine").with("levels", works)));
    }
    text
}

/// A hand in words: what it produces and is paid.
pub(super) fn describe_hand(scene: &Table<'_>, hand: Hand) -> String {
    let phrase = Phrase::new("look-builders-hand")
        .with("name", hand_name(scene, hand).to_owned())
        .with("levels", in_words(scene, scene.view.produces(hand)))
        .with("wage", scene.view.wage(hand));
    scene.say(&phrase)
}

/// The numbers at the foot of a building card.
pub(super) fn rewards(scene: &Table<'_>, building: Building) -> Markup {
    let card = scene.view.pack().building(building);
    html! {
        span.foot {
            @if let Some(machine) = building.machine() {
                span.works { (icon("works")) (some(scene, scene.view.produces(machine), "")) }
            } @else {
                span.coin { (icon("coin")) (card.sesterces) }
            }
            span.vp { (icon("laurel")) (card.vp) }
        }
    }
}

/// The wage of a hand.
pub(super) fn wage(scene: &Table<'_>, hand: Hand) -> Markup {
    let wage = scene.view.wage(hand);
    html! { span.wage { span.coin { (icon("coin")) (wage) } } }
}

/// The crew of a site in words.
pub(super) fn describe_crew(scene: &Table<'_>, site: Building) -> String {
    let member =
        |hand| Phrase::new("look-builders-member").with("name", hand_name(scene, hand).to_owned());
    let names: Vec<Phrase> = scene.view.crew(site).map(member).collect();
    if names.is_empty() {
        return scene.words.get("look-builders-no-crew");
    }
    scene.say(&Phrase::new("look-builders-crew").with("names", names))
}

/// A site in words: what is missing and who works there.
pub(super) fn describe_site(scene: &Table<'_>, site: Building) -> String {
    let phrase = Phrase::new("look-builders-site")
        .with("name", scene.view.pack().building(site).name)
        .with("missing", in_words(scene, scene.view.missing(site)));
    format!("{} {}", scene.say(&phrase), describe_crew(scene, site))
}

/// What an educated hand shows: the university's mark.
pub(super) fn education(scene: &Table<'_>, hand: Hand) -> Markup {
    let university = scene.view.university_of(hand);
    html! { @if university.is_some() { (components::picture(GAME, "university", "tiny educated", false)) } }
}
