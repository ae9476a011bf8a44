//! Addresses of what is never called.

/// The parts of a URL that matter here.
pub(crate) struct Address<'a> {
    /// Scheme, host and port.
    pub(crate) origin: &'a str,
    host: &'a str,
    pub(crate) query: &'a str,
}

impl<'a> Address<'a> {
    pub(crate) fn of(url: &'a str) -> Self {
        let host_at = url.find("://").map_or(0, |at| at + "://".len());
        let end = url[host_at..]
            .find(['/', '?', '#'])
            .map_or(url.len(), |at| host_at + at);
        let address = &url[host_at..end];
        let address = address.rsplit_once('@').map_or(address, |(_, host)| host);
        let query = url[end..].split('#').next().unwrap_or_default();
        Self {
            origin: &url[..end],
            host: address.split_once(':').map_or(address, |(host, _)| host),
            query: query.split_once('?').map_or("", |(_, query)| query),
        }
    }

    /// Whether nobody answers there: no host has a name below `.invalid`.
    pub(crate) fn is_unreachable(&self) -> bool {
        let host = self.host.to_ascii_lowercase();
        host == "invalid" || host.ends_with(".invalid")
    }
}
