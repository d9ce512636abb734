//! Puzzles over HTTP. What was found and answered stands in the address; nothing is stored but which
//! puzzles are solved, in a cookie for each game.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect};
use axum_extra::extract::cookie::{Cookie, CookieJar};
use ludi_engine::puzzle::{Puzzle, Puzzles};
use ludi_engine::{AnyGame, LOT};
use ludi_views::pages::puzzle::{self, Answer as Answered, PuzzleView};
use ludi_views::pages::puzzles::{self, Solved};
use serde::Deserialize;

use crate::App;
use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::request::Posted;
use crate::session::{Session, SetCookie};

/// The cookie that holds what is solved of a game begins with this.
const SOLVED: &str = "puzzles-";
/// A day in seconds.
const DAY: u64 = 86_400;

/// Everything an address of a puzzle says.
#[derive(Deserialize)]
pub struct Asked {
    /// How many of its decisions are made.
    made: Option<usize>,
    /// What was answered, if it was not right.
    answer: Option<String>,
    /// Whether the solution is asked for.
    show: Option<String>,
}

/// The shelf of puzzles.
pub async fn shelf(session: Session, headers: HeaderMap) -> Answer {
    Ok(puzzles::page(&session.visitor, today(), &solved(&headers)).into_response())
}

/// The day by the sun of Greenwich, from the beginning of 1970.
pub fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / DAY)
}

/// The puzzle of the day.
pub async fn of_today() -> Answer {
    let (game, puzzle) = ludi_registry::puzzle_of_day(today()).ok_or(WebError::NotFound)?;
    Ok(Redirect::to(&puzzle::path(game.id(), puzzle.number, 0)).into_response())
}

type Found = (&'static dyn AnyGame, &'static Puzzles, &'static Puzzle);

fn find(id: &str, number: usize) -> Result<Found, WebError> {
    let of_game = ludi_registry::puzzles().iter().find(|(game, _)| game.id() == id);
    let (game, puzzles) = of_game.ok_or(WebError::NotFound)?;
    Ok((*game, puzzles, puzzles.puzzle(number).ok_or(WebError::NotFound)?))
}

/// A puzzle, with what was found and answered.
pub async fn show(
    State(app): State<App>,
    session: Session,
    headers: HeaderMap,
    Path((id, number)): Path<(String, usize)>,
    Query(asked): Query<Asked>,
) -> Answer {
    let (game, puzzles, puzzle) = find(&id, number)?;
    let made = asked.made.unwrap_or(0).min(puzzle.steps.len());
    let tables: Result<Vec<_>, _> =
        (0..=made).map(|made| puzzles.table(game, puzzle, made)).collect();
    let tables = tables.map_err(|problem| {
        tracing::error!(game = id, number, problem, "puzzle");
        WebError::NotFound
    })?;
    let answer = match (&asked.answer, asked.show.is_some()) {
        (_, true) => Answered::Shown,
        (Some(answer), _) => match tables[made].check(puzzle.seat, answer) {
            Ok(()) => Answered::Wrong(answer.clone()),
            Err(refused) => Answered::Refused(refused),
        },
        _ => Answered::None,
    };
    let is_solved = made == puzzle.steps.len();
    let cookie = is_solved.then(|| keep(game, puzzle, &headers, app.is_secure()));
    let next = puzzles.puzzle(number + 1).map(|next| next.number);
    let view = PuzzleView { visitor: &session.visitor, puzzle, tables: &tables, answer, next };
    Ok((cookie, puzzle::page(&view)).into_response())
}

/// Answers a puzzle.
pub async fn decide(
    State(app): State<App>,
    session: Session,
    Path((id, number)): Path<(String, usize)>,
    Query(asked): Query<Asked>,
    Posted(fields): Posted,
) -> Answer {
    session.pass(&app, Kind::Decision).await?;
    let (game, puzzles, puzzle) = find(&id, number)?;
    let mut made = asked.made.unwrap_or(0).min(puzzle.steps.len());
    let mut wrong = None;
    for decision in fields.get("decision").unwrap_or_default().split(LOT.trim_end()).map(str::trim)
    {
        let table = puzzles.table(game, puzzle, made).map_err(|_| WebError::NotFound)?;
        let decision = table.notation(decision).unwrap_or_else(|| decision.to_owned());
        match puzzle.steps.get(made) {
            None => break,
            Some(step) if step.best == decision => made += 1,
            Some(_) => {
                wrong = Some(decision);
                break;
            }
        }
    }
    // What leaves nothing to choose is not asked.
    while wrong.is_none() && puzzle.steps.get(made).is_some_and(|step| step.others.is_empty()) {
        made += 1;
    }
    let here = puzzle::path(game.id(), number, made);
    let to = match wrong {
        None => here,
        Some(answer) => puzzle::answered(&here, &answer),
    };
    Ok(Redirect::to(&to).into_response())
}

/// What a browser has solved of all games, as `1.3.17` for each.
pub fn solved(headers: &HeaderMap) -> Solved {
    let jar = CookieJar::from_headers(headers);
    let of_game = |(game, puzzles): &'static (&'static dyn AnyGame, Puzzles)| {
        let name = format!("{SOLVED}{}", game.id());
        let text = jar.get(&name).map(Cookie::value).unwrap_or_default();
        let numbers = text.split('.').filter_map(|number| number.parse::<usize>().ok());
        let known = numbers.filter(|number| puzzles.puzzle(*number).is_some());
        known.map(|number| (game.id(), number)).collect::<Vec<_>>()
    };
    ludi_registry::puzzles().iter().flat_map(of_game).collect()
}

/// The cookie that keeps a puzzle as solved.
fn keep(
    game: &'static dyn AnyGame,
    puzzle: &Puzzle,
    headers: &HeaderMap,
    secure: bool,
) -> SetCookie {
    let mut all = solved(headers);
    all.insert((game.id(), puzzle.number));
    let own = all.iter().filter(|(id, _)| *id == game.id());
    let text: Vec<String> = own.map(|(_, number)| number.to_string()).collect();
    SetCookie::named(format!("{SOLVED}{}", game.id()), &text.join("."), secure)
}
