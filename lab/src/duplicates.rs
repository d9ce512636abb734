//! Playing the same cards more than once: luck weighs less in the comparison, and by how much.

use crate::Interval;

/// Fewer sets than this say too little about how values vary.
const ENOUGH: u64 = 10;

/// Values that come in sets which share their cards.
#[derive(Clone, Debug)]
pub struct Duplicates {
    size: u64,
    count: u64,
    sum: f64,
    squares: f64,
    /// The sum of the set that is being filled.
    open: f64,
    sets: u64,
    /// The squares of the means of the sets.
    set_squares: f64,
}

impl Duplicates {
    /// No values yet; so many in a row share their cards.
    pub fn of(size: u64) -> Self {
        let (count, sets) = (0, 0);
        Self { size, count, sum: 0.0, squares: 0.0, open: 0.0, sets, set_squares: 0.0 }
    }

    /// One more value.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
        self.open += value;
        if self.count.is_multiple_of(self.size) {
            let mean = self.open / self.size as f64;
            self.sets += 1;
            self.set_squares += mean * mean;
            self.open = 0.0;
        }
    }

    /// How many values.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// How the variance of the mean compares with that of as many values with cards of their own.
    fn effect(&self) -> f64 {
        let (n, sets) = (self.count as f64, self.sets as f64);
        let mean = self.sum / n;
        let single = (self.squares - n * mean * mean) / (n - 1.0);
        let set = (self.set_squares - sets * mean * mean) / (sets - 1.0);
        let known = self.sets >= ENOUGH && single > 1e-12 && set > 1e-12;
        if known { set * self.size as f64 / single } else { 1.0 }
    }

    /// The interval of a share, as wide as the same cards leave it.
    pub fn share(&self) -> Interval {
        Interval::of_parts(self.sum, self.count as f64, self.effect())
    }

    /// How many times narrower the interval is than that of as many games with cards of their own.
    pub fn narrower(&self) -> f64 {
        self.effect().sqrt().recip()
    }
}

/// How far one is ahead of another in games alone with the same cards.
#[derive(Clone, Debug, Default)]
pub struct Lead {
    count: u64,
    /// The sums of the differences, of both, and their squares.
    sums: [f64; 3],
    squares: [f64; 3],
}

impl Lead {
    /// What both made of the same cards.
    pub fn add(&mut self, mine: f64, theirs: f64) {
        self.count += 1;
        for (index, value) in [mine - theirs, mine, theirs].into_iter().enumerate() {
            self.sums[index] += value;
            self.squares[index] += value * value;
        }
    }

    /// The mean difference.
    pub fn by(&self) -> Interval {
        Interval::of_mean(self.sums[0], self.squares[0], self.count)
    }

    /// How many times narrower the interval is than if both had had cards of their own.
    pub fn narrower(&self) -> f64 {
        let n = self.count as f64;
        let variance = |index: usize| self.squares[index] - self.sums[index].powi(2) / n;
        let (paired, apart) = (variance(0), variance(1) + variance(2));
        if self.count >= ENOUGH && paired > 1e-12 { (apart / paired).sqrt() } else { 1.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    fn half(interval: Interval) -> f64 {
        (interval.high - interval.low) / 2.0
    }

    #[test]
    fn cards_that_decide_alone_leave_the_comparison_sure() {
        // Whoever gets the good cards wins, so that each set ends one to one; a few do not.
        let mut duplicates = Duplicates::of(2);
        let mut apart = Duplicates::of(1);
        for number in 0..100 {
            for value in if number % 10 == 0 { [1.0, 1.0] } else { [1.0, 0.0] } {
                duplicates.add(value);
                apart.add(value);
            }
        }
        assert!(near(duplicates.share().value, 0.55) && near(apart.share().value, 0.55));
        assert!(duplicates.narrower() > 2.0, "{}", duplicates.narrower());
        let gain = half(apart.share()) / half(duplicates.share());
        assert!((gain / duplicates.narrower() - 1.0).abs() < 0.05, "{gain}");
    }

    #[test]
    fn cards_that_decide_nothing_change_nothing() {
        let mut duplicates = Duplicates::of(2);
        // Four sets of each kind: as if all values were independent.
        for number in 0..400u32 {
            duplicates.add(f64::from(number & 1));
            duplicates.add(f64::from(number >> 1 & 1));
        }
        assert!((duplicates.narrower() - 1.0).abs() < 0.01, "{}", duplicates.narrower());
    }

    #[test]
    fn too_few_sets_and_sure_things_claim_nothing() {
        let mut few = Duplicates::of(2);
        (0..18).for_each(|number| few.add(f64::from(number & 1)));
        let mut sure = Duplicates::of(2);
        (0..100).for_each(|_| sure.add(1.0));
        for duplicates in [few, sure] {
            assert!(near(duplicates.narrower(), 1.0));
            let (points, count) = (duplicates.sum, duplicates.count());
            assert_eq!(duplicates.share(), Interval::of_share(points, count));
        }
    }

    #[test]
    fn a_lead_on_the_same_cards_is_surer_than_one_on_others() {
        let mut lead = Lead::default();
        for number in 0..50 {
            let luck = f64::from(number * 7 % 50);
            lead.add(luck + 2.0 + f64::from(number % 2), luck);
        }
        let by = lead.by();
        assert!(near(by.value, 2.5) && by.low > 2.0, "{by:?}");
        assert!(lead.narrower() > 10.0, "{}", lead.narrower());
        assert!(near(Lead::default().narrower(), 1.0));
    }
}
