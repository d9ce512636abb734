//! What can go wrong, as a person is told.

use std::io;

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// The command was used wrongly: exit code 2.
    Usage(String),
    /// The command could not do its work: exit code 1.
    Work(String),
    /// Whoever read the output has stopped reading.
    Pipe,
}

impl Failure {
    /// The message for a person.
    pub fn message(&self) -> &str {
        match self {
            Self::Usage(message) | Self::Work(message) => message,
            Self::Pipe => "",
        }
    }

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Work(_) => 1,
            Self::Pipe => 0,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::Pipe
        } else {
            Self::Work(error.to_string())
        }
    }
}
