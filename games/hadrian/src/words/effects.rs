//! What a decision costs and brings, before it is made.

use ludi_engine::{Bilingual, Effect, Game as _, Phrase, Seat};

use super::{counters, phrases};
use crate::components::{Components, Need, Spot, Track};
use crate::decision::{Decision, Patron, Source};
use crate::scoring::path_key;
use crate::sheet::{Gained, Sheet};
use crate::vocabulary::{Attribute, Citizen, Cohort, Gain, Gains, Pieces};
use crate::{Hadrian, Outcome};

/// What is printed for a decision: cost, icons, remarks. It stands for decisions that are not
/// allowed now just as well.
#[derive(Default)]
struct Printed {
    cost: Pieces,
    gains: Vec<Gain>,
    notes: Vec<Phrase>,
}

impl Printed {
    fn new(cost: Pieces, gains: &Gains) -> Self {
        Self { cost, gains: gains.to_vec(), notes: Vec::new() }
    }

    fn cost(cost: Pieces) -> Self {
        Self { cost, ..Self::default() }
    }

    fn gain(cost: Pieces, gain: Gain) -> Self {
        Self { cost, gains: vec![gain], notes: Vec::new() }
    }

    fn note(mut self, phrase: Phrase) -> Self {
        self.notes.push(phrase);
        self
    }
}

/// What a decision costs, what it brings with all that follows, and what to know beforehand.
pub fn effects(game: &Hadrian, seat: Seat, decision: Decision) -> Vec<Effect> {
    let before = game.sheet(seat);
    let printed = printed(game, seat, decision).unwrap_or_default();
    let mut effects = Vec::new();
    if let Decision::Scout(_) = decision {
        let cost = Phrase::new("effect-pay-next").with("pieces", phrases::pieces(printed.cost));
        effects.push(Effect::prospect(cost));
    } else {
        let cost = printed.cost.iter().map(|(piece, count)| {
            let cost = Effect::cost(phrases::count(piece, count));
            cost.changing(seat, counters::piece(piece), -i32::from(count))
        });
        effects.extend(cost);
    }
    // What a card brings that is still to be turned over or up comes later.
    let later = decision.purpose().is_some() || matches!(decision, Decision::Path(_));
    let (after, ledger) = if later || game.check(seat, decision).is_err() {
        promised(game, seat, &printed.gains)
    } else {
        gained(game, seat, decision)
    };
    for (phrase, gained, count) in phrases::ledger(&ledger) {
        effects.push(match counters::of(gained.gain) {
            _ if gained.lost => Effect::note(phrase),
            _ if later => Effect::prospect(phrase),
            counter => Effect::gain(phrase).changing(seat, counter, count as i32),
        });
    }
    effects.extend(opened(game.printed.0, before, &after).map(Effect::note));
    effects.extend(printed.notes.into_iter().map(Effect::note));
    effects
}

/// A building that a decision which is allowed makes available.
pub fn outlook(game: &Hadrian, seat: Seat, decision: Decision) -> Option<Bilingual> {
    if decision.purpose().is_some() || game.check(seat, decision).is_err() {
        return None;
    }
    let (pack, before) = (game.printed.0, game.sheet(seat));
    let (after, _) = gained(game, seat, decision);
    let level = |sheet: &Sheet| sheet.infrastructure(pack);
    let newly = |need: Need| match need {
        Need::Infrastructure(min) => level(before) < min && level(&after) >= min,
        Need::Citizens(citizen, min) => {
            before.citizen(citizen) < min && after.citizen(citizen) >= min
        }
    };
    pack.buildings.iter().find(|building| newly(building.need)).map(|building| building.name)
}

/// What so many more citizens of a kind bring besides themselves.
pub fn besides(game: &Hadrian, seat: Seat, citizen: Citizen, count: usize) -> Vec<Phrase> {
    let (_, ledger) = promised(game, seat, &vec![Gain::Citizen(citizen); count]);
    let is_other = |gained: &Gained| gained.gain != Gain::Citizen(citizen) && !gained.lost;
    ledger.iter().filter(|gained| is_other(gained)).map(|it| phrases::gain(it.gain)).collect()
}

/// The sheets after gains that are printed, and what each brings.
fn promised(game: &Hadrian, seat: Seat, gains: &[Gain]) -> (Sheet, Vec<Gained>) {
    let (mut sheet, mut ledger) = (*game.sheet(seat), Vec::new());
    sheet.take(game.printed.0, gains, &mut ledger);
    (sheet, ledger)
}

/// The sheets after a decision that is allowed, and what it brings.
fn gained(game: &Hadrian, seat: Seat, decision: Decision) -> (Sheet, Vec<Gained>) {
    let (mut after, mut ledger) = (game.clone(), Vec::new());
    after.carry_out(seat, decision, &mut ledger);
    let after = *after.sheet(seat);
    // AMB-13: a cohort box beyond the last is lost, which shows only when it would be chosen.
    let kept = counters::cohort_boxes(&after) - counters::cohort_boxes(game.sheet(seat));
    let mut boxes = 0;
    for gained in ledger.iter_mut().filter(|gained| gained.gain == Gain::Cohort) {
        boxes += 1;
        gained.lost |= boxes > kept;
    }
    (after, ledger)
}

/// The buildings that gained citizens would open.
fn opened<'a>(
    pack: &'a Components,
    before: &'a Sheet,
    after: &'a Sheet,
) -> impl Iterator<Item = Phrase> + 'a {
    let newly = move |need: Need| match need {
        Need::Infrastructure(_) => false,
        Need::Citizens(citizen, min) => {
            before.citizen(citizen) < min && after.citizen(citizen) >= min
        }
    };
    let opened = pack.buildings.iter().filter(move |building| newly(building.need));
    opened.map(|building| Phrase::new("note-opens").with("what", building.name))
}

/// The next box of a track, if there is one.
fn next(track: &Track, filled: u8, cost: Pieces) -> Option<Printed> {
    let space = track.boxes.get(usize::from(filled))?;
    Some(Printed::new(cost, &space.gains))
}

/// What is printed for a decision; `None` if that points at nothing.
fn printed(game: &Hadrian, seat: Seat, decision: Decision) -> Option<Printed> {
    let (season, sheet) = (game.season(), game.sheet(seat));
    let pack = season.pack;
    Some(match decision {
        Decision::Path(card) => path(game, seat, card),
        Decision::Attribute(attribute) => Printed::gain(Pieces::NONE, Gain::Attribute(attribute)),
        Decision::Cohort(cohort) => {
            Printed::new(Pieces::NONE, pack.cohort.get(usize::from(sheet.cohort(cohort)))?)
        }
        Decision::Mine => next(&pack.mining, sheet.mining, season.terms.mining_cost)?,
        Decision::Guard => next(&pack.guard, sheet.guard, pack.guard.cost)?,
        Decision::Cippi => next(&pack.cippi, sheet.cippi, pack.cippi.cost)?,
        Decision::Wall => next(&pack.wall, sheet.wall, pack.wall.cost)?,
        Decision::Fort(pay) => fort(game, seat, Pieces::one(pay)),
        Decision::Build(index) => build(game, index),
        Decision::Landmark(index) => {
            let landmark = pack.landmarks.get(usize::from(index))?;
            Printed::new(landmark.cost, &landmark.gains)
        }
        Decision::Train => next(&pack.guard, sheet.guard, pack.training_cost)
            .unwrap_or_default()
            .note(Phrase::new("note-training").with("box", sheet.guard + 1)),
        Decision::Forum(index) => {
            let exchange = pack.exchanges.get(usize::from(index))?;
            Printed::gain(exchange.cost, Gain::Piece(exchange.get))
        }
        Decision::Citizen(citizen) => settle(game, seat, citizen),
        Decision::Good { place, source } => good(game, seat, place, source),
        Decision::Perform(place) => {
            let space = pack.theatre.boxes.get(usize::from(place))?;
            Printed::new(space.cost, &space.gains)
        }
        Decision::Gladiator { which, pay } => {
            let strength = pack.ludus.next_strength(sheet.strength[which.index()]);
            let note = Phrase::new("note-strength").with("n", strength);
            Printed::cost(Pieces::one(pay)).note(note)
        }
        Decision::Battle(which) => {
            battle(pack, sheet.strength[which.index()], sheet.damage[which.index()])
        }
        Decision::Temple(pay) => {
            let space = pack.temples.boxes.get(usize::from(sheet.temple))?;
            Printed::new(Pieces::one(pay), &space.gains)
        }
        Decision::Bribe(place) => {
            let space = pack.baths.boxes.get(usize::from(place))?;
            Printed::new(space.cost, &space.gains).note(Phrase::new("note-bribe"))
        }
        Decision::Ruling(column) => {
            let printed = &pack.courthouse.columns[column.index()];
            Printed::new(printed.cost, &printed.gains)
        }
        Decision::Diplomat(cohort) => diplomat(pack, cohort),
        Decision::Scout(source) => paid_to(game, seat, source, Printed::cost(pack.scouting.cost)),
        Decision::Map { source, spot } => map(game, seat, source, spot),
        Decision::Favour { cohort, from } => favour(game, seat, cohort, from),
        Decision::Accept => Printed::default().note(result(game.outcome(seat))),
        Decision::Finish => finish(sheet),
    })
}

/// HW-156: what an attack brings.
pub fn result(outcome: Outcome) -> Phrase {
    Phrase::new("note-result").with("disdain", outcome.disdain).with("valour", outcome.valour)
}

fn path(game: &Hadrian, seat: Seat, card: u8) -> Printed {
    let pack = game.printed.0;
    let hand = game.sheet(seat).hand;
    let mut printed = Printed::default();
    if let Some(path) = pack.cards.get(usize::from(card)) {
        let points = game.sheet(seat).path_points(pack, path);
        printed = printed.note(path_phrase(pack, card).with("points", points));
        let other = (hand & !(1 << card)).trailing_zeros() as usize;
        if let Some(prospect) = pack.cards.get(other) {
            for (piece, count) in prospect.income.iter() {
                printed.gains.extend((0..count).map(|_| Gain::Piece(piece)));
            }
            printed =
                printed.note(Phrase::new("note-prospect").with("goods", prospect.goods).with(
                    "pattern",
                    pack.scouting.patterns[usize::from(prospect.pattern)].letter.to_string(),
                ));
        }
    }
    printed
}

/// HW-164: what a path card asks for, in words; `points` is still to be given.
pub fn path_phrase(pack: &Components, card: u8) -> Phrase {
    let card = &pack.cards[usize::from(card)];
    let [first, second, third] = card.at;
    let id = path_key(card.metric);
    Phrase::new(id).with("first", first).with("second", second).with("third", third)
}

fn fort(game: &Hadrian, seat: Seat, cost: Pieces) -> Printed {
    let (pack, sheet) = (game.printed.0, game.sheet(seat));
    let mut printed = next(&pack.fort, sheet.fort, cost).unwrap_or_default();
    let level = pack.infrastructure.get(usize::from(sheet.fort) + 1);
    if let Some(level) = level.filter(|level| **level > sheet.infrastructure(pack)) {
        printed = printed.note(Phrase::new("note-infrastructure").with("n", *level));
        for building in &pack.buildings {
            if building.need == Need::Infrastructure(*level) {
                printed = printed.note(Phrase::new("note-opens").with("what", building.name));
            }
        }
    }
    printed
}

fn build(game: &Hadrian, index: u8) -> Printed {
    let season = game.season();
    let Some(building) = season.pack.buildings.get(usize::from(index)) else {
        return Printed::default();
    };
    let mut printed = Printed::new(season.building_cost(index), &building.gains);
    if building.choice != 0 {
        let offered = Attribute::ALL.into_iter().filter(|a| building.choice >> a.index() & 1 == 1);
        let offered: Vec<Phrase> = offered.map(phrases::attribute).collect();
        printed = printed.note(Phrase::new("note-choice").with("attributes", offered));
    }
    if !building.yearly.is_empty() {
        let yearly = phrases::pieces(building.yearly);
        printed = printed.note(Phrase::new("note-yearly").with("pieces", yearly));
    }
    if building.yearly_attributes > 0 {
        printed = printed.note(Phrase::new("note-yearly-attribute"));
    }
    if let Some(column) = building.column {
        printed = printed.note(Phrase::new("note-column").with("column", phrases::column(column)));
    }
    printed
}

fn settle(game: &Hadrian, seat: Seat, citizen: Citizen) -> Printed {
    let pack = game.printed.0;
    let full = game.sheet(seat).citizen(citizen) >= pack.citizen_boxes[citizen.index()];
    let gains = if full { Vec::new() } else { vec![Gain::Citizen(citizen)] };
    Printed { cost: pack.citizen_cost, gains, notes: Vec::new() }
}

fn good(game: &Hadrian, seat: Seat, place: u8, source: Source) -> Printed {
    let (pack, sheet) = (game.printed.0, game.sheet(seat));
    let Some(space) = pack.market.boxes.get(usize::from(place)) else {
        return Printed::default();
    };
    let renown = pack.market.renown.get(sheet.different_goods()).copied().unwrap_or(0);
    let mut printed = Printed::cost(space.cost);
    match game.offered_card(seat, source) {
        Ok(card) => {
            let number = pack.cards.get(usize::from(card)).map_or(0, |card| card.goods);
            if number > 0 && sheet.goods.count(number) == 0 {
                printed.gains.extend((0..renown).map(|_| Gain::Attribute(Attribute::Renown)));
            } else {
                printed = printed.note(Phrase::new("note-duplicate"));
            }
            printed = printed.note(Phrase::new("note-good").with("number", number));
        }
        Err(_) => printed = printed.note(Phrase::new("note-fate-good").with("renown", renown)),
    }
    printed.gains.extend(&space.gains);
    paid_to(game, seat, source, printed)
}

fn battle(pack: &Components, strength: u8, damage: u8) -> Printed {
    let column = usize::from(strength).saturating_sub(1);
    let at = |list: &[u8]| list.get(column).copied().unwrap_or(0);
    Printed::default().note(
        Phrase::new("note-battle")
            .with("left", strength - damage)
            .with("renown", at(&pack.ludus.survive_renown))
            .with("resources", at(&pack.ludus.survive_resource))
            .with("piety", at(&pack.ludus.death_piety)),
    )
}

fn diplomat(pack: &Components, cohort: Cohort) -> Printed {
    let favours = Phrase::new("note-favours")
        .with("n", pack.diplomats.favours)
        .with("cohort", phrases::cohort(cohort));
    Printed::new(pack.diplomats.cost, &pack.diplomats.gains).note(favours)
}

fn map(game: &Hadrian, seat: Seat, source: Source, spot: Spot) -> Printed {
    let (pack, sheet) = (game.printed.0, game.sheet(seat));
    let cells = game.pattern(seat, source).map_or(0, |pattern| pattern.cells_at(spot));
    let gains = on_map(pack, sheet.map, cells);
    let printed = Printed { cost: pack.scouting.cost, gains, notes: Vec::new() };
    paid_to(game, seat, source, printed)
}

fn on_map(pack: &Components, filled: u32, cells: u32) -> Vec<Gain> {
    let scouting = &pack.scouting;
    let covered = scouting.cells.iter().enumerate().filter(|(index, _)| cells >> index & 1 == 1);
    let mut gains: Vec<Gain> = covered.filter_map(|(_, cell)| cell.map(Gain::Piece)).collect();
    for row in (0..scouting.rows).map(|row| scouting.row(row)) {
        if (filled | cells) & row == row && filled & row != row {
            gains.extend((0..scouting.valour_per_row).map(|_| Gain::Attribute(Attribute::Valour)));
        }
    }
    gains
}

/// HW-103, HW-143, HW-174, AMB-40: who gets what is paid, and what that brings about.
fn paid_to(game: &Hadrian, seat: Seat, source: Source, printed: Printed) -> Printed {
    match (source, game.neighbour(seat, source)) {
        (Source::Neutral1 | Source::Neutral2, _) => printed.note(Phrase::new("note-neutral")),
        (_, Some(_)) if game.no_gifts => printed.note(Phrase::new("note-no-gift")),
        (_, Some(neighbour)) => {
            let cost = phrases::pieces(printed.cost);
            printed.note(Phrase::new("note-gift").with("who", neighbour).with("pieces", cost))
        }
        _ => printed,
    }
}

/// HW-154: what the attack brings once the Favour is spent, and how many Favours are left.
fn favour(game: &Hadrian, seat: Seat, cohort: Cohort, from: Patron) -> Printed {
    let mut after = game.clone();
    if game.check_favour(seat, cohort, from).is_ok() {
        after.spend_favour(seat, cohort, from);
    }
    let left = match from {
        Patron::Temple => after.sheet(seat).temple_favours,
        Patron::Diplomat => after.sheet(seat).diplomat_favours[cohort.index()],
    };
    Printed::default()
        .note(result(after.outcome(seat)))
        .note(Phrase::new("note-favours-left").with("n", left))
}

/// HW-043: the pieces that are lost.
fn finish(sheet: &Sheet) -> Printed {
    let left = phrases::pieces(sheet.pool);
    if left.is_empty() {
        return Printed::default();
    }
    Printed::default().note(Phrase::new("note-finish").with("pieces", left))
}
