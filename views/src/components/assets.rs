//! The files browsers fetch: part of the program, addressed by what they contain.
//!
//! All of them live under one folder whose name is the hash of everything in it, so relative
//! addresses inside the style sheet work and everything may be cached for ever.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::OnceLock;

use maud::Render;
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
        // A page says it hundreds of times: long enough to tell versions apart.
        hash.finalize().iter().take(5).fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    })
}

/// The address of a file.
pub fn asset(name: &str) -> String {
    format!("/assets/{}/{name}", hash())
}

/// The address of a picture in a file of pictures.
pub(crate) struct Symbol<'a> {
    pub(crate) file: &'a str,
    pub(crate) id: &'a str,
}

// Boards have hundreds of them: no text is made in between.
impl Render for Symbol<'_> {
    fn render_to(&self, page: &mut String) {
        for part in ["/assets/", hash(), "/", self.file, ".svg#", self.id] {
            part.render_to(page);
        }
    }
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
    all_symbols().get(file).is_some_and(|ids| ids.contains(id))
}

/// The names of the pictures in a file.
#[cfg(test)]
pub(crate) fn symbols(file: &str) -> Vec<String> {
    all_symbols().get(file).into_iter().flatten().cloned().collect()
}

/// The pictures of every file.
fn all_symbols() -> &'static BTreeMap<String, BTreeSet<String>> {
    static SYMBOLS: OnceLock<BTreeMap<String, BTreeSet<String>>> = OnceLock::new();
    SYMBOLS.get_or_init(|| {
        let mut found = BTreeMap::new();
        for name in Files::iter() {
            let Some(stem) = name.strip_suffix(".svg") else { continue };
            let file = Files::get(&name).expect("a file that is listed exists");
            let text = String::from_utf8_lossy(&file.data);
            let parts = text.split("<symbol id=\"").skip(1);
            let ids = parts.filter_map(|part| Some(part.split('"').next()?.to_owned()));
            found.insert(stem.to_owned(), ids.collect());
        }
        found
    })
}

/// The names of all files.
pub fn names() -> impl Iterator<Item = Cow<'static, str>> {
    Files::iter()
}
