//! The solo campaign of Hadrian's Wall: sixteen forts on a map, and the wall that grows with them.

mod map;

use ludi_engine::{Messages, Phrase};
use maud::{Markup, html};

use super::over::fort_parts;
use super::{Frame, document, when};
use crate::Visitor;
use crate::boards::hadrian::campaign::{self, March, Outcome, Record};
use crate::components::{self, end_icon};

/// The game of the campaign.
pub const GAME: &str = "hadrian";

/// The latest game of a campaign.
#[derive(Clone, Debug)]
pub struct Latest {
    /// Its table in addresses.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// What it achieved.
    pub outcome: Outcome,
}

/// A visitor's campaign.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// How the forts stand.
    pub march: March,
    /// The fort that is looked at, from 1.
    pub chosen: u8,
    /// The table where it is being played, if it is.
    pub running: Option<String>,
    /// The latest game.
    pub latest: Option<Latest>,
}

/// The map, the fort that is looked at, the latest game, and the whole so far.
pub fn page(visitor: &Visitor, campaign: &Campaign) -> Markup {
    let words = visitor.words_of(GAME);
    let name = ludi_registry::game(GAME).map_or("", |game| game.about().name.get(words.lang()));
    let title = words.get("look-end-campaign");
    let main = html! {
        div.campaign-head {
            h1 { (words.get("look-end-campaign-title")) }
            p.lead { (words.get("look-end-campaign-lead")) }
        }
        (map::draw(words, campaign))
        div.campaign-cards {
            (fort(words, campaign))
            @if let Some(latest) = &campaign.latest { (result(words, latest)) }
            (so_far(words, &campaign.march))
        }
    };
    let place = format!("{name} · {title}");
    let frame = Frame {
        title: &place,
        place: &place,
        game: GAME,
        kind: components::Kind::Wide,
        ..Frame::default()
    };
    document(visitor, &frame, &main)
}

/// What a fort is to a visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Held; with its challenge or without.
    Held(bool),
    /// The next one; lost before or never tried.
    Next(bool),
    /// Not reached.
    Later,
}

impl Standing {
    /// How a fort stands.
    pub fn of(march: &March, fort: u8) -> Self {
        let index = usize::from(fort).wrapping_sub(1);
        let record = march.forts().get(index).copied().unwrap_or_default();
        match record {
            Record { held: true, challenge, .. } => Self::Held(challenge),
            Record { attempts, .. } if march.next() == Some(fort) => Self::Next(attempts > 0),
            _ => Self::Later,
        }
    }

    /// In words.
    const fn message(self) -> &'static str {
        match self {
            Self::Held(true) => "look-end-fort-is-honoured",
            Self::Held(false) => "look-end-fort-is-held",
            Self::Next(true) => "look-end-fort-is-lost",
            Self::Next(false) => "look-end-fort-is-next",
            Self::Later => "look-end-fort-is-later",
        }
    }
}

fn say_n(words: &Messages, id: &'static str, n: impl Into<i64>, of: impl Into<i64>) -> String {
    words.say(&Phrase::new(id).with("n", n.into()).with("of", of.into()), &[])
}

/// The fort that is looked at: what it asks for, what it changes, and the way to it.
fn fort(words: &Messages, campaign: &Campaign) -> Markup {
    let forts = &campaign::components().forts;
    let index = usize::from(campaign.chosen).saturating_sub(1).min(forts.len() - 1);
    let fort = &forts[index];
    let standing = Standing::of(&campaign.march, campaign.chosen);
    let setup = campaign.march.setup(campaign.chosen);
    let terms = campaign::terms_in_words(words, &fort.terms);
    let bring = setup.as_ref().filter(|setup| setup.reward && index > 0);
    let bring = bring.map(|_| campaign::pieces_in_words(words, forts[index - 1].reward));
    let number = say_n(words, "look-end-fort-number", campaign.chosen, forts.len() as i64);
    html! {
        section.campaign-card #fort aria-labelledby="fort-heading" {
            div.row-head { p.kicker { (words.get(standing.message())) } small { (number) } }
            h2.big #fort-heading { (fort.name) }
            div.fort-facts {
                (facts(words, "look-hadrian-goal", &campaign::goal_in_words(words, &fort.goal)))
                (facts(words, "look-end-fort-rules", &terms))
                (facts(words, "look-end-fort-challenge", &campaign::goal_in_words(words, &fort.challenge)))
                @if let Some(bring) = bring { (facts(words, "look-end-fort-bring", &[bring])) }
                @else if !fort.reward.is_empty() {
                    (facts(words, "look-end-fort-reward", &[campaign::pieces_in_words(words, fort.reward)]))
                }
            }
            div.row {
                @if let Some(table) = &campaign.running {
                    (components::link_button(&words.get("look-end-fort-play-on"), &format!("/t/{table}"), true))
                } @else if setup.is_some() {
                    (march_button(words, campaign.chosen, fort.name, standing))
                } @else {
                    p.help { (words.get("look-end-fort-closed")) }
                }
                a.btn href={ "/rules/" (GAME) "#HW-180" } { (words.get("look-end-fort-book")) }
            }
        }
    }
}

fn march_button(words: &Messages, fort: u8, name: &str, standing: Standing) -> Markup {
    let id = match standing {
        Standing::Held(_) => "look-end-fort-replay",
        Standing::Next(true) => "look-end-fort-retry",
        _ => "look-end-fort-march",
    };
    let label = words.say(&Phrase::new(id).with("name", name.to_owned()), &[]);
    html! {
        form method="post" action={ "/campaign/" (fort) } data-shuffle {
            button.btn.go type="submit" { (label) }
        }
    }
}

fn facts(words: &Messages, heading: &str, facts: &[String]) -> Markup {
    html! {
        @if !facts.is_empty() {
            div {
                h3 { (words.get(heading)) }
                ul { @for fact in facts { li { (fact) } } }
            }
        }
    }
}

/// The latest game: held or not, part by part.
fn result(words: &Messages, latest: &Latest) -> Markup {
    let outcome = &latest.outcome;
    let id = if outcome.verdict.goal { "look-end-fort-held" } else { "look-end-fort-lost" };
    let told = words.say(&Phrase::new(id).with("name", outcome.name.to_owned()), &[]);
    let points = super::over::verdict::points(words, 1, outcome.points);
    html! {
        section.campaign-card #latest aria-labelledby="latest-heading" {
            div.row-head { p.kicker { (words.get("look-end-latest")) } small { (when(words, latest.ended)) } }
            h2.big .is-held[outcome.verdict.goal] .is-lost[!outcome.verdict.goal] #latest-heading {
                span.verdict-mark.{ (if outcome.verdict.goal { "is-met" } else { "is-missed" }) } {
                    @if outcome.verdict.goal { (components::icon("check")) } @else { (end_icon("cross")) }
                }
                span { (told) }
            }
            p { (points) }
            (fort_parts(words, outcome))
            div.row {
                a.btn href={ "/t/" (latest.table) } { (words.get("look-end-latest-look")) }
                a.btn href={ "/t/" (latest.table) "/replay?at=0" } { (components::icon("play")) span { (words.get("site-replay")) } }
            }
        }
    }
}

/// The whole so far.
fn so_far(words: &Messages, march: &March) -> Markup {
    let forts = march.forts();
    let count =
        |wanted: fn(&Record) -> bool| forts.iter().filter(|fort| wanted(fort)).count() as i64;
    let held = count(|fort| fort.held);
    let attempts: i64 = forts.iter().map(|fort| i64::from(fort.attempts)).sum();
    let best = forts.iter().filter_map(|fort| fort.best).max();
    let of = |n: i64, of: i64| say_n(words, "look-end-of", n, of);
    html! {
        section.campaign-card.campaign-sum #so-far aria-labelledby="so-far-heading" {
            h2 #so-far-heading { (words.get("look-end-so-far")) }
            dl {
                dt { (words.get("look-end-sum-held")) } dd { (of(held, forts.len() as i64)) }
                dt { (words.get("look-end-sum-challenges")) } dd { (of(count(|fort| fort.challenge), forts.len() as i64)) }
                dt { (words.get("look-end-sum-attempts")) } dd { (attempts) }
                @if let Some(best) = best { dt { (words.get("look-end-sum-best")) } dd { (components::units(words, 1, best)) } }
            }
            p.help { (words.get("look-end-sum-kept")) }
        }
    }
}

#[cfg(test)]
mod tests;
