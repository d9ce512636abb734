//! Passkeys: a device that signs for its guest, and nobody else.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use ed25519_dalek::{Signer as _, SigningKey};
use ludi_web::{Clock, Limits, Rate, Waiting};
use passki::Passki;
use reqwest::StatusCode;
use serde_json::{Value as Json, json};
use sha2::{Digest as _, Sha256};
use sqlx::Connection as _;

use crate::common::{Browser, Site};

/// A device with its keys: what a browser's authenticator does, in a few lines.
struct Device {
    /// The site as the browser sees it.
    origin: String,
    /// The name of the site the keys are for.
    rp: String,
    /// Ids, handles and keys.
    keys: Vec<(Vec<u8>, String, SigningKey)>,
    counter: u32,
}

impl Device {
    fn at(browser: &Browser) -> Self {
        Self { origin: browser.base.clone(), rp: "localhost".into(), keys: Vec::new(), counter: 0 }
    }

    fn client(&self, kind: &str, asked: &Json) -> Vec<u8> {
        let client =
            json!({ "type": kind, "challenge": asked["challenge"], "origin": self.origin });
        serde_json::to_vec(&client).unwrap()
    }

    /// What is signed: the site, that somebody is there (and more in `flags`), how often it was.
    fn data(&mut self, flags: u8) -> Vec<u8> {
        self.counter += 1;
        let site = Sha256::digest(self.rp.as_bytes());
        [&site[..], &[flags | 1], &self.counter.to_be_bytes()].concat()
    }

    /// Makes a key for a guest.
    fn make(&mut self, asked: &Json) -> String {
        let number = self.keys.len() as u8 + 1;
        let (id, key) = (vec![number; 20], SigningKey::from_bytes(&[number; 32]));
        let handle = asked["user"]["id"].as_str().unwrap().to_owned();
        // A key of the curve Ed25519, in CBOR: kty 1, alg -8, crv 6, x.
        let public = [&hex("a4010103272006215820")[..], key.verifying_key().as_bytes()].concat();
        let mut data = self.data(0x40);
        data.extend([[0; 16].as_slice(), &[0, id.len() as u8], &id, &public].concat());
        let attestation = [
            &hex("a363666d74646e6f6e656761747453746d74a068617574684461746158")[..],
            &[data.len() as u8],
            &data,
        ]
        .concat();
        let credential = json!({
            "id": base64(&id), "rawId": base64(&id), "type": "public-key",
            "response": {
                "clientDataJSON": base64(&self.client("webauthn.create", asked)),
                "attestationObject": base64(&attestation),
                "transports": ["internal"],
            },
            "clientExtensionResults": {},
        });
        self.keys.push((id, handle, key));
        credential.to_string()
    }

    /// Signs with its latest key.
    fn sign(&mut self, asked: &Json) -> Json {
        let (client, data) = (self.client("webauthn.get", asked), self.data(0));
        let (id, handle, key) = self.keys.last().unwrap();
        let signed = [&data[..], &Sha256::digest(&client)].concat();
        json!({
            "id": base64(id), "rawId": base64(id), "type": "public-key",
            "response": {
                "clientDataJSON": base64(&client),
                "authenticatorData": base64(&data),
                "signature": base64(&key.sign(&signed).to_bytes()),
                "userHandle": handle,
            },
            "clientExtensionResults": {},
        })
    }
}

fn base64(bytes: &[u8]) -> String {
    Passki::base64_encode(bytes)
}

fn hex(text: &str) -> Vec<u8> {
    (0..text.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap())
        .collect()
}

/// A browser that reaches the site as this very machine, where there are passkeys.
fn here(site: &Site) -> Browser {
    Browser::new(&site.base.replace("127.0.0.1", "localhost"), "en")
}

/// What the site asks a device.
async fn asked(browser: &Browser, path: &str) -> Json {
    let (status, text) = browser.script(&format!("{path}/challenge"), &[]).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    serde_json::from_str(&text).unwrap()
}

/// Makes a passkey for the guest of a browser.
async fn make(browser: &Browser, device: &mut Device) {
    let made = device.make(&asked(browser, "/you/passkeys").await);
    let (status, text) = browser.script("/you/passkeys", &[("passkey", &made)]).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{text}");
}

/// Comes back with what a device said.
async fn come(browser: &Browser, said: &Json) -> (StatusCode, String) {
    browser.script("/passkey", &[("passkey", &said.to_string())]).await
}

/// Livia, who has a passkey, and her device.
async fn livia(site: &Site) -> (Browser, Device) {
    let livia = here(site);
    livia.post("/settings", &[("name", "Livia"), ("back", "/")]).await;
    let mut device = Device::at(&livia);
    make(&livia, &mut device).await;
    (livia, device)
}

#[tokio::test]
async fn a_passkey_leads_back_to_its_guest_on_another_device() {
    let site = Site::open().await;
    let (livia, mut device) = livia(&site).await;
    let table = livia.table(&[("players", "2"), ("name", "Livia")]).await;
    // A second one of the same device is not asked for: it knows the first.
    let again = asked(&livia, "/you/passkeys").await;
    assert_eq!(again["excludeCredentials"][0]["id"], base64(&device.keys[0].0));
    assert_eq!(again["user"]["id"], device.keys[0].1, "one guest is one to all devices");
    assert_eq!(again["authenticatorSelection"]["residentKey"], "required");

    let other = here(&site);
    assert_eq!(other.get(&table).await.status, StatusCode::NOT_FOUND);
    let marcus = other.post("/settings", &[("name", "Marcus"), ("back", "/you")]).await;
    assert!(marcus.has("[data-passkey=come][hidden] button[type=button]"), "a script shows it");
    for _ in 0..2 {
        let said = device.sign(&asked(&other, "/passkey").await);
        assert_eq!(come(&other, &said).await.0, StatusCode::NO_CONTENT);
        assert_eq!(other.get("/you").await.value("you-name"), "Livia");
        assert!(!other.get(&table).await.decisions().is_empty(), "her seat is hers here, too");
    }
    // She sees it, and removes it.
    let you = other.get("/you").await;
    assert!(you.words().contains("Passkey 1") && you.words().contains("Only a passkey leads back"));
    let id = you.attributes("[action='/you/passkeys/remove'] button", "value");
    assert_eq!(id, [base64(&device.keys[0].0)]);
    let stranger = here(&site);
    stranger.play().await;
    let theirs = stranger.post("/you/passkeys/remove", &[("passkey", &id[0])]).await;
    assert_eq!(theirs.status, StatusCode::UNPROCESSABLE_ENTITY, "it is not theirs");
    other.post("/you/passkeys/remove", &[("passkey", &id[0])]).await;
    assert!(!other.get("/you").await.words().contains("Passkey 1"));
    let said = device.sign(&asked(&other, "/passkey").await);
    let (status, text) = come(&here(&site), &said).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(text.contains("no such passkey"), "{text}");
}

#[tokio::test]
async fn a_passkey_of_earlier_releases_is_still_good() {
    let sql = include_str!("../../../store/tests/formats/7.sql");
    let mut site = Site::open().await;
    let db = site.db.with_file_name("frozen.db");
    let address = format!("sqlite://{}?mode=rwc", db.display());
    let mut frozen = sqlx::SqliteConnection::connect(&address).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut frozen).await.unwrap();
    frozen.close().await.unwrap();
    site.db = db;
    site.restart().await;
    let me = here(&site);
    let mut device = Device::at(&me);
    device.counter = 10;
    device.keys.push((vec![7; 20], base64(&[9; 32]), SigningKey::from_bytes(&[7; 32])));
    let said = device.sign(&asked(&me, "/passkey").await);
    assert_eq!(come(&me, &said).await, (StatusCode::NO_CONTENT, String::new()));
    assert_eq!(me.get("/you").await.value("you-name"), "Livia");
}

#[tokio::test]
async fn a_passkey_is_forgotten_with_its_guest() {
    let site = Site::open().await;
    let (livia, mut device) = livia(&site).await;
    livia.post("/you/leave-everywhere", &[]).await;
    let said = device.sign(&asked(&livia, "/passkey").await);
    assert_eq!(come(&livia, &said).await.0, StatusCode::NO_CONTENT, "the way back");
    livia.post("/you/forget", &[("sure", "yes")]).await;
    let said = device.sign(&asked(&livia, "/passkey").await);
    assert_eq!(come(&livia, &said).await.0, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn what_a_device_says_counts_once_here_and_for_its_guest_only() {
    let site = Site::open().await;
    let (livia, mut device) = livia(&site).await;
    let thief = here(&site);
    let refused = async |said: &Json, why: &str| {
        let (status, text) = come(&thief, said).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{why}: {text}");
        assert!(text.contains("\"notice\""), "{why}: {text}");
    };
    let question = async || asked(&thief, "/passkey").await;

    let said = device.sign(&question().await);
    assert_eq!(come(&livia, &said).await.0, StatusCode::NO_CONTENT);
    refused(&said, "sent twice").await;
    refused(&device.sign(&json!({ "challenge": base64(&[7; 32]) })), "never asked").await;
    let elsewhere = std::mem::replace(&mut device.origin, "http://evil.example".to_owned());
    refused(&device.sign(&question().await), "another origin").await;
    device.origin = elsewhere;
    device.rp = "evil.example".to_owned();
    refused(&device.sign(&question().await), "another site").await;
    device.rp = "localhost".to_owned();
    let mut said = device.sign(&question().await);
    said["response"]["signature"] = base64(&[9; 64]).into();
    refused(&said, "a signature of nobody").await;
    let mut said = device.sign(&question().await);
    said["response"]["userHandle"] = base64(&[9; 32]).into();
    refused(&said, "another guest").await;
    device.counter = 0;
    refused(&device.sign(&question().await), "a copy of the device of before").await;
    device.counter = 100;
    assert!(thief.get("/you").await.words().contains("Nobody is known"));

    // What was asked of one guest is no key of another, and a question has one kind of answer.
    let mut own = Device::at(&thief);
    thief.play().await;
    let made = own.make(&asked(&livia, "/you/passkeys").await);
    let (status, text) = thief.script("/you/passkeys", &[("passkey", &made)]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
    let made = own.make(&question().await.as_object().map_or(
        Json::Null,
        |asked| json!({ "challenge": asked["challenge"], "user": { "id": base64(&[1; 32]) } }),
    ));
    let (status, _) = thief.script("/you/passkeys", &[("passkey", &made)]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    // A key somebody has is not had by somebody else.
    own.keys.clear();
    let made = own.make(&asked(&thief, "/you/passkeys").await);
    let (status, _) = thief.script("/you/passkeys", &[("passkey", &made)]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "the id is Livia's");
    for junk in ["", "{}", "[", "null", r#"{"rawId":"AA","response":{"clientDataJSON":"e30"}}"#] {
        for path in ["/passkey", "/you/passkeys"] {
            let (status, text) = thief.script(path, &[("passkey", junk)]).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{path} {junk}: {text}");
        }
    }
    let said = device.sign(&question().await);
    assert_eq!(come(&livia, &said).await.0, StatusCode::NO_CONTENT, "she herself still comes back");
}

/// A clock somebody else sets.
#[derive(Default)]
struct Still(Mutex<Duration>);

impl Clock for Still {
    fn now(&self) -> Duration {
        *self.0.lock().unwrap()
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        Box::pin(tokio::time::sleep(time))
    }
}

#[tokio::test]
async fn a_question_is_answered_soon_or_not_at_all() {
    let clock = Arc::new(Still::default());
    let site = Site::in_world(|_| {}, |world| world.clock = clock.clone()).await;
    let (livia, mut device) = livia(&site).await;
    let said = device.sign(&asked(&livia, "/passkey").await);
    *clock.0.lock().unwrap() = Duration::from_mins(5);
    let (status, text) = come(&livia, &said).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(text.contains("too long"), "{text}");
}

#[tokio::test]
async fn passkeys_are_offered_where_browsers_have_them() {
    let site = Site::open().await;
    let (far, near) = (site.browser(), here(&site));
    for browser in [&far, &near] {
        browser.play().await;
    }
    assert!(near.get("/you").await.has("[data-passkey=keep]"));
    assert!(here(&site).get("/you").await.has("[data-passkey=come]"), "for strangers, too");
    assert!(!far.get("/you").await.has("[data-passkey]"), "an address is no name");
    for path in ["/you/passkeys", "/passkey"] {
        let (status, _) = far.script(&format!("{path}/challenge"), &[]).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
    for (base, rp) in [
        ("https://ludi.example", Some("ludi.example")),
        ("https://ludi.example:8443", Some("ludi.example")),
        ("http://ludi.example", None),
        ("https://192.0.2.7", None),
    ] {
        let site = Site::with(|config| config.base_url = base.to_owned()).await;
        let (status, text) = site.browser().script("/passkey/challenge", &[]).await;
        let told: Option<Json> = serde_json::from_str(&text).ok().filter(|_| status.is_success());
        assert_eq!(told.map(|told| told["rpId"].clone()), rp.map(Json::from), "{base}");
    }
}

#[tokio::test]
async fn asking_devices_is_limited() {
    let limits =
        Limits { tables: Rate { burst: 3, every: Duration::from_hours(1) }, ..Limits::none() };
    let site = Site::with(|config| config.limits = limits).await;
    let stranger = here(&site);
    for _ in 0..3 {
        asked(&stranger, "/passkey").await;
    }
    let (status, _) = stranger.script("/passkey/challenge", &[]).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    let (status, _) = stranger.script("/passkey", &[("passkey", "{}")]).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
}
