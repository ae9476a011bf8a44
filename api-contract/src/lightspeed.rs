//! The Lightspeed agent API: sessions and what they work with, from blobs and environments to bots.
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
pub mod auth;
pub mod blobs;
pub mod bots;
pub mod channels;
pub mod connection;
pub mod context;
pub mod deployment;
pub mod environments;
pub mod error;
pub mod events;
pub mod ids;
pub mod input;
pub mod mcp;
pub mod metadata;
pub mod model;
pub mod models;
pub mod notification;
pub mod profiles;
pub mod reserved;
pub mod runs;
pub mod session_config;
pub mod session_environments;
pub mod sessions;
pub mod skills;
pub mod transcriptions;
pub mod vfs;

use serde_json::Value;

use crate::contract::{Contract, Envelope, Transport};
use crate::method::TypeDescriptor;
use crate::rpc::JsonRpcError;

crate::api! {
    /// A server of the whole API: whoever implements the trait of every group.
    pub trait AgentApi(error::AgentApiError):
        connection::Connection,
        sessions::Sessions,
        events::Events,
        runs::Runs,
        context::Context,
        blobs::Blobs,
        profiles::Profiles,
        vfs::Vfs,
        mcp::Mcp,
        models::Models,
        transcriptions::Transcriptions,
        environments::Environments,
        session_environments::SessionEnvironments,
        auth::Auth,
        skills::Skills,
        bots::Bots,
        channels::Channels,
        deployment::Deployment,
}

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
    reserved: reserved::RESERVED,
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

/// Runs the method called `method` and returns its response as JSON, without the envelope; a refusal is
/// the error object to answer with.
///
/// # Errors
/// The error object.
pub fn answer<H: AgentApi>(
    handler: &mut H,
    method: &str,
    params: Option<Value>,
) -> Result<String, JsonRpcError> {
    dispatch(handler, method, params).map_err(|refusal| error::to_rpc_error(method, refusal))
}
