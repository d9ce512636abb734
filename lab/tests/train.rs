//! A net that plays with itself gets better, and a training can be kept.

use ludi_engine::pebbles::{Pebbles, Switches};
use ludi_engine::{Net, NetError, Seed};
use ludi_lab::train::{School, Tables, Training, examine};

fn training() -> Training {
    Training {
        watched: 60,
        round: 32,
        memory: 4_000,
        batch: 64,
        thin_watched: 1,
        thin: 1,
        first_rate: 1e-3,
        rate: 1e-3,
        seed: Seed::from_text("pebbles"),
        ..Training::default()
    }
}

fn tables() -> Tables {
    Tables { players: vec![1], switches: Vec::new() }
}

fn school() -> School<Pebbles> {
    School::begin(training(), tables(), || ())
}

/// Alone the best there is are 5 pebbles taken and 28 drawn.
fn score(net: &Net) -> f64 {
    let seed = Seed::from_text("never seen");
    examine::<Pebbles>(net, &Switches::default(), 1, 100, seed, 2).value
}

#[test]
fn a_net_gets_better_by_playing_with_itself() {
    let mut school = school();
    let before = score(&school.net);
    for round in 0..40 {
        school.round(round as f32 / 40.0);
    }
    let after = score(&school.net.rounded());
    assert!(after > 32.0 && before < 30.0, "{before} → {after}");
}

#[test]
fn the_same_seed_trains_the_same_net() {
    let [one, other] = [2, 2].map(|rounds| {
        let mut school = school();
        for _ in 0..rounds {
            school.round(0.5);
        }
        school.to_bytes()
    });
    assert!(one == other, "the same rounds lead to the same weights");
}

#[test]
fn a_training_goes_on_from_what_was_kept() {
    let mut school = school();
    school.round(0.0);
    let kept = school.to_bytes();
    let mut again = School::<Pebbles>::resume(training(), tables(), &kept).unwrap();
    assert_eq!(again.to_bytes(), kept);
    assert_eq!(again.progress.games, 32);
    again.round(0.0);
    assert_eq!(again.progress.games, 64);
}

#[test]
fn what_was_damaged_or_belongs_to_another_game_is_refused() {
    let kept = school().to_bytes();
    let resume = |bytes: &[u8]| School::<Pebbles>::resume(training(), tables(), bytes).map(|_| ());
    for cut in [0, 10, kept.len() / 2, kept.len() - 1] {
        assert!(matches!(resume(&kept[..cut]), Err(NetError::Damaged(_))), "{cut}");
    }
    let says = String::from_utf8_lossy(&kept[..200]).replace("pebbles", "marbles");
    let foreign = [says.as_bytes(), &kept[200..]].concat();
    let error = resume(&foreign).unwrap_err().to_string();
    assert!(error.contains("for marbles") && error.contains("not for pebbles"), "{error}");
}
