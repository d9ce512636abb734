//! Score sheets, line by line, and places.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The score sheet of every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standings {
    /// How many units make one point (10 where tenths are counted).
    pub unit: i32,
    /// One sheet a seat, in seat order.
    pub seats: Vec<Sheet>,
}

/// The score sheet of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// Whose sheet it is.
    pub seat: Seat,
    /// 1 for the winner; seats that stay tied share a rank.
    pub rank: u8,
    /// The sum of the lines, in units.
    pub total: i32,
    /// What the total is made of.
    pub lines: Vec<Line>,
    /// The values that broke a tie, in order, the larger one ahead; empty where none exist.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<i32>,
    /// A title earned by the score, such as a solo rank; a message id of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// One line of a score sheet. The message `score-<key>` of the game names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The line's name in the game's message files, without `score-`.
    pub key: String,
    /// How many things were counted.
    pub count: i32,
    /// What they bring, in units.
    pub points: i32,
}

impl Line {
    /// A line of a score sheet.
    pub fn new(key: &str, count: i32, points: i32) -> Self {
        Self { key: key.to_owned(), count, points }
    }
}

impl Sheet {
    /// A sheet whose total is the sum of its lines; [`Standings::ranked`] fills in the rank.
    pub fn new(seat: Seat, lines: Vec<Line>) -> Self {
        let total = lines.iter().map(|line| line.points).sum();
        Self { seat, rank: 0, total, lines, tie_breaks: Vec::new(), title: None }
    }
}

impl Standings {
    /// Ranks sheets by total, then by their tie-breaks; seats equal in all share the rank.
    pub fn ranked(unit: i32, mut seats: Vec<Sheet>) -> Self {
        let key = |sheet: &Sheet| (sheet.total, sheet.tie_breaks.clone());
        let keys: Vec<_> = seats.iter().map(key).collect();
        for (sheet, own) in seats.iter_mut().zip(&keys) {
            sheet.rank = 1 + keys.iter().filter(|other| *other > own).count() as u8;
        }
        Self { unit, seats }
    }

    /// The keys of all lines, in the order in which the sheets name them first.
    pub fn lines(&self) -> Vec<&str> {
        let mut keys = Vec::new();
        for line in self.seats.iter().flat_map(|sheet| &sheet.lines) {
            if !keys.contains(&line.key.as_str()) {
                keys.push(line.key.as_str());
            }
        }
        keys
    }

    /// The seats with rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|sheet| sheet.rank == 1).map(|sheet| sheet.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sheets_share_a_rank_and_the_next_rank_is_skipped() {
        let sheet = |seat, points, breaks: &[i32]| Sheet {
            tie_breaks: breaks.to_vec(),
            ..Sheet::new(Seat(seat), vec![Line::new("x", 1, points)])
        };
        let standings = Standings::ranked(
            1,
            vec![sheet(0, 5, &[1]), sheet(1, 7, &[0]), sheet(2, 7, &[0]), sheet(3, 5, &[2])],
        );
        let ranks: Vec<u8> = standings.seats.iter().map(|s| s.rank).collect();
        assert_eq!(ranks, [4, 1, 1, 3]);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }

    #[test]
    fn a_line_of_any_sheet_stands_once_where_it_is_named_first() {
        let sheet = |seat, keys: &[&str]| {
            Sheet::new(Seat(seat), keys.iter().map(|key| Line::new(key, 1, 1)).collect())
        };
        let seats = vec![sheet(0, &["wall", "forum"]), sheet(1, &["wall", "baths", "forum"])];
        assert_eq!(Standings::ranked(1, seats).lines(), ["wall", "forum", "baths"]);
        assert!(Standings::ranked(1, Vec::new()).lines().is_empty());
    }
}
