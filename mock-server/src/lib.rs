//! A fake agent gateway for tests of clients: it speaks the protocol over a real socket and needs no
//! model, no database and no configuration.
//!
//! ```
//! use mock_server::FakeGateway;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() {
//! let gateway = FakeGateway::start().await;
//! // Hand this URL to the client under test.
//! println!("{}", gateway.endpoint());
//! assert!(gateway.endpoint().ends_with("/rpc"));
//! gateway.shutdown().await;
//! # }
//! ```
//!
//! Runs complete with an echo of their input; words in the input make them slow, fail, ask for
//! approval or use tools, and [scenarios] tell the rest. Long polls wake when something happens. Old events can be
//! [trimmed](FakeGateway::trim), and the [journal](FakeGateway::journal) tells what was asked.
//!
//! [`faults`] break connections and answers on command.
//!
//! It serves the groups of methods that [`core::served_groups`] lists.
//!
//! Two parts that know nothing of each other's insides: [`core`] is a synchronous state machine
//! without clock, sockets or randomness; [`server`] gives it all three. The program `mock-server`
//! runs the same server for clients in other languages.

mod control;
pub mod core;
pub mod defects;
mod fake_gateway;
pub mod faults;
mod large_stack;
mod nearest;
pub mod scenarios;
pub mod server;

pub use control::Control;
pub use fake_gateway::{FakeGateway, FakeGatewayBuilder, StartError};
pub use nearest::nearest;
pub use scenarios::{ScenarioError, Scenarios};
pub use server::{
    CallOutcome, Calls, Clock, Journal, JournalEntry, Limits, ManualClock, Mismatch, StruckBy,
};

/// The types of the contract, in the version that this crate speaks: event kinds, views, ids.
pub use api_contract;
/// The version of wiremock whose server [`FakeGateway::wiremock`] returns, for mocks of your own.
pub use wiremock;

/// The page for authors of clients is compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../docs/test-a-client.md")]
pub struct TestAClient;

/// The page about scenario files is compiled and run as a test; its files are tried by another.
#[cfg(doctest)]
#[doc = include_str!("../../docs/scenarios.md")]
pub struct ScenarioPage;

/// The example on the page of the faults is compiled, too.
#[cfg(doctest)]
#[doc = include_str!("../../docs/faults.md")]
pub struct FaultsPage;

/// The example on the page of the defects is compiled, too.
#[cfg(doctest)]
#[doc = include_str!("../../docs/defects.md")]
pub struct DefectsPage;
