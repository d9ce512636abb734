//! A position as numbers: what programs that learn are given.

use crate::{Game, Seat, View};

/// A game whose views and decisions have fixed numbers.
///
/// Whoever trains on them relies on their meaning, so [`Encode::VERSION`] is raised with every
/// change. What a seat cannot know is not in the view and so cannot be in the features.
pub trait Encode: Game {
    /// Raised whenever a number or a feature gets another meaning.
    const VERSION: u32;
    /// Decisions have numbers below this one.
    const DECISIONS: usize;
    /// How many features a view has, each 0 or 1.
    const FEATURES: usize;
    /// How many parts a game has in which the same features may mean something else, such as its
    /// years.
    const STAGES: usize = 1;

    /// The number of a decision that is allowed somewhere.
    fn number(decision: Self::Decision) -> usize;

    /// The decision with this number.
    fn numbered(number: usize) -> Option<Self::Decision>;

    /// The part of the game, below [`Encode::STAGES`].
    fn stage(&self) -> usize {
        0
    }

    /// Writes what the view shows, as it looks from a seat: all [`Encode::FEATURES`], in the same
    /// order in every position. Never allocates.
    fn encode(view: &View<Self>, seat: Seat, out: &mut Features);

    /// The features of a view as it looks from a seat.
    fn features(view: &View<Self>, seat: Seat) -> Features {
        let mut features = Features::new(Self::FEATURES);
        Self::encode(view, seat, &mut features);
        features
    }
}

/// The features of a view: a row of bits, written from the first to the last.
///
/// ```
/// use ludi_engine::Features;
///
/// let mut features = Features::new(10);
/// features.flag(true);
/// features.level(2_usize, 4);
/// features.one_of(Some(1), 3);
/// features.bits(0b01, 2);
/// assert!(features.is_full());
/// assert_eq!(features.ones().collect::<Vec<_>>(), [0, 1, 2, 6, 8]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features {
    words: Vec<u64>,
    len: usize,
    at: usize,
}

/// The lowest bits, at most 64.
const fn low(count: usize) -> u64 {
    if count == 0 { 0 } else { u64::MAX >> (64 - count) }
}

impl Features {
    /// Room for so many features, none written yet.
    pub fn new(len: usize) -> Self {
        // A spare word, so that a group of bits can always be written into two.
        Self { words: vec![0; len / 64 + 2], len, at: 0 }
    }

    /// How many features named groups of them have together.
    pub const fn total(groups: &[(&str, usize)]) -> usize {
        let (mut sum, mut group) = (0, 0);
        while group < groups.len() {
            sum += groups[group].1;
            group += 1;
        }
        sum
    }

    /// Begins again with the first feature.
    pub fn clear(&mut self) {
        self.words.fill(0);
        self.at = 0;
    }

    /// How many features there are.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none at all.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many are written.
    pub const fn written(&self) -> usize {
        self.at
    }

    /// Whether every feature is written, and no more than there are.
    pub const fn is_full(&self) -> bool {
        self.at == self.len
    }

    /// The next `count` features, at most 64, as the lowest bits of a number.
    #[inline]
    pub fn bits(&mut self, bits: u64, count: usize) {
        let (word, shift) = (self.at / 64, self.at % 64);
        let bits = bits & low(count);
        self.words[word] |= bits << shift;
        if shift + count > 64 {
            self.words[word + 1] |= bits >> (64 - shift);
        }
        self.at += count;
    }

    /// The next feature.
    #[inline]
    pub fn flag(&mut self, set: bool) {
        self.bits(u64::from(set), 1);
    }

    /// The next `most` features, at most 64, as a scale: as many of the first are set as there
    /// are of something.
    #[inline]
    pub fn level(&mut self, count: impl Into<usize>, most: usize) {
        self.bits(low(count.into().min(most)), most);
    }

    /// The next `of` features, at most 64, of which one is set, or none.
    #[inline]
    pub fn one_of(&mut self, which: Option<usize>, of: usize) {
        self.bits(which.filter(|which| *which < of).map_or(0, |which| 1 << which), of);
    }

    /// Leaves the next features unset.
    pub fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// The features that are set, in order.
    pub fn ones(&self) -> impl Iterator<Item = usize> + '_ {
        let words = self.words.iter().enumerate();
        words.flat_map(|(word, bits)| Ones(*bits).map(move |bit| 64 * word + bit))
    }

    /// Calls `changed` for every feature that differs, with whether it is set in these.
    #[inline]
    pub fn differences(&self, from: &Self, mut changed: impl FnMut(usize, bool)) {
        for (word, (now, before)) in self.words.iter().zip(&from.words).enumerate() {
            for bit in Ones(now ^ before) {
                changed(64 * word + bit, now >> bit & 1 == 1);
            }
        }
    }
}

/// The places of the bits that are set, the lowest first.
struct Ones(u64);

impl Iterator for Ones {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// Numbers for decisions, kind after kind: each kind of decision takes as many numbers as it has
/// values, and the next kind begins after them.
///
/// ```
/// use ludi_engine::Numbering;
///
/// const STONES: usize = 5;
/// // Whatever asks for a number writes the kinds in one order, and stops at its own.
/// let number = |kind: usize, value: usize| Numbering::of(&[STONES, 3, 1], kind, value);
/// assert_eq!((number(0, 4), number(1, 0), number(2, 0)), (4, 5, 8));
/// assert_eq!(Numbering::kind(&[STONES, 3, 1], 7), Some((1, 2)));
/// assert_eq!(Numbering::kind(&[STONES, 3, 1], 9), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Numbering;

impl Numbering {
    /// How many numbers kinds of these sizes take together.
    pub const fn total(sizes: &[usize]) -> usize {
        let (mut sum, mut kind) = (0, 0);
        while kind < sizes.len() {
            sum += sizes[kind];
            kind += 1;
        }
        sum
    }

    /// The number of a value of a kind.
    pub const fn of(sizes: &[usize], kind: usize, value: usize) -> usize {
        let (before, _) = sizes.split_at(kind);
        Self::total(before) + value
    }

    /// The kind and the value of a number.
    pub fn kind(sizes: &[usize], number: usize) -> Option<(usize, usize)> {
        let mut rest = number;
        for (kind, size) in sizes.iter().enumerate() {
            if rest < *size {
                return Some((kind, rest));
            }
            rest -= size;
        }
        None
    }
}
