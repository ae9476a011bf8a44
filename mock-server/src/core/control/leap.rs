//! Big sequence numbers.

use super::{ControlRefused, SessionAt};
use crate::core::Core;
use crate::core::time::UnixMs;

impl Core {
    /// Makes a session's log an old one: all its events are dropped, and the next one gets a number
    /// above `through`. Returns the number that the log stands at.
    ///
    /// Nothing but the log changes: no event tells of it, and sessions and runs look as before.
    ///
    /// # Errors
    /// When the session is not found, or when there is no such number above those that it has given.
    pub fn leap(
        &mut self,
        at: &SessionAt,
        through: u64,
        now: UnixMs,
    ) -> Result<u64, ControlRefused> {
        self.control(at, now, |core, key| {
            let leapt = core.state.change(key, |session, _, _| {
                let log = &mut session.record.log;
                log.leap(through)
                    .ok_or(ControlRefused::NumbersEnd { through })
            });
            let session = key.session.clone();
            leapt.unwrap_or(Err(ControlRefused::UnknownSession { session }))
        })
    }
}
