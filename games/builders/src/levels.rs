//! The four resources, and four amounts of them in one word.

use ludi_engine::Bilingual;

/// One of the four resources, always in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Resource {
    /// Stone.
    Stone,
    /// Wood.
    Wood,
    /// Architecture.
    Architecture,
    /// Decoration.
    Decoration,
}

impl Resource {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::Stone, Self::Wood, Self::Architecture, Self::Decoration];

    /// Its place in the order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that stands for it in narrow tables.
    pub const fn letter(self) -> Bilingual {
        match self {
            Self::Stone => Bilingual { en: "S", fr: "P" },
            Self::Wood => Bilingual { en: "W", fr: "B" },
            Self::Architecture => Bilingual { en: "A", fr: "A" },
            Self::Decoration => Bilingual { en: "D", fr: "D" },
        }
    }
}

/// An amount of each resource: four bytes of one word, each at most [`Levels::MOST`], so that
/// adding and comparing all four is one operation.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Levels(u32);

const TOP_BITS: u32 = 0x8080_8080;

impl Levels {
    /// Nothing of anything.
    pub const NONE: Self = Self(0);

    /// The largest amount that fits.
    pub const MOST: u8 = 127;

    /// Amounts in the order of the resources.
    pub const fn new(amounts: [u8; 4]) -> Self {
        Self(u32::from_le_bytes(amounts))
    }

    /// The amounts in the order of the resources.
    pub const fn amounts(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// The amount of one resource.
    pub const fn of(self, resource: Resource) -> u8 {
        self.amounts()[resource.index()]
    }

    /// These amounts with another level in one resource.
    #[must_use]
    pub const fn with(self, resource: Resource, level: u8) -> Self {
        let mut amounts = self.amounts();
        amounts[resource.index()] = level;
        Self::new(amounts)
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Whether these amounts reach `needs` in every resource.
    pub const fn meets(self, needs: Self) -> bool {
        ((self.0 | TOP_BITS) - needs.0) & TOP_BITS == TOP_BITS
    }

    /// What of these amounts is left over after taking away `other`, nothing going below zero.
    #[must_use]
    pub const fn beyond(self, other: Self) -> Self {
        let difference = (self.0 | TOP_BITS) - other.0;
        let kept = (difference & TOP_BITS) >> 7;
        // Every byte that stayed at or above zero keeps its lower seven bits.
        Self(difference & (kept * 0x7f))
    }

    /// The smaller amount of each resource.
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 - self.beyond(other).0)
    }

    /// All four amounts added up.
    pub const fn sum(self) -> u32 {
        let pairs = (self.0 & 0x00ff_00ff) + ((self.0 >> 8) & 0x00ff_00ff);
        (pairs & 0xffff) + (pairs >> 16)
    }

    /// Whether there is nothing of anything.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The resources of which there is something, with the amount.
    pub fn present(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL.into_iter().zip(self.amounts()).filter(|(_, amount)| *amount > 0)
    }
}

impl std::fmt::Debug for Levels {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [stone, wood, architecture, decoration] = self.amounts();
        write!(f, "{stone}/{wood}/{architecture}/{decoration}")
    }
}
