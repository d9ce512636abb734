//! `ludi lessons`

use std::io::Write as _;

use ludi_engine::lesson::{Lesson, Walked, check};
use ludi_engine::{AnyGame, Phrase};
use serde_json::{Value as Json, json};

use crate::cli::LessonsArgs;
use crate::failure::Failure;
use crate::speech::Speech;

/// Lists the lessons of a game; with `--check`, plays them.
pub fn run(args: &LessonsArgs, speech: &Speech) -> Result<(), Failure> {
    let game = speech.game(&args.game)?;
    let course = ludi_registry::course(&args.game);
    let walk = |lesson: &Lesson| args.check.then(|| check(game, course, lesson));
    let walked: Vec<_> = course.lessons.iter().map(|it| (it, walk(it))).collect();
    let bad = walked.iter().filter(|(_, found)| matches!(found, Some(Err(_)))).count();
    if args.json {
        let lessons: Vec<Json> = walked.iter().map(|(it, found)| told(it, found, speech)).collect();
        let object = json!({ "game": game.id(), "lessons": lessons });
        writeln!(std::io::stdout(), "{object}")?;
    } else {
        list(game, &walked, speech)?;
    }
    if bad == 0 {
        return Ok(());
    }
    Err(speech.work(&Phrase::new("lessons-bad").with("count", bad)))
}

/// What came of playing a lesson, if it was played.
type Found = Option<Result<Walked, String>>;

fn list(game: &dyn AnyGame, walked: &[(&Lesson, Found)], speech: &Speech) -> Result<(), Failure> {
    let lang = speech.lang();
    let mut out = std::io::stdout().lock();
    let head = Phrase::new("lessons-count").with("game", game.about().name);
    writeln!(out, "{}", speech.say(&head.with("count", walked.len())))?;
    for (lesson, found) in walked {
        let minutes = Phrase::new("lessons-minutes").with("minutes", lesson.minutes);
        writeln!(
            out,
            "  {}  {} ({}) — {}",
            lesson.number,
            lesson.title.get(lang),
            speech.say(&minutes),
            lesson.goal.get(lang)
        )?;
        match found {
            None => {}
            Some(Ok(walked)) => {
                let good = Phrase::new("lessons-good")
                    .with("ways", walked.ways)
                    .with("positions", walked.positions)
                    .with("answers", walked.answers);
                writeln!(out, "     ✓ {}", speech.say(&good))?;
            }
            Some(Err(problem)) => writeln!(out, "     ✗ {problem}")?,
        }
    }
    Ok(())
}

/// A lesson for another program; `docs/json.md` describes it.
fn told(lesson: &Lesson, found: &Found, speech: &Speech) -> Json {
    let lang = speech.lang();
    let mut object = json!({
        "number": lesson.number,
        "title": lesson.title.get(lang),
        "goal": lesson.goal.get(lang),
        "minutes": lesson.minutes,
        "steps": lesson.steps.len(),
    });
    match found {
        None => {}
        Some(Ok(Walked { ways, positions, answers })) => {
            object["walked"] = json!({ "ways": ways, "positions": positions, "answers": answers });
        }
        Some(Err(problem)) => object["problem"] = json!(problem),
    }
    object
}
