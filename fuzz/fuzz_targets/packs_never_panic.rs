//! Any text is a pack or is refused; a pack that is accepted can be played to the end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludi_engine::conformance::walk;
use ludi_engine::{Pack as _, Quick, Title, start};

fuzz_target!(|text: &str| {
    for about in ludi_registry::all() {
        ludi_registry::with_game!(about.id, G => read::<G>(text));
    }
});

fn read<G: Title>(text: &str) {
    if let Ok(pack) = G::Pack::parse(text) {
        let pack: &'static G::Pack = Box::leak(Box::new(pack));
        let players = usize::from(*G::about().players.start());
        if let Ok(state) = start::<G>(pack, &G::Setup::default(), players) {
            walk(state, &mut Quick::from_number(1), |_, _| {});
        }
    }
}
