//! Monuments, provinces, tokens, objectives and ranks of a pack.

use toml::Table;

use super::entry::{AMOUNT, Entry, Outcome, bytes, colours, icons, triple};
use crate::components::{
    Aim, Gain, Monument, Objective, Province, ROWS, Rank, Resource, Sets, Token, Worth,
};

pub(super) fn read_monuments(file: &Entry<'_>) -> Outcome<Vec<Monument>> {
    let mut monuments = Vec::new();
    for entry in file.entries("monument")? {
        let score = entry.inner("score")?;
        let vp = || score.number("vp", AMOUNT).map(|vp| vp as u8);
        let worth = match score.text("kind")? {
            "fixed" => Worth::Fixed(vp()?),
            "by_population" => {
                let steps = score.numbers("vp", 1..=12, AMOUNT)?;
                if steps.windows(2).any(|pair| pair[1] < pair[0]) {
                    return score.wrong("vp", "more population is never worth less");
                }
                Worth::ByPopulation(bytes(&steps))
            }
            "per_colour" => {
                Worth::PerColour(score.among("colour", score.text("colour")?, &colours())?, vp()?)
            }
            "per_icon" => {
                Worth::PerIcon(score.among("icon", score.text("icon")?, &icons())?, vp()?)
            }
            other => {
                let known = "fixed, by_population, per_colour, per_icon";
                return score.wrong("kind", format!("\"{other}\" is none of {known}"));
            }
        };
        score.done()?;
        monuments.push(Monument {
            id: entry.id()?,
            name: entry.name("name")?,
            coins: entry.number("coins", AMOUNT)? as u8,
            population: entry.number("population", 0..=12)? as u8,
            worth,
            immediate: entry.gains("immediate", 0..=4)?,
            on_centre: entry.among(
                "place",
                entry.text("place")?,
                &[("corner", false), ("centre", true)],
            )?,
        });
        entry.done()?;
    }
    file.of_length("monument", monuments, 1..=16)
}

pub(super) fn read_provinces(file: &Entry<'_>) -> Outcome<Vec<Province>> {
    let mut provinces = Vec::new();
    for entry in file.entries("province")? {
        let sets = match (entry.has("icons"), entry.has("district")) {
            (true, false) => {
                let words = entry.words("icons")?;
                let mut needed = [0; 3];
                for word in entry.of_length("icons", words, 1..=6)? {
                    needed[entry.among("icons", word, &icons())? as usize] += 1;
                }
                Sets::Icons(needed)
            }
            (false, true) => {
                Sets::Districts(entry.among("district", entry.text("district")?, &colours())?)
            }
            _ => return entry.wrong("icons", "a province counts either icons or districts"),
        };
        let points = entry.numbers("points", ROWS..=ROWS, AMOUNT)?;
        if points.windows(2).any(|pair| pair[1] > pair[0]) {
            return entry.wrong("points", "points fall from the top slot to the bottom slot");
        }
        let rows = entry.list("bonus")?;
        if rows.len() != ROWS {
            return entry.wrong("bonus", format!("{} lists, expected {ROWS}", rows.len()));
        }
        let mut bonus: [Vec<Gain>; ROWS] = Default::default();
        for (row, (list, value)) in bonus.iter_mut().zip(rows).enumerate() {
            let mut table = Table::new();
            table.insert("bonus".to_owned(), value.clone());
            *list = Entry::new(format!("{}.row {}", entry.path, row + 1), &table)
                .gains("bonus", 0..=4)?;
        }
        provinces.push(Province {
            id: entry.id()?,
            name: entry.name("name")?,
            sets,
            points: triple(&points),
            bonus,
        });
        entry.done()?;
    }
    file.of_length("province", provinces, 1..=32)
}

pub(super) fn read_tokens(file: &Entry<'_>) -> Outcome<Vec<Token>> {
    let mut tokens = Vec::new();
    for entry in file.entries("token")? {
        let give = entry.gains("give", 1..=4)?;
        for (index, gain) in give.iter().enumerate() {
            let payable =
                matches!(gain.resource, Resource::Coin | Resource::Population | Resource::Legion);
            if !payable {
                return entry.wrong("give", format!("{} cannot be paid", gain.resource.id()));
            }
            if give[..index].iter().any(|other| other.resource == gain.resource) {
                return entry.wrong("give", format!("{} stands there twice", gain.resource.id()));
            }
        }
        tokens.push(Token { id: entry.id()?, give, get: entry.gains("get", 1..=4)? });
        entry.done()?;
    }
    file.of_length("token", tokens, 1..=32)
}

pub(super) fn read_objectives(file: &Entry<'_>) -> Outcome<Vec<Objective>> {
    let mut objectives = Vec::new();
    for entry in file.entries("objective")? {
        let amount = || entry.number("amount", 1..=*AMOUNT.end()).map(|amount| amount as u8);
        let aim = match entry.text("kind")? {
            "icons" => {
                let mut needed = [false; 3];
                for word in entry.words("icons")? {
                    needed[entry.among("icons", word, &icons())? as usize] = true;
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
        let level = entry.number("level", 1..=3)? as u8;
        objectives.push(Objective { id: entry.id()?, level, aim });
        entry.done()?;
    }
    file.of_length("objective", objectives, 1..=32)
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

pub(super) fn read_ranks(file: &Entry<'_>) -> Outcome<Vec<Rank>> {
    let mut ranks: Vec<Rank> = Vec::new();
    for entry in file.entries("rank")? {
        let message = entry.among("id", entry.text("id")?, &RANKS)?;
        let from = entry.number("from", 0..=999)? as i32;
        match ranks.last() {
            None if from != 0 => return entry.wrong("from", "the lowest rank begins at 0"),
            Some(last) if last.from >= from => {
                return entry.wrong("from", "ranks are listed from the lowest to the highest");
            }
            _ => ranks.push(Rank { message, from }),
        }
        entry.done()?;
    }
    file.of_length("rank", ranks, 1..=RANKS.len())
}
