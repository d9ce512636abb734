//! Provenance: where each value of a pack comes from.

use ludi_engine::{AnyGame, Messages, Origin, Phrase, Source, Stamp};
use maud::{Markup, html};

use crate::components::{Tone, icon, notice};

const KINDS: [(&str, &str); 4] = [
    ("rulebook", "look-provenance-rulebook"),
    ("owner", "look-provenance-owner"),
    ("found", "look-provenance-found"),
    ("reconstructed", "look-provenance-reconstructed"),
];

/// The content of the provenance page of a pack.
pub fn page(
    words: &Messages,
    game: &'static dyn AnyGame,
    stamp: &Stamp,
    origins: &[Origin],
) -> Markup {
    let title = Phrase::new("look-provenance-title").with("game", game.about().name);
    let lead = Phrase::new("look-provenance-lead")
        .with("pack", stamp.id.clone())
        .with("count", origins.len());
    html! {
        div.provenance-page {
            h1 { (words.say(&title, &[])) }
            p.lead { (words.say(&lead, &[])) }
            (summary(words, origins))
            (doubts(words, origins))
            (everything(words, origins))
            p { small { (words.get("look-provenance-stamp")) (words.lang().colon()) code { (stamp.sha256) } } }
        }
    }
}

fn summary(words: &Messages, origins: &[Origin]) -> Markup {
    let total = origins.len().max(1);
    html! {
        ul.kinds aria-label=(words.get("look-provenance-share")) {
            @for (kind, meaning) in KINDS {
                @let count = origins.iter().filter(|origin| origin.source.kind() == kind).count();
                li {
                    (kind_mark(words, kind))
                    span.share { strong { (count) } " " small { (percent(words, count, total)) } }
                    svg class={ "share-bar " (kind) } viewBox={ "0 0 " (total) " 1" }
                        preserveAspectRatio="none" aria-hidden="true" {
                        rect.rest width=(total) height="1" {}
                        rect.full width=(count) height="1" {}
                    }
                    span.meaning { (words.get(meaning)) }
                }
            }
        }
    }
}

fn percent(words: &Messages, count: usize, total: usize) -> String {
    let rounded = (count * 100 + total / 2) / total;
    let space = if words.lang() == ludi_engine::Lang::Fr { "\u{202f}" } else { "" };
    format!("{rounded}{space}%")
}

fn kind_mark(words: &Messages, kind: &str) -> Markup {
    let symbol = match kind {
        "rulebook" => "book",
        "owner" => "check",
        "found" => "search",
        _ => "doubt",
    };
    html! { span class={ "kind " (kind) } { (icon(symbol)) (words.get(&format!("source-{kind}"))) } }
}

fn doubts(words: &Messages, origins: &[Origin]) -> Markup {
    let mut seen: Vec<(&str, &str)> = Vec::new();
    for origin in origins.iter().filter(|origin| !origin.note.is_empty()) {
        let doubt = (origin.entry.as_str(), origin.note.as_str());
        if !seen.contains(&doubt) {
            seen.push(doubt);
        }
    }
    html! {
        section aria-labelledby="doubts" {
            h2.section #doubts { (words.get("look-provenance-doubts")) }
            @if seen.is_empty() { p { (words.get("look-provenance-no-doubts")) } }
            @else { p { (words.get("look-provenance-notes")) } }
            @for (entry, note) in seen {
                (notice(Tone::Info, &html! { strong { code { (entry) } } " " span lang="en" { (note) } }))
            }
        }
    }
}

fn everything(words: &Messages, origins: &[Origin]) -> Markup {
    let mut groups: Vec<(&str, Vec<&Origin>)> = Vec::new();
    for origin in origins {
        let group = origin.entry.split('.').next().unwrap_or_default();
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, members)) => members.push(origin),
            None => groups.push((group, vec![origin])),
        }
    }
    html! {
        section aria-labelledby="values" {
            h2.section #values { (words.get("look-provenance-all")) }
            @for (group, members) in groups {
                details.values {
                    summary { h3 { code { (group) } } " " small { (members.len()) } }
                    div.scroll tabindex="0" role="group" aria-label=(group) {
                        table {
                            thead { tr {
                                th scope="col" { (words.get("look-provenance-entry")) }
                                th scope="col" { (words.get("look-provenance-field")) }
                                th scope="col" { (words.get("look-provenance-value")) }
                                th scope="col" { (words.get("look-provenance-kind")) }
                            } }
                            tbody {
                                @for origin in members { (row(words, origin)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn row(words: &Messages, origin: &Origin) -> Markup {
    html! {
        tr {
            td { code { (origin.entry) } }
            td { code { (origin.field) } }
            td { (origin.value) }
            td {
                (kind_mark(words, origin.source.kind()))
                @if let Source::Found(place) = &origin.source { " " small { (place) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ludi_builders::{Builders, Components};
    use ludi_engine::{Lang, Pack as _, Words as _};

    use super::*;
    use crate::components::LOOK_WORDS;
    use crate::components::tests::{all, check, read};

    #[test]
    fn every_value_is_listed_with_its_source_and_every_doubt_is_told() {
        let pack = Components::builtin();
        for lang in Lang::ALL {
            let words = Builders::messages(lang, &[LOOK_WORDS]).unwrap();
            let markup =
                page(&words, ludi_engine::any_game::<Builders>(), pack.stamp(), pack.origins());
            let text = markup.into_string();
            check(&text);
            let rows = all(&read(&text), "tr").len();
            assert!(rows >= pack.origins().len(), "{rows}");
            let notes = pack.origins().iter().map(|origin| &origin.note);
            let notes: Vec<_> = notes.filter(|note| !note.is_empty()).collect();
            assert!(!notes.is_empty(), "there are doubts");
            for note in notes {
                let note = maud::html! { (note) }.into_string();
                assert!(text.contains(&note), "{note}");
            }
        }
    }

    #[test]
    fn shares_are_rounded() {
        let words = Builders::messages(Lang::En, &[LOOK_WORDS]).unwrap();
        assert_eq!(percent(&words, 1, 3), "33%");
        assert_eq!(percent(&words, 2, 3), "67%");
        assert_eq!(percent(&words, 0, 1), "0%");
    }
}
