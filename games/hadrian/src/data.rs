//! The position as data for other programs (`docs/json.md`).

use ludi_engine::{Seat, SeatSet, View};
use serde_json::{Map, Value as Json, json};

use crate::components::Components;
use crate::decision::Source;
use crate::listing::each_bit;
use crate::vocabulary::{Attribute, Citizen, Cohort, Gladiator, Numbers, Pieces};
use crate::{Clash, Hadrian, NO_CARD, Phase, Purpose, Sheet};

/// What a seat, or a spectator, may know: the cards of other hands lie among those not drawn yet.
pub fn data(view: &View<Hadrian>) -> Json {
    let game: &Hadrian = view;
    let pack = game.printed.0;
    let open = game.neutral.iter().filter(|neutral| neutral.card != NO_CARD);
    let neutral = open.map(
        |neutral| json!({ "card": card(pack, neutral.card), "pieces": pieces(neutral.pieces) }),
    );
    let seats = Seat::all(game.players).map(|seat| sheet(pack, game.sheet(seat)));
    json!({
        "asks": asks(game),
        "year": game.year,
        "draw_pile": numbers_of(game.pile),
        "discard_pile": numbers_of(game.discard),
        "attack_cards": numbers_of(game.out),
        "own_attack_cards": numbers_of(game.out_own),
        "arrows": lanes(game.attack),
        "neutral_deck": cards(pack, game.neutral_deck),
        "neutral": neutral.collect::<Vec<_>>(),
        "last_attack": last_attack(game),
        "seats": seats.collect::<Vec<_>>(),
    })
}

/// What the game waits for.
fn asks(game: &Hadrian) -> Json {
    let seats: Vec<u8> = game.waiting.iter().map(|Seat(seat)| seat).collect();
    let decide = |what: &str| json!({ "what": what, "seats": seats });
    match game.phase {
        Phase::Fate => json!({ "what": "draw", "of": "fate", "for": "year" }),
        Phase::Deal { seat, second } => {
            json!({ "what": "draw", "of": "deal", "seat": seat.0, "card": 1 + u8::from(second) })
        }
        Phase::Neutral => json!({ "what": "draw", "of": "neutral" }),
        Phase::Turn(seat, purpose) => {
            let purpose = match purpose {
                Purpose::Good(place) => json!({ "good": place + 1 }),
                Purpose::Battle(which) => json!({ "battle": which.id() }),
            };
            json!({ "what": "draw", "of": "fate", "for": purpose, "seat": seat.0 })
        }
        Phase::Attack => json!({ "what": "draw", "of": "fate", "for": "attack" }),
        Phase::OwnAttack(seat) => {
            json!({ "what": "draw", "of": "fate", "for": "attack", "seat": seat.0 })
        }
        Phase::Choose => decide("path"),
        Phase::Roads => decide("roads"),
        Phase::Actions => decide("actions"),
        Phase::Favours => decide("favours"),
        Phase::Over => json!({ "what": "over" }),
    }
}

/// HW-159: the latest attack that is over.
fn last_attack(game: &Hadrian) -> Json {
    let clash = game.clash();
    if *clash == Clash::default() {
        return Json::Null;
    }
    let fronts = SeatSet::all(game.players).iter().map(|seat| {
        let front = &clash.fronts[seat.index()];
        json!({
            "own_arrows": lanes(front.own),
            "ignored": lanes(front.ignored),
            "cohorts": lanes(front.cohorts),
            "unrepelled": front.outcome.unrepelled,
            "disdain": front.outcome.disdain,
            "valour": front.outcome.valour,
        })
    });
    json!({
        "year": clash.year,
        "cards": numbers_of(clash.cards),
        "arrows": lanes(clash.arrows),
        "seats": fronts.collect::<Vec<_>>(),
    })
}

/// The two sheets of a seat, its pieces and its cards.
fn sheet(pack: &Components, sheet: &Sheet) -> Json {
    let mut all = left_sheet(pack, sheet);
    all.extend(right_sheet(pack, sheet));
    all.extend(hand(pack, sheet));
    all.into()
}

fn object(value: Json) -> Map<String, Json> {
    match value {
        Json::Object(fields) => fields,
        _ => Map::new(),
    }
}

fn left_sheet(pack: &Components, sheet: &Sheet) -> Map<String, Json> {
    let mut built = Vec::new();
    each_bit(sheet.built.into(), |index| built.push(pack.buildings[usize::from(index)].id));
    let mut landmarks = Vec::new();
    each_bit(sheet.landmarks.into(), |index| {
        landmarks.push(pack.landmarks[usize::from(index)].id);
    });
    object(json!({
        "pool": pieces(sheet.pool),
        "attributes": by_word(Attribute::ALL.map(Attribute::id), sheet.attributes),
        "cohorts": lanes(sheet.cohorts),
        "mining": sheet.mining,
        "guard": sheet.guard,
        "cippi": sheet.cippi,
        "wall": sheet.wall,
        "fort": sheet.fort,
        "production": sheet.production,
        "built": built,
        "landmarks": landmarks,
        "training": written(sheet.training, pack.training.boxes.into()),
        "forum": written(sheet.forum, pack.forum.boxes.into()),
        "disdain": sheet.disdain,
        "bribed": sheet.bribed,
    }))
}

fn right_sheet(pack: &Components, sheet: &Sheet) -> Map<String, Json> {
    let gladiators = Gladiator::ALL.map(|which| {
        let index = which.index();
        json!({
            "strength": sheet.strength[index],
            "damage": sheet.damage[index],
            "battles": written(sheet.battles[index], pack.ludus.battle_boxes.into()),
        })
    });
    let rulings = Cohort::ALL.map(|column| {
        let boxes = pack.courthouse.columns[column.index()].min.len();
        written(sheet.rulings[column.index()], boxes)
    });
    let cells = (0..pack.scouting.rows * pack.scouting.columns)
        .filter(|cell| sheet.map >> cell & 1 == 1)
        .map(|cell| {
            let (row, column) = (cell / pack.scouting.columns, cell % pack.scouting.columns);
            format!("r{}c{}", row + 1, column + 1)
        });
    object(json!({
        "citizens": by_word(Citizen::ALL.map(Citizen::id), sheet.citizens),
        "goods": written(sheet.goods, pack.market.boxes.len()),
        "theatre": written(sheet.theatre, pack.theatre.boxes.len()),
        "baths": written(sheet.baths, pack.baths.boxes.len()),
        "gladiators": by_word(Gladiator::ALL.map(Gladiator::id), gladiators),
        "rulings": lanes(rulings),
        "temple": sheet.temple,
        "temple_favours": sheet.temple_favours,
        "diplomats": lanes(sheet.diplomats),
        "diplomat_favours": lanes(sheet.diplomat_favours),
        "favours_spent": sheet.favours_spent,
        "scouts": sheet.scouts,
        "map": cells.collect::<Vec<_>>(),
    }))
}

/// The cards of a seat, and what it has to choose.
fn hand(pack: &Components, sheet: &Sheet) -> Map<String, Json> {
    let paths: Vec<&str> = sheet.path_cards(pack).map(|card| card.id).collect();
    let offered = Attribute::ALL.iter().filter(|one| sheet.offered >> one.index() & 1 == 1);
    object(json!({
        "deck": cards(pack, sheet.deck),
        "hand": cards(pack, sheet.hand),
        "choice": card(pack, sheet.choice),
        "paths": paths,
        "prospect": card(pack, sheet.prospect),
        "cohort_choices": sheet.cohort_choices,
        "attribute_choices": sheet.attribute_choices,
        "offered": offered.map(|one| one.id()).collect::<Vec<_>>(),
        "scouting": sheet.scouting.map(Source::id),
        "own_attack": sheet.extra_attack,
        "own_arrows": lanes(sheet.own_attack),
        "ignored": lanes(sheet.ignored),
    }))
}

fn by_word<T: Into<Json>, const N: usize>(words: [&str; N], values: [T; N]) -> Json {
    let pairs = words.into_iter().zip(values);
    pairs.map(|(word, value)| (word.to_owned(), value.into())).collect::<Map<_, _>>().into()
}

/// A value for each cohort.
fn lanes<T: Into<Json>>(values: [T; 3]) -> Json {
    by_word(Cohort::ALL.map(Cohort::id), values)
}

fn pieces(pieces: Pieces) -> Json {
    pieces
        .iter()
        .map(|(piece, count)| (piece.id().to_owned(), count.into()))
        .collect::<Map<_, _>>()
        .into()
}

/// What is written into boxes; `null` for an empty one.
fn written(numbers: Numbers, boxes: usize) -> Json {
    let number = |index| Some(numbers.get(index)).filter(|number| *number > 0);
    (0..boxes).map(number).collect::<Vec<_>>().into()
}

fn card(pack: &Components, card: u8) -> Option<&'static str> {
    pack.cards.get(usize::from(card)).map(|card| card.id)
}

fn cards(pack: &Components, set: u16) -> Vec<&'static str> {
    let mut ids = Vec::new();
    each_bit(set.into(), |index| ids.extend(card(pack, index)));
    ids
}

/// Fate cards by number.
fn numbers_of(set: u64) -> Vec<u8> {
    let mut numbers = Vec::new();
    each_bit(set, |index| numbers.push(index + 1));
    numbers
}
