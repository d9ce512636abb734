//! A table in front of somebody: what its pages are drawn from.

use ludi_engine::{AnyGame, AnyTable, LogIndex, Messages, Next, Phrase, Seat, SeatSet};
use maud::Markup;

use crate::boards::{self, Captions, Drawing, OnDemand};
use crate::components::{self, Form};
use crate::{Speed, Visitor};

/// How somebody stands to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewer {
    /// The seats that are theirs.
    pub seats: SeatSet,
    /// Through which of them they look; `None` is a spectator.
    pub seat: Option<Seat>,
    /// The seat the screen has to be handed to before it shows anything.
    pub curtain: Option<Seat>,
    /// Whether they may decide for the seat now.
    pub acting: bool,
    /// Whether they made the table.
    pub host: bool,
}

impl Viewer {
    /// Somebody whose seats are `seats`, of which `turn` may act.
    ///
    /// Without secrets between their seats the screen follows the turn. With secrets it stays
    /// with whoever lifted the curtain (`raised`) until another of the seats has to act.
    pub fn new(
        seats: SeatSet,
        turn: SeatSet,
        raised: Option<Seat>,
        secrets: bool,
        host: bool,
    ) -> Self {
        let turn = SeatSet(turn.0 & seats.0);
        let raised = raised.filter(|seat| seats.contains(*seat));
        let next = turn.first().or(seats.first());
        let (seat, curtain) = if secrets {
            match raised.filter(|seat| turn.is_empty() || turn.contains(*seat)) {
                Some(seat) => (Some(seat), None),
                None => (None, next),
            }
        } else {
            (raised.filter(|seat| turn.contains(*seat)).or(next), None)
        };
        let acting = seat.is_some_and(|seat| turn.contains(seat));
        Self { seats, seat, curtain, acting, host }
    }

    /// Whether they made the table or sit at it.
    pub fn belongs(&self) -> bool {
        self.host || !self.seats.is_empty()
    }
}

/// What is known of a seat besides the player in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatInfo {
    /// Whether it is somebody's, even while a bot plays for them.
    pub owned: bool,
    /// Whether anybody may sit down in it.
    pub open: bool,
    /// Whether whoever it belongs to has the table open now.
    pub here: bool,
}

/// The links of a table that can be sent, as far as the viewer may send them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// What stands before an address of the site.
    pub site: String,
    /// Whether that names the very machine the page is opened on.
    pub is_local: bool,
    /// To free seats.
    pub seats: Vec<(Seat, String)>,
    /// For spectators.
    pub watch: Option<String>,
}

/// A table in front of somebody.
pub struct TableView<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// How they stand to the table.
    pub viewer: Viewer,
    /// The table itself.
    pub table: &'a mut dyn AnyTable,
    /// Its name in addresses.
    pub id: String,
    /// The first seat of whoever made it.
    pub host: Option<Seat>,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// Whether everybody may watch.
    pub public: bool,
    /// Whether players may ask what a bot would do.
    pub hints: bool,
    /// How fast its bots move.
    pub speed: Speed,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// Links to send.
    pub links: Links,
    /// The words of the game in the viewer's language.
    pub words: &'static Messages,
    /// The names of the players; empty where nobody has sat down yet.
    pub names: Vec<String>,
    /// Whose area the viewer asked to see with the page.
    pub asked: Option<Seat>,
}

impl TableView<'_> {
    /// The game.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.table.game()
    }

    /// A sentence in the viewer's language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &self.names)
    }

    /// The name of the player in a seat.
    pub fn player(&self, seat: Seat) -> String {
        self.words.player(seat, &self.names)
    }

    /// The badge of a seat, as at this game's tables.
    pub fn badge(&self, seat: Seat) -> Markup {
        components::badge_of(self.game().id(), seat)
    }

    /// Every seat.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.players().len() as u8)
    }

    /// The index of the last event.
    pub fn index(&self) -> LogIndex {
        self.table.last_index()
    }

    /// The seats the game waits for.
    pub fn turn(&self) -> SeatSet {
        turn(self.table)
    }

    /// The level of the bot that plays a seat.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.table.players().get(seat.index()).and_then(|player| player.bot.as_deref())
    }

    /// What is known of a seat.
    pub fn seat(&self, seat: Seat) -> SeatInfo {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether nobody has taken a seat yet.
    pub fn is_free(&self, seat: Seat) -> bool {
        !self.seat(seat).owned && self.bot(seat).is_none()
    }

    /// Whether one person plays, against bots or nobody, and no stranger can find the table.
    pub fn is_alone(&self) -> bool {
        let people = self.all_seats().filter(|seat| self.bot(*seat).is_none()).count();
        people <= 1 && !self.public
    }

    /// Whether a person in this seat is somebody else, who may be here or away.
    pub fn is_company(&self, seat: Seat) -> bool {
        let info = self.seat(seat);
        info.owned && self.bot(seat).is_none() && !self.viewer.seats.contains(seat)
    }

    /// Whether the viewer wants the guide at tables of this game.
    pub fn is_guided(&self) -> bool {
        self.visitor.is_guided(self.game().id())
    }

    /// Whether other people sit at the table.
    pub fn has_company(&self) -> bool {
        self.all_seats().any(|seat| self.is_company(seat))
    }

    /// The address of the table.
    pub fn path(&self) -> String {
        format!("/t/{}", self.id)
    }

    /// An address below that of the table.
    pub fn at(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.id)
    }

    /// The name of the table's log as a file.
    pub fn log_file(&self) -> String {
        format!("ludi-{}-{}.jsonl", self.game().id(), self.id)
    }

    /// A form that answers the table as it is now, for the viewer's seat.
    pub fn form<'f>(&self, action: &'f str) -> Form<'f> {
        Form { action, position: self.index(), seat: self.viewer.seat }
    }

    /// The table drawn by its game.
    pub fn draw(&self) -> Drawing {
        let action = self.at("decide");
        let (table, page) = (self.path(), format!("{}?", self.path()));
        let captions = Captions {
            words: self.words,
            names: &self.names,
            action: &action,
            past: None,
            on_demand: Some(OnDemand { table: &table, page: &page, asked: self.asked }),
            since: None,
        };
        boards::draw(self.table, self.viewer.seat, self.viewer.acting, &captions)
    }

    /// Shows the area of a player with the page, if there is such a player.
    pub fn ask_for(&mut self, seat: Option<u8>) {
        self.asked = seat.map(Seat).filter(|seat| seat.index() < self.names.len());
    }

    /// The whole area of a player after an event; `None` if there is nothing of the kind.
    pub fn area(&self, of: Seat, at: LogIndex) -> Option<Markup> {
        let past = self.table.at(at)?;
        let captions = Captions {
            words: self.words,
            names: &self.names,
            action: "",
            past: None,
            on_demand: None,
            since: None,
        };
        boards::area(&*past, self.viewer.seat, of, &captions)
    }
}

/// The seats a table waits for.
pub fn turn(table: &dyn AnyTable) -> SeatSet {
    match table.next() {
        Next::Decide(seats) if !table.is_closed() => seats,
        _ => SeatSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: SeatSet = SeatSet(0b11);
    const ONE: SeatSet = SeatSet(0b01);
    const TWO: SeatSet = SeatSet(0b10);

    fn look(seats: SeatSet, turn: SeatSet, raised: Option<u8>, secrets: bool) -> [Option<u8>; 2] {
        let viewer = Viewer::new(seats, turn, raised.map(Seat), secrets, false);
        [viewer.seat, viewer.curtain].map(|seat| seat.map(|seat| seat.0))
    }

    #[test]
    fn without_secrets_the_screen_follows_the_turn() {
        let look_at = |turn, raised| look(BOTH, turn, raised, false);
        assert_eq!(look_at(ONE, None), [Some(0), None]);
        assert_eq!(look_at(TWO, Some(0)), [Some(1), None]);
        assert_eq!(look_at(BOTH, Some(1)), [Some(1), None]);
        assert_eq!(look_at(SeatSet::EMPTY, None), [Some(0), None]);
        assert_eq!(look(SeatSet::EMPTY, ONE, None, false), [None, None]);
    }

    #[test]
    fn secrets_are_behind_a_curtain_until_the_right_person_lifts_it() {
        let look_at = |turn, raised| look(BOTH, turn, raised, true);
        assert_eq!(look_at(ONE, None), [None, Some(0)], "hidden at first");
        assert_eq!(look_at(ONE, Some(0)), [Some(0), None], "lifted");
        assert_eq!(look_at(TWO, Some(0)), [None, Some(1)], "hidden for the next");
        assert_eq!(look_at(BOTH, Some(0)), [Some(0), None], "everybody acts at once");
        assert_eq!(look_at(SeatSet::EMPTY, Some(1)), [Some(1), None], "others act");
        assert_eq!(look_at(ONE, Some(5)), [None, Some(0)], "nobody's seat");
    }

    #[test]
    fn only_the_seat_that_is_looked_through_acts() {
        assert!(Viewer::new(BOTH, ONE, None, false, false).acting);
        assert!(!Viewer::new(TWO, ONE, None, false, false).acting);
        assert!(!Viewer::new(BOTH, ONE, None, true, false).acting, "behind the curtain");
    }
}
