//! What we promise, and what holds each promise.

use ludi_engine::Lang;
use maud::{Markup, PreEscaped};
use pulldown_cmark::{Parser, html};

use super::{Frame, document};
use crate::Visitor;

/// The page as it is kept, in both languages.
pub const fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../docs/promises.md"),
        Lang::Fr => include_str!("../../../docs/promises.fr.md"),
    }
}

/// The page.
pub fn page(visitor: &Visitor) -> Markup {
    let title = visitor.words().get("site-promises");
    let mut text = String::new();
    html::push_html(&mut text, Parser::new(source(visitor.lang)));
    let main = maud::html! { article.promises { (PreEscaped(text)) } };
    document(visitor, &Frame { title: &title, ..Frame::default() }, &main)
}
