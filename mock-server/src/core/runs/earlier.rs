//! The earlier submission that a submission may repeat.

use api_contract::lightspeed::ids::{SessionId, SubmissionId};
use api_contract::lightspeed::runs::RunView;

use crate::core::handler::Handler;
use crate::core::rules::{Comparison, EarlierRun, SubmissionScope};
use crate::core::state::{Accepted, Run, Session, Submission, Universe};

/// The run of an earlier submission, as the answer to the later one needs it.
pub(super) struct Earlier {
    pub(super) number: u64,
    pub(super) submission_id: SubmissionId,
    pub(super) items: Vec<Accepted>,
    pub(super) view: RunView,
    pub(super) compared: Comparison,
    pub(super) run: EarlierRun,
}

impl Handler<'_> {
    /// The run that was made by a submission of the same id.
    pub(super) fn earlier(
        &self,
        id: &SessionId,
        submission_id: Option<&SubmissionId>,
        submission: &Submission,
    ) -> Option<Earlier> {
        let (session, universe) = self.find(id).ok()?;
        let rules = self.rules.submissions();
        let (run, universe) = match submission_id {
            Some(submission_id) => self.submitted(session, universe, submission_id)?,
            None if rules.content_is_an_id() => {
                let mut runs = session.runs.all().iter();
                (runs.find(|run| run.submission == *submission)?, universe)
            }
            None => return None,
        };
        let found = EarlierRun {
            ended: run.status.is_terminal(),
            age_ms: self.now().0.saturating_sub(run.accepted_at.0),
        };
        rules.is_found(found).then(|| Earlier {
            number: run.number,
            submission_id: run.submission_id.clone(),
            items: run.submission.items.clone(),
            view: run.view(&universe.blobs),
            compared: run.submission.compare(submission),
            run: found,
        })
    }

    /// The run of a submission id, and the universe it is in: as a rule that of the session.
    fn submitted<'a>(
        &'a self,
        session: &'a Session,
        universe: &'a Universe,
        submission_id: &SubmissionId,
    ) -> Option<(&'a Run, &'a Universe)> {
        let of = |session: &'a Session| {
            let number = session.runs.of_submission(submission_id)?;
            session.runs.get(number)
        };
        let within = |universe: &'a Universe| {
            let run = universe.sessions().find_map(of)?;
            Some((run, universe))
        };
        let own = of(session).map(|run| (run, universe));
        own.or_else(|| match self.rules.submissions().scope() {
            SubmissionScope::Session => None,
            SubmissionScope::Universe => within(universe),
            SubmissionScope::OtherUniverses => {
                let universes = self.state.universes().map(|(_, universe)| universe);
                let mut others = universes.filter(|other| !std::ptr::eq(*other, universe));
                others.find_map(within)
            }
        })
    }
}
