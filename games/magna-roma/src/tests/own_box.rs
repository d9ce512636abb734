//! Tiles of somebody's own box: stars of other colours than the tile's, and two icons on one tile.

use ludi_engine::conformance::walk_sensibly;
use ludi_engine::{Lang, Quick, View, Words as _};

use super::*;
use crate::components::{Aim, Sets};
use crate::pack::BUILTIN;
use crate::{Cells, Colour, Icon};

const PLAIN: &str =
    "edges = [\"arch\", \"arch\", \"gable\", \"gable\"], stars = 0, icon = \"mask\"";

/// The pack with something else on the first tile, r01.
fn parsed(stars: &str, icon: &str) -> Result<Components, String> {
    let rich = format!(
        "edges = [\"arch\", \"arch\", \"gable\", \"gable\"], stars = {stars}, icon = {icon}"
    );
    Components::parse(&BUILTIN.replacen(PLAIN, &rich, 1)).map_err(|error| error.to_string())
}

fn kept(pack: Components) -> &'static Components {
    Box::leak(Box::new(pack))
}

/// A solo game with such a tile in hand.
fn with_tile(stars: &str, icon: &str) -> MagnaRoma {
    let pack = kept(parsed(stars, icon).unwrap());
    let mut game = MagnaRoma::new(pack, &setup(), 1).unwrap();
    deal(&mut game);
    let first = texts(&game).swap_remove(0);
    act(&mut game, &first);
    hand(&mut game, "r01");
    game
}

/// MR-015, MR-016: a number of stars is of the tile's own colour, and one icon is one word, as ever.
#[test]
fn a_plain_tile_reads_as_before() {
    let tile = kept(parsed("2", "\"lyre\"").unwrap()).tiles[0];
    assert_eq!((tile.stars, tile.icons, tile.has_other_stars()), ([2, 0, 0], [0, 1, 0], false));
    let same = kept(parsed("{ red = 2 }", "[\"lyre\"]").unwrap()).tiles[0];
    assert_eq!((same.stars, same.icons), (tile.stars, tile.icons));
}

/// What cannot be on a tile is refused with the entry and the field.
#[test]
fn slips_are_named() {
    let broken = |stars, icon| parsed(stars, icon).unwrap_err();
    assert_eq!(
        broken("{ green = 1 }", "\"none\""),
        "tiles.list.r01.stars, green: no such field; there are red, purple, brown"
    );
    assert_eq!(
        broken("{ red = 2, brown = 2 }", "\"none\""),
        "tiles.list.r01, stars: 4 stars, expected 3 at most"
    );
    assert_eq!(
        broken("{ red = 4 }", "\"none\""),
        "tiles.list.r01.stars, red: 4 is not between 0 and 3"
    );
    assert_eq!(
        broken("0", "[\"mask\", \"lyre\", \"column\"]"),
        "tiles.list.r01, icon: 3 entries, expected 1 to 2"
    );
    assert_eq!(
        broken("0", "[\"mask\", \"harp\"]"),
        "tiles.list.r01, icon: \"harp\" is none of mask, lyre, column"
    );
}

/// MR-016, MR-031, MR-032: every star moves the marker of its own colour, and bonuses of all the
/// tracks it moves are gained.
#[test]
fn a_star_moves_the_marker_of_its_colour() {
    let mut game = with_tile("{ purple = 1, brown = 2 }", "\"none\"");
    game.acting_mut().stars = [0, 1, 0];
    let at = |colour| (colour, 2);
    let both = [Colour::Purple, Colour::Brown].map(at);
    let bonuses = game.pack().bonuses.iter().filter(|bonus| both.contains(&bonus.at));
    assert_eq!(bonuses.count(), 2, "purple and brown have a bonus at step 2");
    act(&mut game, "place e4");
    act(&mut game, "face north");
    assert_eq!(game.realms[0].stars, [0, 2, 2]);
    assert_eq!(game.realms[0].bonuses.count_ones(), 2);
    game.audit().unwrap();
}

/// MR-126, MR-122: both icons of a tile count for provinces and for monuments above it.
#[test]
fn two_icons_of_a_tile_both_count() {
    let mut game = with_tile("0", "[\"mask\", \"mask\"]");
    lay_in_hand(&mut game);
    let city = &game.realms[0].city;
    assert_eq!(city.icons(game.pack(), city.taken), [2, 0, 0]);
    assert_eq!(city.sets(game.pack(), Sets::Icons([2, 0, 0]), true), 1);
    let game = {
        let mut game = with_tile("0", "[\"mask\", \"column\"]");
        lay_in_hand(&mut game);
        game
    };
    let city = &game.realms[0].city;
    assert_eq!(city.sets(game.pack(), Sets::Icons([1, 0, 1]), true), 1);
    assert_eq!(city.icon(game.pack(), Cells::only(cell("e4")), Icon::Column), 1);
}

fn lay_in_hand(game: &mut MagnaRoma) {
    act(game, "place e4");
    act(game, "face north");
}

/// MR-149, MR-150: a line wants the same icon on tiles, so two on one tile are one; stars of every
/// colour count, and a bare line has none of the icons.
#[test]
fn objectives_count_tiles_not_icons() {
    let mut game = with_tile("{ red = 1, purple = 2 }", "[\"mask\", \"mask\"]");
    lay_in_hand(&mut game);
    let line = Cells::rectangle(3, 4, 2, 7);
    assert!(line.contains(cell("e4")));
    assert!(game.meets(Aim::OneIcon(1), line) && !game.meets(Aim::OneIcon(2), line));
    assert_eq!(game.progress(Aim::OneIcon(2), line).have, 1);
    assert!(game.meets(Aim::Stars(3), line) && !game.meets(Aim::Stars(4), line));
    assert_eq!(game.progress(Aim::NoIcons, line).have, 0);
}

/// The table in text shows such a tile, and says what the letters mean.
#[test]
fn the_text_board_shows_them() {
    let mut game = with_tile("{ red = 1, purple = 1 }", "[\"mask\", \"lyre\"]");
    let words = MagnaRoma::messages(Lang::En, &[]).unwrap();
    let drawn = |game: &MagnaRoma| {
        let text = MagnaRoma::text(&View::new(game, None), &words, &["Ann".to_owned()]);
        text.to_plain()
    };
    assert!(!drawn(&game).contains("Small letters"));
    lay_in_hand(&mut game);
    let text = drawn(&game);
    for part in ["R  ∩ ★p", "ML ^", "Small letters on tiles: stars of another colour"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

/// A box full of such tiles is played to the end by sensible players.
#[test]
fn a_box_of_such_tiles_is_playable() {
    let text = BUILTIN
        .replace("stars = 1, icon = \"none\"", "stars = { red = 1, brown = 2 }, icon = \"none\"")
        .replace("stars = 0, icon = \"column\"", "stars = 0, icon = [\"column\", \"mask\"]");
    let pack = kept(Components::parse(&text).unwrap());
    for players in 1..=4 {
        let start = MagnaRoma::new(pack, &Setup::default(), players).unwrap();
        let mut other = 0;
        let end = walk_sensibly(start, &mut Quick::from_number(players.into()), |game, _, _| {
            game.audit().unwrap();
        });
        for seat in Seat::all(players) {
            let city = &end.realm(seat).city;
            let tiles = city.taken.iter().map(|cell| city.face(pack, cell));
            other += tiles.filter(|tile| tile.has_other_stars()).count();
        }
        assert!(end.phase == Phase::Over && other > 0);
    }
}
