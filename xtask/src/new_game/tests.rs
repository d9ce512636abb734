//! What is refused, and what is written.

use std::collections::BTreeMap;

use super::*;

/// A repository with what a new game touches, in a folder of its own.
fn repository(name: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let root = std::env::temp_dir().join(format!("ludi-new-game-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&root);
    for file in [
        "Cargo.toml",
        "rustfmt.toml",
        "registry/Cargo.toml",
        "registry/src/lib.rs",
        "views/src/boards/mod.rs",
        "views/assets/look.css",
        "games/praetor/src/words.rs",
    ] {
        let to = root.join(file);
        fs::create_dir_all(to.parent().expect("inside")).expect("a folder");
        fs::copy(here.join(file), to).expect(file);
    }
    root
}

fn lay_out(root: &Path, id: &str, title: &str, prefix: Option<&str>) -> Result<(), String> {
    new_game(root, id.to_owned(), title.to_owned(), prefix.map(str::to_owned))
        .map_err(|error| error.to_string())
}

/// Every file of a repository with its text.
fn all(root: &Path) -> BTreeMap<PathBuf, String> {
    let read = |path: PathBuf| (path.clone(), fs::read_to_string(path).expect("text"));
    files_below(root).expect("a folder").into_iter().map(read).collect()
}

#[test]
fn what_cannot_be_a_game_is_refused_and_leaves_no_trace() {
    let root = repository("refusals");
    let board = root.join("views/src/boards/latrunculi.rs");
    fs::write(board, "//! Somebody began.").expect("a file");
    let before = all(&root);
    let refused = |id: &str, title: &str, prefix: Option<&str>| {
        lay_out(&root, id, title, prefix).expect_err(id)
    };
    for id in ["", "ni", "Nim", "nim_2", "-nim", "nim-", "9men", "nim/x", "../nim", "ñim"] {
        assert!(refused(id, "Nim", None).contains("is no good id"), "{id}");
    }
    for title in ["", " Nim", "a \"b\"", "a\nb", "{x}", &"x".repeat(61)] {
        assert!(refused("nim", title, None).contains("is no good title"), "{title}");
    }
    for prefix in ["", "N", "ni", "NIM", "N1"] {
        assert!(refused("nim", "Nim", Some(prefix)).contains("is no good prefix"), "{prefix}");
    }
    assert!(refused("praetor", "Praetor", None).contains("there is a game praetor already"));
    assert!(refused("engine", "Engine", None).contains("there is a crate ludi-engine already"));
    assert!(refused("look", "Look", None).contains("views/assets/look.css is there"));
    assert!(refused("game", "Game", None).contains("has a meaning in the code"));
    assert!(refused("match", "Match", None).contains("has a meaning in the code"));
    assert!(refused("latrunculi", "Latrunculi", None).contains("latrunculi.rs is already"));
    assert!(refused("prima", "Prima", None).contains("PR-001 are those of"));
    assert!(refused("nim", "Nim", Some("AM")).contains("AM-001 are those of rulings"));
    assert_eq!(all(&root), before);
    fs::remove_dir_all(root).expect("the folder is ours");
}

#[test]
fn a_game_is_laid_out_and_known_by_one_line_each() {
    let root = repository("layout");
    let before = all(&root);
    lay_out(&root, "nine-holes", "Nine Holes", Some("NH")).expect("a good game");
    let after = all(&root);
    let added = |file: &str| {
        let path = root.join(file);
        let old: Vec<&str> = before[&path].lines().collect();
        let new: Vec<&str> = after[&path].lines().collect();
        assert_eq!(new.len(), old.len() + 1, "{file}");
        let place = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
        assert_eq!(new[place + 1..], old[place..], "{file}");
        (new[place - 1].to_owned(), new[place].to_owned(), new[place + 1].to_owned())
    };
    let (above, line, below) = added("Cargo.toml");
    assert_eq!(line, "ludi-nine-holes = { path = \"games/nine-holes\" }");
    assert!(above.starts_with("ludi-magna-roma ") && below.starts_with("ludi-praetor "));
    assert_eq!(added("registry/Cargo.toml").1, "ludi-nine-holes.workspace = true");
    let (_, line, below) = added("registry/src/lib.rs");
    assert_eq!((line.as_str(), below.as_str()), ("    ludi_nine_holes::NineHoles,", "}"));
    let (above, line, _) = added("views/src/boards/mod.rs");
    assert_eq!((above.as_str(), line.as_str()), ("pub mod magna_roma;", "mod nine_holes;"));

    let changed = after.iter().filter(|(path, text)| before.get(*path) != Some(text)).count();
    let made = files_below(&root.join("games/nine-holes")).expect("the game").len();
    assert_eq!(
        changed,
        made + 6,
        "the game, a board, its notation, and a line in each of four files"
    );
    for (path, text) in after.iter().filter(|(path, _)| !before.contains_key(*path)) {
        for word in ["emplate", "TEMPLATE", "XX"] {
            assert!(!text.contains(word), "{} says {word}", path.display());
        }
    }
    let again = lay_out(&root, "nine-holes", "Nine Holes", Some("NI")).expect_err("a second one");
    assert!(again.contains("there is a game nine-holes already"), "{again}");
    fs::remove_dir_all(root).expect("the folder is ours");
}

#[test]
fn names_are_written_in_every_way_that_is_needed() {
    let names = Names::new("magna-roma".to_owned(), "Magna Roma".to_owned(), None).expect("names");
    assert_eq!((names.prefix.as_str(), names.module().as_str()), ("MA", "magna_roma"));
    assert_eq!(names.type_name(), "MagnaRoma");
    assert_eq!(
        names.fill("TemplateGame, ludi_template_game: XX-001"),
        "MagnaRoma, ludi_magna_roma: MA-001"
    );
}
