//! The page of a game, between the first page and a table: what it is like, how to begin, its
//! rules at a glance, the best scores, and where its numbers come from.

use ludi_engine::{AnyGame, Messages, Origin, Phrase, Source, taken_back};
use maud::{Markup, html};

use super::first::Play;
use super::learn::{Progress, roman};
use super::{Frame, campaign, document, when};
use crate::Visitor;
use crate::boards::learn::{self, Primer, Told};
use crate::components::{self, icon};

/// A score at one of the visitor's tables.
#[derive(Clone, Debug)]
pub struct Best {
    /// The name of the table in addresses.
    pub table: String,
    /// Whose it is.
    pub who: String,
    /// Whether it is the visitor's own.
    pub own: bool,
    /// The names of the others.
    pub against: Vec<String>,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// The score, in units.
    pub total: i32,
    /// How many units make a point.
    pub unit: i32,
    /// How often something that was drawn was taken back.
    pub taken_back: u32,
}

/// What the page of a game says beyond the game.
pub struct Beyond<'a> {
    /// The best scores at the visitor's tables, the best first.
    pub best: &'a [Best],
    /// Where the values of the pack come from.
    pub origins: &'a [Origin],
    /// What the visitor has learnt of it.
    pub progress: &'a Progress,
}

/// The page of a game.
pub fn page(visitor: &Visitor, game: &'static dyn AnyGame, beyond: &Beyond<'_>) -> Markup {
    let words = visitor.words_of(game.id());
    let name = game.about().name.get(visitor.lang);
    let primer = learn::primer(game, words);
    let main = html! {
        div.game-page {
            (welcome(visitor, words, game, &primer, beyond))
            (super::learn::course(words, game, beyond.progress))
            @if !primer.glance.is_empty() { (glance(words, game.id(), &primer)) }
            div.game-foot {
                (best(words, beyond.best))
                (sources(words, game.id(), beyond.origins))
            }
        }
    };
    let kind = components::Kind::Board(game.id());
    document(visitor, &Frame { title: name, game: game.id(), kind, ..Frame::default() }, &main)
}

/// What the game is, what it feels like, and the ways into it, beside its board.
fn welcome(
    visitor: &Visitor,
    words: &Messages,
    game: &'static dyn AnyGame,
    primer: &Primer,
    beyond: &Beyond<'_>,
) -> Markup {
    let lang = visitor.lang;
    html! {
        section.game-welcome {
            div.game-words {
                h1 { (game.about().name.get(lang)) }
                p.lead { (game.about().tagline.get(lang)) }
                (components::facts(words, game))
                ul.game-feels {
                    @for Told { shows, name, text, .. } in &primer.feels {
                        li {
                            span.table-board aria-hidden="true" { (shows) }
                            span { b { (name) } " " (text) }
                        }
                    }
                }
                (ways(visitor, words, game, beyond))
            }
            @match &primer.in_play {
                Some((board, moment)) => div.in-play aria-hidden="true" inert {
                    p { (moment) }
                    div.in-play-table { div.table-board { (board) } }
                },
                None => (components::scene(game)),
            }
        }
    }
}

/// The ways to a table: the next lesson until all are done, then a game. Who is not known here plays
/// under a name that is made up.
fn ways(
    visitor: &Visitor,
    words: &Messages,
    game: &'static dyn AnyGame,
    beyond: &Beyond<'_>,
) -> Markup {
    let lesson = super::learn::way(words, game, beyond.progress);
    let played = beyond.best.iter().any(|best| best.own);
    let now = Play::of(visitor, game.id(), beyond.progress, played);
    let solo = game.players().contains(&1);
    let game = game.id();
    html! {
        form.game-ways method="post" action={ "/play/" (game) } data-shuffle {
            input type="hidden" name="name" value=(visitor.own_name());
            @if let Some(lesson) = &lesson { (lesson) }
            (now.button(words, lesson.is_none(), None))
            a.btn href={ "/new?game=" (game) } { (words.get("look-game-setup")) }
            @if game == campaign::GAME { a.btn href="/campaign" { (words.get("look-end-campaign-go")) } }
            @if solo { a.btn href={ "/cards/" (game) "/today" } { (words.get("site-cards-today")) } }
            a.btn href={ "/rules/" (game) } { (icon("book")) span { (words.get("look-game-rules")) } }
        }
    }
}

/// The rules in eight pictures.
fn glance(words: &Messages, game: &str, primer: &Primer) -> Markup {
    let aside = html! {
        small { (words.get("look-game-glance-note")) }
        a.game-more href={ "/rules/" (game) } { (words.get("look-game-all-rules")) }
    };
    let pictures = html! {
        ol.glance {
            @for (number, told) in (1..).zip(&primer.glance) {
                li {
                    div.table-board.glance-picture aria-hidden="true" { (told.shows) }
                    h3 { span.numeral aria-hidden="true" { (roman(number)) } (told.name) }
                    p { (told.text) " " (components::rule_link(game, told.rule)) }
                }
            }
        }
        @if !primer.examples.is_empty() {
            h3 { (words.get("look-game-examples")) }
            ul.game-examples {
                @for (number, (name, _)) in (1..).zip(&primer.examples) {
                    li { a.btn href={ "/rules/" (game) "/examples/" (number) } { (name) } }
                }
            }
        }
    };
    components::panel("glance", &words.get("look-game-glance"), &aside, &pictures)
}

fn best(words: &Messages, best: &[Best]) -> Markup {
    let aside = html! { small { (words.get("look-game-best-note")) } };
    let content = if best.is_empty() {
        components::empty(&words.get("look-game-best-none"))
    } else {
        score_table(words, best)
    };
    components::panel("best", &words.get("look-game-best"), &aside, &content)
}

/// Scores, with who played against whom and when.
pub(super) fn score_table(words: &Messages, scores: &[Best]) -> Markup {
    let head = |id: &str| html! { th scope="col" { (words.get(id)) } };
    html! {
        table.best-scores {
            thead { tr {
                (head("look-game-best-who")) (head("look-game-best-against"))
                (head("look-game-best-when")) (head("look-game-best-points"))
            } }
            tbody {
                @for one in scores {
                    tr {
                        th scope="row" {
                            (one.who) @if one.own { " " small { (words.get("look-you")) } }
                        }
                        td {
                            @if one.against.is_empty() { (words.get("look-game-alone")) }
                            @else { (one.against.join(", ")) }
                        }
                        td {
                            @if one.own { a href={ "/t/" (one.table) } { (when(words, one.ended)) } }
                            @else { (when(words, one.ended)) }
                        }
                        td {
                            b { (components::units(words, one.unit, one.total)) }
                            @if let Some(said) = taken_back(one.taken_back) { br; small { (words.say(&said, &[])) } }
                        }
                    }
                }
            }
        }
    }
}

/// What is known and what we chose: a bar, and an invitation.
fn sources(words: &Messages, game: &str, origins: &[Origin]) -> Markup {
    let count = |kind: &str| origins.iter().filter(|it| it.source.kind() == kind).count();
    let guessed = origins.iter().filter(|it| it.source == Source::Reconstructed).count();
    let id = if guessed == 0 { "look-game-sources-all" } else { "look-game-sources-some" };
    let said = Phrase::new(id)
        .with("count", origins.len())
        .with("known", origins.len() - guessed)
        .with("guessed", guessed);
    let kinds = ["rulebook", "owner", "found", "reconstructed"];
    let mut from = 0;
    let shares: Vec<(&str, usize, usize)> = kinds
        .into_iter()
        .map(|kind| {
            let (at, wide) = (from, count(kind));
            from += wide;
            (kind, at, wide)
        })
        .filter(|(_, _, wide)| *wide > 0)
        .collect();
    let content = html! {
        p { (words.say(&said, &[])) }
        svg.sources-bar viewBox={ "0 0 " (origins.len().max(1)) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            @for (kind, at, wide) in &shares { rect class=(kind) x=(at) width=(wide) height="1" {} }
        }
        ul.sources-key {
            @for (kind, _, wide) in &shares {
                li { span class={ "sources-mark " (kind) } {} (words.get(&format!("source-{kind}"))) " " (wide) }
            }
        }
        p { a href={ "/provenance/" (game) } { (words.get("look-game-sources-own")) } }
    };
    components::panel("sources", &words.get("look-game-sources"), &html! {}, &content)
}
