//! Who may use the admin API: whoever is on the same machine, but no page that a browser shows there.
//!
//! A page on the web can make a browser send requests to the loopback address. It cannot choose the
//! headers `Host` and `Origin`: with a name of its own that leads to the loopback address, the first
//! is that name; from any page, the second is that of the page.

use std::net::{IpAddr, SocketAddr};

use hyper::header::{HOST, HeaderName, ORIGIN};
use hyper::http::uri::Authority;
use hyper::{HeaderMap, Uri};

use super::error::AdminError;

/// Refuses whoever may not use the admin API.
pub(super) fn admit(peer: Option<SocketAddr>, headers: &HeaderMap) -> Result<(), AdminError> {
    let local = peer.is_some_and(|peer| peer.ip().to_canonical().is_loopback());
    if !local {
        return Err(AdminError::forbidden(
            "the admin API is for callers on the same machine",
            "call it there, at a loopback address",
        ));
    }
    let host = single(headers, &HOST)?.unwrap_or_default();
    if !is_loopback(host) {
        return Err(AdminError::forbidden(
            "the header `host` names another machine",
            "use a URL with 127.0.0.1, [::1] or localhost",
        ));
    }
    let origin = single(headers, &ORIGIN)?;
    let own = origin.is_none_or(|origin| {
        let authority = origin.strip_prefix("http://").unwrap_or_default();
        authority.eq_ignore_ascii_case(host)
    });
    if own {
        return Ok(());
    }
    Err(AdminError::forbidden(
        "the header `origin` names a page of another server, which may not use the admin API",
        "call it from a program, or send no `origin`",
    ))
}

fn single<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Result<Option<&'a str>, AdminError> {
    let mut values = headers.get_all(name).iter();
    let (first, second) = (values.next(), values.next());
    match (first.map(|value| value.to_str()), second) {
        (None, _) => Ok(None),
        (Some(Ok(value)), None) => Ok(Some(value)),
        _ => Err(AdminError::bad_request(
            format!("the header `{name}` is there twice or no text"),
            "send it once, in ASCII",
        )),
    }
}

fn is_loopback(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else {
        return false;
    };
    // What a URL accepts as a host and nothing else, so no user name before it.
    let plain = format!("http://{host}/").parse::<Uri>().is_ok() && !host.contains('@');
    let name = authority
        .host()
        .trim_start_matches('[')
        .trim_end_matches(']');
    let address = name.parse::<IpAddr>();
    plain
        && (name.eq_ignore_ascii_case("localhost")
            || address.is_ok_and(|address| address.is_loopback()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admitted(peer: &str, headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers.iter().map(|(name, value)| {
            (
                HeaderName::from_static(name),
                hyper::header::HeaderValue::from_static(value),
            )
        });
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, value);
        }
        admit(peer.parse().ok(), &map).is_ok()
    }

    #[test]
    fn programs_on_the_same_machine_are_admitted_and_pages_are_not() {
        let here = "127.0.0.1:9000";
        for host in [
            "127.0.0.1:18080",
            "localhost",
            "LOCALHOST:1",
            "[::1]:80",
            "127.0.0.9",
        ] {
            let host = host.to_owned().leak();
            assert!(admitted(here, &[("host", host)]), "{host}");
        }
        for host in [
            "",
            "example.com",
            "localhost.example.com",
            "a@localhost",
            "192.0.2.1:80",
            "::",
        ] {
            let host = host.to_owned().leak();
            assert!(!admitted(here, &[("host", host)]), "{host}");
        }
        let own = ("host", "localhost:8");
        assert!(admitted(here, &[own, ("origin", "http://localhost:8")]));
        for origin in [
            "null",
            "",
            "http://localhost:9",
            "https://example.com",
            "localhost:8",
        ] {
            let origin = origin.to_owned().leak();
            assert!(!admitted(here, &[own, ("origin", origin)]), "{origin}");
        }
        assert!(!admitted(here, &[]));
        assert!(!admitted(here, &[own, ("host", "localhost:8")]));
        assert!(!admitted("192.0.2.7:9000", &[own]));
        assert!(admitted("[::ffff:127.0.0.1]:9000", &[own]));
    }
}
