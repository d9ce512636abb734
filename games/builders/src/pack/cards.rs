//! The cards of a pack (BA-002, BA-003).

use ludi_engine::pack::{Checked, Entry, kept};
use ludi_engine::{Bilingual, PackError};

use super::{RESOURCES, exactly, level_of_each, levels, name};
use crate::components::{
    APPRENTICES, BuildingCard, FIRST_APPRENTICE, FIRST_MACHINE, FreedSide, HandCard, MACHINES,
    SLAVES, TOOLS, ToolCard, UNIVERSITIES, UniversityCard,
};
use crate::levels::Levels;
use crate::setup::ApprenticeSet;

/// The largest level of a worker and the largest need of a building that make sense.
const LARGEST_LEVEL: u8 = 9;
const LARGEST_NEED: u8 = 20;

/// The ranks, and how many workers the deck has of each.
const RANKS: [(&str, usize); 4] =
    [("master", 4), ("journeyman", 6), ("labourer", 4), ("apprentice", 0)];

pub fn buildings(file: &Entry<'_>) -> Checked<Vec<BuildingCard>> {
    file.entries("building", FIRST_MACHINE..=FIRST_MACHINE, building)
}

fn building(card: &Entry<'_>) -> Checked<BuildingCard> {
    let needs = levels(card, "needs", LARGEST_NEED)?;
    card.check("needs", !needs.is_none(), "a site must need something")?;
    Ok(BuildingCard {
        id: card.id()?,
        name: name(card)?,
        needs,
        sesterces: card.whole("sesterces", 0..=99)?,
        vp: card.whole("vp", 0..=99)?,
    })
}

/// The machines as sites, and as what they are when they work.
pub fn machines(file: &Entry<'_>) -> Checked<(Vec<BuildingCard>, Vec<HandCard>)> {
    let machines = file.entries("machine", MACHINES..=MACHINES, |card| {
        let site = building(card)?;
        let produces = levels(card, "produces", LARGEST_LEVEL)?;
        let engine = HandCard { id: site.id, name: site.name, wage: 0, produces };
        Ok((site, engine))
    })?;
    Ok(machines.into_iter().unzip())
}

/// Who can be sent to a site, machines apart.
pub struct Crew {
    /// Workers, apprentices and slaves.
    pub hands: Vec<HandCard>,
    /// The back of the slaves.
    pub freed: Vec<FreedSide>,
    /// The rank of each worker that is no apprentice.
    pub ranks: Vec<&'static str>,
}

/// What all workers of a rank share.
#[derive(Clone, Copy)]
struct Rank {
    id: &'static str,
    name: Bilingual,
    wage: u8,
}

pub fn crew(file: &Entry<'_>) -> Checked<Crew> {
    let known = ranks(file)?;
    let (mut hands, ranks): (Vec<HandCard>, Vec<&str>) = file
        .entries("worker", FIRST_APPRENTICE..=FIRST_APPRENTICE, |card| {
            let Rank { id: rank, name, wage } = card.choice("rank", &known)?;
            let produces = levels(card, "produces", LARGEST_LEVEL)?;
            Ok((HandCard { id: card.id()?, name, wage, produces }, rank))
        })?
        .into_iter()
        .unzip();
    for (rank, expected) in RANKS {
        let have = ranks.iter().filter(|other| **other == rank).count();
        if have != expected {
            let problem = format!("{have} workers of this rank, expected {expected}");
            return Err(PackError::new(format!("rank.{rank}"), "", problem));
        }
    }
    let apprentice = known.iter().find(|(rank, _)| *rank == "apprentice");
    let (_, Rank { name, wage, .. }) = *apprentice.expect("every rank is there once");
    hands.extend((1..=APPRENTICES).map(|number| HandCard {
        id: kept(&format!("apprentice_{number}")),
        name,
        wage,
        produces: Levels::NONE,
    }));
    let (slaves, freed): (Vec<_>, Vec<_>) = slaves(file)?.into_iter().unzip();
    hands.extend(slaves);
    Ok(Crew { hands, freed, ranks })
}

fn ranks(file: &Entry<'_>) -> Checked<Vec<(&'static str, Rank)>> {
    file.entries("rank", RANKS.len()..=RANKS.len(), |rank| {
        let id = rank.choice("id", &RANKS.map(|(id, _)| (id, id)))?;
        Ok((id, Rank { id, name: name(rank)?, wage: rank.whole("wage", 0..=99)? }))
    })
}

/// The front and the back of the slaves.
fn slaves(file: &Entry<'_>) -> Checked<Vec<(HandCard, FreedSide)>> {
    let name = name(&file.inner("slaves")?)?;
    let usual: u8 = file.inner("freed")?.whole("wage", 0..=99)?;
    file.entries("slave", SLAVES..=SLAVES, |card| {
        let front = levels(card, "produces", LARGEST_LEVEL)?;
        let back = card.maybe("freed_produces", |field| levels(card, field, LARGEST_LEVEL))?;
        let wage = card.maybe("freed_wage", |field| card.whole(field, 0..=99))?;
        Ok((
            HandCard { id: card.id()?, name, wage: 0, produces: front },
            FreedSide { wage: wage.unwrap_or(usual), produces: back.unwrap_or(front) },
        ))
    })
}

pub fn tools(file: &Entry<'_>) -> Checked<Vec<ToolCard>> {
    file.entries("tool", TOOLS..=TOOLS, |card| {
        let adds = levels(card, "adds", LARGEST_LEVEL)?;
        Ok(ToolCard { id: card.id()?, name: name(card)?, adds })
    })
}

pub fn universities(file: &Entry<'_>) -> Checked<Vec<UniversityCard>> {
    file.entries("university", UNIVERSITIES..=UNIVERSITIES, |card| {
        Ok(UniversityCard {
            id: card.id()?,
            name: name(card)?,
            resource: card.choice("resource", &RESOURCES)?,
            level: card.whole("level", 0..=LARGEST_LEVEL)?,
        })
    })
}

/// What the apprentices produce, in the order of [`ApprenticeSet::ALL`].
pub fn apprentices(file: &Entry<'_>) -> Checked<Vec<[Levels; APPRENTICES]>> {
    let mut expected = ApprenticeSet::ALL.into_iter().map(ApprenticeSet::word);
    let count = ApprenticeSet::ALL.len();
    file.entries("apprentice_set", count..=count, |set| {
        let word = expected.next().expect("the sets have been counted");
        let id = set.text("id")?;
        set.check("id", id == word, format!("expected the set \"{word}\" here"))?;
        let count = APPRENTICES..=APPRENTICES;
        Ok(exactly(set.entries("produces", count, |one| level_of_each(one, LARGEST_LEVEL))?))
    })
}
