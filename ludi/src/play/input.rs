//! What people type: at a terminal with editing, history and completion, otherwise line by line.

use std::io::{self, BufRead as _, IsTerminal as _, StdinLock, StdoutLock, Write as _};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use crate::failure::Failure;

const PROMPT: &str = "> ";

/// Where lines come from.
pub enum Input {
    /// A pipe or a file.
    Lines(StdinLock<'static>),
    /// A person at a terminal.
    Terminal(Box<Editor<Known, DefaultHistory>>),
}

impl Input {
    /// Standard input.
    pub fn new() -> Self {
        let at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        let config = Config::builder().completion_type(CompletionType::List).build();
        match Editor::with_config(config) {
            Ok(mut editor) if at_terminal => {
                editor.set_helper(Some(Known::default()));
                Self::Terminal(Box::new(editor))
            }
            _ => Self::Lines(io::stdin().lock()),
        }
    }

    /// Says what can be completed from now on. It is only worked out at a terminal.
    pub fn learn(&mut self, lines: impl FnOnce() -> Vec<String>) {
        if let Self::Terminal(editor) = self {
            editor.set_helper(Some(Known { lines: lines() }));
        }
    }

    /// Forgets what was typed and can be completed: somebody else sits down.
    pub fn forget(&mut self) -> Result<(), Failure> {
        if let Self::Terminal(editor) = self {
            editor.set_helper(Some(Known::default()));
            editor.clear_history().map_err(failure)?;
        }
        Ok(())
    }

    /// A line after the prompt, without space around it; `None` at the end.
    pub fn command(&mut self, out: &mut StdoutLock<'_>) -> Result<Option<String>, Failure> {
        match self {
            Self::Lines(_) => {
                write!(out, "{PROMPT}")?;
                out.flush()?;
                self.answer(out)
            }
            Self::Terminal(editor) => {
                let line = edited(editor, PROMPT)?;
                if let Some(line) = &line {
                    editor.add_history_entry(line.as_str()).map_err(failure)?;
                }
                Ok(line)
            }
        }
    }

    /// A line that answers what was just printed; `None` at the end.
    pub fn answer(&mut self, out: &mut StdoutLock<'_>) -> Result<Option<String>, Failure> {
        match self {
            Self::Lines(lines) => {
                let mut bytes = Vec::new();
                if lines.read_until(b'\n', &mut bytes)? == 0 {
                    return Ok(None);
                }
                Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
            }
            Self::Terminal(editor) => {
                out.flush()?;
                edited(editor, "")
            }
        }
    }
}

/// Whoever interrupts leaves, as at the end of the input.
fn edited(
    editor: &mut Editor<Known, DefaultHistory>,
    prompt: &str,
) -> Result<Option<String>, Failure> {
    match editor.readline(prompt) {
        Ok(line) => Ok(Some(line.trim().to_owned())),
        Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
        Err(error) => Err(failure(error)),
    }
}

fn failure(error: ReadlineError) -> Failure {
    match error {
        ReadlineError::Io(error) => error.into(),
        other => Failure::Work(other.to_string()),
    }
}

/// The lines that can be completed.
#[derive(Default)]
pub struct Known {
    lines: Vec<String>,
}

impl Known {
    /// How a line that was begun can go on, up to its end.
    fn completions(&self, begun: &str) -> Vec<String> {
        let goes_on = |line: &&String| line.starts_with(begun);
        self.lines.iter().filter(goes_on).cloned().collect()
    }
}

impl Completer for Known {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        position: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok((0, self.completions(&line[..position])))
    }
}

impl Hinter for Known {
    type Hint = String;
}

impl Highlighter for Known {}

impl Validator for Known {}

impl Helper for Known {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_on_as_a_decision_or_a_command() {
        let lines = ["open market", "open forum", "undo"].map(str::to_owned).to_vec();
        let known = Known { lines };
        assert_eq!(known.completions("open "), ["open market", "open forum"]);
        assert_eq!(known.completions("u"), ["undo"]);
        assert_eq!(known.completions("open market x"), Vec::<String>::new());
    }
}
