//! Packs: what an owner of the box can enter, and what is refused.

use ludi_engine::{Game as _, Next, Pack as _, PackError, Quick, conformance};

use super::*;
use crate::pack::BUILTIN;

/// The built-in pack with some text replaced; every replacement must find something.
fn changed(changes: &[(&str, &str)]) -> String {
    let mut text = BUILTIN.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "nothing to replace: {from}");
        text = text.replacen(from, to, 1);
    }
    text
}

fn error(changes: &[(&str, &str)]) -> PackError {
    Components::parse(&changed(changes)).expect_err("this pack is wrong")
}

/// Plays games at random and by sensible players, checking every position.
fn plays(pack: &'static Components, setup: &Setup) {
    for players in 2..=5 {
        let start = Praetor::new(pack, setup, players).expect("a setup of the rules");
        let mut list = Vec::new();
        conformance::walk(start, &mut Quick::from_number(1), |state, _| {
            state.audit().unwrap();
            if let Next::Decide(_) = state.next() {
                list.clear();
                state.decisions(state.acting(), &mut list);
                assert!(list.len() <= 256, "{} decisions", list.len());
            }
        });
        let mut chance = Quick::from_number(2);
        let end = conformance::walk_sensibly(start, &mut chance, |state, seat, decision| {
            state.audit().unwrap();
            assert_eq!(state.check(seat, decision), Ok(()), "{decision:?}");
        });
        end.audit().unwrap();
    }
}

/// Another box: more tiles, other corners, other layouts, other boards, other constants.
fn other_box() -> String {
    let mut text = changed(&[
        ("id = \"praetor-1\"", "id = \"other-box\""),
        ("workers = 8 ", "workers = 10 "),
        ("markers = 15 ", "markers = 9 "),
        ("active = [1, 2, 3] ", "active = [2, 2, 4, 1] "),
        ("favor = [10, 9, 8, 7, 6] ", "favor = [3, 3, 2, 1, 0] "),
        ("spare_city_tiles = 1 ", "spare_city_tiles = 3 "),
        ("wall_tiles = 1 ", "wall_tiles = 2 "),
        ("retirement_experience = 6", "retirement_experience = 5"),
        ("experience_for_building = 1", "experience_for_building = 2"),
        ("favor_per_match = 1", "favor_per_match = 2"),
        ("morale_steps_per_missing_gold = 1", "morale_steps_per_missing_gold = 2"),
        ("gold_per_favor = 10", "gold_per_favor = 3"),
        ("largest_area = [12, 8, 4, 0]", "largest_area = [9, 3]"),
        ("{ temple_plutus = 22, temple_mercury = 22 }", "{ temple_maia = 4 }"),
        (
            "corners = [\"rosette\", \"rosette\", \"meander\", \"wave\"]",
            "corners = [\"knot\", \"star\", \"knot\", \"knot\"]",
        ),
        (
            "{ tile = \"gold_mine_2\", x = 0, y = -1, rotation = 0 }",
            "{ tile = \"gold_mine_2\", x = 2, y = 0, rotation = 3 }",
        ),
        ("morale = [-15, -10, -6, -3, -1, 0, 1, 2, 4, 6, 9, 12, 16, 20]", "morale = [-2, 0, 5]"),
        (
            "market.wood = { buy = [1, 2], sell = [1, 1] }",
            "market.wood = { buy = [3, 4], sell = [2, 1] }",
        ),
    ]);
    text.push_str(
        "\n[[design]]\nid = \"knot\"\nname_en = \"Knot\"\nname_fr = \"Nœud\"\nmark = \"k\"\nsource = \"owner\"\n\
         \n[[design]]\nid = \"star\"\nname_en = \"Star\"\nname_fr = \"Étoile\"\nmark = \"s\"\nsource = \"owner\"\n\
         \n[[building]]\nid = \"baths\"\nname_en = \"Baths\"\nname_fr = \"Thermes\"\narea = \"red\"\nuse = \"gain\"\ngives = \"morale\"\nper = \"experience\"\nevery = 2\nsource = \"owner\"\n",
    );
    for number in 1..=6 {
        let tile = format!(
            "\n[[city_tile]]\nid = \"baths_{number}\"\nbuilding = \"baths\"\nage = {}\nplayers = 2\n\
             cost = {{ stone = 1 }}\nfavor = 2\nfee = {{ wood = 1 }}\n\
             corners = [\"knot\", \"star\", \"wave\", \"knot\"]\nsource = \"owner\"\n",
            1 + number % 2
        );
        text.push_str(&tile);
    }
    text
}

#[test]
fn another_box_loads_and_plays() {
    let pack = Components::parse(&other_box()).unwrap_or_else(|error| panic!("{error}"));
    let pack: &'static Components = Box::leak(Box::new(pack));
    assert_eq!((pack.tiles.len(), pack.designs.len(), pack.buildings.len()), (48, 6, 22));
    assert!(pack.origins().iter().any(|origin| origin.source.kind() == "owner"));
    plays(pack, &Setup::default());
    let loose = Setup {
        placement_edge_contact: false,
        must_pass_without_active: false,
        allow_zero_benefit: false,
        limit_markers: false,
        boards: Vec::new(),
        ..Setup::default()
    };
    plays(pack, &loose);
}

#[test]
fn a_small_box_loads_and_plays() {
    // Only the starting tiles, twelve others and four Wall Tiles.
    let mut kept = 0;
    let mut text = String::new();
    let mut walls = 0;
    for part in BUILTIN.split_inclusive("\n\n") {
        let deck = part.starts_with("[[city_tile]]") && !part.contains("age = 0");
        kept += i32::from(deck);
        walls += i32::from(part.starts_with("[[wall_tile]]"));
        let dropped = deck && kept % 3 != 0 || part.starts_with("[[wall_tile]]") && walls > 4;
        if !dropped {
            text.push_str(part);
        }
    }
    let pack: &'static Components = Box::leak(Box::new(Components::parse(&text).unwrap()));
    assert!(pack.tiles.len() < 25 && pack.walls.len() == 4);
    plays(pack, &Setup::default());
}

#[test]
fn a_wrong_pack_is_refused_by_entry_and_field() {
    type Edits = &'static [(&'static str, &'static str)];
    let cases: &[(Edits, &str, &str)] = &[
        (&[("building = \"curia\"", "building = \"senate\"")], "city_tile.curia_1", "building"),
        (&[("id = \"curia_2\"", "id = \"curia_1\"")], "city_tile.curia_1", "id"),
        (&[("id = \"curia_2\"", "id = \"Curia 2\"")], "city_tile.Curia 2", "id"),
        (&[("corners = [\"rosette\"", "corners = [\"lion\"")], "city_tile.gold_mine_1", "corners"),
        (&[("cost = { wood = 3 }", "cost = { wood = 300 }")], "city_tile.gold_mine_6.cost", "wood"),
        (&[("rotation = 0", "rotation = 4")], "layout.two.placed.1", "rotation"),
        (&[("x = -1, y = 0", "x = 0, y = 0")], "layout.two", "placed.worker_camp_1"),
        (&[("x = -1, y = 0", "x = -5, y = 0")], "layout.two", "placed"),
        (
            &[("mines = [\"gold_mine_1\", \"gold_mine_2\"]", "mines = [\"gold_mine_1\"]")],
            "layout.two",
            "mines",
        ),
        (&[("players = 2\nmines", "players = 3\nmines")], "layout.two", "placed.gold_mine_3"),
        (&[("morale = [-15,", "morale = [0,")], "board.a", "morale"),
        (&[("side = \"A\"", "side = \"B\"")], "board", "side"),
        (&[("sell = [1, 1]", "sell = [1, 3]")], "board.a.market.wood", "sell"),
        (&[("removes = \"market\"", "removes = \"bazaar\"")], "tough", "removes"),
        (&[("temple_plutus = 22", "temple_janus = 22")], "edition.en.most_favor", "temple_janus"),
        (
            &[("area = \"gray\"\nuse = \"academy\"", "area = \"red\"\nuse = \"academy\"")],
            "building.academy",
            "area",
        ),
        (
            &[("per = \"held\"\nheld = [\"wood\", \"stone\"]", "per = \"held\"")],
            "building.temple_plutus",
            "held",
        ),
        (
            &[("use = \"recruit\"", "use = \"recruit\"\namount = 2")],
            "building.worker_camp",
            "amount",
        ),
        (&[("active = [1, 2, 3] ", "active = [1, 2, 6] ")], "start", "active"),
        (&[("favor = [10, 9, 8, 7, 6] ", "favor = [10, 9] ")], "start", "favor"),
        (&[("workers = 8 ", "workers = 2 ")], "start", "active"),
        (&[("mark = \"r\"", "mark = \"-\"")], "design.rosette", "mark"),
        (&[("[tough]", "[touch]")], "tough", ""),
        (&[("villagers = [20, 10, 5, 0]", "villagers = []")], "expert", "villagers"),
    ];
    for (changes, entry, field) in cases {
        let error = error(changes);
        assert_eq!((error.entry.as_str(), error.field.as_str()), (*entry, *field), "{error}");
        assert!(!error.problem.is_empty());
    }
}

#[test]
fn unknown_and_missing_fields_are_named() {
    let unknown = error(&[("wage = 1", "wages = 1")]);
    assert_eq!((unknown.entry.as_str(), unknown.field.as_str()), ("board.a", "wage"));
    assert!(unknown.problem.contains("wages"), "{unknown}");
    let unknown = error(&[("wage = 1", "wage = 1\nwages = 1")]);
    assert_eq!((unknown.entry.as_str(), unknown.field.as_str()), ("board.a", "wages"));
    assert!(unknown.problem.starts_with("no such field; did you mean \"wage\"?"), "{unknown}");
    let table = error(&[("[tough]", "[touch]")]);
    assert!(table.problem.contains("touch"), "{table}");
    let missing = error(&[("favor = 3\n", "")]);
    assert!(missing.entry.starts_with("city_tile."), "{missing}");
    assert_eq!((missing.field.as_str(), missing.problem.as_str()), ("favor", "is missing"));
    let source = error(&[("source = \"reconstructed\"", "source = \"hearsay\"")]);
    assert_eq!(source.field, "source");
}

#[test]
fn too_many_tiles_are_refused() {
    let extra = "\n[[city_tile]]\nid = \"hut_N\"\nbuilding = \"statue\"\nage = 1\nplayers = 2\ncost = {}\nfavor = 0\nfee = {}\ncorners = [\"wave\", \"wave\", \"wave\", \"wave\"]\nsource = \"owner\"\n";
    let mut text = BUILTIN.to_owned();
    for number in 0..7 {
        text.push_str(&extra.replace("_N", &format!("_{number}")));
    }
    assert_eq!(Components::parse(&text).unwrap_err().entry, "city_tile");
}

/// What is known of the printed components: the constraints the reconstruction keeps.
#[test]
fn the_reconstruction_keeps_what_is_known() {
    let spec = |id: &str| &pack().tiles[tile(id).index()];
    // Gold, Wood, Stone, Marble, Weapons.
    assert_eq!(spec("marble_quarry_1").fee, Goods::new([1, 0, 0, 0, 0]));
    assert_eq!(spec("labor_camp_1").fee, Goods::new([0, 0, 0, 0, 1]));
    assert_eq!(spec("academy").fee, Goods::new([0, 0, 1, 0, 0]));
    for neutral in ["worker_camp_1", "market_1", "imperial_outpost"] {
        assert_eq!(spec(neutral).area, Area::Green);
        assert!(spec(neutral).fee.is_empty());
    }
    for worked in ["gold_mine_1", "lumber_mill_1", "stone_quarry_1", "marble_quarry_1"] {
        assert_eq!(spec(worked).area, Area::Red);
    }
    // The board of the long example: wage 1, pension 1, and spaces worth 4, something, 9.
    let board = &pack().boards[0];
    assert_eq!((board.wage, board.pension), (1, 1));
    assert!(board.morale.windows(3).any(|spaces| spaces[0] == 4 && spaces[2] == 9));
    assert!(pack().boards.iter().all(|board| board.morale.is_sorted()));
    assert_eq!(pack().walls[0].back + pack().walls[1].back, 6);
    // The corners of all tiles are different, however they are turned.
    let mut seen = std::collections::BTreeSet::new();
    for tile in &pack().tiles {
        let turned = (0..4).map(|turn| [0, 1, 2, 3].map(|corner| tile.corner(corner, turn)));
        assert!(seen.insert(turned.min()), "{} has the corners of another tile", tile.id);
    }
}

/// The city stays connected when a Tough game takes the Markets out of it.
#[test]
fn tough_layouts_hang_together() {
    for players in 2..=5 {
        let state = game_with(players, |setup| setup.tough = true);
        let mut reached = Set(1 << state.city.built.iter().next().unwrap());
        for _ in 0..state.city.built.len() {
            for tile in state.city.built.iter() {
                let site = &state.city.sites[usize::from(tile)];
                let touches = reached.iter().any(|other| {
                    let there = &state.city.sites[usize::from(other)];
                    site.x.abs_diff(there.x) + site.y.abs_diff(there.y) == 1
                });
                if touches {
                    reached.insert(tile);
                }
            }
        }
        assert_eq!(reached, state.city.built, "{players} players");
    }
}
