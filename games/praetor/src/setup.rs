//! PR-020 to PR-029: every switch of the game, and the position before the first draw.

use ludi_engine::{OptionKind, OptionSpec, PackRef, Phrase, SetupError};
use serde::{Deserialize, Serialize};

use crate::city::City;
use crate::components::{BoardId, Components, MOST_PLAYERS, Set};
use crate::player::Player;
use crate::worker::Workers;
use crate::{Praetor, Stage, Step};

/// Which rulebook is followed where the two differ (section 10 of the rules).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// English: two temples are capped (D-01), and the Blacksmith is exact (D-19).
    #[default]
    En,
    /// French: neither.
    Fr,
}

/// AMB-02: what a matching plaza is counted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlazaCount {
    /// Each matching corner counts.
    #[default]
    Corner,
    /// Each neighbouring tile with a matching corner counts once.
    Tile,
}

/// AMB-39: how players come by their Gold Mine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MineAssignment {
    /// The layout gives each seat its own.
    #[default]
    Seat,
    /// Players choose in the order of the first turn.
    Choose,
}

/// AMB-38: who visited Rome most recently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Visitor {
    /// This seat, counted from 0.
    Seat(u8),
    /// Drawn by lot.
    Lot(Lot),
}

/// The word for a choice by lot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lot {
    /// Drawn by lot.
    #[default]
    Random,
}

/// Every switch of the game. The default is the English rulebook with our rulings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "every switch stands for itself")]
pub struct Setup {
    /// The rulebook that is followed.
    pub edition: Edition,
    /// PR-190: the Expert game.
    pub expert: bool,
    /// PR-195: the Tough game.
    pub tough: bool,
    /// PR-025: the board side of each seat; empty: side A for all.
    pub boards: Vec<String>,
    /// PR-030: who visited Rome most recently.
    pub rome: Visitor,
    /// PR-181: each seat's place in the order of age, `1` the youngest; empty: unknown.
    pub ages: Vec<String>,
    /// AMB-01: tiles that touch only in a corner count for plazas.
    pub plaza_count_diagonal: bool,
    /// AMB-02: what plazas are counted by.
    pub plaza_count_per: PlazaCount,
    /// AMB-03: a new tile must share a full edge.
    pub placement_edge_contact: bool,
    /// AMB-08: owners use their special tiles for nothing.
    pub special_free_for_owner: bool,
    /// AMB-10: a Retired Worker may build.
    pub retired_may_build: bool,
    /// AMB-12: without an unplaced Active Worker a player passes.
    pub must_pass_without_active: bool,
    /// AMB-16: also by the English rulebook the Blacksmith turns up to the experience.
    pub blacksmith_up_to: bool,
    /// AMB-17: a tile may be activated for nothing.
    pub allow_zero_benefit: bool,
    /// AMB-21: the age when the City deck is empty.
    pub age_when_deck_empty: u8,
    /// AMB-24: each player finishes the whole update before the next begins.
    pub update_in_turn_order: bool,
    /// AMB-25: a Favor Marker goes on top of those it meets.
    pub favor_marker_on_top: bool,
    /// AMB-31: the Temple of Venus can cost Favor.
    pub venus_negative_loses: bool,
    /// AMB-34: the emergency recruit needs its full price.
    pub emergency_needs_full_favor: bool,
    /// AMB-36: Markers limit how many tiles a player controls.
    pub limit_markers: bool,
    /// AMB-39: how players come by their Gold Mine.
    pub gold_mine_assignment: MineAssignment,
    /// AMB-42: a final total below 0 counts as 0.
    pub final_favor_floor: bool,
    /// AMB-44: Expert ranks include players who have nothing to count.
    pub expert_zero_scores: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            edition: Edition::En,
            expert: false,
            tough: false,
            boards: Vec::new(),
            rome: Visitor::Lot(Lot::Random),
            ages: Vec::new(),
            plaza_count_diagonal: true,
            plaza_count_per: PlazaCount::Corner,
            placement_edge_contact: true,
            special_free_for_owner: true,
            retired_may_build: true,
            must_pass_without_active: true,
            blacksmith_up_to: false,
            allow_zero_benefit: true,
            age_when_deck_empty: 2,
            update_in_turn_order: true,
            favor_marker_on_top: true,
            venus_negative_loses: false,
            emergency_needs_full_favor: true,
            limit_markers: true,
            gold_mine_assignment: MineAssignment::Seat,
            final_favor_floor: false,
            expert_zero_scores: true,
        }
    }
}

/// The word for a side B drawn by lot.
pub(crate) const ANY_SIDE_B: &str = "random_b";
const BOARDS: &[&str] = &["a", "b1", "b2", "b3", "b4", "b5", ANY_SIDE_B];
const AGES: &[&str] = &["unknown", "1", "2", "3", "4", "5"];
/// How young the youngest at the table is: younger than anybody.
pub(crate) const YOUNGEST: u8 = AGES.len() as u8 - 1;

/// Every switch, the ones a table talks about first.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("edition", OptionKind::Choice(&["en", "fr"]), "D-01"),
    OptionSpec::new("expert", OptionKind::Flag, "PR-190").only_for(3, 5),
    OptionSpec::new("tough", OptionKind::Flag, "PR-195"),
    OptionSpec::new("boards", OptionKind::EachSeat(BOARDS), "PR-025"),
    OptionSpec::new("rome", OptionKind::SeatOrRandom, "PR-030"),
    OptionSpec::new("ages", OptionKind::EachSeat(AGES), "PR-181"),
    OptionSpec::new("plaza_count_diagonal", OptionKind::Flag, "AMB-01").ruling(),
    OptionSpec::new("plaza_count_per", OptionKind::Choice(&["corner", "tile"]), "AMB-02")
        .ruling()
        .beyond(),
    OptionSpec::new("placement_edge_contact", OptionKind::Flag, "AMB-03").ruling().beyond(),
    OptionSpec::new("special_free_for_owner", OptionKind::Flag, "AMB-08").ruling().beyond(),
    OptionSpec::new("retired_may_build", OptionKind::Flag, "AMB-10").ruling().beyond(),
    OptionSpec::new("must_pass_without_active", OptionKind::Flag, "AMB-12").ruling().beyond(),
    OptionSpec::new("blacksmith_up_to", OptionKind::Flag, "AMB-16").ruling().beyond(),
    OptionSpec::new("allow_zero_benefit", OptionKind::Flag, "AMB-17").ruling().beyond(),
    OptionSpec::new("age_when_deck_empty", OptionKind::Number(1..=2), "AMB-21").ruling().beyond(),
    OptionSpec::new("update_in_turn_order", OptionKind::Flag, "AMB-24").ruling().beyond(),
    OptionSpec::new("favor_marker_on_top", OptionKind::Flag, "AMB-25").ruling().beyond(),
    OptionSpec::new("venus_negative_loses", OptionKind::Flag, "AMB-31").ruling().beyond(),
    OptionSpec::new("emergency_needs_full_favor", OptionKind::Flag, "AMB-34").ruling().beyond(),
    OptionSpec::new("limit_markers", OptionKind::Flag, "AMB-36").ruling().beyond(),
    OptionSpec::new("gold_mine_assignment", OptionKind::Choice(&["seat", "choose"]), "AMB-39")
        .ruling()
        .beyond(),
    OptionSpec::new("final_favor_floor", OptionKind::Flag, "AMB-42").ruling().beyond(),
    OptionSpec::new("expert_zero_scores", OptionKind::Flag, "AMB-44").ruling().beyond(),
];

/// The switches as the rules ask for them, small enough to live in every position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "every switch stands for itself")]
pub(crate) struct Rules {
    pub edition: Edition,
    pub expert: bool,
    pub tough: bool,
    pub diagonal_plazas: bool,
    pub plazas_per_tile: bool,
    pub edge_contact: bool,
    pub retired_may_build: bool,
    pub special_free_for_owner: bool,
    pub must_pass_without_active: bool,
    pub blacksmith_up_to: bool,
    pub allow_zero_benefit: bool,
    pub venus_negative_loses: bool,
    pub age_when_deck_empty: u8,
    pub update_in_turn_order: bool,
    pub marker_on_top: bool,
    pub emergency_needs_full_favor: bool,
    pub limit_markers: bool,
    pub expert_zero_scores: bool,
    pub choose_mines: bool,
    pub final_favor_floor: bool,
    /// Whether the game is played by version 1 of the rules.
    pub first_version: bool,
}

impl Rules {
    fn new(setup: &Setup) -> Self {
        Self {
            edition: setup.edition,
            expert: setup.expert,
            tough: setup.tough,
            diagonal_plazas: setup.plaza_count_diagonal,
            plazas_per_tile: setup.plaza_count_per == PlazaCount::Tile,
            edge_contact: setup.placement_edge_contact,
            retired_may_build: setup.retired_may_build,
            special_free_for_owner: setup.special_free_for_owner,
            must_pass_without_active: setup.must_pass_without_active,
            blacksmith_up_to: setup.blacksmith_up_to,
            allow_zero_benefit: setup.allow_zero_benefit,
            venus_negative_loses: setup.venus_negative_loses,
            age_when_deck_empty: setup.age_when_deck_empty,
            update_in_turn_order: setup.update_in_turn_order,
            marker_on_top: setup.favor_marker_on_top,
            emergency_needs_full_favor: setup.emergency_needs_full_favor,
            limit_markers: setup.limit_markers,
            expert_zero_scores: setup.expert_zero_scores,
            choose_mines: setup.gold_mine_assignment == MineAssignment::Choose,
            final_favor_floor: setup.final_favor_floor,
            first_version: false,
        }
    }

    /// D-19, AMB-16: whether the Blacksmith turns up to the experience. In version 1 the switch
    /// alone decided.
    pub fn forges_up_to(&self) -> bool {
        self.blacksmith_up_to || self.edition == Edition::Fr && !self.first_version
    }
}

fn refuse<T>(phrase: Phrase, rule: &'static str) -> Result<T, SetupError> {
    Err(SetupError { phrase, rule })
}

/// PR-025, AMB-40: the side of each seat, `None` where it is drawn; no side B twice.
fn chosen_sides(
    pack: &Components,
    words: &[String],
    players: u8,
) -> Result<[Option<BoardId>; MOST_PLAYERS], SetupError> {
    let mut sides = [Some(BoardId(0)); MOST_PLAYERS];
    if words.is_empty() {
        return Ok(sides);
    }
    if words.len() != usize::from(players) {
        return refuse(Phrase::new("setup-boards").with("players", players), "PR-025");
    }
    for (index, word) in words.iter().enumerate() {
        if word == ANY_SIDE_B {
            sides[index] = None;
            continue;
        }
        let Some(board) = pack.board_by_id(word) else {
            let phrase = Phrase::new("setup-board-unknown").with("board", word.clone());
            return refuse(phrase, "PR-025");
        };
        if !pack.boards[board.index()].common && sides[..index].contains(&Some(board)) {
            let phrase = Phrase::new("setup-board-twice").with("board", word.to_uppercase());
            return refuse(phrase, "AMB-40");
        }
        sides[index] = Some(board);
    }
    let distinct = pack.boards.iter().filter(|board| !board.common).count();
    let wanted = sides[..words.len()].iter().filter(|side| **side != Some(BoardId(0))).count();
    if wanted > distinct {
        return refuse(Phrase::new("setup-board-few").with("boards", distinct), "AMB-40");
    }
    Ok(sides)
}

/// PR-181: how young each seat is: the higher the younger, 0 where nobody knows.
fn youth(words: &[String], players: u8) -> Result<[u8; MOST_PLAYERS], SetupError> {
    let mut youth = [0; MOST_PLAYERS];
    let fits = words.is_empty() || words.len() == usize::from(players);
    for (index, word) in words.iter().enumerate().take(MOST_PLAYERS) {
        match AGES.iter().position(|age| age == word) {
            Some(0) if fits => {}
            Some(place) if fits => youth[index] = YOUNGEST + 1 - place as u8,
            _ => return refuse(Phrase::new("setup-ages").with("players", players), "PR-181"),
        }
    }
    if fits {
        Ok(youth)
    } else {
        refuse(Phrase::new("setup-ages").with("players", players), "PR-181")
    }
}

/// The position before the first draw.
pub fn start(pack: &'static Components, setup: &Setup, players: u8) -> Result<Praetor, SetupError> {
    if setup.expert && players < pack.constants.expert_players {
        let least = pack.constants.expert_players;
        return refuse(Phrase::new("setup-expert").with("least", least), "PR-190");
    }
    let sides = chosen_sides(pack, &setup.boards, players)?;
    let youth = youth(&setup.ages, players)?;
    let rome = match setup.rome {
        Visitor::Seat(seat) if seat < players => Some(seat),
        Visitor::Seat(_) => {
            return refuse(Phrase::new("setup-rome").with("players", players), "PR-030");
        }
        Visitor::Lot(Lot::Random) => None,
    };
    if !(1..=2).contains(&setup.age_when_deck_empty) {
        return refuse(Phrase::new("setup-age-empty"), "AMB-21");
    }
    let rules = Rules::new(setup);
    // PR-020, PR-195: tiles of other player counts, and the Markets of a Tough game, leave.
    let mut tiles = pack.used_with(players);
    if rules.tough {
        tiles = tiles.without(pack.tough);
    }
    let mut state = Praetor {
        pack: PackRef(pack),
        rules,
        players,
        seats: [Player::default(); MOST_PLAYERS],
        city: City::default(),
        deck: tiles.without(pack.ages[0]),
        available: Set::default(),
        wall_deck: (0..pack.walls.len() as u8).collect(),
        walls: Set::default(),
        youth,
        rome: rome.unwrap_or(u8::MAX),
        undrawn_boards: 0,
        turn: 0,
        last_turn: false,
        order: [0, 1, 2, 3, 4],
        place: 0,
        arrivals: [0, 1, 2, 3, 4],
        stage: Stage::Setup,
        step: Step::Draw,
    };
    lay_out(&mut state, sides, tiles);
    state.go_on_setting_up(&mut ());
    Ok(state)
}

/// PR-021, PR-025 to PR-029: the tiles of the layout, and what lies in front of each seat.
fn lay_out(state: &mut Praetor, sides: [Option<BoardId>; MOST_PLAYERS], tiles: Set) {
    let pack = state.pack;
    for (tile, x, y, rotation) in &pack.layout(state.players).placed {
        if tiles.contains(tile.0) {
            state.city.place(*tile, *x, *y, *rotation);
        }
    }
    for (seat, side) in sides.into_iter().enumerate().take(usize::from(state.players)) {
        if side.is_none() {
            state.undrawn_boards |= 1 << seat;
        }
        let board = side.unwrap_or(BoardId(0));
        let constants = &pack.constants;
        state.seats[seat] = Player {
            goods: constants.start,
            workers: Workers::beginning(constants),
            ..Player::default()
        };
        state.give_board(seat, board);
    }
    if !state.rules.choose_mines {
        for (seat, mine) in pack.layout(state.players).mines.iter().enumerate() {
            if tiles.contains(mine.0) {
                state.claim(seat, *mine);
            }
        }
    }
}
