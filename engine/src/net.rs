//! A small net that guesses how a game will end for a seat.
//!
//! Features → [`WIDTH`] → [`HIDDEN`] → [`ANSWERS`]. The first layer is a sum of one row for each
//! feature that is set, so after a decision only the rows of what changed are added or taken away.
//! Its last lanes go straight to the answers. Weights are whole multiples of a power of two small
//! enough that every such sum is exact: the same guess on every machine, in whatever order.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{Encode, Features};

/// Lanes of the first layer.
pub const WIDTH: usize = 64;
/// Lanes of the second layer.
pub const HIDDEN: usize = 32;
/// What is guessed: the points still to come, and how much the lead over the best of the others
/// will still grow.
pub const ANSWERS: usize = 2;
/// Lanes of the first layer that are not straight answers.
pub const BENT: usize = WIDTH - ANSWERS;

/// A row of the first layer.
pub type Row = [f32; WIDTH];

/// What a file of weights says of itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct About {
    /// The game.
    pub game: String,
    /// The version of its encoding.
    pub encoding: u32,
    /// How many features there are.
    pub features: usize,
    /// How many tables of rows the first layer has.
    pub stages: usize,
    /// What the answers are multiplied with, in units of the game's score.
    pub scale: f32,
    /// What made the weights: the command, the games, the results.
    pub made_by: String,
}

impl About {
    /// Whether it is for a game and its present encoding.
    pub fn check<G: Encode>(&self) -> Result<(), NetError> {
        let says = |game: &str, encoding, features, stages| {
            format!("{game}, encoding {encoding} ({features} features, {stages} stages)")
        };
        let found = says(&self.game, self.encoding, self.features, self.stages);
        let wanted = says(G::ID, G::VERSION, G::FEATURES, G::STAGES);
        if found == wanted { Ok(()) } else { Err(NetError::Foreign { found, wanted }) }
    }
}

/// Why there is no net.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// The file is not one of weights, or not whole.
    #[error("the weights are damaged: {0}")]
    Damaged(&'static str),
    /// It belongs to something else.
    #[error("the weights are for {found}, not for {wanted}")]
    Foreign {
        /// What the file says.
        found: String,
        /// What was asked for.
        wanted: String,
    },
    /// Somebody thinks with other weights already.
    #[error("other weights are in use already")]
    InUse,
}

/// A trained net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// What it says of itself.
    pub about: About,
    /// Stage by stage, a row for each feature and one that is always added.
    pub first: Vec<Row>,
    /// A row for each lane of the first layer that is bent, and one that is always added.
    pub second: Vec<[f32; HIDDEN]>,
    /// A row for each lane of the second layer, and one that is always added.
    pub third: Vec<[f32; ANSWERS]>,
}

/// The sums of the first layer for some features.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sums(pub Row);

impl Net {
    /// A net of which every weight is 0.
    pub fn zero(about: About) -> Self {
        let rows = about.stages * (about.features + 1);
        Self {
            about,
            first: vec![[0.0; WIDTH]; rows],
            second: vec![[0.0; HIDDEN]; BENT + 1],
            third: vec![[0.0; ANSWERS]; HIDDEN + 1],
        }
    }

    fn table(&self, stage: usize) -> &[Row] {
        let rows = self.about.features + 1;
        &self.first[stage * rows..][..rows]
    }

    /// The sums of the first layer.
    pub fn sums(&self, stage: usize, features: &Features) -> Sums {
        let table = self.table(stage);
        let mut sums = table[self.about.features];
        for feature in features.ones() {
            add(&mut sums, &table[feature]);
        }
        Sums(sums)
    }

    /// The sums for other features of the same stage, from those for `before`.
    #[inline]
    pub fn moved(&self, stage: usize, sums: &Sums, before: &Features, now: &Features) -> Sums {
        let table = self.table(stage);
        let mut sums = sums.0;
        now.differences(before, |feature, set| {
            if set { add(&mut sums, &table[feature]) } else { take(&mut sums, &table[feature]) }
        });
        Sums(sums)
    }

    /// What is still to come, in units of the game's score.
    #[inline]
    pub fn answers(&self, sums: &Sums) -> [f32; ANSWERS] {
        let mut hidden = self.second[BENT];
        for (sum, row) in sums.0[..BENT].iter().zip(&self.second) {
            // About half of the lanes are silent.
            if *sum > 0.0 {
                for (to, weight) in hidden.iter_mut().zip(row) {
                    *to += sum * weight;
                }
            }
        }
        let mut answers = self.third[HIDDEN];
        for (lane, row) in hidden.iter().zip(&self.third) {
            for (to, weight) in answers.iter_mut().zip(row) {
                *to += lane.max(0.0) * weight;
            }
        }
        std::array::from_fn(|answer| (answers[answer] + sums.0[BENT + answer]) * self.about.scale)
    }
}

#[inline]
fn add(sums: &mut Row, row: &Row) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}

#[inline]
fn take(sums: &mut Row, row: &Row) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum -= weight;
    }
}

const MAGIC: &[u8] = b"ludi net 1\n";
/// Weights of the first layer are whole multiples of this, one byte each.
const FIRST_STEP: f32 = 1.0 / 64.0;
/// The others, of which there are few, of this, two bytes each.
const STEP: f32 = 1.0 / 1024.0;

impl Net {
    /// The net as it is kept: every weight the nearest multiple of its step.
    #[must_use]
    pub fn rounded(&self) -> Self {
        let round =
            |value: f32, step: f32, most: f32| ((value / step).round().clamp(-most, most)) * step;
        let mut net = self.clone();
        for value in net.first.as_flattened_mut() {
            *value = round(*value, FIRST_STEP, 127.0);
        }
        for value in net.second.as_flattened_mut() {
            *value = round(*value, STEP, 32_767.0);
        }
        for value in net.third.as_flattened_mut() {
            *value = round(*value, STEP, 32_767.0);
        }
        net
    }

    /// Moves every weight a part of the way toward those of another net of the same shape.
    pub fn approach(&mut self, other: &Self, part: f32) {
        let mix = |mine: &mut [f32], theirs: &[f32]| {
            for (mine, theirs) in mine.iter_mut().zip(theirs) {
                *mine += part * (theirs - *mine);
            }
        };
        mix(self.first.as_flattened_mut(), other.first.as_flattened());
        mix(self.second.as_flattened_mut(), other.second.as_flattened());
        mix(self.third.as_flattened_mut(), other.third.as_flattened());
    }

    /// The file: what it says of itself in a line of JSON, a digest of the weights, the weights.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rounded = self.rounded();
        let mut weights = Vec::new();
        for value in rounded.first.as_flattened() {
            weights.push((value / FIRST_STEP) as i8 as u8);
        }
        for value in rounded.second.as_flattened().iter().chain(rounded.third.as_flattened()) {
            weights.extend(((value / STEP) as i16).to_le_bytes());
        }
        let mut bytes = MAGIC.to_vec();
        bytes.extend(serde_json::to_vec(&self.about).expect("plain data"));
        bytes.push(b'\n');
        bytes.extend(Sha256::digest(&weights));
        bytes.extend(weights);
        bytes
    }

    /// Reads a file of weights.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let damaged = NetError::Damaged;
        let rest = bytes.strip_prefix(MAGIC).ok_or(damaged("it does not begin as such a file"))?;
        let end =
            rest.iter().position(|byte| *byte == b'\n').ok_or(damaged("it ends too early"))?;
        let about: About = serde_json::from_slice(&rest[..end])
            .map_err(|_| damaged("its first line cannot be read"))?;
        let (digest, weights) =
            rest[end + 1..].split_at_checked(32).ok_or(damaged("it ends too early"))?;
        if Sha256::digest(weights)[..] != *digest {
            return Err(damaged("its digest is another"));
        }
        let rows = about.features.checked_add(1).and_then(|rows| rows.checked_mul(about.stages));
        let first = rows.and_then(|rows| rows.checked_mul(WIDTH)).ok_or(damaged("its shape"))?;
        let others = (BENT + 1) * HIDDEN + (HIDDEN + 1) * ANSWERS;
        if weights.len() != first.saturating_add(2 * others) || !about.scale.is_finite() {
            return Err(damaged("it has another number of weights than it says"));
        }
        let mut net = Self::zero(about);
        let (small, large) = weights.split_at(first);
        for (to, byte) in net.first.as_flattened_mut().iter_mut().zip(small) {
            *to = f32::from(*byte as i8) * FIRST_STEP;
        }
        let places = net.second.as_flattened_mut().iter_mut();
        let places = places.chain(net.third.as_flattened_mut());
        for (to, pair) in places.zip(large.chunks_exact(2)) {
            *to = f32::from(i16::from_le_bytes([pair[0], pair[1]])) * STEP;
        }
        Ok(net)
    }

    /// Reads a file of weights for a game and its present encoding.
    pub fn for_game<G: Encode>(bytes: &[u8]) -> Result<Self, NetError> {
        let net = Self::from_bytes(bytes)?;
        net.about.check::<G>()?;
        Ok(net)
    }
}

/// The net a game's players think with: the file the game carries, unless another is used instead.
#[derive(Debug)]
pub struct Learned {
    bytes: &'static [u8],
    net: OnceLock<Option<Net>>,
}

impl Learned {
    /// The net in a file of weights, read when it is first needed.
    pub const fn new(bytes: &'static [u8]) -> Self {
        Self { bytes, net: OnceLock::new() }
    }

    /// The net; `None` if the file is damaged or for something else, and players that would follow
    /// it do without.
    pub fn get<G: Encode>(&self) -> Option<&Net> {
        self.net.get_or_init(|| Net::for_game::<G>(self.bytes).ok()).as_ref()
    }

    /// Uses other weights from now on, for the whole program. They cannot be changed once anybody
    /// has thought with the ones before.
    pub fn replace<G: Encode>(&self, bytes: &[u8]) -> Result<(), NetError> {
        let net = Net::for_game::<G>(bytes)?;
        self.net.set(Some(net)).map_err(|_| NetError::InUse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pebbles::Pebbles;
    use crate::{Chance as _, Quick};

    fn about() -> About {
        let made_by = "a test".to_owned();
        About {
            game: "pebbles".to_owned(),
            encoding: 1,
            features: 70,
            stages: 2,
            scale: 3.0,
            made_by,
        }
    }

    fn any_net() -> Net {
        let mut chance = Quick::from_number(5);
        let mut net = Net::zero(about());
        let mut number = move || chance.below(200) as f32 / 100.0 - 1.0;
        net.first.as_flattened_mut().fill_with(&mut number);
        net.second.as_flattened_mut().fill_with(&mut number);
        net.third.as_flattened_mut().fill_with(&mut number);
        net.rounded()
    }

    fn any_features(number: u64) -> Features {
        let mut chance = Quick::from_number(number);
        let mut features = Features::new(70);
        for _ in 0..70 {
            features.flag(chance.below(3) == 0);
        }
        features
    }

    #[test]
    fn a_net_reads_back_and_damage_is_told() {
        let (net, bytes) = (any_net(), any_net().to_bytes());
        assert_eq!(Net::from_bytes(&bytes), Ok(net));
        for cut in [0, 5, 40, 200, bytes.len() - 1] {
            assert!(matches!(Net::from_bytes(&bytes[..cut]), Err(NetError::Damaged(_))), "{cut}");
        }
        let mut wrong = bytes.clone();
        *wrong.last_mut().unwrap() ^= 1;
        assert_eq!(Net::from_bytes(&wrong), Err(NetError::Damaged("its digest is another")));
    }

    #[test]
    fn a_file_that_is_no_net_of_the_game_gives_none_and_changes_nothing() {
        static DAMAGED: Learned = Learned::new(b"ludi net 1\n{}");
        static NONE: Learned = Learned::new(b"");
        assert!(DAMAGED.get::<Pebbles>().is_none());
        let foreign = NONE.replace::<Pebbles>(&any_net().to_bytes());
        assert!(matches!(&foreign, Err(NetError::Foreign { .. })), "{foreign:?}");
        let mut own = about();
        (own.encoding, own.features, own.stages) =
            (Pebbles::VERSION, Pebbles::FEATURES, Pebbles::STAGES);
        let own = Net::zero(own);
        assert_eq!(NONE.replace::<Pebbles>(&own.to_bytes()), Ok(()));
        assert_eq!(NONE.get::<Pebbles>(), Some(&own));
        assert_eq!(NONE.replace::<Pebbles>(&own.to_bytes()), Err(NetError::InUse));
    }

    #[test]
    fn sums_brought_up_to_date_are_those_made_anew() {
        let net = any_net();
        for number in 0..50 {
            let (before, now) = (any_features(number), any_features(number + 100));
            let sums = net.sums(1, &before);
            assert_eq!(net.moved(1, &sums, &before, &now), net.sums(1, &now));
        }
    }
}
