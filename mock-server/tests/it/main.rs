//! The fake gateway at its edges.
//!
//! One module per subject. Tests that start with `server` use real sockets: they speak raw bytes,
//! wait for states with a deadline and never for a time, and let the system choose the ports.

mod server_client;
mod server_doors;
mod server_embedded;
mod server_envelope;
mod server_http;
mod server_limits;
mod server_long_poll;
mod server_program;
