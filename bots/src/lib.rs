//! Players that are programs: generic over the game, given a seat's perspective and nothing else.

mod search;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ludi_engine::{Chance as _, Perspective, Quick, Title};

pub use search::{Budget, Manner, Search, Thought, Verdict};

/// How well a bot plays. The ranks are those of the legions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any decision that is allowed, all equally likely: for experiments.
    Random,
    /// A recruit: means well, and often does something else.
    Tiro,
    /// A soldier: the game's own simple, sensible player.
    Miles,
    /// An officer: looks ahead for a moment.
    Centurio,
    /// A commander: looks ahead for longer.
    Legatus,
}

/// All levels, the weakest first.
pub const LEVELS: [Level; 5] =
    [Level::Random, Level::Tiro, Level::Miles, Level::Centurio, Level::Legatus];

/// Of 100 decisions of a recruit, how many are made at random.
const TIRO_FOLLY: u32 = 50;

impl Level {
    /// The word for the level on a command line and in logs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Tiro => "tiro",
            Self::Miles => "miles",
            Self::Centurio => "centurio",
            Self::Legatus => "legatus",
        }
    }

    /// How long the level looks ahead, if it does.
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Random | Self::Tiro | Self::Miles => None,
            Self::Centurio => {
                Some(Budget { iterations: 2_000, time: Some(Duration::from_millis(900)) })
            }
            Self::Legatus => {
                Some(Budget { iterations: 20_000, time: Some(Duration::from_millis(2_800)) })
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot \"{0}\"; there are: {list}", list = LEVELS.map(Level::id).join(", "))]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let known = LEVELS.into_iter().find(|level| level.id() == text);
        known.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

/// A bot with its own chance; the same seed and a budget of iterations play the same game.
pub struct Bot<G: Title> {
    level: Level,
    budget: Option<Budget>,
    chance: Quick,
    /// Kept between decisions so that listing them allocates nothing.
    list: Vec<G::Decision>,
    /// What was looked at for the last decision, to go on from there.
    last: Option<(Search<G>, G::Decision)>,
}

impl<G: Title> Bot<G> {
    /// A bot of a level.
    pub fn new(level: Level, chance: Quick) -> Self {
        Self { level, budget: level.budget(), chance, list: Vec::new(), last: None }
    }

    /// Lets a bot that looks ahead look longer or shorter.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = self.budget.map(|_| budget);
        self
    }

    /// Which level it plays at.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Decides for the seat, which must be one that the game waits for.
    pub fn choose(&mut self, eyes: &Perspective<'_, G>) -> G::Decision {
        match (self.level, self.budget) {
            (Level::Random, _) => self.any(eyes),
            (Level::Tiro, _) if self.chance.below(100) < TIRO_FOLLY => self.any(eyes),
            (_, None) => G::sensible(&eyes.view(), eyes.seat(), &mut self.chance),
            (_, Some(budget)) => self.look_ahead(eyes, budget),
        }
    }

    fn any(&mut self, eyes: &Perspective<'_, G>) -> G::Decision {
        self.list.clear();
        eyes.decisions(&mut self.list);
        self.list[self.chance.below(self.list.len() as u32) as usize]
    }

    fn look_ahead(&mut self, eyes: &Perspective<'_, G>, budget: Budget) -> G::Decision {
        self.list.clear();
        eyes.decisions(&mut self.list);
        if let [only] = self.list[..] {
            return only;
        }
        let view = eyes.view();
        let known = self.last.take().and_then(|(search, made)| search.follow(made, &view));
        let mut search = known.unwrap_or_else(|| Search::new(view, eyes.seat(), Manner::default()));
        search.run(budget, &mut self.chance);
        let decision = search.verdict().thoughts.first().map_or(self.list[0], |best| best.decision);
        self.last = Some((search, decision));
        decision
    }
}

/// Decides once for a seat, without keeping a bot.
pub fn choose<G: Title>(
    level: Level,
    eyes: &Perspective<'_, G>,
    chance: &mut Quick,
) -> G::Decision {
    let mut bot = Bot::new(level, chance.clone());
    let decision = bot.choose(eyes);
    *chance = bot.chance;
    decision
}

/// What a search thinks of the seat's decisions, for hints and analyses.
pub fn consider<G: Title>(
    eyes: &Perspective<'_, G>,
    budget: Budget,
    chance: &mut Quick,
) -> Verdict<G::Decision> {
    let mut search = Search::new(eyes.view(), eyes.seat(), Manner::default());
    search.run(budget, chance);
    search.verdict()
}

#[cfg(test)]
mod tests {
    use ludi_builders::{Builders, Setup};
    use ludi_engine::{Game, Next, Pack as _, Seat, View};

    use super::*;

    fn position(number: u64, decisions: u32) -> (Builders, Seat) {
        let pack = <Builders as Game>::Pack::builtin();
        let mut state = Builders::new(pack, &Setup::default(), 3).expect("three can play");
        let mut chance = Quick::from_number(number);
        let mut made = 0;
        loop {
            match state.next() {
                Next::Over => panic!("the game ended before {decisions} decisions"),
                Next::Chance => {
                    let draw = state.draw(&mut chance);
                    state.resolve(draw);
                }
                Next::Decide(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    if made >= decisions {
                        return (state, seat);
                    }
                    let view = View::new(&state, Some(seat));
                    state.decide(seat, Builders::sensible(&view, seat, &mut chance));
                    made += 1;
                }
            }
        }
    }

    #[test]
    fn levels_are_found_by_their_word() {
        for level in LEVELS {
            assert_eq!(level.id().parse(), Ok(level));
        }
        let error = "wizard".parse::<Level>().unwrap_err();
        assert!(error.to_string().contains("random, tiro, miles, centurio, legatus"), "{error}");
    }

    #[test]
    fn every_level_decides_what_is_allowed() {
        let budget = Budget { iterations: 40, time: None };
        for level in LEVELS {
            let mut bot = Bot::new(level, Quick::from_number(5)).with_budget(budget);
            for decisions in [0, 7, 20, 41] {
                let (state, seat) = position(1, decisions);
                let decision = bot.choose(&Perspective::new(&state, seat));
                assert_eq!(state.check(seat, decision), Ok(()), "{level}: {decision:?}");
            }
        }
    }

    #[test]
    fn a_search_bound_by_iterations_is_repeatable() {
        let (state, seat) = position(2, 12);
        let budget = Budget { iterations: 300, time: None };
        let think =
            || consider(&Perspective::new(&state, seat), budget, &mut Quick::from_number(9));
        let verdict = think();
        assert_eq!(verdict, think());
        assert_eq!(verdict.thoughts.iter().map(|t| t.visits).sum::<u32>(), verdict.iterations);
        assert_eq!(verdict.line[0], (seat, verdict.thoughts[0].decision));
    }

    #[test]
    fn a_tree_is_followed_only_where_the_decision_led() {
        let (state, seat) = position(3, 0);
        let view = View::new(&state, Some(seat));
        let broad = Manner { breadth: 5.0, ..Manner::default() };
        let mut search = Search::new(view, seat, broad);
        search.run(Budget { iterations: 400, time: None }, &mut Quick::from_number(1));
        let coins = ludi_builders::Decision::Coins(1);
        let visits = search.verdict().thoughts.iter().find(|t| t.decision == coins).unwrap().visits;
        let mut after = state;
        after.decide(seat, coins);
        let followed = search.follow(coins, &View::new(&after, Some(seat))).expect("it led there");
        assert_eq!(followed.verdict().iterations, visits);
        assert!(followed.follow(coins, &View::new(&state, Some(seat))).is_none());
    }
}
