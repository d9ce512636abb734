//! What is face down, and what chance turns over of it (MR-081 to MR-087, MR-102, MR-113, MR-142).

use ludi_engine::Chance;

use crate::setup::{First, Level};
use crate::{Draw, MagnaRoma, NONE, Phase};

/// What can be drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// The district tiles.
    Tiles,
    /// The monuments.
    Monuments,
    /// The provinces.
    Provinces,
    /// The trade tokens.
    Tokens,
    /// The solo objectives.
    Objectives,
    /// The seats, for who chooses first.
    Seats,
}

impl Deck {
    const fn draw(self, card: u8) -> Draw {
        match self {
            Self::Tiles => Draw::Tile(card),
            Self::Monuments => Draw::Monument(card),
            Self::Provinces => Draw::Province(card),
            Self::Tokens => Draw::Token(card),
            Self::Objectives => Draw::Objective(card),
            Self::Seats => Draw::First(card),
        }
    }
}

impl MagnaRoma {
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
