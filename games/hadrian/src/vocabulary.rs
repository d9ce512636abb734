//! The words of the game: pieces, attributes, cohorts, citizens, and what a box can give.

use std::fmt;

use arrayvec::ArrayVec;

/// Enumerations whose values have an id in packs and notation.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $id:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* $value,)*
        }

        impl $name {
            /// All of them, in printed order.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$value),*];

            /// Their words in packs, and what each stands for.
            pub const WORDS: [(&'static str, Self); Self::ALL.len()] = [$(($id, Self::$value)),*];

            /// The word that stands for it in packs and notation.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$value => $id,)*
                }
            }

            /// The one with this id.
            pub fn from_id(id: &str) -> Option<Self> {
                match id {
                    $($id => Some(Self::$value),)*
                    _ => None,
                }
            }

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use words;

words! {
    /// HW-004: four kinds of workers and one kind of resource.
    Piece {
        /// Mans the Wall Guard, scouts, or helps to build the Fort.
        Soldier = "soldier",
        /// Builds the Fort and most buildings.
        Builder = "builder",
        /// Mines, and takes part in most buildings.
        Servant = "servant",
        /// Becomes a citizen of one of the five tracks.
        Civilian = "civilian",
        /// Stone for walls, buildings and trade.
        Resource = "resource",
    }
}

words! {
    /// The four attribute tracks, which are most of the score.
    Attribute {
        /// Fame.
        Renown = "renown",
        /// Devotion.
        Piety = "piety",
        /// Courage.
        Valour = "valour",
        /// Order.
        Discipline = "discipline",
    }
}

words! {
    /// HW-050: the three cohorts, and the arrows that attack them.
    Cohort {
        /// The left one.
        Left = "left",
        /// The one in the centre.
        Center = "center",
        /// The right one.
        Right = "right",
    }
}

words! {
    /// HW-090: the five citizen tracks.
    Citizen {
        /// Open Precincts and Market.
        Traders = "traders",
        /// Open Theatre and gladiator school.
        Performers = "performers",
        /// Open Gardens and Temples.
        Priests = "priests",
        /// Open Baths and Courthouse.
        Apparitores = "apparitores",
        /// Open Diplomats and Scouting.
        Patricians = "patricians",
    }
}

words! {
    /// HW-065: the three columns of the upper left sheet.
    Column {
        /// Open from the start.
        Small = "small",
        /// Opened by the Medium Granary.
        Medium = "medium",
        /// Opened by the Large Granary.
        Large = "large",
    }
}

words! {
    /// HW-116: the two gladiators.
    Gladiator {
        /// The red one.
        Red = "red",
        /// The blue one.
        Blue = "blue",
    }
}

words! {
    /// HW-021: how many cards attack.
    #[derive(Default, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    Difficulty {
        /// Green flag.
        #[default]
        Easy = "easy",
        /// Yellow flag.
        Medium = "medium",
        /// Red flag.
        Hard = "hard",
    }
}

impl Citizen {
    /// The citizen icon that fills a box of this track.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Traders => "trader",
            Self::Performers => "performer",
            Self::Priests => "priest",
            Self::Apparitores => "apparitor",
            Self::Patricians => "patrician",
        }
    }
}

/// One thing a filled box gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gain {
    /// A piece from the supply.
    Piece(Piece),
    /// The next box of an attribute.
    Attribute(Attribute),
    /// The next box of a citizen track.
    Citizen(Citizen),
    /// The next box of a cohort of choice.
    Cohort,
    /// The next circle of Resource Production.
    Production,
    /// A temple Favour.
    Favour,
}

impl Gain {
    /// The gain a pack writes as this word.
    pub fn from_id(id: &str) -> Option<Self> {
        match id {
            "cohort" => return Some(Self::Cohort),
            "production" => return Some(Self::Production),
            "favour" => return Some(Self::Favour),
            _ => {}
        }
        Piece::from_id(id)
            .map(Self::Piece)
            .or_else(|| Attribute::from_id(id).map(Self::Attribute))
            .or_else(|| Citizen::ALL.into_iter().find(|c| c.icon() == id).map(Self::Citizen))
    }
}

/// The most icons a box can have.
pub const MOST_GAINS: usize = 6;

/// What a box gives, from left to right.
pub type Gains = ArrayVec<Gain, MOST_GAINS>;

/// A number of each kind of piece, one byte a kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Pieces(u64);

impl Pieces {
    /// No pieces.
    pub const NONE: Self = Self(0);
    /// The top bit of every byte, kept clear so that all kinds are compared at once.
    const TOPS: u64 = 0x80_8080_8080;
    /// Every other byte, and a one in each of them.
    const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
    const ONES: u64 = 0x0001_0001_0001_0001;
    /// The most of a kind that can be held: far more than any sheet can give (HW-005).
    const MOST: u8 = 0x7f;

    /// One piece.
    pub const fn one(piece: Piece) -> Self {
        Self(1 << (8 * piece as u64))
    }

    /// So many pieces of a kind.
    pub fn of(piece: Piece, count: u8) -> Self {
        Self(u64::from(count.min(Self::MOST)) << (8 * piece as u64))
    }

    /// How many of a kind there are.
    pub const fn count(self, piece: Piece) -> u8 {
        (self.0 >> (8 * piece as u64)) as u8
    }

    /// How many there are of all kinds together.
    pub const fn total(self) -> u32 {
        // Neighbouring bytes are added, then all sums of two together into the top one.
        let pairs = (self.0 & Self::EVEN) + (self.0 >> 8 & Self::EVEN);
        (pairs.wrapping_mul(Self::ONES) >> 48) as u32
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a cost can be paid from these.
    pub const fn cover(self, cost: Self) -> bool {
        ((self.0 | Self::TOPS) - cost.0) & Self::TOPS == Self::TOPS
    }

    /// Adds pieces.
    pub fn add(&mut self, more: Self) {
        let sum = self.0 + more.0;
        self.0 = if sum & Self::TOPS == 0 { sum } else { self.capped(more) };
    }

    /// The sum, each kind held to the most there can be.
    fn capped(self, more: Self) -> u64 {
        let byte = |piece: Piece| {
            let sum = self.count(piece).saturating_add(more.count(piece)).min(Self::MOST);
            u64::from(sum) << (8 * piece as u64)
        };
        Piece::ALL.into_iter().map(byte).sum()
    }

    /// Takes away a cost that [`Pieces::cover`] allows.
    pub const fn pay(&mut self, cost: Self) {
        self.0 -= cost.0;
    }

    /// The first kind there is too little of to pay a cost.
    pub fn lacking(self, cost: Self) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| self.count(*piece) < cost.count(*piece))
    }

    /// Each kind there is some of, with its number.
    pub fn iter(self) -> impl Iterator<Item = (Piece, u8)> {
        Piece::ALL.into_iter().map(move |p| (p, self.count(p))).filter(|(_, count)| *count > 0)
    }
}

impl FromIterator<(Piece, u8)> for Pieces {
    fn from_iter<I: IntoIterator<Item = (Piece, u8)>>(counts: I) -> Self {
        let mut pieces = Self::NONE;
        for (piece, count) in counts {
            pieces.add(Self::of(piece, count));
        }
        pieces
    }
}

impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(piece, count)| (piece.id(), count))).finish()
    }
}

/// HW-012: up to eight boxes with a number written in each, four bits a box; 0 is an empty box.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Numbers(u32);

impl Numbers {
    /// The most boxes there is room for.
    pub const ROOM: usize = 8;
    const LOW: u32 = 0x7777_7777;
    const ONES: u32 = 0x1111_1111;

    /// What stands in a box.
    pub const fn get(self, index: usize) -> u8 {
        ((self.0 >> (4 * index)) & 0xf) as u8
    }

    /// Writes a number, at most 15, into an empty box.
    pub const fn write(&mut self, index: usize, number: u8) {
        self.0 |= ((number & 0xf) as u32) << (4 * index);
    }

    /// How many boxes are written in.
    pub const fn len(self) -> usize {
        let written = (((self.0 & Self::LOW) + Self::LOW) | self.0) >> 3 & Self::ONES;
        // The top digit of the product is the sum of all digits.
        (written.wrapping_mul(Self::ONES) >> 28) as usize
    }

    /// The boxes written in, as bits.
    pub const fn written(self) -> u8 {
        let written = (((self.0 & Self::LOW) + Self::LOW) | self.0) >> 3 & Self::ONES;
        // Brings the lowest bit of every digit together.
        let pairs = (written | written >> 3) & 0x0303_0303;
        let fours = (pairs | pairs >> 6) & 0x000f_000f;
        (fours | fours >> 12) as u8
    }

    /// Whether no box is written in.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many boxes have this number, which is not 0.
    pub const fn count(self, number: u8) -> usize {
        Self::ROOM - Self(self.0 ^ (Self::ONES * number as u32)).len()
    }
}

impl fmt::Debug for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..Self::ROOM).map(|index| self.get(index))).finish()
    }
}
