//! A table as the text of its log, read and written.

use serde_json::Value as Json;

use super::{LogError, Table, is_tidy, line_of};
use crate::log::{self, FORMAT, LineError, NAME_LIMIT, OLDEST_FORMAT};
use crate::pack::Pack as _;
use crate::{Event, Game, Header, LogIndex, Seat, Seed, Stamp};

impl<G: Game> Table<G> {
    /// Reads a log, checking every event. Draws are checked against the seed if the log reveals
    /// it or it is given.
    pub fn read(text: &str, pack: &'static G::Pack, seed: Option<Seed>) -> Result<Self, LogError> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        let (_, first) = lines.next().ok_or_else(|| LogError::new(1, "the log is empty"))?;
        let header = read_header(first)?;
        let wrong = |problem: String| LogError::new(1, problem);
        if header.game != G::ID {
            return Err(wrong(format!("a log of {}, not of {}", header.game, G::ID)));
        }
        let known = G::OLDEST_RULES..=G::RULES_VERSION;
        if !known.contains(&header.rules) {
            return Err(wrong(format!(
                "played by version {} of the rules; this program has versions {} to {}",
                header.rules,
                known.start(),
                known.end()
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
        if let Some(cards) = &header.cards {
            let fits = Seed::of_cards(G::ID, cards).commitment() == header.commitment;
            if header.ludi < 2 || !fits || !is_tidy(cards, NAME_LIMIT) {
                return Err(wrong("cards: the commitment is not theirs".to_owned()));
            }
        }
        if header.seats.iter().any(|player| !is_tidy(&player.name, NAME_LIMIT)) {
            return Err(wrong("seats: a name is empty, too long, or not plain text".to_owned()));
        }
        let mut table = Self::with_header(header, setup, pack, seed)
            .map_err(|error| wrong(format!("setup: {:?} ({})", error.phrase, error.rule)))?;
        if table.is_chained() && table.header_line() != first {
            return Err(wrong("header: not written as a log is".to_owned()));
        }
        lines.try_for_each(|(_, line)| table.follow(line))?;
        Ok(table)
    }

    /// Reads the next line of the log, checking its event as [`Table::read`] does. A line that does
    /// not fit changes nothing that a table read anew would not show.
    pub fn follow(&mut self, line: &str) -> Result<(), LogError> {
        let number = self.next_index() as usize + 1;
        let (at, event) = log::read_event::<G>(self.pack(), line)
            .map_err(|error: LineError| LogError::new(number, error))?;
        if at != self.next_index() {
            let expected = self.next_index();
            return Err(LogError::new(number, format!("position {at}, expected {expected}")));
        }
        self.append(event).map_err(|error| LogError::new(number, error))?;
        if self.is_chained() && self.line(at).as_deref() != Some(line) {
            return Err(LogError::new(number, "not written as a log is"));
        }
        Ok(())
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
    pub fn line(&self, position: LogIndex) -> Option<String> {
        let event = self.events.get((position as usize).checked_sub(1)?)?;
        Some(log::write_event(self.pack(), position, event, false))
    }

    /// The first line of the log.
    pub fn header_line(&self) -> String {
        line_of(&self.header)
    }

    fn log_with(&self, secret: impl Fn(&G, &Event<G>) -> bool) -> String {
        let mut replay = self.at(0).expect("every table has a beginning");
        let mut log = self.header_line();
        log.push('\n');
        for event in &self.events {
            let at = replay.next_index();
            log.push_str(&log::write_event(self.pack(), at, event, secret(&replay.state, event)));
            log.push('\n');
            if let Event::End(..) = event {
                break;
            }
            replay.append(event.clone()).expect("every event of a table was checked");
        }
        log
    }
}

/// Reads the first line of a log.
pub fn read_header(line: &str) -> Result<Header, LogError> {
    let json: Json = serde_json::from_str(line)
        .map_err(|error| LogError::new(1, format!("not a Ludi log: {error}")))?;
    match json.get("ludi").and_then(Json::as_u64) {
        Some(version) if (u64::from(OLDEST_FORMAT)..=u64::from(FORMAT)).contains(&version) => {}
        Some(version) => {
            let problem =
                format!("format {version}; this program reads formats {OLDEST_FORMAT} to {FORMAT}");
            return Err(LogError::new(1, problem));
        }
        None => return Err(LogError::new(1, "not a Ludi log: no \"ludi\" version")),
    }
    serde_json::from_value(json).map_err(|error| LogError::new(1, format!("header: {error}")))
}
