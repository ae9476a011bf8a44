//! The program's door: a function call. Memory stays flat however many requests there are.

use std::sync::Arc;

use super::gateway::{Gateway, GatewayAnswer};
use super::message::HttpRequest;

/// Calls the gateway.
#[derive(Clone)]
pub(crate) struct Direct {
    gateway: Arc<Gateway>,
}

impl Direct {
    pub(crate) fn new(gateway: Arc<Gateway>) -> Self {
        Direct { gateway }
    }

    pub(crate) fn gateway(&self) -> &Arc<Gateway> {
        &self.gateway
    }

    pub(crate) fn answer(&self, request: &HttpRequest) -> GatewayAnswer {
        self.gateway.answer(request)
    }
}
