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
mod edits;
mod m_apr_01_note_is_lost;
mod m_apr_02_decisions_cut_short;
mod m_apr_03_approval_taken_for_rejection;
mod m_apr_04_unknown_approval_decided;
mod m_aut_01_nobody_is_somebody;
mod m_aut_03_revoked_key_works;
mod m_aut_04_foreign_session_read;
mod m_aut_05_foreign_run_cancelled;
mod m_aut_07_foreign_sessions_listed;
mod m_aut_08_foreign_blob_read;
mod m_aut_10_same_session_id_collides;
mod m_aut_11_header_moves_key;
mod m_aut_14_id_spans_universes;
mod m_aut_15_unknown_key_told_apart;
mod m_aut_16_key_manages_deployment;
mod m_blb_01_ref_is_not_the_hash;
mod m_blb_04_bytes_taken_for_text;
mod m_blb_06_blob_is_cut;
mod m_blb_07_equal_blobs_answered_once;
mod m_blb_09_has_what_it_has_not;
mod m_blb_10_whole_text_counts_as_cut;
mod m_blb_11_blanks_in_base64;
mod m_blb_12_reference_in_capitals;
mod m_blb_13_repetition_has_no_bytes;
mod m_con_01_session_opened_twice;
mod m_con_02_cancelled_while_completing;
mod m_con_03_run_accepted_while_closing;
mod m_con_04_event_overwritten;
mod m_ctx_01_results_in_reverse;
mod m_ctx_02_absent_is_removed;
mod m_ctx_03_compacts_without_policy;
mod m_ctx_04_append_waits_for_nothing;
mod m_cur_01_after_inclusive;
mod m_cur_02_first_event_skipped;
mod m_cur_03_limit_ignored;
mod m_cur_05_cut_page_is_complete;
mod m_cur_07_next_cursor_is_the_head;
mod m_cur_09_head_read_ahead;
mod m_cur_12_seq_given_twice;
mod m_cur_15_event_appears_late;
mod m_cur_16_past_is_rewritten;
mod m_cur_19_any_limit_taken;
mod m_cur_20_event_of_another_session;
mod m_cur_23_acknowledged_before_readable;
mod m_cur_24_absent_after_skips_first;
mod m_cur_25_times_go_back;
mod m_err_01_not_found_as_invalid;
mod m_err_02_conflict_and_rejected_swapped;
mod m_err_05_unknown_session_is_empty;
mod m_err_08_refusal_leaves_event;
mod m_err_09_error_shows_the_inside;
mod m_gap_01_silent_gap;
mod m_gap_02_gap_without_loss;
mod m_gap_04_gap_off_by_one;
mod m_gap_05_gap_leads_back;
mod m_gap_07_page_ends_at_gap;
mod m_gap_10_gap_at_the_edge;
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
mod m_idm_29_joins_without_id;
mod m_inp_01_inner_blanks_are_lost;
mod m_inp_02_malformed_settings_left_out;
mod m_inp_03_notification_left_out;
mod m_inp_04_reference_left_out;
mod m_man_01_any_controller;
mod m_met_01_labels_are_added;
mod m_met_02_long_label_is_cut;
mod m_met_03_later_labels_are_lost;
mod m_pag_01_border_repeated;
mod m_pag_02_ties_are_lost;
mod m_pag_04_list_never_ends;
mod m_pag_05_list_limit_ignored;
mod m_pag_06_oldest_first;
mod m_pag_07_any_cursor_taken;
mod m_pag_08_filters_replace_each_other;
mod m_pag_09_no_runs_asked_for;
mod m_pag_10_oldest_run_first;
mod m_pol_01_wait_ignored;
mod m_pol_02_long_poll_never_wakes;
mod m_pol_03_waits_for_more;
mod m_pol_06_wake_up_missed;
mod m_pol_08_readers_take_all_workers;
mod m_pol_10_woken_reader_gets_nothing;
mod m_pol_12_departed_reader_takes_event;
mod m_pol_13_no_wait_is_a_wait;
mod m_pol_14_any_wait_taken;
mod m_ret_01_no_time_is_a_time;
mod m_ret_02_kept_is_deleted;
mod m_rev_01_revision_not_compared;
mod m_rev_03_equal_put_counts;
mod m_rev_05_two_changes_win;
mod m_rev_06_counts_in_twos;
mod m_rev_07_busy_session_is_changed;
mod m_rev_08_profile_revision_ignored;
mod m_rev_09_put_is_merged;
mod m_rpc_01_one_response_id;
mod m_rpc_02_response_id_as_string;
mod m_rpc_04_id_through_float;
mod m_rpc_05_result_beside_error;
mod m_rpc_07_unknown_method_is_internal;
mod m_rpc_09_missing_source_made_up;
mod m_rpc_12_malformed_json_ends_it;
mod m_rpc_15_envelope_flattened;
mod m_rpc_16_other_protocol_version;
mod m_rpc_17_response_of_another_version;
mod m_rpc_18_notification_of_no_kind;
mod m_rpc_19_unknown_members_pass;
mod m_rpc_20_null_is_a_value;
mod m_ses_01_retry_changes_session;
mod m_ses_03_not_labelled_at_first;
mod m_ses_05_closed_takes_runs;
mod m_ses_06_close_without_force;
mod m_ses_07_active_shown_as_idle;
mod m_ses_08_ids_without_case;
mod m_ses_09_cleared_name_is_empty;
mod m_ses_10_closed_start_looks_idle;
mod m_ses_11_closed_in_seconds;
mod m_ses_12_refused_start_stays;
mod m_ses_13_shared_again;
mod m_ses_14_new_session_is_active;
mod m_ses_15_close_is_still_to_come;
mod m_trm_01_failed_run_never_ends;
mod m_trm_02_cancelled_then_completed;
mod m_trm_03_completed_twice;
mod m_trm_04_turn_closed_after_end;
mod m_trm_06_status_regresses;
mod m_trm_07_list_is_stale;
mod m_trm_08_cancelled_in_word_only;
mod m_trm_10_ended_run_cancelled;
mod m_trm_11_unknown_run_cancelled;
mod m_trm_13_cancelled_run_starts;
mod m_trm_14_two_active_runs;
mod m_trm_16_queue_stalls;
mod m_trm_18_output_is_not_there;
mod m_trm_21_steering_reaches_next_run;
mod m_trm_25_start_waits_for_the_end;

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
    m_apr_01_note_is_lost::DEFECT,
    m_apr_02_decisions_cut_short::DEFECT,
    m_apr_03_approval_taken_for_rejection::DEFECT,
    m_apr_04_unknown_approval_decided::DEFECT,
    m_aut_01_nobody_is_somebody::DEFECT,
    m_aut_03_revoked_key_works::DEFECT,
    m_aut_04_foreign_session_read::DEFECT,
    m_aut_05_foreign_run_cancelled::DEFECT,
    m_aut_07_foreign_sessions_listed::DEFECT,
    m_aut_08_foreign_blob_read::DEFECT,
    m_aut_10_same_session_id_collides::DEFECT,
    m_aut_11_header_moves_key::DEFECT,
    m_aut_14_id_spans_universes::DEFECT,
    m_aut_15_unknown_key_told_apart::DEFECT,
    m_aut_16_key_manages_deployment::DEFECT,
    m_blb_01_ref_is_not_the_hash::DEFECT,
    m_blb_04_bytes_taken_for_text::DEFECT,
    m_blb_06_blob_is_cut::DEFECT,
    m_blb_07_equal_blobs_answered_once::DEFECT,
    m_blb_09_has_what_it_has_not::DEFECT,
    m_blb_10_whole_text_counts_as_cut::DEFECT,
    m_blb_11_blanks_in_base64::DEFECT,
    m_blb_12_reference_in_capitals::DEFECT,
    m_blb_13_repetition_has_no_bytes::DEFECT,
    m_con_01_session_opened_twice::DEFECT,
    m_con_02_cancelled_while_completing::DEFECT,
    m_con_03_run_accepted_while_closing::DEFECT,
    m_con_04_event_overwritten::DEFECT,
    m_ctx_01_results_in_reverse::DEFECT,
    m_ctx_02_absent_is_removed::DEFECT,
    m_ctx_03_compacts_without_policy::DEFECT,
    m_ctx_04_append_waits_for_nothing::DEFECT,
    m_cur_01_after_inclusive::DEFECT,
    m_cur_02_first_event_skipped::DEFECT,
    m_cur_03_limit_ignored::DEFECT,
    m_cur_05_cut_page_is_complete::DEFECT,
    m_cur_07_next_cursor_is_the_head::DEFECT,
    m_cur_09_head_read_ahead::DEFECT,
    m_cur_12_seq_given_twice::DEFECT,
    m_cur_15_event_appears_late::DEFECT,
    m_cur_16_past_is_rewritten::DEFECT,
    m_cur_19_any_limit_taken::DEFECT,
    m_cur_20_event_of_another_session::DEFECT,
    m_cur_23_acknowledged_before_readable::DEFECT,
    m_cur_24_absent_after_skips_first::DEFECT,
    m_cur_25_times_go_back::DEFECT,
    m_err_01_not_found_as_invalid::DEFECT,
    m_err_02_conflict_and_rejected_swapped::DEFECT,
    m_err_05_unknown_session_is_empty::DEFECT,
    m_err_08_refusal_leaves_event::DEFECT,
    m_err_09_error_shows_the_inside::DEFECT,
    m_gap_01_silent_gap::DEFECT,
    m_gap_02_gap_without_loss::DEFECT,
    m_gap_04_gap_off_by_one::DEFECT,
    m_gap_05_gap_leads_back::DEFECT,
    m_gap_07_page_ends_at_gap::DEFECT,
    m_gap_10_gap_at_the_edge::DEFECT,
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
    m_idm_29_joins_without_id::DEFECT,
    m_inp_01_inner_blanks_are_lost::DEFECT,
    m_inp_02_malformed_settings_left_out::DEFECT,
    m_inp_03_notification_left_out::DEFECT,
    m_inp_04_reference_left_out::DEFECT,
    m_man_01_any_controller::DEFECT,
    m_met_01_labels_are_added::DEFECT,
    m_met_02_long_label_is_cut::DEFECT,
    m_met_03_later_labels_are_lost::DEFECT,
    m_pag_01_border_repeated::DEFECT,
    m_pag_02_ties_are_lost::DEFECT,
    m_pag_04_list_never_ends::DEFECT,
    m_pag_05_list_limit_ignored::DEFECT,
    m_pag_06_oldest_first::DEFECT,
    m_pag_07_any_cursor_taken::DEFECT,
    m_pag_08_filters_replace_each_other::DEFECT,
    m_pag_09_no_runs_asked_for::DEFECT,
    m_pag_10_oldest_run_first::DEFECT,
    m_pol_01_wait_ignored::DEFECT,
    m_pol_02_long_poll_never_wakes::DEFECT,
    m_pol_03_waits_for_more::DEFECT,
    m_pol_06_wake_up_missed::DEFECT,
    m_pol_08_readers_take_all_workers::DEFECT,
    m_pol_10_woken_reader_gets_nothing::DEFECT,
    m_pol_12_departed_reader_takes_event::DEFECT,
    m_pol_13_no_wait_is_a_wait::DEFECT,
    m_pol_14_any_wait_taken::DEFECT,
    m_ret_01_no_time_is_a_time::DEFECT,
    m_ret_02_kept_is_deleted::DEFECT,
    m_rev_01_revision_not_compared::DEFECT,
    m_rev_03_equal_put_counts::DEFECT,
    m_rev_05_two_changes_win::DEFECT,
    m_rev_06_counts_in_twos::DEFECT,
    m_rev_07_busy_session_is_changed::DEFECT,
    m_rev_08_profile_revision_ignored::DEFECT,
    m_rev_09_put_is_merged::DEFECT,
    m_rpc_01_one_response_id::DEFECT,
    m_rpc_02_response_id_as_string::DEFECT,
    m_rpc_04_id_through_float::DEFECT,
    m_rpc_05_result_beside_error::DEFECT,
    m_rpc_07_unknown_method_is_internal::DEFECT,
    m_rpc_09_missing_source_made_up::DEFECT,
    m_rpc_12_malformed_json_ends_it::DEFECT,
    m_rpc_15_envelope_flattened::DEFECT,
    m_rpc_16_other_protocol_version::DEFECT,
    m_rpc_17_response_of_another_version::DEFECT,
    m_rpc_18_notification_of_no_kind::DEFECT,
    m_rpc_19_unknown_members_pass::DEFECT,
    m_rpc_20_null_is_a_value::DEFECT,
    m_ses_01_retry_changes_session::DEFECT,
    m_ses_03_not_labelled_at_first::DEFECT,
    m_ses_05_closed_takes_runs::DEFECT,
    m_ses_06_close_without_force::DEFECT,
    m_ses_07_active_shown_as_idle::DEFECT,
    m_ses_08_ids_without_case::DEFECT,
    m_ses_09_cleared_name_is_empty::DEFECT,
    m_ses_10_closed_start_looks_idle::DEFECT,
    m_ses_11_closed_in_seconds::DEFECT,
    m_ses_12_refused_start_stays::DEFECT,
    m_ses_13_shared_again::DEFECT,
    m_ses_14_new_session_is_active::DEFECT,
    m_ses_15_close_is_still_to_come::DEFECT,
    m_trm_01_failed_run_never_ends::DEFECT,
    m_trm_02_cancelled_then_completed::DEFECT,
    m_trm_03_completed_twice::DEFECT,
    m_trm_04_turn_closed_after_end::DEFECT,
    m_trm_06_status_regresses::DEFECT,
    m_trm_07_list_is_stale::DEFECT,
    m_trm_08_cancelled_in_word_only::DEFECT,
    m_trm_10_ended_run_cancelled::DEFECT,
    m_trm_11_unknown_run_cancelled::DEFECT,
    m_trm_13_cancelled_run_starts::DEFECT,
    m_trm_14_two_active_runs::DEFECT,
    m_trm_16_queue_stalls::DEFECT,
    m_trm_18_output_is_not_there::DEFECT,
    m_trm_21_steering_reaches_next_run::DEFECT,
    m_trm_25_start_waits_for_the_end::DEFECT,
];

/// The defect of this id.
pub fn find(id: &str) -> Option<&'static Defect> {
    DEFECTS.iter().find(|defect| defect.id == id)
}
