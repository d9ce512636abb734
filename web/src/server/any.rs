//! A table of any game: the one place where the server meets the games' types.

use ludi_bots::{Budget, Care, Level, Moment};
use ludi_engine::{
    About, Event, Header, Next, Origin, Pack as _, Paragraph, Phrase, Player, Position, Question,
    Quick, RuleId, Seat, SeatSet, Seed, Standings, Table, TableError, Title, View, Words,
};
use maud::{Markup, html};

use super::making::USUAL_LEVEL;
use super::packs::Packs;
use crate::boards::{Board, Scene};
use crate::look::Offer;

/// How long an adviser thinks at most.
const HINT: Budget =
    Budget { iterations: 2_000, time: Some(std::time::Duration::from_millis(900)) };

/// What somebody wants to do at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Make a decision, in notation.
    Decide(String),
    /// Take back the last decision.
    Undo,
    /// Make it again.
    Redo,
    /// Ask everybody to go back to a position.
    Ask(Position),
    /// Agree to go back.
    Agree,
    /// Decline to go back.
    Decline,
    /// Say something.
    Say(String),
    /// Sit down, or let a bot sit down.
    Join(Player),
}

/// What became of a request that answers a position of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// Nothing that matters happened since.
    Fresh,
    /// It was already done: the request was sent twice.
    Repeated,
    /// The table has moved on.
    Stale,
}

/// Why an act is not possible, in words to be said.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The reason.
    pub phrase: Phrase,
    /// The rule it rests on, if it is one of the game.
    pub rule: Option<RuleId>,
}

impl Refused {
    /// A reason that rests on no rule of the game.
    pub fn new(phrase: Phrase) -> Self {
        Self { phrase, rule: None }
    }
}

/// What a reader sees of a table, drawn by its game.
pub struct Drawing {
    /// The common area.
    pub board: Markup,
    /// The reader's own goods.
    pub tray: Markup,
    /// What stands beside the prompt.
    pub status: Markup,
    /// Every player's area, by seat.
    pub areas: Vec<Markup>,
    /// Where the game stands: "round 6".
    pub moment: String,
    /// What the reader is asked.
    pub prompt: Option<String>,
    /// What the reader may decide.
    pub offers: Vec<Offer>,
    /// Which of them closes the turn.
    pub closing: Option<usize>,
    /// Whether the reader is in the middle of a decision of several steps.
    pub pending: bool,
}

/// Through whose eyes a table is drawn, and what may be done with the drawing.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// Whose eyes; `None` is a spectator.
    pub seat: Option<Seat>,
    /// Whether the reader may decide.
    pub acting: bool,
    /// The words of the reader's language.
    pub words: &'a Words,
    /// The players, by seat.
    pub names: &'a [String],
    /// Where decisions are posted to.
    pub action: &'a str,
}

/// The scores of all seats after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The last event of the turn.
    pub at: Position,
    /// The score of each seat, in units of the standings.
    pub seats: Vec<i32>,
}

/// A table of some game.
pub trait AnyTable: Send + Sync {
    /// What is said of the game.
    fn about(&self) -> &'static About;
    /// The first line of the log.
    fn header(&self) -> &Header;
    /// The first line of the log, as text.
    fn header_line(&self) -> String;
    /// The position of the last event.
    fn position(&self) -> Position;
    /// One line of the log, as the server keeps it.
    fn line(&self, position: Position) -> Option<String>;
    /// Who sits in each seat.
    fn players(&self) -> &[Player];
    /// What the game waits for.
    fn next(&self) -> Next;
    /// Whether the table is closed.
    fn is_closed(&self) -> bool;
    /// The open question whether to go back.
    fn question(&self) -> Option<Question>;
    /// The standings now.
    fn standings(&self) -> Standings;
    /// Where the values of the components come from.
    fn origins(&self) -> &'static [Origin];
    /// Whether an act that answers a position still makes sense.
    fn freshness(&self, seat: Option<Seat>, act: &Act, position: Position) -> Freshness;
    /// Does something, with the draws and the closing that follow; `None` is a spectator.
    fn act(&mut self, seat: Option<Seat>, act: &Act) -> Result<(), Refused>;
    /// Whether the seat may take back its last decision.
    fn undoable(&self, seat: Seat) -> Result<Position, Refused>;
    /// Whether the seat may make a decision again.
    fn redoable(&self, seat: Seat) -> Result<(), Refused>;
    /// Where the seat's previous turn ended, so that the reader can be told what happened since.
    fn last_turn(&self, seat: Seat) -> Position;
    /// The position before the last decision of a seat, where a question could lead back to.
    fn before_last_decision(&self, seat: Seat) -> Option<Position>;
    /// The chat, as (position, speaker, text).
    fn chat(&self) -> Vec<(Position, Option<Seat>, String)>;
    /// The story after a position as a seat, or a spectator, may know it.
    fn story(&mut self, eyes: Option<Seat>, since: Position) -> Vec<Paragraph>;
    /// The log as a seat, or a spectator, may read it now.
    fn log_for(&self, eyes: Option<Seat>) -> String;
    /// Draws the table for a reader.
    fn draw(&self, sight: &Sight<'_>) -> Drawing;
    /// Whether one of these seats knows something that another does not.
    fn has_secrets_between(&self, seats: SeatSet) -> bool;
    /// Whether nothing in the log so far is secret.
    fn is_open_book(&self) -> bool;
    /// The scores after every turn.
    fn scores(&self) -> Vec<Score>;
    /// The table as it was after an event.
    fn at(&self, position: Position) -> Option<Box<dyn AnyTable>>;
    /// A new table that begins with what is in force here after an event.
    fn fork(
        &self,
        position: Position,
        players: Vec<Player>,
        seed: Seed,
    ) -> Option<Box<dyn AnyTable>>;
    /// A new table set up like this one.
    fn again(&self, players: Vec<Player>, seed: Seed) -> Option<Box<dyn AnyTable>>;
    /// The thinking of a bot, to be done elsewhere; it takes a view along and nothing else.
    fn mind(&self, seat: Seat, level: &str, chance: Quick) -> Mind;
    /// The thinking of an adviser of a seat; it takes a view along and nothing else.
    fn adviser(&self, seat: Seat, chance: Quick) -> Adviser;
    /// Looking back at the whole game, to be done elsewhere.
    fn analyst(&self, seed: Seed) -> Analyst;
}

/// A bot's thinking: gives a decision in notation.
pub type Mind = Box<dyn FnOnce() -> String + Send>;

/// An adviser's thinking.
pub type Adviser = Box<dyn FnOnce() -> Advice + Send>;

/// An analyst's work. It says how many of how many steps are done and is told whether to go on.
pub type Analyst = Box<dyn FnOnce(&dyn Fn(usize, usize) -> bool) -> Option<Retrospect> + Send>;

/// What a bot would do for a seat.
pub struct Advice {
    /// The decision, in notation.
    pub decision: String,
    /// The decision and the reasons, in words to be said.
    pub phrases: Vec<Phrase>,
}

/// What came out of looking back at a game.
pub struct Retrospect {
    /// What every seat could expect before each decision, in tenths of points.
    pub course: Vec<Vec<i32>>,
    /// The decisions that cost the most, the dearest first.
    pub moments: Vec<Regret>,
}

/// A decision that cost something.
pub struct Regret {
    /// The event that the decision became.
    pub at: Position,
    /// Who decided.
    pub seat: Seat,
    /// What was decided and what would have been better, in words to be said.
    pub phrase: Phrase,
}

/// Reads a table from its log. `None` if the game, its rules or its pack are no longer here.
pub fn read(log: &str, seed: Seed, packs: &Packs) -> Option<Box<dyn AnyTable>> {
    let header = ludi_engine::read_header(log.lines().next()?).ok()?;
    ludi_registry::with_game!(&header.game, G => read_as::<G>(log, seed, &header, packs))?
}

fn read_as<G: Board>(
    log: &str,
    seed: Seed,
    header: &Header,
    packs: &Packs,
) -> Option<Box<dyn AnyTable>> {
    let pack = packs.get::<G>(Some(&header.pack.sha256))?;
    match Table::<G>::read(log, pack, Some(seed)) {
        Ok(table) => Some(Played::boxed(table)),
        Err(error) => {
            tracing::error!(%error, "a table cannot be read");
            None
        }
    }
}

/// A table about to be made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub game: &'static str,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The switches that were set, as typed.
    pub switches: Vec<(String, String)>,
    /// The hash of the pack; the built-in one if there is none.
    pub pack: Option<String>,
}

impl Plan {
    /// Makes the table, its first draws included.
    pub fn make(&self, seed: Seed, packs: &Packs) -> Result<Box<dyn AnyTable>, Refused> {
        let made = ludi_registry::with_game!(self.game, G => self.make_as::<G>(seed, packs));
        made.unwrap_or_else(|| Err(Refused::new(Phrase::new("site-refused-game"))))
    }

    fn make_as<G: Board>(&self, seed: Seed, packs: &Packs) -> Result<Box<dyn AnyTable>, Refused> {
        let pack = packs
            .get::<G>(self.pack.as_deref())
            .ok_or_else(|| Refused::new(Phrase::new("site-refused-pack")))?;
        let setup = setup::<G>(&self.switches, self.players.len() as u8)?;
        let mut table = Table::<G>::new(pack, &setup, self.players.clone(), seed)
            .map_err(|error| Refused { phrase: error.phrase, rule: Some(error.rule) })?;
        table.settle();
        Ok(Played::boxed(table))
    }
}

fn setup<G: Title>(switches: &[(String, String)], players: u8) -> Result<G::Setup, Refused> {
    let mut setup = serde_json::to_value(G::Setup::default()).expect("a setup is plain data");
    for (key, text) in switches {
        let spec = G::about().options.iter().find(|spec| spec.key == key);
        let value = spec.and_then(|spec| spec.kind.parse(text, players)).ok_or_else(|| {
            let phrase = Phrase::new("site-refused-switch");
            Refused::new(phrase.with("switch", key.clone()).with("value", text.clone()))
        })?;
        setup[key] = value;
    }
    serde_json::from_value(setup).map_err(|_| Refused::new(Phrase::new("site-refused-setup")))
}

/// A table and what is worth keeping between two looks at it.
struct Played<G: Board> {
    table: Table<G>,
    /// The story as told so far, by eyes; telling it again from the beginning is slow.
    stories: Vec<(Option<Seat>, Vec<Paragraph>)>,
}

fn event_seat<G: Title>(event: &Event<G>) -> Option<Seat> {
    match event {
        Event::Decide(seat, _)
        | Event::Undo(seat, _)
        | Event::Redo(seat, _)
        | Event::Ask(seat, _)
        | Event::Agree(seat)
        | Event::Decline(seat)
        | Event::Join(seat, _) => Some(*seat),
        Event::Say(seat, _) => *seat,
        Event::Draw(_) | Event::End(..) => None,
    }
}

impl<G: Board> Played<G> {
    fn boxed(table: Table<G>) -> Box<dyn AnyTable> {
        Box::new(Self { table, stories: Vec::new() })
    }

    fn refused(&self, seat: Option<Seat>, error: TableError<G::Refusal>) -> Refused {
        match (error, seat) {
            (TableError::Refused(refusal), Some(seat)) => Refused {
                phrase: G::explain(&self.table.view(Some(seat)), seat, refusal),
                rule: Some(ludi_engine::Refusal::rule(&refusal)),
            },
            (TableError::BadText, _) => Refused::new(Phrase::new("site-refused-text")),
            (other, _) => {
                Refused::new(other.phrase().unwrap_or(Phrase::new("site-refused-not-now")))
            }
        }
    }

    fn read_decision(&self, text: &str) -> Result<G::Decision, Refused> {
        G::read_decision(self.table.pack(), text)
            .map_err(|_| Refused::new(Phrase::new("site-refused-notation")))
    }

    fn is_same(&self, event: &Event<G>, act: &Act) -> bool {
        match (event, act) {
            (Event::Decide(_, decision), Act::Decide(text)) => {
                G::read_decision(self.table.pack(), text).is_ok_and(|read| read == *decision)
            }
            (Event::Undo(..), Act::Undo)
            | (Event::Redo(..), Act::Redo)
            | (Event::Agree(_), Act::Agree)
            | (Event::Decline(_), Act::Decline) => true,
            (Event::Ask(_, to), Act::Ask(wanted)) => to == wanted,
            (Event::Say(_, text), Act::Say(said)) => text == said,
            (Event::Join(_, who), Act::Join(wanted)) => who == wanted,
            _ => false,
        }
    }

    /// Whether the game has waited for the seat all the time since a position: where everybody acts
    /// at once, what the others do does not make a page old.
    fn waited_since(&self, position: Position, seat: Seat) -> bool {
        let Some(mut past) = self.table.at(position) else { return false };
        let waits = |table: &Table<G>| table.waits_for(seat) || table.next() == Next::Chance;
        waits(&past)
            && self.table.events()[position as usize..]
                .iter()
                .all(|event| past.append(event.clone()).is_ok() && waits(&past))
    }

    /// The view of a seat as the game itself, to be compared.
    fn known(&self, seat: Option<Seat>) -> View<G> {
        self.table.view(seat)
    }
}

impl<G: Board> AnyTable for Played<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn header(&self) -> &Header {
        self.table.header()
    }

    fn header_line(&self) -> String {
        self.table.header_line()
    }

    fn position(&self) -> Position {
        self.table.next_position() - 1
    }

    fn line(&self, position: Position) -> Option<String> {
        self.table.line(position)
    }

    fn players(&self) -> &[Player] {
        self.table.players()
    }

    fn next(&self) -> Next {
        self.table.next()
    }

    fn is_closed(&self) -> bool {
        self.table.is_closed()
    }

    fn question(&self) -> Option<Question> {
        self.table.question()
    }

    fn standings(&self) -> Standings {
        self.table.standings()
    }

    fn origins(&self) -> &'static [Origin] {
        self.table.pack().origins()
    }

    fn freshness(&self, seat: Option<Seat>, act: &Act, position: Position) -> Freshness {
        let Some(since) = self.table.events().get(position as usize..) else {
            return Freshness::Stale;
        };
        let own = since.iter().find(|event| event_seat(event) == seat && seat.is_some());
        if own.is_some_and(|event| self.is_same(event, act)) {
            return Freshness::Repeated;
        }
        if matches!(act, Act::Say(_) | Act::Join(_)) {
            return Freshness::Fresh;
        }
        let is_quiet =
            |event: &Event<G>| matches!(event, Event::Say(..) | Event::Join(..) | Event::Agree(_));
        let is_fresh = since.iter().all(is_quiet)
            || matches!(act, Act::Decide(_))
                && own.is_none()
                && seat.is_some_and(|seat| self.waited_since(position, seat));
        if is_fresh { Freshness::Fresh } else { Freshness::Stale }
    }

    fn act(&mut self, seat: Option<Seat>, act: &Act) -> Result<(), Refused> {
        let table = &mut self.table;
        let own = seat.ok_or(TableError::NotNow);
        let outcome = match act {
            Act::Decide(text) => {
                let decision = self.read_decision(text)?;
                own.and_then(|seat| self.table.decide(seat, decision))
            }
            Act::Undo => own.and_then(|seat| table.undo(seat)),
            Act::Redo => own.and_then(|seat| table.redo(seat)),
            Act::Ask(to) => own.and_then(|seat| table.append(Event::Ask(seat, *to))),
            Act::Agree => own.and_then(|seat| table.append(Event::Agree(seat))),
            Act::Decline => own.and_then(|seat| table.append(Event::Decline(seat))),
            Act::Say(text) => table.append(Event::Say(seat, text.clone())),
            Act::Join(who) => own.and_then(|seat| table.append(Event::Join(seat, who.clone()))),
        };
        outcome.map_err(|error| self.refused(seat, error))?;
        self.table.settle();
        if self.table.next() == Next::Over && !self.table.is_closed() {
            self.table.close().expect("a game that is over can be closed by whoever has the seed");
            // What was secret is told now.
            self.stories.clear();
        }
        Ok(())
    }

    fn undoable(&self, seat: Seat) -> Result<Position, Refused> {
        self.table.undoable(seat).map_err(|error| self.refused(Some(seat), error))
    }

    fn redoable(&self, seat: Seat) -> Result<(), Refused> {
        let redoable = self.table.redoable(seat).map(|_| ());
        redoable.map_err(|error| self.refused(Some(seat), error))
    }

    fn last_turn(&self, seat: Seat) -> Position {
        let is_own = |event: &Event<G>| matches!(event, Event::Decide(by, _) | Event::Redo(by, _) | Event::Undo(by, _) if *by == seat);
        let is_other = |event: &Event<G>| matches!(event, Event::Decide(by, _) | Event::Redo(by, _) if *by != seat);
        let mut end = self.table.events().len();
        let mut events = self.table.events();
        if self.table.waits_for(seat) {
            // The turn under way is not the last turn: go back to before it.
            end = events.iter().rposition(is_other).map_or(0, |index| index + 1);
            events = &events[..end];
        }
        let last = events.iter().rposition(is_own).map(|index| index + 1);
        // Draws that follow at once belong to the turn.
        let last = last.map_or(0, |last| {
            let draws = events[last..].iter().take_while(|e| matches!(e, Event::Draw(_))).count();
            last + draws
        });
        last.min(end) as Position
    }

    fn before_last_decision(&self, seat: Seat) -> Option<Position> {
        let at = |event: &Event<G>| matches!(event, Event::Decide(by, _) | Event::Redo(by, _) if *by == seat);
        let events = self.table.events().iter().enumerate().rev();
        let copied = self.table.header().fork.map_or(0, |fork| fork.copied) as usize;
        let mut own = events.filter(|(index, event)| {
            at(event) && *index >= copied && self.table.is_in_force(*index as Position + 1)
        });
        own.next().map(|(index, _)| index as Position)
    }

    fn chat(&self) -> Vec<(Position, Option<Seat>, String)> {
        let said = |(index, event): (usize, &Event<G>)| match event {
            Event::Say(seat, text) => Some((index as Position + 1, *seat, text.clone())),
            _ => None,
        };
        self.table.events().iter().enumerate().filter_map(said).collect()
    }

    fn story(&mut self, eyes: Option<Seat>, since: Position) -> Vec<Paragraph> {
        let index = self.stories.iter().position(|(whose, _)| *whose == eyes);
        let index = index.unwrap_or_else(|| {
            self.stories.push((eyes, Vec::new()));
            self.stories.len() - 1
        });
        let position = self.position();
        let told = &mut self.stories[index].1;
        let known = told.len() as Position;
        if known < position {
            told.extend(self.table.story(eyes, known));
        }
        let mut story = told.get(since as usize..).unwrap_or_default().to_vec();
        for paragraph in &mut story {
            paragraph.in_force = self.table.is_in_force(paragraph.at);
        }
        story
    }

    fn log_for(&self, eyes: Option<Seat>) -> String {
        self.table.log_for(eyes)
    }

    fn draw(&self, sight: &Sight<'_>) -> Drawing {
        let view = self.table.view(sight.seat);
        let mut decisions = Vec::new();
        let acting = sight.seat.filter(|seat| sight.acting && self.table.waits_for(*seat));
        if let Some(seat) = acting {
            self.table.perspective(seat).decisions(&mut decisions);
        }
        let scene = Scene {
            view: &view,
            seat: sight.seat,
            acting: acting.is_some(),
            decisions: &decisions,
            words: sight.words,
            names: sight.names,
            action: sight.action,
            position: self.position(),
        };
        let closing = G::closing(&scene);
        Drawing {
            board: G::board(&scene),
            tray: if sight.seat.is_some() {
                G::tray(&scene)
            } else {
                html! {}
            },
            status: G::status(&scene),
            areas: Seat::all(self.players().len() as u8)
                .map(|seat| G::rival(&scene, seat))
                .collect(),
            moment: G::moment(&scene),
            prompt: acting.map(|seat| sight.words.say(&G::prompt(&view, seat), sight.names)),
            offers: acting
                .map(|seat| decisions.iter().map(|d| scene.offer(seat, *d)).collect())
                .unwrap_or_default(),
            closing: closing.and_then(|last| decisions.iter().position(|d| *d == last)),
            pending: acting.is_some() && G::pending(&scene),
        }
    }

    fn has_secrets_between(&self, seats: SeatSet) -> bool {
        let mut views = seats.iter().map(|seat| self.known(Some(seat)));
        let Some(first) = views.next() else { return false };
        views.any(|other| *other != *first)
    }

    fn is_open_book(&self) -> bool {
        self.table.is_closed() || self.table.log_for(None) == self.table.log()
    }

    fn scores(&self) -> Vec<Score> {
        let Some(mut replay) = self.table.at(0) else { return Vec::new() };
        let mut scores: Vec<Score> = Vec::new();
        let mut last = None;
        for event in self.table.events() {
            let at = replay.next_position();
            if replay.append(event.clone()).is_err() {
                break;
            }
            let by = match event {
                Event::Decide(seat, _) | Event::Redo(seat, _) if self.table.is_in_force(at) => {
                    *seat
                }
                _ => continue,
            };
            let sheets = replay.standings().seats;
            let score = Score { at, seats: sheets.iter().map(|sheet| sheet.total).collect() };
            // One score a turn: the last decision of a seat counts. Alone, each counts.
            if last == Some(by) && score.seats.len() > 1 {
                scores.pop();
            }
            last = Some(by);
            scores.push(score);
        }
        scores
    }

    fn at(&self, position: Position) -> Option<Box<dyn AnyTable>> {
        self.table.at(position).map(Self::boxed)
    }

    fn fork(
        &self,
        position: Position,
        players: Vec<Player>,
        seed: Seed,
    ) -> Option<Box<dyn AnyTable>> {
        let mut table = self.table.fork(position, players, seed)?;
        table.settle();
        // There is nothing to play on from the end.
        (table.next() != Next::Over).then(|| Self::boxed(table))
    }

    fn again(&self, players: Vec<Player>, seed: Seed) -> Option<Box<dyn AnyTable>> {
        let pack = self.table.pack();
        let mut table = Table::<G>::new(pack, self.table.setup(), players, seed).ok()?;
        table.settle();
        Some(Self::boxed(table))
    }

    fn mind(&self, seat: Seat, level: &str, mut chance: Quick) -> Mind {
        let view = self.table.view(Some(seat));
        let level: Level = level.parse().unwrap_or(USUAL_LEVEL);
        Box::new(move || {
            let known: &G = &view;
            let eyes = ludi_engine::Perspective::new(known, seat);
            let decision = ludi_bots::choose(level, &eyes, &mut chance);
            known.decision_text(decision).to_string()
        })
    }

    fn adviser(&self, seat: Seat, mut chance: Quick) -> Adviser {
        let view = self.table.view(Some(seat));
        Box::new(move || {
            let known: &G = &view;
            let eyes = ludi_engine::Perspective::new(known, seat);
            let explanation = ludi_bots::explain(&eyes, HINT, &mut chance);
            Advice {
                decision: known.decision_text(explanation.decision).to_string(),
                phrases: explanation.phrases(seat),
            }
        })
    }

    fn analyst(&self, seed: Seed) -> Analyst {
        let table = self.table.clone();
        Box::new(move |progress| {
            let analysis = ludi_bots::analyse(&table, Care::default(), seed, progress)?;
            let tenths = |score: &f32| (score * 10.0).round() as i32;
            let regret = |moment: &Moment<G::Decision>| Regret {
                at: moment.at,
                seat: moment.seat,
                phrase: moment.phrase(),
            };
            Some(Retrospect {
                course: analysis
                    .course
                    .iter()
                    .map(|c| c.scores.iter().map(tenths).collect())
                    .collect(),
                moments: analysis.moments.iter().map(regret).collect(),
            })
        })
    }
}
