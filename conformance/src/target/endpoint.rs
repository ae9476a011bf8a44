//! Where requests go.

use std::fmt;

use url::{Host, Url};

/// The address of an endpoint: `http`, a host, a port and a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    url: Url,
}

/// Why a text is not the address of an endpoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndpointError(String);

impl fmt::Display for EndpointError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for EndpointError {}

impl Endpoint {
    /// Reads an address such as `http://127.0.0.1:18080/rpc`.
    ///
    /// # Errors
    /// When it is no `http` address with a host, or when it holds a user name or a password, which
    /// belong into a header that is read from the environment. The text itself is not repeated.
    pub fn parse(text: &str) -> Result<Self, EndpointError> {
        let error = |what: &str| EndpointError(what.to_owned());
        let url = Url::parse(text).map_err(|why| {
            EndpointError(format!(
                "the endpoint is no URL: {why}; expected http://HOST:PORT/rpc"
            ))
        })?;
        match url.scheme() {
            "http" => {}
            "https" => {
                return Err(error(
                    "https endpoints are not supported yet; put a local proxy that speaks http in front",
                ));
            }
            _ => return Err(error("the endpoint must begin with http://")),
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(error(
                "the endpoint must not hold credentials; pass them by --header-env NAME=VAR",
            ));
        }
        if url.host_str().is_none() {
            return Err(error("the endpoint has no host"));
        }
        Ok(Endpoint { url })
    }

    /// Whether it is on this machine.
    pub fn is_loopback(&self) -> bool {
        match self.url.host() {
            Some(Host::Domain(name)) => name.eq_ignore_ascii_case("localhost"),
            Some(Host::Ipv4(address)) => address.is_loopback(),
            Some(Host::Ipv6(address)) => address.is_loopback(),
            None => false,
        }
    }

    /// The host, without the brackets of an IPv6 address, and the port to connect to.
    pub(crate) fn address(&self) -> (String, u16) {
        let host = match self.url.host() {
            Some(Host::Domain(name)) => name.to_owned(),
            Some(Host::Ipv4(address)) => address.to_string(),
            Some(Host::Ipv6(address)) => address.to_string(),
            None => String::new(),
        };
        (host, self.url.port_or_known_default().unwrap_or(80))
    }

    /// The value of the `host` header.
    pub(crate) fn authority(&self) -> String {
        let host = self.url.host_str().unwrap_or_default();
        match self.url.port() {
            Some(port) => format!("{host}:{port}"),
            None => host.to_owned(),
        }
    }

    /// The path and the query of the request line.
    pub(crate) fn request_target(&self) -> String {
        match self.url.query() {
            Some(query) => format!("{}?{query}", self.url.path()),
            None => self.url.path().to_owned(),
        }
    }
}

impl fmt::Display for Endpoint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.url.fmt(out)
    }
}
