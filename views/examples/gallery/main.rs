//! Writes example pages to a folder, to be looked at:
//! `cargo run -p ludi-web --example gallery -- DIR [GAME]`.
//!
//! The pages are made from real positions, with the same functions as the server's.

mod builders;
mod hadrian;
mod magna_roma;
mod praetor;

use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};

use ludi_engine::{
    Lang, LogIndex, Messages, Next, Pack as _, Player, Quick, Seat, Seed, Strategy, Table, Words,
};
use ludi_views::boards::{Board, Scene};
use ludi_views::components::{self, Form, Kind, LogLine, NowBar, Page, TableParts, Theme, Way};
use ludi_views::pages::{provenance, rules};
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
    let wanted = |id: &str| game.as_deref().is_none_or(|game| game == id);
    if wanted("builders") {
        pages(&folder, &builders::positions())?;
    }
    if wanted("hadrian") {
        pages(&folder, &hadrian::positions())?;
    }
    if wanted("magna-roma") {
        pages(&folder, &magna_roma::positions())?;
    }
    if wanted("praetor") {
        pages(&folder, &praetor::positions())?;
    }
    Ok(())
}

/// Writes the pages of a game: `DIR/GAME/en/light/start.html`.
fn pages<G: Board + Strategy>(folder: &Path, positions: &[Shown<G>]) -> std::io::Result<()> {
    let game = ludi_engine::any_game::<G>();
    for lang in Lang::ALL {
        let words = G::messages(lang, &[components::LOOK_WORDS, ludi_views::SITE_WORDS])
            .expect("the messages are readable");
        for theme in [Theme::Light, Theme::Dark] {
            let here = folder.join(game.id()).join(lang.code()).join(theme.word());
            fs::create_dir_all(&here)?;
            for (name, table, seat) in positions {
                write(&here, name, table_page(&words, theme, table, *seat))?;
            }
            let plain = |title: &str, content: &Markup| {
                components::document(&page(&words, title, theme, Kind::Reading), content)
            };
            let title = words.get("look-rules");
            write(&here, "rules", plain(&title, &rules::page(&words, game, "")))?;
            let pack = G::Pack::builtin();
            let origins = provenance::page(&words, game, pack.stamp(), pack.origins());
            write(&here, "provenance", plain("Provenance", &origins))?;
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, markup: Markup) -> std::io::Result<()> {
    fs::write(folder.join(format!("{name}.html")), markup.into_string())
}

fn page<'a>(words: &'a Messages, title: &'a str, theme: Theme, kind: Kind<'a>) -> Page<'a> {
    Page { words, title, place: title, theme, path: "/", rules: "/rules", kind }
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

fn table_page<G: Board + Strategy>(
    words: &Messages,
    theme: Theme,
    table: &Table<G>,
    seat: Option<Seat>,
) -> Markup {
    let names = table.names();
    let view = table.view(seat);
    let acting =
        matches!((table.next(), seat), (Next::Decide(seats), Some(seat)) if seats.contains(seat));
    let decisions = seat.filter(|_| acting).map(|seat| legal(table, seat)).unwrap_or_default();
    let position: LogIndex = table.next_index() - 1;
    let scene = Scene {
        view: &view,
        seat,
        acting,
        decisions: &decisions,
        words,
        names: &names,
        action: "/t/1/decide",
        position,
        conceivable: OnceCell::new(),
    };
    let active = deciding(table);
    let prompt = match (seat, active) {
        (Some(seat), _) if acting => words.say(&G::prompt(&view, seat), &names),
        (_, Some(active)) => words.player(active, &names),
        _ => words.get("site-now-over"),
    };
    let since = position.saturating_sub(9);
    let lines: Vec<LogLine<'_>> = table
        .story(seat, since)
        .into_iter()
        .rev()
        .flat_map(|paragraph| {
            let link = format!("/t/1/replay?at={}", paragraph.at);
            let (seat, names) = (paragraph.seat, &names);
            paragraph.lines.into_iter().map(move |(phrase, rule)| LogLine {
                seat,
                text: words.say(&phrase, names),
                rule,
                link: Some(link.clone()),
                new: true,
            })
        })
        .collect();
    let way = if acting { Way::Open("/t/1/undo") } else { Way::Hidden };
    let redo_words = words.get("redo-nothing");
    let bar = NowBar {
        words,
        acting,
        prompt: &prompt,
        seat: active,
        status: G::status(&scene),
        form: Form { action: "/t/1", position, seat },
        undo: way,
        redo: if acting { Way::Closed(&redo_words) } else { Way::Hidden },
        pending: G::pending(&scene),
        closing: scene.closing_button(),
        more: html! {},
    };
    let moment = G::moment(&scene);
    let place = format!("{} · {moment}", G::about().name.get(words.lang()));
    let parts = TableParts {
        heading: place.clone(),
        notices: html! {},
        players: components::panel(
            "players",
            &words.get("site-players"),
            &html! {},
            &html! {
                div.players { @for seat in Seat::all(view.players()) { (G::rival(&scene, seat)) } }
            },
        ),
        board: html! { div #board { (G::board(&scene)) } },
        side: html! {
            (components::panel("log", &words.get("site-story"), &html! {}, &html! { div.tall tabindex="0" role="group" aria-label=(words.get("site-story")) { (components::log_list(words, G::ID, &lines)) } }))
            section.panel #decisions { details { summary { h2 { (words.get("site-decisions")) } } (scene.decision_list()) } }
            (components::panel("chat", &words.get("site-chat"), &html! {}, &components::chat(words, &[components::ChatLine { seat: Some(Seat(1)), name: "Marcus".to_owned(), text: "Salve!".to_owned() }], Some(&Form { action: "/t/1/say", position, seat }), 1000)))
        },
        mine: html! { section #mine aria-label=(G::about().name.get(words.lang())) { (components::now_bar(&bar)) div #tray { (G::tray(&scene)) } } },
    };
    let mut page = page(words, &place, theme, Kind::Table(G::ID));
    page.place = &place;
    components::document(&page, &components::table_main(&parts))
}
