//! A game as people meet it: its name, its switches, its words.

use std::ops::RangeInclusive;

use serde_json::Value as Json;

use crate::phrase::MessagesError;
use crate::{
    Bilingual, Chance, Effect, Game, Lang, Messages, Phrase, RuleId, Rulebook, Seat, Text, Told,
    View, Weights,
};

/// What is said of a game before it is played.
#[derive(Clone, Debug)]
pub struct About {
    /// The word that names the game on the command line and in addresses.
    pub id: &'static str,
    /// Its title.
    pub name: Bilingual,
    /// One sentence that invites to play.
    pub tagline: Bilingual,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// The rule that says so.
    pub players_rule: RuleId,
    /// How long a game takes with people at a table, in minutes.
    pub minutes: RangeInclusive<u16>,
    /// The letters before the game's rule numbers.
    pub prefix: &'static str,
    /// Raised whenever the same log could lead to another position.
    pub rules_version: u32,
    /// Of 100 decisions of a beginner, how many are made with hardly a thought.
    pub folly: u32,
    /// Of the decisions that look best at first sight, how many a player who looks ahead compares
    /// at most: the fewer, the better first sight is.
    pub ideas: usize,
    /// After how many decisions looking ahead judges a position instead of playing on.
    pub horizon: u32,
    /// Every switch of the setup.
    pub options: &'static [OptionSpec],
    /// The rules, as Markdown.
    pub rules: Bilingual,
    /// The messages, as Fluent files.
    pub words: Bilingual,
    /// The pack that is part of the program, as TOML.
    pub pack: &'static str,
}

impl About {
    /// The rules in a language.
    pub fn rulebook(&self, lang: Lang) -> Rulebook {
        Rulebook::parse(&lang.typeset(self.rules.get(lang)))
    }
}

/// One switch of a setup. The messages `option-<key>` and `option-<key>-help` name and explain
/// it, `option-<key>-<value>` its choices.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    /// The field of the setup.
    pub key: &'static str,
    /// What it can be set to.
    pub kind: OptionKind,
    /// The rule or ruling it belongs to.
    pub rule: RuleId,
    /// Whether it goes beyond the rulebook.
    pub beyond: bool,
}

/// What a switch can be set to.
#[derive(Clone, Debug)]
pub enum OptionKind {
    /// On or off.
    Flag,
    /// One of several words.
    Choice(&'static [&'static str]),
    /// A number in a range.
    Number(RangeInclusive<i64>),
    /// A seat, or `random`.
    SeatOrRandom,
    /// A word for each seat.
    EachSeat(&'static [&'static str]),
}

impl OptionKind {
    /// Reads a value as typed on a command line or in a form.
    pub fn parse(&self, text: &str, players: u8) -> Option<Json> {
        let number = || text.parse::<i64>().ok();
        match self {
            Self::Flag => match text {
                "on" | "true" | "yes" | "1" => Some(Json::Bool(true)),
                "off" | "false" | "no" | "0" => Some(Json::Bool(false)),
                _ => None,
            },
            Self::Choice(words) => words.contains(&text).then(|| text.into()),
            Self::Number(range) => number().filter(|n| range.contains(n)).map(Json::from),
            Self::SeatOrRandom if text == "random" => Some("random".into()),
            Self::SeatOrRandom => {
                number().filter(|n| (1..=i64::from(players)).contains(n)).map(|n| Json::from(n - 1))
            }
            Self::EachSeat(words) => {
                let given: Vec<&str> = text.split(',').map(str::trim).collect();
                let fits = given.len() == usize::from(players)
                    && given.iter().all(|word| words.contains(word));
                fits.then(|| given.into())
            }
        }
    }

    /// The values as a command line takes them, for messages and forms.
    pub fn values(&self, players: u8) -> String {
        match self {
            Self::Flag => "on, off".to_owned(),
            Self::Choice(words) => words.join(", "),
            Self::Number(range) => format!("{}–{}", range.start(), range.end()),
            Self::SeatOrRandom => format!("random, 1–{players}"),
            Self::EachSeat(words) => format!("{} × ({})", players, words.join(" | ")),
        }
    }

    /// Some values that together exercise the switch, as JSON, for tests.
    pub fn samples(&self, players: u8) -> Vec<Json> {
        match self {
            Self::Flag => vec![false.into(), true.into()],
            Self::Choice(words) => words.iter().map(|word| (*word).into()).collect(),
            Self::Number(range) => vec![(*range.start()).into(), (*range.end()).into()],
            Self::SeatOrRandom => vec!["random".into(), (players - 1).into()],
            Self::EachSeat(words) => (0..words.len())
                .map(|shift| {
                    let word = |seat: u8| words[(usize::from(seat) + shift) % words.len()];
                    (0..players).map(|seat| Json::from(word(seat))).collect()
                })
                .collect(),
        }
    }
}

/// A game with its words: what front ends need besides the rules.
pub trait Title: Game {
    /// What is said of the game before it is played.
    fn about() -> &'static About;

    /// What the seat is asked now: the next step in one sentence.
    fn prompt(view: &View<Self>, seat: Seat) -> Phrase;

    /// A decision in words, as on a button.
    fn label(view: &View<Self>, seat: Seat, decision: Self::Decision) -> Phrase;

    /// What a decision costs and brings, before it is made.
    fn effects(view: &View<Self>, seat: Seat, decision: Self::Decision) -> Vec<Effect>;

    /// A refusal in words.
    fn explain(view: &View<Self>, seat: Seat, refusal: Self::Refusal) -> Phrase;

    /// What a decision did, in words, from the positions before and after it.
    fn tell_decision(
        before: &View<Self>,
        seat: Seat,
        decision: Self::Decision,
        after: &View<Self>,
    ) -> Vec<Told>;

    /// What a draw did, in words.
    fn tell_draw(before: &View<Self>, draw: Self::Draw, after: &View<Self>) -> Vec<Told>;

    /// The table drawn in text; `names` are the players by seat.
    fn text(view: &View<Self>, words: &Messages, names: &[String]) -> Text;

    /// What a simple, sensible player would do: cheap, never absurd, plays to an end.
    fn sensible<C: Chance>(view: &View<Self>, seat: Seat, chance: &mut C) -> Self::Decision;

    /// The numbers the sensible player weighs things with, where they can be tuned by playing.
    fn weights() -> Option<&'static Weights> {
        None
    }

    /// What the sensible player would do if it weighed things with other numbers, as many as
    /// [`Title::weights`] has.
    fn sensible_by<C: Chance>(
        view: &View<Self>,
        seat: Seat,
        chance: &mut C,
        weights: &[f32],
    ) -> Self::Decision {
        let _ = weights;
        Self::sensible(view, seat, chance)
    }

    /// Other numbers a good player may weigh things with, each as many as [`Title::weights`] has:
    /// who looks ahead imagines others in any style, known or usual, and plays best in the last.
    fn styles() -> &'static [Vec<f32>] {
        &[]
    }

    /// How good a decision looks at first sight, the larger the better: searching bots look at
    /// what looks best first. `None` if the game has no opinion cheaper than trying.
    fn appraise(view: &View<Self>, seat: Seat, decision: Self::Decision) -> Option<f32> {
        let _ = (view, seat, decision);
        None
    }

    /// How good a decision looks at first sight to a player who weighs things with other numbers.
    fn appraise_by(
        view: &View<Self>,
        seat: Seat,
        decision: Self::Decision,
        weights: &[f32],
    ) -> Option<f32> {
        let _ = weights;
        Self::appraise(view, seat, decision)
    }

    /// What the seat can expect to score in the end, in the units of [`Game::score`]: the fast
    /// evaluation that searching bots use where they stop looking ahead. Never allocates.
    fn foresee(&self, seat: Seat) -> f32 {
        self.score(seat) as f32
    }

    /// What the seat could expect if things were weighed with other numbers, as many as
    /// [`Title::weights`] has.
    fn foresee_by(&self, seat: Seat, weights: &[f32]) -> f32 {
        let _ = weights;
        self.foresee(seat)
    }

    /// The words of the game in a language, with those of a front end.
    fn words(lang: Lang, more: &[Bilingual]) -> Result<Messages, MessagesError> {
        let mut files = vec![Self::about().words];
        files.extend_from_slice(more);
        Messages::new(lang, &files)
    }

    /// The rules of the game in a language.
    fn rulebook(lang: Lang) -> Rulebook {
        Self::about().rulebook(lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_read_what_people_type() {
        assert_eq!(OptionKind::Flag.parse("on", 2), Some(true.into()));
        assert_eq!(OptionKind::Flag.parse("maybe", 2), None);
        assert_eq!(OptionKind::Number(3..=20).parse("21", 2), None);
        assert_eq!(OptionKind::Number(3..=20).parse("5", 2), Some(5.into()));
        assert_eq!(OptionKind::SeatOrRandom.parse("2", 2), Some(1.into()));
        assert_eq!(OptionKind::SeatOrRandom.parse("3", 2), None);
        assert_eq!(OptionKind::SeatOrRandom.parse("0", 2), None);
        let sides = OptionKind::EachSeat(&["A", "B"]);
        assert_eq!(sides.parse("A, B", 2), Some(vec!["A", "B"].into()));
        assert_eq!(sides.parse("A", 2), None);
        assert_eq!(sides.samples(2).len(), 2);
    }
}
