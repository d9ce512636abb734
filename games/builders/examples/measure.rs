//! Plays many games of the sensible player and says how they end.
use ludi_builders::{Builders, Ending, Pack, Setup};
use ludi_engine::{Chance, Game, Lang, Next, Pack as _, Quick, Seat, Title, View};

fn main() {
    let show = std::env::args().nth(1).is_some();
    for random in [false, true] {
        for players in 2..=4 {
            let (mut normal, mut rounds, mut decisions, mut score, mut win) =
                (0, 0u32, 0u32, 0i64, 0i64);
            let mut list = Vec::new(); let mut kinds = std::collections::BTreeMap::new();
            let (mut maxd, mut maxr) = (0, 0);
            let games = if random { 2000 } else { 1000 };
            let t = std::time::Instant::now();
            for number in 0..games {
                let mut chance = Quick::from_number(number);
                let mut game = Builders::new(Pack::builtin(), &Setup::default(), players).unwrap();
                loop {
                    match game.next() {
                        Next::Over => break,
                        Next::Chance => {
                            let d = game.draw(&mut chance);
                            game.resolve(d);
                        }
                        Next::Decide(seats) => {
                            let seat = seats.first().unwrap();
                            list.clear();
                            game.decisions(seat, &mut list);
                            maxd = maxd.max(list.len());
                            let d = if random {
                                list[chance.below(list.len() as u32) as usize]
                            } else {
                                let view = View::new(&game, Some(seat));
                                let d = Builders::sensible(&view, seat, &mut chance);
                                assert!(game.check(seat, d).is_ok(), "{d:?} {game:?}");
                                d
                            };
                            if show && number == 0 && !random {
                                let w = Builders::words(Lang::En, &[]).unwrap();
                                if matches!(d, ludi_builders::Decision::End) || game.round() == 6 {
                                    println!(
                                        "{}",
                                        Builders::text(&View::new(&game, None), &w, &[]).to_plain()
                                    );
                                }
                                println!("{}: {}", seat, game.decision_text(d));
                            }
                            *kinds.entry(game.decision_text(d).to_string().split(' ').next().unwrap().to_owned()).or_insert(0) += 1;
                        game.decide(seat, d);
                            decisions += 1;
                        }
                    }
                }
                rounds += u32::from(game.round());
                maxr = maxr.max(game.round());
                if game.ending() == Ending::Triggered {
                    normal += 1;
                }
                for seat in Seat::all(players) {
                    score += i64::from(game.score(seat));
                }
                win += i64::from(Seat::all(players).map(|s| game.score(s)).max().unwrap());
            }
            println!(
                "random {random} {players}p: normal {normal}/{games}, rounds {:.1} max {maxr}, decisions {:.0}, mean score {:.1}, win {:.1}, most listed {maxd}, {:.0} games/s",
                rounds as f64 / games as f64,
                decisions as f64 / games as f64,
                score as f64 / 10.0 / f64::from(players) / games as f64,
                win as f64 / 10.0 / games as f64,
                games as f64 / t.elapsed().as_secs_f64()
            );
        }
    }
}
