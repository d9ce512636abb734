//! The laws of every board, and what is special about this one.

use std::cell::OnceCell;

use ludi_engine::{Game as _, Lang, Notation as _, Seat, View, Words as _};
use ludi_hadrian::vocabulary::{Cohort, Difficulty};
use ludi_hadrian::{Decision, Hadrian, Phase, Setup, Source};
use scraper::{ElementRef, Html, Selector};

use crate::boards::tests::sensible_game;
use crate::boards::{Board as _, Scene};
use crate::components::LOOK_WORDS;
use crate::components::tests::{all, read};

/// Setups that together show nearly everything the board can show.
fn setups() -> Vec<Setup> {
    vec![
        Setup { difficulty: Difficulty::Hard, ..Setup::default() },
        Setup { fort: 10, ..Setup::default() },
    ]
}

// A box of the Market that cannot be filled says why once: the reason is the same whatever the
// good would come from.
crate::boards::tests::board_laws!(Hadrian, setups(), |_, _, decision| {
    matches!(decision, Decision::Good { source, .. } if source != Source::Deck)
});

fn draw(game: &Hadrian, seat: Option<Seat>, decisions: &[Decision]) -> Html {
    let view = View::new(game, seat);
    let words = Hadrian::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let scene = Scene {
        view: &view,
        seat,
        acting: !decisions.is_empty(),
        decisions,
        words: &words,
        names: &[],
        action: "",
        position: 0,
        conceivable: OnceCell::new(),
        recent: Vec::new(),
    };
    read(&Hadrian::board(&scene).into_string())
}

/// The element with a class around another.
fn above<'h>(element: ElementRef<'h>, class: &str) -> ElementRef<'h> {
    let mut around = element.ancestors().filter_map(ElementRef::wrap);
    around.find(|it| it.value().classes().any(|word| word == class)).unwrap()
}

/// The number in a class, such as 3 in `layer-3`.
fn number(element: &ElementRef<'_>, prefix: &str) -> u8 {
    let mut numbers = element.value().classes().filter_map(|word| word.strip_prefix(prefix));
    numbers.find_map(|rest| rest.parse().ok()).unwrap()
}

/// The cells a button of the map says it covers are those that are filled.
#[test]
fn a_pattern_lies_where_its_button_shows_it() {
    let mut seen = 0;
    for seed in 0..6 {
        sensible_game(&Setup::default(), 2, seed, |game: &Hadrian, seat, decisions| {
            if !decisions.iter().any(|decision| matches!(decision, Decision::Map { .. })) {
                return;
            }
            let drawn = draw(game, Some(seat), decisions);
            for button in all(&drawn, ".layer .at button[value^='map ']") {
                let text = button.attr("value").unwrap();
                let turn = number(&above(button, "layer"), "layer-");
                let place = above(button, "at");
                // The picture in the button, moved to where the button stands.
                let ghost = button.select(&Selector::parse(".ghost").unwrap()).next().unwrap();
                let stands = |name: &str| place.attr(name).unwrap().parse::<u8>().unwrap();
                let (row, left) =
                    (stands("data-row"), stands("data-column") - number(&ghost, "shift-"));
                let shown = ghost.child_elements().fold(0u32, |cells, rect| {
                    let at = |name: &str| rect.attr(name).unwrap().parse::<u8>().unwrap();
                    cells | 1 << ((row + at("y")) * 5 + left + at("x"))
                });
                // What the script is told about the button.
                let covers = place.attr("data-covers").unwrap();
                let told = covers.split(' ').fold(0u32, |cells, cell| {
                    let (row, column) = cell.split_once(',').unwrap();
                    cells | 1 << (row.parse::<u8>().unwrap() * 5 + column.parse::<u8>().unwrap())
                });
                assert_eq!(told, shown, "{text}");
                let decision = Decision::read(game.pack(), text).unwrap();
                let Decision::Map { spot, .. } = decision else { panic!("{text}") };
                assert_eq!(turn, spot.turns() + 4 * u8::from(spot.mirrored()));
                let mut after = game.clone();
                after.decide(seat, decision);
                assert_eq!(after.sheet(seat).map, game.sheet(seat).map | shown, "{text}");
                seen += 1;
            }
        });
    }
    assert!(seen > 50, "only {seen} places were seen");
}

/// HW-154: attacks that get through, are repelled or ignored are drawn as what they are, for the
/// seat that decides and for those whose result stands.
#[test]
fn an_attack_is_drawn_as_it_is() {
    let mut seen = 0;
    let setup = Setup { no_gifts: true, difficulty: Difficulty::Hard, ..Setup::default() };
    for seed in 0..8 {
        sensible_game(&setup, 2, seed, |game: &Hadrian, seat, decisions| {
            if game.phase() != Phase::Favours {
                return;
            }
            let drawn = draw(game, Some(seat), decisions);
            let count = |class: &str| all(&drawn, &format!(".{class}")).len();
            let sheet = game.sheet(seat);
            let lanes = Cohort::ALL.map(|cohort| game.unrepelled(seat, cohort));
            let through: u8 = lanes.iter().sum();
            assert_eq!(count("through"), usize::from(through));
            let attacks: u8 = game.attack().iter().chain(&sheet.own_attack).sum();
            assert_eq!(count("attacker"), usize::from(attacks));
            seen += 1;
        });
    }
    assert!(seen > 3, "only {seen} attacks were seen");
}

/// HW-031: nobody else's markup has a word of the cards in a hand.
#[test]
fn cards_are_chosen_in_secret() {
    let mut seen = 0;
    sensible_game(&Setup::default(), 2, 5, |game: &Hadrian, seat, decisions| {
        if game.phase() != Phase::Choose {
            return;
        }
        let has_hand = |drawn: &Html| !all(drawn, ".player-card").is_empty();
        assert!(has_hand(&draw(game, Some(seat), decisions)));
        assert!(!has_hand(&draw(game, None, &[])));
        seen += 1;
    });
    assert!(seen > 6, "{seen}");
}
