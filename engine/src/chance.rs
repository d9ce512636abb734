//! Chance: fair draws that anybody can recompute, and quick ones for simulation.
//!
//! A draw at a table is a function of the table's seed, of the pile it comes from and of how many
//! came from that pile before; `docs/log-format.md` describes it for readers in other languages.
//! Bounded sampling is our own, so that no release of a random-number crate can change a replay.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// A source of equally likely outcomes.
pub trait Chance {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A number below `n`, every one equally likely.
    ///
    /// A word `w` is accepted if `w * n mod 2^32 >= 2^32 mod n`; the result is `w * n / 2^32`.
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "no outcome to choose from");
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// The position of one set bit of `mask`, every set bit equally likely.
    fn bit(&mut self, mask: u64) -> u32 {
        let mut rest = mask;
        for _ in 0..self.below(mask.count_ones()) {
            rest &= rest - 1;
        }
        rest.trailing_zeros()
    }
}

/// Where secrets come from.
pub trait Entropy: Send + Sync {
    /// Fills all bytes with what nobody can foresee.
    fn fill(&self, bytes: &mut [u8]);
}

/// The entropy of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system gives random bytes");
    }
}

/// The secret of a table: 32 bytes that determine all its draws.
///
/// ```
/// use ludi_engine::{Chance, Seed};
///
/// // Before the first draw everybody is shown the commitment, and nobody can change the seed.
/// let seed = Seed::from_text("a secret");
/// let published = seed.commitment();
/// let die = |seed: &Seed, number| seed.draw("die", number).below(6) + 1;
/// let drawn = [0, 1].map(|number| die(&seed, number));
///
/// // When the game is over the seed is shown, and anybody recomputes the draws.
/// let shown: Seed = seed.to_string().parse()?;
/// assert_eq!(shown.commitment(), published);
/// assert_eq!([0, 1].map(|number| die(&shown, number)), drawn);
/// # Ok::<(), ludi_engine::chance::HexError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from any text, so that a game can be repeated by naming it.
    pub fn from_text(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }

    /// A seed that nobody can foresee.
    pub fn random(entropy: &dyn Entropy) -> Self {
        let mut bytes = [0; 32];
        entropy.fill(&mut bytes);
        Self(bytes)
    }

    /// The seed of the `index`-th of many games that share one seed.
    #[must_use]
    pub fn child(&self, index: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(b"child");
        hash.update(index.to_be_bytes());
        Self(hash.finalize().into())
    }

    /// What is published before the first draw: the SHA-256 of the seed.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed of cards that have a name: no secret, and the same for every table of a game.
    pub fn of_cards(game: &str, name: &str) -> Self {
        Self::from_text(&format!("ludi cards {game} {name}"))
    }

    /// The seed that follows from this secret and from what seats gave, in the order of the log.
    /// Whoever gave something nobody could foresee knows that nobody chose the draws.
    #[must_use]
    pub fn mixed<'a>(&self, gifts: impl Iterator<Item = (u8, &'a Gift)>) -> Self {
        let mut hash = Sha256::new_with_prefix(self.0);
        let mut given = false;
        for (seat, gift) in gifts {
            hash.update([seat]);
            hash.update(gift.0);
            given = true;
        }
        if given { Self(hash.finalize().into()) } else { *self }
    }

    /// The chance that decides a draw from a pile: the first from it has the number 0.
    ///
    /// What is drawn from other piles, and when, makes no difference:
    ///
    /// ```
    /// use ludi_engine::{Chance, Seed};
    ///
    /// let seed = Seed::from_text("a secret");
    /// let first = seed.draw("workers", 0).below(42);
    /// seed.draw("buildings", 0).below(42);
    /// assert_eq!(seed.draw("workers", 0).below(42), first);
    /// ```
    pub fn draw(&self, pile: &str, number: u32) -> Fair {
        Fair::new(self, pile.as_bytes(), number)
    }

    /// The chance that decides the draw at a position of a log of format 1.
    pub fn at(&self, position: u32) -> Fair {
        Fair::new(self, &[], position)
    }

    /// What hides a line in the chain of a log from those who may not know it: everything a line
    /// can say could be tried out.
    pub(crate) fn salt(&self, position: u32) -> [u8; 32] {
        let mut hash = Sha256::new_with_prefix(self.0);
        hash.update(b"salt");
        hash.update(u64::from(position).to_be_bytes());
        hash.finalize().into()
    }
}

/// The SHA-256 of a [`Seed`], published when the table is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

/// What a seat adds to the chance of a table after the commitment is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gift(pub [u8; 32]);

/// The latest link of the chain over a log: it stands for everything written so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Head(pub [u8; 32]);

impl Head {
    /// The head of a log that has only its first line.
    pub(crate) fn of_header(line: &str) -> Self {
        Self(Sha256::digest(line.as_bytes()).into())
    }

    /// The head after one more line.
    pub(crate) fn then(&self, salt: &[u8; 32], line: &str) -> Self {
        let mut hash = Sha256::new_with_prefix(self.0);
        hash.update(salt);
        hash.update(line.as_bytes());
        Self(hash.finalize().into())
    }
}

/// Text that should have been 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct HexError;

pub(crate) fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str) -> Result<[u8; 32], HexError> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return Err(HexError);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |c: u8| (c as char).to_digit(16).ok_or(HexError);
        *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
    }
    Ok(bytes)
}

macro_rules! hex_text {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(&self.0, f)
            }
        }
        impl FromStr for $name {
            type Err = HexError;
            fn from_str(text: &str) -> Result<Self, HexError> {
                read_hex(text).map(Self)
            }
        }
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
hex_text!(Seed);
hex_text!(Commitment);
hex_text!(Gift);
hex_text!(Head);

/// A seed never shows itself in debug output.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// The chance of one draw at a table: words of
/// `SHA-256(seed, pile, number as u64 big endian, block as u32 big endian)`.
#[derive(Clone)]
pub struct Fair {
    /// All that is hashed before the block.
    before: Sha256,
    block: u32,
    words: [u32; 8],
    used: usize,
}

impl Fair {
    fn new(seed: &Seed, pile: &[u8], number: u32) -> Self {
        let mut before = Sha256::new_with_prefix(seed.0);
        before.update(pile);
        before.update(u64::from(number).to_be_bytes());
        Self { before, block: 0, words: [0; 8], used: 8 }
    }
}

impl Chance for Fair {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let mut hash = self.before.clone();
            hash.update(self.block.to_be_bytes());
            let digest: [u8; 32] = hash.finalize().into();
            for (word, bytes) in self.words.iter_mut().zip(digest.as_chunks::<4>().0) {
                *word = u32::from_be_bytes(*bytes);
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }
}

/// How many draws came from each pile of a game.
#[derive(Clone, Debug, Default)]
pub struct Drawn(Vec<u32>);

impl Drawn {
    /// How many came from a pile.
    pub fn count(&self, pile: usize) -> u32 {
        self.0.get(pile).copied().unwrap_or_default()
    }

    /// The number of the next draw from a pile, which is counted.
    pub fn next(&mut self, pile: usize) -> u32 {
        if self.0.len() <= pile {
            self.0.resize(pile + 1, 0);
        }
        self.0[pile] += 1;
        self.0[pile] - 1
    }
}

/// A fast stream for bots and simulations, where nobody needs to verify anything.
#[derive(Clone)]
pub struct Quick(ChaCha8Rng);

impl Quick {
    /// The stream that belongs to a seed.
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha8Rng::from_seed(seed.0))
    }

    /// The stream that belongs to a number.
    pub fn from_number(number: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(number))
    }
}

impl Chance for Quick {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pinned: a change here would change every game ever played.
    #[test]
    fn a_fair_draw_never_changes() {
        let seed = Seed::from_text("ludi");
        let mut chance = seed.at(7);
        let words: Vec<u32> = (0..9).map(|_| chance.word()).collect();
        assert_eq!(words, EXPECTED_WORDS);
        let mut chance = seed.at(7);
        let drawn: Vec<u32> = [2, 6, 33, 48, 1_000_000].map(|n| chance.below(n)).to_vec();
        assert_eq!(drawn, EXPECTED_BELOW);
    }

    /// Computed by another program from `docs/log-format.md`.
    const EXPECTED_WORDS: [u32; 9] = [
        2_121_666_821,
        3_570_068_375,
        229_510_558,
        3_171_680_026,
        3_464_432_669,
        2_666_473_063,
        1_445_415_903,
        840_551_122,
        131_353_600,
    ];
    const EXPECTED_BELOW: [u32; 5] = [0, 4, 1, 35, 806_626];

    #[test]
    fn below_is_even() {
        let mut chance = Quick::from_number(1);
        let mut count = [0u32; 6];
        for _ in 0..60_000 {
            count[chance.below(6) as usize] += 1;
        }
        assert!(count.iter().all(|c| (9_500..10_500).contains(c)), "{count:?}");
    }

    #[test]
    fn bit_finds_every_set_bit_and_no_other() {
        let mut chance = Quick::from_number(2);
        let mask = 0b1001_0110u64 | 1 << 63;
        let mut seen = 0u64;
        for _ in 0..1_000 {
            seen |= 1 << chance.bit(mask);
        }
        assert_eq!(seen, mask);
    }

    #[test]
    fn seeds_and_commitments_are_hexadecimal_text() {
        let seed = Seed::from_text("x");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_ne!(seed.commitment().to_string(), seed.to_string());
        assert_eq!("zz".parse::<Seed>(), Err(HexError));
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
        assert_ne!(seed.child(0), seed.child(1));
    }
}
