//! The families of checks. A new family is one module and one line in [`FAMILIES`].

pub mod errors;
pub mod rpc;
pub mod schema;

use crate::check::Check;

/// Every family, in the order of reports.
pub static FAMILIES: &[&[Check]] = &[rpc::CHECKS, errors::CHECKS, schema::CHECKS];
