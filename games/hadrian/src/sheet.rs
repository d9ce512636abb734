//! The two sheets of a player, and what filling their boxes gives.

use crate::components::{Components, YEARS};
use crate::decision::Source;
use crate::vocabulary::{
    Attribute, Citizen, Cohort, Column, Gain, Gladiator, Numbers, Piece, Pieces,
};

/// Where no card lies.
pub const NO_CARD: u8 = u8::MAX;

/// Everything that belongs to one seat: pool, both sheets, cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// HW-006: the pieces on the player board.
    pub pool: Pieces,
    /// HW-084: filled boxes of each attribute.
    pub attributes: [u8; 4],
    /// HW-050: filled boxes of each cohort.
    pub cohorts: [u8; 3],
    /// HW-053: filled boxes of Mining & Foresting.
    pub mining: u8,
    /// HW-055: filled boxes of the Wall Guard.
    pub guard: u8,
    /// HW-057: filled Cippi boxes.
    pub cippi: u8,
    /// HW-058: filled Wall boxes.
    pub wall: u8,
    /// HW-059: filled Fort boxes.
    pub fort: u8,
    /// HW-070: filled circles of Resource Production.
    pub production: u8,
    /// HW-090: filled boxes of each citizen track.
    pub citizens: [u8; 5],
    /// The buildings that stand, as bits.
    pub built: u32,
    /// HW-082: the landmarks that stand, as bits.
    pub landmarks: u8,
    /// HW-072: the years of the trainings.
    pub training: Numbers,
    /// HW-081: the years of the exchanges.
    pub forum: Numbers,
    /// HW-101: the numbers in the boxes of the Market.
    pub goods: Numbers,
    /// HW-111: the years of the performances.
    pub theatre: Numbers,
    /// HW-116: the trained strength of each gladiator.
    pub strength: [u8; 2],
    /// HW-117: how much of it is filled by damage.
    pub damage: [u8; 2],
    /// HW-117: the years of each gladiator's battles.
    pub battles: [Numbers; 2],
    /// HW-125: filled temple boxes, all temples together.
    pub temple: u8,
    /// HW-127: temple Favours that are available.
    pub temple_favours: u8,
    /// HW-131: the years of the bribes.
    pub baths: Numbers,
    /// HW-134: the years of the rulings, by column.
    pub rulings: [Numbers; 3],
    /// HW-141: which diplomat serves each cohort, from 1; 0 for none.
    pub diplomats: [u8; 3],
    /// HW-141: diplomat Favours that are available, by cohort.
    pub diplomat_favours: [u8; 3],
    /// HW-154: Favours spent in the game.
    pub favours_spent: u8,
    /// HW-142: scouts sent.
    pub scouts: u8,
    /// HW-144: filled cells of the map, as bits.
    pub map: u32,
    /// HW-158: Disdain received in the game.
    pub disdain: u8,
    /// HW-131: Disdain removed by bribes.
    pub bribed: u8,
    /// HW-033: the path cards, by year.
    pub paths: [u8; YEARS],
    /// HW-034: the prospect card of the year.
    pub prospect: u8,
    /// HW-022: cards the seat has not drawn yet, as bits.
    pub deck: u16,
    /// HW-031: cards drawn and not yet turned up, as bits; a secret of the seat.
    pub hand: u16,
    /// HW-031: the card of the hand that becomes the path; a secret of the seat.
    pub choice: u8,
    /// HW-051: cohort boxes still to be chosen.
    pub cohort_choices: u8,
    /// HW-037, HW-078: attribute boxes still to be chosen.
    pub attribute_choices: u8,
    /// HW-078: the attributes among which they are chosen, as bits.
    pub offered: u8,
    /// HW-142: the card whose pattern has to be laid now.
    pub scouting: Option<Source>,
    /// AMB-40: attack cards for this seat alone.
    pub extra_attack: u8,
    /// AMB-40: arrows of those cards, by cohort.
    pub own_attack: [u8; 3],
    /// HW-154: attacks ignored by Favours, by cohort.
    pub ignored: [u8; 3],
}

/// What one icon did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gained {
    /// The icon.
    pub gain: Gain,
    /// The box or circle it filled, from 1; 0 for pieces, Favours and choices.
    pub place: u8,
    /// Whether it was lost on a full track.
    pub lost: bool,
}

/// Who takes note of gains: nobody in play, a list in previews and stories.
pub(crate) trait Ledger {
    fn note(&mut self, gained: Gained);
}

impl Ledger for () {
    #[inline]
    fn note(&mut self, _: Gained) {}
}

impl Ledger for Vec<Gained> {
    fn note(&mut self, gained: Gained) {
        self.push(gained);
    }
}

impl Sheet {
    /// HW-023: sheets before the first year.
    pub(crate) fn empty(pack: &Components) -> Self {
        Self {
            pool: Pieces::NONE,
            attributes: [0; 4],
            cohorts: [0; 3],
            mining: 0,
            guard: 0,
            cippi: 0,
            wall: 0,
            fort: 0,
            production: pack.production.prefilled,
            citizens: [0; 5],
            built: 0,
            landmarks: 0,
            training: Numbers::default(),
            forum: Numbers::default(),
            goods: Numbers::default(),
            theatre: Numbers::default(),
            strength: [0; 2],
            damage: [0; 2],
            battles: [Numbers::default(); 2],
            temple: 0,
            temple_favours: 0,
            baths: Numbers::default(),
            rulings: [Numbers::default(); 3],
            diplomats: [0; 3],
            diplomat_favours: [0; 3],
            favours_spent: 0,
            scouts: 0,
            map: 0,
            disdain: 0,
            bribed: 0,
            paths: [NO_CARD; YEARS],
            prospect: NO_CARD,
            deck: (1 << pack.cards.len()) - 1,
            hand: 0,
            choice: NO_CARD,
            cohort_choices: 0,
            attribute_choices: 0,
            offered: 0,
            scouting: None,
            extra_attack: 0,
            own_attack: [0; 3],
            ignored: [0; 3],
        }
    }

    /// How many pieces of a kind lie in the pool.
    pub const fn has(&self, piece: Piece) -> u8 {
        self.pool.count(piece)
    }

    /// Filled boxes of an attribute.
    pub const fn attribute(&self, attribute: Attribute) -> u8 {
        self.attributes[attribute.index()]
    }

    /// Filled boxes of a cohort.
    pub const fn cohort(&self, cohort: Cohort) -> u8 {
        self.cohorts[cohort.index()]
    }

    /// Filled boxes of a citizen track.
    pub const fn citizen(&self, citizen: Citizen) -> u8 {
        self.citizens[citizen.index()]
    }

    /// Whether a building stands.
    pub const fn stands(&self, building: u8) -> bool {
        self.built >> building & 1 == 1
    }

    /// HW-065: whether a column is open.
    pub fn is_open(&self, pack: &Components, column: Column) -> bool {
        let needed = pack.sites.columns[column.index()];
        self.built & needed == needed
    }

    /// HW-061: the Infrastructure.
    pub fn infrastructure(&self, pack: &Components) -> u8 {
        pack.infrastructure[usize::from(self.fort)]
    }

    /// HW-158: Disdain circled and not filled.
    pub const fn open_disdain(&self) -> u8 {
        self.disdain - self.bribed
    }

    /// HW-118: whether a gladiator fought to its death.
    pub const fn is_dead(&self, which: Gladiator) -> bool {
        let index = which.index();
        self.strength[index] > 0 && self.damage[index] == self.strength[index]
    }

    /// Whether a free choice or a placement has to be made before the next action (HW-042).
    pub const fn is_choosing(&self) -> bool {
        self.cohort_choices > 0 || self.attribute_choices > 0 || self.scouting.is_some()
    }

    /// HW-042, AMB-11: takes gains from left to right, each with all that follows from it.
    pub(crate) fn take(&mut self, pack: &Components, gains: &[Gain], ledger: &mut impl Ledger) {
        for gain in gains {
            self.take_one(pack, *gain, ledger);
        }
    }

    fn take_one(&mut self, pack: &Components, gain: Gain, ledger: &mut impl Ledger) {
        match gain {
            Gain::Piece(piece) => {
                self.pool.add(Pieces::one(piece));
                ledger.note(Gained { gain, place: 0, lost: false });
            }
            Gain::Attribute(attribute) => self.fill_attribute(pack, attribute, ledger),
            Gain::Citizen(citizen) => self.fill_citizen(pack, citizen, ledger),
            Gain::Cohort => {
                self.cohort_choices += 1;
                ledger.note(Gained { gain, place: 0, lost: false });
            }
            Gain::Production => {
                let lost = self.production >= pack.production.circles;
                self.production += u8::from(!lost);
                ledger.note(Gained { gain, place: self.production, lost });
            }
            Gain::Favour => {
                self.temple_favours += 1;
                ledger.note(Gained { gain, place: 0, lost: false });
            }
        }
    }

    /// HW-084 to HW-086: the next box of an attribute; lost beyond the last.
    pub(crate) fn fill_attribute(
        &mut self,
        pack: &Components,
        attribute: Attribute,
        ledger: &mut impl Ledger,
    ) {
        let filled = self.attributes[attribute.index()];
        let next = pack.attributes[attribute.index()].get(usize::from(filled));
        let place = filled + u8::from(next.is_some());
        self.attributes[attribute.index()] = place;
        ledger.note(Gained { gain: Gain::Attribute(attribute), place, lost: next.is_none() });
        if let Some(gains) = next {
            self.take(pack, gains, ledger);
        }
    }

    /// HW-091, HW-122: the next box of a citizen track; lost if it is full.
    pub(crate) fn fill_citizen(
        &mut self,
        pack: &Components,
        citizen: Citizen,
        ledger: &mut impl Ledger,
    ) {
        let filled = self.citizens[citizen.index()];
        let next = pack.citizens[citizen.index()].get(usize::from(filled));
        let place = filled + u8::from(next.is_some());
        self.citizens[citizen.index()] = place;
        ledger.note(Gained { gain: Gain::Citizen(citizen), place, lost: next.is_none() });
        if let Some(gains) = next {
            self.take(pack, gains, ledger);
        }
    }

    /// HW-051, HW-052: the next box of a cohort.
    pub(crate) fn fill_cohort(
        &mut self,
        pack: &Components,
        cohort: Cohort,
        ledger: &mut impl Ledger,
    ) {
        let filled = self.cohorts[cohort.index()];
        self.cohorts[cohort.index()] = filled + 1;
        self.take(pack, &pack.cohort[usize::from(filled)], ledger);
    }

    /// The cohorts that are not full, as bits.
    pub(crate) fn open_cohorts(&self, pack: &Components) -> u8 {
        let full = pack.cohort.len() as u8;
        let open = |bits, (index, filled): (usize, &u8)| bits | u8::from(*filled < full) << index;
        self.cohorts.iter().enumerate().fold(0, open)
    }

    /// The attributes that are offered and not full, as bits.
    pub(crate) fn open_attributes(&self, pack: &Components) -> u8 {
        let open = |bits, (index, filled): (usize, &u8)| {
            bits | u8::from(usize::from(*filled) < pack.attributes[index].len()) << index
        };
        self.offered & self.attributes.iter().enumerate().fold(0, open)
    }

    /// AMB-13: makes free choices that leave no choice: with one target it is filled, with none
    /// the gain is lost. What needs an answer stays.
    pub(crate) fn settle(&mut self, pack: &Components, ledger: &mut impl Ledger) {
        while self.cohort_choices > 0 {
            let open = self.open_cohorts(pack);
            match open.count_ones() {
                0 => self.cohort_choices = 0,
                1 => {
                    self.cohort_choices -= 1;
                    let cohort = Cohort::ALL[open.trailing_zeros() as usize];
                    self.fill_cohort(pack, cohort, ledger);
                }
                _ => return,
            }
        }
        while self.attribute_choices > 0 {
            let open = self.open_attributes(pack);
            match open.count_ones() {
                0 => self.attribute_choices = 0,
                1 => {
                    self.attribute_choices -= 1;
                    let attribute = Attribute::ALL[open.trailing_zeros() as usize];
                    self.fill_attribute(pack, attribute, ledger);
                }
                _ => return,
            }
        }
        self.offered = 0;
    }
}
