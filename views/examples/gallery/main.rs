//! Writes example pages to a folder, to be looked at:
//! `cargo run -p ludi-views --example gallery -- DIR [GAME]`.
//!
//! The pages are made from real positions, with the same functions as the server's.

mod builders;
mod hadrian;
mod magna_roma;
mod praetor;

use std::fs;
use std::path::{Path, PathBuf};

use ludi_engine::{
    Lang, Messages, Next, Pack as _, Player, Quick, Seat, SeatSet, Seed, Strategy, Table, Words,
    any_game,
};
use ludi_views::boards::Board;
use ludi_views::components::{self, Kind, Page, Theme};
use ludi_views::pages::{self, provenance, rules};
use ludi_views::{Links, SeatInfo, Speed, TableView, Viewer, Visitor, turn};
use maud::{Markup, html};

/// A name, a table and whose eyes look at it.
type Shown<G> = (&'static str, Table<G>, Option<Seat>);

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "gallery".to_owned()));
    let game = args.next();
    let assets = folder.join(components::asset("").trim_matches('/'));
    for name in components::assets::names() {
        let (bytes, _) = components::assets::get(&name).expect("a file that is listed exists");
        let path = assets.join(name.as_ref());
        fs::create_dir_all(path.parent().expect("inside the folder"))?;
        fs::write(path, bytes)?;
    }
    // Nobody plays here, so nothing waits for news.
    fs::write(assets.join("live.js"), "export function playTable() {}\n")?;
    let wanted = |id: &&str| game.as_deref().is_none_or(|game| game == *id);
    for id in ludi_registry::all().map(ludi_engine::AnyGame::id).into_iter().filter(wanted) {
        match id {
            "builders" => write_pages(&folder, &builders::positions())?,
            "hadrian" => write_pages(&folder, &hadrian::positions())?,
            "magna-roma" => write_pages(&folder, &magna_roma::positions())?,
            "praetor" => write_pages(&folder, &praetor::positions())?,
            _ => ludi_registry::with_game!(id, G => write_pages(&folder, &some_positions::<G>()))
                .expect("the registry knows its games")?,
        }
    }
    Ok(())
}

/// The first and the last position of a game whose worthwhile ones nobody has chosen yet.
fn some_positions<G: Board + Strategy>() -> Vec<Shown<G>> {
    let start = new_table::<G>("start", *G::PLAYERS.start(), &G::Setup::default());
    let mut over = start.clone();
    play_until(&mut over, |_, _| false);
    vec![("start", start.clone(), deciding(&start)), ("over", over, None)]
}

/// Writes the pages of a game: `DIR/GAME/en/light/start.html`.
fn write_pages<G: Board + Strategy>(folder: &Path, positions: &[Shown<G>]) -> std::io::Result<()> {
    let game = any_game::<G>();
    for lang in Lang::ALL {
        let words = G::messages(lang, &[components::LOOK_WORDS, ludi_views::SITE_WORDS])
            .expect("the messages are readable");
        for theme in [Theme::Light, Theme::Dark] {
            let here = folder.join(game.id()).join(lang.code()).join(theme.word());
            fs::create_dir_all(&here)?;
            for (name, table, seat) in positions {
                write(&here, name, table_page(lang, theme, table, *seat))?;
            }
            let plain = |title: &str, kind: Kind<'_>, content: &Markup| {
                components::document(&page(&words, title, theme, kind), content)
            };
            let title = words.get("look-rules");
            write(
                &here,
                "rules",
                plain(&title, Kind::Board(game.id()), &rules::page(&words, game, "", None)),
            )?;
            let pack = G::Pack::builtin();
            let origins = provenance::page(&words, game, pack.stamp(), pack.origins());
            write(&here, "provenance", plain("Provenance", Kind::Reading, &origins))?;
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, markup: Markup) -> std::io::Result<()> {
    fs::write(folder.join(format!("{name}.html")), markup.into_string())
}

fn page<'a>(words: &'a Messages, title: &'a str, theme: Theme, kind: Kind<'a>) -> Page<'a> {
    Page {
        words,
        title,
        place: title,
        of: "",
        goal: "",
        name: None,
        theme,
        path: "/",
        rules: "/rules",
        kind,
        bar: None,
    }
}

/// A table of people after its first draws.
fn new_table<G: Words + Strategy>(seed: &str, players: u8, setup: &G::Setup) -> Table<G> {
    let names = ["Livia", "Marcus", "Legatus", "Cornelia Africana", "Gaius", "Drusilla"];
    let players = names[..usize::from(players)].iter().map(|name| Player::person(*name)).collect();
    let mut table = Table::new(G::Pack::builtin(), setup, players, Seed::from_text(seed))
        .expect("the setup is possible");
    table.settle();
    table
}

/// The first seat the table waits for.
fn deciding<G: Words + Strategy>(table: &Table<G>) -> Option<Seat> {
    match table.next() {
        Next::Decide(seats) => seats.first(),
        _ => None,
    }
}

/// Plays sensibly until a position is as wanted.
fn play_until<G: Words + Strategy>(table: &mut Table<G>, wanted: impl Fn(&Table<G>, Seat) -> bool) {
    let mut chance = Quick::from_number(7);
    while let Some(seat) = deciding(table) {
        if wanted(table, seat) {
            return;
        }
        let decision = G::sensible(&table.view(Some(seat)), seat, &mut chance);
        table.decide(seat, decision).expect("a sensible decision is legal");
    }
}

fn legal<G: Words + Strategy>(table: &Table<G>, seat: Seat) -> Vec<G::Decision> {
    let mut decisions = Vec::new();
    table.perspective(seat).decisions(&mut decisions);
    decisions
}

/// The page of a table as the one who sits in a seat, or a spectator, sees it.
fn table_page<G: Board>(lang: Lang, theme: Theme, table: &Table<G>, seat: Option<Seat>) -> Markup {
    let game = any_game::<G>();
    let log = table.log();
    let mut table =
        game.read(&log, game.builtin_pack(), table.seed()).expect("a table reads its own log");
    let visitor = Visitor { lang, theme, path: "/t/1".to_owned(), ..Visitor::default() };
    let seats: SeatSet = seat.into_iter().collect();
    let mut view = TableView {
        visitor: &visitor,
        viewer: Viewer::new(seats, turn(&*table), None, false, false),
        id: "1".to_owned(),
        host: None,
        seats: vec![SeatInfo { owned: true, ..SeatInfo::default() }; table.players().len()],
        public: false,
        hints: true,
        speed: Speed::default(),
        rematch: None,
        links: Links::default(),
        words: visitor.words_of(game.id()),
        names: table.names(),
        asked: None,
        table: &mut *table,
    };
    pages::table::page(&mut view, &html! {})
}
