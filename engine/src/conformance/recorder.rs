//! Recording the games that [`golden`](super::golden) tests.

use std::error::Error;
use std::fs;
use std::path::Path;

use crate::log::FORMAT;
use crate::{
    Chance as _, Event, Game, Gift, Next, Pack as _, Player, Quick, Seat, SeatSet, Seed, Strategy,
    Table, read_header,
};

/// Who decides in a recorded game.
pub trait Chooser<G: Game>: Copy {
    /// The word for it in the name of a file.
    fn word(self) -> &'static str;

    /// What the seat decides now.
    fn choose(self, table: &Table<G>, seat: Seat, chance: &mut Quick) -> G::Decision;
}

/// How much of a decision is sense and how much is whim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// The sensible player.
    Sensible,
    /// Any decision.
    Random,
    /// Sensible, but once in so many decisions random.
    Moody(u32),
}

impl<G: Strategy> Chooser<G> for Temper {
    fn word(self) -> &'static str {
        match self {
            Self::Sensible => "sensible",
            Self::Random => "random",
            Self::Moody(_) => "moody",
        }
    }

    fn choose(self, table: &Table<G>, seat: Seat, chance: &mut Quick) -> G::Decision {
        let random = match self {
            Self::Sensible => false,
            Self::Random => true,
            Self::Moody(once_in) => chance.below(once_in) == 0,
        };
        if random {
            let mut list = Vec::new();
            table.perspective(seat).decisions(&mut list);
            list[chance.below(list.len() as u32) as usize]
        } else {
            G::sensible(&table.view(Some(seat)), seat, chance)
        }
    }
}

/// A game to be recorded.
pub struct Recording<G: Game, S = Temper> {
    /// How many play.
    pub players: u8,
    /// What is special about the table, in the name of the file.
    pub topic: String,
    /// Who decides.
    pub chooser: S,
    /// The switches.
    pub setup: G::Setup,
    /// Whether the table also undoes, asks, joins and talks.
    pub lively: bool,
}

/// Something that happens at a table besides decisions, begun by a seat.
pub type Disturb<G> = fn(&mut Table<G>, Seat, &mut Quick) -> Result<(), Box<dyn Error>>;

/// How the recordings of a game are made.
pub struct Recorder<G: Game> {
    /// The players, by seat.
    pub names: &'static [&'static str],
    /// Who of those who may act does.
    pub acts: fn(SeatSet, &mut Quick) -> Seat,
    /// At a lively table, something else happens before one decision in so many,
    pub once_in: u32,
    /// so many times at most,
    pub at_most: u32,
    /// and this is what.
    pub disturb: Disturb<G>,
}

impl<G: Game> Recorder<G> {
    /// Records the games of a folder anew; games of earlier rules and formats stay.
    ///
    /// The name of a file says what it covers: the number of players, the topic, who plays, and a
    /// number. Everything follows from the name, so that the same files are written again unless
    /// the rules, the sensible player or the format have changed.
    pub fn record<S: Chooser<G>>(
        &self,
        folder: &Path,
        recordings: &[Recording<G, S>],
    ) -> Result<(), Box<dyn Error>> {
        fs::create_dir_all(folder)?;
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|end| end == "jsonl") && is_of_these_rules::<G>(&path)?
            {
                fs::remove_file(path)?;
            }
        }
        let mut bytes = 0;
        for (number, recording) in recordings.iter().enumerate() {
            bytes += self.write(folder, G::Pack::builtin(), recording, number + 1)?;
        }
        println!("{} games, {} kB in {}", recordings.len(), bytes / 1000, folder.display());
        Ok(())
    }

    /// Records games of another pack beside the usual ones, with the pack. Their numbers begin after
    /// those of the usual ones.
    pub fn record_with<S: Chooser<G>>(
        &self,
        folder: &Path,
        pack: &str,
        recordings: &[Recording<G, S>],
        usual: usize,
    ) -> Result<(), Box<dyn Error>> {
        let components: &'static G::Pack = Box::leak(Box::new(G::Pack::parse(pack)?));
        fs::write(folder.join(format!("{}.toml", components.stamp().id)), pack)?;
        for (number, recording) in recordings.iter().enumerate() {
            self.write(folder, components, recording, usual + number + 1)?;
        }
        Ok(())
    }

    /// Plays a game and writes its log; how long it is.
    fn write<S: Chooser<G>>(
        &self,
        folder: &Path,
        pack: &'static G::Pack,
        recording: &Recording<G, S>,
        number: usize,
    ) -> Result<usize, Box<dyn Error>> {
        let Recording { players, topic, chooser, .. } = recording;
        let name = format!("p{players}-{topic}-{}-{number:03}", chooser.word());
        let log = self.play(&name, pack, recording).map_err(|error| format!("{name}: {error}"))?;
        fs::write(folder.join(format!("{name}.jsonl")), &log)?;
        Ok(log.len())
    }

    fn play<S: Chooser<G>>(
        &self,
        name: &str,
        pack: &'static G::Pack,
        recording: &Recording<G, S>,
    ) -> Result<String, Box<dyn Error>> {
        let seed = Seed::from_text(name);
        let mut chance = Quick::new(seed.child(1));
        let people = self.names[..usize::from(recording.players)].iter();
        let people = people.map(|name| Player::person(*name)).collect();
        let mut table = Table::<G>::new(pack, &recording.setup, people, seed)
            .map_err(|error| format!("{error:?}"))?;
        for seat in Seat::all(recording.players) {
            // At a lively table about half of them add something to chance before the first draw.
            let gift = seed.child(2 + u64::from(seat.0));
            if recording.lively && gift.0[0] & 1 == 0 {
                table.give(seat, Gift(gift.0))?;
            }
        }
        table.settle();
        let mut disturbances = if recording.lively { self.at_most } else { 0 };
        while let Next::Decide(seats) = table.next() {
            let seat = (self.acts)(seats, &mut chance);
            if disturbances > 0 && chance.below(self.once_in) == 0 {
                disturbances -= 1;
                (self.disturb)(&mut table, seat, &mut chance)?;
                continue;
            }
            let decision = recording.chooser.choose(&table, seat, &mut chance);
            table.decide(seat, decision)?;
        }
        table.close()?;
        Ok(table.log())
    }
}

/// Whether a log was played by the rules of this version, and written in this format.
fn is_of_these_rules<G: Game>(path: &Path) -> Result<bool, Box<dyn Error>> {
    let log = fs::read_to_string(path)?;
    let header = read_header(log.lines().next().unwrap_or_default())?;
    Ok(header.rules == G::RULES_VERSION && header.ludi == FORMAT)
}

/// The first of those who may act, which is all there are where players take turns.
pub fn the_first(seats: SeatSet, _: &mut Quick) -> Seat {
    seats.first().expect("somebody is asked")
}

/// Anybody of those who may act.
pub fn anybody(seats: SeatSet, chance: &mut Quick) -> Seat {
    Seat(chance.bit(u64::from(seats.0)) as u8)
}

/// Asks the others to go back to a position, until one does not agree.
pub fn ask<G: Game>(
    table: &mut Table<G>,
    seat: Seat,
    to: u32,
    mut agrees: impl FnMut() -> bool,
) -> Result<(), Box<dyn Error>> {
    if table.append(Event::Ask(seat, to)).is_err() {
        return Ok(());
    }
    for other in Seat::all(table.players().len() as u8).filter(|other| *other != seat) {
        if agrees() {
            table.append(Event::Agree(other))?;
        } else {
            table.append(Event::Decline(other))?;
            break;
        }
    }
    table.settle();
    Ok(())
}

/// What happens at most tables besides the game: somebody says one of two things, leaves the seat
/// to a bot, asks to go back up to `reach` events, or takes back what can be taken back.
pub fn disturb<G: Game>(
    table: &mut Table<G>,
    seat: Seat,
    chance: &mut Quick,
    [mine, ours]: [&str; 2],
    reach: u32,
) -> Result<(), Box<dyn Error>> {
    match chance.below(6) {
        0 => table.append(Event::Say(Some(seat), mine.to_owned()))?,
        1 => table.append(Event::Say(None, ours.to_owned()))?,
        2 => {
            table.append(Event::Join(seat, Player::bot("Miles", "miles")))?;
            // Whoever sat down late adds something to chance, too.
            if table.check_gift(seat).is_ok() {
                let gift = Seed::from_text(mine).child(u64::from(table.next_index()));
                table.give(seat, Gift(gift.0))?;
            }
        }
        3 => {
            // Back to somewhere before the latest event; one of the others may decline.
            let to = table.next_index().saturating_sub(3 + chance.below(reach));
            let mut declines = None;
            ask(table, seat, to, || !*declines.get_or_insert_with(|| chance.below(3) == 0))?;
        }
        _ => {
            // Somebody takes back what can be taken back, and may make it again.
            for seat in Seat::all(table.players().len() as u8) {
                if table.undo(seat).is_ok() {
                    if chance.below(2) == 0 {
                        table.redo(seat)?;
                    }
                    table.settle();
                    break;
                }
            }
        }
    }
    Ok(())
}
