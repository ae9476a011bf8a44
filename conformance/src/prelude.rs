//! What the file of a family of checks needs.

pub use serde_json::{Value, json};

pub use crate::check::{Check, Effect, Kind, Level, Needs, Source};
pub use crate::ctx::{Ctx, Event, Events, Log, Page, Session, text};
pub use crate::ensure;
pub use crate::kinds;
pub use crate::methods::*;
pub use crate::oracle;
pub use crate::outcome::{Cause, Checked, Stop};
pub use crate::record::exchange::Exchange;
pub use crate::refusal::{Alike, ErrorClass, Refusal};
pub use crate::target::caller::Caller;
pub use crate::target::hooks::Hook;
pub use crate::target::millis;
pub use crate::target::request::{Cut, Request};
