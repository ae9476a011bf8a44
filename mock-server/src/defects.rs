//! Gateways with one defect each, to prove that whoever tests gateways notices.
//!
//! A defect decides one named point of the core in a wrong way and leaves everything else right.
//! Each is one file of this folder, named by its id; the core knows none of them.
//!
//! ```
//! use mock_server::FakeGateway;
//! use mock_server::defects;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), mock_server::StartError> {
//! let defect = defects::find("M-RPC-02").unwrap();
//! let gateway = FakeGateway::builder().rules((defect.rules)()).start().await?;
//! // Whatever tests the gateway at this address should fail, and say why.
//! println!("{}: {}", gateway.endpoint(), defect.title);
//! # Ok(())
//! # }
//! ```

mod demonstration;
mod m_blb_01_ref_is_not_the_hash;
mod m_cur_01_after_inclusive;
mod m_cur_09_head_read_ahead;
mod m_gap_01_silent_gap;
mod m_idm_01_dedupe_ignored;
mod m_idm_02_conflicting_replay_accepted;
mod m_pol_02_long_poll_never_wakes;
mod m_rpc_02_response_id_as_string;
mod m_trm_02_cancelled_then_completed;
mod m_trm_14_two_active_runs;

use std::fmt;
use std::sync::Arc;

use crate::core::Rules;

pub use demonstration::{Demonstration, FIRST_UNIVERSE, SECOND_UNIVERSE, Step, Who};

/// A gateway's way of being wrong.
pub struct Defect {
    /// The id by which it is known everywhere, e.g. `M-IDM-01`.
    pub id: &'static str,
    /// What the gateway does, in one line.
    pub title: &'static str,
    /// Makes the rules of a core that has the defect.
    pub rules: fn() -> Arc<dyn Rules>,
    /// Calls that show it.
    pub shown_by: Demonstration,
    /// The conformance checks that fail against it, all of them, each with the reason.
    pub fails: &'static [(&'static str, &'static str)],
}

impl fmt::Debug for Defect {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Defect")
            .field("id", &self.id)
            .field("title", &self.title)
            .field("fails", &self.fails)
            .finish_non_exhaustive()
    }
}

/// All defects, in the order of their ids.
pub static DEFECTS: &[Defect] = &[
    m_blb_01_ref_is_not_the_hash::DEFECT,
    m_cur_01_after_inclusive::DEFECT,
    m_cur_09_head_read_ahead::DEFECT,
    m_gap_01_silent_gap::DEFECT,
    m_idm_01_dedupe_ignored::DEFECT,
    m_idm_02_conflicting_replay_accepted::DEFECT,
    m_pol_02_long_poll_never_wakes::DEFECT,
    m_rpc_02_response_id_as_string::DEFECT,
    m_trm_02_cancelled_then_completed::DEFECT,
    m_trm_14_two_active_runs::DEFECT,
];

/// The defect of this id.
pub fn find(id: &str) -> Option<&'static Defect> {
    DEFECTS.iter().find(|defect| defect.id == id)
}
