//! The document around every page: header with frieze, switches of language and theme, main.

use ludi_engine::{Lang, Messages, Phrase};
use maud::{DOCTYPE, Markup, html};

use super::{asset, assets, icon};

/// Light, dark, or as the reader's system is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system is set.
    #[default]
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All of them, in the order the switch goes round.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The word for it in cookies and forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }

    const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::Auto,
        }
    }

    const fn symbol(self) -> &'static str {
        match self {
            Self::Auto => "theme",
            Self::Light => "sun",
            Self::Dark => "moon",
        }
    }
}

/// How wide a page is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind<'a> {
    /// Text to read: a comfortable line.
    #[default]
    Reading,
    /// Cards and forms.
    Wide,
    /// As `Wide`, with the style sheet of a game's board.
    Board(&'a str),
    /// A table of the game with this id: the whole window, with the style sheet of its board,
    /// and ways to skip to `#mine` and `#decisions`.
    Table(&'a str),
    /// As `Table`, but nobody plays.
    Replay(&'a str),
    /// A table of the game with this id at which somebody learns, with the guide.
    Lesson(&'a str),
}

impl Kind<'_> {
    /// The game whose board is on the page.
    const fn game(&self) -> Option<&str> {
        match self {
            Self::Table(game) | Self::Replay(game) | Self::Board(game) | Self::Lesson(game) => {
                Some(game)
            }
            Self::Reading | Self::Wide => None,
        }
    }
}

/// What the document needs to know about its page.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    /// The words of the reader's language; the look's own must be among them.
    pub words: &'a Messages,
    /// The title of the page, without the name of the program.
    pub title: &'a str,
    /// What stands beside the name in the header: where one is.
    pub place: &'a str,
    /// The game it belongs to, where that is said too; may be empty.
    pub of: &'a str,
    /// What ends the game, at a table; may be empty.
    pub goal: &'a str,
    /// The name of the reader, if they have one here.
    pub name: Option<&'a str>,
    /// The theme the reader chose.
    pub theme: Theme,
    /// The address to come back to after switching language or theme.
    pub path: &'a str,
    /// The address of the rules.
    pub rules: &'a str,
    /// How wide the page is.
    pub kind: Kind<'a>,
    /// What else stands in the header: at a table, its players and drawers.
    pub bar: Option<&'a Markup>,
}

/// A whole HTML document around the content of its `main`.
///
/// `main` is what stands inside `<main id="main">`, which this function makes.
pub fn document(page: &Page<'_>, main: &Markup) -> Markup {
    let words = page.words;
    let lang = words.lang();
    let theme = (page.theme != Theme::Auto).then(|| page.theme.word());
    let class = match page.kind {
        Kind::Reading => "reading",
        Kind::Wide | Kind::Board(_) => "wide",
        Kind::Table(_) => "play live",
        Kind::Replay(_) => "play watched",
        Kind::Lesson(_) => "play live lesson",
    };
    html! {
        (DOCTYPE)
        html lang=(lang.code()) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (page.title) " · Ludi" }
                link rel="icon" href=(asset("favicon.svg")) type="image/svg+xml"
                    data-calm=(asset("favicon.svg")) data-turn=(asset("favicon-turn.svg"));
                link rel="apple-touch-icon" href=(asset("icon-apple-180.png"));
                link rel="manifest" href=(asset("manifest.webmanifest"));
                meta name="theme-color" content="#8f2d22";
                link rel="preload" href=(asset("fonts/alegreya-sans-400.woff2")) as="font" type="font/woff2" crossorigin;
                (looks_and_behaves("look", "ludi"))
                @if let Some(game) = page.kind.game() { (looks_and_behaves(game, game)) }
            }
            body class=(class) data-game=[page.kind.game()] {
                a.skip href="#main" { (words.get("look-skip")) }
                @if let Kind::Table(_) = page.kind {
                    a.skip href="#mine" { (words.get("look-skip-mine")) }
                    a.skip href="#open-moves" { (words.get("look-skip-decisions")) }
                }
                (header(page))
                main #main tabindex="-1" { (main) }
            }
        }
    }
}

/// The style sheet with this name and the parts it imports, which need not wait for it, and the
/// script; a game whose board is plain has neither.
fn looks_and_behaves(sheet: &str, script: &str) -> Markup {
    let folder = format!("{sheet}/");
    let sheet = format!("{sheet}.css");
    let script = format!("{script}.js");
    html! {
        @for part in assets::names().filter(|name| name.starts_with(&folder)) {
            link rel="preload" href=(asset(&part)) as="style";
        }
        @if assets::get(&sheet).is_some() { link rel="stylesheet" href=(asset(&sheet)); }
        @if assets::get(&script).is_some() { script type="module" src=(asset(&script)) {} }
    }
}

fn header(page: &Page<'_>) -> Markup {
    let words = page.words;
    html! {
        header.masthead {
            a.brand href="/" { span { "Ludi" } }
            @if !page.place.is_empty() {
                p.where {
                    span.the-line {
                        span.the-place { (page.place) }
                        @if !page.of.is_empty() { span.the-game { " · " (page.of) } }
                    }
                    @if !page.goal.is_empty() { span.the-goal { (page.goal) } }
                }
            }
            @if let Some(bar) = page.bar { (bar) }
            nav aria-label=(words.get("look-nav")) {
                // A table has no room for it, and its players keep their names.
                @if let Some(name) = page.name.filter(|_| page.bar.is_none()) { (name_card(page, name)) }
                a.tool.rules href=(page.rules) { (icon("book")) span { (words.get("look-rules")) } }
                (settings(words, page.theme, page.path))
            }
        }
    }
}

/// Who the reader is, and a way to be called otherwise.
fn name_card(page: &Page<'_>, name: &str) -> Markup {
    let words = page.words;
    let you = words.say(&Phrase::new("look-you-are").with("name", name.to_owned()), &[]);
    html! {
        button.tool.me type="button" popovertarget="name-card" aria-label=(you) {
            (icon("person")) span.own-name { (name) }
        }
        form.name-card #name-card popover method="post" action="/settings" {
            input type="hidden" name="back" value=(page.path);
            label for="name-card-name" { (words.get("look-name")) }
            input #name-card-name type="text" name="name" value=(name) required maxlength="60"
                autocomplete="nickname";
            button.btn type="submit" { (words.get("look-name-save")) }
            p { small { (words.get("look-name-help")) } }
            p { a href="/you" { (words.get("look-yours")) } }
        }
    }
}

/// The switches of language and theme, which lead back to `path`.
pub fn settings(words: &Messages, now: Theme, path: &str) -> Markup {
    let other = match words.lang() {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    };
    let next = now.next();
    let theme = format!(
        "{} {}",
        words.get(match now {
            Theme::Auto => "look-theme-auto",
            Theme::Light => "look-theme-light",
            Theme::Dark => "look-theme-dark",
        }),
        words.get(match next {
            Theme::Auto => "look-theme-to-auto",
            Theme::Light => "look-theme-to-light",
            Theme::Dark => "look-theme-to-dark",
        })
    );
    html! {
        form.settings method="post" action="/settings" {
            input type="hidden" name="back" value=(path);
            button.tool name="lang" value=(other.code()) lang=(other.code()) {
                (other.code().to_uppercase())
                b.vh { " " (match other { Lang::En => "English", Lang::Fr => "Français" }) }
            }
            button.tool name="theme" value=(next.word()) aria-label=(theme) title=(theme) {
                (icon(now.symbol()))
            }
        }
    }
}
