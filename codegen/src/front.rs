//! Front ends: from the languages that contracts are written in to the [`Model`](crate::model::Model).

pub mod rust;
pub mod schema;
