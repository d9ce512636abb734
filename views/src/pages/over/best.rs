//! The reader's best move: of an analysis, or else the turn that brought most.

use ludi_bots::Verdict;
use ludi_engine::{LogIndex, Phrase, Seat, Standings};
use maud::{Markup, html};

use super::super::analysis::{Telling, counted, sentence};
use super::verdict::points;
use crate::TableView;

/// A best move that is worth less than this many points is none.
const WORTH_TELLING: f32 = 1.0;

/// What the reader did best, with a way to see it; nothing for those who did not play alone in
/// their seat.
pub fn move_of(view: &TableView<'_>, standings: &Standings, finds: &[Verdict<String>]) -> Markup {
    let seats = view.viewer.seats;
    let Some(seat) = seats.first().filter(|_| seats.len() == 1) else { return html! {} };
    let found = finds.iter().find(|find| find.seat == seat && find.points >= WORTH_TELLING);
    let told = found.and_then(|find| {
        Some((find.at.saturating_sub(1), "look-end-best", sentence(view, find, Telling::Find)?))
    });
    let Some((at, name, said)) = told.or_else(|| strongest(view, standings, seat)) else {
        return html! {};
    };
    html! {
        p.best-move {
            strong { (view.words.get(name)) } " " (said) " "
            a href=(view.at(&format!("replay?at={at}"))) { (view.words.get("site-analysis-look")) }
        }
    }
}

/// The turn after which the seat's score had risen most. The end of the game counts much at once
/// and is nobody's turn.
fn strongest(
    view: &TableView<'_>,
    standings: &Standings,
    seat: Seat,
) -> Option<(LogIndex, &'static str, String)> {
    let scores = view.table.scores();
    let (_, played) = scores.split_last()?;
    let rise = |pair: &[ludi_engine::Score]| {
        let of = |score: &ludi_engine::Score| score.seats.get(seat.index()).copied().unwrap_or(0);
        of(&pair[1]) - of(&pair[0])
    };
    let best = played.windows(2).max_by_key(|pair| rise(pair))?;
    let (rise, turn) = (rise(best), &best[1]);
    if rise <= 0 {
        return None;
    }
    let brought = points(view.words, standings.unit, rise);
    let said = view.say(&Phrase::new("look-end-strongest-brought").with("points", brought));
    let round = counted(view, turn.round).map_or_else(String::new, |round| round + " ");
    Some((turn.at, "look-end-strongest", round + &said))
}
