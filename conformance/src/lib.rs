//! Verifies that an endpoint keeps the Lightspeed agent API contract.
//!
//! ```
//! use conformance::embedded::Embedded;
//! use conformance::runner::Suite;
//! use conformance::selection::Selection;
//! use conformance::verdict::Verdict;
//!
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let fake = Embedded::start().await;
//! let selection = Selection::new(&["RPC-*".to_owned()], &[])?;
//! let report = Suite::new(fake.target()?).select(selection).run().await;
//! assert_eq!(report.verdict(), Verdict::Conformant, "{}", report.verdict_line());
//! # Ok(())
//! # }
//! ```
//!
//! Any endpoint is a [`Target`](target::Target); a [`Suite`](runner::Suite) runs the
//! [`Check`](check::Check)s against it and returns a [`Report`](report::Report). The program of the
//! same name does that from the command line. How to write a check is told in [`check`].

pub mod check;
pub mod checks;
pub mod cli;
pub mod ctx;
#[cfg(feature = "embedded-fake")]
pub mod embedded;
pub mod events;
mod excerpt;
pub mod kinds;
mod lock;
pub mod methods;
pub mod names;
pub mod oracle;
pub mod outcome;
mod pointer;
pub mod prelude;
pub mod record;
pub mod refusal;
pub mod report;
pub mod requirements;
pub mod runner;
pub mod selection;
pub mod target;
pub mod verdict;
