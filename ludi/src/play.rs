//! `ludi play`: a game in the terminal.

mod command;
mod keep;

use std::io::{BufRead, Write};

use ludi_bots::{Bot, Level};
use ludi_engine::{
    Effect, EffectKind, Event, LogIndex, Messages, Next, Notation as _, Paragraph, Phrase, Player,
    Quick, Refusal as _, Seat, SeatSet, Seed, Strategy, Table, TableError, Text, Tone, View, Words,
};

use self::command::Command;
use self::keep::Keeper;
use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::setup::{prepare, read_levels};
use crate::speech::Speech;
use crate::{rules, sheet};

/// Plays a game.
pub fn run(args: &PlayArgs, speech: &Speech) -> Result<(), Failure> {
    let game = &args.setup.game;
    ludi_registry::with_game!(game, G => play::<G>(args, speech).map(drop))
        .ok_or_else(|| speech.unknown_game(game))?
}

/// Plays a game until it is over or everybody has left; the last position if it is over.
pub fn play<G: Words + Strategy>(
    args: &PlayArgs,
    speech: &Speech,
) -> Result<Option<View<G>>, Failure> {
    let resumed = match &args.log {
        Some(path) if path.exists() => Some(keep::resume::<G>(path, args, speech)?),
        _ => None,
    };
    let is_new = resumed.is_none();
    let (table, keeper) = match resumed {
        Some((table, keeper)) => (table, Some(keeper)),
        None => {
            let table = new_table::<G>(args, speech)?;
            let keeper = match &args.log {
                Some(path) => Some(Keeper::create(path, &table, speech)?),
                None => None,
            };
            (table, keeper)
        }
    };
    let told = table.events().len() as LogIndex;
    let mut session = Session {
        people: people(&table),
        last: Seat(table.players().len() as u8 - 1),
        words: speech.words_of::<G>(),
        shown: None,
        threads: args.threads,
        table,
        keeper,
        speech,
        told,
        input: std::io::stdin().lock(),
        out: std::io::stdout().lock(),
    };
    session.greet(is_new)?;
    session.play()?;
    Ok(session.table.is_closed().then(|| session.table.view(None)))
}

fn new_table<G: Words + Strategy>(args: &PlayArgs, speech: &Speech) -> Result<Table<G>, Failure> {
    let prepared = prepare::<G>(&args.setup, speech)?;
    let levels = read_levels(&args.bots, speech)?;
    let people = read_seats(&args.seats, prepared.players, speech)?;
    let mut levels = levels.into_iter().cycle();
    let mut names = args.names.iter().map(|name| name.trim().to_owned());
    let players: Vec<Player> = Seat::all(prepared.players)
        .map(|seat| {
            if people.contains(seat) {
                let unnamed = || speech.say(&Phrase::new("player").with("number", seat.0 + 1));
                Player::person(names.next().unwrap_or_else(unnamed))
            } else {
                let level = levels.next().expect("there is at least one level");
                let name = Phrase::new("bot-name").with("number", seat.0 + 1);
                Player::bot(speech.say(&name.with("level", level.id().to_owned())), level.id())
            }
        })
        .collect();
    if let Some(player) = players.iter().find(|player| player.name.is_empty()) {
        return Err(speech.usage(&Phrase::new("bad-name").with("name", player.name.clone())));
    }
    let seed = match &args.seed {
        Some(text) => Seed::from_text(text),
        None => random_seed()?,
    };
    let mut table = Table::new(prepared.pack, &prepared.setup, players, seed)
        .map_err(|error| speech.setup_failure::<G>(&error))?;
    table.settle();
    Ok(table)
}

fn random_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Work(error.to_string()))?;
    Ok(Seed(bytes))
}

fn read_seats(text: &str, players: u8, speech: &Speech) -> Result<SeatSet, Failure> {
    match text {
        "all" => return Ok(SeatSet::all(players)),
        "none" => return Ok(SeatSet::EMPTY),
        _ => {}
    }
    text.split(',')
        .map(|word| match word.trim().parse::<u8>() {
            Ok(number) if (1..=players).contains(&number) => Ok(Seat(number - 1)),
            _ => Err(speech.usage(
                &Phrase::new("bad-seat").with("seat", word.to_owned()).with("players", players),
            )),
        })
        .collect()
}

fn people<G: Words + Strategy>(table: &Table<G>) -> SeatSet {
    Seat::all(table.players().len() as u8)
        .filter(|seat| table.players()[seat.index()].bot.is_none())
        .collect()
}

struct Session<'a, G: Words + Strategy, I, O> {
    table: Table<G>,
    people: SeatSet,
    /// Who acted last; where several may act at once, seats take turns.
    last: Seat,
    words: Messages,
    speech: &'a Speech,
    keeper: Option<Keeper>,
    /// The story is told up to here.
    told: LogIndex,
    /// Whose table was drawn last.
    shown: Option<Seat>,
    /// How many threads look ahead for a bot.
    threads: usize,
    input: I,
    out: O,
}

/// Whether to go on playing.
enum Then {
    Ask,
    GoOn,
    Stop,
}

impl<G: Words + Strategy, I: BufRead, O: Write> Session<'_, G, I, O> {
    fn greet(&mut self, is_new: bool) -> Result<(), Failure> {
        let about = G::about();
        writeln!(self.out, "{}", about.name.get(self.speech.lang()))?;
        let reconstructed = ludi_engine::Pack::origins(self.table.pack())
            .iter()
            .any(|origin| origin.source == ludi_engine::Source::Reconstructed);
        if reconstructed {
            self.line(&Phrase::new("play-reconstructed").with("game", G::ID.to_owned()))?;
        }
        let commitment = self.table.header().commitment.to_string();
        self.line(&Phrase::new("play-commitment").with("commitment", commitment))?;
        if !is_new {
            let events = self.table.events().len();
            self.line(&Phrase::new("play-resumed").with("events", events))?;
        }
        if !self.people.is_empty() {
            self.line(&Phrase::new("play-help-hint"))?;
        }
        Ok(())
    }

    fn play(&mut self) -> Result<(), Failure> {
        loop {
            match self.table.next() {
                Next::Over => return self.finish(),
                Next::Chance => {
                    self.table.settle();
                    self.keep()?;
                }
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

    fn bot(&mut self, seat: Seat) -> Result<(), Failure> {
        let level = self.table.players()[seat.index()].bot.as_deref();
        let level: Level = level.and_then(|word| word.parse().ok()).unwrap_or(Level::Miles);
        let seed = self.table.seed().expect("a table being played has its seed");
        let position = u64::from(self.table.next_index());
        let chance = Quick::new(seed.child(position << 8 | u64::from(seat.0)));
        let mut bot = Bot::new(level, chance).with_threads(self.threads);
        let decision = bot.choose(&self.table.perspective(seat));
        self.table.decide(seat, decision).expect("bots decide what is allowed");
        self.last = seat;
        self.keep()
    }

    /// Asks a person until they decide; `false` when they leave.
    fn person(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.curtain(seat)?;
        self.tell(Some(seat))?;
        if self.shown != Some(seat) {
            self.board(seat)?;
        }
        let view = self.table.view(Some(seat));
        let mut list = Vec::new();
        self.table.perspective(seat).decisions(&mut list);
        self.offer(&view, seat, &list)?;
        loop {
            let Some(command) = self.ask()? else {
                return Ok(false);
            };
            match self.obey(command, &view, seat, &list)? {
                Then::Ask => {}
                Then::GoOn => return Ok(true),
                Then::Stop => return Ok(false),
            }
        }
    }

    /// Keeps one person's secrets from the next at the same screen.
    fn curtain(&mut self, seat: Seat) -> Result<(), Failure> {
        let secrets = *self.table.view(Some(seat)) != *self.table.view(None);
        if self.people.len() > 1 && secrets && self.shown != Some(seat) {
            let name = self.words.player(seat, &self.table.names());
            write!(self.out, "{}", "\n".repeat(40))?;
            self.line(&Phrase::new("play-curtain").with("name", name))?;
            self.read_line()?;
        }
        Ok(())
    }

    fn ask(&mut self) -> Result<Option<Command>, Failure> {
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = self.read_line()? else {
                return Ok(None);
            };
            if let Some(command) = command::parse(&line) {
                return Ok(Some(command));
            }
        }
    }

    fn read_line(&mut self) -> Result<Option<String>, Failure> {
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn obey(
        &mut self,
        command: Command,
        view: &View<G>,
        seat: Seat,
        list: &[G::Decision],
    ) -> Result<Then, Failure> {
        match command {
            Command::Pick(number) => match number.checked_sub(1).and_then(|i| list.get(i)) {
                Some(decision) => return self.decide(seat, *decision, view),
                None => self.line(&Phrase::new("play-no-number").with("number", number))?,
            },
            Command::Notation(text) => match G::Decision::read(view.pack(), &text) {
                Ok(decision) => return self.decide(seat, decision, view),
                Err(_) => self.line(&Phrase::new("play-unknown").with("text", text))?,
            },
            Command::Undo => return self.undo(seat),
            Command::Redo => match self.table.redo(seat) {
                Ok(()) => {
                    self.table.settle();
                    self.keep()?;
                    self.last = self.before(seat);
                    return Ok(Then::GoOn);
                }
                Err(error) => self.refuse(&error, seat)?,
            },
            Command::Back(position) => return self.go_back(seat, position, view),
            Command::Why(text) => self.why(text.as_deref(), view, seat)?,
            Command::Hint => self.hint(seat)?,
            Command::Rule(id) => match G::rulebook(self.speech.lang()).rule(&id) {
                Some(rule) => writeln!(self.out, "{}  {}", rule.id, rules::plain(&rule.text))?,
                None => self.line(
                    &Phrase::new("unknown-rule").with("rule", id).with("game", G::about().name),
                )?,
            },
            Command::Log => {
                for paragraph in self.table.story(Some(seat), 0) {
                    self.paragraph(&paragraph, true)?;
                }
            }
            Command::Board => {
                self.board(seat)?;
                self.offer(view, seat, list)?;
            }
            Command::Score => {
                let text =
                    sheet::standings(&self.table.standings(), &self.words, &self.table.names());
                write!(self.out, "{}", self.speech.show(&text))?;
            }
            Command::Say(text) => {
                match self.table.append(Event::Say(Some(seat), text)) {
                    Ok(()) => self.keep()?,
                    Err(_) => self.line(&Phrase::new("play-bad-say"))?,
                }
                self.tell(Some(seat))?;
            }
            Command::Save(path) => self.save(path)?,
            Command::Help => writeln!(self.out, "{}", self.words.get("play-help"))?,
            Command::Quit => return Ok(Then::Stop),
        }
        Ok(Then::Ask)
    }

    fn decide(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        view: &View<G>,
    ) -> Result<Then, Failure> {
        if let Err(error) = self.table.decide(seat, decision) {
            self.refuse(&error, seat)?;
            return Ok(Then::Ask);
        }
        self.keep()?;
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
        let undone = [seat].into_iter().chain(others).find(|who| self.table.undo(*who).is_ok());
        match undone {
            Some(who) => {
                self.keep()?;
                self.last = self.before(who);
                self.shown = None;
                Ok(Then::GoOn)
            }
            None => {
                let error = self.table.undo(seat).expect_err("it was refused just now");
                let view = self.table.view(Some(seat));
                self.refuse(&error, seat)?;
                Ok(Then::Ask)
            }
        }
    }

    fn go_back(&mut self, seat: Seat, position: LogIndex, view: &View<G>) -> Result<Then, Failure> {
        if let Err(error) = self.table.append(Event::Ask(seat, position)) {
            self.refuse(&error, seat)?;
            return Ok(Then::Ask);
        }
        for other in Seat::all(self.table.players().len() as u8).filter(|other| *other != seat) {
            let agrees = !self.people.contains(other) || {
                let name = self.words.player(other, &self.table.names());
                self.line(&Phrase::new("play-agree").with("name", name).with("to", position))?;
                let answer = self.read_line()?.unwrap_or_default().to_lowercase();
                matches!(answer.as_str(), "y" | "yes" | "o" | "oui")
            };
            let event = if agrees { Event::Agree(other) } else { Event::Decline(other) };
            self.table.append(event).expect("the question is open");
            if !agrees {
                break;
            }
        }
        self.keep()?;
        self.table.settle();
        self.keep()?;
        self.shown = None;
        Ok(Then::GoOn)
    }

    fn why(&mut self, text: Option<&str>, view: &View<G>, seat: Seat) -> Result<(), Failure> {
        let decisions = match text {
            None => {
                let mut all = Vec::new();
                view.conceivable(seat, &mut all);
                all.retain(|decision| view.check(seat, *decision).is_err());
                all
            }
            Some(text) => match G::Decision::read(view.pack(), text) {
                Ok(decision) => vec![decision],
                Err(_) => {
                    return self.line(&Phrase::new("play-unknown").with("text", text.to_owned()));
                }
            },
        };
        let names = self.table.names();
        for decision in decisions {
            let notation = decision.notation(view.pack()).to_string();
            let reason = match self.table.check(seat, decision) {
                Ok(()) => self.words.get("play-allowed"),
                Err(TableError::Refused(refusal)) => {
                    let reason = self.words.say(&G::explain(view, seat, refusal), &names);
                    format!("{reason} [{}]", refusal.rule())
                }
                Err(error) => error.to_string(),
            };
            writeln!(self.out, "{notation}: {reason}")?;
        }
        Ok(())
    }

    /// What a bot would do, what it expects, and what else it thought of.
    fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        let seed = self.table.seed().expect("a table being played has its seed");
        let mut chance = ludi_bots::chance_at(seed, self.table.next_index(), seat);
        let budget = Level::Centurio.budget().expect("a centurion looks ahead");
        let said = ludi_bots::explain(&self.table.perspective(seat), budget, &mut chance);
        let names = self.table.names();
        for phrase in said.phrases(seat) {
            writeln!(self.out, "{}", self.words.say(&phrase, &names))?;
        }
        Ok(())
    }

    fn refuse(&mut self, error: &TableError<G::Refusal>, seat: Seat) -> Result<(), Failure> {
        let names = self.table.names();
        let refused = self.table.explain(Some(seat), error);
        let reason = self.words.say(&refused.phrase, &names);
        let reason = match refused.rule {
            Some(rule) => format!("{reason} [{rule}]"),
            None => reason,
        };
        let mut text = Text::new();
        text.row(Tone::Warn, reason);
        write!(self.out, "{}", self.speech.show(&text))?;
        Ok(())
    }

    fn save(&mut self, path: Option<std::path::PathBuf>) -> Result<(), Failure> {
        let saved = match (path, &self.keeper) {
            (Some(path), _) => match Keeper::create(&path, &self.table, self.speech) {
                Ok(keeper) => {
                    self.keeper = Some(keeper);
                    true
                }
                Err(failure) => {
                    writeln!(self.out, "{}", failure.message())?;
                    return Ok(());
                }
            },
            (None, Some(_)) => true,
            (None, None) => false,
        };
        match &self.keeper {
            Some(keeper) if saved => {
                let file = keeper.path().display().to_string();
                self.line(&Phrase::new("play-saved").with("file", file))
            }
            _ => self.line(&Phrase::new("play-save-where")),
        }
    }

    fn keep(&mut self) -> Result<(), Failure> {
        match &mut self.keeper {
            Some(keeper) => keeper.keep(&self.table, self.speech),
            None => Ok(()),
        }
    }

    fn leave(&mut self) -> Result<(), Failure> {
        match &self.keeper {
            Some(keeper) => {
                let file = keeper.path().display().to_string();
                self.line(&Phrase::new("play-left").with("file", file))
            }
            None => self.line(&Phrase::new("play-left-unsaved")),
        }
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.tell(None)?;
        self.table.close().expect("the game is over and the seed is known");
        self.keep()?;
        self.tell(None)?;
        let view = self.table.view(None);
        let names = self.table.names();
        let board = G::text(&view, &self.words, &names);
        write!(self.out, "\n{}\n", self.speech.show(&board))?;
        let text = sheet::standings(&self.table.standings(), &self.words, &names);
        write!(self.out, "{}", self.speech.show(&text))?;
        match &self.keeper {
            Some(keeper) => {
                keeper.finish();
                let file = keeper.path().display().to_string();
                self.line(&Phrase::new("play-verify").with("file", file))
            }
            None => {
                let seed = self.table.seed().expect("a table being played has its seed");
                self.line(&Phrase::new("play-seed").with("seed", seed.to_string()))
            }
        }
    }

    fn board(&mut self, seat: Seat) -> Result<(), Failure> {
        let view = self.table.view(Some(seat));
        let text = G::text(&view, &self.words, &self.table.names());
        write!(self.out, "\n{}", self.speech.show(&text))?;
        self.shown = Some(seat);
        Ok(())
    }

    /// Tells what happened since it was told last.
    fn tell(&mut self, viewer: Option<Seat>) -> Result<(), Failure> {
        for paragraph in self.table.story(viewer, self.told) {
            self.paragraph(&paragraph, false)?;
        }
        self.told = self.table.events().len() as LogIndex;
        Ok(())
    }

    fn paragraph(&mut self, paragraph: &Paragraph, numbered: bool) -> Result<(), Failure> {
        let names = self.table.names();
        let mut text = Text::new();
        for (phrase, rule) in &paragraph.lines {
            text.line();
            if numbered {
                text.push(Tone::Dim, format!("{:>4}  ", paragraph.at));
            }
            let tone = match paragraph.seat {
                _ if !paragraph.in_force => Tone::Dim,
                Some(seat) => Tone::Seat(seat),
                None => Tone::Plain,
            };
            text.push(tone, self.words.say(phrase, &names));
            if let Some(rule) = rule {
                text.push(Tone::Dim, format!("  {rule}"));
            }
            if !paragraph.in_force {
                text.push(Tone::Dim, format!("  {}", self.words.get("play-taken-back")));
            }
        }
        write!(self.out, "{}", self.speech.show(&text))?;
        Ok(())
    }

    /// The numbered decisions with what they cost and bring.
    fn offer(&mut self, view: &View<G>, seat: Seat, list: &[G::Decision]) -> Result<(), Failure> {
        let names = self.table.names();
        let mut text = Text::new();
        text.line();
        text.row(Tone::Seat(seat), self.words.say(&G::prompt(view, seat), &names));
        for (index, decision) in list.iter().enumerate() {
            let label = self.words.say(&G::label(view, seat, *decision), &names);
            let notation = decision.notation(view.pack()).to_string();
            text.line().push(Tone::Strong, format!("{:>3}  ", index + 1)).plain(label);
            for effect in G::effects(view, seat, *decision) {
                let (tone, said) = self.effect(&effect, &names);
                text.plain("  ").push(tone, said);
            }
            text.push(Tone::Dim, format!("  ({notation})"));
        }
        write!(self.out, "{}", self.speech.show(&text))?;
        Ok(())
    }

    fn effect(&self, effect: &Effect, names: &[String]) -> (Tone, String) {
        let said = self.words.say(&effect.phrase, names);
        match effect.kind {
            EffectKind::Cost => (Tone::Warn, format!("− {said}")),
            EffectKind::Gain => (Tone::Good, format!("→ {said}")),
            EffectKind::Note => (Tone::Dim, format!("· {said}")),
        }
    }

    fn line(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        writeln!(self.out, "{}", self.words.say(phrase, &[]))?;
        Ok(())
    }
}
