//! Magna Roma: every table of its BALANCE.md. ± is the half-width of a 95 % interval.

use ludi_engine::{Chance as _, Game, Quick, Seat, Strategy, View, settle};
use ludi_magna_roma::{Components, Decision, Level, MagnaRoma, Phase, Setup, Taste};

type Measure = super::Measure<Components>;

/// What is written down of one seat of one game.
#[derive(Clone, Copy, Default)]
struct Tally {
    total: f64,
    /// Prestige, market, pantheon, monuments, provinces, military, objectives.
    parts: [f64; 7],
    /// 1 for a victory, a share of it for a shared one.
    victory: f64,
    /// 0 for whoever played first.
    place: usize,
    monuments: f64,
    conquests: f64,
    blessings: f64,
    kept: f64,
    trades: f64,
    coins: f64,
    population: f64,
}

struct Record {
    seats: Vec<Tally>,
    /// Whether the coins or the population of the box would have run out.
    short: [bool; 2],
    /// The solo objectives in play, with whether each was met.
    objectives: Vec<(u8, bool)>,
}

impl Measure {
    /// Chance for one of the tables: other games for another seed.
    fn chance(&self, table: u64) -> Quick {
        Quick::from_number(self.seed * 1000 + table)
    }
}

/// A way to play: what a player finds things worth, and a habit besides.
#[derive(Clone)]
struct Style {
    name: &'static str,
    taste: Taste,
    /// Whether blessing tokens are kept for the end.
    saves_blessings: bool,
}

impl Style {
    /// The sensible player.
    fn balanced() -> Self {
        Self { name: "balanced", taste: MagnaRoma::usual().clone(), saves_blessings: false }
    }

    /// Styles that lean one way.
    fn leaning() -> [Self; 6] {
        let lean = |name, change: fn(&mut Taste)| {
            let mut style = Self { name, ..Self::balanced() };
            change(&mut style.taste);
            style
        };
        let saver = lean("saver", |taste| {
            taste.blessing *= 2.0;
            taste.faith *= 1.5;
        });
        [
            lean("prestige", |taste| taste.prestige *= 1.5),
            lean("market", |taste| taste.market *= 1.5),
            lean("faith", |taste| {
                taste.blessing *= 1.5;
                taste.faith *= 1.5;
            }),
            lean("monuments", |taste| {
                taste.monuments *= 1.5;
                taste.site *= 1.5;
                taste.meeple *= 1.5;
            }),
            lean("provinces", |taste| {
                taste.provinces *= 1.5;
                taste.legion *= 1.5;
            }),
            Self { saves_blessings: true, ..saver },
        ]
    }

    fn decide(&self, game: &MagnaRoma, seat: Seat, chance: &mut Quick) -> Decision {
        let view = View::new(game, Some(seat));
        if self.saves_blessings && game.phase == Phase::Act {
            return self.act(&view, seat, chance);
        }
        MagnaRoma::choose(&self.taste, &view, seat, chance)
    }

    /// The best action that blesses nothing, by chance among equals.
    fn act(&self, view: &View<MagnaRoma>, seat: Seat, chance: &mut Quick) -> Decision {
        let mut list = Vec::new();
        view.decisions(seat, &mut list);
        list.retain(|d| matches!(d, Decision::Build { .. } | Decision::Conquer { .. }));
        let (mut best, mut price, mut equals) = (Decision::Pass, 0.0, 1);
        for decision in list {
            let other = MagnaRoma::appraise(&self.taste, view, seat, decision).unwrap_or(f32::MIN);
            if other > price + 1e-4 {
                (best, price, equals) = (decision, other, 1);
            } else if other >= price - 1e-4 {
                equals += 1;
                if chance.below(equals) == 0 {
                    (best, price) = (decision, other);
                }
            }
        }
        best
    }
}

fn play(pack: &'static Components, styles: &[Style], setup: &Setup, chance: &mut Quick) -> Record {
    let players = styles.len() as u8;
    let mut game = MagnaRoma::new(pack, setup, players).expect("the setup is playable");
    let mut trades = [0.0; 4];
    let mut first = None;
    let mut short = [false; 2];
    while let Some(seats) = settle(&mut game, chance) {
        let seat = seats.first().expect("somebody acts");
        if game.phase == Phase::Place {
            first.get_or_insert(seat.0);
        }
        let decision = styles[seat.index()].decide(&game, seat, chance);
        trades[seat.index()] += f64::from(u8::from(decision == Decision::Trade));
        game.decide(seat, decision);
        let realms = &game.realms[..styles.len()];
        let coins: u32 = realms.iter().map(|realm| u32::from(realm.coins)).sum();
        let people: u32 = realms.iter().map(|realm| u32::from(realm.population)).sum();
        short[0] |= coins > u32::from(game.pack().pieces.coins);
        short[1] |= people > u32::from(game.pack().pieces.population);
    }
    let standings = game.standings();
    let winners = standings.winners().count() as f64;
    let seats = Seat::all(players)
        .map(|seat| {
            let realm = game.realm(seat);
            let b = game.breakdown(seat);
            let parts = [
                b.prestige,
                b.market,
                b.pantheon,
                b.monuments,
                b.provinces,
                b.military,
                b.objectives,
            ];
            let won = standings.seats[seat.index()].rank == 1;
            Tally {
                total: f64::from(b.total()),
                parts: parts.map(f64::from),
                victory: if won { 1.0 / winners } else { 0.0 },
                place: usize::from((seat.0 + players - first.unwrap_or(0)) % players),
                monuments: realm.city.monuments().count() as f64,
                conquests: game.conquests(seat).count() as f64,
                blessings: f64::from(realm.city.blessed.len()),
                kept: f64::from(realm.blessings),
                trades: trades[seat.index()],
                coins: f64::from(realm.coins),
                population: f64::from(realm.population),
            }
        })
        .collect();
    let objectives = game.aims().map(|(id, aim, line)| (id, game.meets(aim, line.cells))).collect();
    Record { seats, short, objectives }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = values.fold((0.0, 0.0), |(count, sum), value| (count + 1.0, sum + value));
    if count > 0.0 { sum / count } else { 0.0 }
}

fn spread(values: &[f64]) -> f64 {
    let middle = mean(values.iter().copied());
    mean(values.iter().map(|value| (value - middle).powi(2))).sqrt()
}

/// The default switches, without meeples moved by hand.
fn setup() -> Setup {
    Setup { place_population: false, ..Setup::default() }
}

/// What is also shown by the order of play.
type Reading = fn(&Tally) -> f64;
const ORDERED: [(&str, Reading); 4] = [
    ("points", |tally| tally.total),
    ("points of provinces", |tally| tally.parts[4]),
    ("points of monuments", |tally| tally.parts[3]),
    ("prestige", |tally| tally.parts[0]),
];

fn points_by_source(measure: &Measure) {
    let games = measure.games;
    println!("Points by source, all seats balanced, {games} games each\n");
    println!(
        "players | mean (sd) range | prestige market pantheon monuments provinces military objectives"
    );
    for players in 1..=4u8 {
        let mut chance = measure.chance(players.into());
        let styles = vec![Style::balanced(); players.into()];
        let records: Vec<Record> =
            (0..games).map(|_| play(measure.pack, &styles, &setup(), &mut chance)).collect();
        let seats: Vec<Tally> = records.iter().flat_map(|r| r.seats.iter().copied()).collect();
        let totals: Vec<f64> = seats.iter().map(|seat| seat.total).collect();
        let low = totals.iter().copied().fold(f64::MAX, f64::min);
        let high = totals.iter().copied().fold(f64::MIN, f64::max);
        let parts: Vec<String> = (0..7)
            .map(|part| format!("{:.1}", mean(seats.iter().map(|seat| seat.parts[part]))))
            .collect();
        println!(
            "{players} | {:.1} ({:.1}) {low:.0}–{high:.0} | {}",
            mean(totals.iter().copied()),
            spread(&totals),
            parts.join(" ")
        );
        let each = |value: fn(&Tally) -> f64| mean(seats.iter().map(value));
        println!(
            "    a seat: {:.1} monuments, {:.1} conquests, {:.1} tiles blessed, {:.1} tokens kept, {:.1} trades, {:.1} coins and {:.1} population at the end",
            each(|t| t.monuments),
            each(|t| t.conquests),
            each(|t| t.blessings),
            each(|t| t.kept),
            each(|t| t.trades),
            each(|t| t.coins),
            each(|t| t.population)
        );
        let short = |kind: usize| {
            100.0 * mean(records.iter().map(|record| f64::from(u8::from(record.short[kind]))))
        };
        println!(
            "    the box would run out of coins in {:.0} %, of population in {:.0} % of the games",
            short(0),
            short(1)
        );
        if players > 1 {
            let share = |place: usize| {
                let own = seats.iter().filter(|seat| seat.place == place);
                100.0 * mean(own.map(|seat| seat.victory))
            };
            let shares: Vec<String> =
                (0..usize::from(players)).map(|place| format!("{:.1}", share(place))).collect();
            let even = 1.0 / f64::from(players);
            println!(
                "    victories in order of play: {} % (± {:.1})",
                shares.join(" "),
                196.0 * (even * (1.0 - even) / f64::from(games)).sqrt()
            );
            for (name, value) in ORDERED {
                let by = |place: usize| {
                    let own = seats.iter().filter(|seat| seat.place == place);
                    format!("{:.1}", mean(own.map(value)))
                };
                let values: Vec<String> = (0..usize::from(players)).map(by).collect();
                println!("    {name} in order of play: {}", values.join(" "));
            }
        }
    }
}

/// One leaning style against balanced ones: how far ahead or behind it is.
fn styles(measure: &Measure) {
    let games = measure.games;
    println!("\nA leaning style against balanced players, {games} games each\n");
    println!(
        "style | 2 players: points ahead, victories | 4 players: points ahead, victories | its monuments pantheon provinces"
    );
    for (index, style) in Style::leaning().into_iter().enumerate() {
        let mut cells = Vec::new();
        let mut parts = String::new();
        for players in [2usize, 4] {
            let mut chance = measure.chance((100 + index * 10 + players) as u64);
            let (mut ahead, mut own) = (Vec::new(), Vec::new());
            for game in 0..games as usize {
                let seat = game % players;
                let mut table = vec![Style::balanced(); players];
                table[seat] = style.clone();
                let record = play(measure.pack, &table, &setup(), &mut chance);
                let others = record.seats.iter().enumerate().filter(|(other, _)| *other != seat);
                ahead.push(record.seats[seat].total - mean(others.map(|(_, tally)| tally.total)));
                own.push(record.seats[seat]);
            }
            let error = 1.96 * spread(&ahead) / f64::from(games).sqrt();
            cells.push(format!(
                "{:+.1} (±{error:.1}), {:.0} %",
                mean(ahead.iter().copied()),
                100.0 * mean(own.iter().map(|tally| tally.victory))
            ));
            let part = |part: usize| mean(own.iter().map(|tally| tally.parts[part]));
            parts = format!("{:.1} {:.1} {:.1}", part(3), part(2), part(4));
        }
        println!("{} | {} | {} | {parts}", style.name, cells[0], cells[1]);
    }
}

fn objectives(measure: &Measure) {
    let games = measure.games;
    println!("\nSolo objectives, {games} games each\n");
    for level in [Level::Easy, Level::Medium, Level::Hard, Level::Random] {
        let setup = Setup { level, ..setup() };
        let careless = Taste { objective: 0.0, ..MagnaRoma::usual().clone() };
        for (name, style) in [
            ("aimed at", Style::balanced()),
            ("by accident", Style { taste: careless.clone(), ..Style::balanced() }),
        ] {
            let mut chance = measure.chance(200 + level as u64);
            let records: Vec<Record> = (0..games)
                .map(|_| play(measure.pack, std::slice::from_ref(&style), &setup, &mut chance))
                .collect();
            let met = records
                .iter()
                .map(|record| record.objectives.iter().filter(|(_, met)| *met).count() as f64);
            let total = mean(records.iter().map(|record| record.seats[0].total));
            let mut each = Vec::new();
            for (number, objective) in measure.pack.objectives.iter().enumerate() {
                let drawn = records.iter().flat_map(|record| &record.objectives);
                let drawn: Vec<f64> = drawn
                    .filter(|(id, _)| usize::from(*id) == number)
                    .map(|(_, met)| f64::from(u8::from(*met)))
                    .collect();
                if !drawn.is_empty() {
                    let share = 100.0 * mean(drawn.into_iter());
                    each.push(format!("{} {share:.0} %", objective.id));
                }
            }
            println!(
                "{level:?}, {name}: {:.1} met, {total:.1} points; {}",
                mean(met),
                each.join(", ")
            );
        }
    }
}

/// Measures points by their source, leaning styles, and the objectives of a solo game.
pub fn balance(measure: &Measure) {
    points_by_source(measure);
    styles(measure);
    objectives(measure);
}
