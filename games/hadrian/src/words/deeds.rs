//! What a year is told by: one sentence.

use ludi_engine::{Deed, Phrase, Seat};

use crate::decision::Decision;
use crate::{Area, Hadrian};

use super::phrases;

/// What the sentence ends with.
pub const TALLIES: [(&str, &str); 6] = [
    ("points", "tally-points"),
    ("renown", "tally-renown"),
    ("piety", "tally-piety"),
    ("valour", "tally-valour"),
    ("discipline", "tally-discipline"),
    ("disdain", "tally-disdain"),
];

/// What a decision adds to the sentence. What only chooses where a gain goes adds nothing: the
/// gain itself is told in the end.
pub fn deeds(before: &Hadrian, seat: Seat, decision: Decision, _after: &Hadrian) -> Vec<Deed> {
    let pack = before.printed.0;
    let boxes = |what: Phrase| Phrase::new("deed-boxes").with("n", 1).with("what", what);
    let area = |area| boxes(phrases::area(area));
    let many = |id| Phrase::new(id).with("n", 1);
    let phrase = match decision {
        Decision::Mine => area(Area::Mining),
        Decision::Guard => area(Area::Guard),
        Decision::Cippi => area(Area::Cippi),
        Decision::Wall => area(Area::Wall),
        Decision::Fort(_) => area(Area::Fort),
        Decision::Temple(_) => area(Area::Temples),
        Decision::Cohort(cohort) => boxes(phrases::cohort(cohort)),
        Decision::Citizen(citizen) => boxes(phrases::citizen(citizen)),
        Decision::Build(index) => {
            Phrase::new("deed-builds").with("what", phrases::building(pack, index))
        }
        Decision::Landmark(index) => {
            Phrase::new("deed-builds").with("what", phrases::landmark(pack, index))
        }
        Decision::Train => many("deed-train"),
        Decision::Forum(_) => many("deed-forum"),
        Decision::Good { .. } => many("deed-good"),
        Decision::Perform(_) => many("deed-perform"),
        Decision::Gladiator { which, .. } => {
            Phrase::new("deed-gladiator").with("n", 1).with("gladiator", phrases::gladiator(which))
        }
        Decision::Battle(which) => {
            Phrase::new("deed-battle").with("gladiator", phrases::gladiator(which))
        }
        Decision::Bribe(_) => many("deed-bribe"),
        Decision::Ruling(_) => many("deed-ruling"),
        Decision::Diplomat(cohort) => {
            Phrase::new("deed-diplomat").with("cohort", phrases::cohort(cohort))
        }
        Decision::Map { .. } => many("deed-map"),
        Decision::Favour { .. } => many("deed-favour"),
        Decision::Path(_)
        | Decision::Attribute(_)
        | Decision::Scout(_)
        | Decision::Accept
        | Decision::Finish => return Vec::new(),
    };
    let on_sheet = |deed: Deed, piece: String| deed.about(format!("{piece}-of-{seat}"));
    vec![pieces(before, decision).into_iter().fold(Deed::new(phrase), on_sheet)]
}

/// What a decision is about on the sheets: the next box of its row, or a house.
fn pieces(state: &Hadrian, decision: Decision) -> Vec<String> {
    let pack = state.printed.0;
    let next = |row: &str| vec![format!("next-{row}")];
    match decision {
        Decision::Mine => next(Area::Mining.id()),
        Decision::Guard => next(Area::Guard.id()),
        Decision::Cippi => next(Area::Cippi.id()),
        Decision::Wall => next(Area::Wall.id()),
        Decision::Fort(_) => {
            let row = Area::Fort.id();
            pack.fort_pay.iter().map(|pay| format!("next-{row}-{}", pay.id())).collect()
        }
        Decision::Cohort(cohort) => next(&format!("cohort-{}", cohort.id())),
        Decision::Citizen(citizen) => next(citizen.id()),
        Decision::Build(index) => {
            vec![format!("building-{}", pack.buildings[usize::from(index)].id)]
        }
        Decision::Landmark(index) => {
            vec![format!("landmark-{}", pack.landmarks[usize::from(index)].id)]
        }
        Decision::Train => vec!["train".to_owned()],
        Decision::Diplomat(cohort) => vec![format!("diplomat-{}", cohort.id())],
        _ => Vec::new(),
    }
}
