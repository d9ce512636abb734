//! What a game is, and the table it is played at.
//!
//! A game is a pure value. [`Game`] says which decisions and draws change it, [`Notation`] writes
//! them down, [`Words`] puts it into words, [`Strategy`] lets programs play it, [`View`] is what a
//! seat may know of it. A [`Table`] is a list of events whose fold is the position, with undo,
//! replay, fair draws and a log other programs can read.
//!
//! # A game in sixty lines
//!
//! Nim: twelve stones; whoever is to move takes one, two or three; whoever takes the last one wins.
//! The table needs nothing else; it has undo, refusals with their rule, forks and a log at once.
//! (`cargo run -p ludi-engine --example nim` plays it.)
//!
//! ```
//! use ludi_engine::*;
//! use std::{fmt, ops::RangeInclusive};
//!
//! #[derive(Clone, Debug, PartialEq, Eq)]
//! struct Nim { stones: u8, turn: Seat }
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
//! struct Take(u8);
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq)]
//! struct No(RuleId);
//! impl Refusal for No {
//!     fn rule(&self) -> RuleId { self.0 }
//! }
//!
//! #[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
//! struct Setup {}
//!
//! impl Notation<NoPack> for Take {
//!     fn write(self, _: &NoPack, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//!         write!(f, "take {}", self.0)
//!     }
//!     fn read(_: &NoPack, text: &str) -> Result<Self, NotationError> {
//!         let number = (1..=3).find(|number| text == format!("take {number}"));
//!         number.map(Self).ok_or_else(|| NotationError::new(text, "expected take 1, 2 or 3"))
//!     }
//! }
//!
//! impl Game for Nim {
//!     const ID: &'static str = "nim";
//!     const RULES_VERSION: u32 = 1;
//!     const PLAYERS: RangeInclusive<u8> = 2..=2;
//!     const PLAYERS_RULE: RuleId = "NI-001";
//!     type Pack = NoPack;
//!     type Setup = Setup;
//!     type Decision = Take;
//!     type Draw = NoDraw;
//!     type Refusal = No;
//!
//!     fn new(_: &'static NoPack, _: &Setup, _: u8) -> Result<Self, SetupError> {
//!         Ok(Self { stones: 12, turn: Seat(0) })
//!     }
//!     fn pack(&self) -> &'static NoPack { NoPack::builtin() }
//!     fn players(&self) -> u8 { 2 }
//!     fn next(&self) -> Next {
//!         if self.stones == 0 { Next::Over } else { Next::Decide(SeatSet::only(self.turn)) }
//!     }
//!     fn decisions(&self, seat: Seat, out: &mut Vec<Take>) {
//!         out.extend((1..=3).map(Take).filter(|take| self.check(seat, *take).is_ok()));
//!     }
//!     fn check(&self, seat: Seat, Take(number): Take) -> Result<(), No> {
//!         match (seat == self.turn, (1..=3).contains(&number) && number <= self.stones) {
//!             (true, true) => Ok(()),
//!             (false, _) => Err(No("NI-002")),
//!             (true, false) => Err(No("NI-003")),
//!         }
//!     }
//!     fn decide(&mut self, seat: Seat, Take(number): Take) {
//!         self.stones -= number;
//!         self.turn = seat.next(2);
//!     }
//!     fn standings(&self) -> Standings {
//!         let won = |seat| i32::from(self.stones == 0 && seat != self.turn);
//!         let sheet = |seat| Sheet::new(seat, vec![Line::new("last", won(seat), won(seat))]);
//!         Standings::ranked(1, Seat::all(2).map(sheet).collect())
//!     }
//! }
//!
//! let people = ["Anna", "Ben"].map(Player::person).to_vec();
//! let seed = Seed::from_text("a secret");
//! let mut table = Table::<Nim>::new(NoPack::builtin(), &Setup {}, people, seed).unwrap();
//! assert_eq!(table.decide(Seat(1), Take(1)), Err(TableError::Refused(No("NI-002"))));
//! for number in [1, 3, 2, 2, 3, 1] {
//!     let Next::Decide(seats) = table.next() else { panic!("the game goes on") };
//!     table.decide(seats.first().unwrap(), Take(number)).unwrap();
//! }
//! table.undo(Seat(1)).unwrap();
//! table.redo(Seat(1)).unwrap();
//! table.close().unwrap();
//! assert_eq!(table.standings().winners().collect::<Vec<_>>(), [Seat(1)]);
//! let again = Table::<Nim>::read(&table.log(), NoPack::builtin(), None).unwrap();
//! assert_eq!(again.log(), table.log());
//! ```
//!
//! # Laws
//!
//! A decision is listed exactly if it checks, and what is listed can be made to an end. A view shows
//! nothing that a seat cannot know, and an imagined position fits the view it was imagined from. A
//! draw follows from the seed and its place in the log. The suite in [`mod@conformance`] holds a game to
//! these and more for one line of its tests: `ludi_engine::conformance!(MyGame);`

mod any;
pub mod chance;
pub mod conformance;
mod encode;
mod forecast;
mod french;
mod game;
pub mod lesson;
pub mod log;
pub mod net;
mod notation;
mod options;
pub mod pack;
#[doc(hidden)]
pub mod pebbles;
pub mod phrase;
mod playout;
pub mod puzzle;
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
pub use chance::{
    Chance, Commitment, Drawn, Entropy, Fair, Gift, Head, Quick, Seed, SystemEntropy,
};
pub use encode::{Encode, Features, Numbering};
pub use forecast::LinearForecast;
pub use game::{Game, Next, Refusal, RuleId, SetupError, Undo};
pub use log::{Event, Header, LogIndex, Player, final_standings};
pub use net::{Learned, Net, NetError};
pub use notation::{LOT, NoDraw, Notation, NotationError};
pub use options::{OptionKind, OptionSpec, setup_with, usual_switches};
pub use pack::{Entry, NoPack, Origin, Pack, PackError, PackRef, Source, Stamp};
pub use phrase::{Bilingual, Change, Effect, EffectKind, Lang, Messages, Phrase, Told, Value};
pub use playout::{Turns, settle, settle_with};
pub use puzzle::PuzzleFiles;
pub use rules::{Rule, Rulebook};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use serde_json::Value as Json;
pub use standings::{Line, Sheet, Standings};
pub use story::{Deed, Detail, Occasion, Paragraph, Turn, taken_back, turns};
pub use strategy::{Foresight, Glance, Strategy, Taste};
pub use table::{
    Freshness, Intent, LogError, Question, Refused, Said, Score, Shuffle, Table, TableError,
    read_header, start,
};
pub use text::{Text, Tone, columns};
pub use view::{Perspective, View};
pub use weights::{Number, Weights, WeightsError};
pub use words::{About, Words};
