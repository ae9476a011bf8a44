//! The named decision points of the core, by families.
//!
//! A gateway with a defect is the core with other [`Rules`]: each method of a family is the right
//! decision by default, and a defect overrides one of them. The core itself knows no defect.
//!
//! ```
//! use mock_server::core::rules::{GapRules, Rules};
//! use api_contract::lightspeed::events::EventLogGap;
//!
//! /// Dropped events are passed over in silence.
//! struct Silent;
//!
//! impl Rules for Silent {
//!     fn gaps(&self) -> &dyn GapRules {
//!         self
//!     }
//! }
//!
//! impl GapRules for Silent {
//!     fn gap(&self, _: EventLogGap) -> Option<EventLogGap> {
//!         None
//!     }
//! }
//! ```

mod access;
mod blobs;
mod context;
mod cursors;
mod errors;
mod gaps;
mod long_polls;
mod requests;
mod revisions;
mod runs;
mod session_lists;
mod sessions;
mod submissions;
mod transport;

pub use access::AccessRules;
pub use blobs::BlobRules;
pub use context::ContextRules;
pub use cursors::CursorRules;
pub use errors::ErrorRules;
pub use gaps::GapRules;
pub use long_polls::LongPollRules;
pub use requests::RequestRules;
pub use revisions::RevisionRules;
pub use runs::RunRules;
pub use session_lists::SessionListRules;
pub use sessions::SessionRules;
pub use submissions::{AfterDeparture, Comparison, EarlierRun, SubmissionRules, SubmissionScope};
pub use transport::TransportRules;

/// Decisions that a defect can get wrong. They depend on nothing but what they are asked: what has to
/// be remembered between two questions belongs to the state, which is copied and stored.
pub trait Rules: Send + Sync {
    /// How a response object is made, whatever the method.
    fn requests(&self) -> &dyn RequestRules {
        &Right
    }

    /// What becomes of requests and answers outside of the core.
    fn transport(&self) -> &dyn TransportRules {
        &Right
    }

    /// What a refusal says, and what it leaves behind.
    fn errors(&self) -> &dyn ErrorRules {
        &Right
    }

    /// How sessions begin, are found and end.
    fn sessions(&self) -> &dyn SessionRules {
        &Right
    }

    /// Which run a submission starts or repeats.
    fn submissions(&self) -> &dyn SubmissionRules {
        &Right
    }

    /// How entries of the context are changed.
    fn context(&self) -> &dyn ContextRules {
        &Right
    }

    /// Which events a page of the log holds, and what it says of the rest.
    fn cursors(&self) -> &dyn CursorRules {
        &Right
    }

    /// What is told of events that were dropped.
    fn gaps(&self) -> &dyn GapRules {
        &Right
    }

    /// How runs follow one another and end.
    fn runs(&self) -> &dyn RunRules {
        &Right
    }

    /// When a reader waits, and what ends its wait.
    fn long_polls(&self) -> &dyn LongPollRules {
        &Right
    }

    /// Which sessions a page of the list holds.
    fn session_lists(&self) -> &dyn SessionListRules {
        &Right
    }

    /// How bytes are stored and found again.
    fn blobs(&self) -> &dyn BlobRules {
        &Right
    }

    /// Whether a change fits what it was made from.
    fn revisions(&self) -> &dyn RevisionRules {
        &Right
    }

    /// Who may call, and what a caller sees.
    fn access(&self) -> &dyn AccessRules {
        &Right
    }
}

impl super::Core {
    /// The rules by which it decides.
    pub(crate) fn rules(&self) -> &dyn Rules {
        &*self.rules
    }
}

/// The rules of a gateway without defects.
#[derive(Clone, Copy, Debug, Default)]
pub struct Right;

impl Rules for Right {}
