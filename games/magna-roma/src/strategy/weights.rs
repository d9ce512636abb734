//! What the sensible player finds things worth. The numbers stand in `weights.toml`;
//! `ludi tune magna-roma` finds better ones by playing.

ludi_engine::weights! {
    /// What things are worth to a sensible player, in points.
    pub struct Taste = include_str!("../../weights.toml");
    /// A prestige point.
    prestige: f32,
    /// A point of the market.
    market: f32,
    /// A point of a monument.
    monuments: f32,
    /// A point of a province.
    provinces: f32,
    /// A solo objective that is fulfilled.
    objective: f32,
    /// A blessing token that can still be used.
    blessing: f32,
    /// A step towards the next blessing token.
    faith: f32,
    /// A coin that can still build.
    coin: f32,
    /// A meeple that monuments still need.
    meeple: f32,
    /// A legion that can still conquer.
    legion: f32,
    /// A point that a monument on display would score on its best site.
    site: f32,
    /// How much of a fitting tile an empty cell of a site counts for.
    empty: f32,
    /// A half-symbol that faces an open cell.
    open_half: f32,
    /// How much more two or more at one cell are worth.
    facing: f32,
    /// How much of a point of a province an open slot counts for.
    open_slot: f32,
    /// How much of a set the tiles on the way to it count for.
    part: f32,
    /// Steps of the market a turn usually adds.
    market_pace: f32,
    /// Stars a turn usually adds to each track.
    star_pace: f32,
    /// Icons of each kind a turn usually adds.
    icon_pace: f32,
    /// Districts of each colour a turn usually adds.
    district_pace: f32,
    /// Meeples a turn usually adds.
    meeple_pace: f32,
    /// How much the lowest star counts against the mean of the three.
    lowest: f32,
    /// How many monuments a city gets.
    monuments_wanted: f32,
    /// Coins a monument takes.
    coins_each: f32,
    /// Meeples a monument takes.
    meeples_each: f32,
}
