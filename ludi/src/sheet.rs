//! Score sheets in text.

use ludi_engine::{AnyTable, Messages, Phrase, Standings, Text, Tone, columns, taken_back};

/// The score sheet of a table, and whether something revealed was taken back in a game alone.
pub fn of_table(table: &dyn AnyTable, words: &Messages) -> Text {
    let names = table.names();
    let mut text = standings(&table.standings(), words, &names);
    if let Some(phrase) = taken_back(table.revealed_taken_back()) {
        text.row(Tone::Dim, words.say(&phrase, &names));
    }
    text
}

/// The score sheet: a row a line, a column a seat.
fn standings(standings: &Standings, words: &Messages, names: &[String]) -> Text {
    let points = |value: i32| {
        if standings.unit == 10 { words.tenths(i64::from(value)) } else { value.to_string() }
    };
    let players: Vec<String> =
        standings.seats.iter().map(|sheet| words.player(sheet.seat, names)).collect();
    let keys = standings.lines();
    let labels: Vec<String> = keys.iter().map(|key| words.get(&format!("score-{key}"))).collect();
    let say = |id| words.say(&Phrase::new(id), names);
    let (total, place) = (say("sheet-total"), say("sheet-place"));
    let all_labels = labels.iter().chain([&total, &place]);
    let label_width = all_labels.map(|label| columns(label)).max().unwrap_or(0) + 2;
    let width = players.iter().map(|name| columns(name)).max().unwrap_or(0).max(7) + 2;

    let mut text = Text::new();
    text.line().plain(" ".repeat(label_width));
    for (sheet, player) in standings.seats.iter().zip(&players) {
        text.push(Tone::Seat(sheet.seat), right(player, width));
    }
    for (key, label) in keys.iter().zip(&labels) {
        text.line().plain(left(label, label_width));
        for sheet in &standings.seats {
            let line = sheet.lines.iter().find(|line| line.key == *key);
            let shown = line.map_or(String::new(), |line| points(line.points));
            text.plain(right(&shown, width));
        }
    }
    text.line().push(Tone::Strong, left(&total, label_width));
    for sheet in &standings.seats {
        text.push(Tone::Strong, right(&points(sheet.total), width));
    }
    text.line().push(Tone::Strong, left(&place, label_width));
    for sheet in &standings.seats {
        text.push(Tone::Strong, right(&sheet.rank.to_string(), width));
    }
    for sheet in &standings.seats {
        if let Some(title) = &sheet.title {
            text.row(Tone::Good, words.get(title));
        }
    }
    text
}

/// A text with space after it.
fn left(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// A text with space before it.
fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))))
}

#[cfg(test)]
mod tests {
    use ludi_engine::{Lang, Line, Seat, Sheet};

    use super::*;

    #[test]
    fn wide_names_keep_the_columns_in_line() {
        let words = Messages::new(Lang::En, &[]).expect("the words of the engine");
        let seats = vec![
            Sheet::new(Seat(0), vec![Line::new("x", 1, 5)]),
            Sheet::new(Seat(1), vec![Line::new("x", 1, 7)]),
        ];
        let names = ["建築師建築師".to_owned(), "Livia".to_owned()];
        let text = standings(&Standings::ranked(1, seats), &words, &names).to_plain();
        let widths: Vec<usize> = text.lines().map(columns).collect();
        assert!(widths.windows(2).all(|pair| pair[0] == pair[1]), "{text}");
    }
}
