//! The reader's own goods: purse, sites, team, tools, loans, finished buildings.

use ludi_builders::{Building, Decision, Hand, Player, Step, Tool};
use ludi_engine::{Game as _, Next, Phrase, Seat};
use maud::{Markup, html};

use super::Table;
use super::goods::{
    bare_chip, can_free, crew, equipment, finished_chip, free_chip, group, hand_chip, loan_chip,
    site_chip, tool_chip,
};
use crate::components;

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let Some(seat) = scene.seat else {
        return html! {};
    };
    let player = scene.view.player(seat);
    let label = scene.words.get("look-builders-tray");
    let content = html! {
        h2.vh { (label) }
        div.strip tabindex="0" role="group" aria-label=(label) {
            (purse(scene, seat))
            (workforce(scene, player))
            (belongings(scene, seat))
        }
    };
    let step = match scene.view.step() {
        Step::Pupil(_) => "tray asks-pupil",
        Step::Site(_) => "tray asks-site",
        Step::Tool(..) => "tray asks-tool",
        Step::FinalScoring(_) => "tray asks-scoring",
        _ => "tray",
    };
    scene.form().around(step, &content)
}

/// Sites and team.
fn workforce(scene: &Table<'_>, player: &Player) -> Markup {
    let sites: Vec<Building> = player.sites().collect();
    let mut team: Vec<Hand> = player.available().collect();
    if let Step::FinalScoring(_) = scene.view.step() {
        team.sort_by_key(|hand| !scene.view.is_enslaved(*hand));
    }
    let over = scene.view.next() == Next::Over;
    let (room_for_sites, room_for_team) = roomy_groups(scene, player);
    html! {
        (group(scene, room_for_sites, "look-builders-sites", sites.len(), &html! {
            @for site in &sites {
                li.site { (site_chip(scene, *site)) (equipment(scene, *site)) (crew(scene, *site)) }
            }
            @if sites.is_empty() && !over { li.none { (scene.words.get("look-builders-no-sites")) } }
        }))
        (group(scene, room_for_team, "look-builders-team", team.len(), &html! {
            @for hand in &team {
                li { (hand_chip(scene, *hand)) }
                @if can_free(scene, *hand) { li { (free_chip(scene, *hand)) } }
            }
            @if team.is_empty() && !over { li.none { (scene.words.get("look-builders-no-team")) } }
        }))
    }
}

/// Tools, loans and finished buildings, as far as there are any.
fn belongings(scene: &Table<'_>, seat: Seat) -> Markup {
    let player = scene.view.player(seat);
    let tools: Vec<Tool> = player.tools().collect();
    let finished: Vec<Building> = player.finished().collect();
    html! {
        @if !tools.is_empty() {
            (group(scene, "tools", "look-builders-tools", tools.len(), &html! {
                @for tool in &tools { li { (tool_chip(scene, player, *tool)) } }
                @if scene.is_legal(Decision::Bare) { li { (bare_chip(scene)) } }
            }))
        }
        @if player.loans > 0 {
            (group(scene, "loans", "look-builders-loans", player.loans.into(), &html! {
                li { (loan_chip(scene, seat)) }
            }))
        }
        @if !finished.is_empty() {
            (group(scene, "finished", "look-builders-finished", finished.len(), &html! {
                @for building in &finished { li { (finished_chip(scene, *building)) } }
            }))
        }
    }
}

/// How sites and team are shown: on a desktop with large cards, side by side, as far as there is
/// room for them; small ones lie in two rows. The sizes are those of `tray.css`, in tenths of its
/// unit, with gaps.
fn roomy_groups(scene: &Table<'_>, player: &Player) -> (&'static str, &'static str) {
    const ROOM: usize = 775;
    let pairs = |count: usize| count.div_ceil(2);
    let crews = |site: Building| 24 * pairs(scene.view.crew(site).count());
    let enslaved = player.available().filter(|hand| scene.view.is_enslaved(*hand)).count();
    let (sites, team) = (player.sites().count(), player.available().count());
    let crews: usize = player.sites().map(crews).sum();
    let rest = 65
        + crews
        + 48 * pairs(player.tools().count())
        + 38 * pairs(player.finished().count())
        + if player.loans > 0 { 50 } else { 0 };
    let large_sites = |at_least: usize| 138 * sites.max(at_least);
    let small_sites = 130 * pairs(sites);
    let (large_team, small_team) = (98 * team + 52 * enslaved, 60 * pairs(team + enslaved));
    let fits = |sites: usize, team: usize| rest + sites + team <= ROOM;
    // If possible there is room for two sites, so that the second pushes nothing aside.
    if fits(large_sites(2), large_team) {
        ("sites roomy", "team roomy")
    } else if fits(large_sites(1), large_team) {
        ("sites roomy snug", "team roomy")
    } else if fits(large_sites(2), small_team) {
        ("sites roomy", "team")
    } else if fits(large_sites(1), small_team) {
        ("sites roomy snug", "team")
    } else if fits(small_sites, large_team) {
        ("sites", "team roomy")
    } else {
        ("sites", "team")
    }
}

fn purse(scene: &Table<'_>, seat: Seat) -> Markup {
    let player = scene.view.player(seat);
    let score = Phrase::new("look-builders-score")
        .with("score", scene.words.tenths(i64::from(scene.view.score(seat))))
        .with("over", u8::from(scene.view.next() == Next::Over));
    html! {
        div.purse data-part="purse" {
            (components::counted_coins(scene.words, player.purse, "sesterces"))
            (components::counted_points(scene.words, &player.vp.to_string()))
            small { (scene.say(&score)) }
        }
    }
}
