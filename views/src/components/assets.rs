//! The files browsers fetch: part of the program, addressed by what they contain.
//!
//! All of them live under one folder whose name is the hash of everything in it, so relative
//! addresses inside the style sheet work and everything may be cached for ever.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::OnceLock;

use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

#[derive(RustEmbed)]
#[folder = "assets"]
struct Files;

/// The hash of all files together.
pub fn hash() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| {
        let mut names: Vec<Cow<'static, str>> = Files::iter().collect();
        names.sort();
        let mut hash = Sha256::new();
        for name in &names {
            let file = Files::get(name).expect("a file that is listed exists");
            hash.update(name.as_bytes());
            hash.update(file.metadata.sha256_hash());
        }
        hash.finalize().iter().take(8).fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    })
}

/// The address of a file.
pub fn asset(name: &str) -> String {
    format!("/assets/{}/{name}", hash())
}

/// A file and its media type.
pub fn get(name: &str) -> Option<(Cow<'static, [u8]>, &'static str)> {
    let file = Files::get(name)?;
    let kind = match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        _ => "text/plain; charset=utf-8",
    };
    Some((file.data, kind))
}

/// Whether a file of pictures has one with this name.
pub fn has_symbol(file: &str, id: &str) -> bool {
    all_symbols().contains(&(file.to_owned(), id.to_owned()))
}

/// The names of the pictures in a file.
#[cfg(test)]
pub(crate) fn symbols(file: &str) -> Vec<String> {
    let own = all_symbols().iter().filter(|(other, _)| other == file);
    own.map(|(_, id)| id.clone()).collect()
}

/// Every picture, with the file it is in.
fn all_symbols() -> &'static BTreeSet<(String, String)> {
    static SYMBOLS: OnceLock<BTreeSet<(String, String)>> = OnceLock::new();
    SYMBOLS.get_or_init(|| {
        let mut found = BTreeSet::new();
        for name in Files::iter() {
            let Some(stem) = name.strip_suffix(".svg") else { continue };
            let file = Files::get(&name).expect("a file that is listed exists");
            let text = String::from_utf8_lossy(&file.data);
            for part in text.split("<symbol id=\"").skip(1) {
                let id = part.split('"').next().unwrap_or_default();
                found.insert((stem.to_owned(), id.to_owned()));
            }
        }
        found
    })
}

/// The names of all files.
pub fn names() -> impl Iterator<Item = Cow<'static, str>> {
    Files::iter()
}
