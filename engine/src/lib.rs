//! What a game is, and the table it is played at.
//!
//! A game is a pure value: [`Game`] says which decisions and draws change it, [`Notation`] writes
//! them down, [`Words`] puts it into words, [`Strategy`] lets programs play it, [`View`] is what a
//! seat may know of it. A [`Table`] is a list of events whose fold is the position, with undo,
//! replay, fair draws and a log other programs can read.

mod any;
pub mod chance;
pub mod conformance;
mod forecast;
mod french;
mod game;
pub mod log;
mod notation;
mod options;
pub mod pack;
pub mod phrase;
pub mod rules;
mod seat;
mod standings;
mod story;
mod strategy;
mod table;
mod text;
mod view;
mod weights;
mod words;

pub use any::{AnyGame, AnyPack, AnyTable, Offer, Plan, any_game};
pub use chance::{Chance, Commitment, Entropy, Fair, Quick, Seed, SystemEntropy};
pub use forecast::LinearForecast;
pub use game::{Game, Next, Refusal, RuleId, SetupError, Undo};
pub use log::{Event, Header, LogIndex, Player};
pub use notation::{Notation, NotationError};
pub use options::{OptionKind, OptionSpec, setup_with, usual_switches};
pub use pack::{Entry, Origin, Pack, PackError, PackRef, Source, Stamp};
pub use phrase::{Bilingual, Effect, EffectKind, Lang, Messages, Phrase, Told, Value};
pub use rules::{Rule, Rulebook};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use standings::{Line, Sheet, Standings};
pub use story::Paragraph;
pub use strategy::{Foresight, Strategy, Taste};
pub use table::{
    Freshness, Intent, LogError, Question, Refused, Said, Score, Table, TableError, read_header,
    start,
};
pub use text::{Text, Tone, columns};
pub use view::{Perspective, View};
pub use weights::{Number, Weights, WeightsError};
pub use words::{About, Words};
