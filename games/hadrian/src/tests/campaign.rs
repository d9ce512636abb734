//! HW-180 to HW-188: the solo campaign.

use super::*;
use crate::campaign::{Achieved, March, Progress, Record, Verdict, is_met, reached, verdict};
use crate::components::{Condition, Metric};
use crate::vocabulary::Difficulty;
use ludi_engine::{Player, Seed, Table};

fn at_fort(fort: u8) -> Setup {
    Setup { fort, ..Setup::default() }
}

/// A finished game at a fort with this sheet.
fn finished(fort: u8, prepare: impl Fn(&mut Sheet)) -> Hadrian {
    let mut game = acting_with(&at_fort(fort), 1);
    game.sheet_mut(A).paths = [crate::NO_CARD; 6];
    prepare(game.sheet_mut(A));
    (game.phase, game.waiting, game.year) = (Phase::Over, SeatSet::EMPTY, 6);
    game
}

/// HW-180: one player, always medium, 16 forts.
#[test]
fn forts_are_for_one_player_on_medium() {
    assert_eq!(pack().forts.len(), 16);
    for players in 2..=6 {
        assert_eq!(Hadrian::new(pack(), &at_fort(3), players).unwrap_err().rule, "HW-180");
    }
    assert_eq!(Hadrian::new(pack(), &at_fort(17), 1).unwrap_err().rule, "HW-180");
    let setup = Setup { difficulty: Difficulty::Hard, ..at_fort(3) };
    assert_eq!(new_game(&setup, 1).difficulty(), Difficulty::Medium);
}

/// HW-180, HW-182: the header of a log says what is played; logs of earlier programs, which said
/// another difficulty, lead to the same position.
#[test]
fn a_log_says_the_difficulty_that_is_played() {
    let setup = Setup { reward: true, ..at_fort(1) };
    assert_eq!(setup.difficulty, Difficulty::Easy);
    let people = vec![Player::person("Aelia")];
    let mut table = Table::<Hadrian>::new(pack(), &setup, people, Seed::from_text("fort")).unwrap();
    table.settle();
    let written = &table.header().setup;
    assert_eq!((&written["difficulty"], &written["reward"]), (&"medium".into(), &false.into()));
    let old = table.log().replacen("medium", "easy", 1);
    assert!(old.contains(r#""difficulty":"easy""#), "{old}");
    let read = Table::<Hadrian>::read(&old, pack(), table.seed()).unwrap();
    assert_eq!((read.view(None), read.log()), (table.view(None), old));
}

/// HW-180: the whole goal has to be met, at the end of the game.
#[test]
fn a_fort_is_won_by_its_whole_goal() {
    let rich = |sheet: &mut Sheet| (sheet.attributes, sheet.wall, sheet.fort) = ([18; 4], 21, 21);
    let won = finished(1, rich);
    assert_eq!(verdict(&won), Some(Verdict { goal: true, challenge: false }));
    let no_wall = finished(1, |sheet| sheet.attributes = [25; 4]);
    assert_eq!(verdict(&no_wall), Some(Verdict { goal: false, challenge: false }));
    let no_points = finished(1, |sheet| sheet.wall = 21);
    assert_eq!(verdict(&no_points).map(|v| v.goal), Some(false));
    let mut running = finished(1, rich);
    running.phase = Phase::Actions;
    assert_eq!(verdict(&running), None);
    assert_eq!(verdict(&finished(0, rich)), None);
}

/// HW-180: a fort that was won after something revealed was taken back is marked, from game to
/// game; saves of earlier programs are read.
#[test]
fn a_fort_won_by_taking_back_is_marked() {
    let [won, lost] = [true, false].map(|goal| Verdict { goal, challenge: false });
    let mut progress: Progress =
        serde_json::from_str(r#"{"fort":3,"reward":true,"failed":2}"#).unwrap();
    progress.record(Achieved { verdict: lost, taken_back: 4 });
    assert_eq!((progress.fort, progress.taken_back.len()), (3, 0), "only what is won is marked");
    progress.record(Achieved { verdict: won, taken_back: 1 });
    progress.record(won);
    progress.record(Achieved { verdict: won, taken_back: 2 });
    assert_eq!((progress.fort, &progress.taken_back[..]), (6, &[3, 5][..]));
    let saved = serde_json::to_string(&progress).unwrap();
    assert_eq!(serde_json::from_str::<Progress>(&saved).unwrap(), progress);
}

/// HW-181: the challenge counts only with the goal; its reward lasts through repeats.
#[test]
fn challenges_bring_rewards_at_the_next_fort() {
    let both = finished(1, |sheet| (sheet.attributes, sheet.wall) = ([20, 20, 20, 12], 21));
    assert_eq!(verdict(&both), Some(Verdict { goal: true, challenge: true }));
    let alone = finished(1, |sheet| sheet.attributes = [20, 20, 20, 12]);
    assert_eq!(verdict(&alone), Some(Verdict { goal: false, challenge: false }));

    let mut progress = Progress::default();
    progress.record(Verdict { goal: false, challenge: false });
    assert_eq!((progress.fort, progress.failed), (1, 1));
    progress.record(Verdict { goal: true, challenge: true });
    assert_eq!(progress, Progress { fort: 2, reward: true, ..Progress::default() });
    progress.record(Verdict { goal: false, challenge: false });
    assert!(progress.reward, "the reward is given in repeats too");
    progress.record(Verdict { goal: true, challenge: false });
    assert_eq!(progress, Progress { fort: 3, ..Progress::default() });
}

/// HW-180: after the sixteenth fort the campaign is complete; progress survives a save file.
#[test]
fn the_campaign_ends_after_the_last_fort() {
    let mut progress = Progress::default();
    for fort in 1..=16 {
        assert_eq!(progress.setup(pack()).map(|setup| setup.fort), Some(fort));
        progress.record(Verdict { goal: true, challenge: fort % 2 == 0 });
    }
    assert!(progress.is_complete(pack()));
    assert_eq!(progress.setup(pack()), None);
    let saved = serde_json::to_string(&progress).unwrap();
    assert_eq!(serde_json::from_str::<Progress>(&saved).unwrap(), progress);
}

/// HW-182: the reward of the fort before comes with the first Fate card, once.
#[test]
fn the_reward_comes_with_the_first_income() {
    let income = |setup: &Setup, fate: &str| {
        let mut game = new_game(setup, 1);
        draw(&mut game, fate);
        game.sheet(A).pool
    };
    let plain = income(&at_fort(2), "fate 1");
    let rewarded = income(&Setup { reward: true, ..at_fort(2) }, "fate 1");
    let mut expected = plain;
    expected.add(pool([0, 0, 0, 1, 1]));
    assert_eq!(rewarded, expected);
    assert_eq!(income(&Setup { reward: true, ..at_fort(1) }, "fate 1"), plain);
    assert_eq!(income(&Setup { reward: true, ..at_fort(0) }, "fate 1"), plain);
    let mut later = new_game(&Setup { reward: true, ..at_fort(2) }, 1);
    later.year = 2;
    draw(&mut later, "fate 1");
    assert_eq!(later.sheet(A).pool, plain);
}

/// HW-183: minimums, and maximums for open Disdain and Favours.
#[test]
fn goals_are_measured_on_the_sheet() {
    let mut sheet = *acting(1).sheet(A);
    sheet.paths = [crate::NO_CARD; 6];
    (sheet.attributes, sheet.disdain, sheet.bribed) = ([20, 17, 17, 3], 3, 3);
    sheet.favours_spent = 1;
    sheet.strength = [6, 5];
    let met = |condition| is_met(pack(), &sheet, condition);
    assert!(met(Condition::Score(57)) && !met(Condition::Score(58)));
    assert!(met(Condition::Attribute(Attribute::Renown, 20)));
    assert!(!met(Condition::Attribute(Attribute::Renown, 21)));
    assert!(met(Condition::Attributes { value: 17, count: 3 }));
    assert!(!met(Condition::Attributes { value: 18, count: 2 }));
    assert!(met(Condition::Disdain(0)), "removed Disdain is not open");
    assert!(!met(Condition::Favours(0)) && met(Condition::Favours(1)));
    assert!(met(Condition::AtLeast(Metric::Strength, 11)));
    assert!(!met(Condition::AtLeast(Metric::Strength, 12)));
    assert!(met(Condition::PathPoints(0)) && !met(Condition::PathPoints(1)));
    assert!(!met(Condition::MapFull) && !met(Condition::FortFull) && !met(Condition::GuardFull));
    (sheet.map, sheet.fort, sheet.guard) = (pack().scouting.whole(), 21, 18);
    (sheet.wall, sheet.cippi) = (21, 7);
    let met = |condition| is_met(pack(), &sheet, condition);
    for full in [
        Condition::MapFull,
        Condition::FortFull,
        Condition::GuardFull,
        Condition::WallFull,
        Condition::CippiFull,
    ] {
        assert!(met(full), "{full:?}");
    }
    let baths = pack().building("baths").unwrap();
    assert!(!met(Condition::Built(baths)));
    sheet.built |= 1 << baths;
    assert!(is_met(pack(), &sheet, Condition::Built(baths)));
}

/// HW-184: forbidden buildings, landmarks and diplomats.
#[test]
fn forts_forbid_things() {
    let forbidden = |fort: u8, text: &str| {
        let mut game = acting_with(&at_fort(fort), 1);
        enrich(&mut game, A);
        let sheet = game.sheet_mut(A);
        (sheet.citizens, sheet.attributes, sheet.fort) = ([9; 5], [15; 4], 21);
        build(&mut game, A, &["medium_granary"]);
        game.check(A, read(text)) == Err(Refusal::Forbidden)
    };
    for (fort, text) in [
        (6, "build theatre"),
        (6, "build ludus"),
        (7, "landmark statue"),
        (8, "diplomat left"),
        (14, "diplomat left"),
        (15, "build large_granary"),
    ] {
        assert!(forbidden(fort, text), "{fort} {text}");
        assert!(!forbidden(2, text), "{text}");
    }
}

/// HW-185: one neutral card a year at forts 1 and 16.
#[test]
fn some_forts_have_one_neutral_card() {
    let cards = |fort| acting_with(&at_fort(fort), 1).neutral_cards();
    assert_eq!((cards(1), cards(2), cards(16)), (1, 2, 1));
}

/// HW-186: one more attack card at forts 12, 14, 15 and 16; P stays.
#[test]
fn some_forts_have_a_larger_attack() {
    for fort in 1..=16 {
        let game = acting_with(&at_fort(fort), 1);
        let more = u8::from(matches!(fort, 12 | 14 | 15 | 16));
        assert_eq!((game.attack_size(), game.potential()), (1 + more, 1), "fort {fort}");
    }
}

/// HW-187: dearer mining at forts 11 and 16, dearer buildings at fort 4; nothing else is dearer.
#[test]
fn some_forts_are_dearer() {
    for fort in [11, 16] {
        let mut game = acting_with(&at_fort(fort), 1);
        give(&mut game, A, [0, 0, 1, 0, 0]);
        assert_eq!(refusal(&game, A, "mine"), Refusal::Pay { piece: Piece::Servant, need: 2 });
        give(&mut game, A, [0, 0, 2, 0, 0]);
        assert_eq!(effect(&mut game, A, "mine").0, [0, 0, -2, 0, 0]);
    }
    let mut game = acting_with(&at_fort(4), 1);
    enrich(&mut game, A);
    let sheet = game.sheet_mut(A);
    (sheet.fort, sheet.citizens, sheet.attributes) = (3, [4, 0, 0, 0, 1], [0, 0, 0, 15]);
    assert_eq!(effect(&mut game, A, "build small_hotel").0[4], -2);
    assert_eq!(effect(&mut game, A, "build market").0[4], -3);
    assert_eq!(effect(&mut game, A, "good 1 from deck").0[4], -1);
    draw(&mut game, "fate 1");
    assert_eq!(effect(&mut game, A, "landmark statue").0[4], -2);
    assert_eq!(effect(&mut game, A, "diplomat left").0[4], -2);
    give(&mut game, A, [0, 1, 1, 0, 1]);
    assert_eq!(
        refusal(&game, A, "build medium_granary"),
        Refusal::Pay { piece: Piece::Resource, need: 2 }
    );
}

/// HW-188: fort 10 keeps Wall and Cippi closed for two years and waits for Soldiers.
#[test]
fn fort_ten_begins_slowly() {
    let mut game = new_game(&at_fort(10), 1);
    draw(&mut game, "fate 1");
    assert_eq!((game.phase, game.sheet(A).pool), (Phase::Fate, Pieces::NONE));
    assert_eq!(game.discard_pile().count_ones(), 1);
    draw(&mut game, "fate 6");
    assert_eq!(game.sheet(A).pool, pool([2, 1, 2, 1, 2]));

    let mut game = acting_with(&at_fort(10), 1);
    enrich(&mut game, A);
    game.sheet_mut(A).fort = 7;
    for year in 1..=2 {
        game.year = year;
        assert_eq!(refusal(&game, A, "wall"), Refusal::NotBefore(3));
        assert_eq!(refusal(&game, A, "cippi"), Refusal::NotBefore(3));
    }
    game.year = 3;
    assert!(allows(&game, A, "wall") && allows(&game, A, "cippi"));
}

/// HW-180, HW-181, HW-182: finished games tell how the forts stand; a fort that was not reached,
/// or a reward that was not earned, does not count.
#[test]
fn finished_games_tell_how_the_forts_stand() {
    let (lost, held) =
        (Verdict { goal: false, challenge: false }, Verdict { goal: true, challenge: false });
    let honoured = Verdict { goal: true, challenge: true };
    let mut march = March::new(pack());
    assert_eq!((march.next(), march.setup(2)), (Some(1), None));
    assert!(!march.record(2, false, held, 70), "fort 2 before fort 1");
    assert!(!march.record(1, true, held, 70), "nobody has earned a reward yet");
    assert!(march.record(1, false, lost, 40) && march.record(1, false, held, 71));
    assert_eq!(march.setup(2).map(|setup| setup.reward), Some(false));
    assert!(!march.record(2, true, held, 90));
    assert!(march.record(1, false, honoured, 66), "a fort is held and played again");
    assert_eq!(
        march.setup(2),
        Some(Setup { difficulty: Difficulty::Medium, reward: true, ..at_fort(2) })
    );
    assert!(march.record(2, true, held, 90));
    assert_eq!(march.next(), Some(3));
    let first = Record { attempts: 3, held: true, challenge: true, best: Some(71) };
    assert_eq!(march.forts()[0], first);
    assert!([march.setup(0), march.setup(17)].iter().all(Option::is_none));
}

/// HW-183: what is reached says the same as what is met.
#[test]
fn what_is_reached_says_whether_it_is_met() {
    let rich = finished(1, |sheet| {
        (sheet.attributes, sheet.wall, sheet.fort, sheet.cippi) = ([18, 24, 9, 25], 21, 21, 3);
    });
    for game in [finished(1, |_| {}), rich] {
        let sheet = game.sheet(A);
        for condition in
            pack().forts.iter().flat_map(|fort| fort.goal.iter().chain(&fort.challenge))
        {
            let (have, asked) = reached(pack(), sheet, *condition);
            let most = matches!(condition, Condition::Disdain(_) | Condition::Favours(_));
            let met = if most { have <= asked } else { have >= asked };
            assert_eq!(is_met(pack(), sheet, *condition), met, "{condition:?}");
        }
    }
}
