//! Buildings, landmarks and what each is used for, except Market, gladiators and the map:
//! HW-065 to HW-083, HW-090 to HW-100, HW-110 to HW-112, HW-120 to HW-141.

use crate::components::Need;
use crate::frontier::afford;
use crate::sheet::{Ledger, Sheet};
use crate::vocabulary::{Citizen, Cohort, Piece, Pieces};
use crate::{Area, Refusal, Season};

impl Season {
    /// HW-041, HW-046: predecessor, requirement and cost of a building.
    pub(crate) fn check_build(&self, sheet: &Sheet, index: u8) -> Result<(), Refusal> {
        let building = self.pack.buildings.get(usize::from(index)).ok_or(Refusal::NoSuchThing)?;
        if self.terms.forbidden >> index & 1 == 1 {
            return Err(Refusal::Forbidden);
        }
        if sheet.stands(index) {
            return Err(Refusal::Built);
        }
        if let Some(before) = building.after.filter(|before| !sheet.stands(*before)) {
            return Err(Refusal::After { building: before, family: building.family });
        }
        match building.need {
            Need::Infrastructure(min) if sheet.infrastructure(self.pack) < min => {
                return Err(Refusal::Infrastructure(min));
            }
            Need::Citizens(citizen, min) => need_citizens(sheet, citizen, min)?,
            Need::Infrastructure(_) => {}
        }
        afford(sheet, self.building_cost(index))
    }

    /// HW-187: what a building costs.
    pub(crate) fn building_cost(&self, index: u8) -> Pieces {
        let mut cost = self.pack.buildings[usize::from(index)].cost;
        cost.add(self.terms.extra_cost);
        cost
    }

    /// The buildings that can be built now, as bits: the same answer as
    /// [`Season::check_build`] for each, all at once.
    pub(crate) fn open_buildings(&self, sheet: &Sheet) -> u32 {
        let by_citizens = self.pack.sites.opened_by_citizens.iter().zip(sheet.citizens);
        let met = by_citizens.fold(
            self.pack.sites.opened_by_fort[usize::from(sheet.fort)],
            |bits, (opened, have)| bits | opened[usize::from(have)],
        );
        let affordable = self.pack.sites.prices.iter().fold(0, |bits, price| {
            let mut cost = price.cost;
            cost.add(self.terms.extra_cost);
            bits | if sheet.pool.cover(cost) { price.buildings } else { 0 }
        });
        let ready = !self.pack.sites.followers | sheet.built << 1;
        met & affordable & ready & !sheet.built & !self.terms.forbidden
    }

    /// HW-041, HW-078: pays and takes the gains; a Road leaves an attribute to choose.
    pub(crate) fn build(&self, sheet: &mut Sheet, index: u8, ledger: &mut impl Ledger) {
        let building = &self.pack.buildings[usize::from(index)];
        sheet.pool.pay(self.building_cost(index));
        sheet.built |= 1 << index;
        sheet.take(self.pack, &building.gains, ledger);
        if building.choice != 0 {
            sheet.attribute_choices += 1;
            sheet.offered = building.choice;
        }
    }

    /// HW-082, HW-184.
    pub(crate) fn check_landmark(&self, sheet: &Sheet, index: u8) -> Result<(), Refusal> {
        let landmark = self.pack.landmarks.get(usize::from(index)).ok_or(Refusal::NoSuchThing)?;
        if self.terms.no_landmarks {
            return Err(Refusal::Forbidden);
        }
        if sheet.landmarks >> index & 1 == 1 {
            return Err(Refusal::Built);
        }
        if sheet.attribute(landmark.attribute) < landmark.min {
            return Err(Refusal::Attribute(landmark.attribute, landmark.min));
        }
        afford(sheet, landmark.cost)
    }

    /// HW-082, HW-083.
    pub(crate) fn raise_landmark(&self, sheet: &mut Sheet, index: u8, ledger: &mut impl Ledger) {
        let landmark = &self.pack.landmarks[usize::from(index)];
        sheet.pool.pay(landmark.cost);
        sheet.landmarks |= 1 << index;
        sheet.take(self.pack, &landmark.gains, ledger);
    }

    /// HW-091.
    pub(crate) fn check_citizen(&self, sheet: &Sheet, citizen: Citizen) -> Result<(), Refusal> {
        if sheet.citizen(citizen) >= self.pack.citizen_boxes[citizen.index()] {
            return Err(Refusal::Full(Area::Citizens));
        }
        afford(sheet, self.pack.citizen_cost)
    }

    /// HW-091, HW-093.
    pub(crate) fn settle_citizen(
        &self,
        sheet: &mut Sheet,
        citizen: Citizen,
        ledger: &mut impl Ledger,
    ) {
        sheet.pool.pay(self.pack.citizen_cost);
        sheet.fill_citizen(self.pack, citizen, ledger);
    }

    /// Refuses the use of a building that does not stand.
    pub(crate) fn need_building(&self, sheet: &Sheet, building: u8) -> Result<(), Refusal> {
        if sheet.stands(building) {
            return Ok(());
        }
        let family = self.pack.buildings[usize::from(building)].family;
        Err(Refusal::NotBuilt { building, family })
    }

    /// HW-111: whether any performance can be staged this year.
    pub(crate) fn check_theatre_open(&self, sheet: &Sheet) -> Result<(), Refusal> {
        let theatre = &self.pack.theatre;
        self.need_building(sheet, theatre.building)?;
        if sheet.theatre.count(self.year) >= usize::from(theatre.per_year) {
            return Err(Refusal::YearLimit(Area::Theatre));
        }
        Ok(())
    }

    /// HW-111.
    pub(crate) fn check_perform(&self, sheet: &Sheet, place: u8) -> Result<(), Refusal> {
        let theatre = &self.pack.theatre;
        let space = theatre.boxes.get(usize::from(place)).ok_or(Refusal::NoSuchThing)?;
        self.check_theatre_open(sheet)?;
        if sheet.theatre.get(usize::from(place)) > 0 {
            return Err(Refusal::BoxFilled(Area::Theatre));
        }
        need_citizens(sheet, theatre.track, space.min)?;
        afford(sheet, space.cost)
    }

    /// HW-111, HW-112, AMB-20.
    pub(crate) fn perform(&self, sheet: &mut Sheet, place: u8, ledger: &mut impl Ledger) {
        let space = &self.pack.theatre.boxes[usize::from(place)];
        sheet.pool.pay(space.cost);
        sheet.theatre.write(usize::from(place), self.year);
        sheet.take(self.pack, &space.gains, ledger);
    }

    /// HW-125, HW-126: the next temple box.
    pub(crate) fn check_temple_open(&self, sheet: &Sheet) -> Result<(), Refusal> {
        let temples = &self.pack.temples;
        let space = temples.boxes.get(usize::from(sheet.temple));
        let space = space.ok_or(Refusal::UsedUp(Area::Temples))?;
        self.need_building(sheet, space.building)?;
        need_citizens(sheet, temples.track, space.min)
    }

    /// HW-125.
    pub(crate) fn check_temple(&self, sheet: &Sheet, pay: Piece) -> Result<(), Refusal> {
        if !self.pack.temples.pay.contains(&pay) {
            return Err(Refusal::WrongPiece(Area::Temples));
        }
        self.check_temple_open(sheet)?;
        afford(sheet, Pieces::one(pay))
    }

    /// HW-125, HW-127.
    pub(crate) fn fill_temple(&self, sheet: &mut Sheet, pay: Piece, ledger: &mut impl Ledger) {
        sheet.pool.pay(Pieces::one(pay));
        let space = &self.pack.temples.boxes[usize::from(sheet.temple)];
        sheet.temple += 1;
        sheet.take(self.pack, &space.gains, ledger);
    }

    /// HW-131, HW-132.
    pub(crate) fn check_bribe(&self, sheet: &Sheet, place: u8) -> Result<(), Refusal> {
        let baths = &self.pack.baths;
        let space = baths.boxes.get(usize::from(place)).ok_or(Refusal::NoSuchThing)?;
        self.need_building(sheet, baths.building)?;
        if sheet.baths.get(usize::from(place)) > 0 {
            return Err(Refusal::BoxFilled(Area::Baths));
        }
        if sheet.baths.count(self.year) >= usize::from(baths.per_year) {
            return Err(Refusal::YearLimit(Area::Baths));
        }
        if sheet.open_disdain() == 0 {
            return Err(Refusal::NoDisdain);
        }
        need_citizens(sheet, baths.track, space.min)?;
        afford(sheet, space.cost)
    }

    /// HW-131.
    pub(crate) fn bribe(&self, sheet: &mut Sheet, place: u8, ledger: &mut impl Ledger) {
        let space = &self.pack.baths.boxes[usize::from(place)];
        sheet.pool.pay(space.cost);
        sheet.baths.write(usize::from(place), self.year);
        sheet.bribed += 1;
        sheet.take(self.pack, &space.gains, ledger);
    }

    /// HW-134, AMB-25.
    pub(crate) fn check_ruling(&self, sheet: &Sheet, column: Cohort) -> Result<(), Refusal> {
        let courthouse = &self.pack.courthouse;
        self.need_building(sheet, courthouse.building)?;
        let (rulings, printed) =
            (sheet.rulings[column.index()], &courthouse.columns[column.index()]);
        if rulings.count(self.year) >= usize::from(courthouse.per_year) {
            return Err(Refusal::YearLimit(Area::Courthouse));
        }
        let min = printed.min.get(rulings.len()).ok_or(Refusal::UsedUp(Area::Courthouse))?;
        need_citizens(sheet, courthouse.track, *min)?;
        afford(sheet, printed.cost)
    }

    /// HW-134.
    pub(crate) fn rule(&self, sheet: &mut Sheet, column: Cohort, ledger: &mut impl Ledger) {
        let printed = &self.pack.courthouse.columns[column.index()];
        sheet.pool.pay(printed.cost);
        let rulings = &mut sheet.rulings[column.index()];
        rulings.write(rulings.len(), self.year);
        sheet.take(self.pack, &printed.gains, ledger);
    }

    /// HW-140, HW-141, HW-184.
    pub(crate) fn check_diplomat(&self, sheet: &Sheet, cohort: Cohort) -> Result<(), Refusal> {
        let diplomats = &self.pack.diplomats;
        if self.terms.no_diplomats {
            return Err(Refusal::Forbidden);
        }
        if sheet.diplomats[cohort.index()] > 0 {
            return Err(Refusal::Served(cohort));
        }
        let sent = sheet.diplomats.iter().filter(|diplomat| **diplomat > 0).count();
        let min = diplomats.min.get(sent).ok_or(Refusal::UsedUp(Area::Diplomats))?;
        need_citizens(sheet, diplomats.track, *min)?;
        afford(sheet, diplomats.cost)
    }

    /// HW-141.
    pub(crate) fn send_diplomat(
        &self,
        sheet: &mut Sheet,
        cohort: Cohort,
        ledger: &mut impl Ledger,
    ) {
        let diplomats = &self.pack.diplomats;
        sheet.pool.pay(diplomats.cost);
        let sent = sheet.diplomats.iter().filter(|diplomat| **diplomat > 0).count();
        sheet.diplomats[cohort.index()] = sent as u8 + 1;
        sheet.diplomat_favours[cohort.index()] = diplomats.favours;
        sheet.take(self.pack, &diplomats.gains, ledger);
    }
}

/// HW-092: refuses if too few boxes of a citizen track are filled.
pub(crate) fn need_citizens(sheet: &Sheet, citizen: Citizen, min: u8) -> Result<(), Refusal> {
    if sheet.citizen(citizen) < min { Err(Refusal::Citizens(citizen, min)) } else { Ok(()) }
}
