//! A table of one game, as any table.

use std::cell::OnceCell;
use std::time::Duration;

use ludi_bots::{Bot, Budget, Care, Level, Moment};
use ludi_engine::{
    AnyGame, Event, Header, LogIndex, Next, Notation as _, Origin, Pack as _, Paragraph,
    Perspective, Phrase, Player, Question, Quick, Seat, SeatSet, Seed, Standings, Table,
    TableError, Words,
};
use maud::html;

use super::{
    Act, Advice, Adviser, Analyst, AnyTable, Drawing, Freshness, Mind, Refused, Regret, Retrospect,
    Score, Sight,
};
use crate::boards::{Board, Scene};
use crate::server::making::USUAL_LEVEL;

/// How long an adviser thinks at most.
const HINT: Budget = Budget { iterations: 2_000, time: Some(Duration::from_millis(900)) };

/// A table and what is worth keeping between two looks at it.
pub struct Played<G: Board> {
    table: Table<G>,
    /// The story as told so far, by eyes; telling it again from the beginning is slow.
    stories: Vec<(Option<Seat>, Vec<Paragraph>)>,
}

fn event_seat<G: Words>(event: &Event<G>) -> Option<Seat> {
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
    pub fn boxed(table: Table<G>) -> Box<dyn AnyTable> {
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
        G::Decision::read(self.table.pack(), text)
            .map_err(|_| Refused::new(Phrase::new("site-refused-notation")))
    }

    fn is_same(&self, event: &Event<G>, act: &Act) -> bool {
        match (event, act) {
            (Event::Decide(_, decision), Act::Decide(text)) => {
                G::Decision::read(self.table.pack(), text).is_ok_and(|read| read == *decision)
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
    fn waited_since(&self, position: LogIndex, seat: Seat) -> bool {
        let Some(mut past) = self.table.at(position) else { return false };
        let waits = |table: &Table<G>| table.waits_for(seat) || table.next() == Next::Chance;
        waits(&past)
            && self.table.events()[position as usize..]
                .iter()
                .all(|event| past.append(event.clone()).is_ok() && waits(&past))
    }
}

impl<G: Board> AnyTable for Played<G> {
    fn game(&self) -> &'static dyn AnyGame {
        ludi_engine::any_game::<G>()
    }

    fn header(&self) -> &Header {
        self.table.header()
    }

    fn header_line(&self) -> String {
        self.table.header_line()
    }

    fn position(&self) -> LogIndex {
        self.table.next_index() - 1
    }

    fn line(&self, position: LogIndex) -> Option<String> {
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

    fn freshness(&self, seat: Option<Seat>, act: &Act, position: LogIndex) -> Freshness {
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

    fn undoable(&self, seat: Seat) -> Result<LogIndex, Refused> {
        self.table.undoable(seat).map_err(|error| self.refused(Some(seat), error))
    }

    fn redoable(&self, seat: Seat) -> Result<(), Refused> {
        let redoable = self.table.redoable(seat).map(|_| ());
        redoable.map_err(|error| self.refused(Some(seat), error))
    }

    fn last_turn(&self, seat: Seat) -> LogIndex {
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
        last.min(end) as LogIndex
    }

    fn before_last_decision(&self, seat: Seat) -> Option<LogIndex> {
        let at = |event: &Event<G>| matches!(event, Event::Decide(by, _) | Event::Redo(by, _) if *by == seat);
        let events = self.table.events().iter().enumerate().rev();
        let copied = self.table.header().fork.map_or(0, |fork| fork.copied) as usize;
        let mut own = events.filter(|(index, event)| {
            at(event) && *index >= copied && self.table.is_in_force(*index as LogIndex + 1)
        });
        own.next().map(|(index, _)| index as LogIndex)
    }

    fn chat(&self) -> Vec<(LogIndex, Option<Seat>, String)> {
        let said = |(index, event): (usize, &Event<G>)| match event {
            Event::Say(seat, text) => Some((index as LogIndex + 1, *seat, text.clone())),
            _ => None,
        };
        self.table.events().iter().enumerate().filter_map(said).collect()
    }

    fn story(&mut self, eyes: Option<Seat>, since: LogIndex) -> Vec<Paragraph> {
        let index = self.stories.iter().position(|(whose, _)| *whose == eyes);
        let index = index.unwrap_or_else(|| {
            self.stories.push((eyes, Vec::new()));
            self.stories.len() - 1
        });
        let position = self.position();
        let told = &mut self.stories[index].1;
        let known = told.len() as LogIndex;
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
            conceivable: OnceCell::new(),
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
        let mut views = seats.iter().map(|seat| self.table.view(Some(seat)));
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
            let at = replay.next_index();
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

    fn at(&self, position: LogIndex) -> Option<Box<dyn AnyTable>> {
        self.table.at(position).map(Self::boxed)
    }

    fn fork(
        &self,
        position: LogIndex,
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

    fn mind(&self, seat: Seat, level: &str, chance: Quick) -> Mind {
        let view = self.table.view(Some(seat));
        let level: Level = level.parse().unwrap_or(USUAL_LEVEL);
        Box::new(move || {
            let known: &G = &view;
            let eyes = Perspective::new(known, seat);
            let decision = Bot::new(level, chance).choose(&eyes);
            decision.notation(known.pack()).to_string()
        })
    }

    fn adviser(&self, seat: Seat, mut chance: Quick) -> Adviser {
        let view = self.table.view(Some(seat));
        Box::new(move || {
            let known: &G = &view;
            let eyes = Perspective::new(known, seat);
            let explanation = ludi_bots::explain(&eyes, HINT, &mut chance);
            Advice {
                decision: explanation.decision.notation(known.pack()).to_string(),
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
