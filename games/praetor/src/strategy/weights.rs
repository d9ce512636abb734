//! What the sensible player finds things worth. The numbers stand in `weights.toml`;
//! `ludi tune praetor` finds better ones by playing.

use std::sync::LazyLock;

use ludi_engine::{Taste as _, Weights};

ludi_engine::weights! {
    /// What things are worth to a sensible player, in hundredths of Favor.
    pub struct Taste = include_str!("../../weights.toml");
    /// One unit of Wood, Stone, Marble and Weapons while there is time to use it.
    goods: [i32; 4],
    /// Gold for the wages of this turn.
    wage_gold: i32,
    /// Gold for the wages of the next turns.
    later_gold: i32,
    /// Gold to spend.
    spare_gold: i32,
    /// The same, for each of the next turns.
    spare_gold_turn: i32,
    /// Gold a purchase costs.
    price_gold: i32,
    /// Gold that keeps Workers paid.
    short_gold: i32,
    /// How much of the profit of a purchase a visit of the Market counts for, in hundredths.
    purchase: i32,
    /// A recruit, for each turn it can work.
    recruit: i32,
    /// A recruit, at once.
    novice: i32,
    /// A Worker that has learned.
    lesson: i32,
    /// The same, for each turn that is left.
    lesson_turn: i32,
    /// The further work of an old Worker, for each turn.
    old_hand: i32,
    /// A Gold of wages less, for each turn.
    saved_wage: i32,
    /// Experience used where it does not count.
    idle_hand: i32,
    /// One more tile, for each turn that is left.
    tile: i32,
    /// One more tile in the Expert game.
    ranked_tile: i32,
    /// The back of a Wall Tile, for each of the next turns.
    wall_back: i32,
    /// A point of Morale.
    morale: i32,
    /// Of each point of Favor gained early, for each turn that is left: it costs the place at the head of the turn order.
    haste: i32,
}

/// The taste in use, then others, each found by beating another with two players; none beats all.
/// Whoever looks ahead does best with the last.
pub static TASTES: LazyLock<[Taste; 5]> = LazyLock::new(|| {
    let style = |text| {
        let weights = Weights::parse(text, Taste::SHAPE).expect("our styles are tested");
        Taste::from_numbers(weights.values())
    };
    [
        Taste::from_numbers(Taste::weights().values()),
        style(include_str!("../../styles/second.toml")),
        style(include_str!("../../styles/third.toml")),
        style(include_str!("../../styles/fourth.toml")),
        style(include_str!("../../styles/challenger.toml")),
    ]
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_taste_is_another() {
        for (index, taste) in TASTES.iter().enumerate() {
            assert!(!TASTES[..index].contains(taste), "taste {index}");
        }
    }
}
