//! What the sensible player finds things worth. The numbers stand in `sensible.toml`;
//! `ludi tune praetor` finds better ones by playing.

use std::sync::LazyLock;

use ludi_engine::Weights;

/// One number, or several in a row.
trait Numbers {
    fn take(from: &mut dyn Iterator<Item = f32>) -> Self;
}

impl Numbers for i32 {
    fn take(from: &mut dyn Iterator<Item = f32>) -> Self {
        from.next().expect("as many numbers as names").round() as Self
    }
}

impl<const N: usize> Numbers for [i32; N] {
    fn take(from: &mut dyn Iterator<Item = f32>) -> Self {
        std::array::from_fn(|_| i32::take(from))
    }
}

macro_rules! taste {
    ($($(#[$doc:meta])* $field:ident: $kind:ty, $count:literal;)*) => {
        /// What things are worth to a sensible player, in hundredths of Favor.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Taste {
            $($(#[$doc])* pub $field: $kind,)*
        }

        impl Taste {
            /// The names and how many numbers each has.
            pub const SHAPE: &[(&str, usize)] = &[$((stringify!($field), $count)),*];

            /// The taste that some numbers describe, in the order of the names.
            pub fn from_numbers(numbers: &[f32]) -> Self {
                let mut rest = numbers.iter().copied();
                $(let $field = Numbers::take(&mut rest);)*
                Self { $($field),* }
            }
        }
    };
}

taste! {
    /// One unit of Wood, Stone, Marble and Weapons while there is time to use it.
    goods: [i32; 4], 4;
    /// Gold for the wages of this turn.
    wage_gold: i32, 1;
    /// Gold for the wages of the next turns.
    later_gold: i32, 1;
    /// Gold to spend.
    spare_gold: i32, 1;
    /// The same, for each of the next turns.
    spare_gold_turn: i32, 1;
    /// Gold a purchase costs.
    price_gold: i32, 1;
    /// Gold that keeps Workers paid.
    short_gold: i32, 1;
    /// How much of the profit of a purchase a visit of the Market counts for, in hundredths.
    purchase: i32, 1;
    /// A recruit, for each turn it can work.
    recruit: i32, 1;
    /// A recruit, at once.
    novice: i32, 1;
    /// A Worker that has learned.
    lesson: i32, 1;
    /// The same, for each turn that is left.
    lesson_turn: i32, 1;
    /// The further work of an old Worker, for each turn.
    old_hand: i32, 1;
    /// A Gold of wages less, for each turn.
    saved_wage: i32, 1;
    /// Experience used where it does not count.
    idle_hand: i32, 1;
    /// One more tile, for each turn that is left.
    tile: i32, 1;
    /// One more tile in the Expert game.
    ranked_tile: i32, 1;
    /// The back of a Wall Tile, for each of the next turns.
    wall_back: i32, 1;
    /// A point of Morale.
    morale: i32, 1;
    /// Of each point of Favor gained early, for each turn that is left: it costs the place at the head of the turn order.
    haste: i32, 1;
}

/// The numbers in use.
pub static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::parse(include_str!("../../sensible.toml"), Taste::SHAPE).expect("our taste is tested")
});

/// The numbers of other styles, each found by beating another with two players; none beats all.
/// Whoever looks ahead does best in the last.
pub static STYLES: LazyLock<Vec<Vec<f32>>> = LazyLock::new(|| {
    let texts = [
        include_str!("../../styles/second.toml"),
        include_str!("../../styles/third.toml"),
        include_str!("../../styles/fourth.toml"),
        include_str!("../../styles/challenger.toml"),
    ];
    let style = |text| Weights::parse(text, Taste::SHAPE).expect("our styles are tested");
    texts.map(|text| style(text).values().to_vec()).to_vec()
});

static USUAL: LazyLock<Taste> = LazyLock::new(|| Taste::from_numbers(WEIGHTS.values()));

impl Taste {
    /// The taste of the sensible player.
    pub fn usual() -> &'static Self {
        &USUAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_is_another() {
        let mut styles = STYLES.clone();
        styles.push(WEIGHTS.values().to_vec());
        assert!(styles.iter().all(|style| style.len() == WEIGHTS.values().len()));
        styles.sort_by(|a, b| a.partial_cmp(b).expect("numbers"));
        styles.dedup();
        assert_eq!(styles.len(), 5);
    }
}
