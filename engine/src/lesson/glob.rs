//! Patterns of notations.

/// Whether a text fits a pattern, in which `*` stands for anything.
///
/// ```
/// use ludi_engine::lesson::fits;
/// assert!(fits("open *", "open house"));
/// assert!(fits("* house", "open house"));
/// assert!(!fits("open", "open house"));
/// ```
pub fn fits(pattern: &str, text: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(text) = text.strip_prefix(head) else { return false };
    rest.is_empty() || (0..=text.len()).any(|at| text.get(at..).is_some_and(|it| fits(rest, it)))
}
