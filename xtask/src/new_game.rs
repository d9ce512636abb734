//! Laying out a new game: a whole tiny one from `xtask/template`, under its new name, and the lines
//! outside its folder that let the program know it.

mod edits;
mod names;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use self::names::Names;
use crate::Done;

/// Where the template lies.
const TEMPLATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/template");

/// A file to be made or changed, and what will stand in it.
type Written = (PathBuf, String);

/// Lays out the game in a repository, or says why not; then nothing is changed.
pub fn new_game(root: &Path, id: String, title: String, prefix: Option<String>) -> Done {
    let names = Names::new(id, title, prefix)?;
    names.check(root)?;
    let mut files = game(root, &names)?;
    let board = format!("views/src/boards/{}.rs", names.module());
    files.push(filled(root, &names, "board.rs", &board)?);
    let notation = format!("docs/notation/{}.md", names.id);
    files.push(filled(root, &names, "notation.md", &notation)?);
    if let Some((path, _)) = files.iter().find(|(path, _)| path.exists()) {
        return Err(format!("{} is already there; choose another id", path.display()).into());
    }
    let made = files.len();
    files.extend(edits::edits(root, &names)?);
    for (path, text) in &files {
        fs::create_dir_all(path.parent().expect("a file stands in a folder"))?;
        fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    fs::create_dir_all(root.join("games").join(&names.id).join("tests/games"))?;
    format(root, &files[..made])?;
    println!("{made} files were made, and a line was added to each of:");
    for (path, _) in &files[made..] {
        println!("    {}", path.strip_prefix(root).unwrap_or(path).display());
    }
    say_what_is_next(&names);
    Ok(())
}

/// The folder of the game.
fn game(root: &Path, names: &Names) -> Result<Vec<Written>, Box<dyn std::error::Error>> {
    let template = Path::new(TEMPLATE).join("game");
    let folder = root.join("games").join(&names.id);
    let mut files = Vec::new();
    for path in files_below(&template)? {
        let place = path.strip_prefix(&template).expect("it lies below");
        files.push((folder.join(place), names.fill(&fs::read_to_string(&path)?)));
    }
    Ok(files)
}

/// A file outside of that folder: a plain board, the page of the notation.
fn filled(
    root: &Path,
    names: &Names,
    template: &str,
    place: &str,
) -> Result<Written, Box<dyn std::error::Error>> {
    let text = fs::read_to_string(Path::new(TEMPLATE).join(template))?;
    Ok((root.join(place), names.fill(&text)))
}

/// All files below a folder, in order.
fn files_below(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    Ok(files)
}

/// Names have other lengths and another order than those of the template.
fn format(root: &Path, files: &[Written]) -> Done {
    let sources = files.iter().map(|(path, _)| path);
    let sources = sources.filter(|path| path.extension().is_some_and(|end| end == "rs"));
    let config = root.join("rustfmt.toml");
    let done = Command::new("rustfmt").arg("--config-path").arg(config).args(sources).status();
    match done {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("rustfmt could not format the new files: {status}").into()),
        Err(error) => Err(format!("rustfmt could not be started ({error}): cargo fmt").into()),
    }
}

/// Says what is left to be done.
fn say_what_is_next(names: &Names) {
    let Names { id, prefix, .. } = names;
    let module = names.module();
    println!("\nIt is a whole game already, taking stones from heaps:");
    for (command, what) in [
        (format!("cargo xtask record {id}"), "its recorded games"),
        (format!("cargo test -p ludi-{id}"), "laws, rules, recorded games"),
        ("cargo test -p ludi-registry".to_owned(), "the floor plan"),
        (format!("cargo test -p ludi-views boards::{module}"), "the laws of boards"),
        (format!("cargo run -p ludi -- play {id}"), "in the terminal"),
        ("cargo run -p ludi".to_owned(), "in the browser"),
    ] {
        println!("    {command:46}  {what}");
    }
    println!(
        "
Make it yours, in games/{id}:
 1. rules.en.md, rules.fr.md: the rules, each with its number ({prefix}-001), the same in both
 2. components.toml, src/components.rs, src/pack.rs: what is printed, each value with its source
 3. src/lib.rs and a file for each chapter of the rules; src/setup.rs, decision.rs, listing.rs,
    refusal.rs, scoring.rs, audit.rs
 4. src/words.rs (title and tagline in French, too), src/words/, locales/
 5. src/strategy.rs, weights.toml: the sensible player
 6. src/tests/: every rule named by a test; tests/corpus.rs: what the recorded games must show

And, when you like:
 -  views/src/boards/{module}.rs: a drawn board, with views/assets/{id}.css, {id}.js, {id}.svg, a
    scene in games.svg, and its words (views/src/components/mod.rs)
 -  xtask/src/record/{module}.rs: recordings planned for this game
 -  README.md, CHANGELOG.md: that it is there"
    );
}

#[cfg(test)]
mod tests;
