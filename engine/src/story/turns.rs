//! The story told by turns: what a seat did in a row is one sentence.

use super::{Occasion, Paragraph};
use crate::{LogIndex, Phrase, RuleId, Seat, Value};

/// What a decision adds to the sentence of its turn ([`crate::Words::deeds`]).
#[derive(Clone, Debug, PartialEq)]
pub struct Deed {
    /// What was done, without who did it: "builds the mill". Deeds of a turn that differ in nothing
    /// but `$n` are told as one, with the sum.
    pub phrase: Phrase,
    /// The pieces it is about, by the names that boards give them.
    pub about: Vec<String>,
}

impl Deed {
    /// A deed that is about nothing on the board.
    pub fn new(phrase: Phrase) -> Self {
        Self { phrase, about: Vec::new() }
    }

    /// The same, about a piece as well.
    #[must_use]
    pub fn about(mut self, piece: String) -> Self {
        self.about.push(piece);
        self
    }
}

/// A turn: what a seat did in a row, or all it did in a round where everybody acts at once; or what
/// everybody should hear of.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// Its first event.
    pub from: LogIndex,
    /// Its last event.
    pub to: LogIndex,
    /// Whose it was; `None` for what is told to everybody.
    pub seat: Option<Seat>,
    /// The round it began in.
    pub round: u16,
    /// Whether it is all that was drawn before anybody decided.
    pub is_setup: bool,
    /// What the seat did, in order.
    pub deeds: Vec<Deed>,
    /// What the seat had more or less of in the end, each a phrase such as "+4 Favor", and whether
    /// it is more.
    pub changes: Vec<(Phrase, bool)>,
    /// Everything in detail.
    pub lines: Vec<Detail>,
    /// Whether others could act at the same time.
    together: bool,
    sums: Vec<(&'static str, i32)>,
}

/// A line of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Detail {
    /// The event it belongs to.
    pub at: LogIndex,
    /// What happened.
    pub phrase: Phrase,
    /// By which rule.
    pub rule: Option<RuleId>,
    /// The pieces it is about.
    pub about: Vec<String>,
    /// Whether everybody should hear of it.
    pub aloud: bool,
}

impl Turn {
    fn new(paragraph: &Paragraph, seat: Option<Seat>) -> Self {
        Self {
            from: paragraph.at,
            to: paragraph.at,
            seat,
            round: paragraph.round,
            is_setup: false,
            deeds: Vec::new(),
            changes: Vec::new(),
            lines: Vec::new(),
            together: paragraph.together,
            sums: Vec::new(),
        }
    }

    /// The turn in one sentence, or, if it is nobody's, in several.
    pub fn sentence(&self) -> Vec<Phrase> {
        if self.is_setup {
            return vec![Phrase::new("turn-setup")];
        }
        let Some(seat) = self.seat else {
            return self.aloud().cloned().collect();
        };
        let deeds: Vec<Phrase> = self.deeds.iter().map(|deed| deed.phrase.clone()).collect();
        let changes: Vec<Phrase> = self.changes.iter().map(|(change, _)| change.clone()).collect();
        let id = if changes.is_empty() { "turn-told" } else { "turn-told-changes" };
        let told = Phrase::new(id).with("who", seat).with("deeds", deeds);
        vec![if changes.is_empty() { told } else { told.with("changes", changes) }]
    }

    /// What everybody should hear of.
    pub fn aloud(&self) -> impl Iterator<Item = &Phrase> {
        self.lines.iter().filter(|line| line.aloud).map(|line| &line.phrase)
    }

    /// Whether there is anything to say.
    fn says_something(&self) -> bool {
        self.is_setup || !self.deeds.is_empty() || self.aloud().next().is_some()
    }

    /// Adds those lines of a paragraph that are told aloud, or those that are not.
    fn add_lines(&mut self, paragraph: &Paragraph, aloud: bool) {
        let about: Vec<String> =
            paragraph.deeds.iter().flat_map(|deed| deed.about.iter().cloned()).collect();
        for (place, (phrase, rule)) in paragraph.lines.iter().enumerate() {
            if paragraph.aloud.contains(&place) == aloud {
                let (at, phrase, about) = (paragraph.at, phrase.clone(), about.clone());
                self.lines.push(Detail { at, phrase, rule: *rule, about, aloud });
                self.to = at;
            }
        }
    }

    fn add_deeds(&mut self, paragraph: &Paragraph) {
        self.to = paragraph.at;
        for deed in &paragraph.deeds {
            match self.deeds.iter_mut().find(|known| is_same(&known.phrase, &deed.phrase)) {
                Some(known) => join(known, deed),
                None => self.deeds.push(deed.clone()),
            }
        }
    }

    fn add_changes(&mut self, paragraph: &Paragraph) {
        for (_, message, by) in paragraph.changes.iter().filter(|it| Some(it.0) == self.seat) {
            match self.sums.iter_mut().find(|(known, _)| known == message) {
                Some((_, sum)) => *sum += by,
                None => self.sums.push((message, *by)),
            }
        }
    }

    fn close(mut self) -> Self {
        let said = |(message, by): &(&'static str, i32)| {
            let signed = if *by < 0 { format!("−{}", by.abs()) } else { format!("+{by}") };
            (Phrase::new(message).with("by", signed), *by > 0)
        };
        self.changes = self.sums.iter().filter(|(_, by)| *by != 0).map(said).collect();
        self
    }
}

/// Whether two deeds differ in nothing but how many they are.
fn is_same(one: &Phrase, other: &Phrase) -> bool {
    let counts = |phrase: &Phrase| phrase.args.iter().any(|(name, _)| *name == "n");
    let alike = |((name, value), (other_name, other)): (&(&str, Value), &(&str, Value))| {
        name == other_name && (*name == "n" || value == other)
    };
    one.id == other.id
        && counts(one)
        && one.args.len() == other.args.len()
        && one.args.iter().zip(&other.args).all(alike)
}

fn join(known: &mut Deed, more: &Deed) {
    for ((name, value), (_, other)) in known.phrase.args.iter_mut().zip(&more.phrase.args) {
        if let (true, Value::Number(sum), Value::Number(n)) = (*name == "n", value, other) {
            *sum += n;
        }
    }
    for piece in &more.about {
        if !known.about.contains(piece) {
            known.about.push(piece.clone());
        }
    }
}

/// Paragraphs as turns, in the order in which they ended. What was taken back and what was said is
/// left out; what was drawn before anybody decided is one turn.
pub fn turns<'a>(story: impl IntoIterator<Item = &'a Paragraph>) -> Vec<Turn> {
    let mut teller = Teller::default();
    for paragraph in story.into_iter().filter(|paragraph| paragraph.in_force) {
        teller.hear(paragraph);
    }
    let mut turns = teller.turns;
    turns.retain(Turn::says_something);
    turns.sort_by_key(|turn| turn.to);
    turns.into_iter().map(Turn::close).collect()
}

/// Gathers paragraphs into turns.
#[derive(Default)]
struct Teller {
    turns: Vec<Turn>,
    /// The turn that was added to last.
    current: usize,
}

impl Teller {
    fn hear(&mut self, paragraph: &Paragraph) {
        match paragraph.occasion {
            Occasion::Chance | Occasion::Seating if self.is_opening(paragraph) => {
                if self.turns.is_empty() {
                    self.turns.push(Turn { is_setup: true, ..Turn::new(paragraph, None) });
                }
                self.turns[0].add_lines(paragraph, false);
                self.turns[0].add_lines(paragraph, true);
            }
            Occasion::Chance => {
                if let Some(turn) = self.turns.get_mut(self.current) {
                    turn.add_lines(paragraph, false);
                    turn.add_changes(paragraph);
                }
                self.announce(paragraph);
            }
            Occasion::Play => {
                let turn = self.turn_of(paragraph);
                turn.add_lines(paragraph, false);
                turn.add_deeds(paragraph);
                turn.add_changes(paragraph);
                self.announce(paragraph);
            }
            // Seats that are taken late are seen elsewhere.
            Occasion::Back | Occasion::Talk | Occasion::Seating => {}
            Occasion::End => self.announce(paragraph),
        }
    }

    /// Whether nobody has decided before: the story begins here, or with other events like this.
    fn is_opening(&self, paragraph: &Paragraph) -> bool {
        match self.turns.as_slice() {
            [] => paragraph.at == 1,
            [first] => first.is_setup,
            _ => false,
        }
    }

    /// Tells to everybody what is to be told aloud.
    fn announce(&mut self, paragraph: &Paragraph) {
        if paragraph.aloud.is_empty() {
            return;
        }
        if self.turns.last().is_none_or(|last| last.seat.is_some() || last.is_setup) {
            self.turns.push(Turn::new(paragraph, None));
        }
        self.current = self.turns.len() - 1;
        self.turns[self.current].add_lines(paragraph, true);
    }

    /// The turn a decision belongs to: the seat's latest of this round, if nobody has acted since
    /// or all act at once, and nothing has been told to everybody since.
    fn turn_of(&mut self, paragraph: &Paragraph) -> &mut Turn {
        let last = self.turns.len().wrapping_sub(1);
        let is_same = |(place, turn): &(usize, &Turn)| {
            turn.seat == paragraph.seat
                && turn.round == paragraph.round
                && (*place == last || turn.together)
        };
        let recent = self.turns.iter().enumerate().rev().take_while(|(_, it)| it.seat.is_some());
        let known = recent.into_iter().find(is_same).map(|(place, _)| place);
        self.current = known.unwrap_or_else(|| {
            self.turns.push(Turn::new(paragraph, paragraph.seat));
            self.turns.len() - 1
        });
        &mut self.turns[self.current]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    /// An event that tells one line, and a deed of the same name.
    fn event(at: LogIndex, occasion: Occasion, seat: Option<Seat>, id: &'static str) -> Paragraph {
        let deed = Deed::new(Phrase::new(id).with("n", 1)).about(format!("piece-{id}"));
        Paragraph {
            at,
            seat,
            lines: vec![(Phrase::new(id), Some("PB-001"))],
            aloud: Vec::new(),
            in_force: true,
            occasion,
            round: 1,
            together: false,
            deeds: if occasion == Occasion::Play { vec![deed] } else { Vec::new() },
            changes: Vec::new(),
        }
    }

    fn play(at: LogIndex, seat: Seat, id: &'static str) -> Paragraph {
        event(at, Occasion::Play, Some(seat), id)
    }

    fn draw(at: LogIndex, id: &'static str) -> Paragraph {
        event(at, Occasion::Chance, None, id)
    }

    /// Whose turns they are, what was done, and what is told in detail.
    fn shape(turns: &[Turn]) -> Vec<(Option<Seat>, Vec<&str>, Vec<&str>)> {
        let shape = |turn: &Turn| {
            let deeds = turn.deeds.iter().map(|deed| deed.phrase.id).collect();
            (turn.seat, deeds, turn.lines.iter().map(|line| line.phrase.id).collect())
        };
        turns.iter().map(shape).collect()
    }

    #[test]
    fn what_a_seat_does_in_a_row_is_one_turn_with_what_is_drawn_then() {
        let story = [play(1, A, "pick"), play(2, A, "pay"), draw(3, "card"), play(4, B, "pick")];
        let turns = turns(&story);
        assert_eq!(
            shape(&turns),
            [
                (Some(A), vec!["pick", "pay"], vec!["pick", "pay", "card"]),
                (Some(B), vec!["pick"], vec!["pick"])
            ]
        );
        assert_eq!((turns[0].from, turns[0].to), (1, 3));
        assert_eq!(turns[0].lines[0].about, ["piece-pick"]);
        let mut later = play(5, B, "pick");
        later.round = 2;
        assert_eq!(super::turns(story.iter().chain([&later])).len(), 3, "a round ends a turn");
    }

    #[test]
    fn what_is_laid_out_before_the_first_decision_is_one_turn() {
        let sits = event(2, Occasion::Seating, Some(B), "sits");
        let story = [draw(1, "first"), sits, draw(3, "second"), play(4, A, "pick")];
        let turns = turns(&story);
        assert_eq!(shape(&turns)[0], (None, vec![], vec!["first", "sits", "second"]));
        assert!(turns[0].is_setup && turns.len() == 2);
        assert_eq!(turns[0].sentence(), [Phrase::new("turn-setup")]);
    }

    #[test]
    fn what_was_taken_back_is_left_out_and_so_is_talk() {
        let mut gone = play(2, A, "gone");
        gone.in_force = false;
        let back = event(3, Occasion::Back, Some(A), "back");
        let talk = event(4, Occasion::Talk, Some(B), "talk");
        let story = [play(1, A, "pick"), gone, back, talk, play(5, A, "pay")];
        assert_eq!(shape(&turns(&story)), [(Some(A), vec!["pick", "pay"], vec!["pick", "pay"])]);
    }

    #[test]
    fn where_all_act_at_once_everybody_has_one_turn_until_something_is_told_to_all() {
        let mut story: Vec<Paragraph> = [(1, A), (2, B), (3, A), (4, B), (6, A)]
            .map(|(at, seat)| Paragraph { together: true, ..play(at, seat, "take") })
            .into();
        story.insert(4, Paragraph { aloud: vec![0], ..draw(5, "attack") });
        let turns = turns(&story);
        let seats: Vec<_> = turns.iter().map(|turn| (turn.seat, turn.from, turn.to)).collect();
        assert_eq!(seats, [(Some(A), 1, 3), (Some(B), 2, 4), (None, 5, 5), (Some(A), 6, 6)]);
        // Deeds that differ in nothing but their number are counted.
        assert_eq!(turns[0].deeds.len(), 1);
        assert_eq!(turns[0].deeds[0].phrase, Phrase::new("take").with("n", 2));
        assert_eq!(turns[2].sentence(), [Phrase::new("attack")]);
    }

    #[test]
    fn a_turn_ends_with_what_it_brought_in_sum() {
        let changed = |paragraph: Paragraph, changes: &[(Seat, &'static str, i32)]| Paragraph {
            changes: changes.to_vec(),
            ..paragraph
        };
        let story = [
            changed(play(1, A, "pick"), &[(A, "gold", -3), (A, "wood", 1)]),
            changed(draw(2, "card"), &[(A, "gold", 5), (B, "gold", 9), (A, "wood", -1)]),
        ];
        let turn = turns(&story).remove(0);
        let gold = Phrase::new("gold").with("by", "+2".to_owned());
        assert_eq!(turn.changes, [(gold.clone(), true)], "what evens out is not told");
        let told = Phrase::new("turn-told-changes").with("who", A);
        let told = told.with("deeds", vec![Phrase::new("pick").with("n", 1)]);
        assert_eq!(turn.sentence(), [told.with("changes", vec![gold])]);
    }
}
