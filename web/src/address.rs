//! The address people reach the site by, which their links begin with.

use std::net::IpAddr;

use axum::http::header::{self, HeaderMap};
use axum::http::uri::Authority;

/// What stands before an address of the site, as a request reached it: the name the browser used,
/// so that a link works for whoever can use that name. A proxy that is trusted, as `proxied` tells,
/// says how it was reached itself. `None` if nothing sensible is said.
pub fn reached(headers: &HeaderMap, proxied: bool) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let forwarded = |name: &str| text(name).filter(|_| proxied);
    let host = forwarded("x-forwarded-host").or_else(|| text(header::HOST.as_str()))?;
    let scheme = match forwarded("x-forwarded-proto") {
        Some("https") => "https",
        _ => "http",
    };
    is_host(host).then(|| format!("{scheme}://{host}"))
}

/// Whether a text is the name of a host, perhaps with a port, and nothing else.
fn is_host(text: &str) -> bool {
    let plain = text.bytes().all(|c| c.is_ascii_alphanumeric() || b".-_:[]".contains(&c));
    plain
        && text.len() <= 255
        && text.parse::<Authority>().is_ok_and(|host| !host.host().is_empty())
}

/// Whether an address names the very machine it is opened on, so that it leads nobody else here.
pub fn is_local(site: &str) -> bool {
    let host = site.split("://").nth(1).and_then(|rest| rest.parse::<Authority>().ok());
    let Some(host) = host else { return false };
    let name = host.host().trim_matches(['[', ']']);
    match name.parse::<IpAddr>() {
        Ok(ip) => ip.is_loopback() || ip.is_unspecified(),
        Err(_) => name == "localhost" || name.ends_with(".localhost"),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn site(pairs: &[(&'static str, &'static str)], proxied: bool) -> Option<String> {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, HeaderValue::from_static(value));
        }
        reached(&headers, proxied)
    }

    #[test]
    fn links_begin_with_the_name_the_browser_used() {
        let site = |host| site(&[("host", host)], true);
        assert_eq!(site("192.0.2.7:8080").as_deref(), Some("http://192.0.2.7:8080"));
        assert_eq!(site("ludi.home").as_deref(), Some("http://ludi.home"));
        assert_eq!(site("[2001:db8::1]:80").as_deref(), Some("http://[2001:db8::1]:80"));
        for odd in ["", "a/b", "me@evil", "a b", "x\"><b>", ":80", "a:b:c"] {
            assert_eq!(site(odd), None, "{odd}");
        }
    }

    #[test]
    fn only_a_proxy_on_this_machine_says_how_it_was_reached() {
        let told = [
            ("host", "127.0.0.1:8080"),
            ("x-forwarded-host", "ludi.example"),
            ("x-forwarded-proto", "https"),
        ];
        assert_eq!(site(&told, true).as_deref(), Some("https://ludi.example"));
        assert_eq!(site(&told, false).as_deref(), Some("http://127.0.0.1:8080"));
    }

    #[test]
    fn an_address_of_this_very_machine_leads_nobody_else_here() {
        let near = ["localhost:8080", "127.0.0.1", "[::1]:80", "0.0.0.0:1", "a.localhost"];
        for host in near {
            assert!(is_local(&format!("http://{host}")), "{host}");
        }
        for host in ["192.168.1.5:8080", "ludi.example", "localhost.example", "[2001:db8::1]"] {
            assert!(!is_local(&format!("http://{host}")), "{host}");
        }
    }
}
