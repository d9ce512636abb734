//! Writes example pages to a folder, to be looked at: `cargo run -p ludi-web --example gallery -- DIR`.
//!
//! The pages are made from real positions, with the same functions as the server's.

use std::fs;
use std::path::{Path, PathBuf};

use ludi_builders::{Builders, Decision, Pack, Setup, Step};
use ludi_engine::{
    Game, Lang, Next, Pack as _, Player, Position, Quick, Seat, Seed, Standings, Table, Title,
    Words,
};
use ludi_web::boards::{Board, Scene};
use ludi_web::look::{self, Form, Kind, LogLine, NowBar, Page, TableParts, Theme, Way};
use ludi_web::pages::{provenance, rules};
use maud::{Markup, html};

type Game_ = Table<Builders>;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "gallery".to_owned()));
    let assets = folder.join(look::asset("").trim_matches('/'));
    for name in look::assets::names() {
        let (bytes, _) = look::assets::get(&name).expect("a file that is listed exists");
        let path = assets.join(name.as_ref());
        fs::create_dir_all(path.parent().expect("inside the folder"))?;
        fs::write(path, bytes)?;
    }
    for lang in Lang::ALL {
        let words = Builders::words(lang, &[look::LOOK_WORDS, ludi_web::SITE_WORDS])
            .expect("the messages are readable");
        for theme in [Theme::Light, Theme::Dark] {
            let here = folder.join(lang.code()).join(theme.word());
            fs::create_dir_all(&here)?;
            for (name, table, seat) in positions() {
                write(&here, name, table_page(&words, theme, &table, seat))?;
            }
            write(&here, "over", over_page(&words, theme))?;
            write(&here, "home", home_page(&words, theme))?;
            write(&here, "parts", parts_page(&words, theme))?;
            let about = Builders::about();
            let plain = |title: &str, content: &Markup| {
                look::document(&page(&words, title, theme, Kind::Reading), content)
            };
            write(
                &here,
                "rules",
                plain(&words.get("look-rules"), &rules::page(&words, about, "")),
            )?;
            write(
                &here,
                "rules-found",
                plain(&words.get("look-rules"), &rules::page(&words, about, "machine")),
            )?;
            let pack = Pack::builtin();
            let origins = provenance::page(&words, about, pack.stamp(), pack.origins());
            write(&here, "provenance", plain("Provenance", &origins))?;
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, markup: Markup) -> std::io::Result<()> {
    fs::write(folder.join(format!("{name}.html")), markup.into_string())
}

fn page<'a>(words: &'a Words, title: &'a str, theme: Theme, kind: Kind<'a>) -> Page<'a> {
    Page { words, title, place: title, theme, path: "/", rules: "/rules/builders", kind }
}

fn new_table(seed: &str, players: u8, setup: &Setup) -> Game_ {
    let names = ["Livia", "Marcus", "Legatus", "Cornelia Africana"];
    let players = names[..usize::from(players)].iter().map(|name| Player::person(*name)).collect();
    let mut table = Table::new(Pack::builtin(), setup, players, Seed::from_text(seed))
        .expect("the setup is possible");
    table.settle();
    table
}

fn deciding(table: &Game_) -> Option<Seat> {
    match table.next() {
        Next::Decide(seats) => seats.first(),
        _ => None,
    }
}

/// Plays sensibly until a position is as wanted.
fn play_until(table: &mut Game_, wanted: impl Fn(&Game_, Seat) -> bool) {
    let mut chance = Quick::from_number(7);
    while let Some(seat) = deciding(table) {
        if wanted(table, seat) {
            return;
        }
        let decision = Builders::sensible(&table.view(Some(seat)), seat, &mut chance);
        table.decide(seat, decision).expect("a sensible decision is legal");
    }
}

fn legal(table: &Game_, seat: Seat) -> Vec<Decision> {
    let mut decisions = Vec::new();
    table.perspective(seat).decisions(&mut decisions);
    decisions
}

type Shown = (&'static str, Game_, Option<Seat>);

/// Makes the first legal decision of a kind, if there is one.
fn take(table: &mut Game_, seat: Seat, wanted: impl Fn(&Decision) -> bool) -> bool {
    let decision = legal(table, seat).into_iter().find(wanted);
    if let Some(decision) = decision {
        table.decide(seat, decision).expect("it is legal");
    }
    decision.is_some()
}

fn positions() -> Vec<Shown> {
    let start = new_table("start", 3, &Setup::default());
    let first = deciding(&start);
    let mut shown = vec![("start", start, first)];
    shown.extend(middle());
    shown.extend(spent());
    shown.extend(rich());
    shown.extend(scoring());
    shown
}

/// A busy turn in the middle of a game, for three readers, and one step further.
fn middle() -> Vec<Shown> {
    let mut table = new_table("middle", 3, &Setup::default());
    play_until(&mut table, |table, seat| {
        let view = table.view(None);
        view.round() >= 6
            && view.step() == Step::Turn
            && view.actions() >= 2
            && view.player(seat).sites().count() >= 2
            && view.player(seat).available().count() >= 2
    });
    let me = deciding(&table);
    let other = me.map(|seat| seat.next(3));
    let mut site = table.clone();
    if let Some(seat) = me {
        take(&mut site, seat, |d| matches!(d, Decision::Send(_)));
    }
    vec![
        ("middle", table.clone(), me),
        ("watching", table.clone(), None),
        ("waiting", table, other),
        ("step-site", site, me),
    ]
}

/// No free action left, but sesterces.
fn spent() -> Vec<Shown> {
    let mut table = new_table("spent", 4, &Setup::default());
    play_until(&mut table, |table, seat| {
        let view = table.view(None);
        view.round() >= 5
            && view.step() == Step::Turn
            && view.actions() == 0
            && view.player(seat).sites().count() >= 1
    });
    let me = deciding(&table);
    vec![("spent", table, me)]
}

/// A rich player with a tool and a slave, made by hand, and the steps from there.
fn rich() -> Vec<Shown> {
    const MOVES: &str = "loan,open,recruit,end,coins 3,end,buy mallet,open,recruit,end,coins 3,end,\
        loan,coins 2,end,coins 3,end,buy slave_3,open,end,coins 3,end,coins 1,loan,end,coins 3,end";
    let mut table = new_table("rich", 2, &Setup::default());
    for wanted in MOVES.split(',') {
        let Some(seat) = deciding(&table) else { break };
        let view = table.view(None);
        take(&mut table, seat, |d| view.decision_text(*d).to_string().starts_with(wanted));
    }
    let me = deciding(&table);
    let mut shown = vec![("rich", table.clone(), me)];
    if let Some(seat) = me {
        let mut pupil = table.clone();
        take(&mut pupil, seat, |d| matches!(d, Decision::University(_)));
        shown.push(("step-pupil", pupil, me));
        take(&mut table, seat, |d| matches!(d, Decision::Send(_)));
        take(&mut table, seat, |d| matches!(d, Decision::To(_)));
        shown.push(("step-tool", table, me));
    }
    shown
}

/// Final scoring where players are asked.
fn scoring() -> Option<Shown> {
    let asking = Setup { ask_final_scoring: true, finite_bank: true, ..Setup::default() };
    (0..200).find_map(|number| {
        let mut table = new_table(&format!("last {number}"), 2, &asking);
        play_until(&mut table, |table, _| matches!(table.view(None).step(), Step::FinalScoring(_)));
        deciding(&table).map(|seat| ("scoring", table, Some(seat)))
    })
}

fn table_page(words: &Words, theme: Theme, table: &Game_, seat: Option<Seat>) -> Markup {
    let names = table.names();
    let view = table.view(seat);
    let acting =
        matches!((table.next(), seat), (Next::Decide(seats), Some(seat)) if seats.contains(seat));
    let decisions = seat.filter(|_| acting).map(|seat| legal(table, seat)).unwrap_or_default();
    let position: Position = table.next_position() - 1;
    let scene = Scene {
        view: &view,
        seat,
        acting,
        decisions: &decisions,
        words,
        names: &names,
        action: "/t/1/decide",
        position,
    };
    let active = deciding(table);
    let prompt = match (seat, active) {
        (Some(seat), _) if acting => words.say(&Builders::prompt(&view, seat), &names),
        (_, Some(active)) => words.player(active, &names),
        _ => words.get("look-builders-over"),
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
        status: Builders::status(&scene),
        form: Form { action: "/t/1", position, seat },
        undo: way,
        redo: if acting { Way::Closed(&redo_words) } else { Way::Hidden },
        pending: Builders::pending(&scene),
        closing: scene.closing_button(),
        more: html! {},
    };
    let moment = Builders::moment(&scene);
    let place = format!("{} · {moment}", Builders::about().name.get(words.lang()));
    let parts = TableParts {
        heading: place.clone(),
        notices: html! {},
        players: look::panel(
            "players",
            &words.get("site-players"),
            &html! {},
            &html! {
                div.players { @for seat in Seat::all(view.players()) { (Builders::rival(&scene, seat)) } }
            },
        ),
        board: html! { div #board { (Builders::board(&scene)) } },
        side: html! {
            (look::panel("log", &words.get("site-story"), &html! {}, &html! { div.tall tabindex="0" role="group" aria-label=(words.get("site-story")) { (look::log_list(words, "builders", &lines)) } }))
            section.panel #decisions { details { summary { h2 { (words.get("site-decisions")) } } (scene.decision_list()) } }
            (look::panel("chat", &words.get("site-chat"), &html! {}, &look::chat(words, &[look::ChatLine { seat: Some(Seat(1)), name: "Marcus".to_owned(), text: "Salve!".to_owned() }], Some(&Form { action: "/t/1/say", position, seat }), 1000)))
        },
        mine: html! { section #mine aria-label=(words.get("look-builders-tray")) { (look::now_bar(&bar)) div #tray { (Builders::tray(&scene)) } } },
    };
    let mut page = page(words, &place, theme, Kind::Table("builders"));
    page.place = &place;
    look::document(&page, &look::table_main(&parts))
}

fn over_page(words: &Words, theme: Theme) -> Markup {
    let mut table = new_table("over", 4, &Setup::default());
    let mut scores: Vec<Vec<i32>> = Vec::new();
    let mut round = 0;
    let mut chance = Quick::from_number(7);
    let totals =
        |standings: &Standings| standings.seats.iter().map(|s| s.total).collect::<Vec<_>>();
    while let Some(seat) = deciding(&table) {
        let view = table.view(Some(seat));
        if view.round() != round {
            round = view.round();
            scores.push(totals(&table.standings()));
        }
        let decision = Builders::sensible(&view, seat, &mut chance);
        table.decide(seat, decision).expect("legal");
    }
    scores.push(totals(&table.standings()));
    let names = table.names();
    let standings = table.standings();
    let content = html! {
        h1 { (words.get("look-builders-over")) }
        div.stack {
            (look::panel("sheet", &words.get("look-sheet"), &html! {}, &look::score_sheet(words, &standings, &names)))
            (look::panel("chart", &words.get("look-chart"), &html! {}, &look::score_chart(words, standings.unit, &scores, &words.get("site-turns"), &names)))
        }
    };
    look::document(&page(words, &words.get("look-builders-over"), theme, Kind::Wide), &content)
}

fn home_page(words: &Words, theme: Theme) -> Markup {
    let about = Builders::about();
    let origins = Pack::builtin().origins();
    let others = ["praetor", "magna-roma", "hadrian"];
    let content = html! {
        h1 { "Ludi" }
        h2 { (words.get("look-rules")) }
        div.shelf {
            @for id in std::iter::once("builders").chain(others) {
                @let mut about = about.clone();
                @let () = about.id = id;
                (look::game_card(words, &look::Card {
                    about: &about,
                    mark: look::provenance_mark(words, "builders", origins),
                    actions: html! { (look::link_button(&words.get("site-play-now"), "/", true)) (look::link_button(&words.get("look-rules"), "/", false)) },
                }))
            }
        }
    };
    look::document(&page(words, "Ludi", theme, Kind::Wide), &content)
}

fn parts_page(words: &Words, theme: Theme) -> Markup {
    use look::{Choice, Tone};
    let choices: Vec<Choice> = ["I", "II", "III", "IV"]
        .iter()
        .enumerate()
        .map(|(index, label)| Choice {
            value: (*label).to_owned(),
            label: html! { (look::badge(Seat(index as u8))) (label) },
            chosen: index == 1,
        })
        .collect();
    let content = html! {
        h1 { "Parts" }
        (look::notice(Tone::Info, &html! { p { "Something to know. " a href="/" { "More" } } }))
        (look::notice(Tone::Good, &html! { p { "Something went well." } }))
        (look::notice(Tone::Warn, &html! { p { "Something was refused." } }))
        form {
            (look::choice_group("seat", "seat", &html! { "Seat" }, &choices))
            (look::switch("bank", "bank", "Finite bank", true, &html! { "The bank holds 108 sesterces. " (look::rule_link("builders", "AM-01")) }))
            (look::field("name", "Name", &html! { input #name type="text" name="name" value="Livia" aria-describedby="name-help"; }, &html! { "Shown to others." }))
            p { (look::button("Start", "", "", true)) " " (look::button("Later", "later", "1", false)) " " (look::link_button("Rules", "/", false)) }
        }
        p { @for seat in 0..6 { (look::seat_name(words, Seat(seat), &[])) " " } }
        p { (look::coins(words, 5)) " " (look::points(words, "12,3")) " " (look::action_dots(words, 2, 3)) }
    };
    look::document(&page(words, "Parts", theme, Kind::Reading), &content)
}
