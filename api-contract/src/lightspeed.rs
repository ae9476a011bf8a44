//! The Lightspeed agent API: sessions, runs, the event log, blobs, profiles.
//!
//! An application submits work under ids of its own choice and observes it until it ends, so that a
//! lost response never duplicates work.
//!
//! ```
//! use api_contract::lightspeed::{CONTRACT, METHODS};
//!
//! let start = METHODS.iter().find(|method| method.info.name == "session/runs/start").unwrap();
//! assert_eq!(start.info.retry.id(), Some("submissionId"));
//! assert_eq!(CONTRACT.code_of("rejected"), Some(-32010));
//! ```

pub mod access;
pub mod blobs;
pub mod connection;
pub mod context;
pub mod error;
pub mod events;
pub mod ids;
pub mod input;
pub mod metadata;
pub mod model;
pub mod notification;
pub mod profiles;
pub mod runs;
pub mod session_config;
pub mod sessions;

use serde_json::Value;

use crate::contract::{Contract, Envelope, Transport, collect, count};
use crate::dispatch::Refusal;
use crate::method::{Group, MethodDescriptor, TypeDescriptor};
use crate::rpc::JsonRpcError;

/// The groups of methods, in the order of the reference documentation.
static GROUPS: &[&Group] = &[
    &connection::CONNECTION,
    &sessions::SESSIONS,
    &events::EVENTS,
    &runs::RUNS,
    &blobs::BLOBS,
    &profiles::PROFILES,
];

/// Every method, in the order of the groups and of their traits.
pub static METHODS: [&MethodDescriptor; count(GROUPS)] = collect(GROUPS);

/// The contract as data.
pub static CONTRACT: Contract = Contract {
    title: "Lightspeed agent API",
    description: "Submit work to durable agent sessions under ids of your own, and observe it \
                  until it ends. Calls are JSON-RPC 2.0 over HTTP; every response stands in the \
                  AgentApiOutcome envelope.",
    protocol_version: connection::PROTOCOL_VERSION,
    transport: Transport {
        kind: "http-json-rpc",
        endpoint: "/rpc",
        headers: &[
            (
                "authorization",
                "`Bearer <key>`, where the deployment asks for keys.",
            ),
            (
                "x-lightspeed-universe",
                "The universe a deployment key works in; not for deployment methods and initialize.",
            ),
            (
                "x-lightspeed-actor",
                "On whose behalf a key acts that may assert actors.",
            ),
        ],
    },
    groups: GROUPS,
    notifications: notification::NOTIFICATIONS,
    notification_type: Some(TypeDescriptor::of::<notification::AgentNotification>()),
    errors: error::ERRORS,
    error_type: TypeDescriptor::of::<error::AgentApiError>(),
    envelope: Some(Envelope {
        name: "AgentApiOutcome",
        description: "What a call returned: its response, and notifications returned with it. They \
                      do not replace the session's event log.",
        result: "result",
        notifications: Some("notifications"),
    }),
};

/// A server of the whole API: whoever implements the trait of every group.
pub trait AgentApi:
    connection::Connection
    + sessions::Sessions
    + events::Events
    + runs::Runs
    + blobs::Blobs
    + profiles::Profiles
{
}

impl<T> AgentApi for T where
    T: connection::Connection
        + sessions::Sessions
        + events::Events
        + runs::Runs
        + blobs::Blobs
        + profiles::Profiles
{
}

/// Runs the method called `method` and returns its response, without the envelope.
///
/// # Errors
/// The error object to answer with.
pub fn dispatch<H: AgentApi>(
    handler: &mut H,
    method: &str,
    params: Option<Value>,
) -> Result<Value, JsonRpcError> {
    let mut params = params;
    let params = &mut params;
    let answer = connection::dispatch_connection(handler, method, params)
        .or_else(|| sessions::dispatch_sessions(handler, method, params))
        .or_else(|| events::dispatch_events(handler, method, params))
        .or_else(|| runs::dispatch_runs(handler, method, params))
        .or_else(|| blobs::dispatch_blobs(handler, method, params))
        .or_else(|| profiles::dispatch_profiles(handler, method, params));
    answer
        .unwrap_or(Err(Refusal::MethodNotFound))
        .map_err(|refusal| error::to_rpc_error(method, refusal))
}
