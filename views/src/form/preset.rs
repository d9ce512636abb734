//! Ways to set up a table that are chosen in one click.

use ludi_bots::Level;
use ludi_engine::{AnyGame, Lang, OptionKind, OptionSpec};
use serde_json::Value as Json;

use super::{Fields, USUAL_LEVEL, switches};

/// A whole way to set up a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preset {
    /// For those who do not know the game yet.
    First,
    /// As most people play it.
    #[default]
    Standard,
    /// For those who know it well.
    Expert,
    /// With what is in the box and in the rulebook, and nothing else.
    Box,
}

impl Preset {
    /// All of them, the easiest first.
    pub const ALL: [Self; 4] = [Self::First, Self::Standard, Self::Expert, Self::Box];

    /// The word for it in forms and addresses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Standard => "standard",
            Self::Expert => "expert",
            Self::Box => "box",
        }
    }

    /// The preset a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.word() == word)
    }

    /// The preset a form names.
    pub fn of(fields: &Fields) -> Option<Self> {
        fields.get("preset").and_then(Self::from_word)
    }

    /// How well its bots play.
    pub const fn level(self) -> Level {
        match self {
            Self::First => Level::Tiro,
            Self::Standard | Self::Box => USUAL_LEVEL,
            Self::Expert => Level::Centurio,
        }
    }

    /// Whether players may ask what a bot would do.
    pub const fn hints(self) -> bool {
        matches!(self, Self::First | Self::Standard)
    }

    /// What a switch is set to, where it is not as usual.
    fn value(self, spec: &OptionSpec) -> Option<&'static str> {
        Some(match (self, spec.key) {
            (Self::First, "difficulty" | "level") => "easy",
            (Self::Standard | Self::Box, "difficulty") => "medium",
            (Self::Expert, "difficulty" | "level") => "hard",
            (Self::Expert, "boards") => "random_b",
            // What lies in the box is all there is, and no rule is added.
            (Self::Expert, "expert" | "tough") | (Self::Box, "finite_bank" | "limited_supply") => {
                "on"
            }
            (Self::Box, "stall_rounds") => "off",
            _ => return None,
        })
    }

    /// The switches that are not as usual, as people type them.
    fn switches(self, game: &'static dyn AnyGame, players: u8) -> Vec<(String, String)> {
        let asked = game.options().iter().filter(|spec| spec.applies_to(players));
        let named = asked.filter_map(|spec| {
            let value = self.value(spec)?;
            let value = match spec.kind {
                OptionKind::EachSeat(_) => vec![value; usize::from(players)].join(","),
                _ => value.to_owned(),
            };
            Some((spec.key.to_owned(), value))
        });
        named.collect()
    }
}

/// The edition of a game that belongs to a language, where there are several.
fn edition(game: &'static dyn AnyGame, lang: Lang) -> Option<(String, String)> {
    let spec = game.options().iter().find(|spec| spec.key == "edition")?;
    let value = spec.kind.parse(lang.code(), 1)?;
    Some((spec.key.to_owned(), value.as_str()?.to_owned()))
}

/// The switches of a table that is made in one click, for somebody of this language: as usual but
/// for those of a preset. Nothing is asked, so nothing is said by silence either.
pub fn quick_switches(
    game: &'static dyn AnyGame,
    preset: Option<Preset>,
    players: u8,
    lang: Lang,
) -> Vec<(String, String)> {
    let own = preset.into_iter().flat_map(|preset| preset.switches(game, players));
    edition(game, lang).into_iter().chain(own).collect()
}

/// The switches of a new table for somebody of this language: those of a preset, and what a form
/// says itself, which goes before.
pub fn chosen_switches(
    game: &'static dyn AnyGame,
    fields: &Fields,
    players: u8,
    lang: Lang,
) -> Vec<(String, String)> {
    let preset = Preset::of(fields);
    let mut chosen = quick_switches(game, preset, players, lang);
    let is_flag = |key: &str| {
        game.options().iter().any(|s| s.key == key && matches!(s.kind, OptionKind::Flag))
    };
    // A whole form says by silence that a flag is off; a few words beside a preset do not.
    let whole = preset.is_none() || fields.is_whole();
    for (key, value) in switches(game, fields, players) {
        if !whole && is_flag(&key) && value == "off" {
            continue;
        }
        chosen.retain(|(other, _)| *other != key);
        chosen.push((key, value));
    }
    chosen
}

/// Every switch as it stands with a preset, for a form to begin with.
pub fn preset_switches(
    game: &'static dyn AnyGame,
    preset: Preset,
    players: u8,
    lang: Lang,
) -> Json {
    let mut all = game.usual_switches();
    let set = edition(game, lang).into_iter().chain(preset.switches(game, players));
    for (key, text) in set {
        let spec = game.options().iter().find(|spec| spec.key == key);
        if let Some(value) = spec.and_then(|spec| spec.kind.parse(&text, players)) {
            all[key] = value;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use ludi_engine::{Plan, Player, Seed};

    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Fields {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    fn value(chosen: &[(String, String)], key: &str) -> Option<String> {
        chosen.iter().find(|(other, _)| other == key).map(|(_, value)| value.clone())
    }

    #[test]
    fn every_preset_of_every_game_makes_a_table() {
        for game in ludi_registry::all() {
            for players in game.players() {
                for preset in Preset::ALL {
                    let fields = fields(&[("preset", preset.word())]);
                    let switches = chosen_switches(game, &fields, players, Lang::Fr);
                    let people = (0..players).map(|seat| Player::person(format!("P{seat}")));
                    let plan = Plan {
                        players: people.collect(),
                        switches,
                        pack: None,
                        shuffle: Seed([7; 32]).into(),
                    };
                    let made = game.make(plan);
                    assert!(made.is_ok(), "{} for {players} as {preset:?}", game.id());
                }
            }
        }
    }

    #[test]
    fn a_preset_sets_switches_and_what_is_said_goes_before() {
        let praetor = ludi_registry::game("praetor").unwrap();
        let chosen = |pairs: &[(&str, &str)]| chosen_switches(praetor, &fields(pairs), 3, Lang::En);
        let expert = chosen(&[("preset", "expert")]);
        assert_eq!(value(&expert, "expert").as_deref(), Some("on"));
        assert_eq!(value(&expert, "boards").as_deref(), Some("random_b,random_b,random_b"));
        let own =
            [("game", "praetor"), ("preset", "expert"), ("name", "Livia"), ("set-tough", "on")];
        assert_eq!(value(&chosen(&own), "expert").as_deref(), Some("off"), "not ticked");
        assert_eq!(value(&chosen(&own), "tough").as_deref(), Some("on"));
        assert_eq!(value(&chosen(&[]), "expert").as_deref(), Some("off"), "no preset, as before");
        let two = chosen_switches(praetor, &fields(&[("preset", "expert")]), 2, Lang::En);
        assert_eq!(value(&two, "expert"), None, "the Expert game is for 3 to 5");
    }

    #[test]
    fn a_first_game_under_a_name_is_played_by_the_usual_rules() {
        for game in ludi_registry::all() {
            for players in game.players() {
                let fields = fields(&[("preset", "first"), ("name", "Livia")]);
                let chosen = chosen_switches(game, &fields, players, Lang::En);
                let flags = game.options().iter().filter(|s| matches!(s.kind, OptionKind::Flag));
                for spec in flags {
                    assert_eq!(value(&chosen, spec.key), None, "{} of {}", spec.key, game.id());
                }
            }
        }
    }

    #[test]
    fn the_edition_follows_the_language_unless_it_is_named() {
        let praetor = ludi_registry::game("praetor").unwrap();
        let edition = |pairs: &[(&str, &str)], lang| {
            value(&chosen_switches(praetor, &fields(pairs), 3, lang), "edition")
        };
        assert_eq!(edition(&[], Lang::Fr).as_deref(), Some("fr"));
        assert_eq!(edition(&[], Lang::En).as_deref(), Some("en"));
        assert_eq!(edition(&[("set-edition", "en")], Lang::Fr).as_deref(), Some("en"));
        let builders = ludi_registry::game("builders").unwrap();
        let other = chosen_switches(builders, &fields(&[]), 3, Lang::Fr);
        assert_eq!(value(&other, "edition"), None, "one edition only");
    }
}
