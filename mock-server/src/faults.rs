//! Faults: ways in which a network, a proxy or a sick deployment fails, on command and repeatably.
//!
//! A [`Fault`] is plain data, the same in Rust, in a file and over the admin API. It says what fails
//! (its kind), for which calls (method, session, the how-manieth call, a probability with a seed)
//! and when: before the gateway accepts the call, or after it has done what was asked.
//!
//! ```
//! use mock_server::FakeGateway;
//! use mock_server::faults::Fault;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), mock_server::StartError> {
//! let gateway = FakeGateway::start().await;
//! // The first run is accepted, and its answer is lost.
//! let lost = gateway.add_fault(Fault::reset().method("session/runs/start").after_commit().once());
//! // The same, as it stands in a file.
//! let text = r#"{ "kind": "reset", "method": "session/runs/start", "when": "after_commit",
//!                 "calls": { "times": 1 } }"#;
//! let same: Fault = serde_json::from_str(text).unwrap();
//! assert_eq!(gateway.faults()[0].fault, same);
//! assert!(gateway.remove_fault(lost));
//! # Ok(())
//! # }
//! ```
//!
//! Whether a fault strikes and what then becomes of the answer is decided by pure functions; the
//! server carries it out. With no fault set, none of this is consulted.
//!
//! Semantic mistakes of a gateway, which last as long as it does, are [`defects`](crate::defects).

mod bad_gateway;
mod close;
mod close_after_head;
mod delay;
mod dribble;
mod duplicate_delivery;
mod duplicate_terminal;
mod duplicated_events;
mod early_empty_poll;
mod early_terminal;
mod empty_body;
mod endless_poll;
mod error_after_commit;
mod extra_members;
mod fault;
mod forgotten_replay;
mod gap_loop;
mod garbage;
mod head_ahead;
mod head_backwards;
mod huge_seq;
mod kind;
mod late_commit;
mod malformed_json;
mod missing_id;
mod neither_result_nor_error;
mod page;
mod plan;
mod reordered_events;
mod repeated_id;
mod reset;
mod restart;
mod result_and_error;
mod revoked_key;
mod rule;
mod schema;
mod scope;
mod short_page;
mod stall;
mod stall_after_head;
mod too_many_requests;
mod trim_before_read;
mod truncated_body;
mod truncated_chunked;
mod truncated_json;
mod unavailable;
mod unknown_enum_value;
mod unknown_event_kind;
mod wrong_id;
mod wrong_length;

pub use duplicate_delivery::Delivered;
pub use fault::{Fault, FaultRefused, Open, Settled};
pub use kind::KindInfo;
pub use restart::StateAfter;
pub use rule::{FaultId, FaultState};
pub use schema::KindMember;

pub(crate) use kind::{Answering, Before, Facts, Waiting};
pub(crate) use plan::{Plan, Step};
pub(crate) use rule::{Faults, Strike};
pub(crate) use scope::{check_method, fits, session_of};

/// All kinds of faults: one line each, one file each.
pub static KINDS: &[KindInfo] = &[
    // The connection.
    KindInfo::of::<delay::Delay>(),
    KindInfo::of::<stall::Stall>(),
    KindInfo::of::<stall_after_head::StallAfterHead>(),
    KindInfo::of::<dribble::Dribble>(),
    KindInfo::of::<close::Close>(),
    KindInfo::of::<close_after_head::CloseAfterHead>(),
    KindInfo::of::<reset::Reset>(),
    KindInfo::of::<truncated_body::TruncatedBody>(),
    KindInfo::of::<truncated_chunked::TruncatedChunked>(),
    KindInfo::of::<wrong_length::WrongLength>(),
    KindInfo::of::<garbage::Garbage>(),
    // What stands between client and gateway.
    KindInfo::of::<bad_gateway::BadGateway>(),
    KindInfo::of::<unavailable::Unavailable>(),
    KindInfo::of::<too_many_requests::TooManyRequests>(),
    KindInfo::of::<duplicate_delivery::DuplicateDelivery>(),
    // The answer.
    KindInfo::of::<malformed_json::MalformedJson>(),
    KindInfo::of::<truncated_json::TruncatedJson>(),
    KindInfo::of::<empty_body::EmptyBody>(),
    KindInfo::of::<wrong_id::WrongId>(),
    KindInfo::of::<repeated_id::RepeatedId>(),
    KindInfo::of::<missing_id::MissingId>(),
    KindInfo::of::<result_and_error::ResultAndError>(),
    KindInfo::of::<neither_result_nor_error::NeitherResultNorError>(),
    KindInfo::of::<error_after_commit::ErrorAfterCommit>(),
    KindInfo::of::<unknown_enum_value::UnknownEnumValue>(),
    KindInfo::of::<extra_members::ExtraMembers>(),
    // Pages of events.
    KindInfo::of::<reordered_events::ReorderedEvents>(),
    KindInfo::of::<duplicated_events::DuplicatedEvents>(),
    KindInfo::of::<early_terminal::EarlyTerminal>(),
    KindInfo::of::<duplicate_terminal::DuplicateTerminal>(),
    KindInfo::of::<unknown_event_kind::UnknownEventKind>(),
    KindInfo::of::<short_page::ShortPage>(),
    KindInfo::of::<head_ahead::HeadAhead>(),
    KindInfo::of::<head_backwards::HeadBackwards>(),
    KindInfo::of::<huge_seq::HugeSeq>(),
    KindInfo::of::<trim_before_read::TrimBeforeRead>(),
    KindInfo::of::<gap_loop::GapLoop>(),
    KindInfo::of::<early_empty_poll::EarlyEmptyPoll>(),
    KindInfo::of::<endless_poll::EndlessPoll>(),
    // The deployment.
    KindInfo::of::<late_commit::LateCommit>(),
    KindInfo::of::<forgotten_replay::ForgottenReplay>(),
    KindInfo::of::<restart::Restart>(),
    KindInfo::of::<revoked_key::RevokedKey>(),
];

/// The kind of this name.
pub fn find(name: &str) -> Option<&'static KindInfo> {
    KINDS.iter().find(|kind| kind.name == name)
}
