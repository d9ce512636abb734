//! HW-142 to HW-146: Scouting.

use ludi_engine::Seat;

use crate::buildings::need_citizens;
use crate::components::{Pattern, Spot};
use crate::decision::Source;
use crate::frontier::afford;
use crate::sheet::{Ledger, Sheet};
use crate::vocabulary::{Attribute, Gain};
use crate::{Area, Hadrian, Refusal, Season};

impl Hadrian {
    /// HW-143: the pattern of the card a source stands for.
    pub fn pattern(&self, seat: Seat, source: Source) -> Result<&'static Pattern, Refusal> {
        let card = self.offered_card(seat, source)?;
        let pack = self.printed.0;
        let card = pack.cards.get(usize::from(card)).ok_or(Refusal::NoSuchThing)?;
        Ok(&pack.scouting.patterns[usize::from(card.pattern)])
    }

    /// HW-142, AMB-27: first step: which card.
    pub(crate) fn check_scout(&self, seat: Seat, source: Source) -> Result<(), Refusal> {
        let sheet = self.sheet(seat);
        self.season().check_scout_open(sheet)?;
        let pattern = self.pattern(seat, source)?;
        if pattern.fits(sheet.map) { Ok(()) } else { Err(Refusal::NoRoom) }
    }

    /// HW-144: second step: where.
    pub(crate) fn check_map(&self, seat: Seat, source: Source, spot: Spot) -> Result<(), Refusal> {
        let sheet = self.sheet(seat);
        match sheet.scouting {
            None => return Err(Refusal::NothingToChoose),
            Some(chosen) if chosen != source => return Err(Refusal::OtherCard),
            Some(_) => {}
        }
        match self.pattern(seat, source)?.cells_at(spot) {
            0 => Err(Refusal::OffMap),
            cells if cells & sheet.map != 0 => Err(Refusal::Covered),
            _ => Ok(()),
        }
    }

    /// HW-142 to HW-146.
    pub(crate) fn lay_pattern(
        &mut self,
        seat: Seat,
        source: Source,
        spot: Spot,
        ledger: &mut impl Ledger,
    ) {
        let season = self.season();
        let cells = self.pattern(seat, source).expect("the source was checked").cells_at(spot);
        season.scout(self.sheet_mut(seat), cells, ledger);
        self.pass_on(seat, source, season.pack.scouting.cost);
    }
}

impl Season {
    /// HW-142: whether a scout can be sent at all.
    pub(crate) fn check_scout_open(&self, sheet: &Sheet) -> Result<(), Refusal> {
        let scouting = &self.pack.scouting;
        let min = scouting.min.get(usize::from(sheet.scouts));
        let min = *min.ok_or(Refusal::UsedUp(Area::Scouting))?;
        need_citizens(sheet, scouting.track, min)?;
        afford(sheet, scouting.cost)
    }

    /// HW-142 to HW-146: the Soldier is paid, the box filled, the pattern laid.
    pub(crate) fn scout(&self, sheet: &mut Sheet, cells: u32, ledger: &mut impl Ledger) {
        sheet.pool.pay(self.pack.scouting.cost);
        sheet.scouting = None;
        sheet.scouts += 1;
        self.cover(sheet, cells, ledger);
    }

    /// HW-145, HW-146, AMB-26: cells are covered; what lies there is gained, and Valour for each
    /// row that is complete now.
    fn cover(&self, sheet: &mut Sheet, cells: u32, ledger: &mut impl Ledger) {
        let scouting = &self.pack.scouting;
        let before = sheet.map;
        sheet.map |= cells;
        let mut left = cells;
        while left != 0 {
            if let Some(piece) = scouting.cells[left.trailing_zeros() as usize] {
                sheet.take(self.pack, &[Gain::Piece(piece)], ledger);
            }
            left &= left - 1;
        }
        for row in (0..scouting.rows).map(|row| scouting.row(row)) {
            if sheet.map & row == row && before & row != row {
                for _ in 0..scouting.valour_per_row {
                    sheet.fill_attribute(self.pack, Attribute::Valour, ledger);
                }
            }
        }
    }
}
