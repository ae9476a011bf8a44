//! The whole state of a gateway.

use super::Control;
use crate::FakeGateway;
use crate::core::{Snapshot, SnapshotRefused};
use crate::server::Journal;

/// # The whole state, and the journal
impl Control {
    /// Everything there is at this moment: [what is in it](Snapshot), [as JSON](Snapshot#as-json), and
    /// [its secrets](Snapshot#secrets).
    pub fn snapshot(&self) -> Snapshot {
        self.gateway.snapshot()
    }

    /// Puts a snapshot in the place of everything there is, except the time, which never goes back:
    /// what was planned for a moment that is past happens at once. The journal stays and notes it.
    ///
    /// Readers go on waiting where the snapshot has their session and nothing for them to read; the
    /// others are answered as if they had called now.
    ///
    /// # Errors
    /// When callers prove who they are in another way in the snapshot.
    pub fn restore(&self, snapshot: &Snapshot) -> Result<(), SnapshotRefused> {
        self.gateway.restore(snapshot)
    }

    /// Goes back to the state in which the gateway was started, with an empty journal that counts from
    /// 1. The time stays, and every waiting reader is answered.
    pub fn reset(&self) {
        self.gateway.reset();
    }

    /// What was asked so far, as [`FakeGateway::journal`] tells it.
    pub fn journal(&self) -> Journal {
        self.gateway.journal()
    }

    /// Forgets all entries of the journal; the numbers of later ones go on.
    pub fn clear_journal(&self) {
        self.gateway.clear_journal();
    }

    /// Starts a second gateway on a port of its own that goes on from the state of this one, with the
    /// same settings, in a time of its own that shows the same and stands still if this one's does.
    /// Equal calls at equal times get equal answers from both. It has no waiting readers, an empty
    /// journal, and none of your own mocks.
    ///
    /// # Panics
    /// When no port of the loopback interface can be had, or outside a tokio runtime.
    pub async fn fork(&self) -> FakeGateway {
        let gateway = self.gateway.fork();
        match FakeGateway::fork_of(gateway, self.setup.clone()).await {
            Ok(gateway) => gateway,
            Err(error) => panic!("{error}"),
        }
    }
}
