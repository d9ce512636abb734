//! What is kept of a training, so that it can go on.

use ludi_engine::net::About;
use ludi_engine::{Encode, NetError};
use serde::{Deserialize, Serialize};

use super::learner::Learner;

/// How far a training has come.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// Own games so far.
    pub games: u64,
    /// Rounds so far.
    pub rounds: u64,
    /// The hours it took.
    pub hours: f64,
    /// What examinations on the way brought.
    pub curve: Vec<Mark>,
}

/// What an examination on the way brought.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    /// After so many own games.
    pub games: u64,
    /// The mean score, or the share of victories.
    pub value: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end of its interval.
    pub high: f64,
}

#[derive(Serialize, Deserialize)]
struct Head {
    about: About,
    steps: u64,
    progress: Progress,
}

/// A learner and how far it has come, as a file: a line of JSON, then all numbers.
pub fn to_bytes(learner: &Learner, progress: &Progress) -> Vec<u8> {
    let head =
        Head { about: learner.about().clone(), steps: learner.steps(), progress: progress.clone() };
    let mut bytes = serde_json::to_vec(&head).expect("plain data");
    bytes.push(b'\n');
    learner.numbers(|number| bytes.extend(number.to_le_bytes()));
    bytes
}

/// Reads what [`to_bytes`] wrote for a game and its present encoding.
pub fn from_bytes<G: Encode>(bytes: &[u8]) -> Result<(Learner, Progress), NetError> {
    let damaged = NetError::Damaged;
    let end = bytes.iter().position(|byte| *byte == b'\n').ok_or(damaged("it ends too early"))?;
    let head: Head = serde_json::from_slice(&bytes[..end])
        .map_err(|_| damaged("its first line cannot be read"))?;
    head.about.check::<G>()?;
    let numbers = bytes[end + 1..]
        .chunks(4)
        .map(|four| Some(f32::from_le_bytes(four.try_into().ok()?)).filter(|n| n.is_finite()));
    let numbers: Option<Vec<f32>> = numbers.collect();
    let numbers = numbers.ok_or(damaged("it ends within a number"))?;
    let learner = Learner::from_numbers(head.about, head.steps, &numbers)
        .ok_or(damaged("it has another number of weights than it says"))?;
    Ok((learner, head.progress))
}
