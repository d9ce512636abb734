//! Solo objectives and their lines.

use ludi_engine::Features;

use super::Scene;
use crate::cell::Cells;
use crate::components::OBJECTIVES;

/// Identities of objectives that are told apart.
const KNOWN: usize = 16;
const LINE: usize = KNOWN + 5 + 2 + 5 + 3 * 5 + 3 * 5 + 8 + 3 + 3;
pub(super) const LINES: usize = OBJECTIVES * LINE + OBJECTIVES;

/// For each line which objective lies there, how much is missing of it, whether it is fulfilled
/// and whether it is lost; empty cells; tiles of each colour; tiles with each icon; stars;
/// blessings; monuments. Then how many objectives are fulfilled.
pub(super) fn lines(scene: &Scene<'_>, out: &mut Features) {
    let game = scene.game;
    if game.players > 1 {
        return out.skip(LINES);
    }
    let mut fulfilled = 0usize;
    for (place, progress) in scene.own.aims.iter().enumerate() {
        let Some(progress) = progress else {
            out.skip(LINE);
            continue;
        };
        out.one_of(Some(usize::from(game.objectives[place])), KNOWN);
        let met = progress.have == progress.need;
        fulfilled += usize::from(met);
        out.level(progress.need - progress.have, 5);
        out.flag(met);
        out.flag(progress.lost);
        tiles(scene, game.pack.0.lines[place].cells, out);
    }
    out.level(fulfilled, OBJECTIVES);
}

fn tiles(scene: &Scene<'_>, line: Cells, out: &mut Features) {
    let survey = &scene.own;
    let city = &survey.realm.city;
    let showing = city.showing(scene.game.setup.icons_under_monument_count);
    out.level(line.without(city.taken).len(), 5);
    for cells in survey.colours {
        out.level(cells.and(line).len(), 5);
    }
    for cells in survey.icon_cells {
        out.level(cells.and(line).and(showing).len(), 5);
    }
    let stars = survey.star_cells.map(|cells| cells.and(line).len());
    out.level(stars[0] + stars[1], 8);
    out.level(city.blessed.and(line).len(), 3);
    let pack = survey.pack();
    let touches =
        |built: &&crate::Built| !pack.under(built.monument, built.cell).and(line).is_empty();
    out.level(city.monuments().filter(touches).count(), 3);
}
