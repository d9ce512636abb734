//! What holds for puzzles that are made.
#![allow(missing_docs)]

use ludi_builders::{Builders, Components, Setup};
use ludi_engine::{Next, Pack as _, Seed};
use ludi_lab::{Demand, Effort, Found, Source, puzzles_of_all};

const DEMAND: Demand = Demand {
    strength: 40,
    margin: 1.0,
    each: 2,
    only_hard: false,
    effort: Effort { search: 200, line: 24, rounds: 30 },
};

fn made(threads: usize) -> Vec<Found<Builders>> {
    let source = |number| Source {
        pack: Components::builtin(),
        setup: Setup::default(),
        players: 2,
        seed: Seed::from_text("puzzles").child(number),
    };
    let sources: Vec<Source<Builders>> = (0..2).map(source).collect();
    puzzles_of_all(&sources, DEMAND, threads, || ()).expect("two can play")
}

#[test]
fn puzzles_are_far_ahead_and_the_same_on_any_number_of_threads() {
    let (one, two) = (made(1), made(2));
    let mut seen = 0;
    for (one, two) in one.iter().zip(&two) {
        assert_eq!(one.table.log(), two.table.log());
        assert_eq!(one.puzzles, two.puzzles);
        for puzzle in &one.puzzles {
            seen += 1;
            let mut table = one.table.at(puzzle.at).expect("a place of the game");
            for (decision, judged) in &puzzle.steps {
                assert!(matches!(table.next(), Next::Decide(seats) if seats.contains(puzzle.seat)));
                for (other, loses) in judged.iter().flat_map(|judged| &judged.others) {
                    assert_ne!(other, decision);
                    assert_eq!(table.check(puzzle.seat, *other), Ok(()));
                    assert!(*loses >= DEMAND.margin, "{loses}");
                }
                table.append(ludi_engine::Event::Decide(puzzle.seat, *decision)).expect("allowed");
            }
        }
    }
    assert!(seen > 0, "nothing was found");
}
