//! What a board tells newcomers: what the game feels like, its rules at a glance, what its signs
//! mean. A game says it as data, by the names of signs; the signs are drawn as on its board.

use std::cell::OnceCell;

use ludi_engine::{AnyGame, AnyTable, LogIndex, Messages, Phrase, RuleId, Seat, Table};
use maud::{Markup, html};

use super::{Board, Scene};
use crate::components::{assets, icon, symbol};

/// What newcomers are told of a game. The words are messages, `look-GAME-…` and a name.
pub struct Learn {
    /// A recorded game, and the moment its board is shown at.
    pub in_play: Option<(&'static str, LogIndex)>,
    /// What each thing a player is asked is for, by the name of the question, and its rule:
    /// `asks-NAME` explains the prompt `prompt-NAME`.
    pub steps: &'static [(&'static str, RuleId)],
    /// What the game feels like, each with a sign: `feel-NAME`, `feel-NAME-text`.
    pub feels: &'static [(&'static str, &'static str)],
    /// The rules at a glance: `glance-NAME`, `glance-NAME-text`.
    pub glance: &'static [Glimpse],
    /// Pieces with numbered places: `piece-NAME`.
    pub pieces: &'static [Sample],
    /// Signs in groups: `signs-NAME` and `sign-NAME`.
    pub signs: &'static [(&'static str, &'static [Sign])],
    /// Pictures that need no explanation: they adorn, or bear their name. A star at the end stands
    /// for any ending.
    pub ornaments: &'static [&'static str],
    /// Positions that show rules at work.
    pub examples: &'static [Example],
}

impl Learn {
    /// Nothing is told.
    pub const NOTHING: Self = Self {
        in_play: None,
        steps: &[],
        feels: &[],
        glance: &[],
        pieces: &[],
        signs: &[],
        ornaments: &[],
        examples: &[],
    };
}

/// One picture of the rules at a glance: its name, its rule, and the signs it is made of.
pub type Glimpse = (&'static str, RuleId, &'static str);

/// A sign: its name, the rule that speaks of it, and how it looks.
pub type Sign = (&'static str, RuleId, &'static str);

/// A piece of the game with numbered places.
pub struct Sample {
    /// The sign that draws it.
    pub piece: &'static str,
    /// The places, in percent of its width and height, what stands there, and the rule.
    pub places: &'static [(u8, u8, &'static str, RuleId)],
}

/// A few moves of a recorded game that show rules at work.
pub struct Example {
    /// Its name: the messages `example-NAME`, `example-NAME-text`.
    pub name: &'static str,
    /// The recorded game.
    pub log: &'static str,
    /// Through whose eyes it is seen.
    pub seat: Seat,
    /// The first and the last event that is shown.
    pub events: (LogIndex, LogIndex),
    /// The rules at work.
    pub rules: &'static [RuleId],
}

/// Something drawn, with its name, what is said of it, and its rule.
pub struct Told {
    /// As on the board.
    pub shows: Markup,
    /// What it is called.
    pub name: String,
    /// What there is to say besides; may be empty.
    pub text: String,
    /// The rule that speaks of it.
    pub rule: RuleId,
}

/// What a board tells newcomers, drawn.
#[derive(Default)]
pub struct Primer {
    /// The board in play, and where its game stands.
    pub in_play: Option<(Markup, String)>,
    /// What the game feels like; without rules.
    pub feels: Vec<Told>,
    /// The rules at a glance.
    pub glance: Vec<Told>,
    /// What the signs mean.
    pub legend: Legend,
    /// The names of worked examples, with the rules they show.
    pub examples: Vec<(String, &'static [RuleId])>,
}

impl Primer {
    /// Pieces and signs that belong beside a rule.
    pub fn signs_of(&self, rule: &str) -> Vec<&Told> {
        let signs = self.legend.groups.iter().flat_map(|(_, signs)| signs);
        signs.filter(|told| told.rule == rule).collect()
    }

    /// The pictures of the glance that belong beside a rule.
    pub fn pictures_of(&self, rule: &str) -> Vec<&Told> {
        self.glance.iter().filter(|told| told.rule == rule).collect()
    }

    /// The worked examples that show a rule, by their numbers.
    pub fn examples_of(&self, rule: &str) -> impl Iterator<Item = (usize, &str)> {
        let all = (1..).zip(&self.examples);
        all.filter(move |(_, (_, rules))| rules.first() == Some(&rule))
            .map(|(number, (name, _))| (number, name.as_str()))
    }
}

/// What the signs of a board mean.
#[derive(Default)]
pub struct Legend {
    /// Pieces, and what stands at their numbered places.
    pub pieces: Vec<(Markup, Vec<(String, RuleId)>)>,
    /// The signs, in groups with names.
    pub groups: Vec<(String, Vec<Told>)>,
}

impl Legend {
    /// Whether there is nothing to explain.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }
}

/// What the board of a game tells newcomers.
pub fn primer(game: &'static dyn AnyGame, words: &Messages) -> Primer {
    ludi_registry::with_game!(game.id(), G => primer_of::<G>(game, words))
        .expect("the registry knows its games")
}

/// What a player is asked now: what that is for, and the rule that speaks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it is for, in a sentence or two.
    pub text: String,
    /// The rule.
    pub rule: RuleId,
}

/// What a prompt is for.
pub(super) fn step<G: Board>(words: &Messages, prompt: &Phrase) -> Option<Step> {
    let asked = prompt.id.strip_prefix("prompt-")?;
    let (name, rule) = G::LEARN.steps.iter().find(|(name, _)| *name == asked)?;
    Some(Step { text: own(words, G::ID, &format!("asks-{name}")), rule })
}

/// What the signs on the board of a table mean.
pub fn legend(table: &dyn AnyTable, words: &Messages) -> Legend {
    ludi_registry::with_game!(table.game().id(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>();
        on(table.expect("a table is one of its game"), None, words, legend_of::<G>)
    })
    .expect("the registry knows the game of every table")
}

/// Whether the board of a game says what its signs mean.
pub fn has_legend(game: &'static dyn AnyGame) -> bool {
    ludi_registry::with_game!(game.id(), G => !G::LEARN.signs.is_empty())
        .expect("the registry knows its games")
}

/// Whether a game says what each thing it asks is for.
pub fn has_steps(game: &'static dyn AnyGame) -> bool {
    ludi_registry::with_game!(game.id(), G => !G::LEARN.steps.is_empty())
        .expect("the registry knows its games")
}

/// The worked examples of a game.
pub fn examples(game: &'static dyn AnyGame) -> &'static [Example] {
    ludi_registry::with_game!(game.id(), G => G::LEARN.examples)
        .expect("the registry knows its games")
}

/// A message of a game's own, as a name is made of its parts.
pub(crate) fn own(words: &Messages, game: &str, parts: &str) -> String {
    words.get(&format!("look-{game}-{parts}"))
}

/// A recorded game, played to a moment.
pub(crate) fn recorded(
    game: &'static dyn AnyGame,
    log: &str,
    at: LogIndex,
) -> Option<Box<dyn AnyTable>> {
    game.read(log, game.builtin_pack(), None).ok()?.at(at)
}

/// Looks at a table through the eyes of a seat, or of somebody who only watches.
pub(super) fn on<G: Board, T>(
    table: &Table<G>,
    seat: Option<Seat>,
    words: &Messages,
    look: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    let view = table.view(seat);
    look(&Scene {
        view: &view,
        seat,
        acting: false,
        decisions: &[],
        words,
        names: &table.names(),
        action: "",
        position: table.last_index(),
        past: None,
        on_demand: None,
        conceivable: OnceCell::new(),
        recalled: Vec::new(),
        recent: Vec::new(),
        ended: Vec::new(),
        change: None,
    })
}

fn primer_of<G: Board>(game: &'static dyn AnyGame, words: &Messages) -> Primer {
    let Some((log, at)) = G::LEARN.in_play else { return Primer::default() };
    let table = recorded(game, log, at).expect("our own records can be played");
    let table = table.as_any().downcast_ref::<Table<G>>().expect("a record of this game");
    let say = |parts: String| own(words, G::ID, &parts);
    on(table, Some(Seat(0)), words, |scene| Primer {
        in_play: Some((G::board(scene), G::moment(scene))),
        feels: G::LEARN
            .feels
            .iter()
            .map(|(name, sign)| Told {
                shows: draw(scene, sign),
                name: say(format!("feel-{name}")),
                text: say(format!("feel-{name}-text")),
                rule: "",
            })
            .collect(),
        glance: G::LEARN
            .glance
            .iter()
            .map(|(name, rule, signs)| Told {
                shows: html! { @for sign in signs.split(' ') { (draw(scene, sign)) } },
                name: say(format!("glance-{name}")),
                text: say(format!("glance-{name}-text")),
                rule,
            })
            .collect(),
        legend: legend_of(scene),
        examples: G::LEARN
            .examples
            .iter()
            .map(|example| (say(format!("example-{}", example.name)), example.rules))
            .collect(),
    })
}

fn legend_of<G: Board>(scene: &Scene<'_, G>) -> Legend {
    let say = |parts: String| own(scene.words, G::ID, &parts);
    let sign = |&(name, rule, looks): &Sign| Told {
        shows: html! { @for sign in looks.split(' ') { (draw(scene, sign)) } },
        name: say(format!("sign-{name}")),
        text: String::new(),
        rule,
    };
    let group = |&(name, signs): &(&str, &[Sign])| {
        (say(format!("signs-{name}")), signs.iter().map(sign).collect())
    };
    let mut first = 1;
    let mut sample = |sample: &Sample| {
        let shows = numbered(&draw(scene, sample.piece), sample, first);
        first += sample.places.len();
        let notes =
            sample.places.iter().map(|(_, _, name, rule)| (say(format!("piece-{name}")), *rule));
        (shows, notes.collect())
    };
    Legend {
        pieces: G::LEARN.pieces.iter().map(&mut sample).collect(),
        groups: G::LEARN.signs.iter().map(group).collect(),
    }
}

/// A piece with numbers on it.
fn numbered(piece: &Markup, sample: &Sample, first: usize) -> Markup {
    html! {
        (piece)
        svg.place-numbers {
            @for (number, (x, y, ..)) in (first..).zip(sample.places) {
                circle cx={ (x) "%" } cy={ (y) "%" } r="11" {}
                text x={ (x) "%" } y={ (y) "%" } dy=".35em" text-anchor="middle" { (number) }
            }
        }
    }
}

/// A sign by its name, as the board draws it: a piece of the game, or a picture of its file or of
/// the one all games share. After a colon stands what is written beside it.
fn draw<G: Board>(scene: &Scene<'_, G>, sign: &str) -> Markup {
    let (name, beside) = sign.split_once(':').unwrap_or((sign, ""));
    let shows = match name {
        "->" => html! { span.sign-arrow { "→" } },
        "" => html! {},
        _ => match G::sign(scene, name) {
            Some(drawn) => drawn,
            None if assets::has_symbol(G::ID, name) => symbol(G::ID, name),
            None => icon(name),
        },
    };
    html! {
        span.one-sign { (shows) @if !beside.is_empty() { b { (beside.replace('_', " ")) } } }
    }
}

#[cfg(test)]
mod tests;
