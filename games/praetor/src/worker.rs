//! Workers through their whole life: Villager, two levels of training, Active, Retired.

use crate::components::Constants;

/// PR-007, PR-010: the Workers of one player. A die is only its state and its experience, so
/// dice are counted, not named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Workers {
    /// Not recruited yet.
    pub villagers: u8,
    /// In training, first and second level.
    pub novices: [u8; 2],
    /// Active and not placed this turn, by experience.
    pub ready: [u8; 8],
    /// Active and placed this turn.
    pub placed: u8,
    /// Retired, in use or not.
    pub retired: u8,
    /// Retired and in use this turn.
    pub lent: u8,
}

impl Workers {
    /// PR-028: some Active Workers, the others Villagers.
    pub(crate) fn beginning(constants: &Constants) -> Self {
        let active: u8 = constants.active.iter().sum();
        Self { villagers: constants.workers - active, ready: constants.active, ..Self::default() }
    }

    /// How many Active Workers are not placed.
    pub fn idle(&self) -> u8 {
        self.ready.iter().sum()
    }

    /// AMB-14: all Active Workers, placed or not.
    pub fn active(&self) -> u8 {
        self.idle() + self.placed
    }

    /// All Novices.
    pub fn training(&self) -> u8 {
        self.novices[0] + self.novices[1]
    }

    /// AMB-11: Retired Workers who were not used this turn.
    pub fn rested(&self) -> u8 {
        self.retired - self.lent
    }

    /// All dice.
    pub fn total(&self) -> u8 {
        self.villagers + self.training() + self.active() + self.retired
    }

    /// Which experiences stand ready, as bits.
    pub fn experiences(&self) -> u8 {
        let mut set = 0;
        for (experience, count) in self.ready.iter().enumerate() {
            set |= u8::from(*count > 0) << experience;
        }
        set
    }

    /// Whether an unplaced Active Worker has this experience.
    pub fn has_ready(&self, experience: u8) -> bool {
        self.ready.get(usize::from(experience)).is_some_and(|count| *count > 0)
    }

    /// The sum of all unplaced Active Workers' experience.
    pub fn experience(&self) -> u32 {
        (0u32..).zip(&self.ready).map(|(experience, count)| experience * u32::from(*count)).sum()
    }
}

/// A Worker who is placed, or is about to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worker {
    /// Experience that counts for effects.
    pub experience: u8,
    /// PR-123: whether it is a Retired Worker used through a Labor Camp.
    pub retired: bool,
}

/// A place on a tile where one Worker can stand, as one byte.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Post(u8);

impl Post {
    /// Nobody stands there.
    pub const EMPTY: Self = Self(0);

    /// A seat's Worker stands there.
    pub const fn taken(seat: u8, worker: Worker) -> Self {
        Self(0x80 | (worker.retired as u8) << 6 | worker.experience << 3 | seat)
    }

    /// Whose Worker stands there, and which.
    pub fn worker(self) -> Option<(u8, Worker)> {
        (self.0 != 0).then(|| {
            let worker = Worker { experience: self.0 >> 3 & 7, retired: self.0 & 0x40 != 0 };
            (self.0 & 7, worker)
        })
    }

    /// Whether one of a seat's Workers stands there.
    pub fn is_of(self, seat: u8) -> bool {
        self.0 != 0 && self.0 & 7 == seat
    }
}

impl std::fmt::Debug for Post {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.worker().fmt(f)
    }
}
