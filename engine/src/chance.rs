//! Chance: fair draws that anybody can recompute, and quick ones for simulation.
//!
//! A draw at a table is a function of the table's secret seed and of the position in the log at
//! which it stands; `docs/log-format.md` describes it for readers in other languages. Bounded
//! sampling is our own, so that no release of a random-number crate can change a replay.

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
/// let die = |seed: &Seed, position| seed.at(position).below(6) + 1;
/// let drawn = [4, 9].map(|position| die(&seed, position));
///
/// // When the game is over the seed is shown, and anybody recomputes the draws.
/// let shown: Seed = seed.to_string().parse()?;
/// assert_eq!(shown.commitment(), published);
/// assert_eq!([4, 9].map(|position| die(&shown, position)), drawn);
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

    /// The chance that decides the draw at a position of the log.
    pub fn at(&self, position: u32) -> Fair {
        Fair { seed: *self, position, block: 0, words: [0; 8], used: 8 }
    }
}

/// The SHA-256 of a [`Seed`], published when the table is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

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
/// `SHA-256(seed, position as u64 big endian, block as u32 big endian)`.
///
/// It depends on the place in the log, not on what was drawn before:
///
/// ```
/// use ludi_engine::{Chance, Seed};
///
/// let seed = Seed::from_text("a secret");
/// let mut fourth = seed.at(4);
/// let cards = [fourth.below(52), fourth.below(51)];
/// seed.at(3).below(6);
/// assert_eq!(seed.at(4).below(52), cards[0]);
/// ```
#[derive(Clone)]
pub struct Fair {
    seed: Seed,
    position: u32,
    block: u32,
    words: [u32; 8],
    used: usize,
}

impl Chance for Fair {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            let mut hash = Sha256::new();
            hash.update(self.seed.0);
            hash.update(u64::from(self.position).to_be_bytes());
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
