//! The map of Praetor: legible with five players on every screen, as large as one wants it, close to
//! what one decides about; and trading several units in one go.

use ludi_browser::{Browser, Habit, Server, piece};
use serde_json::{Value, json};

use crate::pages;

/// So many tiles are a large city.
const LARGE: u64 = 22;

/// Makes a window as large as a screen.
async fn resize(me: &Browser, (width, height): (u32, u32)) {
    let screen = json!({
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
    });
    me.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", screen).await.unwrap();
    me.until(&format!("return innerWidth === {width} && innerHeight === {height}")).await;
    // The map is shown again with the next frame.
    me.run_long("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))", vec![]).await;
}

/// Lets the bots build until the city is large, and it is my turn to choose an action.
async fn large_city(me: &Browser) {
    me.go("/new?game=praetor&players=5").await;
    me.click("form.new-table .start button").await;
    me.find("#live").await;
    for _ in 0..120 {
        let decisions = me.my_turn().await;
        assert!(!decisions.is_empty(), "the game is over before the city is large");
        let tiles = me.run("return document.querySelectorAll('#city-view .tile').length").await;
        let choosing = decisions.iter().any(|decision| decision.starts_with("activate"));
        if tiles.as_u64().unwrap() >= LARGE && choosing {
            return;
        }
        let calm = ["pass", "done", "no academy", "no recruit", "turn 0"];
        let next = calm.iter().find(|word| decisions.iter().any(|one| one == *word));
        me.decide(next.map_or(decisions[0].as_str(), |word| word)).await;
    }
    panic!("the city never grows");
}

/// The smallest letters on the page that are seen, in pixels: on the map, and anywhere else.
const LETTERS: &str = "
    const seen = element => element.checkVisibility({ opacityProperty: true })
        && !element.closest('.vh, .note, [hidden]') && element.getClientRects().length > 0;
    const size = element => parseFloat(getComputedStyle(element).fontSize);
    const scaled = text => size(text) * text.ownerSVGElement.getBoundingClientRect().width
        / text.ownerSVGElement.viewBox.baseVal.width;
    const drawn = [...document.querySelectorAll('#board .city-tile text')].filter(seen).map(scaled);
    const written = [...document.querySelectorAll('.masthead *, #board *, #mine *')]
        .filter(one => !one.ownerSVGElement && [...one.childNodes].some(node => node.nodeType === 3
            && node.data.trim())).filter(seen).map(size);
    return [drawn.length, Math.min(...drawn, 99), Math.min(...written, 99)]";

/// How the map shows its tiles: how large one is, how many names are seen, how many tiles there
/// are, and whether all of them lie in their frame.
const TILES: &str = "
    const frame = document.getElementById('city-view').getBoundingClientRect();
    const tiles = [...document.querySelectorAll('#city-view .tile')];
    const boxes = tiles.map(tile => tile.getBoundingClientRect());
    // What is in a part that is not drawn has no width.
    const seen = it => it.checkVisibility() && it.getBoundingClientRect().width > 0;
    const names = tiles.filter(tile => [...tile.querySelectorAll('.city-tile .name')]
        .some(seen)).length;
    const shapes = tiles.filter(tile => [...tile.querySelectorAll('.city-tile .shape')]
        .some(seen)).length;
    const inside = boxes.every(box => box.left >= frame.left - 1 && box.right <= frame.right + 1
        && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1);
    return { size: boxes[0].width, names, shapes, tiles: tiles.length, inside,
        width: frame.width, height: frame.height }";

/// Everything that is shown can be read, and the whole city is in sight.
async fn is_legible(me: &Browser, size: (u32, u32)) -> Value {
    resize(me, size).await;
    let letters = me.run(LETTERS).await;
    let least = |place: usize| letters[place].as_f64().unwrap();
    // Held sideways the whole city is far, and what can be built lies in a closed drawer.
    assert!(least(0) > 0.0 || size.1 < 500, "{size:?}: something is written on tiles");
    assert!(least(1) >= 12.0 && least(2) >= 12.0, "{size:?}: {letters}");
    let tiles = me.run(TILES).await;
    assert_eq!(tiles["inside"], true, "{size:?}: {tiles}");
    let (page, window) = pages::sides(me).await;
    assert!(page <= window, "{size:?} is wider than the window: {page}, {window}");
    tiles
}

/// The levels of detail are told apart by how large a tile is.
fn is_of_its_level(tiles: &Value) {
    let near = tiles["size"].as_f64().unwrap() >= 60.2;
    let named = tiles["names"] == tiles["tiles"];
    assert_eq!(near, named, "{tiles}");
    assert!(near || tiles["names"] == 0, "{tiles}");
    assert!(tiles["shapes"].as_u64().unwrap() > 5, "owners are told by their shapes: {tiles}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_city_of_five_is_legible_on_every_screen() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (1280, 800), ..Habit::default() }).await;
    large_city(&me).await;
    // Seats are shown in the order of the turn, each with its own shape.
    assert_eq!(me.run("return document.querySelectorAll('.player-row').length").await, 5);
    for size in [(1280, 800), (1440, 900), (820, 1180), (390, 844), (844, 390)] {
        let tiles = is_legible(&me, size).await;
        is_of_its_level(&tiles);
        assert_eq!(pages::serious(&me).await, json!([]), "{size:?}");
    }
    // On a phone the whole city is far; whoever zooms sees more.
    let far = is_legible(&me, (390, 844)).await;
    assert!(far["size"].as_f64().unwrap() < 75.5, "{far}");
    for _ in 0..4 {
        me.point("[data-zoom=in]").await;
    }
    let near = me.run(TILES).await;
    assert!(near["size"].as_f64().unwrap() > 75.5, "{near}");
    is_of_its_level(&near);
    assert!(me.run(LETTERS).await[1].as_f64().unwrap() >= 12.0);
    // A map held sideways stands between two rails, as high as the window but for the handle.
    resize(&me, (844, 390)).await;
    let lying = me.run(TILES).await;
    assert!(lying["height"].as_f64().unwrap() > 330.0, "{lying}");
}

/// Where the tile an action is about lies, and how large it is.
const CHOSEN: &str = "
    const frame = document.getElementById('city-view').getBoundingClientRect();
    const box = document.querySelector('#city-view .chosen').getBoundingClientRect();
    return { size: box.width, inside: box.left >= frame.left && box.right <= frame.right
        && box.top >= frame.top && box.bottom <= frame.bottom }";

/// Fingers want tiles they can hit: where the whole city would be too small, what can be pointed at is
/// shown larger and with its names, until the reader asks for the whole.
async fn fingers_find_large_tiles(me: &Browser) {
    let touch = |enabled: bool| json!({ "enabled": enabled, "maxTouchPoints": 2 });
    me.driver.cdp().send_raw("Emulation.setTouchEmulationEnabled", touch(true)).await.unwrap();
    resize(me, (360, 560)).await;
    me.go(&me.path().await).await;
    me.my_turn().await;
    let near = me.run(TILES).await;
    assert!(near["size"].as_f64().unwrap() >= 60.2, "{near}");
    is_of_its_level(&near);
    for _ in 0..4 {
        me.run("document.querySelector('[data-zoom=out]').click()").await;
    }
    let whole = me.run(TILES).await;
    assert_eq!(whole["inside"], true, "{whole}");
    assert!(whole["size"].as_f64().unwrap() < 44.0, "{whole}");
    me.driver.cdp().send_raw("Emulation.setTouchEmulationEnabled", touch(false)).await.unwrap();
    me.go(&me.path().await).await;
    me.my_turn().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_comes_close_to_what_one_decides_about() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (390, 844), ..Habit::default() }).await;
    large_city(&me).await;
    let whole = me.run(TILES).await;
    assert_eq!(whole["inside"], true, "the whole city while one chooses: {whole}");
    assert!(me.find("#drawer-choosing").await.prop("open").await.unwrap().is_some());
    fingers_find_large_tiles(&me).await;
    resize(&me, (390, 844)).await;
    // A tile several Workers could go to asks who.
    let tile = me.run("return document.querySelector('#city-view button[value^=activate]').value");
    let tile = tile.await;
    me.decide(tile.as_str().unwrap()).await;
    let asked = me.my_turn().await;
    assert!(asked.iter().any(|decision| decision.starts_with("worker")), "{tile}: {asked:?}");
    let close = me.run(CHOSEN).await;
    assert!(close["size"].as_f64().unwrap() > 75.5, "{close}");
    assert_eq!(close["inside"], true, "{close}");
}

/// The goods of mine, by name.
const GOODS: &str = "
    return Object.fromEntries([...document.querySelectorAll('#mine .stock [data-counter]')]
        .map(one => [one.dataset.counter, Number(one.textContent)]))";

#[tokio::test(flavor = "multi_thread")]
async fn several_units_are_traded_in_one_go() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (1280, 800), ..Habit::default() }).await;
    me.go("/new?game=praetor&players=2").await;
    me.run("document.querySelector('[name=name]').value = 'Zz'").await;
    me.click("form.new-table .start button").await;
    me.find("#live").await;
    for _ in 0..60 {
        let decisions = me.my_turn().await;
        if decisions.iter().any(|decision| decision == "done" || decision.starts_with("buy ")) {
            break;
        }
        let market = decisions.iter().find(|one| one.starts_with("activate market"));
        let calm = ["worker", "pass", "no academy", "no recruit"];
        let next = calm.iter().find_map(|word| decisions.iter().find(|one| one.starts_with(word)));
        me.decide(market.or(next).unwrap_or(&decisions[0])).await;
    }
    let lot = "button[data-lot][value^='buy wood']";
    let value = me.find(lot).await.attr("value").await.unwrap().unwrap();
    let count = value.split("; ").count() as i64;
    assert!(count > 1, "{value}");
    let before = me.run(GOODS).await;
    let at = me.position().await;
    me.point(lot).await;
    me.moved_on(at).await;
    me.until("return document.querySelector('#mine [data-counter]:not(.running)') !== null").await;
    me.find(&piece("done")).await;
    assert_eq!(me.position().await, at + count as u64, "each is an event of its own");
    me.until(&format!(
        "return Number(document.querySelector('#mine [data-counter=wood]').textContent) === {}",
        before["wood"].as_i64().unwrap() + count
    ))
    .await;
}

/// Lays the tile on a cell, by its place among all it may lie on; says how many there are.
const LAY: &str = "
    const cells = [...document.querySelectorAll('[data-placing] .lay > .piece > button')];
    cells[arguments[0]]?.click();
    return cells.length";

/// Whether the tile that is laid is seen whole, and not on its way any more.
const WHOLE: &str = "
    const frame = document.getElementById('city-view').getBoundingClientRect();
    const box = document.querySelector('.laid .ghost')?.getBoundingClientRect();
    return box && box.left >= frame.left && box.right <= frame.right
        && box.top >= frame.top && box.bottom <= frame.bottom";

/// Of the cells around the city a part is seen; what is laid there is seen whole, on every screen.
#[tokio::test(flavor = "multi_thread")]
async fn a_tile_at_the_rim_is_seen_whole() {
    let server = Server::start();
    for size in [(390, 844), (844, 390), (1280, 800)] {
        let me = Browser::with(&server, Habit { size, ..Habit::default() }).await;
        me.go("/new?game=praetor&players=3").await;
        me.click("form.new-table .start button").await;
        me.find("#live").await;
        for word in ["build", "worker"] {
            let decisions = me.my_turn().await;
            // On its side a phone keeps what can be built in a drawer.
            me.run("document.querySelector('.handle.lying').open = true").await;
            let next = decisions.iter().find(|decision| decision.starts_with(word));
            me.decide(next.expect("something can be built")).await;
        }
        me.my_turn().await;
        let cells = me.run_with(LAY, vec![json!(-1)]).await.as_u64().unwrap();
        assert!(cells > 8, "{cells}");
        // Twice, so that every way from one cell to another is gone.
        for cell in (0..cells).chain((0..cells).rev()) {
            me.run_with(LAY, vec![json!(cell)]).await;
            me.until(WHOLE).await;
        }
    }
}
