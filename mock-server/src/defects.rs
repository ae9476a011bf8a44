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
mod m_aut_01_nobody_is_somebody;
mod m_aut_03_revoked_key_works;
mod m_aut_04_foreign_session_read;
mod m_aut_05_foreign_run_cancelled;
mod m_aut_07_foreign_sessions_listed;
mod m_aut_08_foreign_blob_read;
mod m_aut_10_same_session_id_collides;
mod m_aut_11_header_moves_key;
mod m_aut_14_id_spans_universes;
mod m_blb_01_ref_is_not_the_hash;
mod m_cur_01_after_inclusive;
mod m_cur_09_head_read_ahead;
mod m_err_01_not_found_as_invalid;
mod m_err_02_conflict_and_rejected_swapped;
mod m_err_05_unknown_session_is_empty;
mod m_err_08_refusal_leaves_event;
mod m_gap_01_silent_gap;
mod m_idm_01_dedupe_ignored;
mod m_idm_02_conflicting_replay_accepted;
mod m_idm_03_conflict_makes_run;
mod m_idm_04_config_not_compared;
mod m_idm_07_bytes_compared;
mod m_idm_08_dedupe_while_active_only;
mod m_idm_09_dedupe_after_end_only;
mod m_idm_10_identical_race;
mod m_idm_12_conflicting_race;
mod m_idm_13_id_spans_sessions;
mod m_idm_15_empty_id_is_an_id;
mod m_idm_16_content_is_an_id;
mod m_idm_19_refusal_uses_up_id;
mod m_idm_20_replay_shows_beginning;
mod m_idm_22_replay_told_again;
mod m_idm_24_lost_answer_forgets_id;
mod m_idm_25_lost_answer_cancels_run;
mod m_idm_28_append_repeated;
mod m_pol_02_long_poll_never_wakes;
mod m_rpc_01_one_response_id;
mod m_rpc_02_response_id_as_string;
mod m_rpc_04_id_through_float;
mod m_rpc_05_result_beside_error;
mod m_rpc_07_unknown_method_is_internal;
mod m_rpc_09_missing_source_made_up;
mod m_rpc_12_malformed_json_ends_it;
mod m_rpc_15_envelope_flattened;
mod m_ses_01_retry_changes_session;
mod m_ses_03_not_readable_at_first;
mod m_ses_05_closed_takes_runs;
mod m_ses_06_close_without_force;
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
    m_aut_01_nobody_is_somebody::DEFECT,
    m_aut_03_revoked_key_works::DEFECT,
    m_aut_04_foreign_session_read::DEFECT,
    m_aut_05_foreign_run_cancelled::DEFECT,
    m_aut_07_foreign_sessions_listed::DEFECT,
    m_aut_08_foreign_blob_read::DEFECT,
    m_aut_10_same_session_id_collides::DEFECT,
    m_aut_11_header_moves_key::DEFECT,
    m_aut_14_id_spans_universes::DEFECT,
    m_blb_01_ref_is_not_the_hash::DEFECT,
    m_cur_01_after_inclusive::DEFECT,
    m_cur_09_head_read_ahead::DEFECT,
    m_err_01_not_found_as_invalid::DEFECT,
    m_err_02_conflict_and_rejected_swapped::DEFECT,
    m_err_05_unknown_session_is_empty::DEFECT,
    m_err_08_refusal_leaves_event::DEFECT,
    m_gap_01_silent_gap::DEFECT,
    m_idm_01_dedupe_ignored::DEFECT,
    m_idm_02_conflicting_replay_accepted::DEFECT,
    m_idm_03_conflict_makes_run::DEFECT,
    m_idm_04_config_not_compared::DEFECT,
    m_idm_07_bytes_compared::DEFECT,
    m_idm_08_dedupe_while_active_only::DEFECT,
    m_idm_09_dedupe_after_end_only::DEFECT,
    m_idm_10_identical_race::DEFECT,
    m_idm_12_conflicting_race::DEFECT,
    m_idm_13_id_spans_sessions::DEFECT,
    m_idm_15_empty_id_is_an_id::DEFECT,
    m_idm_16_content_is_an_id::DEFECT,
    m_idm_19_refusal_uses_up_id::DEFECT,
    m_idm_20_replay_shows_beginning::DEFECT,
    m_idm_22_replay_told_again::DEFECT,
    m_idm_24_lost_answer_forgets_id::DEFECT,
    m_idm_25_lost_answer_cancels_run::DEFECT,
    m_idm_28_append_repeated::DEFECT,
    m_pol_02_long_poll_never_wakes::DEFECT,
    m_rpc_01_one_response_id::DEFECT,
    m_rpc_02_response_id_as_string::DEFECT,
    m_rpc_04_id_through_float::DEFECT,
    m_rpc_05_result_beside_error::DEFECT,
    m_rpc_07_unknown_method_is_internal::DEFECT,
    m_rpc_09_missing_source_made_up::DEFECT,
    m_rpc_12_malformed_json_ends_it::DEFECT,
    m_rpc_15_envelope_flattened::DEFECT,
    m_ses_01_retry_changes_session::DEFECT,
    m_ses_03_not_readable_at_first::DEFECT,
    m_ses_05_closed_takes_runs::DEFECT,
    m_ses_06_close_without_force::DEFECT,
    m_trm_02_cancelled_then_completed::DEFECT,
    m_trm_14_two_active_runs::DEFECT,
];

/// The defect of this id.
pub fn find(id: &str) -> Option<&'static Defect> {
    DEFECTS.iter().find(|defect| defect.id == id)
}
