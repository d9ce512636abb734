//! On a phone, upright and on its side, Noctua never lies on what she speaks of.

use std::time::Duration;

use ludi_browser::{Browser, Habit, Server};
use serde_json::json;

/// Upright, and on its side.
const PHONES: [(u32, u32); 2] = [(390, 844), (844, 390)];

/// What leads on, as in the lessons themselves; what is free is followed for a few moves.
const GO_ON: &str = "
    const ways = ['#placing :is([data-asked], [data-asked-also])', '[data-asked]',
        '[data-asked-also]', '#guide:not(.done) .go', '#guide[data-free] .plain'];
    const way = ways.map(it => document.querySelector(it)).find(it => it);
    way?.click();
    return way !== undefined";

/// How a moment is told from the next.
const MOMENT: &str = "return location.href \
    + (document.querySelector('.laid > .piece > button')?.value ?? '') \
    + (document.querySelector('#placing')?.dataset.facing ?? '')";

/// What is wrong with the moment that is shown: the bubble stands out of the window, what is to be
/// done lies in something closed, what it speaks of is not in sight, or more than a tenth of it is
/// covered. Of something larger than the room that is left beside the bubble, it is enough to see as
/// much as there is room for. What the learner looks for alone is not pointed at.
const WRONG: &str = "
    const guide = document.getElementById('guide');
    const meet = (a, b) => ({
        left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
        top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) });
    const area = it => Math.max(0, it.right - it.left) * Math.max(0, it.bottom - it.top);
    const sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const bubble = guide.getBoundingClientRect();
    const found = [];
    if (area(meet(bubble, sight)) < 0.99 * area(bubble)) found.push('the bubble is cut off');
    const shown = all => [...document.querySelectorAll(all)].find(it => it.getClientRects().length);
    if (document.querySelector('[data-asked]') && !shown('[data-asked]'))
        found.push('what is to be done is hidden');
    const aim = shown('[data-asked]') ?? shown('[data-lit]');
    if (!aim || guide.matches('.done, [data-alone]')) return found;
    const whole = aim.getBoundingClientRect();
    let seen = meet(whole, sight);
    let room = sight;
    for (let at = aim.parentElement; at && !aim.closest('.floats'); at = at.parentElement)
        if (getComputedStyle(at).overflow !== 'visible') {
            seen = meet(seen, at.getBoundingClientRect());
            room = meet(room, at.getBoundingClientRect());
        }
    const [wide, high] = [
        Math.min(whole.width, room.right - room.left), Math.min(whole.height, room.bottom - room.top)];
    const most = wide * high;
    const name = aim.value || aim.dataset.piece || aim.dataset.part || aim.id;
    const hidden = area(meet(seen, bubble));
    const left = area(room) - area(meet(room, bubble));
    const isLarge = most > 0.7 * left;
    if (isLarge && area(seen) - hidden < 0.5 * left) found.push(`too little of ${name}`);
    if (!isLarge && area(seen) < 0.9 * most) found.push(`${name} is out of sight`);
    if (!isLarge && hidden > 0.1 * most) found.push(`${name} is covered`);
    return found";

/// How long a page may take until everything has its place.
const LATE: Duration = Duration::from_millis(500);

/// How many moves of a free step are looked at.
const FREE: usize = 4;

/// Looks at every moment of every lesson of a game.
async fn pointed_at(game: &str) {
    let server = Server::start();
    let me = Browser::open(&server).await;
    let mut wrong = Vec::new();
    let mut looks = 0;
    for size in PHONES {
        me.resize(size).await;
        for lesson in 1..=ludi_registry::course(game).lessons.len() {
            me.go(&format!("/learn/{game}/{lesson}")).await;
            me.until("return document.body.classList.contains('guided')").await;
            // Letters and pictures may come late.
            tokio::time::sleep(LATE).await;
            let mut free = 0;
            for step in 0..120 {
                let settled = "document.fonts.ready.then(() => requestAnimationFrame(() =>
                    requestAnimationFrame(arguments[0])))";
                me.run_long(settled, vec![]).await;
                looks += 1;
                let found = me.run(WRONG).await;
                if found != json!([]) {
                    wrong.push(format!("{size:?} lesson {lesson}, {step}: {found}"));
                }
                let is_free = "return document.querySelector('#guide[data-free]') !== null";
                free += usize::from(me.run(is_free).await == json!(true));
                let before = me.run(MOMENT).await;
                if free > FREE || me.run(GO_ON).await == json!(false) {
                    break;
                }
                me.until(&format!("{MOMENT} !== {before}")).await;
            }
        }
    }
    assert!(looks > 40, "{looks} moments");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

macro_rules! courses {
    ($($game:ident $id:literal),*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $game() {
            pointed_at($id).await;
        }
    )*};
}

courses!(builders "builders", hadrian "hadrian", magna_roma "magna-roma", praetor "praetor");

/// Whether the veil is open around what is lit: its hole is seven pixels wider on every side.
const OPEN: &str = "
    const hole = document.querySelector('.veil .holes').getBBox();
    const lit = document.querySelector('#mine .piece[data-lit]').getBoundingClientRect();
    return [[hole.x + 7, lit.left], [hole.y + 7, lit.top],
        [hole.x + hole.width - 7, lit.right], [hole.y + hole.height - 7, lit.bottom]]
        .every(([one, other]) => Math.abs(one - other) < 2)";

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_that_glides_is_pointed_at_where_it_comes_to_rest() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { motion: true, ..Habit::default() }).await;
    // A site that does not suit: its card glides from the row into the tray, and is spoken of.
    me.go("/learn/builders/1?did=.,.").await;
    me.until("return document.body.classList.contains('guided')").await;
    me.point("button[value='open shop']").await;
    me.until("return location.search.includes('open+shop')").await;
    tokio::time::sleep(2 * LATE).await;
    assert_eq!(me.run(OPEN).await, json!(true));
}
