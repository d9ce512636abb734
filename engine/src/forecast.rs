//! Forecasts of final scores that are sums: what a position shows, each number with its weight.

use crate::Weights;

/// What a position shows of the score that is still to come: named numbers, each with a weight
/// that least squares found in whole games. Declared by [`forecast!`](crate::forecast).
pub trait LinearForecast {
    /// The names of the numbers, in order.
    const NAMES: &'static [&'static str];

    /// What each number counts for, by name.
    fn weights() -> &'static Weights;

    /// The numbers, in the order of their names.
    fn numbers(&self) -> impl Iterator<Item = f32>;

    /// The sum of all numbers, each times its weight. Never allocates.
    fn sum(&self) -> f32 {
        let weights = Self::weights().values();
        self.numbers().zip(weights).map(|(number, weight)| number * weight).sum()
    }
}

/// Declares what a position shows, as a [`LinearForecast`](crate::LinearForecast): a struct of
/// numbers whose weights are named in a TOML file.
///
/// ```
/// ludi_engine::forecast! {
///     /// What can still come.
///     pub struct Features = "turns = 4.0\nstones = 0.5";
///     turns,
///     stones,
/// }
/// use ludi_engine::LinearForecast as _;
/// assert_eq!(Features::NAMES, ["turns", "stones"]);
/// assert_eq!(Features { turns: 2.0, stones: 3.0 }.sum(), 9.5);
/// ```
#[macro_export]
macro_rules! forecast {
    ($(#[$about:meta])* $vis:vis struct $name:ident = $text:expr; $($feature:ident,)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        $vis struct $name {
            $($feature: f32,)*
        }

        impl $crate::LinearForecast for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($feature)),*];

            fn weights() -> &'static $crate::Weights {
                static WEIGHTS: ::std::sync::LazyLock<$crate::Weights> =
                    ::std::sync::LazyLock::new(|| {
                        $crate::Weights::parse($text, &[$((stringify!($feature), 1)),*])
                            .expect("the forecast in the program is tested")
                    });
                &WEIGHTS
            }

            fn numbers(&self) -> impl Iterator<Item = f32> {
                [$(self.$feature),*].into_iter()
            }
        }
    };
}
