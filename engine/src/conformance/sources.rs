//! The sources of a crate, for tests that look at all of them.

use std::path::{Path, PathBuf};

/// The Rust files below a folder with their text, in the order of their paths. Panics if there
/// are none, so that nothing passes by looking at nothing.
pub fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = std::fs::read_to_string(&path).expect("sources are text");
                found.push((path, text));
            }
        }
    }
    assert!(!found.is_empty(), "no sources below {}", folder.display());
    found.sort();
    found
}
