//! A table: an append-only list of events whose fold is the position.

use serde_json::Value as Json;

use crate::log::{self, FORMAT, Fork, LineError, NAME_LIMIT, SAY_LIMIT};
use crate::pack::Pack as _;
use crate::{
    Event, Game, Header, Next, Phrase, Player, Position, Seat, SeatSet, Seed, SetupError, Stamp,
    Standings, Title, Undo, View,
};

/// A game being played: its header, its events, and the position they lead to.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    header: Header,
    setup: G::Setup,
    seed: Option<Seed>,
    events: Vec<Event<G>>,
    /// What is in force: draws and decisions that were not taken back.
    timeline: Vec<Entry<G>>,
    state: G,
    /// What each seat took back and may do again, the latest last.
    undone: Vec<(Seat, G::Decision)>,
    question: Option<Question>,
    players: Vec<Player>,
    closed: bool,
}

/// A draw or a decision that is in force, and where it stands in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry<G: Game> {
    at: Position,
    act: Act<G>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act<G: Game> {
    Draw(G::Draw),
    Decide(Seat, G::Decision),
}

/// A question to all seats, whether to go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who asks.
    pub by: Seat,
    /// Events after this position would be taken back.
    pub to: Position,
    /// Who has agreed so far, the asker included.
    pub agreed: SeatSet,
}

/// Why an event is not possible at a table.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableError<R: std::fmt::Debug> {
    /// The rules refuse the decision.
    #[error("refused: {0:?}")]
    Refused(R),
    /// The seat does not exist.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// Chance draws now, or the game is over.
    #[error("no decision is asked for now")]
    NotNow,
    /// A draw where none is due, or an impossible one.
    #[error("this draw is not possible here")]
    Draw,
    /// A draw that does not follow from the table's seed.
    #[error("this draw does not follow from the seed")]
    Unfair,
    /// The table is closed.
    #[error("the table is closed")]
    Closed,
    /// The table cannot be closed before the game is over.
    #[error("the game is not over")]
    NotOver,
    /// The seed is not the one committed to.
    #[error("the seed does not fit the commitment")]
    Seed,
    /// The standings written are not those of the position.
    #[error("the standings do not follow from the game")]
    Standings,
    /// Nothing of the seat's to take back.
    #[error("nothing to take back")]
    UndoNothing,
    /// A draw or a reveal came after it.
    #[error("something was revealed since")]
    UndoRevealed,
    /// Another seat acted on it.
    #[error("another seat has acted on it since")]
    UndoDepended,
    /// It touched another seat.
    #[error("it touched another seat")]
    UndoBarrier,
    /// The log names another position than the seat's last decision.
    #[error("not the seat's last decision")]
    UndoOther,
    /// Nothing of the seat's to do again.
    #[error("nothing to do again")]
    RedoNothing,
    /// There is no open question.
    #[error("nobody has asked")]
    NoQuestion,
    /// The asker answered.
    #[error("the asker cannot answer")]
    OwnQuestion,
    /// The position to go back to does not exist.
    #[error("no such position")]
    NoPosition,
    /// A name or a word of chat that is empty or too long.
    #[error("a name or message must not be empty, long, or hold control characters")]
    BadText,
}

impl<R: std::fmt::Debug> TableError<R> {
    /// The reason as a message of the engine, for those a player can meet by an honest click.
    pub fn phrase(&self) -> Option<Phrase> {
        let id = match self {
            Self::UndoNothing => "undo-nothing",
            Self::UndoRevealed => "undo-revealed",
            Self::UndoDepended => "undo-depended",
            Self::UndoBarrier => "undo-barrier",
            Self::RedoNothing => "redo-nothing",
            Self::NoQuestion => "consent-none",
            Self::OwnQuestion => "consent-own",
            Self::NoPosition => "consent-place",
            Self::Closed => "undo-over",
            _ => return None,
        };
        Some(Phrase::new(id))
    }
}

/// What is wrong with a log, and in which line.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct LogError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

impl LogError {
    fn new(line: usize, problem: impl std::fmt::Display) -> Self {
        Self { line, problem: problem.to_string() }
    }
}

type Outcome<G> = Result<(), TableError<<G as Game>::Refusal>>;

impl<G: Title> Table<G> {
    /// A new table, with its setup draws still to be made by [`Table::settle`].
    pub fn new(
        pack: &'static G::Pack,
        setup: &G::Setup,
        players: Vec<Player>,
        seed: Seed,
    ) -> Result<Self, SetupError> {
        let header = Header {
            ludi: FORMAT,
            game: G::about().id.to_owned(),
            rules: G::about().rules_version,
            pack: pack.stamp().clone(),
            setup: serde_json::to_value(setup).expect("a setup is plain data"),
            seats: players,
            commitment: seed.commitment(),
            fork: None,
        };
        Self::with_header(header, setup.clone(), pack, Some(seed))
    }

    fn with_header(
        header: Header,
        setup: G::Setup,
        pack: &'static G::Pack,
        seed: Option<Seed>,
    ) -> Result<Self, SetupError> {
        let state = start::<G>(pack, &setup, header.seats.len())?;
        Ok(Self {
            players: header.seats.clone(),
            header,
            setup,
            seed,
            events: Vec::new(),
            timeline: Vec::new(),
            state,
            undone: Vec::new(),
            question: None,
            closed: false,
        })
    }

    /// Reads a log, checking every event. Draws are checked against the seed if the log reveals
    /// it or it is given.
    pub fn read(text: &str, pack: &'static G::Pack, seed: Option<Seed>) -> Result<Self, LogError> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        let (_, first) = lines.next().ok_or_else(|| LogError::new(1, "the log is empty"))?;
        let header = read_header(first)?;
        let wrong = |problem: String| LogError::new(1, problem);
        if header.game != G::about().id {
            return Err(wrong(format!("a log of {}, not of {}", header.game, G::about().id)));
        }
        if header.rules != G::about().rules_version {
            return Err(wrong(format!(
                "played by version {} of the rules; this program has version {}",
                header.rules,
                G::about().rules_version
            )));
        }
        let stamp: &Stamp = pack.stamp();
        if header.pack != *stamp {
            return Err(wrong(format!(
                "played with pack {} ({}), not with {} ({})",
                header.pack.id, header.pack.sha256, stamp.id, stamp.sha256
            )));
        }
        let setup: G::Setup = serde_json::from_value(header.setup.clone())
            .map_err(|error| wrong(format!("setup: {error}")))?;
        if serde_json::to_value(&setup).ok().as_ref() != Some(&header.setup) {
            return Err(wrong("setup: every switch must be written down".to_owned()));
        }
        let seed = seed.or_else(|| log::revealed_seed(text));
        if seed.is_some_and(|seed| seed.commitment() != header.commitment) {
            return Err(wrong("commitment: the seed does not fit it".to_owned()));
        }
        if header.seats.iter().any(|player| !is_tidy(&player.name, NAME_LIMIT)) {
            return Err(wrong("seats: a name is empty, too long, or not plain text".to_owned()));
        }
        let mut table = Self::with_header(header, setup, pack, seed)
            .map_err(|error| wrong(format!("setup: {:?} ({})", error.phrase, error.rule)))?;
        for (number, line) in lines {
            let (at, event) = log::read_event::<G>(pack, line)
                .map_err(|error: LineError| LogError::new(number, error))?;
            if at != table.next_position() {
                let expected = table.next_position();
                return Err(LogError::new(number, format!("position {at}, expected {expected}")));
            }
            table.append(event).map_err(|error| LogError::new(number, error))?;
        }
        Ok(table)
    }

    /// The table as it was after the event at `position`, with the same seed; 0 is the beginning.
    pub fn at(&self, position: Position) -> Option<Self> {
        let events = self.events.get(..position as usize)?;
        let mut table =
            Self::with_header(self.header.clone(), self.setup.clone(), self.pack(), self.seed)
                .ok()?;
        for event in events {
            table.append(event.clone()).ok()?;
        }
        Some(table)
    }

    /// A new table with its own seed that begins with what is in force here after `position`.
    pub fn fork(&self, position: Position, players: Vec<Player>, seed: Seed) -> Option<Self> {
        let origin = self.at(position)?;
        if players.len() != origin.players.len() {
            return None;
        }
        let header = Header {
            seats: players,
            commitment: seed.commitment(),
            fork: Some(Fork {
                of: origin.header.commitment,
                at: position,
                copied: origin.timeline.len() as Position,
            }),
            ..origin.header
        };
        let mut table = Self::with_header(header, origin.setup, self.pack(), Some(seed)).ok()?;
        for entry in origin.timeline {
            table
                .append(match entry.act {
                    Act::Draw(draw) => Event::Draw(draw),
                    Act::Decide(seat, decision) => Event::Decide(seat, decision),
                })
                .ok()?;
        }
        Some(table)
    }

    /// The log, header first, as everybody may read it once the table is closed. Its last line is
    /// the end of the game; what is said afterwards is no part of it.
    pub fn log(&self) -> String {
        self.log_with(|_, _| false)
    }

    /// The log as a seat (or, for `None`, a spectator) may read it now.
    pub fn log_for(&self, seat: Option<Seat>) -> String {
        if self.closed {
            return self.log();
        }
        self.log_with(|state, event| match *event {
            Event::Draw(draw) => {
                state.draw_secret_to(draw).is_some_and(|owner| Some(owner) != seat)
            }
            Event::Decide(by, decision) | Event::Redo(by, decision) => {
                Some(by) != seat && state.decision_is_secret(by, decision)
            }
            _ => false,
        })
    }

    /// One line of the log, as the server keeps it.
    pub fn line(&self, position: Position) -> Option<String> {
        let event = self.events.get((position as usize).checked_sub(1)?)?;
        Some(log::write_event(self.pack(), position, event, false))
    }

    /// The first line of the log.
    pub fn header_line(&self) -> String {
        serde_json::to_string(&self.header).expect("a header is plain data")
    }

    fn log_with(&self, secret: impl Fn(&G, &Event<G>) -> bool) -> String {
        let mut replay = self.at(0).expect("every table has a beginning");
        let mut log = self.header_line();
        log.push('\n');
        for event in &self.events {
            let at = replay.next_position();
            log.push_str(&log::write_event(self.pack(), at, event, secret(&replay.state, event)));
            log.push('\n');
            if let Event::End(..) = event {
                break;
            }
            replay.append(event.clone()).expect("every event of a table was checked");
        }
        log
    }

    /// Adds an event if it is possible; otherwise nothing changes.
    pub fn append(&mut self, event: Event<G>) -> Outcome<G> {
        if self.closed && !matches!(event, Event::Say(..)) {
            return Err(TableError::Closed);
        }
        let at = self.next_position();
        match &event {
            Event::Draw(draw) => {
                self.check_draw(*draw, at)?;
                self.state.resolve(*draw);
                self.timeline.push(Entry { at, act: Act::Draw(*draw) });
            }
            Event::Decide(seat, decision) => {
                self.check(*seat, *decision)?;
                self.make(*seat, *decision, at);
                self.undone.retain(|(owner, _)| owner != seat);
            }
            Event::Redo(seat, decision) => {
                let last = self.undone.iter().rposition(|(owner, _)| owner == seat);
                let last = last.filter(|index| self.undone[*index].1 == *decision);
                let last = last.ok_or(TableError::RedoNothing)?;
                self.check(*seat, *decision)?;
                self.make(*seat, *decision, at);
                self.undone.remove(last);
            }
            Event::Undo(seat, of) => {
                let (index, state) = self.undoing(*seat)?;
                if self.timeline[index].at != *of {
                    return Err(TableError::UndoOther);
                }
                if let Act::Decide(_, decision) = self.timeline.remove(index).act {
                    self.undone.push((*seat, decision));
                }
                self.state = state;
                self.question = None;
            }
            Event::Ask(seat, to) => {
                self.check_seat(*seat)?;
                let last = self.timeline.last().ok_or(TableError::NoPosition)?;
                if *to >= last.at {
                    return Err(TableError::NoPosition);
                }
                let agreed = SeatSet::only(*seat);
                self.question = Some(Question { by: *seat, to: *to, agreed });
                self.go_back_if_agreed();
            }
            Event::Agree(seat) => {
                self.check_answer(*seat)?;
                let question = self.question.as_mut().ok_or(TableError::NoQuestion)?;
                question.agreed.insert(*seat);
                self.go_back_if_agreed();
            }
            Event::Decline(seat) => {
                self.check_answer(*seat)?;
                self.question = None;
            }
            Event::Join(seat, who) => {
                self.check_seat(*seat)?;
                if !is_tidy(&who.name, NAME_LIMIT) {
                    return Err(TableError::BadText);
                }
                self.players[seat.index()] = who.clone();
            }
            Event::Say(seat, text) => {
                seat.map_or(Ok(()), |seat| self.check_seat(seat))?;
                if !is_tidy(text, SAY_LIMIT) {
                    return Err(TableError::BadText);
                }
            }
            Event::End(standings, seed) => {
                if self.state.next() != Next::Over {
                    return Err(TableError::NotOver);
                }
                if seed.commitment() != self.header.commitment {
                    return Err(TableError::Seed);
                }
                if *standings != self.state.standings() {
                    return Err(TableError::Standings);
                }
                self.closed = true;
            }
        }
        self.events.push(event);
        Ok(())
    }

    fn make(&mut self, seat: Seat, decision: G::Decision, at: Position) {
        self.state.decide(seat, decision);
        self.timeline.push(Entry { at, act: Act::Decide(seat, decision) });
        self.question = None;
    }

    fn check_seat(&self, seat: Seat) -> Outcome<G> {
        if seat.index() < self.players.len() { Ok(()) } else { Err(TableError::NoSeat(seat)) }
    }

    fn check_answer(&self, seat: Seat) -> Outcome<G> {
        self.check_seat(seat)?;
        match self.question {
            None => Err(TableError::NoQuestion),
            Some(question) if question.by == seat => Err(TableError::OwnQuestion),
            Some(_) => Ok(()),
        }
    }

    /// Whether the seat may make this decision now.
    pub fn check(&self, seat: Seat, decision: G::Decision) -> Outcome<G> {
        self.check_seat(seat)?;
        match self.state.next() {
            Next::Decide(_) => self.state.check(seat, decision).map_err(TableError::Refused),
            Next::Chance | Next::Over => Err(TableError::NotNow),
        }
    }

    fn check_draw(&self, draw: G::Draw, at: Position) -> Outcome<G> {
        if self.state.next() != Next::Chance {
            return Err(TableError::Draw);
        }
        let copied = self.header.fork.map_or(0, |fork| fork.copied);
        match self.seed {
            Some(seed) if at > copied => {
                let fair = self.state.draw(&mut seed.at(at)) == draw;
                if fair { Ok(()) } else { Err(TableError::Unfair) }
            }
            _ => {
                let mut possible = Vec::new();
                self.state.draws(&mut possible);
                let known = possible.iter().any(|(other, _)| *other == draw);
                if known { Ok(()) } else { Err(TableError::Draw) }
            }
        }
    }

    fn go_back_if_agreed(&mut self) {
        let everybody = SeatSet::all(self.players.len() as u8);
        if let Some(question) = self.question.filter(|question| question.agreed == everybody) {
            self.timeline.retain(|entry| entry.at <= question.to);
            self.state = self.fold(self.timeline.len()).expect("a beginning of what was possible");
            self.undone.clear();
            self.question = None;
        }
    }

    /// The position after the first entries of the timeline.
    fn fold(&self, entries: usize) -> Option<G> {
        let mut state = self.beginning();
        follow(&mut state, &self.timeline[..entries])?;
        Some(state)
    }

    fn beginning(&self) -> G {
        start::<G>(self.pack(), &self.setup, self.header.seats.len())
            .expect("the setup was accepted before")
    }

    /// The entry the seat would take back, and the position without it.
    fn undoing(&self, seat: Seat) -> Result<(usize, G), TableError<G::Refusal>> {
        self.check_seat(seat)?;
        let own = |entry: &Entry<G>| matches!(entry.act, Act::Decide(by, _) if by == seat);
        let index = self.timeline.iter().rposition(own).ok_or(TableError::UndoNothing)?;
        let copied = self.header.fork.map_or(0, |fork| fork.copied);
        if self.timeline[index].at <= copied {
            return Err(TableError::UndoNothing);
        }
        let Act::Decide(_, decision) = self.timeline[index].act else {
            return Err(TableError::UndoNothing);
        };
        let later = &self.timeline[index + 1..];
        let drawn = later.iter().any(|entry| matches!(entry.act, Act::Draw(_)));
        let mut state = self.fold(index).ok_or(TableError::UndoDepended)?;
        match state.undo(seat, decision) {
            Undo::Barrier => return Err(TableError::UndoBarrier),
            Undo::Free if drawn => return Err(TableError::UndoRevealed),
            Undo::Free | Undo::Private => {}
        }
        if state.revelations() != self.state.revelations() {
            return Err(TableError::UndoRevealed);
        }
        follow(&mut state, later).ok_or(TableError::UndoDepended)?;
        Ok((index, state))
    }

    /// The position in the log of the decision the seat may take back now.
    pub fn undoable(&self, seat: Seat) -> Result<Position, TableError<G::Refusal>> {
        if self.closed {
            return Err(TableError::Closed);
        }
        self.undoing(seat).map(|(index, _)| self.timeline[index].at)
    }

    /// The decision the seat may make again now.
    pub fn redoable(&self, seat: Seat) -> Result<G::Decision, TableError<G::Refusal>> {
        if self.closed {
            return Err(TableError::Closed);
        }
        let last = self.undone.iter().rev().find(|(owner, _)| *owner == seat);
        let (_, decision) = last.ok_or(TableError::RedoNothing)?;
        self.check(seat, *decision)?;
        Ok(*decision)
    }

    /// Takes back the seat's last decision.
    pub fn undo(&mut self, seat: Seat) -> Outcome<G> {
        let of = self.undoable(seat)?;
        self.append(Event::Undo(seat, of))
    }

    /// Makes again what the seat took back last.
    pub fn redo(&mut self, seat: Seat) -> Outcome<G> {
        let decision = self.redoable(seat)?;
        self.append(Event::Redo(seat, decision))
    }

    /// Makes a decision, then the draws that follow.
    pub fn decide(&mut self, seat: Seat, decision: G::Decision) -> Outcome<G> {
        self.append(Event::Decide(seat, decision))?;
        self.settle();
        Ok(())
    }

    /// Makes the draws that are due. A table read without its seed cannot go on by itself.
    pub fn settle(&mut self) {
        while self.state.next() == Next::Chance
            && let Some(seed) = self.seed
        {
            let draw = self.state.draw(&mut seed.at(self.next_position()));
            self.append(Event::Draw(draw)).expect("a fair draw is possible");
        }
    }

    /// Closes the table when the game is over: the standings and the seed are written down.
    pub fn close(&mut self) -> Outcome<G> {
        let seed = self.seed.ok_or(TableError::Seed)?;
        self.append(Event::End(self.state.standings(), seed))
    }

    /// Whether the draw or decision at a position counts; other events always do.
    pub fn is_in_force(&self, position: Position) -> bool {
        let index = (position as usize).wrapping_sub(1);
        match self.events.get(index) {
            Some(Event::Draw(_) | Event::Decide(..) | Event::Redo(..)) => {
                self.timeline.binary_search_by_key(&position, |entry| entry.at).is_ok()
            }
            Some(_) => true,
            None => false,
        }
    }

    /// The position of the next event.
    pub fn next_position(&self) -> Position {
        self.events.len() as Position + 1
    }

    /// All events, the first at position 1.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// The first line of the log.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The switches of the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The components of the game.
    pub fn pack(&self) -> &'static G::Pack {
        self.state.pack()
    }

    /// Who sits in each seat now.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The names of the players, by seat.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    /// The secret of the table, for whoever keeps it.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// The open question whether to go back.
    pub fn question(&self) -> Option<Question> {
        self.question
    }

    /// Whether the table is closed.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// What the game waits for.
    pub fn next(&self) -> Next {
        self.state.next()
    }

    /// The standings now.
    pub fn standings(&self) -> Standings {
        self.state.standings()
    }

    /// What a seat, or a spectator, may know.
    pub fn view(&self, seat: Option<Seat>) -> View<G> {
        View::new(&self.state, seat)
    }

    /// The seat's place in front of the position, for a bot.
    pub fn perspective(&self, seat: Seat) -> crate::Perspective<'_, G> {
        crate::Perspective::new(&self.state, seat)
    }

    /// The full position, for the suites of this crate.
    pub(crate) fn state(&self) -> &G {
        &self.state
    }
}

/// The position before the first draw, if the number of players is one the game takes.
pub fn start<G: Title>(
    pack: &'static G::Pack,
    setup: &G::Setup,
    players: usize,
) -> Result<G, SetupError> {
    let allowed = &G::about().players;
    match u8::try_from(players) {
        Ok(count) if allowed.contains(&count) => G::new(pack, setup, count),
        _ => Err(SetupError {
            phrase: Phrase::new("setup-players")
                .with("min", *allowed.start())
                .with("max", *allowed.end())
                .with("players", players),
            rule: G::about().players_rule,
        }),
    }
}

/// Applies entries in order, as long as each is possible.
fn follow<G: Game>(state: &mut G, entries: &[Entry<G>]) -> Option<()> {
    for entry in entries {
        match entry.act {
            Act::Draw(draw) => {
                let mut possible = Vec::new();
                if state.next() != Next::Chance {
                    return None;
                }
                state.draws(&mut possible);
                possible.iter().find(|(other, _)| *other == draw)?;
                state.resolve(draw);
            }
            Act::Decide(seat, decision) => {
                if !matches!(state.next(), Next::Decide(_)) {
                    return None;
                }
                state.check(seat, decision).ok()?;
                state.decide(seat, decision);
            }
        }
    }
    Some(())
}

/// Reads the first line of a log.
pub fn read_header(line: &str) -> Result<Header, LogError> {
    let json: Json = serde_json::from_str(line)
        .map_err(|error| LogError::new(1, format!("not a Ludi log: {error}")))?;
    match json.get("ludi").and_then(Json::as_u64) {
        Some(version) if version == u64::from(FORMAT) => {}
        Some(version) => {
            let problem = format!("format {version}; this program reads format {FORMAT}");
            return Err(LogError::new(1, problem));
        }
        None => return Err(LogError::new(1, "not a Ludi log: no \"ludi\" version")),
    }
    serde_json::from_value(json).map_err(|error| LogError::new(1, format!("header: {error}")))
}

fn is_tidy(text: &str, limit: usize) -> bool {
    !text.trim().is_empty() && text.len() <= limit && !text.chars().any(char::is_control)
}
