//! What a net has learned.

use ludi_engine::{Encode, Net, Pack as _, Seed, Strategy, start};

use super::selfplay::{Exploring, Returns, Sitting, Student, school};
use crate::Interval;
use crate::threads::in_order;

/// How a net does on tables it has not seen: alone its mean score, among others the share of
/// victories it takes from the usual sensible player.
pub fn examine<G: Encode + Strategy>(
    net: &Net,
    setup: &G::Setup,
    players: u8,
    games: u64,
    seed: Seed,
    threads: usize,
) -> Interval {
    let calm = Exploring { slips: [0; 3], blur: 0.0, moods: 0, mood: 0.0 };
    let returns = Returns { lambda: 1.0, slack: 0.0, scale: 1.0, thin: 1 };
    let results = in_order(threads, games as usize, |number| {
        let begun = start::<G>(G::Pack::builtin(), setup, usize::from(players));
        let start = begun.unwrap_or_else(|_| panic!("the table can be set up"));
        let own = number % usize::from(players);
        let sitting = Sitting { start, seed: seed.child((number / usize::from(players)) as u64) };
        let students: Vec<Student<'_>> = (0..usize::from(players))
            .map(|seat| {
                if seat == own {
                    return Student::Net { net, learns: false };
                }
                Student::Sensible { taste: 0, slips: 0, learns: false }
            })
            .collect();
        let scores = school(&sitting, &students, calm, returns).scores;
        if players == 1 {
            return f64::from(scores[0]);
        }
        let best = scores.iter().max().copied().unwrap_or_default();
        let first = scores.iter().filter(|score| **score == best).count() as f64;
        if scores[own] == best { 1.0 / first } else { 0.0 }
    });
    if players == 1 {
        let (sum, squares) = results.iter().fold((0.0, 0.0), |(s, q), r| (s + r, q + r * r));
        return Interval::of_mean(sum, squares, games);
    }
    Interval::of_share(results.iter().sum(), games)
}
