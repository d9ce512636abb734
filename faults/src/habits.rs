//! What people do next.

use std::time::Duration;

use ludi_engine::{AnyTable, LogIndex, Seat};
use ludi_store::{TableId, TableRow};

use crate::ledger::Broken;
use crate::life::Asked;
use crate::scene::{LEVELS, thought};
use crate::town::{Errand, Town};
use crate::wish::{Deed, Wish};

/// A table as somebody who thinks of it knows it.
struct Place {
    row: TableRow,
    /// Their seat, if they have one.
    seat: Option<Seat>,
    /// The latest event.
    last: LogIndex,
}

impl Town {
    /// Somebody does something, or something goes wrong; then time passes.
    pub fn step(&mut self, rough: &Rough) -> Result<(), Broken> {
        if self.luck.happens(rough.power) {
            self.power_fails();
        }
        if self.luck.happens(rough.clock) {
            self.clock_jumps();
        }
        for number in self.waiting() {
            if self.luck.happens(rough.lost) {
                self.give_up(number);
            }
        }
        let who = self.luck.below(self.people.len() as u32) as usize;
        if !self.is_waiting(who) {
            self.act(who);
        }
        let time = match self.luck.below(20) {
            0..6 => Duration::ZERO,
            6..12 => self.luck.while_of(50),
            12..19 => self.luck.while_of(4_000),
            _ => self.luck.while_of(400_000),
        };
        self.pass(time)
    }

    /// Somebody does something.
    fn act(&mut self, who: usize) {
        if let Some(wish) = self.doubts[who]
            && self.luck.happens(700)
        {
            let asked = self.ledger.wishes[wish].asked();
            return self.send(who, asked, Errand::Wish(wish));
        }
        let known: Vec<TableId> = self.ledger.books.keys().cloned().collect();
        let Some(id) = self.luck.pick(&known).cloned() else { return };
        let Some(place) = self.place(who, &id) else { return };
        match self.luck.below(100) {
            0..75 => self.play(who, &place),
            75..90 => self.look(who, &place),
            _ => self.manage(who, &place),
        }
    }

    /// Everybody looks at every table they may look at.
    pub fn everybody_looks(&mut self) -> Result<(), Broken> {
        let known: Vec<TableId> = self.ledger.books.keys().cloned().collect();
        for id in known {
            for who in 0..self.people.len() {
                let path = format!("/t/{id}");
                self.send(who, Asked { path, form: None }, Errand::Page(id.clone()));
            }
            self.pass(Duration::from_secs(1))?;
        }
        Ok(())
    }

    fn place(&self, who: usize, id: &TableId) -> Option<Place> {
        let row = self.outside.disk.kept().tables.get(id)?.row.clone();
        let guest = Some(self.people[who].guest);
        let mut seats = Seat::all(row.seats.len() as u8);
        let seat = seats.find(|seat| row.seats[seat.index()].guest == guest);
        let last = self.ledger.books.get(id)?.table.last_index();
        Some(Place { row, seat, last })
    }

    /// The event somebody's page shows: mostly the latest, at times an older one.
    fn page_at(&mut self, last: LogIndex) -> LogIndex {
        if self.luck.happens(150) { last.saturating_sub(self.luck.below(4)) } else { last }
    }

    fn wish(&mut self, who: usize, place: &Place, seat: Option<Seat>, deed: Deed) {
        let after = self.page_at(place.last);
        let table = place.row.id.clone();
        self.want(Wish { who, table, seat, after, deed, sent: 0, over: false, done: Vec::new() });
    }

    /// Plays: decides, takes back, asks, answers, talks. Not always for the own seat.
    fn play(&mut self, who: usize, place: &Place) {
        let count = place.row.seats.len() as u32;
        let any = Seat(self.luck.below(count) as u8);
        let seat = if self.luck.happens(30) { Some(any) } else { place.seat };
        let asked = self.table(&place.row.id).is_some_and(|table| table.question().is_some());
        let deed = match self.luck.below(100) {
            0..35 if asked => Some(Deed::Answer(self.luck.happens(700))),
            0..70 => self.decision(place, seat),
            70..78 => Some(Deed::Undo),
            78..82 => Some(Deed::Redo),
            82..88 => Some(Deed::Ask(self.luck.below(place.last + 1))),
            88..92 => Some(Deed::Answer(self.luck.happens(600))),
            _ => Some(Deed::Say(format!("word {}", self.ledger.wishes.len()))),
        };
        if let Some(deed) = deed {
            self.wish(who, place, seat, deed);
        }
    }

    fn table(&self, id: &TableId) -> Option<&dyn AnyTable> {
        Some(&*self.ledger.books.get(id)?.table)
    }

    /// Something to decide for a seat; at times nonsense.
    fn decision(&mut self, place: &Place, seat: Option<Seat>) -> Option<Deed> {
        if self.luck.happens(20) {
            return Some(Deed::Decide(vec!["dance".to_owned()]));
        }
        let seat = seat?;
        let mut luck = std::mem::replace(&mut self.luck, crate::luck::Luck::new(0, "none"));
        let level = LEVELS[luck.below(LEVELS.len() as u32) as usize];
        let table =
            self.table(&place.row.id).filter(|table| table.waits_for(seat) && !table.is_closed());
        let decision = table.map(|table| thought(table, seat, level, &mut luck));
        self.luck = luck;
        Some(Deed::Decide(vec![decision?]))
    }

    /// Looks at something.
    fn look(&mut self, who: usize, place: &Place) {
        let id = place.row.id.clone();
        let last = place.last;
        let at = |path: &str| Asked { path: format!("/t/{id}{path}"), form: None };
        match self.luck.below(100) {
            0..25 => self.send(who, at(""), Errand::Page(id.clone())),
            25..45 => self.send(who, at("/log"), Errand::Log(id.clone())),
            45..55 => {
                let after = self.luck.below(last + 1);
                self.send(who, at(&format!("/now?after={after}")), Errand::Other);
            }
            55..75 if self.open_pages() < 3 => {
                let after = last.saturating_sub(self.luck.below(5));
                self.watch(who, id, after);
            }
            75..92 => self.close_pages(who),
            92..97 => {
                let to = self.luck.below(last + 1);
                self.send(who, at(&format!("/replay?at={to}")), Errand::Other);
            }
            _ => self.send(who, Asked { path: "/".to_owned(), form: None }, Errand::Other),
        }
    }

    /// Does something else about a table.
    fn manage(&mut self, who: usize, place: &Place) {
        let id = &place.row.id;
        let post =
            |what: &str, form: String| Asked { path: format!("/t/{id}/{what}"), form: Some(form) };
        let own = place.seat.map_or(0, |Seat(seat)| seat);
        let other = |asked| (asked, Errand::Other);
        let (asked, errand) = match self.luck.below(100) {
            0..30 => return self.replace(who, place),
            30..45 => return self.sit(who, place),
            45..55 => other(post("hint", format!("seat={own}"))),
            55..65 => {
                let paces = ["slow", "normal", "fast", "instant", "never"];
                let pace = paces[self.luck.below(5) as usize];
                other(post("pace", format!("pace={pace}")))
            }
            65..70 => other(post("skip", String::new())),
            70..75 => other(post("look", format!("seat={own}"))),
            75..80 => {
                let public = if self.luck.happens(800) { "yes" } else { "no" };
                other(post("publish", format!("public={public}")))
            }
            80..86 => {
                let at = self.luck.below(place.last + 1);
                other(post("fork", format!("at={at}&seat={own}")))
            }
            86..90 => other(post("rematch", String::new())),
            90..93 => other(self.new_table()),
            93..95 => return self.wish(who, place, place.seat, Deed::Resign),
            95..97 => return self.wish(who, place, place.seat, Deed::Leave),
            97..98 => return self.wish(who, place, None, Deed::Delete),
            _ => return self.wish(who, place, place.seat, Deed::Answer(false)),
        };
        self.send(who, asked, errand);
    }

    fn new_table(&mut self) -> Asked {
        let games = ludi_registry::all();
        let game = games[self.luck.below(games.len() as u32) as usize];
        let players = game.players().end().min(&3).to_string();
        let seats = "seat-0=bot-tiro&seat-1=me&seat-2=bot-miles";
        let other = self.releases.as_ref().filter(|releases| releases.game() == game.id());
        let pack = other.map(|releases| format!("&pack={}", releases.kept().sha256));
        let pack = pack.unwrap_or_default();
        let form = format!("game={}&players={players}&{seats}{pack}", game.id());
        Asked { path: "/new".to_owned(), form: Some(form) }
    }

    /// Lets a bot play, or takes a seat back.
    fn replace(&mut self, who: usize, place: &Place) {
        let any = Seat(self.luck.below(place.row.seats.len() as u32) as u8);
        let seat = if self.luck.happens(700) { place.seat } else { Some(any) };
        let level = if self.luck.happens(400) { "miles" } else { "" };
        self.wish(who, place, seat, Deed::Replace(level));
    }

    /// Sits down where nobody sits.
    fn sit(&mut self, who: usize, place: &Place) {
        let secrets = self.outside.disk.kept().tables.get(&place.row.id).map(|it| it.secrets);
        let free = (0..).zip(&place.row.seats).find(|(_, row)| row.guest.is_none());
        let (Some(secrets), Some((number, _))) = (secrets, free) else { return };
        let seat = Seat(number);
        let word = secrets.key.word(&format!("seat {seat}"));
        let link = format!("seat/{}/{word}", number + 1);
        self.wish(who, place, Some(seat), Deed::Sit(link));
    }
}

/// How rough a run is: how often what goes wrong, in a thousand.
#[derive(Clone, Copy, Debug)]
pub struct Rough {
    /// The power goes.
    pub power: u32,
    /// The clocks jump.
    pub clock: u32,
    /// Somebody never hears of what they asked for.
    pub lost: u32,
}

impl Rough {
    /// What is wrong in a seed.
    pub fn of(town: &mut Town) -> Self {
        let mut some = |often: u32| if town.luck.happens(500) { town.luck.below(often) } else { 0 };
        Self { power: some(60), clock: some(60), lost: some(300) }
    }
}
