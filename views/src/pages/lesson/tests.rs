//! What must hold for every step of every lesson as it is drawn.

use ludi_engine::lesson::{Play, Standing, Task, walk};
use ludi_engine::{AnyGame, LOT, Lang};
use scraper::Html;

use super::dress::lit;
use super::prose::unknown_sign;
use super::*;
use crate::components::tests::{all, check, check_prose, read};
use crate::words;

fn draw(visitor: &Visitor, play: &Play<'_>) -> String {
    page(&LessonView { visitor, play, advice: None, next: None }).into_string()
}

/// Whether something with this name stands on a page: a piece, a part, a decision or an id.
fn has(html: &Html, name: &str) -> bool {
    let named = |attribute: &str| !all(html, &format!("[{attribute}='{name}']")).is_empty();
    named("data-piece") || named("data-part") || named("id") || named("value")
}

/// What is wrong with a step as it is drawn: something is pointed at that is not there, what is to
/// be decided has no control, or a seal lies on nothing.
fn slip_of(play: &Play<'_>, html: &Html, view: &LessonView<'_>) -> Option<String> {
    let missing = |names: &[String]| names.iter().find(|name| !has(html, name)).cloned();
    if let Standing::Asked = play.standing {
        if let Some(name) = missing(&lit(view)) {
            return Some(format!("points at {name}, which is not there"));
        }
        for asked in play.asked() {
            let buttons = all(html, "button[type=submit][name=decision]");
            let decides = |value: &str| value.split(LOT).next() == Some(asked);
            if !buttons.iter().any(|button| button.attr("value").is_some_and(decides)) {
                return Some(format!("asks for {asked}, which has no control"));
            }
        }
    }
    let parts = play.lesson.seals(play.step + 1).flat_map(|seal| &seal.parts);
    let unsealed = |part: &&&str| {
        all(html, &format!("[data-part='{part}'][inert], [data-piece='{part}'][inert]")).is_empty()
    };
    let over = matches!(play.standing, Standing::Done);
    parts.into_iter().find(unsealed).filter(|_| !over).map(|part| format!("{part} is not sealed"))
}

fn walk_all(mut look: impl FnMut(&'static dyn AnyGame, &Play<'_>) -> Result<(), String>) {
    for game in ludi_registry::all() {
        let course = ludi_registry::course(game.id());
        for lesson in &course.lessons {
            walk(game, course, lesson, &mut |play| look(game, play)).unwrap_or_else(|problem| {
                panic!("{}, lesson {}: {problem}", game.id(), lesson.number)
            });
        }
    }
}

#[test]
fn everything_a_lesson_points_at_asks_for_or_seals_is_on_its_page() {
    let visitor = Visitor::default();
    let mut seen = 0;
    walk_all(|_, play| {
        seen += 1;
        let view = LessonView { visitor: &visitor, play, advice: None, next: None };
        let html = read(&draw(&visitor, play));
        slip_of(play, &html, &view).map_or(Ok(()), Err)
    });
    assert!(seen > 100, "only {seen} positions were drawn");
}

/// Where one plays freely, Noctua may insist, but does not say the same again and again.
#[test]
fn what_is_said_on_a_free_way_is_not_said_three_times_running() {
    let (mut last, mut times, mut said) = ("", 0, 0);
    let mut again = Vec::new();
    walk_all(|game, play| {
        let Some(tip) = play.tip().filter(|_| ["builders", "hadrian"].contains(&game.id())) else {
            (last, times) = ("", 0);
            return Ok(());
        };
        let now = tip.say.get(Lang::En);
        times = if now == last { times + 1 } else { 1 };
        if times > 2 {
            again.push(format!("after {:?}: {now}", play.did.last()));
        }
        last = now;
        said += 1;
        Ok(())
    });
    assert!(said > 40, "{said}");
    assert!(again.is_empty(), "{}", again.join("\n"));
}

#[test]
fn pages_of_lessons_are_sound_in_both_languages() {
    let visitors = Lang::ALL.map(|lang| Visitor { lang, ..Visitor::default() });
    let mut count = 0;
    walk_all(|_, play| {
        count += 1;
        // Ways that differ look alike.
        if count % 5 == 0 || play.did.len() < 4 {
            let visitor = &visitors[count % 2];
            check_prose(&check(&draw(visitor, play)), visitor.lang);
        }
        Ok(())
    });
}

/// The strong button is the thing most people want next: not the end of a turn with actions left.
#[test]
fn ending_a_turn_is_quiet_while_actions_are_left() {
    let visitor = Visitor::default();
    let (mut quiet, mut strong) = (0, 0);
    walk_all(|game, play| {
        if game.id() != "builders" {
            return Ok(());
        }
        let html = read(&draw(&visitor, play));
        let left = all(&html, "#now .dots use[href$='#action']").len();
        for button in all(&html, "#now button[value=end]") {
            let is_strong = button.value().classes().any(|class| class == "go");
            if is_strong != (left == 0) {
                return Err(format!("{left} actions left, strong: {is_strong}"));
            }
            *(if is_strong { &mut strong } else { &mut quiet }) += 1;
        }
        Ok(())
    });
    assert!(quiet > 20 && strong > 5, "{quiet} quiet, {strong} strong");
}

#[test]
fn signs_in_lessons_are_drawn() {
    for game in ludi_registry::all() {
        for lesson in &ludi_registry::course(game.id()).lessons {
            let cells = lesson.steps.iter().flat_map(|step| &step.answers);
            let cells = cells.flat_map(|answer| &answer.rows).flat_map(|row| &row.cells);
            let texts = lesson.texts().into_iter().flat_map(|text| [text.en, text.fr]);
            for text in texts.chain(cells.copied()) {
                assert_eq!(unknown_sign(game.id(), text), None, "{}: {text}", lesson.number);
            }
        }
    }
}

#[test]
fn what_was_done_survives_addresses_and_cookies() {
    let did = ["open house", ".", "map own r4c1 rot90!", "at -1 1"].map(str::to_owned);
    let path = path("builders", 2, &did);
    assert_eq!(path, "/learn/builders/2?did=open+house,.,map+own+r4c1+rot90!,at+-1+1");
    assert_eq!(remembered(&memory(&did)), did);
    assert_eq!(remembered("a%2Cb~~caf%C3%A9"), ["a,b", "café"]);
}

#[test]
fn nobody_is_waited_for_at_the_end_of_a_lesson() {
    let game = ludi_registry::game("hadrian").expect("a game");
    let course = ludi_registry::course("hadrian");
    let visitor = Visitor::default();
    let did = [".", "citizen traders", "mine", "mine", ".", "fort builder", "wall"];
    let lesson = course.lesson(1).expect("a first lesson");
    let play = Play::new(lesson, course, game, &did.map(str::to_owned), &mut |_, _| None)
        .expect("it can be done");
    assert!(matches!(play.standing, Standing::Done));
    let drawn = read(&draw(&visitor, &play));
    let now: String = all(&drawn, "#now").iter().flat_map(scraper::ElementRef::text).collect();
    assert!(now.contains("This lesson is over."), "{now}");
}

#[test]
fn a_wrong_move_is_shown_answered_and_can_be_taken_back() {
    let game = ludi_registry::game("builders").expect("a game");
    let course = ludi_registry::course("builders");
    let visitor = Visitor::default();
    let did = [".", ".", "open shop"].map(str::to_owned);
    let lesson = course.lesson(1).expect("a first lesson");
    let play = Play::new(lesson, course, game, &did, &mut |_, _| None).expect("it can be done");
    let html = read(&draw(&visitor, &play));
    assert_eq!(all(&html, ".guide.answers .guide-rows tr").len(), 2);
    assert_eq!(all(&html, ".guide a.go")[0].attr("href"), Some("/learn/builders/1?did=.,."));
    assert!(all(&html, "#board button[type=submit]").is_empty(), "first it is taken back");
    assert!(!all(&html, "[data-piece=building-shop][data-lit]").is_empty());
    let words = words::game("builders", Lang::En);
    assert!(html.html().contains(&words.get("guide-take-back")));
    assert!(matches!(lesson.steps[0].task, Task::Look));
}

#[test]
fn a_sign_and_its_number_stay_in_one_line() {
    let drawn = prose("builders", "It wants [wood] **1** and [stone] 2, no [decoration].");
    for number in ["</span>\u{a0}<strong>1", "</span>\u{a0}2,"] {
        assert!(drawn.0.contains(number), "{}", drawn.0);
    }
}

#[test]
fn a_game_against_bots_ends_with_who_has_won() {
    let visitor = Visitor::default();
    let mut ends = 0;
    walk_all(|_, play| {
        let is_over = play.table.next() == Next::Over;
        if play.lesson.level.is_some() && is_over && matches!(play.standing, Standing::Done) {
            ends += 1;
            let said = all(&read(&draw(&visitor, play)), "#guide .lead strong").len();
            return if said == 1 { Ok(()) } else { Err("does not say who has won".to_owned()) };
        }
        Ok(())
    });
    assert!(ends > 0, "no game of a lesson is played to its end");
}
