//! The fake gateway as a target: the one place where the suite knows of it.

use std::sync::Arc;

use mock_server::FakeGateway;

use crate::target::Target;
use crate::target::endpoint::{Endpoint, EndpointError};
use crate::target::hooks::{Hook, HookError, HookFuture, Hooks};

/// A fake gateway that runs in this process until it is dropped.
pub struct Embedded {
    gateway: Arc<FakeGateway>,
}

impl Embedded {
    /// Starts a fake gateway on a free port of the loopback interface.
    pub async fn start() -> Self {
        Embedded {
            gateway: Arc::new(FakeGateway::start().await),
        }
    }

    /// A fake gateway that was started otherwise, e.g. with a defect.
    pub fn of(gateway: FakeGateway) -> Self {
        Embedded {
            gateway: Arc::new(gateway),
        }
    }

    /// The fake as a target, with its hooks.
    ///
    /// # Errors
    /// When the fake's address is not one that the suite can use, which would be a fault of either.
    pub fn target(&self) -> Result<Target, EndpointError> {
        let endpoint = Endpoint::parse(self.gateway.endpoint())?;
        Ok(Target {
            hooks: Arc::new(Trim(Arc::clone(&self.gateway))),
            ..Target::new(endpoint)
        })
    }
}

struct Trim(Arc<FakeGateway>);

impl Hooks for Trim {
    fn offers(&self, hook: Hook) -> bool {
        match hook {
            Hook::Trim => true,
        }
    }

    fn trim<'a>(&'a self, session: &'a str, through: u64) -> HookFuture<'a> {
        let trimmed = self
            .0
            .trim(session, through)
            .map_err(|why| HookError(why.to_string()));
        Box::pin(std::future::ready(trimmed))
    }
}
