//! What the tables of this game have in common: its words, tracks and gains.

use std::fmt::Display;
use std::ops::RangeInclusive;

use ludi_engine::pack::{Checked, Entry};

use crate::components::{Colour, Gain, Icon, Resource, SPACES};

/// The largest amount anything pays, costs or scores.
pub(super) const AMOUNT: RangeInclusive<u8> = 0..=20;

/// The smallest and largest amount of something that is there.
pub(super) const SOME: RangeInclusive<u8> = 1..=20;

pub(super) fn colours() -> [(&'static str, Colour); 3] {
    Colour::ALL.map(|colour| (colour.id(), colour))
}

pub(super) fn icons() -> [(&'static str, Icon); 3] {
    Icon::ALL.map(|icon| (icon.id(), icon))
}

/// A track: as many spaces as fit, never going down.
pub(super) fn track<N>(entry: &Entry<'_>, field: &str, range: RangeInclusive<N>) -> Checked<Vec<N>>
where
    N: TryFrom<i64> + PartialOrd + Display,
{
    let spaces = entry.wholes(field, 2..=SPACES, range)?;
    for (space, pair) in spaces.windows(2).enumerate() {
        let problem = format!(
            "space {} is worth {}, less than the {} of space {space}: a track never goes down",
            space + 1,
            pair[1],
            pair[0]
        );
        entry.check(field, pair[1] >= pair[0], problem)?;
    }
    Ok(spaces)
}

pub(super) fn gain(entry: &Entry<'_>) -> Checked<Gain> {
    let resources = Resource::ALL.map(|resource| (resource.id(), resource));
    Ok(Gain {
        resource: entry.choice("resource", &resources)?,
        amount: entry.whole("amount", SOME)?,
    })
}
