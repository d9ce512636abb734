//! Letters are large enough to read on every board, on a phone as well as on a desktop.

use ludi_browser::{Browser, Files, Habit, gallery};
use serde_json::json;

/// What is shown in letters of less than 12 px, with how large they are. A letter in a drawing is as
/// large as the drawing makes it.
const SMALL: &str = "
    const found = new Map();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode.textContent.trim();
        const around = walk.currentNode.parentElement;
        const box = around.getBoundingClientRect();
        const shown = text && box.width > 1 && box.height > 1
            && around.checkVisibility({ opacityProperty: true, visibilityProperty: true })
            && !around.closest('.vh, script, style, noscript');
        if (!shown) continue;
        const svg = around.closest('svg');
        const scale = svg ? svg.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(around).fontSize) * scale;
        if (size > 0 && size < 11.95)
            found.set(around.closest('[class]').getAttribute('class') + ' ' + size.toFixed(1), text);
    }
    return [...found].map(([where, text]) => where + ': ' + text.slice(0, 30))";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_on_any_board_is_written_in_less_than_12_pixels() {
    let folder = tempfile::tempdir().unwrap();
    let pages = gallery(folder.path(), None);
    let files = Files::show(folder.path());
    let me = Browser::at(&files.base, Habit::default()).await;
    let mut small = Vec::new();
    for size in [(390, 844), (1280, 800)] {
        me.resize(size).await;
        for page in pages.iter().filter(|page| page.contains("/fr/light/")) {
            me.go(&format!("/{page}")).await;
            me.run("document.querySelectorAll('details').forEach(one => { one.open = true })")
                .await;
            let found = me.run(SMALL).await;
            if found != json!([]) {
                small.push(format!("{page} {size:?}: {found}"));
            }
        }
    }
    assert!(small.is_empty(), "{}", small.join("\n"));
}
