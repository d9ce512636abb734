//! What happened, in words.

use ludi_engine::{Phrase, Seat, Told};

use crate::{Colour, Decision, Draw, Gain, MagnaRoma, NONE, Phase, Realm, Resource};

use super::phrases;

/// What a decision did: the decision itself, then what it cost and brought.
pub fn tell_decision(
    before: &MagnaRoma,
    seat: Seat,
    decision: Decision,
    after: &MagnaRoma,
) -> Vec<Told> {
    let mut told = vec![chosen(before, seat, decision)];
    let (had, has) = (before.realm(seat), after.realm(seat));
    for colour in Colour::ALL {
        let steps = has.stars[colour as usize].saturating_sub(had.stars[colour as usize]);
        if steps > 0 {
            let line =
                Phrase::new("tell-stars").with("n", steps).with("colour", phrases::colour(colour));
            told.push(Told::new(line, "MR-031"));
        }
    }
    let (paid, gained) = changes(had, has);
    if !paid.is_empty() {
        let line = Phrase::new("tell-pays").with("who", seat).with("what", paid);
        told.push(Told::new(line, told[0].rule));
    }
    if !gained.is_empty() {
        let line = Phrase::new("tell-gains").with("who", seat).with("what", gained);
        let rule = if matches!(decision, Decision::Face(_)) { "MR-021" } else { told[0].rule };
        told.push(Told::new(line, rule));
    }
    if after.phase == Phase::Over {
        told.push(Told::new(Phrase::new("tell-over"), "MR-111").aloud());
    }
    told
}

/// The decision itself.
fn chosen(game: &MagnaRoma, seat: Seat, decision: Decision) -> Told {
    let line = |id| Phrase::new(id).with("who", seat);
    let cell = |id, cell: crate::Cell| line(id).with("spot", phrases::spot(cell));
    let in_hand = || phrases::tile(game, game.tile_in_hand().unwrap_or(NONE));
    match decision {
        Decision::Choose(tile) => {
            let rule = match game.phase {
                Phase::Claim => "MR-087",
                Phase::Take => "MR-144",
                _ => "MR-112",
            };
            Told::new(line("tell-choose").with("tile", phrases::tile(game, tile)), rule)
        }
        Decision::Place(to) => Told::new(cell("tell-place", to), "MR-091"),
        Decision::Face(_) => {
            Told::new(cell("tell-face", game.spot).with("tile", in_hand()), "MR-090")
        }
        Decision::First(gain) => {
            Told::new(line("tell-first").with("gain", phrases::gain(gain)), "MR-094")
        }
        Decision::Trade => match game.offered() {
            Some(token) => {
                Told::new(line("tell-trade").with("trade", phrases::token(token)), "MR-053")
            }
            None => Told::new(line("tell-decline"), "MR-054"),
        },
        Decision::Decline => Told::new(line("tell-decline"), "MR-054"),
        Decision::Build { monument, cell } => {
            let line = line("tell-build").with("monument", phrases::monument_name(game, monument));
            let on_centre = game.pack.0.monuments[usize::from(monument)].on_centre;
            let place = if on_centre { phrases::spot(cell) } else { phrases::block(cell) };
            let rule = if on_centre { "MR-100" } else { "MR-097" };
            Told::new(line.with("block", place), rule)
        }
        Decision::Conquer { province, row } => {
            let line = line("tell-conquer")
                .with("province", phrases::province_name(game, province))
                .with("slot", phrases::slot(row));
            Told::new(line, "MR-103")
        }
        Decision::Bless(crate::Cell::CENTRE) => Told::new(line("tell-bless-centre"), "MR-105"),
        Decision::Bless(tile) => Told::new(cell("tell-bless", tile), "MR-105"),
        Decision::Pass if game.phase == Phase::Bless => {
            Told::new(line("tell-bless-no-more"), "MR-107")
        }
        Decision::Pass => Told::new(line("tell-pass"), "AMB-19"),
        Decision::Settle(monument) => Told::new(
            line("tell-settle").with("monument", phrases::monument_name(game, monument)),
            "MR-108",
        ),
        Decision::Withdraw(monument) => Told::new(
            line("tell-withdraw").with("monument", phrases::monument_name(game, monument)),
            "MR-108",
        ),
    }
}

/// What a draw turned up.
pub fn tell_draw(game: &MagnaRoma, draw: Draw, _after: &MagnaRoma) -> Vec<Told> {
    let pack = game.pack.0;
    vec![match draw {
        Draw::Tile(tile) => {
            let rule = if game.players == 1 { "MR-144" } else { "MR-113" };
            Told::new(Phrase::new("tell-tile").with("tile", phrases::tile(game, tile)), rule)
        }
        Draw::Monument(monument) => {
            let line = Phrase::new("tell-monument");
            Told::new(line.with("monument", phrases::monument_name(game, monument)), "MR-102")
        }
        Draw::Province(province) => {
            let sets = pack.provinces.get(usize::from(province)).map(|p| p.sets);
            let sets = sets.unwrap_or(crate::Sets::Icons([0; 3]));
            let line = Phrase::new("tell-province")
                .with("province", phrases::province_name(game, province))
                .with("sets", phrases::sets(sets));
            Told::new(line, "MR-085")
        }
        Draw::Token(token) => {
            let trade = &pack.tokens[usize::from(token)];
            let line = Phrase::new("tell-token").with("trade", phrases::token(trade));
            Told::new(line, "MR-086")
        }
        Draw::Objective(objective) => {
            let place = game.objectives.iter().position(|o| *o == NONE).unwrap_or(0);
            let line = Phrase::new("tell-objective")
                .with("aim", phrases::aim(pack.objectives[usize::from(objective)].aim))
                .with("line", phrases::line(&pack.lines[place.min(pack.lines.len() - 1)]));
            Told::new(line, "MR-142")
        }
        Draw::First(seat) => {
            Told::new(Phrase::new("tell-first-chooser").with("who", Seat(seat)), "MR-087")
        }
    }]
}

/// What a player paid and gained between two positions.
fn changes(before: &Realm, after: &Realm) -> (Vec<Phrase>, Vec<Phrase>) {
    let counts = |realm: &Realm| {
        [
            (Resource::Legion, u16::from(realm.legions)),
            (Resource::Faith, u16::from(realm.faith)),
            (Resource::Luxury, u16::from(realm.market)),
            (Resource::Vp, realm.vp),
            (Resource::Coin, u16::from(realm.coins)),
            (Resource::Population, u16::from(realm.population)),
        ]
    };
    let (mut paid, mut gained) = (Vec::new(), Vec::new());
    for ((resource, was), (_, is)) in counts(before).into_iter().zip(counts(after)) {
        let amount = was.abs_diff(is) as u8;
        if amount == 0 {
            continue;
        }
        let list = if is > was { &mut gained } else { &mut paid };
        list.push(phrases::gain(Gain { resource, amount }));
    }
    let tokens = |realm: &Realm| realm.blessings + realm.city.blessed.len();
    let more = tokens(after).saturating_sub(tokens(before));
    if more > 0 {
        gained.push(Phrase::new("gain-blessing").with("n", more));
    }
    (paid, gained)
}
