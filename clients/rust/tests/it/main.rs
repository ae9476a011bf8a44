//! What the generated types promise, judged on JSON.

mod agreement;
mod faults;
mod joined;
mod metadata;
mod round_trip;
mod strictness;
