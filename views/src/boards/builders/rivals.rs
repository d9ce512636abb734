//! A player in the list of players: one line, and their whole area on demand.

use ludi_builders::{Building, Hand, Player};
use ludi_engine::{Game as _, Phrase, Seat};
use maud::{Markup, html};

use super::cards::{self, some};
use super::{GAME, Table, common};
use crate::components::{self, badge, icon};

pub(super) fn draw(scene: &Table<'_>, seat: Seat) -> Markup {
    let own = scene.seat == Some(seat);
    let active = common::is_active(scene, seat);
    let area = (!own).then(|| area(scene, scene.view.player(seat)));
    components::player(seat, active, &summary(scene, seat, active), area.as_ref())
}

fn summary(scene: &Table<'_>, seat: Seat, active: bool) -> Markup {
    let view = scene.view;
    let player = view.player(seat);
    let own = scene.seat == Some(seat);
    let enslaved = player.hands().filter(|hand| view.is_enslaved(*hand)).count();
    let counted = |id: &'static str, count: usize| scene.say(&Phrase::new(id).with("count", count));
    html! {
        (badge(seat))
        span.name {
            (scene.words.player(seat, scene.names))
            @if own { small { " " (scene.words.get("look-you")) } }
            @if view.first() == seat {
                " " (components::labelled_icon("pennant", &scene.words.get("look-builders-first")))
            }
            @if active { span.vh { " " (scene.words.get("look-active")) } }
        }
        (components::counted_points(scene.words, &player.vp.to_string()))
        span.line {
            (components::counted_coins(scene.words, player.purse, "sesterces"))
            (tally("people", "team", player.hands().count(), &counted("look-builders-count-team", player.hands().count())))
            (tally("site", "sites", player.sites().count(), &counted("look-builders-count-sites", player.sites().count())))
            @if enslaved > 0 {
                span.tally {
                    (components::picture(GAME, "slave", "tiny", false))
                    span aria-hidden="true" data-counter="prisoners" { (enslaved) }
                    span.vh { (counted("look-builders-count-slaves", enslaved)) }
                }
            }
            @if player.loans > 0 {
                span.tally {
                    (components::picture(GAME, "loan", "tiny", false))
                    span aria-hidden="true" data-counter="loans" { (player.loans) }
                    span.vh { (counted("look-builders-count-loans", player.loans.into())) }
                }
            }
        }
    }
}

fn tally(symbol: &str, counter: &str, count: usize, spoken: &str) -> Markup {
    html! {
        span.tally {
            (icon(symbol))
            span aria-hidden="true" data-counter=(counter) { (count) }
            span.vh { (spoken) }
        }
    }
}

fn area(scene: &Table<'_>, player: &Player) -> Markup {
    let tools: Vec<_> = player.unused_tools().collect();
    let finished: Vec<_> = player.finished().collect();
    let sites: Vec<_> = player.sites().collect();
    let team: Vec<_> = player.available().collect();
    html! {
        div.area {
            @if !sites.is_empty() {
                div { h3 { (scene.words.get("look-builders-sites")) } ul { @for site in sites { li { (site_line(scene, site)) } } } }
            }
            @if !team.is_empty() {
                div { h3 { (scene.words.get("look-builders-team")) } ul { @for hand in team { li { (hand_line(scene, hand)) } } } }
            }
            @if !tools.is_empty() {
                div {
                    h3 { (scene.words.get("look-builders-tools")) }
                    ul.across {
                        @for tool in tools {
                            li data-piece={ "tool-" (scene.view.pack().tool(tool).id) } {
                                (cards::tool_picture(scene, tool, "tiny")) (cards::tool_name(scene, tool))
                            }
                        }
                    }
                }
            }
            @if !finished.is_empty() {
                div {
                    h3 { (scene.words.get("look-builders-finished")) }
                    ul.across { @for building in finished { li { (finished_line(scene, building)) } } }
                }
            }
        }
    }
}

fn site_line(scene: &Table<'_>, site: Building) -> Markup {
    let missing = scene.view.missing(site);
    html! {
        div.site-line data-piece=(cards::building_piece(scene, site)) {
            (cards::building_picture(scene, site, "thumb"))
            span.vh { (cards::describe_site(scene, site)) }
            span.name aria-hidden="true" { (cards::building_name(scene, site)) }
            span.needs aria-hidden="true" {
                small { (scene.words.get("look-builders-missing")) } " " (some(scene, missing, ""))
            }
            span aria-hidden="true" { (crew(scene, site)) }
        }
    }
}

fn crew(scene: &Table<'_>, site: Building) -> Markup {
    html! {
        span.crew {
            @for hand in scene.view.crew(site) {
                span.member data-piece=(cards::hand_piece(scene, hand)) {
                    (cards::figure(scene, hand, "tiny"))
                    @if let Some(tool) = scene.view.tool_of(hand) {
                        (cards::tool_picture(scene, tool, "tiny carried"))
                    }
                }
            }
        }
    }
}

fn hand_line(scene: &Table<'_>, hand: Hand) -> Markup {
    html! {
        div.hand-line data-piece=(cards::hand_piece(scene, hand)) {
            (cards::figure(scene, hand, "tiny"))
            span.vh { (cards::describe_hand(scene, hand)) }
            span.name aria-hidden="true" { (cards::hand_name(scene, hand)) (cards::education(scene, hand)) }
            span aria-hidden="true" { (some(scene, scene.view.produces(hand), "")) }
        }
    }
}

fn finished_line(scene: &Table<'_>, building: Building) -> Markup {
    let piece = building.machine().is_none().then(|| cards::building_piece(scene, building));
    html! {
        span.finished-line data-piece=[piece] {
            (cards::building_picture(scene, building, "tiny wide"))
            span { (cards::building_name(scene, building)) }
            (components::points(scene.words, &scene.view.pack().building(building).vp.to_string()))
        }
    }
}
