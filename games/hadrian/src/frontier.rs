//! HW-050 to HW-081: the upper left sheet: cohorts, mining, Wall Guard, Cippi, Wall, Fort,
//! Training Grounds and Forum.

use crate::components::{Track, TrackBox};
use crate::sheet::{Ledger, Sheet};
use crate::vocabulary::{Gain, Piece, Pieces};
use crate::{Area, Refusal, Season};

/// Refuses a cost the pool cannot pay (HW-041).
pub(crate) fn afford(sheet: &Sheet, cost: Pieces) -> Result<(), Refusal> {
    if sheet.pool.cover(cost) {
        return Ok(());
    }
    let piece = sheet.pool.lacking(cost).expect("a cost that is not covered lacks something");
    Err(Refusal::Pay { piece, need: cost.count(piece) })
}

impl Season {
    /// HW-010, HW-060, HW-065: the next box of a track, if it can be filled.
    fn next_box<'a>(
        &self,
        sheet: &Sheet,
        track: &'a Track,
        filled: u8,
        area: Area,
    ) -> Result<&'a TrackBox, Refusal> {
        let space = track.boxes.get(usize::from(filled)).ok_or(Refusal::Full(area))?;
        if !sheet.is_open(self.pack, space.column) {
            return Err(Refusal::Closed(space.column));
        }
        if sheet.fort < space.fort {
            return Err(Refusal::Chain(space.fort));
        }
        Ok(space)
    }

    /// Whether the next box of a track can be filled: the same answer as
    /// [`Season::next_box`], at once.
    #[inline]
    pub(crate) fn has_box(sheet: &Sheet, track: &Track, filled: u8) -> bool {
        let gate = &track.gates[usize::from(filled)];
        u64::from(sheet.built) & gate.built == gate.built && sheet.fort >= gate.fort
    }

    /// HW-053, HW-187.
    pub(crate) fn check_mine(&self, sheet: &Sheet) -> Result<(), Refusal> {
        self.next_box(sheet, &self.pack.mining, sheet.mining, Area::Mining)?;
        afford(sheet, self.terms.mining_cost)
    }

    /// HW-053, HW-054.
    pub(crate) fn mine(&self, sheet: &mut Sheet, ledger: &mut impl Ledger) {
        sheet.pool.pay(self.terms.mining_cost);
        let space = &self.pack.mining.boxes[usize::from(sheet.mining)];
        sheet.mining += 1;
        sheet.take(self.pack, &space.gains, ledger);
    }

    /// HW-055.
    pub(crate) fn check_guard(&self, sheet: &Sheet) -> Result<(), Refusal> {
        let guard = &self.pack.guard;
        self.next_box(sheet, guard, sheet.guard, Area::Guard)?;
        afford(sheet, guard.cost)
    }

    /// HW-055.
    pub(crate) fn guard(&self, sheet: &mut Sheet, ledger: &mut impl Ledger) {
        sheet.pool.pay(self.pack.guard.cost);
        self.fill_guard(sheet, ledger);
    }

    /// HW-056: the next box of the Wall Guard with its gain.
    fn fill_guard(&self, sheet: &mut Sheet, ledger: &mut impl Ledger) {
        let space = &self.pack.guard.boxes[usize::from(sheet.guard)];
        sheet.guard += 1;
        sheet.take(self.pack, &space.gains, ledger);
    }

    /// HW-188.
    fn check_season(&self) -> Result<(), Refusal> {
        let from = self.terms.wall_from;
        if self.year < from { Err(Refusal::NotBefore(from)) } else { Ok(()) }
    }

    /// HW-057.
    pub(crate) fn check_cippi(&self, sheet: &Sheet) -> Result<(), Refusal> {
        let cippi = &self.pack.cippi;
        self.check_season()?;
        self.next_box(sheet, cippi, sheet.cippi, Area::Cippi)?;
        afford(sheet, cippi.cost)
    }

    /// HW-057, HW-062.
    pub(crate) fn cippi(&self, sheet: &mut Sheet, ledger: &mut impl Ledger) {
        let cippi = &self.pack.cippi;
        sheet.pool.pay(cippi.cost);
        let space = &cippi.boxes[usize::from(sheet.cippi)];
        sheet.cippi += 1;
        sheet.take(self.pack, &space.gains, ledger);
    }

    /// HW-058.
    pub(crate) fn check_wall(&self, sheet: &Sheet) -> Result<(), Refusal> {
        let wall = &self.pack.wall;
        self.check_season()?;
        self.next_box(sheet, wall, sheet.wall, Area::Wall)?;
        afford(sheet, wall.cost)
    }

    /// HW-058, HW-063.
    pub(crate) fn wall(&self, sheet: &mut Sheet, ledger: &mut impl Ledger) {
        let wall = &self.pack.wall;
        sheet.pool.pay(wall.cost);
        let space = &wall.boxes[usize::from(sheet.wall)];
        sheet.wall += 1;
        sheet.take(self.pack, &space.gains, ledger);
    }

    /// HW-059.
    pub(crate) fn check_fort(&self, sheet: &Sheet, pay: Piece) -> Result<(), Refusal> {
        let pack = self.pack;
        if !pack.fort_pay.contains(&pay) {
            return Err(Refusal::WrongPiece(Area::Fort));
        }
        self.next_box(sheet, &pack.fort, sheet.fort, Area::Fort)?;
        afford(sheet, Pieces::one(pay))
    }

    /// HW-059, HW-064.
    pub(crate) fn fortify(&self, sheet: &mut Sheet, pay: Piece, ledger: &mut impl Ledger) {
        sheet.pool.pay(Pieces::one(pay));
        let space = &self.pack.fort.boxes[usize::from(sheet.fort)];
        sheet.fort += 1;
        sheet.take(self.pack, &space.gains, ledger);
    }

    /// HW-072, AMB-10.
    pub(crate) fn check_train(&self, sheet: &Sheet) -> Result<(), Refusal> {
        let pack = self.pack;
        if sheet.training.count(self.year) >= usize::from(pack.training.per_year) {
            return Err(Refusal::YearLimit(Area::Training));
        }
        if sheet.training.len() >= usize::from(pack.training.boxes) {
            return Err(Refusal::UsedUp(Area::Training));
        }
        self.next_box(sheet, &pack.guard, sheet.guard, Area::Guard)
            .map_err(|_| Refusal::NoGuardBox)?;
        afford(sheet, pack.training_cost)
    }

    /// HW-072.
    pub(crate) fn train(&self, sheet: &mut Sheet, ledger: &mut impl Ledger) {
        sheet.pool.pay(self.pack.training_cost);
        sheet.training.write(sheet.training.len(), self.year);
        self.fill_guard(sheet, ledger);
    }

    /// HW-081.
    pub(crate) fn check_forum_open(&self, sheet: &Sheet) -> Result<(), Refusal> {
        let forum = &self.pack.forum;
        if sheet.forum.count(self.year) >= usize::from(forum.per_year) {
            return Err(Refusal::YearLimit(Area::Forum));
        }
        if sheet.forum.len() >= usize::from(forum.boxes) {
            return Err(Refusal::UsedUp(Area::Forum));
        }
        Ok(())
    }

    /// HW-081, AMB-16.
    pub(crate) fn check_forum(&self, sheet: &Sheet, exchange: u8) -> Result<(), Refusal> {
        let exchange = self.pack.exchanges.get(usize::from(exchange));
        let exchange = exchange.ok_or(Refusal::NoSuchThing)?;
        self.check_forum_open(sheet)?;
        afford(sheet, exchange.cost)
    }

    /// HW-081.
    pub(crate) fn exchange(&self, sheet: &mut Sheet, exchange: u8, ledger: &mut impl Ledger) {
        let exchange = self.pack.exchanges[usize::from(exchange)];
        sheet.pool.pay(exchange.cost);
        sheet.forum.write(sheet.forum.len(), self.year);
        sheet.take(self.pack, &[Gain::Piece(exchange.get)], ledger);
    }
}
