//! Which methods the target has: asked when a check first needs them.

use std::collections::BTreeMap;

use serde_json::json;
use tokio::sync::Mutex;

use crate::check::Check;
use crate::refusal::ErrorClass;
use crate::target::request::Request;
use crate::target::transport::Transport;

/// Which methods the target has, as far as it was asked.
#[derive(Debug, Default)]
pub(super) struct OfferedMethods {
    /// Held while one is asked for, so that checks side by side ask once.
    known: Mutex<BTreeMap<&'static str, bool>>,
}

impl OfferedMethods {
    /// The first method of a check's needs that the target does not have.
    pub(super) async fn absent(
        &self,
        transport: &Transport,
        check: &Check,
    ) -> Option<&'static str> {
        let mut known = self.known.lock().await;
        for method in check.needs.methods {
            let there = if let Some(there) = known.get(method) {
                *there
            } else {
                // The check itself finds out what an answer that does not come means.
                let there = ask(transport, method).await?;
                known.insert(method, there);
                there
            };
            if !there {
                return Some(method);
            }
        }
        None
    }
}

/// Whether the target has a method; `None` when it does not answer.
///
/// Nothing can come of the call: parameters that are a number decode for no method.
async fn ask(transport: &Transport, method: &str) -> Option<bool> {
    let call = Request::call(method, json!(0)).wrong();
    let exchange = transport.send("probe", call).await;
    exchange.response()?;
    Some(!exchange.is_refused_as(ErrorClass::MethodNotFound))
}
