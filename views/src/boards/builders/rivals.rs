//! A player in the list of players: one line, and their whole area on demand.

use ludi_builders::Player;
use ludi_engine::{Game as _, Phrase, Seat};
use maud::{Markup, html};

use super::{GAME, Table, common, goods};
use crate::components::{self, badge, icon};

pub(super) fn draw(scene: &Table<'_>, seat: Seat) -> Markup {
    let own = scene.seat == Some(seat);
    let active = common::is_active(scene, seat);
    let area = (!own).then(|| area(scene, seat));
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
            span.tally {
                (tally("site", "sites", player.sites().count(), &counted("look-builders-count-sites", player.sites().count())))
                (walls(scene, player))
            }
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

/// Everything in front of a player, as small cards.
fn area(scene: &Table<'_>, seat: Seat) -> Markup {
    let player = scene.view.player(seat);
    let sites: Vec<_> = player.sites().collect();
    let team: Vec<_> = player.available().collect();
    let tools: Vec<_> = player.tools().collect();
    let finished: Vec<_> = player.finished().collect();
    html! {
        div.area {
            (goods::group(scene, "sites", "look-builders-sites", sites.len(), &html! {
                @for site in &sites { li.site { (goods::site_chip(scene, *site)) (goods::crew(scene, *site)) } }
                @if sites.is_empty() { li.none { "–" } }
            }))
            (goods::group(scene, "team", "look-builders-team", team.len(), &html! {
                @for hand in &team { li { (goods::hand_chip(scene, *hand)) } }
                @if team.is_empty() { li.none { "–" } }
            }))
            @if !tools.is_empty() {
                (goods::group(scene, "tools", "look-builders-tools", tools.len(), &html! {
                    @for tool in &tools { li { (goods::tool_chip(scene, player, *tool)) } }
                }))
            }
            @if player.loans > 0 {
                (goods::group(scene, "loans", "look-builders-loans", player.loans.into(), &html! {
                    li { (goods::loan_chip(scene, seat)) }
                }))
            }
            @if !finished.is_empty() {
                (goods::group(scene, "finished", "look-builders-finished", finished.len(), &html! {
                    @for building in &finished { li { (goods::finished_chip(scene, *building)) } }
                }))
            }
        }
    }
}

/// How far the sites of a player are, each as a small wall.
fn walls(scene: &Table<'_>, player: &Player) -> Markup {
    html! {
        @for site in player.sites() {
            @let needs = scene.view.pack().building(site).needs.sum();
            @let left = scene.view.missing(site).sum();
            svg.wall viewBox={ "0 0 1 " (needs) } preserveAspectRatio="none" aria-hidden="true" {
                rect.rest width="1" height=(needs) {}
                rect.full y=(left) width="1" height=(needs - left) {}
            }
        }
    }
}
