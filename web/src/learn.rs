//! Lessons over HTTP. A position of a lesson is an address: nothing is stored but progress, in a
//! cookie for each game.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar};
use ludi_engine::lesson::{Advice, Course, Lesson, Play, PlayError, Standing};
use ludi_engine::{AnyGame, AnyTable, LOT, Seat};
use ludi_views::Visitor;
use ludi_views::pages::learn::{self, Begun, Progress};
use ludi_views::pages::lesson::{self, LessonView};
use serde::Deserialize;

use crate::App;
use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::request::Posted;
use crate::session::{Session, SetCookie};

/// The cookie that holds the progress in a game begins with this.
const LESSONS: &str = "lessons-";
/// What is done in a lesson is longer than this in no lesson; longer cookies are refused by browsers.
const LONGEST: usize = 3_000;

/// Everything an address of a lesson says.
#[derive(Deserialize)]
pub struct Asked {
    did: Option<String>,
}

impl Asked {
    fn did(&self) -> Vec<String> {
        let text = self.did.as_deref().filter(|text| text.len() <= LONGEST);
        text.map(lesson::did).unwrap_or_default()
    }
}

/// The course of a game.
pub async fn course(session: Session, headers: HeaderMap, Path(id): Path<String>) -> Answer {
    let game = ludi_registry::game(&id).ok_or(WebError::NotFound)?;
    if ludi_registry::course(&id).lessons.is_empty() {
        return Err(WebError::NotFound);
    }
    let progress = progress(&headers, game);
    Ok(learn::page(&session.visitor, game, &progress).into_response())
}

/// Where a lesson of a game is found.
fn find(id: &str, number: usize) -> Result<(&'static dyn AnyGame, &'static Lesson), WebError> {
    let game = ludi_registry::game(id).ok_or(WebError::NotFound)?;
    let lesson = ludi_registry::course(id).lesson(number).ok_or(WebError::NotFound)?;
    Ok((game, lesson))
}

/// Plays a lesson as far as it was played.
fn play(
    game: &dyn AnyGame,
    lesson: &'static Lesson,
    did: &[String],
) -> Result<Play<'static>, PlayError> {
    let course: &Course = ludi_registry::course(game.id());
    let mut bot = |table: &dyn AnyTable, seat: Seat| ludi_registry::lesson_bot(lesson, table, seat);
    Play::new(lesson, course, game, did, &mut bot)
}

/// What the guide would do, as it stands in an address; also after something else was done.
fn advice(visitor: &Visitor, game: &dyn AnyGame, now: &Play<'static>) -> Option<String> {
    let before;
    let play = match now.standing {
        Standing::Done => return None,
        Standing::Asked => now,
        Standing::Answered(_) => {
            before = self::play(game, now.lesson, &now.did[..now.did.len() - 1]).ok()?;
            &before
        }
    };
    let first = next(play)?;
    if !lesson::is_laid(visitor, play, &first) {
        return Some(first);
    }
    // A tile is laid and turned in one move.
    let did: Vec<String> = play.did.iter().chain([&first]).cloned().collect();
    let turn = self::play(game, play.lesson, &did).ok().and_then(|laid| next(&laid));
    Some(turn.map_or_else(|| first.clone(), |turn| format!("{first}{LOT}{turn}")))
}

/// What the guide would do next: one thing.
fn next(play: &Play<'_>) -> Option<String> {
    match play.advice()? {
        Advice::GoOn => Some(".".to_owned()),
        Advice::Decide(decision) => Some(decision),
        Advice::Bot => ludi_registry::lesson_bot(play.lesson, &*play.table, play.lesson.seat),
    }
}

/// A lesson, with what was done in it.
pub async fn show(
    State(app): State<App>,
    session: Session,
    headers: HeaderMap,
    Path((id, number)): Path<(String, usize)>,
    Query(asked): Query<Asked>,
) -> Answer {
    let (game, lesson) = find(&id, number)?;
    let did = asked.did();
    let now = match play(game, lesson, &did) {
        Ok(now) => now,
        // An old or mistyped address leads as far as it can.
        Err(error) if did.is_empty() => {
            tracing::error!(game = id, number, problem = error.problem, "lesson");
            return Err(WebError::NotFound);
        }
        Err(error) => {
            let to = lesson::path(game.id(), number, &did[..error.followed]);
            return Ok(Redirect::to(&to).into_response());
        }
    };
    let mut progress = progress(&headers, game);
    note(&mut progress, &now);
    let cookie = kept(game, &progress, app.is_secure());
    let course = ludi_registry::course(&id);
    let next = course.lesson(number + 1).map(|next| next.title.get(session.visitor.lang));
    let advice = advice(&session.visitor, game, &now);
    let view = LessonView { visitor: &session.visitor, advice, play: &now, next };
    Ok((cookie, lesson::page(&view)).into_response())
}

/// Does something in a lesson.
pub async fn decide(
    State(app): State<App>,
    session: Session,
    Path((id, number)): Path<(String, usize)>,
    Query(asked): Query<Asked>,
    Posted(fields): Posted,
) -> Answer {
    session.pass(&app, Kind::Decision).await?;
    let (game, lesson) = find(&id, number)?;
    let mut did = asked.did();
    let back = |did: &[String]| -> Response {
        Redirect::to(&lesson::path(game.id(), number, did)).into_response()
    };
    let Ok(mut now) = play(game, lesson, &did) else { return Ok(back(&did)) };
    // Whoever was told why something is refused simply does something else.
    if let Standing::Answered(reply) = &now.standing
        && (reply.refused.is_some() || reply.sealed.is_some())
    {
        did.pop();
        match play(game, lesson, &did) {
            Ok(before) => now = before,
            Err(_) => return Ok(back(&did)),
        }
    }
    let mut bot = |table: &dyn AnyTable, seat: Seat| ludi_registry::lesson_bot(lesson, table, seat);
    // What is no decision here changes nothing.
    let _ = now.go(fields.get("decision").unwrap_or_default(), &mut bot);
    Ok(back(&now.did))
}

/// Notes how far somebody is.
fn note(progress: &mut Progress, now: &Play<'_>) {
    let number = now.lesson.number;
    if let Standing::Done = now.standing {
        if !progress.done.contains(&number) {
            progress.done.push(number);
            progress.done.sort_unstable();
        }
        if progress.open.as_ref().is_some_and(|open| open.lesson == number) {
            progress.open = None;
        }
        return;
    }
    let mut did = now.did.clone();
    if let Standing::Answered(_) = now.standing {
        did.pop();
    }
    progress.open = Some(Begun { lesson: number, step: now.step + 1, did });
}

/// What a browser knows of the progress in a game: the lessons done, the one begun, its step and
/// what was done in it, as `1.2|3|2|open+house~send+apprentice_1`.
pub fn progress(headers: &HeaderMap, game: &dyn AnyGame) -> Progress {
    let jar = CookieJar::from_headers(headers);
    let name = format!("{LESSONS}{}", game.id());
    let text = jar.get(&name).map(Cookie::value).unwrap_or_default();
    let all = ludi_registry::course(game.id()).lessons.len();
    let mut parts = text.split('|');
    let numbers = parts.next().unwrap_or_default().split('.').filter_map(|it| it.parse().ok());
    let mut done: Vec<usize> = numbers.filter(|it| (1..=all).contains(it)).collect();
    done.sort_unstable();
    done.dedup();
    let open = parts.next().and_then(|it| it.parse().ok()).filter(|it| (1..=all).contains(it));
    let step = parts.next().and_then(|it| it.parse().ok()).unwrap_or(1);
    let did = parts.next().map(lesson::remembered).unwrap_or_default();
    Progress { done, open: open.map(|lesson| Begun { lesson, step, did }) }
}

/// The cookie that keeps the progress in a game.
fn kept(game: &'static dyn AnyGame, progress: &Progress, secure: bool) -> SetCookie {
    let done: Vec<String> = progress.done.iter().map(ToString::to_string).collect();
    let mut text = done.join(".");
    if let Some(open) = &progress.open {
        let did = lesson::memory(&open.did);
        let did = if did.len() > LONGEST { String::new() } else { did };
        text = format!("{text}|{}|{}|{did}", open.lesson, open.step);
    }
    SetCookie::named(format!("{LESSONS}{}", game.id()), &text, secure)
}

#[cfg(test)]
mod tests {
    use axum::http::header::{COOKIE, HeaderValue};

    use super::*;

    fn read(cookie: &str) -> Progress {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_str(cookie).expect("a header"));
        progress(&headers, ludi_registry::game("builders").expect("a game"))
    }

    #[test]
    fn a_cookie_keeps_laurels_and_where_one_stopped() {
        let known = read("lessons-builders=1.3|2|4|open+archery_range~.~recruit+apprentice_2!");
        let did = ["open archery_range", ".", "recruit apprentice_2!"].map(str::to_owned).to_vec();
        assert_eq!(
            known,
            Progress { done: vec![1, 3], open: Some(Begun { lesson: 2, step: 4, did }) }
        );
        let game = ludi_registry::game("builders").expect("a game");
        assert_eq!(format!("{:?}", kept(game, &known, false)).matches("1.3|2|4|").count(), 1);
    }

    /// "Show me" lays a tile where it belongs and turns it at once, also after it was laid otherwise.
    #[test]
    fn a_tile_is_shown_laid_and_turned_in_one_go() {
        let before = ".,.,activate gold_mine_1,worker 3,build lumber_mill_2,worker 2";
        let Ok((game, lesson)) = find("praetor", 1) else { panic!("a lesson") };
        for wrong in ["", "at 1 1; turn 90", "at 1 1"] {
            let mut did = lesson::did(before);
            did.extend((!wrong.is_empty()).then(|| wrong.to_owned()));
            let Ok(now) = play(game, lesson, &did) else { panic!("{did:?} can be played") };
            let shown = advice(&Visitor::default(), game, &now);
            let expected = if wrong == "at 1 1" { "turn 0" } else { "at 1 1; turn 0" };
            assert_eq!(shown.as_deref(), Some(expected), "after {wrong:?}");
        }
    }

    #[test]
    fn a_damaged_cookie_is_no_progress() {
        assert_eq!(read("lessons-builders=99.x.0|77||%%"), Progress::default());
        assert_eq!(read("other=1"), Progress::default());
    }
}
