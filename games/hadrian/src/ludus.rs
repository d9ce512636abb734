//! HW-115 to HW-119: the gladiator school.

use crate::buildings::need_citizens;
use crate::frontier::afford;
use crate::sheet::{Ledger, Sheet};
use crate::vocabulary::{Attribute, Gain, Gladiator, Piece, Pieces};
use crate::{Area, Refusal, Season};

impl Season {
    /// HW-116, HW-118, AMB-22: whether a gladiator can be trained, whoever pays.
    pub(crate) fn check_gladiator_open(
        &self,
        sheet: &Sheet,
        which: Gladiator,
    ) -> Result<(), Refusal> {
        let ludus = &self.pack.ludus;
        self.need_building(sheet, ludus.building)?;
        if sheet.is_dead(which) {
            return Err(Refusal::Dead);
        }
        let min = ludus.min.get(usize::from(sheet.strength[which.index()]));
        need_citizens(sheet, ludus.track, *min.ok_or(Refusal::UsedUp(Area::Gladiators))?)
    }

    /// HW-116.
    pub(crate) fn check_gladiator(
        &self,
        sheet: &Sheet,
        which: Gladiator,
        pay: Piece,
    ) -> Result<(), Refusal> {
        if !self.pack.ludus.pay.contains(&pay) {
            return Err(Refusal::WrongPiece(Area::Gladiators));
        }
        self.check_gladiator_open(sheet, which)?;
        afford(sheet, Pieces::one(pay))
    }

    /// HW-116: the next box is circled.
    pub(crate) fn train_gladiator(sheet: &mut Sheet, which: Gladiator, pay: Piece) {
        sheet.pool.pay(Pieces::one(pay));
        sheet.strength[which.index()] += 1;
    }

    /// HW-117, AMB-21.
    pub(crate) fn check_battle(&self, sheet: &Sheet, which: Gladiator) -> Result<(), Refusal> {
        let ludus = &self.pack.ludus;
        self.need_building(sheet, ludus.building)?;
        if sheet.is_dead(which) {
            return Err(Refusal::Dead);
        }
        if sheet.strength[which.index()] == 0 {
            return Err(Refusal::Untrained);
        }
        let battles = sheet.battles[which.index()];
        if battles.count(self.year) >= usize::from(ludus.per_year) {
            return Err(Refusal::YearLimit(Area::Battles));
        }
        if battles.len() >= usize::from(ludus.battle_boxes) {
            return Err(Refusal::UsedUp(Area::Battles));
        }
        Ok(())
    }

    /// HW-117: the year is written down; the Fate card follows.
    pub(crate) fn enter_battle(&self, sheet: &mut Sheet, which: Gladiator) {
        let battles = &mut sheet.battles[which.index()];
        battles.write(battles.len(), self.year);
    }

    /// HW-117 to HW-119, AMB-23: damage from the left, then death or survival.
    pub(crate) fn fight(
        &self,
        sheet: &mut Sheet,
        which: Gladiator,
        damage: u8,
        ledger: &mut impl Ledger,
    ) {
        let ludus = &self.pack.ludus;
        let strength = sheet.strength[which.index()];
        let filled = &mut sheet.damage[which.index()];
        *filled = (*filled + damage).min(strength);
        let column = usize::from(strength) - 1;
        if sheet.is_dead(which) {
            for _ in 0..ludus.death_piety[column] {
                sheet.fill_attribute(self.pack, Attribute::Piety, ledger);
            }
        } else {
            for _ in 0..ludus.survive_renown[column] {
                sheet.fill_attribute(self.pack, Attribute::Renown, ledger);
            }
            for _ in 0..ludus.survive_resource[column] {
                sheet.take(self.pack, &[Gain::Piece(Piece::Resource)], ledger);
            }
        }
    }
}
