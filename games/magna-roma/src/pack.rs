//! Reading a pack from TOML, with every structural law of the components checked.
//!
//! An error names the entry and the field, so that whoever types in a box finds the place.

mod entry;

use std::sync::OnceLock;

use ludi_engine::{PackError, Stamp, pack};
use toml::Table;

use self::entry::{AMOUNT, Entry, Outcome, colours, forever, icons};

use crate::cell::{Cell, Cells, FIELD, SIZE};
use crate::components::{
    Aim, BONUSES, Bonus, Colour, DISPLAY, Edges, Gain, Half, Line, Monument, OBJECTIVES, Objective,
    PROVINCES, Pack, Pieces, Province, ROWS, Rank, Resource, SLOTS, Sets, TILES, TOKENS, Tile,
    Token, Worth,
};

/// The components of this program, as TOML.
pub const BUILTIN: &str = include_str!("../components.toml");

impl ludi_engine::Pack for Pack {
    fn builtin() -> &'static Self {
        static PACK: OnceLock<Pack> = OnceLock::new();
        PACK.get_or_init(|| Self::parse(BUILTIN).expect("the built-in pack is valid"))
    }

    fn parse(text: &str) -> Result<Self, PackError> {
        let table: Table = text.parse()?;
        let origins = pack::origins(&table)?;
        let file = Entry::new(String::new(), &table);
        let stamp = Stamp::new(file.inner("meta")?.id()?, text);
        Ok(Self { stamp, origins, ..read(&file)? })
    }

    fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    fn origins(&self) -> &[ludi_engine::Origin] {
        &self.origins
    }
}

fn bytes(numbers: &[i64]) -> Vec<u8> {
    numbers.iter().map(|number| *number as u8).collect()
}

fn triple(numbers: &[i64]) -> [u8; 3] {
    [numbers[0] as u8, numbers[1] as u8, numbers[2] as u8]
}

fn read(file: &Entry<'_>) -> Outcome<Pack> {
    let meta = file.inner("meta")?;
    meta.id()?;
    if meta.text("game")? != "magna-roma" {
        return meta.wrong("game", "expected \"magna-roma\"");
    }
    for field in ["title", "designer", "publisher"] {
        meta.text(field)?;
    }
    meta.number("year", 0..=9999)?;
    meta.done()?;

    let components = file.inner("components")?;
    let counted = |field: &str, found: usize| {
        let printed = components.number(field, 1..=999)?;
        if printed == found as i64 {
            Ok(())
        } else {
            components.wrong(field, format!("says {printed}, but the pack has {found}"))
        }
    };
    let pieces = read_pieces(&components)?;

    let game = file.inner("game")?;
    game.number("city_size", i64::from(SIZE)..=i64::from(SIZE))?;
    let own_tiles = i64::from(SIZE * SIZE - 1);
    let tiles_per_player = game.number("tiles_per_player", own_tiles..=own_tiles)? as u8;
    let display = game.number("monuments_on_display", 1..=DISPLAY as i64)? as u8;
    let provinces_in_play = game.number("provinces_in_play", 1..=PROVINCES as i64)? as u8;
    let tokens_in_play = game.number("tokens_in_play", 1..=TOKENS as i64)? as u8;
    let reach = game.number("reach", 1..=SLOTS as i64)? as u8;
    game.done()?;

    let ring = file.inner("ring")?;
    let slots = triple(&ring.numbers("slots", 3..=3, 5..=SLOTS as i64)?);
    ring.done()?;

    for (entry, (id, _)) in listed(file, "colour", 3)?.iter().zip(colours()) {
        if entry.id()? != id {
            return entry.wrong("id", format!("expected {id}: the colours are red, purple, brown"));
        }
        entry.name("district")?;
        entry.done()?;
    }
    let halves = read_halves(file)?;
    let pays = read_pays(file, &halves)?;
    let tiles = read_tiles(file, &halves)?;
    counted("tiles", tiles.len())?;
    if tiles.len() != TILES {
        return file
            .inner("tiles")?
            .wrong("list", format!("{} tiles, expected {TILES}", tiles.len()));
    }
    let centres = read_centres(file, &halves)?;
    counted("centres", centres.len())?;
    let monuments = read_monuments(file)?;
    counted("monuments", monuments.len())?;
    let provinces = read_provinces(file)?;
    counted("provinces", provinces.len())?;
    let tokens = read_tokens(file)?;
    counted("tokens", tokens.len())?;
    let objectives = read_objectives(file)?;
    counted("objectives", objectives.len())?;
    components.done()?;
    for (field, needed, found) in [
        ("monuments_on_display", display, monuments.len()),
        ("provinces_in_play", provinces_in_play, provinces.len()),
        ("tokens_in_play", tokens_in_play, tokens.len()),
    ] {
        if found < usize::from(needed) {
            return game.wrong(field, format!("{needed}, but the pack has only {found}"));
        }
    }

    let market = file.inner("market")?;
    let multipliers = market.track("multipliers", -20..=20)?;
    let spaces = multipliers.len();
    let connected = market.numbers("tokens", spaces..=spaces, 0..=i64::from(tokens_in_play))?;
    if let Some(lost) = (1..=i64::from(tokens_in_play)).find(|token| !connected.contains(token)) {
        return market.wrong("tokens", format!("no space is connected to token {lost}"));
    }
    market.done()?;

    let military = file.inner("military")?;
    let military_vp = military.track("vp", AMOUNT)?;
    let rows = military.numbers("rows", ROWS..=ROWS, 1..=military_vp.len() as i64 - 1)?;
    if rows.windows(2).any(|pair| pair[1] > pair[0]) {
        return military
            .wrong("rows", "the legions asked fall from the top slot to the bottom slot");
    }
    military.done()?;

    let pantheon = file.inner("pantheon")?;
    let token_vp = pantheon.track("token_vp", AMOUNT)?;
    let spaces = token_vp.len();
    let blessed = pantheon.numbers("blessings", spaces..=spaces, 0..=1)?;
    if blessed[0] != 0 {
        return pantheon.wrong("blessings", "nobody enters the start space");
    }
    pantheon.done()?;

    let personal = file.inner("personal")?;
    let values = personal.track("values", AMOUNT)?;
    let bonuses = read_bonuses(&personal, values.len())?;
    personal.done()?;

    let solo = file.inner("solo")?;
    let offer = solo.number("offer", 1..=(TILES / usize::from(tiles_per_player)) as i64)? as u8;
    let grid = read_grid(&solo)?;
    let lines = read_lines(&solo, grid)?;
    let in_play = solo.number("objectives_in_play", 1..=OBJECTIVES as i64)? as usize;
    if lines.len() != in_play {
        return solo.wrong("lines", format!("{} lines for {in_play} objectives", lines.len()));
    }
    let objective_vp = solo.track("objective_vp", 0..=99)?;
    if objective_vp.len() != in_play + 1 {
        return solo
            .wrong("objective_vp", format!("expected values for 0 to {in_play} objectives"));
    }
    let provinces_here = usize::from(provinces_in_play);
    let blocks = solo.numbers("blocked", provinces_here..=provinces_here, 0..=ROWS as i64)?;
    solo.done()?;
    for level in 1..=3 {
        let found = objectives.iter().filter(|objective| objective.level == level).count();
        if found < in_play {
            return file.wrong(
                "objective",
                format!("level {level} has {found} objectives, but {in_play} are in play"),
            );
        }
    }
    let ranks = read_ranks(file)?;
    file.done()?;

    let mut blocked = [None; PROVINCES];
    for (slot, row) in blocked.iter_mut().zip(&blocks) {
        *slot = (*row > 0).then(|| *row as u8 - 1);
    }
    Ok(Pack {
        stamp: Stamp::new("", ""),
        origins: Vec::new(),
        pieces,
        tiles_per_player,
        display,
        provinces_in_play,
        tokens_in_play,
        reach,
        ring: slots,
        halves,
        pays,
        tiles: tiles.into_iter().chain(centres).collect(),
        monuments,
        provinces,
        tokens,
        multipliers: multipliers.iter().map(|number| *number as i8).collect(),
        connected: bytes(&connected),
        rows: triple(&rows),
        military: bytes(&military_vp),
        blessings: blessed.iter().enumerate().map(|(space, flag)| (*flag as u32) << space).sum(),
        token_vp: bytes(&token_vp),
        values: bytes(&values),
        bonuses,
        offer,
        grid,
        lines,
        objective_vp: bytes(&objective_vp),
        blocked,
        objectives,
        ranks,
    })
}

/// The entries of a list that must have a certain length.
fn listed<'a>(file: &Entry<'a>, field: &str, length: usize) -> Outcome<Vec<Entry<'a>>> {
    file.of_length(field, file.entries(field)?, length..=length)
}

fn read_pieces(components: &Entry<'_>) -> Outcome<Pieces> {
    let number = |field: &str| components.number(field, 1..=200).map(|number| number as u8);
    Ok(Pieces {
        coins: number("coins")?,
        population: number("population")?,
        blessings: number("blessings")?,
        selection_boards: number("selection_boards")?,
        market_boards: number("market_boards")?,
        military_boards: number("military_boards")?,
        pantheon_boards: number("pantheon_boards")?,
        personal_boards: number("personal_boards")?,
        solo_boards: number("solo_boards")?,
        player_aids: number("player_aids")?,
        cubes_per_player: number("cubes_per_player")?,
        discs_per_player: number("discs_per_player")?,
        cylinders_per_player: number("cylinders_per_player")?,
        score_markers: number("score_markers")?,
    })
}

/// MR-012: exactly three half-symbols.
fn read_halves(file: &Entry<'_>) -> Outcome<[Half; 3]> {
    let mut halves = Vec::new();
    for entry in listed(file, "half", 3)? {
        let mark = entry.text("mark")?;
        if mark.chars().count() != 1 {
            return entry.wrong("mark", "expected one character");
        }
        if entry.id()? == "none" {
            return entry.wrong("id", "\"none\" means an edge without half-symbol");
        }
        halves.push(Half { id: entry.id()?, name: entry.name("name")?, mark: forever(mark) });
        entry.done()?;
    }
    Ok([halves[0], halves[1], halves[2]])
}

/// What a half is called in a list of edges: its number, 0 for `none`.
fn half(entry: &Entry<'_>, field: &str, word: &str, halves: &[Half; 3]) -> Outcome<u8> {
    let known = [("none", 0), (halves[0].id, 1), (halves[1].id, 2), (halves[2].id, 3)];
    entry.among(field, word, &known)
}

/// MR-013, MR-017 to MR-019: what each pair of halves pays.
fn read_pays(file: &Entry<'_>, halves: &[Half; 3]) -> Outcome<[[Gain; 2]; 16]> {
    let mut symbols = Vec::new();
    for (entry, resource) in listed(file, "symbol", 6)?.iter().zip(Resource::ALL) {
        if entry.id()? != resource.symbol() {
            let order = Resource::ALL.map(Resource::symbol).join(", ");
            return entry.wrong("id", format!("expected {}: list {order}", resource.symbol()));
        }
        if entry.text("resource")? != resource.id() {
            let problem = format!("a {} symbol pays {}", resource.symbol(), resource.id());
            return entry.wrong("resource", problem);
        }
        let small = entry.number("small", 1..=*AMOUNT.end())?;
        let large = entry.number("large", small..=*AMOUNT.end())?;
        symbols.push((
            resource.symbol(),
            [small, large].map(|amount| Gain { resource, amount: amount as u8 }),
        ));
        entry.done()?;
    }
    let mut pays = [[Gain::default(); 2]; 16];
    for entry in file.entries("pair")? {
        let words = entry.words("halves")?;
        let words = entry.of_length("halves", words, 2..=2)?;
        let a = usize::from(half(&entry, "halves", words[0], halves)?);
        let b = usize::from(half(&entry, "halves", words[1], halves)?);
        if a == 0 || b == 0 {
            return entry.wrong("halves", "an edge without half forms nothing");
        }
        if pays[a * 4 + b][0].amount > 0 {
            return entry.wrong("halves", "this pair stands there twice");
        }
        let gain = entry.among("symbol", entry.text("symbol")?, &symbols)?;
        pays[a * 4 + b] = gain;
        pays[b * 4 + a] = gain;
        entry.done()?;
    }
    Ok(pays)
}

fn read_edges(entry: &Entry<'_>, halves: &[Half; 3]) -> Outcome<Edges> {
    let words = entry.words("edges")?;
    let words = entry.of_length("edges", words, 4..=4)?;
    let mut edges = 0;
    for (side, word) in words.iter().enumerate() {
        edges |= half(entry, "edges", word, halves)? << (2 * side);
    }
    Ok(Edges(edges))
}

/// MR-010, MR-012, MR-015, MR-016. Where the pack claims symmetry, every colour has as many tiles.
fn read_tiles(file: &Entry<'_>, halves: &[Half; 3]) -> Outcome<Vec<Tile>> {
    let all = file.inner("tiles")?;
    let symmetric = all.flag("symmetric")?;
    let mut tiles = Vec::new();
    for entry in all.entries("list")? {
        let icon = entry.text("icon")?;
        let icon = if icon == "none" { None } else { Some(entry.among("icon", icon, &icons())?) };
        tiles.push(Tile {
            id: entry.id()?,
            colour: Some(entry.among("colour", entry.text("colour")?, &colours())?),
            edges: read_edges(&entry, halves)?,
            stars: entry.number("stars", 0..=3)? as u8,
            icon,
        });
        entry.done()?;
    }
    for colour in Colour::ALL.into_iter().filter(|_| symmetric) {
        let found = tiles.iter().filter(|tile| tile.colour == Some(colour)).count();
        if found * 3 != tiles.len() {
            let problem = format!(
                "the pack claims symmetry, but {found} of {} tiles are {}",
                tiles.len(),
                colour.id()
            );
            return all.wrong("symmetric", problem);
        }
    }
    all.done()?;
    Ok(tiles)
}

fn read_centres(file: &Entry<'_>, halves: &[Half; 3]) -> Outcome<Vec<Tile>> {
    let mut centres = Vec::new();
    for entry in listed(file, "centre", 4)? {
        let edges = read_edges(&entry, halves)?;
        centres.push(Tile { id: entry.id()?, colour: None, edges, stars: 0, icon: None });
        entry.done()?;
    }
    Ok(centres)
}

fn read_monuments(file: &Entry<'_>) -> Outcome<Vec<Monument>> {
    let mut monuments = Vec::new();
    for entry in file.entries("monument")? {
        let score = entry.inner("score")?;
        let vp = || score.number("vp", AMOUNT).map(|vp| vp as u8);
        let worth = match score.text("kind")? {
            "fixed" => Worth::Fixed(vp()?),
            "by_population" => {
                let steps = score.numbers("vp", 1..=12, AMOUNT)?;
                if steps.windows(2).any(|pair| pair[1] < pair[0]) {
                    return score.wrong("vp", "more population is never worth less");
                }
                Worth::ByPopulation(bytes(&steps))
            }
            "per_colour" => {
                Worth::PerColour(score.among("colour", score.text("colour")?, &colours())?, vp()?)
            }
            "per_icon" => {
                Worth::PerIcon(score.among("icon", score.text("icon")?, &icons())?, vp()?)
            }
            other => {
                let known = "fixed, by_population, per_colour, per_icon";
                return score.wrong("kind", format!("\"{other}\" is none of {known}"));
            }
        };
        score.done()?;
        monuments.push(Monument {
            id: entry.id()?,
            name: entry.name("name")?,
            coins: entry.number("coins", AMOUNT)? as u8,
            population: entry.number("population", 0..=12)? as u8,
            worth,
            immediate: entry.gains("immediate", 0..=4)?,
            on_centre: entry.among(
                "place",
                entry.text("place")?,
                &[("corner", false), ("centre", true)],
            )?,
        });
        entry.done()?;
    }
    file.of_length("monument", monuments, 1..=16)
}

fn read_provinces(file: &Entry<'_>) -> Outcome<Vec<Province>> {
    let mut provinces = Vec::new();
    for entry in file.entries("province")? {
        let sets = match (entry.has("icons"), entry.has("district")) {
            (true, false) => {
                let words = entry.words("icons")?;
                let mut needed = [0; 3];
                for word in entry.of_length("icons", words, 1..=6)? {
                    needed[entry.among("icons", word, &icons())? as usize] += 1;
                }
                Sets::Icons(needed)
            }
            (false, true) => {
                Sets::Districts(entry.among("district", entry.text("district")?, &colours())?)
            }
            _ => return entry.wrong("icons", "a province counts either icons or districts"),
        };
        let points = entry.numbers("points", ROWS..=ROWS, AMOUNT)?;
        if points.windows(2).any(|pair| pair[1] > pair[0]) {
            return entry.wrong("points", "points fall from the top slot to the bottom slot");
        }
        let rows = entry.list("bonus")?;
        if rows.len() != ROWS {
            return entry.wrong("bonus", format!("{} lists, expected {ROWS}", rows.len()));
        }
        let mut bonus: [Vec<Gain>; ROWS] = Default::default();
        for (row, (list, value)) in bonus.iter_mut().zip(rows).enumerate() {
            let mut table = Table::new();
            table.insert("bonus".to_owned(), value.clone());
            *list = Entry::new(format!("{}.row {}", entry.path, row + 1), &table)
                .gains("bonus", 0..=4)?;
        }
        provinces.push(Province {
            id: entry.id()?,
            name: entry.name("name")?,
            sets,
            points: triple(&points),
            bonus,
        });
        entry.done()?;
    }
    file.of_length("province", provinces, 1..=32)
}

fn read_tokens(file: &Entry<'_>) -> Outcome<Vec<Token>> {
    let mut tokens = Vec::new();
    for entry in file.entries("token")? {
        let give = entry.gains("give", 1..=4)?;
        for (index, gain) in give.iter().enumerate() {
            let payable =
                matches!(gain.resource, Resource::Coin | Resource::Population | Resource::Legion);
            if !payable {
                return entry.wrong("give", format!("{} cannot be paid", gain.resource.id()));
            }
            if give[..index].iter().any(|other| other.resource == gain.resource) {
                return entry.wrong("give", format!("{} stands there twice", gain.resource.id()));
            }
        }
        tokens.push(Token { id: entry.id()?, give, get: entry.gains("get", 1..=4)? });
        entry.done()?;
    }
    file.of_length("token", tokens, 1..=32)
}

fn read_bonuses(personal: &Entry<'_>, steps: usize) -> Outcome<Vec<Bonus>> {
    let mut bonuses = Vec::new();
    for entry in personal.entries("bonus")? {
        let tracks = entry.words("tracks")?;
        let tracks = entry.of_length("tracks", tracks, 1..=2)?;
        let at = entry.numbers("steps", tracks.len()..=tracks.len(), 1..=steps as i64 - 1)?;
        let mut ends = Vec::new();
        for (track, step) in tracks.iter().zip(&at) {
            ends.push((entry.among("tracks", track, &colours())?, *step as u8));
        }
        if ends.len() == 2 && ends[0].0 == ends[1].0 {
            return entry.wrong("tracks", "a linked bonus belongs to two different tracks");
        }
        let gain = entry.inner("gain")?.gain()?;
        bonuses.push(Bonus { id: entry.id()?, at: ends[0], linked: ends.get(1).copied(), gain });
        entry.done()?;
    }
    personal.of_length("bonus", bonuses, 0..=BONUSES)
}

/// MR-141: where the grid lies around the centre.
fn read_grid(solo: &Entry<'_>) -> Outcome<Cells> {
    let cell = solo.numbers("centre_cell", 2..=2, 1..=i64::from(SIZE))?;
    let first = |number: i64| FIELD / 2 + 1 - number as u8;
    let (top, left) = (first(cell[0]), first(cell[1]));
    Ok(Cells::rectangle(top, top + SIZE, left, left + SIZE))
}

fn read_lines(solo: &Entry<'_>, grid: Cells) -> Outcome<Vec<Line>> {
    let corner = grid.iter().next().unwrap_or(Cell::CENTRE);
    let mut lines = Vec::new();
    for entry in solo.entries("lines")? {
        entry.text("side")?;
        let is_row =
            entry.among("line", entry.text("line")?, &[("row", true), ("column", false)])?;
        let number = entry.number("number", 1..=i64::from(SIZE))? as u8;
        let (row, column) = (corner.row() + number - 1, corner.column() + number - 1);
        let line = if is_row {
            Cells::rectangle(row, row + 1, 0, FIELD)
        } else {
            Cells::rectangle(0, FIELD, column, column + 1)
        };
        lines.push(Line { is_row, number, cells: line.and(grid) });
        entry.done()?;
    }
    Ok(lines)
}

fn read_objectives(file: &Entry<'_>) -> Outcome<Vec<Objective>> {
    let mut objectives = Vec::new();
    for entry in file.entries("objective")? {
        let amount = || entry.number("amount", 1..=*AMOUNT.end()).map(|amount| amount as u8);
        let aim = match entry.text("kind")? {
            "icons" => {
                let mut needed = [false; 3];
                for word in entry.words("icons")? {
                    needed[entry.among("icons", word, &icons())? as usize] = true;
                }
                Aim::Icons(needed)
            }
            "all_colours" => Aim::AllColours,
            "blessings" => Aim::Blessings(amount()?),
            "no_icons" => Aim::NoIcons,
            "stars" => Aim::Stars(amount()?),
            "one_colour" => Aim::OneColour(amount()?),
            "no_equal_neighbours" => Aim::NoEqualNeighbours,
            "one_icon" => Aim::OneIcon(amount()?),
            "monuments" => Aim::Monuments(amount()?),
            other => return entry.wrong("kind", format!("\"{other}\" is no kind of objective")),
        };
        let level = entry.number("level", 1..=3)? as u8;
        objectives.push(Objective { id: entry.id()?, level, aim });
        entry.done()?;
    }
    file.of_length("objective", objectives, 1..=32)
}

/// MR-151: the ranks the message files know.
const RANKS: [(&str, &str); 7] = [
    ("tribune", "rank-tribune"),
    ("senator", "rank-senator"),
    ("quaestor", "rank-quaestor"),
    ("aedile", "rank-aedile"),
    ("praetor", "rank-praetor"),
    ("consul", "rank-consul"),
    ("caesar", "rank-caesar"),
];

fn read_ranks(file: &Entry<'_>) -> Outcome<Vec<Rank>> {
    let mut ranks: Vec<Rank> = Vec::new();
    for entry in file.entries("rank")? {
        let message = entry.among("id", entry.text("id")?, &RANKS)?;
        let from = entry.number("from", 0..=999)? as i32;
        match ranks.last() {
            None if from != 0 => return entry.wrong("from", "the lowest rank begins at 0"),
            Some(last) if last.from >= from => {
                return entry.wrong("from", "ranks are listed from the lowest to the highest");
            }
            _ => ranks.push(Rank { message, from }),
        }
        entry.done()?;
    }
    file.of_length("rank", ranks, 1..=RANKS.len())
}
