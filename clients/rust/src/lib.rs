//! Types and method metadata of the Lightspeed agent API, for Rust clients.
//!
//! A client writes the parameter types and reads the response types as JSON; how the calls travel is
//! its own affair. What it reads may have members of a newer server, which are ignored; what is only
//! ever sent refuses members it does not know, so that a misspelt one in a stored request is found.
//!
//! ```
//! use lightspeed_agent_client::methods::{METHOD_INFO, Retry, method_info};
//! use lightspeed_agent_client::types::{AgentApiOutcome, RunStatus, SessionStartParams};
//!
//! let start = method_info("session/start").unwrap();
//! assert_eq!(start.retry, Some(Retry::WithId("sessionId")));
//! assert!(METHOD_INFO.len() > 20);
//!
//! let params = SessionStartParams { session_id: Some("release-1".to_owned()), ..Default::default() };
//! assert_eq!(serde_json::to_string(&params)?, r#"{"sessionId":"release-1"}"#);
//!
//! // A value of a newer server is kept, not an error.
//! let status: RunStatus = serde_json::from_str(r#""resting""#)?;
//! assert_eq!(status, RunStatus::Unlisted("resting".to_owned()));
//! # Ok::<(), serde_json::Error>(())
//! ```

#[rustfmt::skip]
mod generated {
    pub mod methods;
    pub mod types;
    mod wire;
}

pub use generated::{methods, types};
