//! The HTTP side of the fake: everything between the socket and [`Core`](crate::core::Core).
//!
//! ```text
//! socket ── front ──┬── direct ─────────────────────┬── Gateway::answer ── Core
//!                   └── embedded ── wiremock (mocks) ┘
//! ```
//!
//! `front` owns the sockets and knows HTTP framing; `http` holds the rules of the endpoint as
//! a function from request to verdict; `gateway` joins them with the state machine and the
//! clock. The two doors only carry a request to that one function and its answer back.

pub(crate) mod admin;
mod answering;
pub(crate) mod claims;
pub(crate) mod clock;
pub(crate) mod connection;
pub(crate) mod departure;
pub(crate) mod direct;
pub(crate) mod door;
pub(crate) mod embedded;
pub(crate) mod front;
pub(crate) mod gateway;
pub(crate) mod http;
pub(crate) mod journal;
pub(crate) mod limits;
pub(crate) mod log;
pub(crate) mod masked;
pub(crate) mod message;
pub(crate) mod parked;
pub(crate) mod place;
pub(crate) mod upstream;
pub(crate) mod wire;

pub use admin::{ADMIN_ROUTES, AdminRoute};
pub use clock::{Clock, ManualClock};
pub(crate) use gateway::Advanced;
pub use journal::{CallOutcome, Calls, Journal, JournalEntry, Mismatch, StruckBy};
pub use limits::{Limits, raise_descriptor_limit};
pub use masked::masked;
