//! Score sheets in text.

use ludi_engine::{Messages, Phrase, Standings, Text, Tone};

/// The score sheet: a row a line, a column a seat.
pub fn standings(standings: &Standings, words: &Messages, names: &[String]) -> Text {
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
    let label_width = all_labels.map(|label| label.chars().count()).max().unwrap_or(0) + 2;
    let width = players.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(7) + 2;

    let mut text = Text::new();
    text.line().plain(" ".repeat(label_width));
    for (sheet, player) in standings.seats.iter().zip(&players) {
        text.push(Tone::Seat(sheet.seat), format!("{player:>width$}"));
    }
    for (key, label) in keys.iter().zip(&labels) {
        text.line().plain(format!("{label:<label_width$}"));
        for sheet in &standings.seats {
            let line = sheet.lines.iter().find(|line| line.key == *key);
            let shown = line.map_or(String::new(), |line| points(line.points));
            text.plain(format!("{shown:>width$}"));
        }
    }
    text.line().push(Tone::Strong, format!("{total:<label_width$}"));
    for sheet in &standings.seats {
        text.push(Tone::Strong, format!("{:>width$}", points(sheet.total)));
    }
    text.line().push(Tone::Strong, format!("{place:<label_width$}"));
    for sheet in &standings.seats {
        text.push(Tone::Strong, format!("{:>width$}", sheet.rank));
    }
    for sheet in &standings.seats {
        if let Some(title) = &sheet.title {
            text.row(Tone::Good, words.get(title));
        }
    }
    text
}
