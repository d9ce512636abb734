//! What must hold in every position.

use ludi_engine::Seat;

use crate::sheet::Sheet;
use crate::vocabulary::{Cohort, Gladiator};
use crate::{Hadrian, NO_CARD, Phase};

/// Nothing is lost, nothing is made, nothing is filled beyond its end.
pub fn audit(game: &Hadrian) -> Result<(), String> {
    audit_fate(game)?;
    audit_cards(game)?;
    for seat in Seat::all(game.players) {
        audit_sheet(game, game.sheet(seat)).map_err(|problem| format!("seat {seat}: {problem}"))?;
    }
    Ok(())
}

/// Every Fate card is in exactly one place.
fn audit_fate(game: &Hadrian) -> Result<(), String> {
    let places = [game.pile, game.discard, game.out, game.out_own];
    let together = places.iter().fold(0, |all, place| all | place);
    let count: u32 = places.iter().map(|place| place.count_ones()).sum();
    let all = game.printed.0.fate.len() as u32;
    if together.count_ones() != all || count != all {
        return Err(format!("{count} Fate cards in all places, {all} in the box"));
    }
    if game.phase != Phase::Over && game.next_pile() == 0 {
        return Err("no Fate card is left to turn over".to_owned());
    }
    Ok(())
}

/// Every player card is in one place at most, and no deck has lost more than was drawn.
fn audit_cards(game: &Hadrian) -> Result<(), String> {
    let drawn = |sheet: &Sheet| sheet.paths.iter().filter(|card| **card != NO_CARD).count();
    for seat in Seat::all(game.players) {
        let sheet = game.sheet(seat);
        if sheet.deck & sheet.hand != 0 {
            return Err(format!("seat {seat}: a card is in deck and hand"));
        }
        let held = (sheet.deck | sheet.hand).count_ones() as usize;
        if held + 2 * drawn(sheet) != game.printed.0.cards.len() {
            return Err(format!("seat {seat}: {held} cards are left"));
        }
    }
    Ok(())
}

fn audit_sheet(game: &Hadrian, sheet: &Sheet) -> Result<(), String> {
    let pack = game.printed.0;
    let limits = [
        ("mining", sheet.mining, pack.mining.len()),
        ("Wall Guard", sheet.guard, pack.guard.len()),
        ("Cippi", sheet.cippi, pack.cippi.len()),
        ("Wall", sheet.wall, pack.wall.len()),
        ("Fort", sheet.fort, pack.fort.len()),
        ("production", sheet.production, pack.production.circles),
        ("temples", sheet.temple, pack.temples.boxes.len() as u8),
        ("Disdain", sheet.disdain, pack.disdain_boxes),
        ("bribes", sheet.bribed, sheet.disdain),
        ("Wall beyond the Fort", sheet.wall, sheet.fort),
    ];
    for (what, have, most) in limits {
        if have > most {
            return Err(format!("{what}: {have} of {most}"));
        }
    }
    let attributes = sheet.attributes.iter().zip(&pack.attributes);
    let citizens = sheet.citizens.iter().zip(&pack.citizens);
    if attributes.chain(citizens).any(|(have, track)| usize::from(*have) > track.len()) {
        return Err("a track is filled beyond its end".to_owned());
    }
    if sheet.cohorts.iter().any(|have| usize::from(*have) > pack.cohort.len()) {
        return Err("a cohort is filled beyond its end".to_owned());
    }
    let cells = sheet.scouts as usize * pack.scouting.patterns[0].printed.len();
    if sheet.map.count_ones() as usize != cells {
        return Err(format!("{} scouts, but map {:b}", sheet.scouts, sheet.map));
    }
    for which in Gladiator::ALL {
        if sheet.damage[which.index()] > sheet.strength[which.index()] {
            return Err(format!("the {} gladiator is more than dead", which.id()));
        }
    }
    let sent: u8 = Cohort::ALL.iter().map(|c| u8::from(sheet.diplomats[c.index()] > 0)).sum();
    let earned = usize::from(pack.diplomats.favours * sent)
        + pack.temples.boxes[..usize::from(sheet.temple)]
            .iter()
            .flat_map(|space| &space.gains)
            .filter(|gain| **gain == crate::vocabulary::Gain::Favour)
            .count();
    let left = sheet.temple_favours + sheet.diplomat_favours.iter().sum::<u8>();
    if usize::from(left + sheet.favours_spent) != earned {
        return Err(format!("{earned} Favours earned, {left} left"));
    }
    Ok(())
}
