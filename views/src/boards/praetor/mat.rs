//! A Player Board: goods, dice by area, the Morale track, Market rates.

use ludi_engine::{Game as _, Next, Phrase, Seat};
use ludi_praetor::{Good, Rate};
use maud::{Markup, html};

use super::dice::{self, Die, Spot};
use super::marks::{self, plain};
use super::{Table, phases};
use crate::components;

/// What the seat has scored, or would score if the game ended now.
pub(super) fn score(scene: &Table<'_>, seat: Seat) -> Phrase {
    Phrase::new("look-praetor-score")
        .with("score", scene.view.score(seat))
        .with("over", u8::from(scene.view.next() == Next::Over))
}

/// The five goods with their amounts.
pub(super) fn goods(scene: &Table<'_>, seat: Seat) -> Markup {
    let held = &scene.view.player(seat).goods;
    let own = scene.seat == Some(seat);
    html! {
        ul.stock {
            @for good in Good::ALL {
                @let amount = held.get(good);
                li.{ "good-" (good.word()) } .zero[amount == 0] data-part=[own.then_some(good.word())] {
                    (marks::good(good))
                    b aria-hidden="true" data-counter=(good.word()) { (amount) }
                    small aria-hidden="true" { (marks::good_name(scene, good)) }
                    span.vh { (marks::amount_in_words(scene, good, amount)) }
                }
            }
        }
    }
}

/// The areas of the board in the order of a Worker's life; `Ready` stands for Active.
pub(super) const AREAS: [(Spot, &str); 5] = [
    (Spot::Villager, "look-praetor-villagers"),
    (Spot::Novice(1), "look-praetor-novices-1"),
    (Spot::Novice(2), "look-praetor-novices-2"),
    (Spot::Ready, "look-praetor-active"),
    (Spot::Retired, "look-praetor-retired"),
];

/// The name of an area among the parts of the reader's own board.
pub(super) const fn area_name(area: Spot) -> &'static str {
    match area {
        Spot::Villager => "villagers",
        Spot::Novice(1) => "training-1",
        Spot::Novice(_) => "training-2",
        Spot::Ready | Spot::Area(_) | Spot::Centre(_) => "active",
        Spot::Retired => "retired",
    }
}

/// The dice of a seat in an area.
pub(super) fn in_area(scene: &Table<'_>, seat: Seat, area: Spot) -> Vec<Die> {
    dice::of(scene.view, seat).into_iter().filter(|die| die.spot == area).collect()
}

/// How many dice of a seat are in the city, by area they belong to.
pub(super) fn away(scene: &Table<'_>, seat: Seat, area: Spot) -> u8 {
    let workers = &scene.view.player(seat).workers;
    match area {
        Spot::Ready => workers.placed,
        Spot::Retired => workers.lent,
        _ => 0,
    }
}

/// An area in words: how many Workers, of which experience, how many of them in the city.
pub(super) fn area_in_words(scene: &Table<'_>, seat: Seat, area: Spot) -> String {
    let dice = in_area(scene, seat, area);
    let id = match area {
        Spot::Ready => "look-praetor-area-active",
        Spot::Retired => "look-praetor-area-retired",
        _ => "look-praetor-area-others",
    };
    let faces: Vec<String> = dice.iter().map(|die| die.experience.to_string()).collect();
    let phrase = Phrase::new(id)
        .with("count", dice.len())
        .with("faces", faces.join(", "))
        .with("away", away(scene, seat, area));
    scene.say(&phrase)
}

/// The dice of a seat by area, without names that move: for boards that are looked at.
pub(super) fn workers(scene: &Table<'_>, seat: Seat) -> Markup {
    html! {
        ul.areas {
            @for (area, title) in AREAS {
                @let (dice, away) = (in_area(scene, seat, area), away(scene, seat, area));
                li.area-of-board {
                    span.title { (scene.words.get(title)) }
                    span.vh { (area_in_words(scene, seat, area)) }
                    span.row-of-dice aria-hidden="true" {
                        @for die in &dice { span.die { (dice::face(seat, die.experience)) } }
                        @if away > 0 { small { "+" (away) } }
                        @if dice.is_empty() && away == 0 { small { "–" } }
                    }
                }
            }
        }
    }
}

/// PR-011: the Morale track with the Marker, and where it will be if wages cannot be paid.
pub(super) fn morale(scene: &Table<'_>, seat: Seat) -> Markup {
    let (player, board) = (scene.view.player(seat), scene.view.board(seat));
    let told = scene.view.upkeep(seat);
    let here = usize::from(player.morale);
    let own = scene.seat == Some(seat);
    let then = here.saturating_sub(usize::try_from(told.morale_steps).unwrap_or(0));
    let spoken = Phrase::new("look-praetor-morale-at")
        .with("value", plain(scene.view.morale(seat)))
        .with("space", here + 1)
        .with("spaces", board.morale.len());
    html! {
        div.morale-track data-part=[own.then_some("morale-track")] {
            span.vh { (scene.say(&spoken)) }
            ol aria-hidden="true" {
                @for (space, value) in board.morale.iter().enumerate() {
                    li.here[space == here] .then[space == then && then < here] .low[*value < 0] {
                        (plain(i32::from(*value)))
                    }
                }
            }
        }
    }
}

/// PR-144 to PR-146: what the end of this turn costs.
pub(super) fn wages(scene: &Table<'_>, seat: Seat) -> Markup {
    if super::is_over(scene) {
        return html! {};
    }
    let told = scene.view.upkeep(seat);
    let short = told.paid < told.due;
    let own = scene.seat == Some(seat);
    html! {
        p.wages .short[short] data-part=[own.then_some("wages")] {
            @if short { (components::icon("doubt")) } @else { (marks::good(Good::Gold)) }
            " " (phases::wages(scene, &told, seat))
        }
    }
}

/// PR-144: what each Worker is paid, as printed on the board.
pub(super) fn wage_rates(scene: &Table<'_>, seat: Seat) -> String {
    let board = scene.view.board(seat);
    let rates = Phrase::new("look-praetor-wage-rates")
        .with("wage", board.wage)
        .with("pension", board.pension);
    scene.say(&rates)
}

/// A lot and its price: "3", or "3:2" for two units.
pub(super) fn lot(units: u8, gold: u8) -> String {
    if units == 1 { gold.to_string() } else { format!("{gold}:{units}") }
}

/// A rate in words.
fn rate_in_words(scene: &Table<'_>, good: Good, rate: Rate) -> String {
    let amount = |units: u8| marks::amount_in_words(scene, good, u16::from(units));
    let phrase = Phrase::new("look-praetor-rate")
        .with("bought", amount(rate.buy_units))
        .with("buy", rate.buy)
        .with("sold", amount(rate.sell_units))
        .with("sell", rate.sell);
    scene.say(&phrase)
}

/// PR-116: the Market rates of a board.
pub(super) fn rates(scene: &Table<'_>, seat: Seat) -> Markup {
    let own = scene.seat == Some(seat);
    html! {
        ul.rates {
            @for (good, rate) in Good::TRADED.into_iter().zip(&scene.view.board(seat).rates) {
                li data-part=[own.then(|| format!("rate-{}", good.word()))] {
                    span.vh { (rate_in_words(scene, good, *rate)) }
                    span aria-hidden="true" { (marks::good(good)) }
                    span aria-hidden="true" {
                        b { (lot(rate.buy_units, rate.buy)) } " / " b { (lot(rate.sell_units, rate.sell)) }
                    }
                }
            }
        }
    }
}

/// Tiles with Markers and Wall Tiles held, with what the latter add to the next.
pub(super) fn holdings(scene: &Table<'_>, seat: Seat) -> Markup {
    let (view, player) = (scene.view, scene.view.player(seat));
    let tiles = Phrase::new("look-praetor-count-tiles")
        .with("count", player.tiles())
        .with("most", view.pack().constants.most_tiles);
    let walls = Phrase::new("look-praetor-count-walls")
        .with("count", player.walls.len())
        .with("bonus", view.wall_bonus(seat));
    let most = view.pack().constants.most_tiles;
    let held: Vec<String> = player
        .walls
        .iter()
        .map(|wall| format!("wall-{}", view.pack().walls[usize::from(wall)].id))
        .collect();
    html! {
        span.holdings data-held=(held.join(" ")) data-part=[(scene.seat == Some(seat)).then_some("holdings")] {
            (marks::tally("tile", "tiles", format!("{}/{most}", player.tiles()), &scene.say(&tiles)))
            (marks::tally("wall", "walls", player.walls.len(), &scene.say(&walls)))
        }
    }
}
