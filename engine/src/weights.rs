//! Numbers that a player weighs things with: found by playing, kept in data.

use std::fmt::Write as _;

/// Named numbers, such as what a sensible player finds a wall worth. They stand in a TOML file of
/// the game, where a name has one number or a list of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// The names and how many numbers each has.
    shape: &'static [(&'static str, usize)],
    /// All numbers, in the order of the shape.
    values: Vec<f32>,
}

/// A file of weights that does not fit the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct WeightsError(String);

impl Weights {
    /// No numbers at all.
    pub const NONE: Self = Self { shape: &[], values: Vec::new() };

    /// Reads a file of weights with just the names of a shape.
    pub fn parse(
        text: &str,
        shape: &'static [(&'static str, usize)],
    ) -> Result<Self, WeightsError> {
        let table: toml::Table =
            text.parse().map_err(|error: toml::de::Error| WeightsError(error.to_string()))?;
        if let Some(odd) = table.keys().find(|key| shape.iter().all(|(name, _)| name != key)) {
            return Err(WeightsError(format!("{odd}: there is no such weight")));
        }
        let mut values = Vec::new();
        for (name, count) in shape {
            let before = values.len();
            match table.get(*name) {
                None => return Err(WeightsError(format!("{name}: missing"))),
                Some(toml::Value::Array(list)) => {
                    for value in list {
                        values.push(number(name, value)?);
                    }
                }
                Some(value) => values.push(number(name, value)?),
            }
            let found = values.len() - before;
            if found != *count {
                let problem = format!("{name}: expected {count} numbers, found {found}");
                return Err(WeightsError(problem));
            }
        }
        Ok(Self { shape, values })
    }

    /// Other numbers under the same names; as many as before.
    #[must_use]
    pub fn with_values(&self, values: Vec<f32>) -> Self {
        assert_eq!(values.len(), self.values.len(), "weights keep their shape");
        Self { shape: self.shape, values }
    }

    /// All numbers, in the order of the names.
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// The names and how many numbers each has.
    pub fn shape(&self) -> &'static [(&'static str, usize)] {
        self.shape
    }

    /// The weights as a file.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        let mut rest = &self.values[..];
        for (name, count) in self.shape {
            let (own, later) = rest.split_at(*count);
            rest = later;
            let numbers: Vec<String> = own.iter().map(|value| format!("{value:.4}")).collect();
            let written = match &numbers[..] {
                [one] => one.clone(),
                many => format!("[{}]", many.join(", ")),
            };
            writeln!(text, "{name} = {written}").expect("writing to a string");
        }
        text
    }
}

fn number(name: &str, value: &toml::Value) -> Result<f32, WeightsError> {
    let number = value.as_float().or_else(|| value.as_integer().map(|whole| whole as f64));
    number
        .map(|number| number as f32)
        .filter(|number| number.is_finite())
        .ok_or_else(|| WeightsError(format!("{name}: not a number")))
}

/// What can stand in a field of [`weights!`](crate::weights): one number, or several in a row.
pub trait Number: Sized {
    /// How many numbers it is made of.
    const COUNT: usize;

    /// Takes as many from a row of numbers.
    fn take(from: &mut dyn Iterator<Item = f32>) -> Self;
}

impl Number for f32 {
    const COUNT: usize = 1;

    fn take(from: &mut dyn Iterator<Item = f32>) -> Self {
        from.next().expect("weights keep their shape")
    }
}

impl Number for i32 {
    const COUNT: usize = 1;

    fn take(from: &mut dyn Iterator<Item = f32>) -> Self {
        f32::take(from).round() as Self
    }
}

impl<T: Number, const N: usize> Number for [T; N] {
    const COUNT: usize = N * T::COUNT;

    fn take(from: &mut dyn Iterator<Item = f32>) -> Self {
        std::array::from_fn(|_| T::take(from))
    }
}

/// Declares what a player weighs things with, as a [`Taste`](crate::Taste): a struct of
/// [`Number`]s, each named in a TOML file.
///
/// ```
/// ludi_engine::weights! {
///     /// What things are worth, in points.
///     pub struct Taste = "wall = 1.5\nstones = [1, 2]";
///     /// A finished wall.
///     wall: f32,
///     /// The first and the second stone.
///     stones: [i32; 2],
/// }
/// use ludi_engine::Taste as _;
/// let taste = Taste::usual();
/// assert_eq!((taste.wall, taste.stones), (1.5, [1, 2]));
/// ```
#[macro_export]
macro_rules! weights {
    (
        $(#[$about:meta])* $vis:vis struct $name:ident = $text:expr;
        $($(#[$doc:meta])* $field:ident: $kind:ty,)*
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq)]
        $vis struct $name {
            $($(#[$doc])* pub $field: $kind,)*
        }

        impl $name {
            /// The names of the numbers and how many each has.
            pub const SHAPE: &'static [(&'static str, usize)] =
                &[$((stringify!($field), <$kind as $crate::Number>::COUNT)),*];
        }

        impl $crate::Taste for $name {
            fn weights() -> &'static $crate::Weights {
                static WEIGHTS: ::std::sync::LazyLock<$crate::Weights> =
                    ::std::sync::LazyLock::new(|| {
                        $crate::Weights::parse($text, $name::SHAPE)
                            .expect("the weights in the program are tested")
                    });
                &WEIGHTS
            }

            fn from_numbers(numbers: &[f32]) -> Self {
                let mut rest = numbers.iter().copied();
                $(let $field = $crate::Number::take(&mut rest);)*
                Self { $($field),* }
            }

            fn usual() -> &'static Self {
                static USUAL: ::std::sync::LazyLock<$name> = ::std::sync::LazyLock::new(|| {
                    <$name as $crate::Taste>::from_numbers(
                        <$name as $crate::Taste>::weights().values(),
                    )
                });
                &USUAL
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: &[(&str, usize)] = &[("wall", 1), ("pieces", 2)];

    #[test]
    fn weights_read_back_what_they_write() {
        let weights = Weights::parse("pieces = [0.5, 2]\nwall = 1.25\n", SHAPE).unwrap();
        assert_eq!(weights.values(), [1.25, 0.5, 2.0]);
        assert_eq!(Weights::parse(&weights.to_toml(), SHAPE), Ok(weights));
    }

    #[test]
    fn a_file_that_does_not_fit_says_where() {
        let problem = |text: &str| Weights::parse(text, SHAPE).unwrap_err().to_string();
        assert!(problem("wall = 1").contains("pieces: missing"));
        assert!(problem("wall = 1\npieces = [1]").contains("expected 2 numbers, found 1"));
        assert!(problem("wall = \"x\"\npieces = [1, 2]").contains("wall: not a number"));
        assert!(problem("wall = 1\npieces = [1, 2]\nroof = 3").contains("roof: there is no such"));
    }
}
