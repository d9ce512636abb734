//! Any text is a pack or is refused; a pack that is accepted can be played to the end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludi_engine::conformance::walk;
use ludi_engine::{Game, Pack as _, Quick, start};

fuzz_target!(|text: &str| {
    for game in ludi_registry::all() {
        ludi_registry::with_game!(game.id(), G => read::<G>(text));
    }
});

fn read<G: Game>(text: &str) {
    if let Ok(pack) = G::Pack::parse(text) {
        let pack: &'static G::Pack = Box::leak(Box::new(pack));
        let players = usize::from(*G::PLAYERS.start());
        if let Ok(state) = start::<G>(pack, &G::Setup::default(), players) {
            walk(state, &mut Quick::from_number(1), |_, _| {});
        }
    }
}
