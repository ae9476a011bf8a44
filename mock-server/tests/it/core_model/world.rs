//! A core, a model of it, and whoever asks both.

use std::collections::BTreeMap;
use std::sync::Arc;

use api_contract::rpc::{JsonRpcRequest, RequestId};
use mock_server::core::{Answer, Caller, Core, CoreConfig, Rules, UnixMs};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::calls::call;
use super::logs::Log;
use super::model::{Key, Model};
use super::ops::{Act, NAMES, Op};
use super::readers::{Waiting, WaitingAppend};
use super::sessions::{Growth, Reply};
use crate::core_schema;

pub(super) type Checked = Result<(), TestCaseError>;

pub(super) struct World {
    pub(super) core: Core,
    rules: Arc<dyn Rules>,
    /// Whether states that another core goes on from are written down and read.
    storage: bool,
    pub(super) model: Model,
    pub(super) now: u64,
    request: u64,
    pub(super) callers: [Caller; 2],
    /// Reads that wait, by their tickets.
    pub(super) waiting: BTreeMap<u64, Waiting>,
    /// Appends that wait, by their tickets.
    pub(super) appends: BTreeMap<u64, WaitingAppend>,
}

pub(super) fn fail(why: impl Into<String>) -> TestCaseError {
    TestCaseError::fail(why.into())
}

/// The method data of a response, or the code of its error.
pub(super) fn outcome(mut response: Value) -> Result<Value, i64> {
    match response["error"]["code"].as_i64() {
        Some(code) => Err(code),
        None => Ok(response["result"]["result"].take()),
    }
}

pub(super) fn part<'a>(value: &'a Value, pointer: &str) -> &'a Value {
    value.pointer(pointer).unwrap_or(&Value::Null)
}

/// Holds what came back to what must come back.
pub(super) fn judge(op: &Op, reply: &Reply, found: &Result<Value, i64>) -> Checked {
    match (reply, found) {
        (Reply::Refused(codes), Err(code)) => {
            prop_assert!(codes.contains(code), "{:?}: {} for {:?}", op, code, codes);
        }
        (Reply::Data(parts), Ok(data)) => {
            for (pointer, expected) in parts {
                prop_assert_eq!(part(data, pointer), expected, "{:?} {}", op, pointer);
            }
        }
        _ => return Err(fail(format!("{op:?}: {found:?} in place of {reply:?}"))),
    }
    Ok(())
}

impl World {
    /// Two universes without a session, in a core with these rules.
    pub(super) fn new(rules: Arc<dyn Rules>) -> Result<Self, TestCaseError> {
        let second = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";
        let callers = [Caller::local(), Caller::local().in_universe(second.into())];
        let mut world = World {
            core: Core::with_rules(CoreConfig::default(), rules.clone()),
            rules,
            storage: true,
            model: Model::default(),
            now: 1_000_000,
            request: 0,
            callers,
            waiting: BTreeMap::new(),
            appends: BTreeMap::new(),
        };
        world.look(
            0,
            "deployment/universes/create",
            json!({ "universeId": second }),
        )?;
        Ok(world)
    }

    /// The same, but states are only copied. That is several times as fast.
    pub(super) fn without_storage(self) -> Self {
        World {
            storage: false,
            ..self
        }
    }

    /// A core that goes on from this one's state, in which the same appends wait.
    fn twin(&self) -> Result<Core, TestCaseError> {
        let mut twin = self.resumed()?;
        for append in self.appends.values() {
            let (caller, request) = (&self.callers[append.key.0], &append.request);
            let answer = twin.handle(caller, request, UnixMs(self.now));
            let waits = matches!(answer, Answer::Later(_));
            prop_assert!(waits, "{:?} waits no more in a core that goes on", append);
        }
        Ok(twin)
    }

    /// A core that goes on from this one's state.
    fn resumed(&self) -> Result<Core, TestCaseError> {
        let mut state = self.core.state().clone();
        if self.storage {
            let broken = |why: serde_json::Error| fail(format!("the state is not stored: {why}"));
            let stored = serde_json::to_string(&state).map_err(broken)?;
            state = serde_json::from_str(&stored).map_err(broken)?;
        }
        let config = CoreConfig::default();
        Ok(Core::resume(config, self.rules.clone(), state))
    }

    fn ask(&mut self, universe: usize, request: &JsonRpcRequest) -> Answer {
        let now = UnixMs(self.now);
        self.core.handle(&self.callers[universe], request, now)
    }

    fn request(&mut self, method: &str, params: Value) -> JsonRpcRequest {
        self.request += 1;
        JsonRpcRequest::new(RequestId::Number(self.request), method, params)
    }

    /// What a call that changes nothing is answered with.
    pub(super) fn look_for(
        &mut self,
        universe: usize,
        method: &str,
        params: Value,
    ) -> Result<Result<Value, i64>, TestCaseError> {
        let request = self.request(method, params);
        match self.ask(universe, &request) {
            Answer::Now(response) => Ok(outcome(response.to_value())),
            Answer::Later(_) => Err(fail(format!("{method} waits"))),
        }
    }

    pub(super) fn look(
        &mut self,
        universe: usize,
        method: &str,
        params: Value,
    ) -> Result<Value, TestCaseError> {
        let found = self.look_for(universe, method, params)?;
        found.map_err(|code| fail(format!("{method} is refused: {code}")))
    }

    pub(super) fn step(&mut self, op: &Op) -> Checked {
        let mut twin = self.twin()?;
        match &op.act {
            Act::Pass { ms } => {
                self.now += ms;
                let woken = self.core.advance(UnixMs(self.now));
                twin.advance(UnixMs(self.now));
                self.pass()?;
                self.read_on()?;
                self.wake(woken)?;
            }
            Act::Trim { rest } => {
                let id = NAMES[op.name];
                self.trim(id, *rest, &mut twin)?;
            }
            Act::Restart => {
                twin = self.resumed()?;
                self.core = self.resumed()?;
                self.waiting.clear();
                self.appends.clear();
            }
            _ => self.call(op, &mut twin)?,
        }
        // Looking around has let the core do what was due.
        twin.advance(UnixMs(self.now));
        prop_assert!(
            twin.state() == self.core.state(),
            "{:?} leaves a core that goes on from a stored state with another state",
            op
        );
        self.model.expire(self.now);
        self.compare()
    }

    /// Lets everything end, and holds the logs as they are stored to what was read of them before.
    pub(super) fn end(&mut self) -> Checked {
        let much_time = Op {
            universe: 0,
            name: 0,
            act: Act::Pass { ms: 1_000_000 },
        };
        self.step(&much_time)?;
        // What still waits then, waits for a turn that ends with its session.
        while let Some(append) = self.appends.values().next() {
            let close = Op {
                act: Act::Close { force: true },
                ..append.op.clone()
            };
            self.step(&close)?;
        }
        prop_assert_eq!(self.core.parked(), 0);
        prop_assert!(self.waiting.is_empty());
        let keys: Vec<Key> = self.model.sessions.keys().cloned().collect();
        for key in keys {
            let mut log = Log::default();
            self.read_log(&key, &mut log)?;
            let (_, known) = &self.model.sessions[&key];
            let rest = known.between(known.dropped, known.head());
            prop_assert_eq!(rest, &log.events[..], "{:?} was read otherwise before", key);
        }
        Ok(())
    }

    /// Lets the model catch up with the time. Of runs whose end it leaves open it is told when they
    /// ended.
    fn pass(&mut self) -> Checked {
        let now = self.now;
        let mut model = std::mem::take(&mut self.model);
        let mut ended = |key: &Key, number: usize| {
            let params = json!({ "sessionId": key.1, "runId": format!("run_{number}") });
            let run = self.look(key.0, "session/runs/read", params).ok()?;
            run["run"]["completedAtMs"].as_u64()
        };
        let passed = model.advance(now, &mut ended);
        self.model = model;
        passed.map_err(fail)
    }

    fn trim(&mut self, id: &str, rest: u64, twin: &mut Core) -> Checked {
        let mut having = self.model.sessions.iter_mut();
        let mut having: Vec<_> = having.by_ref().filter(|(key, _)| key.1 == id).collect();
        let head = having.first().map_or(0, |(_, (_, log))| log.head());
        let through = head.saturating_sub(rest);
        let trimmed = self.core.trim(id, through, UnixMs(self.now));
        prop_assert_eq!(&twin.trim(id, through, UnixMs(self.now)), &trimmed);
        match &mut having[..] {
            [(_, (_, log))] if through < head => {
                prop_assert_eq!(trimmed, Ok(()));
                log.dropped = log.dropped.max(through);
            }
            _ => prop_assert!(trimmed.is_err(), "{} of {:?}", through, head),
        }
        Ok(())
    }

    fn call(&mut self, op: &Op, twin: &mut Core) -> Checked {
        let key = Model::key(op);
        let (universe, id) = &key;
        let head = self.model.head(&key);
        let known = self.model.sessions.get(&key);
        let known = known.map(|(session, _)| session);
        let (method, params) = call(&op.act, id, known, head);
        let before = self.core.state().clone();
        let request = self.request(method, params);
        let answer = self.ask(*universe, &request);
        let (reply, growth) = self.model.expect(op, self.now);
        let theirs = twin.handle(&self.callers[*universe], &request, UnixMs(self.now));
        let response = match (answer, theirs) {
            (Answer::Now(response), Answer::Now(theirs)) => {
                prop_assert_eq!(&response, &theirs, "of a core that goes on");
                response.to_value()
            }
            (Answer::Later(ticket), Answer::Later(_)) => {
                let waits = matches!(reply, Reply::Waits);
                prop_assert!(waits, "{:?} waits in place of {:?}", op, reply);
                self.park(op, request, ticket.0);
                return Ok(());
            }
            (answer, theirs) => return Err(fail(format!("{answer:?} and {theirs:?}"))),
        };
        let found = outcome(response);
        if let Ok(data) = &found {
            core_schema::check(method, data);
        }
        judge(op, &reply, &found)?;
        if found.is_err() {
            let same = *self.core.state() == before;
            prop_assert!(same, "{:?} is refused and changes something", op);
        }
        if let Ok(data) = &found {
            let id = part(data, "/session/id").as_str().unwrap_or_default();
            self.model.adopt(*universe, id, &op.act, self.now);
        }
        self.read_on()?;
        let told = found.as_ref().ok();
        let told = told.and_then(|data| part(data, "/session/headCursor/seq").as_u64());
        if let (Some(told), Some((_, log))) = (told, self.model.sessions.get(&key))
            && !matches!(op.act, Act::Start { named: false, .. })
        {
            prop_assert_eq!(told, log.head(), "{:?}", op);
        }
        let grown = self.model.head(&key).saturating_sub(head);
        match growth {
            Growth::By(count) => prop_assert_eq!(grown, count as u64, "{:?}", op),
            Growth::Some => prop_assert!(
                grown > 0 || matches!(op.act, Act::Start { named: false, .. }),
                "{:?} appended nothing",
                op
            ),
        }
        let woken = self.core.advance(UnixMs(self.now));
        self.wake(woken)
    }

    /// Reads what is new in the logs.
    fn read_on(&mut self) -> Checked {
        self.model.expire(self.now);
        let keys: Vec<Key> = self.model.sessions.keys().cloned().collect();
        for key in keys {
            let (_, known) = &self.model.sessions[&key];
            let mut log = known.clone();
            self.read_log(&key, &mut log)?;
            if let Some((_, known)) = self.model.sessions.get_mut(&key) {
                *known = log;
            }
        }
        Ok(())
    }

    fn read_log(&mut self, (universe, id): &Key, log: &mut Log) -> Checked {
        loop {
            let after = json!({ "seq": log.head() });
            let params = json!({ "sessionId": id, "after": after, "limit": 512 });
            let page = self.look(*universe, "session/events/read", params)?;
            let events = page["events"].as_array().cloned();
            log.events.extend(events.unwrap_or_default());
            if page["complete"] == true {
                return Ok(());
            }
        }
    }
}
