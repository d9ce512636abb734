//! Any text is a decision or draw of a game, or it is refused; what is read is written the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludi_engine::{Game, Notation as _, Pack as _};

fuzz_target!(|text: &str| {
    for game in ludi_registry::all() {
        ludi_registry::with_game!(game.id(), G => read::<G>(text));
    }
});

fn read<G: Game>(text: &str) {
    let pack = G::Pack::builtin();
    if let Ok(decision) = G::Decision::read(pack, text) {
        let written = decision.notation(pack).to_string();
        assert_eq!(G::Decision::read(pack, &written), Ok(decision));
    }
    if let Ok(draw) = G::Draw::read(pack, text) {
        let written = draw.notation(pack).to_string();
        assert_eq!(G::Draw::read(pack, &written), Ok(draw));
    }
}
