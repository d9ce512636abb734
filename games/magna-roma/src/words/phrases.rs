//! The game in words: what is asked, what decisions are called, and why they are refused.

use ludi_engine::{Phrase, Seat, Value};

use crate::cell::{SIDES, SIZE};
use crate::components::{Aim, Line, Sets, TILES, Token, Worth};
use crate::{Cell, Colour, Decision, Edges, Gain, Icon, MagnaRoma, NONE, Phase, Refusal, Resource};

/// The message that names a colour.
pub const fn colour_message(colour: Colour) -> &'static str {
    ["colour-red", "colour-purple", "colour-brown"][colour as usize]
}

/// The message that names an icon.
pub const fn icon_message(icon: Icon) -> &'static str {
    ["icon-mask", "icon-lyre", "icon-column"][icon as usize]
}

/// `2 coins`.
pub fn gain_in_words(gain: Gain) -> Phrase {
    let id = match gain.resource {
        Resource::Legion => "gain-legion",
        Resource::Faith => "gain-faith",
        Resource::Luxury => "gain-luxury",
        Resource::Vp => "gain-vp",
        Resource::Coin => "gain-coin",
        Resource::Population => "gain-population",
    };
    Phrase::new(id).with("n", gain.amount)
}

/// Gains as a list; `nothing` if there are none.
pub fn gains_in_words(gains: &[Gain]) -> Vec<Phrase> {
    if gains.is_empty() {
        return vec![Phrase::new("gain-nothing")];
    }
    gains.iter().map(|gain| gain_in_words(*gain)).collect()
}

/// `c4-d5`.
pub fn block_text(cell: Cell) -> String {
    format!("{cell}-{}", cell.across())
}

/// What a token exchanges.
pub fn token_in_words(token: &Token) -> Phrase {
    Phrase::new("token")
        .with("give", gains_in_words(&token.give))
        .with("get", gains_in_words(&token.get))
}

/// What a monument scores.
pub fn worth_in_words(worth: &Worth) -> Phrase {
    match worth {
        Worth::Fixed(vp) => Phrase::new("worth-fixed").with("vp", *vp),
        Worth::ByPopulation(vp) => {
            let steps: Vec<String> = vp.iter().map(u8::to_string).collect();
            Phrase::new("worth-population").with("vp", steps.join("/")).with("most", vp.len())
        }
        Worth::PerColour(colour, vp) => Phrase::new("worth-colour")
            .with("vp", *vp)
            .with("colour", Phrase::new(colour_message(*colour))),
        Worth::PerIcon(icon, vp) => {
            Phrase::new("worth-icon").with("vp", *vp).with("icon", Phrase::new(icon_message(*icon)))
        }
    }
}

/// What a province counts.
pub fn sets_in_words(sets: Sets) -> Phrase {
    match sets {
        Sets::Districts(colour) => {
            Phrase::new("sets-districts").with("colour", Phrase::new(colour_message(colour)))
        }
        Sets::Icons(needed) => {
            let mut icons = Vec::new();
            for (icon, count) in Icon::ALL.into_iter().zip(needed) {
                for _ in 0..count {
                    icons.push(Phrase::new(icon_message(icon)));
                }
            }
            Phrase::new("sets-icons").with("icons", icons)
        }
    }
}

/// What an objective asks.
pub fn aim_in_words(aim: Aim) -> Phrase {
    match aim {
        Aim::Icons(needed) => {
            let icons = Icon::ALL.into_iter().zip(needed).filter(|(_, needed)| *needed);
            let icons: Vec<Phrase> =
                icons.map(|(icon, _)| Phrase::new(icon_message(icon))).collect();
            Phrase::new("aim-icons").with("icons", icons)
        }
        Aim::AllColours => Phrase::new("aim-all-colours"),
        Aim::Blessings(n) => Phrase::new("aim-blessings").with("n", n),
        Aim::NoIcons => Phrase::new("aim-no-icons"),
        Aim::Stars(n) => Phrase::new("aim-stars").with("n", n),
        Aim::OneColour(n) => Phrase::new("aim-one-colour").with("n", n),
        Aim::NoEqualNeighbours => Phrase::new("aim-no-equal-neighbours"),
        Aim::OneIcon(n) => Phrase::new("aim-one-icon").with("n", n),
        Aim::Monuments(n) => Phrase::new("aim-monuments").with("n", n),
    }
}

/// `row 1`, `column 5`, with the cells as they are called in this city.
pub fn line_in_words(line: &Line) -> Phrase {
    let cells: Vec<Cell> = line.cells.iter().collect();
    let ends = match (cells.first(), cells.last()) {
        (Some(first), Some(last)) => format!("{first}-{last}"),
        _ => String::new(),
    };
    let id = if line.is_row { "line-row" } else { "line-column" };
    Phrase::new(id).with("number", line.number).with("cells", ends)
}

pub(crate) fn row_in_words(row: u8) -> Phrase {
    Phrase::new(match row {
        0 => "slot-top",
        1 => "slot-middle",
        _ => "slot-bottom",
    })
}

impl MagnaRoma {
    /// The marks of the halves on a tile, clockwise from the north.
    pub(crate) fn marks(&self, edges: Edges) -> [&'static str; 4] {
        SIDES.map(|side| self.mark(edges.half(side)))
    }

    pub(crate) fn mark(&self, half: u8) -> &'static str {
        match half {
            0 => "·",
            half => self.pack.0.halves[usize::from(half) - 1].mark,
        }
    }

    /// What lies on a side of a tile.
    fn half_in_words(&self, half: u8) -> Value {
        match half {
            0 => Phrase::new("half-none").into(),
            half => self.pack.0.halves[usize::from(half) - 1].name.into(),
        }
    }

    /// A tile with all that is printed on it.
    pub fn tile_in_words(&self, tile: u8) -> Phrase {
        self.turned_tile_in_words(tile, 0)
    }

    /// A tile as it lies after quarter turns, with all that is printed on it.
    pub fn turned_tile_in_words(&self, tile: u8, turns: u8) -> Phrase {
        self.tile_with(tile, |edges| {
            let edges = edges.turned(turns);
            let [north, east, south, west] = SIDES.map(|side| self.half_in_words(edges.half(side)));
            let sides = Phrase::new("edges").with("north", north).with("east", east);
            sides.with("south", south).with("west", west)
        })
    }

    /// A tile in little space, its halves as marks.
    pub(crate) fn tile_in_marks(&self, tile: u8) -> Phrase {
        self.tile_with(tile, |edges| {
            Phrase::new("edges-marks").with("marks", self.marks(edges).join(" "))
        })
    }

    fn tile_with(&self, tile: u8, sides: impl Fn(Edges) -> Phrase) -> Phrase {
        let Some(printed) = self.pack.0.tiles[..TILES].get(usize::from(tile)) else {
            return Phrase::new("tile-none");
        };
        let mut features = Vec::new();
        if let Some(colour) = printed.colour {
            features.push(Phrase::new(colour_message(colour)));
        }
        if printed.stars > 0 {
            features.push(Phrase::new("stars").with("n", printed.stars));
        }
        if let Some(icon) = printed.icon {
            features.push(Phrase::new(icon_message(icon)));
        }
        features.push(sides(printed.edges));
        Phrase::new("tile").with("id", printed.id.to_owned()).with("features", features)
    }

    pub(crate) fn monument_name(&self, monument: u8) -> Value {
        match self.pack.0.monuments.get(usize::from(monument)) {
            Some(printed) => printed.name.into(),
            None => format!("?{monument}").into(),
        }
    }

    pub(crate) fn province_name(&self, province: u8) -> Value {
        match self.pack.0.provinces.get(usize::from(province)) {
            Some(printed) => printed.name.into(),
            None => format!("?{province}").into(),
        }
    }

    /// What the seat is asked now.
    pub(crate) fn ask_in_words(&self, seat: Seat) -> Phrase {
        if self.phase == Phase::Over {
            return Phrase::new("prompt-over");
        }
        if seat.0 != self.active {
            return Phrase::new("prompt-wait").with("who", Seat(self.active));
        }
        let realm = self.acting();
        let in_hand = || self.tile_in_words(self.tile_in_hand().unwrap_or(NONE));
        match self.phase {
            Phase::Deal(_) | Phase::Over => Phrase::new("prompt-deal"),
            Phase::Claim => Phrase::new("prompt-claim"),
            Phase::Take => Phrase::new("prompt-take").with("turn", realm.city.placed() + 1),
            Phase::Place => Phrase::new("prompt-place")
                .with("tile", in_hand())
                .with("turn", realm.city.placed() + 1)
                .with("turns", self.pack.0.tiles_per_player),
            Phase::Face => Phrase::new("prompt-face")
                .with("tile", in_hand())
                .with("cell", self.spot.to_string()),
            Phase::Order => {
                Phrase::new("prompt-order").with("gains", gains_in_words(self.pending()))
            }
            Phase::Trade => match self.offered() {
                Some(token) => Phrase::new("prompt-trade").with("trade", token_in_words(token)),
                None => Phrase::new("prompt-deal"),
            },
            Phase::Act => Phrase::new("prompt-act"),
            Phase::Bless => Phrase::new("prompt-bless").with("n", realm.blessings),
            Phase::Choose => Phrase::new("prompt-choose").with("reach", self.pack.0.reach),
        }
    }

    /// A decision as on a button.
    pub(crate) fn decision_in_words(&self, decision: Decision) -> Phrase {
        match decision {
            Decision::Choose(tile) => {
                Phrase::new("label-choose").with("tile", self.tile_in_words(tile))
            }
            Decision::Place(cell) => Phrase::new("label-place").with("cell", cell.to_string()),
            Decision::Face(turns) => Phrase::new(match turns {
                0 => "label-face-north",
                1 => "label-face-east",
                2 => "label-face-south",
                _ => "label-face-west",
            }),
            Decision::First(gain) => Phrase::new("label-first").with("gain", gain_in_words(gain)),
            Decision::Trade => match self.offered() {
                Some(token) => Phrase::new("label-trade").with("trade", token_in_words(token)),
                None => Phrase::new("label-trade-none"),
            },
            Decision::Decline => Phrase::new("label-decline"),
            Decision::Build { monument, cell } => {
                let name = self.monument_name(monument);
                let printed = self.pack.0.monuments.get(usize::from(monument));
                if printed.is_some_and(|printed| printed.on_centre) {
                    Phrase::new("label-build-centre").with("monument", name)
                } else {
                    Phrase::new("label-build")
                        .with("monument", name)
                        .with("block", block_text(cell))
                }
            }
            Decision::Conquer { province, row } => Phrase::new("label-conquer")
                .with("province", self.province_name(province))
                .with("slot", row_in_words(row)),
            Decision::Bless(cell) => Phrase::new("label-bless").with("cell", cell.to_string()),
            Decision::Pass if self.phase == Phase::Bless => Phrase::new("label-bless-no-more"),
            Decision::Pass => Phrase::new("label-pass"),
            Decision::Settle(monument) => {
                Phrase::new("label-settle").with("monument", self.monument_name(monument))
            }
            Decision::Withdraw(monument) => {
                Phrase::new("label-withdraw").with("monument", self.monument_name(monument))
            }
        }
    }

    /// A refusal with the numbers it rests on.
    pub(crate) fn refusal_in_words(&self, refusal: Refusal) -> Phrase {
        let counted =
            |id, have: u8, need: u8| Phrase::new(id).with("have", have).with("need", need);
        match refusal {
            Refusal::Over => Phrase::new("refusal-over"),
            Refusal::NotYourTurn => Phrase::new("refusal-turn").with("who", Seat(self.active)),
            Refusal::ClaimFirst => Phrase::new("refusal-claim-first"),
            Refusal::TakeFirst => Phrase::new("refusal-take-first"),
            Refusal::PlaceFirst => Phrase::new("refusal-place-first"),
            Refusal::FaceFirst => Phrase::new("refusal-face-first"),
            Refusal::OrderFirst => Phrase::new("refusal-order-first"),
            Refusal::TradeFirst => Phrase::new("refusal-trade-first"),
            Refusal::ActFirst => Phrase::new("refusal-act-first"),
            Refusal::BlessFirst => Phrase::new("refusal-bless-first"),
            Refusal::ChooseFirst => Phrase::new("refusal-choose-first"),
            Refusal::NotInRing => Phrase::new("refusal-not-in-ring"),
            Refusal::TileClaimed => Phrase::new("refusal-tile-claimed"),
            Refusal::OutOfReach => {
                Phrase::new("refusal-out-of-reach").with("reach", self.pack.0.reach)
            }
            Refusal::OffField => Phrase::new("refusal-off-field"),
            Refusal::CellTaken => Phrase::new("refusal-cell-taken"),
            Refusal::TooWide => Phrase::new("refusal-too-wide").with("size", SIZE),
            Refusal::NotAdjacent => Phrase::new("refusal-not-adjacent"),
            Refusal::NoSuchSide => Phrase::new("refusal-no-such-side"),
            Refusal::NoSuchGain => Phrase::new("refusal-no-such-gain"),
            Refusal::OneAction => Phrase::new("refusal-one-action"),
            Refusal::NotOnDisplay => Phrase::new("refusal-not-on-display"),
            Refusal::Coins { have, need } => counted("refusal-coins", have, need),
            Refusal::OnlyOnCentre => Phrase::new("refusal-only-on-centre"),
            Refusal::BlockNotFull => Phrase::new("refusal-block-not-full"),
            Refusal::UnderMonument => Phrase::new("refusal-under-monument"),
            Refusal::OnCentre => Phrase::new("refusal-on-centre"),
            Refusal::OnBlessedTile => Phrase::new("refusal-on-blessed-tile"),
            Refusal::NotInPlay => Phrase::new("refusal-not-in-play"),
            Refusal::NoSuchSlot => Phrase::new("refusal-no-such-slot"),
            Refusal::SlotBlocked => Phrase::new("refusal-slot-blocked"),
            Refusal::SlotTaken => Phrase::new("refusal-slot-taken"),
            Refusal::AlreadyThere => Phrase::new("refusal-already-there"),
            Refusal::Legions { have, need } => counted("refusal-legions", have, need),
            Refusal::NoBlessing => Phrase::new("refusal-no-blessing"),
            Refusal::BlessingLimit { limit } => {
                Phrase::new("refusal-blessing-limit").with("limit", limit)
            }
            Refusal::NoTile => Phrase::new("refusal-no-tile"),
            Refusal::AlreadyBlessed => Phrase::new("refusal-already-blessed"),
            Refusal::CentreNotBlessed => Phrase::new("refusal-centre-not-blessed"),
            Refusal::BlessUnderMonument => Phrase::new("refusal-bless-under-monument"),
            Refusal::PopulationByItself => Phrase::new("refusal-population-by-itself"),
            Refusal::MovesSpent { limit } => {
                Phrase::new("refusal-moves-spent").with("limit", limit)
            }
            Refusal::NotYourMonument => Phrase::new("refusal-not-your-monument"),
            Refusal::NobodyIdle => {
                Phrase::new("refusal-nobody-idle").with("n", self.acting().population)
            }
            Refusal::NobodyThere => Phrase::new("refusal-nobody-there"),
        }
    }
}
