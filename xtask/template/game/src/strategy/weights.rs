//! What the sensible player weighs things with.

ludi_engine::weights! {
    /// What the sensible player weighs things with.
    pub struct Taste = include_str!("../../weights.toml");
    /// Leaving the heaps in balance, in points.
    balance: f32,
}
