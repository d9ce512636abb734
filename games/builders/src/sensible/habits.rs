//! The habits of the sensible player. The numbers stand in `habits.toml`; `ludi tune builders`
//! finds better ones by playing.

use std::sync::LazyLock;

use ludi_engine::Weights;

macro_rules! habits {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What the sensible player goes by.
        #[derive(Clone, Debug)]
        pub(super) struct Habits {
            $($(#[$doc])* pub(super) $name: f32,)*
        }

        impl Habits {
            /// The names of the numbers.
            const SHAPE: &[(&str, usize)] = &[$((stringify!($name), 1)),*];

            /// The habits that some numbers describe, in the order of the names.
            pub(super) fn from_numbers(numbers: &[f32]) -> Self {
                let mut numbers = numbers.iter().copied();
                let mut next = || numbers.next().expect("weights keep their shape");
                Self { $($name: next()),* }
            }
        }
    };
}

habits! {
    /// What an action is worth, in sesterces.
    action,
    /// What a victory point is worth, in sesterces.
    point,
    /// What owning a machine is worth besides, in sesterces.
    machine,
    /// What each resource that a building needs adds to its worth, in sesterces.
    size,
    /// How many times its price a bought action has to bring.
    hurry,
    /// How many actions more a building takes if somebody has to be recruited for it.
    recruiting,
    /// How much of a mood there is in the choice of a site.
    whim,
    /// Money it likes to keep when it invests.
    reserve,
    /// With less money than this it takes a loan.
    need,
    /// Sites it has waiting at the same time.
    sites,
    /// The team it wants at least.
    team,
    /// The team beyond which it recruits only for sites that are stuck.
    crowd,
    /// Slaves it buys at most.
    slaves,
    /// How many victory points before the end it stops investing.
    early,
    /// How many victory points before the end it frees slaves to pass the time.
    late,
}

/// The numbers in use.
pub(crate) static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::parse(include_str!("../../habits.toml"), Habits::SHAPE).expect("our habits are tested")
});

/// The habits in use.
pub(super) static TUNED: LazyLock<Habits> =
    LazyLock::new(|| Habits::from_numbers(WEIGHTS.values()));
