//! The rules of a game: numbered, searchable, every rule with an address of its own and the pieces
//! it speaks of beside it.

pub mod example;

use ludi_engine::rules::{Section, is_rule_id};
use ludi_engine::{AnyGame, Messages, Phrase, Rule, Rulebook};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser};

use crate::boards::learn::{self, Primer};
use crate::components::{icon, scene};

/// The content of the rules page. `query` is what the reader searches for, empty for everything;
/// `back` the address of the table the reader comes from.
pub fn page(
    words: &Messages,
    game: &'static dyn AnyGame,
    query: &str,
    back: Option<&str>,
) -> Markup {
    let lang = words.lang();
    let query = query.trim();
    let title = Phrase::new("look-rules-title").with("game", game.about().name);
    let book = Book {
        game: game.id(),
        rules: game.rulebook(lang),
        primer: learn::primer(game, words),
        words,
    };
    html! {
        div.rules.with-contents {
            (others(words, game))
            @if let Some(back) = back {
                a.btn.rules-back href=(back) { (icon("previous")) span { (words.get("look-rules-back")) } }
            }
            h1 { (words.say(&title, &[])) }
            div.rules-side {
                (search(&book, query, back))
                (contents(&book, query))
            }
            div.rules-text #rules-text {
                @if query.is_empty() { (book.everything()) } @else { (book.found(query)) }
            }
        }
    }
}

/// A search that works by loading the page again; a script searches while somebody types.
fn search(book: &Book<'_>, query: &str, back: Option<&str>) -> Markup {
    let words = book.words;
    let example = book.rules.rules().next().map_or(String::new(), |rule| rule.id.clone());
    let hint = words.say(&Phrase::new("look-rules-search").with("example", example), &[]);
    html! {
        form.search role="search" method="get" action={ "/rules/" (book.game) } {
            label.vh for="q" { (hint) }
            input #q type="search" name="q" value=(query) placeholder=(hint) autocomplete="off";
            @if let Some(back) = back { input type="hidden" name="back" value=(back); }
            button.btn type="submit" { (icon("search")) span { (words.get("look-search-go")) } }
        }
    }
}

/// The rules of a game, and what its board shows of them.
struct Book<'a> {
    game: &'static str,
    rules: Rulebook,
    primer: Primer,
    words: &'a Messages,
}

impl Book<'_> {
    fn everything(&self) -> Markup {
        html! {
            @for (index, section) in self.rules.sections.iter().enumerate() {
                @if !(index == 0 && section.level == 1) {
                    (heading(index, section))
                }
                (prose(&section.text, &self.rules, ""))
                @if !section.rules.is_empty() {
                    ol.rule-list { @for rule in &section.rules { (self.entry(rule, "")) } }
                }
            }
            p.more {
                a href={ "/provenance/" (self.game) } { (self.words.get("look-rules-provenance")) }
            }
        }
    }

    fn found(&self, query: &str) -> Markup {
        let action = format!("/rules/{}", self.game);
        let found: Vec<&Rule> = self.rules.rules().filter(|rule| speaks_of(rule, query)).collect();
        let said = Phrase::new("look-rules-found").with("count", found.len());
        html! {
            p.lead role="status" {
                (self.words.say(&said.with("query", query.to_owned()), &[]))
                " " a href=(action) { (self.words.get("look-rules-all")) }
            }
            ol.rule-list { @for rule in found { (self.entry(rule, &action)) } }
        }
    }

    /// A rule with the pieces it speaks of; `base` is the address of the page that has them all,
    /// empty on that page itself.
    fn entry(&self, rule: &Rule, base: &str) -> Markup {
        let (signs, pictures) = (self.primer.signs_of(&rule.id), self.primer.pictures_of(&rule.id));
        html! {
            li.rule-entry #(rule.id) {
                a.number href={ (base) "#" (rule.id) } { (rule.id) }
                div.said { (prose(&rule.text, &self.rules, base)) }
                @if !signs.is_empty() || !pictures.is_empty() {
                    div.rule-pictures {
                        @for told in pictures {
                            div.table-board.glance-picture aria-hidden="true" { (told.shows) }
                        }
                        @for told in signs {
                            span.rule-sign {
                                span.table-board.legend-sign aria-hidden="true" { (told.shows) }
                                (told.name)
                            }
                        }
                    }
                }
                @for (number, name) in self.primer.examples_of(&rule.id) {
                    a.rule-example href={ "/rules/" (self.game) "/examples/" (number) } {
                        (icon("play")) span { (self.words.get("look-rules-example")) (self.words.lang().colon()) (name) }
                    }
                }
            }
        }
    }
}

/// The rules of every game, to choose from.
pub fn index(words: &Messages) -> Markup {
    let lang = words.lang();
    let count = |game: &'static dyn AnyGame| {
        let rules = game.rulebook(lang).rules().count();
        words.say(&Phrase::new("look-rules-count").with("count", rules), &[])
    };
    html! {
        h1 { (words.get("look-rules")) }
        p.lead { (words.get("look-rules-lead")) }
        ul.rule-books {
            @for game in ludi_registry::all() {
                li {
                    (scene(game))
                    div {
                        h2 { a href={ "/rules/" (game.id()) } { (game.about().name.get(lang)) } }
                        p { (game.about().tagline.get(lang)) }
                        p {
                            small { (count(game)) " · " a href={ "/provenance/" (game.id()) } { (words.get("look-rules-provenance")) } }
                        }
                    }
                }
            }
        }
    }
}

/// The ways to the rules of the other games.
fn others(words: &Messages, game: &'static dyn AnyGame) -> Markup {
    html! {
        nav.books aria-label=(words.get("look-rules-others")) {
            a href="/rules" { (words.get("look-rules-index")) }
            @for other in ludi_registry::all() {
                @let current = (other.id() == game.id()).then_some("page");
                a href={ "/rules/" (other.id()) } aria-current=[current] {
                    (other.about().name.get(words.lang()))
                }
            }
        }
    }
}

/// Whether a rule has all the words searched for, or the number.
fn speaks_of(rule: &Rule, query: &str) -> bool {
    if rule.id.eq_ignore_ascii_case(query) {
        return true;
    }
    let text = fold(&format!("{} {}", rule.id, rule.text));
    fold(query).split_whitespace().all(|word| text.contains(word))
}

/// Text as one searches it: lower case, without accents, one kind of apostrophe.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'â' | 'ä' => folded.push('a'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' => folded.push('i'),
            'ô' | 'ö' => folded.push('o'),
            'ù' | 'û' | 'ü' => folded.push('u'),
            'ç' => folded.push('c'),
            'œ' => folded.push_str("oe"),
            '’' => folded.push('\''),
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            '*' | '`' | '_' => {}
            other => folded.push(other),
        }
    }
    folded
}

/// The sections, always in sight.
fn contents(book: &Book<'_>, query: &str) -> Markup {
    let base = if query.is_empty() { String::new() } else { format!("/rules/{}", book.game) };
    html! {
        nav.contents aria-labelledby="contents" {
            h2 #contents { (book.words.get("look-rules-contents")) }
            ol {
                @for (index, section) in book.rules.sections.iter().enumerate() {
                    @if section.level == 2 {
                        li { a href={ (base) "#section-" (index) } { (section.title) } }
                    }
                }
            }
        }
    }
}

fn heading(index: usize, section: &Section) -> Markup {
    let id = format!("section-{index}");
    html! {
        @match section.level {
            1 | 2 => h2.section #(id) { (section.title) },
            3 => h3 #(id) { (section.title) },
            _ => h4 #(id) { (section.title) },
        }
    }
}

/// Markdown as markup: HTML in it is text, numbers of rules become links to them.
pub(super) fn prose(markdown: &str, book: &Rulebook, base: &str) -> Markup {
    let mut options = Options::empty();
    options.insert(Options::ENABLE_TABLES);
    let mut in_link = 0u32;
    let events = Parser::new_ext(markdown, options).flat_map(|event| match event {
        Event::Html(text) | Event::InlineHtml(text) => vec![Event::Text(text)],
        Event::Start(pulldown_cmark::Tag::Link { .. }) => {
            in_link += 1;
            vec![event]
        }
        Event::End(pulldown_cmark::TagEnd::Link) => {
            in_link = in_link.saturating_sub(1);
            vec![event]
        }
        Event::Text(text) if in_link == 0 => linked(&text, book, base),
        other => vec![other],
    });
    let mut out = String::new();
    pulldown_cmark::html::push_html(&mut out, events);
    // Tables scroll by themselves on narrow screens.
    let out = out
        .replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>");
    PreEscaped(out)
}

fn linked<'a>(text: &str, book: &Rulebook, base: &str) -> Vec<Event<'a>> {
    let mut events = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let word_end = rest
            .find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.'))
            .unwrap_or(rest.len());
        let (word, after) = rest
            .split_at(word_end.max(rest.chars().next().map_or(0, char::len_utf8)).max(word_end));
        let id = word.trim_end_matches('.');
        if is_rule_id(id) && book.rule(id).is_some() {
            events.push(Event::Text(std::mem::take(&mut plain).into()));
            events.push(Event::InlineHtml(
                format!("<a class=\"rule\" href=\"{base}#{id}\">{id}</a>").into(),
            ));
            plain.push_str(&word[id.len()..]);
        } else {
            plain.push_str(word);
        }
        rest = after;
    }
    events.push(Event::Text(plain.into()));
    events
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ludi_builders::Builders;
    use ludi_engine::{Lang, Words as _};

    use super::*;
    use crate::components::LOOK_WORDS;
    use crate::components::tests::{all, check, read};

    fn words(lang: Lang) -> Messages {
        Builders::messages(lang, &[LOOK_WORDS]).unwrap()
    }

    fn ids(text: &str) -> BTreeSet<String> {
        let html = read(text);
        all(&html, "[id]").iter().filter_map(|it| it.attr("id")).map(str::to_owned).collect()
    }

    #[test]
    fn every_rule_has_an_address_and_every_link_leads_to_one() {
        for lang in Lang::ALL {
            let text =
                page(&words(lang), ludi_engine::any_game::<Builders>(), "", None).into_string();
            check(&text);
            let ids = ids(&text);
            for rule in Builders::rulebook(lang).rules() {
                assert!(ids.contains(&rule.id), "{}", rule.id);
            }
            let html = read(&text);
            let links = all(&html, "[href^='#']");
            assert!(links.len() > 50, "{}", links.len());
            for target in links.iter().filter_map(|link| link.attr("href")?.strip_prefix('#')) {
                assert!(ids.contains(target), "#{target} leads nowhere");
            }
        }
    }

    #[test]
    fn a_search_finds_numbers_words_and_words_without_accents() {
        let words = words(Lang::Fr);
        let found = |query| {
            ids(&page(&words, ludi_engine::any_game::<Builders>(), query, None).into_string())
        };
        assert!(found("ba-095").contains("BA-095"));
        let (plain, accented) = (found("université"), found("UNIVERSITE"));
        assert!(accented.len() > 2, "{accented:?}");
        assert_eq!(plain, accented);
        let text = page(&words, ludi_engine::any_game::<Builders>(), "machine", None).into_string();
        assert!(text.contains("href=\"/rules/builders#AM-11\""), "links lead to the whole rules");
        let none =
            page(&words, ludi_engine::any_game::<Builders>(), "<zeppelin>", None).into_string();
        assert!(none.contains("&lt;zeppelin&gt;") && !none.contains("<zeppelin>"));
    }

    #[test]
    fn html_in_rules_is_text_and_numbers_become_links() {
        let book = Rulebook::parse("# G\n## S\n- **BA-001** One.\n- **HW-164.1** Two.\n");
        let text =
            prose("a <b onclick=x> (BA-001, HW-164.1.) `BA-001` BA-999", &book, "").into_string();
        assert!(text.contains("&lt;b onclick=x&gt;"), "{text}");
        assert!(text.contains("href=\"#BA-001\">BA-001</a>,"), "{text}");
        assert!(text.contains("href=\"#HW-164.1\">HW-164.1</a>."), "{text}");
        assert!(text.contains("<code>BA-001</code> BA-999"), "{text}");
    }
}
