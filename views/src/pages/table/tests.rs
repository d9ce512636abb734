//! The log of recorded games, as it is read and heard.

use ludi_engine::{AnyTable, Lang, LogIndex, Next, Seat, SeatSet};

use super::*;
use crate::components::tests::{all, check};
use crate::pages::over::tests::{recorded, with_view};

/// The places of a log where somebody is asked.
fn pauses(table: &dyn AnyTable) -> Vec<LogIndex> {
    let is_pause = |at: &LogIndex| {
        let there = table.at(*at).expect("a place in the log");
        matches!(there.next(), Next::Decide(_) | Next::Over)
    };
    (0..table.last_index()).filter(is_pause).collect()
}

#[test]
fn a_turn_of_somebody_else_is_read_aloud_once_when_it_is_over() {
    let reader = Seat(1);
    let closed = recorded("builders", 3, "usual-random");
    let mut heard = Vec::new();
    for step in pauses(&*closed).windows(2) {
        let mut there = closed.at(step[1]).expect("a place in the log");
        let seats = SeatSet::only(reader);
        heard.extend(with_view(&mut *there, seats, Lang::En, |view| told(view, step[0]).0));
    }
    let mut table = closed.at(closed.last_index() - 1).expect("the game before its end");
    let turns = table.turns(Some(reader), 0);
    with_view(&mut *table, SeatSet::only(reader), Lang::En, |view| {
        let others: Vec<String> = turns
            .iter()
            .filter(|turn| turn.seat.is_some_and(|seat| seat != reader))
            .flat_map(ludi_engine::Turn::sentence)
            .map(|phrase| view.say(&phrase))
            .collect();
        assert!(others.len() > 10);
        let names = [view.player(Seat(0)), view.player(Seat(2))].map(|name| format!("{name}: "));
        heard.retain(|said| names.iter().any(|name| said.starts_with(name)));
        assert_eq!(heard, others, "each turn once, as a whole");
    });
}

#[test]
fn the_log_is_newest_first_with_the_news_above_one_line() {
    for game in ["builders", "hadrian", "magna-roma", "praetor"] {
        let closed = recorded(game, 3, "");
        let mut table = closed.at(closed.last_index() / 2).expect("a place in the log");
        let reader = Seat(0);
        let since = table.last_turn(reader);
        let turns = table.turns(Some(reader), 0);
        with_view(&mut *table, SeatSet::only(reader), Lang::Fr, |view| {
            let list = turn_list(view, &turns, Shown { since: Some(since), detailed: 5 });
            let html = check(&format!("<main>{}</main>", list.into_string()));
            let ids: Vec<String> = all(&html, "li.entry")
                .iter()
                .map(|entry| entry.attr("id").unwrap_or_default().to_owned())
                .collect();
            let id = |turn: &ludi_engine::Turn| match turn.seat {
                Some(_) => format!("turn-{}", turn.from),
                None => format!("all-{}", turn.from),
            };
            let wanted: Vec<String> = turns.iter().rev().map(id).collect();
            assert_eq!(ids, wanted, "{game}");
            assert_eq!(all(&html, "details").len(), 5.min(turns.len()), "{game}");
            let news = turns.iter().filter(|turn| turn.to > since).count();
            assert_eq!(all(&html, ".divider").len(), usize::from(news > 0), "{game}");
        });
    }
}

/// At Hadrian's Wall everybody has sheets of their own; the log points at the right ones.
#[test]
fn a_deed_points_at_the_sheets_of_whoever_did_it() {
    let closed = recorded("hadrian", 3, "");
    let mut table = closed.at(closed.last_index() / 2).expect("a place in the log");
    let turns = table.turns(Some(Seat(0)), 0);
    with_view(&mut *table, SeatSet::only(Seat(0)), Lang::En, |view| {
        let list = turn_list(view, &turns, Shown { since: None, detailed: 0 });
        let html = check(&format!("<main>{}</main>", list.into_string()));
        let abouts = |seat: u8| -> Vec<String> {
            let deeds = all(&html, &format!("li.entry[data-seat='{seat}'] .deed[data-about]"));
            let names = deeds.iter().filter_map(|deed| deed.attr("data-about"));
            names.flat_map(str::split_whitespace).map(str::to_owned).collect()
        };
        let (own, other) = (abouts(1), abouts(2));
        assert!(own.iter().any(|piece| piece == "next-wall"), "{own:?}");
        assert!(own.iter().all(|piece| !piece.contains("-of-")), "{own:?}");
        assert!(other.iter().any(|piece| piece == "next-wall-of-2"), "{other:?}");
        assert!(other.iter().all(|piece| piece.ends_with("-of-2")), "{other:?}");
    });
}
