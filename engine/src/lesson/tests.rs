use super::*;
use crate::any_game;
use crate::pebbles::Pebbles;

const LESSON: &str = r#"
title = { en = "Pebbles", fr = "Cailloux" }
goal = { en = "Draw one.", fr = "En tirer un." }
minutes = 2
players = ["Anna"]
seed = "a lesson"

[[sealed]]
decisions = ["ready"]

[[step]]
say = { en = "Look.", fr = "Regardez." }

[[step]]
say = { en = "Try to take one.", fr = "Essayez d’en prendre un." }
do = "take"
refused = "PB-001"

[[step]]
say = { en = "Pick a number.", fr = "Choisissez un nombre." }
do = "pick 3"
praise = { en = "Fine.", fr = "Bien." }

[[step.way]]
do = "pick 2"
praise = { en = "Finer.", fr = "Mieux." }

[[step.answer]]
to = "pick 0"
say = { en = "Nothing?", fr = "Rien ?" }
go_on = true

[[step.answer]]
to = "*"
say = { en = "A number, too.", fr = "Un nombre aussi." }

[[step.answer]]
to = "draw; take"
say = { en = "Pick first.", fr = "Choisissez d’abord." }
rule = "PB-001"
refused = true

[[step]]
say = { en = "Draw.", fr = "Tirez." }
do = "draw"

[[step.answer]]
to = "take"
say = { en = "Later.", fr = "Plus tard." }

[done]
title = { en = "Done", fr = "Fini" }
say = { en = "You drew.", fr = "Vous avez tiré." }
learnt = [{ en = "To draw", fr = "Tirer" }]
"#;

fn play<'c>(course: &'c Course, did: &[&str]) -> Result<Play<'c>, PlayError> {
    let did: Vec<String> = did.iter().map(|entry| (*entry).to_owned()).collect();
    let game = any_game::<Pebbles>();
    Play::new(&course.lessons[0], course, game, &did, &mut |_, _| None)
}

fn course(text: &str) -> Course {
    Course::read(&[text]).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_lesson_is_played_by_its_own_steps_in_every_way() {
    let course = course(LESSON);
    let walked = check(any_game::<Pebbles>(), &course, &course.lessons[0]);
    // Two ways, and one more with what one may stay with.
    assert_eq!(walked, Ok(Walked { ways: 3, positions: 9, answers: 4 }));
}

#[test]
fn other_moves_are_tried_answered_and_taken_back_to_the_same_cards() {
    let course = course(LESSON);
    let ends = |did: &[&str]| play(&course, did).unwrap();
    let first = ends(&[".", "take", "pick 3", "draw"]);
    assert!(matches!(first.standing, Standing::Done));

    let wrong = ends(&[".", "take", "pick 3", "take"]);
    let Standing::Answered(reply) = &wrong.standing else { panic!("it is answered") };
    assert_eq!(reply.answer.unwrap().say.en, "Later.");
    assert!(reply.refused.is_none(), "it was allowed, and is shown");
    assert_eq!(wrong.table.last_index(), first.table.last_index() - 1);

    let refused = ends(&[".", "take", "draw"]);
    let Standing::Answered(reply) = &refused.standing else { panic!("it is answered") };
    assert_eq!(reply.refused.as_ref().unwrap().rule, Some("PB-001"));
    assert_eq!(reply.answer.unwrap().say.en, "Pick first.", "what is allowed has another answer");
    let allowed = ends(&[".", "take", "pick 1"]);
    let Standing::Answered(reply) = &allowed.standing else { panic!("it is answered") };
    assert_eq!(reply.answer.unwrap().say.en, "A number, too.");

    let sealed = ends(&[".", "take", "pick 3", "ready"]);
    let Standing::Answered(reply) = &sealed.standing else { panic!("it is answered") };
    assert!(reply.sealed.is_some() && reply.answer.is_none());

    // Taking back is a shorter list: what is drawn afterwards is the same card.
    let again = ends(&[".", "take", "pick 3", "draw"]);
    assert_eq!(again.table.log_for(None), first.table.log_for(None));
}

#[test]
fn ways_have_their_own_praise_and_one_may_stay_with_some_moves() {
    let course = course(LESSON);
    let praise = |did: &[&str]| play(&course, did).unwrap().praise.map(|praise| praise.en);
    assert_eq!(praise(&[".", "take", "pick 3"]), Some("Fine."));
    assert_eq!(praise(&[".", "take", "pick 2"]), Some("Finer."));
    assert_eq!(praise(&[".", "take", "pick 0!"]), Some("Fine."));
    let error = play(&course, &[".", "take", "pick 1!"]).err().unwrap();
    assert_eq!((error.followed, error.problem.as_str()), (2, "one cannot go on with this"));
    assert_eq!(play(&course, &[".", "nonsense", "."]).err().unwrap().followed, 1);
}

#[test]
fn several_decisions_at_once_are_one_entry_and_taken_back_together() {
    let course = course(LESSON);
    let both = play(&course, &[".", "take", "pick 3; draw"]).unwrap();
    assert!(matches!(both.standing, Standing::Done));
    assert_eq!(both.did, [".", "take", "pick 3; draw"]);

    let wrong = play(&course, &[".", "take", "pick 0; draw"]).unwrap();
    let Standing::Answered(reply) = &wrong.standing else { panic!("it is answered") };
    assert_eq!(reply.decision, "pick 0");
    let only = play(&course, &[".", "take", "pick 0"]).unwrap();
    assert!(wrong.table.last_index() > only.table.last_index(), "the rest is shown as well");

    let refused = play(&course, &[".", "take", "draw; pick 3"]).unwrap();
    assert_eq!(
        refused.table.last_index(),
        play(&course, &[".", "take"]).unwrap().table.last_index()
    );
}

#[test]
fn the_guide_knows_what_comes_next() {
    let course = course(LESSON);
    let advice = |did: &[&str]| play(&course, did).unwrap().advice();
    assert_eq!(advice(&[]), Some(Advice::GoOn));
    assert_eq!(advice(&[".", "take"]), Some(Advice::Decide("pick 3".to_owned())));
    assert_eq!(advice(&[".", "take", "pick 0"]), None, "first it is taken back");
}

#[test]
fn mistakes_are_named_with_lesson_entry_and_field() {
    let wrong = |from: &str, to: &str| {
        let text = LESSON.replace(from, to);
        let found = Course::read(&[&text]).err().map(|error| error.to_string());
        found.unwrap_or_else(|| {
            let course = course(&text);
            let game = any_game::<Pebbles>();
            check(game, &course, &course.lessons[0]).expect_err("something is wrong")
        })
    };
    let says = |from, to, what: &str| {
        let said = wrong(from, to);
        assert!(said.contains(what), "{said}");
    };
    says("minutes = 2", "minutes = 99", "lesson 1, minutes: 99 is not between 1 and 20");
    says("fr = \"Tirez.\"", "fr = \"\"", "lesson 1, step.4.say, fr: says nothing");
    says("go_on = true", "goes_on = true", "did you mean \"go_on\"?");
    says("do = \"draw\"", "do = \"give 1\"", "\"give 1\" is refused (PB-002)");
    says("refused = \"PB-001\"", "refused = \"PB-002\"", "is not refused by PB-002");
    says("to = \"take\"", "to = \"pick 1\"", "\"pick 1\" is never possible");
    says("[\"ready\"]", "[\"draw\"]", "\"draw\" is sealed");
}
