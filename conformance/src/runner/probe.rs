//! Is there somebody who speaks JSON-RPC?

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::methods::{Initialize, Method as _};
use crate::record::exchange::{Ending, Exchange, Stage};
use crate::refusal::ErrorClass;
use crate::target::Target;
use crate::target::request::Request;
use crate::target::transport::Transport;

/// A target that is not up yet is asked again after this long.
const PACE: Duration = Duration::from_millis(50);

/// Statuses of a proxy whose server is not up yet.
const NOT_UP_YET: [u16; 3] = [502, 503, 504];

/// Waits until the target answers `initialize`, for as long as it may take to start.
///
/// # Errors
/// Why no check can be run: nobody answers, or somebody who does not speak JSON-RPC, or who does
/// not accept the credential.
pub(crate) async fn startup(transport: &Transport) -> Result<(), String> {
    let limit = transport.target.timeouts.startup();
    let deadline = Instant::now() + limit;
    loop {
        let rest = deadline.saturating_duration_since(Instant::now());
        let exchange = initialize(transport, rest.max(PACE)).await;
        match judge(&exchange, &transport.target) {
            Ok(()) => return Ok(()),
            Err(Refused::ForGood(why)) => return Err(why),
            Err(Refused::ForNow(why)) if Instant::now() + PACE >= deadline => {
                return Err(format!("{why} (waited {} ms)", limit.as_millis()));
            }
            Err(Refused::ForNow(_)) => sleep(PACE).await,
        }
    }
}

/// Whether the target still answers.
///
/// # Errors
/// Why it does not.
pub(crate) async fn is_alive(transport: &Transport) -> Result<(), String> {
    let exchange = initialize(transport, transport.target.timeouts.call()).await;
    match judge(&exchange, &transport.target) {
        Ok(()) => Ok(()),
        Err(Refused::ForNow(why) | Refused::ForGood(why)) => Err(why),
    }
}

async fn initialize(transport: &Transport, limit: Duration) -> Exchange {
    let request = Request::call(Initialize::NAME, json!({})).timeout(limit);
    transport.send("probe", request).await
}

enum Refused {
    /// It may be starting.
    ForNow(String),
    /// It is up, and of no use.
    ForGood(String),
}

fn judge(exchange: &Exchange, target: &Target) -> Result<(), Refused> {
    let response = match exchange.ending() {
        Ending::Answered(response) => response,
        Ending::Cut(_) => return Err(Refused::ForGood("the suite cut its own probe".to_owned())),
        Ending::Broken(broken) if broken.stage == Stage::Transfer => {
            return Err(Refused::ForGood(broken.detail.clone()));
        }
        Ending::Broken(broken) => return Err(Refused::ForNow(broken.detail.clone())),
    };
    if NOT_UP_YET.contains(&response.status) {
        return Err(Refused::ForNow(format!(
            "the endpoint answers HTTP {}",
            response.status
        )));
    }
    let is_rpc = exchange
        .envelope()
        .is_some_and(|envelope| envelope.answer.is_response());
    if !is_rpc {
        return Err(Refused::ForGood(format!(
            "the endpoint's answer to {} is not JSON-RPC (HTTP {}, {}); does the URL end in /rpc?",
            Initialize::NAME,
            response.status,
            response.header("content-type").unwrap_or("no content type"),
        )));
    }
    let auth = [ErrorClass::Unauthenticated, ErrorClass::Forbidden];
    if let Some(error) = exchange.error()
        && auth.iter().any(|class| exchange.is_refused_as(*class))
    {
        return Err(Refused::ForGood(format!(
            "the endpoint refuses the credential: {error}; {}",
            way_out(target)
        )));
    }
    Ok(())
}

/// What to do about a credential that is refused.
fn way_out(target: &Target) -> String {
    let names: Vec<_> = target.headers.variables().map(|(name, _)| name).collect();
    let sent = match names.as_slice() {
        [] => "none was sent; pass one by".to_owned(),
        names => format!("{} was sent; a key is passed by", names.join(" and ")),
    };
    format!("{sent} --header-env authorization=VAR, where VAR holds `Bearer KEY`")
}
