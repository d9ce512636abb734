//! What the action of a turn can be: monuments on display, provinces to conquer, blessings.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::{
    BLOCKED, Cell, Colour, Decision, Gain, Icon, NONE, Phase, Province, Resource, Sets, Worth,
    phrases,
};
use maud::{Markup, html};

use super::{GAME, Table, built, section, shown, tile};
use crate::components::{self, Piece, Standing};

/// The rows of a province, in the names of its parts.
const ROWS: [&str; 3] = ["top", "middle", "bottom"];

pub(super) fn monuments(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let unseen = view.unseen_monuments().count_ones();
    let left = Phrase::new("look-magna-roma-monuments-left").with("count", unseen);
    let displayed = || view.display.into_iter().enumerate().filter(|(_, m)| *m != NONE);
    let first = displayed().find(|(_, m)| built::fits_somewhere(scene, *m)).map(|(place, _)| place);
    section(
        "monuments",
        &scene.words.get("look-magna-roma-monuments"),
        &scene.say(&left),
        &html! {
            @if unseen == 0 && displayed().next().is_none() {
                (components::empty(&scene.words.get("look-magna-roma-no-monuments")))
            }
            ul.display {
                @for (place, monument) in displayed() {
                    li { (monument_card(scene, place, monument, first == Some(place))) }
                }
            }
            @if let Some(reason) = no_blessing(scene) { (reason) }
        },
    )
}

fn monument_card(scene: &Table<'_>, place: usize, monument: u8, first: bool) -> Markup {
    let printed = &scene.view.pack().monuments[usize::from(monument)];
    let id = format!("monument-{}", printed.id);
    let face = monument_face(scene, monument);
    if built::fits_somewhere(scene, monument) {
        let where_to = Phrase::new("look-magna-roma-where").with("name", printed.name);
        return html! {
            div.piece.pickable data-piece=(id) {
                input class={ "vh pick-" (place) } type="radio" name="site" value=(printed.id)
                    id={ "site-" (printed.id) } checked[first];
                label.face.monument-card for={ "site-" (printed.id) } {
                    span.vh { (scene.say(&where_to)) ". " (describe(scene, monument)) }
                    span.shows aria-hidden="true" { (face) }
                }
            }
        };
    }
    let standing = match stand_in(scene, monument) {
        Some(decision) if scene.view.phase == Phase::Act => scene.standing(decision),
        _ => Standing::Calm,
    };
    let piece = Piece {
        id: &id,
        class: "monument-card",
        spoken: &describe(scene, monument),
        game: GAME,
        standing: &standing,
    };
    piece.draw(&face)
}

/// The decision a monument on display stands for that can be built nowhere: the first that could
/// be thought of.
pub(super) fn stand_in(scene: &Table<'_>, monument: u8) -> Option<Decision> {
    let own = |d: &&Decision| matches!(d, Decision::Build { monument: m, .. } if *m == monument);
    scene.conceivable().iter().find(own).copied()
}

fn describe(scene: &Table<'_>, monument: u8) -> String {
    let printed = &scene.view.pack().monuments[usize::from(monument)];
    let at_once: Vec<Phrase> = printed.immediate.iter().map(|g| phrases::gain(*g)).collect();
    let mut said = scene.say(
        &Phrase::new("look-magna-roma-card")
            .with("name", printed.name)
            .with("coins", printed.coins)
            .with("people", printed.population)
            .with("worth", phrases::worth(&printed.worth)),
    );
    if !at_once.is_empty() {
        let now = Phrase::new("look-magna-roma-at-once").with("gains", at_once);
        said = format!("{said} {}", scene.say(&now));
    }
    said
}

pub(super) fn monument_face(scene: &Table<'_>, monument: u8) -> Markup {
    let printed = &scene.view.pack().monuments[usize::from(monument)];
    html! {
        (tile::monument_picture(scene, monument, "thumb"))
        span.name { (printed.name.get(scene.words.lang())) }
        span.terms {
            (tile::gain(Gain { resource: Resource::Coin, amount: printed.coins }))
            (tile::gain(Gain { resource: Resource::Population, amount: printed.population }))
            span.worth { (worth(&printed.worth)) }
            @if !printed.immediate.is_empty() {
                span.at-once { "+" (tile::gains(&printed.immediate)) }
            }
        }
    }
}

/// What a monument scores, for the eye alone.
fn worth(worth: &Worth) -> Markup {
    let laurel = components::icon("laurel");
    match worth {
        Worth::Fixed(vp) => html! { (laurel) (vp) },
        Worth::ByPopulation(steps) => {
            let steps: Vec<String> = steps.iter().map(u8::to_string).collect();
            html! { (laurel) (steps.join("·")) }
        }
        Worth::PerColour(colour, vp) => html! { (laurel) (vp) " ×" (tile::swatch(*colour)) },
        Worth::PerIcon(icon, vp) => html! { (laurel) (vp) " ×" (tile::icon(*icon)) },
    }
}

/// Who has no token at all is told so once: this stands for blessing the centre.
fn no_blessing(scene: &Table<'_>) -> Option<Markup> {
    let view = scene.view;
    if !scene.acting || view.phase != Phase::Act || view.acting().blessings > 0 {
        return None;
    }
    let standing = scene.standing(Decision::Bless(Cell::CENTRE));
    let piece =
        Piece { id: "", class: "chip no-blessing", spoken: "", game: GAME, standing: &standing };
    Some(piece.draw(&html! {
        (tile::mark("blessing")) span { (scene.words.get("look-magna-roma-no-blessing")) }
    }))
}

pub(super) fn provinces(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let legions =
        Phrase::new("look-magna-roma-legions").with("count", view.realm(shown(scene)).legions);
    section(
        "provinces",
        &scene.words.get("look-magna-roma-provinces"),
        &scene.say(&legions),
        &html! {
            div.lands {
                @for (place, province) in view.provinces.into_iter().enumerate().filter(|(_, p)| *p != NONE) {
                    (land(scene, place, province))
                }
            }
        },
    )
}

fn land(scene: &Table<'_>, place: usize, province: u8) -> Markup {
    let view = scene.view;
    let printed = &view.pack().provinces[usize::from(province)];
    let covered = view.setup.icons_under_monument_count;
    let own = view.realm(shown(scene)).city.sets(view.pack(), printed.sets, covered);
    html! {
        div.land data-part={ "land-" (printed.id) } data-large {
            (landscape(printed.id))
            h3 { (printed.name.get(scene.words.lang())) }
            p.sets {
                span aria-hidden="true" { (sets(printed.sets)) }
                span.vh { (scene.say(&phrases::sets(printed.sets))) }
                " " small { (scene.say(&Phrase::new("look-magna-roma-sets").with("count", own))) }
            }
            ul { @for row in 0..printed.points.len() as u8 {
                li data-part={ "slot-" (ROWS[usize::from(row).min(2)]) "-" (printed.id) } { (slot(scene, place, province, printed, row)) }
            } }
        }
    }
}

/// The picture of a province; packs may bring some we have not drawn.
fn landscape(id: &str) -> Markup {
    let own = format!("land-{id}");
    let drawn = components::assets::has_symbol(GAME, &own);
    html! {
        svg.scene viewBox="0 0 160 40" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            use href=(tile::href(if drawn { &own } else { "land" })) width="160" height="40" {}
        }
    }
}

/// What a province counts, for the eye alone.
fn sets(sets: Sets) -> Markup {
    match sets {
        Sets::Districts(colour) => districts(colour),
        Sets::Icons(needed) => html! {
            @for (icon, count) in Icon::ALL.into_iter().zip(needed) {
                @for _ in 0..count { (tile::icon(icon)) }
            }
        },
    }
}

/// Two joined tiles of a colour: a district.
fn districts(colour: Colour) -> Markup {
    html! { span.district { (tile::swatch(colour)) (tile::swatch(colour)) } }
}

fn slot(scene: &Table<'_>, place: usize, province: u8, printed: &Province, row: u8) -> Markup {
    let view = scene.view;
    let index = usize::from(row);
    let disc = view.discs[place][index];
    let standing = match view.phase {
        Phase::Act => scene.standing(Decision::Conquer { province, row }),
        _ => Standing::Calm,
    };
    let owner = match disc {
        NONE => scene.words.get("look-magna-roma-free"),
        BLOCKED => scene.words.get("look-magna-roma-blocked"),
        seat => scene.words.player(Seat(seat), scene.names),
    };
    let bonus: Vec<Phrase> = printed.bonus[index].iter().map(|g| phrases::gain(*g)).collect();
    let mut spoken = scene.say(
        &Phrase::new("look-magna-roma-slot")
            .with("legions", view.pack().rows[index])
            .with("points", printed.points[index])
            .with("owner", owner),
    );
    if !bonus.is_empty() {
        let now = Phrase::new("look-magna-roma-at-once").with("gains", bonus);
        spoken = format!("{spoken} {}", scene.say(&now));
    }
    let class = if disc == BLOCKED { "slot-chip blocked" } else { "slot-chip" };
    let piece = Piece { id: "", class, spoken: &spoken, game: GAME, standing: &standing };
    piece.draw(&html! {
        (tile::gain(Gain { resource: Resource::Legion, amount: view.pack().rows[index] }))
        span.vp { (components::icon("laurel")) (printed.points[index]) }
        @if printed.bonus[index].is_empty() { span.gain-marks {} } @else { (tile::gains(&printed.bonus[index])) }
        span.disc {
            @match disc {
                NONE => {},
                BLOCKED => (tile::mark("blocked")),
                seat => (components::badge(Seat(seat))),
            }
        }
    })
}
