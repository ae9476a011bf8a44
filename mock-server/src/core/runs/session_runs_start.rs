//! `session/runs/start`.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{RunId, SessionId};
use api_contract::lightspeed::model::{GenerationConfig, ToolChoice};
use api_contract::lightspeed::runs::{RunStartParams, RunStartSource, RunView};

use super::earlier::Earlier;
use crate::core::handler::Handler;
use crate::core::input::Input;
use crate::core::refusal::{invalid, not_open, rejected};
use crate::core::session_config;
use crate::core::state::{Session, Submission};
use crate::core::worker::NewRun;

impl Handler<'_> {
    pub(super) fn start_run(&mut self, params: RunStartParams) -> Result<RunView, AgentApiError> {
        let (id, submission_id) = (params.session_id.clone(), params.submission_id.clone());
        let outcome = self.submit(params);
        if let (Err(_), Some(submission_id)) = (&outcome, submission_id)
            && self.rules.submissions().refusal_uses_up_id()
        {
            self.work(&id, |worker| worker.session.runs.use_up(submission_id))?;
        }
        outcome
    }

    /// The order of the checks is part of the behaviour: a repeated submission finds its run even
    /// in a closed session, but not when it is malformed.
    fn submit(&mut self, params: RunStartParams) -> Result<RunView, AgentApiError> {
        let id = params.session_id;
        let (session, universe) = self.find(&id)?;
        if params.notify_on_terminal.is_some() && !session.is_managed() {
            let message = "`notifyOnTerminal` needs a session with a lifecycle controller";
            return Err(invalid(message));
        }
        let config = session_config::overrides(params.config, &session.config)?;
        let RunStartSource::Input { items } = params.source;
        self.check_items("source.items", items.len())?;
        let mut input = Input::read(items, &universe.blobs, self.rules)?;
        let submission = Submission {
            items: std::mem::take(&mut input.items),
            config,
            notify: params.notify_on_terminal,
            wording: self.rules.submissions().wording(self.body),
        };

        if let Some(earlier) = self.earlier(&id, params.submission_id.as_ref(), &submission)
            && let Some(answer) = self.replay(&id, earlier)
        {
            return answer;
        }
        let session = self.session(&id)?;
        let closed_ms_ago = session.closed_at.map(|at| at.until(self.now()));
        if !self.rules.sessions().takes_runs(closed_ms_ago) {
            return Err(not_open(&id));
        }
        let mut used = params.submission_id.iter();
        if used.any(|submission_id| session.runs.is_used_up(submission_id)) {
            return Err(rejected(
                "the submission id belongs to a refused submission",
            ));
        }
        let overrides = submission.config.as_ref();
        check_tool_choice(
            overrides.and_then(|config| config.generation.as_ref()),
            session,
        )?;

        if !session.runs.has_open() {
            self.look_for_skills(&id)?;
        }
        let submission_id = params
            .submission_id
            .unwrap_or_else(|| self.state.ids.submission());
        let requested_by = self.caller.attribution.clone();
        let scenarios = &self.config.scenarios;
        let number = self.work(&id, |worker| {
            input.store(worker.blobs);
            worker.accept(NewRun {
                submission_id,
                submission,
                text: input.text,
                requested_by,
                scenarios,
            })
        })?;
        self.run_view(&id, &RunId::from_number(number))
    }

    /// The answer to a submission whose id was used before; none when it counts as a new one.
    fn replay(
        &mut self,
        id: &SessionId,
        earlier: Earlier,
    ) -> Option<Result<RunView, AgentApiError>> {
        let rules = self.rules.submissions();
        let replay = rules.is_replay(earlier.compared);
        if !replay && rules.conflict_makes_run(earlier.run) {
            return None;
        }
        if rules.tells_again(replay) {
            let by = self.caller.attribution.clone();
            let told = self.work(id, |worker| {
                worker.tell_accepted(earlier.number, &earlier.submission_id, &earlier.items, by);
            });
            if let Err(error) = told {
                return Some(Err(error));
            }
        }
        Some(if replay {
            Ok(rules.replayed_view(earlier.view))
        } else {
            let message = "the submission id belongs to a run with other input or settings";
            Err(rejected(message))
        })
    }
}

/// A tool that the model must call has to be there.
fn check_tool_choice(
    generation: Option<&GenerationConfig>,
    session: &Session,
) -> Result<(), AgentApiError> {
    match generation.and_then(|generation| generation.tool_choice.as_ref()) {
        Some(ToolChoice::Specific { tool_id }) if !session.has_tool(tool_id) => {
            Err(rejected(format!("the session has no tool {tool_id}")))
        }
        _ => Ok(()),
    }
}
