//! Bytes play a game: they choose players, switches, seats, decisions and draws. Whatever they
//! choose, every position keeps the laws and the game can be taken back and written down.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludi_engine::conformance::cases;
use ludi_engine::{Game, Next, Pack as _, Quick, Seat, Seed, Table, View};

fuzz_target!(|bytes: &[u8]| {
    let games = ludi_registry::all();
    let mut bytes = bytes.iter().copied();
    let Some(first) = bytes.next() else { return };
    let game = games[usize::from(first) % games.len()];
    ludi_registry::with_game!(game.id(), G => play::<G>(&mut bytes));
});

fn play<G: Game>(bytes: &mut impl Iterator<Item = u8>) {
    let cases = cases::<G>();
    let case = &cases[usize::from(bytes.next().unwrap_or(0)) % cases.len()];
    let seed = Seed::from_text(&bytes.next().unwrap_or(0).to_string());
    let mut table = Table::<G>::new(G::Pack::builtin(), &case.setup, case.people(), seed)
        .expect("a case can be set up");
    table.settle();
    let mut list = Vec::new();
    while let Next::Decide(seats) = table.next() {
        let (Some(who), Some(what)) = (bytes.next(), bytes.next()) else { break };
        let asked: Vec<Seat> = seats.iter().collect();
        let seat = asked[usize::from(who) % asked.len()];
        if what == 255 {
            let before = table.view(Some(seat));
            if table.undo(seat).is_ok() && table.redo(seat).is_ok() {
                assert_eq!(*table.view(Some(seat)), *before);
            }
            table.settle();
            continue;
        }
        list.clear();
        table.perspective(seat).decisions(&mut list);
        table.decide(seat, list[usize::from(what) % list.len()]).expect("it was listed");
        let view = table.view(Some(seat));
        let imagined = G::imagine(&view, &mut Quick::from_number(1));
        imagined.audit().expect("every position is sound");
        assert_eq!(View::new(&imagined, Some(seat)), view);
    }
    let log = table.log();
    let again = Table::<G>::read(&log, G::Pack::builtin(), table.seed()).expect("our own log");
    assert_eq!(again.log(), log);
}
