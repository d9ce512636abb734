//! Both sheets of a seat, box by box.

use ludi_engine::{Phrase, Seat, Tone};

use super::{Board, columns, letter, letters, piece_letters, strip, written};
use crate::Source;
use crate::components::{Building, Need, Side, Track};
use crate::sheet::Sheet;
use crate::vocabulary::{Attribute, Citizen, Cohort, Gain, Gains, Gladiator};
use crate::words::phrases;

impl Board<'_> {
    /// One seat in full: both sheets.
    pub(super) fn full(&mut self, seat: Seat) {
        self.name(seat);
        self.cards(seat);
        let sheet = self.game.sheet(seat);
        self.left_sheet(sheet);
        self.right_sheet(sheet);
        if let Some(source) = sheet.scouting {
            self.pattern(seat, source);
        }
    }

    fn row(&mut self, name: &str, drawn: &str, remark: &str) {
        let name = format!("  {name}");
        let pad = 24usize.saturating_sub(name.chars().count()).max(1);
        let gap = 28usize.saturating_sub(drawn.chars().count()).max(1);
        let line = format!("{name}{}{drawn}{}{remark}", " ".repeat(pad), " ".repeat(gap));
        self.text.row(Tone::Plain, line);
    }

    /// What the next box of a track gives, or what keeps it closed.
    fn next(&self, sheet: &Sheet, filled: u8, track: &Track) -> String {
        let pack = self.game.printed.0;
        let Some(space) = track.boxes.get(usize::from(filled)) else {
            return self.get("board-full");
        };
        if !sheet.is_open(pack, space.column) {
            let granary = pack.granary(space.column).unwrap_or(u8::MAX);
            let phrase = Phrase::new("board-needs").with("what", phrases::building(pack, granary));
            return self.say(&phrase);
        }
        if sheet.fort < space.fort {
            return self.say(&Phrase::new("board-needs-fort").with("n", space.fort));
        }
        self.next_gains(&space.gains)
    }

    fn next_gains(&self, gains: &[Gain]) -> String {
        let gains = if gains.is_empty() { "–".to_owned() } else { letters(gains) };
        self.say(&Phrase::new("board-next").with("gains", gains))
    }

    fn left_sheet(&mut self, sheet: &Sheet) {
        let pack = self.game.printed.0;
        let title = self.get("board-left");
        self.text.row(Tone::Title, title);
        let cohorts: Vec<String> = Cohort::ALL
            .iter()
            .map(|cohort| {
                let drawn = strip(sheet.cohort(*cohort), pack.cohort.iter().map(Gains::as_slice));
                format!("{} {drawn}", self.say(&phrases::cohort(*cohort)))
            })
            .collect();
        self.flow(Tone::Plain, "board-cohorts", &cohorts);
        let tracks = [
            ("area-mining", sheet.mining, &pack.mining),
            ("area-guard", sheet.guard, &pack.guard),
            ("area-cippi", sheet.cippi, &pack.cippi),
            ("area-wall", sheet.wall, &pack.wall),
            ("area-fort", sheet.fort, &pack.fort),
        ];
        for (id, filled, track) in tracks {
            let next = self.next(sheet, filled, track);
            let name = self.get(id);
            self.row(&name, &columns(filled, track), &next);
        }
        let infrastructure =
            self.say(&Phrase::new("board-infrastructure").with("n", sheet.infrastructure(pack)));
        let circles = (0..pack.production.circles)
            .map(|circle| if circle < sheet.production { '#' } else { '.' })
            .collect::<String>();
        let production = format!("{} {circles}", self.get("area-production"));
        let training = format!(
            "{} {}",
            self.get("area-training"),
            written(sheet.training, pack.training.boxes.into())
        );
        let forum =
            format!("{} {}", self.get("area-forum"), written(sheet.forum, pack.forum.boxes.into()));
        self.wrap(Tone::Plain, "", &[infrastructure, production, training, forum]);
        let common = pack.buildings.iter().enumerate().filter(|(_, b)| b.side == Side::Left);
        let common: Vec<String> =
            common.map(|(index, building)| self.building(sheet, index as u8, building)).collect();
        self.flow(Tone::Plain, "board-buildings", &common);
        let landmarks: Vec<String> = pack
            .landmarks
            .iter()
            .enumerate()
            .map(|(index, landmark)| {
                let name = landmark.name.get(self.words.lang());
                if sheet.landmarks >> index & 1 == 1 {
                    return format!("[x] {name}");
                }
                let cost = piece_letters(landmark.cost);
                let need = letter(Gain::Attribute(landmark.attribute));
                format!("[ ] {name} {need}{}: {cost} → {}", landmark.min, letters(&landmark.gains))
            })
            .collect();
        self.flow(Tone::Plain, "board-landmarks", &landmarks);
        for attribute in Attribute::ALL {
            let filled = sheet.attribute(attribute);
            let boxes = &pack.attributes[attribute.index()];
            let drawn = strip(filled, boxes.iter().map(Gains::as_slice));
            let name = self.say(&phrases::attribute(attribute));
            self.row(&name, &drawn, &format!("{filled}/{}", boxes.len()));
        }
        let disdain = self.disdain(sheet);
        self.wrap(Tone::Plain, "", &[disdain]);
    }

    /// A building: state, requirement, cost, gains.
    fn building(&self, sheet: &Sheet, index: u8, building: &Building) -> String {
        let name = building.name.get(self.words.lang());
        if sheet.stands(index) {
            return format!("[x] {name}");
        }
        let need = match building.need {
            Need::Infrastructure(min) => format!("I{min}"),
            Need::Citizens(_, min) => min.to_string(),
        };
        let cost = piece_letters(self.game.building_cost(index));
        let offered = Attribute::ALL.into_iter().filter(|a| building.choice >> a.index() & 1 == 1);
        let offered: Vec<String> =
            offered.map(|a| letter(Gain::Attribute(a)).to_string()).collect();
        let mut gains = vec![letters(&building.gains), offered.join("/")];
        let year = self.get("board-year");
        if !building.yearly.is_empty() {
            gains.push(format!("{}/{year}", piece_letters(building.yearly)));
        }
        if building.yearly_attributes > 0 {
            gains.push(format!("RPVD/{year}"));
        }
        if let Some(column) = building.column {
            gains.push(format!("|{}|", column.index() + 1));
        }
        gains.retain(|gain| !gain.is_empty());
        format!("[ ] {name} {need}: {cost} → {}", gains.join(" "))
    }

    fn right_sheet(&mut self, sheet: &Sheet) {
        let pack = self.game.printed.0;
        let title = self.get("board-right");
        self.text.row(Tone::Title, title);
        for citizen in Citizen::ALL {
            let boxes = &pack.citizens[citizen.index()];
            let filled = sheet.citizen(citizen);
            let drawn = strip(filled, boxes.iter().map(Gains::as_slice));
            let next = match boxes.get(usize::from(filled)) {
                Some(gains) => self.next_gains(gains),
                None => self.get("board-full"),
            };
            let name = self.say(&phrases::citizen(citizen));
            self.row(&name, &format!("{drawn} {filled}/{}", boxes.len()), &next);
            let here =
                |b: &Building| matches!(b.need, Need::Citizens(track, _) if track == citizen);
            let buildings = pack.buildings.iter().enumerate().filter(|(_, b)| here(b));
            let buildings: Vec<String> =
                buildings.map(|(index, b)| self.building(sheet, index as u8, b)).collect();
            if !buildings.is_empty() {
                self.wrap(Tone::Plain, "", &buildings);
            }
            match citizen {
                Citizen::Traders => self.market(sheet),
                Citizen::Performers => self.stage(sheet),
                Citizen::Priests => self.temples(sheet),
                Citizen::Apparitores => self.court(sheet),
                Citizen::Patricians => self.patricians(sheet),
            }
        }
    }

    /// Market boxes: the number that was bought, or the Traders it takes.
    fn market(&mut self, sheet: &Sheet) {
        let boxes = self.game.printed.0.market.boxes.iter().enumerate();
        let drawn = boxes.map(|(index, space)| match sheet.goods.get(index) {
            0 => format!("({}){}", space.min, letters(&space.gains)),
            number => format!("[{number}]"),
        });
        let drawn = drawn.collect::<Vec<_>>().join(" ");
        self.flow(Tone::Plain, "board-goods", &[drawn]);
    }

    /// Performances and gladiators.
    fn stage(&mut self, sheet: &Sheet) {
        let pack = self.game.printed.0;
        let boxes = pack.theatre.boxes.iter().enumerate();
        let shows = boxes.map(|(index, space)| match sheet.theatre.get(index) {
            0 => format!("({}) {}", space.min, letters(&space.gains)),
            year => format!("[{year}]"),
        });
        let shows: Vec<String> = shows.collect();
        self.flow(Tone::Plain, "board-shows", &shows);
        let fighters: Vec<String> = Gladiator::ALL
            .iter()
            .map(|which| {
                let index = which.index();
                let (strength, damage) = (sheet.strength[index], sheet.damage[index]);
                let boxes = pack.ludus.min.iter().zip(0..).map(|(min, place)| {
                    if place < damage {
                        "#".to_owned()
                    } else if place < strength {
                        "o".to_owned()
                    } else {
                        format!("({min})")
                    }
                });
                let boxes: String = boxes.collect();
                let state =
                    if sheet.is_dead(*which) { self.get("board-dead") } else { String::new() };
                let years = written(sheet.battles[index], pack.ludus.battle_boxes.into());
                format!("{} {boxes} {state}[{years}]", self.say(&phrases::gladiator(*which)))
            })
            .collect();
        self.flow(Tone::Plain, "area-gladiators", &fighters);
    }

    fn temples(&mut self, sheet: &Sheet) {
        let pack = self.game.printed.0;
        let boxes = &pack.temples.boxes;
        let drawn = strip(sheet.temple, boxes.iter().map(|space| space.gains.as_slice()));
        let mut parts = String::new();
        for (cell, space) in drawn.chars().zip(boxes) {
            parts.push(cell);
            if space.last {
                parts.push(' ');
            }
        }
        let mut items = vec![parts.trim_end().to_owned()];
        if let Some(space) = boxes.get(usize::from(sheet.temple)) {
            let needs = Phrase::new("board-needs-citizens")
                .with("what", phrases::citizen(pack.temples.track))
                .with("n", space.min);
            items.push(self.say(&needs));
        }
        items.push(self.say(&Phrase::new("board-favours").with("n", sheet.temple_favours)));
        self.flow(Tone::Plain, "area-temples", &items);
    }

    /// Baths and Courthouse.
    fn court(&mut self, sheet: &Sheet) {
        let pack = self.game.printed.0;
        let boxes = pack.baths.boxes.iter().enumerate();
        let bribes = boxes.map(|(index, space)| match sheet.baths.get(index) {
            0 => format!("({}) {}", space.min, piece_letters(space.cost)),
            year => format!("[{year}]"),
        });
        let bribes: Vec<String> = bribes.collect();
        self.flow(Tone::Plain, "area-baths", &bribes);
        let rulings: Vec<String> = Cohort::ALL
            .iter()
            .map(|lane| {
                let column = &pack.courthouse.columns[lane.index()];
                let boxes = column.min.iter().enumerate().map(|(index, min)| {
                    match sheet.rulings[lane.index()].get(index) {
                        0 => format!("({min})"),
                        year => format!("[{year}]"),
                    }
                });
                let boxes: String = boxes.collect();
                let (cost, gains) = (piece_letters(column.cost), letters(&column.gains));
                format!("{boxes} {cost} → {gains}")
            })
            .collect();
        self.flow(Tone::Plain, "area-courthouse", &rulings);
    }

    /// Diplomats, scouts and map.
    fn patricians(&mut self, sheet: &Sheet) {
        let pack = self.game.printed.0;
        let sent = sheet.diplomats.iter().filter(|diplomat| **diplomat > 0).count();
        let mut diplomats: Vec<String> = Cohort::ALL
            .iter()
            .filter(|cohort| sheet.diplomats[cohort.index()] > 0)
            .map(|cohort| {
                let phrase = Phrase::new("board-diplomat")
                    .with("cohort", phrases::cohort(*cohort))
                    .with("n", sheet.diplomat_favours[cohort.index()]);
                self.say(&phrase)
            })
            .collect();
        let cost = piece_letters(pack.diplomats.cost);
        let gains = letters(&pack.diplomats.gains);
        let open = pack.diplomats.min[sent..].iter().map(|min| format!("({min})"));
        let open: String = open.collect();
        if !open.is_empty() {
            diplomats.push(format!("{open} {cost} → {gains}FF"));
        }
        self.flow(Tone::Plain, "area-diplomats", &diplomats);
        let scouting = &pack.scouting;
        let scouts: String = scouting
            .min
            .iter()
            .zip(0..)
            .map(
                |(min, index)| {
                    if index < sheet.scouts { "[x]".to_owned() } else { format!("({min})") }
                },
            )
            .collect();
        let cost = piece_letters(scouting.cost);
        self.flow(Tone::Plain, "area-scouting", &[format!("{scouts} {cost}")]);
        for row in 0..scouting.rows {
            let cells: Vec<String> = (0..scouting.columns)
                .map(|column| {
                    let index = usize::from(row * scouting.columns + column);
                    if sheet.map >> index & 1 == 1 {
                        return "#".to_owned();
                    }
                    scouting.cells[index]
                        .map_or(".".to_owned(), |piece| letter(Gain::Piece(piece)).to_string())
                })
                .collect();
            self.text.row(Tone::Plain, format!("              {}", cells.join(" ")));
        }
    }

    /// The pattern that has to be laid now, as printed.
    fn pattern(&mut self, seat: Seat, source: Source) {
        let Ok(pattern) = self.game.pattern(seat, source) else { return };
        let head = self.say(
            &Phrase::new("prompt-map").with("source", phrases::source(self.game, seat, source)),
        );
        self.text.row(Tone::Strong, format!("  {head}"));
        let rows = pattern.printed.iter().map(|cell| cell.0).max().unwrap_or(0);
        let columns = pattern.printed.iter().map(|cell| cell.1).max().unwrap_or(0);
        for row in 0..=rows {
            let cell = |column| if pattern.printed.contains(&(row, column)) { "# " } else { "  " };
            let line: String = (0..=columns).map(cell).collect();
            self.text.row(Tone::Strong, format!("              {line}"));
        }
    }
}
