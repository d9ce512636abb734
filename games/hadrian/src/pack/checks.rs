//! What must hold between the tables of a pack: what it says of itself under `[checks]`, and
//! what the rules rely on.

use ludi_engine::PackError;
use ludi_engine::pack::{Checked, Entry};

use crate::components::{Components, Need, YEARS};
use crate::vocabulary::{Citizen, Cohort, Column, Difficulty, Gain, Gains, Piece};

pub(super) fn verify(pack: &Components, entry: &Entry<'_>) -> Checked<()> {
    columns_and_chains(pack)?;
    flags(pack)?;
    tracks(pack, entry)?;
    fate(pack, entry)?;
    cards(pack, entry)?;
    totals(pack, entry)
}

fn same(entry: &Entry<'_>, field: &str, found: usize) -> Checked<()> {
    let said = entry.whole(field, 0..=255)?;
    entry.check(field, said == found, format!("says {said}, but the tables give {found}"))
}

fn equal(entry: &str, field: &str, have: usize, need: usize) -> Checked<()> {
    if have == need {
        Ok(())
    } else {
        Err(PackError::new(entry, field, format!("expected {need}, not {have}")))
    }
}

/// AMB-14: columns rise from left to right, and a box stands in the column of the Fort box it
/// hangs on, so that the chain implies the granary.
fn columns_and_chains(pack: &Components) -> Checked<()> {
    let tracks = [
        ("left.mining_foresting", &pack.mining),
        ("left.wall_guard", &pack.guard),
        ("left.cippi", &pack.cippi),
        ("left.wall", &pack.wall),
        ("left.fort", &pack.fort),
    ];
    for (entry, track) in tracks {
        if !track.boxes.is_sorted_by_key(|space| space.column) {
            return Err(PackError::new(entry, "column", "expected small, medium, then large"));
        }
        for (index, space) in track.boxes.iter().enumerate() {
            let name = format!("{entry}.boxes.{}", index + 1);
            let hangs = matches!(entry, "left.cippi" | "left.wall");
            if hangs != (space.fort > 0) {
                let problem = if hangs { "is missing" } else { "does not belong here" };
                return Err(PackError::new(name, "needs_fort_box", problem));
            }
            if hangs {
                let fort = pack.fort.boxes.get(usize::from(space.fort) - 1);
                if fort.is_none_or(|fort| fort.column != space.column) {
                    let problem = "expected a Fort box of the same column";
                    return Err(PackError::new(name, "needs_fort_box", problem));
                }
            }
        }
    }
    for column in [Column::Medium, Column::Large] {
        let opened = pack.buildings.iter().filter(|b| b.column == Some(column)).count();
        equal("building", "unlocks_column", opened, 1)?;
    }
    Ok(())
}

/// HW-092: a coloured flag stands exactly where a building or a diplomat becomes available.
fn flags(pack: &Components) -> Checked<()> {
    for citizen in Citizen::ALL {
        let mut opened: Vec<u8> = pack
            .buildings
            .iter()
            .filter_map(|building| match building.need {
                Need::Citizens(track, min) if track == citizen => Some(min),
                _ => None,
            })
            .collect();
        if pack.diplomats.track == citizen {
            opened.extend(&pack.diplomats.min);
        }
        opened.sort_unstable();
        opened.dedup();
        let mut flags = pack.coloured_flags[citizen.index()].clone();
        flags.sort_unstable();
        if flags != opened {
            let entry = format!("right.citizens.{}", citizen.id());
            let problem = format!("buildings and diplomats open at {opened:?}");
            return Err(PackError::new(entry, "coloured_flags", problem));
        }
    }
    Ok(())
}

fn icons<'a>(boxes: impl Iterator<Item = &'a Gains>, icon: Gain) -> usize {
    boxes.map(|gains| gains.iter().filter(|gain| **gain == icon).count()).sum()
}

fn tracks(pack: &Components, entry: &Entry<'_>) -> Checked<()> {
    let frontier = || {
        [&pack.mining, &pack.guard, &pack.cippi, &pack.wall, &pack.fort]
            .into_iter()
            .flat_map(|track| track.boxes.iter().map(|space| &space.gains))
    };
    let buildings = || pack.buildings.iter().map(|building| &building.gains);
    let cohorts = icons(frontier(), Gain::Cohort);
    same(entry, "cohort_icons_total", cohorts)?;
    equal("left.cohorts", "boxes", Cohort::ALL.len() * pack.cohort.len(), cohorts)?;
    let hammers = icons(frontier().chain(buildings()), Gain::Production);
    same(entry, "production_icons_total", hammers)?;
    let open = pack.production.circles - pack.production.prefilled;
    equal("left.resource_production", "circles", usize::from(open), hammers)?;
    let levels = usize::from(*pack.infrastructure.last().expect("the Fort has boxes"));
    same(entry, "infrastructure_flags", levels)?;
    let potentials = pack.attack.iter().map(|year| usize::from(year.potential)).sum();
    same(entry, "disdain_boxes_equal_sum_of_potentials", potentials)?;
    equal("left.disdain", "boxes", usize::from(pack.disdain_boxes), potentials)?;
    let cells = pack.scouting.cells.len();
    same(entry, "scout_cells_equal_boxes_times_four", cells)?;
    for pattern in &pack.scouting.patterns {
        let covered = pack.scouting.min.len() * pattern.printed.len();
        let name = format!("right.scouting.patterns.{}", pattern.letter);
        equal(&name, "rows", covered, cells)?;
    }
    Ok(())
}

fn fate(pack: &Components, entry: &Entry<'_>) -> Checked<()> {
    for (index, card) in pack.fate.iter().enumerate() {
        let pieces = card.income.total() as usize;
        let name = format!("fate_deck.cards.{}", index + 1);
        equal(&name, "", pieces, entry.whole("fate_pieces_per_card", 0..=45)?)?;
    }
    for cohort in Cohort::ALL {
        let arrows = pack.fate.iter().filter(|card| card.arrow == cohort).count();
        same(entry, "fate_arrows_each", arrows)?;
    }
    entry.entry("fate_damage_counts", |damages| {
        for (field, damage) in [("one", 1), ("two", 2), ("three", 3)] {
            same(damages, field, pack.fate.iter().filter(|card| card.damage == damage).count())?;
        }
        Ok(())
    })?;
    let numbers: Vec<u8> = pack.fate.iter().map(|card| card.goods).collect();
    entry.entry("fate_goods_counts", |counts| goods(counts, &numbers))
}

fn goods(entry: &Entry<'_>, numbers: &[u8]) -> Checked<()> {
    for (field, number) in ["g1", "g2", "g3", "g4", "g5", "g6"].into_iter().zip(1..) {
        same(entry, field, numbers.iter().map(|other| usize::from(*other == number)).sum())?;
    }
    Ok(())
}

fn cards(pack: &Components, entry: &Entry<'_>) -> Checked<()> {
    let numbers: Vec<u8> = pack.cards.iter().map(|card| card.goods).collect();
    entry.entry("player_card_goods", |counts| goods(counts, &numbers))?;
    entry.entry("player_card_patterns", |patterns| {
        for letter in patterns.fields() {
            let index = pack.scouting.pattern(letter);
            let index = index.ok_or_else(|| patterns.error(letter, "is no pattern"))?;
            let count = pack.cards.iter().filter(|card| card.pattern == index).count();
            same(patterns, letter, count)?;
        }
        Ok(())
    })?;
    for card in &pack.cards {
        let [first, second, third] = card.at;
        let rising = if card.at_most {
            first > second && second > third
        } else {
            first < second && second < third
        };
        if !rising {
            let problem = "expected three steps, each harder than the one before";
            return Err(PackError::new(format!("player_cards.cards.{}", card.id), "at", problem));
        }
    }
    Ok(())
}

fn totals(pack: &Components, entry: &Entry<'_>) -> Checked<()> {
    entry.entry("attack_cards_total", |attacks| {
        for difficulty in Difficulty::ALL {
            let cards = pack.attack.iter().map(|year| usize::from(year.cards[difficulty.index()]));
            same(attacks, difficulty.id(), cards.sum())?;
        }
        Ok(())
    })?;
    let large = pack.buildings.iter().filter(|building| building.large).count();
    same(entry, "large_buildings_total", large)?;
    let temples = icons(pack.temples.boxes.iter().map(|space| &space.gains), Gain::Favour);
    let diplomats = pack.diplomats.min.len() * usize::from(pack.diplomats.favours);
    same(entry, "max_favours", temples + diplomats)?;
    let boxes: usize = pack.attributes.iter().map(Vec::len).sum();
    let paths = YEARS * usize::from(pack.path_vp[2]);
    same(entry, "max_score", boxes * usize::from(pack.attribute_vp) + paths)?;
    let soldiers = pack.fate.iter().map(|card| card.income.count(Piece::Soldier)).max();
    if pack.forts.iter().any(|fort| Some(fort.terms.first_soldiers) > soldiers) {
        let problem = "no Fate card shows so many";
        return Err(PackError::new("campaign.forts", "first_fate_card_needs_soldiers", problem));
    }
    // AMB-42: every card of the largest attack can lie out at once, and one is left to turn over.
    let uses = pack.market.boxes.len() + pack.scouting.min.len();
    let largest = pack.attack.iter().flat_map(|year| year.cards).max().unwrap_or(0);
    let extra = pack.forts.iter().map(|fort| fort.terms.extra_attack).max().unwrap_or(0);
    let out = usize::from(largest) + usize::from(extra) + 2 * uses;
    if out >= pack.fate.len() {
        let problem = format!("an attack can show {out} cards");
        return Err(PackError::new("fate_deck", "count", problem));
    }
    Ok(())
}
