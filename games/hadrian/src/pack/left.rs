//! The left sheet, its buildings apart, and the citizen tracks of the right one.

use std::ops::RangeInclusive;

use ludi_engine::pack::{ANY, Checked, Entry};

use super::words::{gains, payments, pieces, plain, spaces};
use crate::components::{Exchange, MOST_BOXES, MOST_CITIZENS, Production, Track, TrackBox, Yearly};
use crate::vocabulary::{Attribute, Citizen, Column, Gain, Gains, Numbers, Piece, Pieces};

/// What can stand in a box of the upper left sheet.
fn frontier(gain: Gain) -> bool {
    plain(gain) || matches!(gain, Gain::Cohort | Gain::Production)
}

pub fn boxes(entry: &Entry<'_>, count: RangeInclusive<usize>) -> Checked<Vec<Gains>> {
    entry.allow(&["coloured_flags"]);
    spaces(entry, "boxes", count, |space| gains(space, "gains", plain))
}

pub fn track(entry: &Entry<'_>, columns: [u32; 3]) -> Checked<Track> {
    let boxes = spaces(entry, "boxes", 1..=MOST_BOXES, |space| {
        let fort = space.maybe("needs_fort_box", |n| space.whole(n, 1..=MOST_BOXES as u8))?;
        Ok(TrackBox {
            column: space.choice("column", &Column::WORDS)?,
            fort: fort.unwrap_or(0),
            gains: gains(space, "gains", frontier)?,
        })
    })?;
    Ok(Track::new(pieces(entry, "cost")?, boxes, columns))
}

/// What pays a Fort box, the boxes, and the Infrastructure by the number of filled ones.
pub fn fort(entry: &Entry<'_>) -> Checked<(Vec<Piece>, Vec<TrackBox>, Vec<u8>)> {
    let mut levels = vec![0];
    let boxes = spaces(entry, "boxes", 1..=MOST_BOXES, |space| {
        let before = *levels.last().expect("levels begin with 0");
        let level = space
            .maybe("infrastructure", |n| space.whole(n, 1..=MOST_BOXES as u8))?
            .unwrap_or(before);
        let problem = format!("follows on {before}");
        space.check("infrastructure", (before..=before + 1).contains(&level), problem)?;
        levels.push(level);
        Ok(TrackBox {
            column: space.choice("column", &Column::WORDS)?,
            fort: 0,
            gains: gains(space, "gains", frontier)?,
        })
    })?;
    Ok((payments(entry, "pay")?, boxes, levels))
}

pub fn production(entry: &Entry<'_>) -> Checked<Production> {
    let circles = entry.whole("circles", 1..=15)?;
    Ok(Production {
        circles,
        prefilled: entry.whole("prefilled", 0..=circles)?,
        yearly: pieces(entry, "yearly")?,
    })
}

fn yearly(entry: &Entry<'_>) -> Checked<Yearly> {
    Ok(Yearly {
        boxes: entry.whole("boxes", 1..=Numbers::ROOM as u8)?,
        per_year: entry.whole("max_per_year", 1..=Numbers::ROOM as u8)?,
    })
}

/// The Training Grounds, and what a training costs.
pub fn training(entry: &Entry<'_>) -> Checked<(Yearly, Pieces)> {
    Ok((yearly(entry)?, pieces(entry, "cost")?))
}

/// The Forum, and what it exchanges.
pub fn forum(entry: &Entry<'_>) -> Checked<(Yearly, Vec<Exchange>)> {
    let exchanges = entry.entries("exchanges", 1..=20, |exchange| {
        let give = exchange.choices("give", 2..=2, &Piece::WORDS)?;
        let give: [Piece; 2] = give.try_into().expect("two workers have been counted");
        let get = exchange.choice("get", &Piece::WORDS)?;
        let problem = "expected another worker than those given";
        exchange.check("get", !give.contains(&get), problem)?;
        Ok(Exchange { give, cost: give.map(|piece| (piece, 1)).into_iter().collect(), get })
    })?;
    Ok((yearly(entry)?, exchanges))
}

/// The attribute tracks, and what a filled box is worth.
pub fn attributes(entry: &Entry<'_>) -> Checked<([Vec<Gains>; 4], u8)> {
    let mut tracks: [Vec<Gains>; 4] = Default::default();
    for attribute in Attribute::ALL {
        tracks[attribute.index()] =
            entry.entry(attribute.id(), |track| boxes(track, 1..=MOST_BOXES))?;
    }
    Ok((tracks, entry.whole("vp_per_box", 0..=9)?))
}

/// The Disdain boxes, and the points lost by open Disdain.
pub fn disdain(entry: &Entry<'_>) -> Checked<(u8, Vec<u8>)> {
    let penalty = entry.wholes("penalty", 1..=usize::MAX, 0..=100)?;
    Ok((entry.whole("boxes", 1..=100)?, penalty))
}

/// A list for each citizen track.
type Tracks<T> = [Vec<T>; 5];

/// What a citizen box costs, what the boxes give, and the coloured flags.
pub fn citizen_tracks(entry: &Entry<'_>) -> Checked<(Pieces, Tracks<Gains>, Tracks<u8>)> {
    let (mut tracks, mut flags) = (Tracks::<Gains>::default(), Tracks::<u8>::default());
    for citizen in Citizen::ALL {
        entry.entry(citizen.id(), |track| {
            tracks[citizen.index()] = boxes(track, 1..=MOST_CITIZENS)?;
            flags[citizen.index()] = track.wholes("coloured_flags", ANY, 1..=15)?;
            Ok(())
        })?;
    }
    Ok((pieces(entry, "cost")?, tracks, flags))
}
