//! The words of every game and of the site, made once a language.

use std::collections::HashMap;
use std::sync::OnceLock;

use ludi_bots::BOT_WORDS;
use ludi_engine::{Lang, Messages};

use crate::SITE_WORDS;
use crate::components::LOOK_WORDS;

type Shelf = HashMap<(&'static str, Lang), Messages>;

fn shelf() -> &'static Shelf {
    static SHELF: OnceLock<Shelf> = OnceLock::new();
    SHELF.get_or_init(|| {
        let more = [SITE_WORDS, LOOK_WORDS, BOT_WORDS];
        let mut shelf = Shelf::new();
        for lang in Lang::ALL {
            let site = Messages::new(lang, &more).expect("our message files are well formed");
            shelf.insert(("", lang), site);
            for game in ludi_registry::all() {
                let words = game
                    .messages(lang, &more)
                    .expect("message files are well formed and share no message");
                shelf.insert((game.id(), lang), words);
            }
        }
        shelf
    })
}

/// The words of the site alone.
pub fn site(lang: Lang) -> &'static Messages {
    &shelf()[&("", lang)]
}

/// The words of the site and of a game; of the site alone if there is no such game.
pub fn game(id: &str, lang: Lang) -> &'static Messages {
    let known = ludi_registry::game(id).map_or("", |game| game.id());
    &shelf()[&(known, lang)]
}
