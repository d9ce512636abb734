//! Making the puzzles of a game.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use ludi_engine::puzzle::{Grade, Puzzle, Puzzles};
use ludi_engine::{
    Notation as _, NotationError, Pack as _, Seed, Strategy, Table, Words, any_game, setup_with,
};
use ludi_lab::{
    Demand, Effort, Found, Judged, Made, Source, grade_anew, puzzles_hold, puzzles_of_all,
};

use crate::Done;

/// How the games are played that puzzles are taken from.
struct Plan {
    /// Numbers of players and a switch, taken in turns.
    tables: &'static [(u8, &'static str)],
    /// Iterations for each decision.
    strength: u32,
    /// How many points the best decision has to be ahead.
    margin: f32,
}

fn plan(game: &str) -> Option<Plan> {
    let plan = |tables, strength, margin| Some(Plan { tables, strength, margin });
    match game {
        "builders" => plan(&[(2, ""), (3, ""), (2, ""), (4, "")], 160, 1.0),
        "hadrian" => plan(
            &[
                (1, "difficulty=easy"),
                (2, ""),
                (1, "difficulty=medium"),
                (3, "difficulty=easy"),
                (1, "difficulty=hard"),
                (2, "difficulty=hard"),
            ],
            80,
            1.5,
        ),
        "magna-roma" => {
            plan(&[(2, ""), (1, "level=medium"), (3, ""), (1, "level=hard"), (4, "")], 80, 2.0)
        }
        "praetor" => {
            plan(&[(2, ""), (3, ""), (4, ""), (2, "tough=true"), (3, "expert=true")], 120, 4.0)
        }
        _ => None,
    }
}

/// So many games are played at a time until there are puzzles enough, and at most in all.
const BATCH: usize = 4;
const MOST_GAMES: usize = 60;
/// Of so many puzzles, at least one is of each grade.
const FEW: usize = 5;
/// How many puzzles of a grade a game gives at most.
const EACH: usize = 3;
/// How many puzzles begin with the same decision at most.
const ALIKE: usize = 4;

/// What there is to make.
pub struct Order<'a> {
    /// The id of a game.
    pub game: &'a str,
    /// How many puzzles at the least.
    pub count: usize,
    /// Any text; the same text makes the same puzzles.
    pub seed: &'a str,
    /// How many games are played at the same time.
    pub threads: usize,
    /// Whether what there is stays, as far as it holds.
    pub keep: bool,
}

/// Makes the puzzles of a game anew.
pub fn make(order: &Order<'_>) -> Done {
    let made = ludi_registry::with_game!(order.game, G => make_for::<G>(order));
    made.unwrap_or_else(|| Err(format!("there is no game {}", order.game).into()))
}

fn make_for<G: Words + Strategy>(order: &Order<'_>) -> Done {
    let usual = [(*G::PLAYERS.start(), ""), (*G::PLAYERS.end(), "")];
    let Plan { tables, strength, margin } =
        plan(G::ID).unwrap_or(Plan { tables: usual.to_vec().leak(), strength: 200, margin: 1.0 });
    let mut demand =
        Demand { strength, margin, each: EACH, effort: Effort::LONG, only_hard: false };
    let seed = Seed::from_text(order.seed);
    let bar = ProgressBar::new(order.count as u64).with_style(
        ProgressStyle::with_template("{wide_bar} {pos}/{len} puzzles · {elapsed}")
            .expect("the template is well formed"),
    );
    let mut games: Vec<Found<G>> = Vec::new();
    if order.keep {
        games = kept_games(order)?;
        write(&games, &choose(&games, order.count), margin)?;
    }
    for batch in 0..MOST_GAMES / BATCH {
        let numbers = batch * BATCH..(batch + 1) * BATCH;
        let sources: Vec<Source<G>> = numbers
            .map(|number| source::<G>(tables[number % tables.len()], seed.child(number as u64)))
            .collect::<Result<_, _>>()?;
        let chosen = choose(&games, order.count);
        if is_enough(&games, &chosen, order.count) {
            break;
        }
        demand.only_hard = only_hard_ones_lack(&games, &chosen, order.count);
        let found = puzzles_of_all(&sources, demand, order.threads, || bar.tick())
            .map_err(|error| format!("{:?}", error.phrase))?;
        games.extend(found);
        // Whoever stops it keeps what was found so far.
        let chosen = choose(&games, order.count);
        write(&games, &chosen, margin)?;
        bar.set_position(chosen.len() as u64);
    }
    bar.finish_and_clear();
    let logs: Vec<String> = (1..=kept(&choose(&games, order.count)).len())
        .map(|number| format!("\"{number:02}\""))
        .collect();
    println!("the game lists them as puzzles![{}]", logs.join(", "));
    Ok(())
}

/// So often puzzles that are kept have to hold, by so much more than a check asks for.
const CHECKS: u64 = 3;
const FIRMER: f32 = 1.5;

/// The games of the puzzles there are, with those that still hold.
fn kept_games<G: Words + Strategy>(order: &Order<'_>) -> Result<Vec<Found<G>>, Box<dyn Error>> {
    let files = G::about().puzzles;
    let puzzles = Puzzles::read(files)?;
    let table = |puzzle: &Puzzle| -> Result<Table<G>, Box<dyn Error>> {
        let table = puzzles.table(any_game::<G>(), puzzle, 0)?;
        Ok(table.as_any().downcast_ref::<Table<G>>().expect("a table of the game").clone())
    };
    let mut asked: Vec<(Table<G>, &Puzzle)> = Vec::new();
    for puzzle in &puzzles.list {
        asked.push((table(puzzle)?, puzzle));
    }
    for check in 0..CHECKS {
        let seed = Seed::from_text(order.seed).child(u64::MAX - check);
        let hold = puzzles_hold(&asked, FIRMER * puzzles.margin, seed, order.threads, || ());
        let mut hold = hold.into_iter();
        asked.retain(|_| hold.next() == Some(true));
    }
    println!("{} of {} puzzles hold", asked.len(), puzzles.list.len());
    let mut games = Vec::new();
    for (name, log) in files.logs {
        let own = asked.iter().filter(|(_, puzzle)| puzzle.log == *name);
        let made = own.map(|(table, puzzle)| made::<G>(table, puzzle, puzzles.margin, order.seed));
        let puzzles = made.collect::<Result<_, _>>()?;
        games.push(Found { table: Table::read(log, G::Pack::builtin(), None)?, puzzles });
    }
    Ok(games)
}

/// A puzzle as it was found, with its grade found anew.
fn made<G: Words + Strategy>(
    table: &Table<G>,
    puzzle: &Puzzle,
    margin: f32,
    seed: &str,
) -> Result<Made<G::Decision>, NotationError> {
    let read = |text: &str| G::Decision::read(G::Pack::builtin(), text);
    let mut steps = Vec::new();
    for step in &puzzle.steps {
        let best = read(step.best)?;
        let others = step.others.iter().map(|other| Ok((read(other.decision)?, other.loses)));
        let judged = Judged {
            best,
            others: others.collect::<Result<_, NotationError>>()?,
            tempting: step.tempting.map(read).transpose()?,
        };
        steps.push((best, Some(judged).filter(|_| !step.others.is_empty())));
    }
    let kind = ("", steps.len());
    let seed = Seed::from_text(seed).child(u64::from(puzzle.at));
    let grade = grade_anew(table, puzzle.seat, &steps, margin, seed);
    Ok(Made { at: puzzle.at, seat: puzzle.seat, grade, kind, steps })
}

/// The place of a puzzle: the game and its place there.
type Place = (usize, usize);

fn grade_of<G: Words + Strategy>(games: &[Found<G>], (game, place): Place) -> Grade {
    games[game].puzzles[place].grade
}

/// Whether there are so many, and some of each grade.
fn is_enough<G: Words + Strategy>(games: &[Found<G>], chosen: &[Place], count: usize) -> bool {
    let each = of_grades(games, chosen);
    chosen.len() == count && each.into_iter().all(|of_grade| of_grade >= count / FEW)
}

/// Whether there are enough of all grades but the hardest.
fn only_hard_ones_lack<G: Words + Strategy>(
    games: &[Found<G>],
    chosen: &[Place],
    count: usize,
) -> bool {
    let [easy, medium, _] = of_grades(games, chosen);
    easy.min(medium) >= count / FEW && easy + medium >= count - count / FEW
}

/// How many there are of each grade.
fn of_grades<G: Words + Strategy>(games: &[Found<G>], chosen: &[Place]) -> [usize; 3] {
    Grade::ALL.map(|grade| chosen.iter().filter(|place| grade_of(games, **place) == grade).count())
}

/// So many puzzles in the order they were found, the grades taking turns as long as there are some,
/// and few of them alike.
fn choose<G: Words + Strategy>(games: &[Found<G>], count: usize) -> Vec<Place> {
    let of_game = |(game, found): (usize, &Found<G>)| {
        (0..found.puzzles.len()).map(move |place| (game, place)).collect::<Vec<Place>>()
    };
    let mut begun: Vec<G::Decision> = Vec::new();
    let is_another = |(game, place): &Place| {
        let (begin, _) = &games[*game].puzzles[*place].steps[0];
        begun.push(*begin);
        begun.iter().filter(|other| *other == begin).count() <= ALIKE
    };
    let all = games.iter().enumerate().flat_map(of_game);
    let all: Vec<Place> = all.filter(is_another).collect();
    let mut grades = Grade::ALL.map(|grade| {
        let of_grade = |place: &&Place| grade_of(games, **place) == grade;
        all.iter().filter(of_grade).copied().collect::<Vec<_>>().into_iter()
    });
    let mut chosen = Vec::new();
    while chosen.len() < count.min(all.len()) {
        chosen.extend(grades.iter_mut().filter_map(Iterator::next));
    }
    chosen.truncate(count);
    chosen
}

/// The games something was chosen from.
fn kept(chosen: &[Place]) -> BTreeSet<usize> {
    chosen.iter().map(|(game, _)| *game).collect()
}

fn source<G: Words + Strategy>(
    (players, switch): (u8, &str),
    seed: Seed,
) -> Result<Source<G>, Box<dyn Error>> {
    let switches: Vec<(String, String)> = switch
        .split_once('=')
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .into_iter()
        .collect();
    let setup = setup_with::<G>(&switches, players).map_err(|refused| format!("{refused:?}"))?;
    Ok(Source { pack: G::Pack::builtin(), setup, players, seed })
}

/// Writes the games that something was chosen from and the list, easy ones first.
fn write<G: Words + Strategy>(games: &[Found<G>], chosen: &[Place], margin: f32) -> Done {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(G::ID).join("puzzles");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    let kept = kept(chosen);
    let name = |game: usize| format!("{:02}", 1 + kept.range(..game).count());
    for game in &kept {
        std::fs::write(folder.join(format!("{}.jsonl", name(*game))), games[*game].table.log())?;
    }
    let mut list = format!(
        "# Made by `cargo xtask puzzles {}`.\n\n# So many points the best decision is ahead of every other.\nmargin = {margin:.1}\n",
        G::ID
    );
    let mut sorted = chosen.to_vec();
    sorted.sort_by_key(|(game, place)| (games[*game].puzzles[*place].grade, *game, *place));
    for (game, place) in &sorted {
        let found = &games[*game];
        entry::<G>(&mut list, &name(*game), found, &found.puzzles[*place])?;
    }
    std::fs::write(folder.join("puzzles.toml"), list)?;
    Ok(())
}

fn entry<G: Words + Strategy>(
    list: &mut String,
    log: &str,
    found: &Found<G>,
    made: &Made<G::Decision>,
) -> Result<(), std::fmt::Error> {
    let notation = |decision: G::Decision| decision.notation(found.table.pack()).to_string();
    writeln!(list, "\n[[puzzle]]\nlog = \"{log}\"\nat = {}\nseat = {}", made.at, made.seat.0 + 1)?;
    writeln!(list, "grade = \"{}\"", made.grade.id())?;
    for (decision, judged) in &made.steps {
        writeln!(list, "[[puzzle.step]]\nbest = \"{}\"", notation(*decision))?;
        let Some(judged) = judged else { continue };
        if let Some(tempting) = judged.tempting {
            writeln!(list, "tempting = \"{}\"", notation(tempting))?;
        }
        writeln!(list, "other = [")?;
        for (other, loses) in &judged.others {
            writeln!(list, "  {{ do = \"{}\", loses = {loses:.1} }},", notation(*other))?;
        }
        writeln!(list, "]")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_of_every_plan_can_be_set() {
        for game in ludi_registry::all() {
            let Some(plan) = plan(game.id()) else { continue };
            for table in plan.tables {
                let made = ludi_registry::with_game!(game.id(), G => {
                    source::<G>(*table, Seed::from_text("x")).map(|source| {
                        ludi_engine::start::<G>(source.pack, &source.setup, usize::from(source.players)).is_ok()
                    })
                });
                assert!(matches!(made, Some(Ok(true))), "{} {table:?}", game.id());
            }
        }
    }

    #[test]
    fn a_game_that_there_is_not_has_no_puzzles() {
        let order = Order { game: "chess", count: 1, seed: "1", threads: 1, keep: false };
        assert_eq!(make(&order).unwrap_err().to_string(), "there is no game chess");
    }
}
