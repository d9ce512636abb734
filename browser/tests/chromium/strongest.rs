//! What most people want next is at hand on a phone, upright and on its side, without hunting for it.

use ludi_browser::{Browser, Files, Habit, gallery};
use serde_json::json;

/// Upright, and on its side.
const PHONES: [(u32, u32); 2] = [(390, 844), (844, 390)];

/// The strongest button of the moment: what accepts an attack, what ends a turn. How many there are,
/// and those of them that are cut off, covered, or smaller than a finger.
const STRONGEST: &str = "
    const all = '#board .accept, #mine :is(.btn.go, details.guard:not([open]) > summary)';
    const shown = [...document.querySelectorAll(all)]
        .filter(it => it.checkVisibility({ visibilityProperty: true }));
    const wrong = shown.filter(it => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        const points = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4],
            [right - 4, bottom - 4], [(left + right) / 2, (top + bottom) / 2]];
        const open = points.every(([x, y]) => it.contains(document.elementFromPoint(x, y)));
        return !open || bottom - top < 43.5;
    });
    return [shown.length, wrong.map(it => it.textContent + ' ' + JSON.stringify(it.getBoundingClientRect()))]";

#[tokio::test(flavor = "multi_thread")]
async fn the_strongest_button_is_never_cut_off_or_covered_on_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    gallery(folder.path(), Some("builders"));
    let mut pages = gallery(folder.path(), Some("hadrian"));
    pages.retain(|page| page.contains("/fr/light/"));
    let files = Files::show(folder.path());
    let me = Browser::at(&files.base, Habit::default()).await;
    let (mut found, mut wrong) = (0, Vec::new());
    for size in PHONES {
        me.resize(size).await;
        for page in &pages {
            me.go(&format!("/{page}")).await;
            let strongest = me.run(STRONGEST).await;
            found += strongest[0].as_u64().unwrap();
            if strongest[1] != json!([]) {
                wrong.push(format!("{page} {size:?}: {}", strongest[1]));
            }
        }
    }
    assert!(found > 20, "{found}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
