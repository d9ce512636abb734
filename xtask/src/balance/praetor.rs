//! Praetor: the share of wins of every seat and every board side, the use of every building, the length
//! of the games and how they ended, as Markdown.

use ludi_engine::{Chance, Game, Pack, Quick, Seat, Strategy, View, settle_with};
use ludi_praetor::{Components, Decision, Praetor, Refusal, Setup, TileId};

use super::Measure;

/// What is counted over many games of one number of players.
#[derive(Default)]
struct Count {
    games: u32,
    turns: std::collections::BTreeMap<u8, u32>,
    decisions: u64,
    wins_by_seat: [f64; 5],
    wins_by_order: [f64; 5],
    winner: i64,
    total: i64,
    by_city: u32,
    by_wall: u32,
    by_both: u32,
    out_of_markers: u32,
    lines: std::collections::BTreeMap<String, i64>,
}

/// What is counted for a board side.
#[derive(Clone, Default)]
struct Side {
    games: u32,
    wins: f64,
    expected: f64,
    margin: f64,
}

/// What is counted for a building.
#[derive(Clone, Default)]
struct Uses {
    in_game: u32,
    seen: u32,
    built: u32,
    activated: u32,
}

/// Measures games of every number of players.
pub fn balance(measure: &Measure<Components>) {
    let Measure { games, seed, pack } = *measure;
    let mut chance = Quick::from_number(seed);
    let mut sides = vec![Side::default(); pack.boards.len()];
    let mut uses = vec![Uses::default(); pack.buildings.len()];
    let mut counts = Vec::new();
    for players in 2..=5 {
        let mut count = Count::default();
        for _ in 0..games {
            let setup =
                Setup { boards: deal_boards(pack, players, &mut chance), ..Setup::default() };
            play(pack, &setup, players, &mut chance, &mut count, &mut sides, &mut uses);
        }
        counts.push((players, count));
    }
    report(pack, &counts, &sides, &uses);
}

/// Different board sides for all, side A as likely as any other.
fn deal_boards(pack: &Components, players: u8, chance: &mut Quick) -> Vec<String> {
    let mut left: Vec<&str> = pack.boards.iter().map(|board| board.id).collect();
    (0..players)
        .map(|_| left.swap_remove(chance.below(left.len() as u32) as usize).to_owned())
        .collect()
}

fn play(
    pack: &'static Components,
    setup: &Setup,
    players: u8,
    chance: &mut Quick,
    count: &mut Count,
    sides: &mut [Side],
    uses: &mut [Uses],
) {
    let mut state = Praetor::new(pack, setup, players).expect("a setup of the rules");
    let building = |tile: TileId| usize::from(pack.tiles[tile.index()].building);
    for tile in pack.used_with(players).iter() {
        uses[building(TileId(tile))].in_game += 1;
    }
    let mut first_order = Vec::new();
    let mut out_of_markers = false;
    while let Some(seats) = settle_with(&mut state, |state| {
        let draw = state.draw(chance);
        if let ludi_praetor::Draw::City(tile) = draw {
            uses[building(tile)].seen += 1;
        }
        draw
    }) {
        let seat = seats.first().expect("somebody decides");
        if first_order.is_empty() {
            first_order = state.turn_order().collect();
        }
        out_of_markers |= lacks_a_marker(&state, seat);
        let view = View::new(&state, Some(seat));
        let decision = Praetor::sensible(&view, seat, chance);
        match decision {
            Decision::Build(tile) => uses[building(tile)].built += 1,
            Decision::Activate(tile) | Decision::Camp(tile) | Decision::Academy(tile) => {
                uses[building(tile)].activated += 1;
            }
            _ => {}
        }
        count.decisions += 1;
        state.decide(seat, decision);
    }
    count.out_of_markers += u32::from(out_of_markers);
    tally(&state, &first_order, count, sides);
}

/// AMB-36: whether a seat could pay for a tile, but has no Marker left for it.
fn lacks_a_marker(state: &Praetor, seat: Seat) -> bool {
    state.available().iter().map(TileId).any(|tile| {
        let payable = state.player(seat).goods.covers(&state.pack().tiles[tile.index()].cost);
        payable && matches!(state.check(seat, Decision::Build(tile)), Err(Refusal::NoMarker(_)))
    })
}

/// Counts what a finished game shows.
fn tally(state: &Praetor, first_order: &[Seat], count: &mut Count, sides: &mut [Side]) {
    let (pack, players) = (state.pack(), state.players());
    let standings = state.standings();
    let winners: Vec<Seat> = standings.winners().collect();
    let share = 1.0 / winners.len() as f64;
    let mean = standings.seats.iter().map(|sheet| f64::from(sheet.total)).sum::<f64>()
        / f64::from(players);
    count.games += 1;
    *count.turns.entry(state.turn()).or_default() += 1;
    for sheet in &standings.seats {
        let side = pack.boards.iter().position(|board| board.id == state.board(sheet.seat).id);
        let side = &mut sides[side.expect("a board of the pack")];
        side.games += 1;
        side.expected += 1.0 / f64::from(players);
        side.margin += f64::from(sheet.total) - mean;
        count.total += i64::from(sheet.total);
        for line in &sheet.lines {
            *count.lines.entry(line.key.clone()).or_default() += i64::from(line.points);
        }
        if winners.contains(&sheet.seat) {
            side.wins += share;
            count.wins_by_seat[sheet.seat.index()] += share;
            let place = first_order.iter().position(|seat| *seat == sheet.seat);
            count.wins_by_order[place.expect("everybody plays")] += share;
        }
    }
    count.winner += i64::from(standings.seats[winners[0].index()].total);
    match state.decks() {
        (0, 0) => count.by_both += 1,
        (0, _) => count.by_city += 1,
        _ => count.by_wall += 1,
    }
}

fn report(pack: &Components, counts: &[(u8, Count)], sides: &[Side], uses: &[Uses]) {
    println!("pack {} ({})\n", pack.stamp().id, &pack.stamp().sha256[..12]);
    report_games(counts);
    report_wins(counts);
    report_sources(counts);
    report_sides(pack, sides);
    report_buildings(pack, counts, uses);
}

fn report_games(counts: &[(u8, Count)]) {
    println!(
        "| players | games | turns: mean (least–most) | decisions a game | winner’s Favor | mean Favor | ended by City deck | by Wall deck | by both | a tile payable, no Marker left |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for (players, count) in counts {
        let games = f64::from(count.games);
        let percent = |n: u32| 100.0 * f64::from(n) / games;
        let (least, most) = (count.turns.keys().min(), count.turns.keys().max());
        let (least, most) = (least.expect("games"), most.expect("games"));
        let turns = count.turns.iter().map(|(turn, n)| f64::from(*turn) * f64::from(*n));
        let mean = turns.sum::<f64>() / games;
        println!(
            "| {players} | {} | {mean:.1} ({least}–{most}) | {:.0} | {:.0} | {:.0} | {:.0} % | {:.0} % | {:.0} % | {:.1} % |",
            count.games,
            count.decisions as f64 / games,
            count.winner as f64 / games,
            count.total as f64 / games / f64::from(*players),
            percent(count.by_city),
            percent(count.by_wall),
            percent(count.by_both),
            percent(count.out_of_markers),
        );
    }
}

fn report_wins(counts: &[(u8, Count)]) {
    println!("\nShare of wins by seat, and by place in the order of the first turn:\n");
    println!("| players | seat 1 | 2 | 3 | 4 | 5 | first | second | third | fourth | fifth |");
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for (players, count) in counts {
        print!("| {players} |");
        for wins in [count.wins_by_seat, count.wins_by_order] {
            for (index, share) in wins.iter().enumerate() {
                if index < usize::from(*players) {
                    print!(" {:.1} % |", 100.0 * share / f64::from(count.games));
                } else {
                    print!(" |");
                }
            }
        }
        println!();
    }
}

fn report_sources(counts: &[(u8, Count)]) {
    println!("\nWhere the Favor comes from, a player and game:\n");
    for (players, count) in counts {
        let each = f64::from(count.games) * f64::from(*players);
        let lines: Vec<String> = count
            .lines
            .iter()
            .map(|(key, points)| format!("{key} {:.1}", *points as f64 / each))
            .collect();
        println!("- {players} players: {}", lines.join(", "));
    }
}

fn report_sides(pack: &Components, sides: &[Side]) {
    println!("\n| side | games | wins | expected | Favor above the table’s mean |");
    println!("|---|---|---|---|---|");
    for (board, side) in pack.boards.iter().zip(sides) {
        let games = f64::from(side.games);
        println!(
            "| {} {} | {} | {:.1} % | {:.1} % | {:+.1} |",
            board.id.to_uppercase(),
            board.name.en,
            side.games,
            100.0 * side.wins / games,
            100.0 * side.expected / games,
            side.margin / games,
        );
    }
}

fn report_buildings(pack: &Components, counts: &[(u8, Count)], uses: &[Uses]) {
    println!(
        "\n| building | copies a game | revealed | built, of those revealed | activations a built copy |"
    );
    println!("|---|---|---|---|---|");
    let games: u32 = counts.iter().map(|(_, count)| count.games).sum();
    for (building, uses) in pack.buildings.iter().zip(uses) {
        let starting = f64::from(uses.in_game) - pack_deck_copies(pack, building.id, counts);
        let built = f64::from(uses.built) + starting;
        println!(
            "| {} | {:.1} | {:.1} | {} | {:.1} |",
            building.name.en,
            f64::from(uses.in_game) / f64::from(games),
            f64::from(uses.seen) / f64::from(games),
            if uses.seen == 0 {
                "starts".to_owned()
            } else {
                format!("{:.0} %", 100.0 * f64::from(uses.built) / f64::from(uses.seen))
            },
            f64::from(uses.activated) / built.max(1.0),
        );
    }
}

/// How many copies of a building were in the deck, over all games.
fn pack_deck_copies(pack: &Components, id: &str, counts: &[(u8, Count)]) -> f64 {
    counts
        .iter()
        .map(|(players, count)| {
            let copies = pack.used_with(*players).iter().filter(|tile| {
                let tile = &pack.tiles[usize::from(*tile)];
                tile.age > 0 && pack.buildings[usize::from(tile.building)].id == id
            });
            copies.count() as f64 * f64::from(count.games)
        })
        .sum()
}
