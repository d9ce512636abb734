//! Text for terminals: lines of spans with a tone, coloured only where colour is wanted.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use crate::Seat;

/// How many columns of a terminal a text takes: wide signs take two, combining ones none.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// What a piece of text is, so that a terminal can colour it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Ordinary text.
    #[default]
    Plain,
    /// A heading.
    Title,
    /// Something that matters now.
    Strong,
    /// Something less important.
    Dim,
    /// Something of a seat, in the seat's colour.
    Seat(Seat),
    /// Something good or allowed.
    Good,
    /// Something to be careful about.
    Warn,
}

/// A block of text made of lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    lines: Vec<Vec<(Tone, String)>>,
}

impl Text {
    /// An empty block.
    pub fn new() -> Self {
        Self::default()
    }

    /// Starts a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Adds to the current line.
    pub fn push(&mut self, tone: Tone, text: impl Into<String>) -> &mut Self {
        if self.lines.is_empty() {
            self.line();
        }
        self.lines.last_mut().expect("a line was started").push((tone, text.into()));
        self
    }

    /// Adds plain text to the current line.
    pub fn plain(&mut self, text: impl Into<String>) -> &mut Self {
        self.push(Tone::Plain, text)
    }

    /// Adds a line of one tone.
    pub fn row(&mut self, tone: Tone, text: impl Into<String>) -> &mut Self {
        self.line().push(tone, text)
    }

    /// The text without colour.
    pub fn to_plain(&self) -> String {
        self.render(|_, text, out| out.push_str(text))
    }

    /// The text with ANSI colours.
    pub fn to_ansi(&self) -> String {
        self.render(|tone, text, out| {
            let code = match tone {
                Tone::Plain => return out.push_str(text),
                Tone::Title => "1;33",
                Tone::Strong => "1",
                Tone::Dim => "2",
                Tone::Good => "32",
                Tone::Warn => "1;31",
                Tone::Seat(seat) => ["31", "36", "33", "35", "34", "32"][seat.index() % 6],
            };
            let _ = write!(out, "\x1b[{code}m{text}\x1b[0m");
        })
    }

    fn render(&self, mut span: impl FnMut(Tone, &str, &mut String)) -> String {
        let mut out = String::new();
        for line in &self.lines {
            for (tone, text) in line {
                span(*tone, text, &mut out);
            }
            while out.ends_with(' ') {
                out.pop();
            }
            out.push('\n');
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_what_a_terminal_shows() {
        assert_eq!(columns("Forum → 3"), 9);
        assert_eq!(columns("Bâtisseurs"), 10);
        assert_eq!(columns("Ba\u{302}tisseurs"), 10);
        assert_eq!(columns("建築師"), 6);
    }

    #[test]
    fn colour_is_only_added_where_wanted() {
        let mut text = Text::new();
        text.row(Tone::Title, "Row").line().plain("a ").push(Tone::Seat(Seat(1)), "b");
        assert_eq!(text.to_plain(), "Row\na b\n");
        assert_eq!(text.to_ansi(), "\x1b[1;33mRow\x1b[0m\na \x1b[36mb\x1b[0m\n");
    }
}
