//! Who plays better: everybody against everybody, with seats rotated.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ludi_bots::{Bot, Skill};
use ludi_engine::{Game, Perspective, Seat, Seed, SetupError, Standings, Strategy};
use serde::Serialize;
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use crate::Interval;
use crate::duplicates::{Duplicates, Lead};
use crate::simulate::{Match, play_by};
use crate::threads::in_order;

/// A contest to be held.
#[derive(Clone, Debug)]
pub struct Ladder<G: Game> {
    /// The components.
    pub pack: &'static G::Pack,
    /// The switches.
    pub setup: G::Setup,
    /// How many sit at a table; with one, everybody plays alone.
    pub players: u8,
    /// Who takes part, the weakest first.
    pub bots: Vec<Skill>,
    /// How many games each pair plays; alone, how many each bot plays.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads share the work.
    pub threads: usize,
}

/// What came out of a contest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderReport {
    /// The game.
    pub game: &'static str,
    /// How many sat at a table.
    pub players: u8,
    /// How many games were played in all.
    pub games: u64,
    /// How long it took.
    pub seconds: f64,
    /// Those who took part, as they were listed.
    pub bots: Vec<Contestant>,
    /// How each did against each of those listed before it; none where everybody plays alone.
    pub pairs: Vec<Pairing>,
}

/// What one bot reached.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Contestant {
    /// The bot.
    pub bot: String,
    /// Its Weng–Lin rating; everybody begins with 25.
    pub rating: f64,
    /// How uncertain the rating is, as a standard deviation.
    pub uncertainty: f64,
    /// The mean score, in points.
    pub score: Interval,
    /// Where everybody plays alone: how far it is ahead of the one listed before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lead: Option<Ahead>,
    /// How long it thought about a decision, in milliseconds.
    pub ms_per_decision: f64,
    /// How often its score earned each title, where the game has them: message ids of the game.
    pub titles: BTreeMap<String, u64>,
}

/// How far one bot is ahead of another in games alone; both play the same cards.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ahead {
    /// The other.
    pub of: String,
    /// By how many points on average.
    pub by: Interval,
    /// How many times narrower the interval is than if both had had cards of their own.
    pub narrower: f64,
}

/// How two bots did against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// The bot that was listed later.
    pub bot: String,
    /// The bot that was listed earlier.
    pub against: String,
    /// How many games they played.
    pub games: u64,
    /// The share of the points of the later one; a draw counts half.
    pub share: Interval,
    /// How many times narrower that interval is than if no two games had had the same cards.
    pub narrower: f64,
    /// Its mean score in these games.
    pub score: f64,
    /// The mean score of the other.
    pub score_against: f64,
}

/// One game of the contest: which pair, and its number among the games of the pair.
#[derive(Clone, Copy)]
struct Fixture {
    low: usize,
    high: usize,
    number: u64,
}

/// What is kept of a game.
struct GameResult {
    standings: Standings,
    /// By seat: how long was thought, about how many decisions.
    thinking: Vec<(Duration, u32)>,
}

impl<G: Strategy> Ladder<G> {
    /// How many games will be played.
    pub fn len(&self) -> u64 {
        let bots = self.bots.len() as u64;
        let series = if self.players == 1 { bots } else { bots * bots.saturating_sub(1) / 2 };
        series * self.games
    }

    /// Whether there is nothing to play.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All games: the first of every pair, then the second of every pair, and so on.
    fn fixtures(&self) -> Vec<Fixture> {
        let mut fixtures = Vec::new();
        for number in 0..self.games {
            for high in 0..self.bots.len() {
                if self.players == 1 {
                    fixtures.push(Fixture { low: high, high, number });
                } else {
                    fixtures.extend((0..high).map(|low| Fixture { low, high, number }));
                }
            }
        }
        fixtures
    }

    /// Who sits where: the two take turns around the table, and change places from game to game.
    fn seats(&self, fixture: Fixture) -> Vec<usize> {
        let at = |seat: u8| {
            let first = (u64::from(seat) + fixture.number).is_multiple_of(2);
            if first { fixture.high } else { fixture.low }
        };
        (0..self.players).map(at).collect()
    }

    /// A game is played with the same draws again after the two have changed places, and every
    /// pair gets the same draws: luck weighs less in the comparison.
    fn game(&self, fixture: Fixture) -> Match<G> {
        let index = if self.players == 1 { fixture.number } else { fixture.number / 2 };
        Match {
            pack: self.pack,
            setup: self.setup.clone(),
            bots: self.seats(fixture).into_iter().map(|bot| self.bots[bot]).collect(),
            seed: self.seed.child(index),
        }
    }

    fn play(&self, fixture: Fixture) -> GameResult {
        let mut thinking = vec![(Duration::ZERO, 0); usize::from(self.players)];
        let ask = |bot: &mut Bot<G>, perspective: &Perspective<'_, G>| {
            let started = Instant::now();
            let decision = bot.choose(perspective);
            let (time, count) = &mut thinking[perspective.seat().index()];
            *time += started.elapsed();
            *count += 1;
            decision
        };
        let played =
            play_by(&self.game(fixture), ask, |_| {}).expect("the setup was accepted before");
        GameResult { standings: played.end.standings(), thinking }
    }
}

/// Holds a contest. `done` is told after each game, from any thread. The result is the same on
/// any number of threads as long as no bot looks at a clock; only the times differ.
pub fn run_ladder<G: Strategy>(
    ladder: &Ladder<G>,
    done: impl Fn() + Sync,
) -> Result<LadderReport, SetupError> {
    ludi_engine::start::<G>(ladder.pack, &ladder.setup, usize::from(ladder.players))?;
    let started = Instant::now();
    let fixtures = ladder.fixtures();
    let results = in_order(ladder.threads, fixtures.len(), |index| {
        let result = ladder.play(fixtures[index]);
        done();
        result
    });
    let mut tally = LadderTally::new(ladder.bots.len());
    for (fixture, result) in fixtures.iter().zip(results) {
        tally.add(&ladder.seats(*fixture), *fixture, &result);
    }
    Ok(tally.report(ladder, started.elapsed().as_secs_f64()))
}

/// What is counted, in the order of the games, so that ratings come out the same every time.
struct LadderTally {
    unit: f64,
    bots: Vec<BotTally>,
    pairs: BTreeMap<(usize, usize), PairTally>,
}

#[derive(Clone, Default)]
struct BotTally {
    rating: WengLinRating,
    scores: u64,
    sum: f64,
    squares: f64,
    thought: Duration,
    decisions: u64,
    titles: BTreeMap<String, u64>,
    /// What it made of the cards that are being played, and its lead on the one before it.
    latest: f64,
    lead: Lead,
}

struct PairTally {
    /// The points of the later one. The two play every draw from both sides.
    points: Duplicates,
    /// The scores of both, the later one first.
    sums: [f64; 2],
    scores: [u64; 2],
}

impl PairTally {
    fn new() -> Self {
        Self { points: Duplicates::of(2), sums: [0.0; 2], scores: [0; 2] }
    }
}

impl LadderTally {
    fn new(bots: usize) -> Self {
        Self { unit: 1.0, bots: vec![BotTally::default(); bots], pairs: BTreeMap::new() }
    }

    fn add(&mut self, seats: &[usize], fixture: Fixture, result: &GameResult) {
        self.unit = f64::from(result.standings.unit);
        let sheets = &result.standings.seats;
        for ((bot, sheet), (time, decisions)) in seats.iter().zip(sheets).zip(&result.thinking) {
            let count = &mut self.bots[*bot];
            let total = f64::from(sheet.total);
            count.scores += 1;
            count.sum += total;
            count.squares += total * total;
            count.thought += *time;
            count.decisions += u64::from(*decisions);
            if let Some(title) = &sheet.title {
                *count.titles.entry(title.clone()).or_default() += 1;
            }
        }
        if fixture.low == fixture.high {
            self.compare_alone(fixture.high, f64::from(sheets[0].total));
            return;
        }
        let points = comparison(seats, fixture, &result.standings);
        let pair = self.pairs.entry((fixture.high, fixture.low)).or_insert_with(PairTally::new);
        pair.points.add(points);
        for (bot, sheet) in seats.iter().zip(sheets) {
            let side = usize::from(*bot == fixture.low);
            pair.sums[side] += f64::from(sheet.total);
            pair.scores[side] += 1;
        }
        let rated = if points > 0.5 {
            Outcomes::WIN
        } else if points < 0.5 {
            Outcomes::LOSS
        } else {
            Outcomes::DRAW
        };
        let (high, low) = (self.bots[fixture.high].rating, self.bots[fixture.low].rating);
        let (high, low) = weng_lin(&high, &low, &rated, &WengLinConfig::new());
        self.bots[fixture.high].rating = high;
        self.bots[fixture.low].rating = low;
    }

    /// Everybody plays the same cards in turn, as they are listed.
    fn compare_alone(&mut self, bot: usize, total: f64) {
        self.bots[bot].latest = total;
        if let Some(before) = bot.checked_sub(1) {
            let theirs = self.bots[before].latest;
            self.bots[bot].lead.add(total, theirs);
        }
    }

    fn report<G: Strategy>(self, ladder: &Ladder<G>, seconds: f64) -> LadderReport {
        let name = |bot: usize| ladder.bots[bot].to_string();
        let unit = self.unit;
        let bots = self.bots.into_iter().enumerate().map(|(index, count)| Contestant {
            bot: name(index),
            rating: count.rating.rating,
            uncertainty: count.rating.uncertainty,
            score: Interval::of_mean(count.sum, count.squares, count.scores).scaled(1.0 / unit),
            ms_per_decision: count.thought.as_secs_f64() * 1e3 / count.decisions.max(1) as f64,
            titles: count.titles,
            lead: (ladder.players == 1 && index > 0).then(|| Ahead {
                of: name(index - 1),
                by: count.lead.by().scaled(1.0 / unit),
                narrower: count.lead.narrower(),
            }),
        });
        let pairs = self.pairs.into_iter().map(|((high, low), pair)| {
            let mean = |side: usize| pair.sums[side] / pair.scores[side].max(1) as f64 / unit;
            Pairing {
                bot: name(high),
                against: name(low),
                games: pair.points.count(),
                share: pair.points.share(),
                narrower: pair.points.narrower(),
                score: mean(0),
                score_against: mean(1),
            }
        });
        LadderReport {
            game: G::ID,
            players: ladder.players,
            games: ladder.len(),
            seconds,
            bots: bots.collect(),
            pairs: pairs.collect(),
        }
    }
}

/// The share of the points of the later bot: each of its seats is compared with each seat of the
/// other, and shared places count half.
fn comparison(seats: &[usize], fixture: Fixture, standings: &Standings) -> f64 {
    let rank = |seat: Seat| standings.seats[seat.index()].rank;
    let of =
        |bot: usize| Seat::all(seats.len() as u8).filter(move |seat| seats[seat.index()] == bot);
    let (mut points, mut compared) = (0.0, 0.0);
    for mine in of(fixture.high) {
        for theirs in of(fixture.low) {
            compared += 1.0;
            points += match rank(mine).cmp(&rank(theirs)) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
    }
    points / f64::max(compared, 1.0)
}

#[cfg(test)]
mod tests {
    use ludi_bots::Level;
    use ludi_builders::{Builders, Setup};
    use ludi_engine::Pack as _;

    use super::*;

    fn ladder(players: u8, games: u64, threads: usize) -> Ladder<Builders> {
        Ladder {
            pack: <Builders as Game>::Pack::builtin(),
            setup: Setup::default(),
            players,
            bots: [Level::Random, Level::Tiro, Level::Miles].map(Skill::from).to_vec(),
            games,
            seed: Seed::from_text("ladder"),
            threads,
        }
    }

    /// The result without what a clock measures.
    fn timeless(mut report: LadderReport) -> LadderReport {
        report.seconds = 0.0;
        report.bots.iter_mut().for_each(|bot| bot.ms_per_decision = 0.0);
        report
    }

    #[test]
    fn the_better_player_climbs() {
        let report = run_ladder(&ladder(2, 20, 1), || {}).unwrap();
        assert_eq!(report.games, 60);
        let pair = report.pairs.iter().find(|p| p.bot == "miles" && p.against == "random");
        let pair = pair.expect("they met");
        assert_eq!(pair.games, 20);
        assert!(pair.share.value > 0.9 && pair.score > pair.score_against, "{pair:?}");
        assert!(report.bots[2].rating > report.bots[1].rating, "{:?}", report.bots);
        assert!(report.bots[1].rating > report.bots[0].rating, "{:?}", report.bots);
    }

    #[test]
    fn a_contest_is_the_same_on_any_number_of_threads() {
        let run = |threads| timeless(run_ladder(&ladder(3, 6, threads), || {}).unwrap());
        assert_eq!(run(1), run(3));
    }

    #[test]
    fn seats_are_rotated_evenly_and_each_draw_is_played_from_both_sides() {
        for players in 2..=4 {
            let ladder = ladder(players, 12, 1);
            let mut sat = vec![0; usize::from(players)];
            for number in 0..12 {
                let fixture = Fixture { low: 0, high: 1, number };
                let seats = ladder.seats(fixture);
                sat.iter_mut().zip(&seats).for_each(|(count, bot)| *count += bot);
                let twin = Fixture { number: number ^ 1, ..fixture };
                assert_eq!(ladder.game(fixture).seed, ladder.game(twin).seed);
                let changed = ladder.seats(twin).iter().zip(&seats).all(|(a, b)| a != b);
                assert!(changed, "{players} players, game {number}");
            }
            assert!(sat.iter().all(|count| *count == 6), "{players} players: {sat:?}");
        }
    }
}
