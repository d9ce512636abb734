//! The fields of forms, and what the form for a new table means.

mod preset;

use ludi_bots::{LEVELS, Level, Thinker};
use ludi_engine::log::{NAME_LIMIT, NOBODY};
use ludi_engine::{AnyGame, LogIndex, OptionKind, Seat};

pub use self::preset::{Preset, chosen_switches, preset_switches, quick_switches};

/// What a form holds, in order.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The first value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// A field that is a number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.trim().parse().ok()
    }

    /// The seat that acts.
    pub fn seat(&self) -> Option<Seat> {
        self.number("seat").map(Seat)
    }

    /// Whether this is the form for a new table as a whole, where boxes that are not ticked mean
    /// no; a link, a program or a button that starts at once may name a few fields only. The whole
    /// form has a game and a name in it.
    pub fn is_whole(&self) -> bool {
        ["game", "name"].iter().all(|field| self.get(field).is_some())
    }

    /// The fields that say who plays: without switches, hints and the levels of bots.
    #[must_use]
    pub fn people(&self) -> Self {
        let is_kept = |(name, value): &&(String, String)| match name.as_str() {
            "hints" | "choose" | "preset" => false,
            seat if seat.starts_with("seat-") => !value.starts_with("bot-"),
            name => !name.starts_with("set-"),
        };
        Self(self.0.iter().filter(is_kept).cloned().collect())
    }

    /// The position of the log that is answered.
    pub fn position(&self) -> Option<LogIndex> {
        self.number("position")
    }
}

impl FromIterator<(String, String)> for Fields {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(fields: I) -> Self {
        Self(fields.into_iter().collect())
    }
}

/// Whether a sign is not seen itself, but changes how others are read: directions of writing, spaces
/// without width, soft hyphens.
fn is_unseen(sign: char) -> bool {
    matches!(sign, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}')
        || matches!(sign, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
        || matches!(sign, '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// A line of text as people type it: without signs that are not seen and needless spaces, cut at a
/// number of bytes. `None` if nothing is left.
pub fn tidy(text: &str, limit: usize) -> Option<String> {
    let seen = text.chars().filter(|c| !is_unseen(*c));
    let plain: String = seen.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut end = plain.len().min(limit);
    while !plain.is_char_boundary(end) {
        end -= 1;
    }
    let cut = plain[..end].trim_end();
    (!cut.is_empty()).then(|| cut.to_owned())
}

/// The level one meets without asking: it plays sensibly and answers at once.
pub const USUAL_LEVEL: Level = Level::Miles;

/// The levels to choose from at a game: not those for experiments, and an emperor only where
/// there is a net to think with.
pub fn levels(game: &str) -> impl Iterator<Item = Level> {
    let learned = ludi_registry::thinker(game).is_some_and(Thinker::has_learned);
    LEVELS.into_iter().filter(move |level| match level {
        Level::Random | Level::Instinct => false,
        Level::Imperator => learned,
        _ => true,
    })
}

/// The number of players one meets without asking.
pub fn usual_players(game: &'static dyn AnyGame) -> u8 {
    3.clamp(*game.players().start(), *game.players().end())
}

/// Who is to sit in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatChoice {
    /// Whoever makes the table.
    Me,
    /// Somebody who gets the link.
    Friend,
    /// Anybody.
    Open,
    /// A bot.
    Bot(Level),
}

impl SeatChoice {
    /// Reads the word of a form.
    pub fn parse(word: &str) -> Option<Self> {
        match word {
            "me" => Some(Self::Me),
            "friend" => Some(Self::Friend),
            "open" => Some(Self::Open),
            _ => word.strip_prefix("bot-")?.parse().ok().map(Self::Bot),
        }
    }

    /// The word of a form.
    pub fn word(self) -> String {
        match self {
            Self::Me => "me".to_owned(),
            Self::Friend => "friend".to_owned(),
            Self::Open => "open".to_owned(),
            Self::Bot(level) => format!("bot-{}", level.id()),
        }
    }
}

/// Who sits where and under which name, as a form says; who is not named is a bot of a level, the
/// first one whoever makes the table.
pub fn seat_choices(
    fields: &Fields,
    count: usize,
    level: Level,
) -> Vec<(SeatChoice, Option<String>)> {
    (0..count)
        .map(|seat| {
            let usual = if seat == 0 { SeatChoice::Me } else { SeatChoice::Bot(level) };
            let choice = fields.get(&format!("seat-{seat}")).and_then(SeatChoice::parse);
            let name = fields.get(&format!("name-{seat}")).and_then(|n| tidy(n, NAME_LIMIT));
            // The sign for nobody is nobody's name.
            (choice.unwrap_or(usual), name.filter(|name| name != NOBODY))
        })
        .collect()
}

/// The switches of a form. A box that is not ticked sends nothing, so flags are always set; what
/// is set for each seat comes in a field of its own for each.
pub fn switches(game: &'static dyn AnyGame, fields: &Fields, players: u8) -> Vec<(String, String)> {
    let value = |name: &str, kind: &OptionKind| match kind {
        OptionKind::Flag => Some(if fields.get(name).is_some() { "on" } else { "off" }.to_owned()),
        OptionKind::EachSeat(_) => {
            let each = |seat: u8| fields.get(&format!("{name}-{seat}")).map(str::to_owned);
            let all: Option<Vec<String>> = (0..players).map(each).collect();
            all.map(|all| all.join(","))
        }
        _ => fields.get(name).map(str::to_owned),
    };
    let named = game.options().iter().filter_map(|spec| {
        let value = value(&format!("set-{}", spec.key), &spec.kind)?;
        Some((spec.key.to_owned(), value))
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_tidied_and_cut_between_letters() {
        assert_eq!(tidy("  Livia \n Drusilla\u{7}", 80).as_deref(), Some("Livia Drusilla"));
        assert_eq!(tidy("éé", 3).as_deref(), Some("é"));
        let disguised = "\u{202e}Li\u{200b}via\u{feff}";
        assert_eq!(tidy(disguised, 80).as_deref(), Some("Livia"), "nothing that is not seen");
        assert_eq!(tidy("\u{200b}\u{2066}", 80), None);
        assert_eq!(tidy(" \t ", 80), None);
        assert_eq!(tidy("", 80), None);
    }

    #[test]
    fn fields_are_found_by_name() {
        let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        let fields: Fields = [pair("seat", "1"), pair("set-variant", "on"), pair("position", "-3")]
            .into_iter()
            .collect();
        assert_eq!(fields.seat(), Some(Seat(1)));
        assert_eq!(fields.position(), None);
        assert_eq!(fields.get("set-variant"), Some("on"));
    }
}
