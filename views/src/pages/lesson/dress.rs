//! A board dressed for a lesson: what is pointed at shines, what is asked for is marked, what comes
//! later is sealed, and what is refused can be tried all the same.
//!
//! Boards know nothing of lessons. What they draw is text, and every piece says by which name it is
//! known: `data-piece`, `data-part`, an id, or the decision of its button.

use ludi_engine::LOT;
use ludi_engine::lesson::{Play, Sealed, Standing, Task};

use super::LessonView;
use crate::components::note_id;

/// Dresses markup of a board.
pub(super) fn dress(view: &LessonView<'_>, html: &str) -> String {
    let guide = Dresser::new(view);
    // The cell whose ways to lay a tile follow.
    let mut cell = String::new();
    let mut dressed = String::with_capacity(html.len() + 512);
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let (text, tagged) = rest.split_at(start);
        let end = tagged.find('>').map_or(tagged.len(), |end| end + 1);
        let (tag, after) = tagged.split_at(end);
        dressed.push_str(text);
        if tag.starts_with("</") {
            dressed.push_str(tag);
        } else {
            guide.tag(tag, &mut cell, &mut dressed);
        }
        rest = after;
    }
    dressed.push_str(rest);
    dressed
}

struct Dresser<'v> {
    view: &'v LessonView<'v>,
    /// Names of pieces, parts and decisions that are pointed at.
    lit: Vec<String>,
    /// What is to be decided.
    asked: Vec<&'v str>,
    /// What could be thought of but is refused, by the id of its note.
    refused: Vec<(String, String)>,
    /// What somebody has just done something else with, by the words of the decision.
    moved: Vec<String>,
}

/// The id of a cell of a map begins with this; its numbers follow.
const CELL: &str = "cell-";

/// The pieces a decision names, and the cell.
fn named(decision: &str) -> Vec<String> {
    let words: Vec<&str> = decision.split(' ').skip(1).collect();
    let is_number = |word: &&str| word.parse::<i32>().is_ok();
    if words.len() == 2 && words.iter().all(is_number) {
        return vec![format!("{CELL}{}", words.join("-"))];
    }
    words.iter().filter(|word| !is_number(word)).map(|word| (*word).to_owned()).collect()
}

/// What was done otherwise than asked for: a number alone speaks of what the step was about.
fn moved(play: &Play<'_>) -> Vec<String> {
    let Standing::Answered(_) = &play.standing else { return Vec::new() };
    let before = play.made().iter().rev().copied();
    let all = play.did.last().map(String::as_str).into_iter().chain(before);
    let mut all = all.map(|did| did.split(LOT).flat_map(named).collect::<Vec<_>>());
    all.find(|named| !named.is_empty()).unwrap_or_default()
}

impl<'v> Dresser<'v> {
    fn new(view: &'v LessonView<'v>) -> Self {
        let play = view.play;
        let seat = play.lesson.seat;
        let asks = view.acts();
        let refused = |decision: &String| play.table.check(seat, decision).is_err();
        let refused = play.table.conceivable(seat).into_iter().filter(refused);
        Self {
            view,
            lit: lit(view),
            moved: moved(play),
            asked: if asks { play.asked().collect() } else { Vec::new() },
            refused: if asks {
                refused.map(|decision| (note_id(&decision), decision)).collect()
            } else {
                Vec::new()
            },
        }
    }

    /// Writes a tag with what the guide adds to it.
    fn tag(&self, tag: &str, cell: &mut String, out: &mut String) {
        let mut tag = tag.to_owned();
        let name = |name| attribute(&tag, name);
        let named = ["data-piece", "data-part", "id"].into_iter().filter_map(name);
        let named: Vec<String> = named.map(str::to_owned).collect();
        let seal = named.iter().find_map(|name| self.seal_of_part(name));
        let shines = named.iter().any(|name| self.lit.contains(name) || self.was_moved(name));
        if attribute(&tag, "name") == Some("decision")
            && let Some(value) = attribute(&tag, "value").map(str::to_owned)
        {
            tag = self.button(&tag, &value);
            *cell = value;
        } else if let Some(mark) = attribute(&tag, "data-way").and_then(|way| self.leads(cell, way))
        {
            tag = with(&tag, &format!("data-leads=\"{mark}\""));
        } else if attribute(&tag, "aria-disabled") == Some("true")
            && let Some(note) = attribute(&tag, "aria-describedby")
            && let Some((_, decision)) = self.refused.iter().find(|(id, _)| id == note)
        {
            tag = self.refused_button(&tag, decision);
        } else if attribute(&tag, "name") == Some("site") {
            tag = self.picked(&tag);
        }
        if shines {
            tag = with(&tag, "data-lit");
        }
        if let Some(seal) = seal {
            tag = with(&tag, &format!("inert data-sealed=\"{}\"", self.later(seal)));
        }
        out.push_str(&tag);
    }

    /// Whether a piece is what somebody has just done something else with, or the cell where.
    fn was_moved(&self, piece: &str) -> bool {
        self.moved.iter().any(|word| match word.strip_prefix(CELL) {
            Some(_) => piece == word,
            None => piece.strip_suffix(word).is_some_and(|rest| rest.ends_with('-')),
        })
    }

    /// A button that decides something.
    fn button(&self, tag: &str, value: &str) -> String {
        let first = value.split(LOT).next().unwrap_or(value);
        let lesson = self.view.play.lesson;
        if let Some(seal) = lesson.seal_of(first, self.view.play.step + 1) {
            let sealed = tag.replace("type=\"submit\"", "type=\"button\" aria-disabled=\"true\"");
            return with(&sealed, &format!("data-sealed=\"{}\"", self.later(seal)));
        }
        let lit = self.lit.iter().any(|name| name == value);
        match (self.mark(first), lit) {
            (Some(mark), _) => with(tag, mark),
            (None, true) => with(tag, "data-lit"),
            (None, false) => tag.to_owned(),
        }
    }

    /// How a decision is marked that is to be made: the best way shines, unless the learner looks for
    /// it alone; other ways only count.
    fn mark(&self, decision: &str) -> Option<&'static str> {
        let place = self.asked.iter().position(|asked| *asked == decision)?;
        let alone = self.view.play.now().is_some_and(|step| step.alone);
        Some(if place == 0 && !alone { "data-asked" } else { "data-asked-also" })
    }

    /// How the control is marked that lays a tile on a cell in this way, if that is to be done. The
    /// script lays it in one go.
    fn leads(&self, cell: &str, way: &str) -> Option<&'static str> {
        let next = self.view.play.asked_after(cell).any(|asked| asked == way);
        self.mark(cell).filter(|_| next)
    }

    /// A button that is refused: the guide answers whoever tries it.
    fn refused_button(&self, tag: &str, decision: &str) -> String {
        let lesson = self.view.play.lesson;
        if lesson.seal_of(decision, self.view.play.step + 1).is_some() {
            return tag.to_owned();
        }
        let tried = format!("type=\"submit\" name=\"decision\" value=\"{decision}\"");
        let tag = tag.replace("type=\"button\"", &tried);
        let tag = tag.replace(" aria-disabled=\"true\"", "");
        with(&tag, self.mark(decision).unwrap_or("data-refused"))
    }

    /// What only shows where something could be decided: what is to be decided is picked already.
    fn picked(&self, tag: &str) -> String {
        let Some(value) = attribute(tag, "value") else { return tag.to_owned() };
        let mut asked = self.asked.first().into_iter().flat_map(|asked| asked.split(' ').skip(1));
        match asked.next() {
            Some(first) if first == value => with(&tag.replace(" checked", ""), "checked"),
            Some(_) => tag.replace(" checked", ""),
            None => tag.to_owned(),
        }
    }

    fn seal_of_part(&self, part: &str) -> Option<&'v Sealed> {
        let mut seals = self.view.play.lesson.seals(self.view.play.step + 1);
        seals.find(|seal| seal.parts.contains(&part))
    }

    /// When something that is sealed comes.
    fn later(&self, seal: &Sealed) -> String {
        super::later(self.view.words(), seal)
    }
}

/// Whether the ways a tile may lie stand behind the control of a decision.
pub(super) fn has_ways(html: &str, decision: &str) -> bool {
    let control = format!(" name=\"decision\" value=\"{decision}\"");
    let Some((_, after)) = html.split_once(&control) else { return false };
    let until = after.find(" name=\"decision\"").unwrap_or(after.len());
    after[..until].contains(" data-way=\"")
}

/// What is pointed at now, besides what is to be decided.
pub(super) fn lit(view: &LessonView<'_>) -> Vec<String> {
    let play = view.play;
    let named = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    match &play.standing {
        Standing::Done => Vec::new(),
        Standing::Answered(reply) => vec![reply.decision.clone()],
        Standing::Asked => match play.now().map(|step| (&step.task, step)) {
            Some((Task::Free { .. }, _)) => {
                play.tip().map_or_else(Vec::new, |tip| named(&tip.point))
            }
            Some((_, step)) => named(&step.point),
            None => Vec::new(),
        },
    }
}

/// An attribute of a tag.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    let end = tag[start..].find('"')?;
    Some(&tag[start..start + end])
}

/// A tag with one more attribute.
fn with(tag: &str, attribute: &str) -> String {
    let end = tag.len() - if tag.ends_with("/>") { 2 } else { 1 };
    format!("{} {attribute}{}", &tag[..end], &tag[end..])
}
