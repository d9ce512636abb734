use ludi_engine::{Chance, Game, Next, Pack as _, Quick, Seat};
use ludi_magna_roma::{MagnaRoma, Pack, Setup, Style};
fn play(styles: &[Style], setup: &Setup, chance: &mut Quick) -> MagnaRoma {
    let mut game = MagnaRoma::new(Pack::builtin(), setup, styles.len() as u8).unwrap();
    loop {
        match game.next() {
            Next::Over => return game,
            Next::Chance => game.resolve(game.draw(chance)),
            Next::Decide(seats) => {
                let seat = seats.first().unwrap();
                let d = styles[seat.index()].decide(&game, seat, chance);
                game.decide(seat, d);
            }
        }
    }
}
fn get(s: &mut Style, i: usize) -> &mut f32 {
    match i {
        0 => &mut s.prestige,
        1 => &mut s.market,
        2 => &mut s.blessing,
        3 => &mut s.faith,
        4 => &mut s.monuments,
        5 => &mut s.coin,
        6 => &mut s.meeple,
        7 => &mut s.provinces,
        8 => &mut s.legion,
        9 => &mut s.open_half,
        _ => &mut s.site,
    }
}
fn measure(s: &Style, base: &Style, games: u32, seed: u64) -> (f64, f64) {
    let setup = Setup { place_population: false, ..Setup::default() };
    let mut chance = Quick::from_number(seed);
    let (mut own, mut other) = (0, 0);
    for g in 0..games {
        let swap = g % 2 == 1;
        let styles = if swap { [*base, *s] } else { [*s, *base] };
        let game = play(&styles, &setup, &mut chance);
        own += game.score(Seat(swap as u8));
        other += game.score(Seat(!swap as u8));
    }
    (own as f64 / games as f64, other as f64 / games as f64)
}
fn main() {
    let games: u32 = std::env::args().nth(1).unwrap().parse().unwrap();
    let setup = Setup { place_population: false, ..Setup::default() };
    for path in std::env::args().skip(2) {
        let pack: &'static Pack =
            Box::leak(Box::new(Pack::parse(&std::fs::read_to_string(&path).unwrap()).unwrap()));
        for players in [4u8] {
            let mut chance = Quick::from_number(3);
            let mut wins = [0.0; 4];
            let mut pts = [0.0; 4];
            let mut prov = [0.0; 4];
            let mut conq = [0.0; 4];
            for _ in 0..games {
                let g =
                    play_in(pack, &vec![Style::BALANCED; players as usize], &setup, &mut chance);
                let st = g.standings();
                let w = st.winners().count() as f64;
                for s in Seat::all(players) {
                    let place = ((s.0 + players - 1 - g.first) % players) as usize;
                    if st.seats[s.index()].rank == 1 {
                        wins[place] += 1.0 / w;
                    }
                    let b = g.breakdown(s);
                    pts[place] += b.total() as f64;
                    prov[place] += b.provinces as f64;
                    conq[place] += g.conquests(s).count() as f64;
                }
            }
            let n = games as f64;
            println!(
                "{path} {players}: wins {:.3?} pts {:.1?} prov {:.1?} conq {:.2?}",
                wins.map(|x| x / n),
                pts.map(|x| x / n),
                prov.map(|x| x / n),
                conq.map(|x| x / n)
            );
        }
    }
    let _ = (
        measure as fn(&Style, &Style, u32, u64) -> (f64, f64),
        get as fn(&mut Style, usize) -> &mut f32,
    );
    let mut c = Quick::from_number(1);
    let _ = c.below(2);
}
fn play_in(pack: &'static Pack, styles: &[Style], setup: &Setup, chance: &mut Quick) -> MagnaRoma {
    let mut game = MagnaRoma::new(pack, setup, styles.len() as u8).unwrap();
    loop {
        match game.next() {
            Next::Over => return game,
            Next::Chance => game.resolve(game.draw(chance)),
            Next::Decide(seats) => {
                let seat = seats.first().unwrap();
                let d = styles[seat.index()].decide(&game, seat, chance);
                game.decide(seat, d);
            }
        }
    }
}
