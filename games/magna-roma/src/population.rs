//! Population on monuments (MR-108, AMB-25).
//!
//! Moving meeples is free until the end, and scoring always uses the best assignment, so a player
//! never has to do it. Who likes to see the meeples on the monuments may put them there.

use crate::{Decision, MagnaRoma, Realm, Refusal};

/// The most meeples a player moves by hand in one turn. The rulebook has no limit; without one a
/// turn need not end.
pub(crate) const MOVES: u8 = 10;

impl Realm {
    /// Meeples on no monument.
    pub fn idle(&self) -> u8 {
        self.population - self.city.people()
    }

    /// Takes meeples that were paid away off the monuments, the newest monument first (AMB-09).
    pub(crate) fn keep_people_within_population(&mut self) {
        let mut missing = self.city.people().saturating_sub(self.population);
        for built in self.city.monuments_mut().rev() {
            let taken = missing.min(built.people);
            built.people -= taken;
            missing -= taken;
        }
    }
}

impl MagnaRoma {
    fn check_moving(&self) -> Result<(), Refusal> {
        if !self.setup.place_population {
            Err(Refusal::PopulationByItself)
        } else if self.moves >= MOVES {
            Err(Refusal::MovesSpent { limit: MOVES })
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_moves(&self, out: &mut Vec<Decision>) {
        if self.check_moving().is_err() {
            return;
        }
        let realm = self.acting();
        for built in realm.city.monuments() {
            if realm.idle() > 0 {
                out.push(Decision::Settle(built.monument));
            }
            if built.people > 0 {
                out.push(Decision::Withdraw(built.monument));
            }
        }
    }

    /// MR-108
    pub(crate) fn check_settle(&self, monument: u8) -> Result<(), Refusal> {
        self.check_moving()?;
        let realm = self.acting();
        realm.city.monument(monument).ok_or(Refusal::NotYourMonument)?;
        if realm.idle() == 0 { Err(Refusal::NobodyIdle) } else { Ok(()) }
    }

    /// MR-108
    pub(crate) fn check_withdraw(&self, monument: u8) -> Result<(), Refusal> {
        self.check_moving()?;
        let built = self.acting().city.monument(monument).ok_or(Refusal::NotYourMonument)?;
        if built.people == 0 { Err(Refusal::NobodyThere) } else { Ok(()) }
    }

    pub(crate) fn settle(&mut self, monument: u8) {
        self.moves += 1;
        self.built_mut(monument).people += 1;
    }

    pub(crate) fn withdraw(&mut self, monument: u8) {
        self.moves += 1;
        self.built_mut(monument).people -= 1;
    }

    fn built_mut(&mut self, monument: u8) -> &mut crate::Built {
        let mut monuments = self.acting_mut().city.monuments_mut();
        let built = monuments.find(|built| built.monument == monument);
        built.expect("the monument was checked")
    }
}
