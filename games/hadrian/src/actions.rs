//! HW-040 to HW-046: which decisions are allowed, and what each does.

use ludi_engine::Seat;

use crate::decision::Decision;
use crate::sheet::{Ledger, Sheet};
use crate::vocabulary::{Attribute, Cohort};
use crate::{Hadrian, Phase, Purpose, Refusal, Season};

impl Hadrian {
    pub(crate) fn check_decision(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        if !self.asks(seat) {
            let finished = self.phase == Phase::Actions && seat.0 < self.players;
            return Err(if finished { Refusal::Finished } else { Refusal::NotNow });
        }
        let sheet = self.sheet(seat);
        match (self.phase, decision) {
            (Phase::Choose, Decision::Path(card)) => {
                if card < 16 && sheet.hand >> card & 1 == 1 {
                    Ok(())
                } else {
                    Err(Refusal::NotInHand)
                }
            }
            (Phase::Roads, Decision::Attribute(attribute)) => {
                self.check_attribute(sheet, attribute)
            }
            (Phase::Favours, Decision::Favour { cohort, from }) => {
                self.check_favour(seat, cohort, from)
            }
            (Phase::Favours, Decision::Accept) => Ok(()),
            (Phase::Actions, _) => self.check_action(seat, sheet, decision),
            _ => Err(Refusal::NotNow),
        }
    }

    /// HW-051, AMB-13.
    fn check_cohort(&self, sheet: &Sheet, cohort: Cohort) -> Result<(), Refusal> {
        if sheet.cohort_choices == 0 {
            return Err(Refusal::NothingToChoose);
        }
        let open = sheet.open_cohorts(self.printed.0) >> cohort.index() & 1 == 1;
        if open { Ok(()) } else { Err(Refusal::TargetFull) }
    }

    /// HW-037, HW-078, AMB-13.
    fn check_attribute(&self, sheet: &Sheet, attribute: Attribute) -> Result<(), Refusal> {
        if sheet.attribute_choices == 0 || sheet.cohort_choices > 0 {
            return Err(Refusal::NothingToChoose);
        }
        if sheet.offered >> attribute.index() & 1 == 0 {
            return Err(Refusal::NotOffered);
        }
        let open = sheet.open_attributes(self.printed.0) >> attribute.index() & 1 == 1;
        if open { Ok(()) } else { Err(Refusal::TargetFull) }
    }

    fn check_action(&self, seat: Seat, sheet: &Sheet, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Cohort(cohort) => return self.check_cohort(sheet, cohort),
            Decision::Attribute(attribute) => return self.check_attribute(sheet, attribute),
            Decision::Map { source, spot } => return self.check_map(seat, source, spot),
            _ if sheet.is_choosing() => return Err(Refusal::ChooseFirst),
            _ => {}
        }
        let season = self.season();
        match decision {
            Decision::Mine => season.check_mine(sheet),
            Decision::Guard => season.check_guard(sheet),
            Decision::Cippi => season.check_cippi(sheet),
            Decision::Wall => season.check_wall(sheet),
            Decision::Fort(pay) => season.check_fort(sheet, pay),
            Decision::Build(building) => season.check_build(sheet, building),
            Decision::Landmark(landmark) => season.check_landmark(sheet, landmark),
            Decision::Train => season.check_train(sheet),
            Decision::Forum(exchange) => season.check_forum(sheet, exchange),
            Decision::Citizen(citizen) => season.check_citizen(sheet, citizen),
            Decision::Good { place, source } => self.check_good(seat, place, source),
            Decision::Perform(place) => season.check_perform(sheet, place),
            Decision::Gladiator { which, pay } => season.check_gladiator(sheet, which, pay),
            Decision::Battle(which) => season.check_battle(sheet, which),
            Decision::Temple(pay) => season.check_temple(sheet, pay),
            Decision::Bribe(place) => season.check_bribe(sheet, place),
            Decision::Ruling(column) => season.check_ruling(sheet, column),
            Decision::Diplomat(cohort) => season.check_diplomat(sheet, cohort),
            Decision::Scout(source) => self.check_scout(seat, source),
            Decision::Finish => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// What a decision does to the sheets, before the game moves on.
    pub(crate) fn carry_out(&mut self, seat: Seat, decision: Decision, ledger: &mut impl Ledger) {
        let season = self.season();
        match decision {
            Decision::Good { place, source } => self.buy_good(seat, place, source, ledger),
            Decision::Map { source, spot } => self.lay_pattern(seat, source, spot, ledger),
            Decision::Favour { cohort, from } => self.spend_favour(seat, cohort, from),
            _ => season.act(self.sheet_mut(seat), decision, ledger),
        }
        self.sheet_mut(seat).settle(season.pack, ledger);
        if let Some(purpose) = decision.purpose() {
            self.phase = Phase::Turn(seat, purpose);
        }
        match decision {
            Decision::Favour { .. } => self.after_favour(seat, false),
            Decision::Accept => self.after_favour(seat, true),
            Decision::Path(_) | Decision::Finish => self.waiting.remove(seat),
            _ => {}
        }
    }

    /// Goes on to the next phase when nobody is left to decide in this one.
    pub(crate) fn advance(&mut self, seat: Seat) {
        match self.phase {
            Phase::Choose if self.waiting.is_empty() => self.turn_up_cards(),
            Phase::Roads if self.sheet(seat).attribute_choices == 0 => {
                self.waiting.remove(seat);
                if self.waiting.is_empty() {
                    self.open_actions();
                }
            }
            Phase::Actions if self.waiting.is_empty() => self.close_year(),
            _ => {}
        }
    }
}

impl Season {
    /// What an action does that touches nothing but the sheets of the player who takes it.
    pub(crate) fn act(&self, sheet: &mut Sheet, decision: Decision, ledger: &mut impl Ledger) {
        let pack = self.pack;
        match decision {
            Decision::Path(card) => sheet.choice = card,
            Decision::Attribute(attribute) => {
                sheet.attribute_choices -= 1;
                sheet.fill_attribute(pack, attribute, ledger);
            }
            Decision::Cohort(cohort) => {
                sheet.cohort_choices -= 1;
                sheet.fill_cohort(pack, cohort, ledger);
            }
            Decision::Mine => self.mine(sheet, ledger),
            Decision::Guard => self.guard(sheet, ledger),
            Decision::Cippi => self.cippi(sheet, ledger),
            Decision::Wall => self.wall(sheet, ledger),
            Decision::Fort(pay) => self.fortify(sheet, pay, ledger),
            Decision::Build(building) => self.build(sheet, building, ledger),
            Decision::Landmark(landmark) => self.raise_landmark(sheet, landmark, ledger),
            Decision::Train => self.train(sheet, ledger),
            Decision::Forum(exchange) => self.exchange(sheet, exchange, ledger),
            Decision::Citizen(citizen) => self.settle_citizen(sheet, citizen, ledger),
            Decision::Perform(place) => self.perform(sheet, place, ledger),
            Decision::Gladiator { which, pay } => Self::train_gladiator(sheet, which, pay),
            Decision::Battle(which) => self.enter_battle(sheet, which),
            Decision::Temple(pay) => self.fill_temple(sheet, pay, ledger),
            Decision::Bribe(place) => self.bribe(sheet, place, ledger),
            Decision::Ruling(column) => self.rule(sheet, column, ledger),
            Decision::Diplomat(cohort) => self.send_diplomat(sheet, cohort, ledger),
            Decision::Scout(source) => sheet.scouting = Some(source),
            Decision::Good { .. }
            | Decision::Map { .. }
            | Decision::Favour { .. }
            | Decision::Accept
            | Decision::Finish => {}
        }
    }

    /// HW-104, HW-117: what the Fate card an action asked for does to the sheets.
    pub(crate) fn turn_over(
        &self,
        sheet: &mut Sheet,
        purpose: Purpose,
        card: u8,
        ledger: &mut impl Ledger,
    ) {
        let fate = &self.pack.fate[usize::from(card)];
        match purpose {
            Purpose::Good(place) => self.store_good(sheet, place, fate.goods, ledger),
            Purpose::Battle(which) => self.fight(sheet, which, fate.damage, ledger),
        }
        sheet.settle(self.pack, ledger);
    }
}
