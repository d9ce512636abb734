//! What the tables of this game have in common: its pieces and icons.

use std::ops::RangeInclusive;

use ludi_engine::pack::{ANY, Checked, Entry};
use toml::Value;

use crate::vocabulary::{Gain, Gains, Piece, Pieces};

/// The boxes of a list; a field `n`, where there is one, is the place of the box.
pub fn spaces<T>(
    entry: &Entry<'_>,
    field: &str,
    count: RangeInclusive<usize>,
    mut read: impl FnMut(&Entry<'_>) -> Checked<T>,
) -> Checked<Vec<T>> {
    let mut place = 0;
    entry.entries(field, count, |space| {
        place += 1;
        let said = space.maybe("n", |n| space.whole(n, 0..=255))?;
        space.check("n", said.is_none_or(|n: u8| n == place), format!("expected {place}"))?;
        read(space)
    })
}

/// A number of each kind of piece.
pub fn pieces(entry: &Entry<'_>, field: &str) -> Checked<Pieces> {
    entry.entry(field, |pieces| {
        let count = |field| {
            let piece = Piece::from_id(field);
            let piece = piece.ok_or_else(|| pieces.error(field, "is no piece"))?;
            Ok((piece, pieces.whole(field, 0..=9)?))
        };
        pieces.fields().map(count).collect()
    })
}

/// The pieces of which any one pays.
pub fn payments(entry: &Entry<'_>, field: &str) -> Checked<Vec<Piece>> {
    let pieces = entry.choices(field, ANY, &Piece::WORDS)?;
    let twice = (1..pieces.len()).any(|i| pieces[..i].contains(&pieces[i]));
    let fits = !pieces.is_empty() && !twice;
    entry.check(field, fits, "expected different pieces, at least one")?;
    Ok(pieces)
}

/// What a box gives, if every icon is one that can stand there.
pub fn gains(entry: &Entry<'_>, field: &str, fits: impl Fn(Gain) -> bool) -> Checked<Gains> {
    box_gains(entry, field, entry.list(field, ANY)?, &fits)
}

/// What each of several boxes gives.
pub fn gain_lists(
    entry: &Entry<'_>,
    field: &str,
    fits: impl Fn(Gain) -> bool,
) -> Checked<Vec<Gains>> {
    let read = |item: &Value| match item {
        Value::Array(icons) => box_gains(entry, field, icons, &fits),
        _ => entry.wrong(field, "expected a list for each box"),
    };
    entry.list(field, ANY)?.iter().map(read).collect()
}

fn box_gains(
    entry: &Entry<'_>,
    field: &str,
    icons: &[Value],
    fits: &impl Fn(Gain) -> bool,
) -> Checked<Gains> {
    let mut gains = Gains::new();
    for icon in icons {
        let known = icon.as_str().and_then(Gain::from_id).filter(|gain| fits(*gain));
        let gain = known
            .ok_or_else(|| entry.error(field, format!("{icon} is no icon that can stand here")))?;
        entry.check(field, gains.try_push(gain).is_ok(), "has too many icons")?;
    }
    Ok(gains)
}

/// What can stand in a box of an attribute, a cohort or a citizen track.
pub fn plain(gain: Gain) -> bool {
    matches!(gain, Gain::Piece(_) | Gain::Attribute(_))
}

/// What a building or a performance can give.
pub fn civic(gain: Gain) -> bool {
    plain(gain) || matches!(gain, Gain::Citizen(_) | Gain::Production)
}
