//! What anybody can check about a table: where its draws come from, and that no line was changed.

use super::{Act, Entry, Outcome, Table, TableError, is_tidy, line_of};
use crate::log::{self, End, NAME_LIMIT};
use crate::{Drawn, Event, Fair, Game, Gift, Head, Header, LogIndex, Next, Player, Seat, Seed};

/// Where the chance of a new table comes from.
#[derive(Clone, Debug)]
pub struct Shuffle {
    pub(crate) seed: Seed,
    pub(crate) gifts: Vec<(Seat, Gift)>,
    pub(crate) cards: Option<String>,
}

impl Shuffle {
    /// A secret of the table's own.
    pub fn secret(seed: Seed) -> Self {
        Self { seed, gifts: Vec::new(), cards: None }
    }

    /// With what a seat adds to it, after it was shown the commitment.
    #[must_use]
    pub fn with_gift(mut self, seat: Seat, gift: Gift) -> Self {
        self.gifts.push((seat, gift));
        self
    }

    /// The cards of a name, which are the same at every table of a game. They are no secret:
    /// whoever knows the name can compute them. `None` if that is no name.
    pub fn cards(game: &str, name: &str) -> Option<Self> {
        let seed = Seed::of_cards(game, name);
        let cards = Some(name.to_owned());
        is_tidy(name, NAME_LIMIT).then_some(Self { seed, gifts: Vec::new(), cards })
    }

    /// Its secret.
    pub const fn seed(&self) -> Seed {
        self.seed
    }
}

impl From<Seed> for Shuffle {
    fn from(seed: Seed) -> Self {
        Self::secret(seed)
    }
}

/// What is kept of it while a table runs.
#[derive(Clone, Debug)]
pub(super) struct Proof {
    /// What the header commits to.
    pub(super) seed: Option<Seed>,
    /// What seats added to it.
    gifts: Vec<(Seat, Gift)>,
    /// How many draws of each pile are in force.
    drawn: Drawn,
    /// How many gifts there were when each draw of each pile was made first: going back meets the
    /// same cards, whoever gave something meanwhile.
    first: Vec<Vec<u8>>,
    /// The head of the chain, for whoever knows the seed.
    head: Option<Head>,
}

impl Proof {
    pub(super) fn new<G: Game>(header: &Header, seed: Option<Seed>) -> Self {
        let cards = header.cards.as_ref().map(|name| Seed::of_cards(G::ID, name));
        let seed = seed.or(cards);
        let head = seed.filter(|_| header.ludi > 1).map(|_| Head::of_header(&unnamed(header)));
        let first = vec![Vec::new(); G::PILES.len()];
        Self { seed, gifts: Vec::new(), drawn: Drawn::default(), first, head }
    }

    /// The chance of the next draw from a pile.
    fn next<G: Game>(&self, pile: usize) -> Option<Fair> {
        let number = self.drawn.count(pile);
        let known = self.first[pile].get(number as usize);
        let count = known.map_or(self.gifts.len(), |count| usize::from(*count));
        let gifts = self.gifts[..count].iter().map(|(seat, gift)| (seat.0, gift));
        Some(self.seed?.mixed(gifts).draw(G::PILES[pile], number))
    }

    /// Notes that a draw from a pile is made.
    pub(super) fn note(&mut self, pile: usize) {
        let number = self.drawn.next(pile);
        let first = &mut self.first[pile];
        if first.len() == number as usize {
            first.push(self.gifts.len() as u8);
        }
    }
}

/// The first line as the chain knows it: without names.
fn unnamed(header: &Header) -> String {
    let nobody = |player: &Player| Player { name: String::new(), bot: player.bot.clone() };
    let seats = header.seats.iter().map(nobody).collect();
    line_of(&Header { seats, ..header.clone() })
}

/// A line as the chain knows it. Names and words are left out, so that people can take them back.
fn chained<G: Game>(pack: &G::Pack, at: LogIndex, event: &Event<G>) -> String {
    let silent = match event {
        Event::Join(seat, who) => {
            Event::<G>::Join(*seat, Player { name: String::new(), bot: who.bot.clone() })
        }
        Event::Say(seat, _) => Event::Say(*seat, String::new()),
        event => return log::write_event(pack, at, event, false),
    };
    log::write_event(pack, at, &silent, false)
}

impl<G: Game> Table<G> {
    /// Whether its lines form a chain and its piles have an order: not in logs of format 1.
    pub fn is_chained(&self) -> bool {
        self.header.ludi > 1
    }

    /// The head of the chain over its lines, for whoever knows the seed; none in format 1.
    pub fn head(&self) -> Option<Head> {
        self.proof.head
    }

    /// The head of the chain as it was after an event.
    pub fn head_at(&self, at: LogIndex) -> Option<Head> {
        let (seed, _) = self.proof.seed.zip(self.proof.head)?;
        let events = self.events.get(..at as usize)?;
        Some(
            (1..).zip(events).fold(Head::of_header(&unnamed(&self.header)), |head, (at, event)| {
                head.then(&seed.salt(at), &chained(self.pack(), at, event))
            }),
        )
    }

    /// Takes the line that is about to be appended into the chain.
    pub(super) fn chain(&mut self, at: LogIndex, event: &Event<G>) {
        if let Some((seed, head)) = self.proof.seed.zip(self.proof.head) {
            let line = chained(self.pack(), at, event);
            self.proof.head = Some(head.then(&seed.salt(at), &line));
        }
    }

    /// What seats added to its chance.
    pub fn gifts(&self) -> &[(Seat, Gift)] {
        &self.proof.gifts
    }

    /// Adds what nobody could foresee to the chance of the table, for a seat.
    pub fn give(&mut self, seat: Seat, gift: Gift) -> Outcome<G> {
        self.append(Event::Give(seat, gift))
    }

    /// Adds what seats gave to a new table; what is out of place adds nothing.
    pub(super) fn take(&mut self, gifts: Vec<(Seat, Gift)>) {
        for (seat, gift) in gifts {
            let _out_of_place = self.give(seat, gift);
        }
    }

    /// Every seat may give once, before it has decided anything here.
    pub fn check_gift(&self, seat: Seat) -> Outcome<G> {
        self.check_seat(seat)?;
        let decided = |event: &Event<G>| matches!(event, Event::Decide(by, _) if *by == seat);
        let own = self.events.iter().skip(self.copied() as usize);
        let given = self.proof.gifts.iter().any(|(giver, _)| *giver == seat);
        let shared = self.header.cards.is_some();
        if !self.is_chained() || shared || given || own.into_iter().any(decided) || self.closed {
            return Err(TableError::Gift);
        }
        Ok(())
    }

    pub(super) fn apply_gift(&mut self, seat: Seat, gift: Gift) -> Outcome<G> {
        self.check_gift(seat)?;
        self.proof.gifts.push((seat, gift));
        Ok(())
    }

    /// Makes a draw that was checked.
    pub(super) fn apply_draw(&mut self, draw: G::Draw, at: LogIndex) {
        let pile = self.state.pile();
        self.proof.note(pile);
        self.state.resolve(draw);
        self.timeline.push(Entry { at, act: Act::Draw(pile, draw) });
    }

    /// Counts anew what is drawn, after some of it was taken back.
    pub(super) fn recount(&mut self) {
        self.proof.drawn = Drawn::default();
        for entry in &self.timeline {
            if let Act::Draw(pile, _) = entry.act {
                self.proof.drawn.next(pile);
            }
        }
    }

    /// The chance of the draw that is due at a position, for whoever knows the seed.
    fn fair(&self, at: LogIndex) -> Option<Fair> {
        if self.is_chained() {
            self.proof.next::<G>(self.state.pile())
        } else {
            self.proof.seed.map(|seed| seed.at(at))
        }
    }

    pub(super) fn check_draw(&self, draw: G::Draw, at: LogIndex) -> Outcome<G> {
        if self.state.next() != Next::Chance {
            return Err(TableError::Draw);
        }
        match self.fair(at) {
            Some(mut fair) if at > self.copied() => {
                let follows = self.state.draw(&mut fair) == draw;
                if follows { Ok(()) } else { Err(TableError::Unfair) }
            }
            _ => {
                let mut possible = Vec::new();
                self.state.draws(&mut possible);
                let known = possible.iter().any(|(other, _)| *other == draw);
                if known { Ok(()) } else { Err(TableError::Draw) }
            }
        }
    }

    /// Makes the draws that are due. A table read without its seed cannot go on by itself.
    pub fn settle(&mut self) {
        while self.state.next() == Next::Chance
            && let Some(mut fair) = self.fair(self.next_index())
        {
            let draw = self.state.draw(&mut fair);
            self.append(Event::Draw(draw)).expect("a fair draw is possible");
        }
    }

    /// Closes the table when the game is over: the standings and the seed are written down.
    pub fn close(&mut self) -> Outcome<G> {
        let seed = self.proof.seed.ok_or(TableError::Seed)?;
        self.append(Event::End(End {
            standings: self.state.standings(),
            seed,
            taken_back: self.taken_back_alone(),
            head: self.head(),
        }))
    }

    pub(super) fn check_end(&self, end: &End) -> Outcome<G> {
        if self.state.next() != Next::Over {
            return Err(TableError::NotOver);
        }
        if end.seed.commitment() != self.header.commitment {
            return Err(TableError::Seed);
        }
        // Logs of format 1 may be silent about it.
        let is_silent = end.taken_back == 0 && !self.is_chained();
        if !is_silent && end.taken_back != self.taken_back_alone() {
            return Err(TableError::TakenBack);
        }
        if end.head != self.head() {
            return Err(TableError::Chain);
        }
        if end.standings == self.state.standings() { Ok(()) } else { Err(TableError::Standings) }
    }

    /// What a log says at its end of things taken back: only in a game alone.
    fn taken_back_alone(&self) -> u32 {
        if self.players.len() == 1 { self.taken_back } else { 0 }
    }

    /// How many of its first events are copies from another table.
    pub(super) fn copied(&self) -> LogIndex {
        self.header.fork.map_or(0, |fork| fork.copied)
    }

    /// The secret of the table, for whoever keeps it.
    pub fn seed(&self) -> Option<Seed> {
        self.proof.seed
    }
}
