//! The faults of a running gateway, with their counters.

use std::collections::BTreeMap;
use std::fmt;

use api_contract::rpc::{JsonRpcRequest, RequestId};
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, AnyKind, Before, Exchange, Facts, Moment, Waiting};
use crate::core::Response;

/// Names a fault of one gateway; none is used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FaultId(pub u64);

impl fmt::Display for FaultId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// That a fault has struck a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strike {
    pub(crate) id: FaultId,
    /// The name of its kind.
    pub(crate) kind: &'static str,
}

/// A fault of a running gateway.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FaultState {
    /// Its name, for [`FakeGateway::remove_fault`](crate::FakeGateway::remove_fault).
    pub id: FaultId,
    /// How many calls in its scope it could have worked on.
    pub matched: u64,
    /// How many of them it has struck.
    pub fired: u64,
    /// What it does.
    pub fault: Fault,
}

/// The faults of one gateway.
///
/// A call can be struck once before it is handled and once on its answer. Of several faults the one
/// with the lowest id strikes; the others count a match and wait for the next one.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    rules: BTreeMap<FaultId, FaultState>,
    last: u64,
    /// The id of the latest answer; looked after while there are faults.
    answered: Option<RequestId>,
}

impl Faults {
    pub(crate) fn add(&mut self, fault: Fault) -> FaultId {
        self.last += 1;
        let id = FaultId(self.last);
        let state = FaultState {
            id,
            matched: 0,
            fired: 0,
            fault,
        };
        self.rules.insert(id, state);
        id
    }

    /// Whether there was such a fault.
    pub(crate) fn remove(&mut self, id: FaultId) -> bool {
        self.rules.remove(&id).is_some()
    }

    pub(crate) fn clear(&mut self) {
        self.rules.clear();
    }

    pub(crate) fn list(&self) -> Vec<FaultState> {
        self.rules.values().cloned().collect()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rules.is_empty()
    }

    /// What happens to a call before it is handled.
    pub(crate) fn before(
        &mut self,
        call: &JsonRpcRequest,
        facts: &Facts,
    ) -> Option<(Strike, Before)> {
        self.strike(call, Moment::Before, |kind| kind.before(call, facts))
    }

    /// What happens to a read that begins to wait.
    pub(crate) fn waiting(&mut self, call: &JsonRpcRequest) -> Option<(Strike, Waiting)> {
        self.strike(call, Moment::Waiting, |kind| kind.waiting())
    }

    /// What happens to the answer of a call.
    pub(crate) fn after(
        &mut self,
        call: &JsonRpcRequest,
        response: &Response,
    ) -> Option<(Strike, Answering)> {
        if self.is_empty() {
            return None;
        }
        let previous = self.answered.replace(call.id.clone());
        let exchange = Exchange {
            request: call,
            response: &response.to_value(),
            sent: response,
            previous: previous.as_ref(),
        };
        self.strike(call, Moment::After, |kind| kind.after(&exchange))
    }

    /// The call as the state machine is to see it.
    pub(crate) fn translate(&self, call: &mut JsonRpcRequest) {
        for FaultState { fault, .. } in self.rules.values() {
            if fault.scope().covers(call, fault.kind().info().method) {
                fault.kind().translate(call);
            }
        }
    }

    fn strike<T>(
        &mut self,
        call: &JsonRpcRequest,
        moment: Moment,
        effect: impl Fn(&dyn AnyKind) -> Option<T>,
    ) -> Option<(Strike, T)> {
        let mut struck = None;
        for rule in self.rules.values_mut() {
            let (kind, scope) = (rule.fault.kind(), rule.fault.scope());
            if rule.fault.moment() != moment || !scope.covers(call, kind.info().method) {
                continue;
            }
            let Some(effect) = effect(kind) else {
                continue;
            };
            rule.matched += 1;
            if struck.is_none() && scope.strikes(rule.matched, rule.fired) {
                rule.fired += 1;
                let strike = Strike {
                    id: rule.id,
                    kind: kind.info().name,
                };
                struck = Some((strike, effect));
            }
        }
        struck
    }
}
