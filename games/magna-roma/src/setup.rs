//! Switches of the game, and dealing everything out (MR-080 to MR-086, MR-140 to MR-143).

use ludi_engine::{Chance, OptionKind, OptionSpec, PackRef, Phrase, SetupError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cell::Cells;
use crate::city::{City, NONE};
use crate::components::{Components, DISPLAY, OBJECTIVES, PROVINCES, ROWS, SLOTS, TILES, TOKENS};
use crate::gains::{Gains, Then};
use crate::{BLOCKED, Deck, Draw, MagnaRoma, Phase, Realm};

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
    OptionSpec::new("first", OptionKind::SeatOrRandom, "AMB-30"),
    OptionSpec::new("level", OptionKind::Choice(&["easy", "medium", "hard", "random"]), "MR-142"),
    OptionSpec::new("place_population", OptionKind::Flag, "AMB-25").ruling().beyond(),
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
    OptionSpec::new("tiebreak_counts_assigned_population", OptionKind::Flag, "AMB-21").ruling(),
];

impl MagnaRoma {
    /// The position before the first draw.
    ///
    /// MR-001, MR-080, MR-083, MR-140, MR-141, MR-143
    pub(crate) fn laid_out(
        pack: &'static Components,
        setup: &Setup,
        players: u8,
    ) -> Result<Self, SetupError> {
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
        Ok(Self {
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
            gains: Gains::default(),
            offers: 0,
            spot: crate::Cell::CENTRE,
            blessed_now: 0,
            moves: 0,
        })
    }

    /// The slots of the ring; in a solo game, the tiles on offer (MR-041, MR-081, MR-144).
    pub fn slots(&self) -> usize {
        usize::from(match self.players {
            1 => self.pack.0.offer,
            players => self.pack.0.ring[usize::from(players) - 2],
        })
    }

    /// The tile on a slot of the ring.
    pub fn on_slot(&self, slot: usize) -> Option<u8> {
        self.ring.get(slot).copied().filter(|tile| *tile != NONE)
    }

    /// How many tiles are left in the stack.
    pub fn stack_len(&self) -> u32 {
        self.stack[0].count_ones() + self.stack[1].count_ones()
    }

    /// Whether a tile is still in the stack.
    pub fn in_stack(&self, tile: u8) -> bool {
        self.stack.get(usize::from(tile / 64)).is_some_and(|word| word >> (tile % 64) & 1 != 0)
    }

    /// What is left of a deck, as bits; the tile stack has its own two words.
    fn remaining(&self, deck: Deck) -> u64 {
        let all = |count: usize| (1u64 << count) - 1;
        let out = |drawn: &[u8]| {
            drawn.iter().filter(|card| **card != NONE).map(|card| 1u64 << card).sum::<u64>()
        };
        match deck {
            Deck::Tiles => self.stack[0],
            Deck::Monuments => u64::from(self.monument_stack),
            Deck::Provinces => all(self.pack.0.provinces.len()) & !out(&self.provinces),
            Deck::Tokens => all(self.pack.0.tokens.len()) & !out(&self.tokens),
            Deck::Objectives => {
                let level = match self.setup.level {
                    Level::Easy => Some(1),
                    Level::Medium => Some(2),
                    Level::Hard => Some(3),
                    Level::Random => None,
                };
                let fits = |level: Option<u8>, own: u8| level.is_none_or(|level| level == own);
                let pool = self.pack.0.objectives.iter().enumerate();
                let pool = pool.filter(|(_, objective)| fits(level, objective.level));
                pool.map(|(index, _)| 1u64 << index).sum::<u64>() & !out(&self.objectives)
            }
            Deck::Seats => all(usize::from(self.players)),
        }
    }

    /// One outcome of the deck that is due.
    pub(crate) fn drawn<C: Chance>(&self, deck: Deck, chance: &mut C) -> Draw {
        if deck != Deck::Tiles {
            return deck.draw(chance.bit(self.remaining(deck)) as u8);
        }
        let low = self.stack[0].count_ones();
        let mut number = chance.below(self.stack_len());
        let (mut word, base) = (self.stack[0], 0);
        let base = if number >= low {
            number -= low;
            word = self.stack[1];
            64
        } else {
            base
        };
        for _ in 0..number {
            word &= word - 1;
        }
        Draw::Tile(base + word.trailing_zeros() as u8)
    }

    /// Every outcome of the deck that is due.
    pub(crate) fn drawable(&self, deck: Deck, out: &mut Vec<(Draw, u32)>) {
        let mut list = |word: u64, base: u8| {
            let mut rest = word;
            while rest != 0 {
                out.push((deck.draw(base + rest.trailing_zeros() as u8), 1));
                rest &= rest - 1;
            }
        };
        list(self.remaining(deck), 0);
        if deck == Deck::Tiles {
            list(self.stack[1], 64);
        }
    }

    /// Turns a card over and goes on to the next deck, or to the players.
    ///
    /// MR-082, MR-084 to MR-087, MR-102, MR-113, MR-142
    pub(crate) fn turn_over(&mut self, draw: Draw) {
        let put = |places: &mut [u8], card: u8| {
            let free = places.iter_mut().find(|place| **place == NONE);
            *free.expect("a card is drawn for an empty place") = card;
        };
        let slots = self.slots();
        match draw {
            Draw::Tile(tile) => {
                self.stack[usize::from(tile / 64)] &= !(1 << (tile % 64));
                put(&mut self.ring[..slots], tile);
            }
            Draw::Monument(monument) => {
                self.monument_stack &= !(1 << monument);
                put(&mut self.display[..usize::from(self.pack.0.display)], monument);
            }
            Draw::Province(province) => put(&mut self.provinces, province),
            Draw::Token(token) => put(&mut self.tokens, token),
            Draw::Objective(objective) => put(&mut self.objectives, objective),
            Draw::First(seat) => return self.begin_claims(seat),
        }
        if self.has_begun() {
            match draw {
                Draw::Tile(_) if self.players == 1 => self.offer_tiles(),
                Draw::Tile(_) => self.pass_turn(),
                _ => self.end_turn(),
            }
        } else {
            self.deal_on();
        }
    }

    /// Whether the setup is finished.
    fn has_begun(&self) -> bool {
        self.first != NONE
    }

    /// The next deck of the setup, or the first player.
    fn deal_on(&mut self) {
        let missing = |places: &[u8], wanted: usize| places[..wanted].contains(&NONE);
        let pack = self.pack.0;
        let deck = if missing(&self.ring, self.slots()) {
            Deck::Tiles
        } else if missing(&self.display, pack.display.into()) {
            Deck::Monuments
        } else if missing(&self.provinces, pack.provinces_in_play.into()) {
            Deck::Provinces
        } else if missing(&self.tokens, pack.tokens_in_play.into()) {
            Deck::Tokens
        } else if self.players == 1 {
            if !missing(&self.objectives, pack.lines.len()) {
                self.first = 0;
                return self.offer_tiles();
            }
            Deck::Objectives
        } else {
            match self.setup.first {
                First::Seat(seat) => return self.begin_claims(seat),
                First::Random => Deck::Seats,
            }
        };
        self.phase = Phase::Deal(deck);
    }
}
