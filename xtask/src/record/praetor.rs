//! The recorded games of Praetor.

use std::path::Path;

use ludi_engine::conformance::{Chooser, Recorder, Recording, Temper, cases, disturb, the_first};
use ludi_engine::{Game as _, Quick, Seat, Table, Words as _};
use ludi_praetor::{
    Area, Decision, Edition, Gives, Good, Job, Praetor, Setup, Stage, Step, TileId, Use,
};

use crate::Done;

/// Mostly sensible, now and then random.
const MOODY: Manner = Manner::Usual(Temper::Moody(6));
const SENSIBLE: Manner = Manner::Usual(Temper::Sensible);
const RANDOM: Manner = Manner::Usual(Temper::Random);

/// Who decides in a recorded game.
#[derive(Clone, Copy)]
enum Manner {
    /// All alike.
    Usual(Temper),
    /// The first player wastes everything, the others are sensible.
    Spendthrift,
    /// The first player wastes Gold and prays to Venus, and is sensible otherwise, as the others.
    Pious,
    /// The first player prays, too, and does little else but dig for Gold.
    Hapless,
}

impl Chooser<Praetor> for Manner {
    fn word(self) -> &'static str {
        match self {
            Self::Usual(temper) => Chooser::<Praetor>::word(temper),
            Self::Spendthrift => "spendthrift",
            Self::Pious => "pious",
            Self::Hapless => "hapless",
        }
    }

    fn choose(self, table: &Table<Praetor>, seat: Seat, chance: &mut Quick) -> Decision {
        let temper = match self {
            Self::Usual(temper) => temper,
            Self::Spendthrift | Self::Pious | Self::Hapless => Temper::Sensible,
        };
        let steered = match self {
            Self::Spendthrift if seat == Seat(0) => Some(waste(table, seat)),
            Self::Pious if seat == Seat(0) => pray(table, seat, 0),
            Self::Hapless if seat == Seat(0) => pray(table, seat, 1).or_else(|| dig(table, seat)),
            _ => None,
        };
        steered.unwrap_or_else(|| temper.choose(table, seat, chance))
    }
}

/// Records them anew.
pub fn record(folder: &Path) -> Done {
    let recorder = Recorder {
        names: &["Livia", "Marcus", "Cornélie", "Titus", "Aelia"],
        acts: the_first,
        once_in: 16,
        at_most: u32::MAX,
        disturb: |table, seat, chance| {
            let sayings = ["Who has the most Favor?", "Quelle belle cité !"];
            disturb(table, seat, chance, sayings, 9)
        },
    };
    let recordings = recordings();
    recorder.record(folder, &recordings)?;
    recorder.record_with(folder, &two_walls(), &with_two_walls(), recordings.len())
}

/// The usual pack, but with two Available Wall Tiles, so that there is something to choose.
fn two_walls() -> String {
    let usual = Praetor::about().pack;
    let other = usual.replacen("wall_tiles = 1 ", "wall_tiles = 2 ", 1);
    other.replacen("id = \"praetor-1\"", "id = \"two-walls\"", 1)
}

fn with_two_walls() -> Vec<Recording<Praetor, Manner>> {
    let recording = |players, style| Recording {
        players,
        topic: "two_walls".to_owned(),
        chooser: style,
        setup: Setup::default(),
        lively: false,
    };
    vec![recording(2, SENSIBLE), recording(4, MOODY)]
}

/// What somebody does who wastes Gold until Morale is low enough, and then goes to Venus.
fn pray(table: &Table<Praetor>, seat: Seat, enough: u8) -> Option<Decision> {
    let state = table.view(Some(seat));
    let mut list = Vec::new();
    table.perspective(seat).decisions(&mut list);
    let (player, pack) = (state.player(seat), state.pack());
    let found = |wanted: &dyn Fn(TileId) -> bool| {
        let goes =
            |decision: &&Decision| matches!(decision, Decision::Activate(tile) if wanted(*tile));
        list.iter().find(goes).copied()
    };
    match state.step() {
        Step::Choose if state.stage() == Stage::Action => {
            let gloomy = state.morale(seat) < 0;
            let venus = found(&|tile| gloomy && pack.tiles[tile.index()].id == "temple_venus");
            let rich = player.workers.idle() > 1 && player.goods.get(Good::Gold) > 1;
            let rich = rich && player.morale >= enough;
            venus.or_else(|| found(&|tile| rich && pack.tiles[tile.index()].job == Use::Trade))
        }
        Step::Market { .. } => {
            let dear = [Good::Weapons, Good::Marble, Good::Stone, Good::Wood].map(Decision::Buy);
            dear.into_iter().find(|buy| list.contains(buy)).or(Some(Decision::Done))
        }
        _ => None,
    }
}

/// What somebody does who only sees to the wages, and gains no Favor by it.
fn dig(table: &Table<Praetor>, seat: Seat) -> Option<Decision> {
    let state = table.view(Some(seat));
    let mut list = Vec::new();
    table.perspective(seat).decisions(&mut list);
    let gold = Gives::Good(Good::Gold);
    let digs = |decision: &&Decision| match decision {
        Decision::Activate(tile) => {
            state.yields(seat, *tile, 1).is_some_and(|(gives, _)| gives == gold)
        }
        _ => false,
    };
    match (state.stage(), state.step()) {
        (Stage::Action, Step::Choose) if state.player(seat).goods.get(Good::Gold) < 6 => {
            list.iter().find(digs).copied().or(Some(Decision::Pass))
        }
        (Stage::Action, Step::Choose) => Some(Decision::Pass),
        _ => list.first().copied(),
    }
}

/// What somebody does who also lets all Workers grow old: Morale and Favor fall to the bottom, and
/// then a recruit costs what there is.
fn waste(table: &Table<Praetor>, seat: Seat) -> Decision {
    if let Some(decision) = pray(table, seat, 0) {
        return decision;
    }
    let state = table.view(Some(seat));
    let mut list = Vec::new();
    table.perspective(seat).decisions(&mut list);
    let pack = state.pack();
    let red = |tile: TileId| pack.tiles[tile.index()].area == Area::Red;
    let trains = |decision: &&Decision| matches!(decision, Decision::Activate(tile) if red(*tile));
    let poor = state.player(seat).favor < i32::from(pack.constants.recruit_favor);
    // Workers are listed by experience; whoever trades or prays learns nothing and can wait.
    match (state.stage(), state.step()) {
        (Stage::Recruit, _) if poor => Decision::Recruit,
        (Stage::Action, Step::Choose) => *list.iter().find(trains).unwrap_or(&Decision::Pass),
        (_, Step::Worker(Job::Activate(tile))) if red(tile) => list[0],
        _ => *list.last().expect("something can always be decided"),
    }
}

/// Different sides for all players, beginning with another one each time.
fn sides(players: u8, shift: u8) -> Vec<String> {
    let words = ["a", "b1", "b2", "b3", "b4", "b5"];
    (0..players).map(|seat| words[usize::from((seat * 5 + shift) % 6)].to_owned()).collect()
}

fn recordings() -> Vec<Recording<Praetor, Manner>> {
    let mut recordings = Vec::new();
    let mut add = |players, topic: &str, style, setup, lively| {
        recordings.push(Recording {
            players,
            topic: topic.to_owned(),
            chooser: style,
            setup,
            lively,
        });
    };
    // Every number of players with every edition and variant, boards mixed.
    let mut shift = 0;
    for players in 2..=5 {
        for edition in [Edition::En, Edition::Fr] {
            for (expert, tough) in [(false, false), (true, false), (false, true), (true, true)] {
                if expert && players == 2 {
                    continue;
                }
                shift += 1;
                let boards = sides(players, shift);
                let setup = Setup { edition, expert, tough, boards, ..Setup::default() };
                let book = if edition == Edition::En { "en" } else { "fr" };
                let variant = match (expert, tough) {
                    (false, false) => "plain",
                    (true, false) => "expert",
                    (false, true) => "tough",
                    (true, true) => "expert_tough",
                };
                let style = if shift % 4 == 0 { MOODY } else { SENSIBLE };
                add(players, &format!("{book}_{variant}"), style, setup, false);
            }
        }
    }
    // Every value of every switch, as the common suite samples them.
    for (index, case) in cases::<Praetor>().into_iter().enumerate() {
        let letters = case.name.chars();
        let word: String =
            letters.map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        let words: Vec<&str> = word.split('_').filter(|part| !part.is_empty()).collect();
        let style = [SENSIBLE, MOODY, RANDOM][index % 3];
        add(case.players, &words.join("_"), style, case.setup, false);
    }
    // Every switch the other way round, and tables where people change their minds.
    for players in 2..=5 {
        for style in [SENSIBLE, MOODY, RANDOM] {
            add(players, "everything_else", style, everything_else(players), false);
            let setup = Setup { boards: sides(players, players), ..Setup::default() };
            add(players, "lively", style, setup, true);
        }
        add(players, "lively_everything_else", MOODY, everything_else(players), true);
    }
    // What sensible and random players hardly ever come to.
    for players in 2..=4 {
        let setup = Setup { emergency_needs_full_favor: false, ..Setup::default() };
        add(players, "poor_recruit", Manner::Spendthrift, setup, false);
        for venus_negative_loses in [false, true] {
            let topic = if venus_negative_loses { "venus_punishes" } else { "venus_forgives" };
            let setup = Setup { venus_negative_loses, ..Setup::default() };
            add(players, topic, Manner::Pious, setup, false);
        }
        // The Faber's Morale falls deepest.
        let boards = sides(players, 5);
        let setup = Setup { venus_negative_loses: true, boards, ..Setup::default() };
        add(players, "venus_ruins", Manner::Hapless, setup, false);
    }
    recordings
}

/// Every switch as it usually is not.
fn everything_else(players: u8) -> Setup {
    let usual = serde_json::to_value(Setup::default()).expect("a setup is plain data");
    let mut other = usual.clone();
    for option in Praetor::OPTIONS {
        let samples = option.kind.samples(players);
        let change = samples.into_iter().rev().find(|sample| *sample != usual[option.key]);
        let refused = option.key == "expert" && players == 2;
        if let Some(value) = change.filter(|_| !refused) {
            other[option.key] = value;
        }
    }
    serde_json::from_value(other).expect("samples of switches are accepted")
}
