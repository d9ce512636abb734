//! Who won, said to whoever reads it.

use ludi_engine::{Lang, Messages, Phrase, Seat, Sheet, Standings};

use crate::TableView;
use crate::boards::hadrian::campaign::Outcome;
use crate::components;

/// A finished game in front of a reader.
pub struct Verdict<'a, 'v> {
    /// The table.
    pub view: &'a TableView<'v>,
    /// How it ended.
    pub standings: &'a Standings,
    /// What it meant for a fort of the campaign.
    pub outcome: Option<&'a Outcome>,
}

/// How the end of a closed table is said in one line.
pub fn headline(view: &TableView<'_>) -> String {
    let outcome = crate::boards::hadrian::campaign::outcome(view.table, view.words);
    let standings = view.table.standings();
    Verdict { view, standings: &standings, outcome: outcome.as_ref() }.headline()
}

/// A number of points in words.
pub fn points(words: &Messages, unit: i32, amount: i32) -> String {
    let one = match words.lang() {
        Lang::En => amount.abs() == unit,
        Lang::Fr => amount.abs() < 2 * unit,
    };
    let id = if one { "look-end-point" } else { "look-end-points" };
    words.say(&Phrase::new(id).with("score", number(words, unit, amount)), &[])
}

/// A number of points: tenths only where there are some.
fn number(words: &Messages, unit: i32, amount: i32) -> String {
    let whole = amount % unit.max(1) == 0;
    let (unit, amount) = if whole { (1, amount / unit.max(1)) } else { (unit, amount) };
    components::units(words, unit, amount)
}

impl Verdict<'_, '_> {
    /// The reader's only sheet; somebody with several seats is spoken of, not to.
    fn mine(&self) -> Option<&Sheet> {
        let seats = self.view.viewer.seats;
        let seat = seats.first().filter(|_| seats.len() == 1)?;
        self.standings.seats.get(seat.index())
    }

    fn winners(&self) -> Vec<&Sheet> {
        self.standings.seats.iter().filter(|sheet| sheet.rank == 1).collect()
    }

    fn points(&self, amount: i32) -> String {
        points(self.view.words, self.standings.unit, amount)
    }

    /// Names one after the other, the last after "and".
    fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        let mut names: Vec<String> = seats.map(|seat| self.view.player(seat)).collect();
        let Some(last) = names.pop() else { return String::new() };
        if names.is_empty() {
            return last;
        }
        let both = Phrase::new("look-end-and").with("first", names.join(", ")).with("last", last);
        self.view.say(&both)
    }

    /// The end in one line.
    pub fn headline(&self) -> String {
        let (words, mine, winners) = (self.view.words, self.mine(), self.winners());
        let Some(first) = winners.first() else { return words.get("site-turn-over") };
        if let Some(outcome) = self.outcome {
            let held =
                if outcome.verdict.goal { "look-end-fort-held" } else { "look-end-fort-lost" };
            return self.view.say(&Phrase::new(held).with("name", outcome.name.to_owned()));
        }
        let won = winners.iter().map(|sheet| sheet.seat);
        let phrase = match mine {
            _ if self.standings.seats.len() == 1 => return self.alone(first, mine.is_some()),
            Some(mine) if mine.rank > 1 => {
                let id = if winners.len() == 1 { "look-end-lost" } else { "look-end-lost-shared" };
                let who = self.names(won);
                Phrase::new(id).with("who", who).with("place", self.place(mine.rank))
            }
            Some(mine) if winners.len() == 1 => Phrase::new("look-end-won").with("who", mine.seat),
            Some(mine) => {
                let others = self.names(won.filter(|seat| *seat != mine.seat));
                Phrase::new("look-end-won-shared").with("who", others)
            }
            None if winners.len() == 1 => Phrase::new("look-end-wins").with("who", first.seat),
            None => Phrase::new("look-end-shares").with("who", self.names(won)),
        };
        self.view.say(&phrase)
    }

    /// What somebody who played alone reached: a rank, or points.
    fn alone(&self, sheet: &Sheet, is_mine: bool) -> String {
        let phrase = match &sheet.title {
            Some(title) => {
                let id = if is_mine { "look-end-rank-mine" } else { "look-end-rank" };
                Phrase::new(id).with("rank", self.view.words.get(title))
            }
            None => {
                let id = if is_mine { "look-end-alone-mine" } else { "look-end-alone" };
                Phrase::new(id).with("points", self.points(sheet.total))
            }
        };
        self.view.say(&phrase.with("who", sheet.seat))
    }

    fn place(&self, rank: u8) -> String {
        self.view.say(&Phrase::new("look-end-place").with("place", rank))
    }

    /// By how much, and over whom.
    pub fn lead(&self) -> String {
        let winners = self.winners();
        let Some(first) = winners.first() else { return String::new() };
        if self.standings.seats.len() == 1 {
            let sheet = &self.standings.seats[0];
            let plain = sheet.title.is_none() && self.outcome.is_none();
            let id = if plain { "look-end-lead-alone" } else { "look-end-lead-points" };
            return self.view.say(&Phrase::new(id).with("points", self.points(sheet.total)));
        }
        let from = self.mine().unwrap_or(first);
        let own = self.points(from.total);
        if from.rank == 1 && winners.len() > 1 {
            return self.view.say(&Phrase::new("look-end-lead-each").with("points", own));
        }
        let others = self.standings.seats.iter().filter(|sheet| sheet.seat != from.seat);
        let Some(other) = others.min_by_key(|sheet| sheet.rank) else { return own };
        let apart = from.total - other.total;
        let id = match apart {
            0 => "look-end-lead-level",
            1.. => "look-end-lead-ahead",
            _ => "look-end-lead-behind",
        };
        let apart = number(self.view.words, self.standings.unit, apart.abs());
        let phrase = Phrase::new(id).with("points", own).with("apart", apart);
        self.view.say(&phrase.with("who", other.seat))
    }
}
