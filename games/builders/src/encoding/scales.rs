//! Scales: numbers as rows of bits.

use ludi_engine::Features;

use super::crews::Crew;
use crate::Levels;

/// A bit for every step that the value reaches.
#[inline]
pub fn scale<const N: usize>(out: &mut Features, value: i32, steps: &[i32; N]) {
    out.level(steps.iter().filter(|step| value >= **step).count(), N);
}

/// The amounts of the four resources, each as a scale up to `most`.
#[inline]
pub fn amounts(out: &mut Features, levels: Levels, most: usize) {
    for amount in levels.amounts() {
        out.level(amount, most);
    }
}

/// How small a crew is: some crew; at most `most` − 1 hands; ...; a single hand.
#[inline]
pub fn fewness(out: &mut Features, crew: Option<Crew>, most: usize) {
    out.level(crew.map_or(0, |crew| (most + 1).saturating_sub(crew.size as usize).max(1)), most);
}

/// How cheap a crew is: some crew; wages within each of the limits, which fall.
#[inline]
pub fn cheapness<const N: usize>(out: &mut Features, crew: Option<Crew>, limits: &[u32; N]) {
    let level = |crew: Crew| 1 + limits.iter().filter(|limit| crew.wages <= **limit).count();
    out.level(crew.map_or(0, level), N + 1);
}
