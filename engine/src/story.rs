//! The story of a table in words, one paragraph an event.

use crate::{Event, LogIndex, Phrase, Seat, Standings, Table, Told, View, Words};

/// What one event did, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Paragraph {
    /// The place of the event in the log.
    pub at: LogIndex,
    /// Whose event it was; `None` for chance and the table itself.
    pub seat: Option<Seat>,
    /// The lines, with their rules; events of the table itself rest on no rule.
    pub lines: Vec<(Phrase, Option<crate::RuleId>)>,
    /// Whether the event is in force; `false` once it was taken back.
    pub in_force: bool,
}

impl<G: Words> Table<G> {
    /// The story from after `since` on, as a seat (or, for `None`, a spectator) may know it.
    pub fn story(&self, viewer: Option<Seat>, since: LogIndex) -> Vec<Paragraph> {
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
            let (seat, lines) = tell(&before, event, replay.state(), viewer, self.is_closed());
            let in_force = self.is_in_force(at);
            story.push(Paragraph { at, seat, lines, in_force });
        }
        story
    }
}

type Lines = Vec<(Phrase, Option<crate::RuleId>)>;

fn tell<G: Words>(
    before: &G,
    event: &Event<G>,
    after: &G,
    viewer: Option<Seat>,
    open: bool,
) -> (Option<Seat>, Lines) {
    let ruled = |told: Vec<Told>| told.into_iter().map(|t| (t.phrase, Some(t.rule))).collect();
    let plain = |seat: Seat, id| (Some(seat), vec![(Phrase::new(id).with("seat", seat), None)]);
    match event {
        Event::Draw(draw) => {
            let owner = before.draw_secret_to(*draw);
            match owner {
                Some(owner) if !open && Some(owner) != viewer => plain(owner, "story-secret-draw"),
                _ => {
                    let eyes = owner.or(viewer);
                    (
                        None,
                        ruled(G::tell_draw(
                            &View::new(before, eyes),
                            *draw,
                            &View::new(after, eyes),
                        )),
                    )
                }
            }
        }
        Event::Decide(seat, decision) | Event::Redo(seat, decision) => {
            let secret = before.decision_is_secret(*seat, *decision) && !open;
            if secret && viewer != Some(*seat) {
                return plain(*seat, "story-secret-decision");
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
            (Some(*seat), vec![(phrase, None)])
        }
        Event::Agree(seat) => plain(*seat, "story-agree"),
        Event::Decline(seat) => plain(*seat, "story-decline"),
        Event::Join(seat, who) => {
            let phrase =
                Phrase::new("story-join").with("name", who.name.clone()).with("number", seat.0 + 1);
            (Some(*seat), vec![(phrase, None)])
        }
        Event::Say(seat, text) => {
            let phrase = match seat {
                Some(seat) => Phrase::new("story-say").with("seat", *seat),
                None => Phrase::new("story-say-spectator"),
            };
            (*seat, vec![(phrase.with("text", text.clone()), None)])
        }
        Event::End(standings, _, taken_back) => {
            let lines = [end(standings)].into_iter().chain(self::taken_back(*taken_back));
            (None, lines.map(|phrase| (phrase, None)).collect())
        }
    }
}

/// What is said beside the score of a game alone in which something revealed was taken back
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
