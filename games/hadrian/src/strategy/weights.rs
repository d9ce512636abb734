//! What the sensible player likes. The numbers stand in `weights.toml`; `ludi tune hadrian` finds
//! better ones by playing.

ludi_engine::weights! {
    /// The worth of things in points; `_year` is for each year still to come.
    pub struct Taste = include_str!("../../weights.toml");
    /// A piece of each kind.
    pieces: [f32; 5],
    /// The same, for each year still to come.
    pieces_year: [f32; 5],
    /// How much of a piece a piece of a later year is worth.
    growth: f32,
    /// An attribute of choice in a later year.
    road: f32,
    /// A filled box of each attribute, each year: the way to its next worker.
    attribute_year: [f32; 4],
    /// A box of Mining & Foresting.
    mining: f32,
    /// The same, each year.
    mining_year: f32,
    /// A box of the Wall Guard.
    guard: f32,
    /// The same, each year.
    guard_year: f32,
    /// A Cippi box.
    cippi: f32,
    /// The same, each year.
    cippi_year: f32,
    /// A Wall box.
    wall: f32,
    /// The same, each year.
    wall_year: f32,
    /// A Fort box.
    fort: f32,
    /// The same, each year.
    fort_year: f32,
    /// A cohort box, besides its defence.
    cohort: f32,
    /// The same, each year.
    cohort_year: f32,
    /// A box of each citizen track.
    citizen: [f32; 5],
    /// The same, each year.
    citizen_year: [f32; 5],
    /// What a full citizen track is worth besides, growing with the square of the way.
    citizen_far: [f32; 5],
    /// A trade good.
    good: f32,
    /// A temple box.
    temple: f32,
    /// The same, each year.
    temple_year: f32,
    /// A scout.
    scout: f32,
    /// A filled cell of the map.
    map: f32,
    /// Strength of a gladiator that is not damaged.
    strength: f32,
    /// The same, each year.
    strength_year: f32,
    /// A Favour.
    favour: f32,
    /// How much of an attack a Favour is counted to ignore.
    favour_use: f32,
    /// Valour from an attack.
    valour: f32,
    /// Disdain from an attack.
    disdain: f32,
    /// How much the attack of the next year counts against that of this one.
    foresight: f32,
    /// How widely attacks scatter over the cohorts.
    luck: f32,
    /// A piece given away.
    gift: f32,
    /// The way to the last step of each path.
    path_way: [f32; 12],
    /// Each path, each year.
    path_hope: [f32; 12],
    /// Each building, in the order of the pack.
    building: [f32; 21],
    /// The same, each year.
    building_year: [f32; 21],
}

#[cfg(test)]
mod tests {
    use ludi_engine::Taste as _;

    use super::*;

    #[test]
    fn the_numbers_in_use_fit_the_names() {
        let usual = Taste::weights().values();
        let numbers: Vec<f32> = (0..usual.len()).map(|n| n as f32).collect();
        let taste = Taste::from_numbers(&numbers);
        assert!(taste.pieces[0].abs() < 1e-6 && (taste.pieces[4] - 4.0).abs() < 1e-6);
        let last = taste.building_year[20];
        assert!((last + 1.0 - numbers.len() as f32).abs() < 1e-6);
        let pieces = Taste::from_numbers(usual).pieces;
        assert!(pieces.iter().all(|worth| *worth > 0.0), "every piece is worth something");
    }
}
