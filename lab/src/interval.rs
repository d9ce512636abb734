//! How sure a measurement is.

use serde::Serialize;

/// A measured value and the 95 % confidence interval around it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The value measured.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The normal deviate that leaves 2.5 % on either side.
const DEVIATE: f64 = 1.959_964;

impl Interval {
    /// Wilson's score interval of a share: `points` of `games`, draws counting in parts.
    pub fn of_share(points: f64, games: u64) -> Self {
        Self::of_parts(points, games as f64, 1.0)
    }

    /// The same where the mean varies `effect` times as much as that of independent games.
    pub(crate) fn of_parts(points: f64, games: f64, effect: f64) -> Self {
        if games == 0.0 {
            return Self { value: 0.5, low: 0.0, high: 1.0 };
        }
        let n = games / effect;
        let share = points / games;
        let squared = DEVIATE * DEVIATE;
        let centre = (share + squared / (2.0 * n)) / (1.0 + squared / n);
        let within = share * (1.0 - share) / n + squared / (4.0 * n * n);
        let half = DEVIATE * within.max(0.0).sqrt() / (1.0 + squared / n);
        Self { value: share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }

    /// The interval of a mean, from the sum and the sum of squares of `count` values.
    pub fn of_mean(sum: f64, squares: f64, count: u64) -> Self {
        let n = count.max(1) as f64;
        let mean = sum / n;
        let variance = (squares - n * mean * mean).max(0.0) / (n - 1.0).max(1.0);
        let half = DEVIATE * (variance / n).sqrt();
        Self { value: mean, low: mean - half, high: mean + half }
    }

    /// The same interval in another unit.
    #[must_use]
    pub fn scaled(self, factor: f64) -> Self {
        Self { value: self.value * factor, low: self.low * factor, high: self.high * factor }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    /// Values from the textbook formula.
    #[test]
    fn wilsons_interval_is_that_of_the_books() {
        let half = Interval::of_share(50.0, 100);
        assert!(near(half.low, 0.4038) && near(half.high, 0.5962), "{half:?}");
        let all = Interval::of_share(10.0, 10);
        assert!(near(all.low, 0.7225) && near(all.high, 1.0), "{all:?}");
        let none = Interval::of_share(0.0, 0);
        assert!(none.low <= 0.0 && none.high >= 1.0);
    }

    #[test]
    fn a_mean_is_surer_with_more_values() {
        let of = |copies: u64| {
            let n = copies as f64;
            Interval::of_mean(30.0 * n, 500.0 * n, 2 * copies)
        };
        let (few, many) = (of(2), of(200));
        assert!(near(few.value, 15.0) && near(many.value, 15.0));
        assert!(few.low < many.low && many.high < few.high);
        assert!(near(Interval::of_mean(3.0, 9.0, 1).low, 3.0), "one value has no spread");
    }
}
