//! What people see in a browser: pages and boards, drawn from plain data.
//!
//! Nothing here knows a server, a store or a lock: a page is a function from structs to markup, so
//! that whatever holds a table (a server, a program in the browser, a test) can draw it.

pub mod boards;
pub mod components;
pub mod form;
pub mod pages;
mod speed;
mod table;
mod visitor;
pub mod words;

use ludi_engine::Bilingual;

pub use speed::Speed;
pub use table::{Links, SeatInfo, TableView, Viewer, turn};
pub use visitor::Visitor;

/// The messages of the pages, in both languages.
pub const SITE_WORDS: Bilingual = Bilingual {
    en: concat!(
        include_str!("../locales/site.en.ftl"),
        include_str!("../locales/people.en.ftl"),
        include_str!("../locales/guide.en.ftl"),
        include_str!("../locales/puzzles.en.ftl"),
    ),
    fr: concat!(
        include_str!("../locales/site.fr.ftl"),
        include_str!("../locales/people.fr.ftl"),
        include_str!("../locales/guide.fr.ftl"),
        include_str!("../locales/puzzles.fr.ftl"),
    ),
};
