//! Step 2 of a turn: one optional action (MR-096 to MR-107).

use crate::cell::Cells;
use crate::gains::{Gains, Then};
use crate::{BLOCKED, Cell, Decision, Deck, MagnaRoma, NONE, Phase, Refusal};

impl MagnaRoma {
    /// Offers the optional action, if the player can take any (MR-096, AMB-19).
    pub(crate) fn begin_action(&mut self) {
        let possible = !self.blessable().is_empty() || self.can_conquer() || self.can_build();
        if possible {
            self.phase = Phase::Act;
        } else {
            self.end_turn();
        }
    }

    fn expect_action(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Bless { Err(Refusal::OneAction) } else { self.expect(Phase::Act) }
    }

    // Monuments ------------------------------------------------------------------------------

    /// The north-west cells of the blocks that may take a monument.
    ///
    /// MR-098, MR-099, AMB-14
    pub(crate) fn corners(&self) -> Cells {
        let city = &self.acting().city;
        let mut free = city.taken.without(city.covered).without(Cells::only(Cell::CENTRE));
        if !self.setup.monument_on_blessed_tile {
            free = free.without(city.blessed);
        }
        free.blocks()
    }

    /// Whether the centre may take the Forum (MR-100, AMB-14).
    fn centre_is_free(&self) -> bool {
        let city = &self.acting().city;
        !city.covered.contains(Cell::CENTRE)
            && (self.setup.monument_on_blessed_tile || !city.blessed.contains(Cell::CENTRE))
    }

    /// The monuments on display, in order.
    pub fn displayed(&self) -> impl Iterator<Item = u8> {
        self.display.into_iter().filter(|monument| *monument != NONE)
    }

    fn affordable(&self) -> impl Iterator<Item = u8> {
        let coins = self.acting().coins;
        let pack = self.pack.0;
        self.displayed().filter(move |m| pack.monuments[usize::from(*m)].coins <= coins)
    }

    fn can_build(&self) -> bool {
        self.affordable().any(|monument| {
            if self.pack.0.monuments[usize::from(monument)].on_centre {
                self.centre_is_free()
            } else {
                !self.corners().is_empty()
            }
        })
    }

    pub(crate) fn list_builds(&self, out: &mut Vec<Decision>) {
        self.each_build(|monument, cell| out.push(Decision::Build { monument, cell }));
    }

    /// Calls `each` for every monument that can be built and every place it can be put.
    pub(crate) fn each_build(&self, mut each: impl FnMut(u8, Cell)) {
        let corners = self.corners();
        for monument in self.affordable() {
            if !self.pack.0.monuments[usize::from(monument)].on_centre {
                corners.iter().for_each(|cell| each(monument, cell));
            } else if self.centre_is_free() {
                each(monument, Cell::CENTRE);
            }
        }
    }

    /// Every displayed monument on every corner of the city, possible or not.
    pub(crate) fn conceive_builds(&self, out: &mut Vec<Decision>) {
        let inner = Cells::FIELD.blocks();
        for monument in self.displayed() {
            if self.pack.0.monuments[usize::from(monument)].on_centre {
                out.push(Decision::Build { monument, cell: Cell::CENTRE });
            } else {
                let corners = self.acting().city.taken.and(inner);
                out.extend(corners.iter().map(|cell| Decision::Build { monument, cell }));
            }
        }
    }

    /// MR-097 to MR-100, AMB-14
    pub(crate) fn check_build(&self, monument: u8, cell: Cell) -> Result<(), Refusal> {
        self.expect_action()?;
        if monument == NONE || !self.display.contains(&monument) {
            return Err(Refusal::NotOnDisplay);
        }
        let printed = &self.pack.0.monuments[usize::from(monument)];
        let coins = self.acting().coins;
        if coins < printed.coins {
            return Err(Refusal::Coins { have: coins, need: printed.coins });
        }
        if !cell.is_on_field() {
            return Err(Refusal::OffField);
        }
        let city = &self.acting().city;
        let under = if printed.on_centre {
            if cell != Cell::CENTRE {
                return Err(Refusal::OnlyOnCentre);
            }
            Cells::only(cell)
        } else {
            if !Cells::FIELD.blocks().contains(cell)
                || !Cells::block(cell).without(city.taken).is_empty()
            {
                return Err(Refusal::BlockNotFull);
            }
            Cells::block(cell)
        };
        if !under.and(city.covered).is_empty() {
            Err(Refusal::UnderMonument)
        } else if !printed.on_centre && under.contains(Cell::CENTRE) {
            Err(Refusal::OnCentre)
        } else if !self.setup.monument_on_blessed_tile && !under.and(city.blessed).is_empty() {
            Err(Refusal::OnBlessedTile)
        } else {
            Ok(())
        }
    }

    /// Pays, builds and takes the immediate bonus; the display is filled up last.
    ///
    /// MR-097, MR-101, MR-102, AMB-28
    pub(crate) fn build(&mut self, monument: u8, cell: Cell) {
        let pack = self.pack.0;
        let printed = &pack.monuments[usize::from(monument)];
        for place in &mut self.display {
            if *place == monument {
                *place = NONE;
            }
        }
        let realm = self.acting_mut();
        realm.coins -= printed.coins;
        realm.city.build(monument, cell, pack.under(monument, cell));
        self.take(Gains::of(&printed.immediate), Then::Refill);
    }

    /// MR-102, AMB-20: an empty stack leaves the display smaller.
    pub(crate) fn refill_display(&mut self) {
        if self.monument_stack == 0 {
            self.end_turn();
        } else {
            self.phase = Phase::Deal(Deck::Monuments);
        }
    }

    // Provinces ------------------------------------------------------------------------------

    /// The place of a province among those in play.
    pub(crate) fn province_place(&self, province: u8) -> Option<usize> {
        let place = self.provinces.iter().position(|other| *other == province);
        place.filter(|_| province != NONE)
    }

    fn can_conquer(&self) -> bool {
        let mut any = false;
        self.each_conquest(|_, _| any = true);
        any
    }

    /// Calls `each` with every slot the player may conquer now.
    pub(crate) fn each_conquest(&self, mut each: impl FnMut(u8, u8)) {
        let legions = self.acting().legions;
        let rows = self.pack.0.rows;
        if rows.iter().all(|needed| *needed > legions) {
            return;
        }
        for (place, province) in self.provinces.iter().enumerate() {
            let discs = &self.discs[place];
            if *province == NONE || discs.contains(&self.active) {
                continue;
            }
            for row in 0..rows.len() {
                if discs[row] == NONE && rows[row] <= legions {
                    each(*province, row as u8);
                }
            }
        }
    }

    pub(crate) fn list_conquests(&self, out: &mut Vec<Decision>) {
        self.each_conquest(|province, row| out.push(Decision::Conquer { province, row }));
    }

    pub(crate) fn conceive_conquests(&self, out: &mut Vec<Decision>) {
        for province in self.provinces.into_iter().filter(|province| *province != NONE) {
            let rows = 0..self.pack.0.rows.len() as u8;
            out.extend(rows.map(|row| Decision::Conquer { province, row }));
        }
    }

    /// MR-103, MR-104, MR-143
    pub(crate) fn check_conquest(&self, province: u8, row: u8) -> Result<(), Refusal> {
        self.expect_action()?;
        let place = self.province_place(province).ok_or(Refusal::NotInPlay)?;
        let need = *self.pack.0.rows.get(usize::from(row)).ok_or(Refusal::NoSuchSlot)?;
        let have = self.acting().legions;
        match self.discs[place][usize::from(row)] {
            BLOCKED => Err(Refusal::SlotBlocked),
            disc if disc != NONE && disc != self.active => Err(Refusal::SlotTaken),
            _ if self.discs[place].contains(&self.active) => Err(Refusal::AlreadyThere),
            _ if have < need => Err(Refusal::Legions { have, need }),
            _ => Ok(()),
        }
    }

    /// Spends exactly the legions of the row, puts a disc down and takes the slot's bonus.
    ///
    /// MR-103, AMB-27, AMB-28, AMB-37
    pub(crate) fn conquer(&mut self, province: u8, row: u8) {
        let place = self.province_place(province).expect("the province was checked");
        let pack = self.pack.0;
        self.discs[place][usize::from(row)] = self.active;
        self.acting_mut().legions -= pack.rows[usize::from(row)];
        let bonus = &pack.provinces[usize::from(province)].bonus[usize::from(row)];
        self.take(Gains::of(bonus), Then::End);
    }

    // Blessings ------------------------------------------------------------------------------

    /// The tiles the player may bless now.
    ///
    /// MR-105, MR-106, MR-107, AMB-11, AMB-12, AMB-13, AMB-38
    pub(crate) fn blessable(&self) -> Cells {
        let realm = self.acting();
        if realm.blessings == 0 || self.blessing_limit_reached() {
            return Cells::EMPTY;
        }
        let mut cells = realm.city.taken.without(realm.city.blessed);
        if !self.setup.bless_city_centre {
            cells = cells.without(Cells::only(Cell::CENTRE));
        }
        if !self.setup.bless_tile_under_monument {
            cells = cells.without(realm.city.covered);
        }
        cells
    }

    fn blessing_limit_reached(&self) -> bool {
        let limit = self.setup.bless_tokens_per_action;
        limit > 0 && self.blessed_now >= limit
    }

    /// MR-105, MR-106, AMB-11, AMB-12, AMB-13
    pub(crate) fn check_blessing(&self, cell: Cell) -> Result<(), Refusal> {
        if self.phase != Phase::Bless {
            self.expect(Phase::Act)?;
        }
        let realm = self.acting();
        if realm.blessings == 0 {
            Err(Refusal::NoBlessing)
        } else if self.blessing_limit_reached() {
            Err(Refusal::BlessingLimit { limit: self.setup.bless_tokens_per_action })
        } else if !realm.city.taken.contains(cell) {
            Err(Refusal::NoTile)
        } else if realm.city.blessed.contains(cell) {
            Err(Refusal::AlreadyBlessed)
        } else if cell == Cell::CENTRE && !self.setup.bless_city_centre {
            Err(Refusal::CentreNotBlessed)
        } else if realm.city.covered.contains(cell) && !self.setup.bless_tile_under_monument {
            Err(Refusal::BlessUnderMonument)
        } else {
            Ok(())
        }
    }

    /// Puts a token on a tile; all its complete symbols pay again, its stars do not.
    ///
    /// MR-105, AMB-16
    pub(crate) fn bless(&mut self, cell: Cell) {
        self.spot = cell;
        self.blessed_now += 1;
        let small = self.setup.centre_colour_matches_nothing;
        let pack = self.pack.0;
        let realm = self.acting_mut();
        realm.blessings -= 1;
        realm.city.blessed.insert(cell);
        let symbols = realm.city.symbols(pack, cell, small);
        self.take(symbols, Then::Bless);
    }

    /// MR-107: more tiles may follow, also with a token gained on the way.
    pub(crate) fn bless_on(&mut self) {
        if self.blessable().is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::Bless;
        }
    }
}
