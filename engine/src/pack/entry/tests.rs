//! Reading entries, and what is refused.

use super::*;

const TEXT: &str = r#"
    [meta]
    id = "box-1"
    [[card]]
    id = "port"
    name = { en = "Port", fr = "Port", fr_doubt = "" }
    vp = 2
    vp_note = "blurred"
    coins = [1, 2, 3]
    colour = "red"
    ways = ["sea", "road"]
    steep = false
    cost = { stone = 1, note = "x" }
    [[card]]
    id = "mill"
    name = { en = "Mill", fr = "Moulin" }
    vp = 0
    confidence = 3
    coins = [0, 0, 0]
    colour = "blue"
    ways = []
    steep = true
    cost = {}
    extra = -4
"#;

#[derive(Debug, PartialEq)]
struct Card {
    id: &'static str,
    fr: &'static str,
    vp: u8,
    coins: [i64; 3],
    colour: char,
    ways: Vec<u8>,
    steep: bool,
    stone: Option<u16>,
    extra: Option<i8>,
}

fn read(text: &str) -> Checked<Vec<Card>> {
    let table: Table = text.parse()?;
    let file = Entry::file(&table);
    file.entry("meta", Entry::id)?;
    let cards = file.entries("card", 1..=2, |card| {
        Ok(Card {
            id: card.id()?,
            fr: card.name("name")?.fr,
            vp: card.whole("vp", 0..=9)?,
            coins: card.row("coins", 0..=9)?,
            colour: card.choice("colour", &[("red", 'r'), ("blue", 'b')])?,
            ways: card.choices("ways", 0..=2, &[("sea", 1), ("road", 2)])?,
            steep: card.flag("steep")?,
            stone: card
                .entry("cost", |cost| cost.maybe("stone", |stone| cost.whole(stone, 0..=999)))?,
            extra: card.maybe("extra", |extra| card.whole(extra, -5..=5))?,
        })
    })?;
    file.done()?;
    Ok(cards)
}

#[test]
fn an_entry_is_read_field_by_field() {
    let cards = read(TEXT).unwrap();
    let port = Card {
        id: "port",
        fr: "Port",
        vp: 2,
        coins: [1, 2, 3],
        colour: 'r',
        ways: vec![1, 2],
        steep: false,
        stone: Some(1),
        extra: None,
    };
    assert_eq!(cards[0], port);
    assert_eq!((cards[1].fr, cards[1].steep, cards[1].extra), ("Moulin", true, Some(-4)));
    assert!(cards[1].ways.is_empty() && cards[1].stone.is_none());
}

#[test]
fn what_is_wrong_is_named_by_entry_field_and_problem() {
    for (from, to, error) in [
        ("vp = 2", "vp = 10", "card.port, vp: 10 is not between 0 and 9"),
        ("vp = 2", "vp = 300", "card.port, vp: 300 is not between 0 and 9"),
        ("vp = 2", "vp = 2.0", "card.port, vp: expected a number from 0 to 9, found 2.0"),
        ("vp = 2", "", "card.port, vp: is missing"),
        ("coins = [1", "coin = [1", "card.port, coins: is missing; is \"coin\" meant for it?"),
        ("coins = [1, 2, 3]", "coins = [1, 2]", "card.port, coins: 2 entries, expected 3"),
        ("coins = [1", "coins = [11", "card.port, coins: 11 is not between 0 and 9"),
        ("coins = [1, 2, 3]", "coins = 6", "card.port, coins: expected a list"),
        ("\"red\"", "\"green\"", "card.port, colour: \"green\" is none of red, blue"),
        ("\"sea\"", "7", "card.port, ways: expected text, found 7"),
        ("\"sea\"", "\"sea\", \"sea\"", "card.port, ways: 3 entries, expected 0 to 2"),
        (
            "\"road\"",
            "\"raod\"",
            "card.port, ways: \"raod\" is none of sea, road; did you mean \"road\"?",
        ),
        ("steep = false", "steep = 0", "card.port, steep: expected true or false"),
        ("{ stone = 1,", "{ stone = -1,", "card.port.cost, stone: -1 is not between 0 and 999"),
        ("cost = {}", "cost = 3", "card.mill, cost: expected a table"),
        ("\"Moulin\"", "\" \"", "card.mill.name, fr: expected a short text of one line"),
        ("\"Moulin\"", "\"Mou\\nlin\"", "card.mill.name, fr: expected a short text of one line"),
        ("\"mill\"", "\"port\"", "card.port, id: this id stands twice"),
        ("\"mill\"", "\"Mill\"", "card.Mill, id: \"Mill\": use small letters, digits, _ and -"),
        ("id = \"mill\"", "", "card.2, id: is missing"),
        (
            "[[card]]\n    id = \"mill\"",
            "[[car]]",
            "car: no such field; did you mean \"card\"? There are meta, card",
        ),
        ("[meta]", "[mata]", "meta: is missing; is \"mata\" meant for it?"),
    ] {
        assert!(TEXT.contains(from), "{from}");
        assert_eq!(read(&TEXT.replacen(from, to, 1)).unwrap_err().to_string(), error);
    }
}

#[test]
fn an_unknown_field_is_refused_with_those_there_are() {
    let error = |field: &str| {
        read(&TEXT.replace("vp = 2", &format!("vp = 2\n{field} = 1"))).unwrap_err().to_string()
    };
    let known = "id, name, vp, coins, colour, ways, steep, cost, extra";
    assert_eq!(error("banner"), format!("card.port, banner: no such field; there are {known}"));
    assert_eq!(
        error("exrta"),
        format!("card.port, exrta: no such field; did you mean \"extra\"? There are {known}")
    );
}

#[test]
fn a_field_that_is_allowed_is_not_asked_for() {
    let table: Table = "old = 1".parse().unwrap();
    let file = Entry::file(&table);
    assert!(file.done().is_err());
    file.allow(&["old", "older"]);
    file.done().unwrap();
    assert_eq!((file.path(), file.has("old"), file.has("older")), ("", true, false));
}
