//! The fake gateway at its edges.
//!
//! One module per subject. Tests that start with `server` use real sockets: they speak raw bytes,
//! wait for states with a deadline and never for a time, and let the system choose the ports.

mod core_access;
mod core_approvals;
mod core_auth;
mod core_auth_services;
mod core_bot_events;
mod core_bot_triggers;
mod core_bots;
mod core_channels;
mod core_compaction;
mod core_context;
mod core_defects;
mod core_deployment;
mod core_determinism;
mod core_environment_daemons;
mod core_environment_job_ends;
mod core_environment_jobs;
mod core_environment_machines;
mod core_environment_secrets;
mod core_environment_state;
mod core_environments;
mod core_input;
mod core_keys;
mod core_long_poll;
mod core_managed_sessions;
mod core_mcp;
mod core_models;
mod core_pages;
mod core_profiles_apply;
mod core_records;
mod core_run_events;
mod core_runs;
mod core_schema;
mod core_session_environments;
mod core_session_list;
mod core_session_records;
mod core_session_start;
mod core_sessions;
mod core_skills;
mod core_state_machine;
mod core_submissions;
mod core_support;
mod core_transcriptions;
mod core_vfs;
mod documentation;
mod server_access;
mod server_client;
mod server_doors;
mod server_embedded;
mod server_envelope;
mod server_http;
mod server_limits;
mod server_long_poll;
mod server_program;
