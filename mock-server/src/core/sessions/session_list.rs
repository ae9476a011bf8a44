//! `session/list`.

use api_contract::lightspeed::access::{Attribution, Visibility};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::SessionId;
use api_contract::lightspeed::sessions::{
    SessionList, SessionListParams, SessionListResponse, SessionSummaryView,
};
use api_contract::method::Method as _;
use api_contract::validate::Validate;

use crate::core::access::sessions_elsewhere;
use crate::core::handler::Handler;
use crate::core::refusal::invalid;
use crate::core::state::{Session, SessionPlace};
use crate::core::time::UnixMs;

/// Sessions on a page when the request names no limit.
const DEFAULT_LIMIT: u32 = 50;

/// The most sessions on a page; a greater limit counts as this one.
const MAX_LIMIT: u32 = 200;

impl Handler<'_> {
    pub(super) fn list(
        &mut self,
        params: &SessionListParams,
    ) -> Result<SessionListResponse, AgentApiError> {
        let cursor = params.cursor.as_deref().map(read_cursor).transpose()?;
        let rules = self.rules.session_lists();
        let limit = rules.page_limit(params.limit.unwrap_or(DEFAULT_LIMIT).min(MAX_LIMIT));
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let universe = self.universe();
        let mut found = universe
            .sessions_after(cursor.as_ref(), rules)
            .filter(|session| passes(session, params))
            .peekable();
        let mut sessions: Vec<SessionSummaryView> =
            Vec::with_capacity(limit.min(universe.session_count()));
        while sessions.len() < limit
            && let Some(session) = found.next()
        {
            sessions.push(session.summary_view());
        }
        let next = sessions
            .last()
            .map(write_cursor)
            .or_else(|| params.cursor.clone());
        let next_cursor = next.filter(|_| rules.has_next(found.peek().is_some()));
        drop(found);
        if self.rules.access().crosses_universes(SessionList::NAME) {
            let elsewhere = sessions_elsewhere(self.state, self.caller);
            sessions.extend(elsewhere.map(Session::summary_view));
        }
        Ok(SessionListResponse {
            sessions,
            next_cursor,
        })
    }
}

/// Whether a session passes every filter. No session of this gateway was started by another one.
fn passes(session: &Session, filters: &SessionListParams) -> bool {
    filters
        .closed
        .is_none_or(|closed| closed != session.is_open())
        && filters
            .managed
            .is_none_or(|managed| managed == session.is_managed())
        && filters.subagent != Some(true)
        && filters.parent.is_none()
        && filters.visible_to.as_ref().is_none_or(|actor| {
            session.access.visibility == Visibility::Universe
                || session.access.created_by == Some(Attribution::Actor { id: actor.clone() })
        })
        && (filters.trees.is_empty() || filters.trees.contains(&session.id))
        && filters.metadata.iter().all(|(key, wanted)| {
            session
                .metadata
                .0
                .get(key)
                .is_some_and(|value| wanted.is_empty() || value == wanted)
        })
}

fn write_cursor(last: &SessionSummaryView) -> String {
    format!("{}:{}", last.updated_at_ms, last.id)
}

fn read_cursor(text: &str) -> Result<SessionPlace, AgentApiError> {
    let read = |text: &str| {
        let (updated_at, id) = text.split_once(':')?;
        let digits = !updated_at.is_empty() && updated_at.bytes().all(|byte| byte.is_ascii_digit());
        let updated_at = UnixMs(updated_at.parse().ok().filter(|_| digits)?);
        let id = SessionId::new(id);
        id.validate()
            .is_ok()
            .then_some(SessionPlace { updated_at, id })
    };
    read(text).ok_or_else(|| invalid("`cursor` must be the `nextCursor` of an earlier page"))
}
