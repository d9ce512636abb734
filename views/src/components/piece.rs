//! Pieces: things on a board that can be pointed at, or that say why not.

use ludi_engine::{EffectKind, LOT, LogIndex, RuleId, Seat};
use maud::{Markup, html};

use super::marks::effect_class;
use super::rule_link;

/// The form decisions are posted with.
#[derive(Clone, Copy, Debug)]
pub struct Form<'a> {
    /// The address it is posted to.
    pub action: &'a str,
    /// The position in the log that is answered.
    pub position: LogIndex,
    /// The seat that decides.
    pub seat: Option<Seat>,
}

impl Form<'_> {
    /// The form around buttons.
    pub fn around(&self, class: &str, content: &Markup) -> Markup {
        html! {
            form class=(class) method="post" action=(self.action) data-live {
                input type="hidden" name="position" value=(self.position);
                @if let Some(seat) = self.seat {
                    input type="hidden" name="seat" value=(seat.0);
                }
                (content)
            }
        }
    }
}

/// When a decision is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// It is offered.
    Now,
    /// It was possible, and nothing can be decided any more; an analysis may mark it as `chosen` or
    /// `better`.
    Past(Option<&'static str>),
}

/// Whether a decision costs something beyond what a turn allows for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// It does not, or need not.
    None,
    /// It is paid with the decision that follows, whichever that is.
    Later,
    /// It does, so it asks once.
    Now,
}

/// How a thing stands to the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// There is nothing to do with it now.
    Calm,
    /// It can be pointed at.
    Legal {
        /// The decision in notation.
        notation: String,
        /// The decision in words.
        label: String,
        /// What it costs and brings, in words.
        effects: Vec<(EffectKind, String)>,
        /// Whether it costs something beyond what a turn allows for.
        extra: Extra,
        /// Whether it is offered now.
        seen: Seen,
    },
    /// It cannot be pointed at.
    Refused {
        /// The decision in notation.
        notation: String,
        /// The decision in words.
        label: String,
        /// Why not, in words.
        why: String,
        /// The rule that says so.
        rule: RuleId,
    },
}

impl Standing {
    /// Whether it can be pointed at.
    pub const fn is_legal(&self) -> bool {
        matches!(self, Self::Legal { .. })
    }

    /// The class that lights it up, greys it out or leaves it calm.
    pub const fn class(&self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Legal { extra: Extra::None, .. } => "legal",
            Self::Legal { .. } => "legal extra",
            Self::Refused { .. } => "refused",
        }
    }
}

/// A piece: what it is called, what it shows, how it stands.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// A name that stays with the piece wherever it goes, so that it can glide there; empty for
    /// things that never move.
    pub id: &'a str,
    /// The shape: `card`, `chip`, `mini`…
    pub class: &'a str,
    /// What it is and does, in words: its note says it on hover, focus and a long press, and
    /// whoever does not see it hears it. It may be empty where the decision and its effects say as
    /// much.
    pub spoken: &'a str,
    /// The game, for links to its rules.
    pub game: &'a str,
    /// How it stands.
    pub standing: &'a Standing,
}

impl Piece<'_> {
    /// Draws the piece with what it shows; phrasing content only, since it may stand in a button.
    pub fn draw(&self, shows: &Markup) -> Markup {
        self.draw_at_once(shows, None)
    }

    /// As [`Self::draw`]; with a script, one click makes all the decisions of `at_once`, the
    /// piece's own first. What decides several things by itself is marked as a lot.
    pub fn draw_at_once(&self, shows: &Markup, at_once: Option<&str>) -> Markup {
        let id = (!self.id.is_empty()).then_some(self.id);
        let shape = format!("face {}", self.class);
        html! {
            div class={ "piece " (self.standing.class()) } data-piece=[id] {
                @match self.standing {
                    Standing::Calm => {
                        // A tap on it shows its note; there is nothing to do for the Tab key.
                        div class=(shape) tabindex=[(!self.spoken.is_empty()).then_some("-1")] {
                            span.shows aria-hidden="true" { (shows) }
                        }
                        @if !self.spoken.is_empty() { div.note { (self.spoken) } }
                    },
                    Standing::Legal { notation, label, effects, extra, seen } => {
                        @let note = note_id(notation);
                        @let (kind, verdict) = match seen {
                            Seen::Now => ("submit", None),
                            Seen::Past(verdict) => ("button", *verdict),
                        };
                        button class=(shape) type=(kind) name="decision" value=(notation)
                            data-verdict=[verdict] aria-describedby=(note) data-ask[*extra == Extra::Now] data-at-once=[at_once]
                            data-lot[notation.contains(LOT)] {
                            span.vh { (label) }
                            span.shows aria-hidden="true" { (shows) }
                        }
                        div.note #(note) {
                            strong { (label) }
                            (self.about())
                            @for (kind, text) in effects {
                                @let signed = text.starts_with(['+', '−']);
                                " " span class=(effect_class(*kind)) data-signed[signed] { (text) }
                            }
                        }
                    },
                    Standing::Refused { notation, label, why, rule } => {
                        @let note = note_id(notation);
                        button class=(shape) type="button" aria-disabled="true"
                            aria-describedby=(note) {
                            span.vh { (label) }
                            span.shows aria-hidden="true" { (shows) }
                        }
                        div.note.why #(note) { (self.about()) (why) " " (rule_link(self.game, rule)) }
                    },
                }
            }
        }
    }

    /// What it is, in its note.
    fn about(&self) -> Markup {
        html! { @if !self.spoken.is_empty() { " " span.about { (self.spoken) } " " } }
    }
}

/// The id of the note that belongs to a decision; every decision has at most one piece.
pub(crate) fn note_id(notation: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
    format!("note-{}", notation.chars().map(plain).collect::<String>())
}
