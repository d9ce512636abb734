//! Finished games, recorded ones, as every kind of reader sees them.

use std::path::Path;

use ludi_engine::{AnyTable, Lang, Line, Seat, SeatSet, Sheet, Standings};

use super::verdict::Verdict;
use super::*;
use crate::components::tests::{all, check};
use crate::{Links, Speed, Viewer, Visitor, boards, words};

/// A recorded game of so many players whose name has a word in it.
pub fn recorded(game: &str, players: u8, word: &str) -> Box<dyn AnyTable> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{game}/tests/games"));
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    files.sort();
    let fits = |file: &&std::path::PathBuf| {
        let name = file.file_name().unwrap().to_string_lossy();
        name.starts_with(&format!("p{players}-")) && name.contains(word)
    };
    let file = files.iter().find(fits).unwrap_or_else(|| panic!("no {game} p{players} {word}"));
    let game = ludi_registry::game(game).unwrap();
    game.read(&std::fs::read_to_string(file).unwrap(), game.builtin_pack(), None).unwrap()
}

/// Shows a table to whoever has these seats.
pub fn with_view<T>(
    table: &mut dyn AnyTable,
    seats: SeatSet,
    lang: Lang,
    show: impl FnOnce(&mut TableView<'_>) -> T,
) -> T {
    let visitor = Visitor { lang, name: Some("Livia".to_owned()), ..Visitor::default() };
    let (id, names) = (table.game().id(), table.names());
    show(&mut TableView {
        visitor: &visitor,
        viewer: Viewer::new(seats, SeatSet::EMPTY, None, false, false),
        id: "abc".to_owned(),
        host: None,
        seats: Vec::new(),
        public: false,
        hints: true,
        speed: Speed::default(),
        rematch: None,
        links: Links::default(),
        words: words::game(id, lang),
        names,
        asked: None,
        table,
    })
}

fn shown(table: &mut dyn AnyTable, seats: SeatSet, lang: Lang) -> scraper::Html {
    with_view(table, seats, lang, |view| check(&page(view, &Beyond::default()).into_string()))
}

fn text(html: &scraper::Html, selector: &str) -> String {
    all(html, selector).iter().flat_map(scraper::ElementRef::text).collect()
}

fn number(element: &scraper::ElementRef<'_>, name: &str) -> f64 {
    element.attr(name).unwrap().parse().unwrap()
}

/// What stands above the ground is the total, in every game, for every number of players.
#[test]
fn columns_are_as_high_as_totals() {
    for game in ludi_registry::all() {
        for players in game.players() {
            let mut table = recorded(game.id(), players, "sensible");
            let totals: Vec<i32> = table.standings().seats.iter().map(|it| it.total).collect();
            for lang in Lang::ALL {
                let html = shown(&mut *table, SeatSet::only(Seat(0)), lang);
                let columns = all(&html, "g.column");
                assert_eq!(columns.len(), usize::from(players));
                for (column, total) in columns.iter().zip(&totals) {
                    let stones = scraper::Selector::parse(".end-course rect").unwrap();
                    let built: f64 = column.select(&stones).map(|it| number(&it, "height")).sum();
                    let tower = scraper::Selector::parse(".tower").unwrap();
                    let sunk = number(&column.select(&tower).next().unwrap(), "data-sunk");
                    let wanted = f64::from(*total) * number(column, "data-scale");
                    assert!((built - sunk - wanted).abs() < 1.5, "{} {total}", game.id());
                }
                assert_eq!(all(&html, ".btn.go").len(), 1, "one thing comes next");
            }
        }
    }
}

#[test]
fn the_reader_is_spoken_to() {
    let mut table = recorded("builders", 3, "sensible");
    let standings = table.standings();
    let winner = standings.winners().next().unwrap();
    let second = standings.seats.iter().find(|sheet| sheet.rank == 2).unwrap().seat;
    let mut say = |seats, lang| text(&shown(&mut *table, seats, lang), "#finale-heading");
    assert!(say(SeatSet::only(winner), Lang::En).starts_with("You win, "));
    assert!(say(SeatSet::only(second), Lang::En).ends_with(" wins, you come second"));
    assert!(say(SeatSet::only(second), Lang::Fr).ends_with(" gagne, vous finissez deuxième"));
    assert!(say(SeatSet::EMPTY, Lang::En).ends_with(" wins"), "to those who watch");
    assert!(say(SeatSet::all(3), Lang::En).ends_with(" wins"), "to all at one screen");
}

#[test]
fn ties_crown_several_and_say_how_they_were_broken() {
    let mut table = recorded("builders", 3, "sensible");
    let sheet = |seat, points, breaks: &[i32]| Sheet {
        tie_breaks: breaks.to_vec(),
        ..Sheet::new(Seat(seat), vec![Line::new("buildings", 1, points)])
    };
    let names: Vec<String> = table.names();
    let [first, second, _] = &names[..] else { panic!("three play") };
    let mut say = |seat: u8, sheets: Vec<Sheet>| {
        let standings = Standings::ranked(10, sheets);
        with_view(&mut *table, SeatSet::only(Seat(seat)), Lang::En, |view| {
            let verdict = Verdict { view, standings: &standings, outcome: None };
            (verdict.headline(), verdict.lead())
        })
    };
    let shared = || vec![sheet(0, 100, &[]), sheet(1, 100, &[]), sheet(2, 10, &[])];
    let told = say(0, shared());
    assert_eq!(
        told,
        (format!("You share the victory with {second}"), "10 points each.".to_owned())
    );
    let (head, lead) = say(2, shared());
    assert_eq!(head, format!("{first} and {second} share the victory, you come third"));
    assert_eq!(lead, format!("1 point, 9 behind {first}."));
    let broken = vec![sheet(0, 105, &[2]), sheet(1, 105, &[1]), sheet(2, 10, &[])];
    assert_eq!(
        say(0, broken).1,
        format!("10.5 points, level with {second}: the tie-break decided.")
    );
}

/// HW-180, HW-181: the end of a fort says held or not, and every part of goal and challenge.
#[test]
fn a_fort_is_plainly_held_or_not() {
    let mut seen = [false; 2];
    for fort in 1..=16 {
        let mut table = recorded("hadrian", 1, &format!("fort_{fort}-"));
        let outcome = campaign::outcome(&*table, words::game("hadrian", Lang::En)).unwrap();
        let html = shown(&mut *table, SeatSet::only(Seat(0)), Lang::En);
        let said = text(&html, "#finale-heading");
        let held = outcome.verdict.goal;
        seen[usize::from(held)] = true;
        let wanted = if held { " is held!" } else { " was not held" };
        assert_eq!(said, format!("{}{wanted}", outcome.name));
        let parts: Vec<bool> =
            outcome.goal.iter().chain(&outcome.challenge).map(|it| it.met).collect();
        let marks = all(&html, ".fort-list .verdict-mark");
        let marks: Vec<bool> =
            marks.iter().map(|it| it.attr("class").unwrap().contains("is-met")).collect();
        assert_eq!(marks, parts);
        assert_eq!(all(&html, ".wreath").len(), usize::from(held), "only who holds is crowned");
    }
    assert!(seen[0], "recorded games lose a fort");
}

/// The badge of a line is that of whoever it speaks of, not of whoever set it off.
#[test]
fn lines_bear_the_badge_of_their_subject() {
    let mut others = 0;
    for players in 2..=4 {
        let mut table = recorded("builders", players, "ask_final_scoring-random");
        let mut usual = recorded("builders", players, "usual-random");
        for table in [&mut table, &mut usual] {
            with_view(&mut **table, SeatSet::EMPTY, Lang::En, |view| {
                let story = view.table.story(None, 0);
                let lines = crate::pages::table::log_lines(view, &story, |_| false);
                let told =
                    story.iter().flat_map(|it| it.lines.iter().map(move |line| (it.seat, line)));
                for ((seat, (phrase, _)), line) in told.zip(&lines) {
                    let subject = phrase.args.iter().find_map(|(name, value)| match value {
                        ludi_engine::Value::Seat(seat) if *name == "seat" => Some(*seat),
                        _ => None,
                    });
                    if let Some(subject) = subject {
                        assert_eq!(line.seat, Some(subject), "{}", line.text);
                        others += usize::from(seat != Some(subject));
                    }
                }
            });
        }
    }
    assert!(others > 0, "some lines speak of somebody else");
}

#[test]
fn a_finished_board_speaks_of_no_next_turn() {
    let table = recorded("praetor", 3, "sensible");
    let words = words::game("praetor", Lang::En);
    let names = table.names();
    let captions = boards::Captions {
        words,
        names: &names,
        action: "",
        past: None,
        on_demand: None,
        since: None,
    };
    let drawing = boards::draw(&*table, Some(Seat(0)), false, &captions);
    let all: String = [drawing.board, drawing.tray]
        .into_iter()
        .chain(drawing.areas.into_iter().map(|(_, area)| area))
        .map(|it| it.0)
        .collect();
    for stale in [
        "look-praetor-next-order",
        "look-praetor-passed",
        "look-praetor-wall-taken",
        "look-praetor-none-available",
    ] {
        assert!(!all.contains(&words.get(stale)), "{stale}");
    }
    assert!(!all.contains("Wages due"));
    for sheet in table.standings().seats {
        let area = format!("data-counter=\"favor\">{}</span>", sheet.total);
        assert!(all.contains(&area), "the final score of {:?}", sheet.seat);
    }
}

#[test]
fn a_record_is_told_when_it_is_broken() {
    let mut table = recorded("magna-roma", 2, "sensible");
    let total = table.standings().seats[0].total;
    let mut say = |before: &[i32]| {
        let past = |total: &i32| Past { ended: 0, total: *total, won: false };
        let record = Some(Record { before: before.iter().map(past).collect() });
        let beyond = Beyond { record, ..Beyond::default() };
        let html = with_view(&mut *table, SeatSet::only(Seat(0)), Lang::En, |view| {
            check(&page(view, &beyond).into_string())
        });
        text(&html, "#record")
    };
    assert!(say(&[]).contains("first game"));
    assert!(say(&[total - 1]).contains("best so far"));
    assert!(say(&[total + 1, 3]).contains("still your best"));
}

#[test]
fn the_axis_counts_what_players_count() {
    for (game, name) in [("hadrian", "years"), ("builders", "rounds"), ("praetor", "turns")] {
        let mut table = recorded(game, 2, "sensible");
        let rounds = table.scores().iter().map(|score| score.round).max().unwrap();
        let html = shown(&mut *table, SeatSet::EMPTY, Lang::En);
        assert_eq!(text(&html, ".chart .axis"), name);
        let rows = all(&html, ".chart tbody tr").len();
        assert!((usize::from(rounds)..=usize::from(rounds) + 1).contains(&rows), "{game}: {rows}");
    }
}
