//! Triggers that ask a source regularly: whom they ask, and how they tell what is new.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::lightspeed::ids::{AuthGrantId, EnvironmentId};
use crate::wire;

/// Whom a trigger asks for what is new.
///
/// A newer server may have kinds that are not listed here; a request may only use those that are.
#[wire(tag = "kind", open)]
pub enum PollSource {
    /// An HTTP server.
    Http {
        /// The address to ask.
        url: String,
        /// The method of the request.
        #[wire(default = PollHttpMethod::Get)]
        method: PollHttpMethod,
        /// Headers of the request, beside those for the credential.
        #[wire(optional)]
        headers: BTreeMap<String, String>,
        /// The credential to send; absent sends none.
        #[wire(optional)]
        auth: Option<PollHttpAuth>,
        /// The body of the request; absent sends none.
        #[wire(optional)]
        body: Option<String>,
    },
    /// A command in an environment; its output is the answer.
    Exec {
        /// The environment; absent leaves the choice to the bot's profile.
        #[wire(optional)]
        environment_id: Option<EnvironmentId>,
        /// The command and its arguments.
        argv: Vec<String>,
        /// The working directory; absent takes the environment's own.
        #[wire(optional)]
        cwd: Option<String>,
        /// How long the command may take, in milliseconds; absent leaves it to the server.
        #[wire(optional)]
        timeout_ms: Option<u64>,
    },
}

/// The method of a request to a source.
///
/// A newer server may have others; a request may only name those that are listed.
#[wire(open)]
pub enum PollHttpMethod {
    /// Asks without a body.
    #[wire(rename = "GET")]
    Get,
    /// Asks with a body.
    #[wire(rename = "POST")]
    Post,
}

/// The credential for a source.
#[wire]
pub struct PollHttpAuth {
    /// The grant that holds the secret.
    pub grant_id: AuthGrantId,
    /// The header that carries the secret; absent means `authorization`.
    #[wire(optional)]
    pub header: Option<String>,
    /// The word before the secret, such as `Bearer`; absent leaves it to the server.
    #[wire(optional)]
    pub scheme: Option<String>,
    /// The audience for which the grant is used; absent when the grant asks for none.
    #[wire(optional)]
    pub audience: Option<String>,
}

/// How a trigger tells new items from those seen before.
///
/// A newer server may have ways that are not listed here; a request may only use those that are.
#[wire(tag = "kind", open)]
pub enum PollCursorSpec {
    /// It remembers the ids of the items.
    IdSet {
        /// Where in an item its id stands.
        id: String,
    },
    /// It remembers the greatest value of a field; greater ones are new.
    Watermark {
        /// Where in an item the field stands.
        field: String,
    },
}

/// How far a trigger has read its source. A change of its source, items or cursor starts it anew.
#[wire]
pub struct PollCursorState {
    /// Ids of the items seen; left out with a watermark.
    #[wire(optional)]
    pub ids: Vec<String>,
    /// The greatest value seen; absent without a watermark, and before the first answer.
    #[wire(optional)]
    pub watermark: Option<Value>,
    /// How many times in a row asking has failed.
    #[wire(default)]
    pub consecutive_failures: u32,
    /// When the first answer came, in Unix milliseconds. Its items count as seen and make no
    /// events; absent before.
    #[wire(optional)]
    pub baselined_at_ms: Option<i64>,
    /// When the source was last asked, in Unix milliseconds; absent when it never was.
    #[wire(optional)]
    pub last_polled_at_ms: Option<i64>,
}
