//! The lines outside the folder of a game that let the program know it.

use std::error::Error;
use std::fs;
use std::path::Path;

use super::Written;
use super::names::Names;

/// A line among others of its kind, in a file.
struct Edit {
    file: &'static str,
    /// What the lines of its kind begin with, the visibility of modules left aside.
    kind: &'static str,
    line: String,
    /// Whether the lines stand in the order of the alphabet; otherwise the new one is the last.
    sorted: bool,
}

/// The files as they stand with the new lines in them.
pub fn edits(root: &Path, names: &Names) -> Result<Vec<Written>, Box<dyn Error>> {
    let (id, module) = (&names.id, names.module());
    let edits = [
        Edit {
            file: "Cargo.toml",
            kind: "ludi-",
            line: format!("ludi-{id} = {{ path = \"games/{id}\" }}"),
            sorted: true,
        },
        Edit {
            file: "registry/Cargo.toml",
            kind: "ludi-",
            line: format!("ludi-{id}.workspace = true"),
            sorted: true,
        },
        Edit {
            file: "registry/src/lib.rs",
            kind: "    ",
            line: format!("    ludi_{module}::{},", names.type_name()),
            sorted: false,
        },
        Edit {
            file: "views/src/boards/mod.rs",
            kind: "mod ",
            line: format!("mod {module};"),
            sorted: true,
        },
    ];
    let written = edits.map(|edit| {
        let path = root.join(edit.file);
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", edit.file))?;
        let text = edit.apply(&text).ok_or_else(|| {
            format!("{}: no line begins with “{}”; add this: {}", edit.file, edit.kind, edit.line)
        })?;
        Ok((path, text))
    });
    written.into_iter().collect()
}

impl Edit {
    /// The text with the new line in the first group of lines of its kind.
    fn apply(&self, text: &str) -> Option<String> {
        let bare = |line: &str| line.strip_prefix("pub ").unwrap_or(line).to_owned();
        let mut lines: Vec<&str> = text.lines().collect();
        let kind = |line: &&str| bare(line).starts_with(self.kind);
        let first = lines.iter().position(kind)?;
        let last = first + lines[first..].iter().take_while(|line| kind(line)).count();
        let after = |line: &&str| self.sorted && name(&bare(line)) > name(&self.line);
        let place = lines[first..last].iter().position(after);
        lines.insert(place.map_or(last, |place| first + place), &self.line);
        Some(lines.join("\n") + "\n")
    }
}

/// What a line is sorted by.
fn name(line: &str) -> String {
    line.split([' ', '.', ';']).find(|word| *word != "mod").unwrap_or_default().to_owned()
}
