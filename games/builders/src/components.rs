//! The components: what is printed on the cards.

use ludi_engine::{Bilingual, Lang, Origin, Stamp};

use crate::levels::{Levels, Resource};
use crate::setup::ApprenticeSet;

/// How many square cards there are, machines included.
pub const BUILDINGS: usize = 33;
/// How many of them are machines; they come last.
pub const MACHINES: usize = 4;
/// The first building that is a machine.
pub const FIRST_MACHINE: usize = BUILDINGS - MACHINES;
/// How many workers there are, apprentices included.
pub const WORKERS: usize = 18;
/// How many of them are apprentices; they come last.
pub const APPRENTICES: usize = 4;
/// The first worker that is an apprentice.
pub const FIRST_APPRENTICE: usize = WORKERS - APPRENTICES;
/// How many slaves there are.
pub const SLAVES: usize = 6;
/// Everything that can be sent to a site: workers, then slaves, then machines.
pub const HANDS: usize = WORKERS + SLAVES + MACHINES;
/// The first hand that is a slave.
pub const FIRST_SLAVE: usize = WORKERS;
/// The first hand that is a machine.
pub const FIRST_MACHINE_HAND: usize = WORKERS + SLAVES;
/// How many tools there are.
pub const TOOLS: usize = 4;
/// How many universities there are.
pub const UNIVERSITIES: usize = 4;
/// How many cards lie in a row.
pub const ROW: usize = 5;
/// The most players.
pub const SEATS: usize = 4;

macro_rules! card {
    ($(#[$doc:meta])* $name:ident, $count:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// Every one of them.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> {
                (0..$count as u8).map(Self)
            }

            /// Its place in the pack.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Whether the pack has such a card.
            pub const fn exists(self) -> bool {
                self.index() < $count
            }
        }
    };
}

card!(
    /// A building card, machines included.
    Building, BUILDINGS
);
card!(
    /// A card that can be sent to a site: a worker, a slave (freed or not) or a finished machine.
    Hand, HANDS
);
card!(
    /// A tool.
    Tool, TOOLS
);
card!(
    /// A university.
    University, UNIVERSITIES
);

impl Building {
    /// BA-101: what a finished machine is when it works.
    pub const fn machine(self) -> Option<Hand> {
        let index = self.index();
        if index >= FIRST_MACHINE && index < BUILDINGS {
            Some(Hand((index - FIRST_MACHINE + FIRST_MACHINE_HAND) as u8))
        } else {
            None
        }
    }
}

impl Hand {
    /// The slave cards.
    pub fn slaves() -> impl DoubleEndedIterator<Item = Self> {
        (FIRST_SLAVE as u8..FIRST_MACHINE_HAND as u8).map(Self)
    }

    /// Whether it is a slave card, freed or not.
    pub const fn is_slave(self) -> bool {
        self.index() >= FIRST_SLAVE && self.index() < FIRST_MACHINE_HAND
    }

    /// Whether it is a machine.
    pub const fn is_machine(self) -> bool {
        self.index() >= FIRST_MACHINE_HAND && self.index() < HANDS
    }

    /// Whether it is a card of the worker deck.
    pub const fn is_worker(self) -> bool {
        self.index() < WORKERS
    }
}

/// A building card (BA-006), or a machine (BA-100).
#[derive(Clone, Debug)]
pub struct BuildingCard {
    /// The word that stands for it in notation.
    pub id: &'static str,
    /// Its name.
    pub name: Bilingual,
    /// What it needs to be finished.
    pub needs: Levels,
    /// The sesterces it brings when finished.
    pub sesterces: u8,
    /// The victory points it brings when finished.
    pub vp: u8,
}

/// A card that can be sent to a site (BA-005).
#[derive(Clone, Debug)]
pub struct HandCard {
    /// The word that stands for it in notation.
    pub id: &'static str,
    /// Its name; several cards of a rank share one.
    pub name: Bilingual,
    /// What is paid each time it is sent: nothing for slaves and machines.
    pub wage: u8,
    /// What it produces; for an apprentice this is in [`Components::apprentices`].
    pub produces: Levels,
}

/// The back of a slave card (BA-053).
#[derive(Clone, Copy, Debug)]
pub struct FreedSide {
    /// What is paid each time it is sent.
    pub wage: u8,
    /// What it produces.
    pub produces: Levels,
}

/// A tool (BA-057).
#[derive(Clone, Debug)]
pub struct ToolCard {
    /// The word that stands for it in notation.
    pub id: &'static str,
    /// Its name.
    pub name: Bilingual,
    /// What it adds to the production of its carrier.
    pub adds: Levels,
}

/// A university (BA-066).
#[derive(Clone, Debug)]
pub struct UniversityCard {
    /// The word that stands for it in notation.
    pub id: &'static str,
    /// Its name.
    pub name: Bilingual,
    /// Which level it replaces.
    pub resource: Resource,
    /// The level it gives.
    pub level: u8,
}

/// The printed numbers that are on no single card.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// BA-021: free actions in a turn.
    pub free_actions: u8,
    /// BA-022: the price of an extra action.
    pub extra_action: u8,
    /// BA-090: sesterces for 1, 2, 3 actions.
    pub coins: [u8; 3],
    /// BA-040: investments in a turn.
    pub investments: u8,
    /// BA-016: sesterces at the start.
    pub purse: u8,
    /// BA-004: the worth of all coins.
    pub bank: u32,
    /// BA-110: victory points that trigger the end.
    pub end_vp: u16,
    /// BA-114: tenths of a victory point for a sesterce.
    pub coin_tenths: u8,
    /// BA-041: the price of a slave.
    pub slave_price: u8,
    /// BA-044: victory points lost for a slave that is not freed.
    pub slave_penalty: u8,
    /// BA-051: the price of freeing at final scoring.
    pub freeing_price: u8,
    /// BA-055: the price of a tool.
    pub tool_price: u8,
    /// BA-014: how many loans there are.
    pub loans: u8,
    /// BA-061: what a loan brings.
    pub loan_gain: u8,
    /// BA-062: what repaying a loan costs.
    pub loan_repayment: u8,
    /// BA-062: victory points lost for a loan that is not repaid.
    pub loan_penalty: u8,
    /// BA-065: the price of a university.
    pub university_price: u8,
}

/// The components of one edition of the game.
#[derive(Debug)]
pub struct Components {
    pub(crate) stamp: Stamp,
    pub(crate) origins: Vec<Origin>,
    /// The numbers that are on no single card.
    pub numbers: Numbers,
    /// The 29 buildings, then the four machines.
    pub buildings: [BuildingCard; BUILDINGS],
    /// The 18 workers, the six slaves, the four machines.
    pub hands: [HandCard; HANDS],
    /// The back of the six slaves.
    pub freed: [FreedSide; SLAVES],
    /// The name of a freed slave.
    pub freed_name: Bilingual,
    /// The name of a loan.
    pub loan_name: Bilingual,
    /// The four tools.
    pub tools: [ToolCard; TOOLS],
    /// The four universities.
    pub universities: [UniversityCard; UNIVERSITIES],
    /// AM-30: what the apprentices produce in each of the three sets.
    pub apprentices: [[Levels; APPRENTICES]; ApprenticeSet::ALL.len()],
}

impl Components {
    /// The card of a building.
    pub fn building(&self, building: Building) -> &BuildingCard {
        &self.buildings[building.index()]
    }

    /// The card of a hand.
    pub fn hand(&self, hand: Hand) -> &HandCard {
        &self.hands[hand.index()]
    }

    /// The card of a tool.
    pub fn tool(&self, tool: Tool) -> &ToolCard {
        &self.tools[tool.index()]
    }

    /// The card of a university.
    pub fn university(&self, university: University) -> &UniversityCard {
        &self.universities[university.index()]
    }

    /// The building with an id.
    pub fn find_building(&self, id: &str) -> Option<Building> {
        Building::all().find(|building| self.building(*building).id == id)
    }

    /// The hand with an id.
    pub fn find_hand(&self, id: &str) -> Option<Hand> {
        Hand::all().find(|hand| self.hand(*hand).id == id)
    }

    /// The tool with an id.
    pub fn find_tool(&self, id: &str) -> Option<Tool> {
        Tool::all().find(|tool| self.tool(*tool).id == id)
    }

    /// The university with an id.
    pub fn find_university(&self, id: &str) -> Option<University> {
        University::all().find(|university| self.university(*university).id == id)
    }

    /// The name of a building in a language.
    pub fn building_name(&self, building: Building, lang: Lang) -> &'static str {
        self.building(building).name.get(lang)
    }
}
