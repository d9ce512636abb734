//! Section 1 and 2: what is in the box, and packs that are wrong.

use ludi_engine::{Pack as _, Source};

use super::*;
use crate::components::Sets;
use crate::pack::BUILTIN;
use crate::{Colour, Icon, Resource};

fn pack() -> &'static Components {
    Components::builtin()
}

/// The error of the built-in pack with one text replaced by another.
fn broken(from: &str, to: &str) -> String {
    assert!(BUILTIN.contains(from), "the pack has no {from}");
    Components::parse(&BUILTIN.replacen(from, to, 1)).expect_err(to).to_string()
}

/// MR-002
#[test]
fn the_box_holds_the_printed_number_of_tiles_and_cards() {
    assert_eq!(pack().tiles.iter().filter(|tile| tile.colour.is_some()).count(), 96);
    assert_eq!(pack().tiles.iter().filter(|tile| tile.colour.is_none()).count(), 4);
    assert_eq!((pack().monuments.len(), pack().provinces.len(), pack().tokens.len()), (12, 10, 6));
}

/// MR-003
#[test]
fn the_supply_has_the_printed_size() {
    let pieces = pack().pieces;
    assert_eq!((pieces.coins, pieces.blessings, pieces.population), (30, 16, 50));
}

/// MR-004
#[test]
fn there_is_one_of_each_board_and_a_personal_one_for_each_player() {
    let p = pack().pieces;
    let shared =
        [p.selection_boards, p.market_boards, p.military_boards, p.pantheon_boards, p.solo_boards];
    assert_eq!((shared, p.personal_boards), ([1; 5], 4));
}

/// MR-005: three star tracks, score, market, military and pantheon use seven cubes.
#[test]
fn every_marker_has_its_cube() {
    let p = pack().pieces;
    assert_eq!(usize::from(p.cubes_per_player), Colour::ALL.len() + 4);
    assert_eq!(p.discs_per_player, pack().provinces_in_play);
    assert_eq!((p.cylinders_per_player, p.score_markers), (1, 4));
}

/// MR-006
#[test]
fn there_are_four_objectives_of_each_level() {
    for level in 1..=3 {
        assert_eq!(pack().objectives.iter().filter(|o| o.level == level).count(), 4);
    }
    assert_eq!(pack().pieces.player_aids, 4);
}

/// MR-010, MR-015, MR-016: one colour, at most one icon, at most two stars, one to four halves.
#[test]
fn every_tile_is_within_what_is_known() {
    for tile in pack().tiles.iter().filter(|tile| tile.colour.is_some()) {
        let own = tile.stars[tile.colour.unwrap() as usize];
        assert!(own <= 2 && own == tile.star_count(), "{}", tile.id);
        assert!((1..=4).contains(&tile.edges.count()), "{}", tile.id);
        assert!(tile.icons().count() <= 1, "{}", tile.id);
    }
    for stars in 0..=2 {
        assert!(pack().tiles.iter().any(|tile| tile.star_count() == stars));
    }
    for icon in Icon::ALL {
        assert!(pack().tiles.iter().any(|tile| tile.icons[icon as usize] > 0));
    }
}

/// The reconstructed set favours no colour, half or icon: it maps onto itself when colour and
/// half go one on and the icon goes two on.
#[test]
fn the_reconstructed_tiles_are_symmetric() {
    let next_half = |half: u8| if half == 0 { 0 } else { half % 3 + 1 };
    let pattern = |edges: [u8; 4]| (0..4).map(|k| rotated(edges, k)).max().unwrap();
    let shape = |tile: &crate::Tile, shift: usize| {
        let colour = (tile.colour.unwrap() as usize + shift) % 3;
        let mut edges = crate::cell::SIDES.map(|side| tile.edges.half(side));
        let mut icon = tile.icons().next().map(|icon| icon as usize);
        for _ in 0..shift {
            edges = edges.map(next_half);
            icon = icon.map(|icon| (icon + 2) % 3);
        }
        (colour, pattern(edges), tile.star_count(), icon)
    };
    let tiles: Vec<_> = pack().tiles.iter().filter(|tile| tile.colour.is_some()).collect();
    let mut plain: Vec<_> = tiles.iter().map(|tile| shape(tile, 0)).collect();
    let mut moved: Vec<_> = tiles.iter().map(|tile| shape(tile, 1)).collect();
    plain.sort_unstable();
    moved.sort_unstable();
    assert_eq!(plain, moved);
}

fn rotated(mut edges: [u8; 4], turns: usize) -> [u8; 4] {
    edges.rotate_right(turns);
    edges
}

/// MR-012: a pack with a fourth half is refused.
#[test]
fn there_are_exactly_three_halves() {
    let more = "[[half]]\nid = \"dome\"\nname = { en = \"x\", fr = \"x\" }\nmark = \"x\"\nsource = \"owner\"\n\n[[pair]]";
    assert_eq!(broken("[[pair]]", more), "half: 4 entries, expected 3");
}

/// MR-013, AMB-01: each of the six pairs of three halves makes one of the six symbols.
#[test]
fn six_pairs_make_six_symbols() {
    let mut found = Vec::new();
    for a in 1..=3usize {
        for b in a..=3 {
            assert_eq!(pack().pays[a * 4 + b], pack().pays[b * 4 + a]);
            found.push(pack().pays[a * 4 + b][0].resource);
        }
    }
    found.sort_unstable();
    assert_eq!(found, Resource::ALL);
}

/// MR-018, MR-019: small and large benefits.
#[test]
fn symbols_pay_as_printed() {
    let pays = |resource| {
        let all = pack().pays.iter();
        let pair = all.into_iter().find(|pair| pair[0].amount > 0 && pair[0].resource == resource);
        pair.unwrap().map(|gain| gain.amount)
    };
    assert_eq!(pays(Resource::Legion), [1, 2]);
    assert_eq!(pays(Resource::Faith), [1, 2]);
    assert_eq!(pays(Resource::Luxury), [1, 2]);
    assert_eq!(pays(Resource::Vp), [1, 3]);
    assert_eq!(pays(Resource::Coin), [1, 2]);
    assert_eq!(pays(Resource::Population), [1, 2]);
}

/// MR-030, MR-051: a star value 4 and a fivefold market space exist, as the rulebook's example
/// needs.
#[test]
fn tracks_hold_the_values_of_the_example() {
    assert!(pack().values.contains(&4) && pack().multipliers.contains(&5));
}

/// MR-034: one legion, population, coin or luxury good each, some of them linked.
#[test]
fn personal_bonuses_are_of_the_four_kinds() {
    let kinds = [Resource::Legion, Resource::Population, Resource::Coin, Resource::Luxury];
    for bonus in &pack().bonuses {
        assert!(kinds.contains(&bonus.gain.resource) && bonus.gain.amount == 1, "{}", bonus.id);
    }
    assert!(pack().bonuses.iter().any(|bonus| bonus.linked.is_some()));
}

/// MR-061, MR-062
#[test]
fn the_military_board_is_as_printed() {
    assert_eq!(pack().rows, [5, 4, 3]);
    let vp = &pack().military;
    assert_eq!((vp[vp.len() - 2], vp[vp.len() - 1], vp[vp.len() - 3]), (3, 5, 0));
}

/// MR-071: four blessing spaces share out sixteen tokens among four players.
#[test]
fn blessing_tokens_never_run_out() {
    assert_eq!(pack().blessings.count_ones() * 4, u32::from(pack().pieces.blessings));
}

/// MR-125, MR-127
#[test]
fn provinces_count_and_score_as_printed() {
    let mut found: Vec<String> = pack()
        .provinces
        .iter()
        .map(|province| format!("{:?} {:?}", province.sets, province.points))
        .collect();
    found.sort();
    let mut expected: Vec<String> = [
        (Sets::Icons([0, 0, 2]), [3, 2, 1]),
        (Sets::Icons([0, 2, 0]), [3, 2, 1]),
        (Sets::Icons([2, 0, 0]), [3, 2, 1]),
        (Sets::Icons([0, 1, 1]), [3, 2, 1]),
        (Sets::Icons([1, 0, 1]), [3, 2, 1]),
        (Sets::Icons([1, 1, 0]), [3, 2, 1]),
        (Sets::Icons([1, 1, 1]), [4, 3, 2]),
        (Sets::Districts(Colour::Red), [4, 3, 2]),
        (Sets::Districts(Colour::Brown), [4, 3, 2]),
        (Sets::Districts(Colour::Purple), [4, 3, 2]),
    ]
    .iter()
    .map(|(sets, points)| format!("{sets:?} {points:?}"))
    .collect();
    expected.sort();
    assert_eq!(found, expected);
}

/// AMB-35: a pack may have negative multipliers; they lower the score.
#[test]
fn a_market_below_zero_costs_points() {
    let text = BUILTIN.replacen("multipliers = [0, 1, 1", "multipliers = [-3, 1, 1", 1);
    let pack: &'static Components = Box::leak(Box::new(Components::parse(&text).unwrap()));
    let mut game = MagnaRoma::new(pack, &setup(), 2).unwrap();
    game.realms[0].stars = [4; 3];
    assert_eq!(game.breakdown(Seat(0)).market, -6);
    assert!(Components::builtin().multipliers.iter().all(|multiplier| *multiplier >= 0));
}

#[test]
fn most_of_the_pack_says_that_it_is_reconstructed() {
    let origins = pack().origins();
    let sources = |kind: &Source| origins.iter().filter(|origin| origin.source == *kind).count();
    assert!(sources(&Source::Reconstructed) > 400);
    let mars = origins.iter().find(|o| o.entry == "monument.temple_of_mars" && o.field == "score");
    assert_eq!(mars.unwrap().source, Source::Rulebook);
}

#[test]
fn a_missing_tile_is_noticed() {
    let line = BUILTIN.lines().find(|line| line.contains("id = \"b32\"")).unwrap();
    assert_eq!(
        broken(&format!("{line}\n"), ""),
        "tiles, symmetric: the pack claims symmetry, but 32 of 95 tiles are red"
    );
    let text = BUILTIN.replacen(&format!("{line}\n"), "", 1).replacen(
        "\nsymmetric = true",
        "\nsymmetric = false",
        1,
    );
    let error = Components::parse(&text).unwrap_err().to_string();
    assert_eq!(error, "components, tiles: says 96, but the pack has 95");
}

#[test]
fn colours_need_to_be_equal_only_where_symmetry_is_claimed() {
    let from = "id = \"b32\", colour = \"brown\"";
    let to = "id = \"b32\", colour = \"red\"";
    assert_eq!(
        broken(from, to),
        "tiles, symmetric: the pack claims symmetry, but 33 of 96 tiles are red"
    );
    let free =
        BUILTIN.replacen(from, to, 1).replacen("\nsymmetric = true", "\nsymmetric = false", 1);
    assert!(Components::parse(&free).is_ok());
}

/// What is written, what is written instead, and what is said about it.
const SLIPS: [(&str, &str, &str); 18] = [
    (
        "edges = [\"arch\", \"arch\", \"gable\", \"gable\"], stars = 0",
        "edges = [\"arch\", \"dome\", \"gable\", \"gable\"], stars = 0",
        "tiles.list.r01, edges: \"dome\" is none of none, arch, gable, block",
    ),
    (
        "multipliers = [0, 1, 1, 2",
        "multipliers = [0, 2, 1, 2",
        "market, multipliers: space 2 is worth 1, less than the 2 of space 1: a track never goes down",
    ),
    (
        "values = [0, 1, 1",
        "values = [3, 1, 1",
        "personal, values: space 1 is worth 1, less than the 3 of space 0: a track never goes down",
    ),
    (
        "rows = [5, 4, 3]",
        "rows = [3, 4, 5]",
        "military, rows: the legions asked fall from the top slot to the bottom slot",
    ),
    (
        "coins = 4\npopulation = 3\nscore",
        "coins = 44\npopulation = 3\nscore",
        "monument.triumphal_arch, coins: 44 is not between 0 and 20",
    ),
    ("id = \"r02\"", "id = \"r01\"", "tiles.list.r01, id: this id stands twice"),
    (
        "id = \"r02\"",
        "id = \"R02\"",
        "tiles.list.R02, id: \"R02\": use small letters, digits, _ and -",
    ),
    (
        "stars = 0, icon = \"mask\"",
        "stars = 0, icon = \"harp\"",
        "tiles.list.r01, icon: \"harp\" is none of mask, lyre, column",
    ),
    (
        "stars = 0, icon",
        "star = 0, icon",
        "tiles.list.r01, stars: is missing; is \"star\" meant for it?",
    ),
    (
        "icon = \"mask\" }",
        "icon = \"mask\", star = 1 }",
        "tiles.list.r01, star: no such field; did you mean \"stars\"? There are icon, id, colour, edges, stars",
    ),
    (
        "tokens = [0, 0, 1, 1, 0, 2, 2",
        "tokens = [0, 0, 1, 1, 0, 1, 1",
        "market, tokens: no space is connected to token 2",
    ),
    (
        "give = [{ resource = \"legion\"",
        "give = [{ resource = \"faith\"",
        "token.t1, give: faith cannot be paid",
    ),
    ("steps = [4, 4]", "steps = [4, 40]", "personal.bonus.b07, steps: 40 is not between 1 and 11"),
    (
        "[[rank]]\nid = \"tribune\"\nfrom = 0",
        "[[rank]]\nid = \"tribune\"\nfrom = 9",
        "rank.tribune, from: the lowest rank begins at 0",
    ),
    (
        "blessings = [0, 0",
        "blessings = [1, 0",
        "pantheon, blessings: nobody enters the start space",
    ),
    (
        "source = \"rulebook\"\ntiles = 96",
        "source = \"hearsay\"\ntiles = 96",
        "components, source: \"hearsay\" is no source; use rulebook, owner, found:<where> or reconstructed",
    ),
    (
        "halves = [\"gable\", \"gable\"]",
        "halves = [\"arch\", \"arch\"]",
        "pair.2, halves: this pair stands there twice",
    ),
    (
        "district = \"red\"",
        "district = \"green\"",
        "province.aegyptus, district: \"green\" is none of red, purple, brown",
    ),
];

#[test]
fn errors_name_entry_and_field() {
    for (from, to, error) in SLIPS {
        assert_eq!(broken(from, to), error);
    }
}
