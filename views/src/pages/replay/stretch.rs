//! A part of a game that is watched again, such as what happened since the reader's last turn.

use ludi_engine::{LogIndex, Paragraph};

use crate::Speed;

/// From one event to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The event before it.
    pub from: LogIndex,
    /// Its last event.
    pub to: LogIndex,
}

impl Stretch {
    /// The stretch of a table whose last event is `last` that an address asks for; `None` is the
    /// whole game.
    pub fn asked(from: Option<LogIndex>, to: Option<LogIndex>, last: LogIndex) -> Option<Self> {
        let (from, to) = (from?, to?.min(last));
        (from < to).then_some(Self { from, to })
    }

    /// What follows an event in an address.
    pub fn query(self) -> String {
        format!("&from={}&to={}", self.from, self.to)
    }

    /// Whether something that was told belongs to it: it still holds, and is no word of chat.
    fn tells(self, told: &Paragraph) -> bool {
        let is_chat = told.lines.iter().any(|(phrase, _)| phrase.id.starts_with("story-say"));
        told.in_force
            && !is_chat
            && !told.lines.is_empty()
            && (self.from + 1..=self.to).contains(&told.at)
    }

    /// Where the reader stops: before it, and after every decision with the draws that follow it.
    fn stops(self, story: &[Paragraph]) -> Vec<LogIndex> {
        let decided = story.iter().filter(|told| self.tells(told) && told.seat.is_some());
        let ends = decided.skip(1).map(|told| told.at - 1).chain([self.to]);
        std::iter::once(self.from).chain(ends).collect()
    }

    /// What happened between one stop and the next.
    pub(super) fn told(self, way: &Way, at: LogIndex, story: &[Paragraph]) -> Vec<Paragraph> {
        let since = way.back.unwrap_or(self.from);
        let here = |told: &&Paragraph| self.tells(told) && (since + 1..=at).contains(&told.at);
        story.iter().filter(here).cloned().collect()
    }
}

/// Where one is in a replay, and where one can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The first place.
    pub first: LogIndex,
    /// The place before this one.
    pub back: Option<LogIndex>,
    /// The place after this one.
    pub next: Option<LogIndex>,
    /// The last place.
    pub last: LogIndex,
    /// The number of this place, and of the last one.
    pub count: (LogIndex, LogIndex),
}

impl Way {
    /// The way through a game of so many events, or through a stretch of it.
    pub fn new(
        at: LogIndex,
        events: LogIndex,
        stretch: Option<Stretch>,
        story: &[Paragraph],
    ) -> Self {
        let Some(stretch) = stretch else {
            let (back, next) = (at.checked_sub(1), (at < events).then(|| at + 1));
            return Self { first: 0, back, next, last: events, count: (at, events) };
        };
        let stops = stretch.stops(story);
        let passed = stops.iter().filter(|stop| **stop <= at).count();
        Self {
            first: stretch.from,
            back: stops.iter().rev().copied().find(|stop| *stop < at),
            next: stops.iter().copied().find(|stop| *stop > at),
            last: stops.last().copied().unwrap_or(stretch.from),
            count: (passed.saturating_sub(1) as LogIndex, stops.len() as LogIndex - 1),
        }
    }
}

/// How long a place is shown when a replay plays by itself, in milliseconds.
pub(super) const fn dwell(speed: Speed) -> u32 {
    match speed {
        Speed::Slow => 2200,
        Speed::Normal => 1300,
        Speed::Fast => 700,
        Speed::Instant => 400,
    }
}

#[cfg(test)]
mod tests {
    use ludi_engine::{Occasion, Phrase, Seat};

    use super::*;

    fn told(at: LogIndex, id: &'static str, seat: Option<u8>, in_force: bool) -> Paragraph {
        Paragraph {
            at,
            seat: seat.map(Seat),
            lines: vec![(Phrase::new(id), None)],
            aloud: Vec::new(),
            in_force,
            occasion: Occasion::Play,
            round: 1,
            together: false,
            deeds: Vec::new(),
            changes: Vec::new(),
        }
    }

    #[test]
    fn a_stretch_goes_on_and_ends_where_the_log_does() {
        assert_eq!(Stretch::asked(Some(3), Some(90), 9), Some(Stretch { from: 3, to: 9 }));
        for (from, to) in [(Some(4), Some(4)), (Some(5), Some(4)), (None, Some(4)), (Some(9), None)]
        {
            assert_eq!(Stretch::asked(from, to, 9), None, "{from:?} {to:?}");
        }
        assert_eq!(Stretch::asked(Some(LogIndex::MAX), Some(LogIndex::MAX), 9), None);
    }

    #[test]
    fn one_stops_after_every_decision_and_never_leaves_the_stretch() {
        let story = [
            told(2, "before", Some(0), true),
            told(4, "one", Some(1), true),
            told(5, "drawn", None, true),
            told(6, "story-say", Some(0), true),
            told(7, "taken-back", Some(1), false),
            told(8, "two", Some(1), true),
            told(9, "after", Some(0), true),
        ];
        let stretch = Stretch { from: 3, to: 8 };
        let way = |at| Way::new(at, 20, Some(stretch), &story);
        let seen = |at| (way(at).back, way(at).next, way(at).count);
        assert_eq!(seen(3), (None, Some(7), (0, 2)));
        assert_eq!(seen(7), (Some(3), Some(8), (1, 2)));
        assert_eq!(seen(5), (Some(3), Some(7), (0, 2)), "between two places");
        assert_eq!(seen(8), (Some(7), None, (2, 2)));
        let said = |at| {
            let told = stretch.told(&way(at), at, &story);
            told.iter().map(|told| told.lines[0].0.id).collect::<Vec<_>>()
        };
        assert_eq!(said(7), ["one", "drawn"]);
        assert_eq!(said(8), ["two"]);
    }

    #[test]
    fn a_stretch_without_decisions_has_one_step() {
        let way = Way::new(3, 20, Some(Stretch { from: 3, to: 8 }), &[]);
        assert_eq!((way.next, way.last, way.count), (Some(8), 8, (0, 1)));
    }

    #[test]
    fn a_whole_game_is_gone_through_event_by_event() {
        let way = |at| Way::new(at, 7, None, &[]);
        assert_eq!((way(0).back, way(0).next), (None, Some(1)));
        assert_eq!((way(7).back, way(7).next, way(7).count), (Some(6), None, (7, 7)));
    }
}
