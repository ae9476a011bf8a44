//! What the core says to a request, now or later.

use super::response::Response;

use super::time::UnixMs;

/// What became of one request.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The response, ready to be sent.
    Now(Response),
    /// The call waits, a reader for an event or an append for the end of a turn: its response comes
    /// out of [`Core::advance`](super::Core::advance) as a [`WakeUp`] with this ticket, unless the
    /// ticket is forgotten first.
    Later(Ticket),
}

/// Names one parked request. Tickets are never used twice in the life of a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// The response a parked request has waited for.
#[derive(Clone, Debug, PartialEq)]
pub struct WakeUp {
    /// The ticket that [`Answer::Later`] gave.
    pub ticket: Ticket,
    /// The response to it.
    pub response: Response,
    /// When the wait ended. Whoever drives the core may hear of it later.
    pub at: UnixMs,
}
