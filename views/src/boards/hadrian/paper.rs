//! The sheets of one seat, and the shapes that are printed on them: boxes, tracks, areas.

use std::cell::Cell;

use ludi_engine::{Game as _, Phrase, Seat, Words as _};
use ludi_hadrian::components::Components;
use ludi_hadrian::vocabulary::{Gain, Numbers};
use ludi_hadrian::{Decision, Hadrian, Sheet};
use maud::{Markup, html};

use super::signs::{self, sign};
use super::{GAME, Table};
use crate::boards::Change;
use crate::components::{Piece, Standing};

/// The sheets of one seat as a reader sees them.
pub(super) struct Paper<'a> {
    pub scene: &'a Table<'a>,
    pub seat: Seat,
    pub sheet: &'a Sheet,
    pub pack: &'static Components,
    /// Whether they are the reader's own, who may point at them.
    pub own: bool,
    /// How many things that can be pointed at were drawn.
    pub lit: Cell<usize>,
    /// How many things that were just done were drawn.
    pub done: Cell<usize>,
}

/// How many things of a part can be pointed at, and how many were just done.
#[derive(Clone, Copy, Default)]
pub(super) struct Count {
    pub lit: usize,
    pub done: usize,
}

impl<'a> Paper<'a> {
    pub fn new(scene: &'a Table<'a>, seat: Seat) -> Self {
        let sheet = scene.view.sheet(seat);
        let own = scene.seat == Some(seat);
        Self {
            scene,
            seat,
            sheet,
            pack: scene.view.pack(),
            own,
            lit: Cell::new(0),
            done: Cell::new(0),
        }
    }

    /// How a decision stands; on the sheets of others everything is calm.
    pub fn standing(&self, decision: Decision) -> Standing {
        if self.own { self.scene.standing(decision) } else { Standing::Calm }
    }

    /// A thing that stands for a decision. `spoken` says what it shows where the decision itself
    /// is not offered; if it is empty, the decision's name does.
    pub fn point(
        &self,
        id: &str,
        class: &str,
        spoken: &str,
        decision: Decision,
        shows: &Markup,
    ) -> Markup {
        let standing = self.standing(decision);
        self.lit.set(self.lit.get() + usize::from(standing.is_legal()));
        let spoken = match &standing {
            Standing::Legal { .. } => String::new(),
            Standing::Calm if spoken.is_empty() => {
                self.say(&Hadrian::label(self.scene.view, self.seat, decision))
            }
            _ => spoken.to_owned(),
        };
        let id = match (id, self.own) {
            ("", _) => String::new(),
            (id, true) => id.to_owned(),
            (id, false) => format!("{id}-of-{}", self.seat),
        };
        Piece { id: &id, class, spoken: &spoken, game: GAME, standing: &standing }.draw(shows)
    }

    /// A part of the sheets, and what there is to be seen in it.
    pub fn counted(&self, draw: impl FnOnce() -> Markup) -> (Markup, Count) {
        let (lit, done) = (self.lit.get(), self.done.get());
        let drawn = draw();
        (drawn, Count { lit: self.lit.get() - lit, done: self.done.get() - done })
    }

    /// Marks what is done on the sheet and was not before what is watched again: a ring with the
    /// number of the player.
    pub fn just(&self, is_done: impl Fn(&Sheet) -> bool) -> Markup {
        let change = self.scene.change.as_ref();
        let new = |change: &&Change<Hadrian>| {
            is_done(self.sheet) && !is_done(change.before.sheet(self.seat))
        };
        let Some(change) = change.filter(new) else { return html! {} };
        self.done.set(self.done.get() + 1);
        html! { span.fresh-mark data-changed=(change.numeral()) {} }
    }

    /// The same for a box of a track, of which so many are filled on a sheet.
    pub fn just_filled(&self, index: usize, filled: impl Fn(&Sheet) -> u8) -> Markup {
        self.just(|sheet| index < usize::from(filled(sheet)))
    }

    /// The same for a box something is written in.
    pub fn just_written(&self, index: usize, written: impl Fn(&Sheet) -> Numbers) -> Markup {
        self.just(|sheet| written(sheet).get(index) > 0)
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        self.scene.say(phrase)
    }

    pub fn get(&self, id: &str) -> String {
        self.scene.words.get(id)
    }

    /// What stands in a box, in words, for whoever rests the pointer on it.
    pub fn title(&self, number: usize, gains: &[Gain], needs: &[String]) -> String {
        let mut parts = vec![self.say(&Phrase::new("look-hadrian-box").with("n", number))];
        if !gains.is_empty() {
            parts.push(signs::gains_in_words(self.scene, gains));
        }
        parts.extend(needs.iter().cloned());
        parts.join(" · ")
    }

    /// How far a track is, for those who do not see it.
    pub fn progress(&self, what: &str, filled: usize, boxes: usize) -> Markup {
        let phrase = Phrase::new("look-hadrian-progress")
            .with("what", what.to_owned())
            .with("filled", filled)
            .with("boxes", boxes);
        html! { span.vh { (self.say(&phrase)) } }
    }

    /// The name by which a region of the own sheets is known.
    pub fn name(&self, id: &str) -> Option<String> {
        self.own.then(|| id.to_owned())
    }

    /// An area of a part below its head.
    pub fn area(&self, id: &str, head: &Markup, content: &Markup) -> Markup {
        html! { div class={ "area area-" (id) } data-part=[self.name(id)] { (head) (content) } }
    }

    /// A part of the sheets: a panel that is a tab on a narrow screen.
    pub fn part(&self, id: &str, heading: &str, aside: &Markup, content: &Markup) -> Markup {
        let heading_id = format!("hadrian-{id}-{}", self.seat);
        html! {
            section class={ "panel part part-" (id) } data-part=[self.name(id)] data-tab={ "part-" (id) } aria-labelledby=(heading_id) {
                div.row-head data-part=[self.name(&format!("{id}-head"))] { h2 #(heading_id) { (sign(id)) (heading) } (aside) }
                (content)
            }
        }
    }
}

/// The head of an area that is no building: its sign and its name.
pub(super) fn head(id: &str, heading: &str, aside: &Markup) -> Markup {
    html! { div.area-head { (sign(id)) h3 { (heading) } (aside) } }
}

/// How many things can be pointed at in a part, on the tab that leads there.
pub(super) fn lit(scene: &Table<'_>, count: usize) -> Markup {
    let said = Phrase::new("look-hadrian-tab-lit").with("count", count);
    html! {
        @if count > 0 { b aria-hidden="true" { (count) } span.vh { (scene.say(&said)) } }
    }
}

/// How a box of a track looks.
pub(super) fn state(index: usize, filled: usize) -> &'static str {
    if index < filled { "box filled" } else { "box" }
}

/// A box that cannot be pointed at.
pub(super) fn plain_box(class: &str, title: &str, shows: &Markup) -> Markup {
    html! { span class=(class) title=(title) { (shows) } }
}

/// Boxes with the years written in them; `limit` says how many there are.
pub(super) fn years(
    paper: &Paper<'_>,
    written: impl Fn(&Sheet) -> Numbers,
    boxes: usize,
) -> Markup {
    html! {
        span.years aria-hidden="true" {
            @for index in 0..boxes {
                @let year = written(paper.sheet).get(index);
                @if year == 0 { span.box.year {} }
                @else { span.box.year.filled { (year) (paper.just_written(index, &written)) } }
            }
        }
    }
}
