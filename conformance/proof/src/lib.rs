//! The proof of the conformance suite: the fake gateway is given each of its defects alone, and
//! exactly the checks that the defect declares must fail.
//!
//! ```no_run
//! # #[tokio::main(flavor = "current_thread")] async fn main() {
//! use conformance_proof::kill::{self, Scope};
//! use mock_server::defects::DEFECTS;
//!
//! let kill = kill::attempt(&DEFECTS[0], Scope::Whole).await.expect("a gateway");
//! assert!(kill.is_exact(), "{kill}");
//! # }
//! ```
//!
//! `cargo xtask prove` runs the whole suite against every defect and writes a page with the matrix
//! of both. The tests of this package run for each defect only the checks that it declares: that
//! takes a minute in place of many, and shows that nothing is missed, though not that nothing else
//! fails.

pub mod kill;
pub mod matrix;
pub mod page;
