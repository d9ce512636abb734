//! Any bytes are read as a log or refused; what is read is written the same again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludi_engine::{Game, Pack as _, Table, read_header};

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(header) = read_header(text.lines().next().unwrap_or_default()) {
        ludi_registry::with_game!(&header.game, G => read::<G>(&text));
    }
    for game in ludi_registry::all() {
        ludi_registry::with_game!(game.id(), G => lines::<G>(&text));
    }
});

fn read<G: Game>(text: &str) {
    if let Ok(table) = Table::<G>::read(text, G::Pack::builtin(), None) {
        let log = table.log();
        let again = Table::<G>::read(&log, G::Pack::builtin(), None).expect("our own log");
        assert_eq!(again.log(), log);
    }
}

fn lines<G: Game>(text: &str) {
    for line in text.lines().take(20) {
        let _ = ludi_engine::log::read_event::<G>(G::Pack::builtin(), line);
    }
}
