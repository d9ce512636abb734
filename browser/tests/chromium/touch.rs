//! What a finger that rests on something brings.

use ludi_browser::{Browser, Habit, Server};
use serde_json::json;

/// Rests a finger on the first piece of a kind, and says what came: closer looks, notes.
const REST: &str = "const done = arguments[1];
    const face = document.querySelector(arguments[0]);
    const box = face.getBoundingClientRect();
    const touch = { bubbles: true, pointerType: 'touch', clientX: box.left + 5, clientY: box.top + 5 };
    face.dispatchEvent(new PointerEvent('pointerdown', touch));
    setTimeout(() => {
        face.dispatchEvent(new PointerEvent('pointerup', touch));
        done([document.querySelectorAll('.closer').length, document.querySelectorAll('.piece.told').length]);
    }, 900)";

#[tokio::test(flavor = "multi_thread")]
async fn a_long_press_brings_one_thing() {
    let server = Server::start();
    let habit = Habit { size: (390, 844), ..Habit::default() };
    let me = Browser::with(&server, habit).await;
    for (game, face, brings) in [
        ("praetor", "#board .face.tile", json!([1, 0])),
        ("magna-roma", "#board .face.ring-tile", json!([1, 0])),
        ("builders", "#board .piece:has(> .note) > .face", json!([0, 1])),
    ] {
        me.go(&format!("/new?game={game}")).await;
        me.click("main form button.go").await;
        me.my_turn().await;
        assert_eq!(me.run_long(REST, vec![json!(face)]).await, brings, "{game}");
    }
}
