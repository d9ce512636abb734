//! Passkeys, with an authenticator of the browser's own.

use ludi_browser::{Browser, Habit, Server};
use serde_json::{Value, json};

/// A device that keeps keys and lets its owner in, as the developer tools have one; its name.
async fn device(me: &Browser) -> Value {
    let tools = me.driver.cdp();
    tools.send_raw("WebAuthn.enable", json!({})).await.unwrap();
    let options = json!({ "options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
        "hasUserVerification": true, "isUserVerified": true, "automaticPresenceSimulation": true,
    } });
    let made = tools.send_raw("WebAuthn.addVirtualAuthenticator", options).await.unwrap();
    made["authenticatorId"].clone()
}

/// The keys of a device.
async fn keys(me: &Browser, device: &Value) -> Vec<Value> {
    let asked = json!({ "authenticatorId": device });
    let told = me.driver.cdp().send_raw("WebAuthn.getCredentials", asked).await.unwrap();
    told["credentials"].as_array().cloned().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_brings_somebody_back_after_they_have_left() {
    let server = Server::start();
    assert!(server.base.starts_with("http://localhost:"), "where browsers have passkeys");
    let me = Browser::open(&server).await;
    let device = device(&me).await;
    me.table(2, false).await;
    let table = me.path().await;
    me.go("/you").await;
    let name = "return document.getElementById('you-name')?.value";
    let before = me.run(name).await;
    me.click("[data-passkey=keep] button").await;
    me.find("form[action='/you/passkeys/remove']").await;
    assert_eq!(keys(&me, &device).await.len(), 1);
    // The same device has no second one, and says so in words.
    me.click("[data-passkey=keep] button").await;
    let told = "return document.querySelector('[data-passkey=keep] .passkey-told').textContent";
    me.until(&format!("{told}.includes('already')")).await;

    me.click("form[action='/you/leave'] button").await;
    me.until("return location.pathname === '/'").await;
    me.go("/you").await;
    assert!(me.text().await.contains("Nobody is known"));
    me.click("[data-passkey=come] button").await;
    me.until("return location.pathname === '/'").await;
    me.go("/you").await;
    assert_eq!(me.run(name).await, before);
    me.go(&table).await;
    me.my_turn().await;

    // Removed here, it leads nowhere, and the server says why.
    me.go("/you").await;
    me.click("form[action='/you/passkeys/remove'] button").await;
    me.until("return !document.querySelector('[action$=remove]')").await;
    me.click("[data-passkey=come] button").await;
    let told = "return document.querySelector('[data-passkey=come] .passkey-told').textContent";
    me.until(&format!("{told}.includes('no such passkey')")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_are_no_passkeys_none_are_offered() {
    let server = Server::start();
    // An address has no name, and a passkey belongs to one.
    let numbers = server.base.replace("localhost", "127.0.0.1");
    let me = Browser::at(&numbers, Habit::default()).await;
    me.go("/you").await;
    assert_eq!(me.run("return document.querySelector('[data-passkey]')").await, Value::Null);
    let plain = Browser::with(&server, Habit { scripts: false, ..Habit::default() }).await;
    plain.go("/you").await;
    assert!(!plain.text().await.contains("passkey"), "nothing is shown that does nothing");
}
