//! What somebody reads on a page.

use ludi_engine::{LogIndex, Seat};
use serde_json::Value as Json;

/// A number that tells texts apart.
pub fn mark(text: &str) -> u64 {
    let step = |mark: u64, byte: u8| (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// How far a table is, as an answer to a script says.
pub fn position(text: &str) -> Option<LogIndex> {
    let answer: Json = serde_json::from_str(text).ok()?;
    answer.get("position")?.as_u64().map(|at| at as LogIndex)
}

/// The first value after a text.
fn value<'a>(text: &'a str, before: &str) -> Option<&'a str> {
    let from = text.find(before)? + before.len();
    text[from..].split('"').next()
}

/// A text without its receipts: they follow from the seed, which is every table's own and hides what
/// they stand for.
pub fn without_receipts(text: &str) -> String {
    let mut text = text.to_owned();
    for before in ["data-head=\"", "\"head\":\""] {
        let pieces: Vec<&str> = text.split(before).collect();
        let [first, rest @ ..] = &pieces[..] else { continue };
        let rest =
            rest.iter().map(|piece| piece.trim_start_matches(|c: char| c.is_ascii_hexdigit()));
        text = std::iter::once(*first).chain(rest).collect::<Vec<_>>().join(before);
    }
    text
}

/// How far a table is, as a page shows it.
pub fn page_position(text: &str) -> Option<LogIndex> {
    value(text, "data-position=\"")?.parse().ok()
}

/// The decisions a page offers in its list, and for which seat.
pub fn offers(text: &str) -> Vec<(Seat, String)> {
    let Some(from) = text.find("id=\"decision-list\"") else { return Vec::new() };
    let list = &text[from..];
    let list = &list[..list.find("</form>").unwrap_or(list.len())];
    let seat = value(list, "name=\"seat\" value=\"").and_then(|seat| seat.parse().ok());
    let Some(seat) = seat else { return Vec::new() };
    let each = list.split("name=\"decision\" value=\"").skip(1);
    let texts = each.filter_map(|rest| rest.split('"').next());
    texts.map(|text| (Seat(seat), text.replace("&amp;", "&"))).collect()
}
