//! The parts of ordinary pages: panels, notices, buttons, fields, choices, cards of games.

use ludi_engine::{AnyGame, Messages, Phrase, Seat};
use maud::{Markup, html};

use super::{assets, icon, picture};

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something to know.
    Info,
    /// Something went well.
    Good,
    /// Something was refused or went wrong.
    Warn,
}

/// A message to the reader. A warning is announced at once.
pub fn notice(tone: Tone, content: &Markup) -> Markup {
    let (class, role, symbol) = match tone {
        Tone::Info => ("notice info", "status", "info"),
        Tone::Good => ("notice good", "status", "check"),
        Tone::Warn => ("notice warn", "alert", "doubt"),
    };
    html! { div class=(class) role=(role) { (icon(symbol)) div { (content) } } }
}

/// What stands where there is nothing yet.
pub fn empty(text: &str) -> Markup {
    html! { p.empty { (text) } }
}

/// A player in the list of players: a line that sums up, and everything on demand where it does
/// not stand on the page already.
pub fn player(seat: Seat, active: bool, summary: &Markup, area: Option<&Markup>) -> Markup {
    let class = if active { "player active" } else { "player" };
    html! {
        @match area {
            None => div class=(class) #{ "player-" (seat) } { div.summary { (summary) } },
            Some(area) => details class=(class) #{ "player-" (seat) } { summary { (summary) } (area) },
        }
    }
}

/// A panel with a heading; `id` makes it a fragment of its own.
pub fn panel(id: &str, heading: &str, aside: &Markup, content: &Markup) -> Markup {
    let heading_id = format!("{id}-heading");
    html! {
        section.panel #(id) aria-labelledby=(heading_id) {
            div.row-head { h2 #(heading_id) { (heading) } (aside) }
            (content)
        }
    }
}

/// A button that submits the form around it.
pub fn button(label: &str, name: &str, value: &str, strong: bool) -> Markup {
    let name = (!name.is_empty()).then_some(name);
    html! {
        button.btn.go[strong] type="submit" name=[name] value=[name.map(|_| value)] { (label) }
    }
}

/// A link that looks like a button.
pub fn link_button(label: &str, href: &str, strong: bool) -> Markup {
    html! { a.btn.go[strong] href=(href) { (label) } }
}

/// A labelled field; `control` is the input with the given id, `help` explains it.
pub fn field(id: &str, label: &str, control: &Markup, help: &Markup) -> Markup {
    html! {
        div.field {
            label for=(id) { (label) }
            (control)
            div.help #{ (id) "-help" } { (help) }
        }
    }
}

/// A switch that is on or off.
pub fn switch(id: &str, name: &str, label: &str, on: bool, help: &Markup) -> Markup {
    html! {
        div.field.flag {
            input #(id) type="checkbox" name=(name) value="on" checked[on]
                aria-describedby={ (id) "-help" };
            label for=(id) { (label) }
            div.help #{ (id) "-help" } { (help) }
        }
    }
}

/// One of several things to choose from.
pub struct Choice {
    /// What is sent.
    pub value: String,
    /// What it is called.
    pub label: Markup,
    /// Whether it is chosen at first.
    pub chosen: bool,
}

/// Several things of which one is chosen: radio buttons drawn as segments.
pub fn choice_group(id: &str, name: &str, legend: &Markup, choices: &[Choice]) -> Markup {
    html! {
        fieldset.choices {
            legend { (legend) }
            div.segments {
                @for (index, choice) in choices.iter().enumerate() {
                    input #{ (id) "-" (index) } type="radio" name=(name) value=(choice.value)
                        checked[choice.chosen];
                    label for={ (id) "-" (index) } { (choice.label) }
                }
            }
        }
    }
}

/// A search that works by loading the page again.
pub fn search_form(words: &Messages, action: &str, query: &str) -> Markup {
    html! {
        form.search role="search" method="get" action=(action) {
            label.vh for="q" { (words.get("look-search")) }
            input #q type="search" name="q" value=(query) placeholder=(words.get("look-search"));
            button.btn type="submit" { (icon("search")) span { (words.get("look-search-go")) } }
        }
    }
}

/// A game on the shelf.
pub struct Card {
    /// What is said of it.
    pub game: &'static dyn AnyGame,
    /// What can be done with it: forms and links.
    pub actions: Markup,
}

/// How long a game takes, in words.
pub fn minutes(words: &Messages, game: &'static dyn AnyGame) -> String {
    let minutes = &game.about().minutes;
    let phrase = Phrase::new("look-minutes");
    words.say(
        &phrase.with("low", i64::from(*minutes.start())).with("high", i64::from(*minutes.end())),
        &[],
    )
}

/// The picture of a game; one without a picture of its own has that of any.
pub fn scene(game: &'static dyn AnyGame) -> Markup {
    let id = if assets::has_symbol("games", game.id()) { game.id() } else { "any" };
    picture("games", id, "scene", true)
}

/// Who can play a game, and for how long.
pub fn facts(words: &Messages, game: &'static dyn AnyGame) -> Markup {
    let (least, most) = (*game.players().start(), *game.players().end());
    let players =
        Phrase::new("look-players").with("low", i64::from(least)).with("high", i64::from(most));
    html! {
        ul.facts {
            li { (icon("people")) (words.say(&players, &[])) }
            li { (icon("clock")) (minutes(words, game)) }
            @if least == 1 { li { (icon("check")) (words.get("look-solo")) } }
        }
    }
}

/// The card of a game: a picture, who and how long, one sentence, what to do. Its name leads to
/// its page.
pub fn game_card(words: &Messages, card: &Card) -> Markup {
    let game = card.game;
    let lang = words.lang();
    html! {
        article.game-card #{ "game-" (game.id()) } {
            (scene(game))
            div.body {
                h3 { a href={ "/games/" (game.id()) } { (game.about().name.get(lang)) } }
                p.tagline { (game.about().tagline.get(lang)) }
                (facts(words, game))
                div.actions { (card.actions) }
            }
        }
    }
}
