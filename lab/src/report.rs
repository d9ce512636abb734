//! What came out of many games.

use std::collections::BTreeMap;

use ludi_engine::Standings;
use serde::Serialize;

/// What came out of many games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimulationReport {
    /// The game.
    pub game: &'static str,
    /// How many played each game.
    pub players: usize,
    /// How many games were played.
    pub games: u64,
    /// How long it took.
    pub seconds: f64,
    /// How many decisions were made.
    pub decisions: u64,
    /// Decisions a second.
    pub decisions_per_s: f64,
    /// Games a second.
    pub games_per_s: f64,
    /// Decisions a game.
    pub mean_decisions: f64,
    /// What each seat reached.
    pub seats: Vec<SeatReport>,
}

/// What one seat reached.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat, counted from 1.
    pub seat: usize,
    /// The level that played there.
    pub bot: String,
    /// The share of games won; a shared victory counts in parts.
    pub win_share: f64,
    /// The mean score, in points.
    pub mean_score: f64,
    /// The standard deviation of the score.
    pub sd_score: f64,
    /// The lowest score.
    pub min_score: f64,
    /// The highest score.
    pub max_score: f64,
    /// How often each whole number of points was reached, rounded down.
    #[serde(skip)]
    pub histogram: BTreeMap<i64, u64>,
}

/// A victory shared by any number of up to six seats divides evenly.
const PARTS: u64 = 60;

/// Sums that come out the same in any order.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    games: u64,
    decisions: u64,
    unit: i64,
    seats: Vec<SeatTally>,
}

#[derive(Clone, Debug, Default)]
struct SeatTally {
    win_parts: u64,
    sum: i64,
    squares: i64,
    histogram: BTreeMap<i64, u64>,
}

impl Tally {
    pub(crate) fn new(players: usize) -> Self {
        Self { games: 0, decisions: 0, unit: 1, seats: vec![SeatTally::default(); players] }
    }

    pub(crate) fn add(&mut self, standings: &Standings, decisions: u64) {
        self.games += 1;
        self.decisions += decisions;
        self.unit = i64::from(standings.unit);
        let winners = standings.winners().count() as u64;
        for (tally, sheet) in self.seats.iter_mut().zip(&standings.seats) {
            let total = i64::from(sheet.total);
            if sheet.rank == 1 {
                tally.win_parts += PARTS / winners;
            }
            tally.sum += total;
            tally.squares += total * total;
            *tally.histogram.entry(total).or_default() += 1;
        }
    }

    pub(crate) fn join(mut self, other: Self) -> Self {
        if other.games > 0 {
            self.unit = other.unit;
        }
        self.games += other.games;
        self.decisions += other.decisions;
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            mine.win_parts += theirs.win_parts;
            mine.sum += theirs.sum;
            mine.squares += theirs.squares;
            for (score, count) in theirs.histogram {
                *mine.histogram.entry(score).or_default() += count;
            }
        }
        self
    }

    pub(crate) fn report(
        self,
        game: &'static str,
        bots: Vec<String>,
        seconds: f64,
    ) -> SimulationReport {
        let games = self.games.max(1) as f64;
        let unit = self.unit as f64;
        let seat = |(index, (tally, bot)): (usize, (SeatTally, String))| {
            let mean = tally.sum as f64 / games;
            let variance = (tally.squares as f64 / games - mean * mean).max(0.0);
            let end = |score: Option<(&i64, &u64)>| score.map_or(0.0, |(s, _)| *s as f64 / unit);
            let mut histogram = BTreeMap::new();
            for (score, count) in &tally.histogram {
                *histogram.entry(score.div_euclid(self.unit)).or_default() += count;
            }
            SeatReport {
                seat: index + 1,
                bot,
                win_share: tally.win_parts as f64 / PARTS as f64 / games,
                mean_score: mean / unit,
                sd_score: variance.sqrt() / unit,
                min_score: end(tally.histogram.first_key_value()),
                max_score: end(tally.histogram.last_key_value()),
                histogram,
            }
        };
        SimulationReport {
            game,
            players: self.seats.len(),
            games: self.games,
            seconds,
            decisions: self.decisions,
            decisions_per_s: self.decisions as f64 / seconds.max(1e-9),
            games_per_s: self.games as f64 / seconds.max(1e-9),
            mean_decisions: self.decisions as f64 / games,
            seats: self.seats.into_iter().zip(bots).enumerate().map(seat).collect(),
        }
    }
}
