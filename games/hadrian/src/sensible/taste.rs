//! What the sensible player likes. The numbers stand in `taste.toml`; `ludi tune hadrian` finds
//! better ones by playing.

use std::sync::LazyLock;

use ludi_engine::Weights;

macro_rules! taste {
    ($($(#[$doc:meta])* $name:ident: $count:literal,)*) => {
        /// The worth of things in points; `_year` is for each year still to come. What is one
        /// number in the file is a list of one here.
        #[derive(Clone, Debug)]
        pub struct Taste {
            $($(#[$doc])* pub $name: [f32; $count],)*
        }

        impl Taste {
            /// The names and how many numbers each has.
            const SHAPE: &[(&str, usize)] = &[$((stringify!($name), $count)),*];

            /// The taste that some numbers describe, in the order of the names.
            pub fn from_numbers(numbers: &[f32]) -> Self {
                let mut rest = numbers;
                $(
                    let ($name, later) = rest.split_first_chunk().expect("weights keep their shape");
                    rest = later;
                )*
                debug_assert!(rest.is_empty(), "weights keep their shape");
                Self { $($name: *$name),* }
            }
        }
    };
}

taste! {
    /// A piece of each kind.
    pieces: 5,
    /// The same, for each year still to come.
    pieces_year: 5,
    /// How much of a piece a piece of a later year is worth.
    growth: 1,
    /// An attribute of choice in a later year.
    road: 1,
    /// A filled box of each attribute, each year: the way to its next worker.
    attribute_year: 4,
    /// A box of Mining & Foresting.
    mining: 1,
    /// The same, each year.
    mining_year: 1,
    /// A box of the Wall Guard.
    guard: 1,
    /// The same, each year.
    guard_year: 1,
    /// A Cippi box.
    cippi: 1,
    /// The same, each year.
    cippi_year: 1,
    /// A Wall box.
    wall: 1,
    /// The same, each year.
    wall_year: 1,
    /// A Fort box.
    fort: 1,
    /// The same, each year.
    fort_year: 1,
    /// A cohort box, besides its defence.
    cohort: 1,
    /// The same, each year.
    cohort_year: 1,
    /// A box of each citizen track.
    citizen: 5,
    /// The same, each year.
    citizen_year: 5,
    /// What a full citizen track is worth besides, growing with the square of the way.
    citizen_far: 5,
    /// A trade good.
    good: 1,
    /// A temple box.
    temple: 1,
    /// The same, each year.
    temple_year: 1,
    /// A scout.
    scout: 1,
    /// A filled cell of the map.
    map: 1,
    /// Strength of a gladiator that is not damaged.
    strength: 1,
    /// The same, each year.
    strength_year: 1,
    /// A Favour.
    favour: 1,
    /// How much of an attack a Favour is counted to ignore.
    favour_use: 1,
    /// Valour from an attack.
    valour: 1,
    /// Disdain from an attack.
    disdain: 1,
    /// How much the attack of the next year counts against that of this one.
    foresight: 1,
    /// How widely attacks scatter over the cohorts.
    luck: 1,
    /// A piece given away.
    gift: 1,
    /// The way to the last step of each path.
    path_way: 12,
    /// Each path, each year.
    path_hope: 12,
    /// Each building, in the order of the pack.
    building: 21,
    /// The same, each year.
    building_year: 21,
}

/// The numbers in use.
pub static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::parse(include_str!("../../taste.toml"), Taste::SHAPE).expect("our taste is tested")
});

/// The taste in use.
pub static TUNED: LazyLock<Taste> = LazyLock::new(|| Taste::from_numbers(WEIGHTS.values()));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_in_use_fit_the_names() {
        let numbers: Vec<f32> = (0..WEIGHTS.values().len()).map(|n| n as f32).collect();
        let taste = Taste::from_numbers(&numbers);
        assert!(taste.pieces[0].abs() < 1e-6 && (taste.pieces[4] - 4.0).abs() < 1e-6);
        let last = taste.building_year[20];
        assert!((last + 1.0 - numbers.len() as f32).abs() < 1e-6);
        assert!(TUNED.pieces.iter().all(|worth| *worth > 0.0), "every piece is worth something");
    }
}
