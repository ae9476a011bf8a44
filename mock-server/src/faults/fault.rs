//! A fault as data.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::kind::{AnyKind, FaultKind, Moment, read_members};
use super::scope::{Scope, When, check_method, check_session, quoted};
use super::{KINDS, KindInfo, find};
use crate::nearest;

/// Marks a fault whose kind, or whose maker, has settled when it strikes.
#[derive(Clone, Copy, Debug)]
pub enum Settled {}

/// Marks a fault that can strike before or after: before, unless it is told otherwise.
#[derive(Clone, Copy, Debug)]
pub enum Open {}

/// What fails, for which calls, and when.
///
/// Made by the function of its kind, or read from JSON or a file. It strikes all calls unless it is
/// told which.
///
/// ```
/// use mock_server::faults::Fault;
///
/// let fault: Fault = Fault::reset_at(40).method("session/runs/*").session("s1").once();
/// let text = r#"{"at_byte":40,"calls":{"times":1},"kind":"reset","method":"session/runs/*","session":"s1"}"#;
/// assert_eq!(serde_json::to_string(&fault).unwrap(), text);
/// let refused = serde_json::from_str::<Fault>(r#"{ "kind": "reset", "at_bite": 40 }"#);
/// assert!(refused.unwrap_err().to_string().contains("`at_bite`"));
/// ```
#[derive(Clone)]
pub struct Fault<W = Settled> {
    kind: Arc<dyn AnyKind>,
    scope: Scope,
    when: PhantomData<W>,
}

impl Fault {
    /// Reads a fault from its members.
    ///
    /// # Errors
    /// When it has no kind or an unknown one, a member that does not fit the kind, or a value out of
    /// its range; the message names the member.
    pub fn from_members(mut members: Map<String, Value>) -> Result<Self, FaultRefused> {
        let kind = match members.remove("kind") {
            Some(Value::String(kind)) => kind,
            Some(_) => return Err(refused("`kind` must be a text")),
            None => return Err(refused("`kind` is missing")),
        };
        let Some(info) = find(&kind) else {
            let names: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
            let kind = quoted(&kind);
            let known = names.join(", ");
            return Err(refused(format!(
                "`kind`: there is no fault {kind}; there are {known}"
            )));
        };
        let named = |what: String| refused(format!("a fault `{}`: {what}", info.name));
        let (scope, settings) = members
            .into_iter()
            .partition(|(name, _)| Scope::MEMBERS.contains(&name.as_str()));
        check_members(info, &settings).map_err(named)?;
        let kind = (info.read)(settings).map_err(named)?;
        let scope: Scope = read_members(scope).map_err(named)?;
        scope.check(info.method).map_err(named)?;
        let fault = Fault {
            kind,
            scope,
            when: PhantomData,
        };
        fault.check_moment().map_err(named)?;
        Ok(fault)
    }

    fn check_moment(&self) -> Result<(), String> {
        match (self.kind.moment(), self.scope.when) {
            (Moment::Before, Some(When::AfterCommit)) => {
                Err("`when`: this kind strikes before acceptance".to_owned())
            }
            (Moment::After, Some(When::BeforeAcceptance)) => {
                Err("`when`: it needs the answer; it strikes after the commit".to_owned())
            }
            (Moment::Waiting, Some(_)) => {
                Err("`when`: this kind strikes when a read begins to wait".to_owned())
            }
            _ => Ok(()),
        }
    }
}

impl<W> Fault<W> {
    pub(super) fn of(kind: impl FaultKind) -> Self {
        Fault {
            kind: Arc::new(kind),
            scope: Scope::default(),
            when: PhantomData,
        }
    }

    /// Strikes calls of this method only; `*` stands for any text, as in `session/*`.
    ///
    /// # Panics
    /// When no method fits, or not the one that the kind works on.
    #[track_caller]
    pub fn method(mut self, pattern: impl Into<String>) -> Self {
        let pattern = pattern.into();
        if let Err(what) = check_method(&pattern, self.kind.info().method) {
            panic!("{what}");
        }
        self.scope.method = Some(pattern);
        self
    }

    /// Strikes calls with this `sessionId` only.
    ///
    /// # Panics
    /// When it has a `*`: this is one id and no pattern.
    #[track_caller]
    pub fn session(mut self, session_id: impl Into<String>) -> Self {
        let session_id = session_id.into();
        if let Err(what) = check_session(&session_id) {
            panic!("{what}");
        }
        self.scope.session = Some(session_id);
        self
    }

    /// Strikes from the so-manieth matching call on, counted from 1; 0 counts as 1.
    pub fn from_call(mut self, number: u64) -> Self {
        self.scope.calls.from = number.max(1);
        self
    }

    /// Strikes so many calls, at least one.
    pub fn times(mut self, times: u64) -> Self {
        self.scope.calls.times = Some(times.max(1));
        self
    }

    /// Strikes one call.
    pub fn once(self) -> Self {
        self.times(1)
    }

    /// Strikes a matching call with a probability of 0 to 1, to which other values are brought.
    /// Equal seeds choose equal calls.
    pub fn probability(mut self, probability: f64, seed: u64) -> Self {
        // Not a number is neither above nor below.
        let probability = if probability > 0.0 { probability } else { 0.0 };
        self.scope.probability = Some(probability.min(1.0));
        self.scope.seed = Some(seed);
        self
    }

    fn members(&self) -> Map<String, Value> {
        let mut members = self.kind.settings();
        members.insert("kind".to_owned(), self.kind.info().name.into());
        if let Ok(Value::Object(scope)) = serde_json::to_value(&self.scope) {
            members.extend(scope);
        }
        members
    }

    fn settled(self, when: Option<When>) -> Fault {
        Fault {
            kind: self.kind,
            scope: Scope { when, ..self.scope },
            when: PhantomData,
        }
    }
}

impl Fault<Open> {
    /// Strikes before the gateway accepts the call: nothing happens but the fault.
    pub fn before_acceptance(self) -> Fault {
        self.settled(Some(When::BeforeAcceptance))
    }

    /// Strikes after the gateway has done what was asked: the answer is lost.
    pub fn after_commit(self) -> Fault {
        self.settled(Some(When::AfterCommit))
    }
}

impl From<Fault<Open>> for Fault {
    fn from(fault: Fault<Open>) -> Fault {
        fault.settled(None)
    }
}

impl Fault {
    pub(super) fn kind(&self) -> &dyn AnyKind {
        &*self.kind
    }

    pub(super) fn scope(&self) -> &Scope {
        &self.scope
    }

    /// When it strikes, settled.
    pub(super) fn moment(&self) -> Moment {
        match (self.kind.moment(), self.scope.when) {
            (Moment::Either, Some(When::AfterCommit)) => Moment::After,
            (Moment::Either, _) => Moment::Before,
            (moment, _) => moment,
        }
    }
}

impl PartialEq for Fault {
    fn eq(&self, other: &Self) -> bool {
        self.members() == other.members()
    }
}

impl<W> fmt::Debug for Fault<W> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Fault({})", Value::Object(self.members()))
    }
}

impl Serialize for Fault {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.members().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Fault {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let members = Map::deserialize(deserializer)?;
        Fault::from_members(members).map_err(serde::de::Error::custom)
    }
}

/// Refuses a member that neither the kind nor the scope has.
fn check_members(kind: &KindInfo, settings: &Map<String, Value>) -> Result<(), String> {
    let members = kind.members();
    let own: Vec<&str> = members.iter().map(|one| one.name.as_str()).collect();
    let known = || own.iter().copied().chain(Scope::MEMBERS);
    let Some(unknown) = settings.keys().find(|name| !own.contains(&name.as_str())) else {
        return Ok(());
    };
    let shown = &unknown[..unknown.floor_char_boundary(80)];
    let tip = nearest(unknown, known());
    let tip = tip.map_or_else(
        || ";".to_owned(),
        |name| format!(", did you mean `{name}`?"),
    );
    let own = match own.as_slice() {
        [] => "no members of its own".to_owned(),
        own => own.join(", "),
    };
    Err(format!(
        "there is no member `{shown}`{tip} the kind has {own}, and every fault {}",
        Scope::MEMBERS.join(", ")
    ))
}

/// Why a fault was refused; it prints as one line that names the member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultRefused {
    message: String,
}

fn refused(message: impl Into<String>) -> FaultRefused {
    FaultRefused {
        message: message.into(),
    }
}

impl fmt::Display for FaultRefused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl std::error::Error for FaultRefused {}
