//! What the generated types promise, judged on JSON.

mod agreement;
mod client;
mod every_type;
mod joined;
mod metadata;
mod mutations;
mod round_trip;
mod strictness;
