//! The law of lessons.

use super::well_written;
use crate::lesson::{Course, check};
use crate::{Lang, Words, any_game};

/// Every lesson can be played from its beginning to its end by its own steps, in every way it allows;
/// what else it names is answered as it says; its texts are well written in both languages. A course has
/// four to eight lessons of two to six minutes.
pub fn lessons_can_be_played<G: Words>() {
    let game = any_game::<G>();
    let course = Course::read(G::about().lessons).unwrap_or_else(|error| panic!("{error}"));
    let count = course.lessons.len();
    assert!(count == 0 || (4..=8).contains(&count), "a course has 4 to 8 lessons, not {count}");
    for lesson in &course.lessons {
        assert!((2..=6).contains(&lesson.minutes), "lesson {} takes too long", lesson.number);
        let later = lesson.sealed.iter().filter_map(|seal| seal.until);
        assert!(later.max() <= Some(count), "lesson {} seals for ever", lesson.number);
        let walked = check(game, &course, lesson)
            .unwrap_or_else(|problem| panic!("lesson {}: {problem}", lesson.number));
        assert!(walked.ways > 0, "lesson {} has no end", lesson.number);
        for text in lesson.texts() {
            for lang in Lang::ALL {
                well_written(lang, &plain(text.get(lang)));
            }
        }
    }
}

/// A text without its marks: what is strong or slanted, signs, paragraphs.
fn plain(text: &str) -> String {
    let mut said = String::new();
    let mut in_sign = false;
    for letter in text.replace('*', "").replace('\n', " ").chars() {
        match letter {
            '[' => {
                in_sign = true;
                said.push('…');
            }
            ']' => in_sign = false,
            _ if !in_sign => said.push(letter),
            _ => {}
        }
    }
    said.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
