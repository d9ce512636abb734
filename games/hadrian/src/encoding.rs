//! The sheets as features, and decisions as numbers, for programs that learn.
//!
//! The groups of [`GROUPS`] follow each other in that order. A counter is a scale: its feature n is
//! set if there are more than n. Cards and buildings are in the order of the pack. Others sit
//! clockwise from the seat the position is seen from.

mod numbers;

use ludi_engine::{Encode, Features, Game as _, MAX_SEATS, Numbering, Seat, View};

use crate::components::{CARDS, Metric, Track};
use crate::decision::{Decision, Source};
use crate::listing::each_bit;
use crate::sheet::{NO_CARD, Sheet};
use crate::vocabulary::{Cohort, Gladiator, Numbers, Piece};
use crate::{Hadrian, Phase, Purpose, Season};

/// The groups of features, with how many each has.
pub const GROUPS: &[(&str, usize)] = &[
    ("table", 6 + 3 + 1 + 16 + 1),
    ("moment", 11 + 1 + 8 + 2 + 1 + 5),
    ("pool", 5 * 14 + 32),
    ("attributes", 4 * 25),
    ("cohorts", 3 * 6 + 6 + 18),
    ("tracks", 5 * 30 + 2 * 3 + 5),
    ("production", 10),
    ("citizens", 5 * 9),
    ("buildings", 32 + 32 + 4),
    ("uses", 2 * (5 + 2) + 2 * (8 + 3) + 8 + 6 + 8 + 1),
    ("gladiators", 2 * (6 + 6 + 1 + 6 + 1)),
    ("gods", 14 + 6 + 3 * (3 + 1) + 3 * (3 + 3) + 10),
    ("map", 6 + 32 + 8 + 4 + 5),
    ("disdain", 15 + 6),
    ("paths", CARDS * (1 + PATH_SCALE)),
    ("cards", 5 * CARDS),
    ("choices", 4 + 4 + 4 + 5),
    ("attack", 30 + 3 * 10 + 3 * 6 + 6 + 5),
    ("fate", 16 + 3 * 16 + 3 * 16),
    ("offers", 4 * CARDS + 2 * 6 + 6),
    ("others", OTHERS * OTHER + 2 * 24),
];

/// How many seats there can be besides one's own.
const OTHERS: usize = MAX_SEATS - 1;
/// The features of one of them.
const OTHER: usize = 2 + 30 + 8 + 9 + 10 + 7;
/// The scale of what a path card measures.
const PATH_SCALE: usize = 12;

impl Encode for Hadrian {
    const VERSION: u32 = 1;
    const DECISIONS: usize = Numbering::total(numbers::KINDS);
    const FEATURES: usize = Features::total(GROUPS);
    const STAGES: usize = 6;

    fn number(decision: Decision) -> usize {
        numbers::number(decision)
    }

    fn numbered(number: usize) -> Option<Decision> {
        numbers::numbered(number)
    }

    fn stage(&self) -> usize {
        usize::from(self.year).clamp(1, Self::STAGES) - 1
    }

    fn encode(view: &View<Self>, seat: Seat, out: &mut Features) {
        let game: &Self = view;
        let sheet = game.sheet(seat);
        table(game, out);
        moment(game, seat, out);
        pool(game, seat, out);
        for filled in sheet.attributes {
            out.level(filled, 25);
        }
        cohorts(sheet, out);
        tracks(game, sheet, out);
        out.level(sheet.production, 10);
        for filled in sheet.citizens {
            out.level(filled, 9);
        }
        buildings(game.season(), sheet, out);
        uses(game, sheet, out);
        gladiators(game, sheet, out);
        gods(game, sheet, out);
        map(game, seat, out);
        out.level(sheet.open_disdain(), 15);
        out.level(sheet.bribed, 6);
        paths(game, sheet, out);
        cards(sheet, out);
        choices(sheet, out);
        attack(game, seat, out);
        fate(game, out);
        offers(game, seat, out);
        others(game, seat, out);
    }
}

/// How many play, on which difficulty, which fort.
fn table(game: &Hadrian, out: &mut Features) {
    out.one_of(Some(usize::from(game.players) - 1), 6);
    out.one_of(Some(game.difficulty.index()), 3);
    out.flag(game.no_gifts);
    out.one_of(usize::from(game.fort).checked_sub(1), 16);
    out.flag(game.reward);
}

/// The phase, and what a Fate card is turned over for.
fn moment(game: &Hadrian, seat: Seat, out: &mut Features) {
    let (phase, purpose) = match game.phase {
        Phase::Fate => (0, None),
        Phase::Deal { .. } => (1, None),
        Phase::Choose => (2, None),
        Phase::Neutral => (3, None),
        Phase::Roads => (4, None),
        Phase::Actions => (5, None),
        Phase::Turn(whose, purpose) => (6, Some(purpose).filter(|_| whose == seat)),
        Phase::Attack => (7, None),
        Phase::OwnAttack(_) => (8, None),
        Phase::Favours => (9, None),
        Phase::Over => (10, None),
    };
    out.one_of(Some(phase), 11);
    out.flag(game.waiting.contains(seat));
    let place = match purpose {
        Some(Purpose::Good(place)) => Some(usize::from(place)),
        _ => None,
    };
    out.one_of(place, 8);
    let fighter = match purpose {
        Some(Purpose::Battle(which)) => Some(which.index()),
        _ => None,
    };
    out.one_of(fighter, 2);
    out.flag(has_finished(game, seat));
    let others = Seat::all(game.players).filter(|other| *other != seat);
    out.level(others.filter(|other| game.waiting.contains(*other)).count(), 5);
}

/// Whether the pieces of a seat are lost unless somebody gives it more.
fn has_finished(game: &Hadrian, seat: Seat) -> bool {
    game.phase == Phase::Actions && !game.waiting.contains(seat)
}

/// The pieces one can still use, and all together.
fn pool(game: &Hadrian, seat: Seat, out: &mut Features) {
    if has_finished(game, seat) {
        return out.skip(5 * 14 + 32);
    }
    let pool = game.sheet(seat).pool;
    for piece in Piece::ALL {
        out.level(pool.count(piece), 14);
    }
    out.level(pool.total() as usize, 32);
}

fn cohorts(sheet: &Sheet, out: &mut Features) {
    for filled in sheet.cohorts {
        out.level(filled, 6);
    }
    out.level(sheet.cohorts.into_iter().min().unwrap_or_default(), 6);
    out.level(sheet.cohorts.iter().sum::<u8>(), 18);
}

/// The tracks of the left sheet, their full sections, and whether their next box is open.
fn tracks(game: &Hadrian, sheet: &Sheet, out: &mut Features) {
    let pack = game.printed.0;
    let tracks: [(&Track, u8); 5] = [
        (&pack.mining, sheet.mining),
        (&pack.guard, sheet.guard),
        (&pack.cippi, sheet.cippi),
        (&pack.wall, sheet.wall),
        (&pack.fort, sheet.fort),
    ];
    for (_, filled) in tracks {
        out.level(filled, 30);
    }
    out.level(sheet.metric(pack, Metric::WallSections), 3);
    out.level(sheet.metric(pack, Metric::GuardSections), 3);
    for (track, filled) in tracks {
        out.flag(Season::has_box(sheet, track, filled));
    }
}

/// What stands, what could be built now, and landmarks.
fn buildings(season: Season, sheet: &Sheet, out: &mut Features) {
    out.bits(sheet.built.into(), 32);
    out.bits(season.open_buildings(sheet).into(), 32);
    out.bits(sheet.landmarks.into(), 4);
}

/// What may be used so often and so often a year, and the numbers of goods.
fn uses(game: &Hadrian, sheet: &Sheet, out: &mut Features) {
    let this_year = |numbers: Numbers| numbers.count(game.year);
    for (numbers, most) in [(sheet.training, 5), (sheet.forum, 5)] {
        out.level(numbers.len(), most);
        out.level(this_year(numbers), 2);
    }
    for numbers in [sheet.theatre, sheet.baths] {
        out.bits(numbers.written().into(), 8);
        out.level(this_year(numbers), 3);
    }
    out.bits(sheet.goods.written().into(), 8);
    let mut kinds = 0;
    for number in 1..=6 {
        let owned = sheet.goods.count(number) > 0;
        kinds += usize::from(owned);
        out.flag(owned);
    }
    out.level(kinds, 8);
    out.flag(sheet.stands(game.printed.0.market.building));
}

fn gladiators(game: &Hadrian, sheet: &Sheet, out: &mut Features) {
    for which in Gladiator::ALL {
        let index = which.index();
        out.level(sheet.strength[index], 6);
        out.level(sheet.strength[index] - sheet.damage[index], 6);
        out.flag(sheet.is_dead(which));
        out.level(sheet.battles[index].len(), 6);
        out.flag(sheet.battles[index].count(game.year) > 0);
    }
}

/// Temples, rulings, diplomats and their Favours.
fn gods(game: &Hadrian, sheet: &Sheet, out: &mut Features) {
    out.level(sheet.temple, 14);
    out.level(sheet.temple_favours, 6);
    for rulings in sheet.rulings {
        out.level(rulings.len(), 3);
        out.flag(rulings.count(game.year) > 0);
    }
    for (diplomat, favours) in sheet.diplomats.into_iter().zip(sheet.diplomat_favours) {
        out.one_of(usize::from(diplomat).checked_sub(1), 3);
        out.level(favours, 3);
    }
    out.level(sheet.favours_spent, 10);
}

/// The map, and which patterns that lie open fit on it.
fn map(game: &Hadrian, seat: Seat, out: &mut Features) {
    let (sheet, scouting) = (game.sheet(seat), &game.printed.0.scouting);
    out.level(sheet.scouts, 6);
    out.bits(sheet.map.into(), 32);
    out.level(scouting.full_columns(sheet.map), 8);
    for row in 0..4 {
        let cells = if row < scouting.rows { scouting.row(row) } else { 0 };
        out.flag(cells != 0 && sheet.map & cells == cells);
    }
    for source in &Source::ALL[..5] {
        let pattern = game.pattern(seat, *source);
        out.flag(pattern.is_ok_and(|pattern| pattern.fits(sheet.map)));
    }
}

/// For each card whether it is a path, and how much there is of what it measures.
fn paths(game: &Hadrian, sheet: &Sheet, out: &mut Features) {
    let pack = game.printed.0;
    let paths = sheet.paths.iter().filter(|card| **card != NO_CARD);
    let held = paths.fold(0u16, |bits, card| bits | 1 << card);
    for (card, index) in pack.cards.iter().zip(0..CARDS) {
        let is_path = held >> index & 1 == 1;
        out.flag(is_path);
        let have = if is_path { sheet.metric(pack, card.metric) } else { 0 };
        out.level(have, PATH_SCALE);
    }
}

/// Where the own cards are: hand, chosen path, prospect, deck.
fn cards(sheet: &Sheet, out: &mut Features) {
    let place = |card: u8| Some(usize::from(card)).filter(|_| card != NO_CARD);
    out.bits(sheet.hand.into(), CARDS);
    out.one_of(place(sheet.choice), CARDS);
    let rest = if sheet.choice == NO_CARD { 0 } else { sheet.hand & !(1 << sheet.choice) };
    out.bits(rest.into(), CARDS);
    out.one_of(place(sheet.prospect), CARDS);
    out.bits(sheet.deck.into(), CARDS);
}

/// What has to be chosen before anything else.
fn choices(sheet: &Sheet, out: &mut Features) {
    out.level(sheet.cohort_choices, 4);
    out.level(sheet.attribute_choices, 4);
    out.bits(if sheet.attribute_choices > 0 { sheet.offered.into() } else { 0 }, 4);
    out.one_of(sheet.scouting.map(Source::index), 5);
}

/// The cards that will attack, those that lie out, and what gets past the cohorts.
fn attack(game: &Hadrian, seat: Seat, out: &mut Features) {
    let sheet = game.sheet(seat);
    out.level(usize::from(game.attack_size()) + usize::from(sheet.extra_attack), 30);
    let over = !matches!(game.phase, Phase::Attack | Phase::OwnAttack(_) | Phase::Favours);
    if over {
        return out.skip(3 * 10 + 3 * 6 + 6 + 5);
    }
    for cohort in Cohort::ALL {
        let lane = cohort.index();
        out.level(usize::from(game.attack[lane] + sheet.own_attack[lane]), 10);
    }
    for cohort in Cohort::ALL {
        out.level(game.unrepelled(seat, cohort), 6);
    }
    let outcome = game.outcome(seat);
    out.level(outcome.disdain, 6);
    out.level(outcome.valour, 5);
}

/// The Fate cards that may be turned over next, by arrow and by damage.
fn fate(game: &Hadrian, out: &mut Features) {
    let pack = game.printed.0;
    let (mut arrows, mut damages) = ([0usize; 3], [0usize; 3]);
    let pile = game.next_pile();
    each_bit(pile, |card| {
        let card = &pack.fate[usize::from(card)];
        arrows[card.arrow.index()] += 1;
        damages[usize::from(card.damage.clamp(1, 3)) - 1] += 1;
    });
    out.level(pile.count_ones() as usize / 3, 16);
    for count in arrows.into_iter().chain(damages) {
        out.level(count, 16);
    }
}

/// What the cards of neighbours and neutral cards offer.
fn offers(game: &Hadrian, seat: Seat, out: &mut Features) {
    let sources = [Source::Left, Source::Right, Source::Neutral1, Source::Neutral2];
    let mut goods = 0u64;
    for source in sources {
        let card = game.offered_card(seat, source).ok().filter(|card| *card != NO_CARD);
        out.one_of(card.map(usize::from), CARDS);
        if let Some(card) = card {
            let number = game.printed.0.cards[usize::from(card)].goods;
            let owned = game.sheet(seat).goods.count(number) > 0;
            goods |= u64::from(!owned) << (number.max(1) - 1);
        }
    }
    for neutral in &game.neutral {
        out.level(neutral.pieces.total() as usize, 6);
    }
    out.bits(goods, 6);
}

/// What is public of the others, and how far the best of them is behind or ahead.
fn others(game: &Hadrian, seat: Seat, out: &mut Features) {
    let own = game.score(seat);
    let mut lead: Option<i32> = None;
    for away in 1..=OTHERS as u8 {
        if away >= game.players {
            out.skip(OTHER);
            continue;
        }
        let other = Seat((seat.0 + away) % game.players);
        let (sheet, points) = (game.sheet(other), game.score(other));
        lead = Some(lead.map_or(own - points, |least| least.min(own - points)));
        out.flag(true);
        out.flag(game.waiting.contains(other));
        out.level(points.max(0) as usize / 4, 30);
        out.level(sheet.open_disdain(), 8);
        out.level(sheet.fort / 3, 9);
        let pieces = if has_finished(game, other) { 0 } else { sheet.pool.total() };
        out.level(pieces as usize / 2, 10);
        out.level(sheet.built.count_ones() as usize / 4, 7);
    }
    let lead = lead.unwrap_or_default();
    out.level(lead.max(0) as usize, 24);
    out.level((-lead).max(0) as usize, 24);
}
