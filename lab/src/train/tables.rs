//! At which tables games are played, and who sits there.

use ludi_engine::{
    Chance as _, Encode, Json, Net, OptionKind, Pack as _, Quick, Seed, Strategy, start,
    usual_switches,
};

use super::selfplay::{Sitting, Student};

/// Who may sit at a table, and how often.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// The players there may be; all the game allows if none are named.
    pub players: Vec<u8>,
    /// Switches that are always set so.
    pub switches: Vec<(String, Json)>,
}

/// A table of its own for each seed: players and switches as often as they are worth learning.
pub(super) fn sitting<G: Encode>(tables: &Tables, seed: Seed) -> Sitting<G> {
    let mut chance = Quick::new(seed.child(98));
    loop {
        let players = match &tables.players[..] {
            [] => {
                let all: Vec<u8> = G::PLAYERS.collect();
                // Half of the games are small ones, alone or among two.
                let some = if chance.below(2) == 0 { all.len().min(2) } else { all.len() };
                all[chance.below(some as u32) as usize]
            }
            some => some[chance.below(some.len() as u32) as usize],
        };
        let mut setup = usual_switches::<G>();
        let odd = chance.below(4) == 0;
        for option in G::OPTIONS.iter().filter(|option| option.applies_to(players)) {
            let usual = !matches!(option.kind, OptionKind::Choice(_)) && !odd;
            if usual || chance.below(2) == 0 {
                continue;
            }
            let samples = option.kind.samples(players);
            setup[option.key] = samples[chance.below(samples.len() as u32) as usize].clone();
        }
        for (key, value) in &tables.switches {
            setup[key] = value.clone();
        }
        let Ok(setup) = serde_json::from_value::<G::Setup>(setup) else { continue };
        if let Ok(start) = start::<G>(G::Pack::builtin(), &setup, usize::from(players)) {
            return Sitting { start, seed };
        }
    }
}

/// Who plays: the net at every seat, or at one of them against earlier selves or sensible players.
pub(super) fn seats<'n, G: Encode + Strategy>(
    sitting: &Sitting<G>,
    net: &'n Net,
    pool: &'n [Net],
    mirrors: u32,
) -> Vec<Student<'n>> {
    let mut chance = Quick::new(sitting.seed.child(97));
    let players = sitting.start.players();
    let mut students = vec![Student::Net { net, learns: true }; usize::from(players)];
    if players == 1 || chance.below(100) < mirrors {
        return students;
    }
    let own = chance.below(u32::from(players)) as usize;
    let others = students.iter_mut().enumerate().filter(|(seat, _)| *seat != own);
    for (_, student) in others {
        let earlier = chance.below(5) == 0 && !pool.is_empty();
        *student = if earlier {
            Student::Net { net: &pool[chance.below(pool.len() as u32) as usize], learns: false }
        } else {
            let taste = chance.below(G::tastes().len() as u32) as usize;
            Student::Sensible { taste, slips: 0, learns: false }
        };
    }
    students
}
