//! The story of a table in words: one paragraph an event, and paragraphs gathered into turns.

mod turns;

pub use turns::{Deed, Detail, Turn, turns};

use crate::{Event, LogIndex, Next, Phrase, Seat, Standings, Table, Told, View, Words};

/// What kind of event a paragraph tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Something was drawn.
    Chance,
    /// A seat decided something, or did it again.
    Play,
    /// Going back: asked for, agreed to, declined or done.
    Back,
    /// Somebody sat down.
    Seating,
    /// A word of chat.
    Talk,
    /// The game was closed.
    End,
}

/// What one event did, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Paragraph {
    /// The place of the event in the log.
    pub at: LogIndex,
    /// Whose event it was; `None` for chance and the table itself.
    pub seat: Option<Seat>,
    /// The lines, with their rules; events of the table itself rest on no rule.
    pub lines: Vec<(Phrase, Option<crate::RuleId>)>,
    /// Which of the lines are [`Told::aloud`], by their places.
    pub aloud: Vec<usize>,
    /// Whether the event is in force; `false` once it was taken back.
    pub in_force: bool,
    /// What kind of event it was.
    pub occasion: Occasion,
    /// The round it happened in, as [`crate::Game::round`] counts.
    pub round: u16,
    /// Whether several seats could decide.
    pub together: bool,
    /// What it adds to the sentence of a turn.
    pub deeds: Vec<Deed>,
    /// What it changed of what a sentence tells of ([`Words::tallies`]): whose, the message, by how
    /// much. Of a decision only what changed for who decided.
    pub changes: Vec<(Seat, &'static str, i32)>,
}

impl<G: Words> Table<G> {
    /// The story from after `since` on, as a seat (or, for `None`, a spectator) may know it.
    pub fn story(&self, viewer: Option<Seat>, since: LogIndex) -> Vec<Paragraph> {
        self.story_where(viewer, since, |_, _, _| true)
    }

    /// The same of those events only that are asked for, by the position before and after each: what
    /// nobody wants to know is not put into words.
    pub fn story_where(
        &self,
        viewer: Option<Seat>,
        since: LogIndex,
        wanted: impl Fn(&G, &Event<G>, &G) -> bool,
    ) -> Vec<Paragraph> {
        let Some(mut replay) = self.at(since) else {
            return Vec::new();
        };
        let mut story = Vec::new();
        for event in &self.events()[since as usize..] {
            let at = replay.next_index();
            let before = replay.state().clone();
            if replay.append(event.clone()).is_err() {
                break;
            }
            if !wanted(&before, event, replay.state()) {
                continue;
            }
            let open = self.is_closed();
            let (seat, told) = tell(&before, event, replay.state(), viewer, open);
            let aloud = told.iter().enumerate().filter(|(_, line)| line.2).map(|(at, _)| at);
            story.push(Paragraph {
                at,
                seat,
                aloud: aloud.collect(),
                in_force: self.is_in_force(at),
                occasion: occasion(event),
                round: before.round(),
                together: matches!(before.next(), Next::Decide(seats) if seats.len() > 1),
                deeds: deeds(&before, event, replay.state(), viewer, open),
                changes: changes(&before, event, replay.state(), viewer),
                lines: told.into_iter().map(|(phrase, rule, _)| (phrase, rule)).collect(),
            });
        }
        story
    }
}

const fn occasion<G: Words>(event: &Event<G>) -> Occasion {
    match event {
        Event::Draw(_) => Occasion::Chance,
        Event::Decide(..) | Event::Redo(..) => Occasion::Play,
        Event::Undo(..) | Event::Ask(..) | Event::Agree(_) | Event::Decline(_) => Occasion::Back,
        Event::Join(..) | Event::Give(..) => Occasion::Seating,
        Event::Say(..) => Occasion::Talk,
        Event::End(..) => Occasion::End,
    }
}

fn deeds<G: Words>(
    before: &G,
    event: &Event<G>,
    after: &G,
    viewer: Option<Seat>,
    open: bool,
) -> Vec<Deed> {
    let (Event::Decide(seat, decision) | Event::Redo(seat, decision)) = event else {
        return Vec::new();
    };
    let secret = before.decision_is_secret(*seat, *decision);
    if secret && !open && viewer != Some(*seat) {
        return Vec::new();
    }
    let eyes = if secret { Some(*seat) } else { viewer };
    G::deeds(&View::new(before, eyes), *seat, *decision, &View::new(after, eyes))
}

fn changes<G: Words>(
    before: &G,
    event: &Event<G>,
    after: &G,
    viewer: Option<Seat>,
) -> Vec<(Seat, &'static str, i32)> {
    let whose = match event {
        Event::Decide(seat, _) | Event::Redo(seat, _) => Some(*seat),
        Event::Draw(_) => None,
        _ => return Vec::new(),
    };
    let (before, after) = (View::new(before, viewer), View::new(after, viewer));
    let mut changes = Vec::new();
    for seat in Seat::all(after.players()).filter(|seat| whose.is_none_or(|who| who == *seat)) {
        let (had, has) = (G::counters(&before, seat), G::counters(&after, seat));
        let of = |counters: &[(&str, i32)], key| {
            counters.iter().find(|(name, _)| *name == key).map_or(0, |(_, n)| *n)
        };
        for (key, message) in G::tallies() {
            let by = of(&has, *key) - of(&had, *key);
            if by != 0 {
                changes.push((seat, *message, by));
            }
        }
    }
    changes
}

type Lines = Vec<(Phrase, Option<crate::RuleId>, bool)>;

fn tell<G: Words>(
    before: &G,
    event: &Event<G>,
    after: &G,
    viewer: Option<Seat>,
    open: bool,
) -> (Option<Seat>, Lines) {
    let ruled =
        |told: Vec<Told>| told.into_iter().map(|t| (t.phrase, Some(t.rule), t.aloud)).collect();
    let plain =
        |seat: Seat, id| (Some(seat), vec![(Phrase::new(id).with("seat", seat), None, false)]);
    match event {
        Event::Draw(draw) => {
            let owner = before.draw_secret_to(*draw);
            match owner {
                Some(owner) if !open && Some(owner) != viewer => plain(owner, "story-secret-draw"),
                _ => {
                    let eyes = owner.or(viewer);
                    let (before, after) = (View::new(before, eyes), View::new(after, eyes));
                    (None, ruled(G::tell_draw(&before, *draw, &after)))
                }
            }
        }
        Event::Decide(seat, decision) | Event::Redo(seat, decision) => {
            let secret = before.decision_is_secret(*seat, *decision) && !open;
            if secret && viewer != Some(*seat) {
                let (whose, mut lines) = plain(*seat, "story-secret-decision");
                lines.extend(ruled(heard(before, *seat, *decision, after)));
                return (whose, lines);
            }
            let eyes =
                if before.decision_is_secret(*seat, *decision) { Some(*seat) } else { viewer };
            let told = G::tell_decision(
                &View::new(before, eyes),
                *seat,
                *decision,
                &View::new(after, eyes),
            );
            (Some(*seat), ruled(told))
        }
        Event::Undo(seat, _) => plain(*seat, "story-undo"),
        Event::Ask(seat, to) => {
            let phrase = Phrase::new("story-ask").with("seat", *seat).with("to", *to);
            (Some(*seat), vec![(phrase, None, false)])
        }
        Event::Agree(seat) => plain(*seat, "story-agree"),
        Event::Decline(seat) => plain(*seat, "story-decline"),
        Event::Join(seat, who) => {
            let phrase =
                Phrase::new("story-join").with("name", who.name.clone()).with("number", seat.0 + 1);
            (Some(*seat), vec![(phrase, None, false)])
        }
        Event::Say(seat, text) => {
            let phrase = match seat {
                Some(seat) => Phrase::new("story-say").with("seat", *seat),
                None => Phrase::new("story-say-spectator"),
            };
            (*seat, vec![(phrase.with("text", text.clone()), None, false)])
        }
        Event::Give(seat, _) => {
            let phrase = Phrase::new("story-give").with("seat", *seat);
            (Some(*seat), vec![(phrase, None, false)])
        }
        Event::End(closed) => {
            let lines = [end(&closed.standings)].into_iter().chain(taken_back(closed.taken_back));
            (None, lines.map(|phrase| (phrase, None, true)).collect())
        }
    }
}

/// What followed for everybody from a secret decision, which is no secret: cards turned up, an
/// attack.
fn heard<G: Words>(before: &G, seat: Seat, decision: G::Decision, after: &G) -> Vec<Told> {
    let (before, after) = (View::new(before, Some(seat)), View::new(after, Some(seat)));
    let told = G::tell_decision(&before, seat, decision, &after);
    told.into_iter().filter(|told| told.aloud).collect()
}

/// What is said beside the score of one person's game in which something revealed was taken back
/// ([`Table::revealed_taken_back`]); nothing if nothing was.
pub fn taken_back(times: u32) -> Option<Phrase> {
    (times > 0).then(|| Phrase::new("story-taken-back").with("times", times))
}

fn end(standings: &Standings) -> Phrase {
    let winners: Vec<Phrase> =
        standings.winners().map(|seat| Phrase::new("story-name").with("seat", seat)).collect();
    let count = winners.len();
    if standings.seats.len() == 1 {
        return Phrase::new("story-end-solo");
    }
    Phrase::new("story-end").with("winners", winners).with("count", count)
}
