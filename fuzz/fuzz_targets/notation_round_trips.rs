//! Any text is a decision or draw of a game, or it is refused; what is read is written the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludi_engine::{Pack as _, Title};

fuzz_target!(|text: &str| {
    for about in ludi_registry::all() {
        ludi_registry::with_game!(about.id, G => read::<G>(text));
    }
});

fn read<G: Title>(text: &str) {
    let pack = G::Pack::builtin();
    if let Ok(decision) = G::read_decision(pack, text) {
        let written = std::fmt::from_fn(|f| G::write_decision(pack, decision, f)).to_string();
        assert_eq!(G::read_decision(pack, &written), Ok(decision));
    }
    if let Ok(draw) = G::read_draw(pack, text) {
        let written = std::fmt::from_fn(|f| G::write_draw(pack, draw, f)).to_string();
        assert_eq!(G::read_draw(pack, &written), Ok(draw));
    }
}
