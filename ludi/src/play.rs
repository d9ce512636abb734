//! `ludi play`: a game in the terminal.

mod ask;
mod begin;
mod command;
mod input;
mod keep;
mod show;

use std::io::{StdoutLock, Write as _};
use std::path::PathBuf;

use ludi_bots::{Level, Skill, Thinker};
use ludi_engine::{
    AnyGame, AnyTable, Intent, LogIndex, Messages, Next, Offer, Phrase, Quick, Refused, Seat,
    SeatSet,
};

use self::begin::Beginning;
use self::command::Command;
use self::input::Input;
use self::keep::Keeper;
use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::rules;
use crate::speech::Speech;

/// Plays a game.
pub fn run(args: &PlayArgs, speech: &Speech) -> Result<(), Failure> {
    play(speech.game(&args.setup.game)?, args, speech).map(drop)
}

/// Plays a game until it is over or everybody has left; the table if the game is over.
pub fn play(
    game: &'static dyn AnyGame,
    args: &PlayArgs,
    speech: &Speech,
) -> Result<Option<Box<dyn AnyTable>>, Failure> {
    let Beginning { table, keeper, is_new } = begin::table(game, args, speech)?;
    let mut session = Session {
        people: people(&*table),
        last: Seat(table.players().len() as u8 - 1),
        words: speech.words_of(game),
        thinker: ludi_registry::thinker(game.id()).expect("the registry knows its games"),
        shown: None,
        threads: args.threads,
        // A game that was left at its very end closes when it is resumed; that is still to be told.
        told: table.last_index() - LogIndex::from(table.is_closed()),
        table,
        keeper,
        kept_as: args.kept_as.clone(),
        speech,
        input: Input::new(),
        out: std::io::stdout().lock(),
    };
    session.greet(is_new)?;
    session.play()?;
    Ok(session.table.is_closed().then_some(session.table))
}

fn people(table: &dyn AnyTable) -> SeatSet {
    Seat::all(table.players().len() as u8)
        .filter(|seat| table.players()[seat.index()].bot.is_none())
        .collect()
}

struct Session<'a> {
    table: Box<dyn AnyTable>,
    thinker: &'static dyn Thinker,
    people: SeatSet,
    /// Who acted last; where several may act at once, seats take turns.
    last: Seat,
    words: Messages,
    speech: &'a Speech,
    keeper: Option<Keeper>,
    /// Where the log will stand when the game is over, if it is put aside then.
    kept_as: Option<PathBuf>,
    /// The story is told up to here.
    told: LogIndex,
    /// Whose table was drawn last.
    shown: Option<Seat>,
    /// How many threads look ahead for a bot.
    threads: usize,
    input: Input,
    out: StdoutLock<'static>,
}

/// Whether to go on playing.
enum Then {
    Ask,
    GoOn,
    Stop,
}

impl Session<'_> {
    fn play(&mut self) -> Result<(), Failure> {
        loop {
            match self.table.next() {
                Next::Over => return self.finish(),
                Next::Chance => self.table.settle(),
                Next::Decide(seats) => {
                    let seat = seats.after(self.last);
                    if !self.people.contains(seat) {
                        self.bot(seat)?;
                    } else if !self.person(seat)? {
                        return self.leave();
                    }
                }
            }
        }
    }

    /// Does something at the table and keeps it, if it is possible.
    fn perform(&mut self, seat: Seat, intent: &Intent) -> Result<Result<(), Refused>, Failure> {
        let done = self.table.perform(Some(seat), intent);
        if done.is_ok() {
            self.keep()?;
        }
        Ok(done)
    }

    fn bot(&mut self, seat: Seat) -> Result<(), Failure> {
        let skill = self.table.players()[seat.index()].bot.as_deref();
        let skill = skill.and_then(|word| word.parse().ok()).unwrap_or(Skill::from(Level::Miles));
        let seed = self.table.seed().expect("a table being played has its seed");
        let position = u64::from(self.table.last_index() + 1);
        let chance = Quick::new(seed.child(position << 8 | u64::from(seat.0)));
        let decision = self.thinker.decide(&*self.table, seat, skill, self.threads, chance)();
        self.perform(seat, &Intent::Decide(decision))?.expect("bots decide what is allowed");
        self.last = seat;
        Ok(())
    }

    /// Asks a person until they decide; `false` when they leave.
    fn person(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.curtain(seat)?;
        self.tell(Some(seat))?;
        if self.shown != Some(seat) {
            self.board(seat)?;
        }
        let offers = self.table.offers(seat);
        self.offer(seat, &offers)?;
        self.help_typing(seat, &offers);
        loop {
            let Some(command) = self.ask()? else {
                return Ok(false);
            };
            match self.obey(command, seat, &offers)? {
                Then::Ask => {}
                Then::GoOn => return Ok(true),
                Then::Stop => return Ok(false),
            }
        }
    }

    fn obey(&mut self, command: Command, seat: Seat, offers: &[Offer]) -> Result<Then, Failure> {
        match command {
            Command::Pick(number) => match number.checked_sub(1).and_then(|i| offers.get(i)) {
                Some(offer) => return self.decide(seat, offer.notation.clone()),
                None => self.line(&Phrase::new("play-no-number").with("number", number))?,
            },
            Command::Notation(text) => match self.table.notation(&text) {
                Some(notation) => return self.decide(seat, notation),
                None => self.line(&Phrase::new("play-unknown").with("text", text))?,
            },
            Command::Undo => return self.undo(seat),
            Command::Redo => return self.redo(seat),
            Command::Back(position) => return self.go_back(seat, position),
            Command::Why(text) => self.why(text.as_deref(), seat)?,
            Command::Hint => self.hint(seat)?,
            Command::Rule(id) => self.rule(id)?,
            Command::Log => {
                for paragraph in self.table.story(Some(seat), 0) {
                    self.paragraph(&paragraph, true)?;
                }
            }
            Command::Board => {
                self.board(seat)?;
                self.offer(seat, offers)?;
            }
            Command::Score => self.score()?,
            Command::Say(text) => {
                if self.perform(seat, &Intent::Say(text))?.is_err() {
                    self.line(&Phrase::new("play-bad-say"))?;
                }
                self.tell(Some(seat))?;
            }
            Command::Save(path) => self.save(path)?,
            Command::Help => writeln!(self.out, "{}", self.words.get("play-help"))?,
            Command::Quit => return Ok(Then::Stop),
        }
        Ok(Then::Ask)
    }

    fn decide(&mut self, seat: Seat, notation: String) -> Result<Then, Failure> {
        if let Err(refused) = self.perform(seat, &Intent::Decide(notation))? {
            self.refuse(&refused)?;
            return Ok(Then::Ask);
        }
        self.last = seat;
        if !self.table.waits_for(seat) {
            self.shown = None;
        }
        Ok(Then::GoOn)
    }

    /// The seat before, so that the turn falls to `seat` if it may act.
    fn before(&self, seat: Seat) -> Seat {
        let players = self.table.players().len() as u8;
        Seat((seat.0 + players - 1) % players)
    }

    fn undo(&mut self, seat: Seat) -> Result<Then, Failure> {
        // At one screen the player who acted last may also be the one who wants it back.
        let others = self.people.iter().filter(|other| *other != seat);
        let mut seats = [seat].into_iter().chain(others);
        let Some(who) = seats.find(|who| self.table.undoable(*who).is_ok()) else {
            let refused = self.table.undoable(seat).expect_err("nobody may take anything back");
            self.refuse(&refused)?;
            return Ok(Then::Ask);
        };
        self.perform(who, &Intent::Undo)?.expect("it may be taken back");
        self.last = self.before(who);
        self.shown = None;
        Ok(Then::GoOn)
    }

    fn redo(&mut self, seat: Seat) -> Result<Then, Failure> {
        if let Err(refused) = self.perform(seat, &Intent::Redo)? {
            self.refuse(&refused)?;
            return Ok(Then::Ask);
        }
        self.last = self.before(seat);
        Ok(Then::GoOn)
    }

    fn go_back(&mut self, seat: Seat, position: LogIndex) -> Result<Then, Failure> {
        if let Err(refused) = self.perform(seat, &Intent::Ask(position))? {
            self.refuse(&refused)?;
            return Ok(Then::Ask);
        }
        for other in Seat::all(self.table.players().len() as u8).filter(|other| *other != seat) {
            let agrees = !self.people.contains(other) || self.agrees(other, position)?;
            let answer = if agrees { Intent::Agree } else { Intent::Decline };
            self.perform(other, &answer)?.expect("the question is open");
            if !agrees {
                break;
            }
        }
        self.shown = None;
        Ok(Then::GoOn)
    }

    fn rule(&mut self, id: String) -> Result<(), Failure> {
        let game = self.table.game();
        match game.rulebook(self.speech.lang()).rule(&id) {
            Some(rule) => Ok(writeln!(self.out, "{}  {}", rule.id, rules::plain(&rule.text))?),
            None => self.line(
                &Phrase::new("unknown-rule").with("rule", id).with("game", game.about().name),
            ),
        }
    }
}
