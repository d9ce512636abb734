//! PR-170 to PR-194: final scoring, Expert bonuses and tie-breaks.

use ludi_engine::{Line, Seat, Sheet, Standings};

use crate::components::{Good, MOST_PLAYERS};
use crate::setup::YOUNGEST;
use crate::{Post, Praetor};

/// What a seat's score is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// PR-013: Favor on the track.
    pub favor: i32,
    /// PR-170: experience of Active Workers, and how many there are.
    pub active: (i32, i32),
    /// PR-171: Novices, and their Favor.
    pub novices: (i32, i32),
    /// PR-172.
    pub morale: i32,
    /// PR-173: Gold after selling everything, and its Favor.
    pub gold: (i32, i32),
    /// PR-191 to PR-193: what was counted, and its Favor.
    pub area: (i32, i32),
    /// PR-192.
    pub walls: (i32, i32),
    /// PR-193.
    pub villagers: (i32, i32),
    /// AMB-42: what lifts a total below 0 up to 0.
    pub floor: i32,
}

impl Tally {
    /// The total.
    pub fn total(&self) -> i32 {
        let Self { favor, active, novices, morale, gold, area, walls, villagers, floor } = self;
        favor + active.1 + novices.1 + morale + gold.1 + area.1 + walls.1 + villagers.1 + floor
    }
}

/// PR-194, AMB-44: the Favor of a seat for its rank; ties share the average, rounded down.
pub(crate) fn ranked(
    values: &[u8],
    seat: usize,
    prizes: [u8; MOST_PLAYERS],
    zero_scores: bool,
) -> i32 {
    let own = values[seat];
    if own == 0 && !zero_scores {
        return 0;
    }
    let ahead = values.iter().filter(|value| **value > own).count();
    let tied: usize = values.iter().map(|value| usize::from(*value == own)).sum();
    let shared: i32 = prizes[ahead..ahead + tied].iter().map(|prize| i32::from(*prize)).sum();
    shared / tied as i32
}

/// What a seat would score if the game were scored now.
pub fn points(game: &Praetor, seat: Seat) -> i32 {
    game.tally(seat).total()
}

/// PR-180, PR-181: score sheets, and places after all tie-breaks.
pub fn score_sheets(game: &Praetor) -> Standings {
    let sheet = |seat: Seat| {
        let (tally, player) = (game.tally(seat), game.player(seat));
        let mut lines = vec![
            Line::new("favor", tally.favor, tally.favor),
            Line::new("active", tally.active.0, tally.active.1),
            Line::new("novices", tally.novices.0, tally.novices.1),
            Line::new("morale", tally.morale, tally.morale),
            Line::new("gold", tally.gold.0, tally.gold.1),
        ];
        if game.rules.expert {
            lines.push(Line::new("area", tally.area.0, tally.area.1));
            lines.push(Line::new("walls", tally.walls.0, tally.walls.1));
            lines.push(Line::new("villagers", tally.villagers.0, tally.villagers.1));
        }
        if game.rules.final_favor_floor {
            lines.push(Line::new("floor", tally.floor, tally.floor));
        }
        let mut sheet = Sheet::new(seat, lines);
        sheet.tie_breaks =
            vec![tally.morale, i32::from(player.walls.len()), i32::from(player.tiles()), 0];
        sheet
    };
    let mut sheets: Vec<Sheet> = Seat::all(game.players).map(sheet).collect();
    compare_ages(game, &mut sheets);
    Standings::ranked(1, sheets)
}

/// PR-181, AMB-43: the last tie-break. A player of unknown age may be as young as the youngest of
/// those tied, and shares that one's place; only nobody is younger than the youngest at the table.
fn compare_ages(game: &Praetor, sheets: &mut [Sheet]) {
    let youth = |sheet: &Sheet| game.youth[sheet.seat.index()];
    for index in 0..sheets.len() {
        let own = &sheets[index];
        let same = |other: &&Sheet| {
            (other.total, &other.tie_breaks[..3]) == (own.total, &own.tie_breaks[..3])
        };
        let mut place = youth(own);
        // Version 1 took whoever is of unknown age for the oldest.
        if place == 0 && !game.rules.first_version {
            let youngest = sheets.iter().filter(same).map(youth).max();
            place = youngest.unwrap_or(0).min(YOUNGEST - 1);
        }
        sheets[index].tie_breaks[3] = i32::from(place);
    }
}

impl Praetor {
    /// PR-173: Gold after selling all full lots at the rates of the seat's board.
    pub(crate) fn sold_out(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let trade = |good| {
            let rate = self.rate(player, good)?;
            let lots = player.goods.get(good) / u16::from(rate.sell_units);
            Some(i32::from(lots) * i32::from(rate.sell))
        };
        let sold: i32 = Good::TRADED.into_iter().filter_map(trade).sum();
        sold + i32::from(player.goods.get(Good::Gold))
    }

    /// Placed Workers count with the experience they have now.
    fn active_experience(&self, seat: Seat) -> i32 {
        let sent = self.player(seat).sent.iter();
        let posts = sent.flat_map(|tile| {
            let site = &self.city.sites[usize::from(tile)];
            [site.centre, site.area]
        });
        let placed: u32 = posts
            .filter_map(Post::worker)
            .filter(|(owner, worker)| *owner == seat.0 && !worker.retired)
            .map(|(_, worker)| u32::from(worker.experience))
            .sum();
        (placed + self.player(seat).workers.experience()) as i32
    }

    /// PR-170 to PR-174: what a seat would score now.
    pub(crate) fn tally(&self, seat: Seat) -> Tally {
        let (player, constants) = (self.player(seat), &self.pack.constants);
        let novices = i32::from(player.workers.training());
        let gold = self.sold_out(seat);
        let mut tally = Tally {
            favor: player.favor,
            active: (i32::from(player.workers.active()), self.active_experience(seat)),
            novices: (novices, novices * i32::from(constants.novice_favor)),
            morale: self.morale(seat),
            gold: (gold, gold / i32::from(constants.gold_per_favor)),
            ..Tally::default()
        };
        if self.rules.expert {
            let bonus = |value: &dyn Fn(Seat) -> u8, prizes| {
                let mut values = [0; MOST_PLAYERS];
                for seat in Seat::all(self.players) {
                    values[seat.index()] = value(seat);
                }
                let values = &values[..usize::from(self.players)];
                let favor = ranked(values, seat.index(), prizes, self.rules.expert_zero_scores);
                (i32::from(values[seat.index()]), favor)
            };
            tally.area = bonus(&|seat| self.city.largest_area(seat.0), constants.largest_area);
            tally.walls = bonus(&|seat| self.player(seat).walls.len(), constants.most_walls);
            tally.villagers =
                bonus(&|seat| self.player(seat).workers.villagers, constants.most_villagers);
        }
        if self.rules.final_favor_floor {
            tally.floor = (-tally.total()).max(0);
        }
        tally
    }
}
