//! Letting a compaction fail.

use super::{ControlRefused, SessionAt};
use crate::core::Core;
use crate::core::time::UnixMs;

impl Core {
    /// Lets the next compaction of a session's context fail, whoever asks for it: it is requested and
    /// finishes as failed with this text as its reason, and the context stays as it is. Said again
    /// before that, the later reason counts.
    ///
    /// # Errors
    /// When the session is not found.
    pub fn fail_next_compaction(
        &mut self,
        at: &SessionAt,
        why: impl Into<String>,
        now: UnixMs,
    ) -> Result<(), ControlRefused> {
        self.control(at, now, |core, key| {
            let noted = core.state.change(key, |session, _, _| {
                session.record.next_compaction_fails = Some(why.into());
            });
            let session = key.session.clone();
            noted.ok_or(ControlRefused::UnknownSession { session })
        })
    }
}
