//! Component packs: what is printed on cards and boards, and where each value comes from.
//!
//! A pack is a TOML file. A game reads it with [`Entry`], table by table and field by field, into
//! the type that implements [`Pack`], and its positions hold that as a [`PackRef`].

mod entry;
mod origin;

use std::fmt::{self, Debug};
use std::ops::Deref;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

pub use entry::{ANY, Checked, Entry};
pub use origin::{Origin, REMARKS, Source, is_remark, origins};

/// The components a game is played with, read from TOML and checked once.
pub trait Pack: Debug + Send + Sync + Sized + 'static {
    /// The pack that is part of the program.
    fn builtin() -> &'static Self;

    /// Reads and checks a pack.
    fn parse(text: &str) -> Result<Self, PackError>;

    /// What identifies this pack in a log.
    fn stamp(&self) -> &Stamp;

    /// Every value of the pack and where it comes from.
    fn origins(&self) -> &[Origin];
}

/// The pack of a game that nothing is printed for.
#[derive(Debug)]
pub struct NoPack(Stamp);

impl Pack for NoPack {
    fn builtin() -> &'static Self {
        static NOTHING: LazyLock<NoPack> = LazyLock::new(|| NoPack(Stamp::new("none", "")));
        &NOTHING
    }

    fn parse(text: &str) -> Result<Self, PackError> {
        if text.trim().is_empty() {
            return Ok(Self(Stamp::new("none", text)));
        }
        Err(PackError::new("", "", "nothing is printed for this game"))
    }

    fn stamp(&self) -> &Stamp {
        &self.0
    }

    fn origins(&self) -> &[Origin] {
        &[]
    }
}

/// The identity of a pack.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stamp {
    /// The pack's own name for itself.
    pub id: String,
    /// The SHA-256 of its text, line ends as `\n`.
    pub sha256: String,
}

impl Stamp {
    /// The stamp of a pack's text.
    pub fn new(id: &str, text: &str) -> Self {
        let digest: [u8; 32] = Sha256::digest(text.replace("\r\n", "\n").as_bytes()).into();
        let sha256 = fmt::from_fn(|f| crate::chance::write_hex(&digest, f)).to_string();
        Self { id: id.to_owned(), sha256 }
    }
}

/// What is wrong with a pack, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackError {
    /// The entry, such as `building.market`; empty for the file as a whole.
    pub entry: String,
    /// The field, such as `vp`; empty for the entry as a whole.
    pub field: String,
    /// What is wrong, and what was expected.
    pub problem: String,
}

impl PackError {
    /// An error in a field of an entry.
    pub fn new(
        entry: impl Into<String>,
        field: impl Into<String>,
        problem: impl Into<String>,
    ) -> Self {
        Self { entry: entry.into(), field: field.into(), problem: problem.into() }
    }
}

/// A TOML error names line and column itself.
impl From<toml::de::Error> for PackError {
    fn from(error: toml::de::Error) -> Self {
        Self::new("", "", error.to_string().trim_end())
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.entry.as_str(), self.field.as_str()) {
            ("", "") => f.write_str(&self.problem),
            (entry, "") => write!(f, "{entry}: {}", self.problem),
            ("", field) => write!(f, "{field}: {}", self.problem),
            (entry, field) => write!(f, "{entry}, {field}: {}", self.problem),
        }
    }
}

impl std::error::Error for PackError {}

/// A text that lives as long as the program, as the packs it comes from do: they are read once and
/// played with until the end.
pub fn kept(text: &str) -> &'static str {
    text.to_owned().leak()
}

/// The pack of a position.
///
/// Two are equal if they are the same pack: the same address or, where a text was read twice, the
/// same [`Stamp`], since a text makes the same components however often it is read. So positions
/// of one game read back from a log are equal to those that were recorded, whoever loaded the pack.
pub struct PackRef<P: 'static>(pub &'static P);

impl<P> Clone for PackRef<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for PackRef<P> {}

impl<P> Deref for PackRef<P> {
    type Target = P;

    fn deref(&self) -> &P {
        self.0
    }
}

impl<P: Pack> PartialEq for PackRef<P> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.stamp() == other.stamp()
    }
}

impl<P: Pack> Eq for PackRef<P> {}

/// The id of the pack: a position is not told by printing all components.
impl<P: Pack> Debug for PackRef<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.stamp().id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Pebbles(Stamp);

    impl Pack for Pebbles {
        fn builtin() -> &'static Self {
            Box::leak(Box::new(Self(Stamp::new("pebbles", ""))))
        }

        fn parse(text: &str) -> Result<Self, PackError> {
            Ok(Self(Stamp::new("pebbles", text)))
        }

        fn stamp(&self) -> &Stamp {
            &self.0
        }

        fn origins(&self) -> &[Origin] {
            &[]
        }
    }

    #[test]
    fn a_pack_is_the_same_however_often_it_is_read() {
        let load = |text| PackRef::<Pebbles>(Box::leak(Box::new(Pebbles::parse(text).unwrap())));
        let (one, again, other) = (load("a"), load("a"), load("b"));
        assert_eq!((one, one), (one, again));
        assert_ne!(one, other);
        assert_eq!(format!("{one:?}"), "pebbles");
        assert_eq!(one.0.stamp(), one.stamp());
    }

    #[test]
    fn line_ends_do_not_change_a_stamp() {
        assert_eq!(Stamp::new("x", "a\r\nb"), Stamp::new("x", "a\nb"));
        assert_ne!(Stamp::new("x", "a"), Stamp::new("x", "b"));
    }
}
