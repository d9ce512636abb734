//! The table in the browser: a server that renders pages and boards from views.

pub mod boards;
pub mod look;
pub mod pages;
pub mod server;

use ludi_engine::Bilingual;

/// The messages of the pages, in both languages.
pub const SITE_WORDS: Bilingual = Bilingual {
    en: include_str!("../locales/site.en.ftl"),
    fr: include_str!("../locales/site.fr.ftl"),
};
