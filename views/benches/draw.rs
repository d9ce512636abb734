//! How fast the page of a table is drawn, and how large it is.

use std::path::Path;

use divan::Bencher;
use ludi_engine::{AnyTable, Lang, LogIndex, Seat, SeatSet};
use ludi_views::pages::table::{Sheet, sheet};
use ludi_views::{Links, SeatInfo, Speed, TableView, Viewer, Visitor, turn, words};

/// The games, with the most players that are measured.
const GAMES: [(&str, u8); 5] =
    [("builders", 2), ("builders", 4), ("hadrian", 3), ("magna-roma", 3), ("praetor", 5)];

fn main() {
    for (game, players) in GAMES {
        let parts = draw(&mut *halfway(game, players), true).into_parts();
        let bytes: usize = parts.iter().map(|(_, part)| part.0.len()).sum();
        println!("{game} {players}: the page of whoever decides takes {bytes} bytes");
    }
    divan::main();
}

/// A recorded game in the middle, where one of the players has to decide.
fn halfway(game: &str, players: u8) -> Box<dyn AnyTable> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{game}/tests/games"));
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the repository has recorded games")
        .map(|file| file.expect("a folder can be read").path())
        .filter(|file| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with(&format!("p{players}-")) && name.contains("sensible")
        })
        .collect();
    files.sort();
    let log = std::fs::read_to_string(&files[0]).expect("a recorded game");
    let game = ludi_registry::game(game).expect("a known game");
    let whole = game.read(&log, game.builtin_pack(), None).expect("a valid log");
    let asks = |at: &LogIndex| whole.at(*at).is_some_and(|there| !turn(&*there).is_empty());
    let middle =
        (whole.last_index() / 2..whole.last_index()).find(asks).expect("somebody has to decide");
    whole.at(middle).expect("a place in the log")
}

/// The page of whoever has to decide, or of a spectator.
fn draw(table: &mut dyn AnyTable, acting: bool) -> Sheet {
    let visitor = Visitor { lang: Lang::En, name: Some("Livia".to_owned()), ..Visitor::default() };
    let turn = turn(table);
    let seats = if acting { turn.first().map(SeatSet::only) } else { None };
    let viewer = Viewer::new(seats.unwrap_or(SeatSet::EMPTY), turn, None, false, acting);
    let (game, names) = (table.game().id(), table.names());
    let seated = SeatInfo { owned: true, open: false, here: true };
    sheet(&mut TableView {
        visitor: &visitor,
        viewer,
        id: "abcdefghijklmnop".to_owned(),
        host: Some(Seat(0)),
        seats: vec![seated; names.len()],
        public: true,
        hints: true,
        speed: Speed::default(),
        rematch: None,
        links: Links::default(),
        words: words::game(game, visitor.lang),
        names,
        asked: None,
        table,
    })
}

#[divan::bench(args = GAMES)]
fn for_whoever_decides(bencher: Bencher, (game, players): (&str, u8)) {
    let mut table = halfway(game, players);
    bencher.bench_local(|| draw(&mut *table, true));
}

#[divan::bench(args = GAMES)]
fn for_a_spectator(bencher: Bencher, (game, players): (&str, u8)) {
    let mut table = halfway(game, players);
    bencher.bench_local(|| draw(&mut *table, false));
}
