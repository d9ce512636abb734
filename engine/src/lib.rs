//! What a game is, and the table it is played at.
//!
//! A game is a pure value: [`Game`] says which decisions and draws change it, [`Title`] puts it
//! into words, [`View`] is what a seat may know of it. A [`Table`] is a list of events whose fold
//! is the position, with undo, replay, fair draws and a log other programs can read.

pub mod chance;
pub mod conformance;
mod french;
mod game;
pub mod log;
pub mod pack;
pub mod phrase;
pub mod rules;
mod seat;
mod standings;
mod story;
mod table;
mod text;
mod title;
mod weights;

pub use chance::{Chance, Commitment, Fair, Quick, Seed};
pub use game::{Game, Next, NotationError, Perspective, Refusal, RuleId, SetupError, Undo, View};
pub use log::{Event, Header, LogIndex, Player};
pub use pack::{Entry, Origin, Pack, PackError, PackRef, Source, Stamp};
pub use phrase::{Bilingual, Effect, EffectKind, Lang, Messages, Phrase, Told, Value};
pub use rules::{Rule, Rulebook};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use standings::{Line, Sheet, Standings};
pub use story::Paragraph;
pub use table::{LogError, Question, Table, TableError, read_header, start};
pub use text::{Text, Tone};
pub use title::{About, OptionKind, OptionSpec, Title};
pub use weights::{Weights, WeightsError};
