//! A game as people meet it: its name, its rules, its words.

use std::ops::RangeInclusive;

use serde_json::{Value as Json, json};

use crate::phrase::MessagesError;
use crate::{
    Bilingual, Deed, Effect, Game, Lang, Messages, Phrase, PuzzleFiles, Rulebook, Seat, Text, Told,
    Tone, View,
};

/// What is said of a game before it is played.
#[derive(Clone, Debug)]
pub struct About {
    /// Its title.
    pub name: Bilingual,
    /// One sentence that invites to play.
    pub tagline: Bilingual,
    /// How long a game takes with people at a table, in minutes.
    pub minutes: RangeInclusive<u16>,
    /// The letters before the game's rule numbers.
    pub prefix: &'static str,
    /// The rules, as Markdown.
    pub rules: Bilingual,
    /// The messages, as Fluent files.
    pub messages: Bilingual,
    /// The pack that is part of the program, as TOML.
    pub pack: &'static str,
    /// The lessons of its course, as TOML, in order; see [`crate::lesson`].
    pub lessons: &'static [&'static str],
    /// Its puzzles.
    pub puzzles: PuzzleFiles,
}

/// A game with its words: what front ends need besides the rules.
///
/// A game says phrases, which are in no language yet; [`Messages`] of a language say them.
///
/// ```
/// use ludi_engine::pebbles::{Bag, Choice, Pebbles, Switches};
/// use ludi_engine::{Game, Lang, Pack, Seat, View, Words};
///
/// let game = Pebbles::new(Bag::builtin(), &Switches::default(), 2).unwrap();
/// let view = View::new(&game, Some(Seat(0)));
/// let refusal = game.check(Seat(0), Choice::Take).unwrap_err();
/// for lang in Lang::ALL {
///     let words = Pebbles::messages(lang, &[]).unwrap();
///     let pick = Pebbles::label(&view, Seat(0), Choice::Pick(2));
///     let why = Pebbles::explain(&view, Seat(0), refusal);
///     let said = [pick, why].map(|phrase| words.say(&phrase, &[]));
///     assert_eq!(said, match lang {
///         Lang::En => ["Do it", "No"],
///         Lang::Fr => ["Le faire", "Non"],
///     });
/// }
/// ```
pub trait Words: Game {
    /// What is said of the game before it is played.
    fn about() -> &'static About;

    /// What the seat is asked now: the next step in one sentence.
    fn prompt(view: &View<Self>, seat: Seat) -> Phrase;

    /// A decision in words, as on a button.
    fn label(view: &View<Self>, seat: Seat, decision: Self::Decision) -> Phrase;

    /// What a decision costs and brings, before it is made.
    fn effects(view: &View<Self>, seat: Seat, decision: Self::Decision) -> Vec<Effect> {
        let _ = (view, seat, decision);
        Vec::new()
    }

    /// What the seat has in numbers, by keys that stay: coins, points, steps on a track. What
    /// [`Effect::changes`] speaks of, and what screens let run up and down.
    fn counters(view: &View<Self>, seat: Seat) -> Vec<(&'static str, i32)> {
        let _ = (view, seat);
        Vec::new()
    }

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
    fn tell_draw(before: &View<Self>, draw: Self::Draw, after: &View<Self>) -> Vec<Told> {
        let _ = (before, draw, after);
        Vec::new()
    }

    /// What a decision adds to the sentence of its turn, which begins with the name of the seat.
    /// Nothing for a step on the way to something. Unless a game tells less: what its button says.
    fn deeds(
        before: &View<Self>,
        seat: Seat,
        decision: Self::Decision,
        after: &View<Self>,
    ) -> Vec<Deed> {
        let _ = after;
        vec![Deed::new(Self::label(before, seat, decision))]
    }

    /// The counters whose changes end the sentence of a turn, each with the message that says a
    /// change `$by`, such as "+4".
    fn tallies() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The table drawn in text; `names` are the players by seat. Unless a game draws more: who has
    /// how many points.
    fn text(view: &View<Self>, messages: &Messages, names: &[String]) -> Text {
        let mut text = Text::new();
        for sheet in view.standings().seats {
            let name = messages.player(sheet.seat, names);
            text.row(Tone::Seat(sheet.seat), name).plain(format!("  {}", sheet.total));
        }
        text
    }

    /// The position as data for other programs, an object in the ids of the pack; `docs/json.md`
    /// says what stands there. What stands there keeps its meaning as long as
    /// [`Game::RULES_VERSION`] stays.
    /// Unless a game tells more: what every seat has in numbers.
    fn data(view: &View<Self>) -> Json {
        let counters = |seat| Self::counters(view, seat).into_iter();
        let told = |seat| counters(seat).map(|(key, n)| (key.to_owned(), n.into())).collect();
        let seats = Seat::all(view.players()).map(|seat| Json::Object(told(seat)));
        json!({ "seats": seats.collect::<Vec<_>>() })
    }

    /// The messages of the game in a language, with those of a front end.
    fn messages(lang: Lang, more: &[Bilingual]) -> Result<Messages, MessagesError> {
        let mut files = vec![Self::about().messages];
        files.extend_from_slice(more);
        Messages::new(lang, &files)
    }

    /// The rules of the game in a language.
    fn rulebook(lang: Lang) -> Rulebook {
        Rulebook::parse(&lang.typeset(Self::about().rules.get(lang)))
    }
}

/// Implements [`Words`] for a game by the rooms of the floor plan below its `words.rs`: `label` has
/// `prompt` and `label`; `effects`, `counters`, `explain` and `text` what they are called; `story`
/// has `tell_decision` and `tell_draw`, `deeds` has `deeds` and `TALLIES`. `data` is a room beside `words`, which has to be named there. The second argument is its
/// [`About`].
#[macro_export]
macro_rules! words {
    ($game:ty, $about:expr) => {
        impl $crate::Words for $game {
            fn about() -> &'static $crate::About {
                &$about
            }

            fn prompt(view: &$crate::View<Self>, seat: $crate::Seat) -> $crate::Phrase {
                label::prompt(view, seat)
            }

            fn label(
                view: &$crate::View<Self>,
                seat: $crate::Seat,
                decision: Self::Decision,
            ) -> $crate::Phrase {
                label::label(view, seat, decision)
            }

            fn effects(
                view: &$crate::View<Self>,
                seat: $crate::Seat,
                decision: Self::Decision,
            ) -> Vec<$crate::Effect> {
                effects::effects(view, seat, decision)
            }

            fn counters(view: &$crate::View<Self>, seat: $crate::Seat) -> Vec<(&'static str, i32)> {
                counters::counters(view, seat)
            }

            fn explain(
                view: &$crate::View<Self>,
                seat: $crate::Seat,
                refusal: Self::Refusal,
            ) -> $crate::Phrase {
                explain::explain(view, seat, refusal)
            }

            fn tell_decision(
                before: &$crate::View<Self>,
                seat: $crate::Seat,
                decision: Self::Decision,
                after: &$crate::View<Self>,
            ) -> Vec<$crate::Told> {
                story::tell_decision(before, seat, decision, after)
            }

            fn tell_draw(
                before: &$crate::View<Self>,
                draw: Self::Draw,
                after: &$crate::View<Self>,
            ) -> Vec<$crate::Told> {
                story::tell_draw(before, draw, after)
            }

            fn deeds(
                before: &$crate::View<Self>,
                seat: $crate::Seat,
                decision: Self::Decision,
                after: &$crate::View<Self>,
            ) -> Vec<$crate::Deed> {
                deeds::deeds(before, seat, decision, after)
            }

            fn tallies() -> &'static [(&'static str, &'static str)] {
                &deeds::TALLIES
            }

            fn text(
                view: &$crate::View<Self>,
                messages: &$crate::Messages,
                names: &[String],
            ) -> $crate::Text {
                text::text(view, messages, names)
            }

            fn data(view: &$crate::View<Self>) -> $crate::Json {
                data::data(view)
            }
        }
    };
}
