//! The laws of every board, and what is special about this one.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use ludi_engine::{
    Event, Game as _, Lang, Next, Notation as _, Pack as _, Player, Quick, Seat, Seed,
    Strategy as _, Table, View, Words as _,
};
use ludi_hadrian::components::Components;
use ludi_hadrian::vocabulary::{Cohort, Difficulty};
use ludi_hadrian::{Decision, Draw, Hadrian, Phase, Setup, Source};
use scraper::{ElementRef, Html, Selector};

use crate::boards::tests::sensible_game;
use crate::boards::{self, Board as _, Captions, OnDemand, Scene};
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
        past: None,
        on_demand: None,
        conceivable: OnceCell::new(),
        recalled: Vec::new(),
        recent: Vec::new(),
        ended: Vec::new(),
        change: None,
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
            let own = format!(".of-{}", seat.0);
            let count = |class: &str| all(&drawn, &format!("{own} .{class}")).len();
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

/// A table at which sensible players play until a position is as wanted.
fn table_at(
    players: usize,
    seed: &str,
    wanted: impl Fn(&Table<Hadrian>) -> bool,
) -> Table<Hadrian> {
    let names = (0..players).map(|seat| Player::person(format!("P{seat}"))).collect();
    let setup = Setup { difficulty: Difficulty::Hard, ..Setup::default() };
    let mut table =
        Table::<Hadrian>::new(Components::builtin(), &setup, names, Seed::from_text(seed)).unwrap();
    table.settle();
    let mut chance = Quick::from_number(7);
    while let Next::Decide(seats) = table.next() {
        if wanted(&table) {
            break;
        }
        let seat = seats.first().unwrap();
        let decision = Hadrian::sensible(&table.view(Some(seat)), seat, &mut chance);
        table.decide(seat, decision).unwrap();
    }
    table
}

fn board_of(table: &Table<Hadrian>, seat: Option<Seat>) -> Html {
    let words = Hadrian::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let names = table.names();
    let captions = Captions {
        words: &words,
        names: &names,
        action: "/t/1/decide",
        past: None,
        on_demand: None,
        since: None,
    };
    let drawing = boards::draw_as(table, seat, true, &captions);
    read(&drawing.board.into_string())
}

/// HW-151, HW-152: the cards of an attack are numbered in the order they were turned over, for
/// whoever met it, and whoever finished last sees it before the new year begins.
#[test]
fn the_cards_of_an_attack_are_shown_in_the_order_they_were_turned() {
    for seed in ["one", "two", "three", "four"] {
        let table = table_at(2, seed, |table| table.view(None).clash().year == 3);
        let view = table.view(None);
        let is_finish =
            |event: &Event<Hadrian>| matches!(event, Event::Decide(_, Decision::Finish));
        let ended = table.events().iter().rposition(is_finish).unwrap();
        let cards = table.events()[ended + 1..].iter().filter_map(|event| match event {
            Event::Draw(Draw::Fate(card)) => Some(view.pack().fate[usize::from(*card)].arrow),
            _ => None,
        });
        let arrows: Vec<Cohort> = cards.take(view.clash().cards.count_ones() as usize).collect();
        assert!(arrows.len() > 2);
        for reader in [Some(Seat(0)), Some(Seat(1)), None] {
            let drawn = board_of(&table, reader);
            let battle =
                format!(".of-{} .battle[open][data-news='3']", reader.unwrap_or(Seat(0)).0);
            assert_eq!(all(&drawn, &battle).len(), 1, "{reader:?} sees it at once");
            let fronts = all(&drawn, &format!("{battle} .front"));
            assert_eq!(fronts.len(), 3);
            for (number, arrow) in (1..).zip(&arrows) {
                let card = Selector::parse(&format!("[data-turn='{number}']")).unwrap();
                let strikes = |front: &ElementRef<'_>| front.select(&card).next().is_some();
                assert_eq!(fronts.iter().position(strikes), Some(arrow.index()), "card {number}");
            }
        }
        let table = table_at(2, seed, |table| {
            table.view(None).clash().year == 3 && table.view(None).phase() == Phase::Actions
        });
        let drawn = board_of(&table, Some(Seat(0)));
        assert!(
            all(&drawn, "details.battle[open]").is_empty(),
            "who has decided since has seen it"
        );
        assert_eq!(all(&drawn, ".of-0 details.battle").len(), 1, "and may see it again");
    }
}

/// Everybody's sheets are a tap away, whole, and offer nothing.
#[test]
fn the_sheets_of_others_are_drawn_whole_and_offer_nothing() {
    let table = table_at(3, "others", |table| {
        table.view(None).year() == 3 && table.view(None).phase() == Phase::Actions
    });
    let drawn = board_of(&table, Some(Seat(1)));
    assert_eq!(all(&drawn, ".rival-sheets").len(), 2);
    for other in [0, 2] {
        let sheets = format!(".rival-sheets.of-{other}");
        assert_eq!(all(&drawn, &format!("{sheets} .part")).len(), 9);
        assert!(all(&drawn, &format!("{sheets} button[name]")).is_empty());
        let back = all(&drawn, &format!("{sheets} label[for='sheets-1']"));
        assert_eq!(back.len(), 1, "a way back to one's own");
        let filled = all(&drawn, &format!("{sheets} .block-row.wall .box.filled")).len();
        let wall = table.view(None).sheet(Seat(other)).wall;
        assert_eq!(filled, usize::from(wall));
    }
    assert_eq!(all(&drawn, "#sheets-1[checked]").len(), 1, "one's own lie in front at first");
}

/// A page that can ask for the sheets of others has a link in their place, and those it was asked
/// for; who only watches has the first ones.
#[test]
fn the_sheets_of_others_are_drawn_on_demand() {
    let table = table_at(3, "others", |table| table.view(None).phase() == Phase::Actions);
    let words = Hadrian::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let names = table.names();
    for (reader, front) in [(Some(Seat(1)), 1), (None, 0)] {
        let on_demand = Some(OnDemand { table: "/t/1", page: "/t/1?", asked: Some(Seat(2)) });
        let captions = Captions {
            words: &words,
            names: &names,
            action: "",
            past: None,
            on_demand,
            since: None,
        };
        let drawn = boards::draw_as(&table, reader, true, &captions).board.into_string();
        let drawn = read(&drawn);
        for seat in 0..3 {
            let parts = all(&drawn, &format!(".of-{seat} .part")).len();
            let links = all(&drawn, &format!(".of-{seat} a[href='/t/1?seat={seat}']")).len();
            let shown = seat == front || seat == 2;
            assert_eq!((parts, links), if shown { (9, 0) } else { (0, 1) }, "{reader:?} {seat}");
        }
        assert_eq!(all(&drawn, "#sheets-2[checked]").len(), 1, "what was asked for is in front");
        let at = format!("[data-area='/t/1/area/2?at={}'][data-fetched]", table.last_index());
        assert_eq!(all(&drawn, &at).len(), 1);
    }
}

/// A tab says how many things can be pointed at where it leads.
#[test]
fn tabs_count_what_can_be_done() {
    sensible_game(&Setup::default(), 2, 3, |game: &Hadrian, seat, decisions| {
        if game.phase() != Phase::Actions {
            return;
        }
        let drawn = draw(game, Some(seat), decisions);
        for tab in all(&drawn, ".part-tabs label") {
            let part = tab.attr("for").unwrap();
            let lit = all(&drawn, &format!("[data-tab='{part}'] .legal")).len();
            let count = tab.select(&Selector::parse("b").unwrap()).next();
            let count = count.map_or(0, |b| b.text().collect::<String>().parse().unwrap());
            assert_eq!(count, lit, "{part}");
        }
    });
}

/// Where one column of the frontier is shown at a time, it is one with something to do.
#[test]
fn the_column_with_something_to_do_comes_first() {
    let mut seen = 0;
    sensible_game(&Setup::default(), 2, 3, |game: &Hadrian, seat, decisions| {
        let drawn = draw(game, Some(seat), decisions);
        let lit = |block: &str| all(&drawn, &format!(".of-{} {block} .legal", seat.0)).len();
        let open = ".block:not(.closed)";
        if game.phase() != Phase::Actions || lit(open) == 0 {
            return;
        }
        let chosen = all(&drawn, &format!(".of-{} .column-tabs [checked]", seat.0));
        let column = chosen[0].attr("value").unwrap();
        assert!(lit(&format!(".block-{column}")) > 0, "{column}");
        seen += 1;
    });
    assert!(seen > 20, "{seen}");
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

/// What an event has done is marked where it was done, on the sheets of whoever did it, and the part of
/// the sheets where it stands comes first.
#[test]
fn what_was_just_done_is_marked_where_it_was_done() {
    let words = Hadrian::messages(Lang::En, &[LOOK_WORDS]).unwrap();
    let table = table_at(3, "marks", |table| table.view(None).year() > 2);
    let names = table.names();
    let (mut seen, mut parts) = (0, BTreeSet::new());
    for at in 1..=table.last_index() {
        let Event::Decide(seat, decision) = table.events()[at as usize - 1] else { continue };
        let part = match decision {
            Decision::Mine | Decision::Wall | Decision::Fort(_) | Decision::Guard => "frontier",
            Decision::Train => "works",
            Decision::Citizen(citizen) => citizen.id(),
            _ => continue,
        };
        let past = table.at(at).unwrap();
        let on_demand = Some(OnDemand { table: "/t/1", page: "/t/1?", asked: Some(seat) });
        let captions = Captions {
            words: &words,
            names: &names,
            action: "",
            past: None,
            on_demand,
            since: Some(at - 1),
        };
        let drawn =
            read(&boards::draw_as(&past, Some(Seat(0)), false, &captions).board.into_string());
        let numeral = ["I", "II", "III"][seat.index()];
        let marks = all(&drawn, ".fresh-mark");
        assert!(!marks.is_empty(), "{decision:?}");
        for mark in marks {
            assert_eq!(mark.attr("data-changed"), Some(numeral), "{decision:?}");
            above(mark, &format!("of-{}", seat.0));
        }
        let here = format!(".of-{} .part-{part} .fresh-mark", seat.0);
        assert!(!all(&drawn, &here).is_empty(), "{decision:?} is marked in {part}");
        let first = all(&drawn, ".part-tabs input[checked]")[0].attr("value").unwrap().to_owned();
        assert!(!all(&drawn, &format!(".of-{} .part-{first} .fresh-mark", seat.0)).is_empty());
        parts.insert(part);
        seen += 1;
    }
    assert!(seen > 30 && parts.len() > 4, "{seen} {parts:?}");
}
