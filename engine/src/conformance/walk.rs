//! Random play through every player count and every switch.

use serde_json::Value as Json;

use crate::table::start;
use crate::{Chance, Game, Pack as _, Player, Quick, Seat, SeatSet, Strategy, View, settle_with};

/// A way to set up a game.
#[derive(Clone, Debug)]
pub struct Case<G: Game> {
    /// What is special about it.
    pub name: String,
    /// How many play.
    pub players: u8,
    /// The switches.
    pub setup: G::Setup,
}

impl<G: Game> Case<G> {
    /// The position before the first draw.
    pub fn start(&self) -> G {
        start::<G>(G::Pack::builtin(), &self.setup, usize::from(self.players))
            .unwrap_or_else(|error| panic!("{}: {error:?}", self.name))
    }

    /// Names for every seat.
    pub fn people(&self) -> Vec<Player> {
        Seat::all(self.players).map(|seat| Player::person(format!("P{seat}"))).collect()
    }
}

/// Every player count with the default switches, and every sample of every switch.
pub fn cases<G: Game>() -> Vec<Case<G>> {
    let mut cases = Vec::new();
    for players in G::PLAYERS {
        let name = format!("{players} players");
        cases.push(Case { name, players, setup: G::Setup::default() });
    }
    for (turn, option) in G::OPTIONS.iter().enumerate() {
        let counts: Vec<u8> = G::PLAYERS.collect();
        let samples = option.kind.samples(*G::PLAYERS.end()).len();
        for index in 0..samples {
            let accepted = (0..counts.len()).find_map(|shift| {
                let players = counts[(turn + index + shift) % counts.len()];
                let value = option.kind.samples(players).get(index)?.clone();
                let setup = with_option::<G>(option.key, &value);
                start::<G>(G::Pack::builtin(), &setup, usize::from(players)).ok()?;
                Some(Case { name: format!("{} = {value}", option.key), players, setup })
            });
            let value = || option.kind.samples(counts[0]);
            cases.push(accepted.unwrap_or_else(|| {
                panic!("{}: no player count accepts sample {index} of {:?}", option.key, value())
            }));
        }
    }
    cases
}

/// The default setup with one switch set.
pub(super) fn with_option<G: Game>(key: &str, value: &Json) -> G::Setup {
    let mut json = serde_json::to_value(G::Setup::default()).expect("a setup is plain data");
    let fields = json.as_object_mut().expect("a setup is a table of switches");
    assert!(fields.contains_key(key), "the setup has no switch {key}");
    fields.insert(key.to_owned(), value.clone());
    serde_json::from_value(json)
        .unwrap_or_else(|error| panic!("{key} = {value} is described but not accepted: {error}"))
}

/// Plays at random from a position to the end, showing every position on the way, the first and
/// the last included. Panics if the game gets stuck or does not end.
pub fn walk<G: Game>(state: G, chance: &mut Quick, visit: impl FnMut(&G, &mut Quick)) {
    let mut list = Vec::new();
    to_the_end(state, chance, visit, |state, seats, chance| {
        let seat = Seat(chance.bit(u64::from(seats.0)) as u8);
        (seat, any(state, seat, &mut list, chance))
    });
}

/// Plays from a position to the end as `choose` says, asking the first of several seats. The last
/// position.
pub fn walk_by<G: Game>(
    state: G,
    chance: &mut Quick,
    mut choose: impl FnMut(&G, Seat, &mut Quick) -> G::Decision,
) -> G {
    to_the_end(
        state,
        chance,
        |_, _| {},
        |state, seats, chance| {
            let seat = seats.first().expect("somebody is asked");
            (seat, choose(state, seat, chance))
        },
    )
}

/// Plays sensibly from a position to the end, showing every decision before it is made. The last
/// position.
pub fn walk_sensibly<G: Strategy>(
    state: G,
    chance: &mut Quick,
    mut visit: impl FnMut(&G, Seat, G::Decision),
) -> G {
    walk_by(state, chance, |state, seat, chance| {
        let decision = G::sensible(&View::new(state, Some(seat)), seat, chance);
        visit(state, seat, decision);
        decision
    })
}

/// Any of a seat's decisions.
pub fn any<G: Game>(
    state: &G,
    seat: Seat,
    list: &mut Vec<G::Decision>,
    chance: &mut Quick,
) -> G::Decision {
    list.clear();
    state.decisions(seat, list);
    assert!(!list.is_empty(), "seat {seat} is asked but has no decision: {state:?}");
    list[chance.below(list.len() as u32) as usize]
}

fn to_the_end<G: Game>(
    mut state: G,
    chance: &mut Quick,
    mut visit: impl FnMut(&G, &mut Quick),
    mut choose: impl FnMut(&G, SeatSet, &mut Quick) -> (Seat, G::Decision),
) -> G {
    let mut events = 0;
    let mut see = |state: &G, chance: &mut Quick| {
        assert!(events < 200_000, "no end after 200,000 events: {state:?}");
        events += 1;
        visit(state, chance);
    };
    loop {
        let asked = settle_with(&mut state, |state| {
            see(state, chance);
            state.draw(chance)
        });
        see(&state, chance);
        let Some(seats) = asked else { return state };
        let (seat, decision) = choose(&state, seats, chance);
        state.decide(seat, decision);
    }
}

/// Which law of views a position violates, if any: a seat's view must survive being imagined,
/// and must allow exactly the decisions the position does.
pub fn violated_view_law<G: Game>(state: &G, chance: &mut Quick) -> Option<String> {
    let seats = Seat::all(state.players()).map(Some).chain([None]);
    for seat in seats {
        let view = View::new(state, seat);
        if View::new(&*view, seat) != view {
            return Some(format!("seat {seat:?}: a view seen again is another view"));
        }
        let imagined = G::imagine(&view, chance);
        if View::new(&imagined, seat) != view {
            return Some(format!("seat {seat:?}: an imagined position has another view"));
        }
        if imagined.next() != state.next() {
            return Some(format!("seat {seat:?}: an imagined position waits for something else"));
        }
        if let Err(problem) = imagined.audit() {
            return Some(format!("seat {seat:?}: an imagined position is unsound: {problem}"));
        }
        let Some(seat) = seat else { continue };
        let (mut real, mut seen, mut dreamt) = (Vec::new(), Vec::new(), Vec::new());
        state.decisions(seat, &mut real);
        view.decisions(seat, &mut seen);
        imagined.decisions(seat, &mut dreamt);
        if real != seen || real != dreamt {
            return Some(format!("seat {seat}: decisions depend on what the seat cannot know"));
        }
    }
    None
}
