//! How a player prices things. The numbers stand in `weights.toml`; `ludi tune magna-roma` finds
//! better ones by playing.

use std::sync::LazyLock;

use ludi_engine::{Taste as _, Weights};

macro_rules! style {
    ($($(#[$doc:meta])* $field:ident,)*) => {
        /// How a player prices things, in points. [`Style::balanced`] is the sensible player;
        /// [`Style::leaning`] are others, to measure how the components are balanced.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Style {
            /// Its name.
            pub name: &'static str,
            /// Whether blessing tokens are kept for the end.
            pub saves_blessings: bool,
            $($(#[$doc])* pub $field: f32,)*
        }

        impl Style {
            /// The names of the numbers, each with how many it has: one.
            pub const SHAPE: &[(&str, usize)] = &[$((stringify!($field), 1)),*];

        }

        impl ludi_engine::Taste for Style {
            fn weights() -> &'static Weights {
                &WEIGHTS
            }

            fn from_numbers(numbers: &[f32]) -> Self {
                let mut rest = numbers.iter().copied();
                let mut next = || rest.next().expect("as many numbers as names");
                Self { name: "balanced", saves_blessings: false, $($field: next()),* }
            }
        }
    };
}

style! {
    /// A prestige point.
    prestige,
    /// A point of the market.
    market,
    /// A point of a monument.
    monuments,
    /// A point of a province.
    provinces,
    /// A solo objective that is fulfilled.
    objective,
    /// A blessing token that can still be used.
    blessing,
    /// A step towards the next blessing token.
    faith,
    /// A coin that can still build.
    coin,
    /// A meeple that monuments still need.
    meeple,
    /// A legion that can still conquer.
    legion,
    /// A point that a monument on display would score on its best site.
    site,
    /// How much of a fitting tile an empty cell of a site counts for.
    empty,
    /// A half-symbol that faces an open cell.
    open_half,
    /// How much more two or more at one cell are worth.
    facing,
    /// How much of a point of a province an open slot counts for.
    open_slot,
    /// How much of a set the tiles on the way to it count for.
    part,
    /// Steps of the market a turn usually adds.
    market_pace,
    /// Stars a turn usually adds to each track.
    star_pace,
    /// Icons of each kind a turn usually adds.
    icon_pace,
    /// Districts of each colour a turn usually adds.
    district_pace,
    /// Meeples a turn usually adds.
    meeple_pace,
    /// How much the lowest star counts against the mean of the three.
    lowest,
    /// How many monuments a city gets.
    monuments_wanted,
    /// Coins a monument takes.
    coins_each,
    /// Meeples a monument takes.
    meeples_each,
}

/// The numbers in use.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::parse(include_str!("../../weights.toml"), Style::SHAPE).expect("our style is tested")
});

/// The style of the sensible player.
pub static STYLES: LazyLock<[Style; 1]> = LazyLock::new(|| [Style::from_numbers(WEIGHTS.values())]);

impl Style {
    /// The sensible player.
    pub fn balanced() -> &'static Self {
        &STYLES[0]
    }

    /// Styles that lean one way.
    pub fn leaning() -> [Self; 6] {
        let usual = *Self::balanced();
        [
            Self { name: "prestige", prestige: usual.prestige * 1.5, ..usual },
            Self { name: "market", market: usual.market * 1.5, ..usual },
            Self {
                name: "faith",
                blessing: usual.blessing * 1.5,
                faith: usual.faith * 1.5,
                ..usual
            },
            Self {
                name: "monuments",
                monuments: usual.monuments * 1.5,
                site: usual.site * 1.5,
                meeple: usual.meeple * 1.5,
                ..usual
            },
            Self {
                name: "provinces",
                provinces: usual.provinces * 1.5,
                legion: usual.legion * 1.5,
                ..usual
            },
            Self {
                name: "saver",
                saves_blessings: true,
                blessing: usual.blessing * 2.0,
                faith: usual.faith * 1.5,
                ..usual
            },
        ]
    }
}
