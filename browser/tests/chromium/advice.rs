//! Hints on the board, and looking back at a game.

use ludi_browser::{Browser, Server};
use serde_json::json;
use thirtyfour::prelude::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_rings_its_piece_gives_a_reason_moves_nothing_and_is_put_away_by_escape() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    me.my_turn().await;
    let place = "return document.querySelector('#board .legal').getBoundingClientRect().top";
    let before = me.run(place).await;
    me.click("#mine form[action$='/hint'] button").await;
    me.find(".piece.hinted").await;
    let reason = "return document.querySelector('#hint .reason').textContent.trim().length > 10";
    assert_eq!(me.run(reason).await, json!(true));
    let free = "const own = document.getElementById('hint').getBoundingClientRect();
        return [...document.querySelectorAll('#board :is(.hinted, .second)')].every(it => {
            const { top, bottom, left, right } = it.getBoundingClientRect();
            return top > own.bottom || bottom < own.top || left > own.right || right < own.left;
        })";
    me.until(free).await;
    let folded = "return document.querySelector('#hint details').open";
    assert_eq!(me.run(folded).await, json!(false));
    me.click("#hint summary").await;
    assert_eq!(me.run(folded).await, json!(true));
    assert_eq!(me.run(place).await, before, "the board stays where it is");
    me.press(Key::Escape).await;
    me.until("return !document.querySelector('#hint, .hinted, .second')").await;
    assert_eq!(me.run(place).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_lays_the_tile_on_its_cell_as_it_should_be_turned() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.go("/new?game=magna-roma&players=1").await;
    me.click("form.new-table .start button").await;
    me.find("#board .city").await;
    let decisions = me.my_turn().await;
    me.decide(&decisions[0]).await;
    me.find("#board [data-placing]").await;
    me.click("#mine form[action$='/hint'] button").await;
    me.find(".piece.hinted .hint-ghost").await;
    // The picture is that of the way that was foreseen.
    let same = "
        const { best, then } = document.getElementById('hint').dataset;
        const cell = document.querySelector('.piece.hinted').closest('.lay');
        const ways = [...cell.querySelectorAll('.ways > li')].map(way => way.dataset.way);
        const hand = document.querySelector(`#placing .in-hand .facing-${ways.indexOf(then)}`);
        return cell.querySelector('.piece > button').value === best
            && hand.innerHTML === cell.querySelector('.hint-ghost > *').innerHTML";
    assert_eq!(me.run(same).await, json!(true));
    assert!(me.driver.find_all(By::Css(".second .hint-ghost")).await.unwrap().len() < 2);
    me.press(Key::Escape).await;
    me.until("return !document.querySelector('.hint-ghost')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_brings_into_sight_what_it_points_at() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.go("/new?game=praetor&players=2").await;
    me.click("form.new-table .start button").await;
    me.find("#board .city").await;
    for kind in ["build", "worker"] {
        let decisions = me.my_turn().await;
        let one = decisions.iter().find(|it| it.starts_with(kind)).expect("one can build");
        me.decide(one).await;
    }
    me.find("#board [data-placing]").await;
    me.resize((390, 844)).await;
    let in_sight = "
        const { left, top, width, height } = document.querySelector('.lay:has(.hinted)').getBoundingClientRect();
        const it = document.elementFromPoint(left + width / 2, top + height / 2);
        return it?.closest('.lay:has(.hinted)') !== null && it !== null";
    // However the map was moved about before.
    for corner in ["0, 0", "5000, 5000"] {
        for _ in 0..5 {
            me.run("document.querySelector('[data-zoom=in]').click()").await;
        }
        me.run(&format!("document.querySelector('#city-view').scrollTo({corner})")).await;
        me.click("#mine form[action$='/hint'] button").await;
        me.find(".piece.hinted .hint-ghost").await;
        me.until(in_sight).await;
        me.press(Key::Escape).await;
        me.until("return !document.querySelector('#hint')").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_shows_both_moves_on_the_board_and_lets_one_try_again() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    let table = me.table(2, false).await;
    me.finish(&table).await;
    me.go(&table).await;
    me.click("form[action$='/analysis'] button").await;
    me.until("return document.getElementById('moments') !== null").await;
    // A point of the chart leads to its position.
    me.run("document.querySelectorAll('.chart a.chart-moment')[4].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }))").await;
    me.find("#replay").await;
    me.go(&format!("{table}/analysis")).await;
    // Of all mistakes some have both moves on the board.
    let links = "return [...document.querySelectorAll('#moments a.see')].map(link => link.pathname + link.search)";
    let links: Vec<String> = serde_json::from_value(me.run(links).await).unwrap();
    let mut both = false;
    for link in &links {
        me.go(link).await;
        me.find("#replay-remark .notice").await;
        let marks = "return ['chosen', 'better'].every(mark => document.querySelector(`#board [data-verdict=${mark}]`))";
        both |= me.run(marks).await == json!(true);
    }
    assert!(both, "no mistake shows both moves: {links:?}");
    me.click("#replay-remark .try-again button").await;
    me.find("#mine").await;
    assert_ne!(me.path().await, table, "another table");
}
