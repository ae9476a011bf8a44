//! The named decision points of the core.
//!
//! A gateway with a defect is the core with other [`Rules`]: each default method is the right
//! decision, and a defect overrides one of them. The core itself knows no defect.

use std::fmt::Write as _;

use api_contract::lightspeed::events::EventLogGap;
use api_contract::lightspeed::ids::BlobRef;
use api_contract::rpc::RequestId;
use sha2::{Digest, Sha256};

/// Decisions that a defect can get wrong.
pub trait Rules: Send + Sync {
    /// The id in the response to a request with this id.
    fn response_id(&self, id: RequestId) -> RequestId {
        id
    }

    /// The reference under which these bytes are stored.
    fn blob_ref(&self, bytes: &[u8]) -> BlobRef {
        let mut text = String::from("sha256:");
        for byte in Sha256::digest(bytes) {
            // Writing to a text cannot fail.
            let _ = write!(text, "{byte:02x}");
        }
        BlobRef::from(text)
    }

    /// Which earlier run a submission repeats; `stored` is the run that has the submission's id.
    fn find_submission(&self, stored: Option<u64>) -> Option<u64> {
        stored
    }

    /// Whether a repeated submission counts as the same; `same` tells whether its content is.
    fn replay_matches(&self, same: bool) -> bool {
        same
    }

    /// Whether the next queued run may start; `active` is the number of the active run.
    fn may_start_next(&self, active: Option<u64>) -> bool {
        active.is_none()
    }

    /// Whether the cancellation of a run at work drops the completion it was working towards.
    fn cancel_drops_completion(&self) -> bool {
        true
    }

    /// The number of the first event of a forward page that was asked for with this `after`.
    fn first_seq_after(&self, after: u64) -> u64 {
        after.saturating_add(1)
    }

    /// The head that a forward page reports; `head` is the newest event's number.
    fn reported_head(&self, head: u64, page_is_empty: bool) -> u64 {
        let _ = page_is_empty;
        head
    }

    /// What a page tells of events that it should hold and that were dropped.
    fn gap(&self, gap: EventLogGap) -> Option<EventLogGap> {
        Some(gap)
    }

    /// Whether a change of a session wakes the readers that wait for it.
    fn reader_wakes(&self) -> bool {
        true
    }
}

/// The rules of a gateway without defects.
#[derive(Clone, Copy, Debug, Default)]
pub struct Right;

impl Rules for Right {}
