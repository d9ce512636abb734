//! Names nobody can guess, and what is kept of them.

use std::fmt;
use std::str::FromStr;

use ludi_engine::Entropy;
use sha2::{Digest as _, Sha256};

/// Digits and letters without those that look alike.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

fn random<const N: usize>(entropy: &dyn Entropy) -> [u8; N] {
    let mut bytes = [0; N];
    entropy.fill(&mut bytes);
    bytes
}

fn write_words(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut count) = (0u32, 0);
    for byte in bytes {
        held = held << 8 | u32::from(*byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            text.push(char::from(ALPHABET[(held >> count) as usize & 31]));
        }
    }
    if count > 0 {
        text.push(char::from(ALPHABET[(held << (5 - count)) as usize & 31]));
    }
    text
}

fn is_written(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|c| ALPHABET.contains(&c))
}

/// Text that is no name of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the name of a table")]
pub struct NotAnId;

/// The name of a table in addresses: 16 letters and digits, 80 random bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// A new name.
    pub fn random(entropy: &dyn Entropy) -> Self {
        Self(write_words(&random::<10>(entropy)))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        if is_written(text, 16) { Ok(Self(text.to_owned())) } else { Err(NotAnId) }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A guest, as the database counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GuestId(pub i64);

/// Text that is no guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a guest")]
pub struct NotAGuest;

/// As whoever runs a site names a guest: `g17`.
impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "g{}", self.0)
    }
}

impl FromStr for GuestId {
    type Err = NotAGuest;

    fn from_str(text: &str) -> Result<Self, NotAGuest> {
        let number = text.strip_prefix('g').and_then(|number| number.parse().ok());
        number.filter(|number| *number > 0).map(Self).ok_or(NotAGuest)
    }
}

/// What a cookie holds: 160 random bits. Only its [`Digest`] is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new token.
    pub fn random(entropy: &dyn Entropy) -> Self {
        Self(write_words(&random::<20>(entropy)))
    }

    /// Reads a token that a client sent.
    pub fn parse(text: &str) -> Option<Self> {
        is_written(text, 32).then(|| Self(text.to_owned()))
    }

    /// The token as the client keeps it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What the server keeps of it.
    pub fn digest(&self) -> Digest {
        Digest(Sha256::digest(self.0.as_bytes()).into())
    }
}

/// A token never shows itself in debug output.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// The SHA-256 of a [`Token`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest(pub [u8; 32]);

/// The secret of a table from which its links follow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key(pub [u8; 32]);

impl Key {
    /// A new key.
    pub fn random(entropy: &dyn Entropy) -> Self {
        Self(random(entropy))
    }

    /// The word in the link for a purpose, such as `seat 2`: whoever knows it was given it.
    pub fn word(&self, purpose: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(purpose.as_bytes());
        write_words(&hash.finalize()[..15])
    }

    /// Whether a word is the one for a purpose, taking the same time whatever the word.
    pub fn fits(&self, purpose: &str, word: &str) -> bool {
        let own = self.word(purpose);
        let differences = own.bytes().zip(word.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
        own.len() == word.len() && differences == 0
    }
}

/// A key never shows itself in debug output.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

#[cfg(test)]
mod tests {
    use ludi_engine::SystemEntropy;

    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let id = TableId::random(&SystemEntropy);
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        assert_ne!(id, TableId::random(&SystemEntropy));
        for wrong in ["", "short", "ilou56789abcdefg", "0123456789abcdef0", "../../etc/passwd"] {
            assert_eq!(wrong.parse::<TableId>(), Err(NotAnId), "{wrong}");
        }
    }

    #[test]
    fn a_guest_is_named_by_a_letter_and_a_number() {
        assert_eq!(GuestId(17).to_string().parse(), Ok(GuestId(17)));
        for wrong in ["", "g", "17", "g-1", "g0", "G17", "g1x"] {
            assert_eq!(wrong.parse::<GuestId>(), Err(NotAGuest), "{wrong}");
        }
    }

    #[test]
    fn a_token_is_kept_as_its_digest_only() {
        let token = Token::random(&SystemEntropy);
        assert_eq!(Token::parse(token.as_str()), Some(token.clone()));
        assert_eq!(format!("{token:?}"), "Token(secret)");
        assert_ne!(token.digest(), Token::random(&SystemEntropy).digest());
        assert_eq!(Token::parse("x' OR 1=1"), None);
    }

    #[test]
    fn a_link_fits_its_own_purpose_only() {
        let key = Key::random(&SystemEntropy);
        let word = key.word("seat 1");
        assert!(key.fits("seat 1", &word));
        assert!(!key.fits("seat 2", &word));
        assert!(!key.fits("seat 1", ""));
        assert!(!key.fits("seat 1", &word[1..]));
        assert!(!Key::random(&SystemEntropy).fits("seat 1", &word));
        assert_eq!(word.len(), 24);
    }
}
