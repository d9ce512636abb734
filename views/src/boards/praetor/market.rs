//! PR-116: the Market, one unit at a time or several in one go.

use ludi_engine::{Game as _, LOT, Notation as _, Phrase, Seat};
use ludi_praetor::{Decision, Good, Rate, phrases};
use maud::{Markup, html};

use super::{GAME, Table, marks, tray};
use crate::components::{Piece, Standing};

/// How many units are looked for in one go at most.
const MOST: usize = 9;

/// What can be bought and sold.
pub(super) fn draw(scene: &Table<'_>, seat: Seat) -> Markup {
    let content = html! {
        ul.choices.stalls {
            @for (good, rate) in Good::TRADED.into_iter().zip(&scene.view.board(seat).rates) {
                li.stall {
                    (deal(scene, seat, *rate, Decision::Buy(good)))
                    (deal(scene, seat, *rate, Decision::Sell(good)))
                }
            }
            @if let closed @ Standing::Refused { .. } = scene.standing(Decision::Done) {
                @let piece = Piece { id: "", class: "chip", spoken: "", game: GAME, standing: &closed };
                li.stall { (piece.draw(&html! { span.trade { (scene.words.get("label-done")) } })) }
            }
        }
    };
    tray::group(scene, "asked trading", "look-praetor-trade", &content)
}

/// Buying or selling a good: once, and several times in one go.
fn deal(scene: &Table<'_>, seat: Seat, rate: Rate, decision: Decision) -> Markup {
    let standing = scene.standing(decision);
    let (Decision::Buy(good) | Decision::Sell(good)) = decision else { return html! {} };
    let piece = Piece { id: "", class: "chip", spoken: "", game: GAME, standing: &standing };
    let sum = |amount: u8, good: Good| {
        html! { span.sum.{ "good-" (good.word()) } { (amount) (marks::good(good)) } }
    };
    html! {
        div.deal {
            (piece.draw(&html! {
                span.trade {
                    @if let Decision::Buy(_) = decision {
                        (sum(rate.buy, Good::Gold)) (marks::symbol("arrow")) (sum(rate.buy_units, good))
                    } @else {
                        (sum(rate.sell_units, good)) (marks::symbol("arrow")) (sum(rate.sell, Good::Gold))
                    }
                }
            }))
            @for count in lots(possible(scene, seat, decision)) { (lot(scene, rate, decision, count)) }
        }
    }
}

/// How often a decision can be made one after the other.
fn possible(scene: &Table<'_>, seat: Seat, decision: Decision) -> usize {
    if !scene.is_legal(decision) {
        return 0;
    }
    let mut after = **scene.view;
    let again = |_: &usize| {
        let is_legal = after.check(seat, decision).is_ok();
        if is_legal {
            after.decide(seat, decision);
        }
        is_legal
    };
    (0..MOST).take_while(again).count()
}

/// The numbers worth a button: three, which is often enough, and all; where there are fewer, two.
fn lots(possible: usize) -> impl Iterator<Item = usize> {
    let first = if possible > 3 { 3 } else { 2 };
    [first, possible].into_iter().take(possible.saturating_sub(1).min(2))
}

/// A decision several times in one go.
fn lot(scene: &Table<'_>, rate: Rate, decision: Decision, count: usize) -> Markup {
    let times = |units: u8| u16::from(units) * count as u16;
    let (id, good, units, gold) = match decision {
        Decision::Buy(good) => ("label-buy", good, rate.buy_units, rate.buy),
        Decision::Sell(good) => ("label-sell", good, rate.sell_units, rate.sell),
        _ => return html! {},
    };
    // Looking back, nothing can be bought any more.
    if scene.past.is_some() {
        return html! {};
    }
    let label = Phrase::new(id)
        .with("what", phrases::amount(good, times(units)))
        .with("gold", phrases::amount(Good::Gold, times(gold)));
    let label = scene.say(&label);
    let each = decision.notation(scene.view.pack()).to_string();
    html! {
        button.btn.lot-of type="submit" name="decision" value=(vec![each; count].join(LOT))
            data-lot aria-label=(label) title=(label) { "×" (count) }
    }
}
