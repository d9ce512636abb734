//! What a run begins with: people, and tables where they have sat for a while.

use std::net::SocketAddr;

use ludi_bots::{Level, Skill};
use ludi_engine::log::NOBODY;
use ludi_engine::{AnyGame, AnyTable, Entropy, Intent, Plan, Player, Seat, SeatSet, Seed};
use ludi_store::{GuestId, Key, NewTable, Outcome, SeatRow, Secrets, Summary, TableId, Token};

use crate::kept::Kept;
use crate::life::Sender;
use crate::luck::Luck;
use crate::release::{Releases, earlier};

/// Somebody who plays.
pub struct Person {
    /// What they are called.
    pub name: &'static str,
    /// How the server knows them.
    pub guest: GuestId,
    /// How they send requests.
    pub sender: Sender,
}

const NAMES: [&str; 3] = ["Vipsania", "Agrippa", "Servilia"];

/// The levels that decide at once, and by no clock.
pub const LEVELS: [Level; 3] = [Level::Random, Level::Tiro, Level::Miles];

/// Some people the server knows.
pub fn people(kept: &mut Kept, entropy: &dyn Entropy, luck: &mut Luck) -> Vec<Person> {
    let count = 1 + luck.below(NAMES.len() as u32) as usize;
    so_many(kept, entropy, count)
}

/// So many people the server knows, at most three.
pub fn so_many(kept: &mut Kept, entropy: &dyn Entropy, count: usize) -> Vec<Person> {
    let langs = ["en", "fr"];
    let person = |(number, name): (u8, &'static str)| {
        let token = Token::random(entropy);
        let guest = kept.new_guest(name, &token.digest()).id;
        let cookie = format!("ludi={}; lang={}", token.as_str(), langs[usize::from(number) % 2]);
        let address = SocketAddr::from(([192, 0, 2, number], 1024));
        Person { name, guest, sender: Sender { cookie, address } }
    };
    (1..).zip(NAMES).take(count).map(person).collect()
}

/// What a bot of a level decides at a table.
pub fn thought(table: &dyn AnyTable, seat: Seat, level: Level, luck: &mut Luck) -> String {
    let thinker = ludi_registry::thinker(table.game().id());
    let thinker = thinker.expect("the registry knows the game of every table");
    thinker.decide(table, seat, Skill::from(level), 1, luck.quick())()
}

/// The seats a game waits for.
pub fn turn(table: &dyn AnyTable) -> SeatSet {
    let seats = Seat::all(table.players().len() as u8);
    seats.filter(|seat| !table.is_closed() && table.waits_for(*seat)).collect()
}

/// How far a game is when a run begins: mostly near its beginning, at times near its end.
fn played(luck: &mut Luck) -> u32 {
    match luck.below(10) {
        0..4 => 0,
        4..7 => luck.below(30),
        7..9 => luck.below(200),
        _ => u32::MAX,
    }
}

/// Plays some decisions; close to the end it stops, so that there is something left.
fn play(table: &mut dyn AnyTable, decisions: u32, luck: &mut Luck) {
    let mut made = 0;
    while made < decisions
        && let Some(seat) = turn(table).iter().next()
    {
        let decision = thought(table, seat, Level::Random, luck);
        let Ok(()) = table.perform(Some(seat), &Intent::Decide(decision)) else { return };
        made += 1;
    }
}

/// Makes a table at which some of these people sit.
pub fn table(
    kept: &mut Kept,
    people: &[Person],
    entropy: &dyn Entropy,
    luck: &mut Luck,
    releases: Option<&Releases>,
) -> Outcome<()> {
    if luck.happens(150) {
        return earlier_table(kept, people, entropy, luck);
    }
    let games = ludi_registry::all();
    let game: &'static dyn AnyGame = games[luck.below(games.len() as u32) as usize];
    let (least, most) = game.players().into_inner();
    let count = (least + luck.below((most - least + 1).into()) as u8).min(4);
    let mut seats = vec![SeatRow { guest: Some(people[0].guest), open: false }];
    let mut players = vec![Player::person(people[0].name)];
    let mut later = people[1..].iter();
    for number in 1..count {
        let name = format!("Bot {number}");
        let (player, row) = match (luck.below(10), later.next()) {
            (0..5, Some(person)) => {
                (Player::person(person.name), SeatRow { guest: Some(person.guest), open: false })
            }
            (5..6, _) => (Player::person(NOBODY), SeatRow { guest: None, open: true }),
            _ => {
                let level = LEVELS[luck.below(LEVELS.len() as u32) as usize];
                (Player::bot(name, level.id()), SeatRow::default())
            }
        };
        seats.push(row);
        players.push(player);
    }
    let seed = Seed::random(entropy);
    let is_full = players.iter().all(|player| player.name != NOBODY);
    // A table of another release brings its own components.
    let other = releases.filter(|releases| releases.game() == game.id() && luck.happens(700));
    let pack = other.map(Releases::pack);
    if let Some(other) = other {
        kept.keep_packs(vec![other.kept()]);
    }
    let plan = Plan { players, switches: Vec::new(), pack, shuffle: seed.into() };
    let Ok(mut table) = game.make(plan) else { return Ok(()) };
    if is_full {
        let decisions = played(luck);
        play(&mut *table, decisions, luck);
    }
    kept.create(kept_as(&*table, seed, people[0].guest, seats, entropy))
}

/// A table that was begun by earlier rules, at which some of these people sit.
fn earlier_table(
    kept: &mut Kept,
    people: &[Person],
    entropy: &dyn Entropy,
    luck: &mut Luck,
) -> Outcome<()> {
    let (table, seed) = earlier(luck);
    let owner = |number: usize| people.get(number).or(people.first()).map(|person| person.guest);
    let row = |number| SeatRow { guest: owner(number), open: false };
    let seats = (0..table.players().len()).map(row).collect();
    kept.create(kept_as(&*table, seed, people[0].guest, seats, entropy))
}

/// A table as a server would keep it.
pub fn kept_as(
    table: &dyn AnyTable,
    seed: Seed,
    host: GuestId,
    seats: Vec<SeatRow>,
    entropy: &dyn Entropy,
) -> NewTable {
    let turn = turn(table);
    let bots = turn.iter().any(|seat| table.players()[seat.index()].bot.is_some());
    NewTable {
        id: TableId::random(entropy),
        game: table.game().id().to_owned(),
        header: table.header_line(),
        secrets: Secrets { seed, key: Key::random(entropy) },
        host,
        public: true,
        hints: true,
        seats,
        lines: (1..=table.last_index()).filter_map(|at| table.line(at)).collect(),
        summary: Summary {
            players: table.players().to_vec(),
            turn,
            bots_wait: bots,
            finished: table.is_closed(),
        },
    }
}
