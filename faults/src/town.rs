//! A run: people play at a server in a world where everything goes wrong.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ludi_engine::{Entropy, LogIndex, Seat};
use ludi_store::TableId;
use tokio::task::AbortHandle;

use crate::disk::Disk;
use crate::keeper::Keeper;
use crate::kept::Kept;
use crate::ledger::{Broken, Ledger};
use crate::life::{Arrived, Asked, Life, Outside, Reply};
use crate::luck::{Luck, Secrets};
use crate::panics;
use crate::release::Releases;
use crate::scene::{self, Person};
use crate::sight;
use crate::weather::Weather;
use crate::wish::Wish;

/// What somebody has asked for and not heard of yet.
pub struct Pending {
    who: usize,
    errand: Errand,
    asked: Asked,
    /// How often the store had failed when it was sent.
    failures: u64,
    handle: AbortHandle,
}

/// What a request is for.
#[derive(Clone, Debug)]
pub enum Errand {
    /// Something to do, by the number of the wish.
    Wish(usize),
    /// A look at a table's page.
    Page(TableId),
    /// A look at a table's log.
    Log(TableId),
    /// Anything else.
    Other,
}

/// A page that is open.
struct Stream {
    who: usize,
    table: TableId,
    seen: LogIndex,
    handle: AbortHandle,
}

/// What goes on, and what is known of it.
pub struct Town {
    /// The world.
    pub outside: Outside,
    /// Who plays.
    pub people: Vec<Person>,
    /// What must hold.
    pub ledger: Ledger,
    /// What people do.
    pub luck: Luck,
    /// How many nodes serve the disk, and what is released meanwhile.
    fate: Luck,
    nodes: usize,
    /// Other releases.
    pub releases: Option<Releases>,
    life: Option<Life>,
    pending: BTreeMap<u64, Pending>,
    /// What everybody waits to hear of, by person.
    pub doubts: Vec<Option<usize>>,
    streams: BTreeMap<u64, Stream>,
    numbers: u64,
    time: Duration,
    /// How often the server began to live.
    pub lives: u64,
    /// How many requests were answered.
    pub answers: u64,
    /// Whether nothing is entered any more.
    pub is_over: bool,
    /// Every step and its outcome.
    pub trace: String,
    /// What everybody has heard, if that is of interest.
    pub heard: Option<Vec<(usize, String)>>,
}

impl Town {
    /// The town of a seed.
    pub fn new(seed: u64, keeper: Box<dyn Keeper>) -> Self {
        let mut town = Self::with(seed, keeper, |kept, entropy, luck, releases| {
            let people = scene::people(kept, entropy, luck);
            for _ in 0..=luck.below(2) {
                let table = scene::table(kept, &people, entropy, luck, releases);
                table.expect("a disk of one's own");
            }
            people
        });
        town.nodes = if town.fate.happens(300) { 2 } else { 1 };
        town
    }

    /// A town that begins in a way of its own.
    pub fn with(
        seed: u64,
        keeper: Box<dyn Keeper>,
        begin: impl FnOnce(&mut Kept, &dyn Entropy, &mut Luck, Option<&Releases>) -> Vec<Person>,
    ) -> Self {
        let mut luck = Luck::new(seed, "people");
        let entropy = Arc::new(Secrets::new(seed));
        let disk = Disk::new(keeper, Weather::of(seed));
        let mut fate = Luck::new(seed, "fate");
        let releases = Releases::of(&mut fate);
        let people = begin(&mut disk.kept(), &*entropy, &mut luck, releases.as_ref());
        let thinking = Arc::new(Mutex::new(Luck::new(seed, "thinking")));
        let (jumped, mail) = (Arc::new(AtomicU64::new(0)), Arc::default());
        let guests = people.iter().map(|person| person.guest).collect();
        Self {
            outside: Outside { disk, entropy, luck: thinking, jumped, mail },
            doubts: vec![None; people.len()],
            people,
            ledger: Ledger { guests, ..Ledger::default() },
            luck,
            fate,
            nodes: 1,
            releases,
            life: None,
            pending: BTreeMap::new(),
            streams: BTreeMap::new(),
            numbers: 0,
            time: Duration::ZERO,
            lives: 0,
            answers: 0,
            is_over: false,
            trace: String::new(),
            heard: None,
        }
    }

    /// Remembers from now on what everybody hears.
    pub fn listen(&mut self) {
        self.heard = Some(Vec::new());
    }

    fn remember(&mut self, who: usize, text: &str) {
        if let Some(heard) = &mut self.heard {
            heard.push((who, text.to_owned()));
        }
    }

    /// Writes a line of what happens.
    pub fn note(&mut self, what: &str) {
        let (seconds, millis) = (self.time.as_secs(), self.time.subsec_millis());
        let _ = writeln!(self.trace, "{seconds:>6}.{millis:03} {what}");
    }

    /// The power goes; whoever waits for an answer gets none.
    pub fn power_fails(&mut self) {
        self.note("the power goes");
        self.life = None;
        self.outside.disk.power_fails();
        self.streams.clear();
        for number in self.pending.keys().copied().collect::<Vec<_>>() {
            self.give_up(number);
        }
    }

    /// Whoever waits for an answer goes away.
    pub fn give_up(&mut self, number: u64) {
        let Some(pending) = self.pending.remove(&number) else { return };
        pending.handle.abort();
        if let Errand::Wish(wish) = pending.errand {
            self.doubts[pending.who] = Some(wish);
        }
        let name = self.people[pending.who].name;
        self.note(&format!("{name} hears nothing of {}", pending.asked.path));
    }

    /// Those who wait for an answer, by the number of their request.
    pub fn waiting(&self) -> Vec<u64> {
        self.pending.keys().copied().collect()
    }

    /// Whether somebody waits for an answer.
    pub fn is_waiting(&self, who: usize) -> bool {
        self.pending.values().any(|pending| pending.who == who)
    }

    /// The clock of the machine goes ahead, that of the wall anywhere.
    pub fn clock_jumps(&mut self) {
        let ahead = self.luck.below(20 * 60_000);
        self.outside.jumped.fetch_add(ahead.into(), Ordering::Relaxed);
        let wall = i64::from(self.luck.below(7_200_000)) - 3_600_000;
        self.outside.disk.kept().now += wall;
        self.note(&format!("the clocks jump by {ahead} and {wall} ms"));
    }

    /// How many pages are open.
    pub fn open_pages(&self) -> usize {
        self.streams.len()
    }

    /// Closes every page somebody has open.
    pub fn close_pages(&mut self, who: usize) {
        let (gone, stay) = std::mem::take(&mut self.streams)
            .into_iter()
            .partition::<BTreeMap<_, _>, _>(|(_, stream)| stream.who == who);
        for stream in gone.values() {
            stream.handle.abort();
        }
        self.streams = stay;
        self.note(&format!("{} closes all pages", self.people[who].name));
    }

    fn living(&mut self) -> &Life {
        while self.life.is_none() {
            self.lives += 1;
            let mut config = Life::config();
            let mut release = "";
            if let Some(releases) = &mut self.releases {
                (config.packs, release) = releases.next(&mut self.fate);
            }
            self.life = Life::begin(&self.outside, &config, self.nodes);
            let how = if self.life.is_some() { "lives" } else { "does not come up" };
            let beside = if self.nodes > 1 { ", on two nodes" } else { "" };
            self.note(&format!("the server {how}{beside}{release}"));
        }
        self.life.as_ref().expect("it lives")
    }

    /// Sends a request.
    pub fn send(&mut self, who: usize, asked: Asked, errand: Errand) {
        self.numbers += 1;
        let number = self.numbers;
        if let Errand::Wish(wish) = errand {
            let wish = &mut self.ledger.wishes[wish];
            (wish.sent, wish.over) = (wish.sent + 1, false);
            self.doubts[who] = None;
        }
        let (name, sender) = (self.people[who].name, self.people[who].sender.clone());
        let form = asked.form.as_deref().unwrap_or_default();
        self.note(&format!("{name} {number}: {} {form}", asked.path));
        let failures = self.outside.disk.weather().failures;
        let handle = self.living().ask(&sender, &asked, number);
        self.pending.insert(number, Pending { who, errand, asked, failures, handle });
    }

    /// Sends what somebody wants.
    pub fn want(&mut self, wish: Wish) {
        let (who, asked) = (wish.who, wish.asked());
        let number = self.ledger.wish(wish);
        self.send(who, asked, Errand::Wish(number));
    }

    /// Opens a page that is told of changes.
    pub fn watch(&mut self, who: usize, table: TableId, after: LogIndex) {
        self.numbers += 1;
        let number = self.numbers;
        let path = format!("/t/{table}/events?after={after}");
        self.note(&format!("{} {number}: {path}", self.people[who].name));
        let sender = self.people[who].sender.clone();
        let handle = self.living().watch(&sender, &Asked { path, form: None }, number);
        self.streams.insert(number, Stream { who, table, seen: 0, handle });
    }

    /// Lets time pass, and looks whether everything is as it must be.
    pub fn pass(&mut self, time: Duration) -> Result<(), Broken> {
        self.outside.disk.kept().now += time.as_millis() as i64;
        self.time += time;
        if !self.living().pass(time) {
            self.power_fails();
        }
        let kept = self.outside.disk.clone();
        if !self.is_over {
            self.ledger.look(&kept.kept())?;
        }
        let mail = std::mem::take(&mut *self.outside.mail.lock().expect("nobody panics with mail"));
        for arrived in mail {
            match arrived {
                Arrived::Reply(number, reply) => self.hear(number, &reply)?,
                Arrived::Frame(number, text) => self.see(number, &text)?,
            }
        }
        match self.outside.disk.lie().or_else(panics::latest) {
            None => Ok(()),
            Some(lie) => Err(lie),
        }
    }

    /// A page that is open is told something.
    fn see(&mut self, number: u64, text: &str) -> Result<(), Broken> {
        let Some(stream) = self.streams.get(&number) else { return Ok(()) };
        let (table, who) = (stream.table.clone(), stream.who);
        self.remember(who, text);
        let ids = text.lines().filter_map(|line| line.strip_prefix("id:")?.trim().parse().ok());
        for at in ids.collect::<Vec<LogIndex>>() {
            self.note(&format!("{} {number} sees {at}", self.people[who].name));
            let stream = self.streams.get_mut(&number).ok_or("a stream that was open")?;
            let before = std::mem::replace(&mut stream.seen, at);
            if before > at {
                return Err(format!("stream {number} showed {before} events, and now {at}"));
            }
            self.shown(&table, at)?;
        }
        Ok(())
    }

    /// Nothing is shown that is not kept.
    fn shown(&self, table: &TableId, at: LogIndex) -> Result<(), Broken> {
        let kept = self.ledger.books.get(table).map_or(LogIndex::MAX, |book| book.lines.len() as _);
        if at <= kept || self.is_over {
            return Ok(());
        }
        Err(format!("{at} events of {table} are shown, and {kept} are kept"))
    }

    /// An answer arrives.
    fn hear(&mut self, number: u64, reply: &Reply) -> Result<(), Broken> {
        let Some(pending) = self.pending.remove(&number) else { return Ok(()) };
        self.answers += 1;
        let (status, name) = (reply.status.as_u16(), self.people[pending.who].name);
        let mark = sight::mark(&reply.body);
        self.remember(pending.who, &format!("{status} {}", reply.body));
        let to = reply.location.as_deref().unwrap_or_default();
        self.note(&format!(
            "{name} {number}: {status} {to} {} bytes {mark:016x}",
            reply.body.len()
        ));
        if status >= 500 {
            let failed = self.outside.disk.weather().failures > pending.failures;
            if status != 503 || !failed || reply.body.is_empty() {
                return Err(format!("{status} to {}, and the disk is well", pending.asked.path));
            }
            if let Errand::Wish(wish) = pending.errand {
                self.doubts[pending.who] = Some(wish);
            }
            return Ok(());
        }
        match pending.errand {
            Errand::Wish(wish) => {
                let kept = self.outside.disk.clone();
                if status < 400 {
                    self.ledger.acknowledged(wish, &kept.kept())?;
                    if let Some(at) = sight::position(&reply.body) {
                        self.shown(&self.ledger.wishes[wish].table.clone(), at)?;
                    }
                } else {
                    self.ledger.refused(wish)?;
                }
                self.ledger.wishes[wish].over = true;
                Ok(())
            }
            Errand::Page(id) if status == 200 => self.page(pending.who, &id, &reply.body),
            Errand::Log(id) if status == 200 => self.log(pending.who, &id, &reply.body),
            Errand::Page(_) | Errand::Log(_) | Errand::Other => Ok(()),
        }
    }

    /// A page shows what the log leads to.
    fn page(&self, who: usize, id: &TableId, text: &str) -> Result<(), Broken> {
        let Some(at) = sight::page_position(text) else { return Ok(()) };
        self.shown(id, at)?;
        let Some(table) = self.ledger.books.get(id).and_then(|book| book.table.at(at)) else {
            return Ok(());
        };
        for (seat, decision) in sight::offers(text) {
            if let Err(refused) = table.check(seat, &decision) {
                let name = self.people[who].name;
                return Err(format!("{name} is offered {decision} at {at} of {id}: {refused:?}"));
            }
        }
        Ok(())
    }

    /// A log that is handed out is what that seat may read of the log that is kept.
    fn log(&self, who: usize, id: &TableId, text: &str) -> Result<(), Broken> {
        let kept = self.outside.disk.kept();
        let (Some(book), Some(stored)) = (self.ledger.books.get(id), kept.tables.get(id)) else {
            return Ok(());
        };
        let guest = Some(self.people[who].guest);
        let own = (0..).zip(&stored.row.seats).filter(|(_, row)| row.guest == guest);
        // Who has several seats looks through one of them, or through none.
        let eyes = own.map(|(seat, _)| Some(Seat(seat))).chain([None]);
        let events = text.lines().count() - 1;
        if eyes.into_iter().any(|seat| book.log_for(seat, events).as_deref() == Some(text)) {
            return Ok(());
        }
        Err(format!("the log of {id} after {events} events is not the one that is kept"))
    }

    /// The latest events of every table.
    pub fn lengths(&self) -> usize {
        self.ledger.books.values().map(|book| book.lines.len()).sum()
    }
}
