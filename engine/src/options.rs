//! The switches of a setup: what they can be set to, and setups from text.

use std::ops::RangeInclusive;

use serde_json::Value as Json;

use crate::{Game, Phrase, Refused, RuleId};

/// One switch of a setup. The messages `option-<key>` and `option-<key>-help` name and explain
/// it, `option-<key>-<value>` its choices.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    /// The field of the setup.
    pub key: &'static str,
    /// What it can be set to.
    pub kind: OptionKind,
    /// The rule or ruling it belongs to.
    pub rule: RuleId,
    /// Whether it settles a point that the rulebook leaves open: for those who know the game.
    pub ruling: bool,
    /// Whether it goes beyond the rulebook.
    pub beyond: bool,
    /// How many have to play for it to mean anything: no fewer and no more.
    pub players: (u8, u8),
}

impl OptionSpec {
    /// A switch that the rulebook itself offers.
    pub const fn new(key: &'static str, kind: OptionKind, rule: RuleId) -> Self {
        Self { key, kind, rule, ruling: false, beyond: false, players: (1, u8::MAX) }
    }

    /// The same, settling a point that the rulebook leaves open.
    #[must_use]
    pub const fn ruling(self) -> Self {
        Self { ruling: true, ..self }
    }

    /// The same, going beyond the rulebook.
    #[must_use]
    pub const fn beyond(self) -> Self {
        Self { beyond: true, ..self }
    }

    /// The same, without meaning for fewer or more players.
    #[must_use]
    pub const fn only_for(self, least: u8, most: u8) -> Self {
        Self { players: (least, most), ..self }
    }

    /// Whether it means anything to so many players.
    pub const fn applies_to(&self, players: u8) -> bool {
        self.players.0 <= players && players <= self.players.1
    }
}

/// What a switch can be set to.
#[derive(Clone, Debug)]
pub enum OptionKind {
    /// On or off.
    Flag,
    /// One of several words.
    Choice(&'static [&'static str]),
    /// A number in a range.
    Number(RangeInclusive<i64>),
    /// A number in a range, or 0, which switches off what it counts.
    NumberOrOff(RangeInclusive<i64>),
    /// A seat, or `random`.
    SeatOrRandom,
    /// A word for each seat.
    EachSeat(&'static [&'static str]),
}

impl OptionKind {
    /// Reads a value as typed on a command line or in a form.
    pub fn parse(&self, text: &str, players: u8) -> Option<Json> {
        let number = || text.parse::<i64>().ok();
        match self {
            Self::Flag => match text {
                "on" | "true" | "yes" | "1" => Some(Json::Bool(true)),
                "off" | "false" | "no" | "0" => Some(Json::Bool(false)),
                _ => None,
            },
            Self::Choice(words) => words.contains(&text).then(|| text.into()),
            Self::Number(range) => number().filter(|n| range.contains(n)).map(Json::from),
            Self::NumberOrOff(_) if text == "off" => Some(0.into()),
            Self::NumberOrOff(range) => {
                number().filter(|n| *n == 0 || range.contains(n)).map(Json::from)
            }
            Self::SeatOrRandom if text == "random" => Some("random".into()),
            Self::SeatOrRandom => {
                number().filter(|n| (1..=i64::from(players)).contains(n)).map(|n| Json::from(n - 1))
            }
            Self::EachSeat(words) => {
                let given: Vec<&str> = text.split(',').map(str::trim).collect();
                let fits = given.len() == usize::from(players)
                    && given.iter().all(|word| words.contains(word));
                fits.then(|| given.into())
            }
        }
    }

    /// The values as a command line takes them, for messages and forms.
    pub fn values(&self, players: u8) -> String {
        match self {
            Self::Flag => "on, off".to_owned(),
            Self::Choice(words) => words.join(", "),
            Self::Number(range) => format!("{}–{}", range.start(), range.end()),
            Self::NumberOrOff(range) => format!("off, {}–{}", range.start(), range.end()),
            Self::SeatOrRandom => format!("random, 1–{players}"),
            Self::EachSeat(words) => format!("{} × ({})", players, words.join(" | ")),
        }
    }

    /// Some values that together exercise the switch, as JSON, for tests.
    pub fn samples(&self, players: u8) -> Vec<Json> {
        match self {
            Self::Flag => vec![false.into(), true.into()],
            Self::Choice(words) => words.iter().map(|word| (*word).into()).collect(),
            Self::Number(range) => vec![(*range.start()).into(), (*range.end()).into()],
            Self::NumberOrOff(range) => {
                vec![0.into(), (*range.start()).into(), (*range.end()).into()]
            }
            Self::SeatOrRandom => vec!["random".into(), (players - 1).into()],
            Self::EachSeat(words) => (0..words.len())
                .map(|shift| {
                    let word = |seat: u8| words[(usize::from(seat) + shift) % words.len()];
                    (0..players).map(|seat| Json::from(word(seat))).collect()
                })
                .collect(),
        }
    }
}

/// Every switch as it stands usually, by its key.
pub fn usual_switches<G: Game>() -> Json {
    serde_json::to_value(G::Setup::default()).expect("a setup is plain data")
}

/// The usual setup with some switches set, each as people type it.
pub fn setup_with<G: Game>(
    switches: &[(String, String)],
    players: u8,
) -> Result<G::Setup, Refused> {
    let mut setup = usual_switches::<G>();
    for (key, text) in switches {
        let spec = G::OPTIONS.iter().find(|spec| spec.key == key);
        let value = spec.and_then(|spec| spec.kind.parse(text, players)).ok_or_else(|| {
            let phrase = Phrase::new("setup-switch");
            Refused::new(phrase.with("switch", key.clone()).with("value", text.clone()))
        })?;
        setup[key] = value;
    }
    serde_json::from_value(setup).map_err(|_| Refused::new(Phrase::new("setup-clash")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_read_what_people_type() {
        assert_eq!(OptionKind::Flag.parse("on", 2), Some(true.into()));
        assert_eq!(OptionKind::Flag.parse("maybe", 2), None);
        assert_eq!(OptionKind::Number(3..=20).parse("21", 2), None);
        assert_eq!(OptionKind::Number(3..=20).parse("5", 2), Some(5.into()));
        let or_off = OptionKind::NumberOrOff(3..=20);
        assert_eq!(or_off.parse("off", 2), Some(0.into()));
        assert_eq!(or_off.parse("0", 2), Some(0.into()));
        assert_eq!(or_off.parse("20", 2), Some(20.into()));
        assert_eq!((or_off.parse("2", 2), or_off.parse("21", 2)), (None, None));
        assert_eq!(or_off.values(2), "off, 3–20");
        assert_eq!(or_off.samples(2), [0, 3, 20]);
        assert_eq!(OptionKind::SeatOrRandom.parse("2", 2), Some(1.into()));
        assert_eq!(OptionKind::SeatOrRandom.parse("3", 2), None);
        assert_eq!(OptionKind::SeatOrRandom.parse("0", 2), None);
        let sides = OptionKind::EachSeat(&["A", "B"]);
        assert_eq!(sides.parse("A, B", 2), Some(vec!["A", "B"].into()));
        assert_eq!(sides.parse("A", 2), None);
        assert_eq!(sides.samples(2).len(), 2);
    }
}
