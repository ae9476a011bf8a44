//! What the generated types promise, judged on JSON.

mod metadata;
mod round_trip;
mod strictness;
