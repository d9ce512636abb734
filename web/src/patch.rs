//! What changed in a text a client has: where it copies from its own, and what is new in between.

use std::hash::BuildHasher as _;
use std::iter;
use std::sync::{Arc, LazyLock};

use foldhash::quality::RandomState;
use foldhash::{HashMap, HashMapExt as _};
use serde::Serialize;

/// Elements a part of a page is cut before. A piece is what stands from one to the next: small enough
/// that little is sent anew, large enough that little has to be remembered.
const CUTS: [&str; 7] = ["<button", "<details", "<div", "<form", "<li", "<p", "<section"];

/// A step of putting a text together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Step {
    /// What the old text has from here to there, in UTF-16 units, as scripts count.
    Copy(u32, u32),
    /// Something new.
    Text(String),
}

/// A text as its pieces: of each the hash, and where it ends.
///
/// This is all that is remembered of what a client has, about a tenth of the text itself; clients that
/// have the same share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known(Arc<[(u64, u32)]>);

impl Known {
    /// What a client knows that has a text.
    pub fn of(text: &str) -> Self {
        let mut end = 0;
        let known = pieces(text).map(|piece| {
            end += units(piece);
            (hash(piece), end)
        });
        Self(known.collect())
    }

    /// How a client makes a text out of the one it has; `known` is what it knows then.
    pub fn steps_to(&self, text: &str, known: &Self) -> Vec<Step> {
        let mut places: HashMap<u64, usize> = HashMap::with_capacity(self.0.len());
        places.extend(self.0.iter().enumerate().rev().map(|(place, (hash, _))| (*hash, place)));
        let start = |place: usize| place.checked_sub(1).map_or(0, |before| self.0[before].1);
        let mut steps = Vec::new();
        // The piece that would go on with the copy under way.
        let mut next = usize::MAX;
        for (piece, (hash, _)) in pieces(text).zip(known.0.iter()) {
            if let Some((same, end)) = self.0.get(next)
                && same == hash
                && let Some(Step::Copy(_, to)) = steps.last_mut()
            {
                *to = *end;
                next += 1;
            } else if let Some(place) = places.get(hash) {
                steps.push(Step::Copy(start(*place), self.0[*place].1));
                next = place + 1;
            } else if let Some(Step::Text(text)) = steps.last_mut() {
                text.push_str(piece);
            } else {
                steps.push(Step::Text(piece.to_owned()));
                next = usize::MAX;
            }
        }
        steps
    }
}

/// Pieces are told apart by their hashes alone, so nobody may foresee these: they are of another
/// kind in every run of the program.
fn hash(piece: &str) -> u64 {
    static KIND: LazyLock<RandomState> = LazyLock::new(RandomState::default);
    KIND.hash_one(piece)
}

/// How long a text is for scripts.
fn units(text: &str) -> u32 {
    if text.is_ascii() {
        return text.len() as u32;
    }
    text.chars().map(|char| char.len_utf16() as u32).sum()
}

/// A text, cut before every element of [`CUTS`].
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    iter::from_fn(move || {
        let first = rest.chars().next()?;
        let from = first.len_utf8();
        let mut tags = rest[from..].match_indices('<').map(|(at, _)| from + at);
        let cut = tags.find(|at| is_cut(&rest[*at..])).unwrap_or(rest.len());
        let (piece, later) = rest.split_at(cut);
        rest = later;
        Some(piece)
    })
}

fn is_cut(text: &str) -> bool {
    let opens = |rest: &str| rest.starts_with([' ', '>']);
    CUTS.iter().any(|tag| text.strip_prefix(tag).is_some_and(opens))
}

#[cfg(test)]
mod tests {
    use super::{Known, Step, pieces};

    /// What a client makes of a text by steps, as its script does.
    fn apply(old: &str, steps: &[Step]) -> String {
        let old: Vec<u16> = old.encode_utf16().collect();
        let taken = steps.iter().flat_map(|step| match step {
            Step::Copy(from, to) => old[*from as usize..*to as usize].to_vec(),
            Step::Text(text) => text.encode_utf16().collect(),
        });
        String::from_utf16(&taken.collect::<Vec<_>>()).unwrap()
    }

    fn steps(old: &str, new: &str) -> Vec<Step> {
        let steps = Known::of(old).steps_to(new, &Known::of(new));
        assert_eq!(apply(old, &steps), new);
        steps
    }

    #[test]
    fn a_text_is_cut_before_elements_and_nothing_is_lost() {
        let text = "<div>é<p>one</p><pre>two</pre><li class=\"x\">🏛</li></div>";
        let cut: Vec<&str> = pieces(text).collect();
        assert_eq!(cut, ["<div>é", "<p>one</p><pre>two</pre>", "<li class=\"x\">🏛</li></div>"]);
        assert_eq!(pieces("").count(), 0);
    }

    #[test]
    fn what_a_client_has_is_copied_and_the_rest_is_sent() {
        let old = "<div><p>é🏛</p><p>two</p><p>three</p></div>";
        assert_eq!(steps(old, old), [Step::Copy(0, 43)]);
        let new = "<div><p>é🏛</p><p>2</p><p>three</p></div>";
        let two = Step::Text("<p>2</p>".into());
        assert_eq!(steps(old, new), [Step::Copy(0, 15), two, Step::Copy(25, 43)]);
    }

    #[test]
    fn any_text_becomes_any_other() {
        let texts = [
            "",
            "plain",
            "<p>1</p><p>1</p><p>1</p>",
            "<p>1</p><p>2</p><p>1</p>",
            "<p>2</p><p>1</p>",
            "<div><li>œ</li><li>🏛</li></div>",
            "<li>🏛</li><div>",
        ];
        for old in texts {
            for new in texts {
                steps(old, new);
            }
        }
    }
}
