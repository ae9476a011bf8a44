//! The fake gateway as a target: the one place where the suite knows of it.

use std::sync::Arc;

use mock_server::core::{AccessMode, ControlRefused};
use mock_server::faults::StateAfter;
use mock_server::{Control, FakeGateway, FakeGatewayBuilder};
use serde_json::{Value, json};

use crate::target::Target;
use crate::target::endpoint::{Endpoint, EndpointError};
use crate::target::headers::Headers;
use crate::target::hooks::{Action, Hook, HookError, HookFuture, Hooks};

/// The universes of the two tenants.
const UNIVERSES: [&str; 2] = [
    "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21",
    "b27c9b0e-64d1-4c3b-8f0a-91d6f1f0c3a4",
];

/// How much of a key may be shown: it is named by that.
const PREFIX_LENGTH: usize = 12;

/// A fake gateway that runs in this process until it is dropped.
pub struct Embedded {
    gateway: Arc<FakeGateway>,
    tenants: Vec<Headers>,
}

impl Embedded {
    /// Starts a fake gateway with two tenants, who have a key each, on a free port of the loopback
    /// interface.
    ///
    /// # Panics
    /// When no port can be had.
    pub async fn start() -> Self {
        match Embedded::settings().start().await {
            Ok(gateway) => Embedded::of(gateway),
            Err(why) => panic!("{why}"),
        }
    }

    /// The settings of the fake gateway that [`Embedded::start`] starts.
    pub fn settings() -> FakeGatewayBuilder {
        UNIVERSES.into_iter().fold(
            FakeGateway::builder().auth(AccessMode::ApiKey),
            FakeGatewayBuilder::universe,
        )
    }

    /// A fake gateway that was started otherwise, e.g. with a defect. Where its callers show keys, the
    /// tenants are its first two universes.
    pub fn of(gateway: FakeGateway) -> Self {
        let control = gateway.control();
        let tenants = match gateway.bootstrap_key() {
            Some(_) => (1..).zip(control.universes()),
            None => (1..).zip(Vec::new()),
        };
        let tenants = tenants
            .take(UNIVERSES.len())
            .filter_map(|(number, universe)| {
                let secret = control.create_key(universe).ok()?;
                let mut headers = Headers::default();
                let pair = format!("authorization=FAKE_KEY_{number}");
                headers.add(&pair, |_| Some(bearer(&secret))).ok()?;
                Some(headers)
            })
            .collect();
        Embedded {
            gateway: Arc::new(gateway),
            tenants,
        }
    }

    /// The fake as a target, with its hooks.
    ///
    /// # Errors
    /// When the fake's address is not one that the suite can use, which would be a fault of either.
    pub fn target(&self) -> Result<Target, EndpointError> {
        let endpoint = Endpoint::parse(self.gateway.endpoint())?;
        let mut tenants = self.tenants.iter().cloned();
        Ok(Target {
            headers: tenants.next().unwrap_or_default(),
            second: tenants.next(),
            hooks: Arc::new(Controlled(Arc::clone(&self.gateway))),
            ..Target::new(endpoint)
        })
    }
}

fn bearer(secret: &str) -> String {
    format!("Bearer {secret}")
}

/// What the handle on a fake gateway offers.
struct Controlled(Arc<FakeGateway>);

impl Hooks for Controlled {
    fn offers(&self, hook: Hook) -> bool {
        match hook {
            Hook::Trim | Hook::Restart | Hook::BigSeqs => true,
            Hook::Keys => self.0.bootstrap_key().is_some(),
        }
    }

    fn act<'a>(&'a self, action: Action<'a>) -> HookFuture<'a> {
        let done = act(&self.0.control(), action).map_err(|why| HookError(why.to_string()));
        Box::pin(std::future::ready(done))
    }
}

fn act(control: &Control, action: Action<'_>) -> Result<Value, ControlRefused> {
    match action {
        Action::Trim { session, through } => control.trim(session, through)?,
        Action::Restart => control.restart(StateAfter::Kept),
        Action::BigSeqs { session, through } => control.leap(session, through).map(drop)?,
        Action::RevokeKey { id } => control.revoke_key(id)?,
        Action::CreateKey => {
            let first = control.universes().into_iter().next();
            let secret = control.create_key(first.ok_or(ControlRefused::NoKeys)?)?;
            let id = secret.get(..PREFIX_LENGTH).unwrap_or_default();
            return Ok(json!({
                "header": "authorization",
                "value": bearer(&secret),
                "id": id,
            }));
        }
    }
    Ok(Value::Null)
}
