//! Events of a bot: what happened, and what became of it.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::lightspeed::ids::{BlobRef, BotId, BotTriggerId, RunId, SessionId};
use crate::{wire, wire_string};

wire_string! {
    /// Names an event by what happened: a bot stores it once. Who hands the event in chooses the
    /// text.
    pub struct BotEventId;
}

/// An event as a bot's log has it.
#[wire]
pub struct BotEventView {
    /// Its number within the bot, counted from 1.
    pub seq: u64,
    /// What it is recognised by when it comes again.
    pub event_id: BotEventId,
    /// The trigger that brought it; absent for one that a client handed in.
    #[wire(optional)]
    pub trigger_id: Option<BotTriggerId>,
    /// What kind of thing happened, in the words of its source.
    pub kind: String,
    /// What happened, in a line for people and for the model.
    pub summary: String,
    /// When it happened, in Unix milliseconds.
    pub occurred_at_ms: i64,
    /// When the bot got it, in Unix milliseconds.
    pub received_at_ms: i64,
    /// The blob with the whole event, as JSON.
    pub document_ref: BlobRef,
    /// The blob with what the model was told about it; absent before it was told.
    #[wire(optional)]
    pub prompt_ref: Option<BlobRef>,
    /// The session it went to; absent before it was routed.
    #[wire(optional)]
    pub session: Option<BotRoutedSessionView>,
    /// Files that came with it.
    #[wire(optional)]
    pub media: Vec<BotEventMedia>,
    /// The bot that sent it; absent when no bot did.
    #[wire(optional)]
    pub sender_bot_id: Option<BotId>,
    /// How many bots passed it on before.
    #[wire(default)]
    pub hops: u32,
    /// The event that it answers; absent when it answers none.
    #[wire(optional)]
    pub in_reply_to: Option<BotEventReplyRef>,
    /// What became of it; absent while that is open.
    #[wire(optional)]
    pub outcome: Option<BotEventOutcome>,
    /// More about the outcome, for people; absent when there is no more to say.
    #[wire(optional)]
    pub outcome_detail: Option<String>,
    /// The run that worked on it; absent when there is none.
    #[wire(optional)]
    pub run_id: Option<RunId>,
    /// When the outcome was settled, in Unix milliseconds; absent while that is open.
    #[wire(optional)]
    pub resolved_at_ms: Option<i64>,
}

/// The session to which an event went.
#[wire]
pub struct BotRoutedSessionView {
    /// The session.
    pub session_id: SessionId,
    /// Its label, for people.
    pub label: String,
}

/// A file that came with an event.
#[wire]
pub struct BotEventMedia {
    /// The blob with the bytes of the file.
    pub blob_ref: BlobRef,
    /// How the model takes the file.
    pub kind: BotEventMediaKind,
    /// Media type of the bytes, such as `image/png`.
    pub mime: String,
    /// The name of the file; absent when it has none.
    #[wire(optional)]
    pub name: Option<String>,
    /// The blob with the file's text, such as a transcript; absent when there is none.
    #[wire(optional)]
    pub text_ref: Option<BlobRef>,
}

/// How the model takes a file that came with an event.
// Not `MediaKind`, which is closed because clients send it: an event log has to stay readable.
#[wire(open)]
pub enum BotEventMediaKind {
    /// As a picture.
    Image,
    /// As a recording.
    Audio,
    /// As a document.
    Document,
}

/// The event of a bot that another event answers.
#[wire]
pub struct BotEventReplyRef {
    /// The bot.
    pub bot: BotId,
    /// The number of its event.
    pub seq: u64,
}

/// What became of an event.
#[wire(open, rename_all = "snake_case")]
pub enum BotEventOutcome {
    /// The bot worked on it.
    Handled,
    /// The bot put it off.
    Deferred,
    /// The bot saw no reason to do anything.
    Ignored,
    /// The bot could not go on without something from outside.
    Blocked,
    /// The run ended without saying what became of it.
    Unresolved,
    /// The run failed.
    RunFailed,
    /// It steered a run that was at work.
    Steered,
    /// It joined the context of a session and started nothing.
    Appended,
    /// It was put aside without work, such as those left over when the bot was closed.
    Archived,
}

/// A whole event, as its source told it.
#[wire]
pub struct BotEventDocument {
    /// The version of this form.
    pub version: u32,
    /// What kind of thing happened, in the words of its source.
    pub kind: String,
    /// Where it came from.
    pub source: String,
    /// When it happened, in Unix milliseconds.
    pub occurred_at_ms: i64,
    /// What happened, in a line for people and for the model.
    pub summary: String,
    /// What its source told; absent when it told no more than the summary.
    #[wire(optional)]
    pub data: Option<Value>,
    /// Headers that came with it.
    #[wire(optional)]
    pub headers: BTreeMap<String, String>,
    /// What ties it to other events; absent when nothing does.
    #[wire(optional)]
    pub correlation_id: Option<String>,
    /// Where people read more about it.
    #[wire(optional)]
    pub links: Vec<String>,
    /// The bot that sent it; absent when no bot did.
    #[wire(optional)]
    pub sender: Option<BotEventSender>,
    /// How many bots passed it on before.
    #[wire(default)]
    pub hops: u32,
    /// The event that it answers; absent when it answers none.
    #[wire(optional)]
    pub in_reply_to: Option<BotEventReplyRef>,
}

/// The bot that sent an event.
#[wire]
pub struct BotEventSender {
    /// The bot.
    pub bot: BotId,
}

/// An event to hand to a bot.
#[wire]
pub struct BotEventInput {
    /// What kind of thing happened, in your own words.
    pub kind: String,
    /// What happened, in a line for people and for the model.
    pub summary: String,
    /// All there is to tell about it; absent when the summary is enough.
    #[wire(optional)]
    pub data: Option<Value>,
    /// Headers that belong to it.
    #[wire(optional)]
    pub headers: BTreeMap<String, String>,
    /// What it is recognised by when it comes again: the bot stores an id once. Absent makes a new
    /// event with each call.
    #[wire(optional)]
    pub event_id: Option<BotEventId>,
    /// When it happened, in Unix milliseconds; absent means now.
    #[wire(optional)]
    pub occurred_at_ms: Option<i64>,
    /// What ties it to other events; absent when nothing does.
    #[wire(optional)]
    pub correlation_id: Option<String>,
    /// Where people read more about it.
    #[wire(optional)]
    pub links: Vec<String>,
}

/// An event to hand to a bot.
#[wire]
pub struct BotEventAdmitParams {
    /// The bot.
    pub bot_id: BotId,
    /// The event.
    pub event: BotEventInput,
}

/// The event that was stored.
#[wire]
pub struct BotEventAdmitResponse {
    /// The event, as it is now.
    pub event: BotEventView,
    /// Whether it was there before, under its `eventId`. Nothing was stored then.
    pub duplicate: bool,
}

/// The event to hand to its bot again.
#[wire]
pub struct BotEventReplayParams {
    /// The bot.
    pub bot_id: BotId,
    /// The number of the event.
    pub seq: u64,
}

/// The event that was made from the old one.
#[wire]
pub struct BotEventReplayResponse {
    /// The new event.
    pub event: BotEventView,
}

/// The bot whose events to list.
#[wire]
pub struct BotEventListParams {
    /// The bot.
    pub bot_id: BotId,
    /// Most events on the page, at least 1; absent leaves it to the server.
    #[wire(optional, range(min = 1))]
    pub limit: Option<u32>,
    /// The `nextCursor` of the page before; absent starts with the newest.
    #[wire(optional)]
    pub cursor: Option<String>,
}

/// One page of events.
#[wire]
pub struct BotEventListResponse {
    /// The events, newest first.
    #[wire(default)]
    pub events: Vec<BotEventView>,
    /// The `cursor` of the next page; absent at the end. Its text has no meaning for clients.
    #[wire(optional)]
    pub next_cursor: Option<String>,
}

/// The event to read.
#[wire]
pub struct BotEventReadParams {
    /// The bot.
    pub bot_id: BotId,
    /// The number of the event.
    pub seq: u64,
}

/// The event that was read.
#[wire]
pub struct BotEventReadResponse {
    /// The event, as the log has it.
    pub event: BotEventView,
    /// The whole event, as its source told it.
    pub document: BotEventDocument,
}
