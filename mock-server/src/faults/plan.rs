//! What is done to a connection in place of a proper reply, as data.

use bytes::Bytes;

use crate::server::message::HttpReply;

/// The steps of a connection's end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan(pub(crate) Vec<Step>);

/// One step. The last three end the plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Sends bytes.
    Write(Bytes),
    /// Waits, in milliseconds of the gateway's clock.
    Pause(u64),
    /// Closes in good order.
    Fin,
    /// Resets.
    Reset,
    /// Does nothing until the client leaves or the server stops.
    Stall,
}

impl Plan {
    /// Ends the connection with no byte sent.
    pub(super) fn end(end: Step) -> Self {
        Plan(vec![end])
    }

    /// Sends bytes and ends the connection.
    pub(super) fn after(bytes: impl Into<Bytes>, end: Step) -> Self {
        Plan(vec![Step::Write(bytes.into()), end])
    }

    /// Sends the first so many bytes of an answer, all of it at most, and ends the connection.
    pub(super) fn cut(answer: &Rendered, at_byte: u64, end: Step) -> Self {
        let whole = answer.whole();
        let at = usize::try_from(at_byte).map_or(whole.len(), |at| at.min(whole.len()));
        Plan::after(whole.slice(..at), end)
    }
}

/// A reply as bytes, the same as the server sends otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rendered {
    /// Status line and headers except those that frame the body, without the blank line.
    pub(super) start: String,
    pub(super) body: Bytes,
}

impl Rendered {
    pub(super) fn of(reply: HttpReply) -> Self {
        let reason = reply.status.canonical_reason().unwrap_or_default();
        let mut start = format!("HTTP/1.1 {} {reason}\r\n", reply.status.as_str());
        for (name, value) in &reply.headers {
            start.push_str(name.as_str());
            start.push_str(": ");
            start.push_str(&String::from_utf8_lossy(value.as_bytes()));
            start.push_str("\r\n");
        }
        let body = reply.body.into_bytes();
        Rendered { start, body }
    }

    /// The head for a body of so many bytes.
    pub(super) fn head_for(&self, length: u64) -> String {
        format!("{}content-length: {length}\r\n\r\n", self.start)
    }

    pub(super) fn head(&self) -> String {
        self.head_for(self.body.len() as u64)
    }

    pub(super) fn whole(&self) -> Bytes {
        join(&self.head(), &self.body)
    }
}

/// A head and what follows it.
pub(super) fn join(head: &str, rest: &[u8]) -> Bytes {
    [head.as_bytes(), rest].concat().into()
}
