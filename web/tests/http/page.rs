//! A page as a browser without a script reads it.

use std::rc::Rc;

use reqwest::StatusCode;
use reqwest::header::{CONTENT_TYPE, HeaderMap};
use scraper::{ElementRef, Html, Selector};

/// A page as it arrived.
#[derive(Clone, Debug)]
pub struct Page {
    pub status: StatusCode,
    pub path: String,
    pub headers: HeaderMap,
    pub text: String,
    html: Rc<Html>,
}

impl Page {
    /// Reads what arrived. Panics if a browser would have to mend its markup.
    pub fn new(status: StatusCode, path: &str, headers: HeaderMap, text: String) -> Self {
        let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let html = match kind {
            Some(kind) if kind.starts_with("text/html") => {
                // A part of a page has no head.
                let whole = text.starts_with("<!DOCTYPE");
                if whole { Html::parse_document(&text) } else { Html::parse_fragment(&text) }
            }
            _ => Html::new_document(),
        };
        assert!(html.errors.is_empty(), "{path}: {:?} in {text}", html.errors);
        Self { status, path: path.to_owned(), headers, text, html: Rc::new(html) }
    }

    /// Whether a CSS selector finds anything.
    pub fn has(&self, selector: &str) -> bool {
        self.html.select(&Selector::parse(selector).unwrap()).next().is_some()
    }

    /// An attribute of every element that a CSS selector finds.
    pub fn attributes(&self, selector: &str, name: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        self.html.select(&selector).filter_map(|it| it.attr(name)).map(str::to_owned).collect()
    }

    /// The texts of all elements that match.
    pub fn texts(&self, selector: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        self.html.select(&selector).map(|element| element.text().collect()).collect()
    }

    /// The value of the field with an id.
    pub fn value(&self, id: &str) -> String {
        let typed = self.texts(&format!("textarea#{id}")).pop();
        let value = typed.or_else(|| self.attributes(&format!("#{id}"), "value").pop());
        value.unwrap_or_else(|| panic!("no {id}"))
    }

    /// The position of the log the page shows.
    pub fn position(&self) -> String {
        self.attributes("[data-position]", "data-position")[0].clone()
    }

    pub fn at(&self) -> u32 {
        self.position().parse().unwrap()
    }

    /// The seat the page plays for.
    pub fn seat(&self) -> String {
        self.attributes("[name=seat]", "value").into_iter().next().unwrap_or_default()
    }

    /// Every decision the page offers, as in its list.
    pub fn decisions(&self) -> Vec<String> {
        self.attributes("#decision-list [name=decision]", "value")
    }

    /// The message on top of the page.
    pub fn notice(&self) -> String {
        let selector = Selector::parse("#notice").unwrap();
        let notices = self.html.select(&selector).flat_map(|it| it.text());
        notices.collect::<Vec<_>>().join(" ")
    }

    /// Whether the page shows a finished game.
    pub fn is_over(&self) -> bool {
        self.has("#proof")
    }

    /// The text people read.
    pub fn words(&self) -> String {
        self.words_outside(&[])
    }

    /// The text people read that is not inside of a kind of element.
    pub fn words_outside(&self, tags: &[&str]) -> String {
        let mut words = String::new();
        for node in self.html.tree.nodes() {
            let Some(text) = node.value().as_text() else { continue };
            let mut around = node.ancestors().filter_map(ElementRef::wrap);
            if !around.any(|it| tags.contains(&it.value().name())) {
                words.push(' ');
                words.push_str(text);
            }
        }
        words
    }
}
