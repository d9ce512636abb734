//! Switches of the game, and the position before the first draw (MR-080, MR-083, MR-140 to MR-143).

use ludi_engine::{OptionKind, OptionSpec, PackRef, Phrase, SetupError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cell::Cells;
use crate::city::{City, NONE};
use crate::components::{Components, DISPLAY, OBJECTIVES, PROVINCES, ROWS, SLOTS, TILES, TOKENS};
use crate::gains::{Gains, Then};
use crate::order::Asking;
use crate::{BLOCKED, Deck, MagnaRoma, Phase, Realm};

/// Every switch of the game. The default is the rulebook with our rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of its own
pub struct Setup {
    /// Who chooses a tile first (MR-087, AMB-30).
    pub first: First,
    /// The objectives of a solo game (MR-142).
    pub level: Level,
    /// Whether players may put meeples on monuments themselves (MR-108, AMB-25).
    pub place_population: bool,
    /// Whether gains stop when the box is empty (AMB-10).
    pub limited_supply: bool,
    /// Whether a symbol with the centre pays its small benefit (AMB-02).
    pub centre_colour_matches_nothing: bool,
    /// Whether a personal bonus is also gained by passing it (AMB-05).
    pub personal_bonus_on_passing: bool,
    /// Whether only the space a market move ends on offers a trade (AMB-06).
    pub market_trade_on_landing_only: bool,
    /// The most blessing tokens in one action, 0 for any number (AMB-11).
    pub bless_tokens_per_action: u8,
    /// Whether the centre may be blessed (AMB-12).
    pub bless_city_centre: bool,
    /// Whether a tile under a monument may be blessed (AMB-13).
    pub bless_tile_under_monument: bool,
    /// Whether a monument may be built on a blessed tile (AMB-14).
    pub monument_on_blessed_tile: bool,
    /// Whether icons under monuments count for provinces and objectives (AMB-15).
    pub icons_under_monument_count: bool,
    /// Whether empty slots of the ring are skipped without being counted (AMB-17).
    pub skip_empty_ring_slots: bool,
    /// Whether population on monuments counts for the tie-break (AMB-21).
    pub tiebreak_counts_assigned_population: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            first: First::Random,
            level: Level::Easy,
            place_population: true,
            limited_supply: false,
            centre_colour_matches_nothing: true,
            personal_bonus_on_passing: true,
            market_trade_on_landing_only: true,
            bless_tokens_per_action: 0,
            bless_city_centre: false,
            bless_tile_under_monument: true,
            monument_on_blessed_tile: true,
            icons_under_monument_count: true,
            skip_empty_ring_slots: true,
            tiebreak_counts_assigned_population: true,
        }
    }
}

/// Who chooses a tile first: a seat, or `random`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Drawn at random.
    Random,
    /// The host's choice, a seat from 0.
    Seat(u8),
}

impl Serialize for First {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str("random"),
            Self::Seat(seat) => serializer.serialize_u8(*seat),
        }
    }
}

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Seat(u8),
            Word(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Seat(seat) => Ok(Self::Seat(seat)),
            Written::Word(word) if word == "random" => Ok(Self::Random),
            Written::Word(word) => {
                let problem = format!("first: \"{word}\" is neither a seat nor random");
                Err(serde::de::Error::custom(problem))
            }
        }
    }
}

/// The level of a solo game (MR-142).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// The four objectives of level I.
    Easy,
    /// The four objectives of level II.
    Medium,
    /// The four objectives of level III.
    Hard,
    /// Four of all twelve.
    Random,
}

/// Every switch, as front ends show it.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("first", OptionKind::SeatOrRandom, "AMB-30").only_for(2, 4),
    OptionSpec::new("level", OptionKind::Choice(&["easy", "medium", "hard", "random"]), "MR-142")
        .only_for(1, 1),
    OptionSpec::new("place_population", OptionKind::Flag, "AMB-25").ruling(),
    OptionSpec::new("limited_supply", OptionKind::Flag, "AMB-10").ruling(),
    OptionSpec::new("centre_colour_matches_nothing", OptionKind::Flag, "AMB-02").ruling(),
    OptionSpec::new("personal_bonus_on_passing", OptionKind::Flag, "AMB-05").ruling(),
    OptionSpec::new("market_trade_on_landing_only", OptionKind::Flag, "AMB-06").ruling(),
    OptionSpec::new("bless_tokens_per_action", OptionKind::Number(0..=16), "AMB-11").ruling(),
    OptionSpec::new("bless_city_centre", OptionKind::Flag, "AMB-12").ruling(),
    OptionSpec::new("bless_tile_under_monument", OptionKind::Flag, "AMB-13").ruling(),
    OptionSpec::new("monument_on_blessed_tile", OptionKind::Flag, "AMB-14").ruling(),
    OptionSpec::new("icons_under_monument_count", OptionKind::Flag, "AMB-15").ruling(),
    OptionSpec::new("skip_empty_ring_slots", OptionKind::Flag, "AMB-17").ruling(),
    OptionSpec::new("tiebreak_counts_assigned_population", OptionKind::Flag, "AMB-21")
        .ruling()
        .only_for(2, 4),
];

/// The position before the first draw.
///
/// MR-001, MR-080, MR-083, MR-140, MR-141, MR-143
pub fn start(
    pack: &'static Components,
    setup: &Setup,
    players: u8,
) -> Result<MagnaRoma, SetupError> {
    if let First::Seat(seat) = setup.first
        && seat >= players
    {
        let phrase = Phrase::new("setup-first").with("seat", seat + 1).with("players", players);
        return Err(SetupError { phrase, rule: "MR-087" });
    }
    let solo = players == 1;
    let room = if solo { pack.grid } else { Cells::FIELD };
    let mut discs = [[NONE; ROWS]; PROVINCES];
    if solo {
        for (slots, blocked) in discs.iter_mut().zip(pack.blocked) {
            if let Some(row) = blocked {
                slots[usize::from(row)] = BLOCKED;
            }
        }
    }
    let realm = |seat| Realm {
        city: City::new(Components::centre(seat), room),
        stars: [0; 3],
        market: 0,
        legions: 0,
        faith: 0,
        coins: 0,
        population: 0,
        blessings: 0,
        vp: 0,
        bonuses: 0,
    };
    Ok(MagnaRoma {
        pack: PackRef(pack),
        setup: *setup,
        realms: [realm(0), realm(1), realm(2), realm(3)],
        stack: [u64::MAX, (1 << (TILES - 64)) - 1],
        monument_stack: ((1u32 << pack.monuments.len()) - 1) as u16,
        ring: [NONE; SLOTS],
        cylinders: [NONE; 4],
        display: [NONE; DISPLAY],
        provinces: [NONE; PROVINCES],
        discs,
        tokens: [NONE; TOKENS],
        objectives: [NONE; OBJECTIVES],
        players,
        active: 0,
        first: NONE,
        phase: Phase::Deal(Deck::Tiles),
        then: Then::Act,
        asking: Asking::Exact,
        gains: Gains::default(),
        offers: 0,
        spot: crate::Cell::CENTRE,
        blessed_now: 0,
        moves: 0,
    })
}
