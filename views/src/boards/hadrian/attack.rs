//! The attack of the Picts: its cards in the order they were turned over, which of them are held,
//! Favours where they help, Disdain and Valour, and how the others fared.
//!
//! It lies over the sheets until it is closed, and can be unfolded again until the next one;
//! `attack.js` turns the cards one by one.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_hadrian::vocabulary::Cohort;
use ludi_hadrian::{Decision, Draw, NO_CARD, Outcome, Patron, Phase};
use maud::{Markup, html};

use super::paper::Paper;
use super::signs::{self, art, sign};
use super::years::arrow;
use super::{GAME, Table};
use crate::components::{icon, seat_name};

/// What an attack is for one seat.
struct Front {
    year: u8,
    cards: u64,
    own: [u8; 3],
    ignored: [u8; 3],
    cohorts: [u8; 3],
    outcome: Outcome,
}

/// What became of a card of the attack.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Held,
    Ignored,
    Through,
}

impl Fate {
    const fn class(self) -> &'static str {
        match self {
            Self::Held => "attacker repelled",
            Self::Ignored => "attacker ignored",
            Self::Through => "attacker through",
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::Held => "look-hadrian-held",
            Self::Ignored => "look-hadrian-ignored",
            Self::Through => "look-hadrian-through",
        }
    }
}

/// A card of the attack: its place among all, where it strikes, what became of it.
struct Card {
    number: usize,
    cohort: Cohort,
    own: bool,
    fate: Fate,
}

/// Whether an attack is being met, or is over and its reader has decided nothing since.
pub(super) fn is_news(scene: &Table<'_>) -> bool {
    let view = scene.view;
    match view.phase() {
        Phase::Attack | Phase::OwnAttack(_) | Phase::Favours => true,
        Phase::Over => view.clash().year > 0,
        Phase::Fate | Phase::Deal { .. } | Phase::Choose => {
            let chosen = |seat: Seat| view.sheet(seat).choice != NO_CARD;
            view.clash().year > 0 && !scene.seat.is_some_and(chosen)
        }
        _ => false,
    }
}

impl Front {
    /// The attack that is being met, or the latest one that is over.
    fn of(paper: &Paper<'_>) -> Option<Self> {
        let (view, sheet) = (paper.scene.view, paper.sheet);
        let is_on = matches!(view.phase(), Phase::Attack | Phase::OwnAttack(_) | Phase::Favours);
        let clash = view.clash();
        if !is_on && clash.year == 0 {
            return None;
        }
        let (year, cards) =
            if is_on { (view.year(), view.attack_cards()) } else { (clash.year, clash.cards) };
        if is_on && view.waiting().contains(paper.seat) {
            let outcome = view.outcome(paper.seat);
            let (own, ignored, cohorts) = (sheet.own_attack, sheet.ignored, sheet.cohorts);
            return Some(Self { year, cards, own, ignored, cohorts, outcome });
        }
        let met = &clash.fronts[paper.seat.index()];
        let (own, ignored, cohorts) = (met.own, met.ignored, met.cohorts);
        Some(Self { year, cards, own, ignored, cohorts, outcome: met.outcome })
    }

    /// The shared cards in the order they were turned over.
    fn order(&self, paper: &Paper<'_>) -> Vec<u8> {
        let turned: Vec<u8> = paper
            .scene
            .recalled
            .iter()
            .filter_map(|draw| if let Draw::Fate(card) = draw { Some(*card) } else { None })
            .collect();
        let count = self.cards.count_ones() as usize;
        let is_it =
            |run: &&[u8]| run.iter().fold(0, |bits, card| bits | 1u64 << card) == self.cards;
        let all = (0..64).filter(|card| self.cards >> card & 1 == 1);
        let found = (count > 0).then(|| turned.windows(count).rev().find(is_it)).flatten();
        found.map_or_else(|| all.collect(), <[u8]>::to_vec)
    }

    /// All cards against this seat, its own ones last. A cohort holds the first ones against it.
    fn cards(&self, paper: &Paper<'_>) -> Vec<Card> {
        let shared = self.order(paper).into_iter();
        let shared =
            shared.filter_map(|card| Some((paper.pack.fate.get(usize::from(card))?.arrow, false)));
        let own = Cohort::ALL.into_iter().flat_map(|cohort| {
            std::iter::repeat_n((cohort, true), usize::from(self.own[cohort.index()]))
        });
        let mut met = [0u8; 3];
        let card = |(number, (cohort, own)): (usize, (Cohort, bool))| {
            let lane = cohort.index();
            let place = met[lane];
            met[lane] += 1;
            let fate = if place < self.cohorts[lane] {
                Fate::Held
            } else if place < self.cohorts[lane] + self.ignored[lane] {
                Fate::Ignored
            } else {
                Fate::Through
            };
            Card { number, cohort, own, fate }
        };
        (1..).zip(shared.chain(own)).map(card).collect()
    }
}

/// The attack of a seat; nothing before the first.
pub(super) fn draw(paper: &Paper<'_>) -> Markup {
    let Some(front) = Front::of(paper) else {
        return html! {};
    };
    let news = is_news(paper.scene);
    let cards = front.cards(paper);
    let heading = Phrase::new("look-hadrian-attack").with("year", front.year);
    html! {
        details.battle data-part=[paper.name("attack")] open[news] #{ "battle-" (paper.seat) "-" (front.year) }
            data-news=[news.then_some(front.year)] {
            summary {
                span.seen { (sign("attack")) (paper.say(&heading)) (result(paper, front.outcome)) span.btn { (paper.get("look-hadrian-see-again")) } }
                span.btn.close-battle { (icon("close")) (paper.get("look-hadrian-close-attack")) }
            }
            div.night {
                (head(paper, &front, cards.len()))
                div.fronts {
                    @for cohort in Cohort::ALL { (lane(paper, &front, cohort, &cards)) }
                }
                (aftermath(paper, &front, &cards))
            }
        }
    }
}

/// Disdain and Valour as signs and in words.
fn result(paper: &Paper<'_>, outcome: Outcome) -> Markup {
    let said =
        Phrase::new("note-result").with("disdain", outcome.disdain).with("valour", outcome.valour);
    html! {
        span.result {
            span.tokens aria-hidden="true" {
                @for _ in 0..outcome.disdain { span.token.bad { (sign("disdain")) } }
                @for _ in 0..outcome.valour { span.token { (sign("valour")) } }
            }
            span.words { (paper.say(&said)) }
        }
    }
}

/// What is at stake, and how the others fare.
fn head(paper: &Paper<'_>, front: &Front, cards: usize) -> Markup {
    let view = paper.scene.view;
    let stake = Phrase::new("look-hadrian-attack-stake")
        .with("year", front.year)
        .with("cards", cards)
        .with("potential", paper.pack.attack[usize::from(front.year) - 1].potential);
    let others = Seat::all(view.players()).filter(|seat| *seat != paper.seat);
    html! {
        div.battle-head {
            h3 { (paper.get("look-hadrian-picts-attack")) }
            p { (paper.say(&stake)) }
            p.turning hidden data-turning=(paper.get("look-hadrian-turning")) {}
        }
        ul.others {
            @for seat in others {
                li {
                    b { (seat_name(paper.scene.words, GAME, seat, paper.scene.names)) } " "
                    @if view.phase() == Phase::Favours && view.waiting().contains(seat) {
                        (paper.get("look-hadrian-deciding"))
                    } @else {
                        (result(paper, view.clash().fronts[seat.index()].outcome))
                    }
                }
            }
        }
    }
}

/// One cohort: the cards against it, its soldiers on the wall, what it holds.
fn lane(paper: &Paper<'_>, front: &Front, cohort: Cohort, cards: &[Card]) -> Markup {
    let held = front.cohorts[cohort.index()];
    let mine: Vec<&Card> = cards.iter().filter(|card| card.cohort == cohort).collect();
    let count = |fate: Fate| mine.iter().filter(|card| card.fate == fate).count();
    let through = count(Fate::Through);
    let said = if mine.is_empty() {
        Phrase::new("look-hadrian-spared")
    } else {
        Phrase::new("look-hadrian-front")
            .with("held", count(Fate::Held))
            .with("ignored", count(Fate::Ignored))
            .with("through", through)
    };
    let holds = Phrase::new("look-hadrian-holds").with("n", held);
    html! {
        div class=(if through > 0 { "front broken" } else { "front" }) data-part=[paper.name(&format!("front-{}", cohort.id()))] {
            ol.attackers { @for card in &mine { (attacker(paper, card)) } }
            div.rampart aria-hidden="true" {
                span.guards { @for _ in 0..held { (art("who-soldier")) } }
                span.stones {}
                @if through > 0 { svg.crack viewBox="0 0 30 90" { path d="M4 0l16 20L6 38l20 16-12 18 14 18" {} } }
            }
            p.front-name {
                b { (signs::cohort(paper.scene, cohort)) }
                span.holds aria-hidden="true" { (paper.say(&holds)) }
                span.verdict {
                    @if through > 0 { (sign("crossed")) } @else { (icon("check")) }
                    (paper.say(&said))
                }
            }
            (favours(paper, cohort))
        }
    }
}

/// A card of the attack, and what became of it.
fn attacker(paper: &Paper<'_>, card: &Card) -> Markup {
    html! {
        li class=(card.fate.class()) data-turn=(card.number) {
            span.number aria-hidden="true" { (card.number) }
            span.arrow-to aria-hidden="true" { (arrow(card.cohort)) }
            span.fate { (paper.get(card.fate.words())) }
            @if card.own { span.vh { " " (paper.get("look-hadrian-own-card")) } }
        }
    }
}

/// What comes of it, what can still be done, and the end of it.
fn aftermath(paper: &Paper<'_>, front: &Front, cards: &[Card]) -> Markup {
    let through = cards.iter().filter(|card| card.fate == Fate::Through).count();
    let title = Phrase::new("look-hadrian-aftermath").with("through", through);
    let sheet = paper.sheet;
    let asked = paper.own && paper.scene.acting && paper.scene.view.phase() == Phase::Favours;
    let before = if asked {
        sheet.open_disdain()
    } else {
        sheet.open_disdain().saturating_sub(front.outcome.disdain)
    };
    let after = before + front.outcome.disdain;
    let penalty = &paper.pack.penalty;
    let cost = penalty.get(usize::from(after)).or(penalty.last()).copied().unwrap_or_default();
    let disdain = Phrase::new("look-hadrian-disdain-now")
        .with("before", before)
        .with("after", after)
        .with("penalty", cost);
    html! {
        div.aftermath data-part=[paper.name("aftermath")] {
            h4 { (paper.say(&title)) }
            (result(paper, front.outcome))
            @if front.outcome.disdain > 0 && is_news(paper.scene) { p.scale-now { (paper.say(&disdain)) } }
            button.btn.turn-all type="button" hidden { (paper.get("look-hadrian-turn-all")) }
            @if asked {
                (paper.point("accept", "chip accept", "", Decision::Accept, &html! {
                    (icon("check")) span { (paper.get("label-accept")) }
                }))
            }
        }
    }
}

/// HW-154: the Favours that could be spent here, while they are asked for.
fn favours(paper: &Paper<'_>, cohort: Cohort) -> Markup {
    let asked = paper.own && paper.scene.acting && paper.scene.view.phase() == Phase::Favours;
    html! {
        @if asked {
            div.pays {
                @for from in Patron::ALL {
                    @let (left, name) = match from {
                        Patron::Temple => (paper.sheet.temple_favours, "look-hadrian-temple-favour"),
                        Patron::Diplomat => (paper.sheet.diplomat_favours[cohort.index()], "look-hadrian-diplomat-favour"),
                    };
                    @let shows = html! {
                        (sign("favour")) span { (paper.get(name)) } b { (left) }
                    };
                    (paper.point("", "chip favour-chip", "", Decision::Favour { cohort, from }, &shows))
                }
            }
        }
    }
}
