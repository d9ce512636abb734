//! Passkeys: coming back on any device that signs for its guest.
//!
//! The library checks what devices say; here is who may ask for it, what a site is called, and that
//! every question is answered once, and soon.

use std::net::IpAddr;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use ludi_engine::Entropy;
use ludi_store::{GuestId, Outcome, Passkey, StoreError, Token};
use ludi_views::pages::you::Key;
use passki::{
    AuthenticationCredential, AuthenticationOptions, AuthenticationState, ClientData, Passki,
    PasskiError, RegistrationCredential, RegistrationOptions, RegistrationState,
    ResidentKeyRequirement, StoredPasskey,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::App;
use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::meanwhile::Meanwhile;
use crate::people::known;
use crate::request::Posted;
use crate::session::{Session, SetCookie};
use crate::world::World;

/// For how long a question may be answered.
const PATIENCE: Duration = Duration::from_mins(5);

/// How many passkeys a guest may have.
const MANY: usize = 20;

/// What a device was asked.
#[derive(Serialize, Deserialize)]
enum Question {
    /// To sign for a guest from now on; the guest is known to it by this handle.
    Keep { guest: i64, handle: Vec<u8>, state: RegistrationState },
    /// To sign for whoever it knows.
    Come(AuthenticationState),
}

/// The questions that wait for an answer, each for one.
pub struct Questions(Meanwhile);

impl Questions {
    /// None yet.
    pub fn new(world: &World) -> Self {
        Self(Meanwhile::new(world))
    }

    async fn ask(&self, challenge: &[u8], question: &Question) -> Outcome<()> {
        let question = serde_json::to_vec(question).expect("a question is plain data");
        self.0.keep(name(challenge), question, PATIENCE).await
    }

    /// The question that was answered, which nobody answers again.
    async fn answered(&self, client_data: &str) -> Result<Question, WebError> {
        let challenge = ClientData::from_base64(client_data)
            .and_then(|client| Passki::base64_decode(&client.challenge))
            .map_err(|_| WebError::Garbled)?;
        let question = self.0.take(&name(&challenge)).await?.ok_or_else(too_late)?;
        serde_json::from_slice(&question).map_err(|_| too_late())
    }
}

/// What a question is kept under.
fn name(challenge: &[u8]) -> String {
    format!("passkey {}", Passki::base64_encode(challenge))
}

fn too_late() -> WebError {
    WebError::refused("site-refused-passkey-late")
}

/// What a device said was no proof.
fn unproved(error: &PasskiError) -> WebError {
    tracing::info!(%error, "passkey refused");
    WebError::refused("site-refused-passkey")
}

/// The site as devices know it, where browsers have passkeys: by https at the address whoever runs
/// it named, or on this very machine.
fn site(app: &App, session: &Session) -> Option<Passki> {
    let address = session.site.as_str();
    let secure = address.strip_prefix("https://").filter(|_| app.is_named);
    let authority = secure.or_else(|| address.strip_prefix("http://").filter(|it| is_here(it)))?;
    let host = host(authority);
    // Browsers know no passkeys of addresses without a name.
    let is_named = !host.starts_with('[') && host.parse::<IpAddr>().is_err();
    is_named.then(|| Passki::new(host, &[address], "Ludi"))
}

fn host(authority: &str) -> &str {
    let port =
        authority.rsplit_once(':').filter(|(_, port)| port.bytes().all(|c| c.is_ascii_digit()));
    port.map_or(authority, |(host, _)| host)
}

fn is_here(authority: &str) -> bool {
    host(authority) == "localhost"
}

fn offered(app: &App, session: &Session) -> Result<Passki, WebError> {
    site(app, session).ok_or(WebError::NotFound)
}

/// What a device sent in a field of a form.
fn told<T: DeserializeOwned>(text: Option<&str>) -> Result<T, WebError> {
    let told = text.and_then(|text| serde_json::from_str(text).ok());
    told.ok_or(WebError::Garbled)
}

fn stored(passkey: &Passkey) -> Result<StoredPasskey, WebError> {
    let unreadable = |error: serde_json::Error| StoreError::Unreadable(error.to_string()).into();
    serde_json::from_str(&passkey.key).map_err(unreadable)
}

fn text(key: &StoredPasskey) -> String {
    serde_json::to_string(key).expect("a key is plain data")
}

/// Whether passkeys are offered here.
pub fn are_offered(app: &App, session: &Session) -> bool {
    site(app, session).is_some()
}

/// The passkeys of a guest, as their page lists them; `None` where there are none to be had.
pub async fn listed(
    app: &App,
    session: &Session,
    guest: GuestId,
) -> Result<Option<Vec<Key>>, WebError> {
    if !are_offered(app, session) {
        return Ok(None);
    }
    let kept = app.store.passkeys(guest).await?;
    let key = |key: &Passkey| Key { id: Passki::base64_encode(&key.id), made: key.made };
    Ok(Some(kept.iter().map(key).collect()))
}

/// How devices know a guest: by bytes that say nothing, the same on all of them.
fn handle(kept: &[Passkey], entropy: &dyn Entropy) -> Vec<u8> {
    if let Some(passkey) = kept.first() {
        return passkey.handle.clone();
    }
    let mut handle = vec![0; 32];
    entropy.fill(&mut handle);
    handle
}

/// Asks a device to sign for the guest from now on.
pub async fn ask_to_keep(State(app): State<App>, session: Session) -> Answer {
    let site = offered(&app, &session)?;
    let guest = known(&session)?;
    session.pass(&app, Kind::Table).await?;
    let kept = app.store.passkeys(guest.id).await?;
    if kept.len() >= MANY {
        return Err(WebError::refused("site-refused-passkeys"));
    }
    let known: Vec<StoredPasskey> = kept.iter().map(stored).collect::<Result<_, _>>()?;
    let handle = handle(&kept, &*app.entropy);
    let mut options = RegistrationOptions::default();
    options.timeout = PATIENCE.as_millis() as u64;
    // Whoever comes back says no name: the device has to know it.
    options.resident_key = ResidentKeyRequirement::Required;
    options.exclude_credentials = Some(&known);
    let begun = site.start_passkey_registration(&handle, &guest.name, &guest.name, options);
    let (challenge, state) = begun.expect("a handle is long enough");
    let asked = state.challenge.clone();
    let question = Question::Keep { guest: guest.id.0, handle, state };
    app.questions.ask(&asked, &question).await?;
    Ok(Json(challenge).into_response())
}

/// Keeps a passkey that was just made.
pub async fn keep(State(app): State<App>, session: Session, Posted(fields): Posted) -> Answer {
    let site = offered(&app, &session)?;
    let guest = known(&session)?.id;
    session.pass(&app, Kind::Table).await?;
    let made: RegistrationCredential = told(fields.get("passkey"))?;
    let question = app.questions.answered(&made.response.client_data_json).await?;
    let Question::Keep { guest: asked, handle, state } = question else { return Err(too_late()) };
    if asked != guest.0 {
        return Err(too_late());
    }
    let key = site.finish_passkey_registration(&made, &state).map_err(|error| unproved(&error))?;
    let (id, key) = (key.credential_id.clone(), text(&key));
    match app.store.keep_passkey(guest, Passkey { id, handle, key, made: 0 }).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT.into_response()),
        // Devices make ids nobody else has.
        Err(StoreError::Taken) => Err(WebError::refused("site-refused-passkey")),
        Err(error) => Err(error.into()),
    }
}

/// Removes a passkey of the guest.
pub async fn remove(State(app): State<App>, session: Session, Posted(fields): Posted) -> Answer {
    let guest = known(&session)?.id;
    session.pass(&app, Kind::Read).await?;
    let id = fields.get("passkey").and_then(|id| Passki::base64_decode(id).ok());
    if !app.store.remove_passkey(guest, &id.ok_or(WebError::Garbled)?).await? {
        return Err(WebError::refused("site-refused-no-passkey"));
    }
    Ok(Redirect::to("/you#devices").into_response())
}

/// Asks a device to sign for whoever it knows.
pub async fn ask_to_come(State(app): State<App>, session: Session) -> Answer {
    let site = offered(&app, &session)?;
    session.pass(&app, Kind::Table).await?;
    let mut options = AuthenticationOptions::default();
    options.timeout = PATIENCE.as_millis() as u64;
    let asked = site.start_passkey_authentication(&[], options);
    let (challenge, state) = asked.expect("nothing is asked that could be wrong");
    app.questions.ask(&state.challenge.clone(), &Question::Come(state)).await?;
    Ok(Json(challenge).into_response())
}

/// Comes back by a passkey: this browser has one more session of its guest. Whoever it knew before
/// is logged out here.
pub async fn come(State(app): State<App>, session: Session, Posted(fields): Posted) -> Answer {
    let site = offered(&app, &session)?;
    session.pass(&app, Kind::Table).await?;
    let signed: AuthenticationCredential = told(fields.get("passkey"))?;
    let question = app.questions.answered(&signed.response.client_data_json).await?;
    let Question::Come(state) = question else { return Err(too_late()) };
    let unknown = || WebError::refused("site-refused-no-passkey");
    let id = Passki::base64_decode(&signed.raw_id).map_err(|_| WebError::Garbled)?;
    let passkey = app.store.passkey(&id).await?.ok_or_else(unknown)?;
    let mut key = stored(&passkey)?;
    let proof = site.finish_passkey_authentication(&signed, &state, &key);
    let proof = proof.map_err(|error| unproved(&error))?;
    if proof.user_handle.as_ref() != Some(&passkey.handle) {
        return Err(WebError::refused("site-refused-passkey"));
    }
    key.counter = proof.counter;
    let token = Token::random(&*app.entropy);
    let guest = app.store.come_by_passkey(&id, &text(&key), &token.digest()).await?;
    guest.ok_or_else(unknown)?;
    end_session(&app, &session).await?;
    let came: Response = StatusCode::NO_CONTENT.into_response();
    Ok((SetCookie::session(&token, app.is_secure()), came).into_response())
}

/// Whoever this browser knew is logged out here.
async fn end_session(app: &App, session: &Session) -> Result<(), WebError> {
    if let Some(before) = &session.token {
        app.store.end_session(&before.digest()).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_authority_has_a_host() {
        for (authority, found) in [
            ("ludi.example", "ludi.example"),
            ("ludi.example:8443", "ludi.example"),
            ("localhost:8080", "localhost"),
            ("[::1]:8080", "[::1]"),
            ("192.0.2.7:80", "192.0.2.7"),
        ] {
            assert_eq!(host(authority), found);
        }
        assert!(is_here("localhost:8080") && !is_here("localhost.example"));
    }
}
