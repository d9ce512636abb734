//! What a new game is called, in all the ways names are written.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::{TEMPLATE, files_below};
use crate::Done;

/// What a new game is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// In addresses, logs and folders: `magna-roma`.
    pub id: String,
    /// For people: `Magna Roma`.
    pub title: String,
    /// Before rule numbers: `MR`.
    pub prefix: String,
}

/// Words that cannot name a Rust module.
const KEYWORDS: [&str; 49] = [
    "abstract", "async", "await", "become", "box", "break", "const", "continue", "crate", "dyn",
    "else", "enum", "extern", "false", "final", "for", "gen", "impl", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "try", "type", "typeof", "union", "unsafe", "unsized",
    "use", "virtual", "where", "while", "yield", "safe", "raw",
];

/// The capitalised words in the code of the template: what a type must not be called.
fn type_names() -> std::io::Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for path in files_below(Path::new(TEMPLATE))? {
        if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path)?;
            let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            names.extend(
                words.filter(|word| word.starts_with(char::is_uppercase)).map(str::to_owned),
            );
        }
    }
    Ok(names)
}

impl Names {
    /// Names that are well formed, or what is wrong with them.
    pub fn new(id: String, title: String, prefix: Option<String>) -> Result<Self, String> {
        let letters =
            |word: &str| word.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
        let word = |word: &str| word.starts_with(|c: char| c.is_ascii_lowercase()) && letters(word);
        if !(3..=30).contains(&id.len()) || !id.split('-').all(word) {
            return Err(format!(
                "“{id}” is no good id: 3 to 30 small letters and digits, words joined by “-”, such as magna-roma"
            ));
        }
        let odd = |c: char| c.is_control() || matches!(c, '"' | '\\' | '{' | '}' | '<' | '&' | '*');
        if title.trim() != title
            || !(1..=60).contains(&title.chars().count())
            || title.contains(odd)
        {
            return Err(format!(
                "“{title}” is no good title: 1 to 60 signs, without quotes, braces, stars, < and &"
            ));
        }
        let prefix = prefix.unwrap_or_else(|| id[..2].to_uppercase());
        if prefix.len() != 2 || !prefix.bytes().all(|c| c.is_ascii_uppercase()) {
            return Err(format!("“{prefix}” is no good prefix: two capital letters, such as MR"));
        }
        Ok(Self { id, title, prefix })
    }

    /// As a Rust module: `magna_roma`.
    pub fn module(&self) -> String {
        self.id.replace('-', "_")
    }

    /// As a Rust type: `MagnaRoma`.
    pub fn type_name(&self) -> String {
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        self.id.split('-').map(capital).collect()
    }

    /// A text of the template with these names.
    pub fn fill(&self, text: &str) -> String {
        text.replace("Template Game", &self.title)
            .replace("TemplateGame", &self.type_name())
            .replace("template_game", &self.module())
            .replace("template-game", &self.id)
            .replace("XX", &self.prefix)
    }

    /// Whether the names are free in a repository.
    pub fn check(&self, root: &Path) -> Done {
        let id = &self.id;
        if root.join("games").join(id).exists() {
            return Err(format!("there is a game {id} already: games/{id}").into());
        }
        let manifest = fs::read_to_string(root.join("Cargo.toml"))?;
        if manifest.contains(&format!("\nludi-{id} = ")) {
            return Err(format!("there is a crate ludi-{id} already; choose another id").into());
        }
        for entry in fs::read_dir(root.join("views/assets"))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name.split('.').next() == Some(id) {
                return Err(format!(
                    "views/assets/{name} is there for something else; choose another id"
                )
                .into());
            }
        }
        if KEYWORDS.contains(&id.as_str()) || type_names()?.contains(&self.type_name()) {
            return Err(format!(
                "“{id}” has a meaning in the code of every game; choose another id"
            )
            .into());
        }
        self.check_prefix(root)
    }

    /// Rule numbers of two games must not be taken for each other; AM numbers rulings.
    fn check_prefix(&self, root: &Path) -> Done {
        let prefix = &self.prefix;
        let mut owner = (prefix == "AM").then(|| "rulings".to_owned());
        for entry in fs::read_dir(root.join("games"))? {
            let words = entry?.path().join("src/words.rs");
            let text = fs::read_to_string(&words).unwrap_or_default();
            if text.contains(&format!("prefix: \"{prefix}\"")) {
                owner = Some(words.display().to_string());
            }
        }
        match owner {
            Some(owner) => Err(format!(
                "rule numbers {prefix}-001 are those of {owner}; give other letters with --prefix"
            )
            .into()),
            None => Ok(()),
        }
    }
}
