//! What can be read of the sessions, held to the model.

use proptest::prelude::*;
use serde_json::json;

use super::logs::Log;
use super::model::{Key, runs_page};
use super::ops::NAMES;
use super::sessions::{NOT_FOUND, Reply, Session};
use super::world::{Checked, World, part};
use crate::core_invariants::story_of;

impl World {
    /// Looks at every session, and at where none may be.
    pub(super) fn compare(&mut self) -> Checked {
        let model = self.model.clone();
        for (key, (session, log)) in &model.sessions {
            self.compare_session(key, session, log)?;
        }
        for universe in 0..self.callers.len() {
            for name in &NAMES[..NAMES.len() - 1] {
                if !model.sessions.contains_key(&(universe, (*name).to_owned())) {
                    let found =
                        self.look_for(universe, "session/read", json!({ "sessionId": name }))?;
                    prop_assert_eq!(found, Err(NOT_FOUND), "{} {}", universe, name);
                }
            }
            let listed = self.look(universe, "session/list", json!({ "limit": 200 }))?;
            let rows = listed["sessions"].as_array().cloned().unwrap_or_default();
            let ids: Vec<&str> = rows.iter().filter_map(|row| row["id"].as_str()).collect();
            prop_assert_eq!(&ids, &model.list(universe, None));
            for row in &rows {
                let id = row["id"].as_str().unwrap_or_default().to_owned();
                let (session, _) = &model.sessions[&(universe, id)];
                let lifecycle = if session.closed_at.is_some() {
                    "closed"
                } else {
                    "open"
                };
                prop_assert_eq!(&row["lifecycleStatus"], lifecycle);
                prop_assert_eq!(&row["activity"], session.activity());
            }
        }
        Ok(())
    }

    fn compare_session(&mut self, key: &Key, session: &Session, log: &Log) -> Checked {
        let (universe, id) = key;
        let params = json!({ "sessionId": id, "limit": 100, "runLimit": 2 });
        let read = self.look(*universe, "session/read", params.clone())?;
        let view = &read["session"];
        let expected = [
            ("/status", json!(session.status())),
            ("/activity", json!(session.activity())),
            ("/configRevision", json!(session.revision)),
            ("/config/generation/maxOutputTokens", json!(session.tokens)),
            ("/createdAtMs", json!(session.created_at)),
            ("/updatedAtMs", json!(log.updated_at())),
            ("/closedAtMs", json!(session.closed_at)),
            ("/retention/deleteAfterCloseMs", json!(session.keep_ms)),
            ("/retention/deleteAtMs", json!(session.expires_at())),
            (
                "/displayName",
                json!(session.name.map(|name| format!("name {name}"))),
            ),
            (
                "/metadata/t",
                json!(session.tag.map(|tag| format!("v{tag}"))),
            ),
        ];
        for (pointer, expected) in &expected {
            prop_assert_eq!(part(view, pointer), expected, "{:?} {}", key, pointer);
        }
        let rows: Vec<usize> = session
            .runs
            .newest_first()
            .map(|(number, _)| number)
            .collect();
        if let Reply::Data(parts) = runs_page(&rows, 2) {
            for (pointer, expected) in &parts {
                let found = match pointer.as_str() {
                    "/nextCursor" => &read["nextRunCursor"],
                    "/hasOlderRuns" => &read["hasOlderRuns"],
                    pointer => part(view, pointer),
                };
                prop_assert_eq!(found, expected, "{:?} {}", key, pointer);
            }
        }

        let list = self.look(*universe, "session/runs/list", params)?;
        let views = list["runs"].as_array().cloned().unwrap_or_default();
        story_of(&log.events)?.agrees_with(view, &views)?;
        prop_assert_eq!(views.len(), rows.len());
        for ((number, run), view) in session.runs.newest_first().zip(&views) {
            let pending: Vec<&str> = part(view, "/pendingApprovals")
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|approval| approval["approvalId"].as_str())
                .collect();
            prop_assert_eq!(pending, session.runs.pending_approvals(number));
            let expected = [
                ("/id", json!(format!("run_{number}"))),
                ("/status", json!(run.status.word())),
                ("/acceptedAtMs", json!(run.accepted_at)),
                ("/startedAtMs", json!(run.started_at)),
                ("/completedAtMs", json!(run.ended_at)),
            ];
            for (pointer, expected) in &expected {
                prop_assert_eq!(part(view, pointer), expected, "{:?} {}", key, pointer);
            }
        }
        if let Some((number, run)) = session.runs.newest_first().next() {
            let params = json!({ "sessionId": id, "runId": format!("run_{number}") });
            let whole = self.look(*universe, "session/runs/read", params)?;
            let output = json!(run.output());
            prop_assert_eq!(part(&whole, "/run/outputText"), &output);
        }
        Ok(())
    }
}
