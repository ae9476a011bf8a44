//! The fake gateway as a state machine: requests and moments in, responses out.
//!
//! It has no clock, no sockets and no randomness of its own. Whoever drives it hands in the time,
//! and gets told when something falls due next.
//!
//! ```
//! use api_contract::rpc::{JsonRpcRequest, RequestId};
//! use mock_server::core::{Answer, Caller, Core, CoreConfig, UnixMs};
//! use serde_json::json;
//!
//! let mut core = Core::new(CoreConfig::default());
//! let mut call = |method: &str, params, now| {
//!     let request = JsonRpcRequest::new(RequestId::Number(1), method, params);
//!     match core.handle(&Caller::local(), &request, UnixMs(now)) {
//!         Answer::Now(response) => response.to_value()["result"]["result"].take(),
//!         other => panic!("{other:?}"),
//!     }
//! };
//! let item = json!({ "type": "text", "text": "hello" });
//! call("session/start", json!({ "sessionId": "s" }), 0);
//! let started = call(
//!     "session/runs/start",
//!     json!({ "sessionId": "s", "source": { "type": "input", "items": [item] } }),
//!     0,
//! );
//! assert_eq!(started["run"]["status"], "running");
//!
//! let ended = call("session/runs/read", json!({ "sessionId": "s", "runId": "run_1" }), 20);
//! assert_eq!(ended["run"]["outputText"], "echo: hello");
//! ```
//!
//! How a run goes is told by [words in its input](script), or by [scenarios](Scenarios).

mod access;
mod address;
mod answer;
mod auth;
mod blobs;
mod bots;
mod caller;
mod channels;
mod config;
mod connection;
mod content;
mod context;
pub(crate) mod control;
mod daemons;
mod departure;
mod deployment;
mod environments;
mod events;
mod excerpt;
mod expression;
mod failure;
mod handler;
mod held;
mod in_force;
mod input;
mod limits;
mod mcp;
mod models;
mod parking;
mod profile_source;
mod profiles;
mod refusal;
mod response;
pub mod rules;
mod runs;
mod scenarios;
pub mod script;
mod seed_data;
mod served;
mod session_config;
mod session_environments;
mod sessions;
mod skills;
mod snapshot;
mod startup;
mod state;
mod time;
mod transcriptions;
mod vfs;
mod waiting;
mod worker;

use std::collections::BTreeSet;
use std::sync::Arc;

use api_contract::rpc::JsonRpcRequest;

pub use access::{AccessMode, Claim, Claims, UnknownAccessMode};
pub use answer::{Answer, Ticket, WakeUp};
pub use caller::Caller;
pub use config::{CoreConfig, CoreLimits};
pub use control::{ControlRefused, Ending, SessionAt};
pub use daemons::DaemonRefused;
pub use response::Response;
pub use rules::{Right, Rules};
pub use scenarios::Scenarios;
pub use served::{served_groups, served_methods};
pub use snapshot::{Snapshot, SnapshotRefused};
pub use startup::StartRefused;
pub use state::State;
pub use time::UnixMs;

pub(crate) use scenarios::{Criteria, Pattern, Scenario};

pub(crate) use access::{ACTOR_HEADER, AUTHORIZATION_HEADER, UNIVERSE_HEADER};

use api_contract::lightspeed::deployment::ApiKeySecret;
use api_contract::lightspeed::error::AgentApiError;
use environments::operate;
use handler::{Handler, Served, respond};
use held::Held;
use parking::Parking;
use state::{SessionKey, Step};
use worker::work;

/// A gateway without its transport.
///
/// Equal cores that are given equal requests at equal moments answer with equal bytes.
pub struct Core {
    config: CoreConfig,
    rules: Arc<dyn Rules>,
    state: State,
    parking: Parking,
    outbox: Vec<WakeUp>,
    /// Told to whoever drives the core; the state knows its hash only.
    bootstrap_key: Option<ApiKeySecret>,
}

impl Core {
    /// A gateway that behaves as it should.
    pub fn new(config: CoreConfig) -> Self {
        Self::with_rules(config, Arc::new(Right))
    }

    /// A gateway that decides the named points of its behaviour by other rules.
    pub fn with_rules(config: CoreConfig, rules: Arc<dyn Rules>) -> Self {
        let (state, bootstrap_key) = Self::first_state(&config);
        Self {
            bootstrap_key,
            ..Self::resume(config, rules, state)
        }
    }

    fn first_state(config: &CoreConfig) -> (State, Option<ApiKeySecret>) {
        let mut state = State::new(config.seed);
        let bootstrap_key = startup::bootstrap_key(&mut state, config);
        startup::plant_universes(&mut state, config);
        (state, bootstrap_key)
    }

    /// A gateway that goes on from a state taken from another one. Nobody waits in it.
    pub fn resume(config: CoreConfig, rules: Arc<dyn Rules>, state: State) -> Self {
        Self {
            config,
            rules,
            state,
            parking: Parking::default(),
            outbox: Vec::new(),
            bootstrap_key: None,
        }
    }

    /// Everything the gateway remembers, to be copied or stored.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The secret of the deployment's bootstrap key; `None` where there are no keys, and in a core that
    /// goes on from a state, which has no secrets.
    pub fn bootstrap_key(&self) -> Option<&ApiKeySecret> {
        self.bootstrap_key.as_ref()
    }

    /// Finds out who calls a method, from what the request says of its caller. A key that is used
    /// gets the time of it.
    ///
    /// # Errors
    /// When the caller may not call: what the request is then answered with, whether or not there is
    /// such a method.
    pub fn identify(
        &mut self,
        claims: &Claims,
        method: &str,
        now: UnixMs,
    ) -> Result<Caller, AgentApiError> {
        self.run_until(now);
        access::identify(
            self.config.access,
            &mut self.state,
            &*self.rules,
            claims,
            method,
        )
    }

    /// Answers a request that arrives at `now`, after everything that was due by then.
    ///
    /// Whoever waits for what it does is answered by the next [`Core::advance`]. A moment before the
    /// latest one that was handed in counts as that one.
    pub fn handle(&mut self, caller: &Caller, request: &JsonRpcRequest, now: UnixMs) -> Answer {
        self.handle_body(caller, request, &[], now)
    }

    /// Like [`Core::handle`], for a request that came over the wire with this body.
    pub fn handle_body(
        &mut self,
        caller: &Caller,
        request: &JsonRpcRequest,
        body: &[u8],
        now: UnixMs,
    ) -> Answer {
        self.run_until(now);
        if !self.has_room() {
            let ticket = self.parking.next_ticket();
            let held = Held::new(ticket, caller, request);
            self.parking.held.hold_for_room(held);
            return Answer::Later(ticket);
        }
        let served = self.attend(caller, request, body);
        match served.park {
            None => Answer::Now(respond(&*self.rules, request, served.outcome)),
            Some(_) if !self.may_park() => {
                let refusal = Err(self.config.limits.too_many_waiters().into());
                Answer::Now(respond(&*self.rules, request, refusal))
            }
            Some(park) => {
                let ticket = self.parking.next_ticket();
                self.park(Held::new(ticket, caller, request), park);
                Answer::Later(ticket)
            }
        }
    }

    /// Does everything that is due at `now`: by due time, and in one millisecond in the order in
    /// which it was planned. Returns the responses for all whose wait has ended since the last call.
    pub fn advance(&mut self, now: UnixMs) -> Vec<WakeUp> {
        self.run_until(now);
        std::mem::take(&mut self.outbox)
    }

    /// When [`Core::advance`] has something to do or to return next; `None` when nothing will
    /// happen without a request.
    pub fn next_due(&self) -> Option<UnixMs> {
        if !self.outbox.is_empty() {
            return Some(self.state.clock);
        }
        let deadline = self.parking.next_deadline().map(|(deadline, _)| deadline);
        [self.state.schedule.next_due(), deadline]
            .into_iter()
            .flatten()
            .min()
    }

    /// Ends the wait of a call before its time: the next [`Core::advance`] has its response. That is the
    /// page as it is at `now` for a reader, and a refusal for a call that waits for the end of a turn.
    pub fn release(&mut self, ticket: Ticket, now: UnixMs) {
        self.run_until(now);
        self.cut_wait(ticket);
    }

    /// How many calls wait for their answer.
    pub fn parked(&self) -> usize {
        self.parking.len() + self.parking.held.waiting()
    }

    /// Serves a request, and whoever waits for what it does.
    fn attend(&mut self, caller: &Caller, request: &JsonRpcRequest, body: &[u8]) -> Served {
        let mut served = self.serve(caller, request, body, false);
        self.tend_bots(&mut served.touched);
        self.wake(&served.touched);
        served
    }

    fn serve(
        &mut self,
        caller: &Caller,
        request: &JsonRpcRequest,
        body: &[u8],
        woken: bool,
    ) -> Served {
        let crosses = self.rules.access().crosses_universes(&request.method);
        let moved = crosses.then(|| access::moved(&self.state, caller, request));
        let caller = moved.as_ref().unwrap_or(caller);
        let handler = Handler {
            state: &mut self.state,
            config: &self.config,
            rules: &*self.rules,
            caller,
            body,
            woken,
            park: None,
            touched: BTreeSet::new(),
        };
        let mut served = handler.serve(request);
        limits::check_size(&request.method, &mut served.outcome);
        served
    }

    /// Takes steps and ends waits in the order of their times. At one moment steps come first, so
    /// that a reader at its deadline still gets what happens then.
    fn run_until(&mut self, now: UnixMs) {
        loop {
            let step = self.state.schedule.next_due().filter(|due| *due <= now);
            let wait = self
                .parking
                .next_deadline()
                .filter(|(deadline, _)| *deadline <= now);
            match (step, wait) {
                (Some(due), Some((deadline, ticket))) if deadline < due => {
                    self.end_wait(ticket, deadline);
                }
                (Some(due), _) => self.take_step(due),
                (None, Some((deadline, ticket))) => self.end_wait(ticket, deadline),
                (None, None) => break,
            }
        }
        self.state.clock = self.state.clock.max(now);
        self.serve_held();
    }

    fn take_step(&mut self, due: UnixMs) {
        let Some((timer, step)) = self.state.schedule.take_due(due) else {
            return;
        };
        self.state.clock = self.state.clock.max(due);
        match step {
            Step::Run { key, run } => {
                let worked = work(&mut self.state, &key, &*self.rules, |worker| {
                    worker.step(run, timer);
                });
                if let Some(((), true)) = worked {
                    let mut touched = BTreeSet::from([key]);
                    self.tend_bots(&mut touched);
                    self.wake(&touched);
                }
            }
            Step::Expire { key } => {
                self.state.delete(&key);
                self.wake(&BTreeSet::from([key]));
            }
            Step::Environment { universe, id } => {
                operate(&mut self.state, &universe, &id, |machine| {
                    machine.step();
                });
            }
            Step::Job {
                universe,
                environment,
                id,
            } => {
                operate(&mut self.state, &universe, &environment, |machine| {
                    machine.job_step(&id);
                });
            }
            Step::Transcribe { universe, id } => {
                transcriptions::proceed(&mut self.state, &*self.rules, &universe, &id);
            }
            Step::Tend { universe, bot } => {
                let (state, config) = (&mut self.state, &self.config);
                let touched = bots::tend(state, config, &*self.rules, &universe, &bot);
                self.wake(&touched);
            }
        }
    }

    /// Lets bots look after their sessions among those that have changed; adds what they change.
    fn tend_bots(&mut self, touched: &mut BTreeSet<SessionKey>) {
        let (state, config) = (&mut self.state, &self.config);
        let changed = bots::tend_owners(state, config, &*self.rules, touched);
        touched.extend(changed);
    }
}

impl std::fmt::Debug for Core {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Core")
            .field("config", &self.config)
            .field("now", &self.state.clock)
            .field("parked", &self.parked())
            .finish_non_exhaustive()
    }
}
