//! What the sensible player likes.

use crate::vocabulary::Piece;

/// The worth of things in points; `_year` is for each year still to come.
#[derive(Clone, Debug)]
pub struct Taste {
    /// A piece of each kind.
    pub pieces: [f32; 5],
    /// How much of a piece a piece of a later year is worth.
    pub growth: f32,
    /// An attribute of choice in a later year.
    pub road: f32,
    /// A box of Mining & Foresting.
    pub mining: f32,
    /// A box of the Wall Guard.
    pub guard: f32,
    /// A Cippi box.
    pub cippi: f32,
    /// A Wall box.
    pub wall: f32,
    /// A Fort box.
    pub fort: f32,
    /// A Fort box, each year.
    pub fort_year: f32,
    /// A cohort box, besides its defence.
    pub cohort: f32,
    /// A box of each citizen track.
    pub citizen: [f32; 5],
    /// A box of each citizen track, each year.
    pub citizen_year: [f32; 5],
    /// A trade good.
    pub good: f32,
    /// A temple box.
    pub temple: f32,
    /// A scout.
    pub scout: f32,
    /// Strength of a gladiator that is not damaged.
    pub strength: f32,
    /// The same, each year.
    pub strength_year: f32,
    /// A Favour.
    pub favour: f32,
    /// How much of an attack a Favour is counted to ignore.
    pub favour_use: f32,
    /// Valour from an attack.
    pub valour: f32,
    /// Disdain from an attack.
    pub disdain: f32,
    /// How much the attack of the next year counts against that of this one.
    pub foresight: f32,
    /// A piece given away.
    pub gift: f32,
    /// The way to the last step of each path.
    pub path_way: [f32; 12],
    /// Each path, each year.
    pub path_hope: [f32; 12],
    /// Each building, in the order of the pack.
    pub building: [f32; 21],
    /// Each building, each year.
    pub building_year: [f32; 21],
}

impl Taste {
    /// Found by playing.
    pub const TUNED: Self = Self {
        pieces: [0.5, 0.45, 0.4, 0.55, 0.4],
        growth: 0.9,
        road: 1.2,
        mining: 0.3,
        guard: 0.35,
        cippi: 0.2,
        wall: 0.3,
        fort: 0.3,
        fort_year: 0.05,
        cohort: 0.2,
        citizen: [0.4, 0.35, 0.4, 0.4, 0.35],
        citizen_year: [0.05; 5],
        good: 0.2,
        temple: 0.3,
        scout: 0.5,
        strength: 0.2,
        strength_year: 0.1,
        favour: 0.5,
        favour_use: 0.5,
        valour: 1.2,
        disdain: 2.0,
        foresight: 0.7,
        gift: 0.1,
        path_way: [1.0; 12],
        path_hope: [0.1; 12],
        building: [0.5; 21],
        building_year: [0.3; 21],
    };

    /// The worth of a piece of a kind.
    pub fn piece(&self, piece: Piece) -> f32 {
        self.pieces[piece.index()]
    }
}
