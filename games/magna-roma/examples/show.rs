use ludi_engine::{Chance, Game, Lang, Next, Pack as _, Quick, Title, View};
use ludi_magna_roma::{MagnaRoma, Pack, Setup, Style};
fn main() {
    let players: u8 = std::env::args().nth(1).unwrap().parse().unwrap();
    let steps: u32 = std::env::args().nth(2).unwrap().parse().unwrap();
    let lang = if std::env::args().nth(3).is_some() { Lang::Fr } else { Lang::En };
    let mut chance = Quick::from_number(5);
    let mut game = MagnaRoma::new(Pack::builtin(), &Setup::default(), players).unwrap();
    let words = MagnaRoma::words(lang, &[]).unwrap();
    let names =
        vec!["Anna".to_owned(), "Marcus".to_owned(), "Claudia".to_owned(), "Titus".to_owned()];
    let _ = chance.word();
    for _ in 0..steps {
        match game.next() {
            Next::Over => break,
            Next::Chance => {
                let d = game.draw(&mut chance);
                let b = View::new(&game, None);
                let mut a = game;
                a.resolve(d);
                for t in MagnaRoma::tell_draw(&b, d, &View::new(&a, None)) {
                    println!("{} [{}]", words.say(&t.phrase, &names), t.rule);
                }
                game = a;
            }
            Next::Decide(seats) => {
                let seat = seats.first().unwrap();
                let d = Style::BALANCED.decide(&game, seat, &mut chance);
                let b = View::new(&game, None);
                println!("  ? {}", words.say(&MagnaRoma::prompt(&b, seat), &names));
                println!(
                    "  = {} | {}",
                    words.say(&MagnaRoma::label(&b, seat, d), &names),
                    game.decision_text(d)
                );
                for e in MagnaRoma::effects(&b, seat, d) {
                    println!("     {:?} {}", e.kind, words.say(&e.phrase, &names));
                }
                let mut a = game;
                a.decide(seat, d);
                for t in MagnaRoma::tell_decision(&b, seat, d, &View::new(&a, None)) {
                    println!("{} [{}]", words.say(&t.phrase, &names), t.rule);
                }
                game = a;
            }
        }
    }
    print!("{}", MagnaRoma::text(&View::new(&game, None), &words, &names).to_plain());
}
