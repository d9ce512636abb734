//! The numbered rules a player reads, parsed from a game's `rules.en.md` and `rules.fr.md`.
//!
//! A rule is a list item that begins with its number in bold: `- **BA-030** Text…`; indented or
//! plain lines below it belong to it. Headings make sections. Everything else is introduction.

/// A game's rules in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The sections, in order.
    pub sections: Vec<Section>,
}

/// A section of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// How deep the heading is, from 1.
    pub level: u8,
    /// The heading.
    pub title: String,
    /// Text before the first rule, as Markdown.
    pub text: String,
    /// The rules.
    pub rules: Vec<Rule>,
}

/// A numbered rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its number, such as `BA-030`.
    pub id: String,
    /// Its text, as Markdown.
    pub text: String,
}

impl Rulebook {
    /// Reads the Markdown of a rules file.
    pub fn parse(markdown: &str) -> Self {
        let mut sections: Vec<Section> = Vec::new();
        for line in markdown.lines() {
            if let Some((level, title)) = heading(line) {
                let title = title.to_owned();
                sections.push(Section { level, title, text: String::new(), rules: Vec::new() });
                continue;
            }
            let Some(section) = sections.last_mut() else {
                continue;
            };
            if let Some((id, text)) = numbered(line) {
                section.rules.push(Rule { id: id.to_owned(), text: text.trim().to_owned() });
                continue;
            }
            let text = match section.rules.last_mut() {
                Some(rule) => &mut rule.text,
                None => &mut section.text,
            };
            text.push('\n');
            text.push_str(line.trim_end());
        }
        for section in &mut sections {
            section.text = section.text.trim().to_owned();
            for rule in &mut section.rules {
                rule.text = rule.text.trim().to_owned();
            }
        }
        Self { sections }
    }

    /// All rules, in order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    /// The rule with a number, whatever its case.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| rule.id.eq_ignore_ascii_case(id.trim()))
    }
}

fn heading(line: &str) -> Option<(u8, &str)> {
    let title = line.trim_start_matches('#');
    let level = line.len() - title.len();
    (level > 0 && title.starts_with(' ')).then(|| (level as u8, title.trim()))
}

fn numbered(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    is_rule_id(id).then_some((id, text))
}

/// Whether text looks like the number of a rule: capitals, a dash, digits, perhaps a part.
pub fn is_rule_id(text: &str) -> bool {
    let Some((letters, number)) = text.split_once('-') else {
        return false;
    };
    !letters.is_empty()
        && letters.bytes().all(|c| c.is_ascii_uppercase())
        && number.starts_with(|c: char| c.is_ascii_digit())
        && number.bytes().all(|c| c.is_ascii_digit() || c == b'.')
        && !number.ends_with('.')
}

/// The rule numbers that stand in a text, such as the source of a test, in order.
pub fn rule_ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.'))
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| is_rule_id(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_with_their_text_and_section() {
        let book = Rulebook::parse(
            "# Game\nHello.\n\n## 1. Turn\n\nAbout turns.\n\n- **BA-020** Players *alternate*.\n  More.\n- **AM-03** Ruling.\n\n### Deep\n- **HW-164.1** Part.\n- **Not a rule** text\n",
        );
        let ids: Vec<&str> = book.rules().map(|rule| rule.id.as_str()).collect();
        assert_eq!(ids, ["BA-020", "AM-03", "HW-164.1"]);
        assert_eq!(book.sections[1].text, "About turns.");
        assert_eq!(book.rule("ba-020").unwrap().text, "Players *alternate*.\n  More.");
        assert!(book.rule("HW-164.1").unwrap().text.contains("Not a rule"));
        assert_eq!(book.sections[2].level, 3);
    }

    #[test]
    fn rule_numbers_are_found_in_sources() {
        let text = "/// BA-030, HW-164.1. `AM-05` UTF-8 D-01 fn x() { refuses(\"BA-031\") }";
        assert_eq!(
            rule_ids(text).collect::<Vec<_>>(),
            ["BA-030", "HW-164.1", "AM-05", "UTF-8", "D-01", "BA-031"]
        );
    }
}
