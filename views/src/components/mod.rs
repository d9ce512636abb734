//! The look of Ludi: the document every page stands in, and the shapes pages are made of.
//!
//! Markup only: no addresses are decided here beyond rules and settings, no state is read. Colours
//! and sizes are in `assets/look.css`, pictures in `assets/*.svg`. Nothing uses inline styles or
//! scripts, so the content security policy can forbid them.

pub mod assets;
mod chart;
mod document;
mod finale;
mod legend;
mod marks;
mod parts;
mod piece;
mod placing;
mod qr;
mod score;
mod table;

use ludi_engine::{Bilingual, Messages, Phrase};

pub use assets::asset;
pub use chart::{Axis, Place, score_chart};
pub use document::{Kind, Page, Theme, document, settings};
pub use finale::finale_columns;
pub use legend::legend;
pub(crate) use marks::badge_symbol;
pub use marks::{
    action_dots, badge, badge_of, coins, counted_coins, counted_points, effect_list, end_icon,
    icon, labelled_icon, picture, points, provenance_mark, rule_link, seat_name, signed, symbol,
};
pub use parts::{
    Card, Choice, Tone, button, choice_group, empty, facts, field, game_card, link_button, minutes,
    notice, panel, player, scene, search_form, switch,
};
pub(crate) use piece::note_id;
pub use piece::{Extra, Form, Piece, Seen, Standing};
pub use placing::{TileWay, lay, placing};
pub use qr::qr_code;
pub use score::{line_name, score_sheet, swatch, units};
pub use table::{
    ChatLine, LogLine, NowBar, Offer, TableParts, Way, book, chat, close_at_once, closing_button,
    decision_list, drawer, log_list, now_bar, table_main,
};

/// The messages of one language: the look's and each board's.
macro_rules! messages {
    ($lang:literal) => {
        concat!(
            include_str!(concat!("../../locales/look.", $lang, ".ftl")),
            include_str!(concat!("../../locales/end.", $lang, ".ftl")),
            include_str!(concat!("../../locales/boards/builders.", $lang, ".ftl")),
            include_str!(concat!("../../locales/boards/hadrian.", $lang, ".ftl")),
            include_str!(concat!("../../locales/boards/magna-roma.", $lang, ".ftl")),
            include_str!(concat!("../../locales/boards/praetor.", $lang, ".ftl")),
            include_str!(concat!("../../locales/learn/all.", $lang, ".ftl")),
            include_str!(concat!("../../locales/learn/builders.", $lang, ".ftl")),
            include_str!(concat!("../../locales/learn/hadrian.", $lang, ".ftl")),
            include_str!(concat!("../../locales/learn/magna-roma.", $lang, ".ftl")),
            include_str!(concat!("../../locales/learn/praetor.", $lang, ".ftl")),
        )
    };
}

/// The messages of the look and of the boards, in both languages.
pub const LOOK_WORDS: Bilingual = Bilingual { en: messages!("en"), fr: messages!("fr") };

/// A message of ours with a number.
pub(crate) fn counted(words: &Messages, id: &'static str, count: impl Into<i64>) -> String {
    words.say(&Phrase::new(id).with("count", count.into()), &[])
}

#[cfg(test)]
pub(crate) mod tests;
