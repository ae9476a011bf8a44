//! The sessions of a gateway and their logs.

use api_contract::lightspeed::events::{SessionEventKindView, SessionEventView};
use api_contract::lightspeed::ids::SessionId;
use api_contract::lightspeed::sessions::{SessionSummaryView, SessionView};

use super::Control;
use crate::core::ControlRefused;

/// # Sessions and their logs
impl Control {
    /// The sessions of the universe, or of all universes where none is named, in the order of their
    /// ids.
    ///
    /// # Errors
    /// When the universe that was named does not exist.
    pub fn sessions(&self) -> Result<Vec<SessionSummaryView>, ControlRefused> {
        let universe = self.universe.as_ref();
        self.gateway.look(|core| core.session_summaries(universe))
    }

    /// A session, as `session/read` shows it.
    ///
    /// # Errors
    /// When it is not found.
    pub fn session(&self, session: impl Into<SessionId>) -> Result<SessionView, ControlRefused> {
        let at = self.at(session);
        self.gateway.look(|core| core.session_view(&at))
    }

    /// All events that the log of a session holds.
    ///
    /// # Errors
    /// When the session is not found.
    pub fn events(
        &self,
        session: impl Into<SessionId>,
    ) -> Result<Vec<SessionEventView>, ControlRefused> {
        let at = self.at(session);
        self.gateway.look(|core| core.session_events(&at))
    }

    /// Adds an event to the log of a session, and returns its number. Its run, turn and the like are
    /// taken from the event.
    ///
    /// It has to fit: promises and workflow tools do, and `contextEntriesApplied` at the revision of
    /// the context, whose entries come into the context. A kind that the contract does not list goes in
    /// [unchecked](Control::push_event_unchecked) only.
    /// Whatever else a session or a run shows is brought about by calls and by
    /// [`complete_run`](Control::complete_run) and its like.
    ///
    /// ```
    /// use api_contract::lightspeed::events::SessionEventKindView;
    /// # use mock_server::FakeGateway;
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() {
    /// # let gateway = FakeGateway::start().await;
    /// let kind = SessionEventKindView::PromiseCancelled { promise_id: "promise_1".into() };
    /// let refused = gateway.control().push_event("s", kind).unwrap_err();
    /// assert_eq!(refused.to_string(), "there is no session s");
    /// # }
    /// ```
    ///
    /// # Errors
    /// When the session is not found or the event does not fit; the message says what to do instead.
    pub fn push_event(
        &self,
        session: impl Into<SessionId>,
        kind: SessionEventKindView,
    ) -> Result<u64, ControlRefused> {
        let at = self.at(session);
        self.gateway
            .act(|core, now| core.push_event(&at, kind, now))
    }

    /// Adds any event to the log of a session, and returns its number. Nothing but the log changes, so
    /// that reads of the session and its runs may contradict it: for clients that have to cope with
    /// that. The numbers and times of the log stay in order.
    ///
    /// # Errors
    /// When the session is not found.
    pub fn push_event_unchecked(
        &self,
        session: impl Into<SessionId>,
        kind: SessionEventKindView,
    ) -> Result<u64, ControlRefused> {
        let at = self.at(session);
        self.gateway
            .act(|core, now| core.push_event_unchecked(&at, kind, now))
    }

    /// Drops all events of a session up to and including the one numbered `through`, as a deployment
    /// does with old ones. Readers then get a `gap`.
    ///
    /// # Errors
    /// When the session is not found, or when its log would be left without an event.
    pub fn trim(&self, session: impl Into<SessionId>, through: u64) -> Result<(), ControlRefused> {
        let at = self.at(session);
        self.gateway.act(|core, now| core.trim(at, through, now))
    }

    /// Makes the log of a session an old one: all its events are dropped, the next one gets a number
    /// above `through`, and so on. Returns the number that the log stands at. Past 2^53, numbers are
    /// no longer exact in a reader that takes them for floating-point.
    ///
    /// ```
    /// use mock_server::FakeGateway;
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() {
    /// let gateway = FakeGateway::start().await;
    /// let refused = gateway.control().leap("s", 1 << 53).unwrap_err();
    /// assert_eq!(refused.to_string(), "there is no session s");
    /// # }
    /// ```
    ///
    /// # Errors
    /// When the session is not found, or when there is no such number above those it has given.
    pub fn leap(&self, session: impl Into<SessionId>, through: u64) -> Result<u64, ControlRefused> {
        let at = self.at(session);
        self.gateway.act(|core, now| core.leap(&at, through, now))
    }

    /// Lets the next compaction of a session's context fail: the event `contextCompactionFinished` has
    /// the status `failed` and refers to this reason, and the context stays as it is. It is the one of
    /// the next `session/context/compact`, which succeeds as a call, or of the next step of a scenario
    /// that compacts.
    ///
    /// # Errors
    /// When the session is not found.
    pub fn fail_next_compaction(
        &self,
        session: impl Into<SessionId>,
        why: impl Into<String>,
    ) -> Result<(), ControlRefused> {
        let at = self.at(session);
        self.gateway
            .act(|core, now| core.fail_next_compaction(&at, why, now))
    }
}
