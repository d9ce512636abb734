//! The story told by turns: what a seat did in a row is one sentence.

use super::{Occasion, Paragraph};
use crate::{Deed, LogIndex, Phrase, RuleId, Seat, Value};

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
            }
        }
        self.to = paragraph.at;
    }

    fn add_deeds(&mut self, paragraph: &Paragraph) {
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
            Occasion::Back | Occasion::Talk => {}
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
            Occasion::Seating => {}
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
