//! Which decisions there are: those allowed now, and all a player could think of.

use ludi_engine::Seat;

use crate::decision::{Decision, Patron, Source};
use crate::sheet::Sheet;
use crate::vocabulary::{Attribute, Citizen, Cohort, Gladiator};
use crate::{Hadrian, Phase, Refusal, Season};

/// The cards whose pattern or good can be used.
const CARDS: [Source; 5] =
    [Source::Own, Source::Left, Source::Right, Source::Neutral1, Source::Neutral2];

/// What the seat may decide now.
pub fn decisions(game: &Hadrian, seat: Seat, out: &mut Vec<Decision>) {
    if game.asks(seat) {
        game.each_decision(seat, &mut |decision| out.push(decision));
    }
}

impl Hadrian {
    /// AMB-04: whether the seat could do anything but finish.
    pub(crate) fn has_action(&self, seat: Seat) -> bool {
        let mut any = false;
        self.each_action(seat, &mut |_| any = true);
        any
    }

    /// Every decision of a seat that has to decide.
    pub(crate) fn each_decision(&self, seat: Seat, act: &mut impl FnMut(Decision)) {
        let sheet = self.sheet(seat);
        match self.phase {
            Phase::Choose => each_bit(sheet.hand.into(), |card| act(Decision::Path(card))),
            Phase::Favours => each_favour(&mut |decision| {
                if self.check_decision(seat, decision).is_ok() {
                    act(decision);
                }
            }),
            _ if self.phase == Phase::Roads || sheet.is_choosing() => {
                self.each_choice(seat, sheet, act);
            }
            _ => {
                self.each_action(seat, act);
                act(Decision::Finish);
            }
        }
    }

    /// HW-042: every answer to the free choice or placement that comes first on these sheets of
    /// a seat.
    pub(crate) fn each_choice(&self, seat: Seat, sheet: &Sheet, act: &mut impl FnMut(Decision)) {
        let pack = self.printed.0;
        let roads = self.phase == Phase::Roads;
        if sheet.cohort_choices > 0 && !roads {
            each_bit(sheet.open_cohorts(pack).into(), |index| {
                act(Decision::Cohort(Cohort::ALL[usize::from(index)]));
            });
        } else if sheet.attribute_choices > 0 || roads {
            each_bit(sheet.open_attributes(pack).into(), |index| {
                act(Decision::Attribute(Attribute::ALL[usize::from(index)]));
            });
        } else if let Some(source) = sheet.scouting {
            let pattern = self.pattern(seat, source).expect("the source was checked");
            for placement in pattern.placements.iter().filter(|p| p.cells & sheet.map == 0) {
                act(Decision::Map { source, spot: placement.spot });
            }
        }
    }

    /// Every action the seat may take now, `finish` apart. Whole areas that are closed are
    /// passed over; what is left is asked one by one.
    fn each_action(&self, seat: Seat, act: &mut impl FnMut(Decision)) {
        self.each_left_action(seat, act);
        self.each_right_action(seat, act);
    }

    /// Actions of the left sheet, and all building.
    fn each_left_action(&self, seat: Seat, act: &mut impl FnMut(Decision)) {
        let (season, sheet) = (self.season(), self.sheet(seat));
        let pack = season.pack;
        let pool = sheet.pool;
        if pool.cover(season.terms.mining_cost)
            && Season::has_box(sheet, &pack.mining, sheet.mining)
        {
            act(Decision::Mine);
        }
        let guard = Season::has_box(sheet, &pack.guard, sheet.guard);
        if guard && pool.cover(pack.guard.cost) {
            act(Decision::Guard);
        }
        if self.year >= season.terms.wall_from {
            let cippi = Season::has_box(sheet, &pack.cippi, sheet.cippi);
            if cippi && pool.cover(pack.cippi.cost) {
                act(Decision::Cippi);
            }
            let wall = Season::has_box(sheet, &pack.wall, sheet.wall);
            if wall && pool.cover(pack.wall.cost) {
                act(Decision::Wall);
            }
        }
        if Season::has_box(sheet, &pack.fort, sheet.fort) {
            for pay in &pack.fort_pay {
                if pool.count(*pay) > 0 {
                    act(Decision::Fort(*pay));
                }
            }
        }
        each_bit(season.open_buildings(sheet).into(), |index| act(Decision::Build(index)));
        let mut offer = |allowed: Result<(), Refusal>, decision| {
            if allowed.is_ok() {
                act(decision);
            }
        };
        if pool.cover(pack.sites.landmark_floor) {
            for landmark in 0..pack.landmarks.len() as u8 {
                offer(season.check_landmark(sheet, landmark), Decision::Landmark(landmark));
            }
        }
        if guard && pool.cover(pack.training_cost) {
            offer(season.check_train(sheet), Decision::Train);
        }
        if pool.total() > 1 && season.check_forum_open(sheet).is_ok() {
            for (exchange, index) in pack.exchanges.iter().zip(0..) {
                if pool.cover(exchange.cost) {
                    offer(Ok(()), Decision::Forum(index));
                }
            }
        }
    }

    /// HW-101: every trade good for every box of the Market that is open.
    fn each_good(&self, seat: Seat, offer: &mut impl FnMut(Result<(), Refusal>, Decision)) {
        let (season, sheet) = (self.season(), self.sheet(seat));
        let pack = season.pack;
        if sheet.stands(pack.market.building) {
            let reached = pack.market.reached[usize::from(sheet.citizen(pack.market.track))];
            each_bit((reached & !sheet.goods.written()).into(), |place| {
                if season.check_goods_box(sheet, place).is_ok() {
                    for source in CARDS.into_iter().skip(1).chain([Source::Deck]) {
                        let decision = Decision::Good { place, source };
                        offer(self.check_good(seat, place, source), decision);
                    }
                }
            });
        }
    }

    /// Citizens, and the use of the buildings of the right sheet.
    fn each_right_action(&self, seat: Seat, act: &mut impl FnMut(Decision)) {
        let (season, sheet) = (self.season(), self.sheet(seat));
        let (pack, pool) = (season.pack, sheet.pool);
        let mut offer = |allowed: Result<(), Refusal>, decision| {
            if allowed.is_ok() {
                act(decision);
            }
        };
        if pool.cover(pack.citizen_cost) {
            for citizen in Citizen::ALL {
                offer(season.check_citizen(sheet, citizen), Decision::Citizen(citizen));
            }
        }
        self.each_good(seat, &mut offer);
        if season.check_theatre_open(sheet).is_ok() {
            let reached = pack.theatre.reached[usize::from(sheet.citizen(pack.theatre.track))];
            each_bit((reached & !sheet.theatre.written()).into(), |place| {
                offer(season.check_perform(sheet, place), Decision::Perform(place));
            });
        }
        if sheet.stands(pack.ludus.building) {
            for which in Gladiator::ALL {
                if season.check_gladiator_open(sheet, which).is_ok() {
                    for pay in &pack.ludus.pay {
                        if pool.count(*pay) > 0 {
                            offer(Ok(()), Decision::Gladiator { which, pay: *pay });
                        }
                    }
                }
                offer(season.check_battle(sheet, which), Decision::Battle(which));
            }
        }
        if season.check_temple_open(sheet).is_ok() {
            for pay in &pack.temples.pay {
                if pool.count(*pay) > 0 {
                    offer(Ok(()), Decision::Temple(*pay));
                }
            }
        }
        if sheet.stands(pack.baths.building) && sheet.open_disdain() > 0 {
            let reached = pack.baths.reached[usize::from(sheet.citizen(pack.baths.track))];
            each_bit((reached & !sheet.baths.written()).into(), |place| {
                offer(season.check_bribe(sheet, place), Decision::Bribe(place));
            });
        }
        if sheet.stands(pack.courthouse.building) {
            for column in Cohort::ALL {
                offer(season.check_ruling(sheet, column), Decision::Ruling(column));
            }
        }
        if pool.cover(pack.diplomats.cost) {
            for cohort in Cohort::ALL {
                offer(season.check_diplomat(sheet, cohort), Decision::Diplomat(cohort));
            }
        }
        if season.check_scout_open(sheet).is_ok() {
            for source in CARDS {
                if self.pattern(seat, source).is_ok_and(|pattern| pattern.fits(sheet.map)) {
                    act(Decision::Scout(source));
                }
            }
        }
    }
}

/// What the seat could think of deciding, allowed or not.
pub fn conceivable(game: &Hadrian, seat: Seat, out: &mut Vec<Decision>) {
    if !game.asks(seat) {
        return;
    }
    let sheet = game.sheet(seat);
    match game.phase {
        Phase::Choose => each_bit(sheet.hand.into(), |card| out.push(Decision::Path(card))),
        Phase::Roads => out.extend(Attribute::ALL.map(Decision::Attribute)),
        Phase::Favours => each_favour(&mut |decision| out.push(decision)),
        _ if sheet.cohort_choices > 0 => out.extend(Cohort::ALL.map(Decision::Cohort)),
        _ if sheet.attribute_choices > 0 => {
            out.extend(Attribute::ALL.map(Decision::Attribute));
        }
        _ => match sheet.scouting {
            Some(source) => {
                let pattern = game.pattern(seat, source).expect("the source was checked");
                let spots = pattern.placements.iter().map(|placement| placement.spot);
                out.extend(spots.map(|spot| Decision::Map { source, spot }));
            }
            None => conceivable_actions(game, seat, out),
        },
    }
}

/// Every action there is, whatever it needs.
fn conceivable_actions(game: &Hadrian, seat: Seat, out: &mut Vec<Decision>) {
    let pack = game.printed.0;
    out.extend([Decision::Mine, Decision::Guard, Decision::Cippi, Decision::Wall]);
    out.extend(pack.fort_pay.iter().map(|pay| Decision::Fort(*pay)));
    out.extend((0..pack.buildings.len() as u8).map(Decision::Build));
    out.extend((0..pack.landmarks.len() as u8).map(Decision::Landmark));
    out.push(Decision::Train);
    out.extend((0..pack.exchanges.len() as u8).map(Decision::Forum));
    out.extend(Citizen::ALL.map(Decision::Citizen));
    let lies = |source: &Source| game.offered_card(seat, *source).is_ok();
    for place in 0..pack.market.boxes.len() as u8 {
        let sources = CARDS.into_iter().skip(1).filter(lies).chain([Source::Deck]);
        out.extend(sources.map(|source| Decision::Good { place, source }));
    }
    out.extend((0..pack.theatre.boxes.len() as u8).map(Decision::Perform));
    for which in Gladiator::ALL {
        let pays = pack.ludus.pay.iter().map(|pay| Decision::Gladiator { which, pay: *pay });
        out.extend(pays);
        out.push(Decision::Battle(which));
    }
    out.extend(pack.temples.pay.iter().map(|pay| Decision::Temple(*pay)));
    out.extend((0..pack.baths.boxes.len() as u8).map(Decision::Bribe));
    out.extend(Cohort::ALL.map(Decision::Ruling));
    out.extend(Cohort::ALL.map(Decision::Diplomat));
    out.extend(CARDS.into_iter().filter(lies).map(Decision::Scout));
    out.push(Decision::Finish);
}

/// Every Favour that could be spent, and the end of it.
fn each_favour(act: &mut impl FnMut(Decision)) {
    for cohort in Cohort::ALL {
        for from in Patron::ALL {
            act(Decision::Favour { cohort, from });
        }
    }
    act(Decision::Accept);
}

/// Calls a function with the place of every set bit.
pub(crate) fn each_bit(mut bits: u64, mut act: impl FnMut(u8)) {
    while bits != 0 {
        act(bits.trailing_zeros() as u8);
        bits &= bits - 1;
    }
}
