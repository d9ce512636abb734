//! Monuments, provinces, tokens, objectives and ranks of a pack.

use ludi_engine::pack::{ANY, Checked, Entry};
use toml::Table;

use super::words::{AMOUNT, SOME, colours, gain, icons};
use crate::components::{
    Aim, Gain, Monument, Objective, Province, ROWS, Rank, Resource, Sets, Token, Worth,
};

pub(super) fn read_monuments(file: &Entry<'_>) -> Checked<Vec<Monument>> {
    file.entries("monument", 1..=16, |entry| {
        Ok(Monument {
            id: entry.id()?,
            name: entry.name("name")?,
            coins: entry.whole("coins", AMOUNT)?,
            population: entry.whole("population", 0..=12)?,
            worth: entry.entry("score", read_worth)?,
            immediate: entry.entries("immediate", 0..=4, gain)?,
            on_centre: entry.choice("place", &[("corner", false), ("centre", true)])?,
        })
    })
}

fn read_worth(score: &Entry<'_>) -> Checked<Worth> {
    let vp = || score.whole("vp", AMOUNT);
    match score.text("kind")? {
        "fixed" => Ok(Worth::Fixed(vp()?)),
        "by_population" => {
            let steps = score.wholes("vp", 1..=12, AMOUNT)?;
            score.check("vp", steps.is_sorted(), "more population is never worth less")?;
            Ok(Worth::ByPopulation(steps))
        }
        "per_colour" => Ok(Worth::PerColour(score.choice("colour", &colours())?, vp()?)),
        "per_icon" => Ok(Worth::PerIcon(score.choice("icon", &icons())?, vp()?)),
        other => {
            let known = "fixed, by_population, per_colour, per_icon";
            score.wrong("kind", format!("\"{other}\" is none of {known}"))
        }
    }
}

pub(super) fn read_provinces(file: &Entry<'_>) -> Checked<Vec<Province>> {
    file.entries("province", 1..=32, |entry| {
        let points: [u8; ROWS] = entry.row("points", AMOUNT)?;
        let problem = "points fall from the top slot to the bottom slot";
        entry.check("points", points.is_sorted_by(|above, below| above >= below), problem)?;
        Ok(Province {
            id: entry.id()?,
            name: entry.name("name")?,
            sets: read_sets(entry)?,
            points,
            bonus: read_bonus(entry)?,
        })
    })
}

fn read_sets(entry: &Entry<'_>) -> Checked<Sets> {
    match (entry.has("icons"), entry.has("district")) {
        (true, false) => {
            let mut needed = [0; 3];
            for icon in entry.choices("icons", 1..=6, &icons())? {
                needed[icon as usize] += 1;
            }
            Ok(Sets::Icons(needed))
        }
        (false, true) => Ok(Sets::Districts(entry.choice("district", &colours())?)),
        _ => entry.wrong("icons", "a province counts either icons or districts"),
    }
}

/// What conquering brings, a list for each slot.
fn read_bonus(entry: &Entry<'_>) -> Checked<[Vec<Gain>; ROWS]> {
    let mut bonus: [Vec<Gain>; ROWS] = Default::default();
    let rows = entry.list("bonus", ROWS..=ROWS)?;
    for ((list, value), row) in bonus.iter_mut().zip(rows).zip(1..) {
        let table = Table::from_iter([("bonus".to_owned(), value.clone())]);
        let slot = Entry::new(format!("{}.row {row}", entry.path()), &table);
        *list = slot.entries("bonus", 0..=4, gain)?;
    }
    Ok(bonus)
}

pub(super) fn read_tokens(file: &Entry<'_>) -> Checked<Vec<Token>> {
    file.entries("token", 1..=32, |entry| {
        let give = entry.entries("give", 1..=4, gain)?;
        for (index, Gain { resource, .. }) in give.iter().enumerate() {
            let payable =
                matches!(resource, Resource::Coin | Resource::Population | Resource::Legion);
            entry.check("give", payable, format!("{} cannot be paid", resource.id()))?;
            let again = give[..index].iter().any(|other| other.resource == *resource);
            entry.check("give", !again, format!("{} stands there twice", resource.id()))?;
        }
        Ok(Token { id: entry.id()?, give, get: entry.entries("get", 1..=4, gain)? })
    })
}

pub(super) fn read_objectives(file: &Entry<'_>) -> Checked<Vec<Objective>> {
    file.entries("objective", 1..=32, |entry| {
        let amount = || entry.whole("amount", SOME);
        let aim = match entry.text("kind")? {
            "icons" => {
                let mut needed = [false; 3];
                for icon in entry.choices("icons", ANY, &icons())? {
                    needed[icon as usize] = true;
                }
                Aim::Icons(needed)
            }
            "all_colours" => Aim::AllColours,
            "blessings" => Aim::Blessings(amount()?),
            "no_icons" => Aim::NoIcons,
            "stars" => Aim::Stars(amount()?),
            "one_colour" => Aim::OneColour(amount()?),
            "no_equal_neighbours" => Aim::NoEqualNeighbours,
            "one_icon" => Aim::OneIcon(amount()?),
            "monuments" => Aim::Monuments(amount()?),
            other => return entry.wrong("kind", format!("\"{other}\" is no kind of objective")),
        };
        Ok(Objective { id: entry.id()?, level: entry.whole("level", 1..=3)?, aim })
    })
}

/// MR-151: the ranks the message files know.
const RANKS: [(&str, &str); 7] = [
    ("tribune", "rank-tribune"),
    ("senator", "rank-senator"),
    ("quaestor", "rank-quaestor"),
    ("aedile", "rank-aedile"),
    ("praetor", "rank-praetor"),
    ("consul", "rank-consul"),
    ("caesar", "rank-caesar"),
];

pub(super) fn read_ranks(file: &Entry<'_>) -> Checked<Vec<Rank>> {
    let mut before = None;
    file.entries("rank", 1..=RANKS.len(), |entry| {
        let from = entry.whole("from", 0..=999)?;
        match before.replace(from) {
            None => entry.check("from", from == 0, "the lowest rank begins at 0")?,
            Some(last) => {
                let problem = "ranks are listed from the lowest to the highest";
                entry.check("from", last < from, problem)?;
            }
        }
        Ok(Rank { message: entry.choice("id", &RANKS)?, from })
    })
}
