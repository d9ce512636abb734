//! The board of The Builders: everything in sight whatever one has, few clicks, notes on touch.

use ludi_browser::{Browser, Files, Habit, Server, gallery};
use serde_json::json;

/// What does not fit: goods or rows that would have to be scrolled, and cards that lie outside.
const HIDDEN: &str = "
    const wrong = [];
    for (const it of document.querySelectorAll('.strip, .table-board'))
        if (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
            wrong.push(`${it.className} ${it.scrollWidth}x${it.scrollHeight}`);
    const strip = document.querySelector('.strip')?.getBoundingClientRect();
    for (const chip of document.querySelectorAll('.strip .face')) {
        const box = chip.getBoundingClientRect();
        if (box.right > strip.right + 1 || box.bottom > innerHeight || box.width < 14)
            wrong.push(chip.className);
    }
    return wrong";

#[tokio::test(flavor = "multi_thread")]
async fn a_desktop_shows_everything_at_once_even_to_who_has_a_dozen_hands() {
    let folder = tempfile::tempdir().unwrap();
    let pages = gallery(folder.path(), Some("builders"));
    let files = Files::show(folder.path());
    let me = Browser::at(&files.base, Habit::default()).await;
    let mut hands = 0;
    for size in [(1280, 800), (1440, 900)] {
        me.resize(size).await;
        let tables = pages.iter().filter(|page| page.contains("/light/"));
        for page in tables.filter(|page| !page.contains("rules") && !page.contains("provenance")) {
            me.go(&format!("/{page}")).await;
            assert_eq!(me.run(HIDDEN).await, json!([]), "{page} {size:?}");
            let team = "return document.querySelectorAll('.strip .hand-chip').length";
            hands = hands.max(me.run(team).await.as_u64().unwrap());
        }
    }
    assert!(hands >= 12, "a crowd was seen: {hands}");
}

/// The longest solutions, in the longer language, leave the whole board in sight.
#[tokio::test(flavor = "multi_thread")]
async fn a_solution_lies_on_nothing_it_speaks_of_on_a_desktop() {
    let server = Server::start();
    let me =
        Browser::with(&server, Habit { lang: "fr", size: (1280, 800), ..Habit::default() }).await;
    let (_, puzzles) = ludi_registry::puzzles().iter().find(|it| it.0.id() == "builders").unwrap();
    let covered = "return document.querySelector('.investments').getBoundingClientRect().bottom
        - document.querySelector('.table-mine').getBoundingClientRect().top";
    for number in 1..=puzzles.list.len() {
        me.go(&format!("/puzzles/builders/{number}?show=1")).await;
        me.run_long("document.fonts.ready.then(arguments[0])", vec![]).await;
        assert!(me.run(covered).await.as_f64() <= Some(0.0), "{number}");
    }
}

/// What of one's goods lies aside: cards that would have to be scrolled to sideways.
const ASIDE: &str = "
    return [...document.querySelectorAll('.strip, .strip .face, .strip .purse')]
        .filter(it => it.checkVisibility())
        .filter(it => {
            const { left, right } = it.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1 || it.matches('.strip') && it.scrollWidth > it.clientWidth + 1;
        })
        .map(it => it.className)";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_one_has_lies_aside_on_a_phone_even_with_a_dozen_hands() {
    let folder = tempfile::tempdir().unwrap();
    let pages = gallery(folder.path(), Some("builders"));
    let files = Files::show(folder.path());
    let me = Browser::at(&files.base, Habit::default()).await;
    for size in [(390, 844), (844, 390), (360, 740)] {
        me.resize(size).await;
        let tables = pages.iter().filter(|page| page.contains("/light/"));
        for page in tables.filter(|page| !page.contains("rules") && !page.contains("provenance")) {
            me.go(&format!("/{page}")).await;
            assert_eq!(me.run(ASIDE).await, json!([]), "{page} {size:?}");
            let left = "return document.querySelector('.table-board').clientHeight / innerHeight";
            let left = me.run(left).await.as_f64().unwrap();
            assert!(left > 0.3, "the board keeps its room: {left} of {page} {size:?}");
        }
    }
}

/// The first decision that begins with a word.
fn first(decisions: &[String], word: &str) -> String {
    let found = decisions.iter().find(|decision| decision.starts_with(word));
    found.unwrap_or_else(|| panic!("no {word} in {decisions:?}")).clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_sends_a_hand_to_the_only_site() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    let open = first(&me.my_turn().await, "open");
    me.decide(&open).await;
    let send = first(&me.my_turn().await, "send");
    me.decide(&send).await;
    me.until("return document.querySelector('#mine .crew .member') !== null").await;
    let decisions = me.my_turn().await;
    assert!(decisions.contains(&"end".to_owned()), "no site is asked for: {decisions:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_press_tells_what_a_piece_is_and_decides_nothing() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (390, 844), ..Habit::default() }).await;
    me.table(2, false).await;
    me.my_turn().await;
    let before = me.position().await;
    for piece in ["#board .legal > button", "#board .calm > .face, #board .refused > button"] {
        let press = "
            const face = document.querySelector(arguments[0]);
            face.scrollIntoView({ block: 'center', inline: 'center' });
            const { x, y } = face.getBoundingClientRect();
            const touch = { pointerType: 'touch', clientX: x + 9, clientY: y + 9, bubbles: true };
            window.face = face;
            face.dispatchEvent(new PointerEvent('pointerdown', touch));
            setTimeout(() => {
                face.dispatchEvent(new PointerEvent('pointerup', touch));
                face.click();
            }, 700)";
        me.run_with(press, vec![json!(piece)]).await;
        me.until("return window.face.parentElement.matches('.told')").await;
        tokio::time::sleep(std::time::Duration::from_millis(900)).await;
        let readable = "
            const note = window.face.parentElement.querySelector(':scope > .note');
            const [box, face] = [note, window.face].map(it => it.getBoundingClientRect());
            const apart = box.bottom <= face.top + 1 || box.top >= face.bottom - 1
                || box.right <= face.left + 1 || box.left >= face.right - 1;
            return [note.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
                parseFloat(getComputedStyle(note).fontSize) >= 14, apart,
                box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight]";
        assert_eq!(me.run(readable).await, json!([true, true, true, true]), "{piece}");
    }
    assert_eq!(me.position().await, before, "nothing was decided");
}
