//! `session/runs/start`.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::RunId;
use api_contract::lightspeed::model::{GenerationConfig, ToolChoice};
use api_contract::lightspeed::runs::{RunStartParams, RunStartSource, RunView};

use crate::core::handler::Handler;
use crate::core::input::Input;
use crate::core::refusal::{invalid, not_open, rejected};
use crate::core::session_config;
use crate::core::state::{Session, Submission};
use crate::core::worker::NewRun;

impl Handler<'_> {
    /// The order of the checks is part of the behaviour: a repeated submission finds its run even
    /// in a closed session, but not when it is malformed.
    pub(super) fn start_run(&mut self, params: RunStartParams) -> Result<RunView, AgentApiError> {
        let id = params.session_id;
        let (session, universe) = self.find(&id)?;
        if params.notify_on_terminal.is_some() && !session.is_managed() {
            let message = "`notifyOnTerminal` needs a session with a lifecycle controller";
            return Err(invalid(message));
        }
        let config = session_config::overrides(params.config, &session.config)?;
        let RunStartSource::Input { items } = params.source;
        let mut input = Input::read(items, &universe.blobs, self.rules)?;
        let submission = Submission {
            items: std::mem::take(&mut input.items),
            config,
            notify: params.notify_on_terminal,
        };

        let stored = params
            .submission_id
            .as_ref()
            .and_then(|id| session.runs.of_submission(id));
        let earlier = self
            .rules
            .submissions()
            .earlier_run(stored)
            .and_then(|number| session.runs.get(number));
        if let Some(earlier) = earlier {
            let same = earlier.submission == submission;
            return if self.rules.submissions().replay_matches(same) {
                Ok(earlier.view(&universe.blobs))
            } else {
                let message = "the submission id belongs to a run with other input or settings";
                Err(rejected(message))
            };
        }
        let rules = self.rules.runs();
        if let Some(closed_at) = session.closed_at
            && !rules.may_start_after_close(closed_at.until(self.now()))
        {
            return Err(not_open(&id));
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
        let number = self.work(&id, |worker| {
            input.store(worker.blobs);
            let number = worker.accept(NewRun {
                submission_id,
                submission,
                text: input.text,
                requested_by,
            });
            worker.step_ahead(number, rules.answered_after_ms());
            number
        })?;
        self.run_view(&id, &RunId::from_number(number))
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
