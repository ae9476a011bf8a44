//! Types, method metadata and a client trait of the Lightspeed agent API, for Rust clients.
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
//!
//! # Calling methods
//!
//! [`client::Client`] has a function for each method. [`client::Blocking`] is a client over any
//! function that carries the text of a request to the server and returns the text of the response;
//! an asynchronous client implements the one function `call` and gives a future.
//!
//! ```
//! use lightspeed_agent_client::client::{Blocking, CallError, Client, Refusal};
//! use lightspeed_agent_client::types::SessionReadParams;
//!
//! // In place of a server: it refuses whatever it is asked.
//! let client = Blocking::new(|request: &str| {
//!     assert!(request.starts_with(r#"{"jsonrpc":"2.0","id":1,"method":"session/read","#));
//!     let response = r#"{"id": 1, "error": {"code": -32004, "message": "no such session"}}"#;
//!     Ok::<_, std::io::Error>(response.to_owned())
//! });
//!
//! let params = SessionReadParams { session_id: "release-1".to_owned(), run_limit: None };
//! match client.session_read(&params) {
//!     Err(CallError::Refused(Refusal::Error(error))) => assert_eq!(error.code, -32004),
//!     other => panic!("{other:?}"),
//! }
//! ```

#[rustfmt::skip]
mod generated {
    pub mod client;
    pub mod methods;
    pub mod types;
    mod wire;
}

pub use generated::{client, methods, types};

/// The examples of the readme are compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
