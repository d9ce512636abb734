//! What the next useful citizen of a track opens.

use ludi_engine::Phrase;
use ludi_hadrian::components::Need;
use ludi_hadrian::vocabulary::Citizen;

use super::paper::Paper;

/// "at 6: Medium Precinct"; empty where nothing more is opened.
pub(super) fn next(paper: &Paper<'_>, track: Citizen) -> String {
    let here = paper.sheet.citizen(track);
    let later = |min: &u8| *min > here;
    let building =
        buildings(paper, track).filter(|(min, _)| later(min)).min_by_key(|found| found.0);
    let usage =
        uses(paper, track).into_iter().filter(|(min, _)| later(min)).min_by_key(|found| found.0);
    match (building, usage) {
        (Some((min, index)), usage) if usage.is_none_or(|(other, _)| min <= other) => {
            let name = paper.pack.buildings[usize::from(index)].name;
            paper.say(&Phrase::new("look-hadrian-opens").with("n", min).with("what", name))
        }
        (_, Some((min, id))) => paper.say(&Phrase::new(id).with("n", min)),
        _ => String::new(),
    }
}

/// The buildings a track opens, and how many citizens each asks for.
fn buildings(paper: &Paper<'_>, track: Citizen) -> impl Iterator<Item = (u8, u8)> {
    let all = (0..).zip(&paper.pack.buildings);
    let opened = all.filter_map(move |(index, building)| match building.need {
        Need::Citizens(by, min) if by == track => Some((min, index)),
        _ => None,
    });
    let stands = paper.sheet;
    opened.filter(move |(_, index)| !stands.stands(*index))
}

/// What else a track opens, and what it is called.
fn uses(paper: &Paper<'_>, track: Citizen) -> Vec<(u8, &'static str)> {
    let pack = paper.pack;
    let mut found = Vec::new();
    let mut add = |by: Citizen, mins: &mut dyn Iterator<Item = u8>, id: &'static str| {
        if by == track {
            found.extend(mins.map(|min| (min, id)));
        }
    };
    add(
        pack.market.track,
        &mut pack.market.boxes.iter().map(|space| space.min),
        "look-hadrian-opens-good",
    );
    add(
        pack.theatre.track,
        &mut pack.theatre.boxes.iter().map(|space| space.min),
        "look-hadrian-opens-show",
    );
    add(pack.ludus.track, &mut pack.ludus.min.iter().copied(), "look-hadrian-opens-training");
    add(
        pack.temples.track,
        &mut pack.temples.boxes.iter().map(|space| space.min),
        "look-hadrian-opens-temple",
    );
    add(
        pack.baths.track,
        &mut pack.baths.boxes.iter().map(|space| space.min),
        "look-hadrian-opens-bribe",
    );
    let rulings = pack.courthouse.columns.iter().flat_map(|column| column.min.iter().copied());
    add(pack.courthouse.track, &mut { rulings }, "look-hadrian-opens-ruling");
    add(
        pack.diplomats.track,
        &mut pack.diplomats.min.iter().copied(),
        "look-hadrian-opens-diplomat",
    );
    add(pack.scouting.track, &mut pack.scouting.min.iter().copied(), "look-hadrian-opens-scout");
    found
}
