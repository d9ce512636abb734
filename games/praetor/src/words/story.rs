//! What happened, in words.

use ludi_engine::{Phrase, Seat, Told};

use crate::journal::Happening;
use crate::{Decision, Draw, Job, Praetor, Step};

use super::phrases::{amount, goods, wall};
use super::places::{place, tile_here};

/// What a decision did.
pub fn tell_decision(
    before: &Praetor,
    seat: Seat,
    decision: Decision,
    _after: &Praetor,
) -> Vec<Told> {
    let mut journal = Vec::new();
    let mut after = *before;
    after.decide_noting(seat, decision, &mut journal);
    let mut story = Vec::new();
    if let Some(told) = chosen(before, &after, seat, decision) {
        story.push(told);
    }
    tell(&after, &journal, &mut story);
    story
}

/// What a draw did.
pub fn tell_draw(before: &Praetor, draw: Draw, _after: &Praetor) -> Vec<Told> {
    let mut journal = Vec::new();
    let mut after = *before;
    after.resolve_noting(draw, &mut journal);
    let mut story = vec![match draw {
        Draw::City(tile) => {
            let phrase = Phrase::new("story-city").with("tile", tile_here(before, tile));
            Told::new(phrase, if before.turn == 0 { "PR-023" } else { "PR-150" })
        }
        Draw::Wall(id) => {
            let phrase = Phrase::new("story-wall").with("tile", wall(before, id.0));
            Told::new(phrase, if before.turn == 0 { "PR-024" } else { "PR-151" })
        }
        Draw::Board(board) => {
            let seat = Seat(before.undrawn_boards.trailing_zeros() as u8);
            let side = &before.pack.boards[board.index()];
            let phrase = Phrase::new("story-board").with("who", seat).with("board", side.name);
            Told::new(phrase, "AMB-40")
        }
        Draw::Rome(seat) => Told::new(Phrase::new("story-rome").with("who", seat), "PR-030"),
    }];
    tell(&after, &journal, &mut story);
    story
}

/// A step that only chooses something.
fn chosen(before: &Praetor, after: &Praetor, seat: Seat, decision: Decision) -> Option<Told> {
    let who = |id| Phrase::new(id).with("who", seat);
    Some(match decision {
        Decision::Build(tile) => {
            Told::new(who("story-plans").with("tile", tile_here(before, tile)), "PR-070")
        }
        Decision::Activate(tile) if matches!(after.step, Step::Worker(_)) => {
            Told::new(who("story-goes").with("tile", tile_here(before, tile)), "PR-080")
        }
        Decision::Worker(experience) if matches!(before.step, Step::Worker(Job::Build(_))) => {
            Told::new(who("story-sends").with("experience", experience), "PR-071")
        }
        Decision::At(x, y) => {
            Told::new(who("story-at").with("place", place(before, (x, y))), "PR-072")
        }
        Decision::Done => Told::new(who("story-done"), "PR-116"),
        Decision::NoAcademy => Told::new(who("story-no-academy"), "PR-132"),
        Decision::Academy(tile) => {
            let name = before.pack.tile_name(tile);
            Told::new(who("story-academy").with("tile", name), "PR-122")
        }
        Decision::NoRecruit => Told::new(who("story-no-recruit"), "PR-147"),
        _ => return None,
    })
}

fn tell(state: &Praetor, journal: &[Happening], story: &mut Vec<Told>) {
    for happening in journal {
        let (phrase, rule) = line(state, *happening);
        let told = Told::new(phrase, rule);
        story.push(if is_aloud(*happening) { told.aloud() } else { told });
    }
}

/// What is more than a seat's own turn: that a new one begins, who grows old, who cannot pay, and that
/// the end is near.
const fn is_aloud(happening: Happening) -> bool {
    matches!(
        happening,
        Happening::TurnBegins { .. }
            | Happening::Retired { .. }
            | Happening::Disheartened { .. }
            | Happening::Disgraced { .. }
            | Happening::LastTurn { .. }
            | Happening::Ended
    )
}

/// One happening as a sentence with its rule.
fn line(state: &Praetor, happening: Happening) -> (Phrase, &'static str) {
    let who = |id, seat| Phrase::new(id).with("who", Seat(seat));
    match happening {
        Happening::TookMine { seat, tile } => {
            (who("story-mine", seat).with("tile", tile_here(state, tile)), "PR-029")
        }
        Happening::TurnBegins { turn, order } => {
            let seats = order.iter().take(usize::from(state.players));
            let order: Vec<Phrase> =
                seats.map(|seat| Phrase::new("name").with("who", Seat(*seat))).collect();
            (Phrase::new("story-turn").with("turn", turn).with("order", order), "PR-050")
        }
        Happening::Built { seat, tile, cost, printed, plazas } => {
            let phrase = who("story-built", seat)
                .with("tile", tile_here(state, tile))
                .with("cost", goods(&cost))
                .with("total", printed + plazas)
                .with("printed", printed)
                .with("plazas", plazas);
            (phrase, "PR-076")
        }
        Happening::Activated { seat, tile, experience, retired } => {
            let id = if retired { "story-activated-retired" } else { "story-activated" };
            let phrase = who(id, seat).with("tile", tile_here(state, tile));
            (phrase.with("experience", experience), if retired { "PR-123" } else { "PR-080" })
        }
        Happening::PaidFee { seat, owner, fee, .. } => {
            let phrase = who("story-fee", seat).with("fee", goods(&fee));
            (phrase.with("owner", Seat(owner)), "PR-081")
        }
        Happening::OpenedCamp { seat, tile } => {
            (who("story-camp", seat).with("tile", tile_here(state, tile)), "PR-123")
        }
        Happening::Gained { seat, good, amount: n } => {
            (who("story-gained", seat).with("what", amount(good, n)), "PR-083")
        }
        Happening::Favored { seat, favor } => {
            let id = if favor < 0 { "story-favor-lost" } else { "story-favored" };
            (who(id, seat).with("favor", favor.abs()), "PR-083")
        }
        Happening::Uplifted { seat, steps, value } => {
            (who("story-uplifted", seat).with("steps", steps).with("value", value), "PR-083")
        }
        Happening::Recruited { seat } => (who("story-recruited", seat), "PR-115"),
        Happening::Forged { seat, from, into, amount: n } => {
            let phrase = who("story-forged", seat).with("n", n).with("from", amount(from, n));
            (phrase.with("into", amount(into, n)), "PR-105")
        }
        Happening::Bought { seat, good, units, gold } => {
            let phrase = who("story-bought", seat).with("what", amount(good, units));
            (phrase.with("gold", amount(crate::Good::Gold, gold)), "PR-116")
        }
        Happening::Sold { seat, good, units, gold } => {
            let phrase = who("story-sold", seat).with("what", amount(good, units));
            (phrase.with("gold", amount(crate::Good::Gold, gold)), "PR-116")
        }
        Happening::Fulfilled { seat, wall, favor, bonus } => {
            let demand = &state.pack.walls[wall.index()].demand;
            let phrase = who("story-fulfilled", seat).with("demand", goods(demand));
            (phrase.with("total", favor + bonus).with("bonus", bonus), "PR-118")
        }
        other => update_line(state, other),
    }
}

/// What happens in the Update Phase.
fn update_line(state: &Praetor, happening: Happening) -> (Phrase, &'static str) {
    let who = |id, seat| Phrase::new(id).with("who", Seat(seat));
    match happening {
        Happening::Passed { seat, forced: false } => (who("story-passed", seat), "PR-064"),
        Happening::Passed { seat, .. } => (who("story-must-pass", seat), "PR-065"),
        Happening::Trained { seat, graduates, second } => {
            let phrase = who("story-trained", seat).with("graduates", graduates);
            (phrase.with("second", second), "PR-130")
        }
        Happening::Returned { seat, learned } => {
            (who("story-returned", seat).with("learned", learned), "PR-136")
        }
        Happening::Retired { seat, workers, favor, age } => {
            let phrase = who("story-retired", seat).with("workers", workers);
            (phrase.with("favor", favor).with("age", age), "PR-140")
        }
        Happening::Waged { seat, due, paid } => {
            (who("story-waged", seat).with("due", due).with("paid", paid), "PR-144")
        }
        Happening::Disheartened { seat, steps, value } => {
            (who("story-disheartened", seat).with("steps", steps).with("value", value), "PR-145")
        }
        Happening::Disgraced { seat, favor } => {
            (who("story-disgraced", seat).with("favor", favor), "PR-146")
        }
        Happening::Drafted { seat, favor } => {
            (who("story-drafted", seat).with("favor", favor), "PR-147")
        }
        Happening::WallLeft { wall: id } => {
            (Phrase::new("story-wall-left").with("tile", wall(state, id.0)), "PR-151")
        }
        Happening::LastTurn { city: true, .. } => (Phrase::new("story-last-city"), "PR-155"),
        Happening::LastTurn { .. } => (Phrase::new("story-last-wall"), "PR-155"),
        _ => (Phrase::new("story-ended"), "PR-156"),
    }
}
