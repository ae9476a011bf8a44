//! What whoever drives the core can do besides calling methods: put events into logs, end runs, drop
//! old events, and look.
//!
//! Everything happens as it would by itself: in the right order of events, with the readers woken and
//! the bots told.

mod compaction;
mod events;
mod keys;
mod leap;
mod place;
mod refused;
mod runs;
mod trim;
mod views;

use std::collections::BTreeSet;

use super::Core;
use super::state::SessionKey;
use super::time::UnixMs;

pub use place::SessionAt;
pub use refused::ControlRefused;
pub use runs::Ending;

impl Core {
    /// Finds a session and lets `act` change it; then the bots and readers of it hear of that.
    fn control<T>(
        &mut self,
        at: &SessionAt,
        now: UnixMs,
        act: impl FnOnce(&mut Core, &SessionKey) -> Result<T, ControlRefused>,
    ) -> Result<T, ControlRefused> {
        self.run_until(now);
        let key = at.find(&self.state)?;
        let result = act(self, &key)?;
        let mut touched = BTreeSet::from([key]);
        self.tend_bots(&mut touched);
        self.wake(&touched);
        Ok(result)
    }
}
