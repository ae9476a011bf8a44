//! Questions to a journal.

use serde_json::Value;

use super::entry::{CallOutcome, Journal, JournalEntry};
use super::mismatch::{Condition, Mismatch};

/// The calls of a journal that fulfil some conditions; begun by [`Journal::calls`].
///
/// ```
/// use mock_server::FakeGateway;
/// use serde_json::json;
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() {
/// let gateway = FakeGateway::start().await;
/// let journal = gateway.journal();
/// let submitted = journal
///     .calls("session/runs/start")
///     .session("s1")
///     .params(json!({ "submissionId": "one" }));
/// let mismatch = submitted.verify(1).unwrap_err().to_string();
/// assert!(mismatch.starts_with("expected 1 call, found 0: a call of `session/runs/start`"));
/// # }
/// ```
#[derive(Clone, Debug)]
#[must_use = "a question that is not asked has no answer"]
pub struct Calls<'a> {
    entries: &'a [JournalEntry],
    conditions: Vec<Condition>,
}

impl Journal {
    /// The calls of a method; further conditions can be added.
    pub fn calls(&self, method: impl Into<String>) -> Calls<'_> {
        Calls {
            entries: self,
            conditions: vec![Condition::Method(method.into())],
        }
    }
}

impl<'a> Calls<'a> {
    /// Those that name this session, or made it.
    pub fn session(self, id: impl Into<String>) -> Self {
        self.and(Condition::Session(id.into()))
    }

    /// Those whose parameters have these members with these values, at every depth. They may have
    /// others as well; lists must have the same length.
    pub fn params(self, subset: Value) -> Self {
        self.and(Condition::Params(subset))
    }

    /// Those of the caller whose key begins so.
    pub fn caller(self, key_prefix: impl Into<String>) -> Self {
        self.and(Condition::Caller(key_prefix.into()))
    }

    /// Those that were answered with status 200 and without an error, and whose answer no fault has
    /// changed or kept from the client.
    pub fn succeeded(self) -> Self {
        self.and(Condition::Code(None))
    }

    /// Those that were answered with a JSON-RPC error of this code, also where a fault made the error.
    pub fn failed(self, code: i64) -> Self {
        self.and(Condition::Code(Some(code)))
    }

    /// The calls that fulfil all conditions, oldest first.
    pub fn entries(&self) -> Vec<&'a JournalEntry> {
        let entries = self.entries.iter();
        let fulfils = |entry: &&JournalEntry| self.conditions.iter().all(|one| one.holds(entry));
        entries.filter(fulfils).collect()
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.entries().len()
    }

    /// The calls, when there are so many.
    ///
    /// # Errors
    /// Otherwise; the message names the calls that come closest, and which conditions each of them
    /// does not fulfil.
    pub fn verify(&self, times: usize) -> Result<Vec<&'a JournalEntry>, Mismatch> {
        let found = self.entries();
        if found.len() == times {
            return Ok(found);
        }
        let requests = self.entries.iter();
        let requests = requests.filter(|entry| entry.outcome != CallOutcome::Controlled);
        Err(Mismatch::explain(times, &found, &self.conditions, requests))
    }

    /// The one call there is. A call that was refused counts as well: add
    /// [`succeeded`](Calls::succeeded) where it must not.
    ///
    /// # Panics
    /// When there is none or more than one, with the message of [`verify`](Calls::verify).
    #[track_caller]
    pub fn expect_once(&self) -> &'a JournalEntry {
        self.expect(1)[0]
    }

    /// The calls, of which there are so many.
    ///
    /// # Panics
    /// When there are more or fewer, with the message of [`verify`](Calls::verify).
    #[track_caller]
    pub fn expect(&self, times: usize) -> Vec<&'a JournalEntry> {
        match self.verify(times) {
            Ok(found) => found,
            Err(mismatch) => panic!("{mismatch}"),
        }
    }

    fn and(mut self, condition: Condition) -> Self {
        self.conditions.push(condition);
        self
    }
}
