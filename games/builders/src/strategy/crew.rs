//! Crews: who can finish a site together, at the least cost.

use arrayvec::ArrayVec;
use ludi_engine::Seat;

use super::Mind;
use crate::components::{BUILDINGS, HANDS};
use crate::{Builders, Building, Hand, Levels, Tool, hands};

/// Hands that can finish a site together.
#[derive(Clone, Copy)]
pub struct Crew {
    pub hands: u32,
    pub wages: u32,
    /// Whether tools have to help.
    pub tools: bool,
}

/// A site and the crew that will finish it.
#[derive(Clone, Copy)]
pub struct Plan {
    pub site: Building,
    pub crew: Crew,
}

/// The search for the cheapest crew.
struct Search<'a> {
    game: &'a Builders,
    /// What an action is worth.
    action: f32,
    needs: Levels,
    /// Who could help, and what everybody from here on could do together.
    candidates: ArrayVec<(Hand, Levels), HANDS>,
    tools: Levels,
    best: Option<(f32, Crew)>,
}

impl Search<'_> {
    fn look(&mut self, from: usize, made: Levels, crew: Crew, carriers: u32) {
        let size = crew.hands.count_ones();
        let cost = crew.wages as f32 + self.action * size as f32;
        if self.best.is_some_and(|(best, _)| cost >= best) {
            return;
        }
        let left = self.needs.beyond(made);
        if left.is_none() {
            self.best = Some((cost, crew));
            return;
        }
        let by_tools = self.tools.meets(left) && left.sum() <= carriers;
        if by_tools && self.best.is_none_or(|(best, _)| cost + 1.0 < best) {
            self.best = Some((cost + 1.0, Crew { tools: true, ..crew }));
        }
        for index in from..self.candidates.len() {
            let (hand, together) = self.candidates[index];
            if !made.plus(together).plus(self.tools).meets(self.needs) {
                return;
            }
            let brings = self.game.produces(hand);
            if brings.common(left).is_none() {
                continue;
            }
            let joined = Crew {
                hands: crew.hands | 1 << hand.0,
                wages: crew.wages + u32::from(self.game.wage(hand)),
                tools: false,
            };
            let carriers = carriers + u32::from(self.game.may_carry(hand));
            self.look(index + 1, made.plus(brings), joined, carriers);
        }
    }
}

impl Mind<'_> {
    /// The cheapest crew out of some hands that meets some needs, with the help of some tools.
    pub fn crew_for(&self, needs: Levels, team: u32, tools: u8) -> Option<Crew> {
        let mut candidates: ArrayVec<(Hand, Levels), HANDS> =
            hands(team).map(|hand| (hand, self.produces(hand))).collect();
        let mut together = Levels::NONE;
        for (_, levels) in candidates.iter_mut().rev() {
            together = together.plus(*levels);
            *levels = together;
        }
        let tools = Tool::all()
            .filter(|tool| tools >> tool.0 & 1 == 1)
            .fold(Levels::NONE, |sum, tool| sum.plus(self.cards.0.tool(tool).adds));
        let nobody = Crew { hands: 0, wages: 0, tools: false };
        let (game, action) = (self.game, self.taste.action);
        let mut search = Search { game, action, needs, candidates, tools, best: None };
        search.look(0, Levels::NONE, nobody, 0);
        search.best.map(|(_, crew)| crew)
    }

    /// Crews for the seat's sites, begun sites and small ones first, and who is left over.
    pub fn plans(&self, seat: Seat) -> (ArrayVec<Plan, BUILDINGS>, u32, u8) {
        let player = self.player(seat);
        let (mut free, mut tools) = (player.available, player.unused_tools);
        let mut sites: ArrayVec<Building, BUILDINGS> = player.sites().collect();
        sites.sort_by_key(|site| (self.crews[site.index()] == 0, self.missing(*site).sum()));
        let mut plans = ArrayVec::new();
        for site in sites {
            if let Some(crew) = self.crew_for(self.missing(site), free, tools) {
                free &= !crew.hands;
                if crew.tools {
                    tools = 0;
                }
                plans.push(Plan { site, crew });
            }
        }
        (plans, free, tools)
    }
}
