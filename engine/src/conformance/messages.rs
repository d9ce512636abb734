//! What message files say, read by the parser that Fluent itself uses.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};

use crate::phrase::MISSING;
use crate::{Bilingual, Lang};

/// A message of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message<'f> {
    /// Its id.
    pub id: &'f str,
    /// The variables it uses.
    pub variables: BTreeSet<&'f str>,
    /// Its texts, without what is put into them.
    pub texts: Vec<&'f str>,
}

/// The messages of a file, in order. Panics if Fluent cannot read it.
pub fn messages(file: &str) -> Vec<Message<'_>> {
    let file = fluent_syntax::parser::parse(file)
        .unwrap_or_else(|(_, errors)| panic!("Fluent cannot read the messages: {errors:?}"));
    let read = file.body.iter().filter_map(|entry| match entry {
        Entry::Message(it) => Some(Message::read(it.id.name, it.value.as_ref(), &it.attributes)),
        Entry::Term(it) => Some(Message::read(it.id.name, Some(&it.value), &it.attributes)),
        _ => None,
    });
    read.collect()
}

/// Both languages of a message file have the same messages in the same order, with the same
/// variables, and neither has the sign of a missing message.
pub fn same_messages(file: Bilingual) {
    let read = |lang| {
        let all = messages(file.get(lang)).into_iter();
        all.map(|message| (message.id, message.variables)).collect::<Vec<_>>()
    };
    let (english, french) = (read(Lang::En), read(Lang::Fr));
    assert!(!english.is_empty(), "no messages");
    assert_eq!(english, french, "the languages have different messages or variables");
    for lang in Lang::ALL {
        assert!(!file.get(lang).contains(MISSING), "{} has {MISSING}", lang.code());
    }
}

impl<'f> Message<'f> {
    fn read(
        id: &'f str,
        value: Option<&Pattern<&'f str>>,
        attributes: &[Attribute<&'f str>],
    ) -> Self {
        let mut message = Self { id, ..Self::default() };
        for pattern in value.into_iter().chain(attributes.iter().map(|it| &it.value)) {
            message.pattern(pattern);
        }
        message
    }

    fn pattern(&mut self, pattern: &Pattern<&'f str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'f str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, expression: &InlineExpression<&'f str>) {
        match expression {
            InlineExpression::StringLiteral { value } => self.texts.push(value),
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments: Some(arguments), .. } => {
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&'f str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for argument in arguments.positional.iter().chain(named) {
            self.inline(argument);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_variables_and_texts_are_found() {
        let found = messages(
            "# a = comment\na-1 = One = two\n  lines\nb = { NUMBER($share, maximum: 1) } of { $n ->\n    \
             [one] { $n } coin\n   *[other] { $what }\n }\n    .title = { \"!\" }\n",
        );
        assert_eq!(found.iter().map(|message| message.id).collect::<Vec<_>>(), ["a-1", "b"]);
        assert_eq!(found[0].texts.concat(), "One = two\nlines");
        assert_eq!(found[1].variables, BTreeSet::from(["n", "share", "what"]));
        assert_eq!(found[1].texts, [" of ", " coin", "!"]);
    }

    #[test]
    #[should_panic(expected = "different messages or variables")]
    fn a_variable_of_one_language_only_is_found() {
        same_messages(Bilingual { en: "a = { $one ->\n *[other] x\n }", fr: "a = x" });
    }

    #[test]
    #[should_panic(expected = "en has ⟦")]
    fn the_sign_of_a_missing_message_is_found() {
        same_messages(Bilingual { en: "a = ⟦", fr: "a = b" });
    }
}
