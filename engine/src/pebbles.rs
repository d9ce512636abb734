//! Pebbles: a game too small to be fun that has everything a table must cope with. Every seat
//! picks a number in secret; once all have, the numbers are shown. Then all act at once: take a
//! pebble, give one away, draw a card for pebbles, or be ready.
//!
//! The examples and the tests of this crate play it; nothing else does.

use std::fmt;

use crate::{
    About, Bilingual, Chance, Effect, Encode, Features, Foresight, Game, Glance, Line, MAX_SEATS,
    Messages, Next, Notation, NotationError, OptionKind, OptionSpec, Origin, Pack, PackError,
    Phrase, PuzzleFiles, Refusal, RuleId, Seat, SeatSet, SetupError, Sheet, Stamp, Standings,
    Strategy, Text, Told, Tone, Undo, View, Words, pack,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pebbles {
    players: u8,
    leaky: bool,
    picked: [Pick; MAX_SEATS],
    owned: [u8; MAX_SEATS],
    taken: [u8; MAX_SEATS],
    bag: u8,
    drawing: Option<Seat>,
    ready: SeatSet,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Pick {
    #[default]
    None,
    Hidden,
    Number(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    Pick(u8),
    Take,
    Give(Seat),
    Draw,
    Ready,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct No(&'static str);

impl Refusal for No {
    fn rule(&self) -> RuleId {
        self.0
    }
}

#[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Switches {
    pub leaky: bool,
}

#[derive(Debug)]
pub struct Bag(Stamp, Vec<Origin>);

const PACK: &str =
    "[meta]\nid = \"pebbles\"\ngame = \"pebbles\"\nsource = \"rulebook\"\ncards = 8\n";

impl Pack for Bag {
    fn builtin() -> &'static Self {
        static BAG: std::sync::OnceLock<Bag> = std::sync::OnceLock::new();
        BAG.get_or_init(|| Self::parse(PACK).expect("the pack is good"))
    }

    fn parse(text: &str) -> Result<Self, PackError> {
        let table: toml::Table = text.parse()?;
        let cards = table.get("meta").and_then(|meta| meta.get("cards")?.as_integer());
        if cards != Some(8) {
            return Err(PackError::new("meta", "cards", "expected 8"));
        }
        Ok(Self(Stamp::new("pebbles", text), pack::origins(&table)?))
    }

    fn stamp(&self) -> &Stamp {
        &self.0
    }

    fn origins(&self) -> &[Origin] {
        &self.1
    }
}

impl Pebbles {
    fn picking(&self) -> bool {
        self.picked[..usize::from(self.players)].contains(&Pick::None)
    }

    pub fn pebbles(&self, seat: Seat) -> u8 {
        self.owned[seat.index()]
    }
}

impl Game for Pebbles {
    const ID: &'static str = "pebbles";
    const RULES_VERSION: u32 = 3;
    const OLDEST_RULES: u32 = 2;
    const PLAYERS: std::ops::RangeInclusive<u8> = 1..=4;
    const PLAYERS_RULE: RuleId = "PB-001";
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec::new("leaky", OptionKind::Flag, "PB-001").beyond()];

    type Pack = Bag;
    type Setup = Switches;
    type Decision = Choice;
    type Draw = Card;
    type Refusal = No;

    fn new(_: &'static Bag, setup: &Switches, players: u8) -> Result<Self, SetupError> {
        Ok(Self {
            players,
            leaky: setup.leaky,
            picked: Default::default(),
            owned: [0; MAX_SEATS],
            taken: [0; MAX_SEATS],
            bag: 0xff,
            drawing: None,
            ready: SeatSet::EMPTY,
        })
    }

    /// By version 2 the bag held half as much.
    fn play_by(&mut self, version: u32) {
        if version == 2 {
            self.bag = 0x0f;
        }
    }

    fn pack(&self) -> &'static Bag {
        Bag::builtin()
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn next(&self) -> Next {
        if self.drawing.is_some() {
            return Next::Chance;
        }
        let waiting: SeatSet = Seat::all(self.players)
            .filter(|seat| {
                if self.picking() {
                    self.picked[seat.index()] == Pick::None
                } else {
                    !self.ready.contains(*seat)
                }
            })
            .collect();
        if waiting.is_empty() { Next::Over } else { Next::Decide(waiting) }
    }

    fn decisions(&self, seat: Seat, out: &mut Vec<Choice>) {
        let start = out.len();
        self.conceivable(seat, out);
        let mut index = start;
        while index < out.len() {
            if self.check(seat, out[index]).is_ok() {
                index += 1;
            } else {
                out.remove(index);
            }
        }
    }

    fn conceivable(&self, _: Seat, out: &mut Vec<Choice>) {
        out.extend((0..4).map(Choice::Pick));
        out.extend([Choice::Take, Choice::Draw, Choice::Ready]);
        out.extend(Seat::all(self.players).map(Choice::Give));
    }

    fn check(&self, seat: Seat, choice: Choice) -> Result<(), No> {
        let rule = match self.next() {
            Next::Decide(seats) if seats.contains(seat) => match (self.picking(), choice) {
                (true, Choice::Pick(number)) if number < 4 => return Ok(()),
                (true, _) | (false, Choice::Pick(_)) => "PB-001",
                (false, Choice::Take) if self.taken[seat.index()] < 5 => return Ok(()),
                (false, Choice::Give(other))
                    if other != seat && other.0 < self.players && self.pebbles(seat) > 0 =>
                {
                    return Ok(());
                }
                (false, Choice::Draw) if self.bag != 0 => return Ok(()),
                (false, Choice::Ready) => return Ok(()),
                (false, _) => "PB-002",
            },
            _ => "PB-003",
        };
        Err(No(rule))
    }

    fn decide(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Pick(number) => self.picked[seat.index()] = Pick::Number(number),
            Choice::Take => {
                self.owned[seat.index()] += 1;
                self.taken[seat.index()] += 1;
            }
            Choice::Give(other) => {
                self.owned[seat.index()] -= 1;
                self.owned[other.index()] += 1;
            }
            Choice::Draw => self.drawing = Some(seat),
            Choice::Ready => self.ready.insert(seat),
        }
    }

    fn draws(&self, out: &mut Vec<(Card, u32)>) {
        out.extend((0..8).filter(|card| self.bag & (1 << card) != 0).map(|card| (Card(card), 1)));
    }

    fn resolve(&mut self, Card(card): Card) {
        let seat = self.drawing.take().expect("somebody draws");
        self.bag &= !(1 << card);
        self.owned[seat.index()] += card;
    }

    fn standings(&self) -> Standings {
        let sheet =
            |seat| Sheet::new(seat, vec![Line::new("pebbles", 0, self.pebbles(seat).into())]);
        Standings::ranked(1, Seat::all(self.players).map(sheet).collect())
    }

    fn redact(&mut self, viewer: Option<Seat>) {
        if self.picking() && !self.leaky {
            for seat in Seat::all(self.players).filter(|seat| Some(*seat) != viewer) {
                let pick = &mut self.picked[seat.index()];
                if *pick != Pick::None {
                    *pick = Pick::Hidden;
                }
            }
        }
    }

    fn imagine<C: Chance>(view: &View<Self>, chance: &mut C) -> Self {
        let mut state = Self::clone(view);
        if state.picking() {
            for seat in Seat::all(state.players).filter(|seat| Some(*seat) != view.seat()) {
                if state.picked[seat.index()] != Pick::None {
                    state.picked[seat.index()] = Pick::Number(chance.below(4) as u8);
                }
            }
        }
        state
    }

    fn undo(&self, _: Seat, choice: Choice) -> Undo {
        match choice {
            Choice::Ready => Undo::Private,
            Choice::Give(_) => Undo::Barrier,
            _ => Undo::Free,
        }
    }

    fn revelations(&self) -> u32 {
        u32::from(!self.picking())
    }

    fn decision_is_secret(&self, _: Seat, choice: Choice) -> bool {
        matches!(choice, Choice::Pick(_))
    }
}

impl Notation<Bag> for Choice {
    fn write(self, _: &Bag, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick(number) => write!(f, "pick {number}"),
            Self::Take => write!(f, "take"),
            Self::Give(seat) => write!(f, "give {seat}"),
            Self::Draw => write!(f, "draw"),
            Self::Ready => write!(f, "ready"),
        }
    }

    fn read(_: &Bag, text: &str) -> Result<Self, NotationError> {
        let number =
            |word: &str| word.parse::<u8>().map_err(|_| NotationError::new(text, "number"));
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["pick", word] => Ok(Self::Pick(number(word)?)),
            ["take"] => Ok(Self::Take),
            ["give", word] => Ok(Self::Give(Seat(number(word)?.wrapping_sub(1)))),
            ["draw"] => Ok(Self::Draw),
            ["ready"] => Ok(Self::Ready),
            _ => Err(NotationError::new(text, "no decision")),
        }
    }
}

impl Notation<Bag> for Card {
    fn write(self, _: &Bag, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0)
    }

    fn read(_: &Bag, text: &str) -> Result<Self, NotationError> {
        let card = text.strip_prefix("card ").and_then(|word| word.parse().ok());
        card.map(Self).ok_or_else(|| NotationError::new(text, "no card"))
    }
}

const BOTH: Bilingual = Bilingual { en: "Pebbles", fr: "Cailloux" };

pub const WORDS: &str = "asked = Your choice\nlabel = Do it\neffect = It pays\nrefused = No\n\
    told = Done\ndrawn = A card\ntable = Pebbles\nscore-pebbles = pebbles\n\
    option-leaky = leaky\noption-leaky-help = shows secrets\n";

const FRENCH: &str = "asked = Que faire ?\nlabel = Le faire\neffect = Ça rapporte\nrefused = Non\n\
    told = Fait\ndrawn = Une carte\ntable = Cailloux\nscore-pebbles = cailloux\n\
    option-leaky = fuites\noption-leaky-help = montre les secrets\n";

const RULES: &str = "# Pebbles\n- **PB-001** Pick first.\n- **PB-002** Then act.\n\
    - **PB-003** In turn.\n";

impl Words for Pebbles {
    fn about() -> &'static About {
        static ABOUT: About = About {
            name: BOTH,
            tagline: BOTH,
            minutes: 1..=2,
            prefix: "PB",
            rules: Bilingual { en: RULES, fr: RULES },
            messages: Bilingual { en: WORDS, fr: FRENCH },
            pack: PACK,
            lessons: &[],
            puzzles: PuzzleFiles::NONE,
        };
        &ABOUT
    }

    fn prompt(_: &View<Self>, _: Seat) -> Phrase {
        Phrase::new("asked")
    }

    fn label(_: &View<Self>, _: Seat, _: Choice) -> Phrase {
        Phrase::new("label")
    }

    fn effects(_: &View<Self>, _: Seat, _: Choice) -> Vec<Effect> {
        vec![Effect::note(Phrase::new("effect"))]
    }

    fn explain(_: &View<Self>, _: Seat, _: No) -> Phrase {
        Phrase::new("refused")
    }

    fn tell_decision(_: &View<Self>, _: Seat, _: Choice, _: &View<Self>) -> Vec<Told> {
        vec![Told::new(Phrase::new("told"), "PB-001")]
    }

    fn tell_draw(_: &View<Self>, _: Card, _: &View<Self>) -> Vec<Told> {
        vec![Told::new(Phrase::new("drawn"), "PB-002")]
    }

    fn text(_: &View<Self>, words: &Messages, _: &[String]) -> Text {
        let mut text = Text::new();
        text.row(Tone::Plain, words.get("table"));
        text
    }

    fn data(view: &View<Self>) -> serde_json::Value {
        serde_json::json!({ "position": format!("{view:?}") })
    }
}

impl Encode for Pebbles {
    const VERSION: u32 = 1;
    const DECISIONS: usize = 4 + 3 + MAX_SEATS;
    const FEATURES: usize = 2 + 8 + MAX_SEATS * (5 + 32 + 5 + 1);

    fn number(choice: Choice) -> usize {
        match choice {
            Choice::Pick(number) => usize::from(number),
            Choice::Take => 4,
            Choice::Draw => 5,
            Choice::Ready => 6,
            Choice::Give(seat) => 7 + seat.index(),
        }
    }

    fn numbered(number: usize) -> Option<Choice> {
        match number {
            0..4 => Some(Choice::Pick(number as u8)),
            4 => Some(Choice::Take),
            5 => Some(Choice::Draw),
            6 => Some(Choice::Ready),
            7.. => {
                Some(Choice::Give(Seat((number - 7) as u8))).filter(|_| number < Self::DECISIONS)
            }
        }
    }

    fn encode(view: &View<Self>, seat: Seat, out: &mut Features) {
        out.flag(view.leaky);
        out.flag(view.drawing.is_some());
        out.bits(view.bag.into(), 8);
        for away in 0..MAX_SEATS as u8 {
            if away >= view.players {
                out.skip(5 + 32 + 5 + 1);
                continue;
            }
            let other = Seat((seat.0 + away) % view.players);
            let picked = match view.picked[other.index()] {
                Pick::None => None,
                Pick::Number(number) => Some(usize::from(number)),
                Pick::Hidden => Some(4),
            };
            out.one_of(picked, 5);
            out.level(view.pebbles(other), 32);
            out.level(view.taken[other.index()], 5);
            out.flag(view.ready.contains(other));
        }
    }
}

impl Strategy for Pebbles {
    type Taste = ();

    const FORESIGHT: Foresight =
        Foresight { blunders: 50, candidates: 16, horizon: 400, learned: Glance::USUAL };

    fn choose<C: Chance>((): &(), view: &View<Self>, seat: Seat, _: &mut C) -> Choice {
        let mut list = Vec::new();
        view.decisions(seat, &mut list);
        *list.last().expect("an acting seat has a decision")
    }
}
