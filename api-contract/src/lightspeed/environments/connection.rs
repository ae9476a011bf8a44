//! How the daemon of an environment is reached.

use crate::wire;

/// How the daemon of an environment is reached.
#[wire]
pub struct EnvironmentConnectionView {
    /// The address, in the manner of the transport; a URL for `webSocket` and `http`.
    pub endpoint: String,
    /// What the daemon is spoken to over.
    pub transport: EnvironmentConnectionTransportView,
}

/// What a daemon is spoken to over: a text, or an object for a transport of a provider's own.
#[wire(external)]
pub enum EnvironmentConnectionTransportView {
    /// A WebSocket.
    WebSocket,
    /// HTTP.
    Http,
    /// The standard streams of a process.
    Stdio,
    /// SSH.
    Ssh,
    /// A transport of a provider's own.
    Provider {
        /// Which kind of provider; spelled in snake case on the wire.
        #[wire(rename = "provider_type")]
        provider_type: String,
    },
}
