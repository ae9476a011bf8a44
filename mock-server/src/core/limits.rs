//! The refusals of what is beyond a limit.

use api_contract::lightspeed::CONTRACT;
use api_contract::lightspeed::error::{AgentApiError, AgentApiErrorKind};

use super::Core;
use super::config::CoreLimits;
use super::handler::{Handler, MethodResult};
use super::refusal::{invalid, rejected};
use super::state::Universe;

/// The most bytes that the response of a list may have, without the envelope.
const MAX_LIST_BYTES: usize = 2 * 1024 * 1024;

/// Refuses a response that is longer than the deployment sends, where the contract has an error for
/// that: of the lists. Whatever else is long has to be whole.
pub(crate) fn check_size(method: &str, outcome: &mut MethodResult) {
    let bytes = outcome.as_ref().map_or(0, String::len);
    if bytes <= MAX_LIST_BYTES {
        return;
    }
    let Some(method) = CONTRACT.method(method).map(|method| &method.info) else {
        return;
    };
    let kind = AgentApiErrorKind::ResponseTooLarge;
    if !method.errors.contains(&kind.as_str()) {
        return;
    }
    let way_out = if method.paginated {
        "ask for fewer with `limit`"
    } else {
        "delete what is no longer needed"
    };
    let message = format!(
        "the list has {bytes} bytes, and {MAX_LIST_BYTES} is the most that is sent; {way_out}"
    );
    *outcome = Err(AgentApiError::new(kind, message).into());
}

impl Core {
    pub(crate) fn limits(&self) -> CoreLimits {
        self.config.limits
    }

    /// Takes other limits. What is beyond them already stays.
    pub fn set_limits(&mut self, limits: CoreLimits) {
        self.config.limits = limits;
    }

    pub(super) fn may_park(&self) -> bool {
        let most = self.config.limits.waiters;
        let waiting = self.parking.len() + self.parking.held.for_turn();
        most.is_none_or(|most| waiting < most)
    }
}

impl CoreLimits {
    /// One more call may not wait.
    pub(crate) fn too_many_waiters(self) -> AgentApiError {
        let most = self.waiters.unwrap_or(usize::MAX);
        rejected(format!(
            "{most} calls wait already, the limit of waiters; read without `waitMs`, append between turns, \
             let some end, or raise the limit"
        ))
    }
}

impl Handler<'_> {
    /// Whether one more session may be started.
    pub(crate) fn check_room(&self) -> Result<(), AgentApiError> {
        let Some(most) = self.config.limits.sessions else {
            return Ok(());
        };
        let universes = self.state.universes();
        let count: usize = universes
            .map(|(_, universe)| Universe::session_count(universe))
            .sum();
        if count < most {
            return Ok(());
        }
        Err(rejected(format!(
            "there are {count} sessions, and {most} is the limit of sessions; delete some, or raise the \
             limit"
        )))
    }

    /// Whether a request may have so many items in this member.
    pub(crate) fn check_items(&self, member: &str, count: usize) -> Result<(), AgentApiError> {
        let most = self.config.limits.items;
        if count <= most {
            return Ok(());
        }
        Err(invalid(format!(
            "`{member}` has {count} items, and {most} is the limit of items in a request; send fewer at \
             a time, or raise the limit"
        )))
    }
}
