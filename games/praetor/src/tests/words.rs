//! Messages: what is shown before, during and after a decision.

use ludi_engine::{
    Game as _, Lang, Next, Quick, Seat, Strategy as _, Taste as _, View, Words as _, conformance,
};

use super::*;

/// PR-075, PR-076: what a placement scores is shown before it is made, and then happens.
#[test]
fn a_placement_is_previewed_exactly() {
    let words = Praetor::messages(Lang::En, &[]).unwrap();
    let mut seen = 0;
    random_games(4, plain, |state, before| {
        let Some(before) = before else { return };
        let (Step::Turn { .. }, Next::Decide(_)) = (before.step, before.next()) else { return };
        let seat = before.acting();
        let turn = state.city.built.without(before.city.built).iter().next().unwrap();
        let quarters = state.city.sites[usize::from(turn)].rotation;
        let view = View::new(before, Some(seat));
        let shown = Praetor::effects(&view, seat, Decision::Turn(quarters));
        let mut after = *before;
        let mut journal = Vec::new();
        after.decide_noting(seat, Decision::Turn(quarters), &mut journal);
        let journal::Happening::Built { printed, plazas, .. } = journal[0] else {
            panic!("{journal:?}")
        };
        let total = format!("{} Favor: {printed} printed", printed + plazas);
        assert!(shown.iter().any(|e| words.say(&e.phrase, &[]).starts_with(&total)), "{shown:?}");
        seen += 1;
    });
    assert!(seen > 20);
}

/// PR-081: the fee and who gets it are shown, and that one's own and neutral tiles cost none.
#[test]
fn a_fee_is_shown_with_its_owner() {
    let state = game(3);
    let shown = effects(&state, 0, "activate gold_mine_2");
    assert_eq!(
        shown,
        ["? 1 Gold to Ben", "? by experience, up to 3 Gold", ". red: the Worker gains experience"]
    );
    assert_eq!(effects(&state, 0, "activate gold_mine_1")[0], ". yours: no fee");
    assert_eq!(effects(&state, 0, "activate market_1")[0], ". nobody’s: no fee");
}

/// PR-070: cost, printed Favor, the best plazas and what the building does are shown before a tile is
/// chosen.
#[test]
fn a_building_is_previewed() {
    let mut state = game(2);
    offer(&mut state, "academy");
    let best = state.best_plazas(tile("academy"));
    let plazas = format!("? up to {best} Favor for plazas");
    let shown = effects(&state, 0, "build academy");
    let does = ". each time it is used: Novices skip level 2 (Update Phase)";
    assert_eq!(shown, ["? 2 Stone, 1 Marble to the bank", "? 5 Favor printed", &plazas, does]);
    assert!(best > 0);
}

/// PR-140: who will retire is shown before the Worker is sent.
#[test]
fn a_coming_retirement_is_shown() {
    let mut state = game(2);
    staff(&mut state, 0, &[4, 5], 0);
    play(&mut state, 0, &["activate gold_mine_1"]);
    let shown = effects(&state, 0, "worker 5");
    assert_eq!(shown, ["+ 5 Gold", "? the Worker retires this turn for 12 Favor"]);
    let shown = effects(&state, 0, "worker 4");
    assert_eq!(shown, ["+ 4 Gold", ". the Worker will have experience 5"]);
}

/// AMB-12: placing the last Active Worker while a Labor Camp could be used is warned of.
#[test]
fn the_last_active_worker_is_warned_of() {
    let mut state = game(2);
    staff(&mut state, 0, &[1], 1);
    put(&mut state, "labor_camp_1", (2, 0), 0, Some(0));
    let warning = ". your last Active Worker: you must pass next, and a Labor Camp stays unused";
    assert!(effects(&state, 0, "activate gold_mine_1").contains(&warning.to_owned()));
    staff(&mut state, 0, &[1], 0);
    assert!(!effects(&state, 0, "activate gold_mine_1").contains(&warning.to_owned()));
}

/// PR-144: the wages that are due are shown to whoever thinks of passing.
#[test]
fn wages_are_forecast() {
    let state = game(2);
    let shown = effects(&state, 0, "pass");
    assert_eq!(shown[0], ". wages due: 3 Gold; you have 10");
}

/// PR-130, PR-144, AMB-27: the table counts the wages of everybody who will be paid: Novices of
/// level 2 will be Active then.
#[test]
fn the_table_shows_the_wages_that_will_be_due() {
    let due = |state: &Praetor| {
        let words = Praetor::messages(Lang::En, &[]).unwrap();
        let text = Praetor::text(&View::new(state, None), &words, &names()).to_plain();
        let line = text.lines().find(|line| line.contains("Wages due")).unwrap();
        let due = line.split("Wages due: ").nth(1).unwrap();
        due.split(' ').next().unwrap().parse::<u16>().unwrap()
    };
    let mut state = game(2);
    assert_eq!(due(&state), 3);
    state.seats[0].workers.villagers -= 3;
    state.seats[0].workers.novices = [1, 2];
    assert_eq!(due(&state), 5);
    pass_all(&mut state);
    assert_eq!((owned(&state, 0)[0], due(&state)), (10 - 5, 0), "paid");
}

/// A refusal says what is needed and what is there.
#[test]
fn refusals_give_numbers() {
    let words = Praetor::messages(Lang::En, &[]).unwrap();
    let explain = |state: &Praetor, text: &str| {
        let view = View::new(state, Some(Seat(0)));
        words.say(&Praetor::explain(&view, Seat(0), refused(state, 0, text)), &names())
    };
    let mut state = game(2);
    own(&mut state, 0, [0, 4, 1, 1, 1]);
    offer(&mut state, "academy");
    demand(&mut state, "wall_1");
    assert_eq!(explain(&state, "build academy"), "Building it takes 2 Stone; you have 1.");
    assert_eq!(explain(&state, "activate gold_mine_2"), "Its owner is owed 1 Gold; you have 0.");
    assert_eq!(
        explain(&state, "activate imperial_outpost"),
        "The Wall (2 Marble, 2 Weapons → 10 Favor) takes 2 Marble; you have 1."
    );
    let view = View::new(&state, Some(Seat(1)));
    let wait = Praetor::explain(&view, Seat(1), refused(&state, 1, "pass"));
    assert_eq!(words.say(&wait, &names()), "It is the turn of Ann.");
}

/// The table shows what a player needs, in both languages, within 100 columns.
#[test]
fn the_table_is_legible() {
    let mut state = game(2);
    offer(&mut state, "academy");
    for lang in Lang::ALL {
        let words = Praetor::messages(lang, &[]).unwrap();
        let text = Praetor::text(&View::new(&state, None), &words, &names()).to_plain();
        for needed in ["Ann", "Ben", "-15 -10", "academy", words.get("text-market").as_str()] {
            assert!(text.contains(needed), "{needed} is missing:\n{text}");
        }
    }
    random_games(3, plain, |state, _| {
        if state.stage != Stage::Over && state.step != Step::Choose {
            return;
        }
        for lang in Lang::ALL {
            let words = Praetor::messages(lang, &[]).unwrap();
            let text = Praetor::text(&View::new(state, None), &words, &names()).to_plain();
            let wide = text.lines().find(|line| line.chars().count() > 100);
            assert!(wide.is_none(), "{wide:?}");
        }
    });
}

/// A city wider than a terminal is drawn in bands.
#[test]
fn a_wide_city_is_drawn_in_bands() {
    let mut state = game(5);
    let tiles: Vec<u8> = state.deck.iter().collect();
    for (index, tile) in tiles.iter().enumerate() {
        put(&mut state, pack().tiles[usize::from(*tile)].id, (2 + index as i8, 0), 0, Some(1));
    }
    let words = Praetor::messages(Lang::En, &[]).unwrap();
    let text = Praetor::text(&View::new(&state, None), &words, &names()).to_plain();
    assert!(text.lines().all(|line| line.chars().count() <= 100));
    assert!(text.contains("Market") && text.contains("Oracle"), "both ends are there:\n{text}");
}

/// PR-050: the turn order fits into the width of a terminal, however long the names are.
#[test]
fn long_names_do_not_leave_the_terminal() {
    let names: Vec<String> = (1..=5).map(|n| format!("{n} Cornelia Metella Scipionis")).collect();
    let mut most = 0;
    for lang in [Lang::En, Lang::Fr] {
        let words = Praetor::messages(lang, &[]).unwrap();
        random_games(4, plain, |state, _| {
            let text = Praetor::text(&View::new(state, None), &words, &names).to_plain();
            for line in text.lines().filter(|line| line.contains("Cornelia")) {
                assert!(line.chars().count() <= 80, "{line}");
                most = most.max(line.matches("Cornelia").count());
            }
        });
    }
    assert!(most > 1 && most < 5, "several players share a line: {most}");
}

/// A position of five players fits into two kilobytes.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Praetor>() <= 2048);
}

/// What a seat can expect is right on average, within a twentieth, in every part of the game, and
/// certain in the end.
#[test]
fn the_forecast_is_right_on_average() {
    let mut chance = Quick::from_number(31);
    let mut wrong = [(0.0f32, 0.0f32); 4];
    for number in 0..120 {
        let (players, setup) = plain(number);
        let start = Praetor::new(pack(), &setup, players).unwrap();
        let mut foreseen = Vec::new();
        let mut turn = 0;
        let state = conformance::walk_sensibly(start, &mut chance, |state, _, _| {
            if state.turn != turn {
                turn = state.turn;
                let part = usize::from(turn.min(11) / 3);
                foreseen.extend(
                    Seat::all(players)
                        .map(|seat| (seat, part, state.foresee(Praetor::usual(), seat))),
                );
            }
        });
        for (seat, part, expected) in foreseen {
            wrong[part].0 += expected - state.score(seat) as f32;
            wrong[part].1 += 1.0;
        }
        for seat in Seat::all(players) {
            assert!(
                (state.foresee(Praetor::usual(), seat) - state.score(seat) as f32).abs() < 1e-3
            );
        }
    }
    for (part, (sum, count)) in wrong.into_iter().enumerate() {
        assert!(count > 600.0 && (sum / count).abs() < 8.0, "part {part}: {}", sum / count);
    }
}

/// Other numbers make another player.
#[test]
fn the_taste_is_made_of_numbers() {
    let mut numbers = Taste::weights().values().to_vec();
    assert_eq!(Taste::from_numbers(&numbers), *Praetor::usual());
    numbers.fill(0.0);
    let state = game(3);
    let view = View::new(&state, Some(Seat(0)));
    let kinds = |numbers: &[f32]| {
        let mut chance = Quick::from_number(3);
        let each = (0..20)
            .map(|_| Praetor::choose(&Taste::from_numbers(numbers), &view, Seat(0), &mut chance));
        each.collect::<std::collections::BTreeSet<Decision>>()
    };
    assert_ne!(kinds(&numbers), kinds(Taste::weights().values()));
}

/// The sensible player only ever does what is allowed, and games end in the usual time.
#[test]
fn sensible_players_play_to_the_end() {
    for (number, case) in conformance::cases::<Praetor>().iter().enumerate() {
        let mut chance = Quick::from_number(number as u64);
        let mut decisions = 0;
        let end = conformance::walk_sensibly(case.start(), &mut chance, |state, seat, decision| {
            assert_eq!(state.check(seat, decision), Ok(()), "{}: {decision:?}", case.name);
            decisions += 1;
            assert!(decisions < 2000, "{}", case.name);
        });
        let built = end.city.built.len();
        let expected = 4 * case.players;
        assert!(built >= expected, "{} with {}: only {built} built", case.name, case.players);
    }
}

/// What the sensible player does looks best to it, up to its whim, and everything else has a value.
#[test]
fn what_is_sensible_looks_best() {
    let mut chance = Quick::from_number(5);
    let mut list = Vec::new();
    for case in conformance::cases::<Praetor>().iter().step_by(7) {
        conformance::walk_sensibly(case.start(), &mut chance, |state, seat, decision| {
            let view = View::new(state, Some(seat));
            let value =
                |decision| Praetor::appraise(Praetor::usual(), &view, seat, decision).unwrap();
            list.clear();
            state.decisions(seat, &mut list);
            let most = list.iter().map(|other| value(*other)).fold(f32::MIN, f32::max);
            assert!(most - value(decision) <= 16.0, "{}: {decision:?}", case.name);
        });
    }
}

/// The sensible player nearly always beats one who decides at random half of the time.
#[test]
fn sense_beats_whim() {
    let (mut chance, mut list) = (Quick::from_number(43), Vec::new());
    let mut won = 0;
    for number in 0..60u8 {
        let sensible = Seat(number % 2);
        let start = Praetor::new(pack(), &Setup::default(), 2).unwrap();
        let state = conformance::walk_by(start, &mut chance, |state, seat, chance| {
            if seat != sensible && ludi_engine::Chance::below(chance, 2) == 0 {
                conformance::any(state, seat, &mut list, chance)
            } else {
                Praetor::sensible(&View::new(state, Some(seat)), seat, chance)
            }
        });
        let other = Seat(1 - sensible.0);
        won += u8::from(state.score(sensible) > state.score(other));
    }
    assert!(won >= 57, "{won} of 60");
}
