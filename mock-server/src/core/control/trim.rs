//! Dropping old events.

use super::{ControlRefused, SessionAt};
use crate::core::Core;
use crate::core::time::UnixMs;

impl Core {
    /// Drops the events of a session numbered up to `through`, as a deployment does with old ones.
    ///
    /// Nothing but the log changes: no event tells of it, and sessions and runs look as before. To ask
    /// for less than was dropped before changes nothing.
    ///
    /// # Errors
    /// When the session is not found, or when its log would be left without an event.
    pub fn trim(
        &mut self,
        at: impl Into<SessionAt>,
        through: u64,
        now: UnixMs,
    ) -> Result<(), ControlRefused> {
        self.control(&at.into(), now, |core, key| {
            let trimmed = core.state.change(key, |session, _, _| {
                let log = &mut session.record.log;
                if through >= log.head() {
                    return Err(ControlRefused::NothingLeft { head: log.head() });
                }
                log.drop_through(through);
                Ok(())
            });
            let session = key.session.clone();
            trimmed.unwrap_or(Err(ControlRefused::UnknownSession { session }))
        })
    }
}
