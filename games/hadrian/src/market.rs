//! HW-100 to HW-107, HW-172 to HW-174: the Market, and whose card is used and paid.

use ludi_engine::Seat;

use crate::buildings::need_citizens;
use crate::decision::Source;
use crate::frontier::afford;
use crate::sheet::{Ledger, Sheet};
use crate::vocabulary::{Attribute, Pieces};
use crate::{Area, Hadrian, NO_CARD, Refusal, Season};

impl Hadrian {
    /// HW-024, AMB-06: the neighbour on a side. Two players have one neighbour, to the left.
    pub fn neighbour(&self, seat: Seat, source: Source) -> Option<Seat> {
        match source {
            Source::Left if self.players > 1 => Some(seat.next(self.players)),
            Source::Right if self.players > 2 => {
                Some(Seat((seat.0 + self.players - 1) % self.players))
            }
            _ => None,
        }
    }

    /// The prospect or neutral card that a source stands for.
    pub fn offered_card(&self, seat: Seat, source: Source) -> Result<u8, Refusal> {
        let neutral = |index: usize| match self.neutral[index].card {
            NO_CARD => Err(Refusal::NoNeutral),
            card => Ok(card),
        };
        match source {
            Source::Own => Ok(self.sheet(seat).prospect),
            Source::Left | Source::Right => self
                .neighbour(seat, source)
                .map(|neighbour| self.sheet(neighbour).prospect)
                .ok_or(Refusal::NoNeighbour),
            Source::Neutral1 => neutral(0),
            Source::Neutral2 => neutral(1),
            Source::Deck => Err(Refusal::NoPattern),
        }
    }

    /// HW-045, AMB-40: whether using this source gives a piece to a neighbour.
    pub(crate) fn is_gift(&self, source: Source) -> bool {
        matches!(source, Source::Left | Source::Right) && !self.no_gifts
    }

    /// HW-103, HW-104, HW-143, HW-173: what was paid for the use of a card goes to whom it is due.
    pub(crate) fn pass_on(&mut self, seat: Seat, source: Source, cost: Pieces) {
        match source {
            Source::Own | Source::Deck => {}
            Source::Left | Source::Right if self.no_gifts => {
                let more = self.provoked(source, cost);
                self.sheet_mut(seat).extra_attack += more;
            }
            Source::Left | Source::Right => {
                let neighbour = self.neighbour(seat, source);
                self.give(neighbour.expect("a source that was checked has a neighbour"), cost);
            }
            Source::Neutral1 => self.neutral[0].pieces.add(cost),
            Source::Neutral2 => self.neutral[1].pieces.add(cost),
        }
    }

    /// HW-174, AMB-40: how many cards more attack a seat that has paid for the use of a card.
    pub(crate) fn provoked(&self, source: Source, cost: Pieces) -> u8 {
        match source {
            Source::Left | Source::Right => u8::from(self.no_gifts),
            Source::Neutral1 | Source::Neutral2 => {
                cost.total() as u8 * self.printed.0.attack_per_piece
            }
            Source::Own | Source::Deck => 0,
        }
    }

    /// HW-045, AMB-04, AMB-05: a gift; it reopens a finished player who can do something now.
    fn give(&mut self, seat: Seat, pieces: Pieces) {
        self.sheet_mut(seat).pool.add(pieces);
        if !self.waiting.contains(seat) && self.has_action(seat) {
            self.waiting.insert(seat);
        }
    }

    /// HW-101, HW-103, HW-104, AMB-17.
    pub(crate) fn check_good(&self, seat: Seat, place: u8, source: Source) -> Result<(), Refusal> {
        match source {
            Source::Deck => {}
            Source::Own => return Err(Refusal::OwnGood),
            other => drop(self.offered_card(seat, other)?),
        }
        self.season().check_goods_box(self.sheet(seat), place)
    }

    /// HW-103, HW-104: the number a source gives at once; the Fate deck's is not known yet.
    pub(crate) fn good_at(&self, seat: Seat, source: Source) -> Option<u8> {
        let card = self.offered_card(seat, source).ok()?;
        Some(self.printed.0.cards[usize::from(card)].goods)
    }

    /// HW-103, HW-104.
    pub(crate) fn buy_good(
        &mut self,
        seat: Seat,
        place: u8,
        source: Source,
        ledger: &mut impl Ledger,
    ) {
        let season = self.season();
        let number = self.good_at(seat, source);
        season.buy(self.sheet_mut(seat), place, number, ledger);
        self.pass_on(seat, source, season.pack.market.boxes[usize::from(place)].cost);
    }
}

impl Season {
    /// HW-101: building, box, Traders and cost.
    pub(crate) fn check_goods_box(&self, sheet: &Sheet, place: u8) -> Result<(), Refusal> {
        let market = &self.pack.market;
        let space = market.boxes.get(usize::from(place)).ok_or(Refusal::NoSuchThing)?;
        self.need_building(sheet, market.building)?;
        if sheet.goods.get(usize::from(place)) > 0 {
            return Err(Refusal::BoxFilled(Area::Market));
        }
        need_citizens(sheet, market.track, space.min)?;
        afford(sheet, space.cost)
    }

    /// HW-103, HW-104: pays; a number that is known is written at once, the Fate deck's when
    /// turned.
    pub(crate) fn buy(
        &self,
        sheet: &mut Sheet,
        place: u8,
        number: Option<u8>,
        ledger: &mut impl Ledger,
    ) {
        sheet.pool.pay(self.pack.market.boxes[usize::from(place)].cost);
        if let Some(number) = number {
            self.store_good(sheet, place, number, ledger);
        }
    }

    /// HW-101, HW-102, HW-105, HW-106: a number is written into a box; a new one gives Renown.
    pub(crate) fn store_good(
        &self,
        sheet: &mut Sheet,
        place: u8,
        number: u8,
        ledger: &mut impl Ledger,
    ) {
        let market = &self.pack.market;
        if sheet.goods.count(number) == 0 {
            let renown = market.renown.get(sheet.different_goods()).copied().unwrap_or(0);
            for _ in 0..renown {
                sheet.fill_attribute(self.pack, Attribute::Renown, ledger);
            }
        }
        sheet.goods.write(usize::from(place), number);
        sheet.take(self.pack, &market.boxes[usize::from(place)].gains, ledger);
    }
}

impl Sheet {
    /// HW-105: how many different trade goods the Market holds.
    pub fn different_goods(&self) -> usize {
        (1..=6).filter(|number| self.goods.count(*number) > 0).count()
    }
}
