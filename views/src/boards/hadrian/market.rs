//! The Market: which trade good goes into which box.

use ludi_engine::{Phrase, Seat};
use ludi_hadrian::components::PlayerCard;
use ludi_hadrian::{Decision, Source};
use maud::{Markup, html};

use super::buildings;
use super::paper::Paper;
use super::signs::{self, sign};
use super::uses::{asks, used};
use crate::components::badge;

/// Where goods can come from, the own card apart.
const SOURCES: [Source; 5] =
    [Source::Left, Source::Right, Source::Neutral1, Source::Neutral2, Source::Deck];

/// HW-101: the boxes; where one can be filled, a button for every source stands below it.
pub(super) fn draw(paper: &Paper<'_>) -> Markup {
    let market = &paper.pack.market;
    let cost = market.boxes.first().map(|space| space.cost).unwrap_or_default();
    let legal = |decision| paper.own && paper.scene.is_legal(decision);
    let open: Vec<Source> = SOURCES
        .into_iter()
        .filter(|source| {
            (0..market.boxes.len() as u8)
                .any(|place| legal(Decision::Good { place, source: *source }))
        })
        .collect();
    let next = market.renown.get(paper.sheet.different_goods()).copied().unwrap_or(0);
    let aside = html! {
        span.costs { (signs::pieces(cost)) }
        small.renowns title=(paper.get("look-hadrian-new-good")) {
            @for (index, renown) in market.renown.iter().enumerate() {
                @let here = index == paper.sheet.different_goods();
                span.here[here] { (renown) }
            }
            (sign("renown"))
            span.vh { (paper.say(&Phrase::new("look-hadrian-next-good").with("n", next))) }
        }
    };
    let content = html! {
        div.market {
            span.corner {}
            @for (index, space) in market.boxes.iter().enumerate() {
                @let number = paper.sheet.goods.get(index);
                @let shows = html! {
                    (asks(paper, market.track, space.min))
                    @if number > 0 { b.written { (number) } }
                    @else { span.gives { span.wanted { (sign("good")) } (signs::gains(&space.gains)) } }
                    (paper.just_written(index, |sheet| sheet.goods))
                };
                @let decision = Decision::Good { place: index as u8, source: Source::Deck };
                // Where it can be filled, the rows below say with what.
                @if legal(decision) { span class={ (used(number > 0)) " aim" } aria-hidden="true" { (shows) } }
                @else { (paper.point("", used(number > 0), "", decision, &shows)) }
            }
            @for source in open {
                (source_head(paper, source))
                @for place in 0..market.boxes.len() as u8 {
                    @let decision = Decision::Good { place, source };
                    @if legal(decision) {
                        (paper.point("", "chip good", "", decision, &number(paper, source)))
                    } @else { span {} }
                }
            }
        }
    };
    paper.area("market", &buildings::place(paper, market.building, &aside), &content)
}

/// The card a source stands for, if one lies there.
pub(super) fn card_of(
    paper: &Paper<'_>,
    seat: Seat,
    source: Source,
) -> Option<&'static PlayerCard> {
    let card = paper.scene.view.offered_card(seat, source).ok()?;
    paper.pack.cards.get(usize::from(card))
}

/// Whose card a source is: a badge, or a sign for nobody's.
pub(super) fn whose(paper: &Paper<'_>, source: Source) -> Markup {
    match (source, paper.scene.view.neighbour(paper.seat, source)) {
        (_, Some(neighbour)) => badge(neighbour),
        (Source::Own, None) => badge(paper.seat),
        (Source::Deck, None) => sign("fate"),
        _ => sign("neutral"),
    }
}

fn source_head(paper: &Paper<'_>, source: Source) -> Markup {
    html! { span.market-source aria-hidden="true" { (whose(paper, source)) (number(paper, source)) } }
}

fn number(paper: &Paper<'_>, source: Source) -> Markup {
    let number = card_of(paper, paper.seat, source).map(|card| card.goods);
    let fresh = number.is_some_and(|number| paper.sheet.goods.count(number) == 0);
    html! {
        @match number {
            Some(number) => b.fresh[fresh] { (number) },
            None => b { "?" },
        }
    }
}
