//! What Noctua says, with its few marks: `**strong**`, `*slanted*`, `[sign]`, paragraphs.

use maud::{Markup, html};

use crate::components::{self, assets};

/// A text as paragraphs.
pub fn prose(game: &str, text: &str) -> Markup {
    html! {
        @for paragraph in text.split("\n\n").map(str::trim).filter(|it| !it.is_empty()) {
            p { (inline(game, paragraph)) }
        }
    }
}

/// A text in one line.
pub(super) fn inline(game: &str, text: &str) -> Markup {
    html! {
        @for (strong, part) in text.split("**").enumerate() {
            @if strong % 2 == 1 { strong { (slanted(game, part)) } } @else { (slanted(game, part)) }
        }
    }
}

fn slanted(game: &str, text: &str) -> Markup {
    html! {
        @for (slant, part) in text.split('*').enumerate() {
            @if slant % 2 == 1 { em { (signs(game, part)) } } @else { (signs(game, part)) }
        }
    }
}

fn signs(game: &str, text: &str) -> Markup {
    let mut parts = text.split('[');
    html! {
        (parts.next().unwrap_or_default())
        @for part in parts {
            @if let Some((name, rest)) = part.split_once(']') { (sign(game, name)) (bound(rest)) }
        }
    }
}

/// What follows a sign: its number stays in the same line.
fn bound(rest: &str) -> String {
    match rest.strip_prefix(' ') {
        Some(after) if after.is_empty() || after.starts_with(|c: char| c.is_ascii_digit()) => {
            format!("\u{a0}{after}")
        }
        _ => rest.to_owned(),
    }
}

/// A sign of all games, or a picture of one.
fn sign(game: &str, name: &str) -> Markup {
    let drawn = if assets::has_symbol("symbols", name) {
        components::icon(name)
    } else {
        components::picture(game, name, "", false)
    };
    html! { span.said-sign data-sign=(name) { (drawn) } }
}

/// Whether a text uses no sign that is not drawn.
#[cfg(test)]
pub(super) fn unknown_sign<'t>(game: &str, text: &'t str) -> Option<&'t str> {
    let names = text.split('[').skip(1).filter_map(|part| part.split(']').next());
    names
        .into_iter()
        .find(|name| !assets::has_symbol("symbols", name) && !assets::has_symbol(game, name))
}
