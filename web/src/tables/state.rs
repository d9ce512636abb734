//! What is known of a table, under its lock.

use std::collections::{HashMap, HashSet};

use ludi_bots::Thinker;
use ludi_engine::{AnyTable, Freshness, Intent, LogIndex, Occasion, Seat, SeatSet};
use ludi_store::{GuestId, Secrets, Summary, TableRow};
use ludi_views::{Links, SeatInfo, Speed, TableView, Viewer, turn};

use super::shown::Gallery;
use crate::address::is_local;
use crate::error::WebError;
use crate::limits::Client;
use crate::line::Asker;
use crate::request::TableRequest;

/// What a link for spectators is for.
pub const WATCH: &str = "watch";

/// What a link to a seat is for.
pub fn seat_purpose(seat: Seat) -> String {
    format!("seat {seat}")
}

/// What is known of a table, under its lock.
pub struct TableState {
    /// The table itself.
    pub table: Box<dyn AnyTable>,
    /// Who made it, who sits where, who may look.
    pub row: TableRow,
    /// Its secrets.
    pub secrets: Secrets,
    /// Which of their seats guests with several seats look through, where seats have secrets.
    raised: HashMap<GuestId, Seat>,
    /// Guests that were let in by link, as far as they were asked for.
    admitted: HashSet<GuestId>,
    /// Where somebody who belongs to the table last asked for it from.
    asked_from: Option<Client>,
    /// Whether somebody has had enough of pauses: bots make none until people have to decide.
    pub hurried: bool,
    /// After how many events it is only played to its end.
    long: LogIndex,
    /// Set while a change is under way: what is in memory may not be what is in the store.
    pub(super) unsure: bool,
    /// What readers have been told of it as it is now.
    pub(super) gallery: Gallery,
}

/// What is to be done at a table without a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chore {
    /// A bot decides.
    Decide(Seat),
    /// A bot in a seat that is nobody's, or an empty chair, agrees to go back.
    Agree(Seat),
    /// A bot would decide, but people still think about a question.
    Hold(Seat),
}

impl TableState {
    pub(super) fn new(
        table: Box<dyn AnyTable>,
        row: TableRow,
        secrets: Secrets,
        long: LogIndex,
    ) -> Self {
        let (raised, admitted) = (HashMap::new(), HashSet::new());
        let (asked_from, hurried, unsure) = (None, false, false);
        let gallery = Gallery::default();
        Self { table, row, secrets, raised, admitted, asked_from, hurried, long, unsure, gallery }
    }

    /// Takes over what the store has; who looks through which seat stays.
    pub(super) fn renew(&mut self, fresh: Self) {
        let raised = std::mem::take(&mut self.raised);
        *self = Self { raised, asked_from: self.asked_from, hurried: self.hurried, ..fresh };
    }

    /// The table as its pages show it to whoever sends a request.
    pub fn view<'a>(&'a mut self, request: &'a TableRequest) -> TableView<'a> {
        let session = &request.session;
        let (visitor, site) = (&session.visitor, &session.site);
        let viewer = self.viewer(session.guest_id());
        let base = format!("/t/{}", self.row.id);
        let seat_link = |seat: Seat| {
            let word = self.secrets.key.word(&seat_purpose(seat));
            (seat, format!("{site}{base}/seat/{seat}/{word}"))
        };
        let free = self.seats().filter(|seat| viewer.host && self.is_free(*seat));
        let watch = || format!("{site}{base}/watch/{}", self.secrets.key.word(WATCH));
        let links = Links {
            site: site.clone(),
            is_local: is_local(site),
            seats: free.map(seat_link).collect(),
            watch: viewer.belongs().then(watch),
        };
        let presence = &request.handle.presence;
        let info = |row: &ludi_store::SeatRow| SeatInfo {
            owned: row.guest.is_some(),
            open: row.open,
            here: row.guest.is_some_and(|guest| presence.is_here(guest)),
        };
        let host = self.seats().find(|seat| self.owner(*seat) == Some(self.row.host));
        TableView {
            visitor,
            viewer,
            id: self.row.id.to_string(),
            host,
            seats: self.row.seats.iter().map(info).collect(),
            public: self.row.public,
            hints: self.row.hints,
            speed: self.speed(),
            rematch: self.row.rematch.as_ref().map(ToString::to_string),
            links,
            words: visitor.words_of(self.table.game().id()),
            names: self.table.names(),
            asked: None,
            table: &mut *self.table,
        }
    }

    /// How a guest stands to the table.
    pub fn viewer(&self, guest: Option<GuestId>) -> Viewer {
        let own = |seat: &Seat| guest.is_some() && self.owner(*seat) == guest;
        let seats: SeatSet = self.seats().filter(own).collect();
        let turn = self.turn();
        let turn = seats.iter().filter(|seat| turn.contains(*seat) && self.bot(*seat).is_none());
        let raised = guest.and_then(|guest| self.raised.get(&guest).copied());
        let secrets = seats.len() > 1 && self.table.has_secrets_between(seats);
        Viewer::new(seats, turn.collect(), raised, secrets, guest == Some(self.row.host))
    }

    /// Lets a guest look through one of their seats.
    pub fn raise(&mut self, guest: GuestId, seat: Seat) {
        if self.owner(seat) == Some(guest) {
            self.raised.insert(guest, seat);
        }
    }

    /// Whether a guest has to say through which of their seats they look.
    pub fn has_several(&self, guest: GuestId) -> bool {
        self.seats().filter(|seat| self.owner(*seat) == Some(guest)).count() > 1
    }

    /// Whether a guest may look at the table, as far as is known here; the store knows who else
    /// was let in by link.
    pub fn knows(&self, guest: Option<GuestId>) -> bool {
        let is_admitted = |guest| self.admitted.contains(&guest);
        self.row.knows(guest) || guest.is_some_and(is_admitted)
    }

    /// Remembers that a guest may look.
    pub fn admit(&mut self, guest: GuestId) {
        self.admitted.insert(guest);
    }

    /// How fast bots move here.
    pub fn speed(&self) -> Speed {
        Speed::from_word(&self.row.pace).unwrap_or_default()
    }

    /// Remembers where somebody who belongs to the table asks for it from.
    pub fn note_asker(&mut self, guest: Option<GuestId>, address: Client) {
        let belongs = |guest| {
            guest == self.row.host || self.seats().any(|seat| self.owner(seat) == Some(guest))
        };
        if guest.is_some_and(belongs) {
            self.asked_from = Some(address);
        }
    }

    /// On whose behalf bots think here.
    pub fn asker(&self) -> Asker {
        let guest = self.row.host.into();
        Asker { people: self.has_people(), address: self.asked_from.unwrap_or(guest), guest }
    }

    /// Whether people play here or may still come; otherwise bots play among themselves.
    pub fn has_people(&self) -> bool {
        self.seats().any(|seat| self.bot(seat).is_none())
    }

    /// Every seat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.players().len() as u8)
    }

    /// Who sits in a seat, even while a bot plays for them.
    pub fn owner(&self, seat: Seat) -> Option<GuestId> {
        self.row.seats.get(seat.index()).and_then(|row| row.guest)
    }

    /// The level of the bot that plays a seat.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.table.players().get(seat.index()).and_then(|player| player.bot.as_deref())
    }

    /// Whether nobody has taken a seat yet.
    pub fn is_free(&self, seat: Seat) -> bool {
        self.owner(seat).is_none() && self.bot(seat).is_none()
    }

    /// The programs that can play at the table.
    pub fn thinker(&self) -> &'static dyn Thinker {
        let thinker = ludi_registry::thinker(self.table.game().id());
        thinker.expect("the registry knows the game of every table")
    }

    /// The seats the game waits for.
    pub fn turn(&self) -> SeatSet {
        turn(&*self.table)
    }

    /// What a bot, or nobody, has to do.
    pub fn chore(&self) -> Option<Chore> {
        if self.table.is_closed() || self.row.shut {
            return None;
        }
        let turn = self.turn();
        let mover = self.seats().find(|seat| turn.contains(*seat) && self.bot(*seat).is_some());
        let Some(question) = self.table.question() else { return mover.map(Chore::Decide) };
        // Nobody but its owner agrees for a seat, whoever plays it.
        let silent = |seat: &Seat| self.owner(*seat).is_none();
        let asked = self.seats().find(|seat| silent(seat) && !question.agreed.contains(*seat));
        asked.map(Chore::Agree).or(mover.map(Chore::Hold))
    }

    /// Whether a chore is still nobody else's.
    pub fn still_has(&self, chore: Chore) -> bool {
        match chore {
            Chore::Decide(seat) | Chore::Hold(seat) => self.bot(seat).is_some(),
            Chore::Agree(seat) => self.owner(seat).is_none(),
        }
    }

    /// What lists of tables show.
    pub fn summary(&self) -> Summary {
        Summary {
            players: self.table.players().to_vec(),
            turn: self.turn(),
            bots_wait: self.chore().is_some(),
            finished: self.table.is_closed(),
        }
    }

    /// Refuses what would make a long log longer without bringing the game to its end.
    fn check_length(&self, intent: &Intent) -> Result<(), WebError> {
        let brings_on = matches!(intent, Intent::Decide(_) | Intent::Agree | Intent::Decline);
        if brings_on || self.table.last_index() < self.long {
            return Ok(());
        }
        Err(WebError::refused("site-refused-long"))
    }

    /// Whether what a seat decided first since an event has been taken back meanwhile: who asks for
    /// it once more is not told that it stands.
    fn is_undone(&mut self, seat: Option<Seat>, intent: &Intent, after: LogIndex) -> bool {
        let story = self.table.story(seat, after);
        let mut own = story.iter().filter(|told| told.seat == seat);
        let first = own.find(|told| told.occasion == Occasion::Play);
        matches!(intent, Intent::Decide(_)) && first.is_some_and(|told| !told.in_force)
    }

    /// Does something for a seat if nothing that matters happened since an event; a request that
    /// was sent twice changes nothing.
    pub fn perform(
        &mut self,
        seat: Option<Seat>,
        intent: &Intent,
        after: LogIndex,
    ) -> Result<(), WebError> {
        match self.table.freshness(seat, intent, after) {
            Freshness::Repeated if self.is_undone(seat, intent, after) => {
                Err(WebError::Stale(after))
            }
            Freshness::Repeated => Ok(()),
            Freshness::Stale => Err(WebError::Stale(after)),
            Freshness::Fresh => {
                self.check_length(intent)?;
                Ok(self.table.perform(seat, intent)?)
            }
        }
    }
}
