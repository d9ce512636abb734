//! Twin worlds: two runs that differ in nothing but a secret of one seat. To all others they look
//! the same, byte for byte.

use std::collections::HashMap;
use std::time::Duration;

use ludi_engine::{AnyTable, LogIndex, Plan, Player, Seat, Seed};
use ludi_store::{SeatRow, TableId};

use crate::keeper::Honest;
use crate::ledger::Broken;
use crate::life::Asked;
use crate::luck::Luck;
use crate::scene::{self, kept_as};
use crate::sight::without_receipts;
use crate::town::{Errand, Town};
use crate::wish::{Deed, Wish};

/// Who has the secret.
const OWNER: usize = 1;

/// How many steps are taken in both worlds.
const STEPS: u32 = 60;

/// Two tables of Hadrian's Wall that look the same to the first seat and to spectators, while the
/// second seat has drawn other cards.
fn tables(seed: u64) -> Option<[(Box<dyn AnyTable>, Seed); 2]> {
    let game = ludi_registry::game("hadrian")?;
    let players = || vec![Player::person("Livia"), Player::person("Marcus")];
    let mut seen: HashMap<String, (Box<dyn AnyTable>, Seed)> = HashMap::new();
    for number in 0..20_000 {
        let seed = Seed::from_text("twins").child(seed).child(number);
        let plan =
            Plan { players: players(), switches: Vec::new(), pack: None, shuffle: seed.into() };
        let table = game.make(plan).ok()?;
        let mask = table.header().commitment.to_string();
        let known = table.log_for(Some(Seat(0))).replace(&mask, "");
        let own = |table: &dyn AnyTable| table.line(table.last_index());
        match seen.remove(&known) {
            Some(other) if own(&*other.0) != own(&*table) => return Some([other, (table, seed)]),
            _ => _ = seen.insert(known, (table, seed)),
        }
    }
    None
}

/// One of the worlds.
fn world(seed: u64, table: &dyn AnyTable, secret: Seed) -> Town {
    let mut town = Town::with(seed, Box::new(Honest), |kept, entropy, _, _| {
        let people = scene::so_many(kept, entropy, 3);
        let seats = people[..2].iter();
        let seats = seats.map(|it| SeatRow { guest: Some(it.guest), open: false }).collect();
        let new = kept_as(table, secret, people[0].guest, seats, entropy);
        kept.create(new).expect("a disk of one's own");
        people
    });
    town.listen();
    town
}

/// One step, the same in both worlds: the owner of the secret may do anything that others do not
/// see the content of; all others look, ask for hints and for what they are refused.
fn step(town: &mut Town, luck: &mut Luck) -> Result<(), Broken> {
    if luck.happens(40) {
        town.power_fails();
    }
    let who = luck.below(3) as usize;
    let (kind, number, time) = (luck.below(9), luck.below(20), luck.while_of(5_000));
    let id = town.ledger.books.keys().next().cloned();
    let Some(id) = id.filter(|_| !town.is_waiting(who)) else { return town.pass(time) };
    let last = town.ledger.books[&id].table.last_index();
    let get = |path: String| Asked { path: format!("/t/{id}{path}"), form: None };
    let post = |path: &str, form: &str| Asked {
        path: format!("/t/{id}/{path}"),
        form: Some(format!("position={last}&seat={}{form}", who.min(1))),
    };
    let asked = match kind {
        0 => get(String::new()),
        1 => get("/log".to_owned()),
        2 => get(format!("/now?after={}", number.min(last))),
        3 => get(format!("/replay?at={}", number.min(last))),
        4 => get(format!("/area/{}", number % 3)),
        5 => post("hint", ""),
        6 if who == OWNER => {
            town.choose(who, &id, last, number);
            return town.pass(time);
        }
        6 => post("decide", "&decision=end"),
        7 => post("fork", "&at=1"),
        _ => {
            town.watch(who, id.clone(), 0);
            return town.pass(time);
        }
    };
    town.send(who, asked, Errand::Other);
    town.pass(time)
}

/// What was seen of two worlds that are the same to all but one.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// How many bytes others than the owner of the secret have seen.
    pub bytes: usize,
    /// Whether the owner, at least, saw a difference: there was one to be seen.
    pub told_apart: bool,
}

/// Runs both worlds of a seed.
pub fn run(seed: u64) -> Result<Seen, Broken> {
    let tables = tables(seed).ok_or("no twins among so many")?;
    let (mut heard, mut known) = (Vec::new(), Vec::new());
    for (table, secret) in &tables {
        let mut town = world(seed, &**table, *secret);
        let mut luck = Luck::new(seed, "twins");
        for _ in 0..STEPS {
            step(&mut town, &mut luck)?;
        }
        town.pass(Duration::from_mins(2))?;
        let mask = table.header().commitment.to_string();
        let all = town.heard.into_iter().flatten();
        let all = all.map(|(who, text)| (who, without_receipts(&text.replace(&mask, "…"))));
        let (own, others): (Vec<_>, Vec<_>) = all.partition(|(who, _)| *who == OWNER);
        heard.push(others);
        known.push(own);
    }
    for ((who, one), (_, other)) in heard[0].iter().zip(&heard[1]) {
        if one != other {
            let differ = one.lines().zip(other.lines()).find(|(a, b)| a != b);
            return Err(format!("person {who} learns something: {differ:?}"));
        }
    }
    if heard[0].len() != heard[1].len() {
        return Err("others hear more in one of the worlds".to_owned());
    }
    let bytes = heard[0].iter().map(|(_, text)| text.len()).sum();
    Ok(Seen { bytes, told_apart: known[0] != known[1] })
}

impl Town {
    /// The owner of a secret makes one of the decisions they have, whichever it is.
    fn choose(&mut self, who: usize, id: &TableId, after: LogIndex, number: u32) {
        let seat = Seat(OWNER as u8);
        let offers = self.ledger.books[id].table.offers(seat);
        let Some(offer) = offers.get(number as usize % offers.len().max(1)) else { return };
        let deed = Deed::Decide(vec![offer.notation.clone()]);
        let (table, seat) = (id.clone(), Some(seat));
        self.want(Wish { who, table, seat, after, deed, sent: 0, over: false, done: Vec::new() });
    }
}
