//! What must hold for the board of every game, in many positions of play.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use ludi_engine::conformance::walk_sensibly;
use ludi_engine::{
    Chance as _, LOT, Lang, Messages, Next, Notation as _, Pack as _, Quick, Seat, SeatSet,
    Strategy, View, Words,
};
use maud::html;
use scraper::Html;

use super::{Board, Scene};
use crate::components::LOOK_WORDS;
use crate::components::tests::{all, check, check_prose, read};

/// The laws as tests, for the boards whose setups these are. `$silent` says which decisions that
/// a player could think of, but may not make, need not say why on the board; `$least`, how many
/// refusals are seen at least. A plain board has nothing to say about itself.
macro_rules! board_laws {
    ($game:ty) => {
        crate::boards::tests::board_laws!(
            $game,
            [<$game as ludi_engine::Game>::Setup::default()],
            |_, _, _| false,
            1
        );
    };
    ($game:ty, $setups:expr, $silent:expr) => {
        crate::boards::tests::board_laws!($game, $setups, $silent, 300);
    };
    ($game:ty, $setups:expr, $silent:expr, $least:expr) => {
        use crate::boards::tests as laws;

        #[test]
        fn every_legal_decision_is_a_button_exactly_once_and_nothing_else_is() {
            laws::every_legal_decision_is_a_button_once::<$game>(&$setups);
        }

        #[test]
        fn what_is_refused_says_why_with_a_rule_that_exists() {
            let seen = laws::what_is_refused_says_why::<$game>(&$setups, $silent);
            assert!(seen >= $least, "only {seen} refusals were seen");
        }

        #[test]
        fn markup_is_sound_and_every_piece_named_for_every_reader_in_both_languages() {
            laws::the_markup_is_sound::<$game>(&$setups);
        }

        #[test]
        fn every_question_says_what_it_is_for() {
            laws::every_question_says_what_it_is_for::<$game>(&$setups);
        }

        #[test]
        fn the_plain_list_has_every_decision_with_its_label() {
            laws::the_plain_list_is_complete::<$game>(&$setups);
        }
    };
}
pub(crate) use board_laws;

pub(crate) fn words<G: Words + Strategy>(lang: Lang) -> Messages {
    G::messages(lang, &[LOOK_WORDS]).unwrap()
}

/// Any of these seats.
fn any(seats: SeatSet, chance: &mut Quick) -> Seat {
    Seat(chance.bit(u64::from(seats.0)) as u8)
}

/// Plays a sensible game and calls `look` whenever a seat decides.
pub(crate) fn sensible_game<G: Words + Strategy>(
    setup: &G::Setup,
    players: u8,
    seed: u64,
    mut look: impl FnMut(&G, Seat, &[G::Decision]),
) {
    let start = G::new(G::Pack::builtin(), setup, players).unwrap();
    walk_sensibly(start, &mut Quick::from_number(seed), |game, seat, _| {
        let mut decisions = Vec::new();
        game.decisions(seat, &mut decisions);
        look(game, seat, &decisions);
    });
}

/// Calls `look` with many positions in which a seat decides.
pub(crate) fn positions<G: Words + Strategy>(
    setups: &[G::Setup],
    mut look: impl FnMut(&G, Seat, &[G::Decision]),
) {
    for (index, setup) in setups.iter().enumerate() {
        for players in G::PLAYERS {
            let mut chance = Quick::from_number(100 * index as u64 + u64::from(players));
            let Ok(mut game) = G::new(G::Pack::builtin(), setup, players) else { continue };
            let (mut moves, mut looks) = (0, 0);
            loop {
                match game.next() {
                    Next::Over => break,
                    Next::Chance => {
                        let draw = game.draw(&mut chance);
                        game.resolve(draw);
                    }
                    Next::Decide(seats) => {
                        let seat = any(seats, &mut chance);
                        let mut decisions = Vec::new();
                        game.decisions(seat, &mut decisions);
                        if moves % 9 == 0 || (decisions.len() < 8 && moves % 3 == 0) {
                            looks += 1;
                            look(&game, seat, &decisions);
                        }
                        // Sensible play gets far; a random move now and then shows more.
                        let view = View::new(&game, Some(seat));
                        let decision = if chance.below(4) == 0 {
                            decisions[chance.below(decisions.len() as u32) as usize]
                        } else {
                            G::sensible(&view, seat, &mut chance)
                        };
                        game.decide(seat, decision);
                        moves += 1;
                    }
                }
            }
            assert!(looks > 0, "positions of a game were seen");
        }
    }
}

/// The places where decisions are made, and the rest of a table.
fn draw<G: Board + Strategy>(
    game: &G,
    seat: Option<Seat>,
    decisions: &[G::Decision],
    words: &Messages,
) -> (String, String) {
    let view = View::new(game, seat);
    let names = ["Aurelia", "Octavius", "", "Cornelia", "Yves", "Ursula"].map(str::to_owned);
    let scene = Scene {
        view: &view,
        seat,
        acting: !decisions.is_empty(),
        decisions,
        words,
        names: &names,
        action: "/t/1/decide",
        position: 12,
        past: None,
        on_demand: None,
        conceivable: OnceCell::new(),
        recalled: Vec::new(),
        recent: Vec::new(),
        ended: Vec::new(),
        change: None,
    };
    let places = html! {
        (G::board(&scene))
        (G::tray(&scene))
        (scene.closing_button())
    };
    let rest = html! {
        (G::status(&scene))
        @for seat in Seat::all(game.players()) { (G::rival(&scene, seat)) }
    };
    let _ = G::moment(&scene);
    (places.into_string(), rest.into_string())
}

pub(crate) fn every_legal_decision_is_a_button_once<G: Board + Strategy>(setups: &[G::Setup]) {
    let words = words::<G>(Lang::En);
    positions::<G>(setups, |game, seat, decisions| {
        let (places, rest) = draw(game, Some(seat), decisions, &words);
        let html = read(&places);
        let value = |button: &scraper::ElementRef<'_>| {
            assert_eq!(button.attr("name"), Some("decision"));
            assert_eq!(button.attr("aria-disabled"), None);
            button.attr("value").unwrap().to_owned()
        };
        let mut offered: Vec<G::Decision> = all(&html, "button[type=submit]:not([data-lot])")
            .iter()
            .map(|button| G::Decision::read(game.pack(), &value(button)).unwrap())
            .collect();
        for lot in all(&html, "button[data-lot], button[data-at-once]") {
            check_lot(game, seat, lot.attr("data-at-once").unwrap_or(&value(&lot)));
        }
        let mut legal = decisions.to_vec();
        offered.sort_unstable();
        legal.sort_unstable();
        assert_eq!(offered, legal);
        let others = read(&rest);
        assert!(all(&others, "[type=submit]").is_empty(), "other players' things");
    });
}

/// A lot is several decisions one after the other, each of them legal when its turn comes.
fn check_lot<G: Board>(game: &G, seat: Seat, lot: &str) {
    let mut game = game.clone();
    assert!(lot.contains(LOT), "{lot} is one decision");
    for written in lot.split(LOT) {
        let decision = G::Decision::read(game.pack(), written).unwrap();
        assert!(game.check(seat, decision).is_ok(), "{written} of {lot}");
        game.decide(seat, decision);
    }
}

pub(crate) fn what_is_refused_says_why<G: Board + Strategy>(
    setups: &[G::Setup],
    silent: impl Fn(&G, Seat, G::Decision) -> bool,
) -> usize {
    let words = words::<G>(Lang::Fr);
    let book = G::rulebook(Lang::Fr);
    let mut seen = 0;
    positions::<G>(setups, |game, seat, decisions| {
        let (places, _) = draw(game, Some(seat), decisions, &words);
        let html = read(&places);
        let mut notes = BTreeSet::new();
        for button in all(&html, "[aria-disabled=true]") {
            assert_eq!(button.attr("type"), Some("button"), "it must not post anything");
            notes.insert(button.attr("aria-describedby").unwrap());
        }
        let whys = all(&html, ".why[id]");
        assert_eq!(whys.iter().filter_map(|why| why.attr("id")).collect::<BTreeSet<_>>(), notes);
        for link in all(&html, ".rule") {
            let (page, rule) = link.attr("href").unwrap().split_once('#').unwrap();
            assert_eq!(page, format!("/rules/{}", G::ID));
            assert!(book.rule(rule).is_some(), "{rule} does not exist");
        }
        let mut conceivable = Vec::new();
        game.conceivable(seat, &mut conceivable);
        for decision in conceivable {
            if game.check(seat, decision).is_err() && !silent(game, seat, decision) {
                let notation = decision.notation(game.pack()).to_string().replace(' ', "-");
                let note = format!("note-{notation}");
                assert!(notes.contains(note.as_str()), "{notation} does not say why");
                seen += 1;
            }
        }
    });
    seen
}

pub(crate) fn the_markup_is_sound<G: Board + Strategy>(setups: &[G::Setup]) {
    let words = Lang::ALL.map(words::<G>);
    let mut count = 0;
    positions::<G>(setups, |game, seat, decisions| {
        count += 1;
        let words = &words[count % 2];
        let (places, rest) = draw(game, Some(seat), decisions, words);
        let html = check(&format!("{places}{rest}"));
        check_prose(&html, words.lang());
        check_names(&html);
        let other = seat.next(game.players());
        for reader in [None, Some(other)] {
            let (places, rest) = draw(game, reader, &[], words);
            let html = check(&format!("{places}{rest}"));
            check_prose(&html, words.lang());
            check_names(&html);
            assert!(all(&html, "[type=submit]").is_empty(), "who does not act is offered nothing");
        }
    });
}

/// A piece that can be pointed at is called by its decision; one that cannot says what it is.
fn check_names(html: &Html) {
    for piece in all(html, ".piece:has(> .face)") {
        let names = all(&read(&piece.html()), ".face > .vh, .face[aria-label], .piece > .note")
            .iter()
            .any(|part| {
                part.attr("aria-label").is_some() || part.text().any(|text| !text.trim().is_empty())
            });
        assert!(names, "nobody knows what this is: {}", piece.html());
    }
}

pub(crate) fn the_plain_list_is_complete<G: Board + Strategy>(setups: &[G::Setup]) {
    let words = words::<G>(Lang::En);
    positions::<G>(setups, |game, seat, decisions| {
        let view = View::new(game, Some(seat));
        let scene = Scene {
            view: &view,
            seat: Some(seat),
            acting: true,
            decisions,
            words: &words,
            names: &[],
            action: "/t/1/decide",
            position: 12,
            past: None,
            on_demand: None,
            conceivable: OnceCell::new(),
            recalled: Vec::new(),
            recent: Vec::new(),
            ended: Vec::new(),
            change: None,
        };
        let text = scene.decision_list().into_string();
        let html = read(&text);
        assert_eq!(all(&html, "button").len(), decisions.len());
        assert_eq!(all(&html, "[name=position]")[0].attr("value"), Some("12"));
    });
}

/// A game that teaches says of whatever it asks what that is for.
pub(crate) fn every_question_says_what_it_is_for<G: Board + Strategy>(setups: &[G::Setup]) {
    if G::LEARN.steps.is_empty() {
        return;
    }
    let both = Lang::ALL.map(words::<G>);
    positions::<G>(setups, |game, seat, _| {
        let prompt = G::prompt(&View::new(game, Some(seat)), seat);
        for words in &both {
            let step = super::learn::step::<G>(words, &prompt);
            assert!(step.is_some(), "{} is not explained", prompt.id);
        }
    });
}
