//! HW-160 to HW-164, HW-177: scores, paths, places and solo ranks.

use ludi_engine::{Line, Seat, Sheet as ScoreSheet, Standings};

use crate::components::{Components, Honour, Metric, PlayerCard, Rank};
use crate::sheet::Sheet;
use crate::vocabulary::Attribute;
use crate::{Hadrian, NO_CARD, Phase};

impl Components {
    /// HW-164: the points of a path card for what it measures.
    pub(crate) fn points_for(&self, card: &PlayerCard, have: u8) -> u8 {
        let reached = |at: &&u8| if card.at_most { have <= **at } else { have >= **at };
        match card.at.iter().filter(reached).count() {
            0 => 0,
            steps => self.path_vp[steps - 1],
        }
    }
}

impl Sheet {
    /// HW-164.1 to HW-164.12: what a path card measures.
    pub fn metric(&self, pack: &Components, metric: Metric) -> u8 {
        let full = |have: u8, all: u8| u8::from(have >= all);
        match metric {
            Metric::Landmarks => self.landmarks.count_ones() as u8,
            Metric::Disdain => self.open_disdain(),
            Metric::WallSections => sections(self.wall, pack.wall.ends),
            Metric::LargeBuildings => (self.built & pack.sites.large).count_ones() as u8,
            Metric::Cohorts => {
                self.cohorts.iter().map(|have| full(*have, pack.cohort.len() as u8)).sum()
            }
            Metric::Production => self.production,
            Metric::Goods => self.goods.len() as u8,
            Metric::CitizenTracks => {
                let tracks = self.citizens.iter().zip(pack.citizen_boxes);
                tracks.map(|(have, boxes)| full(*have, boxes)).sum()
            }
            Metric::Temples => pack.temples.full[usize::from(self.temple)],
            Metric::MapColumns => pack.scouting.full_columns(self.map),
            Metric::Strength => self.strength.iter().sum(),
            Metric::GuardSections => sections(self.guard, pack.guard.ends),
        }
    }

    /// HW-164: the points of a path card.
    pub fn path_points(&self, pack: &Components, card: &PlayerCard) -> u8 {
        pack.points_for(card, self.metric(pack, card.metric))
    }

    /// The path cards that lie open, in the order of the years.
    pub fn path_cards<'a>(
        &'a self,
        pack: &'a Components,
    ) -> impl Iterator<Item = &'a PlayerCard> + 'a {
        let open = self.paths.iter().filter(|card| **card != NO_CARD);
        open.map(|card| &pack.cards[usize::from(*card)])
    }

    /// The points of all path cards together.
    pub fn all_path_points(&self, pack: &Components) -> i32 {
        self.path_cards(pack).map(|card| i32::from(self.path_points(pack, card))).sum()
    }

    /// HW-162: the points open Disdain costs.
    pub fn penalty(&self, pack: &Components) -> i32 {
        let last = pack.penalty.len() - 1;
        i32::from(pack.penalty[usize::from(self.open_disdain()).min(last)])
    }

    /// HW-161: the score.
    pub fn points(&self, pack: &Components) -> i32 {
        let boxes: i32 = self.attributes.iter().map(|filled| i32::from(*filled)).sum();
        boxes * i32::from(pack.attribute_vp) + self.all_path_points(pack) - self.penalty(pack)
    }
}

/// How many sections of a track with columns are full.
fn sections(filled: u8, ends: [u8; 3]) -> u8 {
    ends.into_iter().map(|end| u8::from(filled >= end)).sum()
}

/// What a path card asks for, as the key of its line of the score sheet and as the message that
/// says it.
pub(crate) fn path_key(metric: Metric) -> &'static str {
    match metric {
        Metric::Landmarks => "path-landmarks",
        Metric::Disdain => "path-disdain",
        Metric::WallSections => "path-wall",
        Metric::LargeBuildings => "path-large",
        Metric::Cohorts => "path-cohorts",
        Metric::Production => "path-production",
        Metric::Goods => "path-goods",
        Metric::CitizenTracks => "path-citizens",
        Metric::Temples => "path-temples",
        Metric::MapColumns => "path-map",
        Metric::Strength => "path-gladiators",
        Metric::GuardSections => "path-guard",
    }
}

/// HW-161: the score of a seat.
pub fn points(game: &Hadrian, seat: Seat) -> i32 {
    game.sheet(seat).points(game.printed.0)
}

/// HW-161: the lines of a score sheet; HW-163: what breaks ties.
fn score_sheet(game: &Hadrian, seat: Seat) -> ScoreSheet {
    let (pack, sheet) = (game.printed.0, game.sheet(seat));
    let attribute = |attribute: Attribute| {
        let filled = i32::from(sheet.attribute(attribute));
        Line::new(attribute.id(), filled, filled * i32::from(pack.attribute_vp))
    };
    let mut lines: Vec<Line> = Attribute::ALL.into_iter().map(attribute).collect();
    lines.extend(sheet.path_cards(pack).map(|card| {
        let have = sheet.metric(pack, card.metric);
        let points = sheet.path_points(pack, card);
        Line::new(path_key(card.metric), have.into(), points.into())
    }));
    lines.push(Line::new("disdain", sheet.open_disdain().into(), -sheet.penalty(pack)));
    ScoreSheet {
        tie_breaks: vec![-i32::from(sheet.open_disdain()), sheet.all_path_points(pack)],
        ..ScoreSheet::new(seat, lines)
    }
}

/// HW-163, HW-177, AMB-34, AMB-45: the score sheets, line by line, and the places.
pub fn score_sheets(game: &Hadrian) -> Standings {
    let seats = Seat::all(game.players).map(|seat| score_sheet(game, seat)).collect();
    let mut standings = Standings::ranked(1, seats);
    if game.players == 1 && game.phase == Phase::Over {
        for sheet in &mut standings.seats {
            sheet.title = Some(rank_message(rank(&game.printed.0.ranks, sheet.total)).into());
        }
    }
    standings
}

/// HW-177, AMB-35: the rank a solo score earns; scores below the lowest earn the lowest.
pub fn rank(ranks: &[Rank], points: i32) -> Honour {
    let earned = ranks.iter().rev().find(|rank| points >= i32::from(rank.min));
    earned.or(ranks.first()).map_or(Honour::Miles, |rank| rank.honour)
}

/// The message that names a rank.
fn rank_message(honour: Honour) -> &'static str {
    match honour {
        Honour::Miles => "rank-miles",
        Honour::Centurion => "rank-centurion",
        Honour::PrimusPilus => "rank-primus-pilus",
        Honour::Praefectus => "rank-praefectus-castrorum",
        Honour::Legatus => "rank-legatus-legionis",
    }
}
