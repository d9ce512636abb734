//! Where a site is kept.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Where a site is kept: a file of one server, or a PostgreSQL that servers share.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// An SQLite file.
    File(PathBuf),
    /// The address of a PostgreSQL database.
    Postgres(String),
}

impl Place {
    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Postgres(_) => None,
        }
    }
}

/// What begins like the address of a PostgreSQL is one, everything else is the name of a file.
impl From<&str> for Place {
    fn from(text: &str) -> Self {
        let is_address = ["postgres://", "postgresql://"].iter().any(|it| text.starts_with(it));
        if is_address { Self::Postgres(text.to_owned()) } else { Self::File(text.into()) }
    }
}

impl FromStr for Place {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(text.into())
    }
}

impl From<String> for Place {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}

impl From<PathBuf> for Place {
    fn from(path: PathBuf) -> Self {
        Self::File(path)
    }
}

impl From<&Path> for Place {
    fn from(path: &Path) -> Self {
        Self::File(path.to_owned())
    }
}

/// An address without its password, which nobody reads over a shoulder or in a log.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = match self {
            Self::File(path) => return path.display().fmt(f),
            Self::Postgres(address) => address,
        };
        let address = address.split(['?', '#']).next().unwrap_or_default();
        let (scheme, rest) = address.split_once("://").unwrap_or(("postgres", address));
        match rest.rsplit_once('@') {
            Some((who, place)) => {
                let name = who.split(':').next().unwrap_or_default();
                write!(f, "{scheme}://{name}@{place}")
            }
            None => write!(f, "{scheme}://{rest}"),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_from_a_file_and_shown_without_its_password() {
        let shown = |text: &str| Place::from(text).to_string();
        assert_eq!(Place::from("ludi.db").file(), Some(Path::new("ludi.db")));
        assert_eq!(Place::from("postgres/ludi.db").file(), Some(Path::new("postgres/ludi.db")));
        let address = "postgres://ludi:p@ss:w@db.example:5432/ludi?password=secret";
        assert_eq!(Place::from(address).file(), None);
        assert_eq!(shown(address), "postgres://ludi@db.example:5432/ludi");
        assert_eq!(format!("{:?}", Place::from(address)), shown(address));
        assert_eq!(shown("postgresql:///ludi"), "postgresql:///ludi");
    }
}
