//! Who sends a request: language, theme, guest.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, OriginalUri};
use axum::http::header::{self, HeaderMap};
use axum::http::request::Parts;
use axum::response::{IntoResponseParts, ResponseParts};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use ipnet::IpNet;
use ludi_engine::{AnyGame, Entropy, Lang};
use ludi_store::{Guest, GuestId, StoreError, Token};
use ludi_views::Visitor;
use ludi_views::components::Theme;

use crate::App;
use crate::address;
use crate::doors::is_trusted;
use crate::error::WebError;
use crate::limits::{Client, Kind};

/// The cookie that holds a session.
const SESSION: &str = "ludi";
/// The same where people come by https: browsers take it from this very site only.
const SECURE_SESSION: &str = "__Host-ludi";
const LANG: &str = "lang";
const THEME: &str = "theme";
/// The cookie that says whether the guide of a game is wanted begins with this.
const GUIDE: &str = "noctua-";
/// The cookie that says whether estimates of the final scores are wanted.
const ESTIMATES: &str = "estimates";

/// How long cookies last: a year.
const YEAR: time::Duration = time::Duration::days(365);

/// Who sends a request.
#[derive(Clone, Debug)]
pub struct Session {
    /// What pages are drawn for.
    pub visitor: Visitor,
    /// The guest, if the visitor is known.
    pub guest: Option<Guest>,
    /// What the visitor's browser brought, if it was a session.
    pub token: Option<Token>,
    /// Where the request comes from.
    pub client: Client,
    /// What stands before an address of the site in a link.
    pub site: String,
    /// Whether nobody knows who it is, as the store does not answer.
    pub lost: bool,
}

/// The best language of an `Accept-Language` header.
fn accepted(headers: &HeaderMap) -> Option<Lang> {
    let wanted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(f32, Lang)> = None;
    for part in wanted.split(',') {
        let (code, rest) = part.trim().split_once(';').unwrap_or((part.trim(), ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.parse().ok());
        let (Some(lang), Some(weight)) = (Lang::from_code(code), weight) else { continue };
        if weight > 0.0 && best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, lang));
        }
    }
    best.map(|(_, lang)| lang)
}

/// The visitor as the headers say, before anybody is looked up.
pub fn visitor(headers: &HeaderMap, path: &str) -> Visitor {
    let jar = CookieJar::from_headers(headers);
    let cookie = |name| jar.get(name).map(Cookie::value);
    let lang = cookie(LANG).and_then(Lang::from_code);
    Visitor {
        lang: lang.or_else(|| accepted(headers)).unwrap_or_default(),
        theme: cookie(THEME).and_then(Theme::from_word).unwrap_or_default(),
        path: path.to_owned(),
        name: None,
        suggested: String::new(),
        guides: guides(&jar),
        estimates: cookie(ESTIMATES) == Some("on"),
    }
}

/// The games whose guide somebody was offered, and whether they want her.
fn guides(jar: &CookieJar) -> Vec<(&'static str, bool)> {
    let games = ludi_registry::all().into_iter().map(AnyGame::id);
    let wish = |id| Some((id, jar.get(&format!("{GUIDE}{id}"))?.value() == "on"));
    games.filter_map(wish).collect()
}

/// Whether a request was made by the script of a page, which wants no page back.
pub fn wants_json(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.starts_with("application/json"))
}

impl Session {
    /// The id of the guest.
    pub fn guest_id(&self) -> Option<GuestId> {
        self.guest.as_ref().map(|guest| guest.id)
    }

    /// Who is counted for chat and decisions.
    pub fn counted(&self) -> Client {
        self.guest_id().map_or(self.client, Client::from)
    }

    /// Refuses whoever would be taken for a stranger, only because the store does not answer.
    pub fn check_read(&self) -> Result<(), WebError> {
        if self.lost { Err(WebError::Store(StoreError::Away)) } else { Ok(()) }
    }

    /// Lets the client through, or tells them to wait.
    pub async fn pass(&self, app: &App, kind: Kind) -> Result<(), WebError> {
        self.check_read()?;
        let looks = matches!(kind, Kind::Stream | Kind::Read);
        if !looks && self.guest.as_ref().is_some_and(|guest| guest.banned) {
            return Err(WebError::Banned);
        }
        let client = match kind {
            Kind::Chat | Kind::Decision | Kind::Advice => self.counted(),
            Kind::Table | Kind::Stream | Kind::Read => self.client,
        };
        app.gate.pass(kind, client).map_err(WebError::TooMany)?;
        if !app.nodes.are_there() {
            return Ok(());
        }
        // What other nodes have let through counts, too.
        let (what, allowance) = kind.shared(&app.config.limits);
        match app.nodes.spend(what, &client.to_string(), allowance).await? {
            None => Ok(()),
            Some(wait) => Err(WebError::TooMany(wait)),
        }
    }

    /// Proposes a name that nobody here has to a visitor who has none yet.
    pub fn suggest_beside(&mut self, app: &App, taken: &[String]) {
        self.visitor.suggested = roman_name_beside(&*app.entropy, taken);
    }

    /// The guest, made at once if there is none yet; then there is a cookie to set.
    pub async fn guest(
        &self,
        app: &App,
        name: Option<&str>,
    ) -> Result<(Guest, Option<SetCookie>), WebError> {
        if let Some(guest) = &self.guest {
            let mut guest = guest.clone();
            if let Some(name) = name.filter(|name| *name != guest.name) {
                app.store.rename(guest.id, name).await?;
                name.clone_into(&mut guest.name);
            }
            return Ok((guest, None));
        }
        let token = Token::random(&*app.entropy);
        let name = name.map_or_else(|| roman_name(&*app.entropy), str::to_owned);
        let guest = app.store.new_guest(&name, &token.digest()).await?;
        Ok((guest, Some(SetCookie::session(&token, app.is_secure()))))
    }
}

/// Names for guests who have not said theirs.
const PEOPLE: [&str; 12] = [
    "Livia", "Marcus", "Cornelia", "Gaius", "Flavia", "Lucius", "Aurelia", "Quintus", "Valeria",
    "Decimus", "Octavia", "Titus",
];

fn roman_name(entropy: &dyn Entropy) -> String {
    roman_name_beside(entropy, &[])
}

/// A name that is none of these, as long as there is another.
fn roman_name_beside(entropy: &dyn Entropy, taken: &[String]) -> String {
    let mut byte = [0];
    entropy.fill(&mut byte);
    let begin = usize::from(byte[0]) % PEOPLE.len();
    let mut names = PEOPLE.iter().cycle().skip(begin).take(PEOPLE.len());
    let free = names.find(|name| !taken.iter().any(|other| other == *name));
    free.unwrap_or(&PEOPLE[begin]).to_string()
}

/// Who is connected: a browser, or a proxy on the same machine.
fn peer(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    peer.map_or(IpAddr::from([0; 4]), |info| info.0.ip())
}

/// The address a request comes from. Proxies that are trusted say for whom they ask, the nearest
/// one last: the first address from the right that is not one of theirs is the client's.
fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let lines = headers.get_all("x-forwarded-for").iter();
    let mut said: Vec<&str> =
        lines.flat_map(|line| line.to_str().unwrap_or_default().split(',')).collect();
    let mut client = peer;
    while is_trusted(trusted, client)
        && let Some(before) = said.pop().and_then(|address| address.trim().parse().ok())
    {
        client = before;
    }
    client
}

impl FromRequestParts<App> for Session {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        // Inside a nest of routes the request only knows the rest of its address.
        let uri = parts.extensions.get::<OriginalUri>().map_or(&parts.uri, |original| &original.0);
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let mut visitor = visitor(&parts.headers, path);
        let jar = CookieJar::from_headers(&parts.headers);
        let token = token(&jar, app.is_secure());
        let known = match &token {
            // Without the store nobody is known; the page itself will say what is wrong.
            Some(token) => app.store.guest(&token.digest()).await,
            None => Ok(None),
        };
        let lost = known.is_err();
        let guest = known.unwrap_or(None);
        match &guest {
            Some(guest) => visitor.name = Some(guest.name.clone()),
            None => visitor.suggested = roman_name(&*app.entropy),
        }
        let (peer, trusted) = (peer(parts), &app.config.trusted_proxies);
        let reached = address::reached(&parts.headers, is_trusted(trusted, peer));
        let site = reached.filter(|_| !app.is_named);
        let site = site.unwrap_or_else(|| app.config.base_url.clone());
        let client = client(peer, &parts.headers, trusted);
        Ok(Self { visitor, guest, token, client: Client::at(client), site, lost })
    }
}

/// The session a browser brings; one of before the site was reached by https is still good.
fn token(jar: &CookieJar, secure: bool) -> Option<Token> {
    let named = |name| jar.get(name).map(Cookie::value).and_then(Token::parse);
    named(SECURE_SESSION).filter(|_| secure).or_else(|| named(SESSION))
}

/// A cookie to be set.
#[derive(Clone, Debug)]
pub struct SetCookie(Cookie<'static>);

impl SetCookie {
    fn new(name: &'static str, value: &str, secure: bool) -> Self {
        Self::named(name.to_owned(), value, secure)
    }

    /// A cookie under a name of the caller's.
    pub fn named(name: String, value: &str, secure: bool) -> Self {
        let cookie = Cookie::build((name, value.to_owned())).path("/").max_age(YEAR);
        Self(cookie.http_only(true).same_site(SameSite::Lax).secure(secure).build())
    }

    /// The cookie of a session.
    pub fn session(token: &Token, secure: bool) -> Self {
        Self::new(if secure { SECURE_SESSION } else { SESSION }, token.as_str(), secure)
    }

    /// No session any more, under either name.
    pub fn no_session(secure: bool) -> (Option<Self>, Self) {
        let gone = |name: &'static str, secure| {
            let mut cookie = Self::new(name, "", secure);
            cookie.0.make_removal();
            cookie
        };
        (secure.then(|| gone(SECURE_SESSION, true)), gone(SESSION, secure))
    }

    /// The cookie of a language.
    pub fn lang(lang: Lang, secure: bool) -> Self {
        Self::new(LANG, lang.code(), secure)
    }

    /// The cookie that says whether the guide of a game is wanted at its tables.
    pub fn guide(game: &str, wanted: bool, secure: bool) -> Self {
        Self::named(format!("{GUIDE}{game}"), if wanted { "on" } else { "off" }, secure)
    }

    /// The cookie that says whether estimates of the final scores are wanted at tables.
    pub fn estimates(wanted: bool, secure: bool) -> Self {
        Self::new(ESTIMATES, if wanted { "on" } else { "off" }, secure)
    }

    /// The cookie of a theme.
    pub fn theme(theme: Theme, secure: bool) -> Self {
        Self::new(THEME, theme.word(), secure)
    }
}

impl IntoResponseParts for SetCookie {
    type Error = Infallible;

    fn into_response_parts(self, parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        CookieJar::new().add(self.0).into_response_parts(parts)
    }
}

/// An address of this site to go back to, or home.
pub fn local(path: &str) -> &str {
    let plain = path.bytes().all(|c| c.is_ascii_graphic() && c != b'\\');
    if path.starts_with('/') && !path.starts_with("//") && plain { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use axum::http::header::HeaderValue;
    use axum::response::IntoResponse as _;

    use super::*;

    fn headers(name: &'static str, value: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, HeaderValue::from_static(value));
        headers
    }

    #[test]
    fn only_trusted_proxies_say_for_whom_they_ask() {
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let proxies: Vec<IpNet> = vec!["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()];
        let mut said = HeaderMap::new();
        // The client made up the first line; the outer proxy added the second, the inner one to it.
        said.append("x-forwarded-for", HeaderValue::from_static("198.51.100.1, 10.9.9.9"));
        said.append("x-forwarded-for", HeaderValue::from_static("203.0.113.7, 10.0.0.2"));
        let seen = |peer, trusted: &[IpNet]| client(address(peer), &said, trusted);
        assert_eq!(seen("10.0.0.1", &proxies), address("203.0.113.7"));
        assert_eq!(seen("::1", &proxies), address("203.0.113.7"));
        assert_eq!(seen("192.0.2.5", &proxies), address("192.0.2.5"), "no proxy of ours");
        assert_eq!(seen("127.0.0.1", &[]), address("127.0.0.1"), "nobody is believed unasked");
        let junk = headers("x-forwarded-for", "203.0.113.7, nonsense");
        assert_eq!(client(address("10.0.0.1"), &junk, &proxies), address("10.0.0.1"));
    }

    #[test]
    fn the_language_is_the_one_the_browser_likes_best() {
        let lang = |wanted| visitor(&headers("accept-language", wanted), "/").lang;
        assert_eq!(lang("fr-CA,fr;q=0.9,en;q=0.8"), Lang::Fr);
        assert_eq!(lang("de,en;q=0.5,fr;q=0.4"), Lang::En);
        assert_eq!(lang("de, fr;q=0.3"), Lang::Fr);
        assert_eq!(lang("*"), Lang::En);
        assert_eq!(lang("fr;q=nonsense"), Lang::En);
        assert_eq!(lang("fr;q=0"), Lang::En);
    }

    #[test]
    fn a_choice_made_here_counts_more_than_the_browser() {
        let mut both = headers("accept-language", "fr");
        both.insert("cookie", HeaderValue::from_static("x=1; lang=en; theme=dark; ludi=junk"));
        let visitor = visitor(&both, "/");
        assert_eq!((visitor.lang, visitor.theme), (Lang::En, Theme::Dark));
    }

    /// One cookie as it is sent: the pair first, then its attributes, sorted.
    fn sent(cookie: SetCookie) -> Vec<String> {
        let response = (cookie, "").into_response();
        let text = response.headers()[header::SET_COOKIE].to_str().unwrap();
        let mut parts: Vec<String> = text.split("; ").map(str::to_owned).collect();
        parts[1..].sort();
        parts
    }

    #[test]
    fn cookies_last_a_year_on_this_site_and_out_of_reach_of_scripts() {
        let usual = ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax"];
        let lang = sent(SetCookie::lang(Lang::Fr, false));
        assert_eq!((lang[0].as_str(), &lang[1..]), ("lang=fr", &usual.map(str::to_owned)[..]));
        let theme = sent(SetCookie::theme(Theme::Dark, true));
        assert_eq!((theme[0].as_str(), theme.last().unwrap().as_str()), ("theme=dark", "Secure"));
        let token = Token::random(&ludi_engine::SystemEntropy);
        let session = sent(SetCookie::session(&token, true));
        assert_eq!(session[0], format!("__Host-ludi={}", token.as_str()));
        assert_eq!(session[1..], theme[1..]);
        assert!(sent(SetCookie::session(&token, false))[0].starts_with("ludi="));
    }

    #[test]
    fn a_session_of_before_https_is_still_good_and_the_newer_one_better() {
        let [old, new] = [0, 1].map(|_| Token::random(&ludi_engine::SystemEntropy));
        let jar = |name: &str, token: &Token| {
            CookieJar::new().add(Cookie::new(name.to_owned(), token.as_str().to_owned()))
        };
        let (before, after) = (jar(SESSION, &old), jar(SECURE_SESSION, &new));
        assert_eq!(token(&before, true), Some(old.clone()));
        assert_eq!(token(&after, false), None, "a name for https only");
        let both = before.add(Cookie::new(SECURE_SESSION, new.as_str().to_owned()));
        assert_eq!(token(&both, true), Some(new));
    }

    #[test]
    fn cookies_are_sent_side_by_side() {
        let both = (SetCookie::lang(Lang::En, false), SetCookie::theme(Theme::Light, false), "");
        let response = both.into_response();
        assert_eq!(response.headers().get_all(header::SET_COOKIE).iter().count(), 2);
    }

    #[test]
    fn one_goes_back_to_this_site_only() {
        assert_eq!(local("/t/abc?at=3#x"), "/t/abc?at=3#x");
        for elsewhere in ["//evil.example", "https://evil.example", "", "/\\evil", "/a\nb", "x"] {
            assert_eq!(local(elsewhere), "/", "{elsewhere}");
        }
    }
}
