//! Tables in a list: who plays, where the game stands or how it ended, since when.

use ludi_engine::{Messages, Phrase, Seat, Sheet};
use maud::{Markup, html};

use super::{End, Row, Sort};
use crate::boards::hadrian::campaign::fort_name;
use crate::pages::over::verdict::points;
use crate::pages::when;
use crate::{Visitor, components};

pub(super) fn rows(visitor: &Visitor, tables: &[&Row], open: bool) -> Markup {
    html! {
        ul.tables {
            @for row in tables { (line(visitor, row, open)) }
        }
    }
}

/// The table that waits for the visitor, as the next thing to do.
pub(super) fn next(visitor: &Visitor, row: &Row) -> Markup {
    let words = visitor.words_of(&row.game);
    html! {
        section.today-card.waits aria-labelledby="next-heading" {
            div.row-head {
                h2 #next-heading { (words.get("site-turn-yours")) }
                small { (words.get("look-end-mine-since")) " " (when(words, row.changed)) }
            }
            @if let Some(game) = ludi_registry::game(&row.game) { (components::scene(game)) }
            p {
                strong { (name_of(words, row)) }
                @if !row.moment.is_empty() { br; (row.moment) }
            }
            p.with { (players(words, row)) }
            a.btn.go href={ "/t/" (row.id) } { (components::icon("play")) span { (words.get("look-end-fort-play-on")) } }
        }
    }
}

/// What a table's game is called.
fn name_of(words: &Messages, row: &Row) -> String {
    ludi_registry::game(&row.game)
        .map_or(row.game.clone(), |game| game.about().name.get(words.lang()).to_owned())
}

/// Who plays at a table.
fn players(words: &Messages, row: &Row) -> Markup {
    html! {
        @for (seat, _) in row.names.iter().enumerate() {
            (components::seat_name(words, &row.game, Seat(seat as u8), &row.names)) " "
        }
    }
}

/// A line of the list.
fn line(visitor: &Visitor, row: &Row, open: bool) -> Markup {
    let words = visitor.words_of(&row.game);
    let name = name_of(words, row);
    html! {
        li.waiting[row.is_my_turn] {
            span.which-game {
                a.game href={ "/t/" (row.id) } { (name) }
                @match row.sort {
                    Sort::Usual => {},
                    Sort::Fork => small { (forked(words, &row.forked_at)) },
                    Sort::Fort(fort) => small {
                        (words.say(&Phrase::new("look-end-mine-fort").with("name", fort_name(fort).to_owned()), &[]))
                    },
                }
            }
            span.who-and-where {
                span.with { (players(words, row)) }
                span.moment { (row.moment) }
            }
            @if open {
                // The name goes along.
                button.btn.go.sit-down type="submit" form="play-as" formaction={ "/t/" (row.id) "/join" } {
                    (words.get("site-sit"))
                }
            } @else {
                span.whose { (turn(words, row)) }
                span.since {
                    (words.get(if row.finished { "look-end-mine-ended" } else { "look-end-mine-since" })) " "
                    (when(words, row.changed))
                }
                (ways(words, row, &name))
            }
        }
    }
}

/// Which moment of another game a table began from.
fn forked(words: &Messages, moment: &str) -> String {
    if moment.is_empty() {
        return words.get("look-end-mine-fork");
    }
    words.say(&Phrase::new("look-end-mine-fork-at").with("moment", moment.to_owned()), &[])
}

/// Opening the table, and letting go of it.
fn ways(words: &Messages, row: &Row, name: &str) -> Markup {
    let leaves = row.has_company && !row.finished;
    let (label, help) = if leaves {
        ("look-end-mine-leave", "look-end-mine-leave-help")
    } else {
        ("look-end-mine-drop", "look-end-mine-drop-help")
    };
    html! {
        span.ways {
            @if row.is_my_turn {
                a.btn href={ "/t/" (row.id) } { (words.get("look-end-fort-play-on")) }
            }
            details.let-go {
                summary aria-label={ (words.get("look-end-mine-more")) (words.lang().colon()) (name) } { span aria-hidden="true" { "⋯" } }
                div.let-go-ways {
                    @if row.plays && !row.finished {
                        (way(words, row, "resign", "look-end-mine-resign", "look-end-mine-resign-help"))
                    }
                    (way(words, row, "leave", label, help))
                    @if row.is_own {
                        (way(words, row, "delete", "look-end-mine-delete", "look-end-mine-delete-help"))
                    }
                }
            }
        }
    }
}

/// One way to let go of a table, with what it means.
fn way(words: &Messages, row: &Row, what: &str, label: &str, help: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (row.id) "/" (what) } {
            (components::button(&words.get(label), "", "", false))
            p { small { (words.get(help)) } }
        }
    }
}

/// Whose turn it is at a table, or how it ended, in words.
fn turn(words: &Messages, row: &Row) -> String {
    if row.finished {
        return row
            .end
            .as_ref()
            .map_or_else(|| words.get("site-turn-over"), |end| ended(words, row, end));
    }
    if row.is_my_turn {
        return words.get("site-turn-yours");
    }
    if row.is_given_up() {
        return words.get("look-end-mine-given-up");
    }
    match row.turn.first() {
        Some(seat) if row.turn.len() == 1 => {
            words.say(&Phrase::new("site-turn-theirs").with("who", seat), &row.names)
        }
        _ => words.get("site-turn-others"),
    }
}

/// How a table ended, said to its player.
fn ended(words: &Messages, row: &Row, end: &End) -> String {
    let sheets = &end.standings.seats;
    let said = |sheet: &Sheet| points(words, end.standings.unit, sheet.total);
    let winners: Vec<&Sheet> = sheets.iter().filter(|sheet| sheet.rank == 1).collect();
    let Some(best) = winners.first() else { return words.get("site-turn-over") };
    let seat = row.mine.first().filter(|_| row.mine.len() == 1);
    let mine = seat.and_then(|seat| sheets.get(seat.index()));
    let phrase = match (end.held, mine) {
        _ if row.is_given_up() => {
            Phrase::new("look-end-mine-gave-up").with("who", best.seat).with("best", said(best))
        }
        (Some(true), _) => Phrase::new("look-end-mine-held").with("points", said(best)),
        (Some(false), _) => Phrase::new("look-end-mine-not-held").with("points", said(best)),
        (None, _) if sheets.len() == 1 => match &best.title {
            Some(title) => Phrase::new("look-end-mine-rank")
                .with("points", said(best))
                .with("rank", words.get(title)),
            None => Phrase::new("look-end-mine-alone").with("points", said(best)),
        },
        (None, Some(mine)) if mine.rank > 1 => Phrase::new("look-end-mine-lost")
            .with("place", words.say(&Phrase::new("look-end-place").with("place", mine.rank), &[]))
            .with("points", said(mine))
            .with("who", best.seat)
            .with("best", said(best)),
        (None, Some(mine)) => {
            let id = if winners.len() == 1 { "look-end-mine-won" } else { "look-end-mine-shared" };
            Phrase::new(id).with("points", said(mine))
        }
        (None, None) => {
            Phrase::new("look-end-mine-watched").with("who", best.seat).with("best", said(best))
        }
    };
    words.say(&phrase, &row.names)
}
