//! What the generated types promise, judged on JSON.

mod agreement;
mod client;
mod every_type;
mod faults;
mod joined;
mod metadata;
mod round_trip;
mod strictness;
